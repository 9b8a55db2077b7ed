"""All that is printed, for the browser: to look at cards, to build decks, to draw a board of card numbers."""

from __future__ import annotations

import msgspec

from ludarium.games.terraformer.box import Box
from ludarium.games.terraformer.content import NONE, Content
from ludarium.games.terraformer.deck_rules import BIOMES, DECK, ECOSYSTEMS, LIMITS, type_of
from ludarium.games.terraformer.files import ROLES, BeingRow
from ludarium.games.terraformer.names import card_name, deck_name, food_name, level_name
from ludarium.games.terraformer.texts import card_text, fact
from ludarium.table.phrase import Phrase


class PrintedCard(msgspec.Struct, frozen=True):
    """A card; its number is its place in the list. Climates are `temperature * humidities + humidity`, from 0."""

    id: str
    type: str  # biome, being, action
    name: Phrase
    latin: str
    role: str  # P, C1, C2, C3, Cl; "" for others
    native: int  # a biome; -1 for others
    climates: list[int]  # a biome's own; those a being suits
    adapted: list[int]  # those it suits with an Adaptation
    counts: list[int]  # food icons it counts as
    eats: list[int]
    sessile: bool
    points: int
    text: list[Phrase]
    fact: Phrase | None
    most: int  # copies in a deck


class PrintedFood(msgspec.Struct, frozen=True):
    id: str
    name: Phrase
    plant: bool


class StarterDeck(msgspec.Struct, frozen=True):
    id: str
    name: Phrase
    colour: str
    cards: dict[str, int]


class Catalogue(msgspec.Struct, frozen=True):
    cards: list[PrintedCard]
    foods: list[PrintedFood]
    temperatures: list[Phrase]
    humidities: list[Phrase]
    decks: list[StarterDeck]
    size: int  # cards of a deck
    complete: int  # complete ecosystems asked for
    biomes: int  # biome cards of a complete one


def catalogue(box: Box) -> Catalogue:
    content = box.content
    return Catalogue(
        cards=[_card(content, card) for card in range(content.cards)],
        foods=[
            PrintedFood(row.id, food_name(content, food), row.plant) for food, row in enumerate(content.foods)
        ],
        temperatures=[level_name(content, 0, level) for level in range(content.temperatures)],
        humidities=[level_name(content, 1, level) for level in range(content.humidities)],
        decks=[
            StarterDeck(row.id, deck_name(content, deck), row.mark.colour, row.cards)
            for deck, row in enumerate(content.decks)
        ],
        size=DECK,
        complete=ECOSYSTEMS,
        biomes=BIOMES,
    )


def _card(content: Content, card: int) -> PrintedCard:
    row = content.rows[card]
    kind = type_of(content, card)
    return PrintedCard(
        id=row.id,
        type=kind,
        name=card_name(content, card),
        latin=row.latin if isinstance(row, BeingRow) else "",
        role="" if content.role[card] == NONE else ROLES[content.role[card]],
        native=content.native[card],
        climates=[content.climate[card]] if content.is_biome(card) else _bits(content.climates[card]),
        adapted=_bits(content.adapted[card]),
        counts=_bits(content.counts[card]),
        eats=_bits(content.eats[card]),
        sessile=content.sessile[card],
        points=content.points[card],
        text=card_text(content, card),
        fact=fact(content, card),
        most=LIMITS[kind],
    )


def _bits(of: int) -> list[int]:
    return [n for n in range(of.bit_length()) if of >> n & 1]
