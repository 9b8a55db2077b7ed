"""Harbours that lack words."""

from __future__ import annotations

from msgspec.structs import replace

from ludarium.table.choice import Kind, Refusal
from ludarium.table.table import Table
from tests.toys.harbour import HARBOUR, Rules, State
from tests.toys.harbour.box import Box, kinds

T = Table[Box]


class SaysNothing(Rules):
    """An event without words."""

    def trade(self, t: T, s: State, me: int) -> None:
        s.gold[me] += 1 + t.dice.below(3)
        t.tell("bartered", seat=me)


class ForgetsAnArgument(Rules):
    def trade(self, t: T, s: State, me: int) -> None:
        s.gold[me] += 1 + t.dice.below(3)
        t.tell("traded", seat=me)


class RefusesWithoutWords(Rules):
    def no_victim(self, s: State, me: int, seat: int) -> Refusal | None:
        return Refusal("HB-4.1", "nobody-robs-itself") if seat == me else super().no_victim(s, me, seat)


class EndsWithoutWords(Rules):
    def reason(self, t: T, s: State) -> str:
        return "boredom" if super().reason(t, s) else ""


KIND_WITHOUT_WORDS = replace(HARBOUR, kinds=lambda box: (*kinds(box), Kind("bid", 2)))
