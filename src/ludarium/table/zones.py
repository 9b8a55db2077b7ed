"""Who sees what: declared once by a game, read by its views and by its re-deals."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from ludarium.table.dice import DiceCup

EVERYBODY = -1
NOBODY = -2


class Zone(NamedTuple):
    """A pile, hand or row: the list in the state itself, and which seat sees its cards.

    Cards with the same `back` cannot be told apart from outside: a re-deal mixes them.
    `ordered` zones keep their order when re-dealt (a deck of which nobody knows the order need not).
    """

    name: str
    cards: list[int]
    owner: int
    back: str = ""
    ordered: bool = False

    def seen_by(self, seat: int | None) -> bool:
        return self.owner == EVERYBODY or (seat is not None and self.owner == seat)

    def look(self, seat: int | None) -> list[int] | int:
        """The cards for who sees them, their number for all others."""
        return list(self.cards) if self.seen_by(seat) else len(self.cards)


def redeal(dice: DiceCup, zones: Iterable[Zone], seat: int) -> None:
    """Deal anew, in place, all that this seat does not see; the outcome depends on nothing hidden."""
    hidden: dict[str, list[Zone]] = {}
    for zone in zones:
        if not zone.seen_by(seat):
            hidden.setdefault(zone.back, []).append(zone)
    for back in sorted(hidden):
        _mix(dice, hidden[back])


def _mix(dice: DiceCup, zones: list[Zone]) -> None:
    pool = sorted(card for zone in zones for card in zone.cards)
    for zone in zones[:-1]:
        _refill(zone, [dice.pick(pool) for _ in zone.cards])
    last = zones[-1]
    if last.ordered:
        dice.shuffle(pool)
    _refill(last, pool)


def _refill(zone: Zone, cards: list[int]) -> None:
    zone.cards[:] = cards if zone.ordered else sorted(cards)


def counts(zone_looks: dict[str, Any]) -> dict[str, int]:
    """How many cards each look shows, seen or not."""
    return {name: look if isinstance(look, int) else len(look) for name, look in zone_looks.items()}
