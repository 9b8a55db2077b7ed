"""The small language of effects, as it is written in the content files; docs/games/origins.md is its guide.

GAIN(stone, 1 + empty_neighbours)
TEMPLE(forest, 2); PAY(gold, 1) -> TEMPLE(other, 1)
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

COLOURS = "ROYBP"  # the numbers of the five colours are their places here
GOODS = ("stone", "food", "wisdom", "gold")  # likewise (OR-1.1)
STONE, FOOD, WISDOM, GOLD = range(4)
BASIC = (STONE, FOOD, WISDOM)
TEMPLES = ("forest", "mountain", "sea")
ANY, OTHER = 3, 4  # besides the three temples

# Ops: what a step does.
(
    GAIN, VP, VP_TABLE, TEMPLE, PAY, WAR, ATTACK, AND_OR, OR, VP_VALUE, RESERVE, RECOLOUR,
    TAKE_CITIZEN, TAKE_SPEAKER, RAISE, SHIP_TO_1, COPY, BUY, TRAIN,
) = range(19)  # fmt: skip
OPS = {
    "GAIN": GAIN, "VP": VP, "VP_TABLE": VP_TABLE, "TEMPLE": TEMPLE, "PAY": PAY, "WAR": WAR, "ATTACK": ATTACK,
    "AND_OR": AND_OR, "OR": OR, "VP_VALUE": VP_VALUE, "RESERVE": RESERVE, "RECOLOUR": RECOLOUR,
    "TAKE_CITIZEN": TAKE_CITIZEN, "TAKE_SPEAKER": TAKE_SPEAKER, "RAISE": RAISE, "SHIP_TO_1": SHIP_TO_1,
    "COPY": COPY, "BUY": BUY, "TRAIN": TRAIN,
}  # fmt: skip
FOR_ZONES = (BUY, TRAIN)  # only zones and bonus tokens have these

# Counters: what an amount may be counted by.
(
    TILES, TILE_COLOURS, FARMS, CITIZENS, CITIZEN_COLOURS, ADVISERS, ZODIAC_HELD, SEATS_FILLED, DISC_BEHIND,
    EMPTY_NEIGHBOURS, WAR_ACTION_STEPS,
) = range(11)  # fmt: skip
COUNTERS = {
    "tiles": TILES, "tile_colours": TILE_COLOURS, "farms": FARMS, "citizens": CITIZENS,
    "citizen_colours": CITIZEN_COLOURS, "advisers": ADVISERS, "zodiac_held": ZODIAC_HELD,
    "seats_filled": SEATS_FILLED, "disc_behind": DISC_BEHIND, "empty_neighbours": EMPTY_NEIGHBOURS,
    "war_action_steps": WAR_ACTION_STEPS,
}  # fmt: skip

WORDS = {"free": 0, "paid": 1, "board": 0, "row": 1}
OF_KIND = 5  # a counter's argument: a colour, or this and the kind's number


class Counter(NamedTuple):
    what: int
    of: int = -1  # a colour, OF_KIND + a kind, or -1 for all


class Amount(NamedTuple):
    """base + factor x (what the counters count)."""

    base: int
    factor: int = 0
    counters: tuple[Counter, ...] = ()


NOTHING = Amount(0)


class Step(NamedTuple):
    """One step of an effect; which fields matter depends on its op."""

    op: int
    amount: Amount = NOTHING
    goods: tuple[int, ...] = ()  # GAIN, PAY: which of these, by choice
    what: int = 0  # TEMPLE: which; VP_VALUE: colour; TAKE_…: price or place
    card: bool = False  # TEMPLE: its zodiac card too
    table: tuple[int, ...] = ()  # VP_TABLE
    then: tuple[Step, ...] = ()  # PAY: what is paid for; AND_OR, OR: advance, attack


Effect = tuple[Step, ...]

_TOKEN = re.compile(r"\s*(->|→|[A-Za-z_]\w*|\d+|[()\[\],;+×])")


class GrammarError(ValueError):
    """An effect that can't be read; the words say what was expected."""


def read_effect(text: str, kinds: Mapping[str, int]) -> Effect:
    """The steps an effect is made of; `kinds` are the numbers of building kinds by id."""
    return _Reader(text, kinds).effect() if text.strip() else ()


class _Reader:
    def __init__(self, text: str, kinds: Mapping[str, int]) -> None:
        self._tokens = _tokens(text)
        self._kinds = kinds
        self._at = 0

    def _peek(self) -> str:
        return self._tokens[self._at] if self._at < len(self._tokens) else ""

    def _next(self) -> str:
        self._at += 1
        return self._tokens[self._at - 1] if self._at <= len(self._tokens) else ""

    def _take(self, *wanted: str) -> str:
        found = self._next()
        if found not in wanted:
            raise GrammarError(f"{' or '.join(map(repr, wanted))} expected, not {found or 'the end'!r}")
        return found

    def _number(self) -> int:
        found = self._next()
        if not found.isdigit():
            raise GrammarError(f"a number expected, not {found or 'the end'!r}")
        return int(found)

    def _one_of(self, words: Mapping[str, int], what: str) -> int:
        found = self._next()
        if found not in words:
            raise GrammarError(f"unknown {what} {found!r}; one of {', '.join(words)} expected")
        return words[found]

    def effect(self) -> Effect:
        steps = [self._step()]
        while self._peek() == ";":
            self._next()
            steps.append(self._step())
        if self._peek():
            raise GrammarError(f"nothing, or ';', expected instead of {self._peek()!r}")
        return tuple(steps)

    def _step(self) -> Step:
        op = self._one_of(OPS, "effect")
        if self._peek() != "(":
            step = Step(op)
            if op in _ARGUMENTS:
                raise GrammarError(f"'(' expected after {_name(op)}")
        elif op not in _ARGUMENTS:
            raise GrammarError(f"{_name(op)} has no arguments")
        else:
            self._next()
            step = _ARGUMENTS[op](self, op)
            self._take(")")
        if op == PAY:
            self._take("->", "→")
            step = step._replace(then=(self._step(),))
        return step

    # -- arguments --------------------------------------------------------

    def _gain(self, op: int) -> Step:
        goods = self._goods()
        self._take(",")
        return Step(op, self._amount(), goods)

    def _pay(self, op: int) -> Step:
        goods = self._goods()
        self._take(",")
        return Step(op, Amount(self._number()), goods)

    def _goods(self) -> tuple[int, ...]:
        words = {name: number for number, name in enumerate(GOODS)}
        if self._peek() == "basic":
            self._next()
            return BASIC
        goods = [self._one_of(words, "resource")]
        while self._peek() == "or":
            self._next()
            goods.append(self._one_of(words, "resource"))
        return tuple(sorted(set(goods)))

    def _counted(self, op: int) -> Step:
        return Step(op, self._amount())

    def _plain(self, op: int) -> Step:
        return Step(op, Amount(self._number()))

    def _table(self, op: int) -> Step:
        self._take("[")
        table = [self._number()]
        while self._peek() == ",":
            self._next()
            table.append(self._number())
        self._take("]")
        self._take(",")
        return Step(op, Amount(0, 1, (self._counter(),)), table=tuple(table))

    def _temple(self, op: int) -> Step:
        words = {name: number for number, name in enumerate(TEMPLES)} | {"any": ANY, "other": OTHER}
        what = self._one_of(words, "temple")
        self._take(",")
        amount = Amount(self._number())
        card = self._peek() == ","
        if card:
            self._next()
            self._take("card")
        return Step(op, amount, what=what, card=card)

    def _halves(self, op: int) -> Step:
        advance = self._step()
        self._take(",")
        attack = self._step()
        if (advance.op, attack.op) != (WAR, ATTACK):
            raise GrammarError(f"WAR(…), ATTACK expected in {_name(op)}(…)")
        return Step(op, then=(advance, attack))

    def _value(self, op: int) -> Step:
        colour = self._one_of(_colours(), "colour")
        self._take(",")
        return Step(op, Amount(self._number()), what=colour)

    def _word(self, op: int) -> Step:
        words = ("free", "paid") if op == TAKE_CITIZEN else ("board", "row")
        return Step(op, what=self._one_of({word: WORDS[word] for word in words}, "word"))

    # -- amounts ----------------------------------------------------------

    def _amount(self) -> Amount:
        """3 | counter | 1 + counter | 2 x counter | 1 + 3 x counter | 2 x (counter + counter)"""
        base = 0
        if self._peek().isdigit():
            number = self._number()
            if self._peek() in ("x", "×"):
                return self._times(0, number)
            if self._peek() != "+":
                return Amount(number)
            self._next()
            base = number
        if self._peek().isdigit():
            return self._times(base, self._number())
        return Amount(base, 1, (self._counter(),))

    def _times(self, base: int, factor: int) -> Amount:
        self._take("x", "×")
        if self._peek() != "(":
            return Amount(base, factor, (self._counter(),))
        self._next()
        counters = [self._counter()]
        while self._peek() == "+":
            self._next()
            counters.append(self._counter())
        self._take(")")
        return Amount(base, factor, tuple(counters))

    def _counter(self) -> Counter:
        what = self._one_of(COUNTERS, "counter")
        if self._peek() != "(":
            return Counter(what)
        self._next()
        colours = _colours()
        kinds = {id: OF_KIND + number for id, number in self._kinds.items()} if what == TILES else {}
        of = self._one_of(colours | kinds, "colour or building")
        self._take(")")
        return Counter(what, of)


_ARGUMENTS = {
    GAIN: _Reader._gain, PAY: _Reader._pay, VP: _Reader._counted, WAR: _Reader._counted,
    VP_TABLE: _Reader._table, TEMPLE: _Reader._temple, AND_OR: _Reader._halves, OR: _Reader._halves,
    VP_VALUE: _Reader._value, TAKE_CITIZEN: _Reader._word, TAKE_SPEAKER: _Reader._word,
    RAISE: _Reader._plain, TRAIN: _Reader._plain,
}  # fmt: skip


def _colours() -> dict[str, int]:
    return {letter: number for number, letter in enumerate(COLOURS)}


def _name(op: int) -> str:
    return next(name for name, number in OPS.items() if number == op)


def _tokens(text: str) -> list[str]:
    tokens, at = [], 0
    text = text.strip()
    while at < len(text):
        found = _TOKEN.match(text, at)
        if not found:
            raise GrammarError(f"{text[at:]!r} can't be read")
        tokens.append(found[1])
        at = found.end()
    return tokens
