"""Content packs: a folder replaces house files, and whatever is wrong is told with file, line and field."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ludarium.table.errors import ContentError
from ludarium.table.pack import Pack, line_of, read


class Effect(msgspec.Struct, forbid_unknown_fields=True):
    kind: str
    times: int = 1


class Card(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    cost: int
    effect: Effect | None = None


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    card: list[Card]
    edition: int = 1


CARDS = """# The cards.
edition = 2

[[card]]
name = "Mill"
cost = 3

[[card]]
name = "Tower"
cost = 5

[card.effect]
kind = "gold"
times = 2
"""


def trouble(tmp_path: Path, text: str | bytes, type_: type = Cards) -> ContentError:
    file = tmp_path / "cards.toml"
    file.write_bytes(text.encode() if isinstance(text, str) else text)
    with pytest.raises(ContentError) as found:
        read(file, type_)
    return found.value


def test_what_is_right_is_read(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(CARDS)
    cards = read(tmp_path / "cards.toml", Cards)
    assert cards.card[1] == Card("Tower", 5, Effect("gold", 2))


@pytest.mark.parametrize(
    ("wrong", "right", "line", "where", "problem"),
    [
        ('name = "Tower"', "name = 7", 9, "card[1].name", "Expected `str`, got `int`"),
        ("cost = 3", 'cost = "3"', 6, "card[0].cost", "Expected `int`, got `str`"),
        ("cost = 5", "price = 5", 10, "card[1].price", "unknown field `price`"),
        ("cost = 5", "", 8, "card[1]", "missing required field `cost`"),
        ("times = 2", "times = 2.5", 14, "card[1].effect.times", "Expected `int`, got `float`"),
        ("times = 2", "twice = true", 14, "card[1].effect.twice", "unknown field `twice`"),
        ('kind = "gold"', "", 12, "card[1].effect", "missing required field `kind`"),
        ("edition = 2", 'edition = "second"', 2, "edition", "Expected `int`, got `str`"),
        ("edition = 2", "issue = 2", 2, "issue", "unknown field `issue`"),
    ],
)
def test_what_is_wrong_is_told_where(
    tmp_path: Path, wrong: str, right: str, line: int, where: str, problem: str
) -> None:
    assert wrong in CARDS
    error = trouble(tmp_path, CARDS.replace(wrong, right))
    assert (error.file, error.line, error.where) == ("cards.toml", line, where)
    assert problem in str(error)
    assert str(error).startswith(f"cards.toml:{line}: {where}: ")


def test_a_syntax_error_is_told_with_its_line(tmp_path: Path) -> None:
    error = trouble(tmp_path, CARDS.replace("cost = 5", "cost = = 5"))
    assert (error.file, error.line) == ("cards.toml", 10)


def test_a_file_that_is_no_text_is_told(tmp_path: Path) -> None:
    assert "is not written in UTF-8" in str(trouble(tmp_path, b"edition = \xff"))


def test_a_missing_table_is_told(tmp_path: Path) -> None:
    assert "missing required field `card`" in str(trouble(tmp_path, "edition = 1"))


def test_a_key_of_another_table_is_not_mistaken_for_the_wrong_one() -> None:
    """The first card has no cost of its own; the line told is its table's, and not the next card's cost."""
    assert line_of('[[card]]\nname = "a"\n\n[[card]]\ncost = "x"\n', "card[0].cost") == 1


def test_lines_of_tables_within_tables() -> None:
    text = "[[deck.card]]\ncost = 1\n[[deck.card]]\ncost = 2\n[deck.back]\ncolour = 3\n"
    assert line_of(text, "deck.card[1].cost") == 4
    assert line_of(text, "deck.back.colour") == 6
    assert line_of('[prices]\n"corn" = 1\nice.cream = 2\n', "prices.corn") == 2
    assert line_of('[prices]\n"corn" = 1\nice.cream = 2\n', "prices.ice") == 3
    assert line_of("", "prices.corn") == 0


@pytest.fixture
def house(tmp_path: Path) -> Path:
    folder = tmp_path / "house"
    folder.mkdir()
    (folder / "cards.toml").write_text(CARDS)
    (folder / "extra.toml").write_text('kind = "gold"')
    return folder


TYPES = {"cards": Cards, "extra": Effect}


def test_a_folder_replaces_the_files_it_has(house: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "extra.toml").write_text('kind = "corn"')
    pack = Pack(TYPES, house, mine, "mine")
    assert pack.files["extra"] == Effect("corn")
    assert pack.files["cards"].edition == 2
    assert pack.id == "mine"
    assert pack.digest != Pack(TYPES, house).digest


def test_the_digest_is_that_of_the_content(house: Path) -> None:
    before = Pack(TYPES, house).digest
    assert before == Pack(TYPES, house).digest
    (house / "extra.toml").write_text('kind = "gold" # but differently written')
    assert Pack(TYPES, house).digest != before


def test_a_misspelt_file_is_not_ignored(house: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "card.toml").write_text("")
    with pytest.raises(ContentError, match=r"card\.toml: no content file of this game; it has cards\.toml"):
        Pack(TYPES, house, mine, "mine")


def test_a_folder_that_holds_nothing_or_is_none_is_refused(house: Path, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    with pytest.raises(ContentError, match=r"holds none of cards\.toml, extra\.toml"):
        Pack(TYPES, house, tmp_path / "empty", "empty")
    with pytest.raises(ContentError, match="there is no such folder"):
        Pack(TYPES, house, tmp_path / "nowhere", "nowhere")
