"""What tiles, zones, bonus tokens and the Agora do (OR-6, OR-7, OR-10): the vocabulary of grammar.py, carried out.

`perform` takes the steps of an effect that hindrances.py lets be used: its first one surely, the others as far as
possible (OR-1.9).
"""

from __future__ import annotations

from ludarium.games.origins import grammar, temples, war
from ludarium.games.origins.box import AWAY, TRAINED, USE_NO_MORE, WAR_STEP, Box
from ludarium.games.origins.citizens import (
    change_home,
    raise_home,
    return_die,
    take_citizen,
    take_speaker,
)
from ludarium.games.origins.city import tiles_of
from ludarium.games.origins.counting import amount, count, row_of
from ludarium.games.origins.goods import can_pay, gain_chosen, pay, pay_gold, score, spend_one
from ludarium.games.origins.grammar import FOOD, GOLD, Effect, Step
from ludarium.games.origins.ground import NEIGHBOURS
from ludarium.games.origins.hindrances import (
    Chain,
    barred_recolour,
    cannot,
    no_copy,
    no_use,
    row_only,
)
from ludarium.games.origins.state import HOLE, State
from ludarium.games.origins.tiles import leave_row, refill_row
from ludarium.table.choice import Refusal
from ludarium.table.table import Asking, Table

T = Table[Box]


# -- doing it ---------------------------------------------------------------------------


def perform(
    t: T, s: State, me: int, effect: Effect, cell: int, because: str, chain: Chain = ()
) -> Asking[None]:
    """All steps in their printed order. A price that is not the first step may be declined."""
    temple = -1  # the track just advanced on, for a step on another one
    for number, step in enumerate(effect):
        if number and cannot(t, s, me, step, cell, because, chain) is not None:
            continue
        if step.op == grammar.TEMPLE:
            temple = yield from temples.advance(t, s, me, step, temple, because)
        elif step.op == grammar.PAY:
            yield from _pay_for(t, s, me, step, cell, because, chain, temple, number > 0)
        elif step.op == grammar.COPY:
            yield from copy(t, s, me, cell, chain)
        else:
            yield from _DO[step.op](t, s, me, step, cell, because)


def _pay_for(
    t: T, s: State, me: int, step: Step, cell: int, because: str, chain: Chain, temple: int, optional: bool
) -> Asking[None]:
    then = step.then[0]
    if optional and then.op == grammar.TEMPLE and step.goods == (GOLD,):
        yield from temples.paid_step(t, s, me, then, step.amount.base, temple, because)
        return
    if optional or len(step.goods) > 1:
        for_gold = then.op == grammar.GAIN and then.goods == (GOLD,)
        for n in range(step.amount.base):
            paid = yield from spend_one(t, s, me, step.goods, because, optional and n == 0, for_gold)
            if not paid:
                return
    elif step.goods == (GOLD,):
        pay_gold(t, s, me, step.amount.base)
    else:
        yield from pay(t, s, me, step.goods[0], step.amount.base)
    yield from perform(t, s, me, step.then, cell, because, chain)


def _gain(t: T, s: State, me: int, step: Step, cell: int, because: str) -> Asking[None]:
    yield from gain_chosen(t, s, me, step.goods, amount(t, s, me, step.amount, cell), because)


def _vp(t: T, s: State, me: int, step: Step, cell: int, because: str) -> Asking[None]:
    score(t, s, me, amount(t, s, me, step.amount, cell), because)
    yield from ()


def _vp_table(t: T, s: State, me: int, step: Step, cell: int, because: str) -> Asking[None]:
    score(t, s, me, row_of(step.table, count(t, s, me, step.amount.counters[0], cell)), because)
    yield from ()


def _war(t: T, s: State, me: int, step: Step, cell: int, because: str) -> Asking[None]:
    war.advance(t, s, me, amount(t, s, me, step.amount, cell))
    yield from ()


def _attack(t: T, s: State, me: int, step: Step, cell: int, because: str) -> Asking[None]:
    yield from war.attack(t, s, me)


def _and_or(t: T, s: State, me: int, step: Step, cell: int, because: str) -> Asking[None]:
    yield from war.and_or(t, s, me, amount(t, s, me, step.then[0].amount, cell), because)


def _or(t: T, s: State, me: int, step: Step, cell: int, because: str) -> Asking[None]:
    yield from war.either(t, s, me, amount(t, s, me, step.then[0].amount, cell), because)


def _value(t: T, s: State, me: int, step: Step, cell: int, because: str) -> Asking[None]:
    """OR-10.19: VP equal to the value of a citizen at home, which then loses some of it, but not below 1 (OR-20.15)."""

    def barred(option: int) -> Refusal | None:
        if option >= AWAY or option not in s.home[me]:
            return Refusal(because, "not-at-home")
        return None if option // 6 == step.what else Refusal(because, "other-colour")

    citizen = yield t.ask(me, t.box.CITIZEN, _distinct(s.home[me]), because, barred)
    score(t, s, me, citizen % 6 + 1, because)
    lower = min(step.amount.base, citizen % 6)
    change_home(s, me, citizen, citizen - lower)
    t.tell("lowered", seat=me, worker=t.box.worker(citizen - lower), n=lower)


def _reserve(t: T, s: State, me: int, step: Step, cell: int, because: str) -> Asking[None]:
    """OR-10.21: a tile of the row, free, beside the board."""

    def barred(kind: int) -> Refusal | None:
        return None if kind in s.row else Refusal(because, "not-in-row")

    kind = yield t.ask(me, t.box.RESERVE, sorted(kind for kind in s.row if kind != HOLE), because, barred)
    leave_row(t, s, kind)
    s.reserved[me].append(kind)
    s.reserved[me].sort()
    t.tell("reserved", seat=me, tile=t.box.kind(kind))
    if t.box.options.effect_timing == "after_refill":
        refill_row(t, s)


def _recolour(t: T, s: State, me: int, step: Step, cell: int, because: str) -> Asking[None]:
    """OR-10.22: swapped with a die of the supply, the value stays."""
    offered = [citizen * 5 + colour for citizen in _distinct(s.home[me]) for colour in range(5)]
    option = yield t.ask(me, t.box.RECOLOUR, offered, because, barred_recolour(s, me, because))
    citizen, colour = option // 5, option % 5
    s.supply[colour] -= 1
    change_home(s, me, citizen, colour * 6 + citizen % 6)
    t.tell("recoloured", seat=me, worker=t.box.worker(citizen), colour=t.box.colour(colour))
    return_die(t, s, citizen // 6)


def _take_citizen(t: T, s: State, me: int, step: Step, cell: int, because: str) -> Asking[None]:
    yield from take_citizen(t, s, me, step.what, because)


def _take_speaker(t: T, s: State, me: int, step: Step, cell: int, because: str) -> Asking[None]:
    yield from take_speaker(t, s, me, row_only(t, step), because)


def _raise(t: T, s: State, me: int, step: Step, cell: int, because: str) -> Asking[None]:
    """OR-10.29: 0 … n for one citizen at home (D-22)."""

    def barred(option: int) -> Refusal | None:
        return None if option in s.home[me] else Refusal(because, "not-at-home")

    most = step.amount.base
    citizen = yield t.ask(me, t.box.CITIZEN, _distinct(s.home[me]), because, barred)
    n = yield t.ask(
        me,
        t.box.AMOUNT,
        range(most + 1),
        because,
        lambda n: None if n <= most else Refusal(because, "too-many", most=most),
    )
    raise_home(t, s, me, citizen, n)


def _ship(t: T, s: State, me: int, step: Step, cell: int, because: str) -> Asking[None]:
    """OR-10.28, OR-20.38: any ship, also one that shows 1 already."""
    zone = yield t.ask(me, t.box.SHIP, range(5), because)
    s.ships[zone] = 1
    t.tell("ship-set", zone=zone + 1, value=1)


def _buy(t: T, s: State, me: int, step: Step, cell: int, because: str) -> Asking[None]:
    from ludarium.games.origins.buying import buy  # placing a tile uses its effect

    yield from buy(t, s, me)


def _train(t: T, s: State, me: int, step: Step, cell: int, because: str) -> Asking[None]:
    """OR-6.5: 1 … n food, and for each a citizen at home or a step on the war track (D-21)."""
    for spent in range(step.amount.base):

        def barred(option: int, spent: int = spent) -> Refusal | None:
            if option == TRAINED:
                return None if spent else Refusal("OR-6.5", "one-food")
            if not can_pay(s, me, food=1):
                return Refusal("OR-6.5", "no-food")
            return None if option == WAR_STEP or option in s.home[me] else Refusal("OR-6.5", "not-at-home")

        option = yield t.ask(me, t.box.TRAIN, [*_distinct(s.home[me]), WAR_STEP, TRAINED], "OR-6.5", barred)
        if option == TRAINED:
            return
        yield from pay(t, s, me, FOOD, 1)
        if option == WAR_STEP:
            war.advance(t, s, me, 1)
        else:
            raise_home(t, s, me, option, 1)


_DO = {
    grammar.GAIN: _gain,
    grammar.VP: _vp,
    grammar.VP_TABLE: _vp_table,
    grammar.WAR: _war,
    grammar.ATTACK: _attack,
    grammar.AND_OR: _and_or,
    grammar.OR: _or,
    grammar.VP_VALUE: _value,
    grammar.RESERVE: _reserve,
    grammar.RECOLOUR: _recolour,
    grammar.TAKE_CITIZEN: _take_citizen,
    grammar.TAKE_SPEAKER: _take_speaker,
    grammar.RAISE: _raise,
    grammar.SHIP_TO_1: _ship,
    grammar.BUY: _buy,
    grammar.TRAIN: _train,
}


def _distinct(citizens: list[int]) -> list[int]:
    return list(dict.fromkeys(citizens))


# -- using a tile -------------------------------------------------------------------------


def copy(t: T, s: State, me: int, cell: int, chain: Chain) -> Asking[None]:
    """The Mage's Tower: the effect of a tile beside it, as if by that tile."""
    chain = (*chain, cell)

    def barred(near: int) -> Refusal | None:
        return no_copy(t, s, me, near, cell, chain)

    near = yield t.ask(me, t.box.USE, NEIGHBOURS[cell], "OR-10.31", barred)
    yield from use(t, s, me, near, chain)


def use(t: T, s: State, me: int, cell: int, chain: Chain = ()) -> Asking[None]:
    tile = tiles_of(s, me)[cell]
    t.tell("used", seat=me, tile=t.box.tile(tile), cell=cell)
    yield from perform(t, s, me, t.box.tile_effect[tile], cell, t.box.clauses[tile], chain)


def use_some(t: T, s: State, me: int, cells: tuple[int, ...], because: str) -> Asking[None]:
    """OR-9.6, OR-11.6: each of these once, in any order; each may be skipped (D-17)."""
    left = cells
    while left:

        def barred(cell: int, left: tuple[int, ...] = left) -> Refusal | None:
            if cell == USE_NO_MORE:
                return None
            if cell not in left:
                return Refusal(because, "used" if cell in cells else "not-usable")
            return no_use(t, s, me, cell, because)

        cell = yield t.ask(me, t.box.USE, (*left, USE_NO_MORE), because, barred)
        if cell == USE_NO_MORE:
            return
        left = tuple(other for other in left if other != cell)
        yield from use(t, s, me, cell)
        refill_row(t, s)  # a Construction Site may have emptied a slot (OR-10.21)
