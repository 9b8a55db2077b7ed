"""Playthroughs of Трапперы: 2 to 4 seats, both ways to end. What must happen in them: test_goldens.py."""

from tests.golden import Golden

GOLDENS = [
    Golden("two-seats", 2, seed=4, policy="greedy"),
    Golden("three-seats", 3, seed=5, policy="greedy"),
    Golden("four-seats", 4, seed=55, policy="greedy"),
    Golden("three-rounds", 4, {"max_rounds": 3}, seed=5),
]
