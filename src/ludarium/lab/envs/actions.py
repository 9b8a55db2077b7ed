"""Actions: the answers to all kinds of questions in one row of numbers, with a mask of those that are legal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ludarium.table.choice import Choice, Kind
from ludarium.table.errors import LudariumError
from ludarium.table.match import Match

Mask = np.ndarray[Any, np.dtype[np.int8]]


class Actions:
    """The domains of the kinds, one after another: `first[kind] + option` is the action."""

    def __init__(self, kinds: Sequence[Kind]) -> None:
        self.first: dict[str, int] = {}
        self.n = 0
        for kind in kinds:
            self.first[kind.name] = self.n
            self.n += kind.size

    def mask(self, choice: Choice | None) -> Mask:
        """1 for each action that answers this question; all 0 for who isn't asked."""
        mask = np.zeros(self.n, np.int8)
        if choice is not None:
            mask[np.asarray(choice.options, np.intp) + self.first[choice.kind.name]] = 1
        return mask

    def option(self, choice: Choice, action: int) -> int:
        """The answer that an action is to this question; a LudariumError when it is none."""
        option = int(action) - self.first[choice.kind.name]
        if option not in choice.options:
            raise LudariumError(f"action {action} is no answer to {choice.kind.name!r}, which is asked now")
        return option


def actions_of(match: Match) -> Actions:
    terms = match.terms
    return Actions(terms.game.kinds(terms.game.open_box(terms.options, terms.pack, terms.seats)))


def asked(match: Match, seat: int) -> Choice | None:
    """The question this seat is asked now."""
    return next((choice for choice in match.asks if choice.seat == seat), None)
