"""What cards say, made from their data: every sentence is a Fluent message, nothing is typed twice.

So the cards of a pack speak too, in every language the game has.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludarium.games.terraformer.content import Content
from ludarium.games.terraformer.files import (
    ActionRow,
    Adapt,
    BeingRow,
    BiomeRow,
    Displace,
    Draw,
    Effect,
    Enrich,
    Move,
    Names,
    Recover,
    Remove,
    Shift,
)
from ludarium.games.terraformer.names import card_name, food_name, level_name, named
from ludarium.table import words
from ludarium.table.phrase import Phrase

_GAME = "terraformer"


def card_text(content: Content, card: int) -> list[Phrase]:
    """The sentences on a card, in the order in which they are read."""
    row = content.rows[card]
    if isinstance(row, ActionRow):
        return _action(content, card, row)
    return _biome(content, row) if isinstance(row, BiomeRow) else _being(content, card, row)


def fact(content: Content, card: int) -> Phrase | None:
    """A sentence of natural history, where there is one."""
    row = content.rows[card]
    own: Names | None = None if isinstance(row, ActionRow) else row.fact
    if own or words.has(f"fact-{row.id}", _GAME, words.FALLBACK):
        return named(f"fact-{row.id}", own)
    return None


def _joined(parts: Sequence[Phrase], message: str) -> Phrase:
    """Two at a time: "{ $first } or { $next }"."""
    if len(parts) == 1:
        return parts[0]
    return Phrase(message, {"first": parts[0], "next": _joined(parts[1:], message)})


def _either(parts: Sequence[Phrase]) -> Phrase:
    """ "cold", "cold or temperate", "cold, temperate or warm"."""
    if len(parts) < 3:
        return _joined(parts, "text-or")
    return Phrase("text-list", {"first": parts[0], "next": _either(parts[1:])})


# -- biomes and beings ---------------------------------------------------------------------


def _biome(content: Content, row: BiomeRow) -> list[Phrase]:
    temperature = level_name(content, 0, row.temperature - 1)
    humidity = level_name(content, 1, row.humidity - 1)
    return [Phrase("text-biome", {"temperature": temperature, "humidity": humidity})]


def _being(content: Content, card: int, row: BeingRow) -> list[Phrase]:
    counts = _foods(content, content.counts[card])
    climate = {
        "temperatures": _either([level_name(content, 0, n - 1) for n in row.temperature]),
        "humidities": _either([level_name(content, 1, n - 1) for n in row.humidity]),
    }
    said = [Phrase("text-lives", {**climate, "counts": counts})]
    if row.eats:
        said.append(Phrase("text-eats", {"eats": _foods(content, content.eats[card])}))
    elif row.role == "Cl":
        said.append(Phrase("text-eats-nothing"))
    said.append(Phrase("text-native", {"biome": card_name(content, content.native[card])}))
    if row.sessile:
        said.append(Phrase("text-sessile"))
    return said


def _foods(content: Content, bits: int) -> Phrase:
    names = [food_name(content, food) for food in range(len(content.foods)) if bits >> food & 1]
    return _joined(names, "text-list")


# -- Actions --------------------------------------------------------------------------------


def _action(content: Content, card: int, row: ActionRow) -> list[Phrase]:
    said = [effect_text(row.effect)]
    if row.out_of_turn:
        said.append(Phrase("text-out-of-turn"))
    if row.stays:
        said.append(Phrase("text-stays"))
    if row.opposite:
        said.append(Phrase("text-opposite", {"card": card_name(content, content.opposite[card])}))
    return said


def effect_text(effect: Effect) -> Phrase:
    """`effect-<kind>` with its arguments; where an argument changes the sentence, it is part of the id."""
    kind = str(effect.__struct_config__.tag)
    args: dict[str, Any] = {}
    if isinstance(effect, Adapt | Displace | Remove | Move):
        args["whose"] = Phrase(f"whose-{effect.whose}")
    if isinstance(effect, Shift):
        kind += f"-{effect.scale}-{'more' if effect.sign > 0 else 'less'}"
    elif isinstance(effect, Enrich):
        args["n"] = effect.per_biome
    elif isinstance(effect, Adapt):
        ways = [way for way in ("climate", "diet") if getattr(effect, way)]
        args["ways"] = Phrase(f"adapt-{'both' if len(ways) == 2 else ways[0]}")
    elif isinstance(effect, Remove):
        kind += f"-{effect.what}"
    elif isinstance(effect, Recover):
        args |= {"n": effect.n, "types": [Phrase(f"type-{name}") for name in effect.types]}
    elif isinstance(effect, Move) and effect.food_needed:
        kind += "-fed"
    elif isinstance(effect, Draw):
        args["n"] = effect.n
    return Phrase(f"effect-{kind}", args)
