"""What a learner sees of a game of «Терраформер»: some fields of the view, in bytes.

Left out is what takes long to find out: why a card can't be played, where beings could go, forecasts.
"""

from __future__ import annotations

import msgspec

from ludarium.games.terraformer.balancing import STEPS
from ludarium.games.terraformer.box import Box
from ludarium.games.terraformer.printed import MOST, OPPORTUNITIES, SIZES
from ludarium.games.terraformer.sight_of_planet import MOST_SEEN, LastLook, filled, planet_fields
from ludarium.games.terraformer.state import BALANCING, COPIES, NOTHING, OWNERS, PLAY, Picked, State
from ludarium.games.terraformer.view import MODES, PHASES, REASONS, NamedView, named, naming
from ludarium.table.sight import NOTHING as NONE
from ludarium.table.sight import Field, Sight
from ludarium.table.table import Table

T = Table[Box]

_HAND, _KNOWN, _DISCARD, _NAMED, _FED = 10, 4, 24, 3, 12
_DECK = 60
_SIZES = tuple(size.id for size in SIZES)
OF_A_KIND = (
    COPIES * OWNERS
)  # a being's number divided by that is what it is; what is left, divided by OWNERS, whose

_encode = msgspec.msgpack.Encoder().encode


def fields(box: Box) -> list[Field]:
    return [
        *planet_fields(box),
        *_card_fields(box),
        *_action_fields(box),
        *_balance_fields(box),
        *_turn_fields(box),
    ]


# -- cards ----------------------------------------------------------------------------------------


def _card_fields(box: Box) -> list[Field]:
    seats = box.seats
    return [
        Field("players[].known[]", (seats, _KNOWN), 0, box.top),
        Field("players[].discard[]", (seats, _DISCARD), 0, box.top),
        Field("players[].starter", (seats,), 0, len(box.content.decks)),
        Field("players[].redealt", (seats,), 0, 1),
        Field("first", (), 0, seats),
        Field("size", (), 0, len(_SIZES) - 1.0, _SIZES),
    ]


def _lying_open(s: State) -> bytes:
    """What changes seldom: cards that all see, whose deck is which, who begins, how large the planet is."""
    pieces = [filled(own, _KNOWN) for own in s.known] + [filled(own, _DISCARD) for own in s.discards]
    numbers = [*s.lists, *(s.redealt >> seat & 1 for seat in range(len(s.lists))), s.first, s.size]
    return b"".join([*pieces, filled(numbers, len(numbers))])


# -- Actions that are answered, or being named --------------------------------------------------------


def _action_fields(box: Box) -> list[Field]:
    """Three of those answered, then the one that this seat is naming."""
    return [*_named_fields(box, "named[]", (_NAMED,)), *_named_fields(box, "naming", ())]


def _named_fields(box: Box, path: str, shape: tuple[int, ...]) -> list[Field]:
    parts = [
        ("action", box.top, ()),
        ("seat", box.seats, ()),
        ("cancels", 1, ()),
        ("at", MOST, ()),
        (f"being/{OF_A_KIND}", box.content.beings, ()),
        (f"being%{OWNERS}", OWNERS, ()),
        ("mode", len(MODES) - 1.0, MODES),
        ("food", len(box.content.foods), ()),
        ("to", MOST, ()),
    ]
    return [Field(f"{path}.{name}", shape, 0, high, words, block=path) for name, high, words in parts]


_PARTS = 9
_NOTHING_NAMED = filled((), _PARTS * (_NAMED + 1))


def _actions(t: T, s: State, picked: Picked | None) -> bytes:
    mine = naming(t, picked) if picked else None
    answered = [number for one in s.named[:_NAMED] for number in _parts(named(t, one))]
    return filled(answered, _PARTS * _NAMED) + filled(_parts(mine) if mine else (), _PARTS)


def _parts(one: NamedView) -> list[int]:
    what, whose = _share(one.being)
    return [one.action, one.seat, one.cancels, one.at, what, whose, MODES.index(one.mode), one.food, one.to]


def _share(being: int) -> tuple[int, int]:
    """What it is, and whose."""
    return (being // OF_A_KIND, being % OWNERS) if being != NOTHING else (NOTHING, NOTHING)


# -- balancing ----------------------------------------------------------------------------------------


def _balance_fields(box: Box) -> list[Field]:
    kinds = box.content.beings
    return [
        Field("balance.at", (), 0, MOST),
        Field("balance.step", (), 0, len(STEPS) - 1.0, STEPS),
        Field("balance.duty", (), 0, 1),
        Field(f"balance.being/{OF_A_KIND}", (), 0, kinds),
        Field(f"balance.being%{OWNERS}", (), 0, OWNERS),
        Field("balance.rolls[]", (box.seats,), 0, 6),
        Field(f"balance.fed[]/{OF_A_KIND}", (_FED,), 0, kinds),
        Field(f"balance.fed[]%{OWNERS}", (_FED,), 0, OWNERS),
        Field(f"balance.noted[]/{OF_A_KIND}", (_FED,), 0, kinds),
        Field(f"balance.noted[]%{OWNERS}", (_FED,), 0, OWNERS),
    ]


def _balance(seats: int, s: State) -> bytes:
    now = s.balance
    pieces = [filled([now.at, now.step, now.duty, *_share(now.being)], 5), filled(now.rolls, seats)]
    for beings in (now.fed, now.noted):
        pieces.append(filled([being // OF_A_KIND for being in beings], _FED))
        pieces.append(filled([being % OWNERS for being in beings], _FED))
    return b"".join(pieces)


_NOT_BALANCING = [filled((), 5 + seats + 4 * _FED) for seats in range(OWNERS + 1)]


# -- the own hand, and whose turn it is -------------------------------------------------------------


def _turn_fields(box: Box) -> list[Field]:
    seats = box.seats
    return [
        Field("hand[].card", (_HAND,), 0, box.top),
        Field("hand[].copies", (_HAND,), 0, 4),
        Field("players[].deck", (seats,), 0, _DECK),
        Field("players[].hand", (seats,), 0, _HAND),
        Field("phase", (), 0, len(PHASES) - 1.0, PHASES),
        Field("active", (), 0, seats),
        Field("used", (), 0, OPPORTUNITIES),
        Field("founded", (), 0, 1),
        Field("reason", (), 0, len(REASONS) - 1.0, REASONS),
        Field("picked", (), 0, box.top),
    ]


def _turn(t: T, s: State, seat: int) -> bytes:
    held, picked = s.hands[seat], s.picked
    cards = [*dict.fromkeys(held)][:_HAND]  # they lie sorted there
    copies = _ONE_OF_EACH[len(cards)] if len(cards) == len(held) else [held.count(card) for card in cards]
    if t.box.top >= MOST_SEEN:
        cards = [min(card, MOST_SEEN) for card in cards]
    room = _NO_CARD[len(cards)]
    numbers = [*cards, *room, *copies, *room, *map(len, s.decks), *map(len, s.hands)]
    numbers += (s.phase, s.active if s.phase == PLAY else NONE, s.used, s.founded, REASONS.index(s.reason))
    numbers.append(min(picked.card, MOST_SEEN) if picked.seat == seat else NONE)
    return bytes(numbers)


_ONE_OF_EACH = [[1] * n for n in range(_HAND + 1)]
_NO_CARD = [[NONE] * (_HAND - n) for n in range(_HAND + 1)]


def look(t: T, s: State, seat: int) -> bytes:
    """All of them, in this order."""
    last: LastLook = t.seen or LastLook(t)
    lying = _encode((s.known, s.discards, s.lists, s.redealt, s.first, s.size))
    actions = _NOTHING_NAMED
    mine = s.picked if s.picked.seat == seat else None
    if s.named or mine:
        actions = last.part("actions", _encode((s.named, mine)), _actions, t, s, mine)
    return b"".join(
        (
            last.part("planet", _encode((s.planet, s.attached)), last.planet, t, s),
            last.part("lying", lying, _lying_open, s),
            actions,
            _balance(t.seats, s) if s.phase == BALANCING else _NOT_BALANCING[t.seats],
            _turn(t, s, seat),
        )
    )


SIGHT = Sight(fields, look)
