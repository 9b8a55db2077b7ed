"""Refusals that many actions share: not on this cell, not after that, too poor, marked already (TR-6)."""

from __future__ import annotations

from ludarium.games.trappers import in_force
from ludarium.games.trappers.box import Box
from ludarium.games.trappers.places import SHUT
from ludarium.games.trappers.state import State
from ludarium.table.choice import Refusal
from ludarium.table.table import Table

T = Table[Box]


def not_here(s: State, *places: int) -> Refusal | None:
    """TR-6.1: actions are those of the cell; TR-6.3: and of the line that was chosen."""
    if s.now.place not in places:
        return Refusal("TR-6.1", "not-here")
    return Refusal("TR-6.3", "other-line") if s.now.line == SHUT else None


def poor(t: T, s: State, me: int, what: str, zeff: int, clause: str) -> Refusal | None:
    needs = in_force.price(t, s, me, what, zeff)
    return Refusal(clause, "zeff", needs=needs, has=s.zeff[me]) if s.zeff[me] < needs else None


def own_marker(t: T, s: State, me: int, marks: list[int], what: str, clause: str) -> Refusal | None:
    if marks[me] >> s.cell[me] & 1 and not in_force.waived(t, s, me, "marker", what):
        return Refusal(clause, "marker")
    return None
