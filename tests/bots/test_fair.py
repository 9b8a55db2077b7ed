"""A bot sees its seat's view and nothing else: what is dealt anew behind it doesn't change its mind, at any level."""

from __future__ import annotations

from random import Random

import pytest

import ludarium
from ludarium import bots
from ludarium.table.eyes import Eyes
from ludarium.table.game import Game
from ludarium.table.match import Match
from tests.toys.harbour import HARBOUR

GAMES = [HARBOUR, *ludarium.installed()]
WORLDS = 2


def a_real_question(game: Game, seats: int, answers: int) -> Match:
    """Some way into a match, where the seat has something to choose."""
    chance = Random(5)
    match = Match.new(game, seats, seed=bytes(32))
    for _ in range(answers):
        if match.asks:
            match.answer(chance.choice(match.asks[0].options), match.asks[0].seat)
    while match.asks and len(match.asks[0].options) < 3:
        match.answer(chance.choice(match.asks[0].options), match.asks[0].seat)
    assert match.asks, "the match was over too soon"
    return match


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("level", [*bots.names(), "casual:multi", "casual:p2"])
def test_the_same_choice_in_worlds_that_look_alike(game: Game, level: str) -> None:
    seats = max(2, game.seats.start)
    match = a_real_question(game, seats, 25 if game is HARBOUR else 60)
    seat = match.asks[0].seat
    worlds = [match, *(match.imagine(seat, bytes([n + 1]) * 32) for n in range(WORLDS))]
    hidden = {world.game.encode(world.s) for world in worlds}
    assert len(hidden) > 1, "these worlds differ"
    assert len({bots.make(level, 11).choose(Eyes(world, seat)) for world in worlds}) == 1
