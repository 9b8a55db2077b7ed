"""TR-8: the die of Rongaum."""

import pytest

from tests.games.trappers.at_table import at_table
from tests.rule import rule


@rule("TR-8.1")
def test_the_die_is_rolled_also_after_staying() -> None:
    t = at_table(a={"at": "(1,3)"}, dice=[1])
    t.answer("end")
    assert t.told("rolled")
    no = at_table(
        a={"at": "(1,3)", "facing": "E", "rep": {1: 2}}, options={"rongaum_stay": "no_roll"}, dice=[1]
    )
    no.answer("F", "R", "R", "F", "end")
    assert no.told("rolled")  # it came there this turn
    stays = at_table(a={"at": "(1,3)"}, options={"rongaum_stay": "no_roll"}, dice=[1])
    stays.answer("end")
    assert not stays.told("rolled")


@rule("TR-8.2")
def test_one_two_and_three() -> None:
    """OT-21."""
    t = at_table(a={"at": "(1,3)"}, dice=[1])
    t.answer("end", "end")
    assert (t.a.residents, t.a.miss, t.a.hand) == (5, 0, [])
    t = at_table(a={"at": "(1,3)"}, dice=[2])
    t.answer("end")
    assert t.a.residents == 3
    t = at_table(a={"at": "(1,3)"}, dice=[3])
    t.answer("end", "buy-rep", "end")
    assert t.a.rep[1] == 1  # this turn goes on
    assert t.asked == "b move"  # the next one of a is missed
    assert t.s.turn == 2


@rule("TR-8.3", "TR-19.5")
def test_four_is_an_artifact_if_there_is_one() -> None:
    t = at_table(a={"at": "(1,3)"}, dice=[4], top={"artifacts": ["A5"]})
    t.answer("end")
    assert t.a.hand == ["A5"]
    cards = ["A1", "A1", "A2", "A2", "A3", "A3", "A4", "A4", "A5", "A6", "A7", "A8"]
    empty = at_table(a={"at": "(1,3)"}, b={"hand": cards}, dice=[4])
    empty.answer("end")
    assert empty.a.hand == []
    assert empty.told("no-artifacts-left")


@rule("TR-8.4")
def test_five_is_a_quest_of_the_type_one_names() -> None:
    t = at_table(a={"at": "(1,3)"}, dice=[5], top={"old": ["O07"]})
    t.answer("end")
    assert t.asked == "a deck"
    t.answer("old")
    assert (t.a.held, t.a.marks) == (["O07"], [])


@rule("TR-8.4", "TR-18.3")
def test_five_with_two_of_the_type_discards_one_and_can_not_be_declined() -> None:
    t = at_table(a={"at": "(1,3)", "quests": ["P01", "P04"]}, dice=[5], top={"people": ["P06"]})
    t.answer("end", "people")
    assert t.asked == "a discard"
    assert t.refusal("cancel") == "TR-8.4"
    t.answer("P01")
    assert t.a.held == ["P04", "P06"]
    assert t.under("people") == ["P01"]


@rule("TR-8.4")
def test_where_one_deck_is_empty_it_is_the_other_and_where_both_are_nothing() -> None:
    def emptied(*decks: int) -> object:
        t = at_table(a={"at": "(1,3)"}, dice=[5])
        for deck in decks:
            t.s.done += t.s.decks[0].mass if deck == 0 else []
            t.s.decks[deck].mass.clear()
        t.answer("end")
        return t

    one = emptied(0)
    assert one.a.held[0].startswith("O")  # type: ignore[attr-defined]
    both = emptied(0, 1)
    assert both.told("no-quests-left")  # type: ignore[attr-defined]


@rule("TR-8.5", "TR-15.5")
@pytest.mark.parametrize(("war", "rep"), [((4, 6), [0, 0, 0, 1, 0, 1]), ("all", [1] * 6), ((), [0] * 6)])
def test_six_raises_every_clan_at_war(war: object, rep: list[int]) -> None:
    """OT-22."""
    t = at_table(a={"at": "(1,3)"}, war=war, dice=[6])  # type: ignore[arg-type]
    t.answer("end")
    assert t.a.rep[1:] == rep


@rule("TR-8.6")
def test_after_the_die_one_buys_or_fights() -> None:
    t = at_table(a={"at": "(1,3)", "form": "fighter", "residents": 40}, b={"at": "(1,3)"}, dice=[1, 1, 1])
    t.answer("end")
    assert t.can("buy-rep")
    t.answer("duel b")
    assert t.a.points == 8
