"""Fair dice: who promised a nonce, who revealed it, and when the match begins without waiting any longer.

Nobody can choose the dice: the server's secret was promised before anybody sat down, every nonce before the first one
was revealed. Whose browser stays away holds nobody up: after `patience` seconds the match begins without that nonce,
and the record says whose it was.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable

from ludarium.server.live import opening
from ludarium.server.live.play import Play, Step
from ludarium.server.live.table import LiveTable
from ludarium.server.store.rows import Seat
from ludarium.server.store.store import Raced
from ludarium.table.dice import commitment, mix

_PROMISE = re.compile(r"[0-9a-f]{64}")
_NONCE = re.compile(r"([0-9a-f]{2}){16,64}")


class Sealing:
    """The way of one table from "somebody sits on every seat" to the first question. The table's lock is held."""

    def __init__(self, live: LiveTable, changed: Callable[[], Awaitable[None]]) -> None:
        self._live = live
        self._changed = changed
        self._opened = time.time()  # nobody could seal while the server was down
        self._timer: asyncio.Task[None] | None = None

    @property
    def waits(self) -> bool:
        return self._timer is not None

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def promise(self, seat: int, sealed: str) -> str:
        """What is wrong with it, or nothing."""
        if not _PROMISE.fullmatch(sealed):
            return "a commitment is 64 hexadecimal digits"
        if self._seat(seat).sealed == sealed:
            return ""
        try:
            await self._live.house.store.promise(self._live.id, seat, sealed)
        except Raced:
            return "nonces can't be promised any more"
        await self._reload()
        return ""

    async def reveal(self, seat: int, nonce: str) -> str:
        own = self._seat(seat)
        if not _NONCE.fullmatch(nonce):
            return "a nonce is 32 to 128 hexadecimal digits, an even number of them"
        if own.sealed is None or commitment(bytes.fromhex(nonce)) != own.sealed:
            return "this is not the nonce that was promised"
        if own.nonce is not None:
            return ""
        try:
            await self._live.house.store.reveal(self._live.id, seat, bytes.fromhex(nonce))
        except Raced:
            return "nonces are not revealed now"
        await self._reload()
        return ""

    def _seat(self, seat: int) -> Seat:
        return self._live.table.seats[seat]

    async def _reload(self) -> None:
        await self._live.load()
        await self.go_on()
        await self._changed()

    # -- going on ----------------------------------------------------------

    async def go_on(self) -> None:
        """As far as it goes now; and wake up when patience ends."""
        self.stop()
        try:
            await self._steps()
        except Raced:
            await self._live.load()
        self._arm()

    async def _steps(self) -> None:
        live = self._live
        if live.table.status == "waiting" and self._all_or_late(lambda seat: seat.sealed is not None):
            await live.house.store.begin_sealing(live.id)
            await live.load()
        if live.table.status == "sealing" and self._all_or_late(
            lambda seat: seat.nonce is not None or seat.sealed is None
        ):
            await self._start()

    def _all_or_late(self, done: Callable[[Seat], bool]) -> bool:
        seats = self._live.table.seats
        if any(seat.who == "open" for seat in seats):
            return False
        late = time.time() >= self._ends()
        return late or all(done(seat) for seat in seats if seat.who == "person")

    def _ends(self) -> float:
        return max(self._live.table.since, self._opened) + self._live.house.settings.patience

    async def _start(self) -> None:
        live = self._live
        table = live.table
        nonces = [seat.nonce for seat in table.seats if seat.nonce is not None]
        seed = mix(table.secret, nonces)
        play, step = await asyncio.to_thread(_begin, await live.terms(), seed)
        await live.house.store.start(table.id, seed, step.entry, step.points, step.stands)
        live.play = play
        live.table.seed = seed
        live.take(step)

    def _arm(self) -> None:
        live = self._live
        live.deadline = None
        open_ = any(seat.who == "open" for seat in live.table.seats)
        if live.table.status not in ("waiting", "sealing") or open_:
            return
        live.deadline = self._ends()
        self._timer = asyncio.create_task(self._lose_patience(live.deadline - time.time()))

    async def _lose_patience(self, seconds: float) -> None:
        await asyncio.sleep(max(seconds, 0.0) + 0.01)
        async with self._live.lock:
            self._timer = None  # this very task: go_on must not cancel it
            await self.go_on()
            await self._changed()


def _begin(terms: opening.Terms, seed: bytes) -> tuple[Play, Step]:
    play = Play(opening.new(terms, seed), -1, [])
    return play, play.begin()
