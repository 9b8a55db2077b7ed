"""The content files of Terravist as typed tables: what may stand in which file.

What a person reads is not there: the Fluent ids are `creature-tit`, `board-forest`, `goal-sea`, `position-vet` and
`environment-drought`, made from ids. A pack may add `name = {ja = "…", en = "…"}` where it has things of its own.
What an effect says is made from its fields (texts.py); what it does is effects.py and the files beside it.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Names = dict[str, str]
Habitat = Literal["forest", "grassland", "coast", "ocean", "river"]
KindOfToken = Literal["L0", "L1", "L2", "L3", "H"]
Class = Literal["mammal", "bird", "reptile", "amphibian", "fish", "insect", "invertebrate"]
Edge = Literal["N", "E", "S", "W"]
Lost = Literal["token", "egg", "card"]

HABITATS: tuple[Habitat, ...] = ("forest", "grassland", "coast", "ocean", "river")
TOKENS: tuple[KindOfToken, ...] = ("L0", "L1", "L2", "L3", "H")
CLASSES: tuple[Class, ...] = ("mammal", "bird", "reptile", "amphibian", "fish", "insect", "invertebrate")
EDGES: tuple[Edge, ...] = ("N", "E", "S", "W")


class CostRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Tokens, tokens of any kind, eggs and (for `pay` alone) hand cards."""

    L0: int = 0
    L1: int = 0
    L2: int = 0
    L3: int = 0
    H: int = 0
    any: int = 0
    egg: int = 0
    card: int = 0


class _Op(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="op"):
    """One effect of the vocabulary (TV-23)."""


class BoxOp(_Op, tag="box", frozen=True):
    n: int = 1
    of: tuple[KindOfToken, ...] = TOKENS


class SupplyOp(_Op, tag="supply", frozen=True):
    of: tuple[Literal["L0", "L1", "L2", "L3", "H", "any"], ...]
    n: int = 1


class SwapOp(_Op, tag="swap", frozen=True):
    n: int = 1


class CardOp(_Op, tag="card", frozen=True):
    src: Literal["tray", "deck", "either"]
    n: int = 1


class DraftOp(_Op, tag="draft", frozen=True):
    look: int
    keep: int


class RecoverOp(_Op, tag="recover", frozen=True):
    n: int = 1


class EggOp(_Op, tag="egg", frozen=True):
    where: Literal["this", "own", "any", "each_here"]
    n: int = 1
    max: int = 0  # of each_here: on how many creatures
    board: tuple[Habitat, ...] = ()


class PayOp(_Op, tag="pay", frozen=True):
    cost: CostRow
    then: tuple[EffectRow, ...]


class TuckOp(_Op, tag="tuck", frozen=True):
    src: Literal["hand", "deck"]
    n: int = 1
    then: tuple[EffectRow, ...] = ()


class HuntOp(_Op, tag="hunt", frozen=True):
    n: int = 1


class PeekOp(_Op, tag="position_peek", frozen=True):
    n: int


class PositionOp(_Op, tag="position_draw", frozen=True):
    look: int
    keep: int


class EnvironmentOp(_Op, tag="environment", frozen=True):
    pass


class AgainOp(_Op, tag="settle_again", frozen=True):
    discount: int = 0


class RerollOp(_Op, tag="reroll", frozen=True):
    pass


class ChooseOp(_Op, tag="choose", frozen=True):
    options: tuple[tuple[EffectRow, ...], ...]


class EveryoneOp(_Op, tag="everyone", frozen=True):
    then: tuple[EffectRow, ...]


class OwnerOp(_Op, tag="owner", frozen=True):
    then: tuple[EffectRow, ...]


class RivalsOp(_Op, tag="rivals_lose", frozen=True):
    what: Lost
    n: int = 1


class MayOp(_Op, tag="may", frozen=True):
    then: tuple[EffectRow, ...]


class EachCreatureOp(_Op, tag="each_creature", frozen=True):
    then: tuple[LoseOp, ...]
    board: tuple[Habitat, ...] = ()
    eggs_min: int = 1


class EachPlayerOp(_Op, tag="each_player", frozen=True):
    then: tuple[EffectRow, ...]


class LoseOp(_Op, tag="lose", frozen=True):
    what: Lost
    n: int = 1
    board: tuple[Habitat, ...] = ()


class LoseOneOp(_Op, tag="lose_one_of", frozen=True):
    options: tuple[tuple[LoseOp, ...], ...]


class RenewOp(_Op, tag="tray_renew", frozen=True):
    pass


class PassOp(_Op, tag="pass_card", frozen=True):
    to: Literal["left"] = "left"


EffectRow = (
    BoxOp | SupplyOp | SwapOp | CardOp | DraftOp | RecoverOp | EggOp | PayOp | TuckOp | HuntOp | PeekOp | PositionOp
    | EnvironmentOp | AgainOp | RerollOp | ChooseOp | EveryoneOp | OwnerOp | RivalsOp | MayOp
    | EachCreatureOp | EachPlayerOp | LoseOp | LoseOneOp | RenewOp | PassOp
)  # fmt: skip


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
