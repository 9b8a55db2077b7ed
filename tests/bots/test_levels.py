"""Levels are named: by a word, and by what may follow it."""

from __future__ import annotations

import pytest

import ludarium
from ludarium import bots
from ludarium.bots.levels import LEVELS, read
from ludarium.table.errors import LudariumError
from ludarium.table.table import Tuning


def test_a_level_is_as_the_game_says_where_its_name_says_nothing() -> None:
    tuning = Tuning(paranoid=True, looks={"expert": 4000})
    assert read("expert").tuned(tuning) == tuning
    assert read("expert").looks(tuning) == 4000
    assert read("strong").looks(tuning) == LEVELS["strong"].iterations


@pytest.mark.parametrize(
    ("name", "paranoid", "multi"),
    [
        ("expert:paranoid", True, False),
        ("expert:maxn", False, False),
        ("strong:multi", False, True),
        ("strong:single:paranoid", True, False),
    ],
)
def test_ways_of_searching_may_follow_a_name(name: str, paranoid: bool, multi: bool) -> None:
    tuning = read(name).tuned(Tuning())
    assert (tuning.paranoid, tuning.multi) == (paranoid, multi)


def test_times_the_budget_is_times_the_looks_and_the_seconds() -> None:
    level, ten = LEVELS["strong"], read("strong:x10")
    assert ten.looks(Tuning()) == 10 * level.iterations
    assert ten.looks(Tuning(looks={"strong": 7})) == 70
    assert ten.seconds == 10 * level.seconds


def test_processes_may_follow_a_name_or_be_said_beside_it() -> None:
    assert read("expert:p4").processes == 4
    assert bots.searching("expert", 1, processes=3)._level.processes == 3
    assert bots.searching("expert:p2", 1, processes=3)._level.processes == 2


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("divine:x10", "no bot has the level 'divine'"),
        ("expert:x0", "'x0' can't follow a level's name; there are maxn, paranoid, single, multi, xN"),
        ("expert:", "'' can't follow"),
        ("expert:fast", "'fast' can't follow"),
        ("expert:p0", "'p0' can't follow"),
        ("expert:multi:single", "'single' says again"),
        ("expert:x2:x3", "'x3' says again"),
        ("greedy:x10", "greedy does not search"),
    ],
)
def test_a_name_that_means_nothing_is_refused(name: str, why: str) -> None:
    with pytest.raises(LudariumError, match=why):
        bots.make(name, 1)


@pytest.mark.parametrize("game", ludarium.installed(), ids=lambda game: game.id)
def test_a_game_s_own_budgets_are_those_of_levels_and_rise_with_them(game: ludarium.Game) -> None:
    assert set(game.tuning.looks) <= set(LEVELS)
    looks = [read(name).looks(game.tuning) for name in LEVELS]
    assert looks == sorted(looks)
    assert looks[0] >= 1
