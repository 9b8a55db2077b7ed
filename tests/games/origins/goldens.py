"""Playthroughs of Origins: 1 to 4 seats, each of the four end conditions, alone won and lost.

Greedy players hardly ever match a district card, nor reach 180 points alone; there an easier pack and the more generous
readings help.
"""

from tests.games.origins.packs import with_easy_districts
from tests.golden import Golden

T10 = {"temple_table": "T10"}
GENEROUS = {**T10, "war_action_steps": 3, "agora_effect": "gold1"}

GOLDENS = [
    Golden("alone-lost", 1, seed=1, policy="greedy"),
    Golden("alone-won", 1, GENEROUS, seed=11, policy="greedy", pack=with_easy_districts(solo_goal=150)),
    Golden("two-seats-temples", 2, T10, seed=29, policy="greedy"),
    Golden("two-seats-gold", 2, seed=5, policy="greedy", pack=with_easy_districts()),
    Golden("three-seats-towers", 3, seed=1, policy="greedy"),
    Golden("four-seats-dice", 4, seed=12, policy="greedy"),
]
