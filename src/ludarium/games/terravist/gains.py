"""Effects that bring tokens and eggs: box, supply, swap, egg, reroll (TV-23.1 … 23.3, 23.7, 23.14)."""

from __future__ import annotations

from functools import partial

from ludarium.games.terravist import dice_box
from ludarium.games.terravist.abilities import Use, op
from ludarium.games.terravist.box import Box
from ludarium.games.terravist.lodging import ground_of
from ludarium.games.terravist.state import State
from ludarium.games.terravist.vocabulary import Effect
from ludarium.table.choice import Refusal
from ludarium.table.table import Asking, Table

T = Table[Box]


# -- dice ----------------------------------------------------------------------------------


def take_die(t: T, s: State, seat: int, of: tuple[int, ...], stop: bool, because: str) -> Asking[bool]:
    """D12 with its rerolls; whether a die was taken."""
    box = t.box
    while True:
        listed = partial(dice_box.options, box, s, of, stop)
        barred = partial(dice_box.barred, box, s, of, stop)
        option = yield t.ask(seat, box.DIE, listed, because, barred, sifted=True)
        if option == box.die_stop:
            return False
        if option != box.die_reroll:
            dice_box.take(t, s, seat, option)
            return True
        dice_box.reroll(t, s, seat)


def _box_has(t: T, s: State, use: Use, e: Effect) -> bool:
    return any(face in e.of for face in s.faces) or dice_box.may_reroll(s)


@op("box", _box_has, asks=True)
def box(t: T, s: State, use: Use, e: Effect, free: bool) -> Asking[bool]:
    """Up to n dice, one after the other (TV-14.8)."""
    taken = 0
    while taken < e.n and _box_has(t, s, use, e):
        if not (yield from take_die(t, s, use.seat, e.of, True, "TV-23.1")):
            break
        taken += 1
    return taken > 0


@op("reroll")
def reroll(t: T, s: State, use: Use, e: Effect, free: bool) -> Asking[bool]:
    yield from ()
    dice_box.reroll_all(t, s, use.seat)
    return True


# -- tokens from the supply ---------------------------------------------------------------------


def gain(t: T, s: State, seat: int, kind: int) -> None:
    """TV-2.1, TV-2.4: from the supply, which never runs out."""
    s.tokens[seat][kind] += 1
    if t.listening:
        t.tell("gained", seat=seat, token=t.box.token(kind), kind=kind)


@op("supply", asks=lambda e: len(e.of) > 1)
def supply(t: T, s: State, use: Use, e: Effect, free: bool) -> Asking[bool]:
    """D60."""
    for step in range(e.n):
        kind = e.of[0]
        if len(e.of) > 1:
            none = [t.box.no_token] if free and not step else []
            barred = partial(_barred_gain, t.box, e.of, bool(none))
            kind = yield t.ask(use.seat, t.box.GAIN, [*e.of, *none], "TV-23.2", barred, sifted=True)
        if kind == t.box.no_token:
            return False
        gain(t, s, use.seat, kind)
    return True


def _barred_gain(box: Box, of: tuple[int, ...], none: bool, kind: int) -> Refusal | None:
    if kind == box.no_token:
        return None if none else Refusal("TV-16.6", "must")
    return None if kind in of else Refusal("TV-23.2", "other-kind")


def _has_token(t: T, s: State, use: Use, e: Effect) -> bool:
    return any(s.tokens[use.seat])


@op("swap", _has_token, asks=True)
def swap(t: T, s: State, use: Use, e: Effect, free: bool) -> Asking[bool]:
    """D61: one at a time; a token just gained may be swapped on."""
    seat, stop = use.seat, t.box.no_token
    for step in range(e.n):
        listed = partial(_held_or_none, s, seat)
        barred = partial(_barred_swap, s, seat)
        given = yield t.ask(seat, t.box.SWAP, listed, "TV-23.3", barred, sifted=True)
        if given == stop:
            return step > 0
        taken = yield t.ask(seat, t.box.SWAP_FOR, range(5), "TV-23.3")
        s.tokens[seat][given] -= 1
        s.tokens[seat][taken] += 1
        t.tell("swapped", seat=seat, token=t.box.token(given), next=t.box.token(taken), kinds=[given, taken])
    return True


def _held_or_none(s: State, seat: int) -> list[int]:
    return [*(kind for kind, n in enumerate(s.tokens[seat]) if n), 5]


def _barred_swap(s: State, seat: int, kind: int) -> Refusal | None:
    return None if kind == 5 or s.tokens[seat][kind] else Refusal("TV-23.3", "no-such-token")


# -- eggs -----------------------------------------------------------------------------------------


def room(box: Box, s: State, seat: int) -> list[int]:
    """TV-6.4, TV-6.5: own creatures that can hold one more egg; -1: anybody's."""
    cap, eggs, at = box.cap, s.eggs, s.at
    return [p for p, o in enumerate(s.owner) if o >= 0 and (o == seat or seat < 0) and eggs[p] < cap[at[p]]]


def has_room(box: Box, s: State, seat: int) -> bool:
    return seat in s.owner and bool(room(box, s, seat))


def lay(t: T, s: State, seat: int, place: int, n: int = 1) -> None:
    """TV-13.1, TV-13.4: as many as there is room for."""
    n = min(n, t.box.cap[s.at[place]] - s.eggs[place])
    s.eggs[place] += n
    if t.listening:
        t.tell("laid-egg", seat=seat, n=n, card=t.box.creature(s.at[place]), number=s.at[place], where=place)


def nests(t: T, s: State, use: Use, e: Effect, done: tuple[int, ...] = ()) -> list[int]:
    """TV-13.2: where the wording lets an egg be laid, and there is room."""
    if e.where == "this":
        return _own_nest(t.box, s, use.card)
    places = room(t.box, s, -1 if e.where == "any" else use.seat)
    if e.where == "each_here":
        here = _here(t, s, use)
        return [p for p in places if ground_of(t.box, s).bits[p] & here and s.at[p] not in done]
    if e.boards:
        bits = ground_of(t.box, s).bits
        return [p for p in places if bits[p] & e.boards]
    return places


def _own_nest(box: Box, s: State, card: int) -> list[int]:
    if card not in s.at:
        return []
    place = s.at.index(card)
    return [place] if s.eggs[place] < box.cap[card] else []


def _here(t: T, s: State, use: Use) -> int:
    """The boards this card lies on."""
    return ground_of(t.box, s).bits[s.at.index(use.card)] if use.card in s.at else 0


def _barred_nest(t: T, s: State, use: Use, e: Effect, done: tuple[int, ...], place: int) -> Refusal | None:
    if place == t.box.no_place or place in nests(t, s, use, e, done):
        return None
    return why_no_nest(t.box, s, use.seat, e.where == "any", place) or Refusal("TV-13.2", "not-there")


def why_no_nest(box: Box, s: State, seat: int, anybodys: bool, place: int) -> Refusal | None:
    if s.at[place] < 0:
        return Refusal("TV-13.1", "no-creature")
    if s.eggs[place] >= box.cap[s.at[place]]:
        return Refusal("TV-13.4", "no-room", most=box.cap[s.at[place]])
    return None if anybodys or s.owner[place] == seat else Refusal("TV-13.2", "not-yours")


def _has_nest(t: T, s: State, use: Use, e: Effect) -> bool:
    return bool(nests(t, s, use, e))


@op("egg", _has_nest, asks=True)
def egg(t: T, s: State, use: Use, e: Effect, free: bool) -> Asking[bool]:
    """D14: one egg at a time, split freely (TV-13.5); of `each_here` one creature at a time."""
    spread = e.where == "each_here"
    done: tuple[int, ...] = ()
    for step in range(e.most if spread else e.n):
        listed = partial(_nests_or_none, t, s, use, e, done)  # with no nest left, the table answers "none"
        barred = partial(_barred_nest, t, s, use, e, done)
        place = yield t.ask(use.seat, t.box.EGG, listed, "TV-23.7", barred, sifted=True)
        if place == t.box.no_place:
            return step > 0
        if spread:
            done = (*done, s.at[place])
        lay(t, s, use.seat, place, e.n if spread else 1)
    return True


def _nests_or_none(t: T, s: State, use: Use, e: Effect, done: tuple[int, ...]) -> list[int]:
    return [*nests(t, s, use, e, done), t.box.no_place]
