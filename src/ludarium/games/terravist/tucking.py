"""Effects that slide cards under a creature: tuck, hunt (TV-17, TV-23.9, TV-23.10)."""

from __future__ import annotations

from bisect import insort
from functools import partial

from ludarium.games.terravist import decks
from ludarium.games.terravist.abilities import Use, carry_out, op
from ludarium.games.terravist.box import Box
from ludarium.games.terravist.questions import NO
from ludarium.games.terravist.state import EVERYBODY, State
from ludarium.games.terravist.vocabulary import Effect
from ludarium.table.choice import Refusal
from ludarium.table.table import Asking, Table

T = Table[Box]


def _tuck(s: State, under: int, number: int, known: int) -> None:
    """TV-17.5: face down; `known` are the seats that have seen it."""
    s.known[number] = known
    insort(s.tucked[s.at.index(under)], number)


def _can_tuck(t: T, s: State, use: Use, e: Effect) -> bool:
    if use.card not in s.at:
        return False
    return len(s.hands[use.seat]) >= e.n if e.src == "hand" else decks.stocked(s)


@op("tuck", _can_tuck, asks=lambda e: e.src == "hand")
def tuck(t: T, s: State, use: Use, e: Effect, free: bool) -> Asking[bool]:
    """TV-23.9: from the hand one may, from the deck one does."""
    if e.src == "deck":
        _tuck_from_deck(t, s, use, e.n)
        return True
    for step in range(e.n):
        offered = partial(_hand_or_none, t.box, s, use.seat, not step)
        barred = partial(_barred_tuck, t.box, s, use.seat, not step)
        option = yield t.ask(use.seat, t.box.TUCK, offered, "TV-23.9", barred, sifted=True)
        if option == t.box.no_card:
            return False
        _tuck_from_hand(t, s, use, option)
    yield from carry_out(t, s, use, e.then)
    return True


def _hand_or_none(box: Box, s: State, seat: int, none: bool) -> list[int]:
    return [*s.hands[seat], box.no_card] if none else list(s.hands[seat])


def _barred_tuck(box: Box, s: State, seat: int, none: bool, option: int) -> Refusal | None:
    if option == box.no_card:
        return None if none else Refusal("TV-23.9", "all-or-none")
    return None if option in s.hands[seat] else Refusal("TV-23.9", "not-in-hand")


def _tuck_from_hand(t: T, s: State, use: Use, number: int) -> None:
    open_ = t.box.options.open_hands
    if open_:
        s.hands[use.seat].remove(number)
    else:
        decks.leave_hand_unseen(s, use.seat, number)
    _tuck(s, use.card, number, EVERYBODY if open_ else 1 << use.seat)
    if t.listening:
        who = range(t.seats) if open_ else (use.seat,)
        own = {"tucked": t.box.creature(number), "number": number}
        t.tell("tucked", seat=use.seat, card=t.box.creature(use.card), private=dict.fromkeys(who, own))


def _tuck_from_deck(t: T, s: State, use: Use, n: int) -> None:
    for _ in range(n):
        number = decks.draw(t, s)
        if number < 0:
            break
        _tuck(s, use.card, number, 0)
        t.tell("tucked-unseen", seat=use.seat, card=t.box.creature(use.card), under=use.card)


def _can_hunt(t: T, s: State, use: Use, e: Effect) -> bool:
    return decks.stocked(s) and use.card in s.at


@op("hunt", _can_hunt, asks=True)
def hunt(t: T, s: State, use: Use, e: Effect, free: bool) -> Asking[bool]:
    """D66: a lower level is tucked under this card, any other discarded."""
    for step in range(e.n):
        if not decks.stocked(s):
            break
        if (yield t.ask(use.seat, t.box.HUNT, (0, 1), "TV-23.10")) == NO:
            return step > 0
        _hunt_once(t, s, use)
    return True


def _hunt_once(t: T, s: State, use: Use) -> None:
    box, number = t.box, decks.draw(t, s)
    caught = box.level[number] < box.level[use.card]
    if caught:
        _tuck(s, use.card, number, EVERYBODY)
    else:
        decks.discard(s, number)
    if t.listening:
        event = "caught" if caught else "escaped"
        t.tell(event, seat=use.seat, card=box.creature(use.card), prey=box.creature(number), number=number)
