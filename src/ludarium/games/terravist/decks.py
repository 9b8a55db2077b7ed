"""Piles, the tray and hands: where cards go, and who knows of them (TV-15, TV-17.5)."""

from __future__ import annotations

from bisect import insort

from ludarium.games.terravist.box import Box
from ludarium.games.terravist.state import EVERYBODY, State
from ludarium.table.table import Table

T = Table[Box]

TRAY = 5


def stocked(s: State) -> bool:
    """Whether a card can be drawn: from the deck, or after a reshuffle that has waited for it."""
    return bool(s.deck or s.discard)


def draw(t: T, s: State) -> int:
    """The top card of the deck, -1 when there is none (TV-15.1, TV-15.2)."""
    if not s.deck:
        _reshuffle(t, s)
        if not s.deck:
            return -1
    card: int = t.dice.pick(s.deck)
    if not s.deck:
        _reshuffle(t, s)
    return card


def _reshuffle(t: T, s: State) -> None:
    if s.discard:
        t.tell("reshuffled", n=len(s.discard))
        s.deck, s.discard = s.discard, []


def fill_tray(t: T, s: State) -> None:
    """TV-5.1, TV-5.5: to five, or as far as the cards go."""
    while len(s.tray) < TRAY:
        card = draw(t, s)
        if card < 0:
            return
        s.tray.append(card)
        if t.listening:
            t.tell("turned-up", card=t.box.creature(card), number=card)


def renew_tray(t: T, s: State) -> None:
    """TV-23.19: the whole tray to the discard pile, five new cards at once."""
    t.tell("tray-renewed")
    for card in s.tray:
        insort(s.discard, card)
    s.tray = []
    fill_tray(t, s)


def discard(s: State, card: int) -> None:
    s.known[card] = 0
    insort(s.discard, card)


def draw_to_hand(t: T, s: State, seat: int) -> None:
    """The top card of the deck, unseen by the others (with open hands they see it)."""
    card = draw(t, s)
    if card < 0:
        return
    insort(s.hands[seat], card)
    if t.listening:
        name = {"card": t.box.creature(card), "number": card}
        everybody = range(t.seats) if t.box.options.open_hands else (seat,)
        t.tell("drew", seat=seat, private=dict.fromkeys(everybody, name))


def take_from_tray(t: T, s: State, seat: int, card: int) -> None:
    s.tray.remove(card)
    _into_hand_openly(s, seat, card)
    if t.listening:
        t.tell("took", seat=seat, card=t.box.creature(card), number=card)


def recover(t: T, s: State, seat: int, card: int) -> None:
    """TV-23.6: from the discard pile."""
    s.discard.remove(card)
    _into_hand_openly(s, seat, card)
    if t.listening:
        t.tell("recovered", seat=seat, card=t.box.creature(card), number=card)


def _into_hand_openly(s: State, seat: int, card: int) -> None:
    """All have seen it: it stays known to them until a card leaves that hand unseen."""
    s.known[card] = EVERYBODY
    insort(s.hands[seat], card)


def leave_hand_unseen(s: State, seat: int, card: int) -> None:
    """A card goes and the others don't see which: what they knew of this hand, they know no more."""
    s.hands[seat].remove(card)
    for other in s.hands[seat]:
        s.known[other] = 0


def drop(t: T, s: State, seat: int, card: int) -> None:
    """A hand card to the discard pile, openly."""
    s.hands[seat].remove(card)
    discard(s, card)
    if t.listening:
        t.tell("dropped", seat=seat, card=t.box.creature(card), number=card)


# -- position cards (TV-19) -----------------------------------------------------------


def draw_position(t: T, s: State, seat: int) -> int:
    """The top position card, -1 when there is none. The pile is made anew as soon as it is empty (TV-15.2)."""
    if not s.top and not s.pile:
        _gather_positions(s)
        if not s.pile:
            return -1
    if s.top:
        card = s.top.pop(0)
        t.show(seat)
        if not s.top:
            s.top_known = -1
    else:
        card = t.dice.pick(s.pile)
    if not s.top and not s.pile:
        _gather_positions(s)
    return card


def _gather_positions(s: State) -> None:
    s.pile = sorted(card for gone in s.positions_gone for card in gone)
    s.positions_gone = [[] for _ in s.positions_gone]


def positions_left(s: State) -> bool:
    return bool(s.pile or s.top or any(s.positions_gone))


def look_at_top(t: T, s: State, seat: int, n: int) -> None:
    """TV-23.11: the top n of what lies in the pile; whoever knew their order knows it no more (TV-19.4)."""
    seen, rest = s.top[:n], s.top[n:]
    while len(seen) < n and s.pile:
        seen.append(t.dice.pick(s.pile))
    s.pile = sorted(s.pile + rest)
    s.top = seen
    s.top_known = seat
    t.show(seat)


# -- environment cards (TV-18) ----------------------------------------------------------


def turn_up_weather(t: T, s: State) -> int:
    """The top environment card, -1 when there is none; it lies open on the pile of those played (TV-15.4)."""
    if not s.weather and not s.weather_gone:
        return -1
    if not s.weather:
        s.weather, s.weather_gone = sorted(s.weather_gone), []
    card: int = t.dice.pick(s.weather)
    if not s.weather:
        s.weather, s.weather_gone = sorted(s.weather_gone), []
    s.weather_gone.append(card)
    return card
