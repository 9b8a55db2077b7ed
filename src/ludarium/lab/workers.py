"""Jobs done by all cores of this machine; a file keeps what is done, so that a run can be taken up again."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path

import msgspec

from ludarium.lab.job import Job, Played, Progress, play
from ludarium.table.errors import LudariumError

_AHEAD = 4  # jobs a worker has waiting
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Played).decode


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run(
    jobs: Sequence[Job], workers: int = 0, kept: Path | None = None, progress: Progress | None = None
) -> Iterator[Played]:
    """Each job's match, as they are finished. With `kept`, those in the file are not played again, and each new one is
    added to it at once: whatever stops the run, no finished match is lost."""
    done = 0
    known: set[int] = set()
    for played in _read(kept):
        known.add(played.number)
        done += 1
        yield played
    left = [job for job in jobs if job.number not in known]
    finished = _here(left) if workers == 1 else _everywhere(left, workers or cores())
    for played in finished:
        if kept is not None:
            with kept.open("ab") as file:
                file.write(_encode(played) + b"\n")
        done += 1
        if progress:
            progress(done, len(jobs))
        yield played


def _read(kept: Path | None) -> Iterator[Played]:
    """What was finished before; a last line that a crash cut short is forgotten."""
    if kept is None or not kept.exists():
        return
    whole = kept.read_bytes()
    if not whole.endswith(b"\n"):
        kept.write_bytes(whole[: whole.rfind(b"\n") + 1])
    with kept.open("rb") as file:
        for number, line in enumerate(file, 1):
            try:
                yield _decode(line)
            except msgspec.DecodeError as error:
                raise LudariumError(f"{kept.name}, line {number}: no finished match: {error}") from None


def _here(jobs: Iterable[Job]) -> Iterator[Played]:
    for job in jobs:
        yield play(job)


def _everywhere(jobs: Sequence[Job], workers: int) -> Iterator[Played]:
    """A process each. When a worker dies its jobs are given out once more, to new ones."""
    left = {job.number: job for job in jobs}
    deaths = 0
    while left:
        try:
            for played in _pooled(list(left.values()), workers):
                del left[played.number]
                yield played
        except BrokenProcessPool:
            deaths += 1
            if deaths > 3:
                raise LudariumError(
                    "workers die again and again; is there memory enough? Try fewer."
                ) from None


def _pooled(jobs: list[Job], workers: int) -> Iterator[Played]:
    queue = iter(jobs)
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        open_: set[Future[Played]] = set()
        for job in queue:
            open_.add(pool.submit(play, job))
            if len(open_) < workers * _AHEAD:
                continue
            ready, open_ = wait(open_, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in ready)
        while open_:
            ready, open_ = wait(open_, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in ready)
