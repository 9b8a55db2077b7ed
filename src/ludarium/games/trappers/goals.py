"""What a Trapper may want next, where that is, and what it is worth: a part of sense.py."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludarium.games.trappers import build, decks, deeds, odds
from ludarium.games.trappers.box import Box
from ludarium.games.trappers.files import FilterRow
from ludarium.games.trappers.ground import CAPITAL, CLANS, KINDS, NECHTO, NOBODY, OLD, PEOPLE, RONGAUM
from ludarium.games.trappers.printed import (
    BUILD_RESIDENTS,
    BUILD_ZEFF,
    CITIES,
    DUEL_BONUS,
    ENGINEER,
    FIGHTER,
    JOINING,
    MIMIC,
    MODERNISE_REP,
    MODERNISE_RESIDENTS,
    MODERNISE_ZEFF,
    MP,
    QUESTS_OF_A_TYPE,
    RAID_FIGHTERS,
    RAID_RESIDENTS,
    REP_LEAST,
)
from ludarium.games.trappers.quest_cards import BOXES, COUNT, DISTINCT, HAND_IN, OLDS, PEOPLES, Quest
from ludarium.games.trappers.reputation import effective, reputation
from ludarium.games.trappers.state import CITY, FACTORY, NO_TILE, Held, State
from ludarium.table.table import Table

T = Table[Box]
Goal = tuple[float, tuple[int, ...]]  # worth in victory points, cells of which any will do

PLENTY = 16  # Residents; more are worth less


class Distance:
    """How many turns this rover is from some cells."""

    __slots__ = ("_closer", "_far", "_first", "_least")

    def __init__(self, t: T, s: State, seat: int) -> None:
        at = s.cell[seat]
        self._far = t.box.far[at][s.facing[seat]] if at >= 0 else None
        self._first = MP + reputation(t, s, seat, at) if at >= 0 else 0
        self._least: float = s.miss[seat] + (t.weights.away if at < 0 else 1)
        self._closer: float = t.weights.closer

    def __call__(self, cells: tuple[int, ...]) -> float:
        far = self._far
        if far is None:
            return self._least
        cost = min(far[cell] for cell in cells)
        near = self._least + self._closer * cost
        return near if cost <= self._first else near + 0.4 + (cost - self._first) / MP


def cells_of(t: T, kind: int) -> tuple[int, ...]:
    return t.box.of_kind[kind]


def residents(w: Any, count: int) -> float:
    found: float = w.resident * min(count, PLENTY) + w.resident_more * max(0, count - PLENTY)
    return found


def money(w: Any, zeff: int) -> float:
    found: float = w.zeff_first * min(zeff, 10) + w.zeff_second * max(0, min(zeff, 20) - 10)
    found += w.zeff_more * max(0, zeff - 20)
    return found


# -- Quests ----------------------------------------------------------------------


def of_quests(t: T, s: State, seat: int) -> tuple[float, list[Goal]]:
    """What the Quests in hand are worth as they stand, and the next steps of each."""
    w, worth = t.weights, 0.0
    goals: list[Goal] = []
    for held in s.held[seat]:
        quest = t.box.quests[held.quest]
        done, steps = _progress(t, s, seat, held, quest)
        worth += quest.vp * (w.quest + w.steps * done)
        for share, cells in steps:
            last = 1 - w.quest - w.steps if done + share >= 0.999 else 0.0
            value = quest.vp * (w.steps * share + last)
            if cells:
                goals.append((value, cells))
            elif s.form[seat] != FIGHTER and t.box.for_fighters[quest.number]:
                goals.append((value * w.detour, cells_of(t, NECHTO)))
    return worth, goals


def _progress(t: T, s: State, seat: int, held: Held, quest: Quest) -> tuple[float, list[Goal]]:
    """How much of it is done (0 … 1), and the next steps: what share they are, and where."""
    if quest.task == HAND_IN:
        return _hand_in(t, s, seat, quest)
    if quest.row.state is not None:
        return _state(t, s, seat, quest)
    need = quest.need or 2
    have = held.marks if quest.task == COUNT else held.marks.bit_count()
    if quest.task not in (BOXES, COUNT, DISTINCT):
        return 0.0, []
    return min(1.0, have / need), [(1 / need, cells) for cells in _boxes(t, s, seat, held, quest)]


def _hand_in(t: T, s: State, seat: int, quest: Quest) -> tuple[float, list[Goal]]:
    row = quest.row.hand_in
    assert row is not None
    have = (len(s.hands[seat]), s.people[seat], s.zeff[seat])
    wanted = [
        (n, min(n, own)) for n, own in zip((row.artifacts, row.residents, row.zeff), have, strict=True) if n
    ]
    done = 0.9 * sum(own / n for n, own in wanted) / len(wanted)
    if all(own == n for n, own in wanted):
        return done, [(0.1, cells_of(t, quest.place))]
    steps: list[Goal] = []
    if len(s.hands[seat]) < row.artifacts and s.zeff[seat] >= 2:
        steps.append((0.9 / row.artifacts / len(wanted), cells_of(t, CAPITAL)))
    return done, steps


def _state(t: T, s: State, seat: int, quest: Quest) -> tuple[float, list[Goal]]:
    row = quest.row.state
    assert row is not None
    track = s.rep[seat]
    if row.what == "settlement_clans":
        own = {
            t.box.clan_of[cell] for cell, tile in enumerate(s.tiles) if tile != NO_TILE and tile >> 1 == seat
        }
        sites = tuple(c for c in build_sites(t, s, seat) if t.box.clan_of[c] not in own)
        return len(own) / row.value, [(1 / row.value, sites)]
    up = row.what == "rep_at_least"
    missing = sorted(
        (max(0, row.value - track[clan] if up else track[clan] - row.value), clan)
        for clan in range(1, CLANS + 1)
    )[: row.clans]
    start = max(1, row.value if up else 1) * row.clans
    left = sum(short for short, _ in missing)
    clans = [clan for short, clan in missing if short]
    cells = (
        tuple(cell for clan in clans for cell in t.box.of_clan[clan]) if up else _raidable(t, s, seat, clans)
    )
    return max(0.0, 1 - left / start), [(1 / start, cells)]


def _boxes(t: T, s: State, seat: int, held: Held, quest: Quest) -> Iterator[tuple[int, ...]]:
    """Where the boxes that are still open may be marked."""
    if quest.task == BOXES:
        for box, filter_ in enumerate(quest.filters):
            if not held.marks >> box & 1:
                yield _where(t, s, seat, filter_.row)
                if quest.row.sequence:
                    return
        return
    cells = _where(t, s, seat, quest.filters[0].row)
    if quest.task == DISTINCT:
        clan_of, marks = t.box.clan_of, held.marks
        if quest.by_clan:
            cells = tuple(c for c in cells if clan_of[c] != NOBODY and not marks >> clan_of[c] & 1)
        else:
            cells = tuple(c for c in cells if not marks >> c & 1)
        if quest.row.complete == "two_enemies" and marks:
            cells = tuple(c for c in cells if marks >> s.foes[clan_of[c]] & 1 and s.foes[clan_of[c]])
    yield cells


def _where(t: T, s: State, seat: int, row: FilterRow) -> tuple[int, ...]:
    """The cells on which an event of this filter may happen to this Trapper, as it is now."""
    if row.any_of:
        return tuple(cell for each in row.any_of for cell in _where(t, s, seat, each))
    cells = _of_event(t, s, seat, row)
    clan_of = t.box.clan_of
    if row.clan is not None:
        clans = (row.clan,) if isinstance(row.clan, int) else row.clan
        cells = tuple(cell for cell in cells if clan_of[cell] in clans)
    if row.at_war:
        cells = tuple(cell for cell in cells if s.foes[clan_of[cell]])
    return cells


def _of_event(t: T, s: State, seat: int, row: FilterRow) -> tuple[int, ...]:
    on = row.on
    if on == "stop":
        kinds = KINDS if row.kind is None else (row.kind,) if isinstance(row.kind, str) else row.kind
        return tuple(cell for kind in kinds for cell in cells_of(t, KINDS.index(kind)))
    if on == "raid":
        return _of_raid(t, s, seat, row)
    if on == "buy_rep":
        return t.box.clan_cells if s.zeff[seat] >= 2 else ()
    if on == "duel":
        if s.form[seat] != FIGHTER:
            return ()
        return tuple(cell for other, cell in enumerate(s.cell) if other != seat and cell >= 0)
    if on == "build":
        return build_sites(t, s, seat)
    fixed = {"rongaum": RONGAUM, "hypostasis": NECHTO, "recruit": CAPITAL, "buy_artifact": CAPITAL}
    others = {"sell": PEOPLE, "theft": OLD}
    kind = fixed.get(on or "", others.get(on or "", -1))
    return cells_of(t, kind) if kind >= 0 else ()


def _of_raid(t: T, s: State, seat: int, row: FilterRow) -> tuple[int, ...]:
    targets = (
        deeds.TARGETS if row.target is None else (row.target,) if isinstance(row.target, str) else row.target
    )
    found: tuple[int, ...] = ()
    fighter = s.form[seat] == FIGHTER
    if "wasteland" in targets:
        found += _raidable(t, s, seat, range(1, CLANS + 1))
    if "capital" in targets:
        found += tuple(c for c in cells_of(t, CAPITAL) if not s.marks[seat] >> c & 1) if fighter else ()
    if "destroy" in targets or "capture" in targets or "damage" in targets:
        theirs = tuple(cell for cell, tile in enumerate(s.tiles) if tile != NO_TILE and tile >> 1 != seat)
        found += theirs if fighter or s.form[seat] == ENGINEER else ()
    return found


def _raidable(t: T, s: State, seat: int, clans: list[int] | range) -> tuple[int, ...]:
    """Wasteland of these clans that this Trapper may raid."""
    if s.people[seat] < (RAID_FIGHTERS if s.form[seat] == FIGHTER else RAID_RESIDENTS):
        return ()
    free = [clan for clan in clans if not s.raided[seat] >> clan & 1]
    return tuple(cell for clan in free for cell in t.box.waste_of[clan] if s.tiles[cell] == NO_TILE)


# -- building, recruiting, fighting --------------------------------------------------


def build_sites(t: T, s: State, seat: int) -> tuple[int, ...]:
    if s.form[seat] == FIGHTER or s.people[seat] < BUILD_RESIDENTS or s.zeff[seat] < BUILD_ZEFF:
        return ()
    liked = [clan for clan in range(1, CLANS + 1) if effective(t, s, seat, clan) >= 1]
    if not liked or not build.stock(s, seat):
        return ()
    return tuple(cell for clan in liked for cell in t.box.waste_of[clan] if s.tiles[cell] == NO_TILE)


def of_city(t: T, s: State, seat: int) -> tuple[float, list[Goal]]:
    """How near a Factory is to become a City (0 … 1), and where the next step to it is."""
    if not build.factories(s, seat) or build.cities(s, seat) >= CITIES:
        return 0.0, []
    own = [cell for cell, tile in enumerate(s.tiles) if tile == 2 * seat + FACTORY]
    taken = {t.box.clan_of[cell] for cell, tile in enumerate(s.tiles) if tile == 2 * seat + CITY}
    sites = tuple(cell for cell in own if t.box.clan_of[cell] not in taken)
    if not sites:
        return 0.0, []
    w = t.weights
    rep = max(effective(t, s, seat, t.box.clan_of[cell]) for cell in sites)
    ready = (
        0.25 * (s.form[seat] == ENGINEER)
        + 0.25 * min(1.0, s.people[seat] / MODERNISE_RESIDENTS)
        + 0.25 * min(1.0, max(0, rep) / MODERNISE_REP)
        + 0.25 * min(1.0, s.zeff[seat] / MODERNISE_ZEFF)
    )
    if ready == 1.0:
        return ready, [(w.modernise, tuple(c for c in sites if reputation(t, s, seat, c) >= MODERNISE_REP))]
    if s.form[seat] != ENGINEER and ready > 0.7:
        return ready, [(w.reform, cells_of(t, NECHTO))]
    return ready, [(w.befriend, sites)] if rep < MODERNISE_REP else []


def of_services(t: T, s: State, seat: int) -> Iterator[Goal]:
    """Residents, Quests, a Factory."""
    marks, w = s.marks[seat], t.weights
    if s.form[seat] != MIMIC and s.people[seat] < PLENTY + 4:
        now = residents(w, s.people[seat])
        track = s.rep[seat]
        for cell in cells_of(t, CAPITAL):
            if not marks >> cell & 1:
                joining = JOINING[track[t.box.clan_of[cell]] - REP_LEAST]
                yield residents(w, s.people[seat] + joining) - now, (cell,)
    own = [t.box.quests[held.quest].deck for held in s.held[seat]]
    for deck, kind in ((PEOPLES, PEOPLE), (OLDS, OLD)):
        cells = tuple(cell for cell in cells_of(t, kind) if not marks >> cell & 1)
        if cells and own.count(deck) < QUESTS_OF_A_TYPE and decks.size(s.decks[deck]):
            yield w.errand, cells
    if sites := build_sites(t, s, seat):
        yield w.found, sites
    if s.hands[seat] and s.zeff[seat] < 10:
        yield w.sell, cells_of(t, PEOPLE)
    if s.form[seat] == FIGHTER and s.people[seat] >= 12 and s.zeff[seat] < 20:
        free = tuple(cell for cell in cells_of(t, CAPITAL) if not marks >> cell & 1)
        yield (
            (money(w, s.zeff[seat] + 10) - money(w, s.zeff[seat])) * min(1.0, (s.people[seat] - 9) / 6),
            free,
        )


def duel_chance(t: T, s: State, seat: int, other: int, cell: int, form: int) -> float:
    """How likely `seat` as this Hypostasis would beat `other` on that cell."""
    bonus = DUEL_BONUS
    own = s.people[seat] + s.rep[seat][t.box.clan_of[cell]] + bonus[form]
    theirs = s.people[other] + reputation(t, s, other, cell) + bonus[s.form[other]]
    return odds.duel_wins(own - theirs)[0] / 36
