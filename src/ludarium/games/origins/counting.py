"""What amounts are counted by (OR-10)."""

from __future__ import annotations

from ludarium.games.origins import grammar
from ludarium.games.origins.box import Box
from ludarium.games.origins.citizens import citizens_of
from ludarium.games.origins.city import built, farms, tiles_of
from ludarium.games.origins.grammar import OF_KIND, Amount, Counter
from ludarium.games.origins.ground import NEIGHBOURS
from ludarium.games.origins.state import State
from ludarium.games.origins.war import discs_behind
from ludarium.games.origins.zodiac import held
from ludarium.table.table import Table

T = Table[Box]


def amount(t: T, s: State, seat: int, what: Amount, cell: int) -> int:
    """`cell` is where the tile stands whose effect it is."""
    if not what.factor:
        return what.base
    return what.base + what.factor * sum(count(t, s, seat, counter, cell) for counter in what.counters)


def count(t: T, s: State, seat: int, counter: Counter, cell: int) -> int:
    what, of = counter
    if what == grammar.TILES:
        return _tiles(t, s, seat, of)
    if what == grammar.TILE_COLOURS:
        return len({t.box.tile_colour[kind] for kind in built(s, seat)})
    if what == grammar.FARMS:
        return len(farms(s, seat))
    if what == grammar.CITIZENS:
        return sum(of < 0 or citizen // 6 == of for citizen in citizens_of(s, seat))
    if what == grammar.CITIZEN_COLOURS:
        return len({citizen // 6 for citizen in citizens_of(s, seat)})
    if what == grammar.EMPTY_NEIGHBOURS:
        tiles = tiles_of(s, seat)
        return sum(near not in tiles for near in NEIGHBOURS[cell])
    return _standing(t, s, seat, what)


def _standing(t: T, s: State, seat: int, what: int) -> int:
    if what == grammar.ADVISERS:
        return len(s.advisers[seat])
    if what == grammar.ZODIAC_HELD:
        return held(s, seat)
    if what == grammar.SEATS_FILLED:
        return len(s.seats[seat])
    if what == grammar.DISC_BEHIND:
        return discs_behind(t, s, seat)
    return t.box.options.war_action_steps  # OR-20.5


def _tiles(t: T, s: State, seat: int, of: int) -> int:
    """Face up, of a colour or a kind; farms, grey tiles and reserved ones are none."""
    kinds = built(s, seat)
    if of >= OF_KIND:
        return kinds.count(of - OF_KIND)
    return len(kinds) if of < 0 else sum(t.box.tile_colour[kind] == of for kind in kinds)


def row_of(table: tuple[int, ...], n: int) -> int:
    """VP by number; more than the table tells is worth as much as its last."""
    return table[min(n, len(table) - 1)]
