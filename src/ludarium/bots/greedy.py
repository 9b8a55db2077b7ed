"""The bot that looks to the end of its own turn, and takes what looks best there.

It imagines a few worlds that look the same from its seat. In each it gives every answer it could give, completes
its turn in some ways at random, and lets the game say how good the best of them looks. The answer with the best mean
is its own.
"""

from __future__ import annotations

from random import Random
from typing import Any

from ludarium.table.eyes import Eyes
from ludarium.table.match import KEY_SIZE, Match

_WORLDS = 3
_LINES = 360  # in all: of every world, of every option
_LONGEST = 40  # answers in one turn
_REPEATS = 4  # so many known lines in a row: there is hardly another one


class Greedy:
    """`worlds` imagined worlds, and about `lines` ways through the turn in all of them together."""

    def __init__(
        self, chance: Random, worlds: int = _WORLDS, lines: int = _LINES, weights: Any = None
    ) -> None:
        self._chance = chance
        self._worlds = worlds
        self._lines = lines
        self._weights = weights

    def choose(self, eyes: Eyes) -> int:
        ask = eyes.ask
        assert ask is not None, "a bot is asked only when its seat is"
        if len(ask.options) == 1:
            return ask.options[0]
        tries = max(2, self._lines // (self._worlds * len(ask.options)))
        worth = dict.fromkeys(ask.options, 0.0)
        for _ in range(self._worlds):
            world = eyes.imagine(self._chance.randbytes(KEY_SIZE))
            if self._weights is not None:
                world.weigh_by(self._weights)
            for option in ask.options:
                worth[option] += self._best(world, eyes.seat, option, tries)
        best = max(worth.values())
        return self._chance.choice([option for option in ask.options if worth[option] >= best - 1e-9])

    def _best(self, world: Match, seat: int, option: int, tries: int) -> float:
        """How good the best of some ways to complete the turn looks."""
        seen: dict[tuple[int, ...], float] = {}
        repeats = 0
        for _ in range(tries):
            line, worth = self._complete(world, seat, option)
            repeats = repeats + 1 if line in seen else 0
            seen[line] = worth
            if not line or repeats == _REPEATS:  # without a line the turn was over: there is one way only
                break
        return max(seen.values())

    def _complete(self, world: Match, seat: int, option: int) -> tuple[tuple[int, ...], float]:
        """Answer, then anything to the end of the own turn; the answers given, and how it looks then."""
        match = world.clone(keep=False)
        turn, left = match.turn, match.game.tuning.go
        line: list[int] = []
        self._answer(match, seat, option)
        while len(line) < _LONGEST and self._alone(match, seat):
            if match.turn is not turn:
                turn, left = match.turn, left - 1
                if not left:
                    break
            chosen = self._chance.choice(match.asks[0].options)
            line.append(chosen)
            self._answer(match, seat, chosen)
        return tuple(line), match.worth(seat)

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
