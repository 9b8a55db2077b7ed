"""Laying a card on the planet: biomes found and grow ecosystems (TF-3), beings settle in them (TF-4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from ludarium.games.terraformer import hands, living, planet
from ludarium.games.terraformer.box import NEW, Box
from ludarium.games.terraformer.content import C2, C3
from ludarium.games.terraformer.printed import OPPORTUNITIES, PER_BIOME, STABLE
from ludarium.games.terraformer.state import NOTHING, Ecosystem, Picked, State
from ludarium.table.choice import Refusal
from ludarium.table.table import Table, Turn

T = Table[Box]


def lay(t: T, s: State, me: int, card: int) -> Turn:
    """TF-2.1: the card picked is shown when its place is named."""
    s.picked = Picked(me, card)
    listed, barred = partial(places_of_picked, t, s), partial(_barred_picked, t, s)
    at = yield t.ask(me, t.box.PLACE, listed, "TF-2.1", barred, sifted=True)
    card = s.picked.card
    s.picked = Picked()
    hands.take(s, me, card)
    t.show_others(me)
    s.used += 1
    if t.box.content.is_being(card):
        settle(t, s, me, card, at)
    elif at == NEW:
        found(t, s, me, card)
    else:
        grow(t, s, me, card, at)


def found(t: T, s: State, me: int, biome: int) -> None:
    """TF-3.2, TF-3.3: to the right of all others."""
    s.planet.append(Ecosystem(biome, [me]))
    s.founded = 1
    t.tell("founded", seat=me, card=t.box.card(biome), at=len(s.planet))


def grow(t: T, s: State, me: int, biome: int, at: int) -> None:
    """TF-3.4, TF-3.6."""
    s.planet[at].owners.append(me)
    t.tell("grew", seat=me, card=t.box.card(biome), at=at + 1, n=len(s.planet[at].owners))
    if planet.all_stable(s) and not s.reason:  # TF-8.1
        s.reason = "stable"
        t.tell("all-stable")


def settle(t: T, s: State, me: int, card: int, at: int) -> None:
    """TF-4.2."""
    number = t.box.being_number(me, card)
    if living.on_planet(s, number):
        number = t.box.being_number(me, card, 1)
    s.planet[at].beings.append(number)
    t.tell(
        "settled",
        seat=me,
        being=number,
        card=t.box.card(card),
        at=at + 1,
        biome=t.box.card(s.planet[at].biome),
    )


# -- where it may lie -------------------------------------------------------------------


def places(t: T, s: State, card: int) -> list[int]:
    """Where a biome or being may be laid, if an opportunity is left."""
    return list(_places(t, s, card))


def has_place(t: T, s: State, card: int) -> bool:
    """TF-3.5."""
    return next(_places(t, s, card), None) is not None


def layable(t: T, s: State, cards: Iterable[int]) -> list[int]:
    """Those biomes and beings of a hand that have a place; asked at every step, so it is found as fast as may be."""
    content, room, grows = t.box.content, 0, 0
    always, size = t.box.options.grow_stable, planet.size(s)
    founds = not s.founded and len(s.planet) < size.ecosystems
    roomy: list[int] = []
    for at, one in enumerate(s.planet):
        cards_here, rich = len(one.owners), one.rich != NOTHING
        if len(one.beings) < (planet.capacity(t, one) if rich else PER_BIOME * cards_here):
            room |= 1 << content.climate[one.biome]
            roomy.append(at)
        if always or cards_here < STABLE:
            grows |= 1 << one.biome
    biomes, climates, role = content.biomes, content.climates, content.role
    return [
        card
        for card in cards
        if (
            (grows >> card & 1 or (founds and planet.alike(s, card) < size.alike))
            if card < biomes
            else climates[card] & room and (not C2 <= role[card] <= C3 or _is_fed(t, s, card, roomy))
        )
    ]


def _is_fed(t: T, s: State, hunter: int, among: list[int]) -> bool:
    """TF-4.4: whether it would find food in one of these ecosystems that suits it."""
    content = t.box.content
    suits, eats, climate = content.climates[hunter], content.eats[hunter], content.climate
    return any(
        suits >> climate[s.planet[at].biome] & 1 and living.fed_by(t, s, hunter, eats, at) for at in among
    )


def _places(t: T, s: State, card: int) -> Iterator[int]:
    """Where `why_not_place` finds nothing wrong."""
    content = t.box.content
    if card < content.biomes:
        grows = t.box.options.grow_stable
        for at, ecosystem in enumerate(s.planet):
            if ecosystem.biome == card and (grows or not planet.is_stable(ecosystem)):
                yield at
        if why_not_found(t, s, card) is None:
            yield NEW
        return
    suits, climate, hunts = content.climates[card], content.climate, living.needs_food(t, card)
    for at, ecosystem in enumerate(s.planet):
        if (
            suits >> climate[ecosystem.biome] & 1
            and planet.has_room(t, ecosystem)
            and (not hunts or living.fed_by(t, s, card, content.eats[card], at))
        ):
            yield at


def places_of_picked(t: T, s: State) -> list[int]:
    return places(t, s, s.picked.card)


def _barred_picked(t: T, s: State, at: int) -> Refusal | None:
    return why_not_place(t, s, s.picked.card, at)


def why_not_place(t: T, s: State, card: int, at: int) -> Refusal | None:
    if at == NEW:
        if t.box.content.is_biome(card):
            return why_not_found(t, s, card)
        return Refusal("TF-4.2", "founds-nothing", card=t.box.card(card))
    if at >= len(s.planet):
        return Refusal("TF-3.3", "no-ecosystem", n=at + 1)
    return why_not_at(t, s, card, at)


def why_not_found(t: T, s: State, biome: int) -> Refusal | None:
    """TF-3.2, TF-2.6."""
    size = planet.size(s)
    if len(s.planet) >= size.ecosystems:
        return Refusal("TF-3.2", "planet-full", n=size.ecosystems)
    if planet.alike(s, biome) >= size.alike:
        return Refusal("TF-3.2", "alike", n=size.alike, card=t.box.card(biome))
    return Refusal("TF-2.6", "founded") if s.founded else None


def why_not_at(t: T, s: State, card: int, at: int) -> Refusal | None:
    """In an ecosystem that there is."""
    if t.box.content.is_biome(card):
        return _why_not_grow(t, s, card, at)
    ecosystem = s.planet[at]
    refused = living.misfit(t, card, ecosystem.biome)
    if refused is not None:
        return refused
    if not planet.has_room(t, ecosystem):
        most = planet.capacity(t, ecosystem)
        return Refusal("TF-3.7", "full", n=len(ecosystem.beings), most=most)
    return _why_no_food(t, s, card, at)


def _why_not_grow(t: T, s: State, biome: int, at: int) -> Refusal | None:
    ecosystem = s.planet[at]
    if ecosystem.biome != biome:  # TF-3.4
        return Refusal("TF-3.4", "other-biome", place=t.box.card(ecosystem.biome))
    if planet.is_stable(ecosystem) and not t.box.options.grow_stable:
        return Refusal("TF-3.6", "grown")
    return None


def _why_no_food(t: T, s: State, card: int, at: int) -> Refusal | None:
    """TF-4.4: hunters need food where they settle; TF-4.3: others don't."""
    if not living.needs_food(t, card) or living.fed_by(t, s, card, t.box.content.eats[card], at):
        return None
    return Refusal("TF-4.4", "no-food", card=t.box.card(card), place=t.box.card(s.planet[at].biome))


# -- whether it may be laid at all ----------------------------------------------------------


def why_not_lay(t: T, s: State, card: int) -> Refusal | None:
    """For the choice of a card; where exactly it can't lie, and why, is said at its places."""
    if s.used >= OPPORTUNITIES:
        return Refusal("TF-2.3", "used-up")
    if has_place(t, s, card):
        return None
    if t.box.content.is_biome(card):
        return why_not_found(t, s, card) if s.founded else Refusal("TF-3.5", "no-place")
    if not s.planet:
        return Refusal("TF-3.1", "biomes-first")
    reasons = [why_not_at(t, s, card, at) for at in range(len(s.planet))]
    last = max(
        filter(None, reasons), key=lambda refused: ("TF-4.1", "TF-3.7", "TF-4.4").index(refused.clause)
    )
    return Refusal("TF-4.2", f"nowhere-{last.clause[-3:].replace('.', '-')}", card=t.box.card(card))
