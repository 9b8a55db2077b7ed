"""The vocabulary of effects as it is written in content files (TV-23; the pack guide explains each).

What an effect does is in gains.py, cards.py and the files beside them; what it says is made from its fields (texts.py).
"""

from __future__ import annotations

from typing import Literal

import msgspec

from ludarium.games.terravist.terms import TOKENS, Habitat, KindOfToken, Lost


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
