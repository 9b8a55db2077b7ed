"""Who beats whom: all pairings in all seat orders, the same deals for each, strengths with their uncertainty."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import msgspec

from ludarium.lab import bringing
from ludarium.lab.bringing import Bring
from ludarium.lab.elo import Duel, Rating, rate
from ludarium.lab.intervals import share
from ludarium.lab.job import Job, Played, Progress, check
from ludarium.lab.workers import run
from ludarium.table.errors import LudariumError
from ludarium.table.game import find
from ludarium.table.pack import HOUSE


class Standing(msgspec.Struct):
    """One level's place: Elo above the first level that was named, 95 % interval, share of wins."""

    level: str
    elo: float
    low: float
    high: float
    games: int
    wins: float
    seconds: float = 0.0  # of the processor, a decision


class Brought(msgspec.Struct):
    """How often who brought this won, whatever the level."""

    name: str
    games: int
    wins: float
    low: float
    high: float


class Standings(msgspec.Struct):
    """What an arena found. `table[a][b]` is the share of its duels with b that a won."""

    game: str
    seats: int
    options: dict[str, Any]
    standings: list[Standing]
    table: list[list[float]]
    met: list[list[int]] = []  # how many duels that was
    matches: int = 0
    brought: list[Brought] = []

    @property
    def ordered(self) -> bool:
        """Whether each level is surely stronger than the one before it: their intervals don't touch."""
        return all(a.high < b.low for a, b in pairwise(self.standings))


def plan(
    game: str,
    levels: Sequence[str],
    seats: int,
    games: int,
    options: dict[str, Any],
    seed: int = 0,
    brings: Sequence[str | Bring] = (),
) -> list[Job]:
    """`games` matches of each pairing. At tables for more than two, the seats are shared out between the two. What is
    brought is seated in all orders, with the same seed for each, and by either level."""
    if len(set(levels)) < 2:
        raise LudariumError("bots: at least two different levels expected")
    brought = bringing.read(find(game), brings)
    for level in levels:
        check(game, (level,) * seats, games, options, HOUSE, brought)
    orders = bringing.orders(brought, seats)
    jobs: list[Job] = []
    for a, b in combinations(range(len(levels)), 2):
        for k in range(games):
            order = tuple(levels[a] if (seat + k) % 2 == 0 else levels[b] for seat in range(seats))
            deal, seated = divmod(k // 2, len(orders))
            jobs.append(Job(len(jobs), game, order, seed + deal, options, brings=orders[seated]))
    return jobs


def arena(
    game: str,
    levels: Sequence[str],
    seats: int = 2,
    games: int = 100,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    workers: int = 0,
    kept: Path | None = None,
    progress: Progress | None = None,
    ray: str = "",
    brings: Sequence[str | Bring] = (),
) -> Standings:
    jobs = plan(game, levels, seats, games, options or {}, seed, brings)
    played = list(run(jobs, workers, kept, progress, ray))
    return standings(game, list(levels), seats, options or {}, played)


def standings(
    game: str, levels: list[str], seats: int, options: dict[str, Any], played: Sequence[Played]
) -> Standings:
    duels = [_duels(levels, one) for one in played]
    ratings = rate(len(levels), duels)
    table, met = _table(len(levels), [duel for game_duels in duels for duel in game_duels])
    found = [_standing(level, rating, played) for level, rating in zip(levels, ratings, strict=True)]
    return Standings(game, seats, options, found, table, met, len(played), _brought(played))


def _standing(level: str, rating: Rating, played: Sequence[Played]) -> Standing:
    own = [(one, seat) for one in played for seat, bot in enumerate(one.bots) if bot == level]
    wins = sum(one.share(seat) for one, seat in own) / max(1, len(own))
    thought = sum(one.thought[seat] for one, seat in own if one.thought)
    asked = sum(one.asked[seat] for one, seat in own if one.asked)
    return Standing(level, *rating, len(own), wins, thought / max(1, asked))


def _brought(played: Sequence[Played]) -> list[Brought]:
    shares: dict[str, list[float]] = {}
    for one in played:
        for seat, name in enumerate(one.brings):
            shares.setdefault(name, []).append(one.share(seat))
    return [Brought(name, len(won), *share(sum(won), len(won))) for name, won in sorted(shares.items())]


def _duels(levels: list[str], played: Played) -> list[Duel]:
    """Each pair of seats with different bots, by rank."""
    found = []
    for a, b in combinations(range(len(played.bots)), 2):
        if played.bots[a] != played.bots[b]:
            above = played.ranks[b] - played.ranks[a]
            score = 0.5 if above == 0 else float(above > 0)
            found.append((levels.index(played.bots[a]), levels.index(played.bots[b]), score))
    return found


def _table(players: int, duels: Sequence[Duel]) -> tuple[list[list[float]], list[list[int]]]:
    won = [[0.0] * players for _ in range(players)]
    met = [[0] * players for _ in range(players)]
    for a, b, score in duels:
        won[a][b] += score
        won[b][a] += 1 - score
        met[a][b] += 1
        met[b][a] += 1
    shares = [[won[a][b] / met[a][b] if met[a][b] else 0.5 for b in range(players)] for a in range(players)]
    return shares, met
