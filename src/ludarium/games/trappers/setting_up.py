"""Set-up (TR-2): seating by lot, colours, decks, the places where the rovers come down."""

from __future__ import annotations

from ludarium.games.trappers.box import Box
from ludarium.games.trappers.dice import throw
from ludarium.games.trappers.ground import CLANS, FREE
from ludarium.games.trappers.printed import BUILDER, START_RESIDENTS, START_ZEFF
from ludarium.games.trappers.quest_cards import OLDS, PEOPLES
from ludarium.games.trappers.state import COLOURS, ENTRY, NO_TILE, ROUND, Deck, State
from ludarium.table.choice import Refusal
from ludarium.table.dice import Dice
from ludarium.table.phrase import Phrase
from ludarium.table.table import Table, Turn

T = Table[Box]


def setup(t: T, brings: object, key: bytes) -> State:
    """TR-2.1 … 2.6."""
    del brings
    dice = Dice(key)
    t.dice.take(dice)
    order = list(range(t.seats))
    t.dice.shuffle(order)  # TR-2.1
    t.tell("order", seats=[Phrase("seat-name", {"number": seat + 1}) for seat in order], order=order)
    later = t.box.options.late_seat_residents  # TR-21.2
    return State(
        dice=dice,
        order=order,
        colours=[-1] * t.seats,
        zeff=[START_ZEFF] * t.seats,
        people=[START_RESIDENTS + later * order.index(seat) for seat in range(t.seats)],
        rep=[[0] * (CLANS + 1) for _ in order],
        form=[BUILDER] * t.seats,  # TR-2.5
        duels=[0] * t.seats,
        cities=[0] * t.seats,
        quests=[0] * t.seats,
        beaten=[0] * t.seats,
        cell=[-1] * t.seats,
        facing=[FREE] * t.seats,
        miss=[0] * t.seats,
        tiles=[NO_TILE] * t.box.cells,
        marks=[0] * t.seats,
        robbed=[0] * t.seats,
        raided=[0] * t.seats,
        held=[[] for _ in order],
        hands=[[] for _ in order],
        mods=[[] for _ in order],
        decks=_decks(t),
        foes=[0] * (CLANS + 1),
    )


def _decks(t: T) -> list[Deck]:
    """TR-2.2: shuffled, so nobody knows an order: what is in them is drawn by dice."""
    box = t.box
    artifacts = [card.number for card in box.artifacts for _ in range(card.row.copies)]
    quests = [[quest.number for quest in box.quests if quest.deck == deck] for deck in (PEOPLES, OLDS)]
    return [Deck([], cards, []) for cards in (*quests, artifacts)]


def step(t: T, s: State) -> Turn:
    return colours(t, s) if s.phase == COLOURS else entries(t, s)


def colours(t: T, s: State) -> Turn:
    """TR-2.3, D1: in turn order each chooses a free colour; they differ in looks only."""
    me = s.order[s.at]

    def taken(colour: int) -> Refusal | None:
        if colour not in s.colours:
            return None
        return Refusal("TR-2.3", "colour-taken", other=s.colours.index(colour))

    colour = yield t.ask(me, t.box.COLOUR, range(4), "TR-2.3", taken)
    s.colours[me] = colour
    t.tell("colour-chosen", seat=me, colour=t.box.colour(colour), number=colour)
    s.at = (s.at + 1) % t.seats
    if s.at == 0:
        s.phase = ENTRY


def entries(t: T, s: State) -> Turn:
    """TR-2.7, TR-2.9: in turn order each rolls where its rover comes down; nothing happens there yet."""
    for seat in s.order:
        enter(t, s, seat)
    s.phase = ROUND
    yield from ()


def enter(t: T, s: State, seat: int) -> None:
    """White die and black die name the cell; upside down: any direction (TR-2.7, TR-2.8)."""
    white, black = throw(t), throw(t)
    cell = t.box.ground.crossing(white, black)
    s.cell[seat] = cell
    s.facing[seat] = FREE
    t.tell("entered", seat=seat, white=white, black=black, cell=cell, at=t.box.at(cell))
