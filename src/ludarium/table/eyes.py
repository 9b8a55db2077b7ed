"""All that a bot gets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ludarium.table.choice import Kind, Refusal
from ludarium.table.errors import LudariumError
from ludarium.table.match import Match
from ludarium.table.table import Tuning
from ludarium.table.view import View


class Question(NamedTuple):
    """What the seat is asked."""

    seat: int
    kind: Kind
    options: Sequence[int]
    because: str


class Eyes:
    """A match as one seat sees it: its open question, its view, why not, and imagined worlds. Nothing else."""

    __slots__ = ("__match", "seat")

    def __init__(self, match: Match, seat: int) -> None:
        if not 0 <= seat < match.seats:
            raise LudariumError(f"there is no seat {seat}; seats are 0 to {match.seats - 1}")
        self.__match = match
        self.seat = seat

    @property
    def seats(self) -> int:
        return self.__match.seats

    @property
    def tuning(self) -> Tuning:
        """How bots look ahead in this game."""
        return self.__match.game.tuning

    @property
    def ask(self) -> Question | None:
        """The question this seat is asked now, or None."""
        for choice in self.__match.asks:
            if choice.seat == self.seat:
                return Question(choice.seat, choice.kind, tuple(choice.options), choice.because)
        return None

    @property
    def view(self) -> View:
        return self.__match.view(self.seat)

    def why_not(self, option: int) -> Refusal | None:
        return self.__match.why_not(option, self.seat)

    def imagine(self, key: bytes, keep: bool = True) -> Match:
        """A world that looks the same from here, dealt with this key; its dice are not the true ones."""
        return self.__match.imagine(self.seat, key, keep)
