"""Playing an Action (TF-5): named, answered, then its effect.

The answer window (TF-5.3 … TF-5.10): the others, clockwise, may cancel an Action or play one out of turn.

Everybody with a card in hand is asked, whatever it is: not being asked would betray the hand (TF-5.10, TF-12.15).
"""

from __future__ import annotations

from functools import partial

from ludarium.games.terraformer import actions, announcing, hands, naming, targets
from ludarium.games.terraformer.box import Box
from ludarium.games.terraformer.files import Cancel
from ludarium.games.terraformer.state import Named, Picked, State
from ludarium.table.choice import Refusal
from ludarium.table.table import Asking, Table, Turn

T = Table[Box]


def play(t: T, s: State, me: int, card: int) -> Turn:
    """TF-5.2, TF-5.9: from the hand to the discard, or to where it stays."""
    s.picked = Picked(me, card)
    yield from naming.name_all(t, s, me)
    announcing.show(t, s, me)
    if (yield from _window(t, s)):
        _spend(t, s, "cancelled")  # TF-5.5
    elif not targets.still_legal(t, s, me, *_what(s)):
        _spend(t, s, "fizzled")  # TF-5.12
    else:
        yield from actions.take_effect(t, s, me)
        named = s.named.pop()
        if not t.box.content.stays[named.action]:  # TF-5.9
            hands.discard(s, me, named.action)


def _what(s: State) -> tuple[int, int, int]:
    named = s.named[-1]
    return named.action, named.target, named.more


def _spend(t: T, s: State, how: str) -> None:
    named = s.named.pop()
    hands.discard(s, named.seat, named.action)
    t.tell(how, seat=named.seat, card=t.box.card(named.action))


# -- the window --------------------------------------------------------------------


def _window(t: T, s: State) -> Asking[bool]:
    """About the Action named last: whether it is cancelled (TF-5.4)."""
    me, cancelling = s.named[-1].seat, s.named[-1].cancels
    for k in range(1, t.seats):
        who = (me + k) % t.seats
        while s.hands[who]:  # TF-5.10
            option = yield from _ask(t, s, who, "TF-12.14" if cancelling else "TF-5.3")
            if option == t.box.passed:
                t.tell("passed", seat=who)
                break
            card = t.box.content.first_action + option % t.box.play_answer
            if option >= t.box.play_answer:
                yield from play(t, s, who, card)  # TF-5.8
            elif (yield from _cancel(t, s, who, card)):
                return True
            else:
                break
    return False


def _ask(t: T, s: State, who: int, because: str) -> Asking[int]:
    listed, barred = partial(_answers, t, s, who), partial(_barred, t, s, who)
    option: int = yield t.ask(who, t.box.ANSWER, listed, because, barred, always=True)
    return option


def _answers(t: T, s: State, who: int) -> list[int]:
    mine = sorted({card for card in s.hands[who] if t.box.content.is_action(card)})
    box = t.box
    return [*map(box.cancel_with, mine), *map(box.play_as_answer, mine), box.passed]


def _barred(t: T, s: State, who: int, option: int) -> Refusal | None:
    if option == t.box.passed:
        return None
    card = t.box.content.first_action + option % t.box.play_answer
    if card not in s.hands[who]:
        return Refusal("TF-5.1", "not-in-hand")
    if option < t.box.play_answer:
        return _why_no_cancel(t, s, card)
    return _why_not_now(t, s, who, card)


def _why_no_cancel(t: T, s: State, card: int) -> Refusal | None:
    """TF-5.3, TF-5.6; against a cancelling card only Cancel helps (TF-12.14)."""
    named, content = s.named[-1], t.box.content
    if isinstance(content.effect[card], Cancel):
        return None
    if named.cancels:
        return Refusal("TF-12.14", "only-cancel")
    if content.opposite[card] == named.action:
        return None
    return Refusal("TF-5.6", "no-opposite", card=t.box.card(card), action=t.box.card(named.action))


def _why_not_now(t: T, s: State, who: int, card: int) -> Refusal | None:
    """TF-5.1, TF-5.4: for its own effect, out of turn."""
    if s.named[-1].cancels:
        return Refusal("TF-12.14", "only-cancel")
    if not t.box.content.out_of_turn[card]:
        return Refusal("TF-5.1", "in-turn", card=t.box.card(card))
    return targets.why_not_play(t, s, who, card)


def _cancel(t: T, s: State, who: int, card: int) -> Asking[bool]:
    """TF-5.5, TF-5.6: the card has no effect of its own. Whether the cancellation stands (TF-5.7, TF-12.14)."""
    hands.take(s, who, card)
    s.named.append(Named(card, who, cancels=1))
    action = t.box.card(s.named[-2].action)
    t.tell("cancels", seat=who, other=s.named[-2].seat, card=t.box.card(card), action=action)
    countered = False
    if t.box.options.counter_cancel:
        countered = yield from _window(t, s)
    s.named.pop()
    hands.discard(s, who, card)
    if countered:
        t.tell("cancel-failed", seat=who, action=action)
    return not countered
