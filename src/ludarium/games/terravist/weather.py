"""Environment cards, and the abilities that answer them (TV-18)."""

from __future__ import annotations

from functools import partial

from ludarium.games.terravist import decks
from ludarium.games.terravist.abilities import Use, can_any, carry_out, in_order, op
from ludarium.games.terravist.box import Box
from ludarium.games.terravist.content import ENVIRON
from ludarium.games.terravist.state import State
from ludarium.games.terravist.vocabulary import Effect
from ludarium.table.choice import Refusal
from ludarium.table.table import Asking, Table

T = Table[Box]


def play(t: T, s: State, first: int) -> Asking[None]:
    """TV-18.2: the card, then the abilities; TV-18.5: then whatever those have played, in the same way."""
    s.waiting = 0
    for _ in t.box.content.environments:  # no more of them than there are cards
        yield from _take_effect(t, s, first)
        yield from _abilities(t, s, first)
        if not s.waiting:
            break
        s.waiting -= 1
    s.waiting = -1


def _take_effect(t: T, s: State, first: int) -> Asking[None]:
    card = decks.turn_up_weather(t, s)
    if card < 0:
        return
    acted, s.acting = s.acting, t.box.act_of_weather(card)
    t.tell("weather", card=t.box.weather(card), number=card)
    yield from carry_out(t, s, Use(first, -1), t.box.content.environments[card])
    s.acting = acted


def _abilities(t: T, s: State, first: int) -> Asking[None]:
    """TV-16.4, TV-18.3: seat by seat, each creature once at most for each who may use it."""
    for seat in in_order(t, first):
        used: tuple[int, ...] = ()
        while awake(t, s, seat, used):
            listed, barred = partial(_awake_or_none, t, s, seat, used), partial(_barred, t, s, seat, used)
            place = yield t.ask(seat, t.box.ORDER, listed, "TV-18.3", barred, sifted=True)
            if place == t.box.no_place:
                break
            card = s.at[place]
            used = (*used, card)
            yield from _answer(t, s, seat, card)


def _answer(t: T, s: State, seat: int, card: int) -> Asking[None]:
    """Chosen is used: its ability follows at once (D50)."""
    acted, s.acting = s.acting, card
    t.tell("ability", seat=seat, card=t.box.creature(card), number=card)
    yield from carry_out(t, s, Use(seat, card), t.box.effects[card])
    s.acting = acted


def awake(t: T, s: State, seat: int, used: tuple[int, ...]) -> list[int]:
    """TV-11.8: own creatures (or those that say otherwise) with an ability that can do something now."""
    box = t.box
    found = []
    for place, card in enumerate(s.at):
        if card < 0 or box.when[card] != ENVIRON or card in used:
            continue
        if (s.owner[place] == seat or box.anyone[card]) and can_any(t, s, Use(seat, card), box.effects[card]):
            found.append(place)
    return found


def _awake_or_none(t: T, s: State, seat: int, used: tuple[int, ...]) -> list[int]:
    return [*awake(t, s, seat, used), t.box.no_place]


def _barred(t: T, s: State, seat: int, used: tuple[int, ...], place: int) -> Refusal | None:
    if place == t.box.no_place or place in awake(t, s, seat, used):
        return None
    card = s.at[place]
    if card < 0 or t.box.when[card] != ENVIRON:
        return Refusal("TV-16.4", "no-environment-ability")
    if card in used:
        return Refusal("TV-18.3", "used-already")
    return Refusal("TV-11.8", "not-yours") if s.owner[place] != seat else Refusal("TV-16.7", "does-nothing")


@op("environment")
def environment(t: T, s: State, use: Use, e: Effect, free: bool) -> Asking[bool]:
    """TV-23.12, TV-18.5: at once, or after the round of abilities that is going on."""
    if s.waiting >= 0:
        s.waiting += 1
    else:
        yield from play(t, s, use.seat)
    return True
