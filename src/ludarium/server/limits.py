"""How much is too much: buckets that fill with time, and are emptied by what one does."""

from __future__ import annotations

import time


class Bucket:
    """Holds up to `size`, gains `rate` a second."""

    __slots__ = ("_at", "_holds", "_rate", "_size")

    def __init__(self, size: float, rate: float) -> None:
        self._size, self._rate = size, rate
        self._holds, self._at = size, time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._holds = min(self._size, self._holds + (now - self._at) * self._rate)
        self._at = now
        if self._holds < 1.0:
            return False
        self._holds -= 1.0
        return True

    @property
    def full(self) -> bool:
        return self._holds + (time.monotonic() - self._at) * self._rate >= self._size


class Buckets:
    """One for each who does it; those that are full again are forgotten."""

    def __init__(self, size: float, seconds: float, most: int = 10_000) -> None:
        self._size, self._rate, self._most = size, size / seconds, most
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        if who not in self._buckets:
            if len(self._buckets) >= self._most:
                self._buckets = {k: v for k, v in self._buckets.items() if not v.full}
            self._buckets[who] = Bucket(self._size, self._rate)
        return self._buckets[who].take()
