"""The tree of an information-set search: what was answered, how often, and how it turned out for each seat.

One tree from the searching seat's point of view, over all the worlds it imagines. An edge is an answer; chance and
hidden cards are no part of the path (open loop), so a node gathers what followed the same answers in many worlds. The
question met there may differ from world to world: each has answers of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt


class Node:
    """What followed the answers on the way here."""

    __slots__ = ("questions", "visits", "worth")

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.worth = [0.0] * seats  # summed over the visits
        self.questions: dict[tuple[int, str], Asked] = {}

    def learn(self, worths: Sequence[float]) -> None:
        self.visits += 1
        own = self.worth
        for seat, worth in enumerate(worths):
            own[seat] += worth

    def mean(self, seat: int) -> float:
        return self.worth[seat] / self.visits if self.visits else 0.0

    def asked(self, seat: int, kind: str) -> Asked:
        """The question of this kind to this seat, as it is met here."""
        found = self.questions.get((seat, kind))
        if found is None:
            found = self.questions[seat, kind] = Asked()
        return found

    def gather(self, visits: int, worth: Sequence[float]) -> None:
        """What another process has seen there."""
        self.visits += visits
        for seat, one in enumerate(worth):
            self.worth[seat] += one


class Asked:
    """A question as met at a node: how often, and what followed each answer that was looked into."""

    __slots__ = ("answers", "met", "offered")

    def __init__(self) -> None:
        self.met = 0
        self.answers: dict[int, Node] = {}
        self.offered: dict[int, int] = {}  # how often an answer that was looked into could have been given

    def follow(self, answer: int, seats: int) -> Node:
        """What followed this answer; a new node, if it is given for the first time."""
        node = self.answers.get(answer)
        if node is None:
            node = self.answers[answer] = Node(seats)
            self.offered[answer] = 1
        return node

    def best(self, options: Sequence[int], seat: int, curiosity: float, against: int) -> int:
        """The answer to look into next among those opened: the best so far, with a bonus for what was seldom tried
        when it could have been. `against` is the seat whose harm is sought in place of one's own good (-1: nobody's).
        """
        chosen, top = -1, -9.0
        whose, sign = (seat, 1.0) if against < 0 else (against, -1.0)
        for option in options:
            node = self.answers.get(option)
            if node is None:
                continue
            offered = self.offered[option] = self.offered[option] + 1
            visits = node.visits
            score = sign * node.worth[whose] / visits + curiosity * sqrt(log(offered + 1) / visits)
            if score > top:
                chosen, top = option, score
        return chosen


class Habits:
    """How well an answer did wherever it was given: what is looked into first, and what playing on prefers."""

    __slots__ = ("_sums",)

    def __init__(self) -> None:
        self._sums: dict[tuple[int, str, int], list[float]] = {}

    def learn(self, given: Sequence[tuple[int, str, int]], worths: Sequence[float]) -> None:
        for answer in given:
            found = self._sums.get(answer)
            if found is None:
                self._sums[answer] = [1.0, worths[answer[0]]]
            else:
                found[0] += 1
                found[1] += worths[answer[0]]

    def mean(self, answer: tuple[int, str, int], unknown: float) -> float:
        found = self._sums.get(answer)
        return found[1] / found[0] if found else unknown


class Spread:
    """How far the outcomes of one search lie apart: a bonus of curiosity means something only beside that."""

    __slots__ = ("_count", "_mean", "_squares")

    def __init__(self) -> None:
        self._count = 0
        self._mean = 0.0
        self._squares = 0.0

    def learn(self, worth: float) -> None:
        self._count += 1
        off = worth - self._mean
        self._mean += off / self._count
        self._squares += off * (worth - self._mean)

    @property
    def sums(self) -> tuple[int, float, float]:
        return self._count, self._mean, self._squares

    def gather(self, count: int, mean: float, squares: float) -> None:
        """What another process has seen."""
        both = self._count + count
        if both:
            off = mean - self._mean
            self._mean += off * count / both
            self._squares += squares + off * off * self._count * count / both
            self._count = both

    @property
    def value(self) -> float:
        """The standard deviation; before anything is known as much as there can be."""
        return max(1e-4, sqrt(self._squares / self._count)) if self._count > 4 else 0.5
