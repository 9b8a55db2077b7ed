"""Balancing (TF-9): the ecosystems from left to right, each in four steps.

    Producers   one for each biome card; others die out (TF-9.5)
    Cleaners    one for each biome card; others find a niche, migrate or die out (TF-9.6, TF-9.7)
    Consumers   rounds in which owners feed their animals (feeding.py: TF-9.9 … TF-9.11)
    surplus     whoever is hungry migrates to the right or dies out (TF-9.12, TF-9.13)

A turn is one step, or one round of the third. What lasts longer than a turn lies in State.balance.
"""

from __future__ import annotations

from collections.abc import Iterable

from ludarium.games.terraformer import balancing_questions as ask
from ludarium.games.terraformer.box import NICHE, Box
from ludarium.games.terraformer.content import C1, C2, C3, CL, P
from ludarium.games.terraformer.feeding import feeding_round, hungry
from ludarium.games.terraformer.giving_way import clockwise, loser
from ludarium.games.terraformer.living import can_move, destinations, die_out, diet, move, name, role
from ludarium.games.terraformer.policy import settle
from ludarium.games.terraformer.state import NOTHING, OVER, Balance, State
from ludarium.table.table import Asking, Table, Turn

T = Table[Box]

PRODUCERS, CLEANERS, CONSUMERS, SURPLUS = range(4)
STEPS = ("producers", "cleaners", "consumers", "surplus")

_TIERS = ((CL, C1), (C2,), (C3,))  # TF-9.12


def balance(t: T, s: State) -> Turn:
    """The next step of the ecosystem at hand; after the last ecosystem, the end."""
    turn = next_step(t, s)
    return turn if t.box.options.balancing == "owners" else _by_the_table(t, s, turn)  # TF-9.16


def next_step(t: T, s: State) -> Turn:
    """As the owners are asked it."""
    if s.balance.at >= len(s.planet):
        return _end(t, s)
    return _STEPS[s.balance.step](t, s)


def _by_the_table(t: T, s: State, turn: Turn) -> Turn:
    """TF-9.16, TF-9.17: nobody is asked."""
    settle(t, s, turn)
    yield from ()


def _end(t: T, s: State) -> Turn:
    """TF-8.5: nothing is left but to count."""
    s.phase = OVER
    t.tell("over", reason=s.reason)
    yield from ()


# -- steps 1 and 2: Producers, Cleaners -------------------------------------------------


def _producers(t: T, s: State) -> Turn:
    """TF-9.5: a biome card supports one Producer."""
    at = s.balance.at
    t.tell("balancing", at=at + 1, card=t.box.card(s.planet[at].biome))
    s.balance = Balance(at=at, fed=_settled(t, s))
    while len(beings := _fed_of(t, s, P)) > len(s.planet[at].owners):
        seat = loser(t, s, _owners(t, beings))
        being = yield ask.lose(t, s, seat, beings, "TF-9.5")
        s.balance.fed.remove(being)
        die_out(t, s, being, "crowded")
    s.balance.step = CLEANERS


def _settled(t: T, s: State) -> list[int]:
    """TF-9.9: who lives on the biome itself, as long as there is room: Producers, and Cleaners that claim it."""
    return [
        being
        for being in s.planet[s.balance.at].beings
        if role(t, being) == P or (role(t, being) == CL and claims(t, s, being, s.balance.at))
    ]


def claims(t: T, s: State, being: int, at: int) -> bool:
    """TF-9.6: a Cleaner that is native here, or has no food printed on it (TF-12.38)."""
    return claims_card(t, t.box.card_of[being], s.planet[at].biome)


def claims_card(t: T, card: int, biome: int) -> bool:
    """The same of a card that lies nowhere yet."""
    return t.box.content.native[card] == biome or not t.box.content.eats[card]


def _cleaners(t: T, s: State) -> Turn:
    """TF-9.7: a biome card feeds one of those that may feed from it; Producers don't compete."""
    while len(beings := _fed_of(t, s, CL)) > len(s.planet[s.balance.at].owners):
        seat = loser(t, s, _owners(t, beings))
        being = yield ask.lose(t, s, seat, beings, "TF-9.7")
        s.balance.fed.remove(being)
        yield from _fate(t, s, being)
    s.balance.step = CONSUMERS


def _fate(t: T, s: State, being: int) -> Asking[None]:
    """TF-9.7, TF-12.43: another niche here, or away; it dies out only if neither is possible."""
    ways = ask.fates(bool(diet(t, s, being)), bool(_ways(t, s, being)))
    if not ways:
        die_out(t, s, being, "crowded")
        return
    s.balance.being = being
    fate = yield ask.fate(t, being, ways)
    s.balance.being = NOTHING
    if fate == NICHE:
        t.tell("niche", seat=t.box.owner_of[being], being=being, card=name(t, being), at=s.balance.at + 1)
    else:
        yield from _go(t, s, being)


def _fed_of(t: T, s: State, wanted: int) -> list[int]:
    return [being for being in s.balance.fed if role(t, being) == wanted]


def _owners(t: T, beings: Iterable[int]) -> list[int]:
    return sorted({t.box.owner_of[being] for being in beings})


# -- step 3: Consumers -----------------------------------------------------------------


def _consumers(t: T, s: State) -> Turn:
    """TF-9.10: a round; the step is over when nobody can feed anything (TF-9.11)."""
    fed = yield from feeding_round(t, s)
    if not fed:
        s.balance.step = SURPLUS


# -- surplus ---------------------------------------------------------------------------


def _surplus(t: T, s: State) -> Turn:
    """TF-9.12: up the food chain, clockwise from the first player. Then the ecosystem is balanced (TF-9.14)."""
    for tier in _TIERS:
        for seat in clockwise(t, s):
            yield from _leave(t, s, seat, tier)
    at = s.balance.at
    s.planet[at].meals = s.balance.meals
    t.tell("balanced", at=at + 1, card=t.box.card(s.planet[at].biome))
    s.balance = Balance(at=at + 1)


def _leave(t: T, s: State, seat: int, tier: tuple[int, ...]) -> Asking[None]:
    """One after another, in an order of the owner's choice; where none can move the order doesn't matter."""
    while beings := _going(t, s, seat, tier):
        if not any(_ways(t, s, being) for being in beings):
            for being in beings:
                die_out(t, s, being, "starved")
            return
        being = yield ask.leaver(t, s, seat, beings)
        if _ways(t, s, being):
            yield from _go(t, s, being)
        else:
            die_out(t, s, being, "starved")


def _going(t: T, s: State, seat: int, tier: tuple[int, ...]) -> list[int]:
    owner = t.box.owner_of
    return [being for being in hungry(t, s) if owner[being] == seat and role(t, being) in tier]


def _go(t: T, s: State, being: int) -> Asking[None]:
    """TF-9.13: any number of times, each time further to the right."""
    s.balance.being = being
    to = yield ask.where_to(t, s, being, _ways(t, s, being))
    s.balance.being = NOTHING
    move(t, s, being, to)


def _ways(t: T, s: State, being: int) -> list[int]:
    """TF-9.13, TF-9.15: only to the right of the ecosystem at hand."""
    if not can_move(t, being):
        return []
    return destinations(t, s, being, range(s.balance.at + 1, len(s.planet)))


_STEPS = (_producers, _cleaners, _consumers, _surplus)
