"""What a deck may be (TF-11): every reason why it can't, and what its builder is told besides."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple

from ludarium.games.terraformer.files import C1, C2, C3, CL, P
from ludarium.games.terraformer.names import card_name
from ludarium.table.choice import Refusal
from ludarium.table.phrase import Phrase

if TYPE_CHECKING:
    from ludarium.games.terraformer.content import Content

DECK = 42  # TF-11.1
ECOSYSTEMS = 3  # complete ones (TF-11.2)
BIOMES = 3  # of a complete ecosystem (TF-11.2)
LIMITS = {"biome": 4, "being": 2, "action": 3}  # copies (TF-11.3)

Counts = Mapping[str, int]  # card -> how many


class Note(NamedTuple):
    """What a builder is told without being refused (TF-11.6)."""

    clause: str
    phrase: Phrase


def type_of(content: Content, card: int) -> str:
    if content.is_biome(card):
        return "biome"
    return "being" if content.is_being(card) else "action"


def refusals(content: Content, counts: Counts) -> list[Refusal]:
    """All that forbids this deck."""
    return list(_refusals(content, counts))


def _refusals(content: Content, counts: Counts) -> Iterator[Refusal]:
    strangers = [id for id in counts if id not in content.number]
    for id in strangers:
        yield Refusal("TF-11.5", "deck-stranger", card=id)
    for id, n in counts.items():
        if n < 0:
            yield Refusal("TF-11.1", "deck-negative", card=id, n=n)
    if sum(counts.values()) != DECK:
        yield Refusal("TF-11.1", "deck-size", n=sum(counts.values()), size=DECK)
    for card, n in _known(content, counts).items():
        kind = type_of(content, card)
        if n > LIMITS[kind]:
            yield Refusal("TF-11.3", f"deck-{kind}", card=card_name(content, card), n=n, most=LIMITS[kind])
    complete = complete_ecosystems(content, counts)
    if len(complete) < ECOSYSTEMS:
        yield Refusal("TF-11.2", "deck-complete", n=len(complete), least=ECOSYSTEMS)


def _known(content: Content, counts: Counts) -> dict[int, int]:
    return {content.number[id]: n for id, n in counts.items() if id in content.number and n > 0}


def natives(content: Content, counts: Counts, biome: int) -> dict[int, int]:
    """The deck's beings native to a biome, and how many of each."""
    return {card: n for card, n in _known(content, counts).items() if content.native[card] == biome}


def missing(content: Content, counts: Counts, biome: int) -> tuple[int, list[int]]:
    """What this biome lacks to be complete: biome cards, and roles (TF-11.2)."""
    laid = _known(content, counts).get(biome, 0)
    roles = {content.role[card] for card in natives(content, counts, biome)}
    return max(0, BIOMES - laid), [role for role in (P, C1, C2, C3, CL) if role not in roles]


def complete_ecosystems(content: Content, counts: Counts) -> list[int]:
    """TF-11.2: three copies of a biome and a native of every role."""
    return [biome for biome in range(content.biomes) if missing(content, counts, biome) == (0, [])]


# -- what is only said (TF-11.6) -----------------------------------------------------------


def notes(content: Content, counts: Counts) -> list[Note]:
    return [*_hungry(content, counts), *_homeless(content, counts)]


def _hungry(content: Content, counts: Counts) -> Iterator[Note]:
    for biome in complete_ecosystems(content, counts):
        if not feeds_itself(content, natives(content, counts, biome)):
            yield Note("TF-11.6", Phrase("deck-hungry", {"biome": card_name(content, biome)}))


def _homeless(content: Content, counts: Counts) -> Iterator[Note]:
    cards = _known(content, counts)
    climates = sum({1 << content.climate[card] for card in cards if content.is_biome(card)})
    for card in sorted(cards):
        if content.is_being(card) and not content.climates[card] & climates:
            yield Note("TF-11.6", Phrase("deck-homeless", {"card": card_name(content, card)}))


def feeds_itself(content: Content, beings: Mapping[int, int]) -> bool:
    """Whether one Producer and one Cleaner of these can feed Consumers of all three orders."""
    producers = [card for card in beings if content.role[card] == P]
    cleaners = [card for card in beings if content.role[card] == CL]
    hunters = {card: n for card, n in beings.items() if C1 <= content.role[card] <= C3}
    return any(
        _chain(content, hunters, (plant, cleaner), frozenset()) for plant in producers for cleaner in cleaners
    )


def _chain(content: Content, left: Mapping[int, int], free: tuple[int, int], fed: frozenset[int]) -> bool:
    """Let one more eat what is nobody's food yet (TF-9.9), until each order of Consumers is fed."""
    if fed >= {C1, C2, C3}:
        return True
    for eater, n in left.items():
        for food, other in (free, free[::-1]):
            if n and food != eater and content.eats[eater] & content.counts[food]:
                after = {**left, eater: n - 1}
                if _chain(content, after, (eater, other), fed | {content.role[eater]}):
                    return True
    return False
