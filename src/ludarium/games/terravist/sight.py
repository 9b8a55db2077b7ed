"""What a learner sees of a game of Terravist: some fields of the view, in bytes."""

from __future__ import annotations

from struct import Struct

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
_EMPTY = [_NONE * room for room in range(64)]
_SPARE = {room: [_NONE * max(0, room - n) for n in range(256)] for room in (_HAND, TRAY, LONGEST)}
_NO_DUE, _NOT_LOOKED = _NONE * (len(TOKENS) + 2), _NONE * 2 * _LOOKED
_FACES = [Struct(f"{dice}b").pack for dice in range(64)]  # -1 is written as 255


def fields(box: Box) -> list[Field]:
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
    """All of them, in this order. What lies as it did at the last look is not written anew."""
    lying: _Lying | None = t.seen
    if lying is None or not lying.still(s):
        lying = t.seen = _Lying(t.box, s)
    under = lying.count_under(s.tucked) if any(s.tucked) else lying.nothing_under
    active = (s.parent + s.gone) % t.seats if FIRST <= s.phase <= SECOND else NOTHING
    hand, tray, chain = s.hands[seat], s.tray, s.chain
    numbers = [s.phase, s.round, s.turn, s.parent, active, len(s.deck), len(s.weather)]
    numbers += (len(s.looked) + len(s.offered), s.acting & NOTHING)
    for own in s.tokens:
        numbers += own
    numbers += map(len, s.hands)
    numbers += map(len, s.positions)
    numbers += hand[:_HAND]
    numbers += _SPARE[_HAND][len(hand)]
    numbers += tray
    numbers += _SPARE[TRAY][len(tray)]
    numbers += chain
    numbers += _SPARE[LONGEST][len(chain)]
    numbers += [n + _OWED for n in s.due] if s.due else _NO_DUE
    numbers += _looked(s) if s.looker == seat else _NOT_LOOKED
    positions = _positions(s, seat, t.box.options.open_hands or s.phase == OVER)
    faces = _FACES[len(s.faces)](*s.faces)
    return (
        lying.said + under + faces + bytes(numbers) + positions + bytes(s.discard).ljust(t.box.cards, _NONE)
    )


class _Lying:
    """Boards, goals, creatures, points at the last look, and that in bytes."""

    __slots__ = ("at", "eggs", "here", "nothing_under", "others", "owner", "points", "room", "said")

    def __init__(self, box: Box, s: State) -> None:
        self.at, self.owner, self.eggs = s.at[:], s.owner[:], s.eggs[:]
        self.others, self.points = _others(s), [own[:] for own in s.points]
        self.room = _room(box)
        self.here = [place for place, card in enumerate(s.at) if card >= 0]
        boards = [row[habitat] & NOTHING for row in (s.cells, s.developer) for habitat in box.boards]
        rows = [self.here, *([row[place] for place in self.here] for row in (s.at, s.owner, s.eggs))]
        numbers = [*boards, *(goal & NOTHING for goal in s.goals), *map(sum, s.points)]
        weather = _row(s.weather_gone, len(box.content.environments))
        self.said = b"".join([bytes(numbers), weather, *(_row(row, self.room) for row in rows)])
        self.nothing_under = bytes(len(self.here)).ljust(self.room, _NONE)

    def still(self, s: State) -> bool:
        return (
            self.at == s.at
            and self.owner == s.owner
            and self.eggs == s.eggs
            and self.others == _others(s)
            and self.points == s.points
        )

    def count_under(self, tucked: list[list[int]]) -> bytes:
        return bytes([len(tucked[place]) for place in self.here]).ljust(self.room, _NONE)


def _others(s: State) -> list[int]:
    return s.cells + s.developer + s.goals + s.weather_gone


def _row(cards: list[int], room: int) -> bytes:
    return bytes(cards[:room]).ljust(room, _NONE)


def _looked(s: State) -> bytes:
    return _row(s.looked, _LOOKED) + _row(s.offered, _LOOKED)


def _positions(s: State, seat: int, all_seen: bool) -> bytes:
    if all_seen:
        return b"".join([_row(own, _OWN) for own in s.positions])
    before, after = _EMPTY[seat * _OWN], _EMPTY[(len(s.positions) - 1 - seat) * _OWN]
    return before + _row(s.positions[seat], _OWN) + after


SIGHT = Sight(fields, look)
