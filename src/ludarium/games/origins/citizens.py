"""Citizens: bases, new dice, growth, advisers (OR-6.4, OR-13, OR-14); speakers (OR-7.4)."""

from __future__ import annotations

from ludarium.games.origins.box import NO_DIE, Box
from ludarium.games.origins.goods import gain, lacks, pay, score
from ludarium.games.origins.grammar import COLOURS, WISDOM
from ludarium.games.origins.state import ARCHON, DIE_OF, SPEAKER, WORKER_OF, State
from ludarium.games.origins.zodiac import holds
from ludarium.table.choice import Refusal
from ludarium.table.table import Asking, Table

T = Table[Box]

START_BASES = 2
RED = COLOURS.index("R")


def away(s: State, seat: int) -> list[int]:
    """The seat's workers in zones, speakers and archon too."""
    return [code % WORKER_OF for zone in s.zones for code in zone if code // WORKER_OF == seat]


def citizens_of(s: State, seat: int) -> list[int]:
    """At home and in zones (OR-20.14); neither advisers nor dice in seats of power."""
    return s.home[seat] + [worker for worker in away(s, seat) if worker < SPEAKER]


def free_bases(s: State, seat: int) -> int:
    """OR-13.3: a base for every citizen; who has none free can take no die."""
    return START_BASES + s.bases[seat] - len(citizens_of(s, seat))


def archon_away(s: State, seat: int) -> bool:
    archon = seat * WORKER_OF + ARCHON
    a, b, c, d, e = s.zones  # looked into at every turn
    return archon in a or archon in b or archon in c or archon in d or archon in e


def red_dice(s: State, seat: int) -> int:
    """OR-17.11: at home, in zones and in seats of power."""
    citizens = sum(citizen // 6 == RED for citizen in citizens_of(s, seat))
    return citizens + sum(code % DIE_OF // 6 == RED for code in s.seats[seat])


# -- growth and advisers ------------------------------------------------------------


def change_home(s: State, seat: int, old: int, new: int) -> None:
    """One citizen at home becomes another one."""
    home = s.home[seat]
    home.remove(old)
    home.append(new)
    home.sort()


def raise_home(t: T, s: State, seat: int, citizen: int, n: int) -> int:
    """OR-14.4: n steps for a citizen at home; the one after 6 makes it an adviser, and the rest is lost (OR-20.11).

    What it is then, or -1.
    """
    for _ in range(n):
        if citizen % 6 == 5:
            s.home[seat].remove(citizen)
            if t.box.options.scorpio_scope == "any_adviser":
                forced_out(t, s, seat)
            retire(t, s, seat, citizen // 6)
            return -1
        change_home(s, seat, citizen, citizen + 1)
        citizen += 1
    if n:
        t.tell("raised", seat=seat, worker=t.box.worker(citizen), n=n)
    return citizen


def retire(t: T, s: State, seat: int, colour: int) -> None:
    """A citizen of this colour becomes an adviser; its base is free (OR-14.5)."""
    advisers = s.advisers[seat]
    if colour not in advisers:  # OR-14.6, 14.7, 14.9
        advisers.append(colour)
        t.tell("adviser", seat=seat, colour=t.box.colour(colour), slot=len(advisers))
        return
    t.tell("adviser-known", seat=seat, colour=t.box.colour(colour))  # OR-14.8
    score(t, s, seat, t.box.content.board.adviser_vp[len(advisers) - 1], "OR-14.8")
    return_die(t, s, colour)


def forced_out(t: T, s: State, seat: int) -> None:
    """Scorpio (OR-17.15): a citizen of value 6 has to leave to the advisers."""
    if holds(t, s, seat, "wisdom_for_districts"):
        gain(t, s, seat, WISDOM)


def return_die(t: T, s: State, colour: int) -> None:
    """To the supply; with dice_end = state it fills the hole its colour has left in the row (OR-20.19)."""
    s.supply[colour] += 1
    if t.box.options.dice_end == "state" and s.lacked >> colour & 1:
        s.lacked &= ~(1 << colour)
        refill_citizens(t, s, colour)


# -- new dice -----------------------------------------------------------------------


def row_price(t: T, s: State, seat: int, price: int) -> int:
    """Taurus (OR-17.8): one wisdom less, never below none."""
    return max(0, price - holds(t, s, seat, "rows_cheaper"))


def die_price(t: T, s: State, seat: int, slot: int) -> int:
    return row_price(t, s, seat, t.box.content.board.citizen_row_wisdom[slot])


def no_die(t: T, s: State, seat: int, paid: int, because: str) -> Refusal | None:
    """Why no die of the citizen row can be taken at all."""
    if free_bases(s, seat) <= 0:
        return Refusal("OR-13.3", "no-base")
    if not s.citizens:
        return Refusal(because, "empty-row")
    cheapest = min(die_price(t, s, seat, slot) for slot in range(len(s.citizens)))
    return lacks(s, seat, because, cheapest) if paid else None


def take_citizen(t: T, s: State, me: int, paid: int, because: str, optional: bool = False) -> Asking[None]:
    """OR-6.4: choose, pay, put it in a free base; the row moves up, a die of its colour is rolled."""

    def barred(option: int) -> Refusal | None:
        if option == NO_DIE:
            return None if optional else Refusal(because, "must-take")
        if option not in s.citizens:
            return Refusal(because, "not-in-row")
        price = die_price(t, s, me, s.citizens.index(option))
        return lacks(s, me, "OR-6.4", price) if paid else None

    option = yield t.ask(me, t.box.DIE, [*sorted(s.citizens), NO_DIE], because, barred)
    if option == NO_DIE:
        return
    slot = s.citizens.index(option)
    if paid:
        yield from pay(t, s, me, WISDOM, die_price(t, s, me, slot))
    del s.citizens[slot]
    s.home[me].append(option)
    s.home[me].sort()
    t.tell("die-taken", seat=me, worker=t.box.worker(option), slot=slot)
    if option % 6 < 5 and holds(t, s, me, "new_die_raised") and (yield from boost(t, me)):
        raise_home(t, s, me, option, 1)
    refill_citizens(t, s, option // 6)


def boost(t: T, me: int) -> Asking[bool]:
    """Sagittarius (OR-17.4): 1 more on a die just taken, if its owner likes; on no other die (OR-20.35)."""
    return bool((yield t.ask(me, t.box.BOOST, (0, 1), "OR-17.4")))


def refill_citizens(t: T, s: State, colour: int) -> None:
    """OR-6.4 (5): a die of the colour taken, rolled until it shows no 6; OR-20.19: failing that, a hole."""
    if not s.supply[colour]:
        s.lacked |= 1 << colour
        t.tell("die-lacking", colour=t.box.colour(colour))
        return
    s.supply[colour] -= 1
    die = colour * 6 + t.dice.below(5)
    s.citizens.append(die)
    t.tell("die-rolled", worker=t.box.worker(die))


# -- speakers -----------------------------------------------------------------------


def speakers_offered(s: State, row_only: bool) -> list[int]:
    """Options of the question which speaker to take: in the row, and in zones (OR-20.17)."""
    found = {value - 1 for value in s.speakers}
    if not row_only:
        for zone, workers in enumerate(s.zones):
            found |= {
                6 + zone * 6 + code % WORKER_OF - SPEAKER
                for code in workers
                if SPEAKER <= code % WORKER_OF < ARCHON
            }
    return sorted(found)


def take_speaker(t: T, s: State, me: int, row_only: bool, because: str) -> Asking[None]:
    """OR-7.4, OR-10.24: it needs no base."""

    def barred(option: int) -> Refusal | None:
        if option in speakers_offered(s, row_only):
            return None
        return Refusal(because, "no-such-speaker")

    option = yield t.ask(me, t.box.SPEAKER, speakers_offered(s, row_only), because, barred)
    value = option % 6 + 1
    if option < 6:
        s.speakers.remove(value)
    else:
        workers = s.zones[option // 6 - 1]
        workers.remove(next(code for code in workers if code % WORKER_OF == SPEAKER + value - 1))
    t.tell("speaker-taken", seat=me, value=value)
    s.held[me].append(value)
    if value < 5 and holds(t, s, me, "new_die_raised") and (yield from boost(t, me)):
        s.held[me].remove(value)
        s.held[me].append(value + 1)
    s.held[me].sort()
