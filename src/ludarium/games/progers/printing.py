"""What is printed on a board or a hill: its sample marks, stone walls and lift arrows, read from ASCII drawings.

A drawing of W x H cells is 2H-1 lines of 2W-1 characters, north first: cells on even columns of even lines, wall marks
between them (`|` beside a cell, `-` under it). Cells: `.` plain, `*` mark, `B` base place, `^ > v <` lift platform.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

N, E, S, W = range(4)
HEADINGS = "nesw"
_ARROWS = "^>v<"
_STEP = ((0, 1), (1, 0), (0, -1), (-1, 0))

Spot = tuple[int, int]  # file, rank; the south-west cell is (0, 0)
Side = tuple[int, int, int]  # file, rank, heading: one side of a spot


class DrawingError(ValueError):
    """A drawing has a sign where it may not: `where` says line and column, both from 1."""

    def __init__(self, where: str, expected: str) -> None:
        self.where, self.expected = where, expected
        super().__init__(f"{where}: expected {expected}")


@dataclass(frozen=True, slots=True)
class Drawing:
    """An ASCII drawing, read: every wall is written as the north or east side of a spot."""

    width: int
    depth: int
    marks: tuple[Spot, ...]
    walls: tuple[Side, ...]
    lifts: tuple[Side, ...]
    bases: tuple[Spot, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """One side of the game board; cells and edges are the integers of `terrain`."""

    id: str
    size: int
    marks: tuple[int, ...]
    walls: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Hill:
    """A block of `height` storeys, as it is turned now; spots are counted from its south-west cell."""

    id: str
    height: int
    width: int
    depth: int
    marks: tuple[Spot, ...]
    walls: tuple[Side, ...]
    lifts: tuple[Side, ...]


def read_drawing(text: str) -> Drawing:
    """Read a drawing; short lines count as padded with blanks, an edge line may be empty but must be there."""
    lines = text.strip("\r\n").split("\n")
    lines = [line.rstrip() for line in lines]
    if len(lines) % 2 == 0:
        raise DrawingError(
            f"line {len(lines)}", "an odd number of lines: a line of edges between two lines of cells"
        )
    columns = max(len(line) for line in lines[::2])
    width, depth = (columns + 1) // 2, (len(lines) + 1) // 2
    signs: dict[str, list[Spot]] = {sign: [] for sign in ".*B" + _ARROWS}
    walls: list[Side] = []
    for row, line in enumerate(lines):
        rank = depth - 1 - row // 2
        _read_line(line.ljust(2 * width - 1), row, rank, signs, walls)
    lifts = [(x, y, h) for h in range(4) for x, y in signs[_ARROWS[h]]]
    return Drawing(
        width,
        depth,
        tuple(sorted(signs["*"])),
        tuple(sorted(walls)),
        tuple(sorted(lifts)),
        tuple(sorted(signs["B"])),
    )


def _read_line(line: str, row: int, rank: int, signs: dict[str, list[Spot]], walls: list[Side]) -> None:
    for column, sign in enumerate(line):
        file, where = column // 2, f"line {row + 1}, column {column + 1}"
        if row % 2 == 0 and column % 2 == 0:
            if sign not in signs:
                raise DrawingError(where, "a cell: one of . * B ^ > v <")
            signs[sign].append((file, rank))
        elif row % 2 == 0:
            if sign not in " |":
                raise DrawingError(where, "a blank or the wall sign |")
            if sign == "|":
                walls.append((file, rank, E))
        else:
            if sign != " " and (sign != "-" or column % 2):
                raise DrawingError(where, "a blank, or the wall sign - under a cell")
            if sign == "-":  # the south edge of this cell is the north edge of the one below
                walls.append((file, rank - 1, N))


def read_board(id: str, text: str) -> Board:
    """A board from its drawing; PG-3.10: its base places are the four corners."""
    drawing = read_drawing(text)
    size, top = drawing.width, drawing.width - 1
    if drawing.depth != size:
        raise DrawingError("drawing", f"a square, not {drawing.width} x {drawing.depth}")
    if drawing.bases != ((0, 0), (0, top), (top, 0), (top, top)):
        raise DrawingError("drawing", "a base place B in each corner and nowhere else")
    if drawing.lifts:
        raise DrawingError("drawing", "no lift platforms on a board")
    marks = sorted(y * size + x for x, y in drawing.marks)
    walls = [(y * size + x) * 4 + h for x, y, h in drawing.walls]
    return Board(id, size, tuple(marks), tuple(sorted(walls)))


def read_hill(id: str, height: int, text: str, outer_walls: tuple[str, ...] = ()) -> Hill:
    """A hill from its drawing; walls on its outer edge, which a drawing cannot show, are listed like `c1s`."""
    drawing = read_drawing(text)
    if drawing.bases:
        raise DrawingError("drawing", "no base places on a hill")
    outer = tuple(_outer_wall(name, drawing) for name in outer_walls)
    return Hill(id, height, drawing.width, drawing.depth, drawing.marks, drawing.walls + outer, drawing.lifts)


def _outer_wall(name: str, drawing: Drawing) -> Side:
    digits = name[1:-1]
    if len(name) < 3 or name[-1] not in HEADINGS or not digits.isdecimal():
        raise DrawingError(f"outer_walls: {name!r}", "a cell of the hill and a side, like c1s")
    x, y, h = ord(name[0]) - ord("a"), int(digits) - 1, HEADINGS.index(name[-1])
    dx, dy = _STEP[h]
    if not _within(x, y, drawing) or _within(x + dx, y + dy, drawing):
        raise DrawingError(f"outer_walls: {name!r}", "a side on the outer edge of the hill")
    return x, y, h


def _within(x: int, y: int, drawing: Drawing) -> bool:
    return 0 <= x < drawing.width and 0 <= y < drawing.depth


@lru_cache(maxsize=256)
def turned(hill: Hill, quarter: int) -> Hill:
    """The hill turned clockwise by quarter turns, its arrows with it (PG-4.2: never flipped over)."""
    if quarter == 0:
        return hill
    last = hill.width - 1
    once = replace(
        hill,
        width=hill.depth,
        depth=hill.width,
        marks=tuple(sorted((y, last - x) for x, y in hill.marks)),
        walls=tuple(sorted((y, last - x, (h + 1) % 4) for x, y, h in hill.walls)),
        lifts=tuple(sorted((y, last - x, (h + 1) % 4) for x, y, h in hill.lifts)),
    )
    return turned(once, quarter - 1)
