"""The table options of Origins: readings of what the rulebook leaves open (RULES.md, part 20)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec


def _reading(clause: str) -> msgspec.Meta:
    extra: dict[str, Any] = {"group": "readings", "clause": clause}
    return msgspec.Meta(extra=extra)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Of each the first value is the default."""

    solo_scaling: Annotated[Literal["two_player", "series"], _reading("OR-20.2")] = "two_player"
    start_stack: Annotated[Literal["first_bottom", "first_top"], _reading("OR-20.3")] = "first_bottom"
    war_action_steps: Annotated[Literal[2, 1, 3], _reading("OR-20.5")] = 2
    district_repeat: Annotated[Literal["by_gold", "per_player", "flat"], _reading("OR-20.8")] = "by_gold"
    agora_effect: Annotated[Literal["basic1", "gold1", "vp2", "none"], _reading("OR-20.9")] = "basic1"
    effect_timing: Annotated[Literal["before_refill", "after_refill"], _reading("OR-20.13")] = "before_refill"
    forum_source: Annotated[Literal["board", "row"], _reading("OR-20.17")] = "board"
    dice_end: Annotated[Literal["latched", "state"], _reading("OR-20.19")] = "latched"
    tie_counts_farms: Annotated[bool, _reading("OR-20.20")] = True
    solo_zodiac_award: Annotated[bool, _reading("OR-20.24")] = False
    temple_action_at_top: Annotated[Literal["allowed", "forbidden"], _reading("OR-20.26")] = "allowed"
    scorpio_scope: Annotated[Literal["pass_only", "any_adviser"], _reading("OR-20.27")] = "pass_only"
    reserved_per_buy: Annotated[Literal["1", "any"], _reading("OR-20.29")] = "1"
    temple_table: Annotated[Literal["T12", "T10", "pack"], _reading("OR-20.6")] = "T12"
    announce_end: Annotated[bool, _reading("OR-18.3")] = True
