"""The lie of the land: a laid-out board as flat tables, computed once, so that the rules only look things up.

A cell is `rank * size + file`, both from 0: a1 is 0. A heading is 0..3 for n e s w. `cell * 4 + heading` is a side of a
cell and the index of every table by side. An edge is the north or east side of the cell south or west of it.
Corners come in the order a1, a-top, last file 1, last file top (files before ranks, as PFN sorts).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ludarium.games.progers.printing import HEADINGS, Board, E, Hill, N, S, turned

# Why a side cannot be crossed; the tables `drive_bar` and `leap_bar` hold these.
OPEN, RIM, WALL, CLIFF, STOREYS = range(5)
BARS = ("open", "rim", "wall", "cliff", "storeys")

Placement = tuple[int, int]  # south-west cell of the hill as it is turned; clockwise quarter turns
Layout = tuple[Placement, ...]  # one placement for each hill, in the pack's order


class LandRules(NamedTuple):
    """The options of a table that the geometry depends on (PG-20.1, PG-20.27)."""

    same_height_edge: str = "open"
    lift_to_hill: str = "works"


HOUSE_LAND = LandRules()


class Lift(NamedTuple):
    """PG-14.1: a platform, its arrow, and the cell it points at (-1 beyond the rim)."""

    platform: int
    heading: int
    lower: int
    works: bool


@dataclass(frozen=True, slots=True, eq=False)
class Terrain:
    """A laid-out board. It never changes during play (PG-4.11), so all copies of a match share it; what is worked out
    from it is remembered for the object itself, without comparing all its tables."""

    size: int
    height: tuple[int, ...]  # by cell: 0 ground, 1 low, 2 high (PG-3.2)
    hill: tuple[int, ...]  # by cell: number of the hill it belongs to, -1 on the ground
    ahead: tuple[int, ...]  # by side: the neighbour cell, -1 at the rim
    drive: tuple[int, ...]  # by side: the neighbour if terrain-open for STEP and RUN, else -1 (PG-3.9)
    leap: tuple[int, ...]  # by side: the neighbour if jump-open, else -1 (PG-3.9)
    plane: tuple[
        int, ...
    ]  # by side: the neighbour if it has the same height, walls or not, else -1 (PG-13.3)
    drive_bar: tuple[int, ...]  # by side: OPEN, RIM, WALL or CLIFF
    leap_bar: tuple[int, ...]  # by side: OPEN, RIM or STOREYS
    marks: tuple[int, ...]  # visible sample marks, sorted
    walls: tuple[int, ...]  # edges with a stone wall, in PFN order
    lifts: tuple[Lift, ...]  # in PFN order
    rides: tuple[
        tuple[int, ...], ...
    ]  # by cell: the other platform of each working lift here, in the order of lifts
    corners: tuple[int, int, int, int]

    def start_headings(self, corner: int) -> list[int]:
        """PG-5.7, PG-20.33: a rover may not start facing what a STEP could not enter."""
        return [h for h in range(4) if self.drive[corner * 4 + h] >= 0]


def corners_of(size: int) -> tuple[int, int, int, int]:
    """PG-3.10, in the order a1, a-top, last file 1, last file top."""
    return 0, size * (size - 1), size - 1, size * size - 1


def neighbour(cell: int, heading: int, size: int) -> int:
    """The next cell, or -1: the rim is impassable for everything (PG-3.8)."""
    if heading == N:
        return cell + size if cell + size < size * size else -1
    if heading == S:
        return cell - size if cell >= size else -1
    if heading == E:
        return cell + 1 if (cell + 1) % size else -1
    return cell - 1 if cell % size else -1


def edge(cell: int, heading: int, size: int) -> int:
    """PG-3.3: one number for both sides of an edge; -1 on the rim, where no wall is needed."""
    other = neighbour(cell, heading, size)
    if other < 0:
        return -1
    return cell * 4 + heading if heading in (N, E) else other * 4 + (heading + 2) % 4


def name_cell(cell: int, size: int) -> str:
    return f"{chr(ord('a') + cell % size)}{cell // size + 1}"


def name_side(side: int, size: int) -> str:
    return name_cell(side >> 2, size) + HEADINGS[side & 3]


def pfn_order(cell: int, size: int) -> tuple[int, int]:
    """PFN sorts by file, then rank."""
    return cell % size, cell // size


def lay(board: Board, hills: Sequence[Hill], layout: Layout, rules: LandRules = HOUSE_LAND) -> Terrain:
    """Put hills on a board (PG-3.4, PG-3.5); ValueError if one leaves the board or two overlap."""
    size = board.size
    height, owner = [0] * (size * size), [-1] * (size * size)
    marks, walls, lifts = [], [], []
    for number, (hill, (cell, quarter)) in enumerate(zip(hills, layout, strict=True)):
        block = turned(hill, quarter)
        for spot in covered(block, cell, size):
            if owner[spot] >= 0:
                raise ValueError(f"hill {hill.id} overlaps another at {name_cell(spot, size)} (PG-4.3)")
            owner[spot], height[spot] = number, hill.height
        marks += [cell + y * size + x for x, y in block.marks]
        walls += [edge(cell + y * size + x, h, size) for x, y, h in block.walls]
        lifts += [(cell + y * size + x, h) for x, y, h in block.lifts]
    marks += [mark for mark in board.marks if owner[mark] < 0]  # PG-3.4
    walls += [wall for wall in board.walls if not _buried(wall, owner, size)]
    return build(size, height, owner, walls, lifts, marks, rules)


def covered(block: Hill, cell: int, size: int) -> list[int]:
    """The cells under a block put with its south-west cell on `cell`; ValueError if it leaves the board (PG-4.2)."""
    if cell % size + block.width > size or cell // size + block.depth > size:
        raise ValueError(f"hill {block.id} leaves the board at {name_cell(cell, size)} (PG-4.2)")
    return [cell + y * size + x for y in range(block.depth) for x in range(block.width)]


def _buried(wall: int, owner: Sequence[int], size: int) -> bool:
    """PG-3.5, PG-20.3: a wall of the board is gone when both its cells are covered."""
    return owner[wall >> 2] >= 0 and owner[neighbour(wall >> 2, wall & 3, size)] >= 0


def plain(
    size: int,
    height: Sequence[int],
    walls: Iterable[int] = (),
    lifts: Iterable[tuple[int, int]] = (),
    rules: LandRules = HOUSE_LAND,
) -> Terrain:
    """A terrain told by heights alone, without marks. Raised cells of one height that touch count as one hill,
    for heights cannot show where one hill ends and its twin begins."""
    return build(size, height, _hills_by_height(size, height), walls, lifts, (), rules)


def _hills_by_height(size: int, height: Sequence[int]) -> list[int]:
    owner, count = [-1] * len(height), 0
    for start, level in enumerate(height):
        if level == 0 or owner[start] >= 0:
            continue
        owner[start], todo = count, [start]
        while todo:
            cell = todo.pop()
            for other in (neighbour(cell, h, size) for h in range(4)):
                if other >= 0 and height[other] == level and owner[other] < 0:
                    owner[other] = count
                    todo.append(other)
        count += 1
    return owner


def build(
    size: int,
    height: Sequence[int],
    owner: Sequence[int],
    walls: Iterable[int],
    lifts: Iterable[tuple[int, int]],
    marks: Iterable[int],
    rules: LandRules = HOUSE_LAND,
) -> Terrain:
    """Work out every table from heights, hills, walls (edges or -1), lifts (platform, heading) and visible marks."""
    stones = {wall for wall in walls if wall >= 0}
    known = tuple(
        _lift(cell, h, size, height, stones, rules)
        for cell, h in sorted(lifts, key=lambda lift: (pfn_order(lift[0], size), lift[1]))
    )
    ahead = _AHEAD.get(size) or _AHEAD.setdefault(size, _neighbours(size))
    drive, leap, plane = list(ahead), list(ahead), list(ahead)
    drive_bar, leap_bar = [OPEN] * len(ahead), [OPEN] * len(ahead)
    _raise_cliffs(height, owner, ahead, rules, plane, drive_bar, leap_bar)
    for stone in stones:  # PG-3.3: from both sides
        drive_bar[stone] = drive_bar[ahead[stone] * 4 + ((stone & 3) ^ 2)] = WALL
    for side, bar in enumerate(drive_bar):
        if bar:
            drive[side] = -1
    for side, bar in enumerate(leap_bar):
        if bar:
            leap[side] = -1
    return Terrain(
        size=size,
        height=tuple(height),
        hill=tuple(owner),
        ahead=ahead,
        drive=tuple(drive),
        leap=tuple(leap),
        plane=tuple(plane),
        drive_bar=tuple(drive_bar),
        leap_bar=tuple(leap_bar),
        marks=tuple(sorted(marks)),
        walls=tuple(sorted(stones, key=lambda side: (pfn_order(side >> 2, size), side & 3))),
        lifts=known,
        rides=_rides(known, size),
        corners=corners_of(size),
    )


_AHEAD: dict[int, tuple[int, ...]] = {}


def _neighbours(size: int) -> tuple[int, ...]:
    return tuple(neighbour(cell, h, size) for cell in range(size * size) for h in range(4))


def _raise_cliffs(
    height: Sequence[int],
    owner: Sequence[int],
    ahead: Sequence[int],
    rules: LandRules,
    plane: list[int],
    drive_bar: list[int],
    leap_bar: list[int],
) -> None:
    """Mark rims and cliffs. PG-3.6: a cliff is seen from above and below; PG-3.9: a JUMP climbs one storey at most."""
    closed = rules.same_height_edge == "closed"
    side = 0
    for cell, level in enumerate(height):
        for side in range(cell * 4, cell * 4 + 4):
            other = ahead[side]
            if other < 0:
                drive_bar[side] = leap_bar[side] = RIM
            elif height[other] != level:
                drive_bar[side], plane[side] = CLIFF, -1
                if abs(height[other] - level) > 1:
                    leap_bar[side] = STOREYS
            elif closed and owner[other] != owner[cell]:  # PG-3.7, PG-20.1: touching hills of equal height
                drive_bar[side] = CLIFF


def _lift(
    cell: int, heading: int, size: int, height: Sequence[int], stones: set[int], rules: LandRules
) -> Lift:
    """PG-14.2, PG-14.3: a lift works if it looks down on a cell and no stone wall stands between."""
    lower = neighbour(cell, heading, size)
    works = lower >= 0 and height[lower] < height[cell] and edge(cell, heading, size) not in stones
    if works and rules.lift_to_hill == "dead":
        works = height[lower] == 0
    return Lift(cell, heading, lower, works)


def _rides(lifts: Sequence[Lift], size: int) -> tuple[tuple[int, ...], ...]:
    """PG-14.4: both platforms of a working lift, each with the other one."""
    rides: list[list[int]] = [[] for _ in range(size * size)]
    for lift in lifts:
        if lift.works:
            rides[lift.platform].append(lift.lower)
            rides[lift.lower].append(lift.platform)
    return tuple(tuple(ride) for ride in rides)
