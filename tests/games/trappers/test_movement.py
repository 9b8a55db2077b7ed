"""TR-5: the Movement phase."""

import pytest

from tests.games.trappers.at_table import at_table
from tests.rule import rule


@rule("TR-5.1")
def test_one_may_stay() -> None:
    t = at_table(a={"at": "(2,2)", "facing": "E"})
    t.answer("end")
    assert (t.a.at, t.asked) == ("(2,2)", "a act")


@rule("TR-5.2")
@pytest.mark.parametrize(("rep", "points"), [(-2, 2), (-1, 3), (0, 4), (2, 6), (6, 10)])
def test_movement_points_are_four_and_reputation(rep: int, points: int) -> None:
    """OT-3, the book's example."""
    assert at_table(a={"at": "(1,4)", "rep": {4: rep}}).mp == points


@rule("TR-5.3")
def test_they_are_not_counted_again_on_the_way() -> None:
    t = at_table(a={"at": "(2,3)", "facing": "S", "rep": {4: 6}})
    assert t.mp == 4
    t.answer("F")
    assert t.mp == 3


@rule("TR-5.4", "TR-5.6", "TR-5.8")
def test_a_step_and_a_turn_cost_one_each_and_the_rest_is_lost() -> None:
    """OT-4, the book's example."""
    t = at_table(a={"at": "(1,1)", "facing": "E", "rep": {1: 2}})
    assert t.mp == 6
    t.answer("F", "L")
    assert t.mp == 4
    t.answer("end")
    assert t.mp == 0
    t.answer("end")
    assert (t.a.at, t.a.facing) == ("(2,1)", "N")


@rule("TR-5.4")
def test_half_a_turn_costs_two_and_there_is_no_reverse() -> None:
    """OT-5: from the white (3,2) facing north to the People (3,3)."""
    t = at_table(a={"at": "(3,2)", "facing": "N", "form": "mimic"})
    assert t.refusal("S") == "TR-5.4"
    t.answer("R", "R", "F")
    assert (t.a.at, t.mp) == ("(3,3)", 1)


@rule("TR-5.2")
def test_without_points_there_is_nothing_but_the_end() -> None:
    t = at_table(a={"at": "(2,3)", "facing": "E", "hand": ["A4"]})
    t.answer("L", "L", "L", "L")
    assert t.refusal("F") == "TR-5.2"
    assert t.words == {"move-end"}


@rule("TR-5.5")
def test_no_step_over_a_chasm_or_the_rim() -> None:
    """OT-6."""
    t = at_table(a={"at": "(3,3)", "facing": "S"})
    assert t.refusal("F") == "TR-5.5"
    assert at_table(a={"at": "(6,1)", "facing": "N"}).refusal("F") == "TR-5.5"


@rule("TR-5.7", "TR-2.8")
def test_a_free_rover_sets_out_any_way_and_then_faces_it() -> None:
    """OT-38."""
    t = at_table(a={"at": "(1,1)", "facing": "*"})
    assert t.refusal("L") == "TR-5.7"
    assert t.refusal("F") == "TR-5.7"
    assert t.refusal("N") == "TR-5.5"
    t.answer("E")
    assert (t.a.at, t.a.facing, t.mp) == ("(2,1)", "E", 3)
    assert t.refusal("S") == "TR-5.4"


@rule("TR-5.7")
def test_until_its_first_step_it_stays_free() -> None:
    t = at_table(a={"at": "(3,2)", "facing": "*"}, b={"at": "(5,4)"})
    t.answer("end", "end")
    assert (t.asked, t.a.facing) == ("a move", "*")


@rule("TR-5.9", "TR-5.10")
def test_rongaum_ends_the_steps_but_not_the_turning() -> None:
    """OT-7."""
    t = at_table(a={"at": "(1,2)", "facing": "S"}, dice=[1])
    t.answer("F")
    assert (t.a.at, t.mp) == ("(1,3)", 3)
    assert t.refusal("F") == "TR-5.9"
    t.answer("L")
    assert (t.mp, t.told("rolled")) == (2, [])
    t.answer("end")
    assert t.told("rolled") == [{"seat": 0, "n": 1}]


@rule("TR-5.9", "TR-5.10", "TR-13.5")
def test_an_opponents_settlement_stops_too_and_an_own_one_does_not() -> None:
    t = at_table(a={"at": "(1,4)", "facing": "E"}, tiles={"(2,4)": "b"})
    t.answer("F")
    assert t.refusal("F") == "TR-5.9"
    t.answer("R")
    own = at_table(a={"at": "(1,4)", "facing": "E"}, tiles={"(2,4)": "a"})
    own.answer("F", "F")
    assert own.a.at == "(3,4)"


@rule("TR-5.11")
def test_one_may_drive_off_and_is_stopped_again_on_coming_back() -> None:
    t = at_table(a={"at": "(1,3)", "facing": "E", "rep": {1: 2}}, dice=[1])
    t.answer("F", "L", "L", "F")
    assert (t.a.at, t.mp) == ("(1,3)", 2)
    assert t.refusal("F") == "TR-5.9"


@rule("TR-5.12")
def test_everything_else_may_be_driven_through() -> None:
    t = at_table(a={"at": "(3,2)", "facing": "W", "form": "fighter"}, b={"at": "(2,2)"})
    t.answer("F", "R", "F")
    assert t.a.at == "(2,1)"
    assert not t.told("duel-begins")
    assert not t.told("residents-join")


@rule("TR-5.13")
def test_teleported_a_rover_has_no_direction() -> None:
    t = at_table(a={"at": "(1,4)", "facing": "E", "hand": ["A1"]})
    t.answer("use A1", "(5,5)")
    assert (t.a.at, t.a.facing) == ("(5,5)", "*")
