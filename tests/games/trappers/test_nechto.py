"""TR-7: Nechto and the Hypostases."""

import pytest

from tests.games.trappers.at_table import at_table
from tests.rule import rule


@rule("TR-7.1", "TR-7.10")
def test_on_nechto_one_changes_shape_once_a_turn() -> None:
    """OT-39."""
    t = at_table(a={"at": "(5,1)"})
    t.answer("end")
    assert t.refusal("builder") == "TR-7.1"
    t.answer("fighter")
    assert (t.a.form_name, t.a.zeff) == ("fighter", 20)
    assert t.refusal("engineer") == "TR-7.10"
    t.answer("end", "end", "end", "engineer")
    assert t.a.form_name == "engineer"


@rule("TR-7.2")
@pytest.mark.parametrize("first", ["fighter", "buy-rep"])
def test_reputation_is_bought_before_or_after(first: str) -> None:
    t = at_table(a={"at": "(5,1)"})
    t.answer("end", first, "buy-rep" if first == "fighter" else "fighter")
    assert (t.a.rep[2], t.a.form_name) == (1, "fighter")


@rule("TR-7.3")
def test_nobody_fights_on_nechto() -> None:
    t = at_table(a={"at": "(5,1)", "form": "fighter", "residents": 40}, b={"at": "(5,1)"})
    t.answer("end")
    assert t.refusal("duel b") == "TR-7.3"
    assert t.m.view(0).board.fights == []


@rule("TR-7.4", "TR-7.5", "TR-7.6", "TR-16.2")
@pytest.mark.parametrize(
    ("form", "may"),
    [
        ("builder", {"build", "raid"}),
        ("fighter", {"raid", "duel b"}),
        ("engineer", {"build", "raid"}),
        ("mimic", {"build", "raid"}),
    ],
)
def test_what_each_shape_may_do_on_wasteland(form: str, may: set[str]) -> None:
    t = at_table(a={"at": "(1,4)", "form": form, "residents": 12, "rep": {4: 2}}, b={"at": "(1,4)"})
    t.answer("end")
    assert {word for word in ("build", "raid", "duel b") if t.can(word)} == may


@rule("TR-7.4", "TR-7.5", "TR-7.6")
@pytest.mark.parametrize(
    ("form", "tile", "may"),
    [
        ("builder", "b", set()),
        ("fighter", "b", {"destroy"}),
        ("engineer", "b", {"capture"}),
        ("mimic", "b", set()),
        ("fighter", "B", {"damage"}),
        ("engineer", "B", set()),
        ("engineer", "a", {"modernise"}),
        ("builder", "a", set()),
        ("fighter", "a", set()),
    ],
)
def test_what_each_shape_may_do_in_settlements(form: str, tile: str, may: set[str]) -> None:
    t = at_table(
        a={"at": "(1,4)", "form": form, "residents": 12, "rep": {4: 2}, "hand": ["A4"]}, tiles={"(1,4)": tile}
    )
    t.answer("end")
    assert {x for x in ("destroy", "capture", "damage", "modernise") if t.can(x)} == may


@rule("TR-7.7")
def test_no_residents_join_a_mimic_in_a_capital() -> None:
    """OT-24."""
    t = at_table(a={"at": "(2,2)", "form": "mimic", "zeff": 10})
    t.answer("end")
    assert t.refusal("residents") == "TR-7.7"
    t.answer("buy-rep", "buy-artifact")
    assert t.a.zeff == 6


@rule("TR-7.7", "TR-7.8", "TR-1.8")
def test_the_mimics_two_count_for_points_residents_and_building() -> None:
    """OT-23."""
    t = at_table(a={"at": "(1,4)", "form": "mimic", "rep": {4: 1}}, tiles={"(1,4)": "a"})
    assert t.mp == 7
    t.answer("end", "residents")
    assert (t.a.residents, t.a.rep[4]) == (8, 1)
    build = at_table(a={"at": "(1,4)", "form": "mimic", "rep": {4: -1}})
    build.answer("end", "build")
    assert build.tile("(1,4)") == "a"


@rule("TR-7.8", "TR-18.13")
def test_the_mimics_two_are_no_change_of_the_track() -> None:
    t = at_table(a={"at": "(5,1)", "rep": {1: 4, 2: 3}, "quests": ["O01", "O02"]}, war=(1, 2))
    t.answer("end", "mimic")
    assert t.a.rep[1:] == [4, 3, 0, 0, 0, 0]
    assert t.a.held == ["O01", "O02"]  # four clans at 2, one at 6: only in effect


@rule("TR-7.9")
def test_duel_modifiers_do_not_count_in_raids() -> None:
    t = at_table(a={"at": "(2,2)", "form": "fighter", "residents": 12}, dice=[3])
    t.answer("end", "rob")
    assert t.told("raided")[0]["attack"] == 15
