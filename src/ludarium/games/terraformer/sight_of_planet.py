"""What of the sight lies on the planet: only the ecosystems that have changed since the last look are written anew."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

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

_LAID, _BEINGS = 8, 12  # of an ecosystem: biome cards and beings that are seen
MOST_SEEN = 250
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


class LastLook:
    """What lay there then, and that in bytes."""

    def __init__(self, t: T) -> None:
        t.seen = self
        self._codes: dict[str, bytes] = {}
        self._seen: dict[str, bytes] = {}
        self._ecosystems = [(b"", b"")] * MOST
        self._room = _columns(t.box) * (7 + t.seats + _LAID + 4 * _BEINGS)

    def part(self, name: str, code: bytes, write: Callable[..., bytes], *of: Any) -> bytes:
        """The same bytes as then where the code is the same."""
        if self._codes.get(name) != code:
            self._codes[name], self._seen[name] = code, write(*of)
        return self._seen[name]

    def planet(self, t: T, s: State) -> bytes:
        """All its fields, in their order."""
        for at, one in enumerate(s.planet):
            code = _encode((one, s.attached))
            if code != self._ecosystems[at][0]:
                self._ecosystems[at] = code, _ecosystem(t, s, at)
        laid = b"".join([seen for _, seen in self._ecosystems[: len(s.planet)]])
        return laid.ljust(self._room, _EMPTY) + filled(score.points(t, s), t.seats)


def _ecosystem(t: T, s: State, at: int) -> bytes:
    one, content = s.planet[at], t.box.content
    producers, cleaners, beings = _beings(t, s, at)
    numbers = [one.biome, content.temperature(one.biome), content.humidity(one.biome)]
    numbers += (
        one.rich % OWNERS if planet.is_rich(one) else NONE,
        min(MOST_SEEN, planet.capacity(t, one)),
    )
    numbers += (producers, cleaners, *planet.strength(t, s, at))
    return bytes(numbers) + filled(one.owners, _LAID) + filled(beings, 4 * _BEINGS)


def _beings(t: T, s: State, at: int) -> tuple[int, int, list[int]]:
    """How many Producers and Cleaners live on the biome, and the numbers of all beings here."""
    box, beings, producers, cleaners = t.box, s.planet[at].beings, 0, 0
    attached, eaten = [attached.being for attached in s.attached], 0
    for being in beings:
        eaten |= box.counts_of[being]
    numbers: list[int] = []
    for being in beings:
        role, starves = box.role_of[being], False
        if role == P:
            producers += 1
        elif role == CL and claims(t, s, being, at):
            cleaners += 1
        else:
            diet = living.diet(t, s, being)
            own_kind = diet & box.counts_of[being]  # which never counts: only then it takes a closer look
            starves = not (living.food_in(t, s, being, at) if own_kind else diet & eaten)
        numbers += (
            box.card_of[being],
            box.owner_of[being],
            starves,
            attached.count(being) if attached else 0,
        )
    return producers, cleaners, numbers


def filled(numbers: Sequence[int], room: int) -> bytes:
    """-1 is nothing; what a byte can't hold is the most it can."""
    seen = numbers[:room]
    try:
        return bytes(seen).ljust(room, _EMPTY)
    except ValueError:
        return bytes([min(n, MOST_SEEN) if n >= 0 else NONE for n in seen]).ljust(room, _EMPTY)
