"""The levels a bot can be made of."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from ludarium.bots.any_option import AnyOption
from ludarium.bots.greedy import Greedy
from ludarium.bots.player import Bot
from ludarium.bots.search import Search
from ludarium.table.errors import LudariumError


class Level(NamedTuple):
    """How deeply a bot thinks. Counted in iterations, so that it keeps its character on any machine; the seconds only
    end what takes too long on a slow one. Noise is in spreads of the outcomes it saw: it confuses what is close."""

    iterations: int
    noise: float = 0.0
    seconds: float = 10.0


# By strength. What they are worth is measured: docs/bots.md.
LEVELS: dict[str, Level] = {
    "beginner": Level(24, 1.0),
    "casual": Level(80, 0.4),
    "strong": Level(300),
    "expert": Level(1500),
}
# For comparison, and for those who play by the thousand; hasty is greedy at a sixth of its time.
_PLAIN: dict[str, Callable[[Random, Any], Bot]] = {
    "random": lambda chance, _: AnyOption(chance),
    "hasty": lambda chance, weights: Greedy(chance, worlds=1, lines=60, weights=weights),
    "greedy": lambda chance, weights: Greedy(chance, weights=weights),
}


def levels() -> tuple[str, ...]:
    """Those to be played against, the weakest first."""
    return tuple(LEVELS)


def names() -> tuple[str, ...]:
    """All that a bot can be made of."""
    return (*_PLAIN, *LEVELS)


def make(name: str, seed: int, weights: Any = None) -> Bot:
    """A bot of this level; the same seed and the same eyes give the same answers. `weights` (Game.read_weights) are
    what it weighs by in place of the game's own."""
    if name in _PLAIN:
        return _PLAIN[name](Random(seed), weights)
    return searching(name, seed, weights)


def searching(name: str, seed: int, weights: Any = None) -> Search:
    """The search of a level: what also gives hints and judges a match that was played."""
    if name not in LEVELS:
        raise LudariumError(f"no bot has the level {name!r}; there are {', '.join(names())}")
    level = LEVELS[name]
    return Search(Random(seed), level.iterations, level.seconds, level.noise, weights=weights)
