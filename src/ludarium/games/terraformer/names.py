"""What things are called: cards, food icons, levels of climate, decks; in our words or in those of a pack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludarium.games.terraformer.files import ROLES, Names
from ludarium.table.phrase import Phrase

if TYPE_CHECKING:
    from ludarium.games.terraformer.content import Content

LANGUAGES = ("en", "ru")


def named(message: str, names: Names | None) -> Phrase:
    """The name of a thing: ours, or the one that a pack has given it."""
    if not names:
        return Phrase(message)
    other = next(iter(names.values()))
    return Phrase("named", {lang: names.get(lang, other) for lang in LANGUAGES})


def card_name(content: Content, card: int) -> Phrase:
    row = content.rows[card]
    return named(f"card-{row.id}", row.name)


def food_name(content: Content, food: int) -> Phrase:
    row = content.foods[food]
    return named(f"food-{row.id}", row.name)


def level_name(content: Content, scale: int, level: int) -> Phrase:
    """Of temperature (0) or humidity (1), counted from 0."""
    row = content.scales[scale]
    return named(f"{row.id}-{row.levels[level]}", row.name[level] if row.name else None)


def deck_name(content: Content, deck: int) -> Phrase:
    row = content.decks[deck]
    return named(f"deck-{row.id}", row.name)


def role_name(role: int) -> Phrase:
    return Phrase(f"role-{ROLES[role]}")
