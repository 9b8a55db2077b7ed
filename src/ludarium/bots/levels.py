"""The levels a bot can be made of."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ludarium.bots.any_option import AnyOption
from ludarium.bots.greedy import Greedy
from ludarium.bots.player import Bot
from ludarium.table.errors import LudariumError

_LEVELS: dict[str, Callable[[Random], Bot]] = {"random": AnyOption, "greedy": Greedy}


def levels() -> tuple[str, ...]:
    """By strength, the weakest first."""
    return tuple(_LEVELS)


def make(name: str, seed: int) -> Bot:
    """A bot of this level; the same seed and the same eyes give the same answers."""
    if name not in _LEVELS:
        raise LudariumError(f"no bot has the level {name!r}; there are {', '.join(_LEVELS)}")
    return _LEVELS[name](Random(seed))
