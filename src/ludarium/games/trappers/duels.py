"""Meetings of Trappers (TR-17): duels, and the host who wins without dice."""

from __future__ import annotations

from ludarium.games.trappers import artifacts, in_force, quests
from ludarium.games.trappers.box import Box
from ludarium.games.trappers.deeds import ATTACKER, DEFENDER, DUEL, GUEST, HOST, Deed
from ludarium.games.trappers.dice import throw
from ludarium.games.trappers.ground import FREE
from ludarium.games.trappers.places import A_DUEL, AT_NECHTO, AT_OWN, AT_THEIRS, NONE
from ludarium.games.trappers.printed import DUEL_BONUS, FIGHTER, PRIZE, VP_DUEL
from ludarium.games.trappers.reputation import award, earn, lose, pay, reputation
from ludarium.games.trappers.state import State
from ludarium.table.choice import Refusal
from ludarium.table.table import Table, Turn

T = Table[Box]


def duel(t: T, s: State, me: int, other: int) -> Turn:
    """Both roll; the greater Attack wins, both have losses (TR-17.2 … 17.7)."""
    s.now.fight, s.now.foe = A_DUEL, other
    t.tell("duel-begins", seat=me, other=other, cell=s.cell[me], at=t.box.at(s.cell[me]))
    yield from artifacts.before_roll(t, s, me)
    if s.winner >= 0:
        return
    s.now.other = throw(t)
    t.tell("rolled", seat=other, n=s.now.other)
    die = yield from artifacts.roll(t, s, me)
    if s.winner >= 0:
        return
    theirs = s.now.other
    attack = strength(t, s, me) + die + in_force.total(t, s, me, "add_attack")
    defence = strength(t, s, other) + theirs
    s.now.fight = s.now.foe = -1
    s.now.other = 0
    _losses(t, s, me, other, die, theirs)
    t.tell("fought", seat=me, other=other, attack=attack, defence=defence)
    winner = _winner(t, me, other, attack, defence)
    if winner == me:
        _reward(t, s, me, other)
    elif winner == other and t.box.options.defender_win_reward == "as_attacker":
        _reward(t, s, other, me)
    if winner >= 0:
        leave(t, s, other if winner == me else me)
    if s.winner < 0:
        yield from _noted(t, s, (me, other), (ATTACKER, DEFENDER), winner)


def strength(t: T, s: State, seat: int) -> int:
    """TR-17.3, without the die."""
    return s.people[seat] + reputation(t, s, seat, s.cell[seat]) + DUEL_BONUS[s.form[seat]]


def _losses(t: T, s: State, me: int, other: int, die: int, theirs: int) -> None:
    """TR-17.4: each loses 6 less its own die, the winner too."""
    safe = in_force.total(t, s, me, "no_losses")
    in_force.expire(s, me, in_force.UNTIL_FIGHT)
    t.tell("losses", seat=me, n=0 if safe else lose(s, me, 6 - die))
    t.tell("losses", seat=other, n=lose(s, other, 6 - theirs))


def _winner(t: T, me: int, other: int, attack: int, defence: int) -> int:
    if attack == defence:  # TR-17.5
        return other if t.box.options.duel_tie == "defender_wins" else -1
    return me if attack > defence else other


def _reward(t: T, s: State, winner: int, loser: int) -> None:
    """TR-17.6: the first time over this opponent."""
    first = not s.beaten[winner] >> loser & 1
    if not first and t.box.options.duel_vp == "first_time":
        return
    s.beaten[winner] |= 1 << loser
    prize = pay(s, loser, PRIZE)
    earn(t, s, winner, prize)
    t.tell("prize", seat=winner, other=loser, n=prize)
    award(t, s, winner, s.duels, VP_DUEL)


def leave(t: T, s: State, loser: int) -> None:
    """TR-17.7, TR-17.10: off the board; the next turn is missed, then it enters by dice."""
    s.cell[loser] = -1
    s.facing[loser] = FREE
    if t.box.options.knockout_turns:
        s.miss[loser] = 1  # TR-4.4: two reasons, one turn
    t.tell("knocked-out", seat=loser)


def _noted(t: T, s: State, seats: tuple[int, int], roles: tuple[int, int], winner: int) -> Turn:
    """Both have had a duel, each in its role; the active Trapper's Quests come first."""
    found = False
    for seat, role in zip(seats, roles, strict=True):
        deed = Deed(DUEL, what=role, good=int(seat == winner), tie=int(winner < 0))
        found = quests.note(t, s, seat, deed) or found
    if found or s.now.dirty:
        yield from quests.settle(t, s)


def beat(t: T, s: State, host: int, guest: int) -> Turn:
    """TR-17.8 (a): on its own turn the host counts as attacker. No dice, no losses."""
    t.tell("host-wins", seat=host, other=guest)
    _reward(t, s, host, guest)
    leave(t, s, guest)
    if s.winner < 0:
        yield from _noted(t, s, (host, guest), (HOST, GUEST), host)


def be_beaten(t: T, s: State, guest: int, host: int) -> Turn:
    """TR-17.8 (b): on the guest's turn the host gets nothing for it (TR-17.7)."""
    t.tell("host-wins", seat=host, other=guest)
    if t.box.options.defender_win_reward == "as_attacker":
        _reward(t, s, host, guest)
    leave(t, s, guest)
    if s.winner < 0:
        yield from _noted(t, s, (guest, host), (GUEST, HOST), host)


# -- why not ------------------------------------------------------------------


def truce(t: T, s: State) -> bool:
    """TR-21.1."""
    return s.round <= t.box.options.truce_rounds


def _no_meeting(t: T, s: State, me: int, other: int) -> Refusal | None:
    """Common to duels and to beating a guest (TR-17.1)."""
    if other == me:
        return Refusal("TR-17.2", "yourself")
    if s.now.place == AT_NECHTO:
        return Refusal("TR-7.3", "peace-of-nechto")
    if s.cell[other] != s.cell[me]:
        return Refusal("TR-17.1", "not-met", other=other)
    if truce(t, s):
        return Refusal("TR-21.1", "truce", n=t.box.options.truce_rounds)
    return Refusal("TR-6.3", "other-line") if s.now.line != NONE else None


def no_duel(t: T, s: State, me: int, other: int) -> Refusal | None:
    """TR-17.2, TR-17.9."""
    if refused := _no_meeting(t, s, me, other):
        return refused
    if s.now.place in AT_OWN:
        return Refusal("TR-17.8", "host-wins")
    if s.now.place in AT_THEIRS:
        if s.tiles[s.cell[me]] >> 1 == other:
            return Refusal("TR-17.8", "host-wins")
        if t.box.options.third_party_duel == "forbidden":
            return Refusal("TR-17.9", "no-duel-in-settlements")
    return None if s.form[me] == FIGHTER else Refusal("TR-17.2", "fighter")


def no_beating(t: T, s: State, me: int, other: int) -> Refusal | None:
    """TR-17.8 (a)."""
    if refused := _no_meeting(t, s, me, other):
        return refused
    return None if s.now.place in AT_OWN else Refusal("TR-17.8", "not-your-settlement")
