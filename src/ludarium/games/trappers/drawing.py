"""Cards drawn by chance or by an effect: Artifacts, unseen by others (TR-8.3); Quests (TR-8.4)."""

from __future__ import annotations

from ludarium.games.trappers import decks, quests
from ludarium.games.trappers.box import Box
from ludarium.games.trappers.quest_cards import OLDS, PEOPLES
from ludarium.games.trappers.state import MASK, State
from ludarium.table.choice import Refusal
from ludarium.table.table import Table, Turn

T = Table[Box]


def draw_artifact(t: T, s: State, me: int) -> None:
    """The top Artifact, hidden; none if the deck is empty (TR-8.3)."""
    deck = s.decks[decks.ARTIFACTS]
    if not decks.size(deck):
        t.tell("no-artifacts-left", seat=me)
        return
    code = decks.draw(t, deck, me)
    s.hands[me] = sorted([*s.hands[me], code])
    if t.listening:
        card = {"card": t.box.artifact(code >> MASK), "number": code >> MASK}
        t.tell("artifact-drawn", seat=me, private={x: card for x in range(t.seats) if code >> x & 1})


def draw_quest(t: T, s: State, me: int, because: str) -> Turn:
    """TR-8.4: of the type that is named (D4), one of two going first if need be (D5)."""
    full = tuple(deck for deck in (PEOPLES, OLDS) if decks.size(s.decks[deck]))
    if not full:
        t.tell("no-quests-left", seat=me)
        return

    def empty(deck: int) -> Refusal | None:
        return None if deck in full else Refusal(because, "deck-empty")

    deck = yield t.ask(me, t.box.DECK, full, because, empty)
    yield from quests.make_room(t, s, me, deck, because, may_cancel=False)
    yield from quests.take(t, s, me, deck)
