"""How good a position looks to a seat: what bots weigh. The weights are VP."""

from __future__ import annotations

from math import tanh

from ludarium.games.origins.box import Box
from ludarium.games.origins.citizens import archon_away, citizens_of, free_bases
from ludarium.games.origins.city import closed_corners, is_farm, tiles_of
from ludarium.games.origins.content import ANYTHING
from ludarium.games.origins.districts import matches
from ludarium.games.origins.grammar import FOOD, GOLD, STONE, WISDOM
from ludarium.games.origins.ground import SIDE
from ludarium.games.origins.score import conditions, parts, result
from ludarium.games.origins.state import DIE_OF, OVER, SPEAKER, WORKER_OF, State
from ludarium.table.table import Table, Tuning

T = Table[Box]

TUNING = Tuning()

LONG = 7.0  # rounds that a game has, about
SPREAD = 45.0  # a lead of so many VP is nearly a win

# A resource: what one is worth, and how many are before more are worth less.
WORTH = {STONE: 1.0, FOOD: 0.8, WISDOM: 0.8, GOLD: 0.9}
ENOUGH = 5

NOW = 3.2  # a worker that can still be sent in this round
LATER, DECAY = 2.3, 0.8  # in the next round; of that in each round after it
SPEAKER_HELD = 2.2
FREE_BASE, NEXT_BASE = 2.8, 1.6
TOKEN = 2.0
CARD = 1.5
ADVISER = 0.6
STEP = 0.7  # in a temple, beside what it is worth by now
LEFT_OUT = 0.25  # of what the highest disc is above the second
SPACE = 0.5  # on the war track
FARM_LAID, BUILT = (
    0.5,
    1.8,
)  # a tile in the city: colours are used again when a district is closed, and match cards
OPEN = 3.0  # an open district
SEATED = 0.6  # of what a citizen would bring in its seat of power
GROWTH = 0.8  # of the values in seats of power: towers still to be built
NEARLY = 2.5  # a block with one tile missing
FIT = 0.8  # of what a district card would pay there
TIER = 0.5  # of a tower


def evaluate(t: T, s: State, seat: int) -> float:
    """0 … 1: this seat's standing against the best of the others; alone, against the goal."""
    if s.phase == OVER:
        return _at_the_end(t, s, seat)
    left = rounds_left(t, s)
    own = outlook(t, s, seat, left)
    if t.seats == 1:
        return min(0.98, max(0.0, own / (2 * t.box.content.setup.solo.goal)))
    rival = max(outlook(t, s, other, left) for other in range(t.seats) if other != seat)
    return 0.5 + 0.48 * tanh((own - rival) / SPREAD)


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
    climbed = max(sum(s.steps[i][seat] for i in range(3)) for seat in range(t.seats)) / sum(t.box.tops)
    spent = 1 - sum(s.gold) / (len(s.gold) * t.box.content.setup.district_gold)
    tiers = sorted(s.stock)
    built = 1 - min(1.0, (tiers[0] + tiers[1]) / 6)
    dice = 1 - min(1.0, (1 + min(s.supply)) / t.box.dice)
    return max(0.4, LONG * (1 - max(climbed, spent, built, dice)))


def outlook(t: T, s: State, seat: int, left: float) -> float:
    """The final score to be expected: what it is now, and what the rest of the game will make of what there is."""
    soon = min(1.0, left / 1.5 + (0.0 if s.passed[seat] else 0.4))
    late = min(1.0, left / 3)
    found = float(sum(parts(t, s, seat).values()))
    found += soon * (_goods(s, seat) + TOKEN * s.tokens[seat] + CARD * s.holders.count(seat))
    found += _people(t, s, seat, left)
    found += late * (SPACE * s.war[seat] + ADVISER * len(s.advisers[seat]) + _temples(t, s, seat))
    return (
        found
        + soon * _city(t, s, seat, left)
        + late * (TIER * (sum(s.towers[seat]) - 5) + GROWTH * _seated(s, seat))
    )


def _seated(s: State, seat: int) -> int:
    """What one more tier on every tower would bring."""
    return sum(code % DIE_OF % 6 + 1 for code in s.seats[seat])


def _goods(s: State, seat: int) -> float:
    own = s.goods[seat]
    return sum(
        worth * (min(own[good], ENOUGH) + 0.3 * max(0, own[good] - ENOUGH)) for good, worth in WORTH.items()
    )


def _people(t: T, s: State, seat: int, left: float) -> float:
    """What workers can still do: a citizen until it retires, the others round by round."""
    now = 0.0 if s.passed[seat] else NOW
    found = 0.0
    for citizen in s.home[seat]:
        found += now + _uses(left, 5 - citizen % 6 + (now == 0.0))
    for zone in s.zones:
        for code in zone:
            worker = code % WORKER_OF
            if code // WORKER_OF == seat and worker < SPEAKER:
                found += _uses(left, 5 - worker % 6) + (ADVISER + 1.0) * (worker % 6 == 5)
    if not archon_away(s, seat):
        found += now
    found += SPEAKER_HELD * min(1.0, left + (now > 0)) * len(s.held[seat])
    bases = free_bases(s, seat)
    return found + min(1.0, left / 3) * (FREE_BASE * min(bases, 1) + NEXT_BASE * max(0, bases - 1))


def _uses(left: float, uses: float) -> float:
    """Rounds in which a citizen can still be sent; the later, the less."""
    faded: float = DECAY ** min(left, uses)
    return LATER * (1 - faded) / (1 - DECAY)


def _temples(t: T, s: State, seat: int) -> float:
    steps = [s.steps[i][seat] for i in range(3)]
    values = sorted(t.box.temples[i][steps[i]] for i in range(3))
    return STEP * sum(steps) + LEFT_OUT * (values[2] - values[1])


def _city(t: T, s: State, seat: int, left: float) -> float:
    """Districts that could be closed, with whom and for which cards; blocks that lack a tile or two."""
    tiles = tiles_of(s, seat)
    closed = closed_corners(s, seat)
    corners = {near for cell in tiles for near in (cell, cell - 1, cell - SIDE, cell - SIDE - 1)}
    found = sum(
        BUILT if t.box.tile_colour[tile] >= 0 and not is_farm(tile) else FARM_LAID for tile in tiles.values()
    )
    fits: dict[int, float] = {}
    open_ = 0
    for corner in corners - closed:
        a, b, c, d = corner + SIDE, corner + SIDE + 1, corner, corner + 1
        there = (a in tiles) + (b in tiles) + (c in tiles) + (d in tiles)
        if there == 4:
            open_ += 1
            _look_for_fits(t, s, tuple(t.box.tile_colour[tiles[cell]] for cell in (a, b, c, d)), fits)
        elif there == 3:
            found += NEARLY
    return found + _open(s, seat, open_, left) + sum(fits.values())


def _open(s: State, seat: int, count: int, left: float) -> float:
    """What the best citizens would bring in so many seats of power, less what they are worth as workers."""
    if not count:
        return 0.0
    towers = s.towers[seat]
    gains = sorted(
        (
            (die % 6 + 1) * (towers[die // 6] + GROWTH) - NOW - _uses(left, 5 - die % 6)
            for die in citizens_of(s, seat)
        ),
        reverse=True,
    )
    gains += [0.0] * (count - len(gains))
    return sum(OPEN + SEATED * max(0.0, gain) for gain in gains[:count])


def _look_for_fits(t: T, s: State, colours: tuple[int, ...], fits: dict[int, float]) -> None:
    """The best card for this district that no other is meant for."""
    colours = tuple(colour if colour >= 0 else ANYTHING - 1 for colour in colours)
    for i, number in enumerate(s.cards):
        card = t.box.content.districts[number]
        if i not in fits and matches(card, colours) is not None:
            fits[i] = FIT * ((card.first if s.gold[i] else card.later) + s.gold[i])
            return
