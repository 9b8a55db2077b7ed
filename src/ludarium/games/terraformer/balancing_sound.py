"""What can't be while balancing: positions written by hand are held to it (TF-9)."""

from __future__ import annotations

from ludarium.games.terraformer.balancing import STEPS
from ludarium.games.terraformer.box import Box
from ludarium.games.terraformer.giving_way import SIDES
from ludarium.games.terraformer.state import BALANCING, NOTHING, OVER, Balance, State
from ludarium.table.table import Table

T = Table[Box]

_PASSES = 3  # TF-9.18


def unbalanced(t: T, s: State) -> str:
    """What is wrong, or nothing."""
    b = s.balance
    if s.phase < BALANCING and (b != Balance() or any(one.meals for one in s.planet)):
        return "balance: nothing is balanced before the game has ended (TF-8.5)"
    if s.phase >= BALANCING and not s.reason:
        return "reason: a game that is balanced has ended for one (TF-8.1)"
    if not 0 <= b.at <= len(s.planet) or (s.phase == OVER and b.at < len(s.planet)):
        return "balance: there is no such ecosystem, or one is left (TF-9.1)"
    if not (0 <= b.step < len(STEPS) and 0 <= b.held <= _PASSES and b.duty in (0, 1)):
        return "balance: no such step (TF-9.5 to TF-9.12)"
    if b.rolls and (len(b.rolls) != t.seats or not all(0 <= roll <= SIDES for roll in b.rolls)):
        return f"balance: rolls: by seat, 0 to {SIDES} expected (TF-9.3)"
    return _beings(s, b)


def _beings(s: State, b: Balance) -> str:
    here = s.planet[b.at].beings if b.at < len(s.planet) else []
    for at, one in enumerate(s.planet):
        if one.meals and (at >= b.at or not _is_web(one.meals, one.beings)):
            return f"planet: ecosystem {at + 1} can't have such meals (TF-9.9)"
    if len(set(b.fed)) < len(b.fed) or not {*b.fed, *b.noted} <= set(here) or not _is_web(b.meals, b.fed):
        return "balance: fed are beings that live there, and each feeds one other (TF-9.9)"
    if b.being != NOTHING and b.being not in here:
        return "balance: being: one that lives there expected"
    return ""


def _is_web(meals: list[int], beings: list[int]) -> bool:
    """Eaters and foods live there; nobody eats, or is eaten, twice."""
    eaters, foods = meals[::2], meals[1::2]
    once = len(set(eaters)) == len(eaters) == len(foods) == len(set(foods))
    return once and {*meals} <= set(beings)
