"""What of the view are cards: the kinds of Artifacts, the decks."""

from __future__ import annotations

import msgspec

from ludarium.games.trappers import decks, wording
from ludarium.games.trappers.box import Box
from ludarium.games.trappers.state import MASK, PUBLIC, State
from ludarium.table.phrase import Phrase


class ArtifactView(msgspec.Struct, frozen=True):
    """A kind of Artifact card."""

    number: int
    id: str
    name: Phrase
    text: Phrase
    window: str
    copies: int


class DeckView(msgspec.Struct, frozen=True):
    size: int
    under: list[int]  # cards at the bottom that all know, the uppermost first
    shown: list[int]  # cards this viewer knows at the top


def card(box: Box, number: int) -> ArtifactView:
    row = box.artifacts[number].row
    return ArtifactView(
        number, row.id, box.artifact(number), wording.artifact(box, number), row.window, row.copies
    )


def deck(s: State, number: int, viewer: int | None) -> DeckView:
    """The place of a card that only some know is no secret, the card is."""
    deck = s.decks[number]
    wanted = PUBLIC if viewer is None else 1 << viewer
    under = [code >> MASK if code & wanted == wanted else -1 for code in deck.under]
    shown = [code >> MASK if code & wanted == wanted else -1 for code in deck.over]
    return DeckView(decks.size(deck), under, shown)
