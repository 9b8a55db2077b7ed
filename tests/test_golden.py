"""Golden playthroughs are as they were; and there is one for each number of seats and each way to end."""

from __future__ import annotations

import re

import pytest

from ludarium import installed
from ludarium.table import words
from ludarium.table.phrase import Phrase
from tests.golden import LANG, Golden, Shelf, play, shelves

SHELVES = shelves()
ALL = [(shelf, golden) for shelf in SHELVES for golden in shelf.goldens]


@pytest.mark.parametrize(("shelf", "golden"), ALL, ids=[f"{shelf.game.id}-{g.name}" for shelf, g in ALL])
def test_a_playthrough_is_as_it_was(shelf: Shelf, golden: Golden) -> None:
    """If it should not be: `python -m tests.golden`, and read the diff."""
    assert play(shelf.game, golden) == shelf.file(golden).read_text("utf-8")


@pytest.mark.parametrize("shelf", SHELVES, ids=lambda shelf: shelf.game.id)
def test_each_number_of_seats_is_there(shelf: Shelf) -> None:
    assert {golden.seats for golden in shelf.goldens} == set(shelf.game.seats)


@pytest.mark.parametrize("shelf", SHELVES, ids=lambda shelf: shelf.game.id)
def test_each_way_to_end_is_there(shelf: Shelf) -> None:
    """The ways to end are those the game has words for."""
    file = shelf.game.folder / "strings" / f"{LANG}.ftl"
    reasons = re.findall(r"^(reason-\S+) =", file.read_text("utf-8"), re.MULTILINE)
    texts = [shelf.file(golden).read_text("utf-8") for golden in shelf.goldens]
    for reason in reasons:
        said = words.say(Phrase(reason), shelf.game.id, LANG)
        assert any(said in text.splitlines() for text in texts), f"no playthrough ends by {reason}"


@pytest.mark.parametrize("shelf", SHELVES, ids=lambda shelf: shelf.game.id)
def test_no_playthrough_is_left_over(shelf: Shelf) -> None:
    assert {path.stem for path in shelf.folder.glob("*.txt")} == {golden.name for golden in shelf.goldens}


@pytest.mark.parametrize("game", installed(), ids=lambda game: game.id)
def test_every_game_has_some(game: object) -> None:
    """They are listed in tests/games/<id>/goldens.py."""
    assert game in [shelf.game for shelf in SHELVES]
