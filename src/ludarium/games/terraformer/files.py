"""The content files of «Терраформер» as typed tables: what may stand in which file (docs/games/terraformer.md).

What a person reads is not there: the Fluent ids are `card-opossum`, `food-rodent`, `level-humidity-1` and `deck-cold`,
made from ids. A pack may add `name = {ru = "…", en = "…"}` where it has things of its own. What an Action says is made
from its effect (texts.py); what it does is actions.py and the files beside it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

Id = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]*$")]
Level = Annotated[int, msgspec.Meta(ge=1, le=8)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=9)]
Names = dict[str, str]
Role = Literal["P", "C1", "C2", "C3", "Cl"]
Scale = Literal["temperature", "humidity"]
Whose = Literal["own", "other", "any"]
CardType = Literal["biome", "being", "action"]

ROLES: tuple[Role, ...] = ("P", "C1", "C2", "C3", "Cl")
P, C1, C2, C3, CL = range(len(ROLES))
POINTS = (1, 1, 2, 3, 1)  # of a being, by its printed role (TF-10.1); a biome is worth 1


class _Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One table of a content file."""


# -- what an Action does ----------------------------------------------------------


class _Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="kind"):
    """One word of the vocabulary."""


class Shift(_Effect, tag="shift", frozen=True, kw_only=True):
    """A climate Action: the new biome lies in this direction of the scale (TF-6.1)."""

    scale: Scale
    sign: Literal[-1, 1]


class Cancel(_Effect, tag="cancel", frozen=True):
    """TF-7.5."""


class Enrich(_Effect, tag="enrich", frozen=True, kw_only=True):
    """More beings for each biome card (TF-7.6)."""

    per_biome: Positive = 1


class Adapt(_Effect, tag="adapt", frozen=True, kw_only=True):
    """An animal lives in more climates, or eats more (TF-7.7); 0 switches a mode off."""

    climate: Literal[0, 1] = 1
    diet: Literal[0, 1] = 1
    whose: Whose = "own"


class Displace(_Effect, tag="displace", frozen=True, kw_only=True):
    """An animal must go elsewhere (TF-7.8)."""

    whose: Whose = "other"


class Remove(_Effect, tag="remove", frozen=True, kw_only=True):
    """A being dies out (TF-7.9)."""

    whose: Whose = "other"
    what: Literal["being", "animal"] = "being"


class Recover(_Effect, tag="recover", frozen=True, kw_only=True):
    """Cards from the own discard to the own hand (TF-7.10)."""

    n: Literal[1, 2] = 2
    types: tuple[CardType, ...] = ("being",)


class Move(_Effect, tag="move", frozen=True, kw_only=True):
    """An animal goes where the player of the Action says (for packs)."""

    whose: Whose = "own"
    food_needed: bool = True


class Protect(_Effect, tag="protect", frozen=True):
    """Others' Actions can't name the own being on which this lies (for packs)."""


class Draw(_Effect, tag="draw", frozen=True, kw_only=True):
    """Cards from the own deck (for packs)."""

    n: Positive = 1


Effect = Shift | Cancel | Enrich | Adapt | Displace | Remove | Recover | Move | Protect | Draw


# -- the files --------------------------------------------------------------------


class ScaleRow(_Row, frozen=True, kw_only=True):
    """Levels from 1 up. `water`: the first level of humidity that is water (TF-7.7)."""

    id: Scale
    levels: Annotated[tuple[Id, ...], msgspec.Meta(min_length=2, max_length=8)]
    water: Level | None = None
    name: tuple[Names, ...] = ()  # of its levels


class FoodRow(_Row, frozen=True, kw_only=True):
    """A food icon. `eaten`: whether a diet may contain it."""

    id: Id
    glyph: str = ""
    plant: bool = False
    eaten: bool = True
    name: Names | None = None


class BiomeRow(_Row, frozen=True, kw_only=True):
    id: Id
    temperature: Level
    humidity: Level
    picture: str = ""
    name: Names | None = None
    fact: Names | None = None


class BeingRow(_Row, frozen=True, kw_only=True):
    id: Id
    role: Role
    native: str
    counts_as: tuple[str, ...]
    temperature: tuple[Level, ...]
    humidity: tuple[Level, ...]
    eats: tuple[str, ...] = ()
    sessile: bool = False  # the icon "cannot migrate"
    latin: str = ""
    picture: str = ""
    name: Names | None = None
    fact: Names | None = None


class ActionRow(_Row, frozen=True, kw_only=True):
    id: Id
    effect: Effect
    out_of_turn: bool = False
    stays: bool = False
    opposite: str = ""  # the Action that also cancels this one (TF-5.6)
    stable_ok: bool = False  # may it name stable ecosystems (TF-5.11)
    name: Names | None = None


class Mark(_Row, frozen=True, kw_only=True):
    """What the cards of a deck bear in their corner (TF-1.2)."""

    colour: Annotated[str, msgspec.Meta(pattern="^#[0-9a-f]{6}$")]
    glyph: str


class DeckRow(_Row, frozen=True, kw_only=True):
    id: Id
    cards: dict[str, int]  # card -> how many
    mark: Mark
    name: Names | None = None


class ScalesFile(_Row, frozen=True, kw_only=True):
    scale: tuple[ScaleRow, ...]


class FoodsFile(_Row, frozen=True, kw_only=True):
    food_icon: tuple[FoodRow, ...]


class BiomesFile(_Row, frozen=True, kw_only=True):
    biome: tuple[BiomeRow, ...]


class BeingsFile(_Row, frozen=True, kw_only=True):
    being: tuple[BeingRow, ...]


class ActionsFile(_Row, frozen=True, kw_only=True):
    action: tuple[ActionRow, ...]


class DecksFile(_Row, frozen=True, kw_only=True):
    deck: tuple[DeckRow, ...]


class MoreFile(_Row, frozen=True, kw_only=True):
    """What a pack adds to the other files, or replaces in them by its id."""

    food_icon: tuple[FoodRow, ...] = ()
    biome: tuple[BiomeRow, ...] = ()
    being: tuple[BeingRow, ...] = ()
    action: tuple[ActionRow, ...] = ()
    deck: tuple[DeckRow, ...] = ()


class PackFile(_Row, frozen=True, kw_only=True):
    id: str = ""
    title: Names = {}
    authors: tuple[str, ...] = ()
    licence: str = ""
    edition: int = 1


FILES: dict[str, Any] = {
    "pack": PackFile,
    "scales": ScalesFile,
    "foods": FoodsFile,
    "biomes": BiomesFile,
    "beings": BeingsFile,
    "actions": ActionsFile,
    "decks": DecksFile,
    "more": MoreFile,
}
