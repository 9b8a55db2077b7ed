"""The socket of a table."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from ludarium.server import problems
from ludarium.server.guard import address
from ludarium.server.identity import Identities
from ludarium.server.limits import Bucket
from ludarium.server.live import showing
from ludarium.server.live.desk import Desk
from ludarium.server.live.rooms import Rooms
from ludarium.server.live.visit import Visit
from ludarium.server.protocol import FromBrowser, Trouble
from ludarium.server.routes.given import Word

_read = msgspec.json.Decoder(FromBrowser).decode
_NOT_FOUND, _TOO_MANY, _TRY_AGAIN, _LEAVING = 4404, 4429, 1013, 1001
_LONGEST = 8192  # characters of a message
_BURST = 5.0  # seconds' worth of messages


class Doors:
    """How many sockets each address has open."""

    def __init__(self, most: int, messages_a_second: float) -> None:
        self._most = most
        self._open: dict[str, int] = {}
        self.rate = messages_a_second

    @contextlib.contextmanager
    def through(self, address: str) -> Any:
        """Whether there is room for one more."""
        count = self._open.get(address, 0)
        if count >= self._most:
            yield False
            return
        self._open[address] = count + 1
        try:
            yield True
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


@websocket("/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: Word) -> None:
    """See `protocol`: FromBrowser in, ToBrowser out."""
    rooms: Rooms = socket.app.state.rooms
    doors: Doors = socket.app.state.doors
    identities: Identities = socket.app.state.identities
    with doors.through(address(socket.scope)) as room:
        if not room:
            await socket.close(_TOO_MANY)
            return
        async with rooms.at(table_id) as desk:
            visitor = identities.read(socket)
            if desk is None or not showing.may_watch(desk.live.table, visitor):
                await socket.close(_NOT_FOUND)
                return
            await socket.accept()
            await _attend(socket, desk, Visit(visitor), Bucket(doors.rate * _BURST, doors.rate))


async def _attend(socket: WebSocket[Any, Any, Any], desk: Desk, visit: Visit, bucket: Bucket) -> None:
    sending = asyncio.create_task(_send(socket, visit))
    await desk.enter_room(visit)
    try:
        async for text in _texts(socket):
            if not bucket.take():
                visit.send(Trouble("too many messages"))
                break
            await _hear(desk, visit, text)
    finally:
        await desk.leave_room(visit)
        visit.close()
        with contextlib.suppress(Exception):
            await asyncio.wait_for(sending, 5.0)
        with contextlib.suppress(Exception):
            await socket.close(_TRY_AGAIN if visit.slow else _LEAVING)


async def _texts(socket: WebSocket[Any, Any, Any]) -> AsyncIterator[str]:
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            yield await socket.receive_text()


async def _hear(desk: Desk, visit: Visit, text: str) -> None:
    """One message. What can't be read is said to be so, and nothing else happens."""
    try:
        if len(text) > _LONGEST:
            raise msgspec.DecodeError(f"a message is at most {_LONGEST} characters long")
        message = _read(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        visit.send(Trouble(str(error)))
        return
    try:
        await desk.say(visit, message)
    except Exception as error:  # ours to mend; the visit goes on
        problems.log_place(error)
        visit.send(Trouble("something went wrong on our side", getattr(message, "id", "")))


async def _send(socket: WebSocket[Any, Any, Any], visit: Visit) -> None:
    """What waits, in its order, until the visit ends."""
    while (message := await visit.waiting.get()) is not None:
        await socket.send_text(message.decode())
    if visit.slow:
        await socket.close(_TRY_AGAIN)
