"""What a search says to people: a hint for the question that is open, and a judgement of an answer that was given.

Both know what the seat may know and nothing else: an answer that turned out badly by bad luck was no bad answer.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ludarium.bots.levels import searching
from ludarium.table import record
from ludarium.table.eyes import Eyes
from ludarium.table.phrase import Phrase

HINTS_BY = "strong"
JUDGED_BY = "expert"


class Hint(msgspec.Struct, frozen=True):
    """The best answer; the share of the win it promises, and how much more that is than what the next best does."""

    option: int
    worth: float
    gain: float


class Judgement(msgspec.Struct, frozen=True):
    """An answer that was given, beside the one that the judge would have given.

    `hopes` are the shares of the win that the seats could expect before it (with the judge's answer), `kept` what the
    one who answered can expect after it.
    """

    seat: int
    option: int
    best: int
    hopes: list[float]
    kept: float

    @property
    def lost(self) -> float:
        """What the answer has cost."""
        return max(0.0, self.hopes[self.seat] - self.kept)


class Judged(msgspec.Struct, frozen=True):
    """The answer of this number in a record, and in words what was answered and what the judge would have."""

    number: int
    found: Judgement
    said: Phrase
    best: Phrase


def hint(eyes: Eyes, seed: int, level: str = HINTS_BY, processes: int = 1) -> Hint:
    best, *others = searching(level, seed, processes=processes).look(eyes)
    seen = [one.worth for one in others if one.visits]
    return Hint(best.option, best.worth, max(0.0, best.worth - max(seen)) if seen else 0.0)


def judge(eyes: Eyes, option: int, seed: int, level: str = JUDGED_BY) -> Judgement:
    """An answer to the open question. It is looked into as seriously as the best one, even if little speaks for it."""
    search = searching(level, seed)
    best = search.look(eyes)[0]
    given = search.look_into(eyes, option, best.visits // 2)
    hopes = search.hopes(eyes, best.option)
    return Judgement(eyes.seat, option, best.option, hopes, min(given.worth, best.worth))


def judge_record(read: record.Record, level: str = JUDGED_BY) -> Iterator[Judged | None]:
    """Each answer of a record in turn; None where there was nothing to choose."""
    for number, (match, seat, option) in enumerate(record.steps(read), 1):
        choice = next((choice for choice in match.asks if choice.seat == seat), None)
        if choice is None or len(choice.options) < 2:
            yield None
            continue
        found = judge(Eyes(match, seat), option, number, level)
        yield Judged(number, found, choice.kind.say(option), choice.kind.say(found.best))
