"""The tree of an information-set search: what was answered, how often, and how it turned out for each seat.

One tree from the searching seat's point of view, over all the worlds it imagines. An edge is an answer; chance and
hidden cards are no part of the path (open loop), so a node gathers what followed the same answers in many worlds.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt


class Node:
    """A question, as reached by the answers on the way to it. `kind` and `seat` are those of the first visit."""

    __slots__ = ("children", "kind", "offered", "seat", "visits", "worth")

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.offered = 0  # how often this answer could have been given when its question was met
        self.worth = [0.0] * seats  # summed over the visits
        self.children: dict[int, Node] = {}
        self.seat = -1
        self.kind = ""

    def learn(self, worths: Sequence[float]) -> None:
        self.visits += 1
        for seat, worth in enumerate(worths):
            self.worth[seat] += worth

    def mean(self, seat: int) -> float:
        return self.worth[seat] / self.visits if self.visits else 0.0


def select(node: Node, options: Sequence[int], seat: int, curiosity: float, pessimism: float) -> int:
    """The answer to look into next: the best so far, with a bonus for what was seldom tried when it could have been.

    What was never tried counts as a little worse than its question did so far, so that a promising line is followed
    before all others have been opened.
    """
    best, chosen = -1.0, options[0]
    unknown = node.mean(seat) - pessimism if node.visits else 1.0
    children = node.children
    for option in options:
        child = children.get(option)
        if child is None or not child.visits:
            score = unknown + curiosity * sqrt(log(node.visits + 2))
        else:
            child.offered += 1
            score = child.worth[seat] / child.visits + curiosity * sqrt(log(child.offered + 1) / child.visits)
        if score > best:
            best, chosen = score, option
    return chosen
