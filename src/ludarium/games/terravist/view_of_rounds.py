"""What a seat sees of dice, goals and environment cards."""

from __future__ import annotations

import msgspec

from ludarium.games.terravist import forecast
from ludarium.games.terravist.box import Box
from ludarium.games.terravist.measures import measure
from ludarium.games.terravist.state import OVER, State
from ludarium.table.phrase import Phrase
from ludarium.table.table import Table

T = Table[Box]


class DieView(msgspec.Struct, frozen=True):
    die: int
    kind: int
    name: str
    face: int  # 0 … 4, -1 in the used box
    faces: list[int]


class GoalView(msgspec.Struct, frozen=True):
    round: int
    id: str
    name: Phrase
    text: Phrase
    points: list[int]  # by rank
    measured: list[int]  # by seat, as things stand; of the rounds to come too
    would: list[int]  # by seat: what it would pay now, or has paid
    done: bool


class WeatherView(msgspec.Struct, frozen=True):
    card: int
    id: str
    name: Phrase
    text: Phrase


def dice(box: Box, s: State) -> list[DieView]:
    content = box.content
    return [
        DieView(die, kind, content.die_names[kind], s.faces[die], list(content.faces[kind]))
        for die, kind in enumerate(box.dice)
    ]


def goal(box: Box, s: State, round_: int) -> GoalView | None:
    tile = s.goals[round_]
    if tile < 0:
        return None
    row = box.content.goals[tile]
    done = round_ < s.round or s.phase == OVER
    measured = [measure(box, s, seat, row.measure) for seat in range(box.seats)]
    points = box.content.points[round_]
    would = [own[round_] for own in s.points] if done else forecast.points_for(measured, points)
    return GoalView(
        round_, row.id, box.goal(tile), box.printed.goals[tile], list(points), measured, would, done
    )


def weather(box: Box, card: int) -> WeatherView:
    return WeatherView(
        card, box.content.environment_rows[card].id, box.weather(card), box.printed.weather[card]
    )
