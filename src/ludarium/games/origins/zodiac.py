"""Who holds which zodiac card (OR-17.2); what each does stands where it interrupts, found by its hook's name: there the
card wins over the rule (OR-1.7, OR-17.3). Abilities that may be declined (OR-17.16) ask; the others just happen."""

from __future__ import annotations

from ludarium.games.origins.box import Box
from ludarium.games.origins.state import State
from ludarium.table.table import Table

T = Table[Box]


def holds(t: T, s: State, seat: int, hook: str) -> bool:
    """OR-17.2: an ability works only for the present holder."""
    holders = s.holders
    if seat not in holders:
        return False
    hooks = t.box.hooks
    return any(holders[i] == seat and hooks[card] == hook for i, card in enumerate(s.zodiac))


def held(s: State, seat: int) -> int:
    """How many cards the seat holds."""
    return s.holders.count(seat)


def take_card(t: T, s: State, seat: int, temple: int) -> None:
    """From the board or from whoever holds it (OR-20.25)."""
    if s.holders[temple] == seat:
        return
    s.holders[temple] = seat
    t.tell("zodiac-taken", seat=seat, card=t.box.zodiac(s.zodiac[temple]), temple=temple)
