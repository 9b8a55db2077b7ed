"""How good a position looks to a seat: what bots weigh (spec 10). Weights are victory points, in weights.toml."""

from __future__ import annotations

from functools import cached_property

import msgspec

from ludarium.games.trappers import build, goals
from ludarium.games.trappers.box import Box
from ludarium.games.trappers.goals import Goal
from ludarium.games.trappers.ground import NECHTO, RONGAUM
from ludarium.games.trappers.printed import FIGHTER, MP, REP_LEAST, REP_MOST, VP_DUEL
from ludarium.games.trappers.reputation import points, reputation
from ludarium.games.trappers.score import result
from ludarium.games.trappers.state import NO_TILE, OVER, State
from ludarium.table.table import Table, Tuning

T = Table[Box]

TUNING = Tuning()

ENOUGH = 2  # points of Reputation; more are worth less
SOME = 3  # Artifacts in hand; more are worth less


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """What weights.toml says, in victory points."""

    even: float
    lead: float
    trust: float
    factory: float
    city: float
    plan: float
    artifact: float
    artifact_more: float
    rep_low: float
    rep_high: float
    resident: float
    resident_more: float
    zeff_first: float
    zeff_second: float
    zeff_more: float
    quest: float
    steps: float
    detour: float
    modernise: float
    reform: float
    befriend: float
    errand: float
    found: float
    sell: float
    next: float
    second: float
    third: float
    fourth: float
    near: float
    closer: float
    away: float
    out: float
    gamble: float
    danger: float

    @cached_property
    def by_rep(self) -> dict[int, float]:
        """What Reputation with one clan is worth."""
        return {
            rep: self.rep_low * min(rep, ENOUGH) + self.rep_high * max(0, rep - ENOUGH)
            for rep in range(REP_LEAST, REP_MOST + 1)
        }

    @cached_property
    def draws(self) -> tuple[float, ...]:
        """How much of each of the best goals counts."""
        return (1.0, self.second, self.third, self.fourth)


def evaluate(t: T, s: State, seat: int) -> float:
    """0 … 1: this seat's standing against the best of the others."""
    if s.phase == OVER:
        return 1.0 if result(t, s).ranks[seat] == 1 else 0.0
    if s.round == 0:
        return 1 / t.seats
    rival = max(standing(t, s, other) for other in range(t.seats) if other != seat)
    return _chance(t, worth(t, s, seat), rival)


def worths(t: T, s: State) -> list[float]:
    """The same of every seat."""
    if s.phase == OVER:
        return [1.0 if rank == 1 else 0.0 for rank in result(t, s).ranks]
    if s.round == 0:
        return [1 / t.seats] * t.seats
    known = [standing(t, s, seat) for seat in range(t.seats)]
    rivals = [max(known[:seat] + known[seat + 1 :]) for seat in range(t.seats)]
    return [_chance(t, worth(t, s, seat), rival) for seat, rival in enumerate(rivals)]


def _chance(t: T, own: float, rival: float) -> float:
    w: Weights = t.weights
    return min(0.99, max(0.01, w.even + w.lead * (own - w.trust * rival) / t.box.options.target_vp))


def worth(t: T, s: State, seat: int) -> float:
    return sum(values(t, s, seat).values())


def values(t: T, s: State, seat: int) -> dict[str, float]:
    """Points; what lies on the tracks and on the board; Quests on their way; what is near; what threatens."""
    w: Weights = t.weights
    quests, wanted = goals.of_quests(t, s, seat)
    ready, city = goals.of_city(t, s, seat)
    found = _standing(t, s, seat)
    found["quests"] = quests
    found["plan"] = w.plan * ready
    found["goals"] = _drawn(t, s, seat, [*wanted, *city, *goals.of_services(t, s, seat), *_prey(t, s, seat)])
    if s.cell[seat] < 0 or s.miss[seat]:
        found["out"] = -w.out
    elif t.box.ground.kind[s.cell[seat]] == RONGAUM:
        found["gamble"] = -w.gamble
    found["danger"] = -_danger(t, s, seat)
    return found


def standing(t: T, s: State, seat: int) -> float:
    return sum(_standing(t, s, seat).values())


def _standing(t: T, s: State, seat: int) -> dict[str, float]:
    """Points, and what lies on the tracks, in the hand and on the board: all that is known of a rival."""
    w: Weights = t.weights
    by_rep = w.by_rep
    held = len(s.hands[seat])
    return {
        "score": float(points(s, seat)),
        "residents": goals.residents(w, s.people[seat]),
        "zeff": goals.money(w, s.zeff[seat]),
        "artifacts": w.artifact * min(held, SOME) + w.artifact_more * max(0, held - SOME),
        "reputation": sum([by_rep[rep] for rep in s.rep[seat][1:]]),
        "settlements": w.factory * build.factories(s, seat) + w.city * build.cities(s, seat),
    }


def _drawn(t: T, s: State, seat: int, wanted: list[Goal]) -> float:
    """The best goals, the nearer the better."""
    w: Weights = t.weights
    turns = goals.Distance(t, s, seat)
    pulls: list[float] = [value * w.near ** turns(cells) for value, cells in wanted if cells]
    pulls.sort(reverse=True)
    return w.next * sum([share * pull for share, pull in zip(w.draws, pulls, strict=False)])


def _prey(t: T, s: State, seat: int) -> list[Goal]:
    """Opponents one could beat: as a Fighter where they are, else by way of Nechto."""
    found: list[Goal] = []
    fighter = s.form[seat] == FIGHTER
    for other in range(t.seats):
        cell = s.cell[other]
        if other == seat or cell < 0 or s.beaten[seat] >> other & 1 or t.box.ground.kind[cell] == NECHTO:
            continue
        chance = goals.duel_chance(t, s, seat, other, cell, FIGHTER)
        if chance > 0.3:
            there = (cell,) if fighter else goals.cells_of(t, NECHTO)
            found.append((VP_DUEL * chance * (0.5 if fighter else 0.25), there))
    return found


def _danger(t: T, s: State, seat: int) -> float:
    """The greatest of what others may get by beating this Trapper in their next turn."""
    cell = s.cell[seat]
    if cell < 0 or t.box.ground.kind[cell] == NECHTO:
        return 0.0
    tile = s.tiles[cell]
    owner = -1 if tile == NO_TILE else tile >> 1
    if owner == seat:
        return 0.0
    worst = 0.0
    for other in range(t.seats):
        if other != seat and _reaches(t, s, other, cell):
            fee = VP_DUEL if not s.beaten[other] >> seat & 1 else 1.0
            if owner == other:
                worst = max(worst, fee)
            elif s.form[other] == FIGHTER:
                worst = max(worst, fee * goals.duel_chance(t, s, other, seat, cell, FIGHTER))
    found: float = t.weights.danger * worst
    return found


def _reaches(t: T, s: State, other: int, cell: int) -> bool:
    at = s.cell[other]
    if at < 0 or s.miss[other]:
        return False
    return t.box.far[at][s.facing[other]][cell] <= MP + reputation(t, s, other, at)
