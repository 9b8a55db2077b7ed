"""The three temple tracks (OR-17.1), the steps that are paid for, and the cards that steps bring."""

from __future__ import annotations

from ludarium.games.origins.box import NO_TEMPLE, Box
from ludarium.games.origins.goods import pay_gold
from ludarium.games.origins.grammar import ANY, GOLD, OTHER, Step
from ludarium.games.origins.state import State
from ludarium.games.origins.war import climb
from ludarium.games.origins.zodiac import holds, take_card
from ludarium.table.choice import Barred, Refusal
from ludarium.table.table import Asking, Table

T = Table[Box]


def at_top(t: T, s: State, seat: int, temple: int) -> bool:
    return s.steps[temple][seat] >= t.box.tops[temple]


def rise(t: T, s: State, seat: int, temple: int, n: int) -> None:
    """OR-17.1: up to the top and no further, on top of who is there."""
    old = s.steps[temple][seat]
    new = min(old + n, t.box.tops[temple])
    if new > old:
        climb(s.piles[temple], s.steps[temple], seat, new)
        t.tell("rose", seat=seat, temple=temple, n=new - old, space=new)


def barred_temple(t: T, s: State, me: int, step: Step, but: int, because: str, optional: bool) -> Barred:
    """Which temple a step may be taken in. `but` is the one just advanced on, for a step on another."""

    def barred(temple: int) -> Refusal | None:
        if temple == NO_TEMPLE:
            return None if optional else Refusal(because, "must-choose")
        if step.what < ANY and temple != step.what:
            return Refusal(because, "other-temple")
        if step.what == OTHER and temple == but:
            return Refusal(because, "same-temple")
        return no_rise(t, s, me, step, temple)

    return barred


def no_rise(t: T, s: State, me: int, step: Step, temple: int) -> Refusal | None:
    """OR-20.45: a single step has to move; OR-20.26: two steps with a card needn't, unless the table says so."""
    if not at_top(t, s, me, temple):
        return None
    if step.card:
        return Refusal("OR-20.26", "at-top") if t.box.options.temple_action_at_top == "forbidden" else None
    return Refusal("OR-20.45", "at-top") if step.amount.base == 1 else None


def no_temple(t: T, s: State, me: int, step: Step, but: int, because: str) -> Refusal | None:
    """Why the step can be taken in no temple, or None."""
    barred = barred_temple(t, s, me, step, but, because, False)
    refused = None
    for temple in range(3):
        refused = barred(temple)
        if refused is None:
            return None
    return refused if step.what == ANY or refused is None else Refusal("OR-20.45", "at-top")


def advance(t: T, s: State, me: int, step: Step, but: int, because: str) -> Asking[int]:
    """The steps in the temple chosen; OR-6.3: its card, which buildings don't bring (OR-10.4). Which temple it was.

    Aquarius (OR-17.7) is asked between the two (OR-20.48), besides a building's own paid step (OR-20.31), and also when
    the disc made fewer steps (OR-20.44).
    """
    barred = barred_temple(t, s, me, step, but, because, False)
    temple = yield t.ask(me, t.box.TEMPLE, range(4), because, barred)
    rise(t, s, me, temple, step.amount.base)
    if step.amount.base == 2 and holds(t, s, me, "paid_temple_step"):
        yield from paid_step(t, s, me, Step(step.op, ONE, what=OTHER), 1, temple, "OR-17.7")
    if step.card:
        take_card(t, s, me, temple)
    return int(temple)


def paid_step(t: T, s: State, me: int, step: Step, price: int, but: int, because: str) -> Asking[None]:
    """OR-10.1, OR-17.7: gold for a step on another track, if its owner likes."""
    if s.goods[me][GOLD] < price:  # OR-1.3
        return
    barred = barred_temple(t, s, me, step, but, because, True)
    temple = yield t.ask(me, t.box.TEMPLE, range(4), because, barred)
    if temple != NO_TEMPLE:
        pay_gold(t, s, me, price)
        rise(t, s, me, temple, step.amount.base)


ONE = Step(0).amount._replace(base=1)
