"""Bots have a sense of the game: what they weigh (sense.py) leads to wins. By the hundred: docs/games/terravist.md."""

from tests.bots.duels import against_random, wins


def test_who_weighs_beats_chance() -> None:
    assert wins(against_random("terravist")) >= 7
