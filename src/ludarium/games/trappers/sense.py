"""How good a position looks to a seat: what bots weigh (spec 10). Everything is in victory points."""

from __future__ import annotations

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

FACTORY, CITY = 0.6, 1.0  # beside their points
CITY_PLAN = 1.6  # what is ready for a City
ARTIFACT, ARTIFACT_MORE = 0.25, 0.12  # of the first three, and beyond
REP_LOW, REP_HIGH, ENOUGH = 0.06, 0.02, 2  # a point of Reputation, up to ENOUGH and above
BEST_GOALS = (1.0, 0.4, 0.2, 0.1)
NEXT, NEAR = 1.15, 0.7  # how much a goal draws that is NEXT, and how much less with each turn
GAMBLE = 0.3  # what the Rongaum takes: who looks at few worlds overrates the dice that fell there
DANGER = 0.7  # of the points another would get
_REP = {
    rep: REP_LOW * min(rep, ENOUGH) + REP_HIGH * max(0, rep - ENOUGH)
    for rep in range(REP_LEAST, REP_MOST + 1)
}
OUT = 1.0  # what being off the board costs
TRUST = 0.6  # how much the leader's lead counts against one's own


def evaluate(t: T, s: State, seat: int) -> float:
    """0 … 1: this seat's standing against the best of the others."""
    if s.phase == OVER:
        return 1.0 if result(t, s).ranks[seat] == 1 else 0.0
    if s.round == 0:
        return 1 / t.seats
    own = worth(t, s, seat)
    rival = max(standing(t, s, other) for other in range(t.seats) if other != seat)
    target = t.box.options.target_vp
    return min(0.99, max(0.01, 0.35 + 0.4 * (own - TRUST * rival) / target))


def worth(t: T, s: State, seat: int) -> float:
    """Points; what lies on the tracks and on the board; Quests on their way; what is near; what threatens."""
    quests, wanted = goals.of_quests(t, s, seat)
    ready, city = goals.of_city(t, s, seat)
    value = standing(t, s, seat) + quests + CITY_PLAN * ready
    value += _drawn(t, s, seat, [*wanted, *city, *goals.of_services(t, s, seat), *_prey(t, s, seat)])
    if s.cell[seat] < 0 or s.miss[seat]:
        value -= OUT
    elif t.box.ground.kind[s.cell[seat]] == RONGAUM:
        value -= GAMBLE
    return value - _danger(t, s, seat)


def standing(t: T, s: State, seat: int) -> float:
    """Points, and what lies on the tracks, in the hand and on the board."""
    rep = sum(_REP[rep] for rep in s.rep[seat][1:])
    tiles = FACTORY * build.factories(s, seat) + CITY * build.cities(s, seat)
    goods = goals.residents(s.people[seat]) + goals.money(s.zeff[seat]) + _cards(len(s.hands[seat]))
    return points(s, seat) + goods + rep + tiles


def _cards(count: int) -> float:
    return ARTIFACT * min(count, 3) + ARTIFACT_MORE * max(0, count - 3)


def _drawn(t: T, s: State, seat: int, wanted: list[Goal]) -> float:
    """The best goals, the nearer the better."""
    turns = goals.Distance(t, s, seat)
    pulls: list[float] = [value * NEAR ** turns(cells) for value, cells in wanted if cells]
    pulls.sort(reverse=True)
    return NEXT * sum((weight * pull for weight, pull in zip(BEST_GOALS, pulls, strict=False)), 0.0)


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
    return DANGER * worst


def _reaches(t: T, s: State, other: int, cell: int) -> bool:
    at = s.cell[other]
    if at < 0 or s.miss[other]:
        return False
    return t.box.far[at][s.facing[other]][cell] <= MP + reputation(t, s, other, at)
