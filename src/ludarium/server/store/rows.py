"""What the store gives and takes: its rows as structs."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Who = Literal["person", "bot", "open"]
Status = Literal["waiting", "sealing", "running", "over"]
What = Literal["start", "answer", "undo", "rules"]


class Seat(msgspec.Struct, kw_only=True):
    """Who sits where, and what their browser added to the dice."""

    seat: int
    who: Who
    visitor: str | None = None
    name: str = ""
    level: str = ""
    brings: Any = None
    invitation: str | None = None
    sealed: str | None = None
    nonce: bytes | None = None


class Table(msgspec.Struct, kw_only=True):
    """A table, and its match if that has begun. `secret` and `seed` stay here until the match is over."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    pack: str
    spectators: bool
    stand_in: str = ""  # the level of the bot that answers for who is away; none: they are waited for
    pace: float = 1.0  # how many times as long as usual bots take
    maker: str
    created: float
    changed: float
    status: Status
    since: float
    secret: bytes
    seed: bytes | None = None
    seq: int = -1
    asked: list[int] = []
    result: dict[str, Any] | None = None
    seats: list[Seat] = []

    def seats_of(self, visitor: str | None) -> list[int]:
        return [seat.seat for seat in self.seats if visitor is not None and seat.visitor == visitor]


class Entry(msgspec.Struct, kw_only=True):
    """One thing that was entered; `seq` 0 is the start. Of an undo, `option` is the seq it takes back."""

    seq: int
    what: What
    seat: int = -1
    option: int = -1
    at: float
    sender: str | None = None
    events: bytes
    digest: bytes


class Checkpoint(msgspec.Struct, kw_only=True):
    """A turn's start. `firm`: nobody can take back anything from before it."""

    seq: int
    point: bytes
    digest: bytes
    firm: bool


class Standing(msgspec.Struct, kw_only=True):
    """How a match stands after an entry: what a list of tables needs without opening it."""

    asked: list[int]
    result: dict[str, Any] | None = None
    rules: int
