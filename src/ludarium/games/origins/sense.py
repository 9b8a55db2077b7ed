"""How good a position looks to a seat: what bots weigh. The weights are victory points, and stand in weights.toml."""

from __future__ import annotations

from math import tanh

import msgspec

from ludarium.games.origins.box import Box
from ludarium.games.origins.citizens import archon_away, citizens_of, free_bases
from ludarium.games.origins.grammar import FOOD, GOLD, STONE, WISDOM
from ludarium.games.origins.prospects import prospects
from ludarium.games.origins.score import conditions, parts, result
from ludarium.games.origins.state import DIE_OF, OVER, SPEAKER, WORKER_OF, State
from ludarium.table.table import Table, Tuning

T = Table[Box]

TUNING = Tuning()

LONG = 7.0  # rounds that a game has, about
ENOUGH = 5  # of a resource; more are worth less


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What weights.toml says, in victory points."""

    lead: float
    stone: float
    food: float
    wisdom: float
    gold: float
    plenty: float
    token: float
    card: float
    now: float
    later: float
    decay: float
    speaker: float
    base: float
    next_base: float
    adviser: float
    retiring: float
    step: float
    left_out: float
    war: float
    farm: float
    building: float
    nearly: float
    open: float
    seated: float
    fit: float
    tier: float
    growth: float


def evaluate(t: T, s: State, seat: int) -> float:
    """0 … 1: this seat's standing against the best of the others; alone, against the goal."""
    if s.phase == OVER:
        return _at_the_end(t, s, seat)
    return _standing(t, seat, outlooks(t, s))


def worths(t: T, s: State) -> list[float]:
    """The same of every seat."""
    if s.phase == OVER:
        return [_at_the_end(t, s, seat) for seat in range(t.seats)]
    found = outlooks(t, s)
    return [_standing(t, seat, found) for seat in range(t.seats)]


def _standing(t: T, seat: int, found: list[float]) -> float:
    own = found[seat]
    if t.seats == 1:
        return min(0.98, max(0.0, own / (2 * t.box.content.setup.solo.goal)))
    rival = max(found[:seat] + found[seat + 1 :])
    return 0.5 + 0.48 * tanh((own - rival) / t.weights.lead)


def _at_the_end(t: T, s: State, seat: int) -> float:
    final = result(t, s)
    if t.seats == 1:
        won = s.reason == "solo-won"
        return 1.0 if won else min(0.5, final.scores[0] / (2 * t.box.content.setup.solo.goal))
    winners = final.ranks.count(1)
    return 1 / winners if final.ranks[seat] == 1 else 0.0


def rounds_left(t: T, s: State) -> float:
    """How many rounds come after this one, by how far each end condition is away."""
    if t.box.solo:
        return float(t.box.content.setup.solo.rounds - s.round)
    if any(conditions(t, s)):
        return 0.0
    climbed = max(map(sum, zip(*s.steps, strict=True))) / sum(t.box.tops)
    spent = 1 - sum(s.gold) / (len(s.gold) * t.box.content.setup.district_gold)
    tiers = sorted(s.stock)
    built = 1 - min(1.0, (tiers[0] + tiers[1]) / 6)
    dice = 1 - min(1.0, (1 + min(s.supply)) / t.box.dice)
    return max(0.4, LONG * (1 - max(climbed, spent, built, dice)))


def outlooks(t: T, s: State) -> list[float]:
    """By seat, the final score to be expected."""
    left = rounds_left(t, s)
    return [sum(_values(t, s, seat, left).values()) for seat in range(t.seats)]


def values(t: T, s: State, seat: int) -> dict[str, float]:
    """What this seat's outlook is made of."""
    return _values(t, s, seat, rounds_left(t, s))


def _values(t: T, s: State, seat: int, left: float) -> dict[str, float]:
    """The score as it is now, and what the rest of the game will make of what there is."""
    w: Weights = t.weights
    soon = min(1.0, left / 1.5 + (0.0 if s.passed[seat] else 0.4))
    late = min(1.0, left / 3)
    city = prospects(t, s, seat)
    laid = w.building * city.buildings + w.farm * city.plain + w.nearly * city.nearly
    districts = _open(t, s, seat, city.open, left) + w.fit * city.pay
    return {
        "score": float(sum(parts(t, s, seat).values())),
        "goods": soon * _goods(t, s, seat),
        "cards": soon * (w.token * s.tokens[seat] + w.card * s.holders.count(seat)),
        "workers": _people(t, s, seat, left),
        "war": late * w.war * s.war[seat],
        "advisers": late * w.adviser * len(s.advisers[seat]),
        "temples": late * _temples(t, s, seat),
        "city": soon * laid,
        "districts": soon * districts,
        "towers": late * (w.tier * (sum(s.towers[seat]) - 5) + w.growth * _seated(s, seat)),
    }


def _seated(s: State, seat: int) -> int:
    """What one more tier on every tower would bring."""
    return sum(code % DIE_OF % 6 + 1 for code in s.seats[seat])


def _goods(t: T, s: State, seat: int) -> float:
    w: Weights = t.weights
    own = s.goods[seat]
    found = 0.0
    for good, worth in ((STONE, w.stone), (FOOD, w.food), (WISDOM, w.wisdom), (GOLD, w.gold)):
        count = own[good]
        found += worth * (count if count <= ENOUGH else ENOUGH + w.plenty * (count - ENOUGH))
    return found


def _people(t: T, s: State, seat: int, left: float) -> float:
    """What workers can still do: a citizen until it retires, the others round by round."""
    w: Weights = t.weights
    now = 0.0 if s.passed[seat] else w.now
    found = 0.0
    for citizen in s.home[seat]:
        found += now + _uses(t, left, 5 - citizen % 6 + (now == 0.0))
    for zone in s.zones:
        for code in zone:
            worker = code % WORKER_OF
            if code // WORKER_OF == seat and worker < SPEAKER:
                found += _uses(t, left, 5 - worker % 6) + w.retiring * (worker % 6 == 5)
    if not archon_away(s, seat):
        found += now
    found += w.speaker * min(1.0, left + (now > 0)) * len(s.held[seat])
    bases = free_bases(s, seat)
    return found + min(1.0, left / 3) * (w.base * min(bases, 1) + w.next_base * max(0, bases - 1))


def _uses(t: T, left: float, uses: float) -> float:
    """Rounds in which a citizen can still be sent; the later, the less."""
    w: Weights = t.weights
    faded: float = w.decay ** min(left, uses)
    return w.later * (1 - faded) / (1 - w.decay)


def _temples(t: T, s: State, seat: int) -> float:
    w: Weights = t.weights
    steps = [own[seat] for own in s.steps]
    _, second, highest = sorted(track[step] for track, step in zip(t.box.temples, steps, strict=True))
    return w.step * sum(steps) + w.left_out * (highest - second)


def _open(t: T, s: State, seat: int, count: int, left: float) -> float:
    """What the best citizens would bring in so many seats of power, less what they are worth as workers."""
    if not count:
        return 0.0
    w: Weights = t.weights
    towers = s.towers[seat]
    gains = sorted(
        (
            (die % 6 + 1) * (towers[die // 6] + w.growth) - w.now - _uses(t, left, 5 - die % 6)
            for die in citizens_of(s, seat)
        ),
        reverse=True,
    )
    brought = sum(gain for gain in gains[:count] if gain > 0)
    return w.open * count + w.seated * brought
