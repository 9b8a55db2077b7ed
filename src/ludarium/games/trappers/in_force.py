"""What Artifacts leave in force for a while (TR-19.1): prices, waived conditions, strength, what is ignored."""

from __future__ import annotations

from collections.abc import Iterator

from ludarium.games.trappers.artifact_cards import Op
from ludarium.games.trappers.box import Box
from ludarium.games.trappers.files import OpRow
from ludarium.games.trappers.state import State
from ludarium.table.table import Table

T = Table[Box]

# Until when an effect lasts; with the number of its op it is kept in State.mods.
UNTIL_MOVEMENT, UNTIL_TURN, UNTIL_ROUND, UNTIL_FIGHT, UNTIL_OWN_TURN = range(5)
_BITS = 3
_WHEN = (1 << _BITS) - 1
_UNTIL = {"movement_end": UNTIL_MOVEMENT, "turn_end": UNTIL_TURN, "round_end": UNTIL_ROUND}
_LASTING = {"add_attack": UNTIL_FIGHT, "no_losses": UNTIL_FIGHT, "add_defence": UNTIL_OWN_TURN}
_AS_PRINTED = ("ignore", "discount", "waive")


def lasts(row: OpRow) -> bool:
    return row.op in _LASTING or row.op in _AS_PRINTED


def put(s: State, seat: int, op: Op) -> None:
    """From now on, until what the card or its kind of effect says."""
    until = _UNTIL[op.row.until] if op.row.op in _AS_PRINTED else _LASTING[op.row.op]
    s.mods[seat].append(op.number << _BITS | until)


def expire(s: State, seat: int, until: int) -> None:
    """What lasted until now is over."""
    if s.mods[seat]:
        s.mods[seat] = [mod for mod in s.mods[seat] if mod & _WHEN != until]


def in_force(t: T, s: State, seat: int, name: str) -> Iterator[Op]:
    for mod in s.mods[seat]:
        op = t.box.ops[mod >> _BITS]
        if op.row.op == name:
            yield op


def ignores(t: T, s: State, seat: int, what: str) -> bool:
    return any(what in op.row.what for op in in_force(t, s, seat, "ignore"))


def total(t: T, s: State, seat: int, name: str) -> int:
    """How much all effects of this name come to: of add_attack, add_defence, no_losses."""
    return sum(op.row.n or 1 for op in in_force(t, s, seat, name)) if s.mods[seat] else 0


def price(t: T, s: State, seat: int, what: str, zeff: int) -> int:
    """What it costs, discounts taken off."""
    if not s.mods[seat]:
        return zeff
    off = sum(op.row.zeff for op in in_force(t, s, seat, "discount") if what in op.row.what)
    return max(0, zeff - off)


def residents(t: T, s: State, seat: int, what: str, count: int) -> int:
    """How many Residents it costs, discounts taken off."""
    if not s.mods[seat]:
        return count
    off = sum(op.row.residents for op in in_force(t, s, seat, "discount") if what in op.row.what)
    return max(0, count - off)


def waived(t: T, s: State, seat: int, condition: str, what: str) -> bool:
    if not s.mods[seat]:
        return False
    return any(
        op.row.condition == condition and (not op.row.what or what in op.row.what)
        for op in in_force(t, s, seat, "waive")
    )
