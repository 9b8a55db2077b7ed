"""What things are called: cards, boards, tokens, places; ours, or as a pack has named them."""

from __future__ import annotations

from ludarium.games.terravist.files import Names
from ludarium.table.phrase import Phrase

LANGUAGES = ("en", "ru", "ja")


def named(message: str, names: Names | None) -> Phrase:
    """The name of a thing: ours, or the one that a pack has given it."""
    if not names:
        return Phrase(message)
    other = next(iter(names.values()))
    return Phrase("named", {lang: names.get(lang, other) for lang in LANGUAGES})


def listed(phrases: list[Phrase]) -> Phrase:
    """One after another, joined as the language does it."""
    if len(phrases) == 1:
        return phrases[0]
    return Phrase("join-list", {"first": phrases[0], "next": listed(phrases[1:])})
