"""Points and the end of the game (PG-16)."""

from __future__ import annotations

from ludarium.games.progers.box import Box
from ludarium.games.progers.state import OVER, State
from ludarium.table.table import Table
from ludarium.table.view import Result, rank

T = Table[Box]


def points(delivered: list[int]) -> int:
    """PG-16.1: two for the first token of a type, one for each further: tokens plus different types."""
    return sum(delivered) + sum(1 for count in delivered if count)


def judge(t: T, s: State) -> None:
    """After a delivery: has somebody reached the target (PG-16.3), are all tokens delivered (PG-16.4)?"""
    reached = any(points(own) >= t.box.rules.target for own in s.delivered)
    if reached and t.box.options.finish_round == "off":
        end(t, s, "target")  # PG-16.8: the target comes first
    elif not any(s.samples) and not any(s.holds):
        end(t, s, "target" if reached else "all_delivered")
    elif reached:
        s.ending = 1  # PG-20.40: the round is finished


def end(t: T, s: State, reason: str) -> None:
    s.reason = reason
    s.phase = OVER
    t.tell("over", reason=reason)


def end_turn(t: T, s: State) -> None:
    """The turn passes on (PG-1.4), unless it was the last: PG-16.7, PG-20.40."""
    s.turn = (s.turn + 1) % t.seats
    s.idle += 1
    if s.ending and s.turn == 0:
        end(t, s, "target")
    elif 0 < t.box.options.stall_rounds * t.seats <= s.idle:
        end(t, s, "stall")


def result(t: T, s: State) -> Result:
    """PG-16.4, 16.5: most points; a tie is shared, or broken by different types (PG-20.38)."""
    scores = [points(own) for own in s.delivered]
    types = [sum(1 for count in own if count) for own in s.delivered]
    parts = [{"tokens": sum(own), "types": n} for own, n in zip(s.delivered, types, strict=True)]
    keys = list(zip(scores, types, strict=True)) if t.box.options.tie == "types" else None
    return Result(scores, rank(scores, keys), parts, s.reason)
