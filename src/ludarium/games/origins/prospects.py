"""What a city promises: districts that could be closed, and those that lack a tile; a part of sense.py.

A city changes seldom and is looked at often, in many worlds of one search: what was found is remembered.
"""

from __future__ import annotations

from typing import NamedTuple

from ludarium.games.origins.box import Box
from ludarium.games.origins.districts import fitting
from ludarium.games.origins.ground import SIDE
from ludarium.games.origins.state import DIE_OF, FARM, TILE_OF, State
from ludarium.table.table import Table

T = Table[Box]

KEPT = 20_000  # cities that a box remembers


class Prospects(NamedTuple):
    """`pay` is what the district cards would that fit the open districts, each card counted once."""

    buildings: int
    plain: int  # farms, and the two grey tiles
    nearly: int  # blocks with one tile missing
    open: int
    pay: int


def prospects(t: T, s: State, seat: int) -> Prospects:
    known = t.box.prospects
    key = (*s.cities[seat], *s.seats[seat], -1, *s.cards, *s.gold)
    found: Prospects | None = known.get(key)
    if found is None:
        if len(known) >= KEPT:
            known.clear()
        found = known[key] = _look(t, s, seat)
    return found


def _look(t: T, s: State, seat: int) -> Prospects:
    tiles = {code // TILE_OF: code % TILE_OF for code in s.cities[seat]}
    corners = {near for cell in tiles for near in (cell, cell - 1, cell - SIDE, cell - SIDE - 1)}
    closed = {code // DIE_OF for code in s.seats[seat]}
    left = list(range(len(s.cards)))  # cards that no district is meant for yet
    nearly = open_ = pay = 0
    for corner in corners - closed:
        cells = corner + SIDE, corner + SIDE + 1, corner, corner + 1
        around = [tiles[cell] for cell in cells if cell in tiles]
        nearly += len(around) == 3
        if len(around) == 4:
            open_ += 1
            fits = fitting(t, tuple(t.box.tile_colour[tile] for tile in around))
            card = next((i for i in left if fits >> s.cards[i] & 1), -1)
            if card >= 0:
                left.remove(card)
                pay += _paid(t, s, card)
    buildings = sum(tile < FARM for tile in tiles.values())
    return Prospects(buildings, len(tiles) - buildings, nearly, open_, pay)


def _paid(t: T, s: State, i: int) -> int:
    card = t.box.content.districts[s.cards[i]]
    return (card.first if s.gold[i] else card.later) + s.gold[i]
