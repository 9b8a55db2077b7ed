"""TR-6: actions in general."""

import pytest

from tests.games.trappers.at_table import at_table
from tests.rule import rule


@rule("TR-6.1")
def test_the_cell_where_the_movement_ended_says_what_can_be_done() -> None:
    t = at_table(a={"at": "(2,2)", "facing": "E"})
    t.answer("end")
    assert {"act-residents", "act-buy-rep", "act-buy-artifact"} <= t.words
    for other in (
        "take-quest",
        "theft",
        "build",
        "raid",
        "modernise",
        "stay",
        "destroy",
        "capture",
        "damage",
        "fighter",
    ):
        assert t.refusal(other) == "TR-6.1"
    assert t.refusal("duel b") == "TR-17.1"


@rule("TR-6.2", "TR-6.9")
def test_mandatory_things_come_first() -> None:
    t = at_table(a={"at": "(1,3)", "zeff": 20}, dice=[1])
    t.answer("end")
    assert t.told("rolled")
    assert "act-buy-rep" in t.words
    guest = at_table(a={"at": "(1,4)", "form": "fighter", "residents": 9}, tiles={"(1,4)": "b"})
    guest.answer("end")
    assert guest.refusal("end") == "TR-6.2"
    assert guest.refusal("buy-rep") == "TR-14.1"
    guest.answer("stay")
    assert guest.told("toll-paid")


@rule("TR-6.3")
def test_one_line_shuts_out_the_others() -> None:
    t = at_table(a={"at": "(2,2)", "form": "fighter", "residents": 20, "hand": ["A4"]}, dice=[3])
    t.answer("end", "rob", "go", "keep")
    for other in ("residents", "buy-rep", "buy-artifact", "rob"):
        assert t.refusal(other) == "TR-6.3"
    t = at_table(a={"at": "(1,4)", "residents": 12, "rep": {4: 2}, "hand": ["A4"]})
    t.answer("end", "buy-rep")
    assert t.refusal("raid") == "TR-6.3"
    assert t.refusal("build") == "TR-6.3"
    t = at_table(a={"at": "(1,4)", "form": "engineer", "residents": 12, "rep": {4: 2}}, tiles={"(1,4)": "a"})
    t.answer("end", "buy-rep")
    assert t.asked == "b move"  # nothing is left: modernising is shut out
    t = at_table(
        a={"at": "(6,6)", "form": "fighter", "residents": 12, "hand": ["A4"]}, b={"at": "(6,6)"}, dice=[1, 1]
    )
    t.answer("end", "buy-rep")
    assert t.refusal("duel b") == "TR-6.3"


@rule("TR-6.4", "TR-6.5")
def test_some_things_put_a_marker_and_want_none_there() -> None:
    t = at_table(a={"at": "(2,2)"}, b={"marks": ["(2,2)"]})
    t.answer("end", "residents")
    assert t.a.marks == ["(2,2)"]
    t.answer("end", "end")  # b
    t.answer("end")
    assert t.refusal("residents") == "TR-6.5"
    quest = at_table(a={"at": "(3,3)", "marks": ["(3,3)"]})
    quest.answer("end")
    assert quest.asked == "b move"


@rule("TR-6.5")
def test_a_marker_does_not_tell_what_it_is_for() -> None:
    t = at_table(a={"at": "(2,2)", "form": "fighter", "residents": 20, "marks": ["(2,2)"]})
    t.answer("end")
    assert t.refusal("rob") == "TR-9.6"
    assert t.refusal("residents") == "TR-6.5"


@rule("TR-6.5")
def test_markers_of_two_kinds_are_a_table_option() -> None:
    t = at_table(
        a={"at": "(2,2)", "form": "fighter", "residents": 20, "marks": ["(2,2)"]},
        options={"capital_marker": "separate"},
        dice=[6],
    )
    t.answer("end", "rob")
    assert t.a.marks == ["(2,2)"]
    t.answer("end", "end")
    assert t.refusal("rob") == "TR-9.6"


@rule("TR-6.5", "TR-6.6")
def test_building_wants_no_free_cell_and_the_rest_is_possible_every_turn() -> None:
    t = at_table(a={"at": "(1,4)", "rep": {4: 1}, "marks": ["(1,4)"], "zeff": 30})
    t.answer("end")
    assert t.can("build")
    t.answer("buy-rep", "end", "end")
    assert t.can("buy-rep")


@rule("TR-6.7")
def test_reputation_costs_two_and_one_a_turn() -> None:
    """OT-10: the enemy minds."""
    t = at_table(a={"at": "(1,4)", "zeff": 20, "hand": ["A4"]}, war=(4, 6))
    t.answer("end", "buy-rep")
    assert (t.a.zeff, t.a.rep[4], t.a.rep[6]) == (18, 1, -1)
    assert t.refusal("buy-rep") == "TR-6.3"
    capital = at_table(a={"at": "(2,2)", "zeff": 20})
    capital.answer("end", "buy-rep")
    assert capital.refusal("buy-rep") == "TR-6.7"


@rule("TR-6.7")
@pytest.mark.parametrize(
    ("cell", "given", "clause"),
    [
        ("(3,3)", {"hand": ["A4"]}, "TR-6.7"),
        ("(4,4)", {"hand": ["A4"]}, "TR-6.7"),
        ("(3,2)", {"hand": ["A4"]}, "TR-12.8"),
        ("(2,2)", {"rep": {1: 6}}, "TR-6.7"),
        ("(2,2)", {"zeff": 1}, "TR-6.7"),
    ],
)
def test_it_can_not_be_bought_everywhere(cell: str, given: dict[str, object], clause: str) -> None:
    t = at_table(a={"at": cell, **given})
    t.answer("end")
    assert t.refusal("buy-rep") == clause


@rule("TR-6.7")
def test_any_number_of_points_is_a_table_option() -> None:
    t = at_table(a={"at": "(1,4)", "zeff": 5}, options={"rep_buy_per_turn": "any"})
    t.answer("end", "buy-rep", "buy-rep")
    assert (t.a.rep[4], t.a.zeff, t.asked) == (2, 1, "b move")


@rule("TR-6.8")
def test_a_marker_outlives_the_tile() -> None:
    t = at_table(
        a={"at": "(1,4)", "form": "fighter", "residents": 40},
        b={"marks": ["(1,4)"]},
        tiles={"(1,4)": "b"},
        dice=[3],
    )
    t.answer("end", "destroy")
    assert (t.tile("(1,4)"), t.b.marks) == ("", ["(1,4)"])


@rule("TR-6.9")
def test_a_stop_counts_before_the_die_and_may_end_the_game() -> None:
    t = at_table(
        a={"at": "(4,5)", "points": 16, "facing": "E", "quests": {"P03": 0b0111110}, "form": "builder"}
    )
    t.answer("F", "end")  # the sixth clan
    assert t.asked == "over"
    rongaum = at_table(a={"at": "(1,3)", "quests": {"P03": 0b1111100}}, dice=[1])
    rongaum.answer("end")
    ids = [event.id for event in rongaum.events]
    assert ids.index("quest-done") < ids.index("rolled")


@rule("TR-6.10")
def test_all_that_is_voluntary_may_be_left_out() -> None:
    for cell in ("(2,2)", "(5,1)", "(3,3)", "(4,4)", "(1,4)"):
        t = at_table(a={"at": cell, "hand": ["A8"]})
        t.answer("end", "end")
        assert t.asked == "b move"


@rule("TR-6.11")
def test_what_the_cell_has_become_opens_no_other_line() -> None:
    """OT-40."""
    t = at_table(
        a={"at": "(1,4)", "form": "fighter", "residents": 40, "rep": {4: 2}, "hand": ["A7"]},
        tiles={"(1,4)": "b"},
        dice=[6],
    )
    t.answer("end", "destroy", "go", "keep")
    assert t.tile("(1,4)") == ""
    assert t.refusal("raid") == "TR-6.1"
    assert t.refusal("buy-rep") == "TR-6.3"
    t.answer("end", "end", "end")
    assert t.can("raid")
    built = at_table(
        a={"at": "(1,4)", "form": "engineer", "residents": 40, "rep": {4: 2}, "zeff": 90, "hand": ["A8"]}
    )
    built.answer("end", "build")
    assert built.refusal("modernise") == "TR-6.1"
    assert built.refusal("residents") == "TR-6.1"
