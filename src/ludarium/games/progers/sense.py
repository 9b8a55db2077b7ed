"""How good a position looks to a seat: what bots weigh (spec 10)."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from ludarium.games.progers import samples
from ludarium.games.progers.box import Box
from ludarium.games.progers.drive import is_lab
from ludarium.games.progers.score import points, result
from ludarium.games.progers.state import PLAY, State
from ludarium.games.progers.terrain import Terrain
from ludarium.table.table import Table, Tuning

T = Table[Box]

TUNING = Tuning(turns=1)

FAR = 30  # commands: no way
NEAR = 12  # commands; what is farther away is simply far


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What weights.toml says, in points."""

    token: float
    held: float
    nearer_lab: float
    nearer_token: float
    lead: float


@lru_cache(maxsize=4096)
def distances(land: Terrain, goal: int) -> tuple[int, ...]:
    """By side (cell, heading): how many commands it takes from there to reach this cell, rovers and tokens ignored."""
    costs = [FAR] * (len(land.height) * 4)
    before = _arriving(land)
    reached = [goal * 4 + heading for heading in range(4)]
    for side in reached:
        costs[side] = 0
    while reached:
        further = []
        for side in reached:
            for earlier in before[side]:
                if costs[earlier] > costs[side] + 1:
                    costs[earlier] = costs[side] + 1
                    further.append(earlier)
        reached = further
    return tuple(costs)


@lru_cache(maxsize=256)
def _arriving(land: Terrain) -> tuple[tuple[int, ...], ...]:
    """By side: the sides from which one command leads here."""
    before: list[list[int]] = [[] for _ in range(len(land.height) * 4)]
    for side in range(len(before)):
        cell, heading = side >> 2, side & 3
        for turned in (1, 2, 3):
            before[cell * 4 + (heading + turned) % 4].append(side)
        for to in (land.drive[side], land.leap[side], _stop(land, side)):
            if to >= 0:
                before[to * 4 + heading].append(side)
        for to in land.rides[cell]:
            before[to * 4 + heading].append(side)
    return tuple(tuple(dict.fromkeys(sides)) for sides in before)


def _stop(land: Terrain, side: int) -> int:
    """Where a RUN ends, tokens and rovers ignored."""
    cell, heading = side >> 2, side & 3
    while land.drive[cell * 4 + heading] >= 0:
        cell = land.drive[cell * 4 + heading]
    return cell


def evaluate(t: T, s: State, seat: int) -> float:
    """0 … 1: this seat's standing against the best of the others."""
    return worths(t, s)[seat]


def worths(t: T, s: State) -> list[float]:
    """The same of every seat."""
    if s.reason:
        ranks = result(t, s).ranks
        winners = ranks.count(1)
        return [1 / winners if rank == 1 else 0.0 for rank in ranks]
    if s.phase < PLAY:
        return [1 / t.seats] * t.seats
    land, ways = t.box.land(s.ground), _ways(t, s)
    found = [sum(_values(t, s, seat, land, ways).values()) for seat in range(t.seats)]
    return [_standing(t, own, found[:seat] + found[seat + 1 :]) for seat, own in enumerate(found)]


def _standing(t: T, own: float, others: list[float]) -> float:
    lead = (own - max(others)) / t.box.rules.target
    return min(0.99, max(0.01, 0.5 + float(t.weights.lead) * lead))


def values(t: T, s: State, seat: int) -> dict[str, float]:
    """What this seat's standing is made of; nothing before the rovers stand."""
    return {} if s.phase < PLAY else _values(t, s, seat, t.box.land(s.ground), _ways(t, s))


def _ways(t: T, s: State) -> list[tuple[int, ...]]:
    """To each pile of samples."""
    land = t.box.land(s.ground)
    return [distances(land, cell) for cell, pile in enumerate(s.samples) if pile]


def _values(t: T, s: State, seat: int, land: Terrain, ways: list[tuple[int, ...]]) -> dict[str, float]:
    """Points, what is on board and how near its lab is, how near the next samples are."""
    weights = t.weights
    side = s.at[seat] * 4 + s.facing[seat]
    held = samples.count(s.holds[seat])
    found = {"score": float(points(s.delivered[seat]))}
    if held:
        home = min(distances(land, lab)[side] for lab in _labs(t, s, seat))
        found["aboard"] = held * weights.token * weights.held
        found["home"] = -held * weights.token * weights.nearer_lab * min(home, NEAR)
    if held < t.box.rules.hold:
        near = sorted([way[side] for way in ways])[:2]
        found["near"] = -weights.nearer_token * sum(min(steps, NEAR) for steps in near) / max(1, len(near))
    return found


def _labs(t: T, s: State, seat: int) -> list[int]:
    return [cell for cell in s.bases if is_lab(t, s, seat, cell)]
