"""Open a match: from a checkpoint and the answers since. It costs a turn or a few, not a game.

After an upgrade of the rules the same replay tells whether the match can go on as it was: the hash of what came out
then is compared with the hash of what comes out now. Where they differ, its current turn begins anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from ludarium.server.live.play import CannotGoOn, Play, Step, answers, digest, standing_points
from ludarium.server.store.rows import Checkpoint, Entry, Table
from ludarium.server.store.store import Store
from ludarium.table import position
from ludarium.table import table as tables
from ludarium.table.errors import LudariumError
from ludarium.table.game import Game
from ludarium.table.match import Match
from ludarium.table.pack import Pack

# Undo may reach back over turns in which nobody has learnt anything; further back than this, not after a restart.
_TURNS = 8


class Terms(NamedTuple):
    """What a table is played by, as found here."""

    game: Game
    pack: Pack
    table: Table


def new(terms: Terms, seed: bytes) -> Match:
    """The match as it begins."""
    table = terms.table
    brings = {seat.seat: seat.brings for seat in table.seats if seat.brings is not None}
    return Match.new(terms.game, len(table.seats), table.options, seed, brings, terms.pack)


async def points(store: Store, match: str, log: Sequence[Entry], upto: int) -> list[Checkpoint]:
    """The checkpoints from which the match after `upto` can be opened: the best one, and the latest if that
    is another."""
    firm = dict(await store.checkpoints(match))
    standing = standing_points(log, list(firm), upto)[:_TURNS]
    best = next((seq for seq in standing if firm[seq]), standing[-1])
    return [await store.checkpoint(match, seq) for seq in dict.fromkeys((best, standing[0]))]


def open_at(terms: Terms, log: Sequence[Entry], point: Checkpoint, upto: int) -> Play:
    """The match as it was after entry `upto`; CannotGoOn when what comes out isn't what it was."""
    since = answers(log, point.seq, upto)
    try:
        match = _from_state(terms, msgspec.msgpack.decode(point.point))
        for entry in since:
            match.answer(entry.option, entry.seat)
    except LudariumError as error:
        raise CannotGoOn(str(error)) from None
    if digest(match) != log[upto].digest:
        raise CannotGoOn(f"the rules of {terms.game.id} installed here come to another state")
    return Play(match, upto, [(entry.seq, entry.seat) for entry in since])


def take_over(terms: Terms, log: Sequence[Entry], point: Checkpoint) -> tuple[Play, Step]:
    """The match at its last turn's start, in the rules that are here now."""
    before, now = terms.table.rules, terms.game.rules
    if before > now:
        raise CannotGoOn(f"it is played by rules {before} of {terms.game.id}, here are rules {now}")
    try:
        match = _from_state(terms, _migrated(terms, msgspec.msgpack.decode(point.point)))
    except LudariumError as error:
        raise CannotGoOn(str(error)) from None
    play = Play(match, log[-1].seq, [])
    return play, play.change_rules(before)


def _migrated(terms: Terms, state: dict[str, Any]) -> dict[str, Any]:
    """Step by step from the rules it was played by; a version without a step has changed nothing in the state."""
    game, table = terms.game, terms.table
    box = game.open_box(game.read_options(table.options), terms.pack, len(table.seats))
    t: tables.Table[Any] = tables.Table(box, len(table.seats))
    for version in range(table.rules, game.rules):
        if version in game.migrations:
            state = game.migrations[version](t, state)
    return state


def _from_state(terms: Terms, state: dict[str, Any]) -> Match:
    game, table = terms.game, terms.table
    at = position.Position(
        game=game.id,
        seats=len(table.seats),
        rules=game.rules,
        state=state,
        options=table.options,
        pack=terms.pack.id,
    )
    return position.read(at, pack=terms.pack)
