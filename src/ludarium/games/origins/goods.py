"""Resources and points: gaining, paying, and gold in place of anything else (OR-1)."""

from __future__ import annotations

from collections.abc import Callable

from ludarium.games.origins.box import NO_GOOD, Box
from ludarium.games.origins.grammar import FOOD, GOLD, GOODS, STONE, WISDOM
from ludarium.games.origins.state import State
from ludarium.table.choice import Refusal
from ludarium.table.phrase import Phrase
from ludarium.table.table import Asking, Table

T = Table[Box]


def gain(t: T, s: State, seat: int, good: int, n: int = 1) -> None:
    """OR-1.5: the supply has no bottom."""
    if n > 0:
        s.goods[seat][good] += n
        if t.listening:
            t.tell("gained", seat=seat, n=n, what=Phrase(f"goods-{GOODS[good]}", {"n": n}), good=good)


def _tell_paid(t: T, me: int, good: int, n: int, gold: int) -> None:
    """n of a resource, and gold."""
    if t.listening and n + gold:
        what = [Phrase(f"goods-{GOODS[g]}", {"n": k}) for g, k in ((good, n), (GOLD, gold)) if k]
        t.tell("paid", seat=me, what=what, good=good, n=n, gold=gold)


def score(t: T, s: State, seat: int, n: int, why: str) -> None:
    """VP, and the clause that gives them."""
    if n > 0:
        s.vp[seat] += n
        t.tell("scored", seat=seat, n=n, why=why)


def can_pay(s: State, seat: int, wisdom: int = 0, stone: int = 0, food: int = 0) -> bool:
    """OR-1.2: gold may stand for whatever lacks."""
    own = s.goods[seat]
    lacking = max(0, wisdom - own[WISDOM]) + max(0, stone - own[STONE]) + max(0, food - own[FOOD])
    return lacking <= own[GOLD]


def lacks(s: State, seat: int, clause: str, wisdom: int = 0, stone: int = 0, food: int = 0) -> Refusal | None:
    """Why a price can't be paid, or None."""
    if can_pay(s, seat, wisdom, stone, food):
        return None
    own = s.goods[seat]
    return Refusal(
        clause,
        "lacks",
        wisdom=wisdom,
        stone=stone,
        food=food,
        has_wisdom=own[WISDOM],
        has_stone=own[STONE],
        has_food=own[FOOD],
        gold=own[GOLD],
    )


def pay(t: T, s: State, me: int, good: int, n: int, kept: int = 0) -> Asking[None]:
    """One resource of a price that can be paid. `kept` gold is needed for the rest of the same price.

    The resource itself is spent first; who wants to pay otherwise says so at the turn's start (OR-20.37, D-6).
    """
    own = s.goods[me]
    least, most = max(0, n - own[good]), min(n, own[GOLD] - kept)
    gold = least
    if s.careful and most > least:

        def barred(option: int) -> Refusal | None:
            if least <= option <= most:
                return None
            return Refusal("OR-1.2", "gold-mix", least=least, most=most)

        gold = yield t.ask(me, t.box.GOLD, range(least, most + 1), "OR-1.2", barred)
    own = s.goods[me]
    own[good] -= n - gold
    own[GOLD] -= gold
    _tell_paid(t, me, good, n - gold, gold)


def pay_gold(t: T, s: State, me: int, n: int) -> None:
    """OR-1.3: a price in gold is paid with gold only."""
    s.goods[me][GOLD] -= n
    _tell_paid(t, me, GOLD, 0, n)


def spend_one(
    t: T, s: State, me: int, goods: tuple[int, ...], because: str, free: bool, for_gold: bool
) -> Asking[bool]:
    """Pay 1 of these by choice, or 1 gold instead (OR-1.4); if `free` to, nothing. Whether it was paid.

    Gold is not offered for gold: that would change nothing.
    """

    def barred(option: int) -> Refusal | None:
        own = s.goods[me]
        if option == NO_GOOD:
            return None if free else Refusal(because, "must-pay")
        if option == GOLD:
            if for_gold:
                return Refusal(because, "gold-for-gold")
        elif option not in goods:
            return Refusal(because, "other-good")
        return None if own[option] else Refusal("OR-1.4", "has-none")

    good = yield t.ask(me, t.box.GOOD, range(5), because, barred)
    if good == NO_GOOD:
        return False
    if good == GOLD:
        pay_gold(t, s, me, 1)
    else:
        s.goods[me][good] -= 1
        _tell_paid(t, me, good, 1, 0)
    return True


def gain_chosen(t: T, s: State, me: int, goods: tuple[int, ...], n: int, because: str) -> Asking[None]:
    """OR-1.4: of a choice of resources n are taken, each chosen by itself (D-9; OR-20.33)."""
    if len(goods) == 1:
        gain(t, s, me, goods[0], n)
        return
    for _ in range(n):
        good = yield t.ask(me, t.box.GOOD, goods, because, _only(goods, because))
        gain(t, s, me, good)


def _only(goods: tuple[int, ...], because: str) -> Callable[[int], Refusal | None]:
    def barred(option: int) -> Refusal | None:
        if option in goods:
            return None
        return Refusal("OR-1.4", "no-gold") if option == GOLD else Refusal(because, "other-good")

    return barred
