"""Tables: make one, find yours, invite, sit down."""

from __future__ import annotations

from litestar import get, post, put
from litestar.params import FromPath, JSONBody

from ludarium.server import problems
from ludarium.server.live import showing
from ludarium.server.live.rooms import Rooms
from ludarium.server.making import check_brings, checked_name, make, seat_of
from ludarium.server.problems import ProblemError
from ludarium.server.protocol import Joining, SeatWanted, TableInfo, TableWanted
from ludarium.server.routes.given import Somebody, TheCatalog, TheMakings, TheRooms, TheStore, Visitor, Word
from ludarium.server.store.rows import Seat, Table
from ludarium.server.store.store import Raced, Store


@get("/tables", responses=problems.may_answer(429))
async def my_tables(store: TheStore, visitor: Visitor) -> list[TableInfo]:
    """The tables you sit at or have made, the latest first."""
    found = await store.tables_of(visitor) if visitor else []
    return [showing.table_info(table, visitor) for table in found]


@post("/tables", responses=problems.may_answer(400, 403, 413, 429))
async def make_table(
    store: TheStore,
    catalog: TheCatalog,
    rooms: TheRooms,
    makings: TheMakings,
    somebody: Somebody,
    data: JSONBody[TableWanted],
) -> TableInfo:
    """Make a table. Its commitment is the promise of dice that nobody chose."""
    if not makings.take(somebody):
        raise ProblemError(429, "too-many")
    table = await make(catalog, data, somebody, await store.visitor(somebody) or "")
    await store.add(table)
    return await _as_seen(rooms, table.id, somebody)


@get("/tables/{table_id:str}", responses=problems.may_answer(404, 429))
async def one_table(rooms: TheRooms, table_id: Word, visitor: Visitor) -> TableInfo:
    """A table you sit at, have made, or may watch."""
    return await _as_seen(rooms, table_id, visitor)


@put("/tables/{table_id:str}/seats/{seat:int}", responses=problems.may_answer(400, 403, 404, 409, 413, 429))
async def give_seat(
    store: TheStore,
    catalog: TheCatalog,
    rooms: TheRooms,
    table_id: Word,
    seat: FromPath[int],
    visitor: Visitor,
    data: JSONBody[SeatWanted],
) -> TableInfo:
    """Whoever made the table gives a seat that is still open to a bot, or takes it."""
    table = await store.table(table_id)
    if table is None or not showing.may_watch(table, visitor):
        raise ProblemError(404, "no-such-table")
    if visitor is None or visitor != table.maker:
        raise ProblemError(403, "not-yours")
    if not 0 <= seat < len(table.seats) or data.who == "friend":
        raise ProblemError(400, "no-such-seat", "seat")
    await check_brings(catalog, table, seat, data.brings)
    await _sit(store, table, seat_of(seat, data, visitor, await store.visitor(visitor) or ""))
    return await _seated(rooms, table_id, visitor)


@get("/invitations/{invitation:str}", responses=problems.may_answer(404, 429))
async def invitation(store: TheStore, invitation: Word, visitor: Visitor) -> TableInfo:
    """The table to which this link invites."""
    table, _ = await _invited(store, invitation)
    return showing.table_info(table, visitor)


@post(
    "/invitations/{invitation:str}",
    status_code=200,
    responses=problems.may_answer(400, 403, 404, 409, 413, 429),
)
async def join(
    store: TheStore,
    catalog: TheCatalog,
    rooms: TheRooms,
    invitation: Word,
    somebody: Somebody,
    data: JSONBody[Joining],
) -> TableInfo:
    """Sit down where the link invites to. Of two who do so at once, one sits."""
    table, seat = await _invited(store, invitation)
    await check_brings(catalog, table, seat, data.brings)
    name = checked_name(data.name, "name") or await store.visitor(somebody) or table.seats[seat].name
    await _sit(store, table, Seat(seat=seat, who="person", visitor=somebody, name=name, brings=data.brings))
    return await _seated(rooms, table.id, somebody)


async def _invited(store: Store, invitation: str) -> tuple[Table, int]:
    found = await store.invited(invitation)
    table = await store.table(found[0]) if found else None
    if found is None or table is None:
        raise ProblemError(404, "no-such-invitation")
    return table, found[1]


async def _sit(store: Store, table: Table, seat: Seat) -> None:
    try:
        await store.take_seat(table.id, seat)
    except Raced:
        raise ProblemError(409, "seat-taken") from None


async def _seated(rooms: Rooms, table_id: str, visitor: str) -> TableInfo:
    async with rooms.at(table_id) as desk:
        assert desk is not None  # it was there a moment ago, and tables are never deleted
        await desk.seats_changed()
        return desk.live.info(visitor)


async def _as_seen(rooms: Rooms, table_id: str, visitor: str | None) -> TableInfo:
    async with rooms.at(table_id) as desk:
        if desk is None or not showing.may_watch(desk.live.table, visitor):
            raise ProblemError(404, "no-such-table")
        return desk.live.info(visitor)
