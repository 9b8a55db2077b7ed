"""What balancing would do if the game ended now: the owners doing as the table advises (TF-9.17).

It knows the planet and nothing else, so that it betrays nothing. Where neither dice nor an owner's choice decide it is
exact (waiting for other food is taken for no choice). Where dice would be rolled it is played several times, each time
with a twin whose dice fall the other way round; then points are means, and what becomes of a being is what mostly does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

import msgspec

from ludarium.games.terraformer.balancing import next_step
from ludarium.games.terraformer.box import Box
from ludarium.games.terraformer.feeding import can_eat
from ludarium.games.terraformer.living import can_move, climates
from ludarium.games.terraformer.policy import advice
from ludarium.games.terraformer.score import points
from ludarium.games.terraformer.state import BALANCING, NOTHING, Balance, Ecosystem, State
from ludarium.table.choice import Choice
from ludarium.table.dice import Dice, DiceCup
from ludarium.table.table import Table

T = Table[Box]

PAIRS = 3  # of plays, where dice decide


class Outlook(msgspec.Struct, frozen=True):
    """What would become of a being."""

    being: int
    at: int  # the ecosystem it lives in
    to: int  # the one it would end in; NOTHING: it would die out
    eats: int  # whom it would feed on; NOTHING: the biome, or nothing
    odds: int  # of a hundred, how often it would live on


class Forecast(msgspec.Struct, frozen=True):
    """By seat, by ecosystem, by being."""

    points: list[float]
    dice: list[bool]  # where dice would be rolled
    choices: list[bool]  # where owners would have a choice that may matter
    exact: list[bool]  # where nothing of that can make a difference
    beings: list[Outlook]


@dataclass
class Seen:
    """What one play has shown."""

    rolled: set[int] = field(default_factory=set)
    chosen: set[int] = field(default_factory=set)
    meals: dict[int, int] = field(default_factory=dict)
    ends: dict[int, int] = field(default_factory=dict)  # being -> ecosystem
    points: list[int] = field(default_factory=list)


def foretold(t: T, s: State) -> Forecast:
    """All that a person is shown."""
    plays = list(_plays(t, s, PAIRS))
    rolled = set().union(*(play.rolled for play in plays))
    chosen = set().union(*(play.chosen for play in plays))
    columns = range(len(s.planet))
    return Forecast(
        points=_means(plays),
        dice=[at in rolled for at in columns],
        choices=[at in chosen for at in columns],
        exact=_exact(t, s, rolled | chosen),
        beings=[_outlook(plays, being, at) for at in columns for being in s.planet[at].beings],
    )


def _means(plays: list[Seen]) -> list[float]:
    return [sum(own) / len(plays) for own in zip(*(play.points for play in plays), strict=True)]


def _outlook(plays: list[Seen], being: int, at: int) -> Outlook:
    ends = Counter(play.ends.get(being, NOTHING) for play in plays)
    to = max(ends, key=lambda end: (ends[end], end))
    eats = next(play.meals.get(being, NOTHING) for play in plays if play.ends.get(being, NOTHING) == to)
    odds = 100 - 100 * ends[NOTHING] // len(plays)
    return Outlook(being, at, to, eats, odds)


def _exact(t: T, s: State, decided: set[int]) -> list[bool]:
    """An ecosystem isn't, if dice or owners decide there, or further left about an animal that could come here."""
    found: list[bool] = []
    wanderers: list[int] = []
    for at, ecosystem in enumerate(s.planet):
        climate = t.box.content.climate[ecosystem.biome]
        reached = any(climates(t, s, being) >> climate & 1 for being in wanderers)
        found.append(at not in decided and not reached)
        if not found[-1]:
            wanderers += [being for being in ecosystem.beings if can_move(t, being)]
    return found


# -- playing it ----------------------------------------------------------------------------


class Mirrored(DiceCup):
    """Every die shows its other side."""

    __slots__ = ()

    def below(self, m: int) -> int:
        return m - 1 - super().below(m)


def _plays(t: T, s: State, pairs: int) -> Iterator[Seen]:
    """One play is enough where no die is rolled."""
    for number in range(pairs):
        dice = Dice(number.to_bytes(32, "big"))
        first = _play(t, s, DiceCup(dice))
        yield first
        if not first.rolled:
            return
        yield _play(t, s, Mirrored(Dice(dice.key)))


def _play(t: T, s: State, cup: DiceCup) -> Seen:
    aside: T = Table(t.box, t.seats)
    aside.dice = cup
    copy, seen = planet_of(t, s, cup), Seen()
    while copy.phase == BALANCING:
        one_step(aside, copy, seen)
    seen.ends = {being: at for at, ecosystem in enumerate(copy.planet) for being in ecosystem.beings}
    for one in copy.planet:
        seen.meals.update(zip(one.meals[::2], one.meals[1::2], strict=True))
    seen.points = points(aside, copy)
    return seen


def planet_of(t: T, s: State, cup: DiceCup) -> State:
    """What balancing looks at, and changes: nothing else of the state is read."""
    balance = s.balance
    return State(
        dice=cup.dice, lists=[], decks=[], hands=[], known=[],
        discards=[[] for _ in range(t.seats)],
        first=s.first,
        active=s.active,
        size=s.size,
        phase=BALANCING,
        planet=[Ecosystem(one.biome, one.owners, one.rich, list(one.beings), one.meals) for one in s.planet],
        attached=list(s.attached),
        balance=Balance(
            at=balance.at, step=balance.step, held=balance.held, fed=list(balance.fed), meals=list(balance.meals),
            duty=balance.duty,
        ) if s.phase == BALANCING else Balance(),
    )  # fmt: skip


def one_step(t: T, s: State, seen: Seen) -> None:
    """One turn of balancing, by the table's advice."""
    at, drawn = s.balance.at, s.dice.drawn
    turn = next_step(t, s)
    try:
        choice = next(turn)
        while True:
            assert isinstance(choice, Choice)
            if _matters(t, s, choice):
                seen.chosen.add(at)
            choice = turn.send(advice(t, s, choice))
    except StopIteration:
        if s.dice.drawn != drawn:
            seen.rolled.add(at)


def _matters(t: T, s: State, choice: Choice) -> bool:
    """Whether an owner really chooses. Which animal is fed first does not matter while no two want the same."""
    if choice.kind is not t.box.EATER:
        return len(choice.options) > 1
    wanted: set[int] = set()
    for being in choice.options:
        if being != t.box.stop:
            foods = can_eat(t, s, being, s.balance.noted)
            if not wanted.isdisjoint(foods):
                return True
            wanted.update(foods)
    return False
