"""What a check is run on: a game, how it is played, and a walk through one match of it."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from typing import Any, NoReturn

import msgspec

from ludarium.table.choice import Choice
from ludarium.table.dice import Dice, DiceCup
from ludarium.table.errors import LudariumError
from ludarium.table.game import Game
from ludarium.table.match import Match
from ludarium.table.pack import HOUSE


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What a game may ask for beyond the common bounds. What it asks for, it gives a reason for."""

    state_bytes: int = 1200  # copying costs what the state weighs
    why_bytes: str = ""
    why_growing: str = ""  # what in the state grows with the game, and where that ends
    why_ranks: str = ""  # how the one with fewer points can be first

    def __post_init__(self) -> None:
        if self.state_bytes > 1200 and not self.why_bytes:
            raise LudariumError("a state heavier than 1200 bytes needs a reason: why_bytes")


class Case(msgspec.Struct, frozen=True, kw_only=True):
    """One match to look at. The same case is the same match, answer by answer, on every machine."""

    game: Game
    seats: int
    options: dict[str, Any] = {}
    brings: dict[int, Any] = {}
    pack: str = HOUSE
    seed: int = 0
    picks: bytes = b""  # the first answers as data, so that hypothesis can shrink them; chance gives the rest
    looks: int = 60  # a check looks closely at so many questions of the match, spread over it
    limits: Limits = Limits()

    def key(self, what: str) -> bytes:
        """32 bytes that depend on the seed and on what they are for."""
        return blake2b(f"{self.seed} {what}".encode(), digest_size=32).digest()

    def start(self, keep: bool = True) -> Match:
        return Match.new(
            self.game, self.seats, self.options, self.key("match"), self.brings or None, self.pack, keep
        )

    def walk(self, share: float = 1.0) -> Iterator[Walk]:
        """The match at its questions, from first to last; at `looks * share` of them if it has more."""
        length = self.play_out()
        wanted = max(1, int(self.looks * share))
        walk = Walk(self, self.start())
        looked = 0
        while walk.match.asks:
            if walk.count * wanted >= looked * length:
                looked += 1
                yield walk
            walk.step()

    def end(self) -> Walk:
        """The match when it is over."""
        walk = Walk(self, self.start())
        while walk.match.asks:
            walk.step()
        return walk

    def play_out(self) -> int:
        """How many answers the match has."""
        walk = Walk(self, self.start(keep=False))
        while walk.match.asks:
            walk.step()
        return walk.count


class Walk:
    """A match on its way, and how it came there."""

    def __init__(self, case: Case, match: Match) -> None:
        self.case = case
        self.match = match
        self.count = 0
        self.last: tuple[int, int] | None = None
        self._chance = DiceCup(Dice(case.key("answers")))
        self._keys = 0

    def key(self) -> bytes:
        """Fresh bytes for a re-deal: they are no part of the walk, which goes on the same without them."""
        self._keys += 1
        return self.case.key(f"world {self._keys}")

    def step(self) -> None:
        longest = self.case.game.longest
        self.expect(self.count < longest, f"the match is longer than {longest} answers, the game's `longest`")
        seat, option = self._picked()
        answer(self, self.match, seat, option)
        self.count += 1
        self.last = seat, option

    def _picked(self) -> tuple[int, int]:
        choice = self._pick(self.match.asks)
        if not choice.options:
            self.blame(f"a dead end: {choice!r} has no option")
        return choice.seat, self._pick(choice.options)

    def _pick(self, among: Any) -> Any:
        if len(among) == 1:
            return among[0]
        if self.count < len(self.case.picks):
            return among[self.case.picks[self.count] % len(among)]
        return among[self._chance.below(len(among))]

    def blame(self, problem: str) -> NoReturn:
        raise AssertionError(f"{problem}\n{self}")

    def expect(self, holds: bool, problem: str) -> None:
        if not holds:
            self.blame(problem)

    def expect_equal(self, found: Any, wanted: Any, problem: str) -> None:
        if found != wanted:
            self.blame(f"{problem}\n  found  {_short(found)}\n  wanted {_short(wanted)}")

    def __str__(self) -> str:
        case = self.case
        asks = ", ".join(_asked(choice) for choice in self.match.asks) or "nothing: it is over"
        return (
            f"  in {case.game.id} of {case.seats} seats, options {case.options}, seed {case.seed},"
            f" after {self.count} answers (the last: {self.last})\n  asked: {asks}"
        )


def answer(walk: Walk, match: Match, seat: int, option: int) -> None:
    """Answer, in this match of the walk or in a copy; what a rule raises is told with where it was raised."""
    try:
        match.answer(option, seat)
    except Exception as error:
        where = "in the match itself" if match is walk.match else "in a copy or an imagined world"
        message = f"seat {seat} answers {option} {where}, and that raises {error!r}\n{walk}"
        raise AssertionError(message) from error


def play_on(walk: Walk, match: Match, key: bytes, answers: int | None = None) -> Iterator[Match]:
    """A copy played on by chance, to its end if no number of answers is given; yielded after each."""
    chance = DiceCup(Dice(key))
    left = walk.case.game.longest if answers is None else answers
    while match.asks and left:
        choice = chance.choice(match.asks)
        walk.expect(len(choice.options) > 0, f"a dead end in a copy or an imagined world: {choice!r}")
        answer(walk, match, choice.seat, chance.choice(choice.options))
        left -= 1
        yield match
    if answers is None and match.asks:
        walk.blame(f"played on by chance, the match is longer than {walk.case.game.longest} answers")


def conserves(walk: Walk, match: Match) -> None:
    """The game's own `check` finds nothing wrong."""
    try:
        match.game.check(match.t, match.s)
    except LudariumError as error:
        message = f"what must always be conserved is not: {error}\n{walk}"
        raise AssertionError(message) from error


def _asked(choice: Choice) -> str:
    return f"seat {choice.seat}, {choice.kind.name} ({choice.because}) of {_short(list(choice.options))}"


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 600 else f"{text[:300]} … {text[-280:]}"
