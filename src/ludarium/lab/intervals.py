"""How sure a share or a mean is, and how numbers are spread, in room that does not grow with how many there were."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import NamedTuple

Z = 1.96  # 95 %


class Interval(NamedTuple):
    value: float
    low: float
    high: float


def share(hits: float, tries: int) -> Interval:
    """Wilson's interval: sensible also where there are few tries, or all or none hit."""
    if tries == 0:
        return Interval(0.0, 0.0, 1.0)
    p = hits / tries
    middle = (p + Z * Z / (2 * tries)) / (1 + Z * Z / tries)
    half = Z * sqrt(p * (1 - p) / tries + Z * Z / (4 * tries * tries)) / (1 + Z * Z / tries)
    return Interval(p, max(0.0, middle - half), min(1.0, middle + half))


class Histogram:
    """Whole numbers, and how often each came."""

    def __init__(self) -> None:
        self.counts: Counter[int] = Counter()
        self.n = 0

    def add(self, value: int) -> None:
        self.counts[value] += 1
        self.n += 1

    def __bool__(self) -> bool:
        return self.n > 0

    @property
    def mean(self) -> float:
        return sum(value * times for value, times in self.counts.items()) / max(1, self.n)

    def quantile(self, part: float) -> int:
        """The least value that so large a part of them doesn't exceed."""
        wanted, passed = part * self.n, 0
        for value in sorted(self.counts):
            passed += self.counts[value]
            if passed >= wanted:
                return value
        return 0

    @property
    def median(self) -> int:
        return self.quantile(0.5)


class Mean:
    """A mean and its interval, by Welford's method."""

    def __init__(self) -> None:
        self.n = 0
        self.value = 0.0
        self._squares = 0.0

    def add(self, value: float) -> None:
        self.n += 1
        before = value - self.value
        self.value += before / self.n
        self._squares += before * (value - self.value)

    @property
    def interval(self) -> Interval:
        if self.n < 2:
            return Interval(self.value, self.value, self.value)
        half = Z * sqrt(self._squares / (self.n - 1) / self.n)
        return Interval(self.value, self.value - half, self.value + half)
