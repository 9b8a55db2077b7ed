"""How good a position looks to a seat: what bots weigh (spec 10)."""

from __future__ import annotations

from functools import lru_cache

from ludarium.games.progers import samples
from ludarium.games.progers.box import Box
from ludarium.games.progers.drive import is_lab
from ludarium.games.progers.score import points, result
from ludarium.games.progers.state import PLAY, State
from ludarium.games.progers.terrain import Terrain
from ludarium.table.table import Table, Tuning

T = Table[Box]

TUNING = Tuning(turns=1)

FAR = 30
TOKEN = 1.4  # what an undelivered token is worth on average, about
HELD = 0.72  # of that, once it is on board
NEARER_LAB = 0.035  # of that, for each command the lab is nearer
NEARER_TOKEN = 0.05


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
    if s.reason:
        ranks = result(t, s).ranks
        winners = ranks.count(1)
        return 1 / winners if ranks[seat] == 1 else 0.0
    if s.phase < PLAY:
        return 1 / t.seats
    land = t.box.land(s.ground)
    ways = [distances(land, cell) for cell, pile in enumerate(s.samples) if pile]
    worths = [worth(t, s, other, land, ways) for other in range(t.seats)]
    rival = max(worth for other, worth in enumerate(worths) if other != seat)
    lead = (worths[seat] - rival) / t.box.rules.target
    return min(0.99, max(0.01, 0.5 + 0.45 * lead))


def worth(t: T, s: State, seat: int, land: Terrain, ways: list[tuple[int, ...]]) -> float:
    """Points, what is on board and how near its lab is, how near the next tokens are (`ways` lead to all of them)."""
    side = s.at[seat] * 4 + s.facing[seat]
    held = samples.count(s.holds[seat])
    value = float(points(s.delivered[seat]))
    if held:
        home = min(distances(land, lab)[side] for lab in _labs(t, s, seat))
        value += held * TOKEN * (HELD - NEARER_LAB * min(home, 12))
    if held < t.box.rules.hold:
        near = sorted([way[side] for way in ways])[:2]
        value -= NEARER_TOKEN * sum(min(steps, 12) for steps in near) / max(1, len(near))
    return value


def _labs(t: T, s: State, seat: int) -> list[int]:
    return [cell for cell in s.bases if is_lab(t, s, seat, cell)]
