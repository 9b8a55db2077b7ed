"""What a visitor is shown of a table and its match. There is no other way from a match to a client than this."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence

import msgspec

from ludarium.server.live.play import Play, events_of
from ludarium.server.protocol import Happened, SeatInfo, State, TableInfo
from ludarium.server.store.rows import Entry, Seat, Table
from ludarium.table.dice import commitment
from ludarium.table.view import Result

# A log longer than this is sent from its end.
LONGEST_LOG = 500


def table_info(
    table: Table,
    visitor: str | None,
    online: Collection[str] = (),
    deadline: float | None = None,
    stood_in: Collection[int] = (),
) -> TableInfo:
    """The table as this visitor sees it: neither secret nor seed, nor who the others are beside their names."""
    maker = visitor is not None and visitor == table.maker
    own = table.seats_of(visitor)
    return TableInfo(
        id=table.id,
        game=table.game,
        status=table.status,
        seats=[_seat_info(seat, own, maker, online, stood_in) for seat in table.seats],
        options=table.options,
        pack=table.pack,
        spectators=table.spectators,
        created=table.created,
        commitment=commitment(table.secret),
        seq=max(table.seq, 0),
        your_turn=table.status == "running" and any(seat in table.asked for seat in own),
        rules=table.rules,
        yours=maker,
        patience=max(0.0, deadline - time.time()) if deadline is not None else 0.0,
        result=msgspec.convert(table.result, Result) if table.result is not None else None,
    )


def _seat_info(
    seat: Seat, own: Collection[int], maker: bool, online: Collection[str], stood_in: Collection[int]
) -> SeatInfo:
    return SeatInfo(
        seat=seat.seat,
        who=seat.who,
        name=seat.name,
        level=seat.level,
        yours=seat.seat in own,
        online=seat.who == "bot" or seat.visitor in online,
        stood_in=seat.seat in stood_in,
        sealed=seat.sealed is not None,
        revealed=seat.nonce is not None,
        invitation=(seat.invitation or "") if maker and seat.who == "open" else "",
        brings=seat.brings if seat.seat in own or (maker and seat.who == "bot") else None,
    )


def may_watch(table: Table, visitor: str | None) -> bool:
    return (
        table.spectators or (visitor is not None and visitor == table.maker) or bool(table.seats_of(visitor))
    )


def may_see(table: Table, visitor: str | None, seat: int | None) -> bool:
    """A seat's view is for whoever sits there; when the match is over, its players may look at all of them."""
    if seat is None:
        return may_watch(table, visitor)
    own = table.seats_of(visitor)
    return seat in own or (table.status == "over" and bool(own) and 0 <= seat < len(table.seats))


def state(play: Play, log: Sequence[Entry], seat: int | None, sent: int | None) -> State:
    """What this seat sees, and what happened since the entry it was last sent (None: nothing was)."""
    fresh = sent is None or any(e.what in ("undo", "rules") for e in log[sent + 1 : play.seq + 1])
    if fresh or sent is None:
        told = happened(log, -1, play.seq, seat)[-LONGEST_LOG:]
    else:
        told = happened(log, sent, play.seq, seat)
    return State(play.seq, seat, play.match.view(seat), told, fresh)


def happened(log: Sequence[Entry], after: int, upto: int, seat: int | None) -> list[Happened]:
    """The events of these entries in the wording of one seat; what was taken back has not happened."""
    entries = [entry for entry in log[: upto + 1] if entry.seq > after]
    gone = {entry.option for entry in entries if entry.what == "undo"}
    return [
        Happened(entry.seq, event.seen_by(seat))
        for entry in entries
        if entry.seq not in gone
        for event in events_of(entry.events)
    ]
