"""The two dice, one white, one black."""

from __future__ import annotations

from ludarium.games.trappers.box import Box
from ludarium.table.table import Table

T = Table[Box]


def throw(t: T) -> int:
    return t.dice.below(6) + 1
