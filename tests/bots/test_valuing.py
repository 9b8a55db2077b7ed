"""What a bot values, in one sentence: from its evaluation, and from nothing the one who asks can’t know."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import ludarium
from ludarium import bots
from ludarium.bots.valuing import Valued
from ludarium.table import words
from ludarium.table.eyes import Eyes
from ludarium.table.game import Game
from ludarium.table.match import Match
from tests.toys.harbour import HARBOUR

GAMES = [HARBOUR, *(game for game in ludarium.installed() if game.values is not None)]
by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def moments(game: Game, seats: int, every: int = 60) -> Iterator[Match]:
    """Of a match played at random."""
    chance, match, answers = Random(2), Match.new(game, seats, seed=bytes(32)), 0
    while match.asks:
        match.answer(chance.choice(match.asks[0].options), match.asks[0].seat)
        answers += 1
        if answers % every == 0 and match.asks:
            yield match.clone()


@by_game
def test_it_says_the_same_of_worlds_that_look_the_same_to_the_one_who_asks(game: Game) -> None:
    match = next(moments(game, max(2, game.seats.start), 25 if game is HARBOUR else 60))
    for viewer in range(match.seats):
        worlds = [match, *(match.imagine(viewer, bytes([n + 1]) * 32) for n in range(3))]
        assert len({world.game.encode(world.s) for world in worlds}) > 1, "these worlds differ"
        for seat in range(match.seats):
            assert len({str(bots.value(Eyes(world, viewer), seat, 11)) for world in worlds}) == 1


@by_game
def test_each_part_has_a_name_in_every_language(game: Game) -> None:
    languages = [lang for lang in ("en", "ru", "ja") if words.has("world-tagline", game.id, lang)]
    parts = {name for match in moments(game, 2, 5) for seat in (0, 1) for name in match.values(seat)}
    assert parts
    for name in parts:
        everything = Valued(0, [(name, 2.0)], [(name, -2.0)]).sentence()
        assert [fault for lang in languages for fault in words.faults(everything, game.id, lang)] == []


class Three:
    """Eyes on a world in which three seats have this much."""

    seats = 3

    def imagine(self, _key: bytes, **_: bool) -> Three:
        return self

    def values(self, seat: int) -> dict[str, float]:
        return ({"gold": 9.0}, {"gold": 1.0, "towers": 8.0, "hand": 0.2}, {"gold": 1.0})[seat]


def test_it_names_what_a_seat_is_ahead_in_and_behind_in() -> None:
    """Of what the others have on average; what is hardly any difference is not named."""
    found = bots.value(Three(), 1, 3)  # type: ignore[arg-type]
    assert found.ahead == [("towers", pytest.approx(8))]
    assert found.behind == [("gold", pytest.approx(-4))]


@pytest.mark.parametrize(
    ("ahead", "behind", "said"),
    [
        ([("gold", 3.0)], [("towers", -8.0)], "Bob counts on: gold (+3); is behind in: towers (−8)."),
        ([("gold", 3.25)], [], "Bob counts on: gold (+3.2)."),
        ([], [("towers", -8.0)], "Bob is behind in: towers (−8)."),
        ([], [], "Bob thinks that everybody is about as well off."),
    ],
)
def test_it_is_one_sentence(
    ahead: list[tuple[str, float]], behind: list[tuple[str, float]], said: str
) -> None:
    phrase = Valued(1, ahead, behind).sentence()
    assert words.say(phrase, "harbour", "en", lambda seat: "AB"[seat] + "ob").startswith(said)
