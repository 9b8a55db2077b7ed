"""The store: each method is one transaction. What it has returned from is durable."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy import Select, Update, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludarium.server.store import database
from ludarium.server.store.rows import Checkpoint, Entry, Seat, Standing, Table
from ludarium.server.store.schema import checkpoints, entries, seats, settings, tables, visitors

CHANNEL = "ludarium"


class Raced(Exception):
    """Somebody else was first: read again what stands there now."""


class Store:
    """All that outlives the process."""

    def __init__(self, url: str) -> None:
        self.engine = database.connect(url)
        self._writing = self.engine.execution_options(writes=True)
        self._inserting = (postgresql if self.shared else sqlite).insert

    @property
    def shared(self) -> bool:
        """Whether other processes may play at the same tables."""
        return self.engine.dialect.name == "postgresql"

    async def open(self) -> None:
        await database.migrate(self.engine)

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._writing.begin() as connection:
                yield connection
        except IntegrityError as error:
            raise Raced(str(error.orig)) from None

    async def _tell(self, connection: AsyncConnection, match: str, seq: int) -> None:
        """News for other processes, sent when (and only if) this transaction is committed. Never a view."""
        if self.shared:
            await connection.execute(select(func.pg_notify(CHANNEL, f"{match} {seq}")))

    # -- keys and people ---------------------------------------------------

    async def setting(self, name: str, first: bytes) -> bytes:
        """The setting; `first` becomes it where there is none yet."""
        async with self._write() as c:
            row = self._inserting(settings).values(name=name, value=first).on_conflict_do_nothing()
            await c.execute(row)
            return bytes((await c.execute(select(settings.c.value).filter_by(name=name))).scalar_one())

    async def visitor(self, id: str) -> str | None:
        """What a visitor is called."""
        async with self.engine.connect() as c:
            return (await c.execute(select(visitors.c.name).filter_by(id=id))).scalar_one_or_none()

    async def name(self, id: str, name: str) -> None:
        row = self._inserting(visitors).values(id=id, name=name, at=time.time())
        async with self._write() as c:
            await c.execute(row.on_conflict_do_update(index_elements=["id"], set_={"name": name}))

    # -- tables and seats --------------------------------------------------

    async def add(self, table: Table) -> None:
        values = msgspec.structs.asdict(table)
        rows = [_seat_values(table.id, seat) for seat in values.pop("seats")]
        async with self._write() as c:
            await c.execute(insert(tables).values(values))
            await c.execute(insert(seats), rows)

    async def table(self, id: str) -> Table | None:
        async with self.engine.connect() as c:
            found = await _tables(c, select(tables).where(tables.c.id == id))
        return found[0] if found else None

    async def tables_of(self, visitor: str, limit: int = 100) -> list[Table]:
        """Where this visitor sits, or has made the table; the latest first."""
        sits = select(seats.c.match).where(seats.c.visitor == visitor)
        mine = select(tables).where(or_(tables.c.maker == visitor, tables.c.id.in_(sits)))
        async with self.engine.connect() as c:
            return await _tables(c, mine.order_by(tables.c.changed.desc()).limit(limit))

    async def unfinished(self, since: float, limit: int = 1000) -> list[str]:
        """Matches that have begun or are about to, and were touched not too long ago."""
        open_ = select(tables.c.id).where(tables.c.status != "over", tables.c.changed >= since)
        async with self.engine.connect() as c:
            found = await c.execute(open_.order_by(tables.c.changed.desc()).limit(limit))
            return list(found.scalars())

    async def invited(self, invitation: str) -> tuple[str, int] | None:
        """The table and the seat an invitation is for, as long as nobody has used it."""
        async with self.engine.connect() as c:
            row = (await c.execute(select(seats).filter_by(invitation=invitation))).one_or_none()
        return (row.match, row.seat) if row is not None else None

    async def take_seat(self, match: str, taken: Seat) -> None:
        """Sit down on an open seat; whoever comes second has Raced."""
        values = {k: v for k, v in _seat_values(match, taken).items() if k not in ("match", "seat")}
        where = (seats.c.match == match, seats.c.seat == taken.seat, seats.c.who == "open")
        async with self._write() as c:
            await _one(c, update(seats).where(*where).values(values))
            await c.execute(update(tables).filter_by(id=match).values(changed=time.time(), since=time.time()))
            await self._tell(c, match, -1)

    async def promise(self, match: str, seat: int, sealed: str) -> None:
        """A seat's promise of a nonce, as long as nobody has revealed one."""
        async with self._write() as c:
            await _one(c, update(tables).filter_by(id=match, status="waiting").values(changed=time.time()))
            await _one(c, update(seats).filter_by(match=match, seat=seat, who="person").values(sealed=sealed))
            await self._tell(c, match, -1)

    async def begin_sealing(self, match: str) -> None:
        """From now on promises are fixed, and are to be kept."""
        now = {"status": "sealing", "since": time.time()}
        async with self._write() as c:
            await _one(c, update(tables).filter_by(id=match, status="waiting").values(now))
            await self._tell(c, match, -1)

    async def reveal(self, match: str, seat: int, nonce: bytes) -> None:
        async with self._write() as c:
            await _one(c, update(tables).filter_by(id=match, status="sealing").values(changed=time.time()))
            await _one(c, update(seats).filter_by(match=match, seat=seat).values(nonce=nonce))
            await self._tell(c, match, -1)

    # -- matches -----------------------------------------------------------

    async def start(
        self, match: str, seed: bytes, entry: Entry, points: list[Checkpoint], stands: Standing
    ) -> None:
        """The match begins: its seed, and entry 0."""
        begun = {"status": "running", "seed": seed}
        async with self._write() as c:
            await _one(c, update(tables).filter_by(id=match, status="sealing").values(begun))
            await self._enter(c, match, entry, points, stands)

    async def append(self, match: str, entry: Entry, points: Iterable[Checkpoint], stands: Standing) -> None:
        """The next entry, once and for all; Raced when that seq, or that sender's id, is there already."""
        async with self._write() as c:
            await self._enter(c, match, entry, points, stands)

    async def _enter(
        self, c: AsyncConnection, match: str, entry: Entry, points: Iterable[Checkpoint], stands: Standing
    ) -> None:
        await c.execute(insert(entries).values(match=match, **msgspec.structs.asdict(entry)))
        for point in points:
            await c.execute(insert(checkpoints).values(match=match, **msgspec.structs.asdict(point)))
        now: dict[str, Any] = {**msgspec.structs.asdict(stands), "seq": entry.seq, "changed": entry.at}
        if stands.result is not None:
            now["status"] = "over"
        await _one(c, update(tables).where(tables.c.id == match, tables.c.seq < entry.seq).values(now))
        await self._tell(c, match, entry.seq)

    async def entries(self, match: str, after: int = -1) -> list[Entry]:
        log = select(entries).where(entries.c.match == match, entries.c.seq > after).order_by(entries.c.seq)
        async with self.engine.connect() as c:
            return [_struct(Entry, row) for row in await c.execute(log)]

    async def checkpoints(self, match: str) -> list[tuple[int, bool]]:
        """(seq, firm) of every checkpoint, the latest first."""
        found = select(checkpoints.c.seq, checkpoints.c.firm).filter_by(match=match)
        async with self.engine.connect() as c:
            return [(row.seq, row.firm) for row in await c.execute(found.order_by(checkpoints.c.seq.desc()))]

    async def checkpoint(self, match: str, seq: int) -> Checkpoint:
        async with self.engine.connect() as c:
            row = (await c.execute(select(checkpoints).filter_by(match=match, seq=seq))).one()
        found: Checkpoint = _struct(Checkpoint, row)
        return found


def _seat_values(match: str, seat: Seat) -> dict[str, Any]:
    return {"match": match, **msgspec.structs.asdict(seat)}


def _struct(type_: type[Any], row: Any) -> Any:
    return type_(**{name: getattr(row, name) for name in type_.__struct_fields__ if name != "seats"})


async def _one(c: AsyncConnection, statement: Update) -> None:
    """A change that must meet exactly one row, as that row was seen."""
    if (await c.execute(statement)).rowcount != 1:
        raise Raced("what was to be changed is no longer as it was")


async def _tables(c: AsyncConnection, query: Select[Any]) -> list[Table]:
    found = {row.id: _struct(Table, row) for row in await c.execute(query)}
    sitting = select(seats).where(seats.c.match.in_(found)).order_by(seats.c.match, seats.c.seat)
    for row in await c.execute(sitting):
        found[row.match].seats.append(_struct(Seat, row))
    return list(found.values())
