"""Matches by the thousand, as a table of data."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import polars as pl
from msgspec.structs import replace

from ludarium.lab.job import Job, Played, Progress, check
from ludarium.lab.workers import run
from ludarium.table.pack import HOUSE


class Plan(Sequence[Job]):
    """n matches; the bots change seats from one to the next, so that none has the better seat. A job is made when it is
    asked for: a plan of a million takes no room."""

    def __init__(
        self,
        game: str,
        n: int,
        bots: Sequence[str],
        options: dict[str, Any] | None = None,
        pack: str = HOUSE,
        seed: int = 0,
        count: bool = False,
    ) -> None:
        check(game, tuple(bots), n, options or {}, pack)
        self._n, self._bots = n, tuple(bots)
        self._first = Job(0, game, self._bots, seed, options or {}, pack, count)

    def __len__(self) -> int:
        return self._n

    def __getitem__(self, number: Any) -> Any:
        if isinstance(number, slice):
            return [self[k] for k in range(*number.indices(self._n))]
        if not 0 <= number < self._n:
            raise IndexError(number)
        turned = number % len(self._bots)
        bots = self._bots[turned:] + self._bots[:turned]
        return replace(self._first, number=number, bots=bots, seed=self._first.seed + number)


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
) -> pl.DataFrame:
    """Play n matches; a row for each seat of each. The same call gives the same rows, whatever the workers, here or on
    the Ray cluster at the address `ray`.

    >>> from ludarium import lab
    >>> frame = lab.simulate("progers", n=2, bots=["random", "random"], options={"stall_rounds": 3}, workers=1)
    >>> frame.height, frame["bot"].unique().to_list()
    (4, ['random'])
    """
    jobs = Plan(game, n, bots, options, pack, seed)
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
