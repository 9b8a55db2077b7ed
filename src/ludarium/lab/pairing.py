"""Two packs or option sets, played with the same deals: what differs, match by match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from ludarium.lab.intervals import Interval, Mean
from ludarium.lab.job import Job, Played
from ludarium.lab.plan import Plan


class Both(Sequence[Job]):
    """The jobs of some plans by turns: 0 and 1 are the first match of each, 2 and 3 the second."""

    def __init__(self, plans: Sequence[Plan]) -> None:
        self._plans = plans

    def __len__(self) -> int:
        return sum(map(len, self._plans))

    def __getitem__(self, number: Any) -> Any:
        if isinstance(number, slice):
            return [self[k] for k in range(*number.indices(len(self)))]
        if not 0 <= number < len(self):
            raise IndexError(number)
        match, side = divmod(number, len(self._plans))
        return replace(self._plans[side][match], number=number)


class Pairs:
    """The second side less the first, of each deal that both have played. What waits for its twin is soon met by it."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._waiting: dict[int, tuple[int, dict[str, float]]] = {}
        self._means: dict[str, Mean] = {}

    def add(self, side: int, match: int, played: Played) -> None:
        numbers = self._numbers(played)
        if match not in self._waiting:
            self._waiting[match] = side, numbers
            return
        other_side, other = self._waiting.pop(match)
        sign = 1 if side > other_side else -1
        for name, value in numbers.items():
            self._means.setdefault(name, Mean()).add(sign * (value - other[name]))

    def _numbers(self, played: Played) -> dict[str, float]:
        wins = {f"lab-win-of {seat}": played.share(seat) for seat in range(self._seats)}
        points = sum(played.scores) / self._seats
        best = float(max(played.scores))
        length = {"lab-rounds": float(played.rounds), "lab-answers": float(played.answers)}
        return {**length, "lab-mean-points": points, "lab-best-points": best, **wins}

    @property
    def pairs(self) -> int:
        return max((mean.n for mean in self._means.values()), default=0)

    def differences(self) -> dict[str, Interval]:
        return {name: mean.interval for name, mean in self._means.items()}
