"""Weights found by play: candidates meet the weights that stand, and CMA-ES moves towards those that win more often."""

from __future__ import annotations

import re
from math import exp, log
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from cmaes import CMA

from ludarium.lab.intervals import Interval, share
from ludarium.lab.job import Job, Progress, check
from ludarium.lab.workers import run
from ludarium.table.errors import LudariumError
from ludarium.table.game import find
from ludarium.table.pack import HOUSE

STEP = 0.25  # the first candidates differ from what stands by about so much, as a factor

Weights = dict[str, float]


class Tuned(msgspec.Struct):
    """What was found, and how often it won against what stood, in matches that it was not chosen by."""

    game: str
    before: Weights
    after: Weights
    wins: Interval
    matches: int

    @property
    def better(self) -> bool:
        """Surely: the whole interval is above one half."""
        return self.wins.low > 0.5


def tune(
    game: str,
    level: str = "casual",
    generations: int = 12,
    games: int = 24,
    proof: int = 200,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    workers: int = 0,
    kept: Path | None = None,
    progress: Progress | None = None,
) -> Tuned:
    """`games` for each candidate, `proof` for the one that is found in the end. Always two seats.

    With `kept`, a folder, whatever was played is kept there, a file a generation: the same call goes on from there.
    """
    check(game, (level, level), games, options or {}, HOUSE)
    if generations < 1:
        raise LudariumError(f"generations: at least 1 expected, not {generations}")
    before = msgspec.to_builtins(find(game).own_weights)
    if not before:
        raise LudariumError(f"{game}: its bots weigh by no numbers that could be tuned")
    plan = _Plan(game, level, options or {}, before, workers, kept)
    search = CMA(mean=np.zeros(len(before)), sigma=STEP, seed=seed)
    all_of_it = generations * search.population_size * games + proof
    done = 0
    for generation in range(generations):
        asked = [search.ask() for _ in range(search.population_size)]
        wins = plan.wins([plan.weights(x) for x in asked], seed + generation, f"{generation:03}", games)
        search.tell([(x, -won / games) for x, won in zip(asked, wins, strict=True)])
        done += len(asked) * games
        if progress:
            progress(done, all_of_it)
    after = plan.weights(search.mean)
    won = plan.wins([after], seed + generations, "proof", proof)[0]
    if progress:
        progress(all_of_it, all_of_it)
    return Tuned(game, before, after, share(won, proof), proof)


class _Plan:
    """Matches of candidates against the weights that stand."""

    def __init__(
        self,
        game: str,
        level: str,
        options: dict[str, Any],
        before: Weights,
        workers: int,
        kept: Path | None,
    ) -> None:
        self._game, self._level, self._options = game, level, options
        self._before, self._workers, self._kept = before, workers, kept
        if kept is not None:
            kept.mkdir(parents=True, exist_ok=True)

    def weights(self, x: Any) -> Weights:
        """A point of the search is by how much, as a logarithm, each weight differs from what stands."""
        return {
            name: float(f"{exp(log(value) + step):.4g}")
            for (name, value), step in zip(self._before.items(), x, strict=True)
        }

    def wins(self, candidates: list[Weights], seed: int, name: str, games: int) -> list[float]:
        """By candidate. All play the same deals, each deal from both seats."""
        jobs = [
            self._job(number * games + k, weights, seed * 100_003 + k // 2, k % 2)
            for number, weights in enumerate(candidates)
            for k in range(games)
        ]
        kept = self._kept / f"{name}.jsonl" if self._kept else None
        won = [0.0] * len(candidates)
        for played in run(jobs, self._workers, kept):
            won[played.number // games] += played.share(played.number % games % 2)
        return won

    def _job(self, number: int, weights: Weights, seed: int, seat: int) -> Job:
        both = ({}, weights) if seat else (weights, {})
        return Job(number, self._game, (self._level,) * 2, seed, self._options, weights=both)


def rewrite(text: str, weights: Weights) -> str:
    """A weights.toml with other numbers; what is said beside them stays."""

    def changed(line: re.Match[str]) -> str:
        name = line["name"]
        return f"{name} = {weights[name]:g}" if name in weights else line[0]

    return re.sub(r"^(?P<name>\w+) = [\d.e+-]+", changed, text, flags=re.MULTILINE)
