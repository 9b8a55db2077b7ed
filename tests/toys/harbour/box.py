"""What never changes in a match of Harbour: its options, its cards, its kinds of questions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec

from ludarium.table.choice import Kind
from ludarium.table.phrase import Phrase

DRAW, PLAY, TRADE = range(3)
_ACTS = ("draw", "play", "trade")

Effect = Literal["storm", "thief", "gifts", "spyglass", "gold", "tower"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hand: Annotated[int, msgspec.Meta(ge=0, le=6)] = 4  # cards dealt to each (HB-1.1)
    rounds: Annotated[int, msgspec.Meta(ge=1, le=30)] = 8  # HB-7.1


class CardRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    effect: Effect
    count: Annotated[int, msgspec.Meta(ge=1)]


class CardsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[CardRow, ...]


class Box(msgspec.Struct, frozen=True):
    options: Options
    effects: tuple[Effect, ...]  # by card
    act: Kind
    card: Kind  # a card of the hand
    whim: Kind  # a card of the hand, or none: the number after the last card
    reply: Kind  # the same, in a window
    victim: Kind

    @property
    def none(self) -> int:
        return len(self.effects)


def unpack(options: Options, files: dict[str, Any], seats: int) -> Box:
    effects = tuple(row.effect for row in files["cards"].card for _ in range(row.count))
    cards = len(effects)
    return Box(
        options,
        effects,
        act=Kind("act", 3, say=lambda act: Phrase(f"act-{_ACTS[act]}")),
        card=Kind("card", cards, "card", _name(effects)),
        whim=Kind("whim", cards + 1, "card", _name_or(effects, "play-nothing")),
        reply=Kind("reply", cards + 1, "card", _name_or(effects, "let-it-happen")),
        victim=Kind("victim", seats, "seat", lambda seat: Phrase("victim", {"other": seat})),
    )


def kinds(box: Box) -> tuple[Kind, ...]:
    return (box.act, box.card, box.whim, box.reply, box.victim)


def name_of(effects: tuple[Effect, ...], card: int) -> Phrase:
    return Phrase(f"card-{effects[card]}", {"card": card})


def _name(effects: tuple[Effect, ...]) -> Callable[[int], Phrase]:
    return lambda card: name_of(effects, card)


def _name_or(effects: tuple[Effect, ...], none: str) -> Callable[[int], Phrase]:
    return lambda card: Phrase(none) if card == len(effects) else name_of(effects, card)
