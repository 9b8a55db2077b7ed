"""What the seats notice of an answer: by that each seat's own tree is keyed (multi-observer search)."""

from __future__ import annotations

from zlib import crc32

from ludarium.table.choice import Choice
from ludarium.table.match import Match

_NOTHING = -1


def answer_heard(world: Match, choice: Choice, option: int) -> list[int]:
    """Answer in that world, and say by which number each seat knows the answer: the option itself where it can tell,
    a number below zero where it only hears that something was done.

    A sealed answer is known to nobody else. Of an answer that the table tells others less of than its seat
    (an event's `private`), others know which events were told.
    """
    sealed = len(world.asks) > 1
    events = world.answer_aloud(option, choice.seat)
    secret = [event for event in events if event.private]
    heard = _NOTHING - crc32("|".join(event.id for event in events).encode()) if secret else _NOTHING
    known = [
        not sealed and all(seat in event.private for event in secret if choice.seat in event.private)
        for seat in range(world.seats)
    ]
    return [option if knows or seat == choice.seat else heard for seat, knows in enumerate(known)]
