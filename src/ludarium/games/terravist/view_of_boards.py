"""What a seat sees of boards, the seams between them, and the creatures that live there."""

from __future__ import annotations

import msgspec

from ludarium.games.terravist import forecast
from ludarium.games.terravist.box import Box
from ludarium.games.terravist.chaining import fires, links_of
from ludarium.games.terravist.developing import cost_of
from ludarium.games.terravist.lodging import ground_of, is_open
from ludarium.games.terravist.places import Ground
from ludarium.games.terravist.printed import NicheView, cost_list
from ludarium.games.terravist.secrets import knows
from ludarium.games.terravist.state import ROUNDS, State
from ludarium.games.terravist.terms import HABITATS
from ludarium.games.terravist.texts import cost_text
from ludarium.table.phrase import Phrase
from ludarium.table.table import Table

T = Table[Box]


class BoardView(msgspec.Struct, frozen=True):
    """A habitat board; laid out or still aside."""

    habitat: int
    id: str
    name: Phrase
    text: Phrase
    cell: int  # y * 9 + x, the first board in the middle at 40; -1 aside
    starting: bool
    developer: int  # seat, -1
    cost: list[int]  # L0 L1 L2 L3 H, any, eggs: what developing it costs now
    cost_text: Phrase
    bonus: int
    niches: list[NicheView]
    moves: list[
        tuple[int, list[int]]
    ]  # cells where it would draw creatures between boards, and from which niches


class SeamView(msgspec.Struct, frozen=True):
    """A place between two linked boards, and the niches that face each other there."""

    place: int
    niches: tuple[int, int]
    boards: tuple[int, int]
    open: bool


class CreatureView(msgspec.Struct, frozen=True):
    place: int  # a niche, or a seam when it lies between two boards
    card: int
    owner: int
    eggs: int
    tucked: int  # how many cards lie under it
    tucked_known: list[int]  # those of them this seat knows
    starves: bool  # it would be lost if the round ended now
    raiders: list[
        int
    ]  # rivals whose tokens and eggs would do for stealing its niche, the thief's own cost aside
    toll: list[int]  # what that costs a rival besides the card
    boards: list[int]  # where it lives
    links: list[int]  # where a chain may go from here
    fires: bool  # in a chain of this seat; otherwise it is a silent link
    works: bool  # it fires, and something would come of it now


def board(box: Box, s: State, habitat: int) -> BoardView:
    laid = habitat in s.laid
    before = s.laid.index(habitat) - 1 if laid else len(s.laid) - 1
    starting = before < 0 and laid
    cost = (
        cost_of(box, s, habitat) if s.laid and not laid else box.development(s.cheat, habitat, max(before, 0))
    )
    text = box.printed.boards[habitat]
    assert text is not None
    return BoardView(
        habitat=habitat,
        id=HABITATS[habitat],
        name=box.board(habitat),
        text=text,
        cell=s.cells[habitat],
        starting=starting,
        developer=s.developer[habitat],
        cost=cost_list(cost),
        cost_text=cost_text(cost),
        bonus=0 if starting else box.bonus(s.cheat, habitat, max(before, 0)),
        niches=box.printed.niches[habitat],
        moves=forecast.moves(box, s, habitat),
    )


def seams(box: Box, s: State, ground: Ground) -> list[SeamView]:
    return [
        SeamView(seam, ground.halves[seam], box.niches.pair(seam), is_open(box, s, ground, seam))
        for seam in ground.seams
    ]


def creature(t: T, s: State, seat: int | None, place: int) -> CreatureView:
    box = t.box
    known = [card for card in s.tucked[place] if knows(s, seat, card)]
    bits = ground_of(box, s).bits[place]
    return CreatureView(
        place=place,
        card=s.at[place],
        owner=s.owner[place],
        eggs=s.eggs[place],
        tucked=len(s.tucked[place]),
        tucked_known=known,
        starves=not s.eggs[place] and s.round < ROUNDS - 1,
        raiders=forecast.raiders(t, s, place),
        toll=forecast.toll(s, place),
        boards=[habitat for habitat in box.boards if bits >> habitat & 1],
        links=links_of(box, s, place),
        fires=seat is not None and fires(box, s, seat, place),
        works=forecast.works(t, s, seat, place),
    )
