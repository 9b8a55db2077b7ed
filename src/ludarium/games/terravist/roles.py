"""Effects on position cards: look at the pile's top, draw and keep (TV-19, TV-23.11)."""

from __future__ import annotations

from bisect import insort
from functools import partial

from ludarium.games.terravist import decks
from ludarium.games.terravist.abilities import Use, op
from ludarium.games.terravist.box import Box
from ludarium.games.terravist.names import listed
from ludarium.games.terravist.state import State
from ludarium.games.terravist.vocabulary import Effect
from ludarium.table.choice import Refusal
from ludarium.table.table import Asking, Table

T = Table[Box]


def _can_peek(t: T, s: State, use: Use, e: Effect) -> bool:
    return bool(s.pile or s.top)


@op("position_peek", _can_peek)
def position_peek(t: T, s: State, use: Use, e: Effect, free: bool) -> Asking[bool]:
    """D67: the topmost of those not yet put back is asked for; what remains lies below."""
    seat = use.seat
    decks.look_at_top(t, s, seat, e.n)
    if t.listening:
        own = {"cards": listed([t.box.position(c) for c in s.top]), "numbers": list(s.top)}
        t.tell("peeked", seat=seat, n=len(s.top), private={seat: own})
    for step in range(len(s.top) - 1):
        offered = partial(_not_put_back, s, step)
        put = yield t.ask(seat, t.box.ATOP, offered, "TV-23.11", partial(_barred_atop, s, step), sifted=True)
        s.top.remove(put)
        s.top.insert(step, put)
    return True


def _not_put_back(s: State, step: int) -> list[int]:
    return sorted(s.top[step:])


def _barred_atop(s: State, step: int, option: int) -> Refusal | None:
    return None if option in s.top[step:] else Refusal("TV-23.11", "not-seen")


def _positions_left(t: T, s: State, use: Use, e: Effect) -> bool:
    return decks.positions_left(s)


@op("position_draw", _positions_left)
def position_draw(t: T, s: State, use: Use, e: Effect, free: bool) -> Asking[bool]:
    """D68: kept ones join one's own (TV-19.3), the rest is put away face down (TV-15.4)."""
    seat = use.seat
    _draw_positions(t, s, seat, e.look)
    for _ in range(min(e.keep, len(s.offered))):
        barred = partial(_barred_role, s)
        kept = yield t.ask(seat, t.box.ROLE, partial(_offered, s), "TV-23.11", barred, sifted=True)
        s.offered.remove(kept)
        insort(s.positions[seat], kept)
        if t.box.options.open_hands:
            t.show()
    s.positions_gone[seat] = sorted(s.positions_gone[seat] + s.offered)
    s.offered, s.looker = [], -1
    return True


def _draw_positions(t: T, s: State, seat: int, n: int) -> None:
    s.looker = seat
    for _ in range(n):
        found = decks.draw_position(t, s, seat)
        if found >= 0:
            insort(s.offered, found)
    if t.listening:
        own = {"cards": listed([t.box.position(c) for c in s.offered]), "numbers": list(s.offered)}
        t.tell("positions-drawn", seat=seat, n=len(s.offered), private={seat: own})


def _offered(s: State) -> list[int]:
    return list(s.offered)


def _barred_role(s: State, option: int) -> Refusal | None:
    return None if option in s.offered else Refusal("TV-23.11", "not-drawn")
