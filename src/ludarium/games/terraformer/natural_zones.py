"""What is needed to draw the map of a finished planet: its natural zones with their plants and animals (TF-10.4)."""

from __future__ import annotations

import msgspec

from ludarium.games.terraformer.box import Box
from ludarium.games.terraformer.content import P
from ludarium.games.terraformer.state import State
from ludarium.table.table import Table

T = Table[Box]


class NaturalZone(msgspec.Struct, frozen=True):
    """An ecosystem as a stretch of the planet. Zones come from the poles to the equator, from arid to aquatic."""

    at: int  # the ecosystem, from the left
    biome: int  # a card
    temperature: int  # a level, from 0: the cold lies at the poles
    humidity: int
    sea: bool  # the wettest level: no land
    share: int  # of the planet's surface, in a thousand: as its biome cards
    plants: list[int]  # beings, by number
    animals: list[int]
    meals: list[tuple[int, int]]  # who eats whom


def natural_zones(t: T, s: State) -> list[NaturalZone]:
    zones = [_zone(t, s, at) for at in range(len(s.planet))]
    return sorted(zones, key=lambda zone: (zone.temperature, zone.humidity, zone.at))


def _zone(t: T, s: State, at: int) -> NaturalZone:
    one, content, role = s.planet[at], t.box.content, t.box.role_of
    humidity = content.humidity(one.biome)
    return NaturalZone(
        at=at,
        biome=one.biome,
        temperature=content.temperature(one.biome),
        humidity=humidity,
        sea=humidity == content.humidities - 1,
        share=1000 * len(one.owners) // sum(len(other.owners) for other in s.planet),
        plants=sorted(being for being in one.beings if role[being] == P),
        animals=sorted(being for being in one.beings if role[being] != P),
        meals=list(zip(one.meals[::2], one.meals[1::2], strict=True)),
    )
