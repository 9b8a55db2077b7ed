"""Developing habitats (TV-10)."""

import pytest

from tests.games.terravist.at_table import ZERO, AtTable, scene
from tests.rule import rule

H2 = {"anna": (0, 0, 0, 0, 2)}


def with_bee(place: str, seats: int = 2) -> AtTable:
    """O24: anna's bee in the forest; boris develops the grassland to the east."""
    creatures = [("honey_bee", place, "anna", 3, "orca")]
    t = scene(seats, creatures=creatures, tokens={"boris": (0, 0, 0, 0, 2)}, seat="boris")
    return t.answer(second="develop", develop="G", cell=(1, 0))


@rule("TV-10.1", "TV-10.2", "TV-10.4")
def test_a_board_is_laid_out_for_two_human_tokens() -> None:
    t = scene(tokens=H2).answer(second="develop")
    assert t.options() == [1, 2, 3, 4]
    assert t.refuses("F", "TV-10.1")
    t.answer(develop="O", cell=(0, -1))
    assert t.tokens("anna") == ZERO
    ocean = t.view().boards[3]
    assert (ocean.developer, ocean.bonus) == (0, 4)
    assert t.view().players[0].lines["development"] == 4


@rule("TV-10.4")
def test_the_bonus_is_scored_at_the_end_and_brings_nothing_now() -> None:
    t = scene(tokens=H2).answer(second="develop", develop="O", cell=(0, -1))
    assert t.tokens("anna") == ZERO
    t.stands(phase=6, round=2)
    assert t.match.result is not None
    assert t.match.result.parts[0]["development"] == 4


@rule("TV-10.2", "TV-12.2")
@pytest.mark.parametrize(("tokens", "left"), [((1, 1, 0, 0, 1), ZERO), ((1, 0, 0, 0, 1), None)])
def test_two_others_stand_in_for_a_human_token(tokens: tuple[int, ...], left: tuple[int, ...] | None) -> None:
    """O7."""
    t = scene(tokens={"anna": tokens})
    if left is None:
        assert t.refuses("develop", "TV-10.2")
    else:
        assert t.answer(second="develop", develop="G", cell=(1, 0)).tokens("anna") == left


@rule("TV-10.3")
def test_a_board_shares_a_side_with_another_and_is_linked_to_all_it_touches() -> None:
    boards = {"F": (0, 0), "G": (1, 0), "C": (1, 1)}
    t = scene(tokens=H2, boards=boards).answer(second="develop", develop="R")
    assert t.refuses((0, 0), "TV-10.3")
    assert t.refuses((2, 2), "TV-10.3")
    assert t.refuses((-1, -1), "TV-10.3")  # a corner is no side
    t.answer(cell=(0, 1))
    links = {t.name_of(seam.place) for seam in t.view().seams}
    assert links == {"F/G", "G/C", "F/R", "C/R"}


@rule("TV-10.5")
def test_a_creature_of_both_habitats_moves_between_the_boards() -> None:
    """O24."""
    t = with_bee("F.E")
    assert (t.on("F/G"), t.under("F/G")) == (("honey_bee", "anna", 3), ["orca"])
    assert t.on("F.E") is None
    assert t.asks("anna", "first")  # nothing fired
    stays = scene(creatures=[("tit", "F.E", "anna")], tokens=H2)
    stays.answer(second="develop", develop="G", cell=(1, 0))
    assert stays.on("F.E") == ("tit", "anna", 0)


@rule("TV-10.5")
def test_on_every_side_the_new_board_links_to() -> None:
    boards = {"F": (0, 0), "C": (1, 0), "G": (2, 0)}
    creatures = [("freshwater_crab", "F.S", "anna"), ("mudskipper", "C.S", "boris")]
    t = scene(boards=boards, creatures=creatures, tokens=H2).answer(
        second="develop", develop="R", cell=(1, 1)
    )
    assert t.on("C/R") == ("mudskipper", "boris", 0)
    assert t.on("F.S") == ("freshwater_crab", "anna", 0)  # the river isn't south of the forest
    t = scene(boards=boards, creatures=creatures, tokens=H2).answer(
        second="develop", develop="R", cell=(0, 1)
    )
    assert t.on("F/R") == ("freshwater_crab", "anna", 0)


@rule("TV-10.6")
@pytest.mark.parametrize("place", ["F.I2", "F.S"])
def test_elsewhere_it_stays(place: str) -> None:
    """O25."""
    t = with_bee(place)
    assert t.on(place) == ("honey_bee", "anna", 3)
    assert t.on("F/G") is None


@rule("TV-10.7")
def test_a_half_that_is_empty_later_makes_nobody_straddle() -> None:
    boards = {"F": (0, 0), "G": (1, 0)}
    creatures = [("honey_bee", "F.E", "anna", 1), ("cricket", "G.W", "boris")]
    t = scene(
        boards=boards,
        creatures=creatures,
        turn=6,
        seat="boris",
        parent="anna",
        weather="drought",
        faces="L0 L1 L2 L3 H",
    )
    t.answer(second="chain", chain="F", die="stop")
    assert t.on("G.W") is None  # the cricket has starved
    assert t.on("F.E") == ("honey_bee", "anna", 0)


@rule("TV-10.8")
def test_five_boards_are_all_there_are() -> None:
    boards = {"F": (0, 0), "G": (1, 0), "C": (2, 0), "O": (3, 0), "R": (4, 0)}
    t = scene(tokens={"anna": (9, 9, 9, 9, 9)}, boards=boards)
    assert t.refuses("develop", "TV-10.8")
    assert t.view().free == []
