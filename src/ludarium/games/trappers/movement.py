"""The Movement phase (TR-5): one step or turn a question, until its end."""

from __future__ import annotations

from ludarium.games.trappers import artifacts, in_force, quests
from ludarium.games.trappers.box import Box
from ludarium.games.trappers.ground import FREE
from ludarium.games.trappers.passage import crosses, must_stop
from ludarium.games.trappers.places import END_MOVE, FORWARD, GO, LEFT, MOVES, RIGHT
from ludarium.games.trappers.printed import MP
from ludarium.games.trappers.reputation import reputation
from ludarium.games.trappers.state import State
from ludarium.table.choice import Refusal
from ludarium.table.table import Table, Turn

T = Table[Box]


def begin(t: T, s: State, me: int) -> None:
    """TR-5.2, TR-5.3: the points are fixed where the movement begins."""
    now = s.now
    now.moving = 1
    now.mp = now.total = MP + reputation(t, s, me, s.cell[me])


def movement(t: T, s: State, me: int) -> Turn:
    """D2. With nothing left to spend it is asked only of who has Artifacts: what they are is hidden."""
    box = t.box
    begin(t, s, me)

    def candidates() -> list[int]:
        return moves(t, s, me)

    def barred(option: int) -> Refusal | None:
        return no_move(t, s, me, option)

    while s.now.moving:
        if s.now.mp <= 0 and not s.hands[me]:
            break
        option = yield t.ask(me, box.MOVE, candidates, "TR-5.1", barred, bool(s.hands[me]), True)
        if option == END_MOVE:
            break
        if option < MOVES:
            drive(t, s, me, option)
        elif option < box.move_abandon:
            yield from artifacts.use(t, s, me, option - box.move_use)
            if s.winner >= 0:
                return
        else:
            quests.drop(t, s, me, option - box.move_abandon, "quest-abandoned")  # TR-18.11
    end(t, s, me)


def end(t: T, s: State, me: int) -> None:
    """TR-5.6: what is left of the points is lost."""
    s.now.moving = s.now.mp = s.now.chasms = 0
    in_force.expire(s, me, in_force.UNTIL_MOVEMENT)


def moves(t: T, s: State, me: int) -> list[int]:
    """The legal options of MOVE, sorted."""
    box, now = t.box, s.now
    found: list[int] = []
    if now.mp > 0:
        cell, facing = s.cell[me], s.facing[me]
        open_ = box.ground.near[cell] if crosses(t, s, me) else box.ground.step[cell]
        if facing == FREE:
            if not now.stopped:
                found = [GO + heading for heading in range(4) if open_[heading] >= 0]
        else:
            found = [LEFT, RIGHT] if now.stopped or open_[facing] < 0 else [FORWARD, LEFT, RIGHT]
    found.append(END_MOVE)
    hand = s.hands[me]
    if hand:
        found += [box.move_use + card for card in artifacts.usable(t, s, me)]
    found += [box.move_abandon + held.quest for held in s.held[me]]
    return found


def no_move(t: T, s: State, me: int, option: int) -> Refusal | None:
    """Why an option of MOVE is not legal."""
    if option == END_MOVE:
        return None
    if option >= t.box.move_abandon:
        return no_abandoning(s, me, option - t.box.move_abandon)
    if option >= MOVES:
        return artifacts.barred(t, s, me, option - t.box.move_use)
    if s.now.mp <= 0:
        return Refusal("TR-5.2", "no-mp")
    free = s.facing[me] == FREE
    if option in (LEFT, RIGHT):
        return Refusal("TR-5.7", "nothing-to-turn") if free else None
    if (option >= GO) != free:
        return Refusal("TR-5.7", "free-first") if free else Refusal("TR-5.4", "forward-only")
    return _no_step(t, s, me, s.facing[me] if option == FORWARD else option - GO)


def _no_step(t: T, s: State, me: int, heading: int) -> Refusal | None:
    if s.now.stopped:
        return Refusal("TR-5.9", "must-stop")
    cell = s.cell[me]
    if t.box.ground.near[cell][heading] < 0:
        return Refusal("TR-5.5", "rim")
    if t.box.ground.step[cell][heading] < 0 and not crosses(t, s, me):
        return Refusal("TR-5.5", "chasm")
    return None


def no_abandoning(s: State, me: int, quest: int) -> Refusal | None:
    return None if quests.held_by(s, me, quest) else Refusal("TR-18.11", "quest-not-held")


def drive(t: T, s: State, me: int, option: int) -> None:
    """One movement point: a quarter turn, or a step (TR-5.4, TR-5.7)."""
    now = s.now
    now.mp -= 1
    now.spent = 1
    if option in (LEFT, RIGHT):
        s.facing[me] = (s.facing[me] + (3 if option == LEFT else 1)) % 4
        if t.listening:
            t.tell("turned", seat=me, heading=s.facing[me])
        return
    heading = s.facing[me] if option == FORWARD else option - GO
    before = s.cell[me]
    ground = t.box.ground
    if ground.step[before][heading] < 0 and now.chasms > 0:
        now.chasms -= 1
    to = s.cell[me] = ground.near[before][heading]
    s.facing[me] = heading
    now.entered = 1
    if t.listening:
        t.tell("drove", seat=me, cell=to, at=t.box.at(to), heading=heading)
    if must_stop(t, s, me, to):
        now.stopped = 1
