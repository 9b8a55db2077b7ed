"""A balance report: play a game by the thousand, and write down on one page what a designer wants to know."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ludarium.lab.findings import Findings
from ludarium.lab.job import Progress
from ludarium.lab.page import Side, page
from ludarium.lab.simulating import jobs_of
from ludarium.lab.workers import run
from ludarium.table.game import find
from ludarium.table.pack import HOUSE


def balance(
    game: str,
    out: Path,
    games: int = 1000,
    seats: int = 0,
    level: str = "greedy",
    options: dict[str, Any] | None = None,
    packs: Sequence[str] = (HOUSE,),
    seed: int = 0,
    workers: int = 0,
    kept: Path | None = None,
    progress: Progress | None = None,
) -> Path:
    """Write the report to `out`. With two packs the same deals are played with each, and stand side by side."""
    rules = find(game)
    count = seats or rules.seats.start
    sides = []
    for number, pack in enumerate(packs):
        jobs = jobs_of(game, games, [level] * count, options, pack, seed, count=True)
        findings = Findings(count)
        own = kept.with_suffix(f".{number}{kept.suffix}") if kept and len(packs) > 1 else kept
        for played in run(jobs, workers, own, progress):
            findings.add(played)
        sides.append(Side(rules, options or {}, pack, findings))
    out.write_text(page(level, sides), "utf-8")
    return out
