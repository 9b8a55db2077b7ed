"""What lies on the table of a game of Origins. Everything lies open, but for the order of the tiles still face down.

Workers are small numbers: a citizen `colour * 6 + value - 1` (0 … 29), a speaker `29 + value` (30 … 35), the archon 36.
A cell of a city is `(y + 10) * 21 + x + 10`; the palace is at x = 0, y = 0 and y goes up.
"""

from __future__ import annotations

import msgspec

from ludarium.table.dice import Dice

# Phases: the set-up's two kinds of draft, then rounds.
DRAFT, SOLO_DROP, SOLO_DRAFT, PLAY, OVER = range(5)

SPEAKER = 30  # the speaker of value 1, which no die shows
ARCHON = 36
WORKERS = 37
WORKER_OF = 64  # in a zone: seat * WORKER_OF + worker

# A tile in a city: its kind, or that many more for a farm, or one of the two grey tiles.
FARM = 64
PALACE, AGORA = 126, 127
TILE_OF = 128  # in a city: cell * TILE_OF + tile

DIE_OF = 32  # in a seat of power: corner * DIE_OF + citizen

HOLE = -1  # in the building row: the tile has been taken, and the row not shifted yet
NOBODY = -1


class State(msgspec.Struct, forbid_unknown_fields=True):
    """Lists by zone, by colour (R O Y B P), by temple or by seat. A player's colour decides nothing (OR-20.40)."""

    dice: Dice
    bonus: list[int]  # by zone: the colour of its bonus token and ship
    ships: list[int]  # by zone
    zones: list[list[int]]  # workers in order of arrival
    row: list[int]  # kinds by slot
    tops: list[int]  # by colour: the face-up top of the stack, -1 if it is empty
    stacks: list[list[int]]  # by colour: the kinds below it, sorted: nobody knows their order
    bottoms: list[list[int]]  # by colour: tiles put under the stack by Virgo, from top to bottom
    citizens: list[int]  # the citizen row, by slot
    supply: list[int]  # by colour: how many dice
    speakers: list[int]  # values in the speaker row, sorted
    cards: list[int]  # the district cards
    gold: list[int]  # by district card: gold still above it
    paid: list[int]  # by district card: a bit for each seat it has paid (district_repeat = per_player)
    stock: list[int]  # by colour: tower tiers
    zodiac: list[int]  # by temple: its card
    holders: list[int]  # by temple: who holds the card, -1 nobody
    steps: list[list[int]]  # by temple, by seat
    piles: list[list[int]]  # by temple: seats from the start upwards, within a space from bottom to top
    war: list[int]  # by seat: the space; solo: and the neutral disc
    ranks: list[int]  # the war track's discs, like a pile of a temple
    goods: list[list[int]]  # by seat: stone, food, wisdom, gold
    vp: list[int]
    tokens: list[int]  # by seat: superiority tokens
    bases: list[int]  # by seat: how many were bought
    home: list[list[int]]  # by seat: citizens at home, sorted
    held: list[list[int]]  # by seat: values of the speakers held, sorted
    advisers: list[list[int]]  # by seat: colours in order
    towers: list[list[int]]  # by seat: levels by colour
    cities: list[list[int]]  # by seat: tiles in order of placing
    seats: list[list[int]]  # by seat: dice in seats of power
    reserved: list[list[int]]  # by seat: kinds, sorted
    passed: list[int]  # by seat: 0 or 1
    first: int
    active: int
    round: int = 1
    phase: int = DRAFT
    draft: list[int] = []  # dice to choose from at set-up
    gaps: list[int] = []  # colours of the tiles that have left the row and were not replaced yet
    tile: int = -1  # the tile being placed
    visit: list[int] = []  # the visit going on: zone, worker, and which parts are done (a bit each)
    closing: int = -1  # the citizen that is to close a district, while the district is chosen
    careful: int = 0  # 1: this turn the player says how each price is paid
    spent: int = 0  # 1: a superiority token was spent this turn
    lacked: int = 0  # a bit for each colour a refill of the citizen row has lacked
    told: int = 0  # a bit for each end condition announced
    reason: str = ""  # why the game is over
