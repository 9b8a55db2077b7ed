"""Who has won (TR-20)."""

from __future__ import annotations

from ludarium.games.trappers import build
from ludarium.games.trappers.box import Box
from ludarium.games.trappers.reputation import points
from ludarium.games.trappers.state import State
from ludarium.table.table import Table
from ludarium.table.view import Result, rank

T = Table[Box]


def result(t: T, s: State) -> Result:
    """TR-20.1: who reached the target; TR-20.3: else points, Cities, Factories, zeff, Residents, later seat."""
    parts = [
        {"duels": s.duels[seat], "cities": s.cities[seat], "quests": s.quests[seat]}
        for seat in range(t.seats)
    ]
    scores = [points(s, seat) for seat in range(t.seats)]
    keys = [
        (
            seat == s.winner,
            scores[seat],
            build.cities(s, seat),
            build.factories(s, seat),
            s.zeff[seat],
            s.people[seat],
            s.order.index(seat),
        )
        for seat in range(t.seats)
    ]
    return Result(scores, rank(scores, keys), parts, s.reason)
