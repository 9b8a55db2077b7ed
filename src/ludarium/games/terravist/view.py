"""What a seat sees of a game of Terravist."""

from __future__ import annotations

import msgspec

from ludarium.games.terravist import forecast
from ludarium.games.terravist.box import Box
from ludarium.games.terravist.chaining import LONGEST
from ludarium.games.terravist.dice_box import may_reroll
from ludarium.games.terravist.lodging import ground_of
from ludarium.games.terravist.paying import next_kind, payments
from ludarium.games.terravist.printed import CardView
from ludarium.games.terravist.secrets import knows
from ludarium.games.terravist.state import FIRST, ROUNDS, SECOND, State
from ludarium.games.terravist.terms import TOKENS
from ludarium.games.terravist.view_of_boards import BoardView, CreatureView, SeamView, board, creature, seams
from ludarium.games.terravist.view_of_players import (
    HandView,
    PlayerView,
    PositionView,
    hand_card,
    player,
    position,
    sees,
)
from ludarium.games.terravist.view_of_rounds import DieView, GoalView, WeatherView, dice, goal, weather
from ludarium.games.terravist.vocabulary import ANY
from ludarium.table.phrase import Phrase
from ludarium.table.table import Table

T = Table[Box]


SHOWN_PAYMENTS = 6


class TerravistBoard(msgspec.Struct, frozen=True):
    phase: int
    round: int
    turn: int
    turns: int  # of this round
    lengths: list[int]
    last_turn: bool
    parent: int
    active: int  # whose go it is, -1 for nobody's
    action: int  # 1 or 2 of its go, 0 outside
    cheat: str
    overlay: bool  # a creature between two boards occupies both niches
    boards: list[BoardView]
    seams: list[SeamView]
    free: list[int]  # cells where a board could be linked
    creatures: list[CreatureView]
    cards: list[CardView]  # all that are named in this view
    tray: list[int]
    deck: int
    discard: list[int]
    unseen: list[int]  # how many cards of each level this seat has not seen
    dice: list[DieView]
    rerollable: bool
    chances: list[float]  # of at least one die with each face, were the used ones rolled now
    goals: list[GoalView | None]
    weather: int
    weather_played: list[WeatherView]
    pile: int
    top_known: list[PositionView]  # the pile's top cards, where this seat put them there
    players: list[PlayerView]
    hand: list[HandView]
    looked: list[int]  # drawn by this seat, to be kept or discarded
    looking: int  # how many somebody is looking at
    offered: list[PositionView]
    due: list[int]  # of what is being paid: L0 L1 L2 L3 H (-1: handed in), any, eggs
    payments: list[list[int]]  # how this seat might pay that, by kind, the cheapest first
    chain: list[int]
    longest: int  # targets of a chain
    acting: Phrase | None
    acting_number: int
    acting_text: Phrase | None  # what its ability says
    choices: list[Phrase]  # the alternatives it offers
    tokens: list[Phrase]


def view(t: T, s: State, seat: int | None) -> TerravistBoard:
    box = t.box
    ground = ground_of(box, s)
    players = [player(box, s, seat, other) for other in range(t.seats)]
    creatures = [creature(t, s, seat, place) for place, card in enumerate(s.at) if card >= 0]
    mine = seat is not None and s.looker == seat
    return TerravistBoard(
        phase=s.phase,
        round=s.round,
        turn=s.turn,
        turns=box.lengths[s.round],
        lengths=list(box.lengths),
        last_turn=s.turn == box.lengths[s.round] - 1,
        parent=s.parent,
        active=(s.parent + s.gone) % t.seats if s.phase in (FIRST, SECOND) else -1,
        action={FIRST: 1, SECOND: 2}.get(s.phase, 0),
        cheat=s.cheat,
        overlay=box.overlay,
        boards=[board(box, s, habitat) for habitat in box.boards],
        seams=seams(box, s, ground),
        free=list(ground.free) if len(s.laid) < len(box.boards) else [],
        creatures=creatures,
        cards=_cards(box, s, seat, players, creatures),
        tray=list(s.tray),
        deck=len(s.deck),
        discard=list(s.discard),
        unseen=_unseen(box, s, seat),
        dice=dice(box, s),
        rerollable=may_reroll(s),
        chances=forecast.chances(box, s),
        goals=[goal(box, s, round_) for round_ in range(ROUNDS)],
        weather=len(s.weather),
        weather_played=[weather(box, card) for card in s.weather_gone],
        pile=len(s.pile) + len(s.top),
        top_known=_top(box, s, seat),
        players=players,
        hand=[hand_card(box, s, seat, card) for card in s.hands[seat]] if seat is not None else [],
        looked=list(s.looked) if mine else [],
        looking=len(s.looked) + len(s.offered),
        offered=[position(box, s, s.looker, card) for card in s.offered] if mine else [],
        due=list(s.due),
        payments=_payments(s, seat),
        chain=list(s.chain),
        longest=LONGEST,
        acting=box.acting(s.acting),
        acting_number=s.acting,
        acting_text=box.printed.acting(s.acting),
        choices=box.printed.choices(s.acting),
        tokens=[box.token(kind) for kind in range(len(TOKENS))],
    )


def _cards(
    box: Box, s: State, seat: int | None, players: list[PlayerView], creatures: list[CreatureView]
) -> list[CardView]:
    shown = {*s.tray, *s.discard, *s.chain, *(one.card for one in creatures)}
    for other in players:
        shown.update(other.hand_known)
    for one in creatures:
        shown.update(one.tucked_known)
    if seat is not None:
        shown.update(s.hands[seat])
        if s.looker == seat:
            shown.update(s.looked)
    return [box.printed.cards[card] for card in sorted(shown)]


def _payments(s: State, seat: int | None) -> list[list[int]]:
    """Ways in which this seat could hand in what is due, were it the one that pays."""
    if seat is None or not s.due or next_kind(s.due) == ANY:
        return []
    return payments(s.tokens[seat], s.due)[:SHOWN_PAYMENTS]


def _unseen(box: Box, s: State, seat: int | None) -> list[int]:
    """By level: the cards this seat can't place; so what a hunt may turn up."""
    counts = [0] * 4
    hidden = [*s.deck, *(card for tucked in s.tucked for card in tucked if not knows(s, seat, card))]
    for owner, hand in enumerate(s.hands):
        hidden += [card for card in hand if not sees(box, s, seat, owner, card)]
    if s.looker != seat:
        hidden += s.looked
    for card in hidden:
        counts[box.level[card] - 1] += 1
    return counts


def _top(box: Box, s: State, seat: int | None) -> list[PositionView]:
    if seat is None or s.top_known != seat:
        return []
    return [position(box, s, seat, card) for card in s.top]
