"""Cards in hands: drawn, laid down, known to all, discarded (TF-1.2, TF-2.7, TF-12.36)."""

from __future__ import annotations

from bisect import insort

from ludarium.games.terraformer.box import Box
from ludarium.games.terraformer.state import State
from ludarium.table.table import Table

T = Table[Box]


def draw(t: T, s: State, seat: int) -> None:
    """TF-1.2: the top card of the own deck. Nobody knows its order, so any card is as likely."""
    card = t.dice.pick(s.decks[seat])
    insort(s.hands[seat], card)
    if t.listening:
        t.tell("drew", seat=seat, left=len(s.decks[seat]), private={seat: {"card": t.box.card(card)}})
    if not s.decks[seat] and not s.reason:  # TF-8.1, TF-8.3
        s.reason = "deck"
        t.tell("deck-empty", seat=seat)


def take(s: State, seat: int, card: int) -> None:
    """It leaves the hand; one that all have seen go there leaves first (TF-12.36)."""
    s.hands[seat].remove(card)
    if card in s.known[seat]:
        s.known[seat].remove(card)


def discard(s: State, seat: int, card: int) -> None:
    """TF-1.2: a card goes to its owner's discard."""
    s.discards[seat].append(card)


def back_to_hand(s: State, seat: int, card: int) -> None:
    """TF-7.10: from the open discard, so all know it is there now."""
    s.discards[seat].remove(card)
    insort(s.hands[seat], card)
    insort(s.known[seat], card)
