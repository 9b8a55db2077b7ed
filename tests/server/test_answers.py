"""Answers: each for the state it names, entered once, refused with a reason, taken back where nobody has learnt."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.online import Player, served, settings_for

pytestmark = pytest.mark.anyio

DRAW, PLAY, TRADE = range(3)
GIFTS = range(16, 22)  # those cards of Harbour
HAND_BIG = {"rounds": 2, "hand": 6}


@asynccontextmanager
async def alone(
    server: str, seats: str = "mm", game: str = "harbour", **options: Any
) -> AsyncIterator[Player]:
    """Somebody on every seat, at the first question."""
    async with Player(server, 7) as anna:
        await anna.make(seats, game, options=options)
        await anna.come(anna.table["id"])
        while len(anna.states) < len(seats):
            await anna.hear()
        yield anna


async def test_a_repeated_answer_is_acknowledged_again_and_entered_once(server: str) -> None:
    async with alone(server) as anna:
        id = await anna.answer(0, TRADE)
        first = await anna.until("ack")
        await anna.answer(0, TRADE, id=id, seq=0)
        again = await anna.until("ack")
        assert first == again == {"type": "ack", "id": id, "seq": 1}
        assert (await anna.get(f"/tables/{anna.table['id']}"))["seq"] == 1


async def test_a_stale_answer_changes_nothing_and_brings_the_current_state(server: str) -> None:
    async with alone(server) as anna:
        await anna.answer(0, TRADE)
        await anna.until("ack")
        id = await anna.answer(0, TRADE, seq=0)
        stale = await anna.until("stale")
        assert stale == {"type": "stale", "id": id, "seq": 1}
        state = await anna.until("state")
        assert (state["seq"], state["seat"], state["fresh"]) == (1, 0, True)


async def test_of_two_answers_at_once_one_wins(server: str) -> None:
    """The same visitor at two windows."""
    async with alone(server) as anna:
        other = Player(server)
        other.http.cookies = anna.http.cookies
        await other.come(anna.table["id"])
        await other.until("state")
        other.states[0] = anna.states[0]
        await asyncio.gather(anna.answer(0, TRADE, id="here"), other.answer(0, DRAW, id="there"))
        heard = [await player.until_any("ack", "stale") for player in (anna, other)]
        assert sorted(message["type"] for message in heard) == ["ack", "stale"]
        await other.__aexit__()


async def test_an_illegal_answer_is_refused_with_its_clause(server: str) -> None:
    async with alone(server, **HAND_BIG) as anna:
        await anna.answer(0, PLAY)
        await anna.until("ack")
        await anna.until("state")
        hand = anna.states[0]["view"]["board"]["hands"][0]
        missing = next(card for card in range(36) if card not in hand)
        id = await anna.answer(0, missing)
        refused = await anna.until("refused")
        assert refused == {"type": "refused", "id": id, "clause": "HB-3.1", "said": {"id": "refuse-HB-3-1"}}


async def test_why_not_by_number_and_by_what_was_touched(server: str) -> None:
    async with alone(server, **HAND_BIG) as anna:
        await anna.answer(0, PLAY)
        await anna.until("ack")
        await anna.until("state")
        hand = anna.states[0]["view"]["board"]["hands"][0]
        missing = next(card for card in range(36) if card not in hand)
        legal = next(o["option"] for o in anna.states[0]["view"]["asks"][0]["options"])
        asked = [
            ({"option": missing}, "HB-3.1"),
            ({"targets": [f"card:{missing}"]}, "HB-3.1"),
            ({"targets": ["seat:0"]}, "HB-3.1"),
            ({"option": 4000}, "HB-3.1"),
        ]
        for what, clause in asked:
            await anna.say(type="why", id="w", seat=0, **what)
            assert (await anna.until("refused"))["clause"] == clause
        await anna.say(type="why", id="w", seat=0, option=legal)
        assert (await anna.until("refused"))["said"] == {"id": "refuse-nothing"}
        await anna.say(type="why", id="w", seat=1, option=0)
        assert (await anna.until("refused"))["said"] == {"id": "refuse-not-your-turn"}


async def test_an_undo_is_an_entry_of_its_own(server: str) -> None:
    async with alone(server, **HAND_BIG) as anna:
        before = anna.states[0]["view"]
        assert before["undo"] is None
        await anna.answer(0, PLAY)
        await anna.until("ack")
        played = await anna.until("state")
        assert played["view"]["undo"] is not None
        await anna.say(type="undo", id="u", seq=1, seat=0)
        assert (await anna.until("ack"))["seq"] == 2
        back = await anna.until("state")
        assert back["fresh"]
        assert back["view"]["board"] == before["board"]
        assert back["happened"][-1]["said"]["id"] == "event-taken-back-own"
        replay = await anna.get(f"/tables/{anna.table['id']}/replay?seat=0")
        assert replay["states"][0]["view"]["board"] == back["view"]["board"]
        assert replay["seq"] == 2


async def test_what_was_learnt_cannot_be_taken_back(server: str) -> None:
    async with alone(server) as anna:
        await anna.answer(0, TRADE)  # a die
        await anna.until("ack")
        await anna.say(type="undo", id="u", seq=1, seat=0)
        assert (await anna.until("refused"))["said"] == {"id": "refuse-undo"}


async def test_undo_survives_a_restart(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    async with served(settings) as first, alone(first, **HAND_BIG) as anna:
        await anna.answer(0, PLAY)
        await anna.until("ack")
        played = await anna.until("state")
        cookies = anna.http.cookies
    async with served(settings) as second:
        anna.server = second
        async with Player(second) as back:
            back.http.cookies = cookies
            await back.come(anna.table["id"])
            state = await back.until("state")
            assert state["view"] == played["view"]
            await back.say(type="undo", id="u", seq=1, seat=0)
            assert (await back.until("ack"))["seq"] == 2


def _towards_gifts(view: dict[str, Any], seat: int) -> int:
    """Gifts are played as soon as a hand has some; until then cards are drawn. All of them are in 30 rounds."""
    (ask,) = view["asks"]
    options = [option["option"] for option in ask["options"]]
    gifts = [card for card in view["board"]["hands"][seat] if card in GIFTS]
    if ask["kind"] == "act":
        wanted = PLAY if gifts else DRAW if DRAW in options else TRADE
    else:
        wanted = next((card for card in options if card in gifts), options[-1])
    assert wanted in options
    return wanted


async def test_sealed_answers_wait_for_each_other_and_neither_is_stale(server: str) -> None:
    """Harbour's gifts are given at once: an answer meant for the state before the other's is as good."""
    async with alone(server, "mmm", hand=6, rounds=30) as anna:
        while len(asks := anna.states[0]["view"]["asks"]) == 1:
            seat = asks[0]["seat"]
            await anna.answer(seat, _towards_gifts(anna.states[seat]["view"], seat))
            await anna.until("ack")
            await anna.caught_up()
        assert len(asks) > 1, "nobody played gifts"
        seq = anna.states[0]["seq"]
        for ask in list(asks):
            seat = ask["seat"]
            options = next(a for a in anna.states[seat]["view"]["asks"] if a["seat"] == seat)["options"]
            await anna.answer(seat, options[0]["option"], seq=seq)
            assert (await anna.until_any("ack", "stale"))["type"] == "ack"


async def test_a_hint_is_legal_and_a_preview_harmless(server: str) -> None:
    async with alone(server, game="progers") as anna:
        seat, options = anna.asked()
        await anna.say(type="hint", id="h", seat=seat)
        hint = await anna.until("hinted", 60)
        assert hint["option"] in options
        assert hint["said"]["id"]
        assert 0 <= hint["worth"] <= 1
        assert hint["gain"] >= 0
        before = dict(anna.states)
        await anna.say(type="preview", id="p", seat=seat, options=[hint["option"]])
        assert (await anna.until("previewed"))["id"] == "p"
        await anna.say(type="preview", id="p", seat=seat, options=[10**9, -5])
        assert (await anna.until_any("previewed", "refused"))["id"] == "p"
        assert anna.states == before


async def test_other_peoples_seats_are_not_answered_for(server: str) -> None:
    async with Player(server, 1) as anna, Player(server, 2) as boris:
        made = await anna.make("mm")
        await anna.come(made["id"])
        await anna.until("state")
        await boris.come(made["id"])
        await boris.until("state")
        assert list(boris.states) == [None]
        said = [
            {"type": "answer", "id": "x", "seq": 0, "seat": 0, "option": TRADE},
            {"type": "undo", "id": "x", "seq": 0, "seat": 0},
            {"type": "why", "id": "x", "seat": 0, "option": 0},
            {"type": "hint", "id": "x", "seat": 0},
            {"type": "preview", "id": "x", "seat": 0, "options": []},
            {"type": "seal", "seat": 0, "commitment": "0" * 64},
            {"type": "reveal", "seat": 0, "nonce": "00" * 32},
            {"type": "answer", "id": "x", "seq": 0, "seat": 99, "option": TRADE},
            {"type": "answer", "id": "x", "seq": 0, "seat": -1, "option": TRADE},
        ]
        for message in said:
            await boris.say(**message)
            assert (await boris.until("refused"))["said"]["id"] == "refuse-not-your-seat"
        assert (await anna.get(f"/tables/{made['id']}"))["seq"] == 0


async def test_an_error_of_ours_is_told_and_the_visit_goes_on(
    server: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: Any) -> None:
        raise RuntimeError("the seed is 4711")

    async with alone(server) as anna:
        with monkeypatch.context() as patch:
            patch.setattr("ludarium.server.live.play.Play.answer", broken)
            await anna.answer(0, TRADE)
            trouble = await anna.until("trouble")
        assert "4711" not in trouble["detail"] + caplog.text
        await anna.answer(0, TRADE)
        assert (await anna.until("ack"))["seq"] == 1


async def test_when_the_store_fails_memory_does_not_run_ahead(
    server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: Any) -> None:
        raise OSError("no space left")

    async with alone(server) as anna:
        with monkeypatch.context() as patch:
            patch.setattr("ludarium.server.store.store.Store.append", full)
            await anna.answer(0, TRADE)
            await anna.until("trouble")
        assert (await anna.get(f"/tables/{anna.table['id']}"))["seq"] == 0
        assert anna.states[0]["seq"] == 0
        await anna.answer(0, DRAW)
        assert (await anna.until("ack"))["seq"] == 1
