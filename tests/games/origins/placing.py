"""Seat 0 has just bought a tile: what effects are tested with."""

from __future__ import annotations

from typing import Any

from tests.games.origins.at_table import AtTable, at_table, buying

QUIET = "mint obelisk outpost castle healer"


def placed(id: str, seats: int = 2, at: tuple[int, int] = (-1, 0), **words: Any) -> AtTable:
    """Seat 0 has just bought this tile, to the left of the palace, and is asked whether to use it."""
    content = at_table().box.content
    kind = buying(id)
    row = [id, *(other for other in QUIET.split() if content.colours[buying(other)] != content.colours[kind])]
    goods = words.pop("goods", {}).get(0, "")
    t = at_table(
        seats,
        **{"held": {0: "S5"}, "row": " ".join(row), **words},
        goods={0: _more(goods, content.stone[kind])},
    )
    t.visit("S5", 2)
    if t.asks("neighbour"):  # alone
        t.answer("neighbour", 0)
    return t.part("lower").buy(id).place(*at)


def _more(goods: str, stone: int) -> str:
    """These goods and the stone that the tile costs."""
    own = dict(part.split() for part in goods.split(",") if part.strip())
    own["stone"] = str(int(own.get("stone", 0)) + stone)
    return ", ".join(f"{name} {n}" for name, n in own.items())


def used(id: str, **words: Any) -> AtTable:
    at = words.get("at", (-1, 0))
    return placed(id, **words).use(*at)
