"""What seats bring: looked at, judged, taken along to a table, told to nobody."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludarium.table.choice import Refusal
from ludarium.table.game import Remark
from ludarium.table.phrase import Phrase
from tests.server.online import HARBOUR as PLAIN
from tests.server.online import Player, served, settings_for
from tests.server.test_guard import problem
from tests.toys.harbour import HARBOUR

pytestmark = pytest.mark.anyio


class Ship(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    masts: int
    name: str = ""


class Printed(msgspec.Struct):
    hand: int


def no_rafts(box: Any, brings: dict[int, Ship]) -> list[Refusal]:
    del box
    return [Refusal("HB-1.1", "raft", n=seat) for seat, ship in brings.items() if ship.masts < 1]


def praise(box: Any, ship: Ship) -> list[Remark]:
    del box
    return [Remark("HB-1.1", Phrase("fast"))] if ship.masts > 2 else []


SHIPS = msgspec.structs.replace(
    HARBOUR,
    id="ships",
    brings=Ship,
    unfit=no_rafts,
    remarks=praise,
    catalogue=lambda box: Printed(box.options.hand),
)
HERE = "tests.server.test_brings:SHIPS"


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[str]:
    async with served(settings_for(tmp_path, games=(PLAIN, HERE))) as address:
        yield address


async def test_what_is_printed_is_told_of_games_and_packs_that_have_it(server: str) -> None:
    async with Player(server) as anna:
        assert await anna.get("/games/ships/catalogue") == {"hand": 4}
        assert await anna.get("/games/ships/catalogue?pack=house") == {"hand": 4}
        problem(await anna.http.get("/games/ships/catalogue?pack=../house"), 404, "nothing-here", "pack")
        problem(await anna.http.get("/games/harbour/catalogue"), 404, "nothing-here")
        problem(await anna.http.get("/games/chess/catalogue"), 404, "no-such-game")
        games = {game["id"]: game["brings"] for game in await anna.get("/games")}
        assert (games["harbour"], games["ships"]) == (False, True)


async def test_it_is_judged_before_there_is_a_table(server: str) -> None:
    async with Player(server) as anna:
        raft = await anna.post("/games/ships/brings", {"brings": {"masts": 0}})
        assert [(one["clause"], one["said"]["args"]) for one in raft["refused"]] == [("HB-1.1", {"n": 0})]
        clipper = await anna.post("/games/ships/brings", {"brings": {"masts": 3}})
        assert (clipper["refused"], [one["said"]["id"] for one in clipper["remarks"]]) == ([], ["fast"])
        broken = await anna.http.post("/games/ships/brings", json={"brings": {"masts": "many"}})
        problem(broken, 400, "not-possible-so", "brings")
        problem(await anna.http.post("/games/harbour/brings", json={"brings": {}}), 404, "nothing-here")


async def test_nobody_is_told_what_others_bring(server: str) -> None:
    secret = "a-name-nobody-else-writes"
    async with Player(server) as anna, Player(server) as boris:
        mine = {"who": "me", "brings": {"masts": 2, "name": secret}}
        made = await anna.post("/tables", {"game": "ships", "seats": [mine, {"who": "friend"}]})
        invitation = made["seats"][1]["invitation"]
        refused = await boris.http.post(f"/invitations/{invitation}", json={"brings": {"masts": 0}})
        problem(refused, 400, "not-possible-so", "brings")
        await boris.post(f"/invitations/{invitation}", {"brings": {"masts": 1}})
        await boris.get(f"/tables/{made['id']}")
        assert not any(secret in heard for heard in boris.heard)


async def test_who_brings_something_is_told_it_again_for_another_match(server: str) -> None:
    async with Player(server) as anna, Player(server) as boris:
        mine, bots = ({"masts": n, "name": "x"} for n in (2, 3))
        seats = [
            {"who": "me", "brings": mine},
            {"who": "friend"},
            {"who": "bot", "level": "random", "brings": bots},
        ]
        made = await anna.post("/tables", {"game": "ships", "seats": seats})
        theirs = {"masts": 1, "name": "y"}
        await boris.post(f"/invitations/{made['seats'][1]['invitation']}", {"brings": theirs})
        for who, told in ((anna, [mine, None, bots]), (boris, [None, theirs, None])):
            table = await who.get(f"/tables/{made['id']}")
            assert [seat["brings"] for seat in table["seats"]] == told
