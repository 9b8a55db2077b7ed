"""The house set with something changed, as its owner might have typed it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ludarium.games.terravist import GAME
from ludarium.games.terravist.files import FILES
from ludarium.table.pack import Pack


def changed(stem: str, change: Callable[[Any], object]) -> Pack:
    """A pack with one file changed; it is not the house set to the table either."""
    house = GAME.pack()
    raw = msgspec.json.decode(msgspec.json.encode(house.files[stem]))
    change(raw)
    pack = object.__new__(Pack)
    pack.id = "house"
    pack.files = {**house.files, stem: msgspec.convert(raw, FILES[stem])}
    pack.digest = f"{stem} {msgspec.json.encode(raw).decode()}"
    return pack


def row_of(raw: Any, table: str, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(row for row in raw[table] if row.get("id", row.get("habitat")) == name)
    return found


def with_creature(name: str, **fields: Any) -> Pack:
    return changed("creatures", lambda raw: row_of(raw, "creature", name).update(fields))


def with_weather(name: str, effects: list[dict[str, Any]]) -> Pack:
    return changed("environments", lambda raw: row_of(raw, "environment", name).update(effects=effects))
