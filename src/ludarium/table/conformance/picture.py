"""Everything that can be told of a match, as plain values that compare."""

from __future__ import annotations

from typing import Any

import msgspec

from ludarium.table.choice import Choice, Refusal
from ludarium.table.match import Match


def seen(match: Match, seat: int | None) -> bytes:
    """A view as it would be sent."""
    return msgspec.json.encode(match.view(seat))


def asked(match: Match) -> list[tuple[int, str, str]]:
    """What every onlooker knows of the open questions."""
    return [(choice.seat, choice.kind.name, choice.because) for choice in match.asks]


def questions(match: Match) -> list[tuple[Any, ...]]:
    return [(c.seat, c.kind.name, c.because, tuple(c.options), c.always) for c in match.asks]


def picture(match: Match) -> dict[str, Any]:
    """The state, the questions and every seat's view."""
    views = {seat: seen(match, seat) for seat in (None, *range(match.seats))}
    return {"state": match.game.encode(match.s), "asks": questions(match), "views": views}


def difference(one: dict[str, Any], other: dict[str, Any]) -> str:
    """Which parts of two pictures differ."""
    return ", ".join(part for part in one if one[part] != other[part])


def refusals(choice: Choice) -> list[Refusal | None]:
    """Why not, for every number of the domain and one beyond each of its ends."""
    return [choice.why_not(option) for option in range(-1, choice.kind.size + 1)]


def heard(match: Match, seat: int | None) -> bytes:
    """What the last answer told this seat."""
    return msgspec.json.encode([event.seen_by(seat) for event in match.events])
