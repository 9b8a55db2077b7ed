"""A turn is composed, looked at and taken back until something random shows itself."""

from __future__ import annotations

from ludarium.games.origins.box import END_TURN, SPEND
from tests.games.origins.at_table import AtTable, at_table
from tests.rule import rule


def by_hand(**said: object) -> AtTable:
    t = at_table(**said)  # type: ignore[arg-type]
    t.ends = False
    return t


def _taken_back(t: AtTable) -> int:
    """How many answers can be taken back."""
    count = 0
    while t.m.undoes(0) is not None:
        t.m.undo(0)
        count += 1
    return count


@rule("OR-4.1", "OR-15.1")
def test_a_turn_is_over_when_its_player_says_so() -> None:
    t = by_hand(home={0: "R3"}, goods={0: "gold 5"})
    t.tower("R")
    assert t.asks("more", 0)
    assert list(t.ask.options) == [END_TURN]
    assert t.clause(SPEND) == "OR-15.1"
    t.done()
    assert t.asks("act", 1)


@rule("OR-4.1")
def test_a_whole_turn_without_chance_is_taken_back_answer_by_answer() -> None:
    t = by_hand(home={0: "R6"}, goods={0: "stone 1"}, ships=[3] * 5, bonus="PBRYO")
    before = t.m.digest()
    t.visit("R6", 3).part("lower").temple("sea").part("upper").part("bonus").half("advance")
    assert t.asks("more", 0)
    assert _taken_back(t) == 6
    assert t.m.digest() == before


@rule("OR-4.4", "OR-4.5")
def test_passing_is_taken_back_too_and_buys_nothing_more() -> None:
    t = by_hand(home={0: "R3"}, zones={1: "0:B6"}, tokens={0: 1})
    before = t.m.digest()
    t.pass_()
    assert t.clause(SPEND) == "OR-4.5"
    assert _taken_back(t) == 1
    assert t.m.digest() == before


@rule("OR-9.1")
def test_what_the_refilled_row_shows_cant_be_unseen() -> None:
    t = by_hand(home={0: "R3"}, goods={0: "stone 3, wisdom 3"})
    t.visit("R3", 2).part("lower").buy("mint")
    assert t.m.undoes(0) is not None  # not placed yet
    t.place(1, 0)
    t.done() if t.asks("use") else None
    assert t.asks("more", 0)
    assert t.m.undoes(0) is None


@rule("OR-6.4")
def test_a_rolled_die_cant_be_unseen() -> None:
    t = by_hand(home={0: "R3"}, goods={0: "wisdom 3"})
    t.visit("R3", 4).part("lower").take("R1")
    assert t.asks("more", 0)
    assert t.m.undoes(0) is None


@rule("OR-15.2")
def test_a_second_token_is_refused_by_its_clause() -> None:
    t = by_hand(home={0: "R3"}, tokens={0: 3}, goods={0: "gold 5"})
    t.tower("R").answer("more", SPEND).tower("O")
    assert t.clause(SPEND) == "OR-15.2"


@rule("OR-18.3")
def test_an_end_condition_is_announced_before_the_turn_is_over() -> None:
    t = by_hand(home={0: "R3"}, goods={0: "gold 5"}, stock={"R": 1, "O": 0, "Y": 0})
    t.tower("R")
    assert t.asks("more", 0)
    assert t.told("ends-by-towers")
