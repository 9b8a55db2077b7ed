"""All that a bot gets, and nothing else."""

from __future__ import annotations

import pytest

from ludarium.table.errors import LudariumError
from ludarium.table.eyes import Eyes
from ludarium.table.match import Match
from tests.toys.harbour import HARBOUR
from tests.toys.harbour.box import PLAY

KEY = bytes(range(32))


def match() -> Match:
    made = Match.new(HARBOUR, 3, seed=bytes(32))
    made.answer(PLAY)
    return made


def test_these_are_all_the_doors() -> None:
    public = {name for name in dir(Eyes(match(), 0)) if not name.startswith("_")}
    doors = {"ask", "imagine", "seat", "seats", "view", "why_not"}
    assert public == doors | {"tuning"}  # which is the same for all


def test_nothing_can_be_hung_on_them() -> None:
    with pytest.raises(AttributeError):
        Eyes(match(), 0).match = match()  # type: ignore[attr-defined]


def test_a_seat_that_is_asked_sees_its_question() -> None:
    true = match()
    ask = Eyes(true, 0).ask
    assert ask is not None
    assert (ask.seat, ask.kind.name, ask.because) == (0, "whim", "HB-3.1")
    assert list(ask.options) == list(true.asks[0].options)
    assert not hasattr(ask, "barred"), "a predicate carries the state"
    assert not hasattr(ask, "candidates")


def test_a_seat_that_is_not_asked_sees_none() -> None:
    eyes = Eyes(match(), 1)
    assert eyes.ask is None
    with pytest.raises(LudariumError, match="seat 1 is not asked now"):
        eyes.why_not(0)


def test_the_options_are_a_copy() -> None:
    ask = Eyes(match(), 0).ask
    assert ask is not None
    assert isinstance(ask.options, tuple)


def test_it_sees_its_own_view_and_why_not() -> None:
    true = match()
    eyes = Eyes(true, 0)
    assert eyes.view == true.view(0)
    assert eyes.seats == 3
    assert eyes.why_not(-1) == true.why_not(-1)


def test_what_it_imagines_is_for_its_seat_and_with_other_dice() -> None:
    true = match()
    world = Eyes(true, 1).imagine(KEY)
    assert world.view(1) == true.view(1)
    assert world.s.dice.key == KEY
    assert world.s.hands[1] == true.s.hands[1]
    assert world.s.hands != true.s.hands
    assert world.terms.seed is None


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_there_are_no_eyes_without_a_seat(seat: int) -> None:
    with pytest.raises(LudariumError, match=f"there is no seat {seat}; seats are 0 to 2"):
        Eyes(match(), seat)
