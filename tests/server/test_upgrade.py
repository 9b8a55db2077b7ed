"""A rule is changed in the midst of a match: it goes on where nothing is different, else its turn begins anew."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludarium.server.settings import Settings
from ludarium.table import game as games
from ludarium.table.errors import LudariumError
from ludarium.table.game import Game
from ludarium.table.table import Table
from tests.server.online import Player, served, settings_for
from tests.toys.harbour import HARBOUR, Rules, State, played_by

pytestmark = pytest.mark.anyio

DRAW, PLAY, TRADE = range(3)


class DearTrade(Rules):
    """Trading brings ten more than it did."""

    def trade(self, t: Any, s: State, me: int) -> None:
        super().trade(t, s, me)
        s.gold[me] += 10


class LateRule(Rules):
    """Something is different that has not happened yet."""

    def give(self, t: Any, s: State) -> Any:
        s.gold[0] += 1
        yield from super().give(t, s)


def richer(_t: Table[Any], state: dict[str, Any]) -> dict[str, Any]:
    """The step from rules 1 to rules 2."""
    return {**state, "gold": [gold + 100 for gold in state["gold"]]}


def spoilt(_t: Table[Any], _state: dict[str, Any]) -> dict[str, Any]:
    raise LudariumError("this state can't be taken over")


@pytest.fixture(autouse=True)
def _no_harbour_afterwards() -> Iterator[None]:
    with games.at_hand(HARBOUR):
        yield


def version(rules: Rules, number: int, **others: Any) -> Game:
    return msgspec.structs.replace(played_by(rules), rules=number, **others)


@asynccontextmanager
async def upgraded(settings: Settings, game: Game) -> Any:
    """A server that starts with these rules of the same game."""
    games.add(game)
    async with served(msgspec.structs.replace(settings, games=())) as server:
        yield server


async def begun(settings: Settings) -> tuple[dict[str, Any], Any]:
    """In the old rules: one whole turn, and half of the next one. The state and the cookie."""
    async with served(settings) as server, Player(server) as anna:
        await anna.make("mm")
        await anna.come(anna.table["id"])
        while len(anna.states) < 2:
            await anna.hear()
        for option in (TRADE, TRADE, TRADE):
            found = anna.asked()
            assert found is not None
            await anna.answer(found[0], option)
            await anna.until("ack")
            await anna.caught_up()
        return {"id": anna.table["id"], **anna.states[1]}, anna.http.cookies


async def resumed(server: str, before: dict[str, Any], cookies: Any) -> Player:
    anna = await Player(server).__aenter__()
    anna.http.cookies = cookies
    await anna.come(before["id"])
    while len(anna.states) < 2:
        await anna.hear()
    return anna


async def test_where_nothing_is_different_the_match_goes_on(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    before, cookies = await begun(settings)
    async with upgraded(settings, version(LateRule(), 2)) as server:
        anna = await resumed(server, before, cookies)
        assert anna.states[1]["seq"] == before["seq"]
        assert anna.states[1]["view"] == before["view"]
        await anna.answer(1, TRADE)
        await anna.until("ack")
        assert (await anna.get(f"/tables/{before['id']}"))["rules"] == 2
        await anna.__aexit__()


async def test_where_it_is_different_the_turn_begins_anew_and_the_players_are_told(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    before, cookies = await begun(settings)
    async with upgraded(settings, version(DearTrade(), 2, migrations={1: richer})) as server:
        anna = await resumed(server, before, cookies)
        now = anna.states[1]
        assert now["seq"] == before["seq"] + 1
        assert now["happened"][-1]["said"] == {"id": "event-rules-changed", "args": {"before": 1, "now": 2}}
        had = before["view"]["board"]["gold"]
        assert now["view"]["board"]["gold"][0] == had[0] + 100  # as it stood at the turn's start, one step on
        assert now["view"]["board"]["gold"][1] == 3 + 100  # this turn's trade is to be made again
        assert now["view"]["undo"] is None
        assert await anna.play() > 10
        record = await anna.http.get(f"/tables/{before['id']}/record")
        assert (record.status_code, record.json()["type"]) == (409, "urn:ludarium:problem:no-record")
        seen = await anna.http.get(
            f"/tables/{before['id']}/replay?seat=1&first={now['seq']}&last={now['seq'] + 5}"
        )
        assert seen.status_code == 200
        earlier = await anna.http.get(f"/tables/{before['id']}/replay?seat=1&first={before['seq']}")
        assert (earlier.status_code, earlier.json()["type"]) == (409, "urn:ludarium:problem:no-replay")
        await anna.__aexit__()
    async with upgraded(settings, version(DearTrade(), 2, migrations={1: richer})) as server:
        again = await resumed(server, before, cookies)  # once is enough: it opens in the new rules as it is
        assert again.states[0]["view"]["result"] is not None
        await again.__aexit__()


async def test_two_versions_at_once_are_two_steps(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    before, cookies = await begun(settings)
    async with upgraded(settings, version(DearTrade(), 3, migrations={1: richer, 2: richer})) as server:
        anna = await resumed(server, before, cookies)
        assert anna.states[1]["view"]["board"]["gold"][1] == 3 + 200
        await anna.__aexit__()


async def test_rules_changed_without_a_new_number_are_noticed_too(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    before, cookies = await begun(settings)
    async with upgraded(settings, version(DearTrade(), 1)) as server:
        anna = await resumed(server, before, cookies)
        assert anna.states[1]["seq"] == before["seq"] + 1
        assert anna.states[1]["view"]["board"]["gold"][1] == 3
        await anna.__aexit__()


@pytest.mark.parametrize("game", [version(DearTrade(), 2, migrations={1: spoilt}), version(DearTrade(), 0)])
async def test_a_match_that_cannot_go_on_says_so_and_waits_for_rules_it_knows(
    tmp_path: Path, game: Game
) -> None:
    settings = settings_for(tmp_path)
    before, cookies = await begun(settings)
    async with upgraded(settings, game) as server, Player(server) as anna:
        anna.http.cookies = cookies
        await anna.come(before["id"])
        await anna.until("trouble")
        assert (await anna.get(f"/tables/{before['id']}"))["seq"] == before["seq"]
        await anna.say(type="answer", id="x", seq=before["seq"], seat=1, option=TRADE)
        assert (await anna.until("refused"))["said"] == {"id": "refuse-not-running"}
    games.add(HARBOUR)
    async with served(settings) as server:
        back = await resumed(server, before, cookies)
        assert back.states[1]["view"] == before["view"]
        await back.__aexit__()
