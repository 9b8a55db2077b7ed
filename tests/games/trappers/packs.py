"""Packs of Трапперы with cards of their own, as their owner might have typed them."""

from __future__ import annotations

from typing import Any

from ludarium.games.trappers import GAME
from ludarium.games.trappers.content import Content, compile_content
from ludarium.table.pack import Pack
from tests.packs import Change, changed, changed_pack

TEXT = {"en": "Do as it says.", "ru": "Делайте, как написано."}


def artifact(id: str, window: str, *ops: dict[str, Any], copies: int = 1, **fields: Any) -> dict[str, Any]:
    return {
        "id": id,
        "copies": copies,
        "window": window,
        "ops": list(ops),
        "name": {"en": id, "ru": id},
        **fields,
    }


def with_artifacts(*cards: dict[str, Any]) -> Pack:
    """These cards beside those of the house, numbered after them."""
    return changed_pack(GAME, artifacts=lambda raw: raw["artifact"].extend(cards))


def with_quest(**fields: Any) -> Pack:
    """A Quest Q beside those of the house."""
    row = {"id": "Q", "deck": "people", "vp": 4, "name": {"en": "Q", "ru": "Q"}, **fields}
    return changed_pack(GAME, quests=lambda raw: raw["quest"].append(row))


def compiled(**changes: Change) -> Content:
    return compile_content(changed(GAME, **changes))
