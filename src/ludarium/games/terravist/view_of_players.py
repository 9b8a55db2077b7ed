"""What a seat sees of players: tokens, cards it may know, positions, the score so far."""

from __future__ import annotations

import msgspec

from ludarium.games.terravist import forecast
from ludarium.games.terravist.box import Box
from ludarium.games.terravist.measures import smile_of
from ludarium.games.terravist.score import open_lines
from ludarium.games.terravist.secrets import knows
from ludarium.games.terravist.state import OVER, State
from ludarium.table.phrase import Phrase
from ludarium.table.table import Table

T = Table[Box]


class PositionView(msgspec.Struct, frozen=True):
    card: int
    id: str
    name: Phrase
    text: Phrase
    worth: int  # as things stand
    reached: int  # of what it counts; 0 where it counts several things
    next: int  # the next number that is worth more, 0 for none
    next_worth: int


class HandView(msgspec.Struct, frozen=True):
    """An own card, and whether it could be settled now."""

    card: int
    status: str  # playable, wild (by pairs of tokens), full (no place to be had), dear, homeless
    pairs: int  # how many pairs it would take
    short: int  # how many tokens are missing


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    tokens: list[int]
    hand: int
    hand_known: list[int]  # cards of that hand this seat knows
    positions: int
    positions_known: list[PositionView]
    creatures: int
    eggs: int
    developed: int
    lines: dict[str, int]  # the score so far: the five open lines, and positions where they are known
    total: int


def player(box: Box, s: State, seat: int | None, other: int) -> PlayerView:
    lines = open_lines(box, s, other)
    seen = seat == other or box.options.open_hands or s.phase == OVER
    positions = [position(box, s, other, card) for card in s.positions[other]] if seen else []
    if seen:
        lines["positions"] = sum(one.worth for one in positions)
    return PlayerView(
        seat=other,
        tokens=list(s.tokens[other]),
        hand=len(s.hands[other]),
        hand_known=[card for card in s.hands[other] if sees(box, s, seat, other, card)],
        positions=len(s.positions[other]),
        positions_known=positions,
        creatures=s.owner.count(other),
        eggs=lines["eggs"],
        developed=s.developer.count(other),
        lines=lines,
        total=sum(lines.values()),
    )


def sees(box: Box, s: State, seat: int | None, owner: int, card: int) -> bool:
    """A card of that hand."""
    return box.options.open_hands or owner == seat or knows(s, seat, card)


def position(box: Box, s: State, seat: int, card: int) -> PositionView:
    row = box.content.positions[card]
    reached, (following, worth) = forecast.progress(box, s, seat, card)
    return PositionView(
        card=card,
        id=row.id,
        name=box.position(card),
        text=box.printed.positions[card],
        worth=smile_of(box, s, seat, card),
        reached=reached,
        next=following,
        next_worth=worth,
    )


def hand_card(box: Box, s: State, seat: int, card: int) -> HandView:
    status, pairs, short = forecast.status(box, s, seat, card)
    return HandView(card, status, pairs, short)
