"""Where boards lie, which of them are linked, and what lies between them (TV-7.6, TV-10.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludarium.games.terravist.content import Board

SIDE = 9  # five boards in a row reach no further than four cells from the first
FIRST_CELL = SIDE * SIDE // 2
STEPS = (-SIDE, 1, SIDE, -1)  # N E S W
PAIRS = tuple((a, b) for a in range(5) for b in range(a + 1, 5))  # of habitats


class Niches:
    """The numbers of places: niches board by board, then the seams of each pair of boards."""

    def __init__(self, boards: Sequence[Board | None]) -> None:
        self.board: list[int] = []  # by niche: its habitat
        self.edge: list[int] = []  # by niche: the side it is nearest to, or -1
        self.of: list[tuple[int, ...]] = []  # by habitat: its niches
        self.along: list[tuple[tuple[int, ...], ...]] = []  # by habitat and side: the niches nearest to it
        for habitat, board in enumerate(boards):
            self._number(habitat, board.edges if board else ())
        self.count = len(self.board)
        self.width = max((len(side) for sides in self.along for side in sides), default=0)
        self.places = self.count + len(PAIRS) * self.width

    def _number(self, habitat: int, edges: Sequence[int]) -> None:
        first = len(self.board)
        self.board += [habitat] * len(edges)
        self.edge += edges
        own = tuple(range(first, len(self.board)))
        self.of.append(own)
        self.along.append(tuple(tuple(n for n in own if self.edge[n] == side) for side in range(4)))

    def seam(self, a: int, b: int, k: int) -> int:
        """The place between two boards, where their k-th facing niches meet."""
        return self.count + PAIRS.index((min(a, b), max(a, b))) * self.width + k

    def pair(self, seam: int) -> tuple[int, int]:
        """The two habitats a seam lies between."""
        return PAIRS[(seam - self.count) // self.width]

    def bits(self, place: int) -> int:
        """The habitats of a place, whether its boards are linked or not."""
        if place < self.count:
            return 1 << self.board[place]
        a, b = self.pair(place)
        return 1 << a | 1 << b


class Ground:
    """What follows from where the boards lie; made once for each such layout."""

    def __init__(self, niches: Niches, cells: tuple[int, ...]) -> None:
        self.seam_of = [-1] * niches.count  # by niche: the seam it is one half of
        self.halves: dict[int, tuple[int, int]] = {}  # by seam: the two niches that face each other
        self.bits = [0] * niches.places  # by place: the boards it lies on; 0 where there is no such place now
        self.board_at = {cell: habitat for habitat, cell in enumerate(cells) if cell >= 0}
        for habitat in self.board_at.values():
            for niche in niches.of[habitat]:
                self.bits[niche] = 1 << habitat
        for a, side, b in self._links(cells):
            self._join(niches, a, side, b)
        self.here = tuple(place for place, bits in enumerate(self.bits) if bits)
        self.seams = tuple(self.halves)
        self.laid = sum(1 << habitat for habitat in self.board_at.values())  # bits of the boards laid out
        self.free = self._free()

    def _links(self, cells: tuple[int, ...]) -> Iterator[tuple[int, int, int]]:
        """TV-10.3: each two boards that share a side; told once, from north or west."""
        for a, cell in enumerate(cells):
            for side in (1, 2):
                b = self.board_at.get(cell + STEPS[side], -1) if cell >= 0 else -1
                if b >= 0:
                    yield a, side, b

    def _join(self, niches: Niches, a: int, side: int, b: int) -> None:
        facing = zip(niches.along[a][side], niches.along[b][(side + 2) % 4], strict=False)
        for k, (one, other) in enumerate(facing):
            seam = niches.seam(a, b, k)
            self.halves[seam] = (one, other)
            self.seam_of[one] = self.seam_of[other] = seam
            self.bits[seam] = 1 << a | 1 << b

    def _free(self) -> tuple[int, ...]:
        """Cells where a board would be linked to another."""
        beside = {cell + step for cell in self.board_at for step in STEPS}
        return tuple(sorted(beside - self.board_at.keys()))

    def beside(self, cell: int) -> list[tuple[int, int]]:
        """The boards that a board in this cell would share a side with: (side of the new board, habitat)."""
        found = ((side, self.board_at.get(cell + step, -1)) for side, step in enumerate(STEPS))
        return [(side, habitat) for side, habitat in found if habitat >= 0]
