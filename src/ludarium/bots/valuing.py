"""What a seat builds on now, and what it is short of, as another seat may see it: one sentence, for a person who asks.

It is told from the parts of the game's evaluation (Game.values), in worlds that the one who asks can imagine. So it
says nothing they could not work out themselves.
"""

from __future__ import annotations

from collections import defaultdict
from random import Random

import msgspec

from ludarium.table.eyes import Eyes
from ludarium.table.match import KEY_SIZE
from ludarium.table.phrase import Phrase

_WORLDS = 16
_STRENGTHS, _WEAKNESSES = 2, 1  # so many are named
_LEAST = 0.5  # points; less is no difference


class Valued(msgspec.Struct, frozen=True):
    """Parts in which a seat is ahead of what the others have on average, and behind it; in points, the most first."""

    seat: int
    ahead: list[tuple[str, float]]
    behind: list[tuple[str, float]]

    def sentence(self) -> Phrase:
        good, bad = _said("values-more", self.ahead), _said("values-less", self.behind)
        if good and bad:
            return Phrase("values-both", {"seat": self.seat, "good": good, "bad": bad})
        if good:
            return Phrase("values-good", {"seat": self.seat, "good": good})
        if bad:
            return Phrase("values-bad", {"seat": self.seat, "bad": bad})
        return Phrase("values-even", {"seat": self.seat})


def value(eyes: Eyes, seat: int, seed: int) -> Valued:
    """What this seat values now, as the one with these eyes may know."""
    chance, leads = Random(seed), defaultdict[str, float](float)
    for _ in range(_WORLDS):
        world = eyes.imagine(chance.randbytes(KEY_SIZE), keep=False)
        for other in range(eyes.seats):
            share = 1.0 if other == seat else -1 / (eyes.seats - 1)
            for name, points in world.values(other).items():
                leads[name] += share * points / _WORLDS
    found = sorted(leads.items(), key=lambda one: one[1])
    behind = [(name, lead) for name, lead in found if lead <= -_LEAST]
    ahead = [(name, lead) for name, lead in reversed(found) if lead >= _LEAST]
    return Valued(seat, ahead[:_STRENGTHS], behind[:_WEAKNESSES])


def _said(how: str, parts: list[tuple[str, float]]) -> list[Phrase]:
    return [
        Phrase(how, {"what": Phrase(f"values-{name}"), "points": round(abs(points), 1)})
        for name, points in parts
    ]
