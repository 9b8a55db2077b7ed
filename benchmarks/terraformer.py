"""Терраформер: how fast it is played at random, copied, and balanced."""

from __future__ import annotations

from itertools import count
from random import Random

from benchmarks.measured import Measured, rate
from ludarium import Match
from ludarium.games.terraformer.forecast import expected, foretold

SEATS = 3
_seeds = count()
_chance = Random(1)


def measure() -> list[Measured]:
    questions = mid_turn_questions()
    planets = huge_planets()
    return [
        Measured("3 seats: decisions, nothing kept", rate(lambda: playout(keep=False)), 0.10),
        Measured("3 seats: decisions, checkpoints and record", rate(lambda: playout(keep=True)), 0.06),
        Measured("mid-turn: clones", rate(lambda: clone(questions)), 0.03),
        Measured(
            "huge planet: balanced (500/s are 2 ms each)",
            rate(lambda: balance(planets)),
        ),
        Measured("huge planet: forecasts of points", rate(lambda: forecast(planets))),
        Measured("huge planet: forecasts as they are shown", rate(lambda: show(planets))),
    ]


def playout(keep: bool) -> int:
    """One random match, from a seed of its own."""
    match = new(next(_seeds), keep)
    decisions = 0
    while ask := match.ask:
        match.answer(_chance.choice(ask.options))
        decisions += 1
    return decisions


def mid_turn_questions(wanted: int = 64) -> list[Match]:
    """Questions from all through some matches, each with answers of its turn before it."""
    chance = Random(2)
    found: list[Match] = []
    for seed in range(6):
        match = new(seed, keep=True)
        while match.ask:
            match.answer(chance.choice(match.ask.options))
            _, entries = match.turn_point
            if match.asks and entries:
                found.append(match.clone())
    return chance.sample(found, wanted)


def clone(questions: list[Match]) -> int:
    for match in questions:
        assert match.clone().ask
    return len(questions)


# -- huge planets ---------------------------------------------------------------------------


def huge_planets(wanted: int = 40) -> list[Match]:
    """Just before the last answer of the game: played so that planets fill, nobody drawing while a card can be laid."""
    chance = Random(3)
    return [_last_question(seed, chance) for seed in range(wanted)]


def _last_question(seed: int, chance: Random) -> Match:
    match = new(seed, keep=True, planet="huge", balancing="auto")
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


def new(seed: int, keep: bool, **options: str) -> Match:
    return Match.new("terraformer", SEATS, options, seed.to_bytes(32, "little"), keep=keep, listen=False)
