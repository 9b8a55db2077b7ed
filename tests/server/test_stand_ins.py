"""A bot answers for who has left, if the table wants that, and no longer than they are away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.online import Player, served, settings_for
from tests.server.test_tables import seated

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
