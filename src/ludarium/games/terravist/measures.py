"""What goals and position cards count (the pack guide lists it): over a seat's own creatures, or of the seat."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from ludarium.games.terravist.box import Box
from ludarium.games.terravist.files import Filter, Measure, PositionRow, Tiers
from ludarium.games.terravist.lodging import ground_of
from ludarium.games.terravist.state import State
from ludarium.games.terravist.terms import CLASSES, HABITATS


class Own(NamedTuple):
    """One own creature, as measures see it. What is tucked has no level, class or habitat (TV-17.2)."""

    place: int
    card: int
    boards: int  # TV-7.11: bits of one board, or of the two it lies between
    level: int
    class_: int
    straddles: bool


def creatures_of(box: Box, s: State, seat: int) -> list[Own]:
    bits, count = ground_of(box, s).bits, box.niches.count
    return [
        Own(place, card, bits[place], box.level[card], box.class_[card], place >= count)
        for place, card in enumerate(s.at)
        if card >= 0 and s.owner[place] == seat
    ]


def measure(box: Box, s: State, seat: int, m: Measure, own: list[Own] | None = None) -> int:
    """The number a seat has reached. `own` saves looking the creatures up again."""
    if m.count == "developed":
        return sum(developer == seat for developer in s.developer)
    if m.count == "hand":
        return len(s.hands[seat])
    if m.count == "tokens":
        return sum(s.tokens[seat])
    found = creatures_of(box, s, seat) if own is None else own
    if _filtered(m):
        found = [one for one in found if _counts(box, s, m, one)]
    return _COUNTS[m.count](box, s, m, found)


def _filtered(m: Measure) -> bool:
    return bool(m.board or m.class_ or m.level or m.any_of or m.level_min or m.straddling or m.starting_board)


def _counts(box: Box, s: State, m: Measure, one: Own) -> bool:
    return _fits(s, m, one) and (not m.any_of or any(_fits(s, other, one) for other in m.any_of))


def _fits(s: State, f: Measure | Filter, one: Own) -> bool:
    if f.board and not one.boards & _bits(f.board, HABITATS):
        return False
    if f.class_ and not (one.class_ >= 0 and _bits(f.class_, CLASSES) >> one.class_ & 1):
        return False
    if (f.level and one.level not in f.level) or one.level < f.level_min:
        return False
    if f.straddling and not one.straddles:
        return False
    return not f.starting_board or bool(one.boards >> s.laid[0] & 1)


@cache
def _bits(names: tuple[str, ...], of: tuple[str, ...]) -> int:
    return sum(1 << of.index(name) for name in set(names))


def _creatures(box: Box, s: State, m: Measure, found: list[Own]) -> int:
    return len(found)


def _eggs(box: Box, s: State, m: Measure, found: list[Own]) -> int:
    return sum(s.eggs[one.place] for one in found)


def _tucked(box: Box, s: State, m: Measure, found: list[Own]) -> int:
    return sum(len(s.tucked[one.place]) for one in found)


def _smile(box: Box, s: State, m: Measure, found: list[Own]) -> int:
    return sum(box.smile[one.card] for one in found)


def _straddlers(box: Box, s: State, m: Measure, found: list[Own]) -> int:
    return sum(one.straddles for one in found)


def _distinct(box: Box, s: State, m: Measure, found: list[Own]) -> int:
    if m.of == "board":
        bits = 0
        for one in found:
            bits |= one.boards
        return bits.bit_count()
    if m.of == "level":
        return len({one.level for one in found})
    return len({one.class_ for one in found if one.class_ >= 0})


def _level_sets(box: Box, s: State, m: Measure, found: list[Own]) -> int:
    levels = [one.level for one in found]
    return min(levels.count(level) for level in (1, 2, 3, 4))


_COUNTS: dict[str, Callable[[Box, State, Measure, list[Own]], int]] = {
    "creatures": _creatures,
    "eggs": _eggs,
    "tucked": _tucked,
    "smile": _smile,
    "straddlers": _straddlers,
    "distinct": _distinct,
    "level_sets": _level_sets,
}


# -- position cards (TV-19) -------------------------------------------------------------------


def smile_of(box: Box, s: State, seat: int, card: int, own: list[Own] | None = None) -> int:
    """TV-19.1, TV-19.2: what a position card is worth to this seat as things stand."""
    row = box.content.positions[card]
    if row.tiers_by:
        return max(_tier(by.tiers, measure(box, s, seat, by.measure, own)) for by in row.tiers_by)
    assert row.measure is not None
    reached = measure(box, s, seat, row.measure, own)
    return min(row.max, row.per * reached) if row.per else _tier(row.tiers, reached)


def _tier(tiers: Tiers, reached: int) -> int:
    return max((smile for least, smile in tiers if reached >= least), default=0)


def next_step(row: PositionRow, reached: int) -> tuple[int, int] | None:
    """The next number to reach and what it is worth then; None when there is none."""
    if row.per:
        return (reached + 1, min(row.max, row.per * (reached + 1))) if row.per * reached < row.max else None
    return next(((least, smile) for least, smile in sorted(row.tiers) if least > reached), None)
