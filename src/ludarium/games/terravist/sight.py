"""What a learner sees of a game of Terravist: some fields of the view, in bytes."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from ludarium.games.terravist.box import Box
from ludarium.games.terravist.chaining import LONGEST
from ludarium.games.terravist.decks import TRAY
from ludarium.games.terravist.places import SIDE
from ludarium.games.terravist.state import FIRST, OVER, ROUNDS, SECOND, State
from ludarium.games.terravist.terms import TOKENS
from ludarium.table.sight import NOTHING, Field, Sight
from ludarium.table.table import Table

T = Table[Box]

_HAND, _OWN, _LOOKED, _MANY = 24, 6, 6, 60
_OWED = 40  # what is due is counted from so far below 0
_NONE = bytes([NOTHING])
_NO_DUE = _NONE * (len(TOKENS) + 2)


def fields(box: Box) -> list[Field]:
    goals = tuple(row.id for row in box.content.goals)
    lying = [
        Field("boards[].cell", (len(box.boards),), 0, SIDE * SIDE),
        Field("boards[].developer", (len(box.boards),), 0, box.seats),
        *(Field(f"creatures[].{name}", (_room(box),), 0, high) for name, high in _of_creatures(box)),
    ]
    dice = [
        Field("dice[].face", (len(box.dice),), 0, len(TOKENS)),
        Field("goals[].id", (ROUNDS,), 0, len(goals) - 1.0, goals),
    ]
    return [*lying, *dice, *_now(box), *_of_players(box), *_cards(box)]


def _room(box: Box) -> int:
    """Of creatures: one in each niche, or in more places where seams are places of their own (TV-7.19)."""
    return box.niches.count if box.overlay else box.places


def _of_creatures(box: Box) -> list[tuple[str, float]]:
    return [
        ("place", box.places),
        ("card", box.cards),
        ("owner", box.seats),
        ("eggs", box.most_eggs),
        ("tucked", box.cards),
    ]


def _now(box: Box) -> list[Field]:
    highest = [
        ("phase", OVER),
        ("round", ROUNDS),
        ("turn", max(box.lengths)),
        ("parent", box.seats),
        ("active", box.seats),
        ("deck", box.cards),
        ("weather", len(box.printed.weather)),
        ("looking", _LOOKED),
        ("acting_number", box.act_of_weather(len(box.printed.weather))),
    ]
    return [Field(name, (), 0, high) for name, high in highest]


def _of_players(box: Box) -> list[Field]:
    seats = box.seats
    return [
        Field("players[].tokens[]", (seats, len(TOKENS)), 0, 20),
        Field("players[].hand", (seats,), 0, _HAND),
        Field("players[].positions", (seats,), 0, _OWN),
        Field("players[].lines.goals", (seats,), 0, _MANY),
        Field("players[].positions_known[].card", (seats, _OWN), 0, len(box.content.positions)),
    ]


def _cards(box: Box) -> list[Field]:
    weather, positions = len(box.printed.weather), len(box.content.positions)
    rows = [
        ("hand[].card", _HAND, box.cards),
        ("looked[]", _LOOKED, box.cards),
        ("offered[].card", _LOOKED, positions),
        ("tray[]", TRAY, box.cards),
        ("chain[]", LONGEST, box.cards),
        ("discard[]", box.cards, box.cards),
        ("weather_played[].card", weather, weather),
    ]
    due = Field("due[]", (len(TOKENS) + 2,), -_OWED, _OWED)
    return [*(Field(path, (room,), 0, high) for path, room, high in rows), due]


def look(t: T, s: State, seat: int) -> bytes:
    """All of them, in this order. What lies still, most of the time, is remembered."""
    box = t.box
    active = (s.parent + s.gone) % box.seats if FIRST <= s.phase <= SECOND else NOTHING
    looking = len(s.looked) + len(s.offered)
    numbers = [
        s.phase,
        s.round,
        s.turn,
        s.parent,
        active,
        len(s.deck),
        len(s.weather),
        looking,
        s.acting & NOTHING,
    ]
    for own in s.tokens:
        numbers += own
    numbers += map(len, s.hands)
    numbers += map(len, s.positions)
    numbers += map(sum, s.points)
    return b"".join(
        (
            _boards(box, tuple(s.cells), tuple(s.developer)),
            _creatures(box, tuple(s.at), tuple(s.owner), tuple(s.eggs)),
            _tucked(box, s),
            _bytes(s.faces),
            _bytes(s.goals),
            _bytes(numbers),
            _positions(box, s, seat),
            _row(s.hands[seat], _HAND),
            *_looked(s, seat),
            _row(s.tray, TRAY),
            _row(s.chain, LONGEST),
            _row(s.discard, box.cards),
            _row(s.weather_gone, len(box.printed.weather)),
            bytes([n + _OWED for n in s.due]) if s.due else _NO_DUE,
        )
    )


def _bytes(numbers: Iterable[int]) -> bytes:
    """-1 is nothing."""
    return bytes([number & NOTHING for number in numbers])


def _row(cards: list[int], room: int) -> bytes:
    return bytes(cards[:room]).ljust(room, _NONE)


@lru_cache(maxsize=4096)
def _boards(box: Box, cells: tuple[int, ...], developers: tuple[int, ...]) -> bytes:
    return _bytes([row[habitat] for row in (cells, developers) for habitat in box.boards])


@lru_cache(maxsize=4096)
def _creatures(box: Box, at: tuple[int, ...], owners: tuple[int, ...], eggs: tuple[int, ...]) -> bytes:
    here = [place for place, card in enumerate(at) if card >= 0]
    rows = (
        here,
        [at[place] for place in here],
        [owners[place] for place in here],
        [eggs[place] for place in here],
    )
    return b"".join(_row(row, _room(box)) for row in rows)


def _tucked(box: Box, s: State) -> bytes:
    return _row([len(under) for card, under in zip(s.at, s.tucked, strict=True) if card >= 0], _room(box))


def _positions(box: Box, s: State, seat: int) -> bytes:
    seen = box.options.open_hands or s.phase == OVER
    return b"".join([_row(own if seen or n == seat else [], _OWN) for n, own in enumerate(s.positions)])


def _looked(s: State, seat: int) -> tuple[bytes, bytes]:
    mine = s.looker == seat
    return _row(s.looked if mine else [], _LOOKED), _row(s.offered if mine else [], _LOOKED)


SIGHT = Sight(fields, look)
