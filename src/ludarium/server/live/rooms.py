"""All tables that somebody is at. A table that nobody needs is forgotten, and opened again from the store."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ludarium.server.live.desk import Desk
from ludarium.server.live.table import House, LiveTable

_log = logging.getLogger(__name__)
_A_WEEK = 7 * 86400.0
_LOOK = 5.0  # seconds between two looks for tables that nobody needs


class _Room:
    """A desk, and how many are just now on their way in or out."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.opening = asyncio.Lock()
        self.open = False
        self.users = 0


class Rooms:
    """One desk a table and process."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._rooms: dict[str, _Room] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Forget what nobody needs; and let bots go on where they stood when the server was stopped."""
        for work in (self._forget(), self._resume()):
            self._tasks.add(asyncio.create_task(work))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self._rooms.values():
            await room.desk.close()
            for visit in room.desk.live.visits:
                visit.close()

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[Desk | None]:
        """The desk of this table, as long as one needs it; None when there is no such table."""
        room = self._rooms.get(id)
        if room is None:
            table = await self.house.store.table(id)
            if table is None:
                yield None
                return
            room = self._rooms.setdefault(id, _Room(Desk(LiveTable(self.house, table))))
        room.users += 1
        try:
            async with room.opening:
                if not room.open:
                    await room.desk.open()
                    room.open = True
            yield room.desk
        finally:
            room.users -= 1

    async def news(self, match: str, seq: int) -> None:
        """Another process has changed something."""
        room = self._rooms.get(match)
        if room is not None and room.open:
            await room.desk.live.catch_up(seq)
            room.desk.bots.wake()

    async def news_lost(self) -> None:
        """Some news may not have reached us: look at every table again."""
        for match in list(self._rooms):
            await self.news(match, -1)

    async def _forget(self) -> None:
        while True:
            await asyncio.sleep(_LOOK)
            now = asyncio.get_running_loop().time()
            for id, room in list(self._rooms.items()):
                alone = now - room.desk.live.left > self.house.settings.idle
                if room.users == 0 and room.open and alone and not room.desk.needed:
                    del self._rooms[id]  # first: whoever comes now opens it anew
                    await room.desk.close()

    async def _resume(self) -> None:
        for id in await self.house.store.unfinished(time.time() - _A_WEEK):
            try:
                async with self.at(id):
                    pass
            except Exception as error:  # one table that can't be opened must not keep the others closed
                _log.error("table %s could not be opened: %s", id, type(error).__name__)
