"""TR-3 and TR-4: rounds and turns."""

import pytest

from tests.games.trappers.at_table import AtTable, at_table
from tests.rule import rule


def skip_turns(t: AtTable, count: int) -> AtTable:
    """Turns in which nothing is done."""
    for _ in range(count):
        seat = t.ask.seat
        turn = (t.s.round, t.s.turn, t.s.at)
        while t.m.asks and t.ask.seat == seat and (t.s.round, t.s.turn, t.s.at) == turn:
            word = "stay" if t.ask.kind is t.box.ACT and t.ask.options[0] != 0 else "end"
            t.answer(word)
    return t


@rule("TR-3.1", "TR-3.2", "TR-3.8")
def test_five_turns_each_in_seating_order_and_again() -> None:
    t = at_table(3)
    order = []
    for _ in range(31):
        order.append((t.s.round, t.s.turn, t.asked[0]))
        skip_turns(t, 1)
    assert order[:4] == [(1, 1, "a"), (1, 1, "b"), (1, 1, "c"), (1, 2, "a")]
    assert order[14:16] == [(1, 5, "c"), (2, 1, "a")]
    assert order[30] == (3, 1, "a")


@rule("TR-3.3", "TR-3.6", "TR-3.7")
def test_a_round_begins_with_wars_renewal_and_income() -> None:
    """OT-35, OT-19: two Factories and a City bring 20."""
    t = at_table(
        a={"zeff": 0, "marks": ["(1,4)"], "raided": [4]},
        b={"at": "", "misses": 1, "marks": ["(2,2)"]},
        tiles={"(1,4)": "a", "(1,1)": "a", "(3,1)": "A", "(6,5)": "b"},
        turn=5,
    )
    skip_turns(t, 1)
    assert t.s.round == 2
    ids = [event.id for event in t.events]
    assert ids.index("round") < max(ids.index(x) for x in ids if x.startswith("war")) < ids.index("income")
    assert (t.a.zeff, t.a.marks, t.b.marks, t.s.raided) == (20, [], [], [0, 0])
    assert t.b.zeff == 25  # off the board, and its Factory works


@rule("TR-3.4")
def test_the_dice_name_two_enemies() -> None:
    """OT-8: white 4, black 6."""
    t = at_table(war=(1, 2), turn=5, at="b", dice=[4, 6])
    skip_turns(t, 1)
    assert t.s.foes == [0, 0, 0, 0, 6, 0, 4]
    assert t.s.war == [4, 6]


@rule("TR-3.5")
@pytest.mark.parametrize("both", [1, 5])
def test_a_double_sets_all_on_each_other(both: int) -> None:
    """OT-9."""
    t = at_table(turn=5, at="b", dice=[both, both])
    skip_turns(t, 1)
    assert t.s.foes == [0, 2, 1, 4, 3, 6, 5]


@rule("TR-4.1")
def test_a_missed_turn_is_lost_whole() -> None:
    t = at_table(a={"at": "(3,2)"}, b={"misses": 1, "hand": ["A1"], "quests": ["P01"]})
    t.answer("end")
    assert t.asked == "a move"  # b was asked nothing
    assert t.s.turn == 2
    assert t.b.miss == 0
    assert t.told("missed") == [{"seat": 1}]


@rule("TR-4.2")
def test_off_the_board_one_enters_and_has_a_whole_turn() -> None:
    t = at_table(a={"at": "", "rep": {5: 1}}, dice=[3, 5])
    assert (t.a.at, t.asked, t.mp) == ("(3,5)", "a move", 5)
    t.answer("end")
    assert "act-residents" in t.words


@rule("TR-4.3")
def test_a_turn_is_movement_then_action() -> None:
    t = at_table(a={"at": "(2,1)", "facing": "S"})
    assert t.asked == "a move"
    t.answer("F", "end")
    assert (t.asked, t.a.at) == ("a act", "(2,2)")
    t.answer("end")
    assert t.asked == "b move"


@rule("TR-4.4")
def test_two_reasons_to_miss_a_turn_are_one_turn() -> None:
    t = at_table(
        a={"at": "(5,3)", "facing": "N", "form": "fighter", "residents": 40},
        b={"at": "(5,2)", "misses": 1},
        dice=[6, 1],
    )
    t.answer("F", "end", "duel b")
    assert (t.asked, t.b.at, t.b.miss) == ("a move", "", 0)  # b has missed its turn
    skip_turns(t, 1)
    assert t.asked == "b move"
    assert t.b.at != ""


@rule("TR-4.5", "TR-18.11")
def test_a_quest_is_abandoned_at_own_questions_only() -> None:
    t = at_table(a={"at": "(2,1)", "facing": "S", "quests": ["P01"], "zeff": 20})
    assert t.can("abandon P01")
    t.answer("F", "end")
    assert t.can("abandon P01")
    t.answer("abandon P01")
    assert t.a.held == []
    assert t.under("people") == ["P01"]
    t.answer("end")
    assert t.refusal("abandon P01") == "TR-18.11"  # b has none


@rule("TR-4.5")
def test_nobody_is_asked_only_because_a_quest_could_be_abandoned() -> None:
    t = at_table(a={"at": "(3,2)", "quests": ["P01"]})
    t.answer("end")
    assert t.asked == "b move"


@rule("TR-4.6")
def test_who_misses_a_turn_stays_a_target_and_pays_nothing() -> None:
    t = at_table(
        a={"at": "(6,2)", "facing": "W", "form": "fighter", "residents": 40},
        b={"at": "(5,2)", "misses": 1},
        tiles={"(5,2)": "c"},
        seats=3,
        dice=[6, 1],
        options={"third_party_duel": "allowed"},
    )
    t.answer("F", "end", "duel b")
    assert t.a.points == 8
    missed = at_table(a={"at": "(3,2)"}, b={"at": "(1,3)", "misses": 1})
    missed.answer("end")
    assert missed.told("rolled") == []
    assert missed.asked == "a move"
