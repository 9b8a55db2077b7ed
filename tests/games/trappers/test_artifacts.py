"""TR-19: Artifacts, each of the house set among them."""

import pytest

from tests.games.trappers.at_table import at_table
from tests.rule import rule


@rule("TR-19.1", "TR-5.13")
def test_fold() -> None:
    """Ends the movement; where it comes down counts as where the movement ended."""
    t = at_table(a={"at": "(1,4)", "hand": ["A1"]}, dice=[2])
    t.answer("use A1", "(1,3)")
    assert t.told("rolled") == [{"seat": 0, "n": 2}]
    assert (t.a.residents, t.a.facing) == (3, "*")
    spent = at_table(a={"at": "(1,4)", "hand": ["A1"]})
    spent.answer("R")
    assert spent.refusal("use A1") == "TR-19.1"


@rule("TR-19.1")
def test_fold_into_an_opponents_settlement() -> None:
    t = at_table(a={"at": "(1,4)", "hand": ["A1"]}, b={"at": "(6,5)"}, tiles={"(6,5)": "b"})
    t.answer("use A1", "(6,5)")
    assert (t.a.at, t.a.zeff) == ("", 19)


@rule("TR-19.1", "TR-5.10")
def test_afterburner() -> None:
    t = at_table(a={"at": "(2,3)", "facing": "E", "hand": ["A2"]})
    t.answer("L", "L", "L", "L", "use A2")
    assert t.mp == 3
    stopped = at_table(a={"at": "(1,2)", "facing": "S", "hand": ["A2"]})
    stopped.answer("F", "use A2")
    assert stopped.mp == 6
    assert stopped.refusal("F") == "TR-5.9"
    assert stopped.can("L")


@rule("TR-19.1", "TR-7.10")
def test_mirror_of_shapes() -> None:
    t = at_table(a={"at": "(1,4)", "hand": ["A3"], "rep": {4: 1}})
    t.answer("use A3")
    assert t.refusal("builder") == "TR-7.1"
    t.answer("mimic")
    assert t.mp == 7  # before any point was spent
    later = at_table(a={"at": "(1,4)", "hand": ["A3"], "rep": {4: 1}})
    later.answer("R", "use A3", "mimic")
    assert later.mp == 4
    nechto = at_table(a={"at": "(5,1)", "hand": ["A3"], "quests": ["P05"]})
    nechto.answer("end", "use A3", "fighter", "engineer")
    assert nechto.a.form_name == "engineer"
    assert nechto.a.marked("P05") == 2


@rule("TR-19.1", "TR-16.3")
def test_thunderer() -> None:
    t = at_table(a={"at": "(2,2)", "form": "fighter", "residents": 10, "hand": ["A4"]}, dice=[2])
    t.answer("end")
    assert t.refusal("use A4") == "TR-19.1"
    t.answer("rob", "use A4")
    assert t.told("raided")[0]["attack"] == 16
    assert t.s.mods[0] == []  # it is over


@rule("TR-19.1", "TR-16.5")
def test_knucklebone() -> None:
    t = at_table(a={"at": "(2,2)", "form": "fighter", "residents": 12, "hand": ["A5"]}, dice=[1, 5])
    t.answer("end", "rob", "go")
    assert t.asked == "a result"
    t.answer("use A5")
    assert t.told("raided")[0]["attack"] == 17
    assert t.a.residents == 11
    ron = at_table(a={"at": "(1,3)", "hand": ["A5"]}, dice=[3, 1])
    ron.answer("end", "use A5")
    assert ron.a.miss == 0
    duel = at_table(
        a={"at": "(1,4)", "form": "fighter", "residents": 10, "hand": ["A5"]},
        b={"at": "(1,4)"},
        dice=[1, 1, 6],
    )
    duel.answer("end", "duel b", "go", "use A5")
    assert duel.told("fought")[0]["attack"] == 10 + 3 + 6


@rule("TR-19.1", "TR-5.9", "TR-14.1")
def test_veil() -> None:
    t = at_table(a={"at": "(1,4)", "facing": "E", "hand": ["A6"]}, tiles={"(2,4)": "b"})
    t.answer("use A6", "F", "F")
    assert t.a.at == "(3,4)"
    stays = at_table(a={"at": "(1,4)", "facing": "E", "hand": ["A6", "A4"]}, tiles={"(2,4)": "b"})
    stays.answer("use A6", "F", "end", "stay")
    assert (stays.a.zeff, stays.b.zeff) == (20, 20)
    stays.answer("end", "end", "end")
    assert stays.asked == "a act"
    stays.answer("stay")
    assert stays.a.zeff == 19  # that was this turn only
    ron = at_table(a={"at": "(1,2)", "facing": "S", "hand": ["A6"]}, dice=[1])
    ron.answer("use A6", "F", "end")
    assert ron.told("rolled")
    host = at_table(a={"at": "(1,4)", "facing": "E", "hand": ["A6"]}, b={"at": "(2,4)"}, tiles={"(2,4)": "b"})
    host.answer("use A6", "F", "end")
    assert (host.a.at, host.a.zeff) == ("", 20)


@rule("TR-19.1")
def test_assembler() -> None:
    t = at_table(a={"at": "(1,4)", "rep": {4: 1}, "zeff": 4, "hand": ["A7"]})
    assert t.refusal("use A7") == "TR-19.1"
    t.answer("end")
    assert t.refusal("build") == "TR-12.2"
    t.answer("use A7", "build")
    assert (t.a.zeff, t.tile("(1,4)")) == (0, "a")
    city = at_table(
        a={"at": "(1,4)", "form": "engineer", "residents": 10, "rep": {4: 2}, "zeff": 14, "hand": ["A7"]},
        tiles={"(1,4)": "a"},
    )
    city.answer("end", "use A7", "modernise")
    assert (city.a.zeff, city.a.points) == (0, 6)


@rule("TR-19.1", "TR-15.1")
def test_voice_of_the_clan() -> None:
    t = at_table(a={"at": "(1,4)", "rep": {4: 5}, "hand": ["A8"]}, war=(4, 6))
    t.answer("end", "use A8")
    assert (t.a.rep[4], t.a.rep[6]) == (6, 0)
    full = at_table(a={"at": "(1,4)", "rep": {4: 6}, "hand": ["A8"]})
    full.answer("end")
    assert full.refusal("use A8") == "TR-15.1"
    nobody = at_table(a={"at": "(3,3)", "hand": ["A8"]})
    nobody.answer("end")
    assert nobody.refusal("use A8") == "TR-1.7"


@rule("TR-19.1", "TR-14.1")
def test_on_an_opponents_settlement_artifacts_are_used_before_the_line_is_chosen() -> None:
    t = at_table(a={"at": "(1,4)", "residents": 40, "hand": ["A3"]}, tiles={"(1,4)": "b"}, dice=[6])
    t.answer("end", "use A3", "fighter", "destroy")
    assert (t.tile("(1,4)"), t.a.zeff) == ("", 24)


@rule("TR-19.2")
def test_no_two_of_the_same_name_in_a_turn() -> None:
    t = at_table(a={"at": "(2,3)", "hand": ["A2", "A2", "A3"]})
    t.answer("use A2")
    assert t.refusal("use A2") == "TR-19.2"
    t.answer("use A3", "mimic")
    t.answer("end", "end", "end")
    assert t.can("use A2")


@rule("TR-19.3")
def test_used_it_goes_under_the_deck_after_its_effect() -> None:
    t = at_table(a={"at": "(1,4)", "hand": ["A1"]})
    t.answer("use A1")
    assert (t.asked, t.under("artifacts"), t.s.played) == ("a cell", [], [0])
    t.answer("(3,2)")
    assert (t.under("artifacts"), t.s.played) == (["A1"], [])
    for viewer in (0, 1, None):
        assert t.m.view(viewer).board.decks[2].under == [0]  # all have seen it


@rule("TR-19.4")
def test_hands_are_secret_and_their_number_is_not() -> None:
    t = at_table(a={"hand": ["A1", "A2", "A2", "A3", "A4", "A5", "A7", "A8"]})
    assert t.m.view(0).board.hand == [0, 1, 1, 2, 3, 4, 6, 7]
    for viewer in (1, None):
        seen = t.m.view(viewer).board
        assert (seen.hand, seen.trappers[0].artifacts, seen.trappers[0].known) == ([], 8, [])
    assert t.refusal("use A6") == "TR-19.4"


@rule("TR-19.4")
@pytest.mark.parametrize("hand", [["A8"], ["A4"], ["A5"]])
def test_being_asked_tells_nothing_of_the_hand(hand: list[str]) -> None:
    """Whoever holds a card is asked at each window, fitting or not."""
    t = at_table(a={"at": "(2,2)", "form": "fighter", "residents": 12, "hand": hand}, dice=[3])
    asked = [t.asked]
    t.answer("end")
    asked.append(t.asked)
    t.answer("rob")
    asked.append(t.asked)
    t.answer("go")
    asked.append(t.asked)
    t.answer("keep")
    asked.append(t.asked)
    assert asked == ["a move", "a act", "a roll", "a result", "a act"]


@rule("TR-19.5", "TR-19.6")
def test_one_just_bought_may_be_used() -> None:
    t = at_table(a={"at": "(2,2)"}, top={"artifacts": ["A8"]})
    t.answer("end", "buy-artifact", "use A8")
    assert t.a.rep[1] == 2


@rule("TR-19.7")
def test_a_card_sold_is_known_to_its_seller_and_to_whom_it_comes() -> None:
    """With nothing but cards put under the deck left, what was sold face down comes to another's hand."""
    rest = ["A1", "A2", "A2", "A3", "A3", "A4", "A4", "A5", "A6", "A7", "A8"]
    t = at_table(a={"at": "(3,3)", "hand": ["A1"]}, b={"at": "(2,2)", "hand": rest})
    t.answer("end", "sell A1", "end", "end", "buy-artifact")
    assert t.b.hand == ["A1", *rest]
    assert t.m.view(0).board.trappers[1].known == [0]
    assert t.m.view(None).board.trappers[1].known == []
    told = [event for event in t.events if event.id == "artifact-drawn"]
    assert "card" in told[0].seen_by(0).args
    assert "card" not in told[0].seen_by(None).args
