"""Positions: written by hand, checked on the way in, and the match they tell of."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from ludarium.table.errors import LudariumError
from ludarium.table.game import at_hand
from ludarium.table.match import Match
from ludarium.table.position import Position
from tests.toys.harbour import HARBOUR
from tests.toys.harbour.box import DRAW, PLAY

SEED = bytes(range(32))


@pytest.fixture(autouse=True)
def _harbour_is_known() -> Iterator[None]:
    with at_hand(HARBOUR):
        yield


def fresh() -> Match:
    return Match.new(HARBOUR, 3, seed=SEED)


def written() -> dict[str, Any]:
    """A position as its JSON is read, for a test to spoil."""
    match = fresh()
    match.answer(PLAY)
    found: dict[str, Any] = json.loads(match.position().text())
    return found


def test_a_position_is_json_that_a_person_can_read() -> None:
    text = fresh().position().text()
    assert json.loads(text)["state"]["gold"] == [3, 3, 3]
    assert len(text.splitlines()) > 10


@pytest.mark.parametrize(
    "form", [lambda p: p, Position.text, lambda p: json.loads(p.text()), lambda p: p.text().encode()]
)
def test_a_position_may_be_a_struct_a_text_or_a_dict(form: Callable[[Position], Any]) -> None:
    match = fresh()
    match.answer(PLAY)
    read = Match.from_position(form(match.position()))
    assert read.position() == match.position()
    assert [read.view(seat) for seat in range(3)] == [match.view(seat) for seat in range(3)]


def test_the_dice_go_on_as_they_would_have() -> None:
    match = fresh()
    read = Match.from_position(match.position())
    for _ in range(40):
        match.answer(match.asks[0].options[-1])
        read.answer(read.asks[0].options[-1])
    assert read.digest() == match.digest()


def test_a_position_may_hold_a_redeal() -> None:
    """A re-deal is an entry, so whoever holds the true position can tell of a world imagined from it."""
    match = fresh()
    match.answer(PLAY)
    position = match.position()
    position.entries.append((1, bytes(32).hex()))
    read = Match.from_position(position.text())
    assert read.digest() == match.imagine(1, bytes(32)).digest() != match.digest()


def test_an_imagined_world_does_not_tell_the_truth_it_was_made_from() -> None:
    """A bot holds such worlds: neither the checkpoint nor what others entered is to be had from them."""
    match = fresh()
    match.answer(PLAY)
    world = match.imagine(1, bytes(32))
    for held in (world, world.clone()):
        for read in (Match.position, lambda w: w.turn_point, lambda w: w.entries):
            with pytest.raises(LudariumError, match="imagined"):
                read(held)


def test_what_is_read_can_be_taken_back_as_far_as_its_entries() -> None:
    read = Match.from_position(written())
    read.undo(0)
    assert read.ask is not None
    assert read.ask.kind.name == "act"
    with pytest.raises(LudariumError, match="nothing to take back"):
        read.undo(0)


def test_a_match_from_a_position_has_no_record() -> None:
    with pytest.raises(LudariumError, match="began from a position"):
        Match.from_position(written()).record()


def test_a_match_from_a_position_may_keep_nothing() -> None:
    read = Match.from_position(written(), keep=False)
    with pytest.raises(LudariumError, match="keeps nothing"):
        read.position()
    with pytest.raises(LudariumError, match="keeps nothing"):
        read.clone()


def spoil(*path: Any, value: Any) -> Callable[[dict[str, Any]], None]:
    def spoilt(position: dict[str, Any]) -> None:
        at: Any = position
        for step in path[:-1]:
            at = at[step]
        at[path[-1]] = value

    return spoilt


def drop(*path: Any) -> Callable[[dict[str, Any]], None]:
    def dropped(position: dict[str, Any]) -> None:
        at: Any = position
        for step in path[:-1]:
            at = at[step]
        del at[path[-1]]

    return dropped


SPOILT: list[tuple[Callable[[dict[str, Any]], None], str]] = [
    (spoil("game", value="chess"), "no game is called 'chess'"),
    (drop("game"), "position: .*required field `game`"),
    (spoil("seats", value=9), "played by 2 to 4 seats, not by 9"),
    (spoil("seats", value="3"), r"position: Expected `int`, got `str` - at `\$\.seats`"),
    (spoil("rules", value=7), "of rules 7 of harbour, here are rules 1"),
    (spoil("colour", value="red"), "position: .*unknown field `colour`"),
    (spoil("options", value={"hands": 3}), "options of harbour: .*unknown field `hands`"),
    (spoil("options", value={"hand": 70}), r"options of harbour: .*\$\.hand"),
    (spoil("pack", value="no-such-folder"), "no-such-folder.*there is no such folder"),
    (drop("state", "gold"), "position: state: .*required field `gold`"),
    (spoil("state", "gold", value=3), r"position: state: .*\$\.gold"),
    (spoil("state", "gold", 1, value="3"), r"position: state: .*\$\.gold\[1\]"),
    (spoil("state", "gold", value=[3, 3]), "position: state: hands, gold and towers are lists of 3"),
    (spoil("state", "gold", 1, value=-1), "position: state: gold: nobody has less than none"),
    (spoil("state", "boats", value=1), "position: state: there is no field boats"),
    (spoil("state", "dice", "sides", value=6), r"position: state: there is no field dice\.sides"),
    (spoil("state", "dice", "key", value="AAAA"), "position: state: dice: a key has 32 bytes"),
    (spoil("state", "dice", "key", value="*"), r"position: state: .*\$\.dice\.key"),
    (spoil("state", "dice", "drawn", value=-5), "position: state: dice: .*counted from 0"),
    (spoil("state", "deck", value=[]), "position: state: each of the cards 0 to 39"),
    (spoil("state", "hands", value=None), r"position: state: .*\$\.hands"),
    (spoil("entries", value=[[0, 7]]), "position: entries: 7 is no answer to 'act'"),
    (spoil("entries", value=[[1, 0]]), "position: entries: seat 1 is not asked now; seat 0 is"),
    (spoil("entries", value=[[5, 0]]), "position: entries: there is no seat 5"),
    (spoil("entries", value=[[-1, 0]]), "position: entries: there is no seat -1"),
    (spoil("entries", value=[[0]]), r"position: .*\$\.entries\[0\]"),
    (spoil("entries", value=[[0, 1.5]]), r"position: .*\$\.entries\[0\]\[1\]"),
    (spoil("entries", value=[[0, "zz"]]), "position: entries: 'zz' is neither an option nor a key"),
    (spoil("entries", value=[[0, "00ff"]]), "position: entries: a key is 32 bytes"),
    (spoil("entries", value=[[9, "00" * 32]]), "position: entries: there is no seat 9"),
]


@pytest.mark.parametrize(("spoilt", "problem"), SPOILT, ids=[problem for _, problem in SPOILT])
def test_what_cannot_be_is_refused_by_name(spoilt: Callable[[dict[str, Any]], None], problem: str) -> None:
    position = written()
    spoilt(position)
    with pytest.raises(LudariumError, match=problem):
        Match.from_position(json.dumps(position))


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '"harbour"', b"\xff\xfe", "{" * 5000])
def test_what_is_no_position_at_all_is_refused(text: str | bytes) -> None:
    with pytest.raises(LudariumError, match="position: "):
        Match.from_position(text)


@pytest.mark.parametrize("thing", [None, 7, [1], ()])
def test_neither_is_anything_else(thing: Any) -> None:
    with pytest.raises(LudariumError, match="position: "):
        Match.from_position(thing)


def test_a_state_that_no_check_foresees_is_refused_all_the_same() -> None:
    """The toy's check trusts that turns are counted from nought."""

    def stumbling(_: Any, s: Any) -> None:
        raise IndexError(f"no seat for turn {s.turns}")

    stumbler = msgspec.structs.replace(HARBOUR, check=stumbling)
    with at_hand(stumbler), pytest.raises(LudariumError, match=r"no match can stand so .*no seat for turn 0"):
        Match.from_position(written())


def test_drawing_goes_on_from_a_deck_written_by_hand() -> None:
    position = written()
    position["entries"] = []
    top = position["state"]["deck"][-1]
    read = Match.from_position(position)
    read.answer(DRAW)
    assert top in read.s.hands[0]
