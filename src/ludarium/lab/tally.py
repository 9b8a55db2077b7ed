"""What is counted while a match of a balance report is played."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludarium.table import words
from ludarium.table.match import Match
from ludarium.table.phrase import Phrase
from ludarium.table.view import Event

_TENTHS = 10

Counts = dict[str, list[int]]  # by name: of each seat how many


class Tally:
    """What each seat could have chosen, what it chose and what happened to it; who led, and how the scores grew."""

    def __init__(self, game: str, seats: int) -> None:
        self._game, self._seats = game, seats
        self.offered: Counts = {}
        self.taken: Counts = {}
        self.happened: Counts = {}
        self.worths: list[list[float]] = []
        self._parts: list[list[dict[str, int]]] = []

    def look(self, match: Match) -> None:
        """At a turn's start."""
        self.worths.append([round(worth, 3) for worth in match.worths()])
        self._parts.append(match.standing().parts)

    def note(self, seat: int, kind: str, options: Iterable[int], chosen: int) -> None:
        for option in options:
            self._of(self.offered, f"{kind}/{option}")[seat] += 1
        self._of(self.taken, f"{kind}/{chosen}")[seat] += 1

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            seat = event.args.get("seat")
            if isinstance(seat, int):
                for name in self._names(event):
                    self._of(self.happened, name)[seat] += 1

    def _names(self, event: Event) -> set[str]:
        """The event with each thing it is about, as far as all may know it: `settled Orca`, `settled Open ocean N`."""
        things = {words.say(thing, self._game) for thing in event.args.values() if isinstance(thing, Phrase)}
        return {f"{event.id} {thing}" for thing in things} or {event.id}

    def _of(self, counts: Counts, name: str) -> list[int]:
        return counts.setdefault(name, [0] * self._seats)

    def course(self, ends: list[dict[str, int]]) -> dict[str, list[list[int]]]:
        """By part of the score: what the seats had of it at each tenth of the match, up to how it ends."""
        course = [*self._parts, ends]
        at = [round(tenth * (len(course) - 1) / _TENTHS) for tenth in range(_TENTHS + 1)]
        return {
            part: [[course[turn][seat].get(part, 0) for seat in range(self._seats)] for turn in at]
            for part in ends[0]
        }
