"""Buying, farms, placing (OR-9) and when an effect may be used."""

import pytest

from ludarium.games.origins.ground import cell_at
from tests.games.origins.at_table import AtTable, at_table, buying
from tests.rule import rule

PICTURE = {(1, 1): "outpost", (2, 1): "gallery", (2, 2): "mint"}


def buyer(**words: object) -> AtTable:
    """Seat 0 is about to buy in zone 2."""
    t = at_table(**{"held": {0: "S5"}, **words})
    return t.visit("S5", 2).part("lower")


@rule("OR-9.1")
def test_buying() -> None:
    """Row B Y O R P, the castle in slot 3: 2 wisdom and 2 stone; then B Y R P and the open orange tile at the end."""
    t = buyer(
        row="obelisk mint castle outpost healer",
        goods={0: "wisdom 2, stone 2"},
        tops="veterans forum workshop statue gallery",
    )
    t.buy("castle").place(1, 0).use(1, 0)
    assert t.goods() == ""
    assert t.row() == "obelisk mint outpost healer forum"
    assert t.city()[1, 0] == "castle"
    assert t.s.tops[1] >= 0
    assert len(t.s.stacks[1]) == 12


@rule("OR-9.2")
def test_a_farm() -> None:
    """The same tile as a farm: for nothing, without colour or effect; the row changes the same way."""
    t = buyer(
        row="obelisk mint castle outpost healer",
        goods={0: "wisdom 2, stone 2"},
        tops="veterans forum workshop statue gallery",
    )
    t.buy("castle", farm=True).place(1, 0)
    assert t.goods() == "stone 2, wisdom 2"
    assert t.row() == "obelisk mint outpost healer forum"
    assert t.city()[1, 0] == "farm:castle"
    assert t.m.view(0).board.players[0].city[2].colour == -1
    assert t.ask.seat == 1


@rule("OR-9.1")
@pytest.mark.parametrize("slot", range(5))
def test_prices_of_the_slots(slot: int) -> None:
    row = "obelisk mint forum outpost healer"  # each costs 1 stone
    t = buyer(row=row, goods={0: "wisdom 9, stone 9"})
    t.buy(row.split()[slot]).place(1, 0)
    assert t.s.goods[0] == [8, 0, 9 - slot, 0]


@rule("OR-9.1")
def test_what_cant_be_paid_cant_be_bought_but_is_there_for_a_farm() -> None:
    t = buyer(goods={0: "stone 1"})
    refused = t.why_not(buying("obelisk"))
    assert (refused.clause, refused.args["wisdom"], refused.args["stone"]) == ("OR-9.1", 1, 1)
    assert t.offers(buying("mint"))
    for id in ("mint", "obelisk", "outpost", "castle", "healer"):
        assert t.offers(buying(id, farm=True))
    assert t.clause(buying("forum")) == "OR-9.1"


@rule("OR-9.4", "OR-2.15")
def test_legal_cells() -> None:
    """Ten cells share a side with the city of the rulebook's picture; six only a corner."""
    t = buyer(cities={0: PICTURE})
    t.buy("castle", farm=True)
    beside = [(-1, 1), (0, 2), (-1, 0), (0, -1), (1, 0), (1, 2), (2, 0), (3, 1), (3, 2), (2, 3)]
    assert sorted(t.ask.options) == sorted(cell_at(*place) for place in beside)
    for place in [(-1, 2), (-1, -1), (1, -1), (3, 0), (1, 3), (3, 3)]:
        assert t.clause(cell_at(*place)) == "OR-9.4"
    assert t.why_not(cell_at(1, 1)).why == "cell-taken"


@rule("OR-20.47")
def test_the_edge_of_the_table() -> None:
    """Ten cells to each side, and no further."""
    column = {
        (0, y): f"farm:{id}"
        for y, id in enumerate(["mint"] * 2 + ["obelisk"] * 4 + ["healer"] * 2 + ["castle"], 2)
    }
    t = buyer(cities={0: column}, row="workshop statue outpost manor gallery")
    t.buy("manor", farm=True)
    assert cell_at(-1, 10) in t.ask.options
    assert max(option // 21 - 10 for option in t.ask.options) == 10


@rule("OR-9.5")
def test_adjacent_is_side_by_side() -> None:
    """A Quarry at a corner of the picture's city counts sides only: of its four neighbours two are empty."""
    t = buyer(cities={0: PICTURE}, row="quarry obelisk castle outpost healer", goods={0: "stone 1"})
    t.buy("quarry").place(1, 2).use(1, 2)
    assert t.goods() == "stone 3"  # (0, 2) and (1, 3)


@rule("OR-9.6")
def test_an_effect_only_when_placed_or_closed() -> None:
    """The Workshop's resource comes on placing; on the next turns nothing offers it again."""
    t = buyer(row="workshop obelisk castle outpost healer", goods={0: "stone 1"}, home={0: "R3 B3"})
    t.buy("workshop").place(1, 0).use(1, 0).good("food").pass_()
    assert {option for option in t.ask.options if option < 185} == set(t.ask.options) - {220, 221, 222}
    assert t.goods() == "food 1"


@rule("OR-9.7", "OR-20.13")
def test_the_effect_comes_before_the_refill() -> None:
    """While the Workshop's effect is asked for its slot is a hole; with the option the row is full again."""
    words = {"row": "obelisk workshop castle outpost healer", "goods": {0: "wisdom 1, stone 1"}}
    t = buyer(**words)
    t.buy("workshop").place(1, 0)
    assert t.asks("use")
    assert t.row() == "obelisk - castle outpost healer"
    t.use(1, 0).good("food")
    assert t.row() == "obelisk castle outpost healer workshop"
    t = buyer(**words, options={"effect_timing": "after_refill"})
    t.buy("workshop").place(1, 0)
    assert t.row() == "obelisk castle outpost healer workshop"
    assert t.asks("use")


@rule("OR-20.13")
def test_of_several_tiles_that_left_the_first_is_replaced_first() -> None:
    """The site itself, then the tile it reserves."""
    t = buyer(row="obelisk workshop construction_site outpost healer", goods={0: "wisdom 2, stone 1"})
    t.buy("construction_site").place(1, 0).use(1, 0).answer("reserve", buying("obelisk"))
    assert t.row() == "workshop outpost healer forum statue"
    t = buyer(
        row="obelisk workshop construction_site outpost healer",
        goods={0: "wisdom 2, stone 1"},
        options={"effect_timing": "after_refill"},
    )
    t.buy("construction_site").place(1, 0)
    assert t.row() == "obelisk workshop outpost healer forum"
    t.use(1, 0).answer("reserve", buying("obelisk"))
    assert t.row() == "workshop outpost healer forum statue"


@rule("OR-9.8")
def test_what_a_farm_counts_as() -> None:
    """A farm of a red tile is no red building, and a tile of a district."""
    farms = {(1, 0): "farm:outpost", (1, 1): "farm:veterans"}
    t = buyer(
        cities={0: farms}, row="citadel obelisk mint castle healer", goods={0: "stone 2"}, home={0: "R3"}
    )
    t.buy("citadel").place(2, 0).use(2, 0)
    assert t.s.war[0] == 1
    t = at_table(home={0: "R3"}, cities={0: farms})
    t.close("R3")
    assert t.powers() == {(0, 0): "R3"}


@rule("OR-20.21")
def test_an_empty_stack() -> None:
    """Nothing comes to the bottom slot; the next refill fills the one above it, and prices follow the slots."""
    t = buyer(
        row="mint obelisk outpost castle healer",
        tops="veterans - workshop statue gallery",
        exhausted="O",
        goods={0: "wisdom 9, stone 9"},
    )
    t.buy("castle", farm=True).place(1, 0)
    assert t.row() == "mint obelisk outpost healer"
    t.s.active = 0
    board = t.m.view(0).board
    assert [slot.kind for slot in board.row][4] == -1
    assert [slot.wisdom for slot in board.row] == [0, 1, 2, 3, 4]
    assert board.row[3].price[0] == 4


@rule("OR-10.21", "OR-20.29")
def test_a_reserved_tile_is_built_for_its_stone() -> None:
    """Together with a tile of the row, in either order, the first finished before the second; once each."""
    words = {
        "reserved": {0: "castle manor"},
        "row": "mint obelisk outpost shrine healer",
        "goods": {0: "stone 4"},
    }
    t = buyer(**words)
    t.buy("castle", reserved=True).place(1, 0).use(1, 0)
    assert (t.goods(), t.vp()) == ("stone 2", 1)
    assert t.clause(buying("manor", reserved=True)) == "OR-20.29"
    t.buy("mint").place(2, 0).use(2, 0)
    assert t.goods() == "stone 1, gold 1"
    assert t.ask.seat == 1
    t = buyer(**words)
    t.buy("mint").place(1, 0)
    assert t.row().startswith("- obelisk")
    t.use(1, 0)
    assert t.row() == "obelisk outpost shrine healer workshop"
    assert t.clause(buying("obelisk", farm=True)) == "OR-20.29"
    t.buy("manor", farm=True, reserved=True).place(2, 0)
    assert t.city()[2, 0] == "farm:manor"
    assert t.goods() == "stone 3, gold 1"
    assert t.ask.seat == 1


@rule("OR-20.29")
def test_one_sort_of_tile_will_do() -> None:
    """Who has built one may stop; a reserved tile that nobody reserved can't be built; unbuilt it scores nothing."""
    t = buyer(reserved={0: "castle"}, goods={0: "stone 4"})
    assert t.clause(buying("manor", reserved=True)) == "OR-10.21"
    t.buy("mint").place(1, 0).done().done()
    assert t.ask.seat == 1
    assert t.s.reserved[0] != []
    assert t.projected() == 0


@rule("OR-20.29")
def test_any_number_of_reserved_tiles() -> None:
    t = buyer(reserved={0: "castle manor shrine"}, goods={0: "stone 9"}, options={"reserved_per_buy": "any"})
    t.buy("castle", reserved=True).place(1, 0).done()
    t.buy("shrine", reserved=True).place(2, 0).done()
    t.buy("manor", reserved=True, farm=True).place(3, 0)
    assert t.asks("buy")
    t.done()
    assert t.s.reserved[0] == []


@rule("OR-20.29", "OR-7.2")
def test_the_purple_token_builds_reserved_tiles_too() -> None:
    t = at_table(home={0: "P3"}, reserved={0: "castle"}, goods={0: "food 1, stone 2"})
    t.visit("P3", 2).part("bonus").buy("castle", reserved=True).place(1, 0).done().done()
    assert t.goods() == ""
    assert t.city()[1, 0] == "castle"
