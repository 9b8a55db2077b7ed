"""What lies on the table of a game of Terravist."""

from __future__ import annotations

import msgspec

from ludarium.table.dice import Dice

# Phases in their order: the start board, dealing, then for each go two actions; the two halves of a round's end.
START, DEAL, FIRST, SECOND, SETTLING_UP, ENVIRONMENT, OVER = range(7)

EVERYBODY = 15  # `known`: the bits of four seats
ROUNDS = 3


class State(msgspec.Struct):
    """Lists by seat, by habitat (forest, grassland, coast, ocean, river), by place, by card or by die.

    A place is a niche, numbered board by board, or after them a seam between two boards; a creature between two
    boards lies on their seam. Cards, positions, goals and environment cards are numbers of the content.
    """

    dice: Dice
    phase: int
    round: int  # 0, 1, 2
    turn: int  # of the round: 0, 1, 2 …
    gone: int  # how many seats have had their go in this turn
    parent: int
    cheat: str  # the card of hard mode, "" without
    laid: list[int]  # habitats laid out, in order; the first is the starting board
    cells: list[int]  # by habitat: the cell of its board, -1 while it lies aside
    developer: list[int]  # by habitat: the seat that developed it, -1 for nobody
    at: list[int]  # by place: the card of the creature there, -1 for none
    owner: list[int]  # by place: whose marker lies on it, -1 for none
    eggs: list[int]  # by place
    tucked: list[list[int]]  # by place: the cards under the creature, sorted
    known: list[int]  # by card: bits of the seats that know where it is, though it lies hidden from them
    deck: list[int]  # sorted: nobody knows the order
    tray: list[int]
    discard: list[int]  # sorted
    hands: list[list[int]]  # by seat, sorted
    looked: list[int]  # drawn by `looker` and not yet kept or discarded
    offered: list[int]  # position cards drawn by `looker` and not yet kept or put away, sorted
    looker: int  # -1 while nobody looks
    tokens: list[list[int]]  # by seat: of each kind
    faces: list[int]  # by die: the kind it shows, -1 when it lies in the used box
    pile: list[int]  # position cards, sorted: nobody knows the order of these
    top: list[int]  # position cards on top of the pile, the topmost first
    top_known: int  # the seat that put them there (TV-19.4), -1 for none
    positions: list[list[int]]  # by seat, sorted
    positions_gone: list[list[int]]  # by seat that discarded them face down, sorted
    weather: list[int]  # environment cards, sorted: nobody knows the order
    weather_gone: list[int]  # environment cards played, the last one last
    goals: list[int]  # by round; -1 while it is not turned up
    goals_left: list[int]  # tiles not drawn, sorted
    points: list[list[int]]  # by seat: of each round's goal
    due: list[int]  # while something is paid: L0 L1 L2 L3 H, any, eggs still owed; else empty
    chain: list[int]  # the cards that are targets of the present chain
    acting: int  # whose ability or card is carried out: Box.act_of_…, -1 for none
    waiting: int  # TV-18.5: environment cards that wait while environment-time abilities are used; else -1
