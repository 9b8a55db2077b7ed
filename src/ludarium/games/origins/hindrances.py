"""Why an effect can't be used: its first step decides, the others are taken as far as possible (OR-1.9,
OR-20.12, OR-20.34)."""

from __future__ import annotations

from ludarium.games.origins import grammar, temples
from ludarium.games.origins.box import Box
from ludarium.games.origins.citizens import no_die, speakers_offered
from ludarium.games.origins.city import tiles_of
from ludarium.games.origins.goods import can_pay
from ludarium.games.origins.grammar import GOLD, Effect, Step
from ludarium.games.origins.ground import NEIGHBOURS
from ludarium.games.origins.state import HOLE, State
from ludarium.table.choice import Barred, Refusal
from ludarium.table.table import Table

T = Table[Box]

Chain = tuple[int, ...]  # cells already copied by Mage's Towers (OR-20.18)


def hindrance(
    t: T, s: State, me: int, effect: Effect, cell: int, because: str, chain: Chain = ()
) -> Refusal | None:
    """Why the effect can't be used, or None: its first step decides."""
    return cannot(t, s, me, effect[0], cell, because, chain)


def cannot(t: T, s: State, me: int, step: Step, cell: int, because: str, chain: Chain) -> Refusal | None:
    op = step.op
    if op in _ALWAYS:
        return None
    if op == grammar.TEMPLE:
        return temples.no_temple(t, s, me, step, -1, because)
    if op == grammar.PAY:
        return _cannot_pay(s, me, step, because) or cannot(t, s, me, step.then[0], cell, because, chain)
    if op == grammar.TAKE_CITIZEN:
        return no_die(t, s, me, step.what, because)
    if op == grammar.COPY:
        chain = (*chain, cell)
        found = any(no_copy(t, s, me, near, cell, chain) is None for near in NEIGHBOURS[cell])
        return None if found else Refusal("OR-10.31", "nothing-to-copy")
    return _CANNOT[op](t, s, me, step, because)


_ALWAYS = frozenset(
    (
        grammar.GAIN,
        grammar.VP,
        grammar.VP_TABLE,
        grammar.WAR,
        grammar.ATTACK,
        grammar.AND_OR,
        grammar.OR,
        grammar.SHIP_TO_1,
    )
)


def _cannot_pay(s: State, me: int, step: Step, because: str) -> Refusal | None:
    """A price of one resource, of gold, or of any of several."""
    n, goods, own = step.amount.base, step.goods, s.goods[me]
    if goods == (GOLD,):
        return None if own[GOLD] >= n else Refusal("OR-1.3", "gold", n=n, gold=own[GOLD])
    if own[GOLD] + sum(own[good] for good in goods if good != GOLD) >= n:
        return None
    return Refusal(because, "price", n=n)


def _cannot_value(t: T, s: State, me: int, step: Step, because: str) -> Refusal | None:
    if any(citizen // 6 == step.what for citizen in s.home[me]):
        return None
    return Refusal(because, "no-citizen")


def _cannot_reserve(t: T, s: State, me: int, step: Step, because: str) -> Refusal | None:
    return None if any(kind != HOLE for kind in s.row) else Refusal(because, "empty-row")


def _cannot_recolour(t: T, s: State, me: int, step: Step, because: str) -> Refusal | None:
    barred = barred_recolour(s, me, because)
    if any(barred(citizen * 5 + colour) is None for citizen in set(s.home[me]) for colour in range(5)):
        return None
    return Refusal(because, "no-citizen")


def _cannot_speak(t: T, s: State, me: int, step: Step, because: str) -> Refusal | None:
    return None if speakers_offered(s, row_only(t, step)) else Refusal(because, "no-speaker")


def _cannot_raise(t: T, s: State, me: int, step: Step, because: str) -> Refusal | None:
    return None if s.home[me] else Refusal(because, "no-citizen")


def _cannot_buy(t: T, s: State, me: int, step: Step, because: str) -> Refusal | None:
    return None if s.reserved[me] or any(kind != HOLE for kind in s.row) else Refusal(because, "empty-row")


def _cannot_train(t: T, s: State, me: int, step: Step, because: str) -> Refusal | None:
    return None if can_pay(s, me, food=1) else Refusal("OR-6.5", "no-food")


_CANNOT = {
    grammar.VP_VALUE: _cannot_value,
    grammar.RESERVE: _cannot_reserve,
    grammar.RECOLOUR: _cannot_recolour,
    grammar.TAKE_SPEAKER: _cannot_speak,
    grammar.RAISE: _cannot_raise,
    grammar.BUY: _cannot_buy,
    grammar.TRAIN: _cannot_train,
}


def row_only(t: T, step: Step) -> bool:
    """OR-20.17: what "the board" is, is a reading; the bonus token names the row."""
    return bool(step.what) or t.box.options.forum_source == "row"


def barred_recolour(s: State, me: int, because: str) -> Barred:
    """OR-20.16: a die of another colour has to be in the supply."""

    def barred(option: int) -> Refusal | None:
        citizen, colour = option // 5, option % 5
        if citizen not in s.home[me]:
            return Refusal(because, "not-at-home")
        if colour == citizen // 6:
            return Refusal("OR-20.16", "same-colour")
        return None if s.supply[colour] else Refusal("OR-20.16", "no-die")

    return barred


def no_copy(t: T, s: State, me: int, near: int, cell: int, chain: Chain) -> Refusal | None:
    """OR-10.31, OR-20.18: an adjacent tile that has an effect, once a chain."""
    if near not in NEIGHBOURS[cell]:
        return Refusal("OR-10.31", "not-adjacent")
    if near in chain:
        return Refusal("OR-20.18", "copied")
    return no_use(t, s, me, near, "OR-10.31", chain)


def no_use(t: T, s: State, me: int, cell: int, because: str, chain: Chain = ()) -> Refusal | None:
    """Why the tile on this cell can't be used."""
    tile = tiles_of(s, me).get(cell, -1)
    effect = t.box.tile_effect[tile] if tile >= 0 else ()
    if not effect:
        return Refusal(because, "no-effect")
    return hindrance(t, s, me, effect, cell, because, chain)
