"""Changes of Hypostasis (TR-7.1, TR-7.10)."""

from __future__ import annotations

from collections.abc import Callable

from ludarium.games.trappers import quests
from ludarium.games.trappers.box import Box
from ludarium.games.trappers.deeds import HYPOSTASIS, Deed
from ludarium.games.trappers.here import not_here
from ludarium.games.trappers.places import AT_NECHTO, DID_BECOME
from ludarium.games.trappers.reputation import reputation
from ludarium.games.trappers.state import State
from ludarium.table.choice import Refusal
from ludarium.table.table import Asking, Table, Turn

T = Table[Box]


def choose_form(t: T, s: State, me: int) -> Asking[int]:
    """D23: one of the three others."""

    def same(form: int) -> Refusal | None:
        return Refusal("TR-7.1", "same-form") if form == s.form[me] else None

    form: int = yield t.ask(me, t.box.SHAPE, range(4), "TR-7.1", same)
    return form


def become(t: T, s: State, me: int, form: int) -> Turn:
    """A change of Hypostasis. Before any movement point is spent it changes them too (§ Mirror of Shapes)."""
    before = reputation(t, s, me, s.cell[me])
    s.form[me] = form
    t.tell("became", seat=me, form=t.box.form(form), number=form)
    if s.now.moving and not s.now.spent:
        gained = reputation(t, s, me, s.cell[me]) - before
        s.now.mp += gained
        s.now.total += gained
    if quests.note(t, s, me, Deed(HYPOSTASIS, what=form)):
        yield from quests.settle(t, s)


def no_becoming(form: int) -> Callable[[T, State, int], Refusal | None]:
    def check(t: T, s: State, me: int) -> Refusal | None:
        if refused := not_here(s, AT_NECHTO):
            return refused
        if s.now.did & DID_BECOME:
            return Refusal("TR-7.10", "one-change")
        return Refusal("TR-7.1", "same-form") if s.form[me] == form else None

    return check
