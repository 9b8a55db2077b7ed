"""A balance report: play a game by the thousand, and write down on one page what a designer wants to know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

from ludarium.lab.bringing import Bring
from ludarium.lab.findings import Findings
from ludarium.lab.job import Progress
from ludarium.lab.page import page
from ludarium.lab.pairing import Both, Pairs
from ludarium.lab.plan import Plan
from ludarium.lab.side import Side
from ludarium.lab.tables import Format, Rows, opened, write_sums
from ludarium.lab.workers import run
from ludarium.table.errors import LudariumError
from ludarium.table.game import find
from ludarium.table.pack import HOUSE

Terms = tuple[str, dict[str, Any]]  # a pack and table options


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
    against: dict[str, Any] | None = None,
    tables: Path | None = None,
    format: Format = "parquet",
    ray: str = "",
    brings: Sequence[str | Bring] = (),
) -> Path:
    """Write the report to `out`. With two packs, or with options `against` the first ones, the same deals are played by
    both terms, and they stand side by side. Whatever ends the run early, the page tells of the matches that were
    finished. `tables` is a folder for the data."""
    rules = find(game)
    count = seats or max(rules.seats.start, len(brings))
    sides = [Side(rules, *terms, Findings(count)) for terms in _terms(packs, options or {}, against)]
    plans = [
        Plan(game, games, [level] * count, side.options, side.pack, seed, count=True, brings=brings)
        for side in sides
    ]
    jobs, pairs = Both(plans), Pairs(count)
    with _page_at_the_end(out, level, sides, pairs, tables, format) as rows:
        for played in run(jobs, workers, kept, progress, ray):
            match, side = divmod(played.number, len(sides))
            sides[side].findings.add(played)
            if len(sides) > 1:
                pairs.add(side, match, played)
            if rows:
                rows.add(side, match, played)
    return out


def _terms(packs: Sequence[str], options: dict[str, Any], against: dict[str, Any] | None) -> list[Terms]:
    if not packs:
        raise LudariumError("packs: at least one expected")
    if against is None:
        return [(pack, options) for pack in packs]
    if len(packs) > 1:
        raise LudariumError(
            "compare two packs or two sets of options: both at once would say of neither what it does"
        )
    return [(packs[0], options), (packs[0], {**options, **against})]


@contextmanager
def _page_at_the_end(
    out: Path, level: str, sides: list[Side], pairs: Pairs, tables: Path | None, format: Format
) -> Iterator[Rows | None]:
    try:
        with opened(tables, format) if tables else nullcontext() as rows:
            yield rows
    finally:
        if all(side.findings.matches for side in sides):
            out.write_text(page(level, sides, pairs), "utf-8")
            if tables:
                write_sums(tables, format, [(side.name(sides), side.findings) for side in sides])
