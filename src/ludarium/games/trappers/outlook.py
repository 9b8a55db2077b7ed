"""What awaits the active Trapper on cells it may drive to: fights with their odds, tolls, a host, the Rongaum die."""

from __future__ import annotations

from copy import copy

import msgspec

from ludarium.games.trappers import in_force, odds
from ludarium.games.trappers.actions import host_at
from ludarium.games.trappers.box import Box
from ludarium.games.trappers.ground import RONGAUM
from ludarium.games.trappers.odds import FightView
from ludarium.games.trappers.printed import TOLL
from ludarium.games.trappers.state import NO_TILE, State
from ludarium.table.table import Table

T = Table[Box]


class OutlookView(msgspec.Struct, frozen=True):
    cell: int
    fights: list[FightView]
    toll: int
    host: int  # the seat that wins there without a fight, or -1
    die: bool  # the Rongaum's


def of(t: T, s: State, cells: list[int]) -> list[OutlookView]:
    """Of those where anything awaits it."""
    seen = [_at(t, s, s.order[s.at], cell) for cell in cells]
    return [one for one in seen if one.fights or one.toll or one.host >= 0 or one.die]


def _at(t: T, s: State, me: int, cell: int) -> OutlookView:
    """As if its rover stood there."""
    there = copy(s)
    there.cell = [*s.cell]
    there.cell[me] = cell
    tile = s.tiles[cell]
    host = host_at(t, there, me, cell)
    free = tile == NO_TILE or tile >> 1 == me or (s.mods[me] and in_force.ignores(t, s, me, "toll"))
    return OutlookView(
        cell=cell,
        fights=[] if host >= 0 else odds.fights(t, there),
        toll=0 if free else min(s.zeff[me], TOLL[tile & 1]),
        host=host,
        die=t.box.ground.kind[cell] == RONGAUM and _rolls(t, s, me, cell),
    )


def _rolls(t: T, s: State, me: int, cell: int) -> bool:
    """TR-8.1: whoever stays rolls again, unless the table reads it otherwise."""
    return cell != s.cell[me] or bool(s.now.entered) or t.box.options.rongaum_stay == "roll"
