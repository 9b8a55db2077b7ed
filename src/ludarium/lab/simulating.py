"""Matches by the thousand, as a table of data."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import polars as pl

from ludarium.lab.bringing import Bring
from ludarium.lab.job import Played, Progress
from ludarium.lab.plan import Plan
from ludarium.lab.workers import run
from ludarium.table.pack import HOUSE


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
    ray: str = "",
    brings: Sequence[str | Bring] = (),
) -> pl.DataFrame:
    """Play n matches; a row for each seat of each. The same call gives the same rows, whatever the workers, here or on
    the Ray cluster at the address `ray`.

    >>> from ludarium import lab
    >>> frame = lab.simulate("progers", n=2, bots=["random", "random"], options={"stall_rounds": 3}, workers=1)
    >>> frame.height, frame["bot"].unique().to_list()
    (4, ['random'])
    """
    jobs = Plan(game, n, bots, options, pack, seed, brings=brings)
    rows = [row for played in run(jobs, workers, kept, progress, ray) for row in rows_of(played)]
    return pl.DataFrame(rows).sort("match", "seat")


def rows_of(played: Played) -> list[dict[str, Any]]:
    """One row a seat."""
    return [
        {
            "match": played.number,
            "seed": played.seed,
            "seat": seat,
            "bot": bot,
            "brings": played.brings[seat] if played.brings else "",
            "score": played.scores[seat],
            "rank": played.ranks[seat],
            "win": played.share(seat),
            "reason": played.reason,
            "answers": played.answers,
            "turns": played.turns,
            "rounds": played.rounds,
            **{f"part_{name}": points for name, points in played.parts[seat].items()},
        }
        for seat, bot in enumerate(played.bots)
    ]
