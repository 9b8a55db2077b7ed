"""What of the sight lies on the planet. Most answers leave it as it is, so its bytes are remembered."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludarium.games.terraformer import living, planet, score
from ludarium.games.terraformer.balancing import claims
from ludarium.games.terraformer.box import Box
from ludarium.games.terraformer.content import CL, P
from ludarium.games.terraformer.printed import MOST
from ludarium.games.terraformer.state import OWNERS, State
from ludarium.table.sight import NOTHING as NONE
from ludarium.table.sight import Field
from ludarium.table.table import Table

T = Table[Box]

KEPT = 2048  # planets and ecosystems that a box remembers
_LAID, _BEINGS = 8, 14  # of an ecosystem: biome cards and beings that are seen
_MOST = 250
_EMPTY = b"\xff"

_encode = msgspec.msgpack.Encoder().encode


def planet_fields(box: Box) -> list[Field]:
    """Ecosystem by ecosystem, in it being by being."""
    columns, seat = _columns(box), box.seats - 1
    ecosystem = [
        Field(f"planet[].{name}", (columns, *more), 0, high, block="planet")
        for name, more, high in (
            ("biome", (), box.content.biomes),
            ("temperature", (), box.content.temperatures),
            ("humidity", (), box.content.humidities),
            ("rich.owner", (), seat),
            ("room", (), 40),
            ("producers", (), 8),
            ("cleaners", (), 8),
            ("strength[]", (box.seats,), 20),
            ("owners[]", (_LAID,), seat),
        )
    ]
    being = [
        Field(f"planet[].beings[].{name}", (columns, _BEINGS), 0, high, block="planet")
        for name, high in (("card", box.top), ("owner", seat), ("starves", 1), ("attached#", 2))
    ]
    return [*ecosystem, *being, Field("players[].points", (box.seats,), 0, 100)]


def _columns(box: Box) -> int:
    return MOST if box.options.size_after_deal else box.size.ecosystems


def look_at_planet(t: T, s: State) -> bytes:
    """All of them, in this order."""
    sights, key = t.box.sights, _encode((s.planet, s.attached))
    found = sights.get(key)
    if found is None:
        if len(sights) > KEPT:
            sights.clear()
        found = sights[key] = _planet(t, s), ()
    return found[0]


def _planet(t: T, s: State) -> bytes:
    seen = [_remembered(t, s, at) for at in range(len(s.planet))]
    points = [min(_MOST, sum(own)) for own in zip(*(points for _, points in seen), strict=True)]
    laid = b"".join([ecosystem for ecosystem, _ in seen])
    room = _columns(t.box) * (7 + t.seats + _LAID + 4 * _BEINGS)
    return laid.ljust(room, _EMPTY) + bytes(points or t.seats)


def _remembered(t: T, s: State, at: int) -> tuple[bytes, Sequence[int]]:
    """An ecosystem, and the points in it by seat."""
    one = s.planet[at]
    key = _encode((one, [attached for attached in s.attached if attached.being in one.beings]))
    found = t.box.sights.get(key)
    if found is None:
        found = t.box.sights[key] = _ecosystem(t, s, at), score.points_in(t, [one])
    return found


def _ecosystem(t: T, s: State, at: int) -> bytes:
    one, content = s.planet[at], t.box.content
    producers, cleaners, beings = _beings(t, s, at)
    numbers = [one.biome, content.temperature(one.biome), content.humidity(one.biome)]
    numbers += (one.rich % OWNERS if planet.is_rich(one) else NONE, min(_MOST, planet.capacity(t, one)))
    numbers += (producers, cleaners, *planet.strength(t, s, at))
    return bytes(numbers) + filled(one.owners, _LAID) + filled(beings, 4 * _BEINGS)


def _beings(t: T, s: State, at: int) -> tuple[int, int, list[int]]:
    """How many Producers and Cleaners live on the biome, and the numbers of all beings here."""
    box, producers, cleaners = t.box, 0, 0
    attached = [attached.being for attached in s.attached]
    numbers: list[int] = []
    for being in s.planet[at].beings:
        role, starves = box.role_of[being], False
        if role == P:
            producers += 1
        elif role == CL and claims(t, s, being, at):
            cleaners += 1
        else:
            starves = not living.food_in(t, s, being, at)
        numbers += (box.card_of[being], box.owner_of[being], starves, attached.count(being))
    return producers, cleaners, numbers


def filled(numbers: Sequence[int], room: int) -> bytes:
    """-1 is nothing; what a byte can't hold is the most it can."""
    try:
        return bytes(numbers[:room]).ljust(room, _EMPTY)
    except ValueError:
        return bytes([min(number, _MOST) if number >= 0 else NONE for number in numbers[:room]]).ljust(
            room, _EMPTY
        )
