"""Visiting a contact zone (OR-5), its actions (OR-6) and its bonus action (OR-7)."""

from __future__ import annotations

from functools import partial

from ludarium.games.origins.box import (
    AS_GOLD,
    BONUS,
    DONE,
    LOWER,
    NO_NEIGHBOUR,
    SPEND_TOKEN,
    UPPER,
    Box,
)
from ludarium.games.origins.citizens import archon_away
from ludarium.games.origins.effects import perform
from ludarium.games.origins.goods import gain, lacks, pay
from ludarium.games.origins.grammar import GOLD, WISDOM
from ludarium.games.origins.hindrances import hindrance
from ludarium.games.origins.state import ARCHON, SPEAKER, WORKER_OF, State
from ludarium.games.origins.zodiac import holds
from ludarium.table.choice import Refusal
from ludarium.table.table import Asking, Table

T = Table[Box]

HIGHEST = 6  # of a ship's dial, and of a citizen
UPPER_CLAUSE = "OR-6.1"
LOWER_CLAUSES = ("OR-6.2", "OR-9.1", "OR-6.3", "OR-6.4", "OR-6.5")  # by zone
BONUS_CLAUSES = ("OR-7.3", "OR-7.4", "OR-7.5", "OR-7.1", "OR-7.2")  # by colour


def workers(s: State, seat: int) -> list[int]:
    """OR-5.1: citizens at home, speakers held, the archon unless it is in a zone; each different one once."""
    found = [*s.home[seat], *(SPEAKER + value - 1 for value in s.held[seat])]
    if not archon_away(s, seat):
        found.append(ARCHON)
    return list(dict.fromkeys(found))


def entry_price(s: State, worker: int, zone: int) -> int:
    """OR-5.3, 5.4: the wisdom that lacks; OR-5.5: the archon enters free."""
    return 0 if worker == ARCHON else max(0, s.ships[zone] - (worker % 6 + 1))


def barred_visit(s: State, me: int, worker: int, zone: int) -> Refusal | None:
    if worker not in workers(s, me):
        return Refusal("OR-5.1", "no-worker")
    return lacks(s, me, "OR-5.4", entry_price(s, worker, zone))


def colours_of(s: State, me: int, worker: int) -> list[int]:
    """OR-5.10: a citizen's colour, an archon's those of its advisers (OR-14.12), a speaker's none."""
    if worker == ARCHON:
        return s.advisers[me]
    return [worker // 6] if worker < SPEAKER else []


def visit(t: T, s: State, me: int, worker: int, zone: int) -> Asking[None]:
    """Pay, go there, raise the ship, then the actions (OR-5.4 … OR-5.9)."""
    yield from pay(t, s, me, WISDOM, entry_price(s, worker, zone))
    _go(s, me, worker, zone)
    t.tell("visited", seat=me, worker=t.box.worker(worker), zone=zone + 1)
    yield from raise_ships(t, s, me, zone)
    s.visit = [zone, worker, 0]
    while True:
        part = yield t.ask(
            me, t.box.PART, open_parts(t, s, me), "OR-5.7", partial(barred_part, t, s, me), sifted=True
        )
        if part == DONE:
            break
        s.visit[2] |= 1 << (BONUS if part == AS_GOLD else part)
        yield from _act(t, s, me, part, zone, worker)
    s.visit = []


def _go(s: State, me: int, worker: int, zone: int) -> None:
    """OR-5.2: whoever is there already doesn't matter."""
    if worker < SPEAKER:
        s.home[me].remove(worker)
    elif worker < ARCHON:
        s.held[me].remove(worker - SPEAKER + 1)
    s.zones[zone].append(me * WORKER_OF + worker)


# -- ships ----------------------------------------------------------------------------


def raise_ships(t: T, s: State, me: int, zone: int) -> Asking[None]:
    """OR-5.6: one more, from 6 to 1, before the action; alone also a neighbour's (OR-19.6 … 19.8, OR-20.46)."""
    option = NO_NEIGHBOUR
    if t.box.solo:
        offered = [*neighbours(s, zone), SPEND_TOKEN, NO_NEIGHBOUR]
        option = yield t.ask(
            me, t.box.NEIGHBOUR, offered, "OR-19.6", lambda option: barred_neighbour(s, me, zone, option)
        )
    if option == SPEND_TOKEN:
        s.tokens[me] -= 1
        s.spent = 1
        t.tell("ships-kept", seat=me)
        return
    _raise_ship(t, s, zone)
    if option < 5:
        _raise_ship(t, s, option)


def _raise_ship(t: T, s: State, zone: int) -> None:
    s.ships[zone] = s.ships[zone] % HIGHEST + 1
    t.tell("ship-raised", zone=zone + 1, value=s.ships[zone])


def neighbours(s: State, zone: int) -> list[int]:
    """OR-19.7: left and right, if not at 6."""
    return [near for near in (zone - 1, zone + 1) if 0 <= near < 5 and s.ships[near] < HIGHEST]


def barred_neighbour(s: State, me: int, zone: int, option: int) -> Refusal | None:
    if option == SPEND_TOKEN:
        if s.spent:
            return Refusal("OR-15.2", "token-spent")  # OR-20.23: one token a turn in all
        return None if s.tokens[me] else Refusal("OR-19.8", "no-token")
    if option == NO_NEIGHBOUR:
        return Refusal("OR-19.6", "must-raise") if neighbours(s, zone) else None
    if abs(option - zone) != 1:
        return Refusal("OR-19.6", "no-neighbour")
    return Refusal("OR-19.7", "at-six") if s.ships[option] == HIGHEST else None


# -- actions --------------------------------------------------------------------------


def open_parts(t: T, s: State, me: int) -> list[int]:
    """All that `barred_part` leaves, faster."""
    zone, worker, done = s.visit
    acted = done & 3
    found = []
    if not acted or (acted != 3 and worker < SPEAKER and worker % 6 + 1 == HIGHEST):
        found = [part for part in (UPPER, LOWER) if barred_part(t, s, me, part) is None]
    if not done >> BONUS & 1 and s.bonus[zone] in colours_of(s, me, worker):
        found += [part for part in (BONUS, AS_GOLD) if barred_part(t, s, me, part) is None]
    if acted:
        found.append(DONE)
    return found


def barred_part(t: T, s: State, me: int, part: int) -> Refusal | None:
    """Which part of the visit may come next (D-8)."""
    zone, worker, done = s.visit
    if part == DONE:
        return None if done & 3 else Refusal("OR-5.7", "one-action")
    if part >= BONUS:
        return _barred_bonus(t, s, me, part, zone, worker, done)
    if done >> part & 1:
        return Refusal("OR-5.8", "part-done")
    if done & 3 and not (worker < SPEAKER and worker % 6 + 1 == HIGHEST):
        return Refusal("OR-5.8", "one-of-two")
    if part == UPPER:
        return None
    return hindrance(t, s, me, t.box.content.lowers[zone], -1, LOWER_CLAUSES[zone])


def _barred_bonus(t: T, s: State, me: int, part: int, zone: int, worker: int, done: int) -> Refusal | None:
    colour = s.bonus[zone]
    if done >> BONUS & 1:
        return Refusal("OR-7.6", "part-done")
    if colour not in colours_of(s, me, worker):
        return Refusal("OR-5.9", "other-colour")
    if part == AS_GOLD:
        return None if holds(t, s, me, "bonus_as_gold") else Refusal("OR-17.5", "no-pisces")
    return hindrance(t, s, me, t.box.content.bonuses[colour], -1, BONUS_CLAUSES[colour])


def _act(t: T, s: State, me: int, part: int, zone: int, worker: int) -> Asking[None]:
    colour = s.bonus[zone]
    if part == AS_GOLD:  # OR-17.5, OR-20.42
        gain(t, s, me, GOLD)
    elif part == BONUS:
        t.tell("bonus-used", seat=me, zone=zone + 1)
        yield from perform(t, s, me, t.box.content.bonuses[colour], -1, BONUS_CLAUSES[colour])
    elif part == LOWER:
        yield from perform(t, s, me, t.box.content.lowers[zone], -1, LOWER_CLAUSES[zone])
    else:
        yield from perform(t, s, me, t.box.content.uppers[zone], -1, UPPER_CLAUSE)
