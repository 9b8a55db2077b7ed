"""What of the view lies before a Trapper: its tracks, its Quests, how many Artifacts."""

from __future__ import annotations

import msgspec

from ludarium.games.trappers import build, wording
from ludarium.games.trappers.box import Box
from ludarium.games.trappers.ground import CLANS
from ludarium.games.trappers.reputation import effective, points
from ludarium.games.trappers.state import MASK, PUBLIC, Held, State
from ludarium.games.trappers.wording import BoxView
from ludarium.table.phrase import Phrase
from ludarium.table.table import Table

T = Table[Box]


class HeldView(msgspec.Struct, frozen=True):
    """A Quest in hand, with its progress."""

    quest: int
    name: Phrase
    deck: str
    vp: int
    task: Phrase
    reward: Phrase
    boxes: list[BoxView]
    have: int  # boxes marked, or how much of the state holds
    need: int
    since: int
    deadline: int  # the round at whose end it fails, or 0


class TrapperView(msgspec.Struct, frozen=True):
    seat: int
    colour: int  # -1 while not chosen
    name: Phrase | None
    hex: str
    cell: int  # -1 off the board
    facing: int  # n e s w = 0 … 3; 4 upside down
    zeff: int
    residents: int
    rep: list[int]  # base Reputation with clan 1 … 6
    effective: list[int]  # what counts: the Mimic's is higher
    form: int
    points: int
    duels: int
    cities: int
    quests: int
    beaten: list[int]  # seats marked on "Victories"
    stock: int  # tiles left
    income: int
    artifacts: int  # how many
    known: list[int]  # which of them this viewer knows
    held: list[HeldView]
    marks: list[int]  # cells with its marker
    raided: list[int]  # clans whose Wasteland it may not raid any more this round
    misses: bool  # its next turn


def trapper(t: T, s: State, seat: int, viewer: int | None) -> TrapperView:
    box, colour = t.box, s.colours[seat]
    chosen = colour >= 0
    return TrapperView(
        seat=seat,
        colour=colour,
        name=box.colour(colour) if chosen else None,
        hex=box.content.trappers[colour].hex if chosen else "",
        cell=s.cell[seat],
        facing=s.facing[seat],
        zeff=s.zeff[seat],
        residents=s.people[seat],
        rep=s.rep[seat][1:],
        effective=[effective(t, s, seat, clan) for clan in range(1, CLANS + 1)],
        form=s.form[seat],
        points=points(s, seat),
        duels=s.duels[seat],
        cities=s.cities[seat],
        quests=s.quests[seat],
        beaten=_bits(s.beaten[seat]),
        stock=build.stock(s, seat),
        income=build.income(s, seat),
        artifacts=_count(s, seat),
        known=_known(t, s, seat, viewer),
        held=[_held(t, s, seat, held) for held in s.held[seat]],
        marks=_bits(s.marks[seat] | s.robbed[seat]),
        raided=_bits(s.raided[seat]),
        misses=bool(s.miss[seat]),
    )


def _bits(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def _count(s: State, seat: int) -> int:
    """TR-19.4: the number is public, what is set aside included."""
    return len(s.hands[seat]) + (len(s.aside) if s.order[s.at] == seat else 0)


def _known(t: T, s: State, seat: int, viewer: int | None) -> list[int]:
    """Cards that came from places this viewer knew: of spectators, those that all know."""
    wanted = PUBLIC if viewer is None else 1 << viewer
    return [] if viewer == seat else [code >> MASK for code in s.hands[seat] if code & wanted == wanted]


def _held(t: T, s: State, seat: int, held: Held) -> HeldView:
    quest = t.box.quests[held.quest]
    boxes = wording.boxes(t.box, quest, held.marks)
    have, need = wording.progress(t, s, seat, held)
    late = quest.row.deadline_rounds
    return HeldView(
        quest=held.quest,
        name=t.box.quest(held.quest),
        deck=quest.row.deck,
        vp=quest.vp,
        task=wording.task(t.box, quest),
        reward=wording.reward(t.box, quest),
        boxes=boxes,
        have=have,
        need=need,
        since=held.since,
        deadline=held.since + late if late else 0,
    )
