"""What a learner sees of a game of Трапперы: some fields of the view, in bytes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ludarium.games.trappers.box import Box
from ludarium.games.trappers.places import PLACES
from ludarium.games.trappers.state import MASK, NO_TILE, TURN, State
from ludarium.table.sight import NOTHING, Field, Sight
from ludarium.table.table import Table

T = Table[Box]

_HAND, _HELD, _TILES, _MOST = 12, 4, 24, 200
_LOWEST = 20  # Reputation is counted from so far below 0
_NONE = [[NOTHING] * room for room in range(80)]


def fields(box: Box) -> list[Field]:
    seats, cells = box.seats, float(len(box.ground.kind))
    each = [
        Field(f"trappers[].{name}", (seats,), 0, high)
        for name, high in (
            ("colour", 3.0),
            ("cell", cells),
            ("facing", 4.0),
            ("zeff", float(_MOST)),
            ("residents", float(_MOST)),
            ("form", 3.0),
            ("duels", 30.0),
            ("cities", 30.0),
            ("quests", 40.0),
            ("misses", 1.0),
            ("artifacts", 12.0),
        )
    ]
    held = Field("trappers[].held[].quest", (seats, _HELD), 0, float(len(box.quests)))
    rep = Field("trappers[].rep[]", (seats, 6), -_LOWEST, _LOWEST)
    now = [
        Field(f"now.{name}", (), 0, high)
        for name, high in (("moving", 1), ("mp", 20), ("total", 20), ("stopped", 1))
    ]
    fights = [
        Field(f"now.{name}", (), 0, high)
        for name, high in (("die", 6), ("other", 6), ("target", 5), ("foe", 4))
    ]
    return [
        *(
            Field(f"tiles[].{name}", (_TILES,), 0, high)
            for name, high in (("cell", cells), ("owner", 4), ("city", 1))
        ),
        *each,
        held,
        rep,
        Field("order[]", (seats,), 0, seats),
        Field("clans[].enemy", (6,), 0, 6),
        Field("war[]", (2,), 0, 6),
        Field("hand[]", (_HAND,), 0, float(len(box.artifacts))),
        Field("decks[].size", (3,), 0, 40),
        *now,
        *fights,
        Field("now.place", (), 0, len(PLACES) - 1.0, tuple(PLACES)),
        Field("now.active", (), 0, seats),
        Field("phase", (), 0, 4),
        Field("round", (), 0, float(_MOST)),
        Field("turn", (), 0, seats),
    ]


def look(t: T, s: State, seat: int) -> bytes:
    """All of them, in this order."""
    now, active = s.now, s.order[s.at]
    held = list(map(len, s.hands))
    held[active] += len(s.aside)
    numbers = s.colours + s.cell + s.facing
    numbers += [min(_MOST, zeff) for zeff in s.zeff]
    numbers += [min(_MOST, people) for people in s.people]
    numbers += s.form
    numbers += s.duels
    numbers += s.cities
    numbers += s.quests
    numbers += s.miss
    numbers += held
    for quests in s.held:
        numbers += _filled([one.quest for one in quests], _HELD) if quests else _NONE[_HELD]
    for rep in s.rep:
        numbers += [one + _LOWEST for one in rep[1:]]
    numbers += s.order
    numbers += s.foes[1:]
    numbers += s.war
    hand = s.hands[seat]
    numbers += _filled([code >> MASK for code in hand], _HAND) if hand else _NONE[_HAND]
    numbers += [len(deck.over) + len(deck.mass) + len(deck.under) for deck in s.decks]
    numbers += (now.moving, now.mp, now.total, now.stopped, now.die, now.other)
    numbers += (now.fight & NOTHING, now.foe & NOTHING, now.place & NOTHING)
    numbers += (active if s.phase == TURN else NOTHING, s.phase, min(s.round, _MOST), s.turn)
    return _tiles(tuple(s.tiles)) + _bytes(numbers)


def _filled(numbers: Sequence[int], room: int) -> list[int]:
    return [*numbers[:room], *_NONE[max(0, room - len(numbers))]]


def _bytes(numbers: list[int]) -> bytes:
    """-1 is nothing."""
    try:
        return bytes(numbers)
    except ValueError:
        return bytes([number & NOTHING for number in numbers])


@lru_cache(maxsize=4096)
def _tiles(tiles: tuple[int, ...]) -> bytes:
    cells = [cell for cell, tile in enumerate(tiles) if tile != NO_TILE]
    owners, sides = [tiles[cell] // 2 for cell in cells], [tiles[cell] % 2 for cell in cells]
    return bytes(_filled(cells, _TILES) + _filled(owners, _TILES) + _filled(sides, _TILES))


SIGHT = Sight(fields, look)
