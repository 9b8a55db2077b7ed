"""Chances of a fight before its die is rolled (the numbers of section 7 of the rules' spec)."""

from __future__ import annotations

import msgspec

from ludarium.games.trappers import build, duels, in_force, legal, raids
from ludarium.games.trappers.box import Box
from ludarium.games.trappers.deeds import CAPTURE, DAMAGE, DESTROY, ROB
from ludarium.games.trappers.ground import CAPITAL, NECHTO
from ludarium.games.trappers.places import A_DUEL
from ludarium.games.trappers.printed import CAPITAL_LOOT, ENGINEER, FIGHTER, LOOT, PRIZE, VP_DUEL
from ludarium.games.trappers.state import CITY, NO_TILE, State
from ludarium.table.table import Table

T = Table[Box]

# By difference of the fixed sums from -6 to 6: in how many of 36 rolls the attacker wins, and neither does.
_WINS = tuple(sum(a - b + d > 0 for a in range(1, 7) for b in range(1, 7)) for d in range(-6, 7))
_TIES = tuple(sum(a - b + d == 0 for a in range(1, 7) for b in range(1, 7)) for d in range(-6, 7))


class FightView(msgspec.Struct, frozen=True):
    """A raid (target 1 … 4, as deeds number them) or a duel (5) where the active rover stands."""

    target: int
    other: int  # the opponent's seat; -1: a Capital
    attack: int  # without the die
    defence: int  # in a duel without the opponent's die
    win: int  # in how many of 36 rolls
    tie: int
    vp: int  # what a win brings
    zeff: int


def raid_wins(attack: int, defence: int) -> int:
    """In how many of six rolls a raid succeeds."""
    return max(0, min(6, attack - defence + 7))


def duel_wins(difference: int) -> tuple[int, int]:
    """In how many of 36 rolls the attacker wins, and in how many nobody does."""
    place = max(-6, min(6, difference)) + 6
    return _WINS[place], _TIES[place]


def fights(t: T, s: State) -> list[FightView]:
    me = s.order[s.at]
    cell = s.cell[me]
    if t.box.ground.kind[cell] == NECHTO:
        return []
    found = [_raid(t, s, me, target) for target in _targets(t, s, me, cell)]
    if s.form[me] == FIGHTER and not legal.truce(t, s):
        tile = s.tiles[cell]
        owner = -1 if tile == NO_TILE else tile >> 1
        found += [
            _duel(t, s, me, other)
            for other in range(t.seats)
            if other != me and s.cell[other] == cell and owner not in (me, other)
        ]
    return found


def _targets(t: T, s: State, me: int, cell: int) -> list[int]:
    if t.box.ground.kind[cell] == CAPITAL:
        return [ROB] if s.form[me] == FIGHTER else []
    tile = s.tiles[cell]
    if tile == NO_TILE or tile >> 1 == me:
        return []
    if s.form[me] == FIGHTER:
        return [DAMAGE if tile & 1 == CITY else DESTROY]
    return [CAPTURE] if s.form[me] == ENGINEER and tile & 1 != CITY else []


def _raid(t: T, s: State, me: int, target: int) -> FightView:
    attack, defence = raids.strength(t, s, me, target), raids.resistance(t, s, me, target)
    other = -1 if target == ROB else s.tiles[s.cell[me]] >> 1
    zeff = LOOT
    if target == ROB:
        zeff = CAPITAL_LOOT
    elif target == CAPTURE:
        zeff = max(0, t.box.options.capture_zeff) - build.capture_price(t, s, me)
    return FightView(target, other, attack, defence, 6 * raid_wins(attack, defence), 0, 0, zeff)


def _duel(t: T, s: State, me: int, other: int) -> FightView:
    attack = duels.strength(t, s, me) + in_force.total(t, s, me, "add_attack")
    defence = duels.strength(t, s, other)
    win, tie = duel_wins(attack - defence)
    paid = t.box.options.duel_vp == "every_win" or not s.beaten[me] >> other & 1
    vp, zeff = (VP_DUEL, min(PRIZE, s.zeff[other])) if paid else (0, 0)
    return FightView(A_DUEL, other, attack, defence, win, tie, vp, zeff)
