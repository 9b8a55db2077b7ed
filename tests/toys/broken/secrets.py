"""Harbours that tell what is hidden."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

from ludarium.table import zones
from ludarium.table.choice import Choice, Refusal
from ludarium.table.table import Asking, Table, Turn
from ludarium.table.zones import NOBODY
from tests.toys.harbour import HARBOUR, Rules, State
from tests.toys.harbour.box import Box, name_of
from tests.toys.harbour.view import Board, of_state, redeal, view

T = Table[Box]


class SkipsAQuestion(Rules):
    """Nothing in the hand can be played, so nothing is asked: which tells the others so."""

    def play(self, t: T, s: State, me: int) -> Turn:
        if all(self.no_card(t, s, me, card) for card in s.hands[me]):
            return
        yield from super().play(t, s, me)


class AnswersByItself(Rules):
    """The window isn't marked `always`: who has no storm isn't asked, and the others see it."""

    def storm_wanted(self, t: T, s: State, who: int) -> Choice:
        every = range(t.box.none + 1)
        return t.ask(who, t.box.reply, every, "HB-5.2", partial(self.no_storm, t, s, who))


class ListsOnce(Rules):
    """Candidates as a list, though they are hidden: after a re-deal they are still those of the true world."""

    def gift_of(self, t: T, s: State, seat: int) -> Choice:
        return t.ask(seat, t.box.card, list(s.hands[seat]), "HB-6.1", always=True)


class RefusesByASecret(Rules):
    """Why a seat can't be chosen depends on what it holds, and who chooses can't see that."""

    def no_victim(self, s: State, me: int, seat: int) -> Refusal | None:
        if seat == me and any(8 <= card < 16 for hand in s.hands if hand is not s.hands[me] for card in hand):
            return Refusal("HB-4.2", other=seat)
        return super().no_victim(s, me, seat)


class ListsByASecret(Rules):
    """Which seats may be robbed depends on their hands, told by the candidates and not by the predicate."""

    def choose_victim(self, t: T, s: State, me: int, because: str) -> Asking[int | None]:
        def rich() -> list[int]:
            others = [seat for seat in range(t.seats) if seat != me and s.hands[seat]]
            return [seat for seat in others if max(s.hands[seat]) > 30] or others

        if not rich():
            return None
        victim: int = yield t.ask(me, t.box.victim, rich, because, always=True)
        return victim


class TellsTheCard(Rules):
    """The event of a draw names the card for all."""

    def draw(self, t: T, s: State, me: int) -> None:
        super().draw(t, s, me)
        t.events.clear()
        drawn = next(reversed(s.hands[me]))
        t.tell("drew", seat=me, card=name_of(t.box.effects, drawn))


class TellsTheCardByDice(Rules):
    """The same, of a deck drawn from by dice: no two imagined worlds can be compared after it."""

    def draw(self, t: T, s: State, me: int) -> None:
        card = t.dice.pick(s.deck)
        s.hands[me] = sorted([*s.hands[me], card])
        t.show(me)
        t.tell("drew", seat=me, card=name_of(t.box.effects, card))


class ShowsInSilence(Rules):
    """A card is drawn, and the table isn't told that who drew it has learnt something."""

    def draw(self, t: T, s: State, me: int) -> None:
        super().draw(t, s, me)
        t.learnt = 0


def _leaky_view(t: T, s: State, seat: int | None) -> Board:
    """Everybody sees the lowest card of the first hand."""
    board = view(t, s, seat)
    return replace(board, turn=s.hands[0][0] if s.hands[0] else -1)


def _view_with_key(t: T, s: State, seat: int | None) -> dict[str, Any]:
    return {"board": view(t, s, seat), "rolled": s.dice.key.hex()}


def _unfair_redeal(t: T, s: State, seat: int) -> None:
    """Shuffles what is hidden as it lies: the outcome depends on how it lay."""
    hidden = [zone.cards for zone in of_state(t, s) if not zone.seen_by(seat)]
    pool = [card for cards in hidden for card in cards]
    t.dice.shuffle(pool)
    for cards in hidden:
        cards[:] = [pool.pop() for _ in cards]
    for hand in s.hands:
        hand.sort()


def _lazy_redeal(t: T, s: State, seat: int) -> None:
    """Deals anew among the hands, and leaves the deck as it is."""
    zones.redeal(t.dice, [zone for zone in of_state(t, s) if zone.owner != NOBODY], seat)


def _losing_redeal(t: T, s: State, seat: int) -> None:
    """Each other hand gets a card more or less."""
    redeal(t, s, seat)
    for other in range(t.seats):
        if other != seat and s.deck:
            s.hands[other] = sorted([*s.hands[other], s.deck.pop()])


LEAKY_VIEW = replace(HARBOUR, view=_leaky_view)
VIEW_WITH_KEY = replace(HARBOUR, view=_view_with_key)
UNFAIR_REDEAL = replace(HARBOUR, redeal=_unfair_redeal)
LAZY_REDEAL = replace(HARBOUR, redeal=_lazy_redeal)
LOSING_REDEAL = replace(HARBOUR, redeal=_losing_redeal)
