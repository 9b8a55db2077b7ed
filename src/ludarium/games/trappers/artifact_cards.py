"""Artifact cards as they are printed: checked, and their effects numbered (TR-19.1, docs/games/trappers.md)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from ludarium.games.trappers.deeds import FORMS
from ludarium.games.trappers.files import ArtifactRow, OpRow
from ludarium.games.trappers.ground import KINDS
from ludarium.table.errors import ContentError

FILE = "artifacts.toml"

# The moments of a turn, and the windows that are open in them (TR-19.1).
SETTING_OUT, MOVING, ACTING, BEFORE_ROLL, AFTER_ROLL = range(5)
OPEN = (
    {"move_start", "move", "any"},
    {"move", "any"},
    {"action", "any"},
    {"pre_roll"},
    {"post_roll"},
)

# The fields each op takes beside `op`.
_FIELDS: dict[str, set[str]] = {
    "teleport": {"to", "ends_movement"},
    "add_mp": {"n"},
    "cross_chasm": {"n"},
    "ignore": {"what", "until"},
    "set_hypostasis": {"to"},
    "add_attack": {"n"},
    "add_defence": {"n"},
    "set_die": {"value"},
    "reroll": {"die"},
    "no_losses": set(),
    "add_residents": {"n", "target"},
    "add_zeff": {"n", "target"},
    "add_rep": {"n", "clan", "echo", "target"},
    "steal_rep": {"n"},
    "discount": {"what", "zeff", "residents", "until"},
    "waive": {"condition", "what", "until"},
    "remove_marker": set(),
    "draw_artifact": {"n"},
    "draw_quest": {"deck"},
    "peek": {"deck", "n"},
    "extra_turn": set(),
    "miss_turn": {"target"},
    "move_rover": {"target", "n"},
    "cancel_artifact": set(),
    "manual": set(),
}
_NEED_N = {name for name, fields in _FIELDS.items() if "n" in fields}

# In which windows an op makes sense; those not listed: in any but a reaction.
_WINDOWS: dict[str, set[str]] = {
    "teleport": {"move_start", "move"},
    "add_mp": {"move_start", "move"},
    "cross_chasm": {"move_start", "move"},
    "add_attack": {"pre_roll"},
    "no_losses": {"pre_roll", "post_roll"},
    "set_die": {"post_roll"},
    "reroll": {"post_roll"},
    "remove_marker": {"action"},
    "cancel_artifact": {"reaction"},
}

IGNORED = ("must_stop", "toll", "chasm")
DISCOUNTED = ("build", "modernise", "capture", "buy_rep", "buy_artifact")
WAIVED = ("residents", "rep", "hypostasis", "marker", "city_limit")
WAIVED_FOR = ("build", "modernise", "raid", "recruit", "quest")
DECKS = ("people", "old", "artifacts")
_WORDS = {
    "ignore": ("what", IGNORED),
    "discount": ("what", DISCOUNTED),
    "waive": ("what", WAIVED_FOR),
}


@dataclass(frozen=True, slots=True)
class Op:
    """An effect with its number among all effects of the pack: what lasts is kept by that number."""

    number: int
    row: OpRow


@dataclass(frozen=True, slots=True)
class Artifact:
    """A kind of Artifact card."""

    number: int
    row: ArtifactRow
    ops: tuple[Op, ...]

    @property
    def window(self) -> str:
        return self.row.window


def read(rows: Sequence[ArtifactRow]) -> tuple[Artifact, ...]:
    artifacts: list[Artifact] = []
    count = 0
    for number, row in enumerate(rows):
        where = f"artifact[{number}]"
        if row.copies < 1:
            raise ContentError(FILE, f"{where}.copies", "at least 1 expected")
        if not row.ops:
            raise ContentError(FILE, f"{where}.ops", "at least one effect expected")
        ops = []
        for i, op in enumerate(row.ops):
            _check_op(op, row, f"{where}.ops[{i}]")
            ops.append(Op(count, op))
            count += 1
        artifacts.append(Artifact(number, row, tuple(ops)))
    if not 1 <= len(artifacts) <= 60:
        raise ContentError(FILE, "artifact", "1 to 60 kinds of cards expected")
    return tuple(artifacts)


def _check_op(op: OpRow, row: ArtifactRow, where: str) -> None:
    given = {
        field.name
        for field in msgspec.structs.fields(OpRow)
        if field.name != "op" and getattr(op, field.name) != field.default
    }
    for name in sorted(given - _FIELDS[op.op]):
        raise ContentError(FILE, f"{where}.{name}", f"{op.op} takes no {name}")
    if op.op in _NEED_N and op.n == 0:
        raise ContentError(FILE, f"{where}.n", f"a number expected for {op.op}")
    windows = _WINDOWS.get(op.op)
    if (windows is not None and row.window not in windows) or (windows is None and row.window == "reaction"):
        raise ContentError(FILE, f"{where}.op", f"{op.op} does nothing in the window {row.window}")
    if op.op == "manual" and not row.text:
        raise ContentError(FILE, f"{where}.op", "a card played by hand needs its `text`")
    _check_words(op, where)


def _check_words(op: OpRow, where: str) -> None:
    if op.op in _WORDS:
        field, known = _WORDS[op.op]
        for word in getattr(op, field):
            _one_of(word, known, f"{where}.{field}")
        if not getattr(op, field):
            raise ContentError(FILE, f"{where}.{field}", f"some of {', '.join(known)} expected")
    if op.op == "teleport":
        _one_of(op.to, ("any_cell", *KINDS), f"{where}.to")
    elif op.op == "set_hypostasis":
        _one_of(op.to, ("choice", *FORMS), f"{where}.to")
    elif op.op == "waive":
        _one_of(op.condition, WAIVED, f"{where}.condition")
    elif op.op == "draw_quest":
        _one_of(op.deck, ("people", "old", "choice"), f"{where}.deck")
    elif op.op == "peek":
        _one_of(op.deck, DECKS, f"{where}.deck")
    elif op.op == "set_die" and not 0 <= op.value <= 6:
        raise ContentError(FILE, f"{where}.value", "1 … 6 expected, or 0 for a choice")


def _one_of(word: str, known: tuple[str, ...], where: str) -> None:
    if word not in known:
        raise ContentError(FILE, where, f"one of {', '.join(known)} expected, not {word!r}")
