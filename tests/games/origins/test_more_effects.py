"""What orange, purple and grey buildings do (OR-10), and those of a pack."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.games.origins.ground import cell_at
from tests.games.origins.at_table import at_table, building, buying, die
from tests.games.origins.packs import with_file
from tests.games.origins.placing import placed, used
from tests.rule import rule

# -- orange -----------------------------------------------------------------------------------


@rule("OR-10.20")
def test_castle() -> None:
    square = {(1, 0): "farm:mint", (1, 1): "farm:obelisk", (0, 2): "farm:outpost", (1, 2): "farm:veterans"}
    t = used("castle", cities={0: square}, powers={0: {(0, 0): "R3", (0, 1): "B2"}})
    assert t.vp() == 7
    t = at_table(home={0: "O3"}, cities={0: {(1, 0): "castle", (1, 1): "farm:mint"}})
    t.close("O3").use(1, 0)
    assert t.vp() == 4


@rule("OR-10.21")
def test_construction_site() -> None:
    """A tile of the row without wisdom, kept beside the board; the row is refilled."""
    t = used("construction_site")
    assert not t.offers(buying("construction_site"))
    t.answer("reserve", buying("healer"))
    assert t.s.reserved[0] == [buying("healer")]
    assert (t.goods(), "healer" in t.row(), len(t.row().split())) == ("", False, 5)


@rule("OR-10.22", "OR-20.16")
def test_courthouse() -> None:
    """Another colour from the supply at the old value; not a citizen in a zone."""
    t = used("courthouse", home={0: "R4"}, zones={1: "0:B2"})
    supply = list(t.s.supply)
    assert t.clause(die("R4") * 5 + 0) == "OR-20.16"
    assert t.clause(die("B2") * 5 + 0) == "OR-10.22"
    t.answer("recolour", die("R4") * 5 + 4)
    assert t.home() == "P4"
    assert (t.s.supply[0], t.s.supply[4]) == (supply[0] + 1, supply[4] - 1)


@rule("OR-20.16")
def test_the_supply_must_have_the_colour() -> None:
    """All seven purple dice are out."""
    t = used("courthouse", home={0: "R4 P1 P1 P1 P1 P1", 1: "P1"}, bases={0: 4})
    assert t.s.supply[4] == 0
    assert t.why_not(die("R4") * 5 + 4).why == "no-die"


@rule("OR-10.23", "OR-13.3")
def test_manor() -> None:
    """Free of wisdom, from any slot; it needs a base."""
    t = used("manor").take("P5")
    assert (t.home(), t.goods()) == ("P5", "")
    assert placed("manor", home={0: "R1 R2"}).ask.seat == 1


@rule("OR-10.24", "OR-20.17", "OR-1.7")
def test_forum() -> None:
    """From the row or a zone, also another's; not from a hand; with the option from the row only."""
    words: dict[str, Any] = {"seats": 4, "held": {0: "S5", 1: "S4"}, "zones": {3: "2:S3"}, "speakers": "S2"}
    t = used("forum", **words)
    assert t.clause(3) == "OR-10.24"
    assert list(t.ask.options) == [1, 6 + 6 + 4, 6 + 12 + 2]
    t.answer("speaker", 6 + 12 + 2)
    assert (t.s.held[0], t.in_zone(3)) == ([3], "")
    t = used("forum", options={"forum_source": "row"}, **words)
    assert t.s.held[0] == [2]


@rule("OR-20.17", "OR-16.2")
def test_a_speaker_taken_out_of_a_zone_works_again_and_isnt_raised() -> None:
    t = used("forum", zones={}, speakers="S2", seats=2).answer("speaker", 6 + 6 + 4).pass_()
    assert t.offers(die("S5") * 5)
    t.pass_all()
    assert t.s.held[0] == [5]


@rule("OR-20.21")
def test_no_speaker_on_the_board() -> None:
    t = placed("forum", held={0: "S5", 1: "S4"}, options={"forum_source": "row"})
    assert t.ask.seat == 1


@rule("OR-10.25")
def test_shrine() -> None:
    """Palace, Agora, a farm, two blue, one red, and the Shrine: 3 colours, 3 VP."""
    city = {(1, 0): "farm:mint", (1, 1): "obelisk", (2, 0): "obelisk", (2, 1): "outpost"}
    assert used("shrine", cities={0: city}).vp() == 3
    assert used("shrine").vp() == 0
    every = {(1, 0): "mint", (1, 1): "obelisk", (2, 0): "healer", (2, 1): "outpost"}
    assert used("shrine", cities={0: every}).vp() == 10


# -- purple ------------------------------------------------------------------------------------


@rule("OR-10.26")
def test_gallery() -> None:
    t = used("gallery", home={0: "R1 R5 B2"}, zones={1: "0:Y3"}, bases={0: 4}, advisers={0: "P"})
    assert t.vp() == 9


@rule("OR-10.27")
def test_astronomer() -> None:
    assert used("astronomer", advisers={0: "PRB"}).goods() == "wisdom 4"


@rule("OR-10.28", "OR-20.38")
def test_fountain() -> None:
    """1 wisdom and any ship to 1, also one that shows 1."""
    t = used("fountain", ships=[5, 1, 1, 1, 1])
    t.answer("ship", 0)
    assert (t.goods(), t.s.ships[0]) == ("wisdom 1", 1)
    t = used("fountain", ships=[5, 1, 1, 1, 1]).answer("ship", 4)
    assert t.s.ships == [5, 2, 1, 1, 1]


@rule("OR-10.29", "OR-20.38", "OR-20.11")
def test_ritual_gate() -> None:
    """0, 1 or 2 for one citizen at home; beyond 6 it becomes an adviser, and the rest is lost."""
    t = used("ritual_gate", home={0: "R3"}, zones={1: "0:B3"})
    assert t.asks("amount")
    assert t.clause(3) == "OR-10.29"
    assert t.answer("amount", 2).home() == "R5"
    assert used("ritual_gate", home={0: "R3"}).answer("amount", 0).home() == "R3"
    t = used("ritual_gate", home={0: "R6"}).answer("amount", 2)
    assert (t.home(), t.advisers()) == ("", "R")
    assert placed("ritual_gate", zones={1: "0:B3"}).ask.seat == 1


@rule("OR-10.30")
def test_healer() -> None:
    t = used("healer", home={0: "R1"}, zones={1: "0:Y3"}, advisers={0: "P"})
    assert t.vp() == 3


@rule("OR-10.31", "OR-20.18")
def test_mage_tower() -> None:
    """An adjacent building of any colour; not the Palace, a farm, or one further away."""
    city = {(-1, 1): "mint", (-2, 0): "farm:castle", (1, 0): "healer"}
    city[-2, 1] = "farm:obelisk"
    t = used("mage_tower", cities={0: city})
    assert t.goods() == "gold 1"  # the Mint was the only one
    t = placed(
        "mage_tower", at=(1, 0), cities={0: {(1, 1): "obelisk", (2, 1): "farm:castle", (2, 0): "farm:mint"}}
    )
    t.use(1, 0)
    assert t.vp() == 1
    assert placed("mage_tower").ask.seat == 1


@rule("OR-20.18")
def test_copying_the_agora_and_another_tower() -> None:
    """Beside the Agora: its resource. A tower beside a tower goes on from there, and never back."""
    bridge = {(1, 0): "farm:castle", (2, 0): "farm:manor"}
    t = placed("mage_tower", at=(1, 1), cities={0: {**bridge, (2, 1): "mage_tower", (3, 1): "mint"}})
    t.use(1, 1)
    assert list(t.ask.options) == [cell_at(0, 1), cell_at(2, 1)]
    assert t.clause(cell_at(3, 1)) == "OR-10.31"
    t.use(2, 1)
    assert t.goods() == "gold 1"
    t = placed(
        "mage_tower",
        at=(1, 1),
        cities={0: {**bridge, (2, 1): "mage_tower", (3, 1): "mint", (2, 2): "healer"}},
    )
    t.use(1, 1).use(2, 1)
    assert t.clause(cell_at(1, 1)) == "OR-20.18"
    t.use(2, 2)
    assert t.vp() == 1


@rule("OR-20.18")
def test_a_copy_is_used_at_the_place_of_the_copied_tile() -> None:
    """The Quarry's own empty neighbours count."""
    t = used("mage_tower", cities={0: {(-2, 0): "quarry", (-1, 1): "farm:mint", (-2, 1): "farm:castle"}})
    assert t.goods() == "stone 3"


# -- grey ----------------------------------------------------------------------------------------


@rule("OR-10.32", "OR-20.9")
@pytest.mark.parametrize(
    ("effect", "goods", "vp"),
    [("basic1", "food 1", 0), ("gold1", "gold 1", 0), ("vp2", "", 2), ("none", "", 0)],
)
def test_the_agora(effect: str, goods: str, vp: int) -> None:
    """Whatever the die's colour; the Palace does nothing; at set-up nothing happens."""
    t = at_table(
        home={0: "P3"}, options={"agora_effect": effect}, cities={0: {(1, 0): "mint", (1, 1): "farm:castle"}}
    )
    t.close("P3")
    if effect != "none":
        assert t.clause(cell_at(0, 0)) == "OR-11.6"
        t.use(0, 1)
    if effect == "basic1":
        t.good("food")
    assert (t.goods(), t.vp()) == (goods, vp)
    assert t.ask.seat == 1


# -- packs ------------------------------------------------------------------------------------------


def with_mint(effect: str) -> Any:
    def change(raw: Any) -> None:
        next(row for row in raw["building"] if row["id"] == "mint")["effect"] = effect

    return with_file("buildings", change)


def test_a_packs_building_may_do_other_things() -> None:
    """Amounts add up, several goods may be chosen from, a price that isn't first may be declined."""
    pack = with_mint("VP(2 + 3 x (tiles(Y) + farms)); PAY(stone or food, 2) -> GAIN(gold, 3)")
    t = placed("mint", pack=pack, goods={0: "stone 1, food 1"}, cities={0: {(1, 0): "farm:castle"}})
    t.use(-1, 0)
    assert t.vp() == 8
    t.good("stone")
    assert t.goods() == "gold 3"
    t = placed("mint", pack=pack, goods={0: "stone 1, food 1"}).use(-1, 0).good("none")
    assert t.goods() == "stone 1, food 1"


def test_a_packs_building_may_take_a_die_for_its_price() -> None:
    t = placed("mint", pack=with_mint("TAKE_CITIZEN(paid)"), goods={0: "wisdom 1"})
    t.use(-1, 0)
    assert t.clause(die("Y3")) == "OR-6.4"
    assert t.take("O2").home() == "O2"


def test_a_packs_building_may_cost_gold_first() -> None:
    t = placed("mint", pack=with_mint("PAY(gold, 2) -> WAR(2)"), goods={0: "gold 2"}).use(-1, 0)
    assert (t.goods(), t.s.war[0]) == ("", 2)
    assert placed("mint", pack=with_mint("PAY(gold, 2) -> WAR(2)"), goods={0: "gold 1"}).ask.seat == 1


def test_refusals_of_buildings_name_what_lacks() -> None:
    t = at_table()
    assert t.clause(building("R")) == "OR-12.1"
