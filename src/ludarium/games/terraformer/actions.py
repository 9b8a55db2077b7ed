"""What each Action does when nobody has cancelled it (TF-7)."""

from __future__ import annotations

from collections.abc import Callable

from ludarium.games.terraformer import climate, hands, living, refugees, targets
from ludarium.games.terraformer.announcing import how_adapted
from ludarium.games.terraformer.box import Box
from ludarium.games.terraformer.files import (
    Adapt,
    Displace,
    Draw,
    Enrich,
    Move,
    Protect,
    Recover,
    Remove,
    Shift,
)
from ludarium.games.terraformer.state import NOTHING, OWNERS, Attached, State
from ludarium.table.table import Table, Turn

T = Table[Box]


def take_effect(t: T, s: State, me: int) -> Turn:
    """Of the Action named last; its targets are still as they were named."""
    yield from _EFFECTS[type(targets.effect_of(t, s.named[-1].action))](t, s, me)


def _what(s: State) -> tuple[int, int, int]:
    named = s.named[-1]
    return named.action, named.target, named.more


def _enrich(t: T, s: State, me: int) -> Turn:
    """TF-7.6."""
    action, at, _ = _what(s)
    s.planet[at].rich = action * OWNERS + me
    t.tell("enriched", seat=me, at=at + 1, place=t.box.card(s.planet[at].biome))
    yield from ()


def _attach(t: T, s: State, me: int) -> Turn:
    """TF-7.7; of packs, protection (TF-14.6)."""
    action, being, mode = _what(s)
    s.attached.append(Attached(being, action, me, mode))
    if mode == NOTHING:
        t.tell("attached", seat=me, name=t.box.being(being), card=t.box.card(action))
    else:
        t.tell("adapted", seat=me, name=t.box.being(being), how=how_adapted(t, mode))
    yield from ()


def _displace(t: T, s: State, me: int) -> Turn:
    """TF-7.8: to another ecosystem; its owner chooses."""
    _, being, _ = _what(s)
    here = living.where(s, being)
    others = tuple(at for at in range(len(s.planet)) if at != here)
    yield from refugees.send_off(t, s, being, others, "displaced", "TF-7.8")


def _remove(t: T, s: State, me: int) -> Turn:
    """TF-7.9."""
    living.die_out(t, s, _what(s)[1], "extinct")
    yield from ()


def _recover(t: T, s: State, me: int) -> Turn:
    """TF-7.10."""
    _, first, second = _what(s)
    for card in (first, second):
        if card != NOTHING:
            hands.back_to_hand(s, me, card)
            t.tell("cloned", seat=me, card=t.box.card(card))
    yield from ()


def _move(t: T, s: State, me: int) -> Turn:
    """TF-14.6."""
    _, being, to = _what(s)
    living.move(t, s, being, to)
    yield from ()


def _draw(t: T, s: State, me: int) -> Turn:
    """TF-14.6."""
    effect = targets.effect_of(t, s.named[-1].action)
    assert isinstance(effect, Draw)
    for _ in range(min(effect.n, len(s.decks[me]))):
        hands.draw(t, s, me)
    yield from ()


_EFFECTS: dict[type, Callable[[T, State, int], Turn]] = {
    Shift: climate.change,
    Enrich: _enrich,
    Adapt: _attach,
    Protect: _attach,
    Displace: _displace,
    Remove: _remove,
    Recover: _recover,
    Move: _move,
    Draw: _draw,
}
