"""Bots that search: how often they look ahead, how fast they play on to the end, and how long they weigh a position."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from time import process_time
from typing import Any

import msgspec

import ludarium
from benchmarks.matches import Matches
from benchmarks.measured import REPETITIONS, SECONDS, Measured, rate
from benchmarks.peers import by_turns
from ludarium import Eyes, Match
from ludarium.bots.level import Level
from ludarium.bots.search import Given, Search
from ludarium.table.table import Tuning

SEATS = {"terraformer": 3}  # there are three starter decks; four everywhere else
LOOKS = 30  # of each search
AHEAD = 12  # answers from the question to the position that is weighed
PLAIN = "plain playout"
TO_THE_END = 0.60  # of the plain playout's decisions
WEIGHED = 0.021  # of the floor: 60 µs where the floor is 800,000/s


def measure() -> list[Measured]:
    return [one for game in ludarium.installed() for one in of(game.id)]


def of(game: str) -> list[Measured]:
    matches = Matches(game, SEATS.get(game, 4))
    questions = matches.mid_turn(24)
    plain = partial(matches.playout, keep=False)
    first, theirs = by_turns(to_the_end([matches.new(1, keep=True)]), plain)
    later, beside = by_turns(to_the_end(questions), plain)
    return [
        Measured(f"{game}: looks ahead", rate(lambda: look(questions))),
        Measured(f"{game}: decisions, to the end from the beginning", first, TO_THE_END, theirs, PLAIN),
        Measured(f"{game}: decisions, to the end from anywhere", later, TO_THE_END, beside, PLAIN),
        Measured(f"{game}: positions weighed, for a seat", weighed(questions), WEIGHED),
    ]


class Counting(Search):
    """Says how many decisions were made in its worlds."""

    decisions = 0

    def _play_on(self, world: Match, tuning: Tuning, given: list[Given]) -> None:
        super()._play_on(world, tuning, given)
        self.decisions += len(given)


def to_the_end(questions: list[Match]) -> Callable[[], int]:
    """Searches whose playouts end with the match."""
    forever = msgspec.structs.replace(questions[0].game.tuning, turns=10**6, answers=10**6)
    chance = Random(1)

    def work() -> int:
        match = chance.choice(questions)
        search = Counting(chance, Level(LOOKS // 3), tuning=forever)
        search.look(Eyes(match, match.asks[0].seat))
        return search.decisions

    return work


def look(questions: list[Match]) -> int:
    for match in questions:
        Search(Random(1), Level(LOOKS)).look(Eyes(match, match.asks[0].seat))
    return LOOKS * len(questions)  # or a few less, where it is decided before


def weighed(questions: list[Match]) -> float:
    """How many a second: in worlds as a search meets them, some answers after its question."""
    return max(_weighed(questions, SECONDS / REPETITIONS, Random(n)) for n in range(REPETITIONS))


def _weighed(questions: list[Match], seconds: float, chance: Random) -> float:
    spent, done = 0.0, 0
    while spent < seconds:
        world: Any = chance.choice(questions).clone(keep=False)
        for _ in range(AHEAD):
            if world.asks:
                world.answer(chance.choice(world.asks[0].options), world.asks[0].seat)
        began = process_time()
        world.worths()
        spent += process_time() - began
        done += world.seats
    return done / spent
