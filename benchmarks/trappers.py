"""Трапперы: how fast it is played at random, and copied."""

from __future__ import annotations

from itertools import count
from random import Random

from benchmarks.measured import Measured, rate
from ludarium import Match

SEATS = 4
_seeds = count()
_chance = Random(1)


def measure() -> list[Measured]:
    questions = mid_turn_questions()
    return [
        Measured("4 seats: decisions, nothing kept", rate(lambda: playout(keep=False)), 0.10),
        Measured("4 seats: decisions, checkpoints and record", rate(lambda: playout(keep=True)), 0.07),
        Measured("mid-turn: clones", rate(lambda: clone(questions)), 0.03),
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
    for seed in range(3):
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


def new(seed: int, keep: bool) -> Match:
    return Match.new("trappers", SEATS, seed=seed.to_bytes(32, "little"), keep=keep)
