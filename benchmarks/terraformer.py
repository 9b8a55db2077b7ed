"""Терраформер: how fast it is played at random, copied, and balanced."""

from __future__ import annotations

from random import Random

from benchmarks.matches import Matches, clone
from benchmarks.measured import Measured, rate
from ludarium import Match
from ludarium.games.terraformer.expecting import expected
from ludarium.games.terraformer.forecast import foretold


def measure() -> list[Measured]:
    matches = Matches("terraformer", seats=3)
    questions = matches.mid_turn()
    planets = huge_planets()
    return [
        Measured("3 seats: decisions, nothing kept", rate(lambda: matches.playout(keep=False)), 0.10),
        Measured(
            "3 seats: decisions, checkpoints and record", rate(lambda: matches.playout(keep=True)), 0.06
        ),
        Measured("mid-turn: clones", rate(lambda: clone(questions)), 0.03),
        Measured(
            "huge planet: balanced (500/s are 2 ms each)",
            rate(lambda: balance(planets)),
        ),
        Measured("huge planet: forecasts of points", rate(lambda: forecast(planets))),
        Measured("huge planet: forecasts as they are shown", rate(lambda: show(planets))),
    ]


# -- huge planets ---------------------------------------------------------------------------


def huge_planets(wanted: int = 40) -> list[Match]:
    """Just before the last answer of the game: played so that planets fill, nobody drawing while a card can be laid."""
    matches = Matches("terraformer", 3, {"planet": "huge", "balancing": "auto"})
    chance = Random(3)
    return [_last_question(matches.new(seed, keep=True), chance) for seed in range(wanted)]


def _last_question(match: Match, chance: Random) -> Match:
    last = match.clone()
    while match.ask:
        last = match.clone()
        match.answer(_full(match, chance))
    return last


def _full(match: Match, chance: Random) -> int:
    """A card to lay, if there is one; no Actions."""
    assert match.ask is not None
    box, options = match.t.box, match.ask.options
    if match.ask.kind is box.STEP:
        laid = [option for option in options if option < box.content.first_action]
        return chance.choice(laid or [max(options)])
    return chance.choice(options)


def balance(planets: list[Match]) -> int:
    for match in planets:
        copy = match.clone(keep=False)
        assert copy.ask is not None
        copy.answer(copy.ask.options[-1])
    return len(planets)


def forecast(planets: list[Match]) -> int:
    for match in planets:
        match.t.box.forecasts.clear()
        assert expected(match.t, match.s)
    return len(planets)


def show(planets: list[Match]) -> int:
    for match in planets:
        assert foretold(match.t, match.s).beings
    return len(planets)
