"""What seats bring to the matches of a plan: read, named as reports name it, refused, seated in every order."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from itertools import permutations
from pathlib import Path
from typing import Any

import msgspec

from ludarium.table.errors import LudariumError
from ludarium.table.game import Game

_FILES: dict[str, Callable[[bytes], Any]] = {
    ".json": msgspec.json.decode,
    ".toml": lambda text: tomllib.loads(text.decode()),
}


class Bring(msgspec.Struct, frozen=True):
    """Of one seat. Who brings nothing has no name, and plays with what the table gives."""

    name: str = ""
    what: Any = None  # plain data, as `Match.new` takes it


def read(game: Game, given: Sequence[str | Bring]) -> tuple[Bring, ...]:
    """Each is a file (JSON or TOML), a name the game knows, or made already. Different things get different names."""
    found = [one if isinstance(one, Bring) else _read(game, one) for one in given]
    return tuple(
        msgspec.structs.replace(one, name=str(given[number])) if _shares_its_name(one, found) else one
        for number, one in enumerate(found)
    )


def _read(game: Game, word: str) -> Bring:
    file = Path(word)
    if file.suffix in _FILES:
        return Bring(file.stem, _decoded(file))
    if game.brings_named is None:
        raise LudariumError(f"bring {word}: to {game.id} seats bring nothing that is known by a name")
    return Bring(word, msgspec.to_builtins(game.brings_named(word)))


def _decoded(file: Path) -> Any:
    try:
        return _FILES[file.suffix](file.read_bytes())
    except OSError as error:
        raise LudariumError(f"bring {file}: {error.strerror or error}") from None
    except ValueError as error:
        raise LudariumError(f"bring {file}: {error}") from None


def _shares_its_name(one: Bring, found: Sequence[Bring]) -> bool:
    return any(other.name == one.name and other.what != one.what for other in found)


def check(game: Game, box: Any, seats: int, brings: Sequence[Bring]) -> None:
    """Refuse a table that can't be played at, then what can't be brought, each by its name, then all of it together."""
    if len(brings) > seats:
        raise LudariumError(f"bring: {seats} seats can't bring {len(brings)} things")
    _try(game, box, {}, "")
    for one in brings:
        _try(game, box, {0: one.what}, f"bring {one.name}: ")
    _try(game, box, brought(brings), "bring: ")


def _try(game: Game, box: Any, brings: dict[int, Any], whose: str) -> None:
    try:
        game.check_brings(box, game.read_brings(brings, len(brings)))
    except LudariumError as error:
        raise LudariumError(f"{whose}{error}") from None


def brought(brings: Sequence[Bring]) -> dict[int, Any]:
    """By seat, as `Match.new` takes it."""
    return {seat: one.what for seat, one in enumerate(brings) if one.what is not None}


def orders(brings: Sequence[Bring], seats: int) -> list[tuple[Bring, ...]]:
    """All different ways to seat them."""
    if not brings:
        return [()]
    all_of_them = [*brings, *[Bring()] * (seats - len(brings))]
    seated = {tuple(all_of_them[k].name for k in order): order for order in permutations(range(seats))}
    return [tuple(all_of_them[k] for k in order) for order in seated.values()]
