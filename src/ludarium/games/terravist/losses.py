"""Effects by which players lose something, of their own choice: rivals_lose, lose (TV-23.18, TV-23.19)."""

from __future__ import annotations

from functools import partial

from ludarium.games.terravist import decks
from ludarium.games.terravist.abilities import Use, in_order, op
from ludarium.games.terravist.box import Box
from ludarium.games.terravist.lodging import ground_of
from ludarium.games.terravist.state import State
from ludarium.games.terravist.vocabulary import Effect
from ludarium.table.choice import Refusal
from ludarium.table.table import Asking, Table

T = Table[Box]


def _can_lose(t: T, s: State, seat: int, e: Effect) -> bool:
    if e.what == "token":
        return any(s.tokens[seat])
    return bool(s.hands[seat]) if e.what == "card" else bool(_laden(t.box, s, seat, e.boards))


def _laden(box: Box, s: State, seat: int, boards: int) -> list[int]:
    """Own creatures with an egg; on these boards, if any are named."""
    bits = ground_of(box, s).bits
    return [p for p, o in enumerate(s.owner) if o == seat and s.eggs[p] and (not boards or bits[p] & boards)]


def lose_from(t: T, s: State, seat: int, e: Effect, because: str) -> Asking[None]:
    """D51, D56: n of them, of the loser's own choice, as far as possible."""
    for _ in range(e.n):
        if not _can_lose(t, s, seat, e):
            return
        if e.what == "token":
            yield from _return_token(t, s, seat, because)
        elif e.what == "egg":
            yield from _spare_egg(t, s, seat, e.boards, because)
        else:
            yield from drop_one(t, s, seat, because)


def _return_token(t: T, s: State, seat: int, because: str) -> Asking[None]:
    listed, barred = partial(_held, s, seat), partial(_barred_token, s, seat)
    kind = yield t.ask(seat, t.box.RETURN, listed, because, barred, sifted=True)
    s.tokens[seat][kind] -= 1
    t.tell("returned", seat=seat, token=t.box.token(kind), kind=kind)


def _held(s: State, seat: int) -> list[int]:
    return [kind for kind, n in enumerate(s.tokens[seat]) if n]


def _barred_token(s: State, seat: int, kind: int) -> Refusal | None:
    return None if s.tokens[seat][kind] else Refusal("TV-23.18", "no-such-token")


def _spare_egg(t: T, s: State, seat: int, boards: int, because: str) -> Asking[None]:
    listed, barred = partial(_laden, t.box, s, seat, boards), partial(_barred_egg, t.box, s, seat, boards)
    place = yield t.ask(seat, t.box.SPARE, listed, because, barred, sifted=True)
    s.eggs[place] -= 1
    t.tell("lost-egg", seat=seat, card=t.box.creature(s.at[place]), where=place)


def _barred_egg(box: Box, s: State, seat: int, boards: int, place: int) -> Refusal | None:
    return None if place in _laden(box, s, seat, boards) else Refusal("TV-13.3", "no-egg-there")


def drop_one(t: T, s: State, seat: int, because: str) -> Asking[None]:
    """D72: a hand card to the discard pile."""
    listed, barred = partial(hand_of, s, seat), partial(barred_hand, s, seat)
    decks.drop(t, s, seat, (yield t.ask(seat, t.box.DROP, listed, because, barred, sifted=True)))


def hand_of(s: State, seat: int) -> list[int]:
    return list(s.hands[seat])


def barred_hand(s: State, seat: int, card: int) -> Refusal | None:
    return None if card in s.hands[seat] else Refusal("TV-7.1", "not-in-hand")


def _rivals_can(t: T, s: State, use: Use, e: Effect) -> bool:
    return any(_can_lose(t, s, seat, e) for seat in range(t.seats) if seat != use.seat)


@op("rivals_lose", _rivals_can)
def rivals_lose(t: T, s: State, use: Use, e: Effect, free: bool) -> Asking[bool]:
    for seat in in_order(t, use.seat)[1:]:
        yield from lose_from(t, s, seat, e, "TV-23.18")
    return True


def _user_can_lose(t: T, s: State, use: Use, e: Effect) -> bool:
    return _can_lose(t, s, use.seat, e)


@op("lose", _user_can_lose)
def lose(t: T, s: State, use: Use, e: Effect, free: bool) -> Asking[bool]:
    yield from lose_from(t, s, use.seat, e, "TV-23.19")
    return True
