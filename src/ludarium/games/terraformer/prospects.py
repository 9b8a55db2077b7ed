"""What a planet promises: the points that would be left there, and what each card would bring to it.

A bot weighs the same planet again and again, with other cards in hand: what it promises is remembered.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from ludarium.games.terraformer import files, planet
from ludarium.games.terraformer.balancing import claims_card
from ludarium.games.terraformer.box import Box
from ludarium.games.terraformer.content import C1, CL, P
from ludarium.games.terraformer.expecting import encode, expected, planet_key, remember
from ludarium.games.terraformer.state import Ecosystem, State
from ludarium.table.table import Table

T = Table[Box]


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What weights.toml says, in points or as a part of points."""

    pace: float
    laid: float
    close: float
    wide: float
    takes_effect: float
    saved: float
    at_risk: float
    room: float
    held: float
    follow: float
    to_come: float
    unknown: float
    hungry: float
    foodless: float
    crowded: float
    full: float
    homeless: float
    landless: float
    founding: float
    changing: float
    founded: float
    undrawn: float
    cancel: float
    enrich: float
    adapt: float
    displace: float
    remove: float
    recover: float
    shift: float
    other: float


class Land(NamedTuple):
    """Lists by seat; `prospects` by card."""

    kept: list[float]  # points that balancing would leave
    lost: list[float]  # and those it would take
    room: list[float]  # free places, shared by the owners of the biomes
    risk: list[float]  # points in ecosystems that aren't stable
    open: int  # bits of biomes that may be founded
    changes: list[
        dict[int, int]
    ]  # by seat, by climate Action: bits of biomes it may lay in place of others' ones
    prospects: list[float]  # points that a card would bring, if it can be laid
    founded: dict[int, list[float]]  # by biome, by card: how much more it would bring if this were founded


def land(t: T, s: State) -> Land:
    """Remembered for each planet, and for those who weigh it otherwise."""
    key = (planet_key(s), t.weights)
    found: Land | None = t.box.lands.get(key)
    if found is None:
        found = remember(t.box.lands, key, _land(t, s))
    return found


def _land(t: T, s: State) -> Land:
    kept, lost, free = expected(t, s)
    room, risk = _room_and_risk(t, s)
    open_ = _open(t, s)
    changes = [_changes(t, s, seat) for seat in range(t.seats)]
    return Land(kept, lost, room, risk, open_, changes, _prospects(t, s, free, open_), {})


def _room_and_risk(t: T, s: State) -> tuple[list[float], list[float]]:
    room, risk = [0.0] * t.seats, [0.0] * t.seats
    for one in s.planet:
        free = max(0, planet.capacity(t, one) - len(one.beings)) / len(one.owners)
        for owner in one.owners:
            room[owner] += free
        if planet.is_stable(one):
            continue
        for owner in one.owners:
            risk[owner] += 1
        for being in one.beings:
            risk[t.box.owner_of[being]] += t.box.content.points[t.box.card_of[being]]
    return room, risk


def _open(t: T, s: State) -> int:
    """TF-3.2."""
    size = planet.size(s)
    if len(s.planet) >= size.ecosystems:
        return 0
    found = (1 << t.box.content.biomes) - 1
    for one in s.planet:
        if planet.alike(s, one.biome) >= size.alike:
            found &= ~(1 << one.biome)
    return found


def _changes(t: T, s: State, seat: int) -> dict[int, int]:
    """TF-6.1: of ecosystems where somebody else is stronger."""
    found = dict.fromkeys(t.box.shifts, 0)
    for at, one in enumerate(s.planet):
        if planet.is_stable(one):
            continue
        strong = planet.strength(t, s, at)
        if 2 * strong[seat] < sum(strong):
            for action, by in t.box.shifts.items():
                found[action] |= by[one.biome]
    return found


def founded(t: T, found: Land, biome: int) -> list[float]:
    """By card: what it would bring more, if there were an ecosystem of this biome."""
    if biome not in found.founded:
        content = t.box.content
        bit, worth = 1 << content.climate[biome], t.weights.founded
        found.founded[biome] = [
            max(0.0, worth * content.points[card] - found.prospects[card])
            if content.climates[card] & bit
            else 0.0
            for card in range(content.cards)
        ]
    return found.founded[biome]


# -- cards ---------------------------------------------------------------------------------------


def _prospects(t: T, s: State, free: list[int], open_: int) -> list[float]:
    """The best place of each being; whether a biome can be laid; Actions as they are."""
    content, weights = t.box.content, t.weights
    there = {one.biome for one in s.planet}
    best = [1.0 if open_ >> b & 1 or b in there else weights.landless for b in range(content.biomes)]
    best += [weights.homeless] * content.beings
    for at, one in enumerate(s.planet):
        for card, worth in _known_settlers(t, one, free[at]):
            if worth > best[card]:
                best[card] = worth
    worths = [points * part for points, part in zip(content.points, best, strict=False)]
    return [*worths, *_actions(t)]


def _known_settlers(t: T, one: Ecosystem, free: int) -> list[tuple[int, float]]:
    """Remembered for each ecosystem."""
    key = (encode(one), free, t.weights)
    found: list[tuple[int, float]] | None = t.box.settlers.get(key)
    return remember(t.box.settlers, key, list(_settlers(t, one, free))) if found is None else found


def _settlers(t: T, one: Ecosystem, free: int) -> Iterator[tuple[int, float]]:
    """Beings that this ecosystem suits, and how sure each is to live there to the end."""
    content, weights, role_of = t.box.content, t.weights, t.box.role_of
    producers = sum(role_of[being] == P for being in one.beings)
    cleaners = sum(role_of[being] == CL for being in one.beings)
    eaten = 0
    for being in one.beings:
        eaten |= t.box.counts_of[being]
    room = 1.0 if planet.has_room(t, one) else weights.full
    for card in t.box.suited[one.biome]:
        role, eats = content.role[card], content.eats[card]
        if role == P:
            worth = 1.0 if producers < len(one.owners) else weights.crowded
        elif (role == CL and claims_card(t, card, one.biome) and cleaners < len(one.owners)) or eats & free:
            worth = 1.0
        elif role == CL and not eats:
            worth = weights.crowded
        elif role in (C1, CL) or eats & eaten:
            worth = weights.hungry
        else:
            worth = weights.foodless
        yield card, worth * room


_NAMES: dict[type, str] = {
    files.Cancel: "cancel",
    files.Enrich: "enrich",
    files.Adapt: "adapt",
    files.Displace: "displace",
    files.Remove: "remove",
    files.Recover: "recover",
    files.Shift: "shift",
}


def _actions(t: T) -> list[float]:
    content = t.box.content
    return [
        getattr(t.weights, _NAMES.get(type(content.effect[card]), "other"))
        for card in range(content.first_action, content.cards)
    ]
