"""The ghost: what a program would do if it were started now (spec 9), told as the events of the run.

Everything here happens on a copy that knows nothing hidden: its tokens are of unknown type, its dice have a key
that everybody knows, and what it delivers brings nobody to the target. So the ghost tells where tokens go and
never what they are (PG-17.3), and nothing that was drawn by chance.
"""

from __future__ import annotations

from copy import copy
from typing import Any

import msgspec

from ludarium.games.progers import edits, samples
from ludarium.games.progers.box import COMMIT, COVER, INSERT, PASS, REMOVE, Box, Operation
from ludarium.games.progers.drive import execute, ride
from ludarium.games.progers.rules import full_row
from ludarium.games.progers.state import PLAY, State
from ludarium.table.dice import Dice
from ludarium.table.phrase import Phrase
from ludarium.table.table import Table
from ludarium.table.view import Event

T = Table[Box]

_PLENTY = 99  # of each type in the copy's bag: nothing is to be learnt from what it draws
_NEVER = 10**6  # points: the copy's target
_HIDDEN = ("types", "samples", "points")  # what a delivery tells beside how many and where


def preview(t: T, s: State, seat: int, options: list[int]) -> list[Phrase]:
    """What would happen if the active seat answered these options of D7 (before it, of D6) and then started its
    program; empty where there is nothing to run, and for everybody else."""
    if s.phase != PLAY or s.order[s.turn] != seat:
        return []
    ghost, mind = _copy(t, s)
    if mind.draft is None:
        if options[:1] == [PASS]:
            return []
        options = options[1:]
        edits.begin(mind)
    if not all(_enter(ghost, mind, seat, option) for option in options) or not edits.draft(mind).row:
        return []
    _run(ghost, mind, seat)
    return [_said(event) for event in ghost.events]


def _copy(t: T, s: State) -> tuple[T, State]:
    mind = msgspec.msgpack.decode(msgspec.msgpack.encode(s), type=State)
    mind.dice = Dice(bytes(32))
    mind.samples = [_closed(pile) for pile in mind.samples]
    mind.holds = [_closed(pile) for pile in mind.holds]
    mind.bag = [_PLENTY] * len(mind.bag)
    box = copy(t.box)
    box.rules = msgspec.structs.replace(box.rules, target=_NEVER)
    ghost: T = Table(box, t.seats)
    ghost.dice.take(mind.dice)
    ghost.listening = True
    return ghost, mind


def _closed(pile: int) -> int:
    return samples.stack(samples.UNKNOWN for _ in samples.tokens(pile))


def _enter(t: T, s: State, me: int, option: int) -> bool:
    """One more operation on the copy's draft, and the loops that fall by it."""
    if not 0 <= option < len(t.box.operations) or edits.barred(t.box, s, me, option) is not None:
        return False
    op = t.box.operations[option]
    if op.what == COMMIT:
        return True
    before = [loop[:] for loop in edits.draft(s).loops]
    edits.apply(t.box, s, me, op)
    for loop in _fallen(op, before, edits.draft(s).loops):
        t.tell("loop-falls", seat=me, first=loop[edits.FIRST], span=loop[edits.SPAN], why=_why(op, loop))
    return True


def _fallen(op: Operation, before: list[list[int]], after: list[list[int]]) -> list[list[int]]:
    """Of the loops as they lay before, those that are no more; an insertion moves those behind it."""

    def moved(loop: list[int]) -> list[int]:
        return [loop[edits.FIRST] + (op.what == INSERT and loop[edits.FIRST] >= op.place), *loop[1:]]

    return [loop for loop in before if moved(loop) not in after]


def _why(op: Operation, loop: list[int]) -> str:
    if op.what == REMOVE:
        return "removed"
    if op.what == COVER:
        return "covered"  # PG-12.7
    return "parted" if op.place > loop[edits.FIRST] else "shifted"  # PG-12.8, PG-12.9


def _run(t: T, s: State, me: int) -> None:
    """As the turn does after the commit, without the cards drawn."""
    edits.commit(s)
    land = t.box.land(s.ground)
    execute(t, s, me, land)
    rides = land.rides[s.at[me]] if t.box.full and not s.reason else ()
    if len(rides) == 1:
        ride(t, s, me, rides[0])
    elif rides:  # PG-14.14: its owner will be asked
        t.tell("lift-choice", seat=me, cells=list(rides))
    if t.box.full and not s.reason and full_row(t, s):
        t.tell("row-cleared")


def _said(event: Event) -> Phrase:
    args: dict[str, Any] = event.args
    if event.id == "delivered":
        args = {name: value for name, value in args.items() if name not in _HIDDEN}
    return Phrase(event.id, args)
