"""Nothing hidden reaches anybody: whatever was ever sent is what the rules let that seat see, word for word."""

from __future__ import annotations

import asyncio
import base64
import json
import logging
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludarium.server.catalog import Catalog
from ludarium.server.live import opening, showing
from ludarium.server.protocol import State
from ludarium.server.store.rows import Entry, Table
from ludarium.server.store.store import Store
from ludarium.table.match import Match
from tests.server.online import HARBOUR, Player, served, settings_for

pytestmark = pytest.mark.anyio

ENTRIES = 160
PUBLIC = {"table", "ack", "stale", "refused", "thinking", "trouble"}
GAMES = [("harbour", {"rounds": 3}), ("progers", {"mode": "basic"}), ("progers", {"mode": "full"})]


@pytest.mark.parametrize(("game", "options"), GAMES)
async def test_three_people_and_a_spectator_see_what_they_may_and_no_more(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, game: str, options: dict[str, Any]
) -> None:
    caplog.set_level(logging.DEBUG, logger="ludarium")
    caplog.set_level(logging.INFO, logger="uvicorn")
    caplog.set_level(logging.INFO, logger="sqlalchemy.engine")
    settings = settings_for(tmp_path)
    async with served(settings) as server:
        people = [Player(server, seed) for seed in range(3)]
        watcher = Player(server)
        for person in (*people, watcher):
            await person.__aenter__()
        made = await people[0].make("mffr", game, options=options)
        links = [seat["invitation"] for seat in made["seats"]]
        await people[0].come(made["id"])
        await watcher.come(made["id"])
        for person, link in zip(people[1:], links[1:], strict=False):
            await person.post(f"/invitations/{link}", {})
            await person.come(made["id"])
        watching = asyncio.create_task(_watch(watcher))
        playing = [asyncio.create_task(_play_nosily(seat, person)) for seat, person in enumerate(people)]
        done, _ = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
        for task in (watching, *playing):
            task.cancel()
        await asyncio.gather(watching, *playing, return_exceptions=True)
        for task in done:
            task.result()
        for person in (*people, watcher):
            await person.__aexit__()
    table, log = await _stored(settings.database, made["id"])
    worlds = _worlds(Catalog(tmp_path, (HARBOUR,)), table, log)
    for seat, person in enumerate(people):
        _check(person, {seat}, worlds, log)
    _check(watcher, {None}, worlds, log)
    for person in (*people, watcher):
        _check_no_secret("".join(person.heard), table, people)
    _check_no_secret(caplog.text, table, people)


async def _watch(watcher: Player) -> None:
    while True:
        await watcher.hear()


async def _play_nosily(own: int, person: Player) -> None:
    """Play, and ask for whatever might tell something on the way."""
    while await person.play(8) and not person.over and person.states[own]["seq"] < ENTRIES:
        for option in (0, 1, 7, 40):
            await person.say(type="why", id=f"w{option}", seat=own, option=option)
            await person.say(type="why", id=f"x{option}", seat=(own + 1) % 3, option=option)
        await person.say(type="answer", id="stale", seq=0, seat=own, option=0)
        table = f"/tables/{person.table['id']}"
        first = max(0, person.states[own]["seq"] - 10)
        for seat in ("", "seat=0&", "seat=1&", "seat=2&"):
            answer = await person.http.get(f"{table}/replay?{seat}first={first}")
            over = (await person.get(table))["status"] == "over"
            assert answer.status_code == (200 if seat in ("", f"seat={own}&") else 403) or over
            if answer.status_code == 200 and not over:
                person.heard.append(answer.text)
                person.news += [{**state, "replayed": True} for state in answer.json()["states"]]
        record = await person.http.get(f"{table}/record")
        assert record.status_code == 409 or over


async def _stored(database: str, id: str) -> tuple[Table, list[Entry]]:
    store = Store(database)
    table = await store.table(id)
    log = await store.entries(id)
    await store.close()
    assert table is not None
    return table, log


def _worlds(catalog: Catalog, table: Table, log: list[Entry]) -> list[Match]:
    """The true match after each entry, played again from its seed."""
    game = catalog.game(table.game)
    assert table.seed is not None
    match = opening.new(opening.Terms(game, game.pack(), table), table.seed)
    worlds = [match.clone()]
    for entry in log[1:]:
        assert entry.what == "answer"
        match.answer(entry.option, entry.seat)
        worlds.append(match.clone())
    return worlds


def _check(person: Player, eyes: set[int | None], worlds: list[Match], log: list[Entry]) -> None:
    """Each message is of a known sort; each state is the view of one's own seat, and the events in its wording."""
    states = [message for message in person.news if message["type"] == "state"]
    assert {m["type"] for m in person.news} <= PUBLIC | {"state"}
    assert len(states) > 20
    allowed = {seat: _lines(showing.happened(log, -1, len(log), seat)) for seat in (*eyes, None)}
    for message in states:
        seat, seq = message["seat"], message["seq"]
        assert seat in eyes or (message.get("replayed") and seat is None)
        truth = json.loads(msgspec.json.encode(worlds[seq].view(seat)))
        assert {**message["view"], "undo": None} == {**truth, "undo": None}
        assert _lines(message["happened"]) <= allowed[seat]
        assert all(line["seq"] <= seq for line in message["happened"])
        assert set(message) <= {*State.__struct_fields__, "type", "replayed"}


def _lines(happened: list[Any]) -> set[str]:
    told = json.loads(msgspec.json.encode(happened))
    return {json.dumps(line, sort_keys=True) for line in told}


def _check_no_secret(heard: str, table: Table, people: list[Player]) -> None:
    """Neither seed nor secret, nor anybody's nonce, in any writing of them; nor whom a cookie belongs to."""
    assert table.seed is not None
    secrets = [table.seed, table.secret, *(nonce for person in people for nonce in person.nonces.values())]
    assert len(secrets) == 5
    for secret in secrets:
        assert secret.hex() not in heard
        assert base64.b64encode(secret).decode() not in heard
    names = {str(seat.visitor) for seat in table.seats if seat.visitor}
    assert sum(name in heard for name in names) <= 1  # one's own, from GET /me
