"""The ground a city is built on, the same in every match: cells, neighbours, the 2x2 blocks that are districts."""

from __future__ import annotations

from collections.abc import Mapping

REACH = 10  # OR-20.47: no tile lies further from the palace, in x or in y
SIDE = 2 * REACH + 1
CELLS = SIDE * SIDE


def cell_at(x: int, y: int) -> int:
    """The cell x to the right of the palace and y above it (OR-2.15)."""
    return (y + REACH) * SIDE + x + REACH


def place_of(cell: int) -> tuple[int, int]:
    return cell % SIDE - REACH, cell // SIDE - REACH


PALACE_CELL = cell_at(0, 0)
AGORA_CELL = cell_at(0, 1)


def _neighbours(cell: int) -> tuple[int, ...]:
    """OR-9.5: cells that share a side."""
    x, y = cell % SIDE, cell // SIDE
    beside = ((x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1))
    return tuple(b * SIDE + a for a, b in beside if 0 <= a < SIDE and 0 <= b < SIDE)


NEIGHBOURS = tuple(_neighbours(cell) for cell in range(CELLS))


def block(corner: int) -> tuple[int, int, int, int]:
    """The cells around a corner: top left and right, bottom left and right. It is named after its lower left cell."""
    return corner + SIDE, corner + SIDE + 1, corner, corner + 1


def is_corner(corner: int) -> bool:
    return corner % SIDE < SIDE - 1 and corner // SIDE < SIDE - 1


def corners(tiles: Mapping[int, int]) -> list[int]:
    """OR-11.1: the middles of all 2x2 blocks of tiles, closed or open."""
    return [
        cell
        for cell in tiles
        if cell + 1 in tiles and cell + SIDE in tiles and cell + SIDE + 1 in tiles and cell % SIDE < SIDE - 1
    ]


def free_cells(tiles: Mapping[int, int]) -> list[int]:
    """OR-9.4: empty cells that share a side with a tile, in order."""
    return sorted({near for cell in tiles for near in NEIGHBOURS[cell] if near not in tiles})
