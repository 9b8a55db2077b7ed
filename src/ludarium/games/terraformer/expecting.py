"""The forecast for those who weigh many positions: points by seat, and what food would be left over.

Most answers change one ecosystem of the planet, or none. So the whole is remembered by planet, and what becomes of an
ecosystem by what lies in it: if nobody would leave it or die, whatever lies to the right of it.
"""

from __future__ import annotations

from typing import NamedTuple, TypeVar

import msgspec

from ludarium.games.terraformer.box import Box
from ludarium.games.terraformer.content import CL
from ludarium.games.terraformer.forecast import Mirrored, Seen, one_step, planet_of
from ludarium.games.terraformer.score import points
from ludarium.games.terraformer.state import BALANCING, Balance, Ecosystem, State
from ludarium.table.dice import Dice, DiceCup
from ludarium.table.table import Table

T = Table[Box]
K = TypeVar("K")
V = TypeVar("V")

KEPT = 4096  # planets, and ecosystems, that a box remembers

encode = msgspec.msgpack.Encoder().encode
_KEY = bytes(32)


class Expected(NamedTuple):
    """By seat: points after balancing, and those that now lie there and would be lost. By ecosystem: bits of the food
    icons of beings that would live on and feed nobody."""

    points: list[float]
    lost: list[float]
    free: list[int]


class _Balanced(NamedTuple):
    """What became of an ecosystem."""

    beings: list[int]
    moved: list[tuple[int, int]]  # being, how far to the right
    free: int


def expected(t: T, s: State) -> Expected:
    """Where dice would be rolled, the mean of two ways they may fall."""
    key = planet_key(s)
    found: Expected | None = t.box.forecasts.get(key)
    if found is None:
        found = remember(t.box.forecasts, key, _expected(t, s))
    return found


def planet_key(s: State) -> bytes:
    """Equal of equal planets."""
    return encode((s.first, s.phase == BALANCING, s.planet, s.attached, s.balance))


def remember(among: dict[K, V], key: K, value: V) -> V:
    if len(among) >= KEPT:
        among.clear()
    among[key] = value
    return value


def _expected(t: T, s: State) -> Expected:
    plain = Dice(_KEY)
    kept, free = _play(t, s, DiceCup(plain))
    if plain.drawn:
        other, _ = _play(t, s, Mirrored(Dice(_KEY)))
        kept = [(one + two) / 2 for one, two in zip(kept, other, strict=True)]
    lost = [now - then for now, then in zip(points(t, s), kept, strict=True)]
    return Expected(kept, lost, free)


def _play(t: T, s: State, cup: DiceCup) -> tuple[list[float], list[int]]:
    aside: T = Table(t.box, t.seats)
    aside.dice = cup
    copy = planet_of(t, s, cup)
    free = [0] * len(copy.planet)
    while (at := copy.balance.at) < len(copy.planet):
        free[at] = _balance(aside, copy, at)
    return [float(n) for n in points(aside, copy)], free


def _balance(t: T, s: State, at: int) -> int:
    """The ecosystem at hand, as it is remembered or played."""
    fresh = s.balance == Balance(at=at)
    alone = encode((s.first, s.planet[at], s.attached))
    right = alone + encode(s.planet[at + 1 :])
    known = t.box.balanced
    found: _Balanced | None = known.get(alone) or known.get(right) if fresh else None
    if found is not None:
        s.planet[at].beings = list(found.beings)
        for being, far in found.moved:
            s.planet[at + far].beings.append(being)
        s.balance = Balance(at=at + 1)
        return found.free
    drawn, lived = s.dice.drawn, len(s.planet[at].beings)
    crowded = _cleaners(t, s.planet[at]) > len(s.planet[at].owners)
    found = _played(t, s, at)
    if fresh and s.dice.drawn == drawn:
        remember(known, right if crowded or len(found.beings) < lived else alone, found)
    return found.free


def _cleaners(t: T, one: Ecosystem) -> int:
    """Who of them gives way may depend on where they could go."""
    return sum(t.box.role_of[being] == CL for being in one.beings)


def _played(t: T, s: State, at: int) -> _Balanced:
    sizes, seen = [len(one.beings) for one in s.planet], Seen()
    while s.balance.at == at:
        one_step(t, s, seen)
    moved = [
        (being, to - at) for to in range(at + 1, len(s.planet)) for being in s.planet[to].beings[sizes[to] :]
    ]
    return _Balanced(list(s.planet[at].beings), moved, _left_over(t, s.planet[at]))


def _left_over(t: T, one: Ecosystem) -> int:
    found, eaten = 0, one.meals[1::2]
    for being in one.beings:
        if being not in eaten:
            found |= t.box.counts_of[being]
    return found
