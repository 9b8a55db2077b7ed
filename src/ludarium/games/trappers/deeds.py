"""What Trappers do, as Quests see it: deeds, and the filters that say which of them count (docs/games/trappers.md)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ludarium.games.trappers.files import FilterRow
from ludarium.games.trappers.ground import CLANS, KINDS
from ludarium.table.errors import ContentError

FILE = "quests.toml"

(
    STOP, RONGAUM_DIE, HYPOSTASIS, BUY_REP, BUY_ARTIFACT, SELL, THEFT, RECRUIT, RAID, DUEL, BUILD, MODERNISE,
    TOLL, ROUND_START,
) = range(14)  # fmt: skip
ONS = (
    "stop", "rongaum", "hypostasis", "buy_rep", "buy_artifact", "sell", "theft", "recruit", "raid", "duel",
    "build", "modernise", "toll", "round_start",
)  # fmt: skip

# `what` of a raid, of a duel, of a change of Hypostasis; of a Rongaum die it is the number.
WASTELAND, ROB, DESTROY, CAPTURE, DAMAGE = range(5)
TARGETS = ("wasteland", "capital", "destroy", "capture", "damage")
ATTACKER, DEFENDER, HOST, GUEST = range(4)
ROLES = ("attacker", "defender", "host", "guest")
FORMS = ("builder", "fighter", "engineer", "mimic")


class Deed(NamedTuple):
    """One event, as a Quest sees it."""

    on: int
    clan: int = 0
    cell: int = -1
    kind: int = -1  # of cell
    what: int = -1
    good: int = -1  # succeeded, won: 1; not: 0
    tie: int = 0
    war: int = 0  # the clan is at war


Wanted = tuple[tuple[int, frozenset[int]], ...]  # (place in a Deed, what may stand there)


@dataclass(frozen=True, slots=True)
class Filter:
    """Deeds fit if all attributes of one of the alternatives do."""

    row: FilterRow
    alternatives: tuple[Wanted, ...]
    ons: frozenset[int]

    def fits(self, deed: Deed) -> bool:
        return any(all(deed[place] in may for place, may in wanted) for wanted in self.alternatives)


def read(row: FilterRow, where: str, distinct: bool = False) -> Filter:
    """A filter of the files; ContentError says what it may not say."""
    if (row.by is not None) != distinct:
        raise ContentError(FILE, f"{where}.by", "clan or cell expected in `distinct`, and nowhere else")
    rows = row.any_of or (row,)
    if row.any_of and row.on is not None:
        raise ContentError(FILE, f"{where}.on", "either `on` or `any_of` expected")
    alternatives = tuple(_wanted(each, where) for each in rows)
    ons = frozenset(ONS.index(each.on) for each in rows if each.on is not None)
    return Filter(row, alternatives, ons)


def _wanted(row: FilterRow, where: str) -> Wanted:
    if row.on is None:
        raise ContentError(FILE, f"{where}.on", "the name of an event expected")
    fields = Deed._fields
    wanted = [(0, frozenset({ONS.index(row.on)}))]
    for name, place, may in _attributes(row, where):
        if row.on not in _WHERE[name]:
            raise ContentError(FILE, f"{where}.{name}", f"the event {row.on} has no such attribute")
        wanted.append((fields.index(place), may))
    return tuple(wanted)


# Which events have an attribute.
_ON_CELLS = {"stop", "buy_rep", "buy_artifact", "recruit", "raid", "build", "modernise", "toll"}
_WHERE = {
    "clan": _ON_CELLS,
    "kind": {"stop", "recruit"},
    "target": {"raid"},
    "role": {"duel"},
    "to": {"hypostasis"},
    "value": {"rongaum"},
    "success": {"raid"},
    "won": {"duel"},
    "tie": {"duel"},
    "at_war": _ON_CELLS,
}


def _attributes(row: FilterRow, where: str) -> list[tuple[str, str, frozenset[int]]]:
    found = []
    for name, place, known in (
        ("kind", "kind", KINDS),
        ("target", "what", TARGETS),
        ("role", "what", ROLES),
        ("to", "what", FORMS),
    ):
        words = getattr(row, name)
        if words is not None:
            found.append((name, place, _words(words, known, f"{where}.{name}")))
    for name, place, most in (("clan", "clan", CLANS), ("value", "what", 6)):
        numbers = getattr(row, name)
        if numbers is not None:
            found.append((name, place, _numbers(numbers, most, f"{where}.{name}")))
    for name, place in (("success", "good"), ("won", "good"), ("tie", "tie"), ("at_war", "war")):
        flag = getattr(row, name)
        if flag is not None:
            found.append((name, place, frozenset({int(flag)})))
    return found


def _words(words: str | tuple[str, ...], known: tuple[str, ...], where: str) -> frozenset[int]:
    listed = (words,) if isinstance(words, str) else words
    for word in listed:
        if word not in known:
            raise ContentError(FILE, where, f"one of {', '.join(known)} expected, not {word!r}")
    return frozenset(known.index(word) for word in listed)


def _numbers(numbers: int | tuple[int, ...], most: int, where: str) -> frozenset[int]:
    listed = (numbers,) if isinstance(numbers, int) else numbers
    for number in listed:
        if not 1 <= number <= most:
            raise ContentError(FILE, where, f"1 … {most} expected, not {number}")
    return frozenset(listed)
