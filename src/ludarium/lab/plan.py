"""Many matches to be played, each as a job of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from ludarium.lab import bringing
from ludarium.lab.bringing import Bring
from ludarium.lab.job import Job, check
from ludarium.table.game import find
from ludarium.table.pack import HOUSE


class Plan(Sequence[Job]):
    """n matches; the bots change seats from one to the next, so that none has the better seat. What they bring is
    seated in all orders, with the same seed for each. A job is made when it is asked for: a plan of a million takes no
    room."""

    def __init__(
        self,
        game: str,
        n: int,
        bots: Sequence[str],
        options: dict[str, Any] | None = None,
        pack: str = HOUSE,
        seed: int = 0,
        count: bool = False,
        record: bool = False,
        brings: Sequence[str | Bring] = (),
    ) -> None:
        brought = bringing.read(find(game), brings)
        check(game, tuple(bots), n, options or {}, pack, brought)
        self._n, self._bots = n, tuple(bots)
        self._orders = bringing.orders(brought, len(self._bots))
        self._first = Job(0, game, self._bots, seed, options or {}, pack, count, record=record)

    def __len__(self) -> int:
        return self._n

    def __getitem__(self, number: Any) -> Any:
        if isinstance(number, slice):
            return [self[k] for k in range(*number.indices(self._n))]
        if not 0 <= number < self._n:
            raise IndexError(number)
        deal, order = divmod(number, len(self._orders))
        turned = deal % len(self._bots)
        bots = self._bots[turned:] + self._bots[:turned]
        brings = self._orders[order]
        return replace(self._first, number=number, bots=bots, seed=self._first.seed + deal, brings=brings)
