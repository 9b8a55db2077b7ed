"""What stands in a city (OR-9.4, OR-9.5, OR-11.1), read from the state's flat lists."""

from __future__ import annotations

from ludarium.games.origins.ground import block, corners
from ludarium.games.origins.state import DIE_OF, FARM, PALACE, TILE_OF, State


def tiles_of(s: State, seat: int) -> dict[int, int]:
    """Tiles by cell, in order of placing."""
    return {code // TILE_OF: code % TILE_OF for code in s.cities[seat]}


def is_farm(tile: int) -> bool:
    """OR-9.8: a tile of a district, but of no colour and without an effect."""
    return FARM <= tile < PALACE


def farms(s: State, seat: int) -> list[int]:
    """The cells of the farms."""
    return [code // TILE_OF for code in s.cities[seat] if FARM <= code % TILE_OF < PALACE]


def built(s: State, seat: int) -> list[int]:
    """The kinds standing face up; the two grey tiles are none (OR-10)."""
    return [code % TILE_OF for code in s.cities[seat] if code % TILE_OF < FARM]


def closed_corners(s: State, seat: int) -> set[int]:
    return {code // DIE_OF for code in s.seats[seat]}


def open_corners(s: State, seat: int) -> list[int]:
    """OR-11.2: 2x2 blocks whose seat of power is empty, in order."""
    closed = closed_corners(s, seat)
    return sorted(corner for corner in corners(tiles_of(s, seat)) if corner not in closed)


def around(s: State, seat: int, corner: int) -> tuple[tuple[int, int], ...]:
    """The four (cell, tile) of a district: top left, top right, bottom left, bottom right."""
    tiles = tiles_of(s, seat)
    return tuple((cell, tiles[cell]) for cell in block(corner))
