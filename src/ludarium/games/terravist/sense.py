"""How good a position looks to a seat: what bots weigh. The weights are Smile, and stand in weights.toml with what they
mean. In short: the score as it stands, what the rounds' ends still take and give, and what tokens, cards and open
goals will be good for in the goes that are left.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import tanh
from typing import NamedTuple

import msgspec

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

ARMED = 3  # tokens of any kind: with more a rival can soon pay a human one


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """What weights.toml says, in Smile."""

    lead: float
    care: float
    lost: float
    snatched: float
    answers: float
    fires: float
    room: float
    token: float
    spent: float
    human: float
    best_card: float
    second_card: float
    third_card: float
    fourth_card: float
    settled: float
    upkeep: float
    short: float
    homeless: float
    unknown: float
    role: float
    now: float
    soon: float
    later: float
    pull: float
    towards: float

    @cached_property
    def in_hand(self) -> tuple[float, ...]:
        return (self.best_card, self.second_card, self.third_card, self.fourth_card)


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
    return _standing(t, s, seat, _known(t, s))


def worths(t: T, s: State) -> list[float]:
    """The same of every seat."""
    if s.phase == OVER:
        ranks = result(t, s).ranks
        return [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
    known = _known(t, s)
    return [_standing(t, s, seat, known) for seat in range(t.seats)]


def values(t: T, s: State, seat: int) -> dict[str, float]:
    """What this seat's outlook is made of."""
    known = _known(t, s)
    return {**known.open[seat], **_held(t, s, seat, known.own[seat], known.goes[seat])}


class _Known(NamedTuple):
    """What lies open, by seat: creatures, goes left, and the parts of the outlook."""

    own: list[list[Own]]
    goes: list[Goes]
    open: list[dict[str, float]]


def _known(t: T, s: State) -> _Known:
    own = [creatures_of(t.box, s, seat) for seat in range(t.seats)]
    goes = [goes_left(t, s, seat) for seat in range(t.seats)]
    goals = _goals(t, s, own)
    parts = [
        {
            "goals": goals[seat],
            "score": float(sum(s.points[seat])),
            "boards": float(bonus(t.box, s, seat)),
            "tokens": _tokens(t, s.tokens[seat], goes[seat].second),
            "creatures": _living(t, s, own[seat], goes[seat], _threat(t, s, seat, goes)),
        }
        for seat in range(t.seats)
    ]
    return _Known(own, goes, parts)


def _standing(t: T, s: State, seat: int, known: _Known) -> float:
    found = [sum(one.values()) for one in known.open]
    mine = found[seat] + sum(_held(t, s, seat, known.own[seat], known.goes[seat]).values())
    rival = max(
        found[other] + _guessed(t, s, other, known.goes[other]) for other in range(t.seats) if other != seat
    )
    return 0.5 + 0.49 * tanh((mine - rival) / t.weights.lead)


def _held(t: T, s: State, seat: int, own: list[Own], goes: Goes) -> dict[str, float]:
    """The seat's own secrets."""
    return {"hand": _hand(t, s, seat, goes), "positions": _positions(t, s, seat, own, goes)}


def _guessed(t: T, s: State, seat: int, goes: Goes) -> float:
    """Of rivals only what all can see is weighed: how many cards they hold."""
    w: Weights = t.weights
    return w.role * len(s.positions[seat]) + w.unknown * min(len(s.hands[seat]), goes.second)


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
    return found - float(t.weights.lost) * sum([value for value in hungry[fed:] if value > 0])


def _creature(t: T, s: State, one: Own, coming: int, goes: Goes) -> float:
    w: Weights = t.weights
    box, eggs = t.box, s.eggs[one.place]
    value: float = box.smile[one.card] + len(s.tucked[one.place])
    value += eggs - coming if eggs >= coming else w.care * (eggs - coming)
    value += w.answers * coming if box.when[one.card] == ENVIRON else w.fires * goes.second
    return value + w.room * min(goes.first, box.cap[one.card] - eggs)


def _threat(t: T, s: State, seat: int, goes: list[Goes]) -> float:
    """How likely a creature without an egg is displaced: by how many rivals could pay a human token (TV-8.3)."""
    armed = 0
    for other, tokens in enumerate(s.tokens):
        if other != seat and goes[other].second and (tokens[H] or sum(tokens) > ARMED):
            armed += 1
    return float(t.weights.snatched) * armed / len(goes)


# -- what goes are good for -------------------------------------------------------------------


def _tokens(t: T, tokens: Sequence[int], goes: int) -> float:
    """As many as can still be spent are worth something."""
    w: Weights = t.weights
    spent = w.token * min(sum(tokens), w.spent * goes) * min(1.0, 0.4 + 0.2 * goes)
    return spent + (w.human * min(2, tokens[H]) if goes > 1 else 0.0)


def _hand(t: T, s: State, seat: int, goes: Goes) -> float:
    """The cards that could be settled best, and how near they are to be paid."""
    w: Weights = t.weights
    box, tokens = t.box, s.tokens[seat]
    extra = w.settled - w.upkeep * (ROUNDS - 1 - s.round)
    laid = sum([1 << habitat for habitat in s.laid])
    worths = []
    for card in s.hands[seat]:
        worth = box.smile[card] + extra
        if worth > 0:
            worth *= w.short ** missing(tokens, box.cost[card])
            worths.append(worth if box.homes[card] & laid else worth * w.homeless)
    worths.sort(reverse=True)
    return sum([share * worth for share, worth in zip(w.in_hand, worths[: goes.second], strict=False)])


def _positions(t: T, s: State, seat: int, own: list[Own], goes: Goes) -> float:
    """What they are worth now, and part of the way to what they could be worth next (TV-19)."""
    found = 0.0
    for card in s.positions[seat]:
        now = smile_of(t.box, s, seat, card, own)
        reached, (following, worth) = progress(t.box, s, seat, card)
        found += now
        if following and goes.second:
            found += t.weights.towards * (worth - now) * reached / following
    return found


def _goals(t: T, s: State, own: list[list[Own]]) -> list[float]:
    """Of each seat: what the goals not yet scored would pay, and what being near the lead is worth (TV-20)."""
    found, pull = [0.0] * t.seats, t.weights.pull
    for round_ in range(s.round, ROUNDS):
        tile = s.goals[round_]
        if tile < 0 or (round_ == s.round and s.phase not in (FIRST, SECOND)):
            continue
        counted = t.box.content.goals[tile].measure
        measured = [measure(t.box, s, seat, counted, own[seat]) for seat in range(t.seats)]
        points = t.box.content.points[round_]
        share, lead = _sure(t, s, round_), max(measured) + 1
        for seat, won in enumerate(points_for(measured, points)):
            found[seat] += share * ((1 - pull) * won + pull * points[0] * measured[seat] / lead)
    return found


def _sure(t: T, s: State, round_: int) -> float:
    w: Weights = t.weights
    if round_ > s.round:
        return w.soon if round_ == s.round + 1 else w.later
    return w.now + (1 - w.now) * s.turn / t.box.lengths[s.round]
