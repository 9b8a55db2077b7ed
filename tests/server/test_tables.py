"""Tables: made, found, joined by link, watched, played by several people and bots, left and come back to."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from ludarium.table import record
from tests.server.online import Player, served, settings_for

pytestmark = pytest.mark.anyio

SHORT = {"rounds": 2}


async def seated(players: list[Player], seats: str, **others: Any) -> str:
    """A table that the first has made; the others have come by their links."""
    made = await players[0].make(seats, **others)
    links = [seat["invitation"] for seat in made["seats"] if seat["invitation"]]
    await players[0].come(made["id"])
    for player, link in zip(players[1:], links, strict=True):
        await player.post(f"/invitations/{link}", {"name": f"guest {link[:3]}"})
        await player.come(made["id"])
    return str(made["id"])


async def test_two_people_and_a_bot_play_to_the_end(server: str) -> None:
    async with Player(server, 1) as anna, Player(server, 2) as boris:
        table = await seated([anna, boris], "mfr", options=SHORT)
        await asyncio.gather(anna.play(), boris.play())
        assert anna.states[0]["view"]["result"] == boris.states[1]["view"]["result"]
        assert anna.states[0]["seq"] == boris.states[1]["seq"]
        mine = await boris.get("/tables")
        assert [(t["id"], t["status"]) for t in mine] == [(table, "over")]
        assert mine[0]["result"] == anna.states[0]["view"]["result"]


async def test_the_record_proves_that_nobody_chose_the_dice(server: str) -> None:
    async with Player(server, 1) as anna, Player(server, 2) as boris:
        table = await seated([anna, boris], "mf", options=SHORT)
        early = await anna.http.get(f"/tables/{table}/record")
        assert early.status_code == 409
        await asyncio.gather(anna.play(), boris.play())
        for lang in ("en", "ru"):
            text = (await boris.http.get(f"/tables/{table}/record?lang={lang}")).text
            proved = record.verify(text)
            assert "2 nonces are those that were promised" in proved
        fairness = record.read(text).header.fairness
        assert fairness is not None
        assert fairness.nonces == [anna.nonces[0].hex(), boris.nonces[1].hex()]
        assert fairness.commitment == anna.table["commitment"]


async def test_a_replay_is_what_the_seat_has_seen(server: str) -> None:
    async with Player(server, 1) as anna, Player(server, 2) as boris:
        table = await seated([anna, boris], "mf", options=SHORT)
        await asyncio.gather(anna.play(), boris.play())
        seen = {m["seq"]: m["view"] for m in anna.news if m["type"] == "state"}
        replay = await anna.get(f"/tables/{table}/replay?seat=0")
        shown = {state["seq"]: state["view"] for state in replay["states"]}
        assert sorted(shown) == list(range(replay["seq"] + 1))
        assert {seq: shown[seq] for seq in seen} == seen
        part = await anna.get(f"/tables/{table}/replay?seat=0&first=3&last=6")
        assert [state["view"] for state in part["states"]] == [shown[seq] for seq in range(3, 7)]


async def test_an_expert_judges_every_answer_of_a_match_that_is_over(server: str) -> None:
    async with Player(server, 1) as anna, Player(server, 2) as boris:
        table = await seated([anna, boris], "mf", options={"rounds": 1})
        early = await anna.http.get(f"/tables/{table}/analysis")
        assert early.status_code == 409, "it would tell what only the other may know"
        await asyncio.gather(anna.play(), boris.play())
        length = (await anna.get(f"/tables/{table}"))["seq"]
        judged: list[dict[str, Any]] = []
        while len(judged) <= length:
            judged += await anna.get(f"/tables/{table}/analysis?first={len(judged)}")
        assert [one["seq"] for one in judged] == list(range(length + 1))
        decided = [one for one in judged if one["seat"] >= 0]
        assert decided
        for one in decided:
            assert len(one["hopes"]) == 2
            assert 0 <= one["kept"] <= one["hopes"][one["seat"]] <= 1
            assert one["said"]
            assert one["best"] is None or one["best"] != one["said"]
        again = await boris.get(
            f"/tables/{table}/analysis?first={decided[0]['seq']}&last={decided[0]['seq']}"
        )
        assert again == decided[:1], "it is thought about once"
        beyond = await anna.http.get(f"/tables/{table}/analysis?first={length + 1}")
        assert beyond.status_code == 404


async def test_hot_seat_one_visitor_on_every_seat(server: str) -> None:
    async with Player(server, 3) as anna:
        await anna.make("mmm", options=SHORT)
        await anna.come(anna.table["id"])
        assert await anna.play() > 10
        assert set(anna.states) == {0, 1, 2}
        assert len(anna.nonces) == 3


async def test_several_tables_at_once_and_bots_of_each_level(server: str) -> None:
    async with Player(server, 4) as anna, Player(server, 5) as boris, Player(server, 6) as vera:
        for player in (anna, boris, vera):
            await player.make("mrg", options={"rounds": 1})
            await player.come(player.table["id"])
        await asyncio.gather(anna.play(), boris.play(), vera.play())
        assert all(player.over for player in (anna, boris, vera))
        assert len({player.table["id"] for player in (anna, boris, vera)}) == 3


async def test_bots_play_among_themselves_and_somebody_watches(server: str) -> None:
    async with Player(server, 1) as anna, Player(server, 2) as boris:
        await anna.make("rr", options={"rounds": 1})
        await boris.come(anna.table["id"])
        while not boris.over:
            await boris.hear()
        assert set(boris.states) == {None}


async def test_who_comes_back_catches_up(server: str) -> None:
    async with Player(server, 1) as anna, Player(server, 2) as boris:
        table = await seated([anna, boris], "mf", options=SHORT)
        both = [asyncio.create_task(player.play(6)) for player in (anna, boris)]
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        for task in both:
            task.cancel()
        await asyncio.gather(*both, return_exceptions=True)
        await boris.leave()
        boris.states.clear()
        await boris.come(table)
        back = await boris.until("state")
        assert back["fresh"]
        told = [line["seq"] for line in back["happened"]]
        assert told == sorted(told)
        assert told[0] == 0
        assert back["seq"] == (await boris.get(f"/tables/{table}"))["seq"]
        await anna.leave()
        anna.states.clear()
        await anna.come(table)
        await asyncio.gather(anna.play(), boris.play())
        assert anna.states[0]["view"]["result"] == boris.states[1]["view"]["result"]


async def test_a_match_goes_on_after_the_server_was_stopped(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    async with served(settings) as first, Player(first, 1) as anna:
        table = (await anna.make("mmr", options=SHORT))["id"]
        await anna.come(table)
        await anna.play(7)
        before = dict(anna.states)
        cookies = anna.http.cookies
    async with served(settings) as second, Player(second, 1) as anna:
        anna.http.cookies = cookies
        await anna.come(table)
        while len(anna.states) < 2:
            await anna.hear()
        for seat, state in before.items():
            if state["seq"] == anna.states[seat]["seq"]:  # else the bot has gone on, as it should
                assert anna.states[seat]["view"] == state["view"]
        await anna.play()
        assert anna.over


async def test_bots_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    slow = settings_for(tmp_path, pace=0.3)
    async with served(slow) as first, Player(first) as anna:
        table = (await anna.make("rr", options={"rounds": 1}))["id"]
        assert (await anna.get(f"/tables/{table}"))["status"] == "running"
    async with served(settings_for(tmp_path)) as second, Player(second) as anna:
        for _ in range(400):
            if (await anna.get(f"/tables/{table}"))["status"] == "over":
                return
            await asyncio.sleep(0.05)
    pytest.fail("nobody came to look, and so the bots did not play")


async def test_whoever_made_the_table_gives_an_open_seat_to_a_bot(server: str) -> None:
    async with Player(server, 1) as anna, Player(server, 2) as boris:
        made = await anna.make("mf", options={"rounds": 1})
        link = made["seats"][1]["invitation"]
        body = {"who": "bot", "level": "random"}
        assert (await boris.http.put(f"/tables/{made['id']}/seats/1", json=body)).status_code == 403
        given = await anna.put(f"/tables/{made['id']}/seats/1", body)
        assert given["seats"][1]["who"] == "bot"
        assert (await anna.http.put(f"/tables/{made['id']}/seats/1", json=body)).status_code == 409
        assert (await boris.http.post(f"/invitations/{link}", json={})).status_code == 404
        await anna.come(made["id"])
        await anna.play()


async def test_a_link_seats_one_and_only_its_maker_sees_it(server: str) -> None:
    async with Player(server, 1) as anna, Player(server, 2) as boris, Player(server, 3) as vera:
        made = await anna.make("mff")
        links = [seat["invitation"] for seat in made["seats"][1:]]
        seen = await boris.get(f"/invitations/{links[0]}")
        assert seen["id"] == made["id"]
        assert [seat["invitation"] for seat in seen["seats"]] == ["", "", ""]
        came = await asyncio.gather(
            *(p.http.post(f"/invitations/{links[0]}", json={"name": "x"}) for p in (boris, vera))
        )
        first, second = sorted(answer.status_code for answer in came)
        assert first == 200
        assert second in (404, 409)


async def test_a_table_without_spectators_is_seen_by_who_sits_there(server: str) -> None:
    async with Player(server, 1) as anna, Player(server, 2) as boris:
        made = await anna.make("mm", spectators=False)
        assert (await anna.http.get(f"/tables/{made['id']}")).status_code == 200
        assert (await boris.http.get(f"/tables/{made['id']}")).status_code == 404
        with pytest.raises(InvalidStatus):
            await boris.come(made["id"])


async def test_two_processes_at_one_table(tmp_path: Path, shared_database: str) -> None:
    """News travel as (match, seq) by PostgreSQL; whoever plays elsewhere sees them."""
    one, two = tmp_path / "one", tmp_path / "two"
    for folder in (one, two):
        folder.mkdir()
    async with (
        served(settings_for(one, shared_database)) as here,
        served(settings_for(two, shared_database)) as there,
        Player(here, 1) as anna,
        Player(there, 2) as boris,
    ):
        await seated([anna, boris], "mfr", options=SHORT)
        await asyncio.gather(anna.play(), boris.play())
        assert anna.states[0]["view"]["result"] == boris.states[1]["view"]["result"]
