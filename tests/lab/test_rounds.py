"""How long a match was, in rounds: as the game counts them, or else by the goes of each seat."""

from __future__ import annotations

import pytest

from ludarium.lab.job import play
from ludarium.lab.plan import Plan


@pytest.mark.parametrize(("game", "expected"), [("terravist", 3), ("origins", None), ("trappers", None)])
def test_rounds_are_those_of_the_game(game: str, expected: int | None) -> None:
    found = play(Plan(game, 1, ["random", "random"], seed=4)[0])
    assert found.rounds == expected if expected else 1 < found.rounds < found.turns


def test_where_a_game_counts_none_one_go_of_each_seat_is_one() -> None:
    found = play(Plan("progers", 1, ["random", "random"], {"mode": "basic", "stall_rounds": 3})[0])
    assert found.rounds == -(-found.turns // 2)
