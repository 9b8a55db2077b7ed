"""One match to be played by bots, and what came of it: plain data, so that any process anywhere can do it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from hashlib import blake2b
from random import Random
from time import perf_counter, process_time
from typing import Any

import msgspec

from ludarium import bots
from ludarium.lab import bringing
from ludarium.lab.bringing import Bring
from ludarium.lab.tally import Counts, Tally
from ludarium.table import record
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
    count: bool = False  # what was offered and taken, who led, where points came from
    # At each seat, what its bot weighs by in place of the game's own.
    weights: tuple[dict[str, float], ...] = ()
    record: bool = False  # the whole match, to be read and replayed
    brings: tuple[Bring, ...] = ()  # what each seat brings along, where any does

    @property
    def terms(self) -> str:
        """A short name of all that the matches of one plan have in common."""
        own = msgspec.json.encode((self.options, self.weights, *self.brings), order="sorted")
        return _terms(self.game, own, self.pack, self.count)


@lru_cache(maxsize=64)
def _terms(game: str, options: bytes, pack: str, count: bool) -> str:
    digest = find(game).pack(pack).digest
    return blake2b(f"{game} {digest} {count} ".encode() + options, digest_size=6).hexdigest()


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
    offered: Counts = {}  # by "kind/option": how often
    taken: Counts = {}
    happened: Counts = {}  # by event and what it was about: how often
    worths: list[list[float]] = []  # at each turn's start, by seat
    course: dict[str, list[list[int]]] = {}  # by part of the score: at each tenth of the match, by seat
    rounds: int = 0
    order: list[int] = []  # the seats, as they were first asked alone: that of their turns
    terms: str = ""  # of its plan
    record: str = ""
    brings: list[str] = []  # by seat, the names of what was brought

    def share(self, seat: int) -> float:
        """Of the win: shared when ranks are."""
        return 1 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0


def new_match(job: Job) -> Match:
    seed = Random(job.seed).randbytes(KEY_SIZE)
    brings = bringing.brought(job.brings)
    return Match.new(job.game, len(job.bots), job.options, seed, brings, job.pack, listen=job.count)


def play(job: Job) -> Played:
    """Play it to the end. Whatever breaks on the way, the job is named by which it can be played again."""
    try:
        return _play(job)
    except Exception as error:
        why = str(error) if isinstance(error, LudariumError) else f"broken rules or content: {error!r}"
        raise LudariumError(f"match {job.number} of {job.game} (seed {job.seed}): {why}") from error


def _play(job: Job) -> Played:
    began = perf_counter()
    match = new_match(job)
    players = _players(job, match)
    tally = Tally(job.game, match.seats) if job.count else None
    asked, thought = [0] * match.seats, [0.0] * match.seats
    order: list[int] = []
    answers = turns = 0
    turn: object = None
    while match.asks:
        if match.turn is not turn:
            turn, turns = match.turn, turns + 1
            if tally:
                tally.look(match)
        if len(match.asks) == 1 and match.asks[0].seat not in order:
            order.append(match.asks[0].seat)
        answers += 1
        if answers > LONGEST:
            raise LudariumError(f"not over after {LONGEST} answers")
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
        rounds=match.rounds or -(-turns // (match.seats * match.game.tuning.go)),
        order=order,
        seconds=perf_counter() - began,
        terms=job.terms,
        asked=asked,
        thought=thought,
        brings=[one.name for one in job.brings],
    )
    if tally:
        played.offered, played.taken, played.happened = tally.offered, tally.taken, tally.happened
        played.worths, played.course = tally.worths, tally.course(result.parts)
    if job.record:
        played.record = record.write(match, job.bots)
    return played


def _players(job: Job, match: Match) -> list[bots.Bot]:
    changed = job.weights or ({},) * match.seats
    return [
        bots.make(level, job.seed * 64 + seat, match.game.read_weights(own) if own else None)
        for seat, (level, own) in enumerate(zip(job.bots, changed, strict=True))
    ]


def _answer(match: Match, players: list[bots.Bot], tally: Tally | None) -> tuple[int, float]:
    """Who answered, and how many seconds it thought: of the processor, for other programs run beside it."""
    choice = match.asks[0]
    began = process_time()
    option = players[choice.seat].choose(Eyes(match, choice.seat))
    thought = process_time() - began
    if tally:
        tally.note(choice.seat, choice.kind.name, choice.options, option)
    match.answer(option, choice.seat)
    if tally:
        tally.hear(match.events)
    return choice.seat, thought


def check(
    game: str,
    levels: tuple[str, ...],
    number: int,
    options: dict[str, Any],
    pack: str,
    brings: Sequence[Bring] = (),
) -> None:
    """Say what is wrong with a plan before a thousand matches fail by it."""
    if number < 1:
        raise LudariumError(f"games: at least 1 expected, not {number}")
    rules = find(game)
    for level in levels:
        bots.make(level, 0)
    if len(levels) not in rules.seats:
        least, most = rules.seats.start, rules.seats.stop - 1
        raise LudariumError(f"seats: {game} is played by {least} to {most}, not by {len(levels)}")
    content = rules.pack(pack)
    box = rules.open_box(rules.read_options(options, content), content, len(levels))
    bringing.check(rules, box, len(levels), brings)


Progress = Callable[[int, int], None]  # done, of how many
