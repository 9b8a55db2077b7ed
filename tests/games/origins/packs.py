"""The house set with something changed, as its owner might have typed it."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import msgspec

from ludarium.games.origins import GAME
from ludarium.games.origins.content import Content, compile_content
from ludarium.games.origins.files import FILES
from ludarium.table.pack import Pack


def changed(stem: str, change: Callable[[Any], object]) -> dict[str, Any]:
    """The files, one of them changed as plain data."""
    house = GAME.pack().files
    raw = msgspec.json.decode(msgspec.json.encode(house[stem]))
    change(raw)
    return {**house, stem: msgspec.convert(raw, FILES[stem])}


def compiled(stem: str, change: Callable[[Any], object]) -> Content:
    return compile_content(changed(stem, change))


def with_file(stem: str, change: Callable[[Any], object]) -> Pack:
    """A pack that never was on disk."""
    pack = copy.copy(GAME.pack())
    pack.files = changed(stem, change)
    pack.digest = msgspec.json.encode(pack.files).hex()
    return pack


def with_board(change: Callable[[Any], object]) -> Pack:
    return with_file("board", change)
