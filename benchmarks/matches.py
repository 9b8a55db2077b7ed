"""Random matches of one game, each from a seed of its own: what the benchmarks of games play, copy and imagine."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

from ludarium import Match


class Matches:
    """Of a game, for so many seats, by these table options."""

    def __init__(self, game: str, seats: int, options: dict[str, Any] | None = None) -> None:
        self._game, self._seats, self._options = game, seats, options
        self._seeds = count()
        self._chance = Random(1)

    def new(self, seed: int, keep: bool) -> Match:
        key = seed.to_bytes(32, "little")
        return Match.new(self._game, self._seats, self._options, key, keep=keep, listen=False)

    def playout(self, keep: bool) -> int:
        """One match; how many decisions it took."""
        match = self.new(next(self._seeds), keep)
        decisions = 0
        while ask := match.ask:
            match.answer(self._chance.choice(ask.options))
            decisions += 1
        return decisions

    def mid_turn(self, wanted: int = 64) -> list[Match]:
        """Questions from all through some matches, each with answers of its turn before it."""
        chance = Random(2)
        found: list[Match] = []
        for seed in range(8):
            match = self.new(seed, keep=True)
            while match.ask:
                match.answer(chance.choice(match.ask.options))
                _, entries = match.turn_point
                if match.asks and entries:
                    found.append(match.clone())
        return chance.sample(found, wanted)


_keys = count()


def clone(questions: list[Match]) -> int:
    for match in questions:
        assert match.clone().ask
    return len(questions)


def imagine(questions: list[Match]) -> int:
    for match in questions:
        assert match.ask
        assert match.imagine(match.ask.seat, next(_keys).to_bytes(32, "big")).ask
    return len(questions)
