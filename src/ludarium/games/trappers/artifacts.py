"""Using Artifacts (TR-19): windows, what surrounds a roll, reactions of packs."""

from __future__ import annotations

from ludarium.games.trappers import decks, effects
from ludarium.games.trappers.artifact_cards import ACTING, AFTER_ROLL, BEFORE_ROLL, MOVING, OPEN, SETTING_OUT
from ludarium.games.trappers.box import Box
from ludarium.games.trappers.dice import throw
from ludarium.games.trappers.places import GO_ON
from ludarium.games.trappers.state import State, others
from ludarium.table.choice import Refusal
from ludarium.table.table import Asking, Table, Turn

T = Table[Box]


def moment(s: State) -> int:
    if s.now.moving:
        return MOVING if s.now.spent else SETTING_OUT
    if s.now.die:
        return AFTER_ROLL
    return ACTING if s.now.fight < 0 else BEFORE_ROLL


def usable(t: T, s: State, me: int) -> list[int]:
    """The Artifacts of this hand that may be used now, sorted."""
    closed = s.now.used | ~t.box.open_in[moment(s)]
    cards = [card for card in decks.cards(s.hands[me]) if not closed >> card & 1]
    return [card for card in cards if _no_effect(t, s, me, card) is None]


def barred(t: T, s: State, me: int, card: int) -> Refusal | None:
    """Why this Artifact can't be used now."""
    if not decks.has(s.hands[me], card):
        return Refusal("TR-19.4", "no-artifact")
    if s.now.used >> card & 1:
        return Refusal("TR-19.2", "used-already")
    window = t.box.window(card)
    if window not in OPEN[moment(s)]:
        return Refusal("TR-19.1", f"window-{window}")
    return _no_effect(t, s, me, card)


def _no_effect(t: T, s: State, me: int, card: int) -> Refusal | None:
    for op in t.box.artifacts[card].ops:
        refused = effects.barred(t, s, me, op.row)
        if refused is not None:
            return refused
    return None


def use(t: T, s: State, me: int, card: int) -> Turn:
    """Open, then what it says, then face down under the deck (TR-19.3)."""
    decks.take_openly(s.hands[me], card)
    s.played.append(card)
    s.now.used |= 1 << card
    t.tell("artifact-used", seat=me, card=t.box.artifact(card), number=card)
    if not (yield from _cancelled(t, s, me, 0)):
        yield from effects.happen(t, s, me, card)
        if s.winner >= 0:
            return
    s.played.remove(card)
    decks.put_under(t, s.decks[decks.ARTIFACTS], card)


def _cancelled(t: T, s: State, me: int, depth: int) -> Asking[bool]:
    """TR-22.1: who holds Artifacts may have one that undoes this one. Only where a pack has such cards."""
    if not t.box.reactions or depth > t.seats:
        return False
    for who in others(s, me):
        if not s.hands[who]:
            continue
        card = yield from _reaction(t, s, who)
        if card == t.box.no_artifact:
            continue
        decks.take_openly(s.hands[who], card)
        decks.put_under(t, s.decks[decks.ARTIFACTS], card)
        t.tell("artifact-cancels", seat=who, other=me, card=t.box.artifact(card), number=card)
        if not (yield from _cancelled(t, s, who, depth + 1)):
            return True
    return False


def _reaction(t: T, s: State, who: int) -> Asking[int]:
    def candidates() -> list[int]:
        return [*decks.cards(s.hands[who]), t.box.no_artifact]

    def no_reaction(option: int) -> Refusal | None:
        if option == t.box.no_artifact:
            return None
        if not decks.has(s.hands[who], option):
            return Refusal("TR-19.4", "no-artifact")
        return None if t.box.window(option) == "reaction" else Refusal("TR-22.1", "no-reaction")

    card: int = yield t.ask(who, t.box.REACT, candidates, "TR-22.1", no_reaction, always=True)
    return card


# -- around a roll (D18, D19) --------------------------------------------------


def before_roll(t: T, s: State, me: int) -> Turn:
    """Asked of whoever holds Artifacts, fitting or not: what they are is hidden."""
    while s.hands[me]:
        option = yield from _around(t, s, me, t.box.ROLL)
        if option == GO_ON:
            return
        yield from use(t, s, me, option - 1)
        if s.winner >= 0:
            return


def after_roll(t: T, s: State, me: int) -> Turn:
    while s.hands[me]:
        option = yield from _around(t, s, me, t.box.RESULT)
        if option == GO_ON:
            return
        yield from use(t, s, me, option - 1)
        if s.winner >= 0:
            return


def _around(t: T, s: State, me: int, kind: object) -> Asking[int]:
    def candidates() -> list[int]:
        return [GO_ON, *(card + 1 for card in decks.cards(s.hands[me]))]

    def not_now(option: int) -> Refusal | None:
        return None if option == GO_ON else barred(t, s, me, option - 1)

    option: int = yield t.ask(me, kind, candidates, "TR-19.1", not_now, always=True)  # type: ignore[arg-type]
    return option


def roll(t: T, s: State, me: int) -> Asking[int]:
    """A die of one's own, and what Artifacts make of it (D19)."""
    s.now.die = throw(t)
    t.tell("rolled", seat=me, n=s.now.die)
    yield from after_roll(t, s, me)
    die, s.now.die = s.now.die, 0
    return die
