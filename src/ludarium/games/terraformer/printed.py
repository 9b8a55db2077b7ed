"""Numbers of the rulebook (TF-1 … TF-3)."""

from __future__ import annotations

from typing import NamedTuple

HAND = 5  # TF-1.3
HAND_LIMIT = 7  # TF-2.7
OPPORTUNITIES = 2  # TF-2.1
STABLE = 4  # biome cards (TF-3.6)
PER_BIOME = 2  # beings that may be played for each biome card (TF-3.7)


class Size(NamedTuple):
    """A size of planet (TF-1.5)."""

    id: str
    ecosystems: int
    alike: int  # at most so many of a kind


SIZES = (Size("small", 5, 2), Size("medium", 6, 2), Size("large", 7, 3), Size("huge", 8, 3))
MOST = 8  # ecosystems of the largest planet
