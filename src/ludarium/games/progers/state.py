"""What lies on the table of a game of Прогеры."""

from __future__ import annotations

import msgspec

from ludarium.table.dice import Dice

# Phases: the steps of the set-up in their order (spec 6), then play.
COLOURS, HILLS, TOKENS, CORNERS, SPARES, HEADINGS, DEAL, PLAY, OVER = range(9)


class Draft(msgspec.Struct):
    """What the active player has laid out and not yet committed (PG-17.4): nobody else sees it."""

    row: list[list[int]]
    loops: list[list[int]]
    fresh: list[int]  # by slot: 1 if its top card was laid this turn
    laid: list[int] = []  # kinds laid from hand, loops included; or thrown away, when passing
    fallen: list[int] = []  # loops that fell or were removed


class State(msgspec.Struct):
    """Flat lists by seat, by cell or by colour. A cell is `rank * size + file`; headings n e s w are 0..3."""

    dice: Dice
    ground: str  # a layout of the pack ("@Y6+BA@a3r0 …"), or heights, walls and lifts as PFN writes them
    order: list[int]  # seats in turn order
    colours: list[int]  # by seat; -1 while not chosen
    bases: list[int]  # by colour of the base token: its cell, -1 while in the box
    at: list[int]  # by seat: the rover's cell, -1 before it is put down
    facing: list[int]  # by seat
    holds: list[int]  # by seat: a stack (samples.py)
    delivered: list[list[int]]  # by seat: how many tokens of each type
    waits: list[int]  # by seat: the platform a waiting rover wants to reach, else -1 (PG-14.10)
    samples: list[int]  # by cell: a stack
    bag: list[int]  # by type: how many undelivered tokens of unknown type there are
    deck: list[int]  # kinds, sorted: nobody knows the order
    discard: list[int]  # kinds, sorted
    thrown: list[list[int]]  # by seat: discarded face down on a pass (PG-20.42), only its owner knows
    hands: list[list[int]]  # by seat: kinds, sorted
    row: list[list[int]]  # the shared algorithm: each slot from the bottom card to the top one
    loops: list[list[int]]  # [first slot, slots spanned, kind]
    locks: int = 0  # a bit for each pair of seats between whom no compensation is due (PG-9.6)
    phase: int = COLOURS
    placed: int = 0  # hills, tokens, bases, rovers placed so far in the phase
    turn: int = 0  # whose turn: index into order
    idle: int = 0  # turns ended since a token was loaded, handed over, dropped or delivered (PG-16.7)
    draft: Draft | None = None
    absent: int = 0  # tokens that a position written by hand leaves in the box
    ending: int = 0  # 1 when the target is reached and the round is played out (PG-20.40)
    reason: str = ""  # why it is over: target, all_delivered or stall


def pair(a: int, b: int) -> int:
    """The lock's bit of two seats."""
    return 1 << (a * 4 + b if a < b else b * 4 + a)


# By seat: all bits but those of its pairs. A rover that changes cell lifts its locks (PG-9.7).
UNLOCKED = tuple(~sum(pair(seat, other) for other in range(4) if other != seat) for seat in range(4))
