"""Tokens and eggs handed in (TV-12, TV-13.3). A payment is one question for each kind of token, then one for each
creature that may give eggs; numbers that can't lead to a minimal payment are no options.

Whoever hands in n of a kind of which c are asked for is n - c tokens above, or 2 (c - n) tokens short, since a missing
token is made of two others. A payment is minimal exactly when all that sums up to the tokens of any kind (TV-12.4).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial

from ludarium.games.terravist.box import Box
from ludarium.games.terravist.names import listed
from ludarium.games.terravist.state import State
from ludarium.games.terravist.vocabulary import ANY, Cost
from ludarium.table.choice import Refusal
from ludarium.table.phrase import Phrase
from ludarium.table.table import Asking, Table

T = Table[Box]

EGGS = ANY + 1  # where `due` counts eggs
PAID = -1  # in `due`, of a kind that has been handed in
H = ANY - 1
_MANY = 200  # payments that are compared
_ZERO = 1 << 256  # the bit of the sum 0, in a set of sums kept as bits


def affordable(tokens: Sequence[int], wanted: Sequence[int], any_: int) -> bool:
    """TV-12.5."""
    balance = sum(tokens) - sum(wanted) - any_
    if balance < 0:
        return False
    for have, want in zip(tokens, wanted, strict=True):
        if have < want:
            balance += have - want  # two for one
    return balance >= 0


def missing(tokens: Sequence[int], cost: Cost) -> int:
    """How many tokens one would need besides, all of a kind that isn't asked for; 0: it can be paid."""
    balance = -cost.any
    for have, want in zip(tokens, cost.tokens, strict=True):
        balance += have - want if have >= want else 2 * (have - want)
    return max(0, -balance)


def worth(n: int, want: int) -> int:
    return n - want if n >= want else 2 * (n - want)


def eggs_of(s: State, seat: int) -> int:
    """TV-13.3: eggs that this seat may use."""
    return sum([n for n, owner in zip(s.eggs, s.owner, strict=True) if owner == seat])


# -- what may be handed in ---------------------------------------------------------------
# `due` in the state: of each kind what is asked for, PAID when that kind has been handed in; then how much the kinds
# to come must have above what is asked of them; then eggs.


def amounts(tokens: Sequence[int], due: Sequence[int], kind: int) -> Sequence[int]:
    """How many of this kind may be handed in, the kinds before it being paid."""
    return _amounts(tuple(tokens[kind:]), tuple(due[kind:ANY]), due[ANY])


@lru_cache(maxsize=1 << 16)
def _amounts(tokens: tuple[int, ...], wants: tuple[int, ...], above: int) -> tuple[int, ...]:
    """Of the first of these kinds: so many that the others can bring the rest of what all must have above."""
    rest = _reachable(tokens[1:], wants[1:], most := 2 * sum(wants) + above)
    found = []
    for n in range(min(tokens[0], most) + 1):
        needed = above - worth(n, wants[0])
        if rest & (_ZERO << needed if needed >= 0 else _ZERO >> -needed):
            found.append(n)
    return tuple(found)


@lru_cache(maxsize=1 << 16)
def _reachable(tokens: tuple[int, ...], wants: tuple[int, ...], most: int) -> int:
    """What these kinds can sum up to, as bits; no minimal payment has more tokens of one kind than `most`."""
    if not tokens:
        return _ZERO
    rest, sums = _reachable(tokens[1:], wants[1:], most), 0
    for n in range(min(tokens[0], most) + 1):
        value = worth(n, wants[0])
        sums |= rest << value if value >= 0 else rest >> -value
    return sums


def next_kind(due: Sequence[int]) -> int:
    """The kind that is asked for now; ANY when all tokens are paid."""
    return next((kind for kind in range(ANY) if due[kind] != PAID), ANY)


def payments(tokens: Sequence[int], due: Sequence[int]) -> list[list[int]]:
    """Ways to pay what is still due, by kind, the cheapest first; of very many only some."""
    found: list[list[int]] = []
    _list_payments(tokens, list(due), next_kind(due), [0] * ANY, found)
    return sorted(found, key=_price)


def _list_payments(
    tokens: Sequence[int], due: list[int], kind: int, paid: list[int], found: list[list[int]]
) -> None:
    if kind == ANY:
        found.append(list(paid))
        return
    for n in sorted(amounts(tokens, due, kind), key=lambda n: abs(n - due[kind])):
        if len(found) == _MANY:
            return
        left = list(due)
        _note(left, kind, n)
        paid[kind] = n
        _list_payments(tokens, left, kind + 1, paid, found)
    paid[kind] = 0


def _price(paid: Sequence[int]) -> tuple[int, int, int]:
    """Few tokens, so few pairs; human tokens kept, then those of high level."""
    return sum(paid), paid[H], sum(level * n for level, n in enumerate(paid))


def _note(due: list[int], kind: int, n: int) -> None:
    due[ANY] -= worth(n, due[kind])
    due[kind] = PAID


# -- the questions ----------------------------------------------------------------------------


def pay(t: T, s: State, seat: int, cost: Cost, because: str) -> Asking[None]:
    """D23, D24: all that one action asks for is one payment (TV-12.7). It must be affordable."""
    if not cost.size and not cost.eggs:
        return
    s.due = [*cost.tokens, cost.any, cost.eggs]
    before = tuple(s.tokens[seat])
    if cost.size:
        yield from _pay_tokens(t, s, seat, because)
    if t.listening and cost.size:
        paid = [was - now for was, now in zip(before, s.tokens[seat], strict=True)]
        t.tell("paid", seat=seat, tokens=paid, said=_said(t.box, paid))
    if cost.eggs:
        yield from _pay_eggs(t, s, seat)
    s.due = []


def _said(box: Box, paid: Sequence[int]) -> Phrase:
    return listed(
        [Phrase("pay-tokens", {"n": n, "token": box.token(kind)}) for kind, n in enumerate(paid) if n]
    )


def _pay_tokens(t: T, s: State, seat: int, because: str) -> Asking[None]:
    base = t.box.pay_base
    for kind in range(ANY):
        options = amounts(s.tokens[seat], s.due, kind)
        n = options[0]
        if len(options) > 1:
            offered = [kind * base + amount for amount in options]
            barred = partial(_barred_amount, s, seat, base, kind)
            n = (yield t.ask(seat, t.box.PAY, offered, because, barred, sifted=True)) - kind * base
        s.tokens[seat][kind] -= n
        _note(s.due, kind, n)


def _barred_amount(s: State, seat: int, base: int, kind: int, option: int) -> Refusal | None:
    asked, n = divmod(option, base)
    if asked != kind:
        return Refusal("TV-12.7", "kind-by-kind")
    if n > s.tokens[seat][kind]:
        return Refusal("TV-12.5", "too-few-tokens", has=s.tokens[seat][kind])
    return None if n in amounts(s.tokens[seat], s.due, kind) else Refusal("TV-12.4", "not-minimal")


def _pay_eggs(t: T, s: State, seat: int) -> Asking[None]:
    """TV-8.4: from one or several of one's own creatures, in the order of their places."""
    base = t.box.egg_base
    for place in range(t.box.places):
        if s.owner[place] != seat or not s.eggs[place] or not s.due[EGGS]:
            continue
        least, most = _egg_bounds(s, seat, place)
        n = least
        if least < most:
            offered = range(place * base + least, place * base + most + 1)
            barred = partial(_barred_eggs, s, seat, base, place)
            n = (yield t.ask(seat, t.box.EGGS, offered, "TV-13.3", barred, sifted=True)) - place * base
        s.eggs[place] -= n
        s.due[EGGS] -= n
        if n and t.listening:
            t.tell("used-eggs", seat=seat, n=n, place=place, card=t.box.creature(s.at[place]))


def _egg_bounds(s: State, seat: int, place: int) -> tuple[int, int]:
    """How many eggs at least, so that those after it can give the rest, and at most."""
    later = sum(s.eggs[p] for p in range(place + 1, len(s.eggs)) if s.owner[p] == seat)
    return max(0, s.due[EGGS] - later), min(s.eggs[place], s.due[EGGS])


def _barred_eggs(s: State, seat: int, base: int, place: int, option: int) -> Refusal | None:
    asked, n = divmod(option, base)
    if asked != place:
        return Refusal("TV-8.4", "creature-by-creature")
    least, most = _egg_bounds(s, seat, place)
    if n > most:
        return Refusal("TV-13.3", "too-many-eggs", most=most)
    return None if n >= least else Refusal("TV-13.3", "too-few-eggs", least=least)
