"""What a seat is rewarded with: how it placed or scored at the end, and on the way, if wanted, how it looks now."""

from __future__ import annotations

from random import Random
from typing import Literal, get_args

from ludarium.table.errors import LudariumError
from ludarium.table.eyes import Eyes
from ludarium.table.match import KEY_SIZE, Match
from ludarium.table.view import Result

Reward = Literal["rank", "win", "score"]


def final(result: Result, kind: Reward) -> list[float]:
    """By seat. rank: from 1 for the first to -1 for the last, ties in the middle of their places; win: 1 for winning
    alone, -1 for not winning, shared wins between; score: points above the best of the others."""
    return [_FINAL[kind](result, seat) for seat in range(len(result.scores))]


def _by_rank(result: Result, seat: int) -> float:
    seats, own = len(result.ranks), result.ranks[seat]
    if seats == 1:
        return 0.0
    middle = own + (result.ranks.count(own) - 1) / 2
    return 1.0 - 2.0 * (middle - 1) / (seats - 1)


def _by_win(result: Result, seat: int) -> float:
    return 2.0 / result.ranks.count(1) - 1.0 if result.ranks[seat] == 1 else -1.0


def _by_score(result: Result, seat: int) -> float:
    others = [score for other, score in enumerate(result.scores) if other != seat]
    return float(result.scores[seat] - max(others, default=0))


_FINAL = {"rank": _by_rank, "win": _by_win, "score": _by_score}


def check_reward(kind: str, shaping: float) -> None:
    if kind not in get_args(Reward):
        raise LudariumError(f"reward: one of {', '.join(get_args(Reward))} expected, not {kind!r}")
    if shaping < 0:
        raise LudariumError(f"shaping: 0 or more expected, not {shaping}")


class Shaping:
    """Rewards on the way: by how much the position looks better to a seat than it did, times `weight`. They add up to
    the same whatever is played (what the match began with, taken away), so that what is best stays best. A seat judges
    a world that it imagines: no secret is in it."""

    def __init__(self, weight: float, match: Match, chance: Random) -> None:
        self.weight, self._chance = weight, chance
        self._before = [0.0] * match.seats
        self.start = self.gain(match)

    def gain(self, match: Match) -> list[float]:
        """By seat, since it was asked last."""
        if not self.weight:
            return [0.0] * match.seats
        now = [self._worth(match, seat) for seat in range(match.seats)]
        gained = [self.weight * (b - a) for a, b in zip(self._before, now, strict=True)]
        self._before = now
        return gained

    def _worth(self, match: Match, seat: int) -> float:
        if not match.asks:
            return 0.0
        return Eyes(match, seat).imagine(self._chance.randbytes(KEY_SIZE), keep=False).worth(seat)
