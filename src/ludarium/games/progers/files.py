"""The content files of Прогеры as typed tables: what may stand in which file.

What a person reads is not there: the Fluent ids are `card-S`, `colour-R`, `sample-y`, `board-Y6`, `hill-BA` and
`preset-B1`, made from code or id. An owner's pack may add `name = {ru = "…"}` where it has things of its own.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Mode = Literal["basic", "full"]
Effect = Literal["step", "run", "jump", "turn", "turn_choice", "teleport", "loop"]
Names = dict[str, str]


class PackFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    title: Names
    language: tuple[str, ...]
    edition: int


class CardRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    code: str
    kind: str
    effect: Effect
    quarter: int = 0  # of a turn: -1, 1 or 2 quarters clockwise
    times: int = 0  # of a loop
    basic: int = 0
    full: int = 0
    name: Names | None = None


class CardsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    card: tuple[CardRow, ...]


class ColourRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    hex: str
    shape: str
    name: Names | None = None


class SampleRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    glyph: str
    count_basic: int
    count_full: int
    name: Names | None = None


class BaseRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    colour: str
    labs: tuple[str, ...]


class PiecesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    colour: tuple[ColourRow, ...]
    sample_type: tuple[SampleRow, ...]
    base: tuple[BaseRow, ...]


class BoardRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    mode: Mode
    size: int
    ascii: str
    side_name: str = ""
    name: Names | None = None


class PresetRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    mode: Mode
    layout: str
    name: Names | None = None


class BoardsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    board: tuple[BoardRow, ...]
    preset: tuple[PresetRow, ...] = ()


class HillRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    mode: Mode
    height: Literal[1, 2]
    ascii: str
    scale: Literal["large", "small"] = "small"
    outer_walls: tuple[str, ...] = ()
    name: Names | None = None


class HillsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    hill: tuple[HillRow, ...]


class ModeRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The numbers of one mode; `row_limit` 0 means there is no shared row."""

    hand: int
    play_max: int
    row_limit: int
    hold: int
    target: int


class ModeTables(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    basic: ModeRules
    full: ModeRules


class Rulings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The options of RULES.md, part 20; the first value is the default."""

    same_height_edge: Literal["open", "closed"] = "open"
    full_hold_stops: bool = True
    comp_at_lab: Literal["deliver", "wait"] = "deliver"
    lock_on: Literal["paid", "bump"] = "paid"
    row_count: Literal["slots", "cards"] = "slots"
    loop_shift: Literal["index", "gap"] = "index"
    pulse_gap: Literal["stop", "fly"] = "stop"
    home_pulse: Literal["nothing", "drop"] = "nothing"
    pull_boards: bool = True
    lift_to_hill: Literal["works", "dead"] = "works"
    first: Literal["random", "host_seat"] = "random"
    spare_bases: Literal["random", "last_player"] = "random"
    marks: Literal["random", "manual"] = "random"
    layout: Literal["random", "preset", "players"] = "random"
    tie: Literal["shared", "types"] = "shared"
    stall_rounds: int = 20
    finish_round: Literal["off", "on"] = "off"
    pass_discards: Literal["open", "closed"] = "open"


class ModesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    mode: ModeTables
    options: Rulings = Rulings()


FILES: dict[str, type[msgspec.Struct]] = {
    "pack": PackFile,
    "cards": CardsFile,
    "pieces": PiecesFile,
    "boards": BoardsFile,
    "hills": HillsFile,
    "modes": ModesFile,
}
