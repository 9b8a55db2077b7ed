"""Effects that move cards: card, draft, recover, tuck, hunt, and those on the position pile (TV-23.4 … 23.11)."""

from __future__ import annotations

from bisect import insort
from functools import partial

from ludarium.games.terravist import decks
from ludarium.games.terravist.abilities import Use, carry_out, op
from ludarium.games.terravist.box import NO, Box, listed
from ludarium.games.terravist.state import EVERYBODY, State
from ludarium.games.terravist.vocabulary import Effect
from ludarium.table.choice import Refusal
from ludarium.table.table import Asking, Table

T = Table[Box]


# -- into the hand ---------------------------------------------------------------------


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


# -- under this card (TV-17) ------------------------------------------------------------------


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


# -- position cards (TV-19) ----------------------------------------------------------------------


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
