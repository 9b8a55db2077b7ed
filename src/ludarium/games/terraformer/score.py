"""Points (TF-10): every own card on the planet counts, by what is printed on it."""

from __future__ import annotations

from collections.abc import Iterator

from ludarium.games.terraformer.box import Box
from ludarium.games.terraformer.files import ROLES
from ludarium.games.terraformer.state import State
from ludarium.table.table import Table
from ludarium.table.view import Result, rank

T = Table[Box]

BIOMES = "biomes"
PARTS = (BIOMES, *(f"role-{role}" for role in ROLES))  # of a score: biomes, then beings by their printed role


def points(t: T, s: State) -> list[int]:
    """TF-10.1: by seat, as the planet stands now."""
    found, worth = [0] * t.seats, t.box.content.points
    owner_of, worth_of = t.box.owner_of, t.box.worth_of
    for ecosystem in s.planet:
        for owner in ecosystem.owners:
            found[owner] += worth[ecosystem.biome]
        for being in ecosystem.beings:
            found[owner_of[being]] += worth_of[being]
    return found


def parts(t: T, s: State) -> list[dict[str, int]]:
    """TF-10.1, TF-4.6: by seat, what each kind of card brings; the printed role counts, whatever niche it filled."""
    content = t.box.content
    found = [dict.fromkeys(PARTS, 0) for _ in range(t.seats)]
    for seat, card in _laid(t, s):
        part = PARTS[content.role[card] + 1] if content.is_being(card) else BIOMES
        found[seat][part] += content.points[card]
    return found


def _laid(t: T, s: State) -> Iterator[tuple[int, int]]:
    """TF-10.2: owner and card of all that lies on the planet, Actions excepted."""
    for ecosystem in s.planet:
        for seat in ecosystem.owners:
            yield seat, ecosystem.biome
        for being in ecosystem.beings:
            yield t.box.owner_of[being], t.box.card_of[being]


def result(t: T, s: State) -> Result:
    """TF-10.3: most points; a tie is shared, or (opt:tie) broken by own cards, then by Consumers-3 (TF-12.33)."""
    scored = parts(t, s)
    scores = [sum(part.values()) for part in scored]
    if t.box.options.tie == "shared":
        return Result(scores, rank(scores), scored, s.reason)
    cards, hunters = [0] * t.seats, [0] * t.seats
    for seat, card in _laid(t, s):
        cards[seat] += 1
        hunters[seat] += ROLES[t.box.content.role[card]] == "C3" if t.box.content.is_being(card) else 0
    keys = list(zip(scores, cards, hunters, strict=True))
    return Result(scores, rank(scores, keys), scored, s.reason)
