"""From what somebody wants to a table: everything that could fail later is tried now."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Any

import msgspec

from ludarium import bots
from ludarium.server.catalog import Catalog
from ludarium.server.problems import ProblemError
from ludarium.server.protocol import BringsJudged, BringsWanted, Reason, SeatWanted, TableWanted
from ludarium.server.store.rows import Seat, Table
from ludarium.table.errors import LudariumError
from ludarium.table.game import Game
from ludarium.table.match import KEY_SIZE, Match
from ludarium.table.words import refusal_phrase

LONGEST_NAME = 40


async def make(catalog: Catalog, wanted: TableWanted, visitor: str, name: str) -> Table:
    """The table, not yet in the store. A ProblemError names the field that is wrong."""
    try:
        game = catalog.game(wanted.game)
    except LudariumError:
        raise ProblemError(400, "no-such-game", "game") from None
    if len(wanted.seats) not in game.seats:
        least, most = game.seats.start, game.seats.stop - 1
        raise ProblemError(400, "wrong-seats", "seats", least=least, most=most)
    if wanted.stand_in and wanted.stand_in not in bots.names():
        raise ProblemError(400, "no-such-level", "stand_in")
    seats = [seat_of(n, want, visitor, name) for n, want in enumerate(wanted.seats)]
    options = await asyncio.to_thread(_try, catalog, game, wanted)
    now = time.time()
    return Table(
        id=secrets.token_hex(8),
        game=game.id,
        rules=game.rules,
        options=options,
        pack=wanted.pack,
        spectators=wanted.spectators,
        stand_in=wanted.stand_in,
        pace=wanted.pace,
        maker=visitor,
        created=now,
        changed=now,
        status="waiting",
        since=now,
        secret=secrets.token_bytes(32),
        seats=seats,
    )


def seat_of(number: int, wanted: SeatWanted, visitor: str, name: str) -> Seat:
    own = checked_name(wanted.name, f"seats[{number}].name")
    if wanted.who == "me":
        return Seat(seat=number, who="person", visitor=visitor, name=own or name, brings=wanted.brings)
    if wanted.who == "friend":
        return Seat(seat=number, who="open", name=own, invitation=secrets.token_urlsafe(16))
    if wanted.level not in bots.names():
        raise ProblemError(400, "no-such-level", f"seats[{number}].level")
    return Seat(seat=number, who="bot", name=own, level=wanted.level, brings=wanted.brings)


def checked_name(name: str, field: str) -> str:
    """Trimmed; nothing unprintable, nothing too long."""
    trimmed = " ".join(name.split())
    if len(trimmed) > LONGEST_NAME or not trimmed.isprintable():
        raise ProblemError(400, "bad-name", field, most=LONGEST_NAME)
    return trimmed


def _try(catalog: Catalog, game: Game, wanted: TableWanted) -> dict[str, Any]:
    """Begin such a match once, with any dice: if that goes, it will go when everybody sits."""
    field = "pack"
    try:
        pack = catalog.pack(game, wanted.pack)
        field = "options"
        options = game.read_options(wanted.options, pack)
        field = "seats"
        brings = {n: seat.brings for n, seat in enumerate(wanted.seats) if seat.brings is not None}
        Match.new(game, len(wanted.seats), options, bytes(KEY_SIZE), brings, pack, keep=False)
    except LudariumError as error:
        raise ProblemError(400, "not-possible-so", field, reason=str(error)) from None
    found: dict[str, Any] = msgspec.to_builtins(options)
    return found


async def check_brings(catalog: Catalog, table: Table, seat: int, brings: Any) -> None:
    """What a guest brings along, beside what the others have brought."""
    if brings is None:
        return
    game = catalog.game(table.game)
    others = {one.seat: one.brings for one in table.seats if one.brings is not None}
    try:
        await asyncio.to_thread(
            Match.new,
            game,
            len(table.seats),
            table.options,
            bytes(KEY_SIZE),
            {**others, seat: brings},
            catalog.pack(game, table.pack),
            keep=False,
        )
    except LudariumError as error:
        raise ProblemError(400, "not-possible-so", "brings", reason=str(error)) from None


def judge_brings(catalog: Catalog, game: Game, wanted: BringsWanted) -> BringsJudged:
    """Why this can't be brought to such a table, and what else there is to say of it."""
    try:
        pack = catalog.pack(game, wanted.pack)
        box = game.open_box(game.read_options(wanted.options, pack), pack, wanted.seats)
        brings = game.read_brings({0: wanted.brings}, wanted.seats)
    except LudariumError as error:
        raise ProblemError(400, "not-possible-so", "brings", reason=str(error)) from None
    reasons = game.unfit(box, brings) if game.unfit else []
    return BringsJudged(
        refused=[Reason(one.clause, refusal_phrase(one.clause, one.why, one.args)) for one in reasons],
        remarks=game.remarks(box, brings[0]) if game.remarks else [],
    )
