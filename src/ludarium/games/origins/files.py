"""The content files of Origins as typed tables: what may stand in which file.

What a person reads is not there: Fluent ids are `kind-quarry`, `zodiac-leo`; a pack may name its own
`source` says how sure a number is: the rulebook's, derived from it, strongly suggested, or our own ("house").
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Letter = Literal["R", "O", "Y", "B", "P"]
Place = Literal["R", "O", "Y", "B", "P", "."]
Source = Literal["rulebook", "derived", "strong", "house"]
Names = dict[str, str]  # by language
Number = Annotated[int, msgspec.Meta(ge=0)]
Hook = Literal[
    "new_die_raised",
    "bonus_as_gold",
    "tower_raises_citizen",
    "paid_temple_step",
    "rows_cheaper",
    "die_on_pass",
    "die_after_district",
    "attack_by_red_dice",
    "district_die_raised",
    "goods_for_retreat",
    "build_on_farm",
    "wisdom_for_districts",
]


class ZoneRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    upper: str
    lower: str


class AgoraRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    basic1: str
    gold1: str
    vp2: str
    none: str


class WarRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    thresholds: tuple[Number, ...]
    last_vp: Number
    rewards: tuple[str, ...]


class TempleRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    T10: tuple[Number, ...]
    T12: tuple[Number, ...]
    pack: tuple[Number | tuple[Number, ...], ...] = ()


class SpeakerRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    faces: tuple[Annotated[int, msgspec.Meta(ge=1, le=5)], ...]


class BoardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    building_row_wisdom: tuple[Number, ...]
    citizen_row_wisdom: tuple[Number, ...]
    population_food: tuple[Number, ...]
    population_last_vp: Number
    adviser_vp: tuple[Number, ...]
    zone: tuple[ZoneRow, ...]
    bonus: dict[Letter, str]
    agora: AgoraRow
    war: WarRow
    temples: TempleRow
    speaker: SpeakerRow


class BuildingRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    name: Names | None = None  # of a kind that the house set doesn't have
    colour: Letter
    copies: Annotated[int, msgspec.Meta(ge=1)]
    stone: Number
    effect: str
    source: Source = "house"


class BuildingsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    building: tuple[BuildingRow, ...]


class DistrictRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    pattern: tuple[tuple[Place, Place], tuple[Place, Place]]
    vp_first: Number
    vp_later: Number
    icons: tuple[Letter, ...]
    source: Source = "house"


class DistrictsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    district: tuple[DistrictRow, ...]


class ZodiacRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    hook: Hook


class ZodiacFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    zodiac: tuple[ZodiacRow, ...]


class StartRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    stone: Number
    food: Number
    wisdom: Number
    gold: Number


class PlayersRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    count: Annotated[int, msgspec.Meta(ge=1, le=4)]
    dice: Annotated[int, msgspec.Meta(ge=3, le=20)]
    speakers: Number
    districts: Annotated[int, msgspec.Meta(ge=1)]
    source: Source = "rulebook"


class SoloRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    series_dice: Annotated[int, msgspec.Meta(ge=3, le=20)]
    series_speakers: Number
    rounds: Annotated[int, msgspec.Meta(ge=1)]
    goal: Number
    wish_vp: Number
    wishes: tuple[Literal["R", "O", "Y", "B", "P", ""], ...]


class SetupFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    start: StartRow
    citizens: Annotated[int, msgspec.Meta(ge=1, le=2)]
    district_gold: Annotated[int, msgspec.Meta(ge=1)]
    players: tuple[PlayersRow, ...]
    solo: SoloRow


FILES = {
    "setup": SetupFile,
    "board": BoardFile,
    "buildings": BuildingsFile,
    "districts": DistrictsFile,
    "zodiac": ZodiacFile,
}
