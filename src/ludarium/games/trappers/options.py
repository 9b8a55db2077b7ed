"""The table options of Трапперы (RULES.md, TR-21): of each the default is what we read in the rulebook."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec


def _reading(clause: str) -> Any:
    """A reading of the rulebook where it is silent or contradicts itself: folded away in the dialogue."""
    return msgspec.Meta(extra={"group": "readings", "clause": clause})


def _table(clause: str, least: int | None = None, most: int | None = None) -> Any:
    return msgspec.Meta(extra={"group": "table", "clause": clause}, ge=least, le=most)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    target_vp: Annotated[Literal[20, 14], _table("TR-20.1")] = 20
    truce_rounds: Annotated[Literal[0, 1, 2], _table("TR-21.1")] = 0
    late_seat_residents: Annotated[Literal[0, 1], _table("TR-21.2")] = 0
    max_rounds: Annotated[int, _table("TR-20.3", 0, 1000)] = 0  # 0: none
    people_quest_zeff: Annotated[Literal[10, 5], _reading("TR-10.3")] = 10
    capture_zeff: Annotated[Literal[-4, 0, 4], _reading("TR-14.4")] = -4
    capital_rep_loss: Annotated[Literal["on_success", "always"], _reading("TR-9.7")] = "on_success"
    duel_vp: Annotated[Literal["first_time", "every_win"], _reading("TR-17.6")] = "first_time"
    defender_win_reward: Annotated[Literal["none", "as_attacker"], _reading("TR-17.7")] = "none"
    duel_tie: Annotated[Literal["no_winner", "defender_wins"], _reading("TR-17.5")] = "no_winner"
    host_win: Annotated[Literal["always", "host_turn_only"], _reading("TR-17.8")] = "always"
    third_party_duel: Annotated[Literal["allowed", "forbidden"], _reading("TR-17.9")] = "allowed"
    knockout_turns: Annotated[Literal[1, 0], _reading("TR-17.10")] = 1
    first_factory_scope: Annotated[Literal["own", "any"], _reading("TR-12.3")] = "own"
    echo_at_bound: Annotated[bool, _reading("TR-15.6")] = True
    mimic_cap: Annotated[Literal[6, 8], _reading("TR-1.7")] = 6
    white_wasteland_raid: Annotated[Literal["forbidden", "allowed"], _reading("TR-12.8")] = "forbidden"
    rep_buy_per_turn: Annotated[Literal["one", "any"], _reading("TR-6.7")] = "one"
    thefts_per_turn: Annotated[Literal["any", "one"], _reading("TR-11.5")] = "any"
    rongaum_stay: Annotated[Literal["roll", "no_roll"], _reading("TR-8.1")] = "roll"
    capital_marker: Annotated[Literal["shared", "separate"], _reading("TR-6.5")] = "shared"
    first_round_war: Annotated[bool, _reading("TR-2.10")] = True
