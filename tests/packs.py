"""The house set of a game with something changed, as its owner might have typed it."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import msgspec

from ludarium.table.game import Game
from ludarium.table.pack import Pack

Change = Callable[[Any], object]


def changed(game: Game, **changes: Change) -> dict[str, Any]:
    """The files, some of them changed as plain data: `changed(GAME, board=lambda raw: …)`."""
    files = dict(game.pack().files)
    for stem, change in changes.items():
        raw = msgspec.json.decode(msgspec.json.encode(files[stem]))
        change(raw)
        files[stem] = msgspec.convert(raw, game.files[stem])
    return files


def changed_pack(game: Game, **changes: Change) -> Pack:
    """A pack that never was on disk."""
    pack = copy.copy(game.pack())
    pack.files = changed(game, **changes)
    pack.digest = msgspec.json.encode(pack.files).hex()
    return pack
