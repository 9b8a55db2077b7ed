"""Naming all the targets of an Action, one question after another (TF-5.2).

What is named so far lies in `picked`, so that a copy of this world may be dealt anew under the open question: what an
onlooker knows of it is only what is asked (`asked`), and a re-deal puts something in place that is asked the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from ludarium.games.terraformer import placing, targets
from ludarium.games.terraformer.box import BY_CLIMATE, BY_DIET, Box
from ludarium.games.terraformer.files import Adapt, Move, Recover
from ludarium.games.terraformer.state import CLIMATE, DIET, NOTHING, SOME_ICON, Picked, State
from ludarium.table.choice import Kind, Refusal
from ludarium.table.table import Table, Turn

T = Table[Box]


class Step(NamedTuple):
    """What is to be named next, and what may be."""

    kind: Kind
    because: str
    options: Callable[[], list[int]]


def asked(t: T, s: State, picked: Picked) -> Step | None:
    """What is asked of whoever has picked so much; None when all is named."""
    box, card = t.box, picked.card
    if not box.content.is_action(card):
        return Step(box.PLACE, "TF-2.1", partial(placing.places, t, s, card))
    if picked.target == NOTHING:
        return _first(t, s, picked)
    effect = targets.effect_of(t, card)
    if isinstance(effect, Adapt):
        return _how(t, s, effect, picked)
    if picked.more != NOTHING:
        return None
    if isinstance(effect, Recover) and effect.n > 1:
        return Step(box.CLONE, "TF-7.10", partial(_seconds, t, s, picked.seat, effect, picked.target))
    if isinstance(effect, Move):
        return Step(box.ECOSYSTEM, "TF-14.6", partial(targets.ways, t, s, effect, picked.target))
    return None


def _first(t: T, s: State, picked: Picked) -> Step | None:
    box, effect = t.box, targets.effect_of(t, picked.card)
    found = partial(targets.legal, t, s, picked.seat, picked.card)
    if isinstance(effect, targets.OF_ECOSYSTEMS):
        return Step(box.ECOSYSTEM, "TF-5.2", found)
    if isinstance(effect, targets.OF_BEINGS):
        return Step(box.BEING, "TF-5.2", found)
    return Step(box.CLONE, "TF-5.2", found) if isinstance(effect, Recover) else None


def _how(t: T, s: State, effect: Adapt, picked: Picked) -> Step | None:
    """TF-7.7."""
    if picked.more == SOME_ICON:
        return Step(t.box.ICON, "TF-7.7", partial(targets.icons, t, s, picked.target))
    if picked.more != NOTHING:
        return None
    return Step(t.box.MODE, "TF-7.7", partial(_modes, t, s, effect, picked.target))


def _modes(t: T, s: State, effect: Adapt, being: int) -> list[int]:
    return [BY_CLIMATE if mode == CLIMATE else BY_DIET for mode in targets.modes(t, s, effect, being)]


def _seconds(t: T, s: State, me: int, effect: Recover, first: int) -> list[int]:
    return [*targets.seconds(t, s, me, effect, first), t.box.enough]


def name_all(t: T, s: State, me: int) -> Turn:
    """Ask until everything is named; the answers lie in `picked`."""
    step = asked(t, s, s.picked)
    while step is not None:
        listed, barred = partial(_options, t, s), partial(_barred, t, s)
        option = yield t.ask(me, step.kind, listed, step.because, barred, sifted=True)
        _enter(t, s.picked, option)
        step = asked(t, s, s.picked)


def _enter(t: T, picked: Picked, option: int) -> None:
    effect = targets.effect_of(t, picked.card)
    if picked.target == NOTHING:
        picked.target = option
    elif isinstance(effect, Adapt):
        if picked.more == SOME_ICON:
            picked.more = DIET + option
        else:
            picked.more = CLIMATE if option == BY_CLIMATE else SOME_ICON
    else:
        picked.more = option


def _options(t: T, s: State) -> list[int]:
    step = asked(t, s, s.picked)
    return step.options() if step else []


def _barred(t: T, s: State, option: int) -> Refusal | None:
    """Why this can't be named next."""
    step = asked(t, s, s.picked)
    if step is None or option in step.options():
        return None
    picked, box = s.picked, t.box
    if step.kind is box.ECOSYSTEM:
        return _barred_ecosystem(t, s, option)
    if step.kind is box.BEING:
        return targets.why_not_being(t, s, picked.seat, picked.card, option)
    if step.kind is box.MODE:
        return Refusal("TF-7.7", "no-such-mode", card=box.card(picked.card))
    if step.kind is box.ICON:
        return Refusal("TF-7.7", "eats-already" if box.content.edible >> option & 1 else "in-no-diet")
    return Refusal("TF-7.10", "not-cloned")


def _barred_ecosystem(t: T, s: State, at: int) -> Refusal | None:
    if s.picked.target == NOTHING:
        return targets.why_not_ecosystem(t, s, s.picked.card, at)
    return Refusal("TF-14.6", "not-there")


# -- other things that would be asked the same ---------------------------------------------------


def alike(t: T, s: State, seat: int, card: int, like: Step) -> Iterator[Picked]:
    """All that this seat could have picked, with this card, when it is asked like that."""
    for picked in _partly_named(t, s, seat, card):
        step = asked(t, s, picked)
        if step is not None and len(step.options()) > 1 and _same(step, like):
            yield picked


def _same(one: Step, other: Step) -> bool:
    return one.kind is other.kind and one.because == other.because


def _partly_named(t: T, s: State, seat: int, card: int) -> Iterator[Picked]:
    yield Picked(seat, card)
    if not t.box.content.is_action(card):
        return
    for target in targets.legal(t, s, seat, card):
        if target != NOTHING:
            yield Picked(seat, card, target)
            if isinstance(targets.effect_of(t, card), Adapt):
                yield Picked(seat, card, target, SOME_ICON)
