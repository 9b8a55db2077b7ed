"""Settling on empty places, straight or between two boards (TV-7)."""

import pytest

from tests.games.terravist.at_table import ZERO, AtTable, scene
from tests.games.terravist.packs import with_creature
from tests.rule import rule

RICH = {"anna": (5, 5, 5, 5, 5)}
FR = {"F": (0, 0), "R": (1, 0)}
EXTRA = {"seam": "extra"}
ALL_F = {"F.N", "F.E", "F.S", "F.W", "F.I1", "F.I2"}


def settling(card: str, **more: object) -> AtTable:
    """Anna has chosen this card, with plenty of tokens."""
    return scene(hands={"anna": card}, **{"tokens": RICH, **more}).answer(second=card)  # type: ignore[arg-type]


@rule("TV-7.1", "TV-7.2")
def test_a_card_goes_on_a_board_of_its_habitat() -> None:
    t = settling("tit", boards=FR)
    assert t.placed() == ALL_F
    assert t.refuses("R.I1", "TV-7.2")
    assert t.refuses("G.I1", "TV-7.1")
    assert t.refuses("C/O", "TV-7.1")
    t.answer(place="F.I2")
    assert t.pays("L1").on("F.I2") == ("tit", "anna", 0)
    assert t.hand("anna") == set()


@rule("TV-7.1")
def test_only_what_is_in_hand_is_settled() -> None:
    t = scene(hands={"anna": "tit", "boris": "macaque"}, tokens=RICH)
    assert t.refuses("macaque", "TV-7.1")
    assert t.refuses("orca", "TV-7.1")


@rule("TV-7.3", "TV-7.8")
def test_a_card_of_two_linked_habitats_goes_between_them() -> None:
    """O26."""
    t = settling("freshwater_crab", boards=FR, tokens={"anna": (1, 0, 0, 0, 0)})
    assert t.on("F/R") == ("freshwater_crab", "anna", 0)  # there is no other place
    second = settling(
        "freshwater_crab", boards=FR, creatures=[("tit", "F.I1", "boris"), ("ayu", "R.E", "anna")]
    )
    assert second.placed() == {"F/R", "R.E"}  # or it replaces its owner's
    assert second.refuses("F.I2", "TV-7.8")
    assert second.refuses("R.N", "TV-7.8")


@rule("TV-7.3")
def test_only_creatures_of_both_habitats_lie_between_them() -> None:
    assert settling("tit", boards=FR).refuses("F/R", "TV-7.3")


@rule("TV-7.4")
@pytest.mark.parametrize(
    ("boards", "wanted"),
    [
        ({"F": (0, 0)}, ALL_F),
        ({"F": (0, 0), "G": (0, 1), "R": (1, 1)}, ALL_F | {"R.N", "R.E", "R.S", "R.W", "R.I1", "R.I2"}),
    ],
    ids=["one of them aside", "not linked"],
)
def test_where_they_are_not_linked_it_chooses_a_habitat(
    boards: dict[str, tuple[int, int]], wanted: set[str]
) -> None:
    """O26."""
    assert settling("freshwater_crab", boards=boards).placed() == wanted


@rule("TV-7.5")
def test_the_printed_cost_goes_back() -> None:
    """O6."""
    t = scene(hands={"anna": "iriomote_cat"}, tokens={"anna": (0, 0, 2, 0, 0)})
    t.answer(second="iriomote_cat", place="F.I1")
    assert (t.tokens("anna"), t.on("F.I1")) == (ZERO, ("iriomote_cat", "anna", 0))
    poor = scene(hands={"anna": "iriomote_cat"}, tokens={"anna": (0, 0, 1, 0, 0)})
    assert poor.refuses("iriomote_cat", "TV-7.5")


@rule("TV-7.6")
def test_edge_niches_face_each_other_across_a_link() -> None:
    boards = {"F": (0, 0), "R": (1, 0), "G": (0, 1), "C": (1, 1)}
    t = scene(boards=boards)
    assert t.box.niches.edge[t.place("F.I1")] == t.box.niches.edge[t.place("F.I2")] == -1
    facing = {t.name_of(seam.place): {t.name_of(n) for n in seam.niches} for seam in t.view().seams}
    assert facing == {
        "F/R": {"F.E", "R.W"},
        "F/G": {"F.S", "G.N"},
        "C/R": {"R.S", "C.N"},
        "G/C": {"G.E", "C.W"},
    }


@rule("TV-7.7")
def test_a_straddler_occupies_both_facing_niches() -> None:
    crab = [("freshwater_crab", "F/R", "boris")]
    assert settling("tit", boards=FR, creatures=crab).placed() == ALL_F - {"F.E"}
    with_eggs = [*crab, ("ayu", "R.I1", "anna", 2)]
    t = settling("tit", boards=FR, creatures=with_eggs)
    assert "F.E" in t.placed()  # stealing half of it
    extra = settling("tit", boards=FR, creatures=crab, options=EXTRA)
    assert extra.placed() == ALL_F


@rule("TV-7.8")
def test_with_extra_the_seam_is_open_unless_somebody_lies_on_it() -> None:
    t = settling(
        "freshwater_crab",
        boards=FR,
        creatures=[("tit", "F.E", "boris"), ("ayu", "R.W", "boris")],
        options=EXTRA,
    )
    assert t.pays("L0").on("F/R") == ("freshwater_crab", "anna", 0)


@rule("TV-7.9", "TV-7.12")
def test_where_the_seam_is_not_open_any_empty_niche_will_do() -> None:
    t = settling("freshwater_crab", boards=FR, creatures=[("tit", "F.E", "boris")])
    assert t.placed() == (ALL_F - {"F.E"}) | {"R.N", "R.E", "R.S", "R.W", "R.I1", "R.I2"}
    assert t.refuses("F/R", "TV-7.9")
    t.answer(place="R.W").pays("L0")
    assert t.on("R.W") == ("freshwater_crab", "anna", 0)
    assert t.on("F/R") is None


@rule("TV-7.10")
def test_a_card_of_three_habitats_chooses_its_seam() -> None:
    pack = with_creature("tit", habitats=["forest", "grassland", "river"])
    boards = {"F": (0, 0), "R": (1, 0), "G": (0, 1)}
    t = scene(pack=pack, hands={"anna": "tit"}, tokens=RICH, boards=boards).answer(second="tit")
    assert t.placed() == {"F/R", "F/G"}


@rule("TV-7.11")
def test_a_straddler_counts_on_both_boards_and_once() -> None:
    crab = [("freshwater_crab", "F/R", "anna", 2)]
    t = scene(
        boards=FR,
        creatures=crab,
        positions={"anna": "forester river_warden"},
        goals="land waters_between smiles",
    )
    measured = {goal.id: goal.measured[0] for goal in t.view().goals if goal}
    assert measured == {"land": 1, "waters_between": 1, "smiles": 2}
    assert {one.id: one.reached for one in t.view("anna").players[0].positions_known} == {
        "forester": 1,
        "river_warden": 1,
    }
    assert t.view().players[0].creatures == 1


@rule("TV-7.13")
def test_without_its_habitat_a_card_stays_in_hand() -> None:
    assert scene(hands={"anna": "orca"}, tokens=RICH).refuses("orca", "TV-7.13")


@rule("TV-7.14")
def test_it_gets_a_marker_and_no_eggs() -> None:
    t = settling("tit").answer(place="F.I1").pays("L1")
    assert t.on("F.I1") == ("tit", "anna", 0)


@rule("TV-7.15", "TV-16.3")
def test_a_settling_ability_happens_now_and_once() -> None:
    t = settling("swallowtail", boards={"G": (0, 0)}).answer(place="G.I1").pays("L0")
    assert t.asks("anna", "egg", "TV-23.7")
    t.answer(egg="G.I1").answer(egg="G.I1")
    assert t.on("G.I1") == ("swallowtail", "anna", 2)
    later = scene(boards={"G": (0, 0)}, creatures=[("swallowtail", "G.I1", "anna")])
    assert later.answer(second="chain").asks("anna", "egg")  # the grassland's, not the butterfly's
    assert later.s.chain == []


@rule("TV-7.16")
@pytest.mark.parametrize(("round_", "turn", "eggs"), [(1, 6, 1), (1, 5, 0), (2, 5, 1), (3, 4, 1), (3, 3, 0)])
def test_in_the_last_turn_of_any_round_it_receives_an_egg(round_: int, turn: int, eggs: int) -> None:
    """O21, the first half."""
    t = settling("skylark", boards={"G": (0, 0)}, round=round_, turn=turn, parent="anna")
    t.answer(place="G.I1").pays("L1")
    assert t.on("G.I1") == ("skylark", "anna", eggs)


@rule("TV-7.16")
def test_the_last_turns_egg_keeps_to_the_limit() -> None:
    t = settling("swallowtail", boards={"G": (0, 0)}, turn=6)
    t.answer(place="G.I1").pays("L0").answer(egg="G.I1").answer(egg="G.I1")
    assert t.on("G.I1") == ("swallowtail", "anna", 3)
    sea_hare = settling("sea_hare", boards={"C": (0, 0)}, turn=6).answer(place="C.I1").pays("L0")
    for _ in range(3):
        sea_hare.answer(egg="C.I1")
    assert sea_hare.on("C.I1") == ("sea_hare", "anna", 4)
    capped = with_creature("tit", egg_cap=0)
    t = (
        scene(pack=capped, hands={"anna": "tit"}, tokens=RICH, turn=6)
        .answer(second="tit", place="F.I1")
        .pays("L1")
    )
    assert t.on("F.I1") == ("tit", "anna", 0)


@rule("TV-7.17")
def test_the_order_of_a_settlement() -> None:
    """Payment before the replaced card leaves; cards inherited before the ability; the egg last."""
    creatures = [("habu", "F.I1", "boris", 1, "orca"), ("green_tree_frog", "R.I1", "anna", 2)]
    t = scene(hands={"anna": "okinawa_rail"}, tokens=RICH, creatures=creatures, turn=6, boards=FR)
    t.answer(second="okinawa_rail", place="F.I1")
    assert t.on("F.I1") == ("habu", "boris", 1)
    t.pays("L1 L1 H")
    assert (t.on("F.I1"), t.under("F.I1")) == (("okinawa_rail", "anna", 0), ["orca"])
    assert t.asks("anna", "use", "TV-7.15")
    t.answer(use=False)
    assert t.on("F.I1") == ("okinawa_rail", "anna", 1)


@rule("TV-7.18", "TV-23.13")
def test_a_creature_settled_by_an_ability_is_settled_like_any_other() -> None:
    t = scene(boards={"O": (0, 0)}, hands={"anna": "flying_fish loggerhead"}, tokens=RICH, turn=6)
    t.answer(second="flying_fish", place="O.I1").pays("L1 L0").answer(again="loggerhead")
    t.answer(waive="any", place="O.I2").pays("L1 L1")
    for _ in range(3):
        t.answer(egg="O.I2")  # its settling ability
    assert t.on("O.I2") == ("loggerhead", "anna", 4)  # and the last turn's egg
    assert t.on("O.I1") == ("flying_fish", "anna", 1)


@rule("TV-7.19")
def test_a_seam_that_is_a_place_of_its_own() -> None:
    """O41."""
    crab = [("freshwater_crab", "F/R", "boris"), ("dipper", "R.I1", "anna", 3)]
    t = settling("tit", boards=FR, creatures=crab, options=EXTRA)
    assert t.refuses("F/R", "TV-7.19")
    assert t.answer(place="F.E").pays("L1").on("F.E") == ("tit", "anna", 0)
    owl = settling("fish_owl", boards=FR, creatures=crab, options=EXTRA)
    assert "F/R" in owl.placed()
    owl.answer(place="F/R").pays("L2 L2 L0 L1 H")
    assert owl.on("F/R") == ("fish_owl", "anna", 0)
    beside = settling("fish_owl", boards=FR, creatures=[*crab, ("tit", "F.E", "boris")], options=EXTRA)
    assert beside.answer(place="F.E").pays("L2 L2 L0 L1 H").on("F.E") == ("fish_owl", "anna", 0)
