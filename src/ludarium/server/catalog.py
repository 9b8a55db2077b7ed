"""What can be played here: games, their options as a dialogue needs them, their content packs."""

from __future__ import annotations

import enum
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import inspect

from ludarium import bots
from ludarium.server.protocol import GameInfo, OptionInfo
from ludarium.table import game as games
from ludarium.table.errors import LudariumError
from ludarium.table.game import Game
from ludarium.table.pack import HOUSE, Pack


class Catalog:
    """The games of this server. Packs lie in `<data>/packs/<game>/<name>/`; a visitor names one, never a path."""

    def __init__(self, data: Path, paths: Iterable[str] = ()) -> None:
        self._packs = data / "packs"
        for path in paths:
            games.add(load(path))

    def game(self, id: str) -> Game:
        return games.find(id)

    def pack(self, game: Game, name: str) -> Pack:
        if name == HOUSE:
            return game.pack()
        if name not in self._names(game):
            raise LudariumError(f"{game.id} has no pack {name!r} here")
        return game.pack(str(self._packs / game.id / name))

    def infos(self) -> list[GameInfo]:
        return [self._info(game) for game in games.installed()]

    def _names(self, game: Game) -> list[str]:
        folder = self._packs / game.id
        return sorted(entry.name for entry in folder.iterdir() if entry.is_dir()) if folder.is_dir() else []

    def _info(self, game: Game) -> GameInfo:
        return GameInfo(
            id=game.id,
            title=game.title,
            least_seats=game.seats.start,
            most_seats=game.seats.stop - 1,
            options=options_of(game),
            levels=list(bots.levels()),
            strengths=bots.measured(game),
            rules=game.rules,
            packs=self._names(game),
            brings=game.brings is not None,
        )


def load(path: str) -> Game:
    """The game at an import path: "package.module:GAME"."""
    module, _, name = path.partition(":")
    game = getattr(import_module(module), name or "GAME")
    if not isinstance(game, Game):
        raise LudariumError(f"{path} is no game")
    return game


def options_of(game: Game) -> list[OptionInfo]:
    """The typed struct of a game's options, as a dialogue needs it."""
    kind = inspect.type_info(game.options)
    assert isinstance(kind, inspect.StructType)
    written = get_type_hints(game.options)
    return [_option(field, get_args(written[field.name])) for field in kind.fields]


def _option(field: inspect.Field, written: tuple[Any, ...]) -> OptionInfo:
    """`written` are the choices in the order in which the game writes them, which msgspec sorts."""
    extra: dict[str, Any] = {}
    kind = field.type
    if isinstance(kind, inspect.Metadata):
        extra, kind = kind.extra or {}, kind.type
    info = OptionInfo(field.encode_name, "choice", _default(field))
    info.group = str(extra.get("group", info.group))
    info.clause = str(extra.get("clause", ""))
    if isinstance(kind, inspect.BoolType):
        info.type = "bool"
    elif isinstance(kind, inspect.IntType):
        info.type, info.least, info.most = "int", _least(kind), _most(kind)
    elif isinstance(kind, inspect.LiteralType):
        info.choices = list(written)
    elif isinstance(kind, inspect.EnumType):
        info.choices = [member.value for member in kind.cls]
    else:
        raise LudariumError(f"an option is a choice, a bool or an int; {field.name} is none of these")
    return info


def _default(field: inspect.Field) -> Any:
    value = field.default
    if value is msgspec.NODEFAULT:
        factory = field.default_factory
        value = factory() if callable(factory) else None
    return value.value if isinstance(value, enum.Enum) else value


def _least(kind: inspect.IntType) -> int | None:
    return kind.ge if kind.ge is not None else None if kind.gt is None else kind.gt + 1


def _most(kind: inspect.IntType) -> int | None:
    return kind.le if kind.le is not None else None if kind.lt is None else kind.lt - 1
