"""The building row and its stacks (OR-9.1)."""

from __future__ import annotations

from ludarium.games.origins.box import Box
from ludarium.games.origins.state import HOLE, State
from ludarium.table.table import Table

T = Table[Box]


def leave_row(t: T, s: State, kind: int) -> None:
    """A tile leaves its slot; the row is shifted and refilled later (OR-9.7)."""
    s.row[s.row.index(kind)] = HOLE
    s.gaps.append(t.box.tile_colour[kind])


def refill_row(t: T, s: State) -> None:
    """OR-9.1 (5, 6): the tiles slide up, those that left are replaced in order from their stacks (OR-20.13)."""
    if not s.gaps:
        return
    s.row = [kind for kind in s.row if kind != HOLE]
    for colour in s.gaps:
        kind = s.tops[colour]
        if kind >= 0:
            s.row.append(kind)
            turn_up(t, s, colour)
            t.tell("row-refilled", tile=t.box.kind(kind), colour=t.box.colour(colour))
        else:  # OR-20.21: the bottom slot stays empty
            t.tell("stack-empty", colour=t.box.colour(colour))
    s.gaps = []


def turn_up(t: T, s: State, colour: int) -> None:
    """The next tile of a stack is turned face up; those that Virgo put under it come last, in order."""
    if s.stacks[colour]:
        s.tops[colour] = t.dice.pick(s.stacks[colour])
    elif s.bottoms[colour]:
        s.tops[colour] = s.bottoms[colour].pop(0)
    else:
        s.tops[colour] = -1
        return
    if t.listening:
        t.tell("turned-up", tile=t.box.kind(s.tops[colour]), kind=s.tops[colour], colour=t.box.colour(colour))


def put_under(t: T, s: State, kind: int) -> None:
    """OR-20.22: a farm's tile goes under the stack of its front; an empty stack has it for its top, face up."""
    colour = t.box.tile_colour[kind]
    if s.tops[colour] < 0:
        s.tops[colour] = kind
    else:
        s.bottoms[colour].append(kind)
