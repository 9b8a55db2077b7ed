"""A position: the state at a turn's start and the entries since, as JSON that a person may write by hand."""

from __future__ import annotations

from typing import Any

import msgspec

from ludarium.table.errors import LudariumError
from ludarium.table.game import Game, find
from ludarium.table.match import KEY_SIZE, Match
from ludarium.table.pack import HOUSE, Pack
from ludarium.table.play import Terms
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
        state=msgspec.to_builtins(terms.game.decode(point), str_keys=True),
        options=msgspec.to_builtins(terms.options),
        pack=terms.pack.id,
        entries=[(seat, value if kind else value.hex()) for seat, value, kind in match.entries],
    )


def parse(position: Position | dict[str, Any] | str | bytes) -> Position:
    if isinstance(position, Position):
        return position
    try:
        if isinstance(position, str | bytes):
            return msgspec.json.decode(position, type=Position)
        return msgspec.convert(position, Position)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:  # a ValidationError is a DecodeError
        raise LudariumError(f"position: {error}") from None


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
    content = pack or game.pack(written.pack)
    terms = Terms(game, written.seats, game.read_options(written.options, content), content, {}, None)
    t = Table(game.open_box(terms.options, terms.pack, terms.seats), terms.seats)
    entries = [_entry(*entry, written.seats) for entry in written.entries]
    try:
        point = game.encode(_state(game, t, written.state))
    except Exception as error:  # whatever a check stumbles over, when the state is none of the game's making
        raise LudariumError(f"position: state: {_said(error)}") from error
    try:
        return Match._resume(terms, point, entries, keep)
    except LudariumError as error:
        raise LudariumError(f"position: entries: {error}") from None
    except Exception as error:
        raise LudariumError(f"position: {_said(error)}") from error


def _state(game: Game, t: Table[Any], written: dict[str, Any]) -> Any:
    state: Any = msgspec.convert(written, game.state, str_keys=True)
    if stranger := _stranger(written, msgspec.to_builtins(state, str_keys=True), ""):
        raise LudariumError(f"there is no field {stranger}")
    if len(state.dice.key) != KEY_SIZE or state.dice.drawn < 0:
        raise LudariumError(f"dice: a key has {KEY_SIZE} bytes, and what was drawn is counted from 0")
    t.dice.take(state.dice)
    game.check(t, state)
    return state


def _stranger(written: Any, known: Any, where: str) -> str:
    """The path of what is written and was not read: a misspelt field would be ignored in silence."""
    if isinstance(written, dict) and isinstance(known, dict):
        for name, value in written.items():
            path = f"{where}.{name}" if where else str(name)
            if name not in known:
                return path
            if found := _stranger(value, known[name], path):
                return found
    elif isinstance(written, list | tuple) and isinstance(known, list | tuple):
        for index, (value, read_) in enumerate(zip(written, known, strict=False)):
            if found := _stranger(value, read_, f"{where}[{index}]"):
                return found
    return ""


def _said(error: Exception) -> str:
    if isinstance(error, ValueError) and str(error):
        return str(error)
    return f"no match can stand so ({error!r})"


def _entry(seat: int, value: int | str, seats: int) -> tuple[int, int | bytes]:
    if not 0 <= seat < seats:
        raise LudariumError(f"position: entries: there is no seat {seat}; seats are 0 to {seats - 1}")
    if isinstance(value, int):
        return seat, value
    try:
        key = bytes.fromhex(value)
    except ValueError:
        raise LudariumError(f"position: entries: {value!r} is neither an option nor a key in hex") from None
    if len(key) != KEY_SIZE:
        raise LudariumError(f"position: entries: a key is {KEY_SIZE} bytes, {value!r} has {len(key)}")
    return seat, key
