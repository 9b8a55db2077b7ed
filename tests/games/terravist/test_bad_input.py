"""Packs, answers and positions that can't be: refused with the reason, and nothing is changed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludarium import Match
from ludarium.games.terravist import GAME
from ludarium.table.errors import LudariumError
from tests.games.terravist.at_table import AtTable, scene
from tests.packs import changed_pack
from tests.rule import rule

CONTENT = GAME.folder / "content"


def typed(folder: Path, file: str, old: str, new: str) -> None:
    """One of the house's files with something typed differently, played by."""
    text = (CONTENT / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    Match.new(GAME, 4, {}, bytes(32), pack=str(folder))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('op = "supply"', 'op = "conjure"', r"creatures\.toml.*creature\[0\]\.effects\[0\].*conjure"),
        ("level = 1", "level = 5", r"creatures\.toml.*creature\[0\]\.level"),
        ('habitats = ["forest"]', 'habitats = ["swamp"]', r"creature\[0\]\.habitats\[0\].*swamp"),
        (
            'habitats = ["forest"]',
            'habitats = ["forest", "forest"]',
            "one to three different habitats expected .rhino_beetle",
        ),
        ('habitats = ["forest"]', "habitats = []", "one to three different habitats expected .rhino_beetle"),
        ("cost = { L0 = 1 }", "cost = { L9 = 1 }", r"creature\[0\]\.cost.*L9"),
        ("cost = { L0 = 1 }", "cost = { L0 = -1 }", r"creature\[0\]\.cost\.L0.*0 to 20 expected"),
        ("cost = { L0 = 1 }", "cost = { card = 1 }", "a creature isn't paid with cards"),
        ("egg_cap = 3", "egg_cap = -1", "0 to 60 expected .rhino_beetle"),
        ('when = "chain"', 'when = "dawn"', r"creature\[0\]\.when"),
        ('of = ["L0"]', 'of = ["L7"]', r"creature\[0\]\.effects\[0\].*L7"),
        ("smile = 2", "smile = 2\ncopies = 0", "1 to 60 expected .rhino_beetle"),
        ("smile = 2", "smile = 2\nwings = 4", r"creature\[0\].*wings"),
        ('id = "purple_emperor"', 'id = "rhino_beetle"', "'rhino_beetle' stands 2 times"),
        ('op = "supply", of = ["L0"]', 'op = "tray_renew"', "environment"),
    ],
)
@rule("TV-16.1", "TV-7.2", "TV-23.1")
def test_a_creature_that_cannot_be(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(LudariumError, match=said):
        typed(tmp_path, "creatures.toml", old, new)


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("boards.toml", 'habitat = "grassland"', 'habitat = "forest"', "'forest' stands 2 times"),
        ("boards.toml", 'habitat = "grassland"', 'habitat = "moon"', "moon"),
        (
            "boards.toml",
            "cost = { H = 2 }",
            "cost = { egg = 2 }",
            "tokens expected: a board is developed for nothing",
        ),
        ("boards.toml", 'edge = "N"', 'edge = "up"', r"niche\[0\]\.edge"),
        ("boards.toml", '{ op = "box", n = 2 }', '{ op = "hunt" }', r"board\[0\]\.effects\[0\]"),
        ("dice.toml", '"L2", "H"]', '"L2"]', "die"),
        ("dice.toml", "count = 2", "count = 0", "1 to 20 expected"),
        ("round_board.toml", "[4, 2, 1, 0]", "[4, 2, 1]", r"at least four ranks expected, falling to 0"),
        ("round_board.toml", "[4, 2, 1, 0]", "[1, 2, 4, 0]", "falling to 0"),
        ("goals.toml", 'count = "tucked"', 'count = "clouds"', r"goal\[10\]\.measure.*clouds"),
        (
            "goals.toml",
            'count = "developed"',
            'count = "developed", level = [1]',
            "a filter chooses creatures",
        ),
        (
            "positions.toml",
            "per = 3\nmax = 9",
            "per = 3\nmax = 9\ntiers = [[1, 1]]",
            "a measure with tiers or per",
        ),
        ("environments.toml", 'op = "each_player"', 'op = "everybody"', "everybody"),
        ("cheats.toml", "bonus = [1, 3, 5, 7]", "bonus = [1, 3]", "a list of 4 expected"),
        ("cheats.toml", "ocean = { H = 1, L2 = 2 }", "forest2 = { H = 1 }", "forest2"),
    ],
)
@rule("TV-10.2", "TV-20.4", "TV-20.5", "TV-22.2")
def test_other_files_that_cannot_be(tmp_path: Path, file: str, old: str, new: str, said: str) -> None:
    with pytest.raises(LudariumError, match=said):
        typed(tmp_path, file, old, new)


@pytest.mark.parametrize(
    ("file", "table", "kept", "said"),
    [
        ("creatures", "creature", 29, "at least 30 cards for 4 players, not 29"),
        ("goals", "goal", 2, "at least three tiles"),
        ("positions", "position", 3, "at least one for each of 4 players"),
        ("boards", "board", 4, "river has no board"),
        ("dice", "die", 0, "at least one die"),
    ],
)
@rule("TV-3.9", "TV-3.13")
def test_too_few_of_something(file: str, table: str, kept: int, said: str) -> None:
    def fewer(raw: Any) -> None:
        del raw[table][kept:]

    with pytest.raises(LudariumError, match=said):
        Match.new(GAME, 4, {}, bytes(32), pack=changed_pack(GAME, **{file: fewer}))


@rule("TV-22.3")
def test_more_copies_and_further_species_are_welcome() -> None:
    def more(raw: Any) -> None:
        raw["creature"][0]["copies"] = 3

    match = Match.new(GAME, 4, {}, bytes(32), pack=changed_pack(GAME, creatures=more))
    assert match.t.box.cards == 75


# -- answers ----------------------------------------------------------------------------------


@rule("TV-5.2")
@pytest.mark.parametrize("option", [-1, 1000, 74])
def test_an_answer_that_is_no_option_changes_nothing(option: int) -> None:
    t = scene(creatures=[("tit", "F.I1", "anna")], tokens={"anna": (1, 0, 0, 0, 0)})
    before = GAME.encode(t.match.s)
    with pytest.raises(LudariumError):
        t.match.answer(option)
    assert GAME.encode(t.match.s) == before
    assert t.match.position().entries == []


# -- positions --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"turn": 9}, "round 1 has 6 turns"),
        ({"parent": 2}, "parent and seats gone"),
        ({"tray": [0]}, "each of the 73 creature cards lies somewhere, and once"),
        ({"tokens": [[0, 0, 0, 0, -1], [0] * 5]}, "less than no tokens"),
        ({"faces": [3, 0, 0, 0, 0]}, "a die shows one of its faces"),
        ({"faces": [0, 0]}, "there are 5 dice"),
        ({"goals": [0, 1, 99]}, "goals are tiles of the pack"),
        ({"cheat": "V"}, "no cheat card"),
        (
            {"laid": [0, 1], "cells": [40, 60, -1, -1, -1], "developer": [-1, 0, -1, -1, -1]},
            "linked to one that lies",
        ),
        ({"cells": [41, -1, -1, -1, -1]}, "the starting board lies in cell 40"),
        ({"developer": [0, -1, -1, -1, -1]}, "who developed a board"),
        ({"looked": [], "looker": 3}, "who looks is a seat"),
    ],
)
@rule("TV-2.3", "TV-3.2", "TV-3.12", "TV-10.3", "TV-14.1")
def test_a_position_that_cannot_be(fields: dict[str, Any], said: str) -> None:
    t = scene()
    before = GAME.encode(t.match.s)
    with pytest.raises(LudariumError, match=said):
        t.stands(**fields)
    assert GAME.encode(t.match.s) == before


def _creature(t: AtTable, card: str, place: str, eggs: int = 0) -> dict[str, Any]:
    number, s = t.card(card), t.match.s
    at, owner, laid = list(s.at), list(s.owner), list(s.eggs)
    at[t.place(place)], owner[t.place(place)], laid[t.place(place)] = number, 0, eggs
    return {"at": at, "owner": owner, "eggs": laid, "deck": [one for one in s.deck if one != number]}


@pytest.mark.parametrize(
    ("card", "place", "eggs", "said"),
    [
        ("tit", "F.I1", 5, "holds 4 eggs at most"),
        ("orca", "F.I1", 0, "can't live in place"),
        ("tit", "F/R", 0, "can't live in place"),
        ("ayu", "R.I1", 0, "can't live in place"),  # the river lies aside
    ],
)
@rule("TV-6.5", "TV-7.2", "TV-7.3", "TV-7.13")
def test_a_creature_where_it_cannot_be(card: str, place: str, eggs: int, said: str) -> None:
    t = scene()
    with pytest.raises(LudariumError, match=said):
        t.stands(**_creature(t, card, place, eggs))
