"""What can be played, and by which rules."""

from __future__ import annotations

from importlib.metadata import version
from typing import Annotated

from litestar import get
from litestar.datastructures import State
from litestar.params import Parameter

from ludarium.server import problems
from ludarium.server.catalog import Catalog
from ludarium.server.problems import ProblemError
from ludarium.server.protocol import GameInfo, Here
from ludarium.table.errors import LudariumError
from ludarium.table.rulebook import Clause

Language = Annotated[str, Parameter(query="lang", pattern="^[a-z]{2}$", default="en")]


@get("/here", responses=problems.may_answer(429))
async def here(state: State) -> Here:
    """Who answers on this port, and where else it can be reached."""
    return Here(version("ludarium"), list(state.settings.addresses))


@get("/games", responses=problems.may_answer(429), sync_to_thread=True)
def games(catalog: Catalog) -> list[GameInfo]:
    """The games installed here, with what their tables may be like."""
    return catalog.infos()


@get("/games/{game_id:str}/rulebook", responses=problems.may_answer(400, 404, 429), sync_to_thread=True)
def rulebook(catalog: Catalog, game_id: str, lang: Language) -> list[Clause]:
    """The rules by clauses; in English where the language asked for has none."""
    try:
        game = catalog.game(game_id)
    except LudariumError:
        raise ProblemError(404, "no-such-game") from None
    return game.rulebook(lang).clauses
