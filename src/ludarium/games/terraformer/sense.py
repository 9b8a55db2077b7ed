"""How good a position looks to a seat: what bots weigh, in points. docs/games/terraformer.md says it in words.

In short: the points that balancing would leave if the game ended now, a part of those it would take (there is time
left to feed), what the cards in hand can still bring, what lies in ecosystems that may yet be changed; and, while an
Action is being answered, both what it would do and that it may be cancelled.
"""

from __future__ import annotations

from math import tanh
from typing import NamedTuple

from ludarium.games.terraformer import files, planet
from ludarium.games.terraformer.aftermath import after
from ludarium.games.terraformer.box import Box
from ludarium.games.terraformer.forecast import expected, planet_key
from ludarium.games.terraformer.printed import HAND_LIMIT, OPPORTUNITIES
from ludarium.games.terraformer.score import result
from ludarium.games.terraformer.state import NOTHING, OVER, PLAY, State
from ludarium.table.table import Table, Tuning

T = Table[Box]

TUNING = Tuning(go=3, turns=4, answers=24)  # TF-2: two opportunities, and the end of the turn

CLOSE, WIDE = 3.0, 20.0  # a lead of so many points is nearly a win: at the end, and more at the beginning
DECK = 37.0  # cards left when everything has been dealt

TAKES_EFFECT = 0.8  # how likely an Action that is still being answered isn't cancelled
SAVED = 0.4  # of points that balancing would take now, while the game is long
AT_RISK = 0.06  # of points in an ecosystem that isn't stable
ROOM = 0.05  # a free place in an ecosystem

HELD = 0.45  # of what a card in hand may bring
HUNGRY = 0.5  # of that, where nothing would feed it yet
FULL = 0.4  # of that, where there is no room yet
HOMELESS = 0.1  # of that, while no ecosystem suits it
LANDLESS = 0.05  # of a biome that can't be laid
UNKNOWN = 0.4  # of what a card of a rival's hand may bring
TO_COME = 0.3  # of what a card of the deck may bring
FOLLOW = 0.9  # each further card in hand is that much less likely to be laid

OTHER = 0.5  # an Action in hand, of what it may bring; others than those:
_ACTIONS: dict[type, float] = {
    files.Cancel: 1.0,
    files.Enrich: 0.5,
    files.Adapt: 0.6,
    files.Displace: 0.6,
    files.Remove: 1.1,
    files.Recover: 1.0,
    files.Shift: 0.5,
}


def evaluate(t: T, s: State, seat: int) -> float:
    """0 … 1: this seat's outlook against the best of the others."""
    if s.phase == OVER:
        ranks = result(t, s).ranks
        return 1 / ranks.count(1) if ranks[seat] == 1 else 0.0
    worths = _on_planet(t, s)
    for other in range(t.seats):
        worths[other] += _in_hand(t, s, other) if other == seat else _unseen(t, s, other)
    mine = worths.pop(seat)
    return 0.5 + 0.49 * tanh((mine - max(worths)) / (CLOSE + WIDE * left(s)))


def left(s: State) -> float:
    """The share of the game that is left: of the shortest deck; nothing once the end has been brought about."""
    if s.reason or s.phase > PLAY:
        return 0.0
    return min(1.0, min(len(deck) for deck in s.decks) / DECK)


# -- the planet ----------------------------------------------------------------------------------


def _on_planet(t: T, s: State) -> list[float]:
    """By seat; Actions that are being answered are taken to succeed mostly."""
    now = _standing(t, s, s)
    if not s.named:
        return now
    then = _standing(t, s, after(t, s))
    return [
        TAKES_EFFECT * changed + (1 - TAKES_EFFECT) * same for changed, same in zip(then, now, strict=True)
    ]


def _standing(t: T, s: State, lies: State) -> list[float]:
    """What lies there, by seat: what would be left, and what may still be won or lost."""
    share, worth = left(s), _lying(t, lies)
    return [
        kept + share * (SAVED * lost + ROOM * room - AT_RISK * risk)
        for kept, lost, room, risk in zip(*worth, strict=True)
    ]


class _Lying(NamedTuple):
    """By seat."""

    kept: list[float]  # points that balancing would leave
    lost: list[float]  # and those it would take
    room: list[float]  # free places, shared by the owners of the biomes
    risk: list[float]  # points in ecosystems that aren't stable


def _lying(t: T, s: State) -> _Lying:
    """Remembered for each planet."""
    key = b"lying" + planet_key(s)
    found: _Lying | None = t.box.forecasts.get(key)
    if found is None:
        room, risk = _room_and_risk(t, s)
        found = t.box.forecasts[key] = _Lying(*expected(t, s), room, risk)
    return found


def _room_and_risk(t: T, s: State) -> tuple[list[float], list[float]]:
    room, risk = [0.0] * t.seats, [0.0] * t.seats
    for one in s.planet:
        free = max(0, planet.capacity(t, one) - len(one.beings)) / len(one.owners)
        for owner in one.owners:
            room[owner] += free
        if planet.is_stable(one):
            continue
        for owner in one.owners:
            risk[owner] += 1
        for being in one.beings:
            risk[t.box.owner_of[being]] += t.box.content.points[t.box.card_of[being]]
    return room, risk


# -- hands ---------------------------------------------------------------------------------------


def _in_hand(t: T, s: State, seat: int) -> float:
    """The own cards, the best first: as many as there will be time for; then what the deck may bring."""
    if s.phase > PLAY:
        return 0.0
    time, prospects = _plays_left(s, seat), _prospects(t, s)
    cards = s.hands[seat] + _recovered(t, s, seat)
    worths = sorted((prospects[card] for card in cards), reverse=True)[:HAND_LIMIT]
    total, likely = 0.0, 1.0
    for number, worth in enumerate(worths):
        total += worth * likely * min(1.0, max(0.0, time - number))
        likely *= FOLLOW
    return HELD * total + TO_COME * _mean(prospects, s.decks[seat]) * min(len(s.decks[seat]), time)


def _recovered(t: T, s: State, seat: int) -> list[int]:
    """Cards that an Action being answered would bring back to the hand."""
    effect = t.box.content.effect
    own = [one for one in s.named if one.seat == seat and isinstance(effect[one.action], files.Recover)]
    return [card for one in own for card in (one.target, one.more) if card != NOTHING]


def _unseen(t: T, s: State, seat: int) -> float:
    """Of a rival's hand and deck only together is known what is in them, and how many cards the hand has."""
    if s.phase > PLAY:
        return 0.0
    time = _plays_left(s, seat)
    mean = _mean(_prospects(t, s), s.hands[seat] + s.decks[seat])
    held = min(len(s.hands[seat]), HAND_LIMIT, time)
    return mean * (UNKNOWN * held + TO_COME * min(len(s.decks[seat]), time))


def _mean(prospects: list[float], cards: list[int]) -> float:
    return sum(prospects[card] for card in cards) / len(cards) if cards else 0.0


def _plays_left(s: State, seat: int) -> float:
    """About how many cards there is still time to lay: in this turn or the next one, and in those after it."""
    now = OPPORTUNITIES - s.used if s.active == seat else OPPORTUNITIES
    if s.reason:
        return now if s.active == seat else 0
    return now + 0.8 * min(len(deck) for deck in s.decks)


def _prospects(t: T, s: State) -> list[float]:
    """By card: the points it would bring, if it can be laid; remembered for each planet."""
    key = b"prospects" + planet_key(s)
    found: list[float] | None = t.box.forecasts.get(key)
    if found is None:
        found = t.box.forecasts[key] = [_card(t, s, card) for card in range(t.box.content.cards)]
    return found


def _card(t: T, s: State, card: int) -> float:
    content = t.box.content
    if content.is_action(card):
        return _ACTIONS.get(type(content.effect[card]), OTHER)
    if content.is_biome(card):
        return _biome(t, s, card)
    return content.points[card] * _being(t, s, card)


def _biome(t: T, s: State, card: int) -> float:
    """Whether it can be laid."""
    size = planet.size(s)
    if any(one.biome == card for one in s.planet):
        return 1.0
    return 1.0 if len(s.planet) < size.ecosystems else LANDLESS


def _being(t: T, s: State, card: int) -> float:
    """The best place for it."""
    content = t.box.content
    best = HOMELESS
    for one in s.planet:
        if not content.climates[card] >> content.climate[one.biome] & 1:
            continue
        worth = 1.0
        if content.eats[card] and not any(
            t.box.counts_of[other] & content.eats[card] for other in one.beings
        ):
            worth *= HUNGRY
        if not planet.has_room(t, one):
            worth *= FULL
        best = max(best, worth)
    return best
