"""Effects made of effects, and those that others carry out or suffer: pay, choose, may, everyone, owner, lose …"""

from __future__ import annotations

from functools import partial

from ludarium.games.terravist import decks
from ludarium.games.terravist.abilities import Use, can_any, carry_out, offer, op
from ludarium.games.terravist.box import NO, Box
from ludarium.games.terravist.lodging import ground_of
from ludarium.games.terravist.paying import affordable, eggs_of, pay
from ludarium.games.terravist.state import State
from ludarium.games.terravist.vocabulary import Effect
from ludarium.table.choice import Choice, Refusal
from ludarium.table.table import Asking, Table

T = Table[Box]


def in_order(t: T, first: int) -> list[int]:
    """TV-18.3, TV-23.16, TV-23.18: from this seat clockwise."""
    return [(first + step) % t.seats for step in range(t.seats)]


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


# -- losing --------------------------------------------------------------------------------------


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
    listed, barred = partial(_hand, s, seat), partial(_barred_hand, s, seat)
    decks.drop(t, s, seat, (yield t.ask(seat, t.box.DROP, listed, because, barred, sifted=True)))


def _hand(s: State, seat: int) -> list[int]:
    return list(s.hands[seat])


def _barred_hand(s: State, seat: int, card: int) -> Refusal | None:
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


@op("lose_one_of", _some_option)
def lose_one_of(t: T, s: State, use: Use, e: Effect, free: bool) -> Asking[bool]:
    """D53: one that the player can do."""
    listed, barred = partial(_choices, t, s, use, e, False), partial(_barred_choice, t, s, use, e, False)
    chosen = yield t.ask(use.seat, t.box.EITHER, listed, "TV-23.19", barred, sifted=True)
    yield from carry_out(t, s, use, e.options[chosen])
    return True


# -- what an environment card does to all (TV-23.19) --------------------------------------------------


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
    listed, barred = partial(_hand, s, seat), partial(_barred_hand, s, seat)
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
