"""How strong the levels were found to be, by game: what stands in the levels.toml of a game's folder, once measured."""

from __future__ import annotations

import tomllib
from typing import Any

import msgspec

from ludarium.table.errors import LudariumError
from ludarium.table.game import Game

FILE = "levels.toml"


class Strength(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One level: Elo above random moves with its 95 % interval, and the shares that it won of its duels."""

    level: str
    elo: float
    low: float
    high: float
    random: float  # with random moves
    before: float | None = None  # with the level before it


class Strengths(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an arena found: with so many seats, so many matches of each pairing, by these table options."""

    seats: int
    games: int
    level: list[Strength]
    options: dict[str, Any] = {}


def measured(game: Game) -> Strengths | None:
    """None while nobody has measured them. A LudariumError says what is wrong with the file."""
    file = game.folder / FILE
    return read(file.read_text("utf-8"), f"{game.id}: {FILE}") if file.is_file() else None


def read(text: str, where: str = FILE) -> Strengths:
    try:
        return msgspec.convert(tomllib.loads(text), Strengths)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LudariumError(f"{where}: {error}") from None
