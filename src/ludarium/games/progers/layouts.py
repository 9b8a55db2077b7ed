"""Where hills may lie (PG-4): what forbids a layout, what a player may still place, and a fair one drawn by dice.

A layout is one (cell, quarter) for each hill in the pack's order: the south-west cell of its bounding box after it was
turned clockwise by quarter turns. In question D2 a placement is the integer `cell * 4 + quarter`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple, Protocol

from ludarium.games.progers.fairness import spread
from ludarium.games.progers.printing import Board, Hill, turned
from ludarium.games.progers.terrain import (
    HOUSE_LAND,
    LandRules,
    Layout,
    Placement,
    Terrain,
    corners_of,
    covered,
    lay,
    name_cell,
    neighbour,
)

TRIES = 1000  # of the generator, before it takes a preset
FAIR = 3  # G1: the greatest fairness spread of a drawn layout


class Dice(Protocol):
    """What the generator needs of the table's dice."""

    def below(self, m: int, /) -> int: ...


class Spot(NamedTuple):
    """One way to lay one hill; `cells` and `beside` (the cells sharing an edge with it) are bit sets."""

    placement: Placement
    cells: int
    beside: int


def option_of(placement: Placement) -> int:
    return placement[0] * 4 + placement[1]


def placement_of(option: int) -> Placement:
    return option >> 2, option & 3


@dataclass(frozen=True, eq=False, slots=True)
class Yard:
    """A board with the hills of its mode. `spots` are the placements of each hill that PG-4.2 and PG-4.4 allow."""

    board: Board
    hills: tuple[Hill, ...]
    tokens: int
    rules: LandRules
    spots: tuple[tuple[Spot, ...], ...]
    by_placement: tuple[dict[Placement, Spot], ...] = field(repr=False)

    def terrain(self, layout: Layout) -> Terrain:
        """The ground as laid out; layouts alike share one."""
        return _terrain(self, layout)

    def fault(self, layout: Layout) -> str | None:
        """The clause that forbids this whole layout, or None."""
        return self.clash(layout) or land_fault(self.terrain(layout), self.tokens)

    def clash(self, layout: Layout) -> str | None:
        """The clause of V1 to V4 that hills placed so far break, or None; V4 only asks once all hills lie."""
        masks = [_mask(self.board.size, hill, place) for hill, place in zip(self.hills, layout, strict=False)]
        if 0 in masks:
            return "PG-4.2"
        if any(a & b for a, b in combinations(masks, 2)):
            return "PG-4.3"
        if any(place not in known for known, place in zip(self.by_placement, layout, strict=False)):
            return "PG-4.4"
        if len(layout) == len(self.hills) and not self.leans(self._spots_of(layout)):
            return "PG-4.5"
        return None

    def leans(self, spots: Sequence[Spot]) -> bool:
        """PG-4.5: each high hill shares an edge with a low one."""
        low = 0
        for hill, spot in zip(self.hills, spots, strict=True):
            if hill.height == 1:
                low |= spot.cells
        return all(
            spot.beside & low for hill, spot in zip(self.hills, spots, strict=True) if hill.height == 2
        )

    def _spots_of(self, layout: Layout) -> list[Spot]:
        return [known[place] for known, place in zip(self.by_placement, layout, strict=False)]

    def barred(self, placed: Layout, option: int) -> str | None:
        """D2: the clause that forbids this placement of the next hill, or None; PG-4.10: it must leave a completion."""
        if placement_of(option)[0] >= self.board.size**2:
            return "PG-4.2"
        layout = (*placed, placement_of(option))
        if clause := self.clash(layout):
            return clause
        if len(layout) == len(self.hills):
            return self.fault(layout)
        return None if _completable(self, layout) else "PG-4.10"

    def offers(self, placed: Layout) -> tuple[int, ...]:
        """D2: every legal placement of the next hill, sorted."""
        return _offers(self, placed)

    def layouts(self) -> Iterator[Layout]:
        """Every layout that passes V1 to V4. There are a million of them in full mode."""
        return self._continued((), [], 0)

    def _continued(self, placed: Layout, spots: list[Spot], taken: int) -> Iterator[Layout]:
        if len(placed) == len(self.hills):
            if self.leans(spots):
                yield placed
            return
        for spot in self.spots[len(placed)]:
            if not spot.cells & taken:
                yield from self._continued((*placed, spot.placement), [*spots, spot], taken | spot.cells)

    def draw(self, dice: Dice, presets: Sequence[Layout] = (), filtered: bool = True) -> Layout:
        """8.7: a random legal layout, and a good one if `filtered`; after TRIES failures a random preset."""
        for _ in range(TRIES):
            spots = [known[dice.below(len(known))] for known in self.spots]
            if not self._apart(spots) or not self.leans(spots):
                continue
            layout = tuple(spot.placement for spot in spots)
            if _good(self, layout, filtered):
                return layout
        if not presets:
            raise ValueError(f"no legal layout of {self.board.id} found, and no preset to take instead")
        return presets[dice.below(len(presets))]

    @staticmethod
    def _apart(spots: Sequence[Spot]) -> bool:
        taken = 0
        for spot in spots:
            if spot.cells & taken:
                return False
            taken |= spot.cells
        return True

    def flaw(self, terrain: Terrain) -> str | None:
        """8.7: which wish of the quality filter a legal layout does not fulfil; the costly one is asked last."""
        if any(len(ride) > 1 for ride in terrain.rides):
            return "G2"
        high = [number for number, hill in enumerate(self.hills) if hill.height == 2]
        working = [lift for lift in terrain.lifts if lift.works]
        if high and (len(working) < 2 or not any(terrain.hill[lift.platform] in high for lift in working)):
            return "G3"
        return "G1" if spread(terrain) > FAIR else None

    def least_marks(self) -> int:
        """No layout shows fewer marks than this: the board's, less the most each hill can hide, and the hills' own."""
        marks = _bits(self.board.marks)
        hidden = sum(max((spot.cells & marks).bit_count() for spot in known) for known in self.spots)
        return len(self.board.marks) - hidden + sum(len(hill.marks) for hill in self.hills)


@lru_cache(maxsize=64)
def yard(board: Board, hills: tuple[Hill, ...], tokens: int, rules: LandRules = HOUSE_LAND) -> Yard:
    """Measure out a board and its hills; equal ones share one yard."""
    spots = tuple(tuple(_spots(board.size, hill)) for hill in hills)
    return Yard(
        board, hills, tokens, rules, spots, tuple({spot.placement: spot for spot in known} for known in spots)
    )


def _spots(size: int, hill: Hill) -> Iterator[Spot]:
    corners = _bits(corners_of(size))
    for option in range(size * size * 4):
        placement = placement_of(option)
        cells = _mask(size, hill, placement)
        if cells and not cells & corners:
            yield Spot(placement, cells, _beside(cells, size))


@lru_cache(maxsize=8192)
def _mask(size: int, hill: Hill, placement: Placement) -> int:
    """The cells under a hill as a bit set; 0 if it would leave the board."""
    try:
        return _bits(covered(turned(hill, placement[1]), placement[0], size))
    except ValueError:
        return 0


def _bits(cells: Sequence[int]) -> int:
    return sum(1 << cell for cell in cells)


def _beside(cells: int, size: int) -> int:
    """PG-4.5: the cells sharing an edge with these; corner points do not count."""
    around = 0
    for cell in range(size * size):
        if cells >> cell & 1:
            for other in (neighbour(cell, h, size) for h in range(4)):
                around |= 1 << other if other >= 0 else 0
    return around & ~cells


@lru_cache(maxsize=1024)
def _terrain(yard: Yard, layout: Layout) -> Terrain:
    return lay(yard.board, yard.hills, layout, yard.rules)


@lru_cache(maxsize=4096)
def _good(yard: Yard, layout: Layout, filtered: bool) -> bool:
    """8.7: does the generator take it? There are but 3,040 basic layouts, so the answer is remembered."""
    terrain = lay(yard.board, yard.hills, layout, yard.rules)
    return land_fault(terrain, yard.tokens) is None and not (filtered and yard.flaw(terrain))


@lru_cache(maxsize=512)
def _offers(yard: Yard, placed: Layout) -> tuple[int, ...]:
    options = [option_of(spot.placement) for spot in yard.spots[len(placed)]]
    return tuple(sorted(option for option in options if yard.barred(placed, option) is None))


@lru_cache(maxsize=65536)
def _completable(yard: Yard, placed: Layout) -> bool:
    """PG-4.10: does any legal layout begin so? Mostly the first one that V1 to V4 allow says yes."""
    spots = [known[place] for known, place in zip(yard.by_placement, placed, strict=False)]
    taken = 0
    for spot in spots:
        taken |= spot.cells
    completions = yard._continued(placed, spots, taken)
    return any(
        land_fault(lay(yard.board, yard.hills, layout, yard.rules), yard.tokens) is None
        for layout in completions
    )


def land_fault(terrain: Terrain, tokens: int) -> str | None:
    """V5 to V7: the clause that the ground itself breaks, or None."""
    if not all(terrain.start_headings(corner) for corner in terrain.corners):
        return "PG-4.6"
    if len(terrain.marks) < tokens:
        return "PG-4.7"
    return None if _connected(terrain) else "PG-4.8"


def _connected(terrain: Terrain) -> bool:
    """V7: jumps and lifts go both ways, so it is enough that one corner reaches all the others and every mark."""
    leap, rides, start = terrain.leap, terrain.rides, terrain.corners[0]
    seen = bytearray(len(terrain.height) + 1)
    seen[start] = seen[-1] = 1  # -1, beyond a barred side, counts as seen
    todo = [start]
    while todo:
        cell = todo.pop()
        for other in leap[cell * 4 : cell * 4 + 4] + rides[cell]:
            if not seen[other]:
                seen[other] = 1
                todo.append(other)
    return all(seen[cell] for cell in terrain.corners + terrain.marks)


_REFERENCE = re.compile(r"@(?P<board>\w+)(?P<blocks>(?:\+\w+@[a-z][0-9]+r[0-3])*)")
_BLOCK = re.compile(r"\+(\w+)@([a-z])([0-9]+)r([0-3])")


def split_reference(text: str, size: int) -> tuple[tuple[str, Placement], ...]:
    """The hills of a layout reference like `@Y6+BA@a3r0+BB@e3r1`, with their places on a board of this size."""
    if not _REFERENCE.fullmatch(text):
        raise ValueError(f"{text!r}: expected a layout like @Y6+BA@a3r0+BB@e3r1")
    return tuple(
        (hill, _placement(file, int(rank), int(turn), size))
        for hill, file, rank, turn in _BLOCK.findall(text)
    )


def _placement(file: str, rank: int, quarter: int, size: int) -> Placement:
    column = ord(file) - ord("a")
    if column >= size or not 1 <= rank <= size:
        raise ValueError(f"{file}{rank}: expected a cell of a board of size {size}")
    return (rank - 1) * size + column, quarter


def board_of(text: str) -> str:
    """The board a layout reference names."""
    if not (match := _REFERENCE.fullmatch(text)):
        raise ValueError(f"{text!r}: expected a layout like @Y6+BA@a3r0+BB@e3r1")
    return match["board"]


def read_layout(text: str, board: Board, hills: Sequence[Hill]) -> Layout:
    """A layout reference that places each of these hills once, in any order."""
    if board_of(text) != board.id:
        raise ValueError(f"{text!r}: expected a layout of board {board.id}")
    blocks = split_reference(text, board.size)
    if sorted(name for name, _ in blocks) != sorted(hill.id for hill in hills):
        raise ValueError(f"{text!r}: expected each of {', '.join(hill.id for hill in hills)} once")
    places = dict(blocks)
    return tuple(places[hill.id] for hill in hills)


def write_layout(layout: Layout, board: Board, hills: Sequence[Hill]) -> str:
    """The layout as a reference, hills in the pack's order."""
    blocks = (
        f"+{hill.id}@{name_cell(cell, board.size)}r{quarter}"
        for hill, (cell, quarter) in zip(hills, layout, strict=True)
    )
    return f"@{board.id}{''.join(blocks)}"
