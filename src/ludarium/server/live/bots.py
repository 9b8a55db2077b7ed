"""The seats of a table for which bots answer: their own, and those of people who are away where the table wants that.
They think in worker processes and answer at a pace one can follow."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from ludarium.server.live.table import LiveTable
from ludarium.server.protocol import Thinking
from ludarium.server.store.rows import Seat

_log = logging.getLogger(__name__)
_AFTER_FAILURE = 5.0  # seconds
_A_MOMENT = 0.05

Enter = Callable[[int, int, int], Awaitable[bool]]


class BotSeats:
    """One task, as long as a bot is asked."""

    def __init__(self, live: LiveTable, enter: Enter) -> None:
        self._live = live
        self._enter = enter
        self._task: asyncio.Task[None] | None = None
        self._alarms: set[asyncio.TimerHandle] = set()

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    async def stop(self) -> None:
        for alarm in self._alarms:
            alarm.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def wake(self) -> None:
        """Something has changed: a bot may be asked now."""
        if not self.busy and self._asked() is not None:
            self._task = asyncio.create_task(self._move())

    def wake_later(self) -> None:
        """Somebody is away: if nobody comes, a bot may stand in for them then."""
        if self._live.table.stand_in:
            wait = self._live.house.settings.absence + _A_MOMENT
            loop = asyncio.get_running_loop()
            self._alarms = {alarm for alarm in self._alarms if alarm.when() > loop.time()}
            self._alarms.add(loop.call_later(wait, self.wake))

    def _asked(self) -> tuple[int, str] | None:
        """A seat that is asked and for which a bot answers, and the bot's level."""
        live = self._live
        if live.play is None:
            return None
        asked = {choice.seat for choice in live.play.match.asks}
        levels = ((seat.seat, self._level(seat)) for seat in live.table.seats if seat.seat in asked)
        return next(((seat, level) for seat, level in levels if level), None)

    def _level(self, seat: Seat) -> str:
        if seat.who == "bot":
            return seat.level
        return self._live.table.stand_in if self._live.stood_in(seat) else ""

    async def _move(self) -> None:
        while (found := self._asked()) is not None:
            try:
                await self._answer(*found)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                # Whatever a bot or the store may fail with: the table stays, and it is tried again.
                _log.error("a bot of table %s failed: %s", self._live.id, type(error).__name__)
                await asyncio.sleep(_AFTER_FAILURE)

    async def _answer(self, seat: int, level: str) -> None:
        live = self._live
        async with live.lock:
            if live.play is None or self._asked() is None:
                return
            seq = live.play.seq
            match = await asyncio.to_thread(live.play.match.clone)
            if live.table.seats[seat].who != "bot":
                live.tell_table()  # who is stood in for
            for visit in live.visits:
                visit.send(Thinking(seat))
        thought = asyncio.ensure_future(live.house.thinkers.choose(match, seat, level))
        began = time.monotonic()
        await asyncio.sleep(live.house.settings.pace * live.table.pace)
        option = await thought
        if any(choice.always for choice in match.asks if choice.seat == seat):
            await asyncio.sleep(until_poised(time.monotonic() - began, live.house.settings.poise))
        if self._level(live.table.seats[seat]):  # else who was away has come back, and answers for themselves
            await self._enter(seq, seat, option)


def until_poised(thought: float, poise: float) -> float:
    """How long to wait until the next multiple of `poise`: where being asked is a secret, no clock shall tell whether
    there was anything to choose."""
    return poise - thought % poise if poise > 0 else 0.0
