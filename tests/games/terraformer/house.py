"""The house set of «Терраформер», read once for all tests, and words for changing a copy of it."""

from __future__ import annotations

from collections.abc import Callable
from importlib import resources
from typing import Any

import msgspec

from ludarium.games.terraformer.content import Content, compile_content
from ludarium.games.terraformer.deck_rules import refusals
from ludarium.games.terraformer.files import FILES
from ludarium.table import words
from ludarium.table.pack import Pack

FOLDER = resources.files("ludarium.games.terraformer") / "content"
FILES_READ = Pack(FILES, FOLDER).files
HOUSE = compile_content(FILES_READ)

for name in ("terraformer", "TF"):
    words.register(name, resources.files("ludarium.games.terraformer") / "strings")
DECKS = {deck.id: dict(deck.cards) for deck in HOUSE.decks}


def files_with(stem: str, change: Callable[[Any], object]) -> dict[str, Any]:
    """The house files with one changed as its owner might have typed it."""
    raw = msgspec.json.decode(msgspec.json.encode(FILES_READ[stem]))
    change(raw)
    return {**FILES_READ, stem: msgspec.convert(raw, FILES[stem])}


def changed(stem: str, change: Callable[[Any], object]) -> Content:
    return compile_content(files_with(stem, change))


def deck(name: str, **cards: int) -> dict[str, int]:
    """A starter deck with other numbers of some cards."""
    return {**DECKS[name], **cards}


def forbidden(counts: dict[str, int]) -> list[tuple[str, str]]:
    """The clause and the reason of each refusal of a deck."""
    return [(refusal.clause, refusal.why) for refusal in refusals(HOUSE, counts)]


def levels(bits: int) -> set[tuple[int, int]]:
    """Climates as (temperature, humidity), counted from 1."""
    wet = HOUSE.humidities
    return {(n // wet + 1, n % wet + 1) for n in range(bits.bit_length()) if bits >> n & 1}


def icons(bits: int) -> set[str]:
    return {HOUSE.foods[n].id for n in range(bits.bit_length()) if bits >> n & 1}
