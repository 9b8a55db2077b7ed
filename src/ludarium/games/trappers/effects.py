"""What Artifacts do: the effect vocabulary, one function each (docs/games/trappers.md)."""

from __future__ import annotations

from collections.abc import Callable

from ludarium.games.trappers import (
    by_hand,
    card_effects,
    in_force,
    quests,
    rover_effects,
    theft,
    track_effects,
)
from ludarium.games.trappers.box import Box
from ludarium.games.trappers.files import OpRow
from ludarium.games.trappers.ground import NOBODY
from ludarium.games.trappers.opponents import on_board
from ludarium.games.trappers.places import A_DUEL
from ludarium.games.trappers.printed import REP_MOST
from ludarium.games.trappers.state import State
from ludarium.table.choice import Refusal
from ludarium.table.table import Table, Turn

T = Table[Box]


def barred(t: T, s: State, me: int, row: OpRow) -> Refusal | None:
    """Why this effect could do nothing now."""
    clan = t.box.clan_of[s.cell[me]]
    if row.op == "add_rep" and row.clan == "cell" and row.target == "self":
        if clan == NOBODY:
            return Refusal("TR-1.7", "nobodys-cell")
        if row.n > 0 and s.rep[me][clan] >= REP_MOST:
            return Refusal("TR-15.1", "rep-full", n=REP_MOST)
    elif row.op == "remove_marker" and not s.marks[me] >> s.cell[me] & 1:
        return Refusal("TR-6.5", "no-marker")
    elif row.op == "steal_rep" and not theft.victims(t, s, me):
        return Refusal("TR-11.4", "nobody-to-rob")
    elif row.op == "reroll" and row.die == "other" and s.now.fight != A_DUEL:
        return Refusal("TR-17.3", "no-other-die")
    elif row.op == "move_rover" and row.target == "opponent" and not on_board(t, s, me):
        return Refusal("TR-17.11", "nobody-on-board")
    return None


def happen(t: T, s: State, me: int, card: int) -> Turn:
    """All effects of the card, in the order they are printed in."""
    for op in t.box.artifacts[card].ops:
        row = op.row
        if in_force.lasts(row):
            in_force.put(s, me, op)
        elif row.op == "manual":
            yield from by_hand.adjust(t, s, me)
        else:
            yield from _DO[row.op](t, s, me, row)
        if s.now.dirty and s.winner < 0:
            yield from quests.settle(t, s)
        if s.winner >= 0:
            return


_DO: dict[str, Callable[[T, State, int, OpRow], Turn]] = {
    "teleport": rover_effects.teleport,
    "add_mp": rover_effects.add_mp,
    "cross_chasm": rover_effects.cross_chasm,
    "set_hypostasis": track_effects.set_hypostasis,
    "set_die": card_effects.set_die,
    "reroll": card_effects.reroll,
    "add_residents": track_effects.add_residents,
    "add_zeff": track_effects.add_zeff,
    "add_rep": track_effects.add_rep,
    "steal_rep": track_effects.steal_rep,
    "remove_marker": track_effects.remove_marker,
    "draw_artifact": card_effects.draw_artifact,
    "draw_quest": card_effects.draw_quest,
    "peek": card_effects.peek,
    "extra_turn": track_effects.extra_turn,
    "miss_turn": track_effects.miss_turn,
    "move_rover": rover_effects.move_rover,
}
