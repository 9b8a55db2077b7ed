"""What a game's bots weigh by: numbers that were found by play, in the weights.toml of its folder."""

from __future__ import annotations

import tomllib
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from ludarium.table.errors import LudariumError


def read(file: Traversable, type_: type[msgspec.Struct], changed: dict[str, Any]) -> Any:
    """The file's numbers, some of them changed; a LudariumError names the one that is wrong."""
    own = tomllib.loads(file.read_text("utf-8"))
    try:
        return msgspec.convert({**own, **changed}, type_)
    except msgspec.ValidationError as error:
        raise LudariumError(f"weights: {error}") from None
