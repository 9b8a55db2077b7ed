"""What of the view are cards: the own hand, and what lies before each player."""

from __future__ import annotations

from collections import Counter

import msgspec

from ludarium.games.terraformer import placing, score, targets
from ludarium.games.terraformer.box import NEW, Box
from ludarium.games.terraformer.secrets import list_is_known
from ludarium.games.terraformer.state import PLAY, State
from ludarium.table.choice import Refusal
from ludarium.table.phrase import Phrase
from ludarium.table.table import Table
from ludarium.table.words import refusal_phrase

T = Table[Box]


class WhyNot(msgspec.Struct, frozen=True):
    clause: str
    said: Phrase


class PlaceView(msgspec.Struct, frozen=True):
    """Whether a biome or being of the hand could be laid there."""

    at: int  # an ecosystem; 8: a new one
    climate: bool  # the climate would do
    food: list[int]  # beings there that it could eat
    refused: WhyNot | None


class HandCard(msgspec.Struct, frozen=True):
    """A kind of card in the own hand. Its target is "hand:<card>"."""

    card: int
    copies: int
    refused: WhyNot | None  # why it can't be played now; in the turn of another as if it were the own one
    places: list[PlaceView]  # of biomes and beings


class PlayerView(msgspec.Struct, frozen=True):
    deck: int  # cards left
    hand: int
    known: list[int]  # cards that all have seen go to that hand
    discard: list[int]  # the latest last
    starter: int  # the starter deck, -1: one that was built
    unseen: list[int] | None  # what its hand and deck hold together, where its list is known
    redealt: bool
    points: int  # of what lies on the planet now


def player(t: T, s: State, seat: int, viewer: int | None) -> PlayerView:
    known = Counter(s.known[seat])
    unseen = None
    if list_is_known(t, s, seat, viewer):
        unseen = sorted((Counter(s.hands[seat] + s.decks[seat]) - known).elements())
    return PlayerView(
        deck=len(s.decks[seat]),
        hand=len(s.hands[seat]),
        known=list(s.known[seat]),
        discard=list(s.discards[seat]),
        starter=s.lists[seat],
        unseen=unseen,
        redealt=bool(s.redealt >> seat & 1),
        points=score.points(t, s)[seat],
    )


def hand(t: T, s: State, seat: int | None) -> list[HandCard]:
    if seat is None:
        return []
    return [_hand_card(t, s, seat, card, n) for card, n in sorted(Counter(s.hands[seat]).items())]


def _hand_card(t: T, s: State, seat: int, card: int, copies: int) -> HandCard:
    """In another's turn the turn's own limits (TF-2.3, TF-2.6) are not this seat's, so they are left out."""
    if s.phase != PLAY:
        return HandCard(card, copies, None, [])
    if t.box.content.is_action(card):
        return HandCard(card, copies, _why(targets.why_not_play(t, s, seat, card)), [])
    places = [_place(t, s, seat, card, at) for at in range(len(s.planet))]
    if t.box.content.is_biome(card):
        places.append(_place(t, s, seat, card, NEW))
    refused = placing.why_not_lay(t, s, card) if seat == s.active else None
    return HandCard(card, copies, _why(refused), places)


def _place(t: T, s: State, seat: int, card: int, at: int) -> PlaceView:
    refused = placing.why_not_place(t, s, card, at)
    if refused is not None and refused.clause == "TF-2.6" and seat != s.active:
        refused = None
    if at == NEW:
        return PlaceView(at, True, [], _why(refused))
    one = s.planet[at]
    counts, card_of, eats = t.box.counts_of, t.box.card_of, t.box.content.eats[card]
    food = [being for being in one.beings if counts[being] & eats and card_of[being] != card]
    return PlaceView(at, _suits(t, card, one.biome), food, _why(refused))


def _suits(t: T, card: int, biome: int) -> bool:
    content = t.box.content
    return (
        card == biome
        if content.is_biome(card)
        else bool(content.climates[card] >> content.climate[biome] & 1)
    )


def _why(refused: Refusal | None) -> WhyNot | None:
    if refused is None:
        return None
    return WhyNot(refused.clause, refusal_phrase(refused.clause, refused.why, refused.args))
