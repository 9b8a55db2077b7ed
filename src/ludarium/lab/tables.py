"""What a report says, as tables: Parquet or CSV. Rows are written as matches end; none is held in memory for long."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

import polars as pl

from ludarium.lab.findings import TENTHS, Findings
from ludarium.lab.intervals import share
from ludarium.lab.job import Played

Format = Literal["parquet", "csv"]

_SEATS = [
    "side",
    "match",
    "seed",
    "seat",
    "bot",
    "brings",
    "score",
    "rank",
    "win",
    "reason",
    "answers",
    "turns",
    "rounds",
]
_PARTS = ["side", "match", "seat", "part", "points"]


class Rows:
    """`seats`: a row a seat of each match; `parts`: what its score is made of."""

    def __init__(self, folder: Path, seats: Any, parts: Any) -> None:
        self.folder, self._seats, self._parts = folder, seats, parts

    def add(self, side: int, match: int, one: Played) -> None:
        for seat, bot in enumerate(one.bots):
            won = one.share(seat)
            brings = one.brings[seat] if one.brings else ""
            tail = (one.scores[seat], one.ranks[seat], won, one.reason, one.answers, one.turns, one.rounds)
            self._seats.writerow((side, match, one.seed, seat, bot, brings, *tail))
            self._parts.writerows((side, match, seat, part, n) for part, n in one.parts[seat].items())


@contextmanager
def opened(folder: Path, format: Format) -> Iterator[Rows]:
    """Write into this folder. Parquet is made of CSV at the end, stream to stream."""
    folder.mkdir(parents=True, exist_ok=True)
    try:
        with (
            (folder / "seats.csv").open("w", encoding="utf-8", newline="") as seats,
            (folder / "parts.csv").open("w", encoding="utf-8", newline="") as parts,
        ):
            rows = Rows(folder, csv.writer(seats), csv.writer(parts))
            csv.writer(seats).writerow(_SEATS)
            csv.writer(parts).writerow(_PARTS)
            yield rows
    finally:  # what there is, whatever has ended the run
        if format == "parquet":
            for name in ("seats", "parts"):
                _to_parquet(folder / f"{name}.csv")


def _to_parquet(file: Path) -> None:
    pl.scan_csv(file, schema_overrides={"win": pl.Float64, "brings": pl.String}).sink_parquet(
        file.with_suffix(".parquet")
    )
    file.unlink()


def write_sums(folder: Path, format: Format, sides: list[tuple[str, Findings]]) -> None:
    """The small tables: what was offered and taken, what happened, seats, ends, points over time."""
    for name, make in (
        ("content", _content),
        ("happened", _happened),
        ("seat_wins", _wins),
        ("brought_wins", _brought),
        ("ends", _ends),
        ("points", _points),
    ):
        rows = [{"side": side, **row} for side, found in sides for row in make(found)]
        if not rows:
            continue  # nobody has brought anything, or the game tells no events
        frame = pl.DataFrame(rows, infer_schema_length=None)
        if format == "parquet":
            frame.write_parquet(folder / f"{name}.parquet")
        else:
            frame.write_csv(folder / f"{name}.csv")


def _content(found: Findings) -> Iterator[dict[str, Any]]:
    for name, one in found.content.items():
        kind, _, option = name.partition("/")
        left = one.seats - one.seats_taken
        taken, not_taken = share(one.wins_taken, one.seats_taken), share(one.wins_left, left)
        yield {
            "kind": kind,
            "option": int(option),
            "offered": one.offered,
            "taken": one.taken,
            "seats_offered": one.seats,
            "seats_taken": one.seats_taken,
            "win_taken": taken.value,
            "win_taken_low": taken.low,
            "win_taken_high": taken.high,
            "win_left": not_taken.value,
            "win_left_low": not_taken.low,
            "win_left_high": not_taken.high,
        }


def _happened(found: Findings) -> Iterator[dict[str, Any]]:
    seats = found.matches * found.seats
    for name, one in found.happened.items():
        event, _, about = name.partition(" ")
        yield {
            "event": event,
            "about": about,
            "times": one.times,
            "seats": one.seats,
            "win_with": one.wins / one.seats,
            "win_without": (found.all_wins - one.wins) / (seats - one.seats) if seats > one.seats else None,
        }


def _wins(found: Findings) -> Iterator[dict[str, Any]]:
    for seat, one in enumerate(found.seat_shares()):
        yield {"seat": seat, "wins": one.value, "low": one.low, "high": one.high}


def _brought(found: Findings) -> Iterator[dict[str, Any]]:
    """Of each thing brought: at each seat, and (seat -1) at all of them."""
    for name in found.brought:
        for seat in (-1, *found.brought[name]):
            one = found.brought_at(name, seat)
            won = one.share
            yield {
                "brings": name,
                "seat": seat,
                "seats": one.seats,
                "wins": won.value,
                "low": won.low,
                "high": won.high,
                "points": one.points / one.seats,
            }


def _ends(found: Findings) -> Iterator[dict[str, Any]]:
    for reason, matches in found.reasons.most_common():
        yield {"reason": reason, "matches": matches}


def _points(found: Findings) -> Iterator[dict[str, Any]]:
    for part, sums in found.course.items():
        for tenth in range(TENTHS):
            for winners, name in enumerate(("others", "winners")):
                seats = found.course_seats[1 - winners]
                points = sums[tenth][1 - winners] / max(1, seats)
                yield {"part": part, "tenth": tenth, "group": name, "points": points}
