"""How sure a share or a mean is."""

from __future__ import annotations

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
