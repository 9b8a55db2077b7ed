"""What always holds: every card of a deck lies somewhere, and once; the planet is as it can be (TF-1.2, TF-3)."""

from __future__ import annotations

from collections import Counter
from typing import NoReturn

from ludarium.games.terraformer import deck_rules, planet
from ludarium.games.terraformer.balancing_sound import unbalanced
from ludarium.games.terraformer.box import Box
from ludarium.games.terraformer.printed import OPPORTUNITIES, SIZES
from ludarium.games.terraformer.secrets import lying_open
from ludarium.games.terraformer.state import CLIMATE, DIET, NOTHING, OVER, OWNERS, PLAY, State
from ludarium.table.errors import LudariumError
from ludarium.table.table import Table

T = Table[Box]


def check(t: T, s: State) -> None:
    """Raises a LudariumError that says what can't be."""
    _lengths(t, s)
    _moment(t, s)
    _planet(t, s)
    _attached(t, s)
    if problem := unbalanced(t, s):
        _wrong(problem)
    for seat in range(t.seats):
        _hand(t, s, seat)
        _cards(t, s, seat)


def _wrong(problem: str) -> NoReturn:
    raise LudariumError(problem)


def _lengths(t: T, s: State) -> None:
    for name in ("lists", "decks", "hands", "known", "discards"):
        if len(getattr(s, name)) != t.seats:
            _wrong(f"{name}: a list of {t.seats} expected, one for each seat")
    if not all(NOTHING <= deck < len(t.box.content.decks) for deck in s.lists):
        _wrong("lists: numbers of starter decks, or -1, expected")


def _moment(t: T, s: State) -> None:
    if not (0 <= s.phase <= OVER and 0 <= s.first < t.seats and 0 <= s.active < t.seats):
        _wrong("phase, first or active: no such moment")
    if not (0 <= s.used <= OPPORTUNITIES and s.founded in (0, 1)):
        _wrong(f"used: 0 to {OPPORTUNITIES} expected; founded: 0 or 1 (TF-2.3, TF-2.6)")
    if not (0 <= s.size < len(SIZES) and all(0 <= size < len(SIZES) for size in s.sizes)):
        _wrong("size: no such planet (TF-1.5)")
    if len(s.sizes) > t.seats or not 0 <= s.redealt < 1 << t.seats:
        _wrong("sizes or redealt: one for each seat at most")
    if s.reason not in ("", "deck", "stable"):
        _wrong(f"reason: {s.reason!r} ends no game (TF-8.1)")
    ends = any(not deck for deck in s.decks) or planet.all_stable(s)
    if (s.phase >= PLAY and ends != bool(s.reason)) or (s.phase < PLAY and s.planet):
        _wrong("reason: a deck is empty or the planet is stable, or neither is and nothing ends (TF-8.1)")


def _planet(t: T, s: State) -> None:
    content, size = t.box.content, planet.size(s)
    if len(s.planet) > size.ecosystems:
        _wrong(f"planet: more than {size.ecosystems} ecosystems (TF-1.5)")
    for biome in {one.biome for one in s.planet}:
        if not content.is_biome(biome):
            _wrong(f"planet: {biome} is no biome (TF-3.1)")
        if planet.alike(s, biome) > size.alike:
            _wrong(f"planet: more than {size.alike} alike (TF-3.2)")
    for one in s.planet:
        if not one.owners or not all(0 <= owner < t.seats for owner in one.owners):
            _wrong("planet: an ecosystem consists of biome cards of players (TF-3.1)")
        if one.rich != NOTHING and not (one.rich >= 0 and one.rich % OWNERS < t.seats):
            _wrong("planet: a Rich ecosystem of nobody (TF-7.6)")
    _beings(t, s)


def _beings(t: T, s: State) -> None:
    beings = [being for one in s.planet for being in one.beings]
    if len(set(beings)) < len(beings):
        _wrong("planet: a being lives in one ecosystem (TF-4.2)")
    if not all(0 <= being < t.box.numbers and t.box.owner_of[being] < t.seats for being in beings):
        _wrong("planet: beings that there are not")


def _attached(t: T, s: State) -> None:
    beings = {being for one in s.planet for being in one.beings}
    for one in s.attached:
        if one.being not in beings or not 0 <= one.owner < t.seats:
            _wrong("attached: an Action lies with a being of the planet (TF-5.9)")
        if not (t.box.content.is_action(one.action) and t.box.content.stays[one.action]):
            _wrong(f"attached: {one.action} doesn't stay on the table (TF-5.9)")
        if not NOTHING <= one.mode < DIET + len(t.box.content.foods):
            _wrong(f"attached: {CLIMATE} or {DIET} + a food icon expected as mode (TF-7.7)")
    pairs = [(one.being, one.action) for one in s.attached]
    if len(set(pairs)) < len(pairs):
        _wrong("attached: a being has one of each (TF-7.7)")


def _hand(t: T, s: State, seat: int) -> None:
    for name in ("decks", "hands", "known"):
        cards = getattr(s, name)[seat]
        if cards != sorted(cards):
            _wrong(f"{name} of seat {seat}: sorted cards expected")
    if Counter(s.known[seat]) - Counter(s.hands[seat]):
        _wrong(f"known of seat {seat}: cards of its hand expected (TF-12.36)")


def _cards(t: T, s: State, seat: int) -> None:
    """TF-1.2: 42 cards, those of its list."""
    content = t.box.content
    hidden = Counter(s.hands[seat]) - Counter(s.known[seat])
    found = sorted([*s.decks[seat], *hidden.elements(), *lying_open(t, s, seat)])
    if not all(0 <= card < content.cards for card in found):
        _wrong(f"seat {seat} has cards that there are not")
    if s.lists[seat] != NOTHING:
        if found != content.deck(s.lists[seat]):
            _wrong(
                f"the cards of seat {seat} are not those of its deck: each lies somewhere, and once (TF-1.2)"
            )
        return
    counts = {content.ids[card]: n for card, n in Counter(found).items()}
    refused = deck_rules.refusals(content, counts)
    if refused:
        _wrong(f"the deck of seat {seat}: {refused[0].text()}")
