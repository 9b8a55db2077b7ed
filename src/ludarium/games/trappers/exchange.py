"""With the People and the Old One (TR-10, TR-11): Quests taken, goods handed in, Artifacts sold or given away."""

from __future__ import annotations

from ludarium.games.trappers import decks, deeds, quests, theft
from ludarium.games.trappers.box import Box
from ludarium.games.trappers.deeds import Deed
from ludarium.games.trappers.here import not_here, own_marker
from ludarium.games.trappers.places import AT_OLD, AT_PEOPLE, DID_STEAL, PEACE
from ludarium.games.trappers.printed import ARTIFACT_VALUE
from ludarium.games.trappers.quest_cards import OLDS, PEOPLES
from ludarium.games.trappers.reputation import earn
from ludarium.games.trappers.state import MASK, State
from ludarium.table.choice import Refusal
from ludarium.table.table import Asking, Table, Turn

T = Table[Box]


def take_quest(t: T, s: State, me: int) -> Turn:
    """TR-10.1, TR-11.1."""
    deck, because = (PEOPLES, "TR-10.1") if s.now.place == AT_PEOPLE else (OLDS, "TR-11.1")
    if (yield from quests.make_room(t, s, me, deck, because, may_cancel=True)):
        s.marks[me] |= 1 << s.cell[me]
        s.now.line = PEACE
        yield from quests.take(t, s, me, deck)


def steal(t: T, s: State, me: int) -> Turn:
    """TR-11.4, TR-11.7: whom and in which clan, then the Artifact that is given for it."""
    target = yield from theft.choose(t, s, me, may_cancel=True)
    if target is None:
        return
    card = yield from _one_to_give(t, s, me)
    if card < 0:
        return
    put_away(t, s, me, card)
    s.now.did |= DID_STEAL
    s.now.line = PEACE
    theft.steal(t, s, me, *target)
    if quests.note(t, s, me, Deed(deeds.THEFT)) or s.now.dirty:
        yield from quests.settle(t, s)


def _one_to_give(t: T, s: State, me: int) -> Asking[int]:
    """A card of the hand; -1 when it is taken back. The only card there is needs no question."""
    if len(s.hands[me]) == 1:
        return s.hands[me][0] >> MASK

    def candidates() -> list[int]:
        return [*decks.cards(s.hands[me]), t.box.no_artifact]

    def barred(card: int) -> Refusal | None:
        if card == t.box.no_artifact or decks.has(s.hands[me], card):
            return None
        return Refusal("TR-19.4", "no-artifact")

    card = yield t.ask(me, t.box.GIVE, candidates, "TR-11.4", barred, always=True)
    return -1 if card == t.box.no_artifact else card


def put_away(t: T, s: State, me: int, card: int) -> None:
    """Face down under the deck; the others only see that it is one (TR-11.7, TR-19.7)."""
    code = decks.take_unseen(s.hands[me], card, me)
    s.decks[decks.ARTIFACTS].under.append(code)
    if t.listening:
        own = {"card": t.box.artifact(card), "number": card}
        t.tell("artifact-put-away", seat=me, private={x: own for x in range(t.seats) if code >> x & 1})


def sell(t: T, s: State, me: int, card: int) -> Turn:
    """TR-10.2."""
    put_away(t, s, me, card)
    earn(t, s, me, ARTIFACT_VALUE)
    s.now.line = PEACE
    t.tell("sold", seat=me, n=ARTIFACT_VALUE)
    if quests.note(t, s, me, Deed(deeds.SELL)):
        yield from quests.settle(t, s)


# -- why not ------------------------------------------------------------------


def no_quest(t: T, s: State, me: int) -> Refusal | None:
    """TR-10.1, TR-11.1."""
    if refused := not_here(s, AT_PEOPLE, AT_OLD):
        return refused
    at_people = s.now.place == AT_PEOPLE
    clause = "TR-10.1" if at_people else "TR-11.1"
    if refused := own_marker(t, s, me, s.marks, "quest", clause):
        return refused
    deck = s.decks[PEOPLES if at_people else OLDS]
    return None if decks.size(deck) else Refusal(clause, "deck-empty")


def no_sale(s: State, me: int, card: int) -> Refusal | None:
    """TR-10.2."""
    if refused := not_here(s, AT_PEOPLE):
        return refused
    return None if decks.has(s.hands[me], card) else Refusal("TR-19.4", "no-artifact")
