"""Where beings live, what they eat, where they go (TF-4, TF-6.6, TF-6.7, TF-6.10)."""

from __future__ import annotations

from collections.abc import Iterable

from ludarium.games.terraformer.box import Box
from ludarium.games.terraformer.content import C2
from ludarium.games.terraformer.files import Adapt, Protect
from ludarium.games.terraformer.state import CLIMATE, DIET, Attached, State
from ludarium.table.choice import Refusal
from ludarium.table.phrase import Phrase
from ludarium.table.table import Table

T = Table[Box]


# -- what lies where ------------------------------------------------------------


def where(s: State, being: int) -> int:
    """The ecosystem this being lives in."""
    return next(at for at, ecosystem in enumerate(s.planet) if being in ecosystem.beings)


def on_planet(s: State, being: int) -> bool:
    return any(being in ecosystem.beings for ecosystem in s.planet)


def name(t: T, being: int) -> Phrase:
    return t.box.card(t.box.card_of[being])


def role(t: T, being: int) -> int:
    """TF-10.1, TF-4.5: the printed one, whatever the being lives on here."""
    return t.box.role_of[being]


# -- what suits -----------------------------------------------------------------


def _adaptation(t: T, s: State, being: int) -> Attached | None:
    if not s.attached:
        return None
    effect = t.box.content.effect
    return next((a for a in s.attached if a.being == being and isinstance(effect[a.action], Adapt)), None)


def is_adapted(t: T, s: State, being: int) -> bool:
    return _adaptation(t, s, being) is not None


def is_protected(t: T, s: State, being: int) -> bool:
    if not s.attached:
        return False
    effect = t.box.content.effect
    return any(a.being == being and isinstance(effect[a.action], Protect) for a in s.attached)


def climates(t: T, s: State, being: int) -> int:
    """Bits of the climates it suits (TF-4.1), an Adaptation's included (TF-12.41)."""
    content, card = t.box.content, t.box.card_of[being]
    adaptation = _adaptation(t, s, being)
    if adaptation is not None and adaptation.mode == CLIMATE:
        return content.adapted[card]
    return content.climates[card]


def diet(t: T, s: State, being: int) -> int:
    """Bits of the food icons it eats, an Adaptation's included (TF-7.7)."""
    eats = t.box.content.eats[t.box.card_of[being]]
    if not s.attached:
        return eats
    adaptation = _adaptation(t, s, being)
    if adaptation is not None and adaptation.mode >= DIET:
        eats |= 1 << adaptation.mode - DIET
    return eats


def suits(t: T, s: State, being: int, at: int) -> bool:
    """TF-4.1."""
    return bool(climates(t, s, being) >> t.box.content.climate[s.planet[at].biome] & 1)


def fed_by(t: T, s: State, card: int, eats: int, at: int) -> bool:
    """TF-4.4, TF-4.5: anybody's, free or not; its own species never counts."""
    counts_of, card_of = t.box.counts_of, t.box.card_of
    for other in s.planet[at].beings:  # noqa: SIM110  # any() takes twice as long, and this is asked most of all
        if counts_of[other] & eats and card_of[other] != card:
            return True
    return False


def food_in(t: T, s: State, being: int, at: int) -> bool:
    """TF-4.4 for a being of the planet."""
    return fed_by(t, s, t.box.card_of[being], diet(t, s, being), at)


# -- going ----------------------------------------------------------------------


def can_move(t: T, being: int) -> bool:
    """TF-4.7."""
    return not t.box.content.sessile[t.box.card_of[being]]


def destinations(t: T, s: State, being: int, among: Iterable[int]) -> list[int]:
    """TF-6.7: those of these ecosystems that suit, however full; hunters need food there (TF-12.22)."""
    mask, climate = climates(t, s, being), t.box.content.climate
    fitting = [at for at in among if mask >> climate[s.planet[at].biome] & 1]
    if not fitting or not t.box.options.migration_food or not needs_food(t, t.box.card_of[being]):
        return fitting
    return [at for at in fitting if food_in(t, s, being, at)]


def needs_food(t: T, card: int) -> bool:
    """TF-4.3, TF-4.4: only Consumers-2 and -3 need it where they settle."""
    return C2 <= t.box.content.role[card] <= C2 + 1


def move(t: T, s: State, being: int, to: int) -> None:
    """TF-6.11: what is attached goes with it, since it lies with the being."""
    at = where(s, being)
    s.planet[at].beings.remove(being)
    s.planet[to].beings.append(being)
    t.tell("migrated", seat=t.box.owner_of[being], being=being, card=name(t, being), at=at + 1, to=to + 1)


def die_out(t: T, s: State, being: int, why: str) -> None:
    """TF-6.10. `why` is the last part of the event's id: of what it died."""
    card, seat, at = t.box.card_of[being], t.box.owner_of[being], where(s, being)
    t.tell(f"died-{why}", seat=seat, being=being, card=name(t, being), at=at + 1)
    s.planet[at].beings.remove(being)
    s.discards[seat].append(card)
    for attached in [a for a in s.attached if a.being == being]:
        s.attached.remove(attached)
        s.discards[attached.owner].append(attached.action)


# -- why not ----------------------------------------------------------------------


def misfit(t: T, card: int, biome: int) -> Refusal | None:
    """TF-4.1: which of the two scales doesn't suit, by what is printed."""
    content = t.box.content
    climate = content.climate[biome]
    if content.climates[card] >> climate & 1:
        return None
    wet = content.humidities
    row = (1 << wet) - 1 << climate // wet * wet  # all humidities of that temperature
    why = "humidity" if content.climates[card] & row else "temperature"
    return Refusal("TF-4.1", why, card=t.box.card(card), place=t.box.card(biome))
