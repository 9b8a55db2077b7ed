"""Terravist, turn by turn.

set-up            setting_up.py   tray, start board, hands, dice, goals                        TV-3
a go              here            first action, second action                                  TV-4, TV-5
  first           here            card, die or egg                                             TV-6
  second          settling.py     settle a creature, on an empty place or a stolen one         TV-7, TV-8
                  chaining.py     a chain of creatures, then a board's ability                 TV-9
                  developing.py   develop a habitat                                            TV-10
a round's end     round_end.py    goal, upkeep, environment, parent                            TV-11, TV-20
payments          paying.py       tokens and eggs                                              TV-12, TV-13
dice              dice_box.py     the box and the used box                                     TV-14
cards             decks.py        piles, tray, hands, position cards                           TV-15, TV-17, TV-19
abilities         abilities.py    use or decline                                               TV-16
effects           gains.py        tokens, dice, eggs                                           TV-23
                  draws.py        cards into the hand
                  tucking.py      cards under a creature
                  roles.py        position cards
                  combined.py     effects made of effects
                  losses.py       what players lose
environment       weather.py      environment cards and who answers them                       TV-18
                  weather_effects.py  what they do to all                                      TV-23.19
the end           score.py        six lines                                                    TV-21
"""

from __future__ import annotations

from functools import partial

from ludarium.games.terravist import (
    combined,
    decks,
    dice_box,
    draws,
    gains,
    losses,
    roles,
    round_end,
    setting_up,
    settling,
    tucking,
    weather,
    weather_effects,
)  # fmt: skip
from ludarium.games.terravist.box import Box
from ludarium.games.terravist.chaining import chain
from ludarium.games.terravist.developing import any_developable, develop, why_nothing
from ludarium.games.terravist.questions import CARD, DIE, EGG, REROLL
from ludarium.games.terravist.settling import barred_card, playable, settle
from ludarium.games.terravist.state import DEAL, ENVIRONMENT, FIRST, SECOND, SETTLING_UP, START, State
from ludarium.games.terravist.vocabulary import ANY_KIND
from ludarium.table.choice import Refusal
from ludarium.table.table import Table, Turn

T = Table[Box]

EFFECTS = (
    gains,
    draws,
    tucking,
    roles,
    settling,
    combined,
    losses,
    weather,
    weather_effects,
)  # fill abilities.OPS


def next_turn(t: T, s: State) -> Turn | None:
    """What comes, from the state alone; None when the game is over (TV-21.1)."""
    step = _STEPS.get(s.phase)
    return step(t, s) if step else None


def active(t: T, s: State) -> int:
    """TV-4.2: from the parent clockwise, each once a turn."""
    return (s.parent + s.gone) % t.seats


# -- a go: two actions, in this order (TV-5.2) ------------------------------------------------


def first_action(t: T, s: State) -> Turn:
    """TV-5.1, TV-6."""
    me = active(t, s)
    _begin(t, s, me)
    act = REROLL
    while act == REROLL and (s.tray or _firsts(t, s, me)):
        listed, barred = partial(_firsts, t, s, me), partial(_barred_first, t, s, me)
        act = yield t.ask(me, t.box.FIRST, listed, "TV-5.2", barred, sifted=True)
        if act == REROLL:
            dice_box.reroll(t, s, me)
    if act == CARD:
        yield from draws.take_card(t, s, me, "either", False, "TV-6.1")
    elif act == DIE:
        yield from gains.take_die(t, s, me, ANY_KIND, False, "TV-6.2")
    elif act == EGG:
        yield from _one_egg(t, s, me)
    s.phase = SECOND


def _begin(t: T, s: State, me: int) -> None:
    if s.gone == 0:  # TV-4.3
        t.tell("turn", seat=me, n=s.turn + 1, of=t.box.lengths[s.round], round=s.round + 1)
    t.tell("go", seat=me)
    decks.fill_tray(t, s)


def _firsts(t: T, s: State, me: int) -> list[int]:
    """D10: what is legal of A, B, C and the reroll."""
    found = [CARD] if s.tray or decks.stocked(s) else []
    if max(s.faces) >= 0:
        found.append(DIE)
    if gains.has_room(t.box, s, me):
        found.append(EGG)
    if dice_box.may_reroll(s):
        found.append(REROLL)
    return found


def _barred_first(t: T, s: State, me: int, act: int) -> Refusal | None:
    if act == REROLL:
        return dice_box.barred_reroll(s)
    if act in _firsts(t, s, me):
        return None
    return (Refusal("TV-5.3", "no-cards"), Refusal("TV-6.3", "no-die"), Refusal("TV-6.5", "no-nest"))[act]


def _one_egg(t: T, s: State, me: int) -> Turn:
    """TV-6.4."""
    listed, barred = partial(gains.room, t.box, s, me), partial(_barred_egg, t, s, me)
    place = yield t.ask(me, t.box.EGG, listed, "TV-6.4", barred, sifted=True)
    gains.lay(t, s, me, place)


def _barred_egg(t: T, s: State, me: int, place: int) -> Refusal | None:
    if place == t.box.no_place:
        return Refusal("TV-6.4", "must")
    return gains.why_no_nest(t.box, s, me, False, place)


def second_action(t: T, s: State) -> Turn:
    """TV-7 … TV-10; then the go is over. What is in hand decides what is legal: always asked."""
    me, box = active(t, s), t.box
    act = box.reroll
    while act == box.reroll:
        listed, barred = partial(_seconds, t, s, me), partial(_barred_second, t, s, me)
        act = yield t.ask(me, box.SECOND, listed, "TV-5.2", barred, always=True, sifted=True)
        if act == box.reroll:
            dice_box.reroll(t, s, me)
    if act == box.chain:
        yield from chain(t, s, me)
    elif act == box.develop:
        yield from develop(t, s, me)
    else:
        yield from settle(t, s, me, act)
    _end(t, s)


def _seconds(t: T, s: State, me: int) -> list[int]:
    """D20, D21: a card to settle, or another action. A board's ability can always be used (TV-9.13)."""
    found = [*playable(t, s, me), t.box.chain]
    if any_developable(t.box, s, me):
        found.append(t.box.develop)
    if dice_box.may_reroll(s):
        found.append(t.box.reroll)
    return found


def _barred_second(t: T, s: State, me: int, act: int) -> Refusal | None:
    if act == t.box.reroll:
        return dice_box.barred_reroll(s)
    if act == t.box.develop:
        return why_nothing(t.box, s, me)
    return None if act == t.box.chain else barred_card(t, s, me, act)


def _end(t: T, s: State) -> None:
    """TV-4.1, TV-4.2: the next seat, the next turn, or the round's end."""
    s.gone += 1
    s.phase = FIRST
    if s.gone == t.seats:
        s.gone = 0
        s.turn += 1
        if s.turn == t.box.lengths[s.round]:
            s.phase = SETTLING_UP


_STEPS = {
    START: setting_up.start_board,
    DEAL: setting_up.deal,
    FIRST: first_action,
    SECOND: second_action,
    SETTLING_UP: round_end.settle_up,
    ENVIRONMENT: round_end.environment,
}
