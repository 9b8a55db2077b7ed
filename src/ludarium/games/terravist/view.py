"""What a seat sees of a game of Terravist, and worlds that look the same to it."""

from __future__ import annotations

import msgspec

from ludarium.games.terravist import forecast
from ludarium.games.terravist.box import Box
from ludarium.games.terravist.chaining import LONGEST, fires, links_of
from ludarium.games.terravist.developing import cost_of
from ludarium.games.terravist.dice_box import may_reroll
from ludarium.games.terravist.lodging import ground_of, is_open
from ludarium.games.terravist.measures import measure, smile_of
from ludarium.games.terravist.paying import suggestion
from ludarium.games.terravist.places import Ground
from ludarium.games.terravist.printed import CardView, NicheView, cost_list
from ludarium.games.terravist.score import open_lines
from ludarium.games.terravist.secrets import knows
from ludarium.games.terravist.state import FIRST, OVER, ROUNDS, SECOND, State
from ludarium.games.terravist.terms import HABITATS, TOKENS
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


class DieView(msgspec.Struct, frozen=True):
    die: int
    kind: int
    name: str
    face: int  # 0 … 4, -1 in the used box
    faces: list[int]


class GoalView(msgspec.Struct, frozen=True):
    round: int
    id: str
    name: Phrase
    text: Phrase
    points: list[int]  # by rank
    measured: list[int]  # by seat, as things stand; of the rounds to come too
    would: list[int]  # by seat: what it would pay now, or has paid
    done: bool


class WeatherView(msgspec.Struct, frozen=True):
    card: int
    id: str
    name: Phrase
    text: Phrase


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
    suggestion: list[int]  # how this seat might pay that
    chain: list[int]
    longest: int  # targets of a chain
    acting: Phrase | None
    acting_number: int
    tokens: list[Phrase]


def view(t: T, s: State, seat: int | None) -> TerravistBoard:
    box = t.box
    ground = ground_of(box, s)
    players = [_player(box, s, seat, other) for other in range(t.seats)]
    creatures = [_creature(t, s, seat, place) for place, card in enumerate(s.at) if card >= 0]
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
        boards=[_board(box, s, habitat) for habitat in box.boards],
        seams=_seams(box, s, ground),
        free=list(ground.free) if len(s.laid) < len(box.boards) else [],
        creatures=creatures,
        cards=_cards(box, s, seat, players, creatures),
        tray=list(s.tray),
        deck=len(s.deck),
        discard=list(s.discard),
        unseen=_unseen(box, s, seat),
        dice=_dice(box, s),
        rerollable=may_reroll(s),
        chances=forecast.chances(box, s),
        goals=[_goal(box, s, round_) for round_ in range(ROUNDS)],
        weather=len(s.weather),
        weather_played=[_weather(box, card) for card in s.weather_gone],
        pile=len(s.pile) + len(s.top),
        top_known=_top(box, s, seat),
        players=players,
        hand=[_hand_card(box, s, seat, card) for card in s.hands[seat]] if seat is not None else [],
        looked=list(s.looked) if mine else [],
        looking=len(s.looked) + len(s.offered),
        offered=[_position(box, s, s.looker, card) for card in s.offered] if mine else [],
        due=list(s.due),
        suggestion=suggestion(s.tokens[seat], s.due) if s.due and seat is not None else [],
        chain=list(s.chain),
        longest=LONGEST,
        acting=box.acting(s.acting),
        acting_number=s.acting,
        tokens=[box.token(kind) for kind in range(len(TOKENS))],
    )


# -- boards and creatures -------------------------------------------------------------------


def _board(box: Box, s: State, habitat: int) -> BoardView:
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


def _seams(box: Box, s: State, ground: Ground) -> list[SeamView]:
    return [
        SeamView(seam, ground.halves[seam], box.niches.pair(seam), is_open(box, s, ground, seam))
        for seam in ground.seams
    ]


def _creature(t: T, s: State, seat: int | None, place: int) -> CreatureView:
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


def _cards(
    box: Box, s: State, seat: int | None, players: list[PlayerView], creatures: list[CreatureView]
) -> list[CardView]:
    shown = {*s.tray, *s.discard, *s.chain, *(one.card for one in creatures)}
    for player in players:
        shown.update(player.hand_known)
    for one in creatures:
        shown.update(one.tucked_known)
    if seat is not None:
        shown.update(s.hands[seat])
        if s.looker == seat:
            shown.update(s.looked)
    return [box.printed.cards[card] for card in sorted(shown)]


def _unseen(box: Box, s: State, seat: int | None) -> list[int]:
    """By level: the cards this seat can't place; so what a hunt may turn up."""
    counts = [0] * 4
    hidden = [*s.deck, *(card for tucked in s.tucked for card in tucked if not knows(s, seat, card))]
    for owner, hand in enumerate(s.hands):
        hidden += [card for card in hand if not _sees(box, s, seat, owner, card)]
    if s.looker != seat:
        hidden += s.looked
    for card in hidden:
        counts[box.level[card] - 1] += 1
    return counts


def _sees(box: Box, s: State, seat: int | None, owner: int, card: int) -> bool:
    """A card of that hand."""
    return box.options.open_hands or owner == seat or knows(s, seat, card)


# -- dice, goals, environment -------------------------------------------------------------------


def _dice(box: Box, s: State) -> list[DieView]:
    content = box.content
    return [
        DieView(die, kind, content.die_names[kind], s.faces[die], list(content.faces[kind]))
        for die, kind in enumerate(box.dice)
    ]


def _goal(box: Box, s: State, round_: int) -> GoalView | None:
    tile = s.goals[round_]
    if tile < 0:
        return None
    row = box.content.goals[tile]
    done = round_ < s.round or s.phase == OVER
    measured = [measure(box, s, seat, row.measure) for seat in range(box.seats)]
    points = box.content.points[round_]
    would = [own[round_] for own in s.points] if done else forecast.points_for(measured, points)
    return GoalView(
        round_, row.id, box.goal(tile), box.printed.goals[tile], list(points), measured, would, done
    )


def _weather(box: Box, card: int) -> WeatherView:
    return WeatherView(
        card, box.content.environment_rows[card].id, box.weather(card), box.printed.weather[card]
    )


# -- players ----------------------------------------------------------------------------------


def _player(box: Box, s: State, seat: int | None, other: int) -> PlayerView:
    lines = open_lines(box, s, other)
    seen = seat == other or box.options.open_hands or s.phase == OVER
    positions = [_position(box, s, other, card) for card in s.positions[other]] if seen else []
    if seen:
        lines["positions"] = sum(one.worth for one in positions)
    return PlayerView(
        seat=other,
        tokens=list(s.tokens[other]),
        hand=len(s.hands[other]),
        hand_known=[card for card in s.hands[other] if _sees(box, s, seat, other, card)],
        positions=len(s.positions[other]),
        positions_known=positions,
        creatures=s.owner.count(other),
        eggs=lines["eggs"],
        developed=s.developer.count(other),
        lines=lines,
        total=sum(lines.values()),
    )


def _position(box: Box, s: State, seat: int, card: int) -> PositionView:
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


def _top(box: Box, s: State, seat: int | None) -> list[PositionView]:
    if seat is None or s.top_known != seat:
        return []
    return [_position(box, s, seat, card) for card in s.top]


def _hand_card(box: Box, s: State, seat: int, card: int) -> HandView:
    status, pairs, short = forecast.status(box, s, seat, card)
    return HandView(card, status, pairs, short)
