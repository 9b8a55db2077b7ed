"""What a learner sees of a game of Origins: the fields of the view that lie on the table, in bytes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain

import msgspec

from ludarium.games.origins.box import Box
from ludarium.games.origins.city import is_farm
from ludarium.games.origins.ground import place_of
from ludarium.games.origins.state import FARM, PALACE, TILE_OF, State
from ludarium.table.sight import NOTHING, Field, Sight
from ludarium.table.table import Table

T = Table[Box]

_MOST = 250
_HOME, _CITY, _DRAFT, _VISIT, _ROW, _DICE = 10, 30, 14, 3, 5, 5
_FAR = 10  # cells are counted from so far left of the palace, and below it
_NONE = [[NOTHING] * room for room in range(64)]

_encode = msgspec.msgpack.Encoder().encode


def fields(box: Box) -> list[Field]:
    """First what most answers leave as it is."""
    return [*_city_fields(box), *_standing_fields(box), *_turn_fields(box)]


def look(t: T, s: State, _seat: int) -> bytes:
    """All of them, in this order. Every seat sees the same (OR-1.8)."""
    code = _encode(
        (
            *(s.cities, s.towers, s.vp, s.tokens, s.bases, s.war, s.steps, s.zodiac, s.holders),
            *(s.bonus, s.row, s.tops, s.citizens, s.cards, s.stock, s.draft),
        )
    )
    if t.seen is None or t.seen[0] != code:
        t.seen = code, _cities(s) + _standing(s)
    return t.seen[1] + _turn(s)  # type: ignore[no-any-return]


# -- what most answers leave as it is ---------------------------------------------------------------


def _city_fields(box: Box) -> list[Field]:
    seats = box.seats
    return [
        Field("players[].city[].tile", (seats, _CITY), 0, PALACE + 1),
        Field("players[].city[].x", (seats, _CITY), -_FAR, _FAR),
        Field("players[].city[].y", (seats, _CITY), -_FAR, _FAR),
    ]


def _standing_fields(box: Box) -> list[Field]:
    seats = box.seats
    players = [
        Field("players[].towers[]", (seats, 5), 0, 6),
        Field("players[].vp", (seats,), 0, _MOST),
        Field("players[].tokens", (seats,), 0, 10),
        Field("players[].bases", (seats,), 0, 6),
    ]
    tracks = [
        Field("war.spaces[]", (seats + box.solo,), 0, 20),
        Field("temples[].steps[]", (3, seats), 0, 20),
        Field("temples[].zodiac", (3,), 0, 12),
        Field("temples[].holder", (3,), 0, seats),
    ]
    board = [
        Field("zones[].bonus", (5,), 0, 4),
        Field("row[].kind", (_ROW,), 0, 30),
        Field("stacks[].top", (5,), 0, 30),
        Field("dice[].citizen", (_DICE,), 0, 30),
        Field("cards[].card", (4,), 0, 50),
        Field("stock[]", (5,), 0, 8),
        Field("draft[]", (_DRAFT,), 0, 30),
    ]
    return [*players, *tracks, *board]


def _standing(s: State) -> bytes:
    numbers = [level for towers in s.towers for level in towers]
    numbers += [min(_MOST, vp) for vp in s.vp]
    numbers += s.tokens + s.bases + s.war
    for steps in s.steps:
        numbers += steps
    numbers += s.zodiac
    numbers += [holder & NOTHING for holder in s.holders]
    numbers += s.bonus
    numbers += _filled([kind & NOTHING for kind in s.row], _ROW)
    numbers += [top & NOTHING for top in s.tops]
    numbers += _filled(s.citizens, _DICE) + _filled(s.cards, 4)
    numbers += s.stock
    return bytes(numbers + _filled(s.draft, _DRAFT))


def _cities(s: State) -> bytes:
    """The tiles of all cities; then how far right they lie; then how far up."""
    return b"".join(chain(*zip(*(_city(tuple(city)) for city in s.cities), strict=True)))


@lru_cache(maxsize=2048)
def _city(codes: tuple[int, ...]) -> tuple[bytes, bytes, bytes]:
    """Of its tiles: which they are, how far right and how far up they lie."""
    tiles, places = [code % TILE_OF for code in codes], [place_of(code // TILE_OF) for code in codes]
    kinds = [tile - FARM if is_farm(tile) else tile for tile in tiles]
    columns = (kinds, [x + _FAR for x, _ in places], [y + _FAR for _, y in places])
    first, second, third = (bytes(_filled(column, _CITY)) for column in columns)
    return first, second, third


def _filled(numbers: Sequence[int], room: int) -> list[int]:
    return [*numbers[:room], *_NONE[max(0, room - len(numbers))]]


# -- what a turn is about -------------------------------------------------------------------------


def _turn_fields(box: Box) -> list[Field]:
    seats = box.seats
    return [
        Field("players[].goods[]", (seats, 4), 0, 60),
        Field("players[].citizens[]", (seats, _HOME), 0, 29),
        Field("players[].passed", (seats,), 0, 1),
        Field("zones[].ship", (5,), 0, 6),
        Field("visit[]", (_VISIT,), 0, 40),
        Field("tile", (), 0, 2 * FARM),
        Field("closing", (), 0, 30),
        Field("first", (), 0, seats),
        Field("active", (), 0, seats),
        Field("round", (), 0, _MOST),
        Field("phase", (), 0, 4),
    ]


def _turn(s: State) -> bytes:
    numbers: list[int] = []
    for goods in s.goods:
        numbers += goods
    for home in s.home:
        numbers += home
        numbers += _NONE[_HOME - len(home)]
    turn = (s.first, s.active, min(_MOST, s.round), s.phase)
    numbers += (*s.passed, *s.ships, *s.visit, *_NONE[_VISIT - len(s.visit)])
    numbers += (s.tile & NOTHING, s.closing & NOTHING, *turn)
    return bytes(numbers)


SIGHT = Sight(fields, look)
