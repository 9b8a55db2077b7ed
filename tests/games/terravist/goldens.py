"""Playthroughs of Terravist: 2 to 4 seats, hard mode, a long one in which rare things happen (test_goldens.py)."""

from tests.golden import Golden

GOLDENS = [
    Golden("two-seats", 2, seed=1, policy="greedy"),
    Golden("three-seats", 3, seed=1, policy="greedy"),
    Golden("four-seats", 4, seed=14, policy="greedy"),
    Golden("hard-mode", 3, {"hard_mode": "III", "first_round_turns": 5}, seed=2, policy="greedy"),
    Golden("rare-things", 4, {"first_round_turns": 8}, seed=4220),
]
