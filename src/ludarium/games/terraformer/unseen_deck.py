"""What of a built deck nobody has seen: any cards that make it a legal deck (TF-12.44, TF-11).

Three ecosystems are chosen to be complete and completed; then the rest is filled up. It is always possible, because
what truly lies there is one way to do it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from ludarium.games.terraformer.box import Box
from ludarium.games.terraformer.content import C1, C2, C3, CL, Content, P
from ludarium.games.terraformer.deck_rules import BIOMES, ECOSYSTEMS, LIMITS, type_of
from ludarium.table.table import Table

T = Table[Box]

ROLES = (P, C1, C2, C3, CL)
LIKELY = 3  # how much likelier cards of ecosystems are of which the deck has shown something


def deal(t: T, seen: Sequence[int], hidden: int, wanted: Sequence[int]) -> list[int]:
    """So many cards, sorted, which with those seen make a legal deck; one of `wanted` among them, if any are given."""
    content, counts = t.box.content, Counter(seen)
    for card in _in_any_order(t, [card for card in wanted if _room(content, counts, card)]) or [None]:
        extra = [] if card is None else [card]
        triples = list(_completable(content, counts + Counter(extra), hidden - len(extra)))
        if triples:
            return _fill(t, counts, extra, _choose(t, triples), hidden)
    raise AssertionError("no legal deck holds what has been seen")


def _in_any_order(t: T, cards: list[int]) -> list[int | None]:
    found: list[int | None] = [*cards]
    t.dice.shuffle(found)
    return found


def _room(content: Content, counts: Counter[int], card: int) -> int:
    """TF-11.3: how many copies may still be in it."""
    return LIMITS[type_of(content, card)] - counts[card]


# -- three complete ecosystems (TF-11.2) ---------------------------------------------------------


def _completable(content: Content, counts: Counter[int], left: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Sets of biomes whose ecosystems can all be completed with so many cards, and what that costs."""
    costs = {biome: _cost(content, counts, biome) for biome in range(content.biomes)}
    for biomes in combinations([biome for biome, cost in costs.items() if cost <= left], ECOSYSTEMS):
        cost = sum(costs[biome] for biome in biomes)
        if cost <= left:
            yield cost, biomes


def _cost(content: Content, counts: Counter[int], biome: int) -> int:
    """Cards that its ecosystem lacks; more than a deck holds where no native plays a role."""
    missing = max(0, BIOMES - counts[biome])
    for role in ROLES:
        natives = _natives(content, biome, role)
        if not natives:
            return 1 << 10
        missing += not any(counts[card] for card in natives)
    return missing


def _natives(content: Content, biome: int, role: int) -> list[int]:
    beings = range(content.biomes, content.first_action)
    return [card for card in beings if content.native[card] == biome and content.role[card] == role]


def _choose(t: T, triples: list[tuple[int, tuple[int, ...]]]) -> tuple[int, ...]:
    """The fewer cards are missing, the likelier."""
    most = max(cost for cost, _ in triples)
    weights = [(1 + most - cost) ** LIKELY for cost, _ in triples]
    at = t.dice.below(sum(weights))
    for weight, (_, biomes) in zip(weights, triples, strict=True):
        at -= weight
        if at < 0:
            return biomes
    raise AssertionError


# -- what is in it --------------------------------------------------------------------------------


def _fill(t: T, seen: Counter[int], extra: list[int], biomes: tuple[int, ...], hidden: int) -> list[int]:
    content, counts, cards = t.box.content, seen + Counter(extra), list(extra)
    for biome in biomes:
        for card in _complete(t, counts, biome):
            counts[card] += 1
            cards.append(card)
    bag = [card for card in range(content.cards) for _ in range(_weight(content, biomes, card))]
    while len(cards) < hidden:
        card = t.dice.choice(bag)
        if _room(content, counts, card) > 0:
            counts[card] += 1
            cards.append(card)
    return sorted(cards)


def _complete(t: T, counts: Counter[int], biome: int) -> list[int]:
    content = t.box.content
    cards = [biome] * max(0, BIOMES - counts[biome])
    for role in ROLES:
        natives = _natives(content, biome, role)
        if not any(counts[card] for card in natives):
            cards.append(t.dice.choice(natives))
    return cards


def _weight(content: Content, biomes: tuple[int, ...], card: int) -> int:
    return LIKELY if content.is_action(card) or card in biomes or content.native[card] in biomes else 1
