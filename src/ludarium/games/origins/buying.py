"""Buying, building, farms, placing (OR-9)."""

from __future__ import annotations

from ludarium.games.origins.box import Box
from ludarium.games.origins.citizens import row_price
from ludarium.games.origins.city import farms, is_farm, tiles_of
from ludarium.games.origins.effects import use_some
from ludarium.games.origins.goods import can_pay, lacks, pay
from ludarium.games.origins.grammar import STONE, WISDOM
from ludarium.games.origins.ground import free_cells
from ludarium.games.origins.state import FARM, HOLE, TILE_OF, State
from ludarium.games.origins.tiles import leave_row, put_under, refill_row
from ludarium.games.origins.zodiac import holds
from ludarium.table.choice import Barred, Refusal
from ludarium.table.table import Asking, Table

T = Table[Box]


def buy(t: T, s: State, me: int) -> Asking[None]:
    """OR-9.1, OR-20.29: a tile of the row, a reserved one, or one of each, the first finished before the second.
    What a bonus action costs has been paid before, also for a farm (OR-9.3)."""
    count = t.box.count
    from_row, from_reserve = 0, 0
    while True:
        if from_row and not s.reserved[me]:
            return
        barred = _barred(t, s, me, from_row, from_reserve)
        option = yield t.ask(me, t.box.BUY, _candidates(t, s, me), "OR-9.1", barred)
        if option == t.box.bought:
            return
        reserved = option // count % 2
        if reserved:
            from_reserve += 1
        else:
            from_row += 1
        yield from _build(t, s, me, option % count, reserved, option // count // 2)


def _candidates(t: T, s: State, me: int) -> list[int]:
    count = t.box.count
    offered = []
    for kind in s.row:
        if kind != HOLE:
            offered += [kind, 2 * count + kind]
    for kind in dict.fromkeys(s.reserved[me]):
        offered += [count + kind, 3 * count + kind]
    return [*sorted(offered), t.box.bought]


def price(t: T, s: State, me: int, kind: int) -> tuple[int, int]:
    """Wisdom of the slot, less Taurus's, and stone of the tile (OR-9.1); Taurus helps in rows only (OR-20.36)."""
    slot = s.row.index(kind)
    return row_price(t, s, me, t.box.content.board.building_row_wisdom[slot]), t.box.content.stone[kind]


def _barred(t: T, s: State, me: int, from_row: int, from_reserve: int) -> Barred:
    box = t.box
    most = 1 if box.options.reserved_per_buy == "1" else 99

    def barred(option: int) -> Refusal | None:
        if option == box.bought:
            return None if from_row or from_reserve else Refusal("OR-9.1", "must-buy")
        kind, reserved, farm = option % box.count, option // box.count % 2, option // box.count // 2
        if reserved:
            if kind not in s.reserved[me]:
                return Refusal("OR-10.21", "not-reserved")
            if from_reserve >= most:
                return Refusal("OR-20.29", "one-reserved")
        else:
            if kind not in s.row:
                return Refusal("OR-9.1", "not-in-row")
            if from_row:
                return Refusal("OR-20.29", "one-bought")
        if farm or on_farm(t, s, me):  # OR-9.2; OR-17.14
            return None
        wisdom, stone = (0, box.content.stone[kind]) if reserved else price(t, s, me, kind)
        return lacks(s, me, "OR-9.1", wisdom, stone)

    return barred


def on_farm(t: T, s: State, me: int) -> bool:
    """Virgo (OR-17.14): there is a farm that a new building may be put on."""
    return holds(t, s, me, "build_on_farm") and bool(farms(s, me))


def _build(t: T, s: State, me: int, kind: int, reserved: int, farm: int) -> Asking[None]:
    if reserved:
        wisdom, stone = 0, t.box.content.stone[kind]
        s.reserved[me].remove(kind)
    else:
        wisdom, stone = price(t, s, me, kind)
        leave_row(t, s, kind)
    if farm:  # OR-9.2
        wisdom, stone = 0, 0
    s.tile = kind + FARM * farm
    cell = yield t.ask(me, t.box.CELL, *_cells(t, s, me, wisdom, stone))
    if cell in tiles_of(s, me):
        _replace_farm(t, s, me, cell)
    else:
        # What is still to be paid in the other resource keeps its gold.
        yield from pay(t, s, me, WISDOM, wisdom, max(0, stone - s.goods[me][STONE]))
        yield from pay(t, s, me, STONE, stone)
    yield from _put(t, s, me, cell)


def _cells(t: T, s: State, me: int, wisdom: int, stone: int) -> tuple[list[int], str, Barred]:
    """OR-9.4: empty cells beside the city, if the price can be paid; with Virgo own farms (D-16)."""
    tiles = tiles_of(s, me)
    payable = can_pay(s, me, wisdom, stone)
    free = free_cells(tiles)
    virgo = s.tile < FARM and on_farm(t, s, me)
    mine = farms(s, me) if virgo else []

    def barred(cell: int) -> Refusal | None:
        tiles = tiles_of(s, me)
        if cell in tiles:
            if not is_farm(tiles[cell]):
                return Refusal("OR-9.4", "cell-taken")
            return None if virgo else Refusal("OR-17.14", "no-virgo")
        if not payable:
            return lacks(s, me, "OR-9.1", wisdom, stone)
        return None if cell in free_cells(tiles) else Refusal("OR-9.4", "not-beside")

    return sorted((free if payable else []) + mine), "OR-9.4", barred


def _replace_farm(t: T, s: State, me: int, cell: int) -> None:
    """OR-17.14, OR-17.17: neither wisdom nor stone; the farm's tile goes under its stack (OR-20.22)."""
    tile = tiles_of(s, me)[cell]
    s.cities[me].remove(cell * TILE_OF + tile)
    put_under(t, s, tile - FARM)
    t.tell("farm-replaced", seat=me, cell=cell)


def _put(t: T, s: State, me: int, cell: int) -> Asking[None]:
    """The tile lies; its effect, then the row (OR-9.6, OR-9.7, OR-20.13)."""
    tile = s.tile
    s.tile = -1
    s.cities[me].append(cell * TILE_OF + tile)
    t.tell("placed", seat=me, tile=t.box.tile(tile), cell=cell)
    if t.box.options.effect_timing == "after_refill":
        refill_row(t, s)
    if not is_farm(tile):
        yield from use_some(t, s, me, (cell,), "OR-9.6")
    refill_row(t, s)
