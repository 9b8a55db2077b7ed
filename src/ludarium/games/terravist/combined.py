"""Effects made of effects: pay, choose, may, lose_one_of; and those that others carry out: everyone, owner (TV-23)."""

from __future__ import annotations

from functools import partial

from ludarium.games.terravist.abilities import Use, can_any, carry_out, in_order, offer, op
from ludarium.games.terravist.box import Box
from ludarium.games.terravist.losses import drop_one
from ludarium.games.terravist.paying import affordable, eggs_of, pay
from ludarium.games.terravist.questions import NO
from ludarium.games.terravist.state import State
from ludarium.games.terravist.vocabulary import Effect
from ludarium.table.choice import Refusal
from ludarium.table.table import Asking, Table

T = Table[Box]


# -- one's own choice --------------------------------------------------------------------


def _payable(t: T, s: State, use: Use, e: Effect) -> bool:
    cost, seat = e.cost, use.seat
    if len(s.hands[seat]) < cost.cards or eggs_of(s, seat) < cost.eggs:
        return False
    return affordable(s.tokens[seat], cost.tokens, cost.any)


@op("pay", _payable, asks=True)
def pay_for(t: T, s: State, use: Use, e: Effect, free: bool) -> Asking[bool]:
    """TV-23.8: do it or decline (D71); tokens, eggs, cards (D72); then what follows."""
    if (yield t.ask(use.seat, t.box.USE, (0, 1), "TV-23.8")) == NO:
        return False
    yield from pay(t, s, use.seat, e.cost, "TV-23.8")
    for _ in range(e.cost.cards):
        yield from drop_one(t, s, use.seat, "TV-23.8")
    yield from carry_out(t, s, use, e.then)
    return True


def _some_option(t: T, s: State, use: Use, e: Effect) -> bool:
    return any(can_any(t, s, use, option) for option in e.options)


@op("choose", _some_option, asks=True)
def choose(t: T, s: State, use: Use, e: Effect, free: bool) -> Asking[bool]:
    """D69: exactly one alternative."""
    listed, barred = partial(_choices, t, s, use, e, free), partial(_barred_choice, t, s, use, e, free)
    chosen = yield t.ask(use.seat, t.box.CHOOSE, listed, "TV-23.15", barred, sifted=True)
    if chosen == t.box.no_option:
        return False
    yield from carry_out(t, s, use, e.options[chosen])
    return True


def _choices(t: T, s: State, use: Use, e: Effect, free: bool) -> list[int]:
    found = [n for n, option in enumerate(e.options) if can_any(t, s, use, option)]
    return [*found, t.box.no_option] if free else found


def _barred_choice(t: T, s: State, use: Use, e: Effect, free: bool, chosen: int) -> Refusal | None:
    if chosen == t.box.no_option:
        return None if free else Refusal("TV-16.6", "must")
    if chosen >= len(e.options):
        return Refusal("TV-23.15", "no-such-choice")
    return None if can_any(t, s, use, e.options[chosen]) else Refusal("TV-16.7", "does-nothing")


def _can_then(t: T, s: State, use: Use, e: Effect) -> bool:
    return can_any(t, s, use, e.then)


@op("may", _can_then)
def may(t: T, s: State, use: Use, e: Effect, free: bool) -> Asking[bool]:
    return (yield from offer(t, s, use, e.then, "TV-23.20"))


@op("lose_one_of", _some_option)
def lose_one_of(t: T, s: State, use: Use, e: Effect, free: bool) -> Asking[bool]:
    """D53: one that the player can do."""
    listed, barred = partial(_choices, t, s, use, e, False), partial(_barred_choice, t, s, use, e, False)
    chosen = yield t.ask(use.seat, t.box.EITHER, listed, "TV-23.19", barred, sifted=True)
    yield from carry_out(t, s, use, e.options[chosen])
    return True


# -- others carry it out ---------------------------------------------------------------------


def _somebody_can(t: T, s: State, use: Use, e: Effect) -> bool:
    return any(can_any(t, s, Use(seat, use.card), e.then) for seat in range(t.seats))


@op("everyone", _somebody_can)
def everyone(t: T, s: State, use: Use, e: Effect, free: bool) -> Asking[bool]:
    """D54: each for himself; "this card" stays this card."""
    for seat in in_order(t, use.seat):
        yield from offer(t, s, Use(seat, use.card), e.then, "TV-23.16")
    return True


def _owner(s: State, use: Use) -> int:
    return s.owner[s.at.index(use.card)] if use.card in s.at else -1


def _another_owns(t: T, s: State, use: Use, e: Effect) -> bool:
    owner = _owner(s, use)
    return owner not in (-1, use.seat) and can_any(t, s, Use(owner, use.card), e.then)


@op("owner", _another_owns)
def owner(t: T, s: State, use: Use, e: Effect, free: bool) -> Asking[bool]:
    """D55: out of turn, and the user can't prevent it."""
    yield from offer(t, s, Use(_owner(s, use), use.card), e.then, "TV-23.17")
    return True
