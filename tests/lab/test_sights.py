"""A game's view in numbers says what its view says, no more and no less; and matches stepped together are matches."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

import ludarium
from ludarium import Match
from ludarium.lab import envs
from ludarium.lab.envs.making import Terms
from ludarium.lab.envs.rewards import final
from ludarium.table.errors import LudariumError
from ludarium.table.game import Game
from ludarium.table.sight import NOTHING
from tests.conformance.cases import cases, name_of

BASIC = {"mode": "basic"}


def sighted() -> Iterator[Any]:
    """Every game that has a sight, at each table, with different options."""
    for game in ludarium.installed():
        if game.sight is not None:
            for case in cases(game):
                yield pytest.param(game, case.seats, case.options, id=name_of(case))
            yield pytest.param(game, game.seats.start, {}, id=f"{game.id}-plain")


@pytest.mark.parametrize(("game", "seats", "options"), [*sighted()])
def test_a_sight_says_what_the_view_says(game: Game, seats: int, options: dict[str, Any]) -> None:
    found = envs.layout(game, seats, options)
    body = slice(len(found.head), None)
    chance = Random(1)
    assert game.sight is not None
    match = Match.new(game, seats, options, chance.randbytes(32))
    for _ in range(600):
        if not match.asks:
            break
        seat = chance.randrange(seats)
        seen = np.frombuffer(game.sight.look(match.t, match.s, seat), np.uint8).astype(np.float32)
        assert len(seen) == found.body
        scaled = np.minimum(seen * found.scale[body], 1)
        scaled[seen == NOTHING] = -1
        same = np.isclose(scaled, found.vector(match.view(seat))[body], atol=1e-5)
        assert same.all(), [found.names[len(found.head) + at] for at in np.flatnonzero(~same)]
        choice = match.asks[0]
        match.answer(chance.choice(choice.options), choice.seat)


@pytest.mark.parametrize("game", [game.id for game in ludarium.installed()])
def test_matches_stepped_together_are_those_that_are_stepped_alone(game: str) -> None:
    many = envs.Many(game, 3, seed=7)
    batch = many.reset()
    chance = Terms(game).chance(7)
    policy = Random()
    alone = []
    policy.seed(chance.getrandbits(64))
    terms = Terms(game)
    alone = [terms.match(chance, keep=False) for _ in range(3)]
    for _ in range(80):
        for row, match in enumerate(alone):
            choice = match.asks[0]
            assert batch.seat[row] == choice.seat
            vector = terms.layout.vector(match.view(choice.seat))
            assert np.allclose(batch.observation[row], vector, atol=1e-5)
            assert np.array_equal(batch.mask[row], terms.actions.mask(choice))
        actions = many.anything()
        for match, action in zip(alone, actions, strict=True):
            match.answer(terms.actions.option(match.asks[0], action), match.asks[0].seat)
        batch = many.step(actions)
        if any(not match.asks for match in alone):
            break


def test_rewards_come_where_a_match_ends_and_the_next_begins() -> None:
    many = envs.Many("progers", 4, options={**BASIC, "stall_rounds": 2}, seed=1)
    batch, ends = many.reset(), 0
    while ends < 8:
        batch = many.step(many.anything())
        ends += int(batch.over.sum())
        assert not batch.rewards[~batch.over].any()
        assert batch.mask.any(axis=1).all()
        assert np.allclose(batch.rewards.sum(axis=1), 0)


def test_matches_are_cut_short_after_max_cycles() -> None:
    many = envs.Many("progers", 2, seats=2, options=BASIC, max_cycles=3, seed=1)
    many.reset()
    cuts = [many.step(many.anything()).cut.tolist() for _ in range(12)]
    assert [all(cut) for cut in cuts] == [False] * 5 + [True] + [False] * 5 + [True]


def test_the_reward_is_that_of_the_result() -> None:
    many = envs.Many("progers", 1, seats=2, options={**BASIC, "stall_rounds": 2}, reward="score", seed=4)
    batch = many.reset()
    match = Terms("progers", 2, {**BASIC, "stall_rounds": 2}).match(_chance_of(4), keep=False)
    while not batch.over[0]:
        actions = many.anything()
        match.answer(many.terms.actions.option(match.asks[0], actions[0]))
        batch = many.step(actions)
    assert match.result is not None
    assert batch.rewards[0].tolist() == final(match.result, "score")


def _chance_of(seed: int) -> Random:
    chance = Random(seed)
    chance.getrandbits(64)
    return chance


@pytest.mark.parametrize(("n", "actions", "reason"), [(0, [], "at least 1 match"), (2, [1], "2 expected")])
def test_bad_input(n: int, actions: list[int], reason: str) -> None:
    def use() -> None:
        many = envs.Many("progers", n, options=BASIC, seed=1)
        many.reset()
        many.step(actions)

    with pytest.raises(LudariumError, match=reason):
        use()


def test_the_matches_before_an_illegal_action_have_gone_on_and_are_seen() -> None:
    many, other = (envs.Many("progers", 2, options=BASIC, seed=1) for _ in range(2))
    batch = many.reset()
    both = other.reset() and other.anything()
    illegal = int(np.flatnonzero(batch.mask[1] == 0)[0])
    untouched = batch.mask[1].copy()
    with pytest.raises(LudariumError):
        many.step([both[0], illegal])
    expected = other.step(both)
    assert np.array_equal(batch.mask[0], expected.mask[0])
    assert np.array_equal(batch.observation[0], expected.observation[0])
    assert np.array_equal(batch.mask[1], untouched)


def test_an_illegal_action_is_refused() -> None:
    many = envs.Many("progers", 1, options=BASIC, seed=1)
    batch = many.reset()
    with pytest.raises(LudariumError):
        many.step([int(np.flatnonzero(batch.mask[0] == 0)[0])])
