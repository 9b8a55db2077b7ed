"""Jobs done by all cores of this machine, or of a Ray cluster; a file keeps what is done, so that a run can be taken up
again. What is in the run at a time is bounded: a million jobs need no more memory than a thousand."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path

import msgspec

from ludarium.lab.job import Job, Played, Progress, play
from ludarium.table.errors import LudariumError

_AHEAD = 4  # jobs a worker has waiting
_DEATHS = 3  # in a row, without a finished match between them
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Played).decode


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run(
    jobs: Sequence[Job],
    workers: int = 0,
    kept: Path | None = None,
    progress: Progress | None = None,
    ray: str = "",
) -> Iterator[Played]:
    """Each job's match, as they are finished. With `kept`, those in the file are not played again, and each new one is
    added to it at once: whatever stops the run, no finished match is lost. `ray` is the address of a cluster."""
    if workers < 0:
        raise LudariumError(f"workers: 0 (one for each core) or more expected, not {workers}")
    done = 0
    known = bytearray(len(jobs) if kept else 0)
    for played in _kept(kept, jobs):
        known[played.number] = 1
        done += 1
        yield played
    left = (job for job in jobs if not known[job.number]) if kept else iter(jobs)
    for played in _finished(left, workers, ray) if done < len(jobs) else ():
        if kept is not None:
            with kept.open("ab") as file:
                file.write(_encode(played) + b"\n")
        done += 1
        if progress:
            progress(done, len(jobs))
        yield played


def _finished(jobs: Iterable[Job], workers: int, ray: str) -> Iterator[Played]:
    if ray:
        from ludarium.lab.cluster import spread

        return spread(jobs, ray)
    return _here(jobs) if workers == 1 else _everywhere(jobs, workers or cores())


def _kept(kept: Path | None, jobs: Sequence[Job]) -> Iterator[Played]:
    """What was finished of these jobs before; a last line that a crash cut short is forgotten."""
    if kept is None or not kept.exists():
        return
    _mend(kept)
    for number, played in read(kept):
        if played.number >= len(jobs):
            continue
        job = jobs[played.number]
        if (played.seed, tuple(played.bots), played.terms) != (job.seed, job.bots, job.terms):
            raise LudariumError(
                f"{kept.name}, line {number}: a match of another plan (other bots, options, pack, seed, number of "
                "matches or things brought): name another file to keep these in"
            )
        yield played


def _mend(kept: Path) -> None:
    with kept.open("rb+") as file:
        end = file.seek(0, os.SEEK_END)
        while end:
            begin = max(0, end - 65536)
            file.seek(begin)
            at = file.read(end - begin).rfind(b"\n")
            end = begin + at + 1 if at >= 0 else begin
            if at >= 0 or not begin:
                break
        file.truncate(end)


def read(kept: Path) -> Iterator[tuple[int, Played]]:
    """Line by line what a file keeps."""
    with kept.open("rb") as file:
        for number, line in enumerate(file, 1):
            try:
                yield number, _decode(line)
            except msgspec.DecodeError as error:
                raise LudariumError(f"{kept.name}, line {number}: no finished match: {error}") from None


def _here(jobs: Iterable[Job]) -> Iterator[Played]:
    for job in jobs:
        yield play(job)


class _Lost(Exception):
    """A worker has died; these jobs were given out and are not done."""

    def __init__(self, jobs: list[Job]) -> None:
        self.jobs = jobs


def _everywhere(jobs: Iterable[Job], workers: int) -> Iterator[Played]:
    """A process each. When one dies, what was finished is kept, and what wasn't is given out once more, to new ones."""
    queue = iter(jobs)
    again: deque[Job] = deque()
    deaths = 0
    while deaths <= _DEATHS:
        try:
            for played in _pooled(again, queue, workers):
                deaths = 0
                yield played
            return
        except _Lost as lost:
            again.extendleft(lost.jobs)
            deaths += 1
    raise LudariumError("workers die again and again; is there memory enough? Try fewer.")


def _pooled(again: deque[Job], queue: Iterator[Job], workers: int) -> Iterator[Played]:
    """`again` goes first; what is taken of it and of the queue is yielded, or lost with a _Lost that names it."""
    out: dict[Future[Played], Job] = {}
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        try:
            while True:
                while len(out) < workers * _AHEAD:
                    job = again.popleft() if again else next(queue, None)
                    if job is None:
                        break
                    try:
                        out[pool.submit(play, job)] = job
                    except BrokenProcessPool:
                        again.appendleft(job)
                        break
                if not out:
                    if again:
                        raise _Lost([])
                    return
                wait(out, return_when=FIRST_COMPLETED)
                yield from _collect(out)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _collect(out: dict[Future[Played], Job]) -> Iterator[Played]:
    """The finished ones, all of them, before a death among them is spoken of."""
    dead = any(future.done() and _died(future) for future in out)
    if dead:
        wait(out)  # a broken pool ends them all
    for future in [future for future in out if future.done() and not _died(future)]:
        del out[future]
        yield future.result()
    if dead:
        raise _Lost([*out.values()])


def _died(future: Future[Played]) -> bool:
    return isinstance(future.exception(), BrokenProcessPool)
