"""TR-20, TR-21: the end, and table options that are ours."""

import pytest

from ludarium import Match
from ludarium.games.trappers import GAME
from tests.games.trappers.at_table import AtTable, at_table
from tests.games.trappers.test_rounds import skip_turns
from tests.rule import rule


@rule("TR-20.1")
def test_twenty_points_end_it_at_once() -> None:
    """OT-33."""
    t = at_table(
        a={"at": "(1,4)", "form": "engineer", "rep": {4: 2}, "residents": 10, "points": 14},
        tiles={"(1,4)": "a"},
    )
    t.answer("end", "modernise")
    result = t.m.result
    assert result is not None
    assert (t.asked, result.scores, result.ranks, result.reason) == ("over", [20, 0], [1, 2], "target")
    assert result.parts[0] == {"duels": 0, "cities": 6, "quests": 14}


@rule("TR-20.1")
def test_fewer_points_are_a_table_option() -> None:
    t = at_table(
        a={"at": "(1,4)", "form": "engineer", "rep": {4: 2}, "residents": 10, "points": 8},
        tiles={"(1,4)": "a"},
        options={"target_vp": 14},
    )
    t.answer("end", "modernise")
    assert t.asked == "over"


@rule("TR-20.1")
def test_it_may_end_in_anothers_turn() -> None:
    t = at_table(
        a={"at": "(1,4)", "form": "fighter", "residents": 6},
        b={"at": "(1,4)", "residents": 20, "points": 16, "quests": ["O07"]},
        dice=[6, 1],
    )
    t.answer("end", "duel b")
    assert t.asked == "over"
    assert t.s.winner == 1


@rule("TR-20.2")
def test_nothing_pending_is_carried_out_and_the_active_trapper_comes_first() -> None:
    t = at_table(
        a={"at": "(1,4)", "rep": {4: 5, 1: 5}, "points": 16, "quests": ["O02"]},
        b={"rep": {1: 5}, "points": 18, "quests": []},
    )
    t.answer("end", "buy-rep")
    assert t.asked == "over"  # no clans are chosen any more
    assert t.s.winner == 0
    assert t.a.rep[1:] == [5, 0, 0, 6, 0, 0]
    both = at_table(
        a={"at": "(1,4)", "form": "fighter", "residents": 40, "points": 12, "quests": []},
        b={"at": "(1,4)", "points": 19},
        dice=[1, 6],
    )
    both.answer("end", "duel b")
    assert both.m.result is not None
    assert both.m.result.ranks == [1, 2]


@rule("TR-20.3")
def test_rounds_may_be_limited() -> None:
    t = at_table(3, c={"points": 4}, turn=5, at="c", options={"max_rounds": 1})
    skip_turns(t, 1)
    result = t.m.result
    assert result is not None
    assert (result.reason, result.ranks) == ("rounds", [3, 2, 1])  # points, then the later seat


@rule("TR-20.3")
@pytest.mark.parametrize(
    ("given", "tiles"),
    [
        ({"points": 1}, {"(1,1)": "B"}),
        ({}, {"(1,1)": "A", "(3,1)": "b", "(6,5)": "b"}),
        ({}, {"(1,1)": "a"}),
        ({"zeff": 21}, {}),
        ({"residents": 6}, {}),
    ],
)
def test_ties_are_broken_in_order(given: dict[str, object], tiles: dict[str, str]) -> None:
    t = at_table(
        a={"zeff": 20, **given}, b={"zeff": 20}, tiles=tiles, turn=5, at="b", options={"max_rounds": 1}
    )
    skip_turns(t, 1)
    assert t.m.result is not None
    assert t.m.result.ranks == [1, 2]


@rule("TR-21.2")
def test_later_seats_may_begin_with_more_residents() -> None:
    t = AtTable(Match.new(GAME, 4, {"late_seat_residents": 1}, bytes(32)))
    assert [t.s.people[seat] for seat in t.s.order] == [5, 6, 7, 8]
