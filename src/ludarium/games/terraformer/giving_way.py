"""Who gives way while balancing: the weaker ones (TF-9.2), and dice among equals (TF-9.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ludarium.games.terraformer.box import Box
from ludarium.games.terraformer.planet import strength
from ludarium.games.terraformer.state import State
from ludarium.table.phrase import Phrase
from ludarium.table.table import Table

T = Table[Box]

SIDES = 6  # TF-12.28


def loser(t: T, s: State, seats: Iterable[int]) -> int:
    """TF-9.3: of those who compete the weakest there; the lowest roll among equals."""
    strong = strength(t, s, s.balance.at)
    least = min(strong[seat] for seat in seats)
    return roll_off(t, s, [seat for seat in seats if strong[seat] == least], min)


def roll_off(t: T, s: State, seats: list[int], counts: Callable[[Iterable[int]], int]) -> int:
    """Everybody rolls; whose roll is the lowest (`min`) or the highest (`max`), equal ones rolling again (TF-12.28)."""
    while len(seats) > 1:
        rolls = s.balance.rolls = [t.dice.below(SIDES) + 1 if seat in seats else 0 for seat in range(t.seats)]
        best = counts(rolls[seat] for seat in seats)
        if t.listening:
            said = [Phrase("roll-of", {"seat": seat, "n": rolls[seat]}) for seat in seats]
            t.tell("rolled", at=s.balance.at + 1, rolls=said)
        seats = [seat for seat in seats if rolls[seat] == best]
    return seats[0]


def clockwise(t: T, s: State) -> list[int]:
    """Every seat, from the first player."""
    return [(s.first + n) % t.seats for n in range(t.seats)]
