"""Which table options of Прогеры the conformance suite plays: both rule sets, each reading of the rules once."""

from typing import Any

OTHER_READINGS: dict[str, Any] = {
    "same_height_edge": "closed",
    "full_hold_stops": False,
    "comp_at_lab": "wait",
    "lock_on": "bump",
    "row_count": "cards",
    "loop_shift": "gap",
    "pulse_gap": "fly",
    "home_pulse": "drop",
    "pull_boards": False,
    "lift_to_hill": "dead",
    "tie": "types",
    "stall_rounds": 4,
    "finish_round": "on",
    "pass_discards": "closed",
}
BY_HAND: dict[str, Any] = {
    "layout": "players",
    "first": "host_seat",
    "marks": "manual",
    "spare_bases": "last_player",
}

SAMPLES: list[dict[str, Any]] = [
    {"mode": "full"},
    {"mode": "basic", **BY_HAND},
    {"mode": "full", **BY_HAND, **OTHER_READINGS},
    {"mode": "basic", "layout": "preset", "preset": "B2", **OTHER_READINGS},
]
