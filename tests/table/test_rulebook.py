"""RULES.md as data."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.table.rulebook import load, parse
from tests.toys.harbour import HARBOUR

TEXT = """# A game

Some words before.

## One: set-up
- **AB-1.1** Shuffle.
- **AB-1.2** Deal
  four cards,
  face down.

  And no more.
* **AB-1.2a** Or three.

A word between.
  This belongs to nothing.

### Two: the turn
- **AB-2.10** Play a card.
- AB-2.11 isn't bold, so it is no clause.
"""


def test_clauses_are_found_in_order_under_their_headings() -> None:
    found = [(clause.id, clause.heading) for clause in parse(TEXT).clauses]
    assert found == [
        ("AB-1.1", "One: set-up"),
        ("AB-1.2", "One: set-up"),
        ("AB-1.2a", "One: set-up"),
        ("AB-2.10", "Two: the turn"),
    ]


def test_what_is_indented_below_a_clause_belongs_to_it() -> None:
    book = parse(TEXT)
    assert book["AB-1.2"].text == "Deal four cards, face down. And no more."
    assert book["AB-1.2a"].text == "Or three."


def test_a_clause_is_known_by_its_id() -> None:
    book = parse(TEXT)
    assert "AB-2.10" in book
    assert "AB-2.11" not in book
    assert "AB-2" not in book
    with pytest.raises(KeyError):
        book["AB-9.9"]


def test_a_language_without_rules_of_its_own_reads_english(tmp_path: Path) -> None:
    (tmp_path / "RULES.md").write_text("- **AB-1.1** Shuffle.")
    (tmp_path / "RULES.ru.md").write_text("- **AB-1.1** Перемешайте.")
    assert load(tmp_path, "en")["AB-1.1"].text == "Shuffle."
    assert load(tmp_path, "ru")["AB-1.1"].text == "Перемешайте."
    assert load(tmp_path, "ja")["AB-1.1"].text == "Shuffle."


def test_a_game_has_its_rulebook() -> None:
    assert HARBOUR.rulebook()["HB-7.3"].heading == "HB-7 The end"
