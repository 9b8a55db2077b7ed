"""Preparation (TF-1): whose deck is whose, hands, redeals, how large the planet is."""

from __future__ import annotations

from ludarium.games.terraformer.box import KEEP, Box
from ludarium.games.terraformer.box import REDEAL as AGAIN
from ludarium.games.terraformer.content import cards_of
from ludarium.games.terraformer.deck import Brings, Brought
from ludarium.games.terraformer.printed import HAND, SIZES
from ludarium.games.terraformer.state import NOTHING, PLAY, SIZE, State
from ludarium.table.choice import Choice
from ludarium.table.dice import Dice
from ludarium.table.phrase import Phrase
from ludarium.table.table import Table, Turn

T = Table[Box]


def setup(t: T, brings: Brings, key: bytes) -> State:
    dice = Dice(key)
    t.dice.take(dice)
    options, seats = t.box.options, t.seats
    lists = _lists(t, brings)
    decks = [_deck(t, lists[seat], brings.get(seat)) for seat in range(seats)]
    first = t.dice.below(seats) if options.first == "random" else (options.first_seat - 1) % seats  # TF-1.7
    s = State(
        dice=dice,
        lists=lists,
        decks=decks,
        hands=[[] for _ in range(seats)],
        known=[[] for _ in range(seats)],
        discards=[[] for _ in range(seats)],
        first=first,
        active=first,
        size=SIZES.index(t.box.size),
    )
    for seat in range(seats):
        _deal(t, s, seat)
        if lists[seat] != NOTHING:
            t.tell("plays-deck", seat=seat, deck=t.box.deck(lists[seat]))
        else:
            t.tell("plays-built", seat=seat)
    if not options.redeal:
        _begin(t, s)
    return s


# -- decks and hands ------------------------------------------------------------------------------


def _lists(t: T, brings: Brings) -> list[int]:
    """TF-12.1: the starter decks chosen; whoever brings nothing gets one of the rest by chance."""
    decks = t.box.content.decks
    ids = [deck.id for deck in decks]
    lists = [NOTHING] * t.seats
    for seat, brought in brings.items():
        if brought.starter:
            lists[seat] = ids.index(brought.starter)
    for seat in range(t.seats):
        if lists[seat] == NOTHING and not brings.get(seat, Brought()).cards:
            free = [deck for deck in range(len(decks)) if deck not in lists]
            lists[seat] = t.dice.choice(free or range(len(decks)))
    return lists


def _deck(t: T, starter: int, brought: Brought | None) -> list[int]:
    if starter != NOTHING:
        return t.box.content.deck(starter)
    assert brought is not None
    return cards_of(t.box.content, brought.cards)


def _deal(t: T, s: State, seat: int) -> None:
    """TF-1.3; TF-12.40: all but the first player may get one more."""
    deck = s.decks[seat]
    more = int(t.box.options.later_seat_card and seat != s.first)
    s.hands[seat] = sorted(t.dice.pick(deck) for _ in range(HAND + more))


def redeals(t: T, s: State) -> Turn:
    """TF-1.4, TF-12.2: each decides, unseen; then whoever wished gets a new hand."""
    seats = [(s.first + k) % t.seats for k in range(t.seats)]
    answers = yield from t.each(
        [Choice(seat, t.box.REDEAL, (KEEP, AGAIN), "TF-1.4", always=True) for seat in seats]
    )
    for seat, answer in zip(seats, answers, strict=True):
        if answer == AGAIN:
            s.decks[seat] = sorted(s.decks[seat] + s.hands[seat])
            _deal(t, s, seat)
            s.redealt |= 1 << seat
            t.tell("redealt", seat=seat)
    _begin(t, s)


# -- the planet's size (TF-1.5, TF-12.3) --------------------------------------------------------------


def _begin(t: T, s: State) -> None:
    if t.box.options.size_after_deal:
        s.phase = SIZE
    else:
        _start(t, s)


def agree_on_size(t: T, s: State) -> Turn:
    """TF-12.3: the first player names a size, the others the same or another; the smallest is played."""
    while len(s.sizes) < t.seats:
        seat = (s.first + len(s.sizes)) % t.seats
        size = yield t.ask(seat, t.box.SIZE, range(len(SIZES)), "TF-12.3")
        s.sizes.append(size)
        t.tell("size-named", seat=seat, size=Phrase(f"size-{SIZES[size].id}"))
    s.size = min(s.sizes)
    t.tell("size", size=Phrase(f"size-{SIZES[s.size].id}"), n=SIZES[s.size].ecosystems)
    _start(t, s)


def _start(t: T, s: State) -> None:
    s.phase = PLAY
    begin_turn(t, s, s.first)


def begin_turn(t: T, s: State, seat: int) -> None:
    """TF-1.7, TF-2.1."""
    s.active, s.used, s.founded = seat, 0, 0
    t.tell("turn", seat=seat)
