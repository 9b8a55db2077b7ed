"""News between processes that share a PostgreSQL: (match, seq), and nothing else."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from ludarium.server.live.rooms import Rooms
from ludarium.server.store.store import CHANNEL, Store

_log = logging.getLogger(__name__)
_AGAIN = 2.0  # seconds until the next try to listen


class News:
    """Listens as long as the server runs; where there is one process only, there is nothing to listen to."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self._store = store
        self._rooms = rooms
        self._task: asyncio.Task[None] | None = None
        self.listening = asyncio.Event()

    def start(self) -> None:
        if self._store.shared:
            self._task = asyncio.create_task(self._listen())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self) -> None:
        first = True
        while True:
            try:
                await self._hear(first)
            except Exception as error:  # whatever it was, news must be heard again
                _log.warning("news of other processes: %s; listening again soon", type(error).__name__)
            first = False
            self.listening.clear()
            await asyncio.sleep(_AGAIN)

    async def _hear(self, first: bool) -> None:
        """Until the connection is lost."""
        heard: asyncio.Queue[str | None] = asyncio.Queue()
        async with self._store.engine.connect() as connection:
            raw: Any = (await connection.get_raw_connection()).driver_connection
            raw.add_termination_listener(lambda _: heard.put_nowait(None))
            await raw.add_listener(CHANNEL, lambda *news: heard.put_nowait(news[-1]))
            self.listening.set()
            if not first:
                await self._rooms.news_lost()
            try:
                while (payload := await heard.get()) is not None:
                    match, _, seq = payload.partition(" ")
                    await self._rooms.news(match, int(seq))
            finally:
                await connection.invalidate()
