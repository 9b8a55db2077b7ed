"""What is in the box: the house set as 8.2 to 8.5 list it, and what a pack may not say."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from ludarium.games.progers import content
from ludarium.games.progers.content import compile_content, kind_of, laid
from ludarium.games.progers.files import FILES
from ludarium.table.errors import ContentError
from tests.games.progers.house import BASIC, FILES_READ, FULL, HOUSE, changed, names
from tests.rule import rule


@rule("PG-1.7")
def test_the_house_set_passes_every_check() -> None:
    """The house set loads without an error or a warning."""
    assert HOUSE.warnings == ()


@rule("PG-2.1", "PG-2.5", "PG-5.9", "PG-6.6")
def test_the_deck_has_52_cards_of_which_40_are_basic() -> None:
    """Basic removes the loops and teleports and nothing else."""
    assert (sum(BASIC.deck), sum(FULL.deck)) == (40, 52)
    assert BASIC.deck == (12, 6, 6, 6, 6, 4, 0, 0, 0)
    assert FULL.deck == (12, 6, 6, 6, 6, 4, 4, 5, 3)


@rule("PG-7.13", "PG-20.43")
def test_kinds_are_numbered_in_the_order_of_the_file() -> None:
    """The house set's kinds are S F J L R U T 2 3, left and right being two kinds."""
    assert HOUSE.codes == "SFJLRUT23"
    for code, kind in zip(HOUSE.codes, HOUSE.cards, strict=True):
        assert getattr(content, kind.kind) == HOUSE.codes.index(code)
    assert [HOUSE.quarter(kind) for kind in range(9)] == [0, 0, 0, -1, 1, 2, 0, 0, 0]
    assert [HOUSE.is_loop(kind) for kind in range(9)] == [False] * 7 + [True] * 2


@rule("PG-2.2", "PG-2.5", "PG-5.2", "PG-6.2")
def test_there_are_four_types_of_samples() -> None:
    """12 tokens, 3 of each type, are in play in basic; all 20, 5 of each, in full."""
    assert HOUSE.type_letters == "ybgp"
    assert BASIC.tokens == (3, 3, 3, 3)
    assert FULL.tokens == (5, 5, 5, 5)


@rule("PG-2.3", "PG-2.4", "PG-8.6")
def test_three_colour_sides_show_labs_of_two_other_colours() -> None:
    """Red and green deliver to B and Y, blue and yellow to R and G; nobody at home."""
    red, blue, green, yellow = range(4)
    assert HOUSE.colour_letters == "RBGY"
    for base in (red, green):
        assert [rover for rover in range(4) if HOUSE.labs[base][rover]] == [blue, yellow]
    for base in (blue, yellow):
        assert [rover for rover in range(4) if HOUSE.labs[base][rover]] == [red, green]


@rule("PG-16.3", "PG-6.7", "PG-8.4", "PG-15.1", "PG-11.9")
def test_the_numbers_of_the_rulebook() -> None:
    """Hand 5, at most 3 cards a turn, hold 3; basic to 7 points, full to 9 with a row of 5."""
    for mode, limit, target in ((BASIC, 0, 7), (FULL, 5, 9)):
        rules = mode.rules
        assert (rules.hand, rules.play_max, rules.hold) == (5, 3, 3)
        assert (rules.row_limit, rules.target) == (limit, target)


@rule("PG-5.1", "PG-6.1")
def test_boards_are_printed_as_listed() -> None:
    """Y6 has 16 marks and 12 walls, R9 has 29 and 20 (8.4)."""
    assert (BASIC.board.size, len(BASIC.board.walls)) == (6, 12)
    assert names(BASIC.board.marks, 6) == "a4 b2 b3 b5 c1 c3 c4 c5 d2 d3 d4 d6 e2 e4 e5 f3"
    assert (FULL.board.size, len(FULL.board.marks), len(FULL.board.walls)) == (9, 29, 20)


@pytest.mark.parametrize("mode", [BASIC, FULL], ids=["basic", "full"])
@rule("PG-5.4")
def test_all_corners_of_a_board_are_equal(mode: content.ModeContent) -> None:
    """A quarter turn about the centre maps the printing onto itself."""
    size = mode.board.size

    def turn(cell: int) -> int:
        return (size - 1 - cell % size) * size + cell // size

    walls = {frozenset((wall >> 2, (wall >> 2) + (1 if wall & 1 else size))) for wall in mode.board.walls}
    assert {turn(mark) for mark in mode.board.marks} == set(mode.board.marks)
    assert {frozenset(map(turn, wall)) for wall in walls} == walls


@rule("PG-4.10", "PG-20.2")
def test_hills_come_in_the_order_of_placing() -> None:
    """Basic has two low hills, full two low ones and a high one between them."""
    assert [(hill.id, hill.height) for hill in BASIC.hills] == [("BA", 1), ("BB", 1)]
    assert [(hill.id, hill.height) for hill in FULL.hills] == [("LA", 1), ("HI", 2), ("LB", 1)]


WRONG: list[tuple[str, Callable[[Any], object], str]] = [
    ("cards", lambda raw: raw["card"][0].update(full=13, basic=13), "card"),
    ("cards", lambda raw: raw["card"][0].update(basic=11), "card[0].basic"),
    ("cards", lambda raw: raw["card"][6].update(basic=4), "card[6].basic"),
    ("cards", lambda raw: raw["card"][1].update(code="S"), "card.code"),
    ("cards", lambda raw: raw["card"][1].update(code="f"), "card[1].code"),
    ("cards", lambda raw: raw["card"][3].update(quarter=3), "card[3].quarter"),
    ("cards", lambda raw: raw["card"][0].update(quarter=1), "card[0].quarter"),
    ("cards", lambda raw: raw["card"][7].update(times=4), "card[7].times"),
    ("pieces", lambda raw: raw["colour"].pop(), "colour"),
    ("pieces", lambda raw: raw["colour"][0].update(id="red"), "colour[0].id"),
    ("pieces", lambda raw: raw["sample_type"][0].update(id="x"), "sample_type[0].id"),
    ("pieces", lambda raw: raw["sample_type"][0].update(count_full=4), "sample_type.count_full"),
    ("pieces", lambda raw: raw["sample_type"][0].update(count_basic=4), "sample_type.count_basic"),
    ("pieces", lambda raw: raw["base"].pop(), "base"),
    ("pieces", lambda raw: raw["base"][0].update(labs=["R", "B"]), "base[0].labs"),
    ("pieces", lambda raw: raw["base"][2].update(labs=["B"]), "base[2].labs"),
    ("boards", lambda raw: raw["board"][0].update(size=7), "board[0].ascii"),
    ("boards", lambda raw: raw["board"][0].update(mode="full"), "board"),
    ("boards", lambda raw: raw["board"][0].update(ascii="B .\n\n. B"), "board[0].ascii"),
    ("boards", lambda raw: raw["preset"][0].update(layout="@Y6+BA@a3r0"), "preset[0].layout"),
    ("boards", lambda raw: raw["preset"][0].update(layout="@Y6+BA@a1r0+BB@e3r1"), "preset[0].layout"),
    ("boards", lambda raw: raw["preset"][1].update(id="B1"), "preset.id"),
    ("hills", lambda raw: raw["hill"][0].update(ascii=". ?"), "hill[0].ascii"),
    ("hills", lambda raw: raw["hill"][0].update(outer_walls=["b2e"]), "hill[0].ascii"),
    ("hills", lambda raw: raw["hill"][0].update(ascii=". . . . . . ."), "BA"),
    ("hills", lambda raw: raw["hill"].pop(0) and raw["hill"].pop(0), "hill"),
    ("hills", lambda raw: raw["hill"][2].update(height=2) or raw["hill"][4].update(height=2), "hill"),
    ("modes", lambda raw: raw["mode"]["full"].update(row_limit=0), "mode.full.row_limit"),
    ("modes", lambda raw: raw["mode"]["basic"].update(hand=0), "mode.basic.hand"),
]


@pytest.mark.parametrize(("stem", "change", "where"), WRONG)
def test_a_wrong_pack_is_refused_with_the_place(
    stem: str, change: Callable[[Any], object], where: str
) -> None:
    """A pack that breaks a check of 8.8 is refused; the error names file and field."""
    with pytest.raises(ContentError) as caught:
        changed(stem, change)
    assert (caught.value.file, caught.value.where) == (f"{stem}.toml", where)
    assert caught.value.problem


def test_an_unknown_field_is_refused() -> None:
    """A misspelt field is an error, not a default."""
    with pytest.raises(msgspec.ValidationError, match="colr"):
        changed("pieces", lambda raw: raw["colour"][0].update(colr="R"))


def test_too_few_marks_are_only_a_warning() -> None:
    """Constraint 3: a pack whose layouts may lack marks for the tokens is warned about and can be played."""
    poor = changed("hills", lambda raw: raw["hill"][0].update(ascii="* . .\n\n. *|."))
    assert poor.warnings == ("basic: a layout may show as few as 11 marks for 12 tokens",)


@rule("PG-20.43")
def test_a_pack_may_have_a_card_that_turns_either_way() -> None:
    """A kind `turn_choice` keeps in the row which way it was laid."""

    def one_turning_card(raw: Any) -> None:
        raw["card"][3] = {"code": "Q", "kind": "TURN", "effect": "turn_choice", "basic": 6, "full": 6}

    pack = changed("cards", one_turning_card)
    left, right = laid(3, content.LAID_LEFT), laid(3, content.LAID_RIGHT)
    assert (kind_of(left), kind_of(right)) == (3, 3)
    assert (pack.quarter(left), pack.quarter(right)) == (-1, 1)


def test_an_owner_may_name_his_own_things() -> None:
    """A pack may bring names by language for what has no Fluent message."""
    pack = changed("cards", lambda raw: raw["card"][0].update(name={"ru": "Шажок"}))
    assert pack.cards[0].name == {"ru": "Шажок"}


def test_every_file_has_a_type_and_every_type_a_file() -> None:
    """What the table is asked to read is what the house set brings."""
    assert set(FILES) == set(FILES_READ)
    assert compile_content(FILES_READ) == HOUSE
