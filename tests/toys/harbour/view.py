"""Who sees what in Harbour."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ludarium.table import zones
from ludarium.table.errors import LudariumError
from ludarium.table.table import Table
from ludarium.table.zones import EVERYBODY, NOBODY, Zone
from tests.toys.harbour.box import Box
from tests.toys.harbour.state import State


class Board(msgspec.Struct, frozen=True):
    """What a seat sees: a hand that isn't its own is a number of cards."""

    hands: list[list[int] | int]
    deck: int
    discard: list[int]
    gold: list[int]
    towers: list[int]
    turn: int


def of_state(_t: Table[Box], s: State) -> Iterator[Zone]:
    for seat, hand in enumerate(s.hands):
        yield Zone(f"hand-{seat}", hand, seat)
    yield Zone("deck", s.deck, NOBODY, ordered=True)
    yield Zone("discard", s.discard, EVERYBODY)


def view(t: Table[Box], s: State, seat: int | None) -> Board:
    looks = {zone.name: zone.look(seat) for zone in of_state(t, s)}
    hands = [looks[f"hand-{owner}"] for owner in range(t.seats)]
    return Board(hands, len(s.deck), list(s.discard), list(s.gold), list(s.towers), s.turns % t.seats)


def redeal(t: Table[Box], s: State, seat: int) -> None:
    zones.redeal(t.dice, of_state(t, s), seat)


def check(t: Table[Box], s: State) -> None:
    if len(s.hands) != t.seats or len(s.gold) != t.seats or len(s.towers) != t.seats:
        raise LudariumError(f"hands, gold and towers are lists of {t.seats}, one for each seat")
    cards = sorted(card for zone in of_state(t, s) for card in zone.cards)
    if cards != list(range(t.box.none)):
        raise LudariumError(f"each of the cards 0 to {t.box.none - 1} lies somewhere, and once")
    if min(s.gold) < 0:
        raise LudariumError("gold: nobody has less than none")


def evaluate(_t: Table[Box], s: State, seat: int) -> float:
    worth = [gold + 8 * towers for gold, towers in zip(s.gold, s.towers, strict=True)]
    return worth[seat] / (1 + sum(worth))


def values(_t: Table[Box], s: State, seat: int) -> dict[str, float]:
    """The hand counts too, and nobody else knows it."""
    return {"gold": float(s.gold[seat]), "towers": 8.0 * s.towers[seat], "hand": float(sum(s.hands[seat]))}
