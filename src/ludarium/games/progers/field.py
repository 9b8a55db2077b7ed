"""A position as PFN tells it: a plain value between notation and the game's state.

Cells, headings and edges are the integers of `terrain`. Colours, sample types and card kinds are their places in the
pack: in the house set R B G Y, y b g p and S F J L R U T 2 3. Slots of the row count from 0. What PFN leaves open is
None (types, cards) or -1 (pile sizes, the platform a rover waits for).
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from ludarium.games.progers.content import Content
from ludarium.games.progers.layouts import board_of, split_reference
from ludarium.games.progers.terrain import HOUSE_LAND, LandRules, Terrain, lay, plain


class Samples(NamedTuple):
    """Tokens on a cell; `types` counts them by sample type where the referee knows."""

    cell: int
    tokens: int
    types: tuple[int, ...] | None = None


class Rover(NamedTuple):
    """A rover, how many tokens it holds (`types` as in Samples) and what it has delivered, by sample type."""

    colour: int
    cell: int
    heading: int
    hold: int
    types: tuple[int, ...] | None
    delivered: tuple[int, ...]


class Loop(NamedTuple):
    """A loop card of this kind over one slot (`span` 1) or two."""

    first: int
    span: int
    kind: int


class Hand(NamedTuple):
    """How many cards a player holds, and their kinds, sorted, where they are told."""

    colour: int
    size: int
    cards: tuple[int, ...] | None = None


class Field(msgspec.Struct, frozen=True, kw_only=True):
    """A position. Either `reference` names a layout of the pack, or heights, walls and lifts tell the ground."""

    mode: str  # "basic" or "full"
    size: int
    reference: str = ""
    heights: tuple[int, ...] = ()  # by cell
    walls: tuple[int, ...] = ()  # edges
    lifts: tuple[tuple[int, int], ...] = ()  # platform, heading of its arrow; also those out of order
    bases: tuple[tuple[int, int], ...]  # cell, colour
    samples: tuple[Samples, ...] = ()
    rovers: tuple[Rover, ...]  # in turn order
    row: tuple[tuple[int, ...], ...] = ()  # each slot from the bottom card to the top one
    loops: tuple[Loop, ...] = ()
    turn: int  # the colour to move
    waits: tuple[
        tuple[int, int], ...
    ] = ()  # colour, the platform it waits for; -1 where only one is possible
    locks: tuple[tuple[int, int], ...] = ()  # pairs of colours, the lesser first
    hands: tuple[Hand, ...] = ()
    draw: int = -1
    discard: int = -1


def ground(field: Field, content: Content, rules: LandRules = HOUSE_LAND) -> Terrain:
    """The terrain of a position. One told by heights has no marks, for PFN does not tell them."""
    if not field.reference:
        return plain(field.size, field.heights, field.walls, field.lifts, rules)
    board = content.boards[board_of(field.reference)]
    blocks = split_reference(field.reference, board.size)
    hills = [content.hills[name] for name, _ in blocks]
    return lay(board, hills, tuple(place for _, place in blocks), rules)
