"""How good a position looks to a seat: what bots weigh (spec 10)."""

from __future__ import annotations

from ludarium.games.trappers.box import Box
from ludarium.games.trappers.reputation import points
from ludarium.games.trappers.score import result
from ludarium.games.trappers.state import OVER, State
from ludarium.table.table import Table

T = Table[Box]


def evaluate(t: T, s: State, seat: int) -> float:
    """0 … 1: this seat's standing against the best of the others."""
    if s.phase == OVER:
        return 1.0 if result(t, s).ranks[seat] == 1 else 0.0
    worths = [float(points(s, other)) for other in range(t.seats)]
    rival = max(worth for other, worth in enumerate(worths) if other != seat)
    return min(0.99, max(0.01, 0.5 + 0.45 * (worths[seat] - rival) / t.box.options.target_vp))
