"""What of the view lies on the board: its printing, the clans, the tiles."""

from __future__ import annotations

import msgspec

from ludarium.games.trappers import build
from ludarium.games.trappers.box import Box
from ludarium.games.trappers.ground import KINDS
from ludarium.games.trappers.printed import TOLL
from ludarium.games.trappers.state import CITY, State
from ludarium.table.phrase import Phrase
from ludarium.table.table import Table

T = Table[Box]


class GroundView(msgspec.Struct, frozen=True):
    """The printed board; it doesn't change during play. Cells are numbered row by row from the top left."""

    id: str
    cols: int
    rows: int
    kinds: list[str]  # by cell: w, cap, nec, ron, peo, old
    clans: tuple[int, ...]  # by cell: 1 … 6, or 0 for nobody
    names: tuple[str, ...]
    chasms: tuple[tuple[int, int], ...]  # pairs of neighbouring cells
    white: tuple[int, ...]  # by die result - 1: the column it names
    black: tuple[int, ...]  # by die result - 1: the row


class ClanView(msgspec.Struct, frozen=True):
    number: int
    id: str
    name: Phrase
    hex: str
    pattern: str
    enemy: int  # the clan it is at war with, or 0


class TileView(msgspec.Struct, frozen=True):
    cell: int
    owner: int
    city: bool
    defence: int
    toll: int


def printed(box: Box) -> GroundView:
    ground = box.ground
    return GroundView(
        ground.id,
        ground.cols,
        ground.rows,
        [KINDS[kind] for kind in ground.kind],
        ground.clan,
        ground.names,
        ground.chasms,
        ground.white,
        ground.black,
    )


def clan(box: Box, s: State, number: int) -> ClanView:
    row = box.content.clans[number - 1]
    return ClanView(number, row.id, box.clan(number), row.hex, row.pattern, s.foes[number])


def tile(t: T, s: State, cell: int) -> TileView:
    owner, side = divmod(s.tiles[cell], 2)
    return TileView(cell, owner, side == CITY, build.defence(t, s, cell), TOLL[side])
