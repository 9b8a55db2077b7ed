"""The planet: ecosystems from left to right, their climate and room (TF-3), who is strong in them (TF-9.2)."""

from __future__ import annotations

from ludarium.games.terraformer.box import Box
from ludarium.games.terraformer.files import Enrich
from ludarium.games.terraformer.printed import PER_BIOME, SIZES, STABLE, Size
from ludarium.games.terraformer.state import NOTHING, OWNERS, Ecosystem, State
from ludarium.table.table import Table

T = Table[Box]


def size(s: State) -> Size:
    """TF-1.5."""
    return SIZES[s.size]


def is_stable(ecosystem: Ecosystem) -> bool:
    """TF-3.6."""
    return len(ecosystem.owners) >= STABLE


def all_stable(s: State) -> bool:
    """TF-8.1, TF-8.4: the planet has all its ecosystems, and every one is stable."""
    return len(s.planet) == size(s).ecosystems and all(is_stable(one) for one in s.planet)


def is_rich(ecosystem: Ecosystem) -> bool:
    return ecosystem.rich != NOTHING


def capacity(t: T, ecosystem: Ecosystem) -> int:
    """TF-3.7, TF-7.6: beings that may be played into it."""
    if ecosystem.rich == NOTHING:
        return PER_BIOME * len(ecosystem.owners)
    effect = t.box.content.effect[ecosystem.rich // OWNERS]
    assert isinstance(effect, Enrich)
    return (PER_BIOME + effect.per_biome) * len(ecosystem.owners)


def has_room(t: T, ecosystem: Ecosystem) -> bool:
    """TF-3.7, TF-3.8: an overfull one has none either."""
    return len(ecosystem.beings) < capacity(t, ecosystem)


def alike(s: State, biome: int) -> int:
    """How many ecosystems of this kind there are (TF-3.2)."""
    return sum(one.biome == biome for one in s.planet)


def strength(t: T, s: State, at: int) -> list[int]:
    """TF-9.2, TF-12.27: by seat, its cards here; Actions don't count."""
    ecosystem, counts = s.planet[at], [0] * t.seats
    if t.box.options.strength == "cards":
        for owner in ecosystem.owners:
            counts[owner] += 1
    for being in ecosystem.beings:
        counts[t.box.owner_of[being]] += 1
    return counts
