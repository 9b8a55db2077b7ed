"""Bots think in processes of their own. What they are given is a position; what they make of it are Eyes."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ludarium import bots
from ludarium.server.catalog import Catalog
from ludarium.table import position
from ludarium.table.eyes import Eyes
from ludarium.table.match import Match

T = TypeVar("T")

_PATIENCE = 60.0  # seconds; a bot that thinks longer is stopped

_catalog: Catalog | None = None


class Thinkers:
    """A pool of processes, started when first needed and again when one of them has died."""

    def __init__(self, data: Path, games: tuple[str, ...], workers: int, processes: int = 1) -> None:
        """So many bots think at a time, each by so many processes."""
        self._start = (data, games)
        self._workers = workers
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, match: Match, seat: int, level: str) -> int:
        """What a bot of this level would answer for this seat."""
        return await self._ask(_choose, match, seat, level, self._processes)

    async def hint(self, match: Match, seat: int) -> bots.Hint:
        """The best answer for this seat, and what speaks for it."""
        return await self._ask(_hint, match, seat, self._processes)

    async def judge(self, match: Match, seat: int, option: int) -> bots.Judgement:
        """What an expert thinks of this answer to what the seat is asked."""
        return await self._ask(_judge, match, seat, option)

    async def _ask(self, task: Callable[..., T], match: Match, seat: int, *more: Any) -> T:
        written = await asyncio.to_thread(_written, match)
        for _ in range(2):
            pool = self._open()
            seed = secrets.randbits(63)
            try:  # a process may have died before it was asked, or may die of it
                thought = pool.submit(think, task, written, match.terms.pack.id, seat, seed, *more)
                return await asyncio.wrap_future(thought)
            except BrokenProcessPool:
                self._stop(pool)
        raise RuntimeError(f"no process came to an end with {task.__name__}")

    def warm(self) -> None:
        """Start the processes now, so that the first answer doesn't wait for them."""
        with contextlib.suppress(BrokenProcessPool):  # whoever asks next finds out, and starts others
            self._open().submit(os.getpid)

    def close(self) -> None:
        if self._pool is not None:
            self._stop(self._pool)

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, multiprocessing.get_context("spawn"), _initialize, self._start
            )
        return self._pool

    def _stop(self, pool: ProcessPoolExecutor) -> None:
        pool.shutdown(wait=False, cancel_futures=True)
        if self._pool is pool:
            self._pool = None


def _written(match: Match) -> bytes:
    return msgspec.json.encode(match.position())


# -- in the worker -----------------------------------------------------------


def _initialize(data: Path, games: tuple[str, ...]) -> None:
    global _catalog
    _catalog = Catalog(data, games)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server is told, and ends us
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A server that is killed can't tell its workers; they see it themselves."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def think(task: Callable[..., T], written: bytes, pack: str, seat: int, seed: int, *more: Any) -> T:
    assert _catalog is not None
    at = position.parse(written)
    match = position.read(at, pack=_catalog.pack(_catalog.game(at.game), pack))
    too_long = threading.Timer(_PATIENCE, os._exit, (1,))
    too_long.daemon = True
    too_long.start()
    try:
        return task(Eyes(match, seat), seed, *more)
    finally:
        too_long.cancel()


def _choose(eyes: Eyes, seed: int, level: str, processes: int) -> int:
    return bots.make(level, seed, processes=processes).choose(eyes)


def _hint(eyes: Eyes, seed: int, processes: int) -> bots.Hint:
    return bots.hint(eyes, seed, processes=processes)


def _judge(eyes: Eyes, seed: int, option: int) -> bots.Judgement:
    return bots.judge(eyes, option, seed)
