"""What an Action may name (TF-5.2, TF-5.11, TF-7), by what all can see: asked when it is named, and when it is due."""

from __future__ import annotations

from collections.abc import Iterator

from ludarium.games.terraformer import living, planet
from ludarium.games.terraformer.box import Box
from ludarium.games.terraformer.content import P
from ludarium.games.terraformer.deck_rules import type_of
from ludarium.games.terraformer.files import (
    Adapt,
    Cancel,
    Displace,
    Draw,
    Effect,
    Enrich,
    Move,
    Protect,
    Recover,
    Remove,
    Shift,
)
from ludarium.games.terraformer.state import CLIMATE, DIET, NOTHING, SOME_ICON, State
from ludarium.table.choice import Refusal
from ludarium.table.table import Table

T = Table[Box]

OF_ECOSYSTEMS = (Shift, Enrich)
OF_BEINGS = (Adapt, Displace, Remove, Move, Protect)
_SENDING = (Displace, Move)


def effect_of(t: T, action: int) -> Effect:
    effect = t.box.content.effect[action]
    assert effect is not None
    return effect


def legal(t: T, s: State, me: int, action: int) -> list[int]:
    """What it may name first; of Actions that name nothing, [NOTHING] where they can be played."""
    return sorted(set(_legal(t, s, me, action)))


def any_legal(t: T, s: State, me: int, action: int) -> bool:
    """TF-7.11."""
    return next(_legal(t, s, me, action), None) is not None


def _legal(t: T, s: State, me: int, action: int) -> Iterator[int]:
    effect = effect_of(t, action)
    if isinstance(effect, OF_ECOSYSTEMS):
        yield from (at for at in _touchable(t, s, action) if why_not_ecosystem(t, s, action, at) is None)
    elif isinstance(effect, OF_BEINGS):
        for at in _touchable(t, s, action):
            for being in s.planet[at].beings:
                if _why_not_there(t, s, me, action, being, at) is None:
                    yield being
    elif isinstance(effect, Recover):
        yield from (card for card in s.discards[me] if may_recover(t, effect, card))
    elif isinstance(effect, Draw) and s.decks[me]:
        yield NOTHING


def _touchable(t: T, s: State, action: int) -> list[int]:
    """TF-5.11: all but the stable ecosystems, where these are barred; so nothing in them need be looked at."""
    whole = t.box.content.stable_ok[action]
    return [at for at, ecosystem in enumerate(s.planet) if whole or not planet.is_stable(ecosystem)]


def why_not_play(t: T, s: State, me: int, action: int) -> Refusal | None:
    """TF-7.5, TF-7.11: whether this Action can be played, for its own effect."""
    if isinstance(effect_of(t, action), Cancel):
        return Refusal("TF-7.5", "only-answers", card=t.box.card(action))
    if any_legal(t, s, me, action):
        return None
    return Refusal("TF-7.11", "no-target", card=t.box.card(action))


# -- ecosystems ----------------------------------------------------------------------------


def why_not_ecosystem(t: T, s: State, action: int, at: int) -> Refusal | None:
    if at >= len(s.planet):
        return Refusal("TF-3.3", "no-ecosystem", n=at + 1)
    if planet.is_stable(s.planet[at]) and not t.box.content.stable_ok[action]:  # TF-5.11
        return Refusal("TF-5.11", "stable", card=t.box.card(action))
    effect = effect_of(t, action)
    if isinstance(effect, Shift):
        return _why_no_shift(t, s, effect, at)
    if planet.is_rich(s.planet[at]):  # TF-7.6
        return Refusal("TF-7.6", "rich-already")
    return None


def _why_no_shift(t: T, s: State, effect: Shift, at: int) -> Refusal | None:
    """TF-6.2: there must be room on the scale."""
    content, biome = t.box.content, s.planet[at].biome
    if effect.scale == "humidity":
        level, most = content.humidity(biome), content.humidities
    else:
        level, most = content.temperature(biome), content.temperatures
    if 0 <= level + effect.sign < most:
        return None
    end = "least" if effect.sign < 0 else "most"
    return Refusal("TF-6.2", f"{effect.scale}-{end}", place=t.box.card(biome))


# -- beings ----------------------------------------------------------------------------------


def why_not_being(t: T, s: State, me: int, action: int, being: int) -> Refusal | None:
    if not living.on_planet(s, being):
        return Refusal("TF-5.2", "not-here")
    return _why_not_there(t, s, me, action, being, living.where(s, being))


def _why_not_there(t: T, s: State, me: int, action: int, being: int, at: int) -> Refusal | None:
    effect = effect_of(t, action)
    whose = "own" if isinstance(effect, Protect) else effect.whose  # type: ignore[union-attr]
    own = t.box.owner_of[being] == me
    if whose != "any" and own != (whose == "own"):
        return Refusal("TF-5.2", f"whose-{whose}", card=living.name(t, being))
    if not own and living.is_protected(t, s, being):  # TF-14.6
        return Refusal("TF-14.6", "protected", card=living.name(t, being))
    if planet.is_stable(s.planet[at]) and not t.box.content.stable_ok[action]:
        return Refusal("TF-5.11", "stable", card=t.box.card(action))
    return _why_not_so(t, s, effect, being)


def _why_not_so(t: T, s: State, effect: Effect, being: int) -> Refusal | None:
    """What this kind of Action asks of a being."""
    if isinstance(effect, Adapt):
        return _why_not_adapt(t, s, effect, being)
    if isinstance(effect, _SENDING) and not living.can_move(t, being):  # TF-7.8
        return Refusal("TF-4.7", "cannot-migrate", card=living.name(t, being))
    if isinstance(effect, Move) and not ways(t, s, effect, being):
        return Refusal("TF-14.6", "nowhere-to-go", card=living.name(t, being))
    if isinstance(effect, Protect) and living.is_protected(t, s, being):
        return Refusal("TF-14.6", "protected-already", card=living.name(t, being))
    if isinstance(effect, Remove) and effect.what == "animal" and living.role(t, being) == P:
        return Refusal("TF-14.6", "no-animal", card=living.name(t, being))
    return None


def _why_not_adapt(t: T, s: State, effect: Adapt, being: int) -> Refusal | None:
    """TF-7.7."""
    name = living.name(t, being)
    if living.role(t, being) == P:
        return Refusal("TF-7.7", "no-animal", card=name)
    if living.is_adapted(t, s, being):
        return Refusal("TF-7.7", "adapted", card=name)
    return None if modes(t, s, effect, being) else Refusal("TF-7.7", "eats-all", card=name)


def ways(t: T, s: State, effect: Move, being: int) -> list[int]:
    """TF-14.6: where the player of such an Action may send an animal."""
    here = living.where(s, being)
    others = [at for at in range(len(s.planet)) if at != here and living.suits(t, s, being, at)]
    if not effect.food_needed or not living.needs_food(t, t.box.card_of[being]):
        return others
    return [at for at in others if living.food_in(t, s, being, at)]


# -- more than one thing: how to adapt, a second card, where to -----------------------------------


def icons(t: T, s: State, being: int) -> list[int]:
    """TF-7.7: food icons it doesn't eat yet; apex is in nobody's diet."""
    free = t.box.content.edible & ~living.diet(t, s, being)
    return [food for food in range(len(t.box.content.foods)) if free >> food & 1]


def modes(t: T, s: State, effect: Adapt, being: int) -> list[int]:
    """CLIMATE or SOME_ICON."""
    found = [CLIMATE] if effect.climate else []
    return [*found, SOME_ICON] if effect.diet and icons(t, s, being) else found


def may_recover(t: T, effect: Recover, card: int) -> bool:
    """TF-7.10."""
    return type_of(t.box.content, card) in effect.types


def seconds(t: T, s: State, me: int, effect: Recover, first: int) -> list[int]:
    """TF-7.10: what may be cloned besides."""
    left = list(s.discards[me])
    left.remove(first)
    return sorted({card for card in left if may_recover(t, effect, card)})


def _may_name(t: T, s: State, me: int, action: int, target: int) -> bool:
    """Whether this one thing is among `legal`."""
    effect = effect_of(t, action)
    if isinstance(effect, OF_ECOSYSTEMS):
        return why_not_ecosystem(t, s, action, target) is None
    if isinstance(effect, OF_BEINGS):
        return why_not_being(t, s, me, action, target) is None
    return target in _legal(t, s, me, action)


def still_legal(t: T, s: State, me: int, action: int, target: int, more: int) -> bool:
    """TF-5.12: whether all that was named may still be named when the effect is due."""
    effect = effect_of(t, action)
    if not _may_name(t, s, me, action, target):
        return False
    if isinstance(effect, Adapt):
        return more == CLIMATE or more - DIET in icons(t, s, target)
    if isinstance(effect, Recover):
        return more == NOTHING or more in seconds(t, s, me, effect, target)
    return not isinstance(effect, Move) or more in ways(t, s, effect, target)
