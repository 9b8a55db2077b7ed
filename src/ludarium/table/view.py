"""What leaves the table: views for one seat, events in its wording, results. No state, no key, no hidden id."""

from __future__ import annotations

from typing import Any

import msgspec

from ludarium.table.phrase import Phrase


class Event(msgspec.Struct):
    """What happened, as the rules told it: for all, and with more for the seats in `private`."""

    id: str
    args: dict[str, Any]
    private: dict[int, dict[str, Any]] = {}

    def seen_by(self, seat: int | None) -> Phrase:
        if seat is not None and seat in self.private:
            return Phrase(f"event-{self.id}-own", {**self.args, **self.private[seat]})
        return Phrase(f"event-{self.id}", self.args)


class OptionView(msgspec.Struct, frozen=True):
    """A legal answer: its number, what is touched to choose it, and how it is said."""

    option: int
    targets: tuple[str, ...]
    say: Phrase


class AskView(msgspec.Struct, frozen=True):
    """An open question. Its options are shown to the seat that is asked and to nobody else."""

    seat: int
    kind: str
    because: str
    options: list[OptionView] | None


class Result(msgspec.Struct, frozen=True):
    """How a match ended: scores, ranks from 1 (shared when equal), the parts of each score, the reason."""

    scores: list[int]
    ranks: list[int]
    parts: list[dict[str, int]]
    reason: str


class View(msgspec.Struct, frozen=True):
    """All that a seat (None: a spectator) sees. `board` is the game's own struct."""

    game: str
    seat: int | None
    seats: int
    asks: list[AskView]
    board: Any
    undo: Phrase | None
    result: Result | None


def rank(scores: list[int], keys: list[Any] | None = None) -> list[int]:
    """Ranks from 1; equal scores (or equal keys, where a tie-break has its say) share one."""
    order = keys if keys is not None else scores
    return [1 + sum(other > own for other in order) for own in order]
