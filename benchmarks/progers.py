"""Прогеры: how fast it is played at random, copied, and imagined anew."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random

from benchmarks.measured import Measured, rate
from ludarium import Match

SEATS = 4


def measure() -> list[Measured]:
    questions = mid_turn_questions("basic")
    return [
        Measured("basic, 4 seats: decisions, nothing kept", rate(playouts("basic", keep=False)), 0.30),
        Measured(
            "basic, 4 seats: decisions, checkpoints and record", rate(playouts("basic", keep=True)), 0.25
        ),
        Measured("full, 4 seats: decisions, nothing kept", rate(playouts("full", keep=False)), 0.12),
        Measured("basic, mid-turn: clones", rate(lambda: clone(questions)), 0.04),
        Measured("basic, mid-turn: imagined worlds", rate(imaginer(questions)), 0.02),
    ]


def playouts(mode: str, keep: bool) -> Callable[[], int]:
    """One random match after another, each from a seed of its own."""
    seeds, chance = count(), Random(1)

    def play() -> int:
        match = new(mode, next(seeds), keep)
        decisions = 0
        while ask := match.ask:
            match.answer(chance.choice(ask.options))
            decisions += 1
        return decisions

    return play


def mid_turn_questions(mode: str, wanted: int = 64) -> list[Match]:
    """Questions from all through some matches, each with answers of its turn before it."""
    chance = Random(2)
    found: list[Match] = []
    for seed in range(8):
        match = new(mode, seed, keep=True)
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


def imaginer(questions: list[Match]) -> Callable[[], int]:
    keys = count()

    def imagine() -> int:
        for match in questions:
            assert match.ask
            assert match.imagine(match.ask.seat, next(keys).to_bytes(32, "big")).ask
        return len(questions)

    return imagine


def new(mode: str, seed: int, keep: bool) -> Match:
    return Match.new(
        "progers", seats=SEATS, options={"mode": mode}, seed=seed.to_bytes(32, "big"), keep=keep, listen=False
    )
