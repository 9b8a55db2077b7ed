"""What holds a rover up: chasms (TR-1.4), and cells where it must stop (TR-5.9)."""

from __future__ import annotations

from ludarium.games.trappers import in_force
from ludarium.games.trappers.box import Box
from ludarium.games.trappers.ground import RONGAUM
from ludarium.games.trappers.state import NO_TILE, State
from ludarium.table.table import Table

T = Table[Box]


def crosses(t: T, s: State, me: int) -> bool:
    return s.now.chasms > 0 or (bool(s.mods[me]) and in_force.ignores(t, s, me, "chasm"))


def must_stop(t: T, s: State, me: int, cell: int) -> bool:
    """TR-5.9: Rongaum, and settlements of others."""
    tile = s.tiles[cell]
    if t.box.ground.kind[cell] != RONGAUM and (tile == NO_TILE or tile >> 1 == me):
        return False
    return not (s.mods[me] and in_force.ignores(t, s, me, "must_stop"))
