"""Raids (TR-16): on Wasteland (TR-12.5), on Capitals (TR-9.6), on settlements (TR-14.2 … 14.7)."""

from __future__ import annotations

from collections.abc import Callable

from ludarium.games.trappers import artifacts, build, drawing, in_force, quests
from ludarium.games.trappers.box import Box
from ludarium.games.trappers.deeds import CAPTURE, DAMAGE, DESTROY, RAID, ROB, WASTELAND
from ludarium.games.trappers.ground import NOBODY
from ludarium.games.trappers.here import not_here, own_marker
from ludarium.games.trappers.places import (
    AT_CAPITAL,
    AT_THEIR_CITY,
    AT_THEIR_FACTORY,
    AT_WASTE,
    AT_WHITE,
    NONE,
    PEACE,
)
from ludarium.games.trappers.printed import (
    CAPITAL_DEFENCE,
    CAPITAL_LOOT,
    CAPTURE_COST,
    ENGINEER,
    FIGHTER,
    LOOT,
    RAID_FIGHTERS,
    RAID_RESIDENTS,
)
from ludarium.games.trappers.reputation import change, earn, lose, reputation
from ludarium.games.trappers.state import FACTORY, State
from ludarium.table.choice import Refusal
from ludarium.table.table import Table, Turn

T = Table[Box]


def raid_wasteland(t: T, s: State, me: int) -> Turn:
    """No die: one Resident lost, an Artifact won, Reputation down (TR-12.5)."""
    cell = s.cell[me]
    clan = t.box.clan_of[cell]
    t.tell("wasteland-raided", seat=me, cell=cell, at=t.box.at(cell), clan=t.box.clan(clan))
    lose(s, me, 1)
    drawing.draw_artifact(t, s, me)
    if clan != NOBODY:
        change(t, s, me, clan, -1, echo=True)
    s.marks[me] |= 1 << cell
    s.raided[me] |= 1 << clan if clan != NOBODY else 0  # TR-12.6
    yield from _noted(t, s, me, WASTELAND, 1)


def assault(t: T, s: State, me: int, target: int) -> Turn:
    """One die of the attacker; as much as the Defence is enough; losses whatever comes (TR-16.3 … 16.5)."""
    s.now.fight = target
    t.tell("raid-begins", seat=me, target=target, cell=s.cell[me], at=t.box.at(s.cell[me]))
    yield from artifacts.before_roll(t, s, me)
    if s.winner >= 0:
        return
    die = yield from artifacts.roll(t, s, me)
    if s.winner >= 0:
        return
    attack, needed = strength(t, s, me, target) + die, resistance(t, s, me, target)
    s.now.fight = -1
    lost = 0 if in_force.total(t, s, me, "no_losses") else lose(s, me, 6 - die)
    in_force.expire(s, me, in_force.UNTIL_FIGHT)
    won = attack >= needed
    t.tell("raided", seat=me, attack=attack, defence=needed, n=lost, won=int(won), target=target)
    _result(t, s, me, target, won)
    yield from _noted(t, s, me, target, int(won))


def strength(t: T, s: State, me: int, target: int) -> int:
    """The Attack before the die (TR-9.6, table 2.9); the duel modifiers don't count (TR-7.9)."""
    own = s.people[me] + in_force.total(t, s, me, "add_attack")
    return own if target == ROB else own + reputation(t, s, me, s.cell[me])


def resistance(t: T, s: State, me: int, target: int) -> int:
    return CAPITAL_DEFENCE if target == ROB else build.defence(t, s, s.cell[me])


def _result(t: T, s: State, me: int, target: int, won: bool) -> None:
    if target == ROB:
        _robbed(t, s, me, won)
    elif won and target == DESTROY:  # TR-14.3
        build.remove(t, s, s.cell[me])
        earn(t, s, me, LOOT)
    elif won and target == DAMAGE:  # TR-14.6
        build.lay(t, s, s.tiles[s.cell[me]] >> 1, s.cell[me], FACTORY)
        earn(t, s, me, LOOT)
    elif won and target == CAPTURE:
        _captured(t, s, me)


def _robbed(t: T, s: State, me: int, won: bool) -> None:
    """TR-9.7, TR-9.8."""
    cell = s.cell[me]
    if won:
        earn(t, s, me, CAPITAL_LOOT)
    if won or t.box.options.capital_rep_loss == "always":
        change(t, s, me, t.box.clan_of[cell], -1, echo=True)
    marks = s.robbed if t.box.options.capital_marker == "separate" else s.marks
    marks[me] |= 1 << cell


def _captured(t: T, s: State, me: int) -> None:
    """TR-14.4, TR-14.5: no bonus Reputation for it."""
    cell = s.cell[me]
    build.settle_capture(t, s, me)
    lose(s, me, in_force.residents(t, s, me, "capture", CAPTURE_COST))
    build.remove(t, s, cell)
    build.lay(t, s, me, cell, FACTORY)
    s.marks[me] |= 1 << cell


def _noted(t: T, s: State, me: int, target: int, good: int) -> Turn:
    if quests.note_here(t, s, me, RAID, target, good) or s.now.dirty:
        yield from quests.settle(t, s)


# -- why not ------------------------------------------------------------------


def no_robbery(t: T, s: State, me: int) -> Refusal | None:
    """TR-9.6."""
    if refused := not_here(s, AT_CAPITAL):
        return refused
    if s.now.line == PEACE:
        return Refusal("TR-9.1", "peace-was-chosen")
    if s.form[me] != FIGHTER:
        return Refusal("TR-9.6", "fighter")
    separate = t.box.options.capital_marker == "separate"
    return own_marker(t, s, me, s.robbed if separate else s.marks, "raid", "TR-9.6")


def no_wasteland_raid(t: T, s: State, me: int) -> Refusal | None:
    """TR-12.5 … 12.8."""
    if refused := not_here(s, AT_WASTE, AT_WHITE):
        return refused
    clan = t.box.clan_of[s.cell[me]]
    if clan == NOBODY:
        if t.box.options.white_wasteland_raid == "forbidden":
            return Refusal("TR-12.8", "nobodys-cell")
        if refused := own_marker(t, s, me, s.marks, "raid", "TR-12.8"):
            return refused
    elif s.raided[me] >> clan & 1 and not in_force.waived(t, s, me, "marker", "raid"):
        return Refusal("TR-12.6", "raided-already")
    needs = RAID_FIGHTERS if s.form[me] == FIGHTER else RAID_RESIDENTS
    if s.people[me] < needs and not in_force.waived(t, s, me, "residents", "raid"):
        return Refusal("TR-12.7", "residents", needs=needs, has=s.people[me])
    return None


def no_assault(place: int, form: int) -> Callable[[T, State, int], Refusal | None]:
    def check(t: T, s: State, me: int) -> Refusal | None:
        """TR-14.2, TR-14.6."""
        if s.now.place == AT_THEIR_CITY and place == AT_THEIR_FACTORY:
            return Refusal("TR-14.6", "only-damage")
        if refused := not_here(s, place):
            return refused
        if s.now.line != NONE:
            return Refusal("TR-6.3", "other-line")
        if s.form[me] != form and not in_force.waived(t, s, me, "hypostasis", "raid"):
            return Refusal("TR-14.2", "fighter" if form == FIGHTER else "engineer")
        return build.no_capture(t, s, me) if form == ENGINEER else None

    return check
