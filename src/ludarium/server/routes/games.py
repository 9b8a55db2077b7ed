"""What can be played, and by which rules."""

from __future__ import annotations

from importlib.metadata import version

from litestar import get
from litestar.datastructures import State

from ludarium.server import problems
from ludarium.server.problems import ProblemError
from ludarium.server.protocol import GameInfo, Here
from ludarium.server.routes.given import Language, TheCatalog, Word
from ludarium.table.errors import LudariumError
from ludarium.table.rulebook import Clause


@get("/here", responses=problems.may_answer(429))
async def here(state: State) -> Here:
    """Who answers on this port, and where else it can be reached."""
    return Here(version("ludarium"), list(state.settings.addresses))


@get("/games", responses=problems.may_answer(429), sync_to_thread=True)
def games(catalog: TheCatalog) -> list[GameInfo]:
    """The games installed here, with what their tables may be like."""
    return catalog.infos()


@get("/games/{game_id:str}/rulebook", responses=problems.may_answer(400, 404, 429), sync_to_thread=True)
def rulebook(catalog: TheCatalog, game_id: Word, lang: Language = "en") -> list[Clause]:
    """The rules by clauses; in English where the language asked for has none."""
    try:
        game = catalog.game(game_id)
    except LudariumError:
        raise ProblemError(404, "no-such-game") from None
    return game.rulebook(lang).clauses
