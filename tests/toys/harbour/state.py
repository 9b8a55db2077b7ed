"""What lies on the table of a game of Harbour."""

from __future__ import annotations

import msgspec

from ludarium.table.dice import Dice


class State(msgspec.Struct):
    """Lists by seat. A card is a number; what is on it stands in the box."""

    dice: Dice
    deck: list[int]  # its top is its end; nobody knows the order
    hands: list[list[int]]  # sorted
    discard: list[int]  # open
    gold: list[int]
    towers: list[int]
    turns: int = 0  # turns ended
