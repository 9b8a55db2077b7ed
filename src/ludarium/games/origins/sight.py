"""What a learner sees of a game of Origins: the fields of the view that lie on the table, in bytes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

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


def fields(box: Box) -> list[Field]:
    seats = box.seats
    cities = [
        Field("players[].city[].tile", (seats, _CITY), 0, PALACE + 1),
        Field("players[].city[].x", (seats, _CITY), -_FAR, _FAR),
        Field("players[].city[].y", (seats, _CITY), -_FAR, _FAR),
    ]
    players = [
        Field("players[].goods[]", (seats, 4), 0, 60),
        Field("players[].towers[]", (seats, 5), 0, 6),
        Field("players[].citizens[]", (seats, _HOME), 0, 29),
        Field("players[].vp", (seats,), 0, _MOST),
        Field("players[].tokens", (seats,), 0, 10),
        Field("players[].bases", (seats,), 0, 6),
        Field("players[].passed", (seats,), 0, 1),
    ]
    tracks = [
        Field("war.spaces[]", (seats + box.solo,), 0, 20),
        Field("temples[].steps[]", (3, seats), 0, 20),
        Field("temples[].zodiac", (3,), 0, 12),
        Field("temples[].holder", (3,), 0, seats),
    ]
    board = [
        Field("zones[].ship", (5,), 0, 6),
        Field("zones[].bonus", (5,), 0, 4),
        Field("row[].kind", (_ROW,), 0, 30),
        Field("stacks[].top", (5,), 0, 30),
        Field("dice[].citizen", (_DICE,), 0, 30),
        Field("cards[].card", (4,), 0, 50),
        Field("stock[]", (5,), 0, 8),
        Field("visit[]", (_VISIT,), 0, 40),
        Field("draft[]", (_DRAFT,), 0, 30),
        Field("tile", (), 0, 2 * FARM),
        Field("closing", (), 0, 30),
        Field("first", (), 0, seats),
        Field("active", (), 0, seats),
        Field("round", (), 0, _MOST),
        Field("phase", (), 0, 4),
    ]
    return [*cities, *players, *tracks, *board]


def look(t: T, s: State, _seat: int) -> bytes:
    """All of them, in this order. Every seat sees the same (OR-1.8)."""
    numbers: list[int] = []
    for goods in s.goods:
        numbers += goods
    for towers in s.towers:
        numbers += towers
    for home in s.home:
        numbers += home
        numbers += _NONE[_HOME - len(home)]
    numbers += [min(_MOST, vp) for vp in s.vp]
    numbers += s.tokens
    numbers += s.bases
    numbers += s.passed
    numbers += s.war
    for steps in s.steps:
        numbers += steps
    numbers += s.zodiac
    numbers += [holder & NOTHING for holder in s.holders]
    numbers += s.ships
    numbers += s.bonus
    numbers += _filled([kind & NOTHING for kind in s.row], _ROW)
    numbers += [top & NOTHING for top in s.tops]
    numbers += _filled(s.citizens, _DICE)
    numbers += _filled(s.cards, 4)
    numbers += s.stock
    numbers += s.visit
    numbers += _NONE[_VISIT - len(s.visit)]
    numbers += _filled(s.draft, _DRAFT) if s.draft else _NONE[_DRAFT]
    turn = (s.first, s.active, min(_MOST, s.round), s.phase)
    numbers += (s.tile & NOTHING, s.closing & NOTHING, *turn)
    cities = [_city(tuple(city)) for city in s.cities]
    return b"".join(
        [*[c[0] for c in cities], *[c[1] for c in cities], *[c[2] for c in cities], bytes(numbers)]
    )


def _filled(numbers: Sequence[int], room: int) -> list[int]:
    return [*numbers[:room], *_NONE[max(0, room - len(numbers))]]


@lru_cache(maxsize=8192)
def _city(codes: tuple[int, ...]) -> tuple[bytes, bytes, bytes]:
    """Of its tiles: which they are, how far right and how far up they lie."""
    tiles, places = [code % TILE_OF for code in codes], [place_of(code // TILE_OF) for code in codes]
    kinds = [tile - FARM if is_farm(tile) else tile for tile in tiles]
    columns = (kinds, [x + _FAR for x, _ in places], [y + _FAR for _, y in places])
    first, second, third = (bytes(_filled(column, _CITY)) for column in columns)
    return first, second, third


SIGHT = Sight(fields, look)
