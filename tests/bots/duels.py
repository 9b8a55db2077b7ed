"""The short form of what docs/games/*.md measure by the hundred: does a bot that weighs positions beat chance?"""

from __future__ import annotations

from ludarium.lab.job import Job, Played, play


def against_random(game: str, games: int = 8) -> list[Played]:
    """Two-player matches of the hasty bot, who changes seats, the same two deals a pair. Some seconds."""
    pairs = [("hasty", "random"), ("random", "hasty")]
    return [play(Job(k, game, pairs[k % 2], seed=k // 2)) for k in range(games)]


def wins(played: list[Played]) -> float:
    return sum(one.share(one.bots.index("hasty")) for one in played)
