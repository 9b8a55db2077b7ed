"""The content files of Terravist as typed tables: what may stand in which file.

What a person reads is not there: the Fluent ids are `creature-tit`, `board-forest`, `goal-sea`, `position-vet` and
`environment-drought`, made from ids. A pack may add `name = {ja = "…", en = "…"}` where it has things of its own.
The effects of cards and boards stand in effect_rows.py.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ludarium.games.terravist.effect_rows import CostRow, EffectRow
from ludarium.games.terravist.terms import Class, Edge, Habitat, KindOfToken

Names = dict[str, str]


class _Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One table of a content file."""


class Size(_Row, frozen=True, kw_only=True):
    """How large it is; `of` says what was measured."""

    from_: float = msgspec.field(name="from")
    to: float
    unit: Literal["cm", "m"]
    of: str = "body"


class CreatureRow(_Row, frozen=True, kw_only=True):
    id: str
    level: Literal[1, 2, 3, 4]
    habitats: tuple[Habitat, ...]
    cost: CostRow
    smile: int
    egg_cap: int
    when: Literal["chain", "settle", "environ"]
    effects: tuple[EffectRow, ...]
    latin: str = ""
    class_: Class | None = msgspec.field(default=None, name="class")
    users: Literal["owner", "anyone"] = "owner"
    copies: int = 1
    size: Size | str = ""
    name: Names | None = None
    text: Names | None = None
    printed: tuple[str, ...] = ()  # which fields come from the rulebook


class CreaturesFile(_Row, frozen=True, kw_only=True):
    creature: tuple[CreatureRow, ...]


class NicheRow(_Row, frozen=True, kw_only=True):
    id: str
    cell: tuple[int, int]
    edge: Edge | None = None


class BoardRow(_Row, frozen=True, kw_only=True):
    habitat: Habitat
    niche: tuple[NicheRow, ...]
    effects: tuple[EffectRow, ...]
    bonus: int
    cost: CostRow = CostRow(H=2)
    name: Names | None = None
    picture: str = ""


class BoardsFile(_Row, frozen=True, kw_only=True):
    board: tuple[BoardRow, ...]


class DieRow(_Row, frozen=True, kw_only=True):
    kind: str
    count: int
    faces: tuple[KindOfToken, KindOfToken, KindOfToken, KindOfToken, KindOfToken, KindOfToken]


class DiceFile(_Row, frozen=True, kw_only=True):
    die: tuple[DieRow, ...]


class RoundBoardFile(_Row, frozen=True, kw_only=True):
    points: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]  # [round][rank]


class Measure(_Row, frozen=True, kw_only=True):
    """What is counted over a player's own settled creatures, or of the player."""

    count: Literal[
        "creatures", "eggs", "tucked", "developed", "smile", "hand", "tokens", "straddlers", "distinct", "level_sets"
    ]  # fmt: skip
    of: Literal["board", "class", "level"] | None = None
    board: tuple[Habitat, ...] = ()
    class_: tuple[Class, ...] = msgspec.field(default=(), name="class")
    level: tuple[int, ...] = ()
    level_min: int = 0
    straddling: bool = False
    starting_board: bool = False
    any_of: tuple[Filter, ...] = ()


class Filter(_Row, frozen=True, kw_only=True):
    """Which creatures count."""

    board: tuple[Habitat, ...] = ()
    class_: tuple[Class, ...] = msgspec.field(default=(), name="class")
    level: tuple[int, ...] = ()
    level_min: int = 0
    straddling: bool = False
    starting_board: bool = False


class GoalRow(_Row, frozen=True, kw_only=True):
    id: str
    measure: Measure
    name: Names | None = None


class GoalsFile(_Row, frozen=True, kw_only=True):
    goal: tuple[GoalRow, ...]


Tiers = tuple[tuple[int, int], ...]


class TierRow(_Row, frozen=True, kw_only=True):
    measure: Measure
    tiers: Tiers


class PositionRow(_Row, frozen=True, kw_only=True):
    id: str
    measure: Measure | None = None
    tiers: Tiers = ()
    per: int = 0
    max: int = 0
    tiers_by: tuple[TierRow, ...] = ()
    name: Names | None = None
    character: Names | None = None


class PositionsFile(_Row, frozen=True, kw_only=True):
    position: tuple[PositionRow, ...]


class EnvironmentRow(_Row, frozen=True, kw_only=True):
    id: str
    effects: tuple[EffectRow, ...]
    name: Names | None = None


class EnvironmentsFile(_Row, frozen=True, kw_only=True):
    environment: tuple[EnvironmentRow, ...]


class CheatRow(_Row, frozen=True, kw_only=True):
    """by = "habitat": tables by habitat. by = "order": lists by order of development."""

    id: Literal["I", "II", "III", "IV"]
    by: Literal["habitat", "order"]
    cost: dict[Habitat, CostRow] | tuple[CostRow, ...]
    bonus: dict[Habitat, int] | tuple[int, ...]
    name: Names | None = None


class CheatsFile(_Row, frozen=True, kw_only=True):
    cheat: tuple[CheatRow, ...]


class PackFile(_Row, frozen=True, kw_only=True):
    id: str = ""
    title: Names = {}
    language: tuple[str, ...] = ()
    edition: int = 1
    name: str = ""
    author: str = ""
    base: Literal["house"] = "house"


FILES: dict[str, Any] = {
    "pack": PackFile,
    "creatures": CreaturesFile,
    "boards": BoardsFile,
    "dice": DiceFile,
    "round_board": RoundBoardFile,
    "goals": GoalsFile,
    "positions": PositionsFile,
    "environments": EnvironmentsFile,
    "cheats": CheatsFile,
}
