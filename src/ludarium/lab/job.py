"""One match to be played by bots, and what came of it: plain data, so that any process anywhere can do it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter, process_time
from typing import Any

import msgspec

from ludarium import bots
from ludarium.table.errors import LudariumError
from ludarium.table.eyes import Eyes
from ludarium.table.game import find
from ludarium.table.match import KEY_SIZE, Match
from ludarium.table.pack import HOUSE

LONGEST = 20_000  # answers; a match that takes more is broken


class Job(msgspec.Struct, frozen=True):
    """`seed` decides the match, and with its seat each bot: the same job gives the same match anywhere."""

    number: int
    game: str
    bots: tuple[str, ...]  # the level at each seat
    seed: int
    options: dict[str, Any] = {}
    pack: str = HOUSE
    count: bool = False  # what was offered and taken, and who led


class Played(msgspec.Struct):
    """A finished match. The lists go by seat."""

    number: int
    seed: int
    bots: list[str]
    scores: list[int]
    ranks: list[int]
    parts: list[dict[str, int]]
    reason: str
    answers: int
    turns: int
    seconds: float
    asked: list[int] = []  # how often
    thought: list[float] = []  # seconds in all
    offered: dict[str, list[int]] = {}  # "kind/option" -> by seat: how often
    taken: dict[str, list[int]] = {}
    worths: list[list[float]] = []  # at each turn's start, by seat

    def share(self, seat: int) -> float:
        """Of the win: shared when ranks are."""
        return 1 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0


def new_match(job: Job) -> Match:
    seed = Random(job.seed).randbytes(KEY_SIZE)
    return Match.new(job.game, len(job.bots), job.options, seed, pack=job.pack, listen=False)


def play(job: Job) -> Played:
    """Play it to the end."""
    began = perf_counter()
    match = new_match(job)
    players = [bots.make(level, job.seed * 64 + seat) for seat, level in enumerate(job.bots)]
    tally = _Tally(len(job.bots)) if job.count else None
    asked, thought = [0] * match.seats, [0.0] * match.seats
    answers = turns = 0
    turn: object = None
    while match.asks:
        if match.turn is not turn:
            turn, turns = match.turn, turns + 1
            if tally:
                tally.worths.append([round(match.worth(seat), 3) for seat in range(match.seats)])
        answers += 1
        if answers > LONGEST:
            raise LudariumError(f"job {job.number}: {job.game} is not over after {LONGEST} answers")
        seat, seconds = _answer(match, players, tally)
        asked[seat] += 1
        thought[seat] += seconds
    result = match.result
    assert result is not None
    played = Played(
        number=job.number,
        seed=job.seed,
        bots=list(job.bots),
        scores=result.scores,
        ranks=result.ranks,
        parts=result.parts,
        reason=result.reason,
        answers=answers,
        turns=turns,
        seconds=perf_counter() - began,
        asked=asked,
        thought=thought,
    )
    if tally:
        played.offered, played.taken, played.worths = tally.offered, tally.taken, tally.worths
    return played


def _answer(match: Match, players: list[bots.Bot], tally: _Tally | None) -> tuple[int, float]:
    """Who answered, and how many seconds it thought: of the processor, for other programs run beside it."""
    choice = match.asks[0]
    began = process_time()
    option = players[choice.seat].choose(Eyes(match, choice.seat))
    thought = process_time() - began
    if tally:
        tally.note(choice.seat, choice.kind.name, choice.options, option)
    match.answer(option, choice.seat)
    return choice.seat, thought


class _Tally:
    """What each seat could have chosen, and what it chose."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self.offered: dict[str, list[int]] = {}
        self.taken: dict[str, list[int]] = {}
        self.worths: list[list[float]] = []

    def note(self, seat: int, kind: str, options: Any, chosen: int) -> None:
        for option in options:
            self._of(self.offered, f"{kind}/{option}")[seat] += 1
        self._of(self.taken, f"{kind}/{chosen}")[seat] += 1

    def _of(self, counts: dict[str, list[int]], name: str) -> list[int]:
        return counts.setdefault(name, [0] * self._seats)


def check(game: str, levels: tuple[str, ...], number: int, options: dict[str, Any], pack: str) -> None:
    """Say what is wrong with a plan before a thousand matches fail by it."""
    if number < 1:
        raise LudariumError(f"games: at least 1 expected, not {number}")
    rules = find(game)
    for level in levels:
        bots.make(level, 0)
    if len(levels) not in rules.seats:
        least, most = rules.seats.start, rules.seats.stop - 1
        raise LudariumError(f"seats: {game} is played by {least} to {most}, not by {len(levels)}")
    rules.open_box(rules.read_options(options), rules.pack(pack), len(levels))


Progress = Callable[[int, int], None]  # done, of how many
