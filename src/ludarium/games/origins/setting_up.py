"""Set-up (OR-2) and the draft of the first citizens (OR-2.18, OR-19.4)."""

from __future__ import annotations

from ludarium.games.origins.box import Box
from ludarium.games.origins.grammar import COLOURS
from ludarium.games.origins.ground import AGORA_CELL, PALACE_CELL
from ludarium.games.origins.round_end import roll_speaker
from ludarium.games.origins.state import (
    AGORA,
    DRAFT,
    PALACE,
    PLAY,
    SOLO_DRAFT,
    SOLO_DROP,
    TILE_OF,
    State,
)
from ludarium.games.origins.tiles import turn_up
from ludarium.table.choice import Refusal
from ludarium.table.dice import Dice
from ludarium.table.table import Table, Turn

T = Table[Box]

FIVE = len(COLOURS)


def setup(t: T, brings: object, key: bytes) -> State:
    """OR-2.1 … OR-2.17; OR-19.1 … OR-19.3 alone."""
    dice = Dice(key)
    t.dice.take(dice)
    s = _bare(t, dice)
    t.dice.shuffle(s.bonus)  # OR-2.2, OR-2.3
    cards = list(range(len(t.box.hooks)))
    s.zodiac = [t.dice.pick(cards) for _ in range(3)]  # OR-2.4
    _lay_buildings(t, s)
    _lay_dice(t, s)
    s.speakers = sorted(roll_speaker(t) for _ in range(t.box.speaker_dice))  # OR-2.9
    _lay_districts(t, s)
    s.first = s.active = t.dice.below(t.seats)  # OR-2.17
    _stack_discs(t, s)
    _roll_draft(t, s)
    t.tell("set-up", seat=s.first)
    return s


def _bare(t: T, dice: Dice) -> State:
    """The pieces of the players (OR-2.13 … OR-2.16), the rest empty."""
    seats, box = t.seats, t.box
    start = box.content.setup.start
    each = range(seats)
    discs = seats + box.solo  # OR-19.1: the neutral disc
    return State(
        dice=dice,
        bonus=list(range(FIVE)),
        ships=[1] * 5,
        zones=[[] for _ in range(5)],
        row=[],
        tops=[],
        stacks=[],
        bottoms=[[] for _ in range(FIVE)],
        citizens=[],
        supply=[box.dice] * FIVE,  # OR-2.1, OR-20.1
        speakers=[],
        cards=[],
        gold=[],
        paid=[0] * box.districts,
        stock=[1] * FIVE,
        zodiac=[],
        holders=[-1] * 3,
        steps=[[0] * seats for _ in range(3)],
        piles=[],
        war=[0] * discs,
        ranks=[],
        goods=[[start.stone, start.food, start.wisdom, start.gold] for _ in each],
        vp=[0] * seats,
        tokens=[0] * seats,
        bases=[0] * seats,
        home=[[] for _ in each],
        held=[[] for _ in each],
        advisers=[[] for _ in each],
        towers=[[1] * FIVE for _ in each],  # OR-2.12, OR-2.16
        cities=[[PALACE_CELL * TILE_OF + PALACE, AGORA_CELL * TILE_OF + AGORA] for _ in each],  # OR-2.15
        seats=[[] for _ in each],
        reserved=[[] for _ in each],
        passed=[0] * seats,
        first=0,
        active=0,
    )


def _lay_buildings(t: T, s: State) -> None:
    """OR-2.5, OR-2.6: five stacks; their tops, mixed, make the row; the next ones are turned up."""
    content = t.box.content
    for colour in range(FIVE):
        pile = [
            kind
            for kind, count in enumerate(content.copies)
            for _ in range(count)
            if content.colours[kind] == colour
        ]
        s.row.append(t.dice.pick(pile))
        s.stacks.append(pile)
        s.tops.append(-1)
        turn_up(t, s, colour)
    t.dice.shuffle(s.row)


def _lay_dice(t: T, s: State) -> None:
    """OR-2.7; OR-2.8: of equal dice the one whose building lies lower goes further left."""
    values = [t.dice.below(5) for _ in range(FIVE)]
    slots = [t.box.tile_colour[kind] for kind in s.row]
    order = sorted(range(FIVE), key=lambda colour: (values[colour], -slots.index(colour)))
    s.citizens = [colour * 6 + values[colour] for colour in order]
    s.supply = [count - 1 for count in s.supply]


def _lay_districts(t: T, s: State) -> None:
    """OR-2.10; OR-2.11: a tier of each colour, and one for every icon; alone as well (OR-19.2)."""
    cards = list(range(len(t.box.content.districts)))
    s.cards = sorted(t.dice.pick(cards) for _ in range(t.box.districts))
    s.gold = [t.box.content.setup.district_gold] * len(s.cards)
    for card in s.cards:
        for colour in t.box.content.districts[card].icons:
            s.stock[colour] += 1


def _stack_discs(t: T, s: State) -> None:
    """OR-2.14, OR-20.3: on the start spaces in turn order, the first player at the bottom."""
    order = [(s.first + n) % t.seats for n in range(t.seats)]
    if t.box.options.start_stack == "first_top":
        order.reverse()
    s.piles = [list(order) for _ in range(3)]
    s.ranks = order + list(range(t.seats, len(s.war)))


def _roll_draft(t: T, s: State) -> None:
    """OR-2.18: two dice of each colour, none showing 6; OR-19.4: alone one of each."""
    each = 1 if t.box.solo else 2
    s.draft = sorted(colour * 6 + t.dice.below(5) for colour in range(FIVE) for _ in range(each))
    s.supply = [count - each for count in s.supply]
    s.phase = SOLO_DROP if t.box.solo else DRAFT


# -- the draft --------------------------------------------------------------------------


def drafting(t: T, s: State) -> Turn:
    """D-1, D-2: one die a turn."""
    if s.phase == SOLO_DROP:
        yield from _drop(t, s)
    else:
        yield from _pick(t, s)


def picker(t: T, s: State) -> int:
    """Clockwise from the first player, then back from the last (OR-2.18)."""
    picked = sum(len(home) for home in s.home)
    n = picked if picked < t.seats else 2 * t.seats - 1 - picked
    return (s.first + n) % t.seats


def _pick(t: T, s: State) -> Turn:
    me = s.active = picker(t, s)
    clause = "OR-19.4" if t.box.solo else "OR-2.18"

    def barred(die: int) -> Refusal | None:
        return None if die in s.draft else Refusal(clause, "not-rolled")

    die = yield t.ask(me, t.box.DRAFT, list(dict.fromkeys(s.draft)), clause, barred)
    s.draft.remove(die)
    s.home[me].append(die)
    s.home[me].sort()
    t.tell("drafted", seat=me, worker=t.box.worker(die))
    if sum(map(len, s.home)) == t.box.content.setup.citizens * t.seats:
        _begin(t, s)


def _drop(t: T, s: State) -> Turn:
    """OR-19.4: the two highest dice go; of equal ones you choose which."""
    highest = max(die % 6 for die in s.draft)

    def barred(die: int) -> Refusal | None:
        if die not in s.draft:
            return Refusal("OR-19.4", "not-rolled")
        return None if die % 6 == highest else Refusal("OR-19.4", "not-highest")

    die = yield t.ask(0, t.box.DRAFT, list(s.draft), "OR-19.4", barred)
    s.draft.remove(die)
    s.supply[die // 6] += 1
    t.tell("dropped", seat=0, worker=t.box.worker(die))
    if len(s.draft) == FIVE - 2:
        s.phase = SOLO_DRAFT


def _begin(t: T, s: State) -> None:
    """OR-20.4: dice that nobody chose return to the supply."""
    for die in s.draft:
        s.supply[die // 6] += 1
    s.draft = []
    s.active = s.first
    s.phase = PLAY
    t.tell("round", round=1)
