"""The bot that looks to the end of its own turn, and takes what looks best there.

It imagines a few worlds that look the same from its seat. In each it gives every answer it could give, completes
its turn in some ways at random, and lets the game say how good the best of them looks. The answer with the best mean
is its own. The best way it found to go on is its plan, to which it keeps as long as it is asked just what it foresaw.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from ludarium.table.eyes import Eyes, Question
from ludarium.table.match import KEY_SIZE, Match

_WORLDS = 3
_LINES = 360  # in all: of every world, of every option
_LONGEST = 40  # answers in one turn
_REPEATS = 4  # so many known lines in a row: there is hardly another one


class Step(NamedTuple):
    """A question that a plan foresees, and its answer."""

    kind: str
    options: Sequence[int]
    answer: int

    def foresaw(self, ask: Question) -> bool:
        return self.kind == ask.kind.name and list(self.options) == list(ask.options)


class Line(NamedTuple):
    """A way through the rest of the turn, and how good it looks at its end."""

    worth: float
    steps: list[Step]

    @property
    def answers(self) -> tuple[int, ...]:
        return tuple(step.answer for step in self.steps)


class Greedy:
    """`worlds` imagined worlds, and about `lines` ways through the turn in all of them together."""

    def __init__(
        self, chance: Random, worlds: int = _WORLDS, lines: int = _LINES, weights: Any = None
    ) -> None:
        self._chance = chance
        self._worlds = worlds
        self._lines = lines
        self._weights = weights
        self._plan: list[Step] = []

    def choose(self, eyes: Eyes) -> int:
        ask = eyes.ask
        assert ask is not None, "a bot is asked only when its seat is"
        if self._plan and self._plan[0].foresaw(ask):
            return self._plan.pop(0).answer
        if len(ask.options) == 1:
            self._plan = []
            return ask.options[0]
        option, self._plan = self._think(eyes, ask)
        return option

    def _think(self, eyes: Eyes, ask: Question) -> tuple[int, list[Step]]:
        """The best answer, and how to go on after it."""
        tries = max(2, self._lines // (self._worlds * len(ask.options)))
        found: dict[int, list[Line]] = {option: [] for option in ask.options}
        for _ in range(self._worlds):
            world = eyes.imagine(self._chance.randbytes(KEY_SIZE))
            if self._weights is not None:
                world.weigh_by(self._weights)
            for option, lines in found.items():
                lines.append(self._best(world, eyes.seat, option, tries))
        worth = {option: sum(line.worth for line in lines) for option, lines in found.items()}
        best = max(worth.values())
        option = self._chance.choice([option for option in ask.options if worth[option] >= best - 1e-9])
        return option, max(found[option], key=lambda line: line.worth).steps

    def _best(self, world: Match, seat: int, option: int, tries: int) -> Line:
        """The best of some ways to complete the turn."""
        best = self._complete(world, seat, option)
        seen = {best.answers}
        repeats = 0
        for _ in range(tries - 1):
            if (
                not best.steps or repeats == _REPEATS
            ):  # without a step the turn was over: there is one way only
                break
            line = self._complete(world, seat, option)
            repeats = repeats + 1 if line.answers in seen else 0
            seen.add(line.answers)
            best = max(best, line, key=lambda one: one.worth)
        return best

    def _complete(self, world: Match, seat: int, option: int) -> Line:
        """Answer, then anything to the end of the own turn."""
        match = world.clone(keep=False)
        turn, left = match.turn, match.game.tuning.go
        steps: list[Step] = []
        self._answer(match, seat, option)
        while len(steps) < _LONGEST and self._alone(match, seat):
            if match.turn is not turn:
                turn, left = match.turn, left - 1
                if not left:
                    break
            ask = match.asks[0]
            chosen = self._chance.choice(ask.options)
            steps.append(Step(ask.kind.name, ask.options, chosen))
            self._answer(match, seat, chosen)
        return Line(match.worth(seat), steps)

    def _answer(self, match: Match, seat: int, option: int) -> None:
        """Where several were asked at once, the others answer anything: only then does one's own answer count."""
        others = [choice for choice in match.asks if choice.seat != seat]
        match.answer(option, seat)
        for choice in others:
            if any(choice is open_ for open_ in match.asks):
                match.answer(self._chance.choice(choice.options), choice.seat)

    @staticmethod
    def _alone(match: Match, seat: int) -> bool:
        """Whether this is still this seat's question alone."""
        return len(match.asks) == 1 and match.asks[0].seat == seat
