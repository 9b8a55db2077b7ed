"""With the People and the Old One (TR-10, TR-11): Quests taken, goods handed in, Artifacts sold or given away."""

from __future__ import annotations

from ludarium.games.trappers import by_hand, decks, deeds, quests, theft
from ludarium.games.trappers.box import Box
from ludarium.games.trappers.deeds import Deed
from ludarium.games.trappers.places import DID_STEAL, PEACE, PEOPLE
from ludarium.games.trappers.printed import ARTIFACT_VALUE
from ludarium.games.trappers.quest_cards import MANUAL, OLDS, PEOPLES
from ludarium.games.trappers.reputation import earn, lose, pay
from ludarium.games.trappers.state import MASK, State
from ludarium.table.choice import Refusal
from ludarium.table.table import Asking, Table, Turn

T = Table[Box]


def take_quest(t: T, s: State, me: int) -> Turn:
    """TR-10.1, TR-11.1."""
    deck, because = (PEOPLES, "TR-10.1") if s.now.place == PEOPLE else (OLDS, "TR-11.1")
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
    _put_away(t, s, me, card)
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


def _put_away(t: T, s: State, me: int, card: int) -> None:
    """Face down under the deck; the others only see that it is one (TR-11.7, TR-19.7)."""
    code = decks.take_unseen(s.hands[me], card, me)
    s.decks[decks.ARTIFACTS].under.append(code)
    if t.listening:
        own = {"card": t.box.artifact(card), "number": card}
        t.tell("artifact-put-away", seat=me, private={x: own for x in range(t.seats) if code >> x & 1})


def sell(t: T, s: State, me: int, card: int) -> Turn:
    """TR-10.2."""
    _put_away(t, s, me, card)
    earn(t, s, me, ARTIFACT_VALUE)
    s.now.line = PEACE
    t.tell("sold", seat=me, n=ARTIFACT_VALUE)
    if quests.note(t, s, me, Deed(deeds.SELL)):
        yield from quests.settle(t, s)


def hand_in(t: T, s: State, me: int, number: int) -> Turn:
    """TR-18.14: goods for a Quest, all at once; or a task that the players judge (TR-22.4)."""
    quest = t.box.quests[number]
    if quest.task == MANUAL:
        t.tell("claimed", seat=me, quest=t.box.quest(number), number=number)
        if not (yield from by_hand.agreed(t, s, me, "TR-22.4")):
            return
    else:
        row = quest.row.hand_in
        assert row is not None
        if not (yield from _set_aside(t, s, me, row.artifacts)):
            return
        s.now.line = PEACE
        pay(s, me, row.zeff)
        lose(s, me, row.residents)
        _give_aside(t, s, me)
    t.tell("handed-in", seat=me, quest=t.box.quest(number), number=number)
    yield from quests.complete(t, s, me, number)
    if s.winner < 0:
        yield from quests.settle(t, s)


def _set_aside(t: T, s: State, me: int, count: int) -> Asking[bool]:
    """One Artifact a question, in the order of their numbers; False when it is taken back."""

    def candidates() -> list[int]:
        return [*decks.cards(s.hands[me]), t.box.no_artifact]

    def barred(card: int) -> Refusal | None:
        return _not_next(t, s, me, card, count)

    while len(s.aside) < count < len(s.aside) + len(s.hands[me]):
        card = yield t.ask(me, t.box.GIVE, candidates, "TR-18.14", barred, always=True)
        if card == t.box.no_artifact:
            _take_back(s, me)
            return False
        code = next(code for code in s.hands[me] if code >> MASK == card)
        s.hands[me].remove(code)
        s.aside.append(code)
    if len(s.aside) < count:
        s.aside += s.hands[me]
        s.hands[me].clear()
    return True


def _not_next(t: T, s: State, me: int, card: int, count: int) -> Refusal | None:
    if card == t.box.no_artifact:
        return None
    if not decks.has(s.hands[me], card):
        return Refusal("TR-19.4", "no-artifact")
    if s.aside and card < s.aside[-1] >> MASK:
        return Refusal("TR-18.14", "in-order")
    left = sum(code >> MASK >= card for code in s.hands[me])
    return Refusal("TR-18.14", "in-order") if left < count - len(s.aside) else None


def _take_back(s: State, me: int) -> None:
    s.hands[me] = sorted(s.hands[me] + s.aside)
    s.aside = []


def _give_aside(t: T, s: State, me: int) -> None:
    cards = [code >> MASK for code in s.aside]
    _take_back(s, me)
    for card in cards:
        _put_away(t, s, me, card)
