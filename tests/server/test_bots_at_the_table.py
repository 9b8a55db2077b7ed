"""When bots answer: for themselves at the pace the table wants, telling nothing by it; for who has left, where the
table wants that, and no longer than they are away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from ludarium.server.live.bots import until_poised
from ludarium.server.store.store import Store
from ludarium.table.game import at_hand
from ludarium.table.record import read, steps
from tests.server.online import Player, served, settings_for
from tests.server.test_tables import seated
from tests.toys.harbour import HARBOUR

pytestmark = pytest.mark.anyio

SHORT = {"rounds": 2}


@pytest.fixture
async def impatient(tmp_path: Path) -> AsyncIterator[str]:
    """A server where somebody away for a fifth of a second is stood in for."""
    async with served(settings_for(tmp_path, absence=0.2)) as address:
        yield address


async def two(anna: Player, boris: Player, **others: Any) -> str:
    """Their match has begun."""
    table = await seated([anna, boris], "mf", options=SHORT, **others)
    await asyncio.gather(anna.until("state"), boris.until("state"))
    return table


async def test_a_bot_plays_on_for_who_has_left(impatient: str) -> None:
    async with Player(impatient, 1) as anna, Player(impatient, 2) as boris:
        await two(anna, boris, stand_in="random")
        await boris.leave()
        await anna.play()
        assert anna.over
        assert any(m["type"] == "table" and m["table"]["seats"][1]["stood_in"] for m in anna.news)
        assert not any(
            seat["stood_in"] for m in anna.news if m["type"] == "table" for seat in m["table"]["seats"][:1]
        )


async def test_who_comes_back_answers_for_themselves(impatient: str) -> None:
    async with Player(impatient, 1) as anna, Player(impatient, 2) as boris:
        table = await two(anna, boris, stand_in="random")
        await boris.leave()
        while not any(seat["stood_in"] for seat in anna.table["seats"]):
            await anna.play(1)
        boris.states.clear()
        await boris.come(table)
        while (await anna.until("table"))["table"]["seats"][1]["stood_in"]:
            pass
        given = await asyncio.gather(anna.play(), boris.play())
        assert boris.over
        assert given[1] > 0


async def test_without_it_they_are_waited_for(impatient: str) -> None:
    async with Player(impatient, 1) as anna, Player(impatient, 2) as boris:
        await two(anna, boris)
        await boris.leave()
        playing = asyncio.create_task(anna.play())
        done, _ = await asyncio.wait([playing], timeout=1.5)
        assert not done
        assert not anna.over
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)


async def test_nobody_plays_on_for_an_empty_table(impatient: str) -> None:
    async with Player(impatient, 1) as anna, Player(impatient, 2) as boris:
        table = await two(anna, boris, stand_in="random")
        await asyncio.gather(anna.leave(), boris.leave())
        await asyncio.sleep(0.1)
        before = (await anna.get(f"/tables/{table}"))["seq"]
        await asyncio.sleep(0.8)
        assert (await anna.get(f"/tables/{table}"))["seq"] == before


async def test_a_stand_in_of_no_known_level_is_refused(impatient: str) -> None:
    async with Player(impatient, 1) as anna:
        wanted = {"game": "harbour", "seats": [{"who": "me"}, {"who": "friend"}], "stand_in": "guru"}
        refused = await anna.http.post("/tables", json=wanted)
        assert refused.status_code == 400
        assert refused.json()["field"] == "stand_in"


@pytest.mark.parametrize("pace", [-1, 6, "slow"])
async def test_a_pace_nobody_could_keep_is_refused(impatient: str, pace: object) -> None:
    async with Player(impatient, 1) as anna:
        wanted = {
            "game": "harbour",
            "seats": [{"who": "me"}, {"who": "bot", "level": "random"}],
            "pace": pace,
        }
        refused = await anna.http.post("/tables", json=wanted)
        assert refused.status_code == 400


async def test_bots_take_the_time_that_the_table_wants(tmp_path: Path) -> None:
    """The pace is a factor: an answer takes at least so many times the usual pause."""
    async with served(settings_for(tmp_path, pace=0.05)) as address, Player(address, 1) as anna:
        await anna.make("rr", options={"rounds": 1}, pace=3)
        begun = asyncio.get_running_loop().time()
        await anna.come(anna.table["id"])
        while not anna.over:
            await anna.hear()
        took = asyncio.get_running_loop().time() - begun
        assert took >= 3 * 0.05 * (anna.states[None]["seq"] - 1)


async def test_no_clock_tells_whether_a_bot_had_anything_to_choose(tmp_path: Path) -> None:
    """What everybody is asked is answered after one and the same time, or a multiple of it."""
    poise = 0.15
    settings = settings_for(tmp_path, poise=poise)
    async with served(settings) as address, Player(address, 1) as anna:
        await anna.make("rr", options={"rounds": 2})
        await anna.come(anna.table["id"])
        while not anna.over:
            await anna.hear()
        text = (await anna.http.get(f"/tables/{anna.table['id']}/record")).text
        store = Store(settings.database)
        at = [entry.at for entry in await store.entries(anna.table["id"])]
        await store.close()
    with at_hand(HARBOUR):
        secret = [
            later - sooner
            for (match, seat, _), sooner, later in zip(steps(read(text)), at, at[1:], strict=False)
            for choice in match.asks
            if choice.seat == seat and choice.always
        ]
    assert secret, "nobody was asked in secret"
    assert all(gap >= poise for gap in secret)


def test_poise_is_kept_to_the_next_multiple() -> None:
    assert until_poised(0.0, 1.0) == 1.0
    assert until_poised(0.7, 1.0) == pytest.approx(0.3)
    assert until_poised(1.7, 1.0) == pytest.approx(0.3)
    assert until_poised(0.7, 0.0) == 0.0


async def test_who_sits_at_the_table_may_ask_what_a_bot_values(impatient: str) -> None:
    async with Player(impatient, 1) as anna:
        table = await anna.make("mr", options=SHORT)
        await anna.come(table["id"])
        await anna.until("state")
        await anna.say(type="values", id="why", seat=0, of=1)
        found = await anna.until("valued")
        assert found["of"] == 1
        assert found["said"]["id"].startswith("values-")
        assert found["said"]["args"]["seat"] == 1


@pytest.mark.parametrize(("seat", "of"), [(1, 0), (0, 7), (0, -1)])
async def test_nobody_asks_it_for_another_seat_or_of_none(impatient: str, seat: int, of: int) -> None:
    """What is told is what the asking seat may know, so nobody asks as somebody else."""
    async with Player(impatient, 1) as anna:
        table = await anna.make("mr", options=SHORT)
        await anna.come(table["id"])
        await anna.until("state")
        await anna.say(type="values", id="why", seat=seat, of=of)
        assert (await anna.until_any("valued", "refused"))["type"] == "refused"
