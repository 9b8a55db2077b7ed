"""A position: the state at a turn's start and the entries since, as JSON that a person may write by hand."""

from __future__ import annotations

from typing import Any

import msgspec

from ludarium.table.errors import LudariumError
from ludarium.table.game import find
from ludarium.table.match import Match, Terms
from ludarium.table.pack import HOUSE, Pack
from ludarium.table.table import Table


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """Holds secrets (hands, the dice's key): it does not leave the server while the match runs."""

    game: str
    seats: int
    rules: int
    state: dict[str, Any]
    options: dict[str, Any] = {}
    pack: str = HOUSE
    entries: list[tuple[int, int | str]] = []  # (seat, option); (seat, "hex key") is a re-deal for that seat

    def text(self) -> str:
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode()


def write(match: Match) -> Position:
    """The match as it stands now."""
    if not match.keeps:
        raise LudariumError("this match keeps nothing (keep=False), so it has no position to write")
    point, _ = match.turn_point
    terms = match.terms
    return Position(
        game=terms.game.id,
        seats=terms.seats,
        rules=terms.game.rules,
        state=msgspec.to_builtins(terms.game.decode(point)),
        options=msgspec.to_builtins(terms.options),
        pack=terms.pack.id,
        entries=[(e.seat, e.value.hex() if e.kind is None else e.value) for e in match.entries],
    )


def parse(position: Position | dict[str, Any] | str | bytes) -> Position:
    try:
        if isinstance(position, str | bytes):
            return msgspec.json.decode(position, type=Position)
        if isinstance(position, dict):
            return msgspec.convert(position, Position)
    except msgspec.DecodeError as error:  # a ValidationError is one too
        raise LudariumError(f"position: {error}") from None
    return position


def read(
    position: Position | dict[str, Any] | str | bytes, keep: bool = True, pack: Pack | None = None
) -> Match:
    """The match that stands so. What can't be is refused: unknown fields, wrong types, a state that breaks
    what the game always conserves, an entry that is no legal answer. A pack other than the house set is given."""
    written = parse(position)
    game = find(written.game)
    if written.rules != game.rules:
        raise LudariumError(
            f"position: it is of rules {written.rules} of {game.id}, here are rules {game.rules}"
        )
    terms = Terms(
        game, written.seats, game.read_options(written.options), pack or game.pack(written.pack), {}, None
    )
    t = Table(game.open_box(terms.options, terms.pack, terms.seats), terms.seats)
    try:
        state = msgspec.convert(written.state, game.state)
    except msgspec.ValidationError as error:
        raise LudariumError(f"position: state: {error}") from None
    t.dice.take(state.dice)  # type: ignore[attr-defined]  # every game's state has dice
    try:
        game.check(t, state)
    except LudariumError as error:
        raise LudariumError(f"position: state: {error}") from None
    return Match._resume(terms, game.encode(state), [_entry(*entry) for entry in written.entries], keep)


def _entry(seat: int, value: int | str) -> tuple[int, int | bytes]:
    if isinstance(value, int):
        return seat, value
    try:
        return seat, bytes.fromhex(value)
    except ValueError:
        raise LudariumError(f"position: entries: {value!r} is neither an option nor a key in hex") from None
