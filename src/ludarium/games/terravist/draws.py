"""Effects that bring cards into the hand: card, draft, recover (TV-23.4 … 23.6)."""

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


def takeable(box: Box, s: State, src: str, none: bool) -> list[int]:
    """D11, D62: tray cards, the deck, nothing."""
    found = sorted(s.tray) if src != "deck" else []
    if src != "tray" and decks.stocked(s):
        found.append(box.take_deck)
    if none:
        found.append(box.take_nothing)
    return found


def barred_take(box: Box, s: State, src: str, none: bool, option: int) -> Refusal | None:
    if option == box.take_nothing:
        return None if none else Refusal("TV-16.6", "must")
    if option == box.take_deck:
        if src == "tray":
            return Refusal("TV-23.4", "only-tray")
        return None if decks.stocked(s) else Refusal("TV-15.2", "no-cards")
    return None if src != "deck" and option in s.tray else Refusal("TV-6.1", "not-in-tray")


def take_card(t: T, s: State, seat: int, src: str, none: bool, because: str) -> Asking[bool]:
    """One card into the hand; whether one was taken."""
    offered, barred = partial(takeable, t.box, s, src, none), partial(barred_take, t.box, s, src, none)
    option = yield t.ask(seat, t.box.TAKE, offered, because, barred, sifted=True)
    if option == t.box.take_nothing:
        return False
    if option == t.box.take_deck:
        decks.draw_to_hand(t, s, seat)
    else:
        decks.take_from_tray(t, s, seat, option)
    return True


def _cards_left(t: T, s: State, use: Use, e: Effect) -> bool:
    return (e.src != "deck" and bool(s.tray)) or (e.src != "tray" and decks.stocked(s))


@op("card", _cards_left, asks=lambda e: e.src != "deck")
def card(t: T, s: State, use: Use, e: Effect, free: bool) -> Asking[bool]:
    for step in range(e.n):
        if not _cards_left(t, s, use, e):
            break
        if e.src == "deck":
            decks.draw_to_hand(t, s, use.seat)
        elif not (yield from take_card(t, s, use.seat, e.src, free and not step, "TV-23.4")):
            return False
    return True


def _stocked(t: T, s: State, use: Use, e: Effect) -> bool:
    return decks.stocked(s)


@op("draft", _stocked)
def draft(t: T, s: State, use: Use, e: Effect, free: bool) -> Asking[bool]:
    """D63: what is drawn is the drawer's secret until it is kept or discarded."""
    seat = use.seat
    _look(t, s, seat, e.look)
    for _ in range(min(e.keep, len(s.looked))):
        kept = yield t.ask(
            seat, t.box.KEEP, partial(_looked, s), "TV-23.5", partial(_barred_keep, s), sifted=True
        )
        _keep(t, s, seat, kept)
    _discard_looked(t, s, seat)
    return True


def _look(t: T, s: State, seat: int, n: int) -> None:
    s.looker = seat
    for _ in range(n):
        found = decks.draw(t, s)
        if found >= 0:
            insort(s.looked, found)
    if t.listening:
        own = {"cards": listed([t.box.creature(c) for c in s.looked]), "numbers": list(s.looked)}
        t.tell("drafted", seat=seat, n=len(s.looked), private={seat: own})


def _looked(s: State) -> list[int]:
    return list(s.looked)


def _barred_keep(s: State, option: int) -> Refusal | None:
    return None if option in s.looked else Refusal("TV-23.5", "not-drawn")


def _keep(t: T, s: State, seat: int, kept: int) -> None:
    s.looked.remove(kept)
    insort(s.hands[seat], kept)
    if t.box.options.open_hands:
        t.show()
    if t.listening:
        name = {"card": t.box.creature(kept), "number": kept}
        everybody = range(t.seats) if t.box.options.open_hands else (seat,)
        t.tell("kept", seat=seat, private=dict.fromkeys(everybody, name))


def _discard_looked(t: T, s: State, seat: int) -> None:
    """The rest goes openly to the discard pile."""
    if s.looked:
        t.show()
        if t.listening:
            t.tell(
                "discarded",
                seat=seat,
                cards=listed([t.box.creature(c) for c in s.looked]),
                numbers=list(s.looked),
            )
        for left in s.looked:
            decks.discard(s, left)
    s.looked, s.looker = [], -1


def _something_discarded(t: T, s: State, use: Use, e: Effect) -> bool:
    return bool(s.discard)


@op("recover", _something_discarded, asks=True)
def recover(t: T, s: State, use: Use, e: Effect, free: bool) -> Asking[bool]:
    """D64."""
    for step in range(e.n):
        if not s.discard:
            break
        offered, barred = partial(_discarded, t.box, s), partial(_barred_recover, t.box, s)
        option = yield t.ask(use.seat, t.box.RECOVER, offered, "TV-23.6", barred, sifted=True)
        if option == t.box.no_card:
            return step > 0
        decks.recover(t, s, use.seat, option)
    return True


def _discarded(box: Box, s: State) -> list[int]:
    return [*s.discard, box.no_card]


def _barred_recover(box: Box, s: State, option: int) -> Refusal | None:
    return None if option == box.no_card or option in s.discard else Refusal("TV-23.6", "not-discarded")
