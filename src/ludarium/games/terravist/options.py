"""The table options of Terravist (TV-22.4, TV-22.5)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec


def _reading(clause: str) -> msgspec.Meta:
    """A reading of the rulebook, or a variant for those who know it; the dialogue folds these away."""
    return msgspec.Meta(extra={"group": "readings", "clause": clause})


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of each the first value is the default."""

    first_round_turns: Annotated[int, msgspec.Meta(ge=3, le=8)] = 6
    hard_mode: Literal["off", "I", "II", "III", "IV", "random"] = "off"
    first: Literal["random", "host_seat"] = "random"
    open_hands: bool = False
    goals_visible: Annotated[Literal["from_start", "at_round_start"], _reading("TV-3.10")] = "from_start"
    chain_owner: Annotated[Literal["anyone", "own_only"], _reading("TV-9.2")] = "anyone"
    last_link_board: Annotated[Literal["last_target", "last_fired"], _reading("TV-9.12")] = "last_target"
    seam: Annotated[Literal["overlay", "extra"], _reading("TV-7.7")] = "overlay"
