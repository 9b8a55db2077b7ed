"""A player's things as a Board draws them, and what follows from them: prices, fits, the score so far."""

from __future__ import annotations

from ludarium.games.origins.board import (
    CloserView,
    DistrictView,
    FitView,
    PlayerView,
    SeatOfPowerView,
    TileView,
    WorkerView,
)
from ludarium.games.origins.box import Box
from ludarium.games.origins.citizens import archon_away, free_bases
from ludarium.games.origins.city import is_farm, open_corners
from ludarium.games.origins.districts import colours_around, matches, matching, seated, working, worth
from ludarium.games.origins.goods import can_pay
from ludarium.games.origins.ground import place_of
from ludarium.games.origins.score import parts
from ludarium.games.origins.state import ARCHON, DIE_OF, FARM, SPEAKER, TILE_OF, State
from ludarium.games.origins.visit import colours_of, entry_price, workers
from ludarium.table.table import Table

T = Table[Box]


def player(t: T, s: State, seat: int) -> PlayerView:
    board, stock = t.box.content.board, s.stock
    score = parts(t, s, seat)
    bought, towers = s.bases[seat], s.towers[seat]
    return PlayerView(
        seat=seat,
        goods=list(s.goods[seat]),
        vp=s.vp[seat],
        projected=sum(score.values()),
        parts=score,
        left_out=left_out(t, s, seat),
        citizens=list(s.home[seat]),
        speakers=list(s.held[seat]),
        workers=[_worker(s, seat, worker) for worker in workers(s, seat)],
        free_bases=free_bases(s, seat),
        bases=bought,
        next_base=board.population_food[bought] if bought < len(board.population_food) else -1,
        archon_home=not archon_away(s, seat),
        advisers=list(s.advisers[seat]),
        tokens=s.tokens[seat],
        towers=list(towers),
        tower_price=[towers[colour] if stock[colour] else -1 for colour in range(5)],
        tower_gain=[_in_seats(s, seat, colour) for colour in range(5)],
        city=[_tile(t, code) for code in s.cities[seat]],
        seats=[_seat(s, seat, code) for code in s.seats[seat]],
        districts=[_district(t, s, seat, corner) for corner in open_corners(s, seat)],
        closers=[_closer(t, s, seat, citizen) for citizen in dict.fromkeys(s.home[seat])],
        reserved=list(s.reserved[seat]),
        zodiac=[s.zodiac[temple] for temple in range(3) if s.holders[temple] == seat],
        passed=bool(s.passed[seat]),
    )


def left_out(t: T, s: State, seat: int) -> int:
    """The temple whose disc is highest: it doesn't count at the end (OR-18.4)."""
    values = [(s.steps[i][seat], t.box.temples[i][s.steps[i][seat]], i) for i in range(3)]
    return sorted(values)[2][2]


def _worker(s: State, seat: int, worker: int) -> WorkerView:
    colours = colours_of(s, seat, worker)
    citizen = worker < SPEAKER
    entry = [entry_price(s, worker, zone) for zone in range(5)]
    return WorkerView(
        worker=worker,
        colour=worker // 6 if citizen else -1,
        value=0 if worker == ARCHON else worker % 6 + 1,
        entry=entry,
        payable=[can_pay(s, seat, wisdom=wisdom) for wisdom in entry],
        bonus=[colour in colours for colour in s.bonus],
        both=citizen and worker % 6 == 5,
    )


def _in_seats(s: State, seat: int, colour: int) -> int:
    dice = [code % DIE_OF for code in s.seats[seat]]
    return sum(die % 6 + 1 for die in dice if die // 6 == colour)


def _tile(t: T, code: int) -> TileView:
    cell, tile = divmod(code, TILE_OF)
    farm = is_farm(tile)
    kind = tile - FARM if farm else tile
    return TileView(cell, *place_of(cell), kind, farm, t.box.tile_colour[tile])


def _seat(s: State, seat: int, code: int) -> SeatOfPowerView:
    corner, die = divmod(code, DIE_OF)
    points = (die % 6 + 1) * s.towers[seat][die // 6]
    return SeatOfPowerView(corner, *place_of(corner), die, points)


def _closer(t: T, s: State, seat: int, citizen: int) -> CloserView:
    """Leo counts (OR-17.12)."""
    value = seated(t, s, seat, citizen) % 6 + 1
    tower = s.towers[seat][citizen // 6]
    return CloserView(citizen, value, value * tower, value * (tower + 1))


def _district(t: T, s: State, seat: int, corner: int) -> DistrictView:
    colours = colours_around(t, s, seat, corner)
    fits = []
    for i in matching(t, s, seat, corner):
        way = matches(t.box.content.districts[s.cards[i]], colours)
        assert way is not None
        fits.append(FitView(s.cards[i], way, worth(t, s, seat, i), s.gold[i]))
    works = [list(working(t, s, seat, corner, colour)) for colour in range(5)]
    return DistrictView(corner, *place_of(corner), fits, works)
