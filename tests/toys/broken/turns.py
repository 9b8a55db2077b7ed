"""Harbours whose turns hold what they shouldn't, and whose questions are wrong."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from ludarium.table.choice import Choice, Refusal
from ludarium.table.table import Table, Turn
from tests.toys.harbour import HARBOUR, Rules, State
from tests.toys.harbour.box import Box

T = Table[Box]


class KeepsAHand(Rules):
    """A local holds the hand across the question."""

    def play(self, t: T, s: State, me: int) -> Turn:
        hand = s.hands[me]
        card = yield t.ask(
            me, t.box.whim, range(t.box.none + 1), "HB-3.1", partial(self.no_card, t, s, me), True
        )
        if card in hand:
            self.discard(s, me, card)


class LoopsOverAHand(Rules):
    """A loop runs over the state's list while it asks about each card."""

    def drop(self, t: T, s: State, me: int) -> Turn:
        for card in s.hands[me]:
            if (yield t.ask(me, t.box.act, range(2), "HB-2.5")):
                self.discard(s, me, card)
                return


class AsksByAHand(Rules):
    """The predicate carries a hand along, in place of looking it up."""

    def storm_wanted(self, t: T, s: State, who: int) -> Choice:
        hand = s.hands[who]

        def barred(card: int) -> Refusal | None:
            storm = card == t.box.none or (card in hand and t.box.effects[card] == "storm")
            return None if storm else Refusal("HB-5.2")

        return t.ask(who, t.box.reply, range(t.box.none + 1), "HB-5.2", barred, always=True)


class RemembersAHand(Rules):
    """A copy of the victim's hand, made before the window, is used after it."""

    def steal(self, t: T, s: State, me: int) -> Turn:
        victim = yield from self.choose_victim(t, s, me, "HB-4.3")
        if victim is None:
            return
        seen = tuple(s.hands[victim])
        if (yield from self.window(t, s, me, 0)):
            return
        card = seen[t.dice.below(len(seen))]
        s.hands[victim].remove(card)
        s.hands[me] = sorted([*s.hands[me], card])
        t.show(me, victim)


class DeadEnd(Rules):
    """Who has drawn has to choose among nothing."""

    def turn(self, t: T, s: State) -> Turn:
        yield from super().turn(t, s)
        if s.turns > t.seats:
            yield t.ask(0, t.box.card, (), "HB-2.5")


class NarrowsCandidates(Rules):
    """Candidates leave out what the predicate says nothing against."""

    def no_card(self, t: T, s: State, me: int, card: int) -> Refusal | None:
        if card != t.box.none and card not in s.hands[me]:
            return None
        return super().no_card(t, s, me, card)

    def play(self, t: T, s: State, me: int) -> Turn:
        def candidates() -> list[int]:
            return [*s.hands[me], t.box.none]

        card = yield t.ask(me, t.box.whim, candidates, "HB-3.1", partial(self.no_card, t, s, me), True)
        if card != t.box.none:
            self.discard(s, me, card)


class ListsTwice(Rules):
    def gift_of(self, t: T, s: State, seat: int) -> Choice:
        return t.ask(seat, t.box.card, lambda: s.hands[seat] + s.hands[seat][:1], "HB-6.1", always=True)


class Trips(Rules):
    """A rule stumbles over one of the options it has offered."""

    def no_victim(self, s: State, me: int, seat: int) -> Refusal | None:
        return super().no_victim(s, me, seat) if seat != me else None

    def steal(self, t: T, s: State, me: int) -> Turn:
        victim = yield from self.choose_victim(t, s, me, "HB-4.3")
        if victim == me:
            raise ZeroDivisionError


class CitesNothing(Rules):
    """A refusal by a clause that the rulebook doesn't have."""

    def no_act(self, s: State, me: int, act: int) -> Refusal | None:
        refused = super().no_act(s, me, act)
        return refused and Refusal("HB-9.9")


class AsksForNoReason(Rules):
    def gift_of(self, t: T, s: State, seat: int) -> Choice:
        return t.ask(seat, t.box.card, lambda: s.hands[seat], "HB-9.9", always=True)


class ChangesWhenRefusing(Rules):
    """A predicate that leaves a trace."""

    def no_act(self, s: State, me: int, act: int) -> Refusal | None:
        refused = super().no_act(s, me, act)
        if refused is not None:
            s.gold[me] += 1
        return refused


UNDECLARED_KIND = replace(HARBOUR, kinds=lambda box: (box.act, box.card))
