"""How good a position looks to a seat: what bots weigh. All weights are Smile; docs/games/terravist.md says them in
words. In short: the score as it stands, what the rounds' ends still take and give, and what tokens, cards and open
goals will be good for in the goes that are left.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import tanh
from typing import NamedTuple

from ludarium.games.terravist.box import Box
from ludarium.games.terravist.content import ENVIRON
from ludarium.games.terravist.forecast import progress
from ludarium.games.terravist.lodging import H
from ludarium.games.terravist.measures import Own, creatures_of, measure, smile_of
from ludarium.games.terravist.paying import missing
from ludarium.games.terravist.round_end import points_for
from ludarium.games.terravist.score import bonus, result
from ludarium.games.terravist.state import FIRST, OVER, ROUNDS, SECOND, State
from ludarium.table.table import Table, Tuning

T = Table[Box]

TUNING = Tuning(answers=40)

SPREAD = 22.0  # a lead of so many Smile is nearly a win

CARE = 0.9  # an egg that a creature will still need to survive the rounds' ends
LOST = 0.85  # of a creature with no egg, for which no action is left before the upkeep
SNATCHED = (
    0.3  # of a creature without eggs that a rival could displace; each egg on it makes that less likely
)
ANSWERS = 1.2  # an environment-time ability, for each environment card that is sure to come
FIRES = 0.12  # a chain ability, for each second action left
ROOM = 0.08  # a free place for an egg, while there are goes left

TOKEN = 0.75  # a token that can still be spent
SPENT = 2.5  # tokens spent in one go, about
HUMAN = 0.5  # the first two human tokens besides: they develop boards and steal niches
IN_HAND = (0.42, 0.25, 0.15, 0.1)  # of the best cards in hand: what settling them would bring
SHORT = 0.7  # of that, for each token that is missing for it
HOMELESS = 0.45  # of that, while none of its habitats is laid out
UNKNOWN = 0.9  # a rival's card
ROLE = 4.0  # a rival's position card

NOW = 0.75  # of a goal's points, in its own round; the nearer its end the surer
LATER = (0.45, 0.25)  # one and two rounds before
PULL = 0.35  # of that is by how near the lead is, not by who leads
TOWARDS = 0.35  # of the way to the next number of a position card


class Goes(NamedTuple):
    """Actions that a seat still has."""

    first: int
    second: int
    first_now: int  # in this round
    second_now: int


def evaluate(t: T, s: State, seat: int) -> float:
    """0 … 1: this seat's outlook against the best of the others."""
    if s.phase == OVER:
        ranks = result(t, s).ranks
        return 1 / ranks.count(1) if ranks[seat] == 1 else 0.0
    own = [creatures_of(t.box, s, other) for other in range(t.seats)]
    goes = [goes_left(t, s, other) for other in range(t.seats)]
    found = _goals(t, s, own)
    for other in range(t.seats):
        threat = _threat(s, other, goes)
        found[other] += (
            sum(s.points[other]) + bonus(t.box, s, other) + _tokens(s.tokens[other], goes[other].second)
        )
        found[other] += _living(t, s, own[other], goes[other], threat)
        found[other] += (
            _held(t, s, other, own[other], goes[other]) if other == seat else _guessed(s, other, goes[other])
        )
    mine = found.pop(seat)
    return 0.5 + 0.49 * tanh((mine - max(found)) / SPREAD)


def _held(t: T, s: State, seat: int, own: list[Own], goes: Goes) -> float:
    """The seat's own secrets."""
    return _hand(t, s, seat, goes) + _positions(t, s, seat, own, goes)


def _guessed(s: State, seat: int, goes: Goes) -> float:
    """Of rivals only what all can see is weighed: how many cards they hold."""
    return ROLE * len(s.positions[seat]) + UNKNOWN * min(len(s.hands[seat]), goes.second)


def goes_left(t: T, s: State, seat: int) -> Goes:
    """TV-4: of this round, and of those to come."""
    later = sum(t.box.lengths[s.round + 1 :])
    if s.phase not in (FIRST, SECOND):
        return Goes(later, later, 0, 0)
    place = (seat - s.parent) % t.seats
    second = t.box.lengths[s.round] - s.turn - (place < s.gone)
    first = second - (place == s.gone and s.phase == SECOND)
    return Goes(later + first, later + second, first, second)


# -- creatures ----------------------------------------------------------------------------


def _living(t: T, s: State, own: list[Own], goes: Goes, threat: float) -> float:
    """Their Smile, eggs and tucked cards, less what the upkeeps to come will take (TV-11.4)."""
    coming = ROUNDS - 1 - s.round
    found, hungry = 0.0, []
    for one in own:
        value = _creature(t, s, one, coming, goes)
        eggs = s.eggs[one.place]
        found += value - threat * max(0.0, value) / (1 + eggs)
        if coming and not eggs:
            hungry.append(value)
    fed = goes.first_now + goes.second_now
    hungry.sort(reverse=True)
    return found - LOST * sum(max(0.0, value) for value in hungry[fed:])


def _creature(t: T, s: State, one: Own, coming: int, goes: Goes) -> float:
    box, eggs = t.box, s.eggs[one.place]
    value: float = box.smile[one.card] + len(s.tucked[one.place])
    value += eggs - coming if eggs >= coming else CARE * (eggs - coming)
    value += ANSWERS * coming if box.when[one.card] == ENVIRON else FIRES * goes.second
    return value + ROOM * min(goes.first, box.cap[one.card] - eggs)


def _threat(s: State, seat: int, goes: list[Goes]) -> float:
    """How likely a creature without an egg is displaced: by how many rivals could pay a human token (TV-8.3)."""
    armed = 0
    for other, tokens in enumerate(s.tokens):
        if other != seat and goes[other].second and (tokens[H] or sum(tokens) > 3):
            armed += 1
    return SNATCHED * armed / len(goes)


# -- what goes are good for -------------------------------------------------------------------


def _tokens(tokens: Sequence[int], goes: int) -> float:
    """As many as can still be spent are worth something."""
    spent = min(sum(tokens), SPENT * goes)
    return TOKEN * spent * min(1.0, 0.4 + 0.2 * goes) + (HUMAN * min(2, tokens[H]) if goes > 1 else 0.0)


def _hand(t: T, s: State, seat: int, goes: Goes) -> float:
    """The cards that could be settled best, and how near they are to be paid."""
    coming = ROUNDS - 1 - s.round
    laid = sum(1 << habitat for habitat in s.laid)
    worths = []
    for card in s.hands[seat]:
        worth = (t.box.smile[card] + 1.0 - 0.6 * coming) * SHORT ** missing(s.tokens[seat], t.box.cost[card])
        worths.append(worth if t.box.homes[card] & laid else worth * HOMELESS)
    worths.sort(reverse=True)
    return sum(share * max(0.0, worth) for share, worth in zip(IN_HAND, worths[: goes.second], strict=False))


def _positions(t: T, s: State, seat: int, own: list[Own], goes: Goes) -> float:
    """What they are worth now, and part of the way to what they could be worth next (TV-19)."""
    found = 0.0
    for card in s.positions[seat]:
        now = smile_of(t.box, s, seat, card, own)
        reached, (following, worth) = progress(t.box, s, seat, card)
        found += now
        if following and goes.second:
            found += TOWARDS * (worth - now) * reached / following
    return found


def _goals(t: T, s: State, own: list[list[Own]]) -> list[float]:
    """Of each seat: what the goals not yet scored would pay, and what being near the lead is worth (TV-20)."""
    found = [0.0] * t.seats
    for round_ in range(s.round, ROUNDS):
        tile = s.goals[round_]
        if tile < 0 or (round_ == s.round and s.phase not in (FIRST, SECOND)):
            continue
        counted = t.box.content.goals[tile].measure
        measured = [measure(t.box, s, seat, counted, own[seat]) for seat in range(t.seats)]
        points = t.box.content.points[round_]
        share, lead = _sure(t, s, round_), max(measured) + 1
        for seat, won in enumerate(points_for(measured, points)):
            found[seat] += share * ((1 - PULL) * won + PULL * points[0] * measured[seat] / lead)
    return found


def _sure(t: T, s: State, round_: int) -> float:
    if round_ > s.round:
        return LATER[round_ - s.round - 1]
    return NOW + (1 - NOW) * s.turn / t.box.lengths[s.round]
