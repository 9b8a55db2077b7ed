"""Origins, turn by turn.

set-up            setting_up.py   board, rows, stock, discs; the draft of citizens               OR-2, OR-19.1 … 19.4
a turn            here            one turn action; with a superiority token a second one          OR-4, OR-15
  visit a zone    visit.py        entry, ship, upper, lower and bonus action                      OR-5, OR-6, OR-7
    buy           buying.py       tile, farm, placing; the row in tiles.py                        OR-9
    effects       effects.py      what tiles and actions do; counting.py                          OR-6, OR-10
    war, temples  war.py, temples.py                                                              OR-8, OR-17
    citizens      citizens.py     bases, dice, growth, advisers, speakers                         OR-6.4, OR-13, OR-14
  close           districts.py    seat of power, district card, effects                           OR-11
  tower, grow     here                                                                            OR-12, OR-13
  pass            passing.py      abilities, citizens come back                                   OR-14
end of a round    round_end.py    speakers, first player, retreat, zodiac cards                   OR-16, OR-19.10, 19.11
the end           score.py        conditions, scoring                                             OR-18, OR-19.12
"""

from __future__ import annotations

from functools import partial

from ludarium.games.origins.box import (
    AWAY,
    CAREFUL,
    CLOSE,
    END_TURN,
    GROW,
    NO_CITIZEN,
    PASS,
    SPEND,
    TOWER,
    Box,
)
from ludarium.games.origins.citizens import change_home, citizens_of
from ludarium.games.origins.city import open_corners
from ludarium.games.origins.districts import barred_closing, close
from ludarium.games.origins.goods import lacks, pay, pay_gold, score
from ludarium.games.origins.grammar import FOOD, GOLD, WISDOM
from ludarium.games.origins.passing import pass_round
from ludarium.games.origins.round_end import end_round
from ludarium.games.origins.score import announce
from ludarium.games.origins.setting_up import drafting
from ludarium.games.origins.state import ARCHON, OVER, PLAY, WORKER_OF, State
from ludarium.games.origins.visit import barred_visit, visit, workers
from ludarium.games.origins.zodiac import holds
from ludarium.table.choice import Refusal
from ludarium.table.table import Asking, Table, Turn

T = Table[Box]


def next_turn(t: T, s: State) -> Turn | None:
    """The turn that comes, from the state alone (OR-3.1), round after round until the game ends (OR-3.2)."""
    if s.phase == PLAY:
        return end_round(t, s) if all(s.passed) else turn(t, s)
    return None if s.phase == OVER else drafting(t, s)


def turn(t: T, s: State) -> Turn:
    """OR-4.1: one turn action; OR-4.2, OR-15.1: for a token one more, at once (D-34).

    That the turn is over is said by its player, though there may be nothing else to say: until then it can be looked
    at and taken back.
    """
    me = s.active
    more = SPEND
    while more == SPEND:
        yield from act(t, s, me)
        announce(t, s)
        barred = partial(barred_more, s, me)
        more = yield t.ask(me, t.box.MORE, (END_TURN, SPEND), "OR-15.1", barred, always=True)
        if more == SPEND:
            s.tokens[me] -= 1
            s.spent = 1
            t.tell("token-spent", seat=me)
    end_turn(t, s, me)


def barred_more(s: State, me: int, option: int) -> Refusal | None:
    """OR-4.5: not after passing; OR-15.2: one token a turn."""
    if option == END_TURN:
        return None
    if s.passed[me]:
        return Refusal("OR-4.5", "passed")
    if s.spent:
        return Refusal("OR-15.2", "token-spent")
    return None if s.tokens[me] else Refusal("OR-15.1", "no-token")


def end_turn(t: T, s: State, me: int) -> None:
    """OR-3.1: clockwise to the next who has not passed; alone that is always the same one (OR-19.5)."""
    s.spent = s.careful = 0
    for n in range(1, t.seats + 1):
        seat = (me + n) % t.seats
        if not s.passed[seat]:
            s.active = seat
            return


def act(t: T, s: State, me: int) -> Asking[None]:
    """OR-4.3: one of the five turn actions (D-3 … D-5)."""
    option = CAREFUL
    while option == CAREFUL:
        option = yield t.ask(
            me,
            t.box.ACT,
            list_acts(t, s, me),
            "OR-4.1",
            partial(barred_act, t, s, me),
            sifted=True,
        )
        if option == CAREFUL:
            s.careful = 1
    if option < CLOSE:
        yield from visit(t, s, me, option // 5, option % 5)
    elif option < TOWER:
        yield from close(t, s, me, option - CLOSE)
    elif option < GROW:
        yield from build_tower(t, s, me, option - TOWER)
    elif option == GROW:
        yield from grow(t, s, me)
    else:
        yield from pass_round(t, s, me)


def list_acts(t: T, s: State, me: int) -> list[int]:
    """All that `barred_act` leaves, faster."""
    goods, ships = s.goods[me], s.ships
    gold = goods[GOLD]
    afford = goods[WISDOM] + gold
    offered = []
    for worker in workers(s, me):
        strength = afford + (6 if worker == ARCHON else worker % 6 + 1)  # a ship shows at most 6 (OR-5.5)
        offered += [worker * 5 + zone for zone in range(5) if ships[zone] <= strength]
    if s.home[me] and len(s.cities[me]) > 3 and open_corners(s, me):
        offered += [CLOSE + citizen for citizen in dict.fromkeys(s.home[me])]
    if gold:
        towers, stock = s.towers[me], s.stock
        offered += [TOWER + colour for colour in range(5) if stock[colour] and gold >= towers[colour]]
    if barred_growth(t, s, me) is None:
        offered.append(GROW)
    offered.append(PASS)
    if barred_care(s, me) is None:
        offered.append(CAREFUL)
    return offered


def barred_act(t: T, s: State, me: int, option: int) -> Refusal | None:
    if option < CLOSE:
        return barred_visit(s, me, option // 5, option % 5)
    if option < TOWER:
        return barred_closing(s, me, option - CLOSE)
    if option < GROW:
        return barred_tower(s, me, option - TOWER)
    if option == GROW:
        return barred_growth(t, s, me)
    return barred_care(s, me) if option == CAREFUL else None  # OR-4.4: passing is always allowed


def barred_care(s: State, me: int) -> Refusal | None:
    """OR-20.37: to say how each price is paid makes sense with gold, and once a turn."""
    if s.careful:
        return Refusal("OR-20.37", "careful")
    return None if s.goods[me][GOLD] else Refusal("OR-20.37", "no-gold")


# -- towers ---------------------------------------------------------------------------


def barred_tower(s: State, me: int, colour: int) -> Refusal | None:
    """OR-12.1, OR-12.2: a tier in the stock, and as much gold as the tower has tiers."""
    if not s.stock[colour]:
        return Refusal("OR-12.2", "no-tier")
    price, gold = s.towers[me][colour], s.goods[me][GOLD]
    return None if gold >= price else Refusal("OR-12.1", "gold", n=price, gold=gold)


def build_tower(t: T, s: State, me: int, colour: int) -> Asking[None]:
    pay_gold(t, s, me, s.towers[me][colour])
    s.stock[colour] -= 1
    s.towers[me][colour] += 1
    t.tell("tower-built", seat=me, colour=t.box.colour(colour), level=s.towers[me][colour])
    if holds(t, s, me, "tower_raises_citizen"):
        yield from _raise_after_tower(t, s, me)


def _raise_after_tower(t: T, s: State, me: int) -> Asking[None]:
    """Capricorn (OR-17.6): 2 more for a citizen anywhere, not above 6."""

    def barred(option: int) -> Refusal | None:
        if option == NO_CITIZEN:
            return None
        if option % AWAY % 6 == 5:
            return Refusal("OR-17.6", "at-six")
        found = option in s.home[me] if option < AWAY else _zone_of(s, me, option - AWAY) >= 0
        return None if found else Refusal("OR-17.6", "no-citizen")

    offered = [citizen + AWAY * (citizen not in s.home[me]) for citizen in citizens_of(s, me)]
    offered += [citizen + AWAY for citizen in citizens_of(s, me) if _zone_of(s, me, citizen) >= 0]
    option = yield t.ask(me, t.box.CITIZEN, [*sorted(set(offered)), NO_CITIZEN], "OR-17.6", barred)
    if option == NO_CITIZEN:
        return
    citizen = option % AWAY
    new = citizen + min(2, 5 - citizen % 6)
    if option < AWAY:
        change_home(s, me, citizen, new)
    else:
        zone = s.zones[_zone_of(s, me, citizen)]
        zone[zone.index(me * WORKER_OF + citizen)] = me * WORKER_OF + new
    t.tell("raised", seat=me, worker=t.box.worker(new), n=new - citizen)


def _zone_of(s: State, me: int, citizen: int) -> int:
    """The zone where such a citizen of this seat is, or -1."""
    code = me * WORKER_OF + citizen
    return next((number for number, zone in enumerate(s.zones) if code in zone), -1)


# -- population -----------------------------------------------------------------------


def barred_growth(t: T, s: State, me: int) -> Refusal | None:
    """OR-13.1, OR-13.2: the leftmost base left, for its food."""
    prices = t.box.content.board.population_food
    if s.bases[me] >= len(prices):
        return Refusal("OR-13.2", "no-base-left")
    return lacks(s, me, "OR-13.1", food=prices[s.bases[me]])


def grow(t: T, s: State, me: int) -> Asking[None]:
    board = t.box.content.board
    yield from pay(t, s, me, FOOD, board.population_food[s.bases[me]])
    s.bases[me] += 1
    t.tell("grew", seat=me, bases=2 + s.bases[me])
    if s.bases[me] == len(board.population_food):
        score(t, s, me, board.population_last_vp, "OR-13.2")
