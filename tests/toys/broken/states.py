"""Harbours whose state, course or end is wrong."""

from __future__ import annotations

import random
from typing import Any

import msgspec
from msgspec.structs import asdict, replace

from ludarium.table.dice import Dice
from ludarium.table.errors import LudariumError
from ludarium.table.game import Brings
from ludarium.table.table import Table, Turn
from ludarium.table.view import Result
from tests.toys.harbour import HARBOUR, Rules, State, played_by
from tests.toys.harbour.box import DRAW, Box, Options, unpack
from tests.toys.harbour.view import check

T = Table[Box]


class SharesAList(Rules):
    """Gold and towers are one list."""

    def setup(self, t: T, brings: Brings, key: bytes) -> State:
        s = super().setup(t, brings, key)
        s.towers = s.gold = [0] * t.seats
        return s


class BoxWithStart(Box, frozen=True):
    start: list[int]


class HoldsTheBox(Rules):
    """The gold everybody begins with is a list that all matches share."""

    def setup(self, t: T, brings: Brings, key: bytes) -> State:
        s = super().setup(t, brings, key)
        assert isinstance(t.box, BoxWithStart)
        s.gold = t.box.start
        return s


def _unpack_start(options: Options, files: dict[str, Any], seats: int) -> BoxWithStart:
    return BoxWithStart(**asdict(unpack(options, files, seats)), start=[3] * seats)


class WritesHistory(Rules):
    """The state grows with the game: every turn leaves a line in it."""

    def turn(self, t: T, s: State) -> Turn:
        yield from super().turn(t, s)
        s.log.append(s.turns)  # type: ignore[attr-defined]


class WithLog(State, kw_only=True):
    log: list[int] = msgspec.field(default_factory=list)


class LooseState(State, kw_only=True):
    gold: Any


class WritingRules(WritesHistory):
    def setup(self, t: T, brings: Brings, key: bytes) -> State:
        s = super().setup(t, brings, key)
        return WithLog(s.dice, s.deck, s.hands, s.discard, s.gold, s.towers)


class RollsOtherDice(Rules):
    """The set-up shuffles with dice that aren't those of the state."""

    def setup(self, t: T, brings: Brings, key: bytes) -> State:
        s = super().setup(t, brings, key)
        s.dice = Dice(key, s.dice.drawn)
        return s


class NeverEnds(Rules):
    def reason(self, t: T, s: State) -> str:
        del t, s
        return ""


class EndsLate(NeverEnds):
    """Somebody can always be asked, and the match goes on and on."""

    def turn(self, t: T, s: State) -> Turn:
        yield t.ask(s.turns % t.seats, t.box.act, (DRAW,), "HB-2.1", always=True)
        s.turns += 1


class OverAtOnce(Rules):
    """There is a result before anybody has been asked."""

    def reason(self, t: T, s: State) -> str:
        del t, s
        return "rounds"


class LosesACard(Rules):
    """What is played lies nowhere."""

    def discard(self, s: State, me: int, card: int) -> None:
        s.hands[me].remove(card)


class RollsGlobalDice(Rules):
    def trade(self, t: T, s: State, me: int) -> None:
        gained = 1 + random.randrange(3)
        s.gold[me] += gained
        t.tell("traded", seat=me, gold=gained)


class RanksWrongly(Rules):
    def result(self, t: T, s: State) -> Result:
        right = super().result(t, s)
        return replace(right, ranks=list(range(1, t.seats + 1)))


class ScoresMore(Rules):
    """A score that none of its parts accounts for."""

    def result(self, t: T, s: State) -> Result:
        right = super().result(t, s)
        return replace(right, scores=[score + 1 for score in right.scores])


def _negative_worth(t: T, s: State, seat: int) -> float:
    del t
    return float(s.gold[seat] - 2)


def _strict_check(t: T, s: State) -> None:
    check(t, s)
    if s.towers[0]:
        raise LudariumError("towers: the first seat builds none")


HOLDS_THE_BOX = replace(played_by(HoldsTheBox()), id="harbour-start", unpack=_unpack_start)
WITH_LOG = replace(played_by(WritingRules()), state=WithLog)
LOOSE_STATE = replace(HARBOUR, state=LooseState)
NEGATIVE_WORTH = replace(HARBOUR, evaluate=_negative_worth)
STRICT_CHECK = replace(HARBOUR, check=_strict_check)
