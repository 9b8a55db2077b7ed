"""What a rule holds in its hand: the box, the doors for chance, reveals and events, and the questions."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from ludarium.table.choice import Choice, Each
from ludarium.table.dice import Dice, DiceCup
from ludarium.table.view import Event

B = TypeVar("B")
R = TypeVar("R")

Asking = Generator[Choice | Each, Any, R]
Turn = Generator[Choice | Each, Any, None]

EVERY_SEAT = -1  # all bits: each seat has learnt something


class Tuning(msgspec.Struct, frozen=True):
    """How bots look ahead in a game; found by play in the arena."""

    go: int = 1  # so many of the table's turns, one after the other, are what a person calls a turn
    turns: int = 0  # turns played on at random after the turn in which the tree ends
    answers: int = 60  # at most so many answers played on
    curiosity: float = (
        1.0  # how much what was seldom tried is worth trying, in spreads of what was seen so far
    )
    widening: float = 2.0  # so many times the root of its visits, answers of a question are looked into
    paranoid: bool = False  # the others are taken to want one's harm, not their own good
    multi: bool = False  # a tree for each seat, of what that seat can tell apart, in place of one for all
    looks: dict[str, int] = {}  # by level: how often it looks ahead here, in place of what it does elsewhere


class Table(Generic[B]):
    """`box` is all that never changes in a match: content, options, kinds, geometry. Copies share it."""

    __slots__ = ("box", "dice", "events", "learnt", "listening", "seats", "seen", "weights")

    def __init__(self, box: B, seats: int) -> None:
        self.box = box
        self.seats = seats
        self.dice = DiceCup(Dice(b""))
        self.weights: Any = None  # what `evaluate` weighs by (Game.weights)
        self.seen: Any = None  # what a sight remembers of its last look: to be compared, then used again
        self.learnt = 0
        self.listening = False
        self.events: list[Event] = []

    # `t.ask(seat, kind, candidates, because, barred=None, always=False, sifted=False)`: a question. Give the candidates
    # as a function when they depend on what not all can see.
    ask = Choice

    def each(self, choices: Sequence[Choice]) -> Asking[list[int]]:
        """Ask several seats at once; nobody sees an answer before all are in."""
        answers: list[int] = yield Each(choices)
        return answers

    def show(self, *seats: int) -> None:
        """A reveal: these seats (all, if none is named) have learnt something that was hidden from them."""
        if not seats:
            self.learnt = EVERY_SEAT
        for seat in seats:
            self.learnt |= 1 << seat

    def show_others(self, seat: int) -> None:
        """A reveal to all but this seat, which knew it."""
        self.learnt |= EVERY_SEAT ^ 1 << seat

    def tell(self, id: str, /, *, private: dict[int, dict[str, Any]] | None = None, **args: Any) -> None:
        """An event. `private` adds arguments (and the "-own" wording) for the seats that may know more."""
        if self.listening:
            self.events.append(Event(id, args, private or {}))
