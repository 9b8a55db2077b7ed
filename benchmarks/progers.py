"""Прогеры: how fast it is played at random, copied, and imagined anew."""

from __future__ import annotations

from benchmarks.matches import Matches, clone, imagine
from benchmarks.measured import Measured, rate


def measure() -> list[Measured]:
    basic, full = (Matches("progers", 4, {"mode": mode}) for mode in ("basic", "full"))
    questions = basic.mid_turn()
    return [
        Measured("basic, 4 seats: decisions, nothing kept", rate(lambda: basic.playout(keep=False)), 0.30),
        Measured(
            "basic, 4 seats: decisions, checkpoints and record", rate(lambda: basic.playout(keep=True)), 0.25
        ),
        Measured("full, 4 seats: decisions, nothing kept", rate(lambda: full.playout(keep=False)), 0.12),
        Measured("basic, mid-turn: clones", rate(lambda: clone(questions)), 0.04),
        Measured("basic, mid-turn: imagined worlds", rate(lambda: imagine(questions)), 0.02),
    ]
