"""Where a rover may come with the movement points it has left: what the browser lights up."""

from __future__ import annotations

import msgspec

from ludarium.games.trappers.box import Box
from ludarium.games.trappers.ground import FREE
from ludarium.games.trappers.passage import crosses, must_stop
from ludarium.games.trappers.places import FORWARD, GO, LEFT, RIGHT
from ludarium.games.trappers.state import State
from ludarium.table.table import Table

T = Table[Box]
At = tuple[int, int, int]  # cell, heading, whether the movement has been stopped


class ReachView(msgspec.Struct, frozen=True):
    """A cell and a heading, what it costs, and the cheapest answers of MOVE that lead there."""

    cell: int
    facing: int
    cost: int
    stops: bool  # nothing but turning is possible there
    path: list[int]
    ways: list[tuple[int, int]]  # answers of MOVE there, and the places in this list where they lead


def of(t: T, s: State) -> list[ReachView]:
    """Every state that can be reached from where the active rover is, the cheapest way each."""
    me = s.order[s.at]
    start = (s.cell[me], s.facing[me], s.now.stopped)
    paths: dict[At, list[int]] = {start: []}
    edge = [start]
    while edge:
        further = []
        for at in edge:
            if len(paths[at]) < s.now.mp:
                for option, to in _moves(t, s, me, at):
                    if to not in paths:
                        paths[to] = [*paths[at], option]
                        further.append(to)
        edge = further
    number = {at: place for place, at in enumerate(paths)}
    return [
        ReachView(at[0], at[1], len(path), bool(at[2]), path, _ways(t, s, me, at, len(path), number))
        for at, path in paths.items()
    ]


def _ways(t: T, s: State, me: int, at: At, cost: int, number: dict[At, int]) -> list[tuple[int, int]]:
    left = _moves(t, s, me, at) if cost < s.now.mp else []
    return [(option, number[to]) for option, to in left]


def _moves(t: T, s: State, me: int, at: At) -> list[tuple[int, At]]:
    cell, facing, stopped = at
    open_ = (t.box.ground.near if crosses(t, s, me) and not s.now.chasms else t.box.ground.step)[cell]
    if facing == FREE:
        ways = [] if stopped else [(GO + heading, heading) for heading in range(4)]
        return [(option, _arrive(t, s, me, open_[h], h)) for option, h in ways if open_[h] >= 0]
    found = [(LEFT, (cell, (facing + 3) % 4, stopped)), (RIGHT, (cell, (facing + 1) % 4, stopped))]
    if not stopped and open_[facing] >= 0:
        found.insert(0, (FORWARD, _arrive(t, s, me, open_[facing], facing)))
    return found


def _arrive(t: T, s: State, me: int, cell: int, heading: int) -> At:
    return cell, heading, int(must_stop(t, s, me, cell))
