"""What a learner sees of a game of Terravist: some fields of the view, in bytes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter
from struct import Struct
from typing import Any

from ludarium.games.terravist.box import Box
from ludarium.games.terravist.chaining import LONGEST
from ludarium.games.terravist.decks import TRAY
from ludarium.games.terravist.places import SIDE
from ludarium.games.terravist.state import FIRST, OVER, ROUNDS, SECOND, State
from ludarium.games.terravist.terms import TOKENS
from ludarium.table.errors import LudariumError
from ludarium.table.sight import NOTHING, Field, Sight
from ludarium.table.table import Table

T = Table[Box]

_HAND, _OWN, _LOOKED, _MANY, _MOST = 24, 6, 6, 60, 254
_OWED = 40  # what is due is counted from so far below 0
_NONE = bytes([NOTHING])
_NO_CHAIN, _NO_DUE, _NOT_LOOKED = _NONE * LONGEST, _NONE * (len(TOKENS) + 2), _NONE * 2 * _LOOKED


def fields(box: Box) -> list[Field]:
    if box.cards > _MOST:
        raise LudariumError(f"terravist: observations have room for {_MOST} cards, this pack has {box.cards}")
    goals = tuple(row.id for row in box.content.goals)
    seats, boards, weather = box.seats, len(box.boards), len(box.content.environments)
    lying = [
        Field("boards[].cell", (boards,), 0, SIDE * SIDE),
        Field("boards[].developer", (boards,), 0, seats),
        Field("goals[].id", (ROUNDS,), 0, len(goals) - 1.0, goals),
        Field("players[].lines.goals", (seats,), 0, _MANY),
        Field("weather_played[].card", (weather,), 0, weather),
    ]
    creatures = [Field(f"creatures[].{name}", (_room(box),), 0, high) for name, high in _of_creatures(box)]
    dice = Field("dice[].face", (len(box.dice),), 0, len(TOKENS))
    return [*lying, *creatures, dice, *_numbers(box), *_cards(box)]


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


def _numbers(box: Box) -> list[Field]:
    seats, weather = box.seats, len(box.content.environments)
    now = [
        ("phase", OVER),
        ("round", ROUNDS),
        ("turn", max(box.lengths)),
        ("parent", seats),
        ("active", seats),
        ("deck", box.cards),
        ("weather", weather),
        ("looking", _LOOKED),
        ("acting_number", box.act_of_weather(weather)),
    ]
    return [
        *(Field(name, (), 0, high) for name, high in now),
        Field("players[].tokens[]", (seats, len(TOKENS)), 0, 20),
        Field("players[].hand", (seats,), 0, _HAND),
        Field("players[].positions", (seats,), 0, _OWN),
    ]


def _cards(box: Box) -> list[Field]:
    cards, positions = box.cards, len(box.content.positions)
    return [
        Field("hand[].card", (_HAND,), 0, cards),
        Field("tray[]", (TRAY,), 0, cards),
        Field("chain[]", (LONGEST,), 0, cards),
        Field("due[]", (len(TOKENS) + 2,), -_OWED, _OWED),
        Field("looked[]", (_LOOKED,), 0, cards),
        Field("offered[].card", (_LOOKED,), 0, positions),
        Field("players[].positions_known[].card", (box.seats, _OWN), 0, positions),
        Field("discard[]", (cards,), 0, cards),
    ]


def look(t: T, s: State, seat: int) -> bytes:
    """All of them, in this order."""
    last: _Last = t.seen or _Last(t)
    active = (s.parent + s.gone) % t.seats if FIRST <= s.phase <= SECOND else NOTHING
    numbers = [s.phase, s.round, s.turn, s.parent, active, len(s.deck), len(s.weather)]
    numbers += (len(s.looked) + len(s.offered), s.acting & NOTHING)
    for own in s.tokens:
        numbers += own
    numbers += map(len, s.hands)
    numbers += map(len, s.positions)
    return b"".join(
        (
            last.boards(s),
            last.creatures(s),
            last.faces(*s.faces),
            _bytes(numbers),
            bytes(s.hands[seat][:_HAND]).ljust(_HAND, _NONE),
            bytes(s.tray).ljust(TRAY, _NONE),
            bytes(s.chain).ljust(LONGEST, _NONE) if s.chain else _NO_CHAIN,
            bytes([n + _OWED for n in s.due]) if s.due else _NO_DUE,
            _row(s.looked, _LOOKED) + _row(s.offered, _LOOKED) if s.looker == seat else _NOT_LOOKED,
            last.positions(s, seat),
            bytes(s.discard).ljust(last.cards, _NONE),
        )
    )


def _bytes(numbers: Sequence[int]) -> bytes:
    try:
        return bytes(numbers)
    except ValueError:  # -1 is nothing; and there are no more tokens than that
        return bytes([min(n, _MOST) & NOTHING for n in numbers])


def _row(values: Sequence[int], room: int) -> bytes:
    return _bytes(values[:room]).ljust(room, _NONE)


class _Last:
    """What lay on the boards at the last look, and that in bytes: only what lies otherwise now is written anew."""

    def __init__(self, t: T) -> None:
        t.seen = self
        self._box, self._room = t.box, _room(t.box)
        self._others: list[int] = []
        self._points: list[list[int]] = []
        self._at: list[int] = []
        self._owner: list[int] = []
        self._eggs: list[int] = []
        self._pick = _picker([])
        self._boards = self._here = self._creatures = b""
        self._positions: list[tuple[list[int], bytes]] = [([-1], b"")] * t.seats
        self.cards = t.box.cards
        self.faces = Struct(f"{len(t.box.dice)}b").pack  # -1 is 255 in it

    def boards(self, s: State) -> bytes:
        """And goals, points, and environment cards that were played."""
        others = s.cells + s.developer + s.goals + s.weather_gone
        if others != self._others or s.points != self._points:
            self._others, self._points = others, [own[:] for own in s.points]
            numbers = [row[habitat] for row in (s.cells, s.developer) for habitat in self._box.boards]
            weather = _row(s.weather_gone, len(self._box.content.environments))
            self._boards = _bytes([*numbers, *s.goals, *map(sum, s.points)]) + weather
        return self._boards

    def creatures(self, s: State) -> bytes:
        if s.at != self._at:
            self._at, self._owner = s.at[:], []
            here = [place for place, card in enumerate(s.at) if card >= 0]
            self._pick = _picker(here)
            self._here = _row(here, self._room) + self._row(s.at)
        if s.owner != self._owner or s.eggs != self._eggs:
            self._owner, self._eggs = s.owner[:], s.eggs[:]
            self._creatures = self._here + self._row(s.owner) + self._row(s.eggs)
        return self._creatures + bytes(map(len, self._pick(s.tucked))).ljust(self._room, _NONE)

    def positions(self, s: State, seat: int) -> bytes:
        """One's own; with open hands, and at the end, everybody's."""
        known, said = self._positions[seat]
        if known != s.positions[seat] or s.phase == OVER or self._box.options.open_hands:
            said = self._write_positions(s, seat)
            self._positions[seat] = s.positions[seat][:], said
        return said

    def _write_positions(self, s: State, seat: int) -> bytes:
        seen = self._box.options.open_hands or s.phase == OVER
        return b"".join([_row(own if seen or n == seat else [], _OWN) for n, own in enumerate(s.positions)])

    def _row(self, by_place: list[int]) -> bytes:
        return _row(self._pick(by_place), self._room)


def _picker(places: list[int]) -> Callable[[Sequence[Any]], Sequence[Any]]:
    """What picks out the values of these places: itemgetter, which gives a tuple of two or more."""
    return itemgetter(*places) if len(places) > 1 else lambda by_place: [by_place[place] for place in places]


SIGHT = Sight(fields, look)
