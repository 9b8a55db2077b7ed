"""What owners are asked while balancing (TF-9), and why an answer is refused."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.games.terraformer.box import MIGRATE, NICHE, Box
from ludarium.games.terraformer.living import diet, food_in, name, needs_food, suits
from ludarium.games.terraformer.state import State
from ludarium.table.choice import Choice, Refusal
from ludarium.table.table import Table

T = Table[Box]


def lose(t: T, s: State, seat: int, beings: Sequence[int], clause: str) -> Choice:
    """TF-9.4, TF-9.5, TF-9.7: which of the own ones gives way; where all are one owner's, of all."""

    def barred(being: int) -> Refusal | None:
        if being not in beings:
            return Refusal(clause, "not-competing", card=name(t, being))
        return _not_own(t, seat, being, clause)

    own = sorted(being for being in beings if t.box.owner_of[being] == seat)
    return t.ask(seat, t.box.LOSE, own, clause, barred, sifted=True)


def fates(niche: bool, migrate: bool) -> list[int]:
    """What is open to a Cleaner that gives up its claim."""
    return [way for way, there in ((NICHE, niche), (MIGRATE, migrate)) if there]


def fate(t: T, being: int, ways: list[int]) -> Choice:
    """TF-9.7."""

    def barred(way: int) -> Refusal | None:
        if way in ways:
            return None
        return Refusal("TF-9.7", "no-niche" if way == NICHE else "no-way", card=name(t, being))

    return t.ask(t.box.owner_of[being], t.box.FATE, ways, "TF-9.7", barred, sifted=True)


def eater(t: T, s: State, seat: int, eaters: list[int]) -> Choice:
    """TF-9.10: which animal is fed next; to stop is no answer where there is the duty to feed (TF-9.11)."""
    duty = bool(s.balance.duty)
    clause = "TF-9.11" if duty else "TF-9.10"

    def barred(being: int) -> Refusal | None:
        if being in eaters:
            return None
        if being == t.box.stop:
            return Refusal("TF-9.11", "duty") if duty else None
        return _not_own(t, seat, being, clause) or _unfed(t, s, being)

    options = sorted(eaters) if duty else [*sorted(eaters), t.box.stop]
    return t.ask(seat, t.box.EATER, options, clause, barred, sifted=True)


def _unfed(t: T, s: State, being: int) -> Refusal:
    if being not in s.planet[s.balance.at].beings:
        return Refusal("TF-9.1", "elsewhere", card=name(t, being))
    if being in s.balance.fed:
        return Refusal("TF-9.9", "is-fed", card=name(t, being))
    return Refusal("TF-9.10", "nothing-noted", card=name(t, being))


def food(t: T, s: State, being: int, foods: list[int]) -> Choice:
    """TF-9.9, TF-9.10: what it takes."""

    def barred(other: int) -> Refusal | None:
        return None if other in foods else _inedible(t, s, being, other)

    return t.ask(t.box.owner_of[being], t.box.FOOD, sorted(foods), "TF-9.9", barred, sifted=True)


def _inedible(t: T, s: State, being: int, other: int) -> Refusal:
    args = {"card": name(t, being), "food": name(t, other)}
    card, eaten = t.box.card_of[being], t.box.card_of[other]
    if other not in s.planet[s.balance.at].beings:
        return Refusal("TF-9.1", "elsewhere", card=args["food"])
    if card == eaten:
        return Refusal("TF-9.9", "own-species", **args)
    if not t.box.content.counts[eaten] & diet(t, s, being):
        return Refusal("TF-9.9", "not-eaten-by", **args)
    if other in s.balance.meals[1::2]:
        return Refusal("TF-9.9", "is-eaten", **args)
    if other in s.balance.fed:
        return Refusal("TF-9.10", "not-noted", **args)
    return Refusal("TF-9.9", "is-hungry", **args)


def leaver(t: T, s: State, seat: int, beings: list[int]) -> Choice:
    """TF-9.12: which of the own surplus goes first."""

    def barred(being: int) -> Refusal | None:
        if being in beings:
            return None
        if being not in s.planet[s.balance.at].beings or being in s.balance.fed:
            return Refusal("TF-9.12", "no-surplus", card=name(t, being))
        return _not_own(t, seat, being, "TF-9.12") or Refusal("TF-9.12", "not-yet", card=name(t, being))

    return t.ask(seat, t.box.NEXT, sorted(beings), "TF-9.12", barred, sifted=True)


def where_to(t: T, s: State, being: int, ways: list[int]) -> Choice:
    """TF-9.13: a destination to the right."""

    def barred(to: int) -> Refusal | None:
        return None if to in ways else _unreachable(t, s, being, to)

    return t.ask(t.box.owner_of[being], t.box.TO, ways, "TF-9.13", barred, sifted=True)


def _unreachable(t: T, s: State, being: int, to: int) -> Refusal:
    if to >= len(s.planet):
        return Refusal("TF-9.13", "no-ecosystem", n=to + 1)
    if to <= s.balance.at:
        return Refusal("TF-9.13", "not-right", n=to + 1)
    args = {"card": name(t, being), "place": t.box.card(s.planet[to].biome)}
    if not suits(t, s, being, to):
        return Refusal("TF-9.13", "climate", **args)
    assert needs_food(t, t.box.card_of[being])
    assert not food_in(t, s, being, to)
    return Refusal("TF-9.13", "no-food", **args)


def _not_own(t: T, seat: int, being: int, clause: str) -> Refusal | None:
    owner = t.box.owner_of[being]
    return Refusal(clause, "not-own", card=name(t, being), seat=owner) if owner != seat else None
