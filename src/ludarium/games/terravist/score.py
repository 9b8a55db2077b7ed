"""The end of the game: six lines (TV-21)."""

from __future__ import annotations

from ludarium.games.terravist.box import Box
from ludarium.games.terravist.measures import Own, creatures_of, smile_of
from ludarium.games.terravist.state import State
from ludarium.table.table import Table
from ludarium.table.view import Result, rank

T = Table[Box]


def bonus(box: Box, s: State, seat: int) -> int:
    """TV-10.4, TV-22.2: of the boards this seat developed; the first board was not developed (TV-3.8)."""
    order = enumerate(s.laid[1:])
    return sum(
        box.bonus(s.cheat, habitat, before) for before, habitat in order if s.developer[habitat] == seat
    )


def open_lines(box: Box, s: State, seat: int, own: list[Own] | None = None) -> dict[str, int]:
    """TV-21.2: all but the position cards, which everybody can count. `own` saves looking the creatures up again."""
    own = creatures_of(box, s, seat) if own is None else own
    return {
        "creatures": sum(box.smile[one.card] for one in own),
        "goals": sum(s.points[seat]),
        "development": bonus(box, s, seat),
        "eggs": sum(s.eggs[one.place] for one in own),
        "tucked": sum(len(s.tucked[one.place]) for one in own),
    }


def lines(box: Box, s: State, seat: int) -> dict[str, int]:
    own = creatures_of(box, s, seat)
    positions = sum(smile_of(box, s, seat, card, own) for card in s.positions[seat])
    open_ = open_lines(box, s, seat, own)
    return {"creatures": open_.pop("creatures"), "positions": positions, **open_}


def result(t: T, s: State) -> Result:
    """TV-1.3, TV-21.4: the most Smile wins, equals share."""
    parts = [lines(t.box, s, seat) for seat in range(t.seats)]
    scores = [sum(part.values()) for part in parts]
    return Result(scores, rank(scores), parts, "rounds")
