"""What a seat sees of a game of Origins: everything that lies open, and what follows from it (OR-1.8)."""

from __future__ import annotations

from ludarium.games.origins.board import (
    CardView,
    DieView,
    EndView,
    KindView,
    MeterView,
    OriginsBoard,
    SlotView,
    SoloView,
    StackView,
    TempleView,
    WarView,
    ZoneView,
)
from ludarium.games.origins.box import Box
from ludarium.games.origins.buying import price
from ludarium.games.origins.citizens import die_price
from ludarium.games.origins.districts import worth
from ludarium.games.origins.goods import can_pay
from ludarium.games.origins.grammar import COLOURS
from ludarium.games.origins.ground import REACH
from ludarium.games.origins.player import player
from ludarium.games.origins.round_end import leader
from ludarium.games.origins.score import CONDITIONS, FEW_COLOURS, conditions, next_step_points
from ludarium.games.origins.state import HOLE, NOBODY, WORKER_OF, State
from ludarium.games.origins.war import aries_points, attack_points
from ludarium.games.origins.wording import say_effect
from ludarium.table.table import Table
from ludarium.table.zones import EVERYBODY, Zone
from ludarium.table.zones import NOBODY as HIDDEN

T = Table[Box]


def zones(t: T, s: State) -> list[Zone]:
    """The tiles still face down are all that is hidden, and only their order: the state holds them sorted."""
    stacks = [
        Zone(f"stack-{COLOURS[c]}", pile, HIDDEN, f"stack-{COLOURS[c]}") for c, pile in enumerate(s.stacks)
    ]
    bottoms = [
        Zone(f"bottom-{COLOURS[c]}", pile, EVERYBODY, ordered=True) for c, pile in enumerate(s.bottoms)
    ]
    return [*stacks, *bottoms]


def redeal(t: T, s: State, seat: int) -> None:
    """Nothing to deal: which tiles lie face down everybody can work out, and their order is still to be rolled."""


def view(t: T, s: State, seat: int | None) -> OriginsBoard:
    """Every seat sees the same (OR-1.8)."""
    box = t.box
    return OriginsBoard(
        phase=s.phase,
        round=s.round,
        first=s.first,
        active=s.active,
        draft=list(s.draft),
        zones=[_zone(t, s, zone) for zone in range(5)],
        row=[_slot(t, s, slot) for slot in range(len(box.content.board.building_row_wisdom))],
        stacks=[
            StackView(s.tops[c], len(s.stacks[c]), list(s.stacks[c]), list(s.bottoms[c])) for c in range(5)
        ],
        dice=[_die(t, s, slot) for slot in range(len(s.citizens))],
        supply=list(s.supply),
        speakers=list(s.speakers),
        cards=[_card(t, s, i) for i in range(len(s.cards))],
        stock=list(s.stock),
        temples=[_temple(t, s, temple) for temple in range(3)],
        war=_war(t, s),
        players=[player(t, s, other) for other in range(t.seats)],
        end=_end(t, s),
        visit=list(s.visit),
        tile=s.tile,
        closing=s.closing,
        careful=bool(s.careful),
        kinds=_kinds(box),
        zodiac=[row.id for row in box.content.zodiac],
        agora=say_effect(box.content.agora[box.options.agora_effect], box.content.kinds),
        solo=_solo(t) if box.solo else None,
        reach=REACH,
    )


def _kinds(box: Box) -> list[KindView]:
    content = box.content
    return [
        KindView(
            id=id,
            name=box.kind(kind),
            colour=content.colours[kind],
            stone=content.stone[kind],
            says=say_effect(content.effects[kind], content.kinds),
            copies=content.copies[kind],
        )
        for kind, id in enumerate(content.kinds)
    ]


def _zone(t: T, s: State, zone: int) -> ZoneView:
    content, steps = t.box.content, t.box.options.war_action_steps
    return ZoneView(
        bonus=s.bonus[zone],
        ship=s.ships[zone],
        next_ship=s.ships[zone] % 6 + 1,
        workers=[(code // WORKER_OF, code % WORKER_OF) for code in s.zones[zone]],
        upper=say_effect(content.uppers[zone], content.kinds, steps),
        lower=say_effect(content.lowers[zone], content.kinds, steps),
        bonus_says=say_effect(content.bonuses[s.bonus[zone]], content.kinds, steps),
    )


def _slot(t: T, s: State, slot: int) -> SlotView:
    wisdom = t.box.content.board.building_row_wisdom[slot]
    kind = s.row[slot] if slot < len(s.row) else HOLE
    if kind == HOLE:
        return SlotView(HOLE, wisdom, [0] * t.seats, [False] * t.seats)
    prices = [price(t, s, seat, kind) for seat in range(t.seats)]
    payable = [can_pay(s, seat, *prices[seat]) for seat in range(t.seats)]
    return SlotView(kind, wisdom, [sum(pair) for pair in prices], payable)


def _die(t: T, s: State, slot: int) -> DieView:
    printed = t.box.content.board.citizen_row_wisdom[slot]
    prices = [die_price(t, s, seat, slot) for seat in range(t.seats)]
    payable = [can_pay(s, seat, wisdom=prices[seat]) for seat in range(t.seats)]
    return DieView(s.citizens[slot], printed, prices, payable)


def _card(t: T, s: State, i: int) -> CardView:
    card = t.box.content.districts[s.cards[i]]
    now = [worth(t, s, seat, i) for seat in range(t.seats)]
    return CardView(s.cards[i], card.id, card.pattern, card.first, card.later, s.gold[i], now)


def _temple(t: T, s: State, temple: int) -> TempleView:
    steps, pile = s.steps[temple], s.piles[temple]
    return TempleView(
        values=t.box.temples[temple],
        steps=list(steps),
        pile=list(pile),
        zodiac=s.zodiac[temple],
        holder=s.holders[temple],
        leader=leader(pile, steps) if max(steps) else NOBODY,
        next=[next_step_points(t, s, seat, temple) for seat in range(t.seats)],
    )


def _war(t: T, s: State) -> WarView:
    board = t.box.content.board
    return WarView(
        spaces=list(s.war),
        ranks=list(s.ranks),
        thresholds=board.war.thresholds,
        rewards=[say_effect(effect, t.box.content.kinds) for effect in t.box.content.rewards],
        retreats=t.box.retreats,
        attack=[attack_points(t, s, seat) + aries_points(t, s, seat) for seat in range(t.seats)],
        leader=s.first if t.box.solo else leader(s.ranks, s.war),
        last_points=board.war.last_vp,
    )


def _end(t: T, s: State) -> EndView:
    tops = [sum(s.steps[i][seat] >= t.box.tops[i] for i in range(3)) for seat in range(t.seats)]
    met = [] if t.box.solo else [id for id, holds in zip(CONDITIONS, conditions(t, s), strict=True) if holds]
    return EndView(
        meters=[] if t.box.solo else _meters(t, s, tops),
        lacked=[colour for colour in range(5) if s.lacked >> colour & 1],
        tops=tops,
        met=met,
        rounds=t.box.content.setup.solo.rounds if t.box.solo else 0,
    )


def _meters(t: T, s: State, tops: list[int]) -> list[MeterView]:
    """In the order of CONDITIONS."""
    colours = sum(map(bool, s.stock))
    return [
        MeterView("temples", 3 - max(tops), 3),
        MeterView("gold", sum(s.gold), t.box.content.setup.district_gold * len(s.cards)),
        MeterView("towers", max(0, colours - FEW_COLOURS), 5 - FEW_COLOURS),
        MeterView("dice", 0 if s.lacked else min(s.supply), t.box.dice),
    ]


def _solo(t: T) -> SoloView:
    solo = t.box.content.setup.solo
    wishes = [COLOURS.index(wish) if wish else NOBODY for wish in solo.wishes]
    return SoloView(solo.goal, wishes, solo.wish_vp)
