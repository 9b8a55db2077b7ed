"""What bots weigh is data: every number is said in words and may be tuned, and parts add up to the whole."""

from __future__ import annotations

import re
import tomllib
from random import Random

import msgspec
import pytest

import ludarium
from ludarium.lab import tuning
from ludarium.table.game import Game
from ludarium.table.match import Match

GAMES = [game for game in ludarium.installed() if game.weights is not None]
by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def text(game: Game) -> str:
    return (game.folder / "weights.toml").read_text("utf-8")


@by_game
def test_each_number_is_said_in_words(game: Game) -> None:
    lines = re.findall(r"^(\w+) = [\d.]+  # (\w.+)$", text(game), flags=re.MULTILINE)
    assert [name for name, _ in lines] == list(tomllib.loads(text(game)))
    assert game.weights is not None
    assert {name for name, _ in lines} == set(game.weights.__struct_fields__)


@by_game
def test_each_number_can_be_tuned(game: Game) -> None:
    """Tuning changes by factors, and writes the new number into the old one's place."""
    own = msgspec.to_builtins(game.own_weights)
    assert all(value > 0 for value in own.values())
    doubled = {name: 2 * value for name, value in own.items()}
    assert tomllib.loads(tuning.rewrite(text(game), doubled)) == pytest.approx(doubled)


def positions(game: Game, seats: int) -> list[Match]:
    """Some from all through a match played at random."""
    chance, found = Random(4), []
    match = Match.new(game, seats, seed=bytes(32))
    while match.asks:
        if chance.random() < 0.02:
            found.append(match.clone())
        match.answer(chance.choice(match.asks[0].options), match.asks[0].seat)
    return found


@by_game
def test_all_seats_at_once_are_worth_what_they_are_one_by_one(game: Game) -> None:
    for match in positions(game, 3):
        assert match.worths() == [match.worth(seat) for seat in range(3)]


@by_game
def test_the_more_its_parts_add_up_to_the_better_it_looks(game: Game) -> None:
    """Of one seat's parts, one weight changed at a time: what it thinks of the position moves the way they do."""
    match = positions(game, 2)[-1]
    before, worth = sum(match.values(0).values()), match.worth(0)
    rival = sum(match.values(1).values())
    moved = []
    for name, value in msgspec.to_builtins(game.own_weights).items():
        match.weigh_by(game.read_weights({name: value * 1.5}))
        if sum(match.values(1).values()) == rival and sum(match.values(0).values()) > before + 1e-9:
            moved.append(match.worth(0) - worth)
    match.weigh_by(game.own_weights)
    assert all(by >= 0 for by in moved)
