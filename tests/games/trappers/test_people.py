"""TR-10: Quests and sales at the People."""

import pytest

from tests.games.trappers.at_table import at_table
from tests.rule import rule


@rule("TR-10.1", "TR-10.2")
def test_a_quest_once_a_round_and_artifacts_sold() -> None:
    """OT-25."""
    t = at_table(a={"at": "(3,3)", "hand": ["A1", "A5"]}, top={"people": ["P01"]})
    t.answer("end", "sell A1", "sell A5", "take-quest")
    assert (t.a.zeff, t.a.held, t.a.marks) == (26, ["P01"], ["(3,3)"])
    t = at_table(a={"at": "(3,3)", "hand": ["A1"], "marks": ["(3,3)"]})
    t.answer("end")
    assert t.refusal("take-quest") == "TR-10.1"


@rule("TR-10.1")
def test_with_two_quests_one_goes_first_or_it_is_taken_back() -> None:
    """OT-37."""
    t = at_table(a={"at": "(3,3)", "quests": ["P01", "P04", "O01"]}, top={"people": ["P08"]})
    t.answer("end", "take-quest")
    assert t.refusal("O01") == "TR-10.1"
    t.answer("cancel")
    assert (t.a.held, t.a.marks) == (["P01", "P04", "O01"], [])
    t.answer("take-quest", "P04")
    assert t.a.held == ["P01", "P08", "O01"]
    assert t.under("people") == ["P04"]


@rule("TR-10.1")
def test_no_quest_from_an_empty_deck() -> None:
    t = at_table(a={"at": "(3,3)", "hand": ["A1"]})
    t.s.done += t.s.decks[0].mass
    t.s.decks[0].mass.clear()
    t.answer("end")
    assert t.refusal("take-quest") == "TR-10.1"


@rule("TR-10.3", "TR-18.6", "TR-18.14")
@pytest.mark.parametrize(("pays", "zeff"), [(10, 8), (5, 3)])
def test_a_peoples_quest_pays_and_leaves_the_game(pays: int, zeff: int) -> None:
    """OT-26: what it pays can be used at once."""
    t = at_table(
        a={"at": "(3,3)", "quests": ["P02"], "hand": ["A1", "A3", "A5"], "zeff": 0},
        options={"people_quest_zeff": pays},
    )
    t.answer("end", "hand-in P02")
    assert (t.a.points, t.a.zeff, t.a.held, t.a.hand) == (5, pays, [], [])
    assert [t.box.quests[number].row.id for number in t.s.done] == ["P02"]
    assert t.under("people") == []
    assert sorted(t.under("artifacts")) == ["A1", "A3", "A5"]
    assert zeff == pays - 2


@rule("TR-10.4")
def test_an_abandoned_one_goes_under_its_deck() -> None:
    t = at_table(a={"quests": ["P05"]})
    t.answer("abandon P05")
    assert t.under("people") == ["P05"]
