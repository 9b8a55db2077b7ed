"""Many matches stepped together in one process, observations and masks included, beside PettingZoo's tic-tac-toe."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ludarium
from benchmarks.measured import Measured
from benchmarks.peers import by_turns, tictactoe
from ludarium.lab import envs

MATCHES = 64
SEATS = {"terraformer": 3}  # there are three starter decks; four everywhere else
PEER = "PettingZoo's tic-tac-toe"
# What is wanted: four times the peer where a game is as small as it gets, twice elsewhere.
BASIC = ("progers", {"mode": "basic"}, 4.0)
OPTIONS = {"progers": {"mode": "full"}}  # of the others as they are


def measure() -> list[Measured]:
    found = [compared(*BASIC)]
    found += [compared(game.id, OPTIONS.get(game.id, {}), 2.0) for game in ludarium.installed()]
    return found


def compared(game: str, options: dict[str, Any], wanted: float) -> Measured:
    seats = SEATS.get(game, 4)
    ours, theirs = by_turns(stepper(game, seats, options), tictactoe())
    mode = "".join(f", {value}" for value in options.values())
    return Measured(f"{game}{mode}, {seats} seats: environment steps", ours, wanted, theirs, PEER)


def stepper(game: str, seats: int, options: dict[str, Any]) -> Callable[[], int]:
    many = envs.Many(game, MATCHES, seats, options, seed=1)
    many.reset()

    def step() -> int:
        for _ in range(10):
            many.step(many.anything())
        return 10 * MATCHES

    return step
