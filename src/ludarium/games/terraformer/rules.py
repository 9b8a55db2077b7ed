"""Терраформер, turn by turn.

set-up             setting_up.py  decks, hands, redeals, size                                        TF-1
a turn             here           two opportunities, Actions, the hand limit                         TF-2
  a biome          placing.py     founds or grows an ecosystem (planet.py)                           TF-3
  a being          placing.py     settles (living.py: what suits, who eats what)                     TF-4
  an Action        answering.py   named, answered, then its effect                                   TF-5
    named          naming.py      one question after another (targets.py: what may be named)         TF-5.2
    the effect     actions.py     what each Action does                                              TF-7
    climate        climate.py     a new biome in place of the old ones                               TF-6.1
    leaving        refugees.py    who goes where                                                     TF-6.6
the end            here           when it comes                                                      TF-8
  balancing        balancing.py   food chains, from left to right                                    TF-9
  scoring          score.py       points by what is printed                                          TF-10
decks              deck.py, deck_rules.py                                                            TF-11
"""

from __future__ import annotations

from functools import partial

from ludarium.games.terraformer import hands, placing, setting_up, targets
from ludarium.games.terraformer.answering import play
from ludarium.games.terraformer.balancing import balance
from ludarium.games.terraformer.box import Box
from ludarium.games.terraformer.printed import HAND_LIMIT, OPPORTUNITIES
from ludarium.games.terraformer.state import BALANCING, PLAY, REDEAL, SIZE, State
from ludarium.table.choice import Refusal
from ludarium.table.table import Table, Turn

T = Table[Box]


def next_turn(t: T, s: State) -> Turn | None:
    """What comes, from the state alone; None when the game is over."""
    step = _PHASES.get(s.phase)
    return step(t, s) if step else None


# -- a turn (TF-2) ----------------------------------------------------------------------------


def step(t: T, s: State) -> Turn:
    """TF-2.1, TF-2.5: an opportunity, an Action, or the end of the turn. Always asked (TF-2.9)."""
    me = s.active
    listed, barred = partial(_steps, t, s, me), partial(_barred, t, s, me)
    option = yield t.ask(me, t.box.STEP, listed, "TF-2.1", barred, always=True, sifted=True)
    if option == t.box.draw:
        s.used += 1
        hands.draw(t, s, me)
    elif option == t.box.end_turn:
        yield from _end_turn(t, s, me)
    elif t.box.content.is_action(option):
        yield from play(t, s, me, option)
    else:
        yield from placing.lay(t, s, me, option)


def _steps(t: T, s: State, me: int) -> list[int]:
    """Where `_barred` finds nothing wrong, found faster. Drawing and ending never both stand open."""
    first_action, left = t.box.content.first_action, s.used < OPPORTUNITIES
    cards = [*dict.fromkeys(s.hands[me])]  # a hand lies sorted
    found = placing.layable(t, s, [card for card in cards if card < first_action]) if left else []
    playable = bool(found)
    found += [card for card in cards if card >= first_action and targets.any_legal(t, s, me, card)]
    if left and s.decks[me]:
        found.append(t.box.draw)
    elif not playable:
        found.append(t.box.end_turn)
    return found


def _barred(t: T, s: State, me: int, option: int) -> Refusal | None:
    if option == t.box.draw:
        return _why_no_draw(s, me)
    if option == t.box.end_turn:
        return _why_not_over(t, s, me)
    if option not in s.hands[me]:
        return Refusal("TF-2.1", "not-in-hand")
    if t.box.content.is_action(option):
        return targets.why_not_play(t, s, me, option)
    return placing.why_not_lay(t, s, option)


def _why_no_draw(s: State, me: int) -> Refusal | None:
    if s.used >= OPPORTUNITIES:
        return Refusal("TF-2.3", "used-up")
    return None if s.decks[me] else Refusal("TF-2.4", "no-deck")


def _why_not_over(t: T, s: State, me: int) -> Refusal | None:
    """TF-2.3: exactly two; TF-2.4: unless nothing can be done with the rest."""
    if s.used >= OPPORTUNITIES:
        return None
    if s.decks[me]:
        return Refusal("TF-2.3", "must-use", n=OPPORTUNITIES - s.used)
    if any(not t.box.content.is_action(card) and placing.has_place(t, s, card) for card in s.hands[me]):
        return Refusal("TF-2.4", "must-play")
    return None


def _end_turn(t: T, s: State, me: int) -> Turn:
    """TF-2.7, TF-2.8; then the next player, or the end (TF-8.2)."""
    while len(s.hands[me]) > HAND_LIMIT:
        listed, barred = partial(_own_cards, s, me), partial(_not_own, s, me)
        card = yield t.ask(me, t.box.DISCARD, listed, "TF-2.7", barred, always=True)
        hands.take(s, me, card)
        hands.discard(s, me, card)
        t.tell("discarded", seat=me, card=t.box.card(card))
    if s.reason:
        s.phase = BALANCING
        t.tell("game-ends", reason=s.reason)
    else:
        setting_up.begin_turn(t, s, (me + 1) % t.seats)


def _own_cards(s: State, me: int) -> list[int]:
    return sorted(set(s.hands[me]))


def _not_own(s: State, me: int, card: int) -> Refusal | None:
    return None if card in s.hands[me] else Refusal("TF-2.7", "not-in-hand")


_PHASES = {
    REDEAL: setting_up.redeals,
    SIZE: setting_up.agree_on_size,
    PLAY: step,
    BALANCING: balance,
}
