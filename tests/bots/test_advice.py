"""Hints and judgements: what a search says to people."""

from __future__ import annotations

from random import Random

import pytest

from ludarium import bots
from ludarium.table.errors import LudariumError
from ludarium.table.eyes import Eyes
from ludarium.table.match import Match
from tests.toys.harbour import HARBOUR


def a_question() -> Match:
    """A question of the toy at which answers differ in worth."""
    match = Match.new(HARBOUR, 2, seed=bytes(31) + b"\x07")
    chance = Random(4)
    while len(match.asks[0].options) < 3:
        match.answer(chance.choice(match.asks[0].options), match.asks[0].seat)
    return match


def eyes_of(match: Match) -> Eyes:
    return Eyes(match, match.asks[0].seat)


def test_a_hint_is_the_best_answer_and_says_what_it_gains() -> None:
    match = a_question()
    found = bots.hint(eyes_of(match), 5)
    assert found.option in match.asks[0].options
    assert 0 <= found.worth <= 1
    assert 0 <= found.gain <= found.worth


def test_the_same_seed_gives_the_same_hint() -> None:
    match = a_question()
    assert bots.hint(eyes_of(match), 5) == bots.hint(eyes_of(match), 5)


def test_a_hint_tells_nothing_that_the_seat_can_not_know() -> None:
    match = a_question()
    seat = match.asks[0].seat
    other = match.imagine(seat, bytes([9]) * 32)
    assert match.digest() != other.digest()
    assert bots.hint(Eyes(match, seat), 5) == bots.hint(Eyes(other, seat), 5)


def test_the_judge_s_own_answer_costs_nothing() -> None:
    eyes = eyes_of(a_question())
    best = bots.hint(eyes, 3, "casual").option
    judged = bots.judge(eyes, best, 3, "casual")
    assert judged.best == best
    assert judged.lost == 0


def test_no_answer_is_judged_better_than_the_best_and_some_are_worse() -> None:
    match = a_question()
    judged = [bots.judge(eyes_of(match), option, 3, "strong") for option in match.asks[0].options]
    assert len({one.best for one in judged}) == 1
    assert all(len(one.hopes) == match.seats for one in judged)
    assert all(0 <= one.kept <= one.hopes[one.seat] for one in judged)
    assert any(one.lost > 0 for one in judged)


def test_a_level_nobody_knows_is_refused() -> None:
    with pytest.raises(LudariumError, match="guru"):
        bots.judge(eyes_of(a_question()), 0, 3, "guru")
