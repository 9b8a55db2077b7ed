"""What of the sight lies on the planet. Most answers leave it as it is, so its bytes are remembered."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

import msgspec

from ludarium.games.terraformer import living, planet, score
from ludarium.games.terraformer.box import Box
from ludarium.games.terraformer.printed import MOST
from ludarium.games.terraformer.state import NOTHING, OWNERS, State
from ludarium.games.terraformer.view_of_planet import CLEANER, CONSUMER, PRODUCER, niche
from ludarium.table.sight import NOTHING as NONE
from ludarium.table.sight import Field
from ludarium.table.table import Table

T = Table[Box]

KEPT = 8192  # planets and ecosystems that a box remembers
_LAID, _BEINGS = 8, 14  # of an ecosystem: biome cards and beings that are seen
_MOST = 250

_encode = msgspec.msgpack.Encoder().encode


def planet_fields(box: Box) -> list[Field]:
    columns, content, seat = _columns(box), box.content, box.seats - 1
    each = [
        Field("planet[].biome", (columns,), 0, content.biomes - 1),
        Field("planet[].temperature", (columns,), 0, content.temperatures - 1),
        Field("planet[].humidity", (columns,), 0, content.humidities - 1),
        Field("planet[].owners[]", (columns, _LAID), 0, seat),
        Field("planet[].rich.owner", (columns,), 0, seat),
        Field("planet[].room", (columns,), 0, 40),
        Field("planet[].producers", (columns,), 0, 8),
        Field("planet[].cleaners", (columns,), 0, 8),
        Field("planet[].strength[]", (columns, box.seats), 0, 20),
    ]
    beings = [
        Field(f"planet[].beings[].{name}", (columns, _BEINGS), 0, high)
        for name, high in (("card", box.top), ("owner", seat), ("starves", 1), ("attached#", 2))
    ]
    return [*each, *beings, Field("players[].points", (box.seats,), 0, 100)]


def _columns(box: Box) -> int:
    return MOST if box.options.size_after_deal else box.size.ecosystems


def look_at_planet(t: T, s: State) -> bytes:
    """All of them, in this order."""
    key = _encode((s.planet, s.attached))
    found = t.box.sights.get(key)
    if found is None:
        if len(t.box.sights) > KEPT:
            t.box.sights.clear()
        found = t.box.sights[key] = (_planet(t, s),)
    return found[0]


def _planet(t: T, s: State) -> bytes:
    columns = [_remembered(t, s, at) for at in range(len(s.planet))]
    columns += [_nothing(t.box)] * (_columns(t.box) - len(columns))
    points = bytes([min(_MOST, own) for own in score.points(t, s)])
    return b"".join(chain(*zip(*columns, strict=True), (points,)))


def _remembered(t: T, s: State, at: int) -> tuple[bytes, ...]:
    one = s.planet[at]
    key = _encode((one, [attached for attached in s.attached if attached.being in one.beings]))
    found = t.box.sights.get(key)
    if found is None:
        found = t.box.sights[key] = _ecosystem(t, s, at)
    return found


def _ecosystem(t: T, s: State, at: int) -> tuple[bytes, ...]:
    """A piece for each field."""
    one, box, content = s.planet[at], t.box, t.box.content
    niches = [niche(t, s, at, being) for being in one.beings]
    starving = [
        lives == CONSUMER and not living.food_in(t, s, being, at)
        for being, lives in zip(one.beings, niches, strict=True)
    ]
    attached = [one.being for one in s.attached]
    numbers = [
        *(one.biome, content.temperature(one.biome), content.humidity(one.biome)),
        one.rich % OWNERS if planet.is_rich(one) else NONE,
        min(_MOST, planet.capacity(t, one)),
        *(niches.count(PRODUCER), niches.count(CLEANER)),
    ]
    biome, temperature, humidity, rich, room, producers, cleaners = (bytes([n]) for n in numbers)
    return (
        *(biome, temperature, humidity, filled(one.owners, _LAID), rich, room, producers, cleaners),
        bytes(planet.strength(t, s, at)),
        filled([box.card_of[being] for being in one.beings], _BEINGS),
        filled([box.owner_of[being] for being in one.beings], _BEINGS),
        filled(starving, _BEINGS),
        filled([attached.count(being) for being in one.beings], _BEINGS),
    )


def _nothing(box: Box) -> tuple[bytes, ...]:
    """An ecosystem that isn't there."""
    rooms = (1, 1, 1, _LAID, 1, 1, 1, 1, box.seats, _BEINGS, _BEINGS, _BEINGS, _BEINGS)
    return tuple(filled((), room) for room in rooms)


def filled(numbers: Sequence[int], room: int) -> bytes:
    """-1 is nothing; what a byte can't hold is the most it can."""
    return bytes([min(number, _MOST) if number != NOTHING else NONE for number in numbers[:room]]).ljust(
        room, b"\xff"
    )
