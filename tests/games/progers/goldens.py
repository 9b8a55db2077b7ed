"""Playthroughs of Прогеры: both rule sets, 2 to 4 seats, each way to end."""

from tests.golden import Golden

BASIC, FULL = {"mode": "basic"}, {"mode": "full"}

GOLDENS = [
    Golden("basic-two-seats", 2, BASIC, seed=3, policy="greedy"),
    Golden("basic-three-seats", 3, BASIC, seed=3, policy="greedy"),
    Golden("basic-all-delivered", 4, BASIC, seed=12, policy="greedy"),
    Golden("full-two-seats", 2, FULL, seed=3, policy="greedy"),
    Golden("full-three-seats", 3, FULL, seed=2, policy="greedy"),
    Golden("full-four-seats", 4, FULL, seed=3, policy="greedy"),
    Golden("full-stall", 2, {**FULL, "stall_rounds": 2}, seed=2),
]
