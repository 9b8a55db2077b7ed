"""How good a position looks to a seat: what bots weigh (spec 10)."""

from __future__ import annotations

from ludarium.games.terravist.box import Box
from ludarium.games.terravist.score import lines, result
from ludarium.games.terravist.state import OVER, State
from ludarium.table.table import Table

T = Table[Box]


def evaluate(t: T, s: State, seat: int) -> float:
    if s.phase == OVER:
        ranks = result(t, s).ranks
        return 1 / ranks.count(1) if ranks[seat] == 1 else 0.0
    return min(0.99, sum(lines(t.box, s, seat).values()) / 100)
