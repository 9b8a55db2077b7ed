"""What the shell says, and Terravist, is there in English, Russian and Japanese, told the same things."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.house.fluent_files import latin, messages, variables
from tests.house.source import ROOT

SHELL = ROOT / "src" / "ludarium" / "strings"
TERRAVIST = ROOT / "src" / "ludarium" / "games" / "terravist" / "strings"
# What is written so in Japanese too: the game's own unit, names, keys and codes.
WRITTEN_SO = {"Smile", "Ludarium", "Elo", "Enter", "Ctrl", "QR", "id"}


@pytest.mark.parametrize("folder", [SHELL, TERRAVIST], ids=["shell", "terravist"])
def test_all_languages_have_the_same_messages(folder: Path) -> None:
    english, russian, japanese = (set(messages(folder / f"{lang}.ftl")) for lang in ("en", "ru", "ja"))
    assert russian ^ english == set()
    assert japanese ^ english == set()


@pytest.mark.parametrize("lang", ["ru", "ja"])
@pytest.mark.parametrize("folder", [SHELL, TERRAVIST], ids=["shell", "terravist"])
def test_no_language_speaks_of_what_it_is_not_told(folder: Path, lang: str) -> None:
    english, other = messages(folder / "en.ftl"), messages(folder / f"{lang}.ftl")
    # A language may leave out what only another's grammar needs, and choose by a number.
    strange = {id: variables(other[id]) - variables(english[id]) for id in english if id in other}
    told = {id: names for id, names in strange.items() if names - OWN.get(id, set())}
    assert told == {}


OWN = {"named": {"ru", "ja"}}


@pytest.mark.parametrize("folder", [SHELL, TERRAVIST], ids=["shell", "terravist"])
def test_nothing_in_japanese_was_left_in_latin_letters(folder: Path) -> None:
    remnants = {id: latin(said) - WRITTEN_SO for id, said in messages(folder / "ja.ftl").items()}
    assert {id: words for id, words in remnants.items() if words} == {}
