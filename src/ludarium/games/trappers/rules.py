"""Трапперы, turn by turn.

set-up           setting_up.py   seating, colours, decks, where the rovers come down               TR-2
a round          here            clan wars, renewal, income                                        TR-3
a turn           here            a missed turn, entering, Movement, Action                         TR-4
  Movement       movement.py     points, turns, steps, must-stop                                   TR-5
  Action         actions.py      stop, Rongaum die, host, then the actions of the cell             TR-6 … TR-14
    may it be?   legal.py        one predicate for all actions
    Reputation   reputation.py   base and effective, opposite effect                               TR-15
    raids        raids.py        Wasteland, Capitals, settlements                                  TR-16
    duels        duels.py        duels, hosts                                                      TR-17
  Quests         quests.py       taking, marking, completing                                       TR-18
  Artifacts      artifacts.py    windows; effects.py: what they do; in_force.py: what lasts         TR-19
the end          score.py        points and ranks                                                  TR-20
"""

from __future__ import annotations

from ludarium.games.trappers import build, in_force, quests, setting_up
from ludarium.games.trappers.actions import action
from ludarium.games.trappers.box import Box
from ludarium.games.trappers.deeds import ROUND_START, Deed
from ludarium.games.trappers.dice import throw
from ludarium.games.trappers.ground import CLANS
from ludarium.games.trappers.movement import movement
from ludarium.games.trappers.printed import TURNS
from ludarium.games.trappers.reputation import earn
from ludarium.games.trappers.state import OVER, ROUND, TURN, Now, State
from ludarium.table.table import Table, Turn

T = Table[Box]


def next_turn(t: T, s: State) -> Turn | None:
    """The turn that comes: a step of the set-up, a round's start, a Trapper's turn; none when it is over."""
    if s.phase == TURN:
        return turn(t, s)
    if s.phase == ROUND:
        return new_round(t, s)
    return setting_up.step(t, s) if s.phase < ROUND else None


# -- a round (TR-3) ------------------------------------------------------------


def new_round(t: T, s: State) -> Turn:
    """TR-3.3: clan wars, renewal, income; then the first Trapper's turn."""
    s.now = Now()
    s.round += 1
    s.turn, s.at, s.phase = 1, 0, TURN
    t.tell("round", n=s.round)
    quests.start_round(t, s)
    wars(t, s)
    renewal(s)
    for seat in s.order:
        take_income(t, s, seat)
    found = [quests.note(t, s, seat, Deed(ROUND_START)) for seat in s.order]
    if any(found):
        yield from quests.settle(t, s)


def wars(t: T, s: State) -> None:
    """TR-3.4: white against black. TR-3.5: a double sets 1 on 2, 3 on 4, 5 on 6."""
    s.foes = [0] * (CLANS + 1)
    if s.round == 1 and not t.box.options.first_round_war:  # TR-2.10
        return
    white, black = s.war = [throw(t), throw(t)]
    pairs = [(1, 2), (3, 4), (5, 6)] if white == black else [(white, black)]
    for one, other in pairs:
        s.foes[one], s.foes[other] = other, one
    if t.listening:
        names = [t.box.clan(clan) for pair in pairs for clan in pair]
        t.tell("war-of-all" if white == black else "war", white=white, black=black, clans=names)


def renewal(s: State) -> None:
    """TR-3.6: all markers leave the board, all once-per-round limits start anew."""
    nobody = [0] * len(s.marks)
    s.marks, s.robbed, s.raided = list(nobody), list(nobody), nobody


def take_income(t: T, s: State, seat: int) -> None:
    """TR-3.7: wherever the rover is."""
    zeff = build.income(s, seat)
    if zeff:
        earn(t, s, seat, zeff)
        t.tell("income", seat=seat, n=zeff)


# -- a turn (TR-4) ---------------------------------------------------------------


def turn(t: T, s: State) -> Turn:
    """TR-4.1 … 4.3."""
    me = s.order[s.at]
    s.now = Now()
    in_force.expire(s, me, in_force.UNTIL_OWN_TURN)
    if s.miss[me]:
        s.miss[me] = 0
        t.tell("missed", seat=me)
    else:
        t.tell("turn", seat=me, n=s.turn, round=s.round)
        if s.cell[me] < 0:
            setting_up.enter(t, s, me)  # TR-4.2
            s.now.entered = 1
        yield from movement(t, s, me)
        if s.winner < 0:
            yield from action(t, s, me)
    if s.winner < 0:
        _pass_on(t, s, me)


def _pass_on(t: T, s: State, me: int) -> None:
    """TR-3.1: all in seating order, five times; TR-3.8: then a new round."""
    in_force.expire(s, me, in_force.UNTIL_TURN)
    if s.again:
        s.again = 0
        return
    s.at += 1
    if s.at < t.seats:
        return
    s.at = 0
    s.turn += 1
    if s.turn > TURNS:
        _end_round(t, s)


def _end_round(t: T, s: State) -> None:
    s.turn = TURNS
    quests.end_round(t, s)
    for seat in s.order:
        in_force.expire(s, seat, in_force.UNTIL_ROUND)
    s.phase = ROUND
    if 0 < t.box.options.max_rounds <= s.round:  # TR-20.3
        s.phase = OVER
        s.reason = "rounds"
        t.tell("rounds-over", n=s.round)
