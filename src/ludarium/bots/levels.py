"""The levels a bot can be made of, and how they are named."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

from msgspec.structs import replace

from ludarium.bots.any_option import AnyOption
from ludarium.bots.greedy import Greedy
from ludarium.bots.level import Level
from ludarium.bots.player import Bot
from ludarium.bots.search import Search
from ludarium.table.errors import LudariumError

# From few looks to many. What they are worth stands in a game's levels.toml, once an arena has measured it.
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
# What may follow a level's name, to compare ways of searching: "expert:paranoid", "strong:x10".
_OPTIONS: dict[str, dict[str, Any]] = {
    "maxn": {"paranoid": False},
    "paranoid": {"paranoid": True},
    "single": {"multi": False},
    "multi": {"multi": True},
}
_TIMES = re.compile(r"x(\d{1,4})")
_PROCESSES = re.compile(r"p(\d{1,3})")


def levels() -> tuple[str, ...]:
    """Those to be played against, the weakest first."""
    return tuple(LEVELS)


def names() -> tuple[str, ...]:
    """All that a bot can be made of."""
    return (*_PLAIN, *LEVELS)


def make(name: str, seed: int, weights: Any = None, processes: int = 1) -> Bot:
    """A bot of this level; the same seed and the same eyes give the same answers, by so many processes. `weights`
    (Game.read_weights) are what it weighs by in place of the game's own."""
    if name in _PLAIN:
        return _PLAIN[name](Random(seed), weights)
    return searching(name, seed, weights, processes)


def searching(name: str, seed: int, weights: Any = None, processes: int = 1) -> Search:
    """The search of a level: what also gives hints and judges a match that was played."""
    level = read(name)
    if processes > 1 and level.processes == 1:
        level = replace(level, processes=processes)
    return Search(Random(seed), level, weights=weights)


def read(name: str) -> Level:
    """A level by its name, and by what follows it: "expert", "expert:paranoid", "strong:multi:x10", "expert:p4"."""
    plain, *options = name.split(":")
    if plain in _PLAIN and options:
        raise LudariumError(f"{name!r}: {plain} does not search, so nothing can follow its name")
    if plain not in LEVELS:
        raise LudariumError(f"no bot has the level {plain!r}; there are {', '.join(names())}")
    changed: dict[str, Any] = {"name": plain}
    for option in options:
        for field, value in _read_option(name, option).items():
            if field in changed:
                raise LudariumError(f"{name!r}: {option!r} says again what was said before it")
            changed[field] = value
    level = replace(LEVELS[plain], **changed)
    return replace(level, seconds=level.seconds * level.times)


def _read_option(name: str, option: str) -> dict[str, Any]:
    if option in _OPTIONS:
        return _OPTIONS[option]
    for pattern, field in ((_TIMES, "times"), (_PROCESSES, "processes")):
        found = pattern.fullmatch(option)
        if found and int(found[1]) > 0:
            return {field: int(found[1])}
    raise LudariumError(
        f"{name!r}: {option!r} can't follow a level's name; there are {', '.join(_OPTIONS)}, "
        "xN (N times the budget) and pN (N processes)"
    )
