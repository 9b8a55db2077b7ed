"""What an expert thinks of a match that is over, entry by entry. Each is thought about once, while it is remembered."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludarium.server.live import opening
from ludarium.server.protocol import Judged
from ludarium.server.store.rows import Entry
from ludarium.table.match import Match

if TYPE_CHECKING:
    from ludarium.server.live.table import LiveTable

_REMEMBERED = 10_000


class Judgements:
    """By table and entry; the longest unasked are forgotten first."""

    def __init__(self) -> None:
        self._found: OrderedDict[tuple[str, int], Judged] = OrderedDict()

    async def of(self, live: LiveTable, seq: int) -> Judged:
        key = (live.id, seq)
        if key not in self._found:
            self._found[key] = await _judge(live, seq)
            if len(self._found) > _REMEMBERED:
                self._found.popitem(last=False)
        self._found.move_to_end(key)
        return self._found[key]


async def _judge(live: LiveTable, seq: int) -> Judged:
    log, entry = list(live.log), live.log[seq]
    if entry.what != "answer" or _taken_back(log, seq):
        return Judged(seq)
    terms = await live.terms()
    points = await opening.points(live.house.store, live.id, log, seq - 1)
    play = await asyncio.to_thread(opening.open_at, terms, log, points[-1], seq - 1)
    return await _judge_answer(live, play.match, entry)


def _taken_back(log: Sequence[Entry], seq: int) -> bool:
    return any(entry.what == "undo" and entry.option == seq for entry in log)


async def _judge_answer(live: LiveTable, match: Match, entry: Entry) -> Judged:
    choice = next(choice for choice in match.asks if choice.seat == entry.seat)
    if len(choice.options) < 2:
        return Judged(entry.seq)
    found = await live.house.thinkers.judge(match, entry.seat, entry.option)
    say = choice.kind.say
    best = say(found.best) if found.best != entry.option else None
    return Judged(entry.seq, entry.seat, say(entry.option), best, found.hopes, found.kept)
