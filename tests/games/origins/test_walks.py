"""Whole matches by chance: what always holds, whatever is answered (hypothesis picks and shrinks the answers)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludarium import Match
from ludarium.games.origins import GAME
from ludarium.games.origins.ground import AGORA_CELL, NEIGHBOURS, PALACE_CELL
from ludarium.games.origins.score import CONDITIONS, conditions, parts
from ludarium.games.origins.state import PLAY, State


def walk(seats: int, seed: int, options: dict[str, object] | None = None) -> Match:
    match = Match.new(GAME, seats, options, seed.to_bytes(32, "little"), keep=False)
    chance = Random(seed)
    while match.asks:
        before = _counted(match.s)
        match.answer(chance.choice(match.asks[0].options))
        _holds(match, before)
    return match


def _counted(s: State) -> tuple[int, list[int], list[int], int]:
    return sum(s.vp), list(s.bases), [len(own) for own in s.advisers], s.round


def _holds(match: Match, before: tuple[int, list[int], list[int], int]) -> None:
    s = match.s
    vp, bases, advisers, round_ = before
    assert sum(s.vp) >= vp
    assert all(new >= old for new, old in zip(s.bases, bases, strict=True))
    assert all(len(own) >= old for own, old in zip(s.advisers, advisers, strict=True))
    assert s.round in (round_, round_ + 1)
    assert all(1 <= ship <= 6 for ship in s.ships)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_matches_end_for_a_reason_that_holds(seats: int) -> None:
    for seed in range(5):
        match = walk(seats, seed)
        result = match.result
        assert result is not None
        assert result.scores == [sum(parts(match.t, match.s, seat).values()) for seat in range(seats)]
        if seats > 1:
            held = conditions(match.t, match.s)
            assert result.reason == next(id for id, holds in zip(CONDITIONS, held, strict=True) if holds)
        else:
            assert match.s.round == 5


@settings(max_examples=15, deadline=None, derandomize=True, database=None)
@given(picks=st.lists(st.integers(0, 400), min_size=20, max_size=120), seats=st.sampled_from([1, 2, 3, 4]))
def test_what_is_conserved_whatever_is_answered(picks: list[int], seats: int) -> None:
    match = Match.new(GAME, seats, seed=bytes(32), keep=False)
    for pick in picks:
        if not match.asks:
            return
        options = match.asks[0].options
        match.answer(options[pick % len(options)])
        GAME.check(match.t, match.s)
        if match.s.phase == PLAY:
            board = match.view(None).board
            assert [sum(player.parts.values()) for player in board.players] == [
                p.projected for p in board.players
            ]


def test_the_ground() -> None:
    """Being adjacent goes both ways; the Agora lies beside the palace."""
    assert all(cell in NEIGHBOURS[near] for cell in range(len(NEIGHBOURS)) for near in NEIGHBOURS[cell])
    assert AGORA_CELL in NEIGHBOURS[PALACE_CELL]
    assert sum(map(len, NEIGHBOURS)) == 4 * 21 * 20
