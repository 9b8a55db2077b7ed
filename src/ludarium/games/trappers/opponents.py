"""Whom an effect is for: its user, or an opponent the user chooses (TR-22.2)."""

from __future__ import annotations

from ludarium.games.trappers.box import Box
from ludarium.games.trappers.files import OpRow
from ludarium.games.trappers.state import State
from ludarium.table.choice import Refusal
from ludarium.table.table import Asking, Table

T = Table[Box]


def on_board(t: T, s: State, me: int) -> list[int]:
    return [seat for seat in range(t.seats) if seat != me and s.cell[seat] >= 0]


def whom(t: T, s: State, me: int, row: OpRow) -> Asking[int]:
    """The user, or the opponent the user chooses."""
    if row.target == "self":
        return me
    others = on_board(t, s, me) if row.op == "move_rover" else [x for x in range(t.seats) if x != me]

    def not_this(option: int) -> Refusal | None:
        return None if option in others else Refusal("TR-22.2", "which-opponent")

    chosen: int = yield t.ask(me, t.box.VICTIM, tuple(others), "TR-22.2", not_this)
    return chosen
