"""Playthroughs of Терраформер: each number of seats, each size of planet, both ways to end; seeds 4, 3 and 2 are games
in whose balancing an animal migrates twice."""

from tests.golden import Golden

GOLDENS = [
    Golden("two-seats-small-migrating-twice", 2, {"planet": "small"}, seed=4),
    Golden("two-seats-medium", 2, {"planet": "medium"}, seed=3, policy="greedy"),
    Golden("three-seats-small-all-stable", 3, {"planet": "small"}, seed=8),
    Golden("three-seats-large-migrating-twice", 3, {"planet": "large"}, seed=3),
    Golden("three-seats-huge-by-the-table", 3, {"planet": "huge", "balancing": "auto"}, seed=2),
    Golden("four-seats-medium", 4, {"planet": "medium", "decks": "built"}, seed=1),
]
