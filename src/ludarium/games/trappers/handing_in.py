"""What a Quest wants handed in, all at once (TR-18.14); tasks that the players judge (TR-22.4)."""

from __future__ import annotations

from ludarium.games.trappers import by_hand, decks, quests
from ludarium.games.trappers.box import Box
from ludarium.games.trappers.exchange import put_away
from ludarium.games.trappers.places import PEACE, SHUT
from ludarium.games.trappers.quest_cards import MANUAL
from ludarium.games.trappers.reputation import lose, pay
from ludarium.games.trappers.state import MASK, State
from ludarium.table.choice import Refusal
from ludarium.table.table import Asking, Table, Turn

T = Table[Box]


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
        put_away(t, s, me, card)


def no_hand_in(t: T, s: State, me: int, number: int) -> Refusal | None:
    """TR-18.14."""
    quest = t.box.quests[number]
    if quests.held_by(s, me, number) is None:
        return Refusal("TR-18.14", "quest-not-held")
    if quest.task == MANUAL:
        return None
    row = quest.row.hand_in
    if row is None:
        return Refusal("TR-18.14", "nothing-to-hand-in")
    if t.box.ground.kind[s.cell[me]] != quest.place:
        return Refusal("TR-18.14", "not-here")
    if s.now.line == SHUT:
        return Refusal("TR-6.3", "other-line")
    if len(s.hands[me]) < row.artifacts:
        return Refusal("TR-18.14", "artifacts", needs=row.artifacts, has=len(s.hands[me]))
    if s.people[me] < row.residents:
        return Refusal("TR-18.14", "residents", needs=row.residents, has=s.people[me])
    return Refusal("TR-18.14", "zeff", needs=row.zeff, has=s.zeff[me]) if s.zeff[me] < row.zeff else None
