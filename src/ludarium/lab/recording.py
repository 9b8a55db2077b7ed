"""Matches as files: many are written, and many are read, one at a time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from ludarium.lab.bringing import Bring
from ludarium.lab.job import Job, Progress
from ludarium.lab.plan import Plan
from ludarium.lab.workers import run
from ludarium.table import record as ludo
from ludarium.table.errors import LudariumError
from ludarium.table.match import Match
from ludarium.table.pack import HOUSE
from ludarium.table.record import Record

_IN_A_FOLDER = 1000
SUFFIX = ".ludo"


def record(
    game: str,
    folder: Path | str,
    n: int = 1000,
    bots: Sequence[str] = ("greedy", "greedy"),
    options: dict[str, Any] | None = None,
    pack: str = HOUSE,
    seed: int = 0,
    workers: int = 0,
    progress: Progress | None = None,
    ray: str = "",
    brings: Sequence[str | Bring] = (),
) -> int:
    """Play n matches and write each down, a thousand in a folder; how many were written. Those that are there already
    are left as they are, so the same call goes on where it was stopped."""
    where = Path(folder)
    plan = Plan(game, n, bots, options, pack, seed, record=True, brings=brings)
    left = [job for job in plan if not _file(where, job).exists()]
    for played in run(left, workers, progress=progress, ray=ray):
        _write(_file(where, Job(played.number, game, (), 0)), played.record)
    return len(left)


def _file(folder: Path, job: Job) -> Path:
    return folder / f"{job.number // _IN_A_FOLDER:03}" / f"{job.game}-{job.number:06}{SUFFIX}"


def _write(file: Path, text: str) -> None:
    """Whole or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    half = file.with_suffix(".part")
    half.write_text(text, "utf-8")
    half.replace(file)


class Recorded(NamedTuple):
    """A record of a dataset: its file, and what stands in it. `match()` replays it, if that is wanted."""

    file: Path
    record: Record

    def match(self) -> Match:
        return ludo.replay(self.file.read_text("utf-8"))


def records(folder: Path | str) -> Iterator[Recorded]:
    """All records below a folder, in the order of their names; one is in memory at a time.

    >>> from ludarium import lab
    >>> sum(1 for _ in lab.records("docs"))
    0
    """
    where = Path(folder)
    if not where.is_dir():
        raise LudariumError(f"{where}: there is no such folder")
    for file in sorted(where.rglob(f"*{SUFFIX}")):
        try:
            yield Recorded(file, ludo.read(file.read_text("utf-8")))
        except (LudariumError, UnicodeDecodeError) as error:
            raise LudariumError(f"{file}: {error}") from None
