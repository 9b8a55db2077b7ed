"""Who sees what, and how all that a seat can't know is dealt anew (TV-15.3, TV-17.5, TV-19.4)."""

from __future__ import annotations

from collections.abc import Iterator

from ludarium.games.terravist.box import Box
from ludarium.games.terravist.state import EVERYBODY as ALL
from ludarium.games.terravist.state import State
from ludarium.table.table import Table
from ludarium.table.zones import EVERYBODY, NOBODY, Zone

T = Table[Box]


def knows(s: State, seat: int | None, card: int) -> bool:
    """Whether a seat knows where this hidden card is; a spectator knows what everybody does."""
    return bool(s.known[card] >> seat & 1) if seat is not None else s.known[card] == ALL


def zones(t: T, s: State) -> list[Zone]:
    """Nobody knows the order of a pile: they are kept as multisets. Of a hand or of tucked cards a seat may know
    some (`known`); those stay where they are when the rest is dealt anew."""
    open_ = t.box.options.open_hands
    looker = s.looker if s.looker >= 0 else NOBODY
    known = s.top_known if s.top_known >= 0 else NOBODY
    return [
        Zone("deck", s.deck, NOBODY, "creature"),
        Zone("tray", s.tray, EVERYBODY, "creature", ordered=True),
        Zone("discard", s.discard, EVERYBODY, "creature"),
        *(Zone(f"hand-{n}", hand, EVERYBODY if open_ else n, "creature") for n, hand in enumerate(s.hands)),
        *(zone for n, under in enumerate(s.tucked) if under for zone in _tucked(s, n)),
        Zone("looked", s.looked, looker, "creature"),
        Zone("pile", s.pile, NOBODY, "position"),
        Zone("top", s.top, known, "position", ordered=True),
        *(
            Zone(f"positions-{n}", own, EVERYBODY if open_ else n, "position")
            for n, own in enumerate(s.positions)
        ),
        *(Zone(f"gone-{n}", gone, n, "position") for n, gone in enumerate(s.positions_gone)),
        Zone("offered", s.offered, looker, "position"),
        Zone("weather", s.weather, NOBODY, "weather"),
        Zone("weather-played", s.weather_gone, EVERYBODY, "weather", ordered=True),
        Zone("goals-left", s.goals_left, NOBODY, "goal"),
    ]


def _tucked(s: State, place: int) -> Iterator[Zone]:
    """By who has seen them: all (hunted), one seat (from its hand) or none (from the deck)."""
    for known in sorted({s.known[card] for card in s.tucked[place]}):
        cards = [card for card in s.tucked[place] if s.known[card] == known]
        owner = NOBODY if not known else EVERYBODY if known == ALL else known.bit_length() - 1
        yield Zone(f"tucked-{place}-{known}", cards, owner, "creature")


def redeal(t: T, s: State, seat: int) -> None:
    """In place; what comes out depends on nothing that this seat can't see."""
    _redeal_creatures(t, s, seat)
    _redeal_positions(t, s, seat)


def _redeal_creatures(t: T, s: State, seat: int) -> None:
    """All hidden cards are mixed and dealt to where they lay, in an order that all can see; who else knows what lies
    where stays with the place, not with the card. The deck takes the rest."""
    known, bit = s.known, 1 << seat
    places = []
    pool = list(s.deck)
    for pile in _hidden_from(t, s, seat):
        hidden = [card for card in pile if not known[card] & bit]
        if hidden:
            places.append((pile, [card for card in pile if known[card] & bit], sorted(_forget(s, hidden))))
            pool += hidden
    pool.sort()
    for pile, kept, known_to in places:
        new = [t.dice.pick(pool) for _ in known_to]
        for card, seats in zip(new, known_to, strict=True):
            known[card] = seats
        pile[:] = sorted(kept + new)
    s.deck[:] = pool


def _forget(s: State, cards: list[int]) -> list[int]:
    """Who knew each of these cards; nobody does now."""
    known_to = [s.known[card] for card in cards]
    for card in cards:
        s.known[card] = 0
    return known_to


def _hidden_from(t: T, s: State, seat: int) -> Iterator[list[int]]:
    """Piles, other than the deck, in which this seat may not know every card."""
    if not t.box.options.open_hands:
        yield from (hand for owner, hand in enumerate(s.hands) if owner != seat)
    yield from filter(None, s.tucked)
    if s.looker != seat:
        yield s.looked


def _redeal_positions(t: T, s: State, seat: int) -> None:
    piles = [gone for owner, gone in enumerate(s.positions_gone) if owner != seat]
    if not t.box.options.open_hands:
        piles += [own for owner, own in enumerate(s.positions) if owner != seat]
    if s.looker != seat:
        piles.append(s.offered)
    if s.top_known != seat:
        piles.append(s.top)
    pool = sorted([*s.pile, *(card for pile in piles for card in pile)])
    for pile in piles:
        new = [t.dice.pick(pool) for _ in pile]
        pile[:] = new if pile is s.top else sorted(new)
    s.pile[:] = pool
