"""What an environment card does to all: each_player, each_creature, tray_renew, pass_card (TV-23.19)."""

from __future__ import annotations

from functools import partial

from ludarium.games.terravist import decks
from ludarium.games.terravist.abilities import Use, carry_out, in_order, op
from ludarium.games.terravist.box import Box
from ludarium.games.terravist.lodging import ground_of
from ludarium.games.terravist.losses import barred_hand, hand_of
from ludarium.games.terravist.state import State
from ludarium.games.terravist.vocabulary import Effect
from ludarium.table.choice import Choice
from ludarium.table.table import Asking, Table

T = Table[Box]


@op("each_player")
def each_player(t: T, s: State, use: Use, e: Effect, free: bool) -> Asking[bool]:
    """Each player does all of it before the next one begins."""
    for seat in in_order(t, use.seat):
        yield from carry_out(t, s, Use(seat, -1), e.then)
    return True


@op("each_creature")
def each_creature(t: T, s: State, use: Use, e: Effect, free: bool) -> Asking[bool]:
    """TV-18.6: this discards no creature. One between two boards is hit once."""
    yield from ()
    bits = ground_of(t.box, s).bits
    for place, eggs in enumerate(s.eggs):
        if s.at[place] >= 0 and eggs >= max(1, e.eggs_min) and (not e.boards or bits[place] & e.boards):
            s.eggs[place] = max(0, eggs - sum(one.n for one in e.then))
            t.tell("lost-egg", seat=s.owner[place], card=t.box.creature(s.at[place]), where=place)
    return True


@op("tray_renew")
def tray_renew(t: T, s: State, use: Use, e: Effect, free: bool) -> Asking[bool]:
    yield from ()
    decks.renew_tray(t, s)
    return True


def _somebody_holds(t: T, s: State, use: Use, e: Effect) -> bool:
    return any(s.hands)


@op("pass_card", _somebody_holds)
def pass_card(t: T, s: State, use: Use, e: Effect, free: bool) -> Asking[bool]:
    """D52: all choose in secret, then hand over together; who has no card passes none."""
    givers = [seat for seat in in_order(t, use.seat) if s.hands[seat]]
    asked = [_asked_to_pass(t, s, seat) for seat in givers]
    cards = yield from t.each(asked)
    for seat, card in zip(givers, cards, strict=True):
        _give_away(t, s, seat, card)
    for seat, card in zip(givers, cards, strict=True):
        _hand_over(t, s, seat, card)
    return True


def _asked_to_pass(t: T, s: State, seat: int) -> Choice:
    listed, barred = partial(hand_of, s, seat), partial(barred_hand, s, seat)
    return t.ask(seat, t.box.PASS, listed, "TV-23.19", barred, sifted=True)


def _give_away(t: T, s: State, seat: int, card: int) -> None:
    if t.box.options.open_hands:
        s.hands[seat].remove(card)
    else:
        decks.leave_hand_unseen(s, seat, card)


def _hand_over(t: T, s: State, seat: int, card: int) -> None:
    """The giver knows where it is now."""
    taker = (seat + 1) % t.seats
    s.known[card] = 1 << seat
    s.hands[taker] = sorted([*s.hands[taker], card])
    t.show(seat, taker)
    if t.box.options.open_hands:
        t.show()
    if t.listening:
        name = {"card": t.box.creature(card), "number": card}
        everybody = range(t.seats) if t.box.options.open_hands else (seat, taker)
        t.tell("passed", seat=seat, other=taker, private=dict.fromkeys(everybody, name))
