"""What a learner sees of a game of Прогеры: some fields of the view (PG-17), in bytes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ludarium.games.progers import samples
from ludarium.games.progers.box import Box
from ludarium.games.progers.state import State
from ludarium.games.progers.terrain import Terrain
from ludarium.table.sight import NOTHING, Field, Sight
from ludarium.table.table import Table

T = Table[Box]

_WALLS, _LIFTS, _LOOPS, _DEPTH = 40, 16, 6, 5
_HAND = 8


def fields(box: Box) -> list[Field]:
    cells, seats = float(box.cells), box.seats
    lying = [
        Field("bases[].cell", (4,), 0, cells),
        Field("bases[].colour", (4,), 0, 3),
        Field("samples[]", (box.cells,), 0, 4),
    ]
    rovers = [
        Field("rovers[].colour", (seats,), 0, 3),
        Field("rovers[].cell", (seats,), 0, cells),
        Field("rovers[].heading", (seats,), 0, 3),
        Field("rovers[].hold", (seats,), 0, 8),
        Field("rovers[].hand", (seats,), 0, _HAND),
        Field("rovers[].delivered[]", (seats, 4), 0, 8),
    ]
    own = [
        Field("hand[]", (_HAND,), 0, _cards(box)),
        Field("laid[]", (_HAND,), 0, _cards(box)),
        Field("order[]", (seats,), 0, seats),
        Field("deck", (), 0, 100),
        Field("idle", (), 0, 100),
        Field("phase", (), 0, 8),
    ]
    return [*_ground_fields(box), *lying, *rovers, *_row_fields(box, "row"), *_row_fields(box, "draft"), *own]


def _cards(box: Box) -> float:
    """Cards as they lie in a row: a kind, or a turn with its side (printing.py)."""
    return float(max(*range(len(box.effects)), *box.turns))


def _ground_fields(box: Box) -> list[Field]:
    cells = float(box.cells)
    ground = [
        Field("ground.height[]", (box.cells,), 0, 4),
        Field("ground.marks[]", (box.cells,), 0, cells),
        Field("ground.walls[][]", (_WALLS, 2), 0, cells),
    ]
    lifts = [
        Field("ground.lifts[].platform", (_LIFTS,), 0, cells),
        Field("ground.lifts[].heading", (_LIFTS,), 0, 3),
        Field("ground.lifts[].lower", (_LIFTS,), 0, cells),
    ]
    return [*ground, *lifts] if box.full else ground


def _row_fields(box: Box, row: str) -> list[Field]:
    width = float(box.width)
    slots = Field(f"{row}.slots[][]", (box.width, _deep(box)), 0, _cards(box))
    loops = [
        Field(f"{row}.loops[].first", (_LOOPS,), 0, width),
        Field(f"{row}.loops[].span", (_LOOPS,), 0, 2),
        Field(f"{row}.loops[].kind", (_LOOPS,), 0, _cards(box)),
    ]
    return [slots, *loops] if box.full else [slots]


def _deep(box: Box) -> int:
    return _DEPTH if box.full else 1


def look(t: T, s: State, seat: int) -> bytes:
    """All of them, in this order. What lies still, most of the time, is remembered."""
    box, draft, hands = t.box, s.draft, s.hands
    hand = hands[seat]
    numbers = s.colours + s.at + s.facing
    numbers += [(hold.bit_length() + 2) // 3 for hold in s.holds]
    numbers += map(len, hands)
    for own in s.delivered:
        numbers += own
    numbers += _row(box, s.row, s.loops)
    if draft is None:
        numbers += _no_row(box)
        numbers += hand
        numbers += _NONE[2 * _HAND - len(hand)]
    else:
        active, laid = s.order[s.turn], draft.laid
        numbers[4 * len(hands) + active] += len(laid)
        numbers += _row(box, draft.row, draft.loops) if active == seat else _no_row(box)
        numbers += hand
        numbers += _NONE[_HAND - len(hand)]
        numbers += _filled(laid, _HAND) if active == seat else _NONE[_HAND]
    numbers += s.order
    numbers += (len(s.deck), min(100, s.idle), s.phase)
    return _lying(box, s.ground, tuple(s.bases)) + _samples(s.samples) + _bytes(numbers)


def _bytes(numbers: list[int]) -> bytes:
    """-1 is written while something isn't there, before play begins."""
    try:
        return bytes(numbers)
    except ValueError:
        return bytes([number & NOTHING for number in numbers])


_COUNTS = bytes(map(samples.count, range(256)))


def _samples(piles: list[int]) -> bytes:
    try:
        return bytes(piles).translate(_COUNTS)
    except ValueError:  # a pile that is higher, or of known types
        return bytes(map(samples.count, piles))


_NONE = [[NOTHING] * room for room in range(256)]


def _filled(numbers: Sequence[int], room: int) -> list[int]:
    return [*numbers, *_NONE[room - len(numbers)]]


def _row(box: Box, slots: list[list[int]], loops: list[list[int]]) -> list[int]:
    """Slots from the bottom card to the top one, then where loops lie, how far they reach, what they are."""
    if not box.full:
        return [slot[0] for slot in slots] + _NONE[box.width - len(slots)]
    cards = [card for slot in slots for card in _filled(slot, _DEPTH)]
    lying = [number for column in range(3) for number in _filled([loop[column] for loop in loops], _LOOPS)]
    return _filled(cards, box.width * _DEPTH) + lying


def _no_row(box: Box) -> list[int]:
    return _NONE[box.width * _DEPTH + 3 * _LOOPS if box.full else box.width]


@lru_cache(maxsize=4096)
def _lying(box: Box, ground: str, bases: tuple[int, ...]) -> bytes:
    """The ground, which doesn't change during play, and the bases on it."""
    standing = [(cell, colour) for colour, cell in enumerate(bases) if cell >= 0]
    numbers = _ground(box.land(ground), box)
    for column in range(2):
        numbers += _filled([base[column] for base in standing], 4)
    return bytes(numbers)


def _ground(land: Terrain, box: Box) -> list[int]:
    walls = [number for side in land.walls for number in (side >> 2, side & 3)]
    numbers = [*land.height, *_filled(land.marks, box.cells), *_filled(walls, 2 * _WALLS)]
    if box.full:
        for lifts in zip(*((n & NOTHING for n in lift[:3]) for lift in _lifts(land)), strict=True):
            numbers += _filled(lifts, _LIFTS)
        if not land.lifts:
            numbers += _NONE[3 * _LIFTS]
    return numbers


def _lifts(land: Terrain) -> list[tuple[int, int, int]]:
    return [(lift.platform, lift.heading, lift.lower) for lift in land.lifts]


SIGHT = Sight(fields, look)
