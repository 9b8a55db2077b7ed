"""Strengths from results: Bradley and Terry's model by maximum likelihood, in Elo, with intervals by resampling."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from random import Random
from typing import NamedTuple

POINTS = 400 / log(10)  # Elo points of one unit of log odds
_PRIOR = 0.5  # half a draw against an average player keeps who won everything finite

Duel = tuple[int, int, float]  # player, other, the player's score: 1, 0.5 or 0


class Rating(NamedTuple):
    """Elo above the first player, and its 95 % interval."""

    elo: float
    low: float
    high: float


def rate(players: int, games: Sequence[Sequence[Duel]], resamples: int = 200, seed: int = 1) -> list[Rating]:
    """Games are resampled whole: the duels of one game hang together."""
    chance = Random(seed)
    fitted = _fit(players, games)
    samples = [_fit(players, chance.choices(games, k=len(games))) for _ in range(resamples)]
    ratings = []
    for player in range(players):
        spread = sorted(sample[player] for sample in samples)
        low, high = spread[int(0.025 * resamples)], spread[int(0.975 * resamples) - 1]
        ratings.append(Rating(fitted[player], low, high))
    return ratings


def _fit(players: int, games: Sequence[Sequence[Duel]]) -> list[float]:
    won = [[0.0] * players for _ in range(players)]
    for game in games:
        for player, other, score in game:
            won[player][other] += score
            won[other][player] += 1 - score
    strength = [0.0] * players
    for _ in range(60):
        for player in range(players):
            strength[player] += _step(player, strength, won)
    return [(each - strength[0]) * POINTS for each in strength]


def _step(player: int, strength: list[float], won: list[list[float]]) -> float:
    """One step of Newton's for one player, the others held."""
    slope = curve = 0.0
    for other, rival in enumerate(strength):
        if other == player:
            continue
        played = won[player][other] + won[other][player] + 2 * _PRIOR / len(strength)
        expected = 1 / (1 + exp(rival - strength[player]))
        slope += won[player][other] + _PRIOR / len(strength) - played * expected
        curve += played * expected * (1 - expected)
    return max(-1.0, min(1.0, slope / curve)) if curve else 0.0
