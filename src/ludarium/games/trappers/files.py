"""The content files of Трапперы as typed tables: what may stand in which file.

What a person reads is not there: the Fluent ids are `clan-medok`, `colour-red`, `artifact-A1` and `quest-P01`, made
from the id. An owner's pack may add `name = {ru = "…"}` to things of its own, and `text` to a card that is played by
hand.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Names = dict[str, str]
Words = str | tuple[str, ...]
Numbers = int | tuple[int, ...]

Window = Literal["move_start", "move", "action", "any", "pre_roll", "post_roll", "reaction"]
OpName = Literal[
    "teleport", "add_mp", "cross_chasm", "ignore", "set_hypostasis", "add_attack", "add_defence", "set_die",
    "reroll", "no_losses", "add_residents", "add_zeff", "add_rep", "steal_rep", "discount", "waive",
    "remove_marker", "draw_artifact", "draw_quest", "peek", "extra_turn", "miss_turn", "move_rover",
    "cancel_artifact", "manual",
]  # fmt: skip
On = Literal[
    "stop", "rongaum", "hypostasis", "buy_rep", "buy_artifact", "sell", "theft", "recruit", "raid", "duel",
    "build", "modernise", "toll", "round_start",
]  # fmt: skip


class PackFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    title: Names
    language: tuple[str, ...]
    edition: int
    author: str = ""
    residents_max: int | None = None  # the end of the track; none: no end (TR-1.9)
    money_max: int | None = None


class BoardRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    cols: int
    rows: int
    white_scale: tuple[int, ...]  # by die result: a column
    black_scale: tuple[int, ...]  # by die result: a row
    grid: tuple[str, ...]
    chasms: tuple[tuple[tuple[int, int], tuple[int, int]], ...] = ()


class BoardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    board: BoardRow


class ClanRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    number: int
    id: str
    hex: str
    pattern: str
    name: Names | None = None


class TrapperRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    hex: str
    name: Names | None = None


class ClansFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    clan: tuple[ClanRow, ...]
    trapper: tuple[TrapperRow, ...]


class OpRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One effect. Which of the fields an op takes stands in artifact_cards.py."""

    op: OpName
    n: int = 0
    to: str = ""
    ends_movement: bool = False
    what: tuple[str, ...] = ()
    until: Literal["movement_end", "turn_end", "round_end"] = "turn_end"
    die: Literal["own", "other"] = "own"
    value: int = 0  # of a die; 0: the user chooses
    zeff: int = 0
    residents: int = 0
    clan: Literal["choice", "cell", "warring"] = "choice"
    echo: bool = True
    target: Literal["self", "opponent"] = "self"
    condition: str = ""
    deck: str = ""


class ArtifactRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    copies: int
    window: Window
    ops: tuple[OpRow, ...]
    name: Names | None = None
    text: Names | None = None  # of what is played by hand


class ArtifactsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    artifact: tuple[ArtifactRow, ...]


class FilterRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Which events count: all the attributes that are given must fit."""

    on: On | None = None
    any_of: tuple[FilterRow, ...] = ()
    by: Literal["clan", "cell"] | None = None  # of `distinct`
    clan: Numbers | None = None
    kind: Words | None = None  # of cell
    target: Words | None = None  # of a raid
    role: Words | None = None  # in a duel
    to: Words | None = None  # a Hypostasis
    value: Numbers | None = None  # of the Rongaum die
    success: bool | None = None
    won: bool | None = None
    tie: bool | None = None
    at_war: bool | None = None


class StateRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    what: Literal["settlement_clans", "rep_at_least", "rep_at_most"]
    value: int
    clans: int = 0


class HandInRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    place: Literal["w", "cap", "nec", "ron", "peo", "old"]
    artifacts: int = 0
    residents: int = 0
    zeff: int = 0


class QuestRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    deck: Literal["people", "old"]
    vp: int
    name: Names | None = None
    text: Names | None = None
    boxes: tuple[FilterRow, ...] = ()
    count: FilterRow | None = None
    distinct: FilterRow | None = None
    state: StateRow | None = None
    hand_in: HandInRow | None = None
    manual: bool = False
    need: int = 0
    sequence: bool = False
    complete: Literal["two_enemies"] | None = None
    reset: Literal["round"] | None = None
    deadline_rounds: int = 0
    fail: tuple[FilterRow, ...] = ()


class QuestsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    quest: tuple[QuestRow, ...]


FILES: dict[str, type[msgspec.Struct]] = {
    "pack": PackFile,
    "board": BoardFile,
    "clans": ClansFile,
    "artifacts": ArtifactsFile,
    "quests": QuestsFile,
}
