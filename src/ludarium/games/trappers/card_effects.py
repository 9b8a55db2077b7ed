"""What Artifacts do with dice and cards: set, rolled again, drawn, looked at."""

from __future__ import annotations

from ludarium.games.trappers import decks, drawing, quests
from ludarium.games.trappers.box import Box
from ludarium.games.trappers.dice import throw
from ludarium.games.trappers.files import OpRow
from ludarium.games.trappers.quest_cards import DECKS
from ludarium.games.trappers.state import State
from ludarium.table.table import Table, Turn

T = Table[Box]


def set_die(t: T, s: State, me: int, row: OpRow) -> Turn:
    if row.value:
        s.now.die = row.value
    else:
        face = yield t.ask(me, t.box.FACE, range(6), "TR-22.2")
        s.now.die = face + 1
    t.tell("die-set", seat=me, n=s.now.die)


def reroll(t: T, s: State, me: int, row: OpRow) -> Turn:
    """The second result counts, for losses too."""
    if row.die == "own":
        s.now.die = throw(t)
        t.tell("rolled-again", seat=me, n=s.now.die)
    else:
        s.now.other = throw(t)
        t.tell("rolled-again", seat=s.now.foe, n=s.now.other)
    yield from ()


def draw_artifact(t: T, s: State, me: int, row: OpRow) -> Turn:
    for _ in range(row.n):
        drawing.draw_artifact(t, s, me)
    yield from ()


def draw_quest(t: T, s: State, me: int, row: OpRow) -> Turn:
    if row.deck == "choice":
        yield from drawing.draw_quest(t, s, me, "TR-8.4")
    elif decks.size(s.decks[DECKS.index(row.deck)]):
        yield from quests.make_room(t, s, me, DECKS.index(row.deck), "TR-18.3", may_cancel=False)
        yield from quests.take(t, s, me, DECKS.index(row.deck))


def peek(t: T, s: State, me: int, row: OpRow) -> Turn:
    number = decks.ARTIFACTS if row.deck == "artifacts" else DECKS.index(row.deck)
    seen = decks.peek(t, s.decks[number], me, row.n)
    name = t.box.artifact if number == decks.ARTIFACTS else t.box.quest
    t.tell("peeked", seat=me, n=len(seen), private={me: {"cards": [name(card) for card in seen]}})
    yield from ()
