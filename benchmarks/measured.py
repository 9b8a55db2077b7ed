"""A measurement: something done as often as a short time allows, and the share of the floor we want it to reach."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import process_time

SECONDS = 2.0
REPETITIONS = 5


@dataclass(frozen=True)
class Measured:
    """What was done, in how many a second, and at least how much of the floor it should be."""

    what: str
    per_second: float
    wanted: float | None = None
    peer: float = 0.0  # how many a second a peer did in the same seconds, where that is what we compare with
    named: str = "floor"


def rate(work: Callable[[], int], seconds: float = SECONDS, repetitions: int = REPETITIONS) -> float:
    """How many a second `work` does, which says how many it did: the best of some repetitions, as for the floor."""
    work()  # what is read and built once is not what is measured
    return max(_rate(work, seconds / repetitions) for _ in range(repetitions))


def _rate(work: Callable[[], int], seconds: float) -> float:
    done = 0
    began = process_time()
    while (passed := process_time() - began) < seconds:
        done += work()
    return done / passed
