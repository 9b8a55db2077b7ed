"""Bots of every level: legal answers out of what a seat sees, the same from the same seed; greedy is worth its time."""

from __future__ import annotations

from random import Random

import pytest

import ludarium
from ludarium import bots
from ludarium.bots.greedy import Greedy, Step
from ludarium.table.eyes import Eyes
from ludarium.table.game import Game
from ludarium.table.match import Match
from tests.toys.harbour import HARBOUR

GAMES = [HARBOUR, *(game for game in ludarium.installed() if game.id == "progers")]


def match_of(game: Game, seats: int, seed: int) -> Match:
    return Match.new(game, seats, seed=seed.to_bytes(32, "big"))


def play(match: Match, levels: list[str], most: int = 5000) -> Match:
    """Each seat by a bot of its level; every answer is checked to be one that was offered."""
    players = [bots.make(level, 7 + seat) for seat, level in enumerate(levels)]
    for _ in range(most):
        if match.ask is None:
            break
        seat = match.ask.seat
        option = players[seat].choose(Eyes(match, seat))
        assert option in match.ask.options
        match.answer(option, seat)
    return match


@pytest.mark.parametrize("level", bots.names())
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_level_answers_legally_and_alike(game: Game, level: str) -> None:
    first, second = (play(match_of(game, 3, 1), [level] * 3, 5) for _ in range(2))
    assert first.history == second.history
    assert len(first.history) == 5 or first.result


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_random_bots_come_to_the_end(game: Game) -> None:
    for seats in game.seats:
        assert play(match_of(game, seats, seats), ["random"] * seats).result is not None


def test_thinking_changes_nothing() -> None:
    match = play(match_of(HARBOUR, 3, 5), ["random"] * 3, 20)
    assert match.ask is not None
    before = match.position()
    bots.make("greedy", 1).choose(Eyes(match, match.ask.seat))
    assert match.position() == before


@pytest.mark.parametrize("seed", range(3))
def test_greedy_beats_random(seed: int) -> None:
    seat = seed % 2
    levels = ["greedy" if own == seat else "random" for own in range(2)]
    result = play(match_of(GAMES[-1], 2, seed), levels).result
    assert result is not None
    assert result.ranks[seat] == 1
    assert result.scores[seat] > result.scores[1 - seat]


def test_greedy_completes_a_compound_turn_before_it_judges() -> None:
    """Choosing to play a card is worth nothing before the card is named: who looks one question ahead never builds."""
    match = play(match_of(HARBOUR, 2, 21), ["greedy", "random"])
    assert match.s.towers[0] >= 1


def test_sealed_questions_are_answered_too() -> None:
    """Gifts are asked of all at once; a bot answers for its own seat while the others still think."""
    for seed in range(60):
        match = match_of(HARBOUR, 3, seed)
        chance = Random(seed)
        while match.ask and len(match.asks) == 1:
            match.answer(chance.choice(match.ask.options))
        if len(match.asks) > 1:
            break
    else:
        pytest.fail("nobody played gifts")
    for choice in list(match.asks):
        option = bots.make("greedy", 1).choose(Eyes(match, choice.seat))
        match.answer(option, choice.seat)


class _Counting(Eyes):
    """Counts how often it was asked to imagine."""

    imagined = 0

    def imagine(self, key: bytes, keep: bool = True) -> Match:
        type(self).imagined += 1
        return super().imagine(key, keep)


def test_greedy_keeps_to_its_plan_while_it_is_asked_what_it_foresaw() -> None:
    match = match_of(HARBOUR, 2, 3)
    players = [Greedy(Random(seat), worlds=1) for seat in range(2)]
    _Counting.imagined = thought = 0
    while match.ask is not None:
        eyes = _Counting(match, match.ask.seat)
        thought += len(match.ask.options) > 1
        option = players[eyes.seat].choose(eyes)
        assert option in match.ask.options
        match.answer(option, eyes.seat)
    assert 0 < _Counting.imagined < thought


def test_a_step_foresees_this_kind_of_question_with_these_answers_and_no_other() -> None:
    match = match_of(HARBOUR, 2, 3)
    ask = next(eyes.ask for eyes in (Eyes(match, 0), Eyes(match, 1)) if eyes.ask)
    step = Step(ask.kind.name, ask.options, ask.options[0])
    assert step.foresaw(ask)
    assert not step.foresaw(ask._replace(options=(*ask.options, 99)))
    assert not step._replace(kind="other").foresaw(ask)
