"""What can be played, and by which rules."""

from __future__ import annotations

from importlib.metadata import version
from typing import Any

from litestar import get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from ludarium.server import problems
from ludarium.server.catalog import Catalog
from ludarium.server.making import judge_brings
from ludarium.server.problems import ProblemError
from ludarium.server.protocol import BringsJudged, BringsWanted, GameInfo, Here
from ludarium.server.routes.given import Language, PackName, TheCatalog, Word
from ludarium.table.errors import LudariumError
from ludarium.table.game import Game
from ludarium.table.pack import HOUSE
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
    return _found(catalog, game_id).rulebook(lang).clauses


@get("/games/{game_id:str}/catalogue", responses=problems.may_answer(400, 404, 429), sync_to_thread=True)
def catalogue(catalog: TheCatalog, game_id: Word, pack_name: PackName = HOUSE) -> Any:
    """All that is printed on a game's cards, for those who choose what to bring."""
    game = _found(catalog, game_id)
    if game.catalogue is None:
        raise ProblemError(404, "nothing-here")
    try:
        pack = catalog.pack(game, pack_name)
    except LudariumError:
        raise ProblemError(404, "nothing-here", "pack") from None
    return game.catalogue(game.open_box(game.read_options({}, pack), pack, game.seats.start))


@post(
    "/games/{game_id:str}/brings",
    status_code=200,
    responses=problems.may_answer(400, 404, 413, 429),
    sync_to_thread=True,
)
def brings(catalog: TheCatalog, game_id: Word, data: JSONBody[BringsWanted]) -> BringsJudged:
    """Whether a seat could bring this: every reason against it, each with its clause."""
    game = _found(catalog, game_id)
    if game.brings is None:
        raise ProblemError(404, "nothing-here")
    return judge_brings(catalog, game, data)


def _found(catalog: Catalog, id: str) -> Game:
    try:
        return catalog.game(id)
    except LudariumError:
        raise ProblemError(404, "no-such-game") from None
