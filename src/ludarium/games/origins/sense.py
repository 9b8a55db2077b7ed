"""How good a position looks to a seat."""

from __future__ import annotations

from ludarium.games.origins.box import Box
from ludarium.games.origins.score import parts
from ludarium.games.origins.state import State
from ludarium.table.table import Table

T = Table[Box]


def evaluate(t: T, s: State, seat: int) -> float:
    return min(1.0, sum(parts(t, s, seat).values()) / 400)
