"""Abilities: who may use one, what declining is, and the table of effects that the files beside this one fill in.

Each effect is a generator `(t, s, use, effect, free)`: with `free` its first question has a "no", because the ability
as a whole may be declined (TV-16.6). It returns whether it was carried out. Beside it stand two predicates that look
at nothing hidden: whether it can do anything now (TV-16.7), and whether it asks such a first question.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ludarium.games.terravist.box import Box
from ludarium.games.terravist.questions import NO
from ludarium.games.terravist.state import State
from ludarium.games.terravist.vocabulary import Effect, Effects
from ludarium.table.table import Asking, Table

T = Table[Box]


class Use(NamedTuple):
    """Who uses the ability, and the creature that says "this card" (-1 for boards and environment cards)."""

    seat: int
    card: int


Run = Callable[[T, State, Use, Effect, bool], Asking[bool]]
Can = Callable[[T, State, Use, Effect], bool]
Asks = Callable[[Effect], bool]


class Op(NamedTuple):
    run: Run
    can: Can
    asks: Asks


OPS: dict[str, Op] = {}


def _always(t: T, s: State, use: Use, e: Effect) -> bool:
    return True


def _no(e: Effect) -> bool:
    return False


def _yes(e: Effect) -> bool:
    return True


def op(name: str, can: Can = _always, asks: bool | Asks = False) -> Callable[[Run], Run]:
    """Enter an effect into the table."""

    def enter(run: Run) -> Run:
        OPS[name] = Op(run, can, asks if callable(asks) else (_no, _yes)[asks])
        return run

    return enter


def in_order(t: T, first: int) -> list[int]:
    """TV-18.3, TV-23.16, TV-23.18: from this seat clockwise."""
    return [(first + step) % t.seats for step in range(t.seats)]


def can(t: T, s: State, use: Use, e: Effect) -> bool:
    return OPS[e.op].can(t, s, use, e)


def can_any(t: T, s: State, use: Use, effects: Effects) -> bool:
    return any(OPS[e.op].can(t, s, use, e) for e in effects)


def carry_out(t: T, s: State, use: Use, effects: Effects) -> Asking[None]:
    """TV-16.6, TV-16.7: in printed order, as far as possible; what can't be done is skipped."""
    for e in effects:
        if OPS[e.op].can(t, s, use, e):
            yield from OPS[e.op].run(t, s, use, e, False)


def offer(t: T, s: State, use: Use, effects: Effects, because: str) -> Asking[bool]:
    """Use or decline (TV-16.6). What can do nothing isn't offered; a single part that asks anyway has its own no."""
    if not can_any(t, s, use, effects):
        return False
    first = effects[0]
    if len(effects) == 1 and OPS[first.op].asks(first):
        return (yield from OPS[first.op].run(t, s, use, first, True))
    if (yield t.ask(use.seat, t.box.USE, (0, 1), because)) == NO:
        return False
    yield from carry_out(t, s, use, effects)
    return True


def use_ability(t: T, s: State, seat: int, card: int, because: str) -> Asking[bool]:
    """A creature's ability, at its moment (TV-5.6); whether it was used."""
    acted, s.acting = s.acting, card
    t.tell("ability", seat=seat, card=t.box.creature(card), number=card)
    used = yield from offer(t, s, Use(seat, card), t.box.effects[card], because)
    if not used:
        t.tell("not-used", seat=seat, card=t.box.creature(card), number=card)
    s.acting = acted
    return used


def use_board(t: T, s: State, seat: int, habitat: int, because: str) -> Asking[bool]:
    """TV-9.11, TV-9.13: the ability of a board."""
    board = t.box.content.boards[habitat]
    assert board is not None
    acted, s.acting = s.acting, t.box.act_of_board(habitat)
    t.tell("board-ability", seat=seat, board=t.box.board(habitat), number=habitat)
    used = yield from offer(t, s, Use(seat, -1), board.effects, because)
    s.acting = acted
    return used
