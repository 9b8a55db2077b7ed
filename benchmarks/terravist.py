"""Terravist: how fast it is played at random, and copied."""

from __future__ import annotations

from benchmarks.matches import Matches, clone
from benchmarks.measured import Measured, rate


def measure() -> list[Measured]:
    matches = Matches("terravist", seats=4)
    questions = matches.mid_turn()
    return [
        Measured("4 seats: decisions, nothing kept", rate(lambda: matches.playout(keep=False)), 0.10),
        Measured(
            "4 seats: decisions, checkpoints and record", rate(lambda: matches.playout(keep=True)), 0.07
        ),
        Measured("mid-turn: clones", rate(lambda: clone(questions)), 0.03),
    ]
