"""`kill -9` at any moment loses no acknowledged answer, and enters none twice."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidHandshake, WebSocketException

from ludarium.server.catalog import Catalog
from ludarium.server.live import opening
from ludarium.server.live.play import answers, digest
from ludarium.server.store.store import Store
from tests.server.online import HARBOUR, Player, listening_port

pytestmark = pytest.mark.anyio

KILLS = 120
SECONDS = 70.0  # on a busy machine fewer kills must do
FEWEST = 30
DOWN = (OSError, WebSocketException, InvalidHandshake, EOFError, httpx.TransportError, TimeoutError)


class Killed:
    """A server that is started and killed."""

    def __init__(self, folder: Path) -> None:
        self.port = listening_port()
        self.address = f"http://127.0.0.1:{self.port}"
        command = [sys.executable, "-m", "tests.server.zygote", str(folder), str(self.port)]
        self._zygote = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def start(self) -> int:
        assert self._zygote.stdin is not None
        assert self._zygote.stdout is not None
        self._zygote.stdin.write("start\n")
        self._zygote.stdin.flush()
        return int(self._zygote.stdout.readline())

    def close(self) -> None:
        self._zygote.communicate(timeout=10)


class Stubborn(Player):
    """Plays on every seat of a table, and says again what it has had no answer to, with the same id."""

    def __init__(self, server: str, seed: int, news: asyncio.Queue[None]) -> None:
        super().__init__(server, seed)
        self.heard_of = news
        self.pending: dict[str, Any] | None = None
        self.said: list[tuple[str, dict[str, Any]]] = []
        self.acknowledged: dict[tuple[str, str], tuple[int, dict[str, Any]]] = {}
        self.id = ""

    async def live(self) -> None:
        """Play for ever; when the server is gone, come back."""
        while True:
            try:
                await self._visit()
            except DOWN:
                await asyncio.sleep(0.02)
            finally:
                with contextlib.suppress(*DOWN):
                    await self.leave()
                self.socket = None

    async def _visit(self) -> None:
        if not self.id:
            await self.get("/me")
            self.id = (await self.make("mmm", options={"rounds": 4}))["id"]
        self.states.clear()
        await self.come(self.id)
        if self.pending is not None:
            await self.say(**self.pending)
        while True:
            if self.pending is None and self._may_answer():
                await self._decide()
            message = await self.hear(5.0)
            if self.pending is not None and message.get("id") == self.pending["id"]:
                self._answered(message)
            if self.over and self.pending is None:
                self.id = ""  # another table
                return

    def _may_answer(self) -> bool:
        """Every seat has been sent the same state, and that of the last answer."""
        seqs = {state["seq"] for state in self.states.values()}
        last = max((seq for (id, _), (seq, _) in self.acknowledged.items() if id == self.id), default=0)
        return len(self.states) == 3 and len(seqs) == 1 and seqs.pop() >= last

    async def _decide(self) -> None:
        found = self.asked()
        if found is None:
            return
        back = next((seat for seat, state in self.states.items() if state["view"]["undo"]), None)
        self._ids += 1
        message: dict[str, Any] = {"id": f"k{self._ids}", "seq": self.states[found[0]]["seq"]}
        if back is not None and self.chance.random() < 0.2:
            message |= {"type": "undo", "seat": back}
        else:
            message |= {"type": "answer", "seat": found[0], "option": self.chance.choice(found[1])}
        self.pending = message
        self.said.append((self.id, message))
        await self.say(**message)

    def _answered(self, message: dict[str, Any]) -> None:
        """Nobody else answers here, so an answer can't be stale, whenever it is said again."""
        assert message["type"] == "ack", message
        assert self.pending is not None
        self.acknowledged[self.id, message["id"]] = message["seq"], self.pending
        self.pending = None
        self.heard_of.put_nowait(None)


@contextlib.contextmanager
def killed(folder: Path) -> Iterator[Killed]:
    server = Killed(folder)
    try:
        yield server
    finally:
        server.close()


@pytest.mark.timeout(150)
@pytest.mark.filterwarnings(
    "ignore::pytest.PytestUnraisableExceptionWarning"
)  # sockets torn in the handshake
async def test_no_acknowledged_answer_is_lost_or_entered_twice(tmp_path: Path) -> None:
    chance = Random(9)
    kills = 0
    with killed(tmp_path) as server:
        acknowledged: asyncio.Queue[None] = asyncio.Queue()
        players = [Stubborn(server.address, seed, acknowledged) for seed in range(3)]
        playing = [asyncio.create_task(player.live()) for player in players]
        end = time.monotonic() + SECONDS
        while kills < KILLS and time.monotonic() < end:
            pid = await asyncio.to_thread(server.start)
            await _a_random_moment(chance, acknowledged)
            os.kill(pid, signal.SIGKILL)
            kills += 1
            if any(task.done() for task in playing):
                break
        for task in playing:
            task.cancel()
        ends = await asyncio.gather(*playing, return_exceptions=True)
        assert [end for end in ends if not isinstance(end, asyncio.CancelledError)] == []
        for player in players:
            await player.http.aclose()
    await asyncio.sleep(0)
    gc.collect()  # here, and not in the midst of another test
    print(f"{kills} kills, {sum(len(player.acknowledged) for player in players)} answers acknowledged")
    assert kills >= FEWEST
    await _check(tmp_path, players)


async def _a_random_moment(chance: Random, acknowledged: asyncio.Queue[None]) -> None:
    """Now and then while the server starts; else after some answers, in the midst of the next one."""
    if chance.random() < 0.1:
        await asyncio.sleep(chance.uniform(0.0, 0.3))
        return
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(20):
            for _ in range(chance.randint(1, 12)):
                await acknowledged.get()
    await asyncio.sleep(chance.uniform(0.0, 0.006))


async def _check(folder: Path, players: list[Stubborn]) -> None:
    store = Store(f"sqlite:///{folder / 'ludarium.sqlite3'}")
    game = Catalog(folder, (HARBOUR,)).game("harbour")
    for player in players:
        for id in {id for id, _ in player.said}:
            table, log = await store.table(id), await store.entries(id)
            assert table is not None
            assert table.seed is not None
            _check_log(player, id, log)
            match = opening.new(opening.Terms(game, game.pack(), table), table.seed)
            for entry in answers(log, 0, log[-1].seq):
                match.answer(entry.option, entry.seat)
            assert digest(match) == log[-1].digest
    await store.close()


def _check_log(player: Stubborn, id: str, log: list[Any]) -> None:
    """What was acknowledged stands where it was said to stand; what was said stands there once at most."""
    assert [entry.seq for entry in log] == list(range(len(log)))
    senders = [entry.sender.split("/")[1] for entry in log if entry.sender]
    assert len(senders) == len(set(senders)) == len(log) - 1
    said = {message["id"] for table, message in player.said if table == id}
    assert set(senders) <= said
    for (table, sent), (seq, message) in player.acknowledged.items():
        if table != id:
            continue
        entry = log[seq]
        assert entry.sender.split("/")[1] == sent
        assert (entry.what, entry.seat) == (message["type"], message["seat"])
        assert entry.what == "undo" or entry.option == message["option"]
