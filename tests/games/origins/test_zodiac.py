"""The twelve zodiac cards at their moments (OR-17), and who gets them at the round's end (OR-16.6)."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.games.origins.ground import cell_at
from tests.games.origins.at_table import CONTENT, KINDS, AtTable, at_table, buying, die, temple
from tests.games.origins.placing import placed
from tests.rule import rule

PLAIN = {(1, 0): "farm:mint", (1, 1): "farm:castle"}


def with_card(id: str, *others: str, holder: int = 0, seats: int = 2, **words: Any) -> AtTable:
    """Seat 0 holds these cards."""
    spare = [other for other in ("aries", "taurus", "pisces") if other not in (id, *others)]
    zodiac = [id, *others, *spare][:3]
    return at_table(seats, zodiac=" ".join(zodiac), holders=dict.fromkeys((id, *others), holder), **words)


# -- tracks and holders --------------------------------------------------------------------


@rule("OR-17.1")
def test_a_temple_track() -> None:
    """Up, onto those who are there, to the top and no further."""
    t = at_table(held={0: "S5"}, goods={0: "stone 1"}, steps={"sea": {0: 1, 1: 3}})
    t.visit("S5", 3).part("lower").temple("sea")
    assert t.s.piles[2] == [1, 0]
    assert t.steps("sea") == 3
    t = at_table(held={0: "S5"}, goods={0: "stone 1"}, steps={"sea": {0: 10}})
    t.visit("S5", 3).part("lower").temple("sea")
    assert t.steps("sea") == 10


@rule("OR-17.2")
def test_only_the_holder_has_the_ability_and_one_may_hold_several() -> None:
    """Leo and Scorpio in one hand; with the other player neither helps."""
    t = with_card("leo", "scorpio", home={0: "R3"}, cities={0: PLAIN})
    t.close("R3").done()
    assert (t.powers(), t.goods()) == ({(0, 0): "R5"}, "wisdom 1")
    t = with_card("leo", "scorpio", holder=1, home={0: "R3"}, cities={0: PLAIN})
    t.close("R3").done()
    assert (t.powers(), t.goods()) == ({(0, 0): "R3"}, "")


@rule("OR-17.3")
def test_a_card_beats_a_rule() -> None:
    """A building has to lie on an empty cell (OR-9.4); not for Virgo."""
    t = with_card("virgo", held={0: "S5"}, cities={0: PLAIN})
    t.visit("S5", 2).part("lower").buy("mint").place(1, 0)
    assert t.city()[1, 0] == "mint"


@rule("OR-16.6", "OR-8.3")
def test_the_round_gives_cards_to_the_bottom_disc_of_the_highest() -> None:
    """Black below brown on the highest space: black. Where nobody has moved nobody; a holder may lose its card."""
    black, brown = 0, 1
    t = at_table(
        3,
        zodiac="aries aquarius leo",
        steps={"mountain": {black: 4, brown: 4, 2: 1}, "sea": {2: 1}},
        piles={"mountain": [2, black, brown]},
        holders={"leo": 0},
    )
    t.pass_all()
    assert (t.holder("aquarius"), t.holder("aries"), t.holder("leo")) == (black, -1, 2)


# -- the twelve ---------------------------------------------------------------------------------


@rule("OR-17.4", "OR-17.16")
def test_sagittarius() -> None:
    """1 more on a new citizen or speaker, if one likes; before the row is refilled; from every source."""
    words: dict[str, Any] = {"held": {0: "S5"}, "goods": {0: "wisdom 4"}}
    t = with_card("sagittarius", **words)
    t.visit("S5", 4).part("lower").take("Y3")
    assert t.asks("boost")
    assert len(t.citizens().split()) == 4
    t.answer("boost", 1)
    assert t.home() == "Y4"
    t = with_card("sagittarius", **words)
    t.visit("S5", 4).part("lower").take("Y3").answer("boost", 0)
    assert t.home() == "Y3"
    t = with_card("sagittarius", home={0: "O3"}, speakers="S2 S4")
    t.visit("O3", 4).part("bonus").answer("speaker", 3).answer("boost", 1)
    assert t.s.held[0] == [5]


@rule("OR-17.4")
def test_sagittarius_not_above_six_or_five() -> None:
    t = with_card("sagittarius", home={0: "O3"}, seats=3, speakers="S5 S4 S2")
    t.visit("O3", 4).part("bonus").answer("speaker", 4)
    assert t.s.held[0] == [5]
    t = with_card("sagittarius", held={0: "S5"}, citizens="R1 O2 Y3 B4 P6")
    t.s.goods[0][2] = 9
    t.visit("S5", 4).part("lower").take("P6")
    assert t.home() == "P6"


@rule("OR-20.35")
def test_sagittarius_not_for_recolouring_or_the_row() -> None:
    t = placed("courthouse", home={0: "R3"}, zodiac="sagittarius leo aries", holders={"sagittarius": 0}).use(
        -1, 0
    )
    t.answer("recolour", die("R3") * 5 + 3)
    assert t.home() == "B3"
    assert t.ask.seat == 1


@rule("OR-17.5", "OR-20.42", "OR-17.16")
def test_pisces() -> None:
    """1 gold instead of the bonus, without its price, even if the bonus itself can't be used; the colour is needed."""
    t = with_card("pisces", home={0: "B3"})
    t.visit("B3", 3)
    assert t.clause(2) == "OR-7.1"
    t.part("gold").part("upper")
    assert t.goods() == "wisdom 3, gold 1"
    t = with_card("pisces", home={0: "Y3"})
    t.visit("Y3", 5).part("bonus").good("food")
    assert t.clause(3) == "OR-7.6"
    t = with_card("pisces", held={0: "S3"})
    assert t.barred_part("S3", 5, "gold") == "OR-5.9"
    t = with_card("pisces", holder=1, home={0: "B3"})
    assert t.barred_part("B3", 3, "gold") == "OR-17.5"


@rule("OR-17.6", "OR-17.16", "OR-20.11")
def test_capricorn() -> None:
    """2 more for a citizen at home or in a zone, not above 6; for no 6 and no die in a seat; or for nobody."""
    words: dict[str, Any] = {
        "goods": {0: "gold 1"},
        "home": {0: "R5 B6"},
        "zones": {2: "0:Y1"},
        "bases": {0: 4},
    }
    t = with_card("capricorn", cities={0: PLAIN}, powers={0: {(0, 0): "P2"}}, **words)
    t.tower("R")
    assert t.clause(die("B6")) == "OR-17.6"
    assert t.clause(die("P2")) == "OR-17.6"
    assert list(t.ask.options) == [die("R5"), 30 + die("Y1"), 60]
    t.citizen("R5")
    assert t.home() == "R6 B6"
    t = with_card("capricorn", **words)
    t.tower("R").citizen("Y1", away=True)
    assert t.in_zone(2) == "0:Y3"
    t = with_card("capricorn", **words)
    t.tower("R").answer("citizen", 60)
    assert t.home() == "R5 B6"


@rule("OR-17.7", "OR-20.44", "OR-17.16")
def test_aquarius() -> None:
    """After the temple action 1 gold for a step on another track, also when the disc came to its top; or not."""
    t = with_card("aquarius", held={0: "S5"}, goods={0: "stone 1, gold 2"}, steps={"sea": {0: 9}})
    t.visit("S5", 3).part("lower").temple("sea")
    assert t.clause(temple("sea")) == "OR-17.7"
    t.temple("forest")
    assert (t.steps("forest"), t.goods()) == (1, "gold 1")
    t = with_card("aquarius", held={0: "S5"}, goods={0: "stone 1, gold 2"})
    t.visit("S5", 3).part("lower").temple("sea").temple("none")
    assert t.goods() == "gold 2"


@rule("OR-17.7")
def test_aquarius_not_for_single_steps() -> None:
    t = with_card("aquarius", home={0: "B3"}, goods={0: "stone 1, gold 2"})
    t.visit("B3", 3).part("bonus").temple("sea")
    assert t.asks("part")


@rule("OR-20.48", "OR-17.2")
def test_aquarius_taken_by_this_very_action_doesnt_help_yet() -> None:
    t = at_table(held={0: "S5"}, goods={0: "stone 1, gold 2"}, zodiac="aquarius leo aries")
    t.visit("S5", 3).part("lower").temple("forest")
    assert t.holder("aquarius") == 0
    assert t.ask.seat == 1


@rule("OR-20.31", "OR-10.1")
def test_aquarius_with_a_temple_building() -> None:
    """Two separate payments, each for another track than the one advanced by 2, the same one twice if one likes."""
    t = placed(
        "forest_temple", goods={0: "gold 3"}, zodiac="aquarius leo aries", holders={"aquarius": 0}
    ).use(-1, 0)
    t.temple("sea")
    assert t.clause(temple("forest")) == "OR-10.1"
    t.temple("sea")
    assert (t.steps("forest"), t.steps("sea"), t.goods()) == (2, 2, "gold 1")


@rule("OR-17.8", "OR-20.36")
def test_taurus() -> None:
    """1 wisdom less for buildings and citizens of the rows, not below 0; not for zones."""
    t = with_card("taurus", held={0: "S5"}, goods={0: "wisdom 2, stone 2"})
    t.visit("S5", 2).part("lower").buy("castle").place(1, 0)
    assert t.goods() == ""
    t = with_card("taurus", held={0: "S5"}, goods={0: "wisdom 1"})
    t.visit("S5", 4).part("lower")
    assert t.clause(die("B4")) == "OR-6.4"
    t.take("R1")
    assert t.goods() == "wisdom 1"
    t = with_card("taurus", home={0: "R1"}, ships=[2, 1, 1, 1, 1])
    assert t.clause(die("R1") * 5) == "OR-5.4"


@rule("OR-17.8", "OR-17.10", "OR-17.16")
def test_libra() -> None:
    """After the district is wholly finished, its base free, its effects used; cheaper by Taurus; or none."""
    words: dict[str, Any] = {"home": {0: "R3 B2"}, "cities": {0: PLAIN}, "goods": {0: "wisdom 2"}}
    t = with_card("libra", **words)
    t.close("R3")
    assert t.asks("use")
    t.done()
    assert t.clause(die("B4")) == "OR-6.4"
    t.take("Y3")
    assert (t.home(), t.goods()) == ("Y3 B2", "")
    t = with_card("libra", "taurus", **words)
    t.close("R3").done().take("B4")
    assert t.goods() == ""
    t = with_card("libra", **words)
    t.close("R3").done().answer("die", 30)
    assert t.home() == "B2"


@rule("OR-17.9", "OR-17.16")
def test_cancer() -> None:
    """A die for nothing when passing, with a base free before anybody retires; or none."""
    t = with_card("cancer", home={0: "R3"})
    t.pass_().take("P5")
    assert (t.home(), t.goods()) == ("R3 P5", "")
    t = with_card("cancer", home={0: "R3"}, zones={1: "0:B6"})
    t.pass_()
    assert t.ask.seat == 1
    assert t.advisers() == "B"
    t = with_card("cancer", home={0: "R3"})
    t.pass_().answer("die", 30)
    assert t.home() == "R3"


@rule("OR-17.11", "OR-17.16")
def test_aries() -> None:
    """Red at home, in a zone and in a seat: 3 more; a red adviser and blue dice don't count."""
    t = with_card(
        "aries",
        home={0: "R1 B2"},
        zones={5: "0:R2"},
        advisers={0: "R"},
        cities={0: PLAIN},
        powers={0: {(0, 0): "R4"}},
        held={0: "S5"},
        bases={0: 4},
    )
    t.visit("S5", 1).part("lower").half("attack").half("done")
    assert t.vp() == 3


@rule("OR-17.12", "OR-17.16")
@pytest.mark.parametrize(("before", "after"), [("R3", "R5"), ("R5", "R6"), ("R6", "R6")])
def test_leo(before: str, after: str) -> None:
    t = with_card("leo", home={0: before}, cities={0: PLAIN})
    t.close(before).done()
    assert t.powers() == {(0, 0): after}


@rule("OR-17.13", "OR-20.28", "OR-20.41")
@pytest.mark.parametrize(("space", "count"), [(4, 0), (5, 1), (6, 2), (13, 0), (0, 0)])
def test_gemini(space: int, count: int) -> None:
    """One basic resource of choice for each space of the retreat to come, at once."""
    t = with_card("gemini", war={0: space})
    t.pass_()
    for _ in range(count):
        assert t.asks("good", 0)
        t.good("wisdom")
    assert t.s.goods[0] == [0, 0, count, 0]
    assert t.s.war[0] == space
    assert t.ask.seat == 1


@rule("OR-20.32", "OR-14.1")
def test_cancer_and_gemini() -> None:
    """Their owner says which comes first."""
    t = with_card("cancer", "gemini", war={0: 5})
    t.pass_()
    both = [number for number, row in enumerate(CONTENT.zodiac) if row.id in ("cancer", "gemini")]
    assert list(t.ask.options) == both
    assert t.clause(0 if 0 not in both else 1) == "OR-20.32"
    t.answer("ability", both[1]).good("food").take("R1")
    assert (t.home(), t.goods()) == ("R1", "food 1")
    t = with_card("cancer", "gemini", war={0: 5})
    t.pass_().answer("ability", both[0]).take("R1").good("food")
    assert (t.home(), t.goods()) == ("R1", "food 1")


@rule("OR-17.14", "OR-17.16", "OR-17.17", "OR-20.22")
def test_virgo() -> None:
    """Onto a farm for nothing; the farm's tile goes under its stack; the effect is used; the seat beside it stays."""
    t = with_card(
        "virgo",
        held={0: "S5"},
        cities={0: PLAIN},
        powers={0: {(0, 0): "R3"}},
        row="manor obelisk outpost mint healer",
    )
    t.visit("S5", 2).part("lower")
    assert t.offers(buying("manor"))
    t.buy("manor")
    assert sorted(t.ask.options) == [cell_at(1, 0), cell_at(1, 1)]  # its 3 stone can't be paid
    assert t.clause(cell_at(2, 0)) == "OR-9.1"
    t.place(1, 0).use(1, 0).take("B4")
    assert t.city() == {(0, 0): "palace", (0, 1): "agora", (1, 1): "farm:castle", (1, 0): "manor"}
    assert t.s.bottoms[2] == [KINDS["mint"]]
    assert t.powers() == {(0, 0): "R3"}
    assert t.home() == "B4"


@rule("OR-17.14", "OR-20.22")
def test_virgo_is_a_choice_and_not_for_farms() -> None:
    """Who can pay may build beside the city as ever; a farm doesn't go on a farm; without the card no building does."""
    t = with_card("virgo", held={0: "S5"}, cities={0: PLAIN}, goods={0: "stone 1"})
    t.visit("S5", 2).part("lower").buy("mint")
    assert t.offers(cell_at(1, 0))
    t.place(2, 0)
    assert t.goods() == ""
    t = with_card("virgo", held={0: "S5"}, cities={0: PLAIN})
    t.visit("S5", 2).part("lower").buy("mint", farm=True)
    assert t.clause(cell_at(1, 0)) == "OR-17.14"
    t = at_table(held={0: "S5"}, cities={0: PLAIN}, goods={0: "stone 1"})
    t.visit("S5", 2).part("lower").buy("mint")
    assert t.clause(cell_at(1, 0)) == "OR-17.14"


@rule("OR-20.22")
def test_virgo_with_an_empty_stack_a_reserved_tile_and_the_purple_token() -> None:
    """The farm's tile is the new open top; a reserved tile needs no stone; the token's food is paid."""
    t = with_card(
        "virgo",
        home={0: "P3"},
        cities={0: PLAIN},
        reserved={0: "manor"},
        goods={0: "food 1"},
        tops="veterans - workshop statue gallery",
        exhausted="O",
    )
    t.visit("P3", 2).part("bonus").buy("manor", reserved=True).place(1, 1).done().done()
    assert t.goods() == ""
    assert t.s.tops[1] == KINDS["castle"]
    assert t.city()[1, 1] == "manor"


@rule("OR-17.15", "OR-20.27", "OR-17.16")
def test_scorpio() -> None:
    """1 wisdom for closing, and for each 6 that retires by passing; by food only with the option."""
    t = with_card("scorpio", home={0: "R3"}, cities={0: PLAIN})
    t.close("R3").done()
    assert t.goods() == "wisdom 1"
    t = with_card("scorpio", zones={1: "0:R6 0:B6 0:Y5"}, bases={0: 4})
    t.pass_().answer("retire", 0)
    assert t.goods() == "wisdom 2"
    for scope, wisdom in (("pass_only", ""), ("any_adviser", "wisdom 1")):
        t = with_card(
            "scorpio", home={0: "R6"}, held={0: "S5"}, goods={0: "food 1"}, options={"scorpio_scope": scope}
        )
        t.visit("S5", 5).part("lower").train("R6")
        assert t.goods() == wisdom
