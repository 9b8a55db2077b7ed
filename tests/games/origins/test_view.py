"""What a Board draws beside what lies there: prices, gains and meters that the browser must not work out itself."""

from __future__ import annotations

from typing import Any

from ludarium.games.origins.board import OriginsBoard, WorkerView
from ludarium.table import words
from tests.games.origins.at_table import AtTable, at_table, die
from tests.rule import rule


def board(t: AtTable) -> OriginsBoard:
    found: OriginsBoard = t.m.view(0).board
    return found


def worker(t: AtTable, name: str, seat: int = 0) -> WorkerView:
    return next(each for each in board(t).players[seat].workers if each.worker == die(name))


@rule("OR-5.3", "OR-5.4", "OR-5.5", "OR-1.2")
def test_what_each_worker_of_each_seat_would_pay_in_each_zone() -> None:
    t = at_table(
        ships=[1, 3, 4, 6, 2],
        home={0: "B2", 1: "R5"},
        held={1: "S2"},
        goods={0: "wisdom 1, gold 1"},
    )
    assert worker(t, "B2").entry == [0, 1, 2, 4, 0]
    assert worker(t, "B2").payable == [True, True, True, False, True]
    assert worker(t, "A").entry == [0] * 5
    assert worker(t, "R5", 1).entry == [0, 0, 0, 1, 0]
    assert worker(t, "R5", 1).payable == [True, True, True, False, True]
    assert worker(t, "S2", 1).entry == [0, 1, 2, 4, 0]


@rule("OR-5.9", "OR-5.8")
def test_where_a_worker_earns_the_bonus_and_both_actions() -> None:
    t = at_table(bonus="RPBOY", home={0: "P6 R3"}, advisers={0: "BO"})
    assert worker(t, "P6").bonus == [False, True, False, False, False]
    assert worker(t, "P6").both
    assert not worker(t, "R3").both
    assert worker(t, "A").bonus == [False, False, True, True, False]


@rule("OR-17.8", "OR-6.4")
def test_a_die_of_the_row_costs_the_holder_of_taurus_less() -> None:
    t = at_table(zodiac="taurus leo virgo", holders={"taurus": 0}, goods={0: "wisdom 1"})
    dice = board(t).dice
    assert [row.price[0] for row in dice] == [0, 0, 1, 2, 3]
    assert [row.price[1] for row in dice] == [0, 1, 2, 3, 4]
    assert [row.affordable[0] for row in dice] == [True, True, True, False, False]


@rule("OR-8.7", "OR-17.11")
def test_what_an_attack_would_bring_counts_aries() -> None:
    t = at_table(
        3,
        war={0: 8, 1: 3, 2: 9},
        holders={"aries": 0},
        home={0: "R2"},
        cities={0: {(1, 0): "farm:mint", (1, 1): "farm:castle"}},
        powers={0: {(0, 0): "R4"}},
    )
    assert board(t).war.attack == [1 + 3 + 2, 0 + 1, 2 + 3]


@rule("OR-18.4")
def test_what_one_step_more_in_a_temple_would_bring() -> None:
    """Steps 3, 3 and 5 are worth 10, 10 and 23; the highest is left out."""
    t = at_table(steps={"forest": {0: 3}, "mountain": {0: 3}, "sea": {0: 5, 1: 10}})
    temples = board(t).temples
    assert [temple.next[0] for temple in temples] == [6, 6, 0]
    assert [temple.next[1] for temple in temples] == [1, 1, 0]  # on top of the sea there is no step more
    assert board(t).players[0].left_out == 2


@rule("OR-11.8", "OR-17.12")
def test_what_a_citizen_would_score_from_a_seat_of_power() -> None:
    t = at_table(home={0: "O5 R3 R3"}, bases={0: 1}, towers={0: "O2"})
    assert [(c.citizen, c.value, c.points, c.higher) for c in board(t).players[0].closers] == [
        (die("R3"), 3, 3, 6),
        (die("O5"), 5, 10, 15),
    ]
    t = at_table(home={0: "O5 R3"}, towers={0: "O2"}, holders={"leo": 0})
    assert [c.value for c in board(t).players[0].closers] == [5, 6]


@rule("OR-18.1")
def test_the_meters_run_down_to_nothing() -> None:
    t = at_table(
        steps={"forest": {1: 10}, "sea": {1: 10}},
        gold={"D41": 0, "D42": 0},
        stock={"R": 0},
    )
    end = board(t).end
    assert [(meter.id, meter.left, meter.of) for meter in end.meters] == [
        ("temples", 1, 3),
        ("gold", 4, 8),
        ("towers", 1, 2),
        ("dice", 6, 7),
    ]
    assert end.met == []
    t = at_table(stock={"R": 0, "O": 0})
    assert [meter.left for meter in board(t).end.meters][2] == 0
    assert board(t).end.met == ["towers"]


@rule("OR-19.9", "OR-19.12")
def test_alone_there_are_rounds_and_a_goal_instead_of_meters() -> None:
    t = at_table(1)
    assert board(t).end.meters == []
    assert board(t).end.rounds == 5
    solo = board(t).solo
    assert solo is not None
    assert (solo.goal, solo.wish_points, solo.wishes) == (180, 20, [0, 4, 3, 1, -1])


@rule("OR-20.5")
def test_the_war_action_says_how_far_it_advances_at_this_table() -> None:
    for steps in (1, 2, 3):
        t = at_table(options={"war_action_steps": steps})
        said = [words.say(phrase, "origins", "en") for phrase in board(t).zones[0].lower]
        assert said == [f"Advance {steps} on the war track and/or attack"]


@rule("OR-1.8")
def test_everybody_sees_the_same() -> None:
    t = at_table(3, home={0: "R3", 1: "B2"})
    boards: list[Any] = [t.m.view(seat).board for seat in (0, 1, 2, None)]
    assert all(each == boards[0] for each in boards)
