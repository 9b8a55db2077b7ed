"""The table options that the conformance suite looks at: every value of every one, in few sets."""

from typing import Any

SAMPLES: list[dict[str, Any]] = [
    {},
    {"seam": "extra", "open_hands": True, "hard_mode": "random"},
    {
        "goals_visible": "at_round_start",
        "chain_owner": "own_only",
        "first_round_turns": 3,
        "hard_mode": "III",
    },
    {"last_link_board": "last_fired", "first": "host_seat", "first_round_turns": 5, "hard_mode": "IV"},
]
