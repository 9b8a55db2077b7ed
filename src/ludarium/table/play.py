"""Driving a game: turns are entered, questions settled or put, answers sent. Nothing is kept here."""

from __future__ import annotations

from typing import Any, NamedTuple

from ludarium.table.choice import Choice, Each
from ludarium.table.errors import LudariumError
from ludarium.table.game import Brings, Game
from ludarium.table.pack import Pack
from ludarium.table.table import Table, Turn


class Terms(NamedTuple):
    """What a match is played by; it never changes, and copies share it."""

    game: Game
    seats: int
    options: Any
    pack: Pack
    brings: Brings
    seed: bytes | None  # None: the match began from a position


class Play:
    """A game between two answers: its state, the suspended turn, and what is asked."""

    __slots__ = ("_each", "_gen", "_sealed", "asks", "game", "s", "seats", "t", "terms")

    s: Any  # the state

    def __init__(self, terms: Terms, t: Table[Any]) -> None:
        self.terms = terms
        self.game = terms.game
        self.seats = terms.seats
        self.t = t
        t.weights = terms.game.own_weights
        self.asks: list[Choice] = []
        self._gen: Turn | None = None
        self._each: Each | None = None
        self._sealed: dict[int, int] = {}

    @property
    def turn(self) -> object:
        """What stays the same as long as the turn does; for nothing but comparing."""
        return self._gen

    def _asked(self, seat: int | None) -> Choice:
        if not self.asks:
            raise LudariumError("the match is over: nothing is asked")
        if seat is None:
            return self.asks[0]
        for choice in self.asks:
            if choice.seat == seat:
                return choice
        raise LudariumError(f"seat {seat} is not asked now; seat {self.asks[0].seat} is")

    def _enter(self, choice: Choice, option: int) -> None:
        value: Any = option
        if self._each is not None:
            self._sealed[choice.seat] = option
            self.asks = [ask for ask in self.asks if ask is not choice]
            if self.asks:
                return
            value = self._unseal()
        try:
            question = self._gen.send(value)  # type: ignore[union-attr]  # somebody is asked, so a turn is open
        except StopIteration:
            self._begin()
            return
        if not self._settle(question):
            self._begin()

    def _unseal(self) -> list[int]:
        assert self._each is not None
        answers = [self._sealed[choice.seat] for choice in self._each.choices]
        self._each = None
        self._sealed = {}
        return answers

    def _begin(self) -> None:
        """Turns, until one asks something or the match is over."""
        game, t, s = self.game, self.t, self.s
        for _ in range(game.longest):
            self._checkpoint()
            self._gen = game.next(t, s)
            if self._gen is None:
                self.asks = []
                return
            try:
                question = next(self._gen)
            except StopIteration:
                continue
            if self._settle(question):
                return
        raise LudariumError(f"{game.id}: {game.longest} turns have gone by and nobody was asked")

    def _checkpoint(self) -> None:
        """A turn begins; whoever keeps something keeps it now."""

    def _settle(self, question: Choice | Each) -> bool:
        """Answer what has one answer. True when somebody has to decide, False when the turn is over."""
        send = self._gen.send  # type: ignore[union-attr]  # called only while a turn is open
        try:
            while True:
                if type(question) is Choice:
                    options = question.options
                    if (
                        len(options) != 1 or question.always
                    ):  # one with none is put too: the mistake shows itself
                        self.asks = [question]
                        return True
                    question = send(options[0])
                elif self._open(question):  # type: ignore[arg-type]  # a turn yields nothing else
                    return True
                else:
                    question = send(self._unseal())
        except StopIteration:
            return False

    def _open(self, each: Each) -> bool:
        """Ask several at once; False when nobody has a choice."""
        self._each = each
        self._sealed = {}
        self.asks = [choice for choice in each.choices if len(choice.options) != 1 or choice.always]
        for choice in each.choices:
            if choice not in self.asks:
                self._sealed[choice.seat] = choice.options[0]
        return bool(self.asks)

    def _redeal(self, seat: int, key: bytes) -> None:
        t = self.t
        t.dice.rekey(key)
        self.game.redeal(t, self.s, seat)
        for choice in self._each.choices if self._each is not None else self.asks:
            if choice.seat != seat:
                choice.list_again()
                if choice.seat in self._sealed:
                    self._sealed[choice.seat] = t.dice.choice(choice.options)
