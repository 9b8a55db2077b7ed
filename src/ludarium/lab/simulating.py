"""Matches by the thousand, as a table of data."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import polars as pl

from ludarium.lab.job import Job, Played, Progress, check
from ludarium.lab.workers import run
from ludarium.table.pack import HOUSE


def jobs_of(
    game: str,
    n: int,
    bots: Sequence[str],
    options: dict[str, Any] | None = None,
    pack: str = HOUSE,
    seed: int = 0,
    count: bool = False,
) -> list[Job]:
    """n matches; the bots change seats from one to the next, so that none has the better seat."""
    check(game, tuple(bots), n, options or {}, pack)
    seats = len(bots)
    return [
        Job(
            k,
            game,
            tuple(bots[(seat + k) % seats] for seat in range(seats)),
            seed + k,
            options or {},
            pack,
            count,
        )
        for k in range(n)
    ]


def simulate(
    game: str,
    n: int = 100,
    bots: Sequence[str] = ("greedy", "greedy"),
    options: dict[str, Any] | None = None,
    pack: str = HOUSE,
    seed: int = 0,
    workers: int = 0,
    kept: Path | None = None,
    progress: Progress | None = None,
) -> pl.DataFrame:
    """Play n matches; a row for each seat of each. The same call gives the same rows, whatever the workers.

    >>> from ludarium import lab
    >>> frame = lab.simulate("progers", n=2, bots=["random", "random"], options={"stall_rounds": 3}, workers=1)
    >>> frame.height, frame["bot"].unique().to_list()
    (4, ['random'])
    """
    jobs = jobs_of(game, n, bots, options, pack, seed)
    rows = [row for played in run(jobs, workers, kept, progress) for row in rows_of(played)]
    return pl.DataFrame(rows).sort("match", "seat")


def rows_of(played: Played) -> list[dict[str, Any]]:
    """One row a seat."""
    return [
        {
            "match": played.number,
            "seed": played.seed,
            "seat": seat,
            "bot": bot,
            "score": played.scores[seat],
            "rank": played.ranks[seat],
            "win": played.share(seat),
            "reason": played.reason,
            "answers": played.answers,
            "turns": played.turns,
            **{f"part_{name}": points for name, points in played.parts[seat].items()},
        }
        for seat, bot in enumerate(played.bots)
    ]
