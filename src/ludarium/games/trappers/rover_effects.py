"""What Artifacts do with rovers: teleports, movement points, steps of others."""

from __future__ import annotations

from ludarium.games.trappers.box import Box
from ludarium.games.trappers.files import OpRow
from ludarium.games.trappers.ground import FREE, KINDS
from ludarium.games.trappers.opponents import whom
from ludarium.games.trappers.passage import must_stop
from ludarium.games.trappers.state import State
from ludarium.table.choice import Refusal
from ludarium.table.table import Table, Turn

T = Table[Box]

STOP = 4  # option of SHOVE


def teleport(t: T, s: State, me: int, row: OpRow) -> Turn:
    """TR-5.13: anywhere, direction free. Where it comes down counts as where the movement led."""
    kinds = t.box.ground.kind
    kind = -1 if row.to == "any_cell" else KINDS.index(row.to)
    cells = tuple(cell for cell in range(t.box.cells) if kind in (-1, kinds[cell]))

    def not_this(cell: int) -> Refusal | None:
        return None if cell in cells else Refusal("TR-5.13", "other-kind")

    cell = yield t.ask(me, t.box.CELL, cells, "TR-5.13", not_this)
    s.cell[me] = cell
    s.facing[me] = FREE
    s.now.entered = 1
    t.tell("teleported", seat=me, cell=cell, at=t.box.at(cell))
    if row.ends_movement:
        s.now.moving = 0
    elif must_stop(t, s, me, cell):
        s.now.stopped = 1


def add_mp(t: T, s: State, me: int, row: OpRow) -> Turn:
    s.now.mp += row.n
    s.now.total += row.n
    yield from ()


def cross_chasm(t: T, s: State, me: int, row: OpRow) -> Turn:
    s.now.chasms += row.n
    yield from ()


def move_rover(t: T, s: State, me: int, row: OpRow) -> Turn:
    """The user chooses open steps; the direction is free afterwards."""
    seat = s.now.pushed = yield from whom(t, s, me, row)
    for _ in range(row.n):
        ways = (*t.box.ground.ways[s.cell[seat]], STOP)

        def not_there(option: int, ways: tuple[int, ...] = ways) -> Refusal | None:
            return None if option in ways else Refusal("TR-5.5", "no-way")

        heading = yield t.ask(me, t.box.SHOVE, ways, "TR-22.2", not_there)
        if heading == STOP:
            break
        s.cell[seat] = t.box.ground.step[s.cell[seat]][heading]
        t.tell("shoved", seat=seat, cell=s.cell[seat], at=t.box.at(s.cell[seat]))
    s.facing[seat] = FREE
    s.now.pushed = -1
