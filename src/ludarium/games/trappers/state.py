"""What lies on the table of a game of Трапперы."""

from __future__ import annotations

import msgspec

from ludarium.table.dice import Dice

# Phases: the set-up, the start of a round, a Trapper's turn, the end.
COLOURS, ENTRY, ROUND, TURN, OVER = range(5)

NO_TILE = -1  # else 2 * owner + side
FACTORY, CITY = range(2)

MASK = 5  # bits of a card's code that say who knows it: code = card << MASK | seats; the fifth: everybody has seen it
PUBLIC = 1 << 4


class Deck(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """A face-down deck, from the top: cards somebody has peeked at, cards in an order nobody knows, cards put under it.

    `over` and `under` hold codes in their order; `mass` holds cards, sorted.
    """

    over: list[int]
    mass: list[int]
    under: list[int]


class Held(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """A Quest in hand. `marks`: the bits of its boxes, clans or cells; of a task that counts, how often."""

    quest: int
    since: int  # the round it was taken in
    marks: int = 0


class Now(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """What is remembered of the turn under way."""

    mp: int = 0  # movement points left
    total: int = 0
    moving: int = 0  # 1 in the Movement phase
    spent: int = 0  # 1 when a movement point was spent
    stopped: int = 0  # 1 when a cell has ended the movement (TR-5.9)
    entered: int = 0  # 1 when the rover came to its cell this turn
    chasms: int = 0  # chasms that may still be crossed
    place: int = -1  # what the cell is for its visitor, fixed when the movement ends (TR-6.11)
    line: int = 0  # the line chosen there (TR-6.3)
    did: int = 0  # bits of what was done
    used: int = 0  # bits of the Artifacts used this turn (TR-19.2)
    die: int = 0  # the own die of the roll under way
    other: int = 0  # the opponent's
    fight: int = -1  # the raid under way; a duel: DUEL
    foe: int = -1  # in a duel
    dirty: int = 0  # 1 when Reputation or settlements have changed since Quests were looked at
    pushed: int = -1  # the seat whose rover an Artifact moves step by step


class State(msgspec.Struct, forbid_unknown_fields=True):
    """Flat lists by seat, by cell or by clan. A clan is 1 … 6; place 0 of a list by clan is nobody's, always 0."""

    dice: Dice
    order: list[int]  # seats in turn order
    colours: list[int]  # by seat; -1 while not chosen
    zeff: list[int]
    people: list[int]  # Residents
    rep: list[list[int]]  # base Reputation, by seat and clan
    form: list[int]  # Hypostasis
    duels: list[int]  # victory points, by where they come from
    cities: list[int]
    quests: list[int]
    beaten: list[int]  # bits of the seats that this seat has marked on its track "Victories"
    cell: list[int]  # -1 off the board
    facing: list[int]
    miss: list[int]  # 1: the next turn is missed
    tiles: list[int]  # by cell
    marks: list[int]  # by seat: bits of the cells with its marker
    robbed: list[int]  # by seat: bits of Capitals robbed, where robberies have markers of their own
    raided: list[int]  # by seat: bits of the clans whose Wasteland it has raided this round
    held: list[list[Held]]  # by seat: Quests, sorted
    hands: list[list[int]]  # by seat: Artifacts as codes, sorted
    mods: list[list[int]]  # by seat: lasting effects, the number of the op and until when (effects.py)
    decks: list[Deck]  # People's Quests, Old Ones' Quests, Artifacts
    foes: list[int]  # by clan: the clan it is at war with, or 0
    done: list[int] = []  # People's Quests that are out of the game
    aside: list[int] = []  # Artifacts (codes) chosen for a hand-in that isn't finished
    played: list[int] = []  # Artifacts (cards) whose effect is under way
    war: list[int] = msgspec.field(default_factory=lambda: [0, 0])  # the last war dice
    phase: int = COLOURS
    round: int = 0
    turn: int = 1  # 1 … 5
    at: int = 0  # index into order: whose turn it is; in the set-up, who comes next
    again: int = 0  # 1: the same Trapper has another turn after this one
    now: Now = msgspec.field(default_factory=Now)
    winner: int = -1
    reason: str = ""


def others(s: State, seat: int) -> list[int]:
    """All but this seat, in turn order from it on (TR-3.1)."""
    place = s.order.index(seat)
    return s.order[place + 1 :] + s.order[:place]
