"""One open socket: who is behind it, what it was sent, and what waits to be sent."""

from __future__ import annotations

import asyncio

import msgspec

from ludarium.server.protocol import ToBrowser

_encode = msgspec.json.Encoder().encode

# A socket that lets so many messages lie is dead or too slow; it is closed, and comes back with a fresh state.
_MOST_WAITING = 256


class Visit:
    """`sent` is the seq of the last state that each seat (None: the spectator's) was sent here."""

    def __init__(self, visitor: str | None) -> None:
        self.visitor = visitor
        self.sent: dict[int | None, int] = {}
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.slow = False
        self.asking = False  # for a hint: one at a time

    def send(self, message: ToBrowser) -> None:
        self.send_encoded(_encode(message))

    def send_encoded(self, message: bytes) -> None:
        if self.waiting.qsize() >= _MOST_WAITING:
            self.slow = True
            self.close()
        elif not self.slow:
            self.waiting.put_nowait(message)

    def close(self) -> None:
        """After what waits has been sent."""
        self.waiting.put_nowait(None)
