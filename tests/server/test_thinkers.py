"""Bots think in processes of their own: these may die, and the server that started them may die too."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludarium.server.thinkers import Thinkers
from ludarium.table.match import Match
from tests.server.online import HARBOUR
from tests.toys.harbour import HARBOUR as GAME

pytestmark = pytest.mark.anyio


@pytest.fixture
def thinkers(tmp_path: Path) -> Iterator[Thinkers]:
    pool = Thinkers(tmp_path, (HARBOUR,), 1)
    yield pool
    pool.close()


def match() -> Match:
    return Match.new(GAME, 3, seed=bytes(32))


@pytest.mark.parametrize("level", ["random", "greedy"])
async def test_a_bot_answers_from_its_process(thinkers: Thinkers, level: str) -> None:
    asked = match()
    assert asked.ask is not None
    assert await thinkers.choose(asked, asked.ask.seat, level) in asked.ask.options


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL there")
async def test_a_process_that_dies_is_replaced(thinkers: Thinkers) -> None:
    asked = match()
    assert asked.ask is not None
    await thinkers.choose(asked, 0, "random")
    for process in multiprocessing.active_children():
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
    assert await thinkers.choose(asked, 0, "random") in asked.ask.options


ORPHANS = """
import asyncio, multiprocessing, os, signal, sys, pathlib
from ludarium.server.thinkers import Thinkers
from tests.server.test_thinkers import match

async def main():
    thinkers = Thinkers(pathlib.Path("."), ("tests.toys.harbour:HARBOUR",), 1)
    await thinkers.choose(match(), 0, "random")
    print(*(child.pid for child in multiprocessing.active_children()), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="processes are looked for in /proc")
def test_processes_end_with_the_server_that_was_killed(tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(ORPHANS)
    environment = {**os.environ, "PYTHONPATH": str(Path.cwd())}
    command = [sys.executable, str(script)]
    killed = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    pids = killed.stdout.split()
    assert pids, killed.stderr
    end = time.monotonic() + 20
    while any(_runs(pid) for pid in pids) and time.monotonic() < end:
        time.sleep(0.1)
    assert not any(_runs(pid) for pid in pids)


def _runs(pid: str) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
