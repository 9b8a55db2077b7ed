"""A content pack, checked as a whole and made ready to play.

A card is a number: biomes first, then beings, then Actions. What is printed stands in lists by card; levels, climates
and food icons are bits. A climate is `(temperature - 1) * humidities + humidity - 1`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from ludarium.games.terraformer import deck_rules
from ludarium.games.terraformer.files import (
    C1,
    C2,
    C3,
    CL,
    POINTS,
    ROLES,
    ActionRow,
    BeingRow,
    BiomeRow,
    DeckRow,
    Effect,
    FoodRow,
    P,
)
from ludarium.games.terraformer.reading import (
    Placed,
    Scales,
    adapted,
    bits_of_climates,
    check_action,
    check_being,
    climate_of,
    distinct,
    edible_of,
    merged,
    scales_of,
)

__all__ = ["C1", "C2", "C3", "CL", "NONE", "Content", "P", "cards_of", "compile_content"]

NONE = -1

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Content:
    scales: Scales
    foods: tuple[FoodRow, ...]
    decks: tuple[DeckRow, ...]  # the starter decks
    rows: tuple[BiomeRow | BeingRow | ActionRow, ...]  # by card
    ids: tuple[str, ...]  # by card
    number: Mapping[str, int]  # id -> card
    biomes: int  # how many, and so the number of the first being
    beings: int
    first_action: int
    temperatures: int  # how many levels
    humidities: int
    climate: tuple[int, ...]  # by biome
    role: tuple[int, ...]  # by card; NONE: no being
    native: tuple[int, ...]  # by card: its biome, or NONE
    climates: tuple[int, ...]  # by card: bits of those it suits (TF-4.1)
    adapted: tuple[int, ...]  # the same with an Adaptation to climate (TF-7.7)
    counts: tuple[int, ...]  # by card: bits of the food icons it counts as
    eats: tuple[int, ...]  # by card: bits of its food icons
    sessile: tuple[bool, ...]  # by card: whether it can't migrate (TF-4.7)
    points: tuple[int, ...]  # by card (TF-10.1)
    effect: tuple[Effect | None, ...]  # by card; None: no Action
    out_of_turn: tuple[bool, ...]
    stays: tuple[bool, ...]
    stable_ok: tuple[bool, ...]
    opposite: tuple[int, ...]  # by card: the Action of opposite effect, or NONE (TF-5.6)
    edible: int  # bits of the food icons that a diet may contain (TF-7.7)

    @property
    def cards(self) -> int:
        return len(self.ids)

    def is_biome(self, card: int) -> bool:
        return 0 <= card < self.biomes

    def is_being(self, card: int) -> bool:
        return self.biomes <= card < self.first_action

    def is_action(self, card: int) -> bool:
        return card >= self.first_action

    def temperature(self, biome: int) -> int:
        """Its level, from 0."""
        return self.climate[biome] // self.humidities

    def humidity(self, biome: int) -> int:
        return self.climate[biome] % self.humidities

    def deck(self, number: int) -> list[int]:
        """The cards of a starter deck, sorted."""
        return cards_of(self, self.decks[number].cards)


def cards_of(content: Content, counts: Mapping[str, int]) -> list[int]:
    """A deck list as cards, sorted."""
    return sorted(content.number[id] for id, n in counts.items() for _ in range(n))


def compile_content(pack: Mapping[str, Any]) -> Content:
    """Check a pack as a whole; ContentError says which file, where, and what was expected."""
    scales = scales_of(pack["scales"].scale)
    foods = merged(pack, "foods", "food_icon")
    biomes, beings, actions = (merged(pack, f"{kind}s", kind) for kind in ("biome", "being", "action"))
    distinct([*biomes, *beings, *actions])
    decks = merged(pack, "decks", "deck")
    climates = {one.row.id: climate_of(one, scales) for one in biomes}
    icons = {one.row.id: food for food, one in enumerate(foods)}
    for one in beings:
        check_being(one, scales, icons, edible_of(foods), climates)
    for one in actions:
        check_action(one, {other.row.id: other.row for other in actions})
    content = _printed(scales, foods, (*biomes, *beings, *actions), decks)
    for one in decks:
        _check_deck(one, content)
    return content


def _check_deck(one: Placed, content: Content) -> None:
    """A starter deck is a deck like any other (TF-11)."""
    for id, n in one.row.cards.items():
        if id not in content.number:
            one.wrong(f"cards.{id}", "is no card")
        if n < 1:
            one.wrong(f"cards.{id}", "1 or more expected")
    for refusal in deck_rules.refusals(content, one.row.cards):
        one.wrong("cards", refusal.text())


# -- what is printed, by card ----------------------------------------------------------


def _printed(scales: Scales, foods: list[Placed], cards: tuple[Placed, ...], decks: list[Placed]) -> Content:
    rows = tuple(one.row for one in cards)
    number = {row.id: card for card, row in enumerate(rows)}
    biomes = sum(isinstance(row, BiomeRow) for row in rows)
    beings = sum(isinstance(row, BeingRow) for row in rows)
    icons = {one.row.id: food for food, one in enumerate(foods)}

    def of_beings(value: Callable[[BeingRow], T], otherwise: T) -> tuple[T, ...]:
        return tuple(value(row) if isinstance(row, BeingRow) else otherwise for row in rows)

    def of_actions(value: Callable[[ActionRow], T], otherwise: T) -> tuple[T, ...]:
        return tuple(value(row) if isinstance(row, ActionRow) else otherwise for row in rows)

    return Content(
        scales=scales,
        foods=tuple(one.row for one in foods),
        decks=tuple(one.row for one in decks),
        rows=rows,
        ids=tuple(number),
        number=number,
        biomes=biomes,
        beings=beings,
        first_action=biomes + beings,
        temperatures=len(scales[0].levels),
        humidities=len(scales[1].levels),
        climate=tuple(climate_of(one, scales) for one in cards if isinstance(one.row, BiomeRow)),
        role=of_beings(lambda row: ROLES.index(row.role), NONE),
        native=of_beings(lambda row: number[row.native], NONE),
        climates=of_beings(lambda row: bits_of_climates(scales, row.temperature, row.humidity), 0),
        adapted=of_beings(lambda row: adapted(scales, row), 0),
        counts=of_beings(lambda row: _bits(icons, row.counts_as), 0),
        eats=of_beings(lambda row: _bits(icons, row.eats), 0),
        sessile=of_beings(lambda row: row.sessile, False),
        points=tuple(_points(row) for row in rows),
        effect=of_actions(lambda row: row.effect, None),
        out_of_turn=of_actions(lambda row: row.out_of_turn, False),
        stays=of_actions(lambda row: row.stays, False),
        stable_ok=of_actions(lambda row: row.stable_ok, False),
        opposite=of_actions(lambda row: number.get(row.opposite, NONE), NONE),
        edible=edible_of(foods),
    )


def _bits(icons: Mapping[str, int], names: Iterable[str]) -> int:
    return sum(1 << food for food in {icons[name] for name in names})


def _points(row: BiomeRow | BeingRow | ActionRow) -> int:
    """TF-10.1."""
    if isinstance(row, BeingRow):
        return POINTS[ROLES.index(row.role)]
    return 1 if isinstance(row, BiomeRow) else 0
