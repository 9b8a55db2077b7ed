"""Playthroughs of the toy."""

from tests.golden import Golden

GOLDENS = [
    Golden("two-seats", 2, {"rounds": 4}, seed=1),
    Golden("three-seats", 3, {"rounds": 3}, seed=2),
    Golden("four-seats", 4, {"rounds": 2, "hand": 6}, seed=3),
    Golden("towers", 4, seed=4, policy="greedy"),
]
