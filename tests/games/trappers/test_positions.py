"""Positions that can't be, and answers that aren't options: refused with the reason, and nothing has changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludarium import LudariumError
from ludarium.table.position import Position, parse, read
from tests.games.trappers.at_table import at_table
from tests.rule import rule

State = dict[str, Any]


def _position() -> Position:
    table = at_table(a={"at": "(1,4)", "hand": ["A1"], "quests": ["P01"]}, tiles={"(1,1)": "b"}, war=(4, 6))
    return table.m.position()


def test_a_position_is_read_as_it_was_written() -> None:
    position = _position()
    assert read(parse(position.text())).position() == position


def _set(name: str, *place: int, to: Any) -> Callable[[State], None]:
    def change(state: State) -> None:
        if not place:
            state[name] = to
            return
        inner = state[name]
        for at in place[:-1]:
            inner = inner[at]
        inner[place[-1]] = to

    return change


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (_set("zeff", 0, to=-1), r"nobody has less than none \(TR-1.9\)"),
        (_set("people", 1, to=-3), r"nobody has less than none"),
        (_set("rep", 0, 3, to=7), r"6 numbers from -2 to 6 \(TR-15.1\)"),
        (_set("rep", 0, 0, to=1), "rep of seat 0"),
        (_set("tiles", 14, to=0), r"can't lie on \(3,3\) \(TR-1.5\)"),
        (_set("tiles", 8, to=0), r"can't lie on \(3,2\)"),
        (_set("tiles", 0, to=4), r"can't lie on \(1,1\)"),
        (_set("foes", 4, to=5), r"not the other way round \(TR-3.4\)"),
        (_set("order", to=[0, 0]), "each once"),
        (_set("cell", 0, to=36), "no such thing"),
        (_set("form", 0, to=4), "no such thing"),
        (_set("beaten", 0, to=1), "bits of the other seats"),
        (_set("turn", to=6), r"no such moment \(TR-3.1\)"),
        (_set("winner", to=1), "the game over"),
        (_set("zeff", to=[20]), "one for each seat"),
        (_set("hands", 1, to=[1 << 5 | 2]), "each lies somewhere, and once"),
        (_set("held", 1, to=[[0, 1, 0]]), "each lies somewhere, and once"),
        (_set("marks", 0, to=1 << 36), "bits of cells expected"),
    ],
)
@rule("TR-1.5", "TR-1.9", "TR-15.1", "TR-18.3")
def test_a_position_that_cannot_be_is_refused(change: Callable[[State], None], said: str) -> None:
    position = _position()
    change(position.state)
    with pytest.raises(LudariumError, match=said):
        read(position)


@rule("TR-18.3")
def test_three_quests_of_a_type_are_too_many() -> None:
    position = _position()
    own, deck = position.state["held"][0], position.state["decks"][0]
    for _ in range(2):
        own.append([deck[1].pop(0), 1, 0])
    own.sort()
    with pytest.raises(LudariumError, match=r"more than 2 of a type \(TR-18.3\)"):
        read(position)


@pytest.mark.parametrize("option", [-1, 0, 5, 6, 99, 10_000])
@rule("TR-5.4", "TR-5.7")
def test_what_is_no_option_changes_nothing(option: int) -> None:
    """A rover on (1,1) facing north: ahead is the rim; the first steps of a free rover are no options either."""
    table = at_table(a={"at": "(1,1)"})
    before = table.m.position()
    assert option not in table.ask.options
    with pytest.raises(LudariumError):
        table.m.answer(option)
    assert table.m.position() == before
    assert table.asked == "a move"
