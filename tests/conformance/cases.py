"""Which matches of an installed game the suite looks at.

A game may say more in tests/games/<id>/options.py: `SAMPLES`, sets of table options worth testing, and `LIMITS`.
Without SAMPLES they are made from the options' types: the first values of all choices, the second ones, and so on.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from itertools import cycle, islice
from types import ModuleType
from typing import Any, Literal, get_args, get_origin, get_type_hints

from ludarium.table.conformance import Case, Limits
from ludarium.table.game import Game


def cases(game: Game) -> list[Case]:
    """Each number of seats, and each sample of options, at least once."""
    own = _own(game)
    samples = getattr(own, "SAMPLES", None) or samples_of(game)
    limits = getattr(own, "LIMITS", Limits())
    count = max(len(samples), len(game.seats))
    pairs = islice(zip(cycle(samples), cycle(reversed(game.seats)), strict=False), count)
    return [
        Case(game=game, seats=seats, options=options, seed=number, limits=limits, looks=40)
        for number, (options, seats) in enumerate(pairs)
    ]


def _own(game: Game) -> ModuleType | None:
    name = f"tests.games.{game.id}"
    if find_spec(name) is None or find_spec(f"{name}.options") is None:
        return None
    return import_module(f"{name}.options")


def samples_of(game: Game) -> list[dict[str, Any]]:
    """The k-th sample takes the k-th value of every choice; numbers keep their defaults."""
    choices = {name: _values(type_) for name, type_ in get_type_hints(game.options).items()}
    choices = {name: values for name, values in choices.items() if len(values) > 1}
    most = max((len(values) for values in choices.values()), default=1)
    return [{name: values[k % len(values)] for name, values in choices.items()} for k in range(most)]


def _values(type_: Any) -> tuple[Any, ...]:
    if type_ is bool:
        return (False, True)
    return get_args(type_) if get_origin(type_) is Literal else ()


def name_of(case: Case) -> str:
    return f"{case.game.id}-{case.seats}-{case.seed}"
