"""How the table answers while balancing, where nobody is asked, and what it advises (TF-9.17)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ludarium.games.terraformer.box import MIGRATE, NICHE, Box
from ludarium.games.terraformer.content import CL
from ludarium.games.terraformer.feeding import can_be_fed, can_eat, free, hungry
from ludarium.games.terraformer.living import can_move, destinations, diet, role
from ludarium.games.terraformer.state import State
from ludarium.table.choice import Choice
from ludarium.table.table import Table, Turn

T = Table[Box]


def settle(t: T, s: State, turn: Turn) -> None:
    """Take a turn of balancing to its end, nobody being asked."""
    try:
        choice = next(turn)
        while True:
            assert isinstance(choice, Choice)
            choice = turn.send(advice(t, s, choice))
    except StopIteration:
        return


def advice(t: T, s: State, choice: Choice) -> int:
    """TF-9.17: the answer to any question of balancing."""
    if len(choice.options) == 1:
        return choice.options[0]
    return _ANSWERS[choice.kind.name](t, s, choice)


# -- who gives way, who goes where -------------------------------------------------------


def _lose(t: T, s: State, choice: Choice) -> int:
    """Whom the fewest own hungry animals could eat; of Cleaners first one that will live on."""
    own = [being for being in hungry(t, s) if t.box.owner_of[being] == choice.seat]

    def key(being: int) -> tuple[int, int, int, int]:
        eaters = sum(1 for other in own if can_eat(t, s, other, [being]))
        lost = role(t, being) == CL and not _lives_on(t, s, being)
        return (int(lost), eaters, t.box.card_of[being], being)

    return min(choice.options, key=key)


def _lives_on(t: T, s: State, being: int) -> bool:
    """Whether it can migrate, or has free food here."""
    foods = [other for other in free(s) if other != being]
    if can_eat(t, s, being, foods):
        return True
    return can_move(t, being) and bool(destinations(t, s, being, _right(s)))


def _fate(t: T, s: State, choice: Choice) -> int:
    """A niche before migration, if some being there has a fitting icon."""
    being = s.balance.being
    return NICHE if can_eat(t, s, being, s.planet[s.balance.at].beings) else MIGRATE


def _to(t: T, s: State, choice: Choice) -> int:
    """Where there is most food less rivals for it; then the leftmost."""
    return best_place(t, s, s.balance.being, choice.options)


def best_place(t: T, s: State, being: int, ways: Sequence[int]) -> int:
    return max(ways, key=lambda to: (_room(t, s, being, to), -to))


def _room(t: T, s: State, being: int, to: int) -> int:
    there = s.planet[to]
    if not diet(t, s, being):  # a Cleaner that lives on the biome
        return len(there.owners) - sum(role(t, other) == CL for other in there.beings)
    foods = can_eat(t, s, being, there.beings)
    return len(foods) - sum(1 for other in there.beings if can_eat(t, s, other, foods))


def _next(t: T, s: State, choice: Choice) -> int:
    """Those that can move, before those that can't; then by card."""
    return min(
        choice.options,
        key=lambda being: (not destinations(t, s, being, _right(s)), t.box.card_of[being], being),
    )


def _right(s: State) -> range:
    return range(s.balance.at + 1, len(s.planet))


# -- who eats what ----------------------------------------------------------------------------


class Meal(NamedTuple):
    eater: int
    food: int


class Way(NamedTuple):
    """A way to feed an owner's animals, worse ways being smaller."""

    points: int = 0
    animals: int = 0
    spared: int = 0  # less by one for each other hungry animal that could have eaten that
    ids: tuple[int, ...] = ()  # eaters and foods, negated: the smallest cards come first
    meals: tuple[Meal, ...] = ()


def _eater(t: T, s: State, choice: Choice) -> int:
    """TF-9.17 never waits: the first animal of the best way."""
    return best_way(t, s, choice.seat, can_be_fed(t, s, choice.seat)).meals[0].eater


def _food(t: T, s: State, choice: Choice) -> int:
    """Of the same way."""
    meals = best_way(t, s, choice.seat, can_be_fed(t, s, choice.seat)).meals
    eater = s.balance.being
    return next(
        (meal.food for meal in meals if meal.eater == eater),
        best_way(t, s, choice.seat, [eater]).meals[0].food,  # one that the owner chose against advice
    )


def best_way(t: T, s: State, seat: int, eaters: list[int]) -> Way:
    """Which animals of an owner eat which of the noted food: by points, by number, by whom it spares, by card.

    Animal by animal, the best way for each set of food that is taken so far.
    """
    crowd = _crowds(t, s, seat)
    ways: dict[int, Way] = {0: Way()}
    for eater in sorted(eaters):  # numbers of beings are in the order of the cards
        foods = can_eat(t, s, eater, s.balance.noted)
        for taken, way in list(ways.items()):
            for food in foods:
                bit = 1 << s.balance.noted.index(food)
                if taken & bit:
                    continue
                fuller = _fuller(t, way, eater, food, crowd[food])
                if taken | bit not in ways or fuller > ways[taken | bit]:
                    ways[taken | bit] = fuller
    return max(ways.values())


def _crowds(t: T, s: State, seat: int) -> dict[int, int]:
    """By noted food: how many hungry animals of this owner could eat it."""
    crowd = dict.fromkeys(s.balance.noted, 0)
    for being in hungry(t, s):
        if t.box.owner_of[being] == seat:
            for food in can_eat(t, s, being, s.balance.noted):
                crowd[food] += 1
    return crowd


def _fuller(t: T, way: Way, eater: int, food: int, crowd: int) -> Way:
    """One meal more."""
    return Way(
        way.points + t.box.content.points[t.box.card_of[eater]],
        way.animals + 1,
        way.spared - crowd + 1,
        (*way.ids, -eater, -food),
        (*way.meals, Meal(eater, food)),
    )


_ANSWERS: dict[str, Callable[[T, State, Choice], int]] = {
    "lose": _lose,
    "fate": _fate,
    "to": _to,
    "next": _next,
    "eater": _eater,
    "food": _food,
}
