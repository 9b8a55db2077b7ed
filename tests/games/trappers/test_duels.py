"""Bots have a sense of the game: what they weigh (sense.py) leads to wins. By the hundred: docs/games/trappers.md."""

from ludarium.games.trappers.printed import TURNS
from tests.bots.duels import against_random, wins


def test_who_weighs_beats_chance_and_does_not_circle() -> None:
    played = against_random("trappers")
    assert wins(played) >= 7
    assert max(one.turns for one in played) <= 40 * (1 + 2 * TURNS), "at most 40 rounds"
