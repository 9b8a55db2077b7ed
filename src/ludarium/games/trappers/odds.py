"""Chances of a fight before its die is rolled (the numbers of section 7 of the rules' spec), and what it is about."""

from __future__ import annotations

import msgspec

from ludarium.games.trappers import build, duels, in_force, raids
from ludarium.games.trappers.box import Box
from ludarium.games.trappers.deeds import CAPTURE, DAMAGE, DESTROY, ROB
from ludarium.games.trappers.gains import GainView, gains, rep
from ludarium.games.trappers.ground import CAPITAL, NECHTO
from ludarium.games.trappers.places import A_DUEL
from ludarium.games.trappers.printed import (
    CAPITAL_LOOT,
    CAPTURE_COST,
    ENGINEER,
    FIGHTER,
    LOOT,
    PRIZE,
    VP_DUEL,
)
from ludarium.games.trappers.state import CITY, NO_TILE, State
from ludarium.table.table import Table

T = Table[Box]

FACES = range(1, 7)

# By difference of the fixed sums from -6 to 6: in how many of 36 rolls the attacker wins, and neither does.
_WINS = tuple(sum(a - b + d > 0 for a in FACES for b in FACES) for d in range(-6, 7))
_TIES = tuple(sum(a - b + d == 0 for a in FACES for b in FACES) for d in range(-6, 7))


class FaceView(msgspec.Struct, frozen=True):
    """What one face of the attacker's die means."""

    win: int  # in how many of six rolls of the opponent; in a raid all or none
    tie: int
    lost: int  # Residents


class FightView(msgspec.Struct, frozen=True):
    """A raid (target 1 … 4, as deeds number them) or a duel (5) that the active Trapper may come to."""

    target: int
    other: int  # the opponent's seat; -1: a Capital
    attack: int  # without the die
    defence: int  # in a duel without the opponent's die
    win: int  # in how many of 36 rolls
    tie: int
    faces: list[FaceView]  # by the attacker's die - 1
    won: list[GainView]  # what a win brings
    failed: list[GainView]  # what else than Residents a failure costs


def raid_wins(attack: int, defence: int) -> int:
    """In how many of six rolls a raid succeeds."""
    return max(0, min(6, attack - defence + 7))


def duel_wins(difference: int) -> tuple[int, int]:
    """In how many of 36 rolls the attacker wins, and in how many nobody does."""
    place = max(-6, min(6, difference)) + 6
    return _WINS[place], _TIES[place]


def fights(t: T, s: State) -> list[FightView]:
    """Where the active Trapper stands."""
    me = s.order[s.at]
    cell = s.cell[me]
    if t.box.ground.kind[cell] == NECHTO:
        return []
    found = [_raid(t, s, me, target) for target in _targets(t, s, me, cell)]
    if s.form[me] == FIGHTER and not duels.truce(t, s):
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
    faces = [FaceView(6 * (attack + die >= defence), 0, _lost(t, s, me, die)) for die in FACES]
    won, failed = _prizes(t, s, me, target)
    return FightView(target, other, attack, defence, 6 * raid_wins(attack, defence), 0, faces, won, failed)


def _prizes(t: T, s: State, me: int, target: int) -> tuple[list[GainView], list[GainView]]:
    """What a raid brings, and what it costs although it failed."""
    if target == ROB:
        worse = rep(t, s, me, t.box.clan_of[s.cell[me]], -1)
        always = t.box.options.capital_rep_loss == "always"
        return gains(zeff=CAPITAL_LOOT) + worse, worse if always else []
    if target == CAPTURE:
        zeff = max(0, t.box.options.capture_zeff) - build.capture_price(t, s, me)
        stay = in_force.residents(t, s, me, "capture", CAPTURE_COST)
        return gains(zeff=zeff, residents=-stay, factory=1), []
    return gains(zeff=LOOT), []


def _lost(t: T, s: State, me: int, die: int) -> int:
    """TR-16.5, TR-17.4: 6 less the own die, of those that are there."""
    return 0 if in_force.total(t, s, me, "no_losses") else min(6 - die, s.people[me])


def _duel(t: T, s: State, me: int, other: int) -> FightView:
    attack = duels.strength(t, s, me) + in_force.total(t, s, me, "add_attack")
    defence = duels.strength(t, s, other)
    win, tie = duel_wins(attack - defence)
    paid = t.box.options.duel_vp == "every_win" or not s.beaten[me] >> other & 1
    won = gains(vp=VP_DUEL, zeff=min(PRIZE, s.zeff[other])) if paid else []
    faces = [_face(t, s, me, die, attack + die - defence) for die in FACES]
    if t.box.options.duel_tie == "defender_wins":  # TR-17.5
        tie, faces = 0, [msgspec.structs.replace(face, tie=0) for face in faces]
    return FightView(A_DUEL, other, attack, defence, win, tie, faces, won, [])


def _face(t: T, s: State, me: int, die: int, ahead: int) -> FaceView:
    """`ahead`: by how much before the opponent's die counts."""
    win, tie = sum(ahead > theirs for theirs in FACES), sum(ahead == theirs for theirs in FACES)
    return FaceView(win, tie, _lost(t, s, me, die))
