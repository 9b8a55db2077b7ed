"""How good a position looks to a seat: what bots weigh, in points. docs/games/terraformer.md says it in words.

In short: the points that balancing would leave if the game ended now, a part of those it would take (there is time
left to feed), what the cards in hand and in the deck can still bring, what lies in ecosystems that may yet be changed;
and, while an Action is being answered, both what it would do and that it may be cancelled.
"""

from __future__ import annotations

from collections.abc import Collection
from math import tanh
from typing import NamedTuple

from ludarium.games.terraformer import files
from ludarium.games.terraformer.aftermath import after
from ludarium.games.terraformer.box import Box
from ludarium.games.terraformer.printed import HAND_LIMIT, OPPORTUNITIES
from ludarium.games.terraformer.prospects import Land, founded, land
from ludarium.games.terraformer.score import result
from ludarium.games.terraformer.state import NOTHING, OVER, PLAY, State
from ludarium.table.table import Table, Tuning

T = Table[Box]

TUNING = Tuning(go=3, turns=4, answers=24)  # TF-2: two opportunities, and the end of the turn

DECK = 37.0  # cards left when everything has been dealt


def evaluate(t: T, s: State, seat: int) -> float:
    """0 … 1: this seat's outlook against the best of the others."""
    if s.phase == OVER:
        return _at_the_end(t, s)[seat]
    found = _likely(t, s, (seat,))
    return _standing(t, s, found, seat)


def worths(t: T, s: State) -> list[float]:
    """The same of every seat."""
    if s.phase == OVER:
        return _at_the_end(t, s)
    seats = range(t.seats)
    found = _likely(t, s, seats)
    return [_standing(t, s, found, seat) for seat in seats]


def _at_the_end(t: T, s: State) -> list[float]:
    ranks = result(t, s).ranks
    return [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]


def _standing(t: T, s: State, found: list[_Outlook], seat: int) -> float:
    """Against the best of the others, as this seat sees them."""
    rival = max([one.seen for other, one in enumerate(found) if other != seat])
    return 0.5 + 0.49 * tanh((found[seat].own - rival) / (t.weights.close + t.weights.wide * left(s)))


class _Outlook(NamedTuple):
    """Of a seat, as it knows it, and as the others do, who don't know its hand."""

    own: float
    seen: float


def _likely(t: T, s: State, judged: Collection[int]) -> list[_Outlook]:
    """By seat, for those that are judged; Actions being answered are taken to succeed mostly."""
    now = _outlooks(t, s, land(t, s), judged)
    if not s.named:
        return now
    likely, then = t.weights.takes_effect, _outlooks(t, s, land(t, after(t, s)), judged)
    return [
        _Outlook(*(likely * changed + (1 - likely) * same for changed, same in zip(*both, strict=True)))
        for both in zip(then, now, strict=True)
    ]


def left(s: State) -> float:
    """The share of the game that is left: of the shortest deck; nothing once the end has been brought about."""
    if s.reason or s.phase > PLAY:
        return 0.0
    return min(1.0, min(len(deck) for deck in s.decks) / DECK)


def _outlooks(t: T, s: State, lies: Land, judged: Collection[int]) -> list[_Outlook]:
    """By seat: what lies there, and what may still be laid. Who alone is judged need not be seen by others."""
    share, weights = left(s), t.weights
    found = []
    for seat in range(t.seats):
        lost, room, risk = lies.lost[seat], lies.room[seat], lies.risk[seat]
        own = seen = lies.kept[seat] + share * (
            weights.saved * lost + weights.room * room - weights.at_risk * risk
        )
        if s.phase <= PLAY and seat in judged:
            own += _in_hand(t, s, seat, lies)
        if s.phase <= PLAY and (len(judged) > 1 or seat not in judged):
            seen += _unseen(t, s, seat, lies)
        found.append(_Outlook(own, seen))
    return found


def values(t: T, s: State, seat: int) -> dict[str, float]:
    """What this seat's standing is made of; nothing before the first turn."""
    if s.phase < PLAY:
        return {}
    share, weights, lies = left(s), t.weights, land(t, s)
    found = {
        "score": lies.kept[seat],
        "hungry": share * weights.saved * lies.lost[seat],
        "room": share * weights.room * lies.room[seat],
        "risk": -share * weights.at_risk * lies.risk[seat],
        "cards": _in_hand(t, s, seat, lies) if s.phase == PLAY else 0.0,
    }
    return {name: points for name, points in found.items() if points}


# -- cards not yet laid --------------------------------------------------------------------------


def _in_hand(t: T, s: State, seat: int, lies: Land) -> float:
    """The own cards, the best first: as many as there will be time for; then what the deck may bring."""
    weights, prospects, time = t.weights, lies.prospects, _time_left(t, s, seat)
    cards = s.hands[seat] + _recovered(t, s, seat) if s.named else s.hands[seat]
    worths = sorted([prospects[card] for card in cards], reverse=True)[:HAND_LIMIT]
    total, likely = 0.0, 1.0
    for number, worth in enumerate(worths):
        if time <= number:
            break
        total += worth * likely * min(1.0, time - number)
        likely *= weights.follow
    deck = s.decks[seat]
    part = weights.to_come * min(1.0, time / len(deck)) if deck else 0.0
    to_come = part * sum([prospects[card] for card in deck])
    made = homes(t, s, seat, lies, cards, weights.held * min(1.0, time), part)
    return float(weights.held * total + to_come + made)


def _recovered(t: T, s: State, seat: int) -> list[int]:
    """Cards that an Action being answered would bring back to the hand."""
    effect = t.box.content.effect
    own = [one for one in s.named if one.seat == seat and isinstance(effect[one.action], files.Recover)]
    return [card for one in own for card in (one.target, one.more) if card != NOTHING]


def _unseen(t: T, s: State, seat: int, lies: Land) -> float:
    """Of a rival's hand and deck only together is known what is in them, and how many cards the hand has."""
    hand, deck, weights = s.hands[seat], s.decks[seat], t.weights
    pool, time = hand + deck, _time_left(t, s, seat)
    if not pool or not time:
        return 0.0
    held = min(len(hand), HAND_LIMIT, time)
    part = (weights.unknown * held + weights.to_come * min(len(deck), time)) / len(pool)
    prospects = lies.prospects
    total = part * sum([prospects[card] for card in pool])
    return float(total + homes(t, s, seat, lies, [], 0.0, part))


def _time_left(t: T, s: State, seat: int) -> float:
    """About how many cards there is still time to lay: in this turn, and in those before a deck is drawn."""
    now = OPPORTUNITIES - s.used if s.active == seat else 0
    if s.reason:
        return now
    least = min(len(deck) for deck in s.decks)
    turns = [max(0, len(deck) - 1) / t.weights.pace for deck in s.decks]
    if s.active != seat:
        turns[seat] += 1  # the turn in which it draws its last card is still its own
    return float(min(now + OPPORTUNITIES * min(turns), OPPORTUNITIES + t.weights.laid * least))


def homes(t: T, s: State, seat: int, lies: Land, hand: list[int], held: float, to_come: float) -> float:
    """Homes for cards that have none, if the best biome for them were founded, or laid by a climate Action."""
    if s.reason:
        return 0.0
    weights, biomes = t.weights, t.box.content.biomes
    deck = s.decks[seat] if hand else s.hands[seat] + s.decks[seat]
    best = 0.0
    for biome in {card for card in hand + deck if card < biomes}:
        way = 1.0 if lies.open >> biome & 1 else _change(t, lies.changes[seat], biome, hand, deck)
        if not way:
            continue
        if biome not in hand:
            way *= weights.undrawn
        gains = founded(t, lies, biome)
        gain = held * sum([gains[card] for card in hand]) + to_come * sum([gains[card] for card in deck])
        best = max(best, way * gain)
    return float(weights.founding * best)


def _change(t: T, changes: dict[int, int], biome: int, hand: list[int], deck: list[int]) -> float:
    """How likely an own climate Action can lay this biome."""
    best = 0.0
    for action, to in changes.items():
        if to >> biome & 1:
            if action in hand:
                return float(t.weights.changing)
            if action in deck:
                best = t.weights.changing * t.weights.undrawn
    return best
