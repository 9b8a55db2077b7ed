"""What a seat brings along: a starter deck by its name, or a deck it has built (TF-11)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated

import msgspec

from ludarium.games.terraformer import deck_rules
from ludarium.games.terraformer.box import Box
from ludarium.games.terraformer.names import card_name, role_name
from ludarium.table.choice import Refusal
from ludarium.table.game import Remark
from ludarium.table.phrase import Phrase

_Word = Annotated[str, msgspec.Meta(max_length=60)]


class Brought(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Either `starter`, the id of a starter deck, or `cards`, id -> how many. Neither: the table chooses (TF-1.1)."""

    starter: _Word = ""
    name: _Word = ""  # what its builder calls it
    cards: Annotated[dict[_Word, int], msgspec.Meta(max_length=200)] = {}


Brings = Mapping[int, Brought]


def unfit(box: Box, brings: Brings) -> list[Refusal]:
    """Every reason why a match can't be played with these decks."""
    starters = box.options.decks == "starter"
    found: list[Refusal] = []
    if starters and box.seats > len(box.content.decks):
        found.append(Refusal("TF-12.1", "brings-seats", most=len(box.content.decks)))
    for brought in brings.values():
        found += _unfit(box, brought)
    if starters:
        found += _taken(brings)
    return found


def _unfit(box: Box, brought: Brought) -> Iterator[Refusal]:
    if brought.starter and brought.cards:
        yield Refusal("TF-1.1", "brings-both")
    elif brought.starter:
        if brought.starter not in [deck.id for deck in box.content.decks]:
            yield Refusal("TF-1.1", "brings-unknown", deck=brought.starter)
    elif brought.cards:
        if box.options.decks == "starter":
            yield Refusal("TF-1.1", "brings-built")
        yield from deck_rules.refusals(box.content, brought.cards)


def _taken(brings: Brings) -> Iterator[Refusal]:
    """TF-12.1: of the starter decks there is one each."""
    named = [brought.starter for brought in brings.values() if brought.starter]
    for deck in sorted({id for id in named if named.count(id) > 1}):
        yield Refusal("TF-1.1", "brings-taken", deck=Phrase(f"deck-{deck}"))


# -- to whoever builds a deck --------------------------------------------------------------


def remarks(box: Box, brought: Brought) -> list[Remark]:
    """Which ecosystems are complete, what others lack, and what may not be meant so (TF-11.2, TF-11.6)."""
    content, counts = box.content, brought.cards
    found = [
        Remark("TF-11.2", Phrase("deck-is-complete", {"biome": card_name(content, biome)}))
        for biome in deck_rules.complete_ecosystems(content, counts)
    ]
    found += [_lacks(box, counts, biome) for biome in _begun(box, counts)]
    return [
        *found,
        *(Remark(note.clause, note.phrase, good=False) for note in deck_rules.notes(content, counts)),
    ]


def _begun(box: Box, counts: deck_rules.Counts) -> list[int]:
    """Biomes of the deck whose ecosystem isn't complete."""
    complete = deck_rules.complete_ecosystems(box.content, counts)
    return [
        biome
        for biome in range(box.content.biomes)
        if counts.get(box.content.ids[biome], 0) > 0 and biome not in complete
    ]


def _lacks(box: Box, counts: deck_rules.Counts, biome: int) -> Remark:
    cards, roles = deck_rules.missing(box.content, counts, biome)
    args = {
        "biome": card_name(box.content, biome),
        "n": cards,
        "roles": [role_name(role) for role in roles],
        "many": len(roles),
    }
    return Remark("TF-11.2", Phrase("deck-lacks", args), good=False)
