"""What of the view lies on the planet: ecosystems, beings, who could eat whom and go where."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ludarium.games.terraformer import living, planet
from ludarium.games.terraformer.balancing import claims
from ludarium.games.terraformer.box import Box
from ludarium.games.terraformer.content import CL, P
from ludarium.games.terraformer.files import Shift
from ludarium.games.terraformer.state import CLIMATE, DIET, NOTHING, OWNERS, Attached, State
from ludarium.table.table import Table

T = Table[Box]

PRODUCER, CLEANER, CONSUMER = ("producer", "cleaner", "consumer")


class AttachedView(msgspec.Struct, frozen=True):
    """An Action that stays with a being."""

    action: int
    owner: int
    mode: str  # climate, diet; "" of Actions that have none
    food: int  # the food icon of a diet, else -1


class BeingView(msgspec.Struct, frozen=True):
    number: int  # its target is "being:<number>"
    card: int
    owner: int
    niche: str  # producer, cleaner (lives on the biome itself), consumer: how it lives here
    attached: list[AttachedView]
    eats: list[int]  # food icons, an Adaptation's included
    food: list[int]  # beings here that it could eat, by number
    starves: bool  # it needs food, and nothing here feeds it
    suits: list[int]  # ecosystems whose climate suits it, this one included
    goes: list[int]  # other ecosystems it could migrate to now


class RichView(msgspec.Struct, frozen=True):
    action: int
    owner: int


class EcosystemView(msgspec.Struct, frozen=True):
    """Its target is "ecosystem:<place in the list>"."""

    biome: int  # a card
    temperature: int  # a level, from 0
    humidity: int
    owners: list[int]  # of the biome cards, in the order they were laid
    stable: bool
    rich: RichView | None
    room: int  # beings that may be played into it in all
    producers: int  # who claims a biome card; each card supports one Producer and one Cleaner
    cleaners: int
    strength: list[int]  # by seat
    beings: list[BeingView]
    meals: list[tuple[int, int]]  # once it is balanced: who eats whom


class ChangeView(msgspec.Struct, frozen=True):
    """What a climate Action would do with this biome, as the planet stands now."""

    at: int
    biome: int
    stays: list[int]  # beings
    goes: dict[int, list[int]]  # being -> ecosystems it could flee to
    dies: list[int]


def ecosystem(t: T, s: State, at: int) -> EcosystemView:
    one, content = s.planet[at], t.box.content
    beings = [_being(t, s, at, being) for being in one.beings]
    return EcosystemView(
        biome=one.biome,
        temperature=content.temperature(one.biome),
        humidity=content.humidity(one.biome),
        owners=list(one.owners),
        stable=planet.is_stable(one),
        rich=RichView(one.rich // OWNERS, one.rich % OWNERS) if planet.is_rich(one) else None,
        room=planet.capacity(t, one),
        producers=sum(being.niche == PRODUCER for being in beings),
        cleaners=sum(being.niche == CLEANER for being in beings),
        strength=planet.strength(t, s, at),
        beings=beings,
        meals=list(zip(one.meals[::2], one.meals[1::2], strict=True)),
    )


def _being(t: T, s: State, at: int, being: int) -> BeingView:
    box, lives = t.box, niche(t, s, at, being)
    card, eats = box.card_of[being], living.diet(t, s, being)
    food = [
        other
        for other in s.planet[at].beings
        if box.card_of[other] != card and box.content.counts[box.card_of[other]] & eats
    ]
    return BeingView(
        number=being,
        card=card,
        owner=box.owner_of[being],
        niche=lives,
        attached=[_attached(one) for one in s.attached if one.being == being],
        eats=[icon for icon in range(len(box.content.foods)) if eats >> icon & 1],
        food=food,
        starves=lives == CONSUMER and not food,
        suits=[to for to in range(len(s.planet)) if living.suits(t, s, being, to)],
        goes=_ways(t, s, at, being),
    )


def niche(t: T, s: State, at: int, being: int) -> str:
    """TF-9.6, TF-9.8: how it lives here, whatever is printed on it."""
    role = living.role(t, being)
    if role == P:
        return PRODUCER
    return CLEANER if role == CL and claims(t, s, being, at) else CONSUMER


def _ways(t: T, s: State, at: int, being: int) -> list[int]:
    if not living.can_move(t, being):
        return []
    return living.destinations(t, s, being, [to for to in range(len(s.planet)) if to != at])


def _attached(one: Attached) -> AttachedView:
    if one.mode == NOTHING:
        return AttachedView(one.action, one.owner, "", -1)
    if one.mode == CLIMATE:
        return AttachedView(one.action, one.owner, "climate", -1)
    return AttachedView(one.action, one.owner, "diet", one.mode - DIET)


# -- what a climate Action would do (TF-6) ---------------------------------------------------------


def changes(t: T, s: State, effect: Shift, at: int) -> Iterator[ChangeView]:
    """For every biome that could take the place of these."""
    content, old = t.box.content, s.planet[at].biome
    for biome in range(content.biomes):
        steps = {
            "temperature": content.temperature(biome) - content.temperature(old),
            "humidity": content.humidity(biome) - content.humidity(old),
        }
        if steps.pop(effect.scale) * effect.sign > 0 and not any(steps.values()):
            yield _change(t, s, at, biome)


def _change(t: T, s: State, at: int, biome: int) -> ChangeView:
    climate = t.box.content.climate[biome]
    beings = s.planet[at].beings
    stays = [being for being in beings if living.climates(t, s, being) >> climate & 1]
    ways = {being: _ways(t, s, at, being) for being in beings if being not in stays}
    return ChangeView(
        at=at,
        biome=biome,
        stays=stays,
        goes={being: to for being, to in ways.items() if to},
        dies=[being for being, to in ways.items() if not to],
    )
