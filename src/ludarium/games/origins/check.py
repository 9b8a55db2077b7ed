"""What is conserved, and what a position may not be (spec of the state: state.py)."""

from __future__ import annotations

from collections import Counter

from ludarium.games.origins.box import Box
from ludarium.games.origins.citizens import citizens_of, free_bases
from ludarium.games.origins.city import is_farm
from ludarium.games.origins.ground import AGORA_CELL, CELLS, NEIGHBOURS, PALACE_CELL, block, is_corner
from ludarium.games.origins.state import (
    AGORA,
    ARCHON,
    DIE_OF,
    FARM,
    HOLE,
    PALACE,
    SPEAKER,
    TILE_OF,
    WORKER_OF,
    WORKERS,
    State,
)
from ludarium.table.errors import LudariumError
from ludarium.table.table import Table

T = Table[Box]


def check(t: T, s: State) -> None:
    """Raises a LudariumError that says what can't be."""
    _shapes(t, s)
    _numbers(t, s)
    _cities(t, s)
    _tiles(t, s)
    _dice(t, s)
    _tracks(t, s)


def _need(holds: bool, problem: str) -> None:
    if not holds:
        raise LudariumError(problem)


def _shapes(t: T, s: State) -> None:
    """As many lists as there are seats, zones, colours and temples."""
    seats, cards = t.seats, t.box.districts
    by_seat = (
        "goods",
        "vp",
        "tokens",
        "bases",
        "home",
        "held",
        "advisers",
        "towers",
        "cities",
        "seats",
        "reserved",
        "passed",
    )
    sizes = dict.fromkeys(by_seat, seats)
    sizes |= dict.fromkeys(("bonus", "ships", "zones", "tops", "stacks", "bottoms", "supply", "stock"), 5)
    sizes |= dict.fromkeys(("zodiac", "holders", "steps", "piles"), 3)
    sizes |= dict.fromkeys(("cards", "gold", "paid"), cards)
    sizes |= dict.fromkeys(("war", "ranks"), seats + t.box.solo)
    for name, size in sizes.items():
        found = len(getattr(s, name))
        _need(found == size, f"{name}: {size} entries expected, not {found}")
    _need(all(len(goods) == 4 for goods in s.goods), "goods: stone, food, wisdom, gold of each seat expected")
    _need(all(len(towers) == 5 for towers in s.towers), "towers: five levels of each seat expected")
    _need(all(len(steps) == seats for steps in s.steps), "steps: one of each seat expected")


def _numbers(t: T, s: State) -> None:
    seats, box = range(t.seats), t.box
    at_least_0 = [
        *s.vp,
        *s.tokens,
        *s.supply,
        *s.stock,
        *s.gold,
        *s.paid,
        *(n for own in s.goods for n in own),
    ]
    _need(min(at_least_0) >= 0, "nobody and nothing has less than none")
    _need(sorted(s.bonus) == list(range(5)), "bonus: the five colours, each once, expected")
    _need(all(1 <= ship <= 6 for ship in s.ships), "ships: 1 to 6 expected")
    _need(s.first in seats and s.active in seats, "first, active: seats expected")
    _need(0 <= s.phase <= 4 and s.round >= 1, "phase 0 to 4 and a round from 1 expected")
    _need(
        all(0 <= n <= len(box.content.board.population_food) for n in s.bases),
        "bases: at most four are bought",
    )
    _need(all(level >= 1 for own in s.towers for level in own), "towers: levels from 1 expected")
    _need(all(0 <= card < len(box.content.districts) for card in s.cards), "cards: district cards expected")
    _need(len(set(s.cards)) == len(s.cards), "cards: each lies there once")
    _need(
        len(set(s.zodiac)) == 3 and all(0 <= z < len(box.hooks) for z in s.zodiac),
        "zodiac: three cards expected",
    )
    _need(all(-1 <= holder < t.seats for holder in s.holders), "holders: seats or -1 expected")
    _need(
        all(flag in (0, 1) for flag in (*s.passed, s.careful, s.spent)),
        "passed, careful, spent: 0 or 1 expected",
    )
    _need(0 <= s.lacked < 32 and 0 <= s.told < 16, "lacked, told: bits expected")
    if s.visit:
        fits = len(s.visit) == 3 and 0 <= s.visit[0] < 5 and 0 <= s.visit[1] < WORKERS and 0 <= s.visit[2] < 8
        _need(fits, "visit: zone, worker and parts expected")


def _cities(t: T, s: State) -> None:
    for seat, city in enumerate(s.cities):
        cells = [code // TILE_OF for code in city]
        where = f"city of seat {seat}"
        _need(
            len(set(cells)) == len(cells) and all(0 <= cell < CELLS for cell in cells),
            f"{where}: a tile a cell expected",
        )
        grey = {PALACE_CELL * TILE_OF + PALACE, AGORA_CELL * TILE_OF + AGORA}
        _need(grey <= set(city), f"{where}: palace and Agora expected at their places (OR-2.15)")
        _need(_hangs_together(set(cells)), f"{where}: tiles that touch by their sides expected (OR-9.4)")
        corners = [code // DIE_OF for code in s.seats[seat]]
        _need(len(set(corners)) == len(corners), f"{where}: one die a seat of power expected")
        for corner in corners:
            whole = 0 <= corner < CELLS and is_corner(corner) and set(block(corner)) <= set(cells)
            _need(whole, f"{where}: a seat of power lies between four tiles (OR-11.1)")


def _hangs_together(cells: set[int]) -> bool:
    reached, todo = {PALACE_CELL}, [PALACE_CELL]
    while todo:
        for near in NEIGHBOURS[todo.pop()]:
            if near in cells and near not in reached:
                reached.add(near)
                todo.append(near)
    return reached == cells


def _tiles(t: T, s: State) -> None:
    """OR-2.5: every tile lies somewhere, and once."""
    tiles = [tile for city in s.cities for tile in (code % TILE_OF for code in city) if tile < PALACE]
    tiles += [s.tile] if s.tile >= 0 else []
    found = [tile - FARM if is_farm(tile) else tile for tile in tiles]
    found += [kind for kind in (*s.row, *s.tops) if kind != HOLE]
    for pile in (*s.stacks, *s.bottoms, *s.reserved):
        found += pile
    _need(len(s.row) <= 5, "row: at most five tiles expected")
    counts = Counter(found)
    for kind, copies in enumerate(t.box.content.copies):
        problem = f"{counts[kind]} tiles of kind {t.box.content.kinds[kind]}, not {copies} (OR-2.5)"
        _need(counts.pop(kind, 0) == copies, problem)
    _need(not counts, f"no such tiles: {sorted(counts)}")


def _dice(t: T, s: State) -> None:
    """OR-2.1: dice of each colour; OR-2.9: speakers; OR-13.3: a base for each citizen."""
    dice = [*s.citizens, *s.draft]
    speakers = len(s.speakers) + sum(map(len, s.held))
    for seat in range(t.seats):
        _need(
            free_bases(s, seat) >= 0,
            f"seat {seat} has {len(citizens_of(s, seat))} citizens on fewer bases (OR-13.3)",
        )
        dice += citizens_of(s, seat) + [code % DIE_OF for code in s.seats[seat]]
        dice += [colour * 6 for colour in s.advisers[seat]]
        own = s.advisers[seat]
        _need(len(set(own)) == len(own), f"advisers of seat {seat}: each colour once expected (OR-14.8)")
    for zone in s.zones:
        for code in zone:
            seat, worker = divmod(code, WORKER_OF)
            _need(0 <= seat < t.seats and 0 <= worker < WORKERS, f"no such worker: {code}")
            speakers += SPEAKER <= worker < ARCHON
    for seat in range(t.seats):
        archons = sum(zone.count(seat * WORKER_OF + ARCHON) for zone in s.zones)
        _need(archons <= 1, f"seat {seat} has one archon")
    _need(all(0 <= die < SPEAKER for die in dice), "citizens: colours and values 1 to 6 expected")
    for colour in range(5):
        count = s.supply[colour] + sum(die // 6 == colour for die in dice)
        _need(count == t.box.dice, f"{count} dice of colour {colour}, not {t.box.dice} (OR-2.1)")
    _need(speakers == t.box.speaker_dice, f"{speakers} speakers, not {t.box.speaker_dice} (OR-2.9)")
    held = (*s.speakers, *(value for own in s.held for value in own))
    _need(all(1 <= value <= 5 for value in held), "speakers: values 1 to 5 expected")


def _tracks(t: T, s: State) -> None:
    """OR-8.1, OR-17.1: discs on spaces, and piles in their order."""
    for temple, steps in enumerate(s.steps):
        _need(
            all(0 <= step <= t.box.tops[temple] for step in steps),
            f"steps of temple {temple}: up to its top expected",
        )
        _ordered(s.piles[temple], steps, f"pile of temple {temple}")
    _need(all(0 <= space <= t.box.last for space in s.war), f"war: spaces 0 to {t.box.last} expected")
    _ordered(s.ranks, s.war, "ranks")
    built = sum(map(sum, s.towers)) + sum(s.stock)
    icons = sum(len(t.box.content.districts[card].icons) for card in s.cards)
    _need(
        built == 5 * t.seats + 5 + icons,
        f"{built} tower tiers, not {5 * t.seats + 5 + icons} (OR-2.11, OR-2.12)",
    )


def _ordered(pile: list[int], spaces: list[int], name: str) -> None:
    _need(sorted(pile) == list(range(len(spaces))), f"{name}: each disc once expected")
    _need([spaces[disc] for disc in pile] == sorted(spaces), f"{name}: discs from the start upwards expected")
