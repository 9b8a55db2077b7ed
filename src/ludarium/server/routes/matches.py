"""A match that was played: its record, what a seat saw of it, and what an expert thinks of it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated

from litestar import MediaType, get
from litestar.params import QueryParameter

from ludarium.server import problems
from ludarium.server.live import opening, showing
from ludarium.server.live.play import CannotGoOn, Play
from ludarium.server.live.table import LiveTable
from ludarium.server.problems import ProblemError
from ludarium.server.protocol import Judged, Replay, State
from ludarium.server.recording import record_of
from ludarium.server.routes.given import Language, TheRooms, Visitor, Word
from ludarium.server.store.rows import Checkpoint, Entry
from ludarium.table.errors import LudariumError

_MOST = 200
_MOST_JUDGED = 8
_Number = Annotated[int, QueryParameter(ge=0, le=1_000_000)]


@get(
    "/tables/{table_id:str}/record",
    media_type=MediaType.TEXT,
    responses=problems.may_answer(400, 404, 409, 429),
)
async def record(rooms: TheRooms, table_id: Word, visitor: Visitor, lang: Language = "en") -> str:
    """The record of a match that is over; `ludarium verify` proves it."""
    async with rooms.at(table_id) as desk:
        if desk is None or not showing.may_watch(desk.live.table, visitor):
            raise ProblemError(404, "no-such-table")
        live = desk.live
        if live.table.status != "over":
            raise ProblemError(409, "not-over")
        try:
            return await asyncio.to_thread(record_of, await live.terms(), list(live.log), lang)
        except LudariumError:
            raise ProblemError(409, "no-record") from None


@get("/tables/{table_id:str}/replay", responses=problems.may_answer(400, 403, 404, 409, 429))
async def replay(
    rooms: TheRooms,
    table_id: Word,
    visitor: Visitor,
    seat: Annotated[int | None, QueryParameter(ge=0, le=100)] = None,
    first: _Number = 0,
    last: _Number = 1_000_000,
) -> Replay:
    """What a seat saw after each entry: your own, or the spectator's; any, when a match you played is over."""
    async with rooms.at(table_id) as desk:
        if desk is None or not showing.may_watch(desk.live.table, visitor):
            raise ProblemError(404, "no-such-table")
        if not showing.may_see(desk.live.table, visitor, seat):
            raise ProblemError(403, "not-your-seat", "seat")
        live = desk.live
        if live.table.status not in ("running", "over") or first > live.table.seq:
            raise ProblemError(404, "no-such-entry", "first")
        last = min(last, live.table.seq, first + _MOST - 1)
        try:
            states = await _seen(live, seat, first, last)
        except CannotGoOn:
            raise ProblemError(409, "no-replay") from None
        return Replay(first, last, live.table.seq, states)


@get("/tables/{table_id:str}/analysis", responses=problems.may_answer(400, 404, 409, 429))
async def analysis(
    rooms: TheRooms,
    table_id: Word,
    visitor: Visitor,
    first: _Number = 0,
    last: _Number = 1_000_000,
) -> list[Judged]:
    """What an expert thinks of the answers of a match that is over: a few entries a request, since it thinks."""
    async with rooms.at(table_id) as desk:
        if desk is None or not showing.may_watch(desk.live.table, visitor):
            raise ProblemError(404, "no-such-table")
        live = desk.live
        if live.table.status != "over":
            raise ProblemError(409, "not-over")
        if first > live.table.seq:
            raise ProblemError(404, "no-such-entry", "first")
        last = min(last, live.table.seq, first + _MOST_JUDGED - 1)
        try:
            return [await live.house.judgements.of(live, seq) for seq in range(first, last + 1)]
        except CannotGoOn:
            raise ProblemError(409, "no-replay") from None


async def _seen(live: LiveTable, seat: int | None, first: int, last: int) -> list[State]:
    """Opened anew at `first` and after each jump; in between, answers are entered again one by one."""
    terms, log, states = await live.terms(), list(live.log), list[State]()
    at = first
    while at <= last:
        points = await opening.points(live.house.store, live.id, log, at)
        jump = next((e.seq for e in log[at + 1 : last + 1] if e.what != "answer"), last + 1)
        states += await asyncio.to_thread(_states, terms, log, points[-1], seat, at, jump)
        at = jump
    return states


def _states(
    terms: opening.Terms,
    log: Sequence[Entry],
    point: Checkpoint,
    seat: int | None,
    first: int,
    end: int,
) -> list[State]:
    play = opening.open_at(terms, log, point, first)
    states = [_state(play, log, seat, True)]
    for entry in log[first + 1 : end]:
        play.answer(entry.seat, entry.option)
        states.append(_state(play, log, seat, False))
    return states


def _state(play: Play, log: Sequence[Entry], seat: int | None, fresh: bool) -> State:
    told = showing.happened(log, play.seq - 1, play.seq, seat)
    return State(play.seq, seat, play.match.view(seat), told, fresh)
