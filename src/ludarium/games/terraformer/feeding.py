"""Step 3 of balancing: Consumers take their places in the food chain (TF-9.9 … TF-9.11, TF-9.18)."""

from __future__ import annotations

from ludarium.games.terraformer import balancing_questions as ask
from ludarium.games.terraformer.box import Box
from ludarium.games.terraformer.content import C1, C2, CL
from ludarium.games.terraformer.giving_way import clockwise, roll_off
from ludarium.games.terraformer.living import diet, name, role
from ludarium.games.terraformer.planet import strength
from ludarium.games.terraformer.state import NOTHING, State
from ludarium.table.table import Asking, Table

T = Table[Box]

_PASSES = ((CL, C1), (CL, C1, C2))  # TF-9.18: whom the first two passes are for; the third is for all


# -- who is hungry, what is free ----------------------------------------------------------


def hungry(t: T, s: State) -> list[int]:
    """TF-9.9: who lives in the ecosystem at hand and isn't fed."""
    fed = s.balance.fed
    return [being for being in s.planet[s.balance.at].beings if being not in fed]


def free(s: State) -> list[int]:
    """TF-9.10: fed beings that are nobody's food yet, each of which can feed one animal (TF-12.30)."""
    eaten = s.balance.meals[1::2]
    return [being for being in s.balance.fed if being not in eaten]


def can_eat(t: T, s: State, being: int, foods: list[int]) -> list[int]:
    """TF-9.9: those with one of its food icons; its own species never (TF-12.30)."""
    eats = diet(t, s, being)
    if not eats:
        return []
    card_of, counts = t.box.card_of, t.box.counts_of
    card = card_of[being]
    return [food for food in foods if counts[food] & eats and card_of[food] != card]


def can_be_fed(t: T, s: State, seat: int) -> list[int]:
    """This owner's hungry animals that could eat some of the noted food."""
    noted = s.balance.noted
    if not noted:
        return []
    owner = t.box.owner_of
    own = [being for being in hungry(t, s) if owner[being] == seat]
    return [being for being in own if in_pass(t, s, being) and can_eat(t, s, being, noted)]


def in_pass(t: T, s: State, being: int) -> bool:
    """TF-9.18: whether it may be fed yet."""
    held = s.balance.held
    return t.box.options.feeding == "strength" or held >= len(_PASSES) or role(t, being) in _PASSES[held]


# -- rounds ---------------------------------------------------------------------------------


def feeding_round(t: T, s: State) -> Asking[bool]:
    """TF-9.10. False when nothing is left to be done in this step."""
    s.balance.noted = free(s)
    before = len(s.balance.meals)
    acted = 0
    while (seat := _next_to_act(t, s, acted)) != NOTHING:
        acted |= 1 << seat
        yield from _feed(t, s, seat)
    if not acted:
        return _next_pass(t, s)
    if len(s.balance.meals) == before:
        s.balance.duty = 1  # TF-9.11
    return True


def _next_pass(t: T, s: State) -> bool:
    """TF-9.18: each pass has its own rounds, duty and end."""
    s.balance.held += 1
    s.balance.duty = 0
    return t.box.options.feeding == "chain" and s.balance.held <= len(_PASSES)


def _next_to_act(t: T, s: State, acted: int) -> int:
    """TF-9.10, TF-12.31: the strongest; among equals the dice decide where two want the same."""
    waiting = {t.box.owner_of[being] for being in hungry(t, s)}
    able = [
        seat
        for seat in clockwise(t, s)
        if seat in waiting and not acted >> seat & 1 and can_be_fed(t, s, seat)
    ]
    if len(able) < 2:
        return able[0] if able else NOTHING
    strong = strength(t, s, s.balance.at)
    most = max(strong[seat] for seat in able)
    equals = [seat for seat in able if strong[seat] == most]
    return roll_off(t, s, equals, max) if _compete(t, s, equals) else equals[0]


def _compete(t: T, s: State, seats: list[int]) -> bool:
    """Whether two of them have hungry animals that could eat the same."""
    wanted: set[int] = set()
    for seat in seats:
        own = {food for being in can_be_fed(t, s, seat) for food in can_eat(t, s, being, s.balance.noted)}
        if own & wanted:
            return True
        wanted |= own
    return False


def _feed(t: T, s: State, seat: int) -> Asking[None]:
    """TF-9.10, TF-9.11: one animal after another, until the owner stops or none is left; duty forbids to stop."""
    while eaters := can_be_fed(t, s, seat):
        eater = yield ask.eater(t, s, seat, eaters)
        if eater == t.box.stop:
            return
        s.balance.being = eater
        food = yield ask.food(t, s, eater, can_eat(t, s, eater, s.balance.noted))
        _eat(t, s, eater, food)


def _eat(t: T, s: State, eater: int, food: int) -> None:
    """TF-9.9: what is eaten stays and scores, and feeds nobody else."""
    b = s.balance
    b.being = NOTHING
    b.noted.remove(food)
    b.fed.append(eater)
    b.meals += [eater, food]
    t.tell(
        "fed",
        seat=t.box.owner_of[eater],
        being=eater,
        card=name(t, eater),
        food=food,
        eaten=t.box.being(food),
        at=b.at + 1,
    )
