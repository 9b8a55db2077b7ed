"""What a seat sees of a game of Прогеры (PG-17), field by field; and what is dealt anew when it imagines."""

from __future__ import annotations

from math import comb

import msgspec

from ludarium.games.progers import samples
from ludarium.games.progers.box import Box
from ludarium.games.progers.edits import begin
from ludarium.games.progers.printing import turned
from ludarium.games.progers.score import points
from ludarium.games.progers.state import HILLS, PLAY, State, pair
from ludarium.games.progers.terrain import Terrain
from ludarium.table import zones as table_zones
from ludarium.table.phrase import Phrase
from ludarium.table.table import Table
from ludarium.table.zones import EVERYBODY, NOBODY, Zone

T = Table[Box]


class LiftView(msgspec.Struct, frozen=True):
    platform: int
    heading: int
    lower: int  # -1 beyond the rim
    works: bool


class GroundView(msgspec.Struct, frozen=True):
    """The lie of the land; it doesn't change during play."""

    size: int
    height: tuple[int, ...]  # by cell
    hill: tuple[int, ...]  # by cell: number of its hill, -1 on the ground
    walls: list[tuple[int, int]]  # cell, heading: a stone wall on that side
    marks: tuple[int, ...]
    lifts: list[LiftView]
    corners: tuple[int, ...]


class BaseView(msgspec.Struct, frozen=True):
    cell: int
    colour: int
    labs: list[int]  # colours of rovers that deliver here


class RoverView(msgspec.Struct, frozen=True):
    seat: int
    colour: int  # -1 while not chosen
    cell: int  # -1 before it is put down
    heading: int
    hold: int  # tokens on board; nobody knows their types
    waiting: int  # the platform it waits to be lifted to, or -1
    delivered: list[int]  # by sample type
    points: int
    expected: float  # points the hold would bring on average, were it delivered now
    hand: int  # number of cards


class LoopView(msgspec.Struct, frozen=True):
    first: int
    span: int
    kind: int
    fresh: bool  # laid this turn


class RowView(msgspec.Struct, frozen=True):
    """An algorithm: each slot from the bottom card to the top one."""

    slots: list[list[int]]
    loops: list[LoopView]
    fresh: list[int]  # by slot: 1 if its top card was laid this turn


class CardView(msgspec.Struct, frozen=True):
    """A kind of card: how it is written, named and meant, and how many the deck has."""

    code: str
    name: Phrase
    effect: str
    times: int
    quarter: int
    count: int


class HillView(msgspec.Struct, frozen=True):
    """The hill that is to be laid next: for each quarter turn the (file, rank) of the cells it covers, of its
    marks, and of its walls and lifts with their heading, all from its south-west cell."""

    name: Phrase
    height: int
    shapes: list[list[tuple[int, int]]]
    marks: list[list[tuple[int, int]]]
    walls: list[list[tuple[int, int, int]]]
    lifts: list[list[tuple[int, int, int]]]


class ProgersBoard(msgspec.Struct, frozen=True):
    mode: str
    phase: int
    ground: GroundView
    bases: list[BaseView]
    samples: list[int]  # by cell: how many tokens lie there
    rovers: list[RoverView]  # by seat
    order: list[int]
    active: int  # seat whose turn it is, -1 in set-up
    row: RowView
    draft: RowView | None  # own unfinished edit; nobody else sees it
    hand: list[int]  # own cards that are not laid or thrown away; empty for spectators
    laid: list[int]  # own cards of the unfinished edit or exchange
    locks: list[tuple[int, int]]  # pairs of seats between whom no compensation is due
    deck: int
    discard: list[int]
    thrown: list[int]  # by seat: how many cards lie discarded face down (PG-20.42)
    undelivered: list[int]  # by sample type
    idle: int
    last_round: bool  # the target is reached, and the round is played out (PG-20.40)
    cards: list[CardView]
    colours: list[Phrase]
    types: list[Phrase]
    glyphs: list[str]
    target: int
    row_limit: int
    play_max: int
    hold_max: int
    next_hill: HillView | None


def zones(_t: T, s: State) -> list[Zone]:
    """Who sees which cards. Nobody knows the order of the draw pile: it is kept as a multiset."""
    hands = [Zone(f"hand-{seat}", hand, seat, "card") for seat, hand in enumerate(s.hands)]
    thrown = [Zone(f"thrown-{seat}", pile, seat, "card") for seat, pile in enumerate(s.thrown)]
    return [
        Zone("deck", s.deck, NOBODY, "card"),
        Zone("discard", s.discard, EVERYBODY, "card"),
        *hands,
        *thrown,
    ]


def redeal(t: T, s: State, seat: int) -> None:
    """The others' hands and the pile anew. Of another's unfinished edit or exchange this seat knows nothing: it
    stands at its beginning again."""
    draft = s.draft
    active = s.order[s.turn]
    if draft is not None and active != seat:
        s.hands[active] = sorted(s.hands[active] + draft.laid)
        begin(s)
    table_zones.redeal(t.dice, zones(t, s), seat)
    _forget_types(s)


def _forget_types(s: State) -> None:
    """PG-17.3: types that a referee wrote into the position are known to no seat."""
    for piles in (s.samples, s.holds):
        for place, pile in enumerate(piles):
            if pile & samples.ANY_KNOWN:
                for token in samples.tokens(pile):
                    if token != samples.UNKNOWN:
                        s.bag[samples.type_of(token)] += 1
                piles[place] = samples.unknown(samples.count(pile))


def view(t: T, s: State, seat: int | None) -> ProgersBoard:
    box = t.box
    mine = seat is not None and s.draft is not None and s.order[s.turn] == seat
    laid = list(s.draft.laid) if mine and s.draft else []
    return ProgersBoard(
        mode=box.options.mode,
        phase=s.phase,
        ground=_ground(box.land(s.ground)),
        bases=_bases(box, s),
        samples=[samples.count(pile) for pile in s.samples],
        rovers=[_rover(box, s, other) for other in range(t.seats)],
        order=list(s.order),
        active=s.order[s.turn] if s.phase >= PLAY else -1,
        row=RowView([list(slot) for slot in s.row], _loops(s.loops), [0] * len(s.row)),
        draft=_draft(s) if mine else None,
        hand=list(s.hands[seat]) if seat is not None else [],
        laid=laid,
        locks=[(a, b) for a in range(t.seats) for b in range(a + 1, t.seats) if s.locks & pair(a, b)],
        deck=len(s.deck),
        discard=list(s.discard),
        thrown=[len(pile) for pile in s.thrown],
        undelivered=undelivered(box, s),
        idle=s.idle,
        last_round=bool(s.ending),
        cards=_cards(box),
        colours=[box.colour(colour) for colour in range(4)],
        types=[box.type(type_) for type_ in range(4)],
        glyphs=[row.glyph for row in box.content.types],
        target=box.rules.target,
        row_limit=box.rules.row_limit,
        play_max=box.rules.play_max,
        hold_max=box.rules.hold,
        next_hill=_next_hill(box, s),
    )


def _ground(land: Terrain) -> GroundView:
    return GroundView(
        size=land.size,
        height=land.height,
        hill=land.hill,
        walls=[(side >> 2, side & 3) for side in land.walls],
        marks=land.marks,
        lifts=[LiftView(lift.platform, lift.heading, lift.lower, lift.works) for lift in land.lifts],
        corners=land.corners,
    )


def _bases(box: Box, s: State) -> list[BaseView]:
    everybody = list(range(4))
    return [
        BaseView(cell, colour, [c for c in everybody if not box.full or box.content.labs[colour][c]])
        for colour, cell in enumerate(s.bases)
        if cell >= 0
    ]


def _rover(box: Box, s: State, seat: int) -> RoverView:
    own = s.delivered[seat]
    return RoverView(
        seat=seat,
        colour=s.colours[seat],
        cell=s.at[seat],
        heading=s.facing[seat],
        hold=samples.count(s.holds[seat]),
        waiting=s.waits[seat],
        delivered=list(own),
        points=points(own),
        expected=round(expected(undelivered(box, s), own, samples.count(s.holds[seat])), 3),
        hand=len(s.hands[seat]) + (len(s.draft.laid) if s.draft and s.order[s.turn] == seat else 0),
    )


def undelivered(box: Box, s: State) -> list[int]:
    """PG-17.3: by subtraction everybody knows which types have not been delivered yet."""
    return [
        max(0, total - sum(own[type_] for own in s.delivered)) for type_, total in enumerate(box.mode.tokens)
    ]


def expected(left: list[int], own: list[int], k: int) -> float:
    """Points that k unknown tokens bring on average: each counts one, and a type not delivered before one more."""
    total = sum(left)
    if not k or k > total:
        return float(k)
    new = sum(1 - comb(total - left[t], k) / comb(total, k) for t in range(len(left)) if not own[t])
    return k + new


def _loops(loops: list[list[int]]) -> list[LoopView]:
    return [LoopView(loop[0], loop[1], loop[2], len(loop) > 3 and bool(loop[3])) for loop in loops]


def _draft(s: State) -> RowView:
    assert s.draft is not None
    return RowView([list(slot) for slot in s.draft.row], _loops(s.draft.loops), list(s.draft.fresh))


def _cards(box: Box) -> list[CardView]:
    return [
        CardView(row.code, box.card(kind), row.effect, row.times, row.quarter, box.mode.deck[kind])
        for kind, row in enumerate(box.content.cards)
    ]


def _next_hill(box: Box, s: State) -> HillView | None:
    if s.phase != HILLS or box.options.layout != "players" or s.placed >= len(box.mode.hills):
        return None
    hill = box.mode.hills[s.placed]
    blocks = [turned(hill, quarter) for quarter in range(4)]
    return HillView(
        name=box.hill(hill.id),
        height=hill.height,
        shapes=[[(x, y) for y in range(block.depth) for x in range(block.width)] for block in blocks],
        marks=[list(block.marks) for block in blocks],
        walls=[list(block.walls) for block in blocks],
        lifts=[list(block.lifts) for block in blocks],
    )
