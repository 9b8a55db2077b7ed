"""Closing a district (OR-11), towers (OR-12), bases (OR-13.1 … 13.3)."""

from itertools import permutations

import pytest

from ludarium.games.origins.box import GROW
from ludarium.games.origins.content import MIRRORED, TURNS
from ludarium.games.origins.districts import matches
from ludarium.games.origins.ground import cell_at
from tests.games.origins.at_table import CARDS, CONTENT, AtTable, at_table, building, closing, visiting
from tests.rule import rule

# A district of D01 (R O / P .) mirrored: orange and red above, a farm and purple below.
D01 = {(1, 0): "farm:mint", (2, 0): "gallery", (1, 1): "castle", (2, 1): "outpost"}
THEIRS = {(1, 0): "farm:mint", (1, 1): "shrine", (2, 1): "veterans", (2, 0): "fountain"}
PLAIN = {(1, 0): "farm:mint", (1, 1): "farm:castle"}


def works(t: AtTable) -> set[tuple[int, int]]:
    """Which tiles could be used now."""
    return {(cell % 21 - 10, cell // 21 - 10) for cell in t.ask.options if cell < 441}


@rule("OR-11.1")
def test_districts_of_a_city() -> None:
    """Any four tiles in a block; one tile may belong to four of them, each with a seat of its own."""
    around = dict.fromkeys([(1, 0), (1, 1)], "farm:mint") | {(x, 2): "farm:obelisk" for x in (0, 1)}
    around |= {(-1, y): "farm:outpost" for y in (0, 1)} | {(-1, 2): "farm:healer"}
    t = at_table(home={0: "R3"}, cities={0: around})
    t.close("R3")
    corners = [(-1, 0), (0, 0), (-1, 1), (0, 1)]
    assert list(t.ask.options) == sorted(cell_at(*place) for place in corners)
    assert t.why_not(cell_at(1, 0)).why == "no-block"


@rule("OR-11.2")
def test_what_is_needed() -> None:
    """An empty seat and a citizen at home: not one in a zone, no speaker, no archon, no die in a seat."""
    words = {"home": {0: "R3"}, "zones": {1: "0:B4"}, "held": {0: "S4"}, "cities": {0: PLAIN}}
    t = at_table(**words)
    assert t.offers(closing("R3"))
    assert t.clause(closing("B4")) == "OR-11.2"
    t = at_table(**words, powers={0: {(0, 0): "P2"}})
    assert t.why_not(closing("R3")).why == "no-district"
    assert at_table(home={0: "R3"}).clause(closing("R3")) == "OR-11.2"


@rule("OR-11.2")
def test_a_seat_is_filled_once() -> None:
    wide = {**PLAIN, (2, 0): "farm:obelisk", (2, 1): "farm:healer"}
    t = at_table(
        home={0: "R3"},
        cities={0: {**wide, (3, 0): "farm:mint", (3, 1): "farm:manor"}},
        powers={0: {(0, 0): "P2"}},
    )
    t.close("R3")
    assert t.why_not(cell_at(0, 0)).why == "seat-filled"
    t.answer("corner", cell_at(2, 0))
    assert t.powers() == {(0, 0): "P2", (2, 0): "R3"}


@rule("OR-11.3", "OR-13.3", "OR-10.10")
def test_the_die_in_the_seat() -> None:
    """The base is free at once; the die can't be sent, and is no citizen any more."""
    t = at_table(home={0: "Y3 R2"}, cities={0: PLAIN})
    t.close("Y3").done()
    player = t.m.view(0).board.players[0]
    assert player.free_bases == 1
    assert player.citizens == [1]
    t.pass_()
    assert t.clause(visiting("Y3", 1)) == "OR-5.1"


@rule("OR-11.3", "OR-11.6")
def test_without_a_card() -> None:
    """Two open seats, red 4 into the first: no card, the one red building works, the second seat stays open."""
    city = {(1, 0): "outpost", (1, 1): "farm:castle", (2, 0): "farm:mint", (2, 1): "farm:obelisk"}
    t = at_table(home={0: "R4"}, cities={0: city}, war={0: 1})
    t.close("R4", (0, 0))
    assert works(t) == {(1, 0), (0, 1)}
    t.use(1, 0).half("advance").done()
    assert (t.vp(), t.goods(), t.s.war[0]) == (0, "", 2)
    assert [district.x for district in t.m.view(0).board.players[0].districts] == [1]


@rule("OR-11.4", "OR-11.7", "OR-20.8")
def test_a_district_card() -> None:
    """D01 mirrored: 6 VP and 2 gold; who closes a fitting district later gets 4 VP and no gold."""
    t = at_table(
        home={0: "B3", 1: "B3"},
        cities={0: D01, 1: THEIRS},
        cards="D01",
    )
    t.close("B3", (1, 0))
    assert (t.vp(), t.goods()) == (6, "gold 2")
    t.close("B3", (1, 0))
    assert (t.vp(1), t.goods(1)) == (4, "")


@rule("OR-11.4", "OR-20.7", "OR-11.5")
def test_exactly_one_card() -> None:
    """Red and orange above two purple ones: D01 and D17 fit, D26 doesn't; one is taken, none is no answer."""
    city = {(1, 0): "gallery", (1, 1): "outpost", (2, 1): "castle", (2, 0): "healer"}
    t = at_table(home={0: "Y3"}, cities={0: city}, cards="D01 D17 D26")
    t.close("Y3", (1, 0))
    assert list(t.ask.options) == [CARDS["D01"], CARDS["D17"]]
    assert t.why_not(CARDS["D26"]).why == "no-match"
    assert t.why_not(CARDS["D45"]).why == "not-revealed"
    t.answer("card", CARDS["D17"])
    assert t.vp() == 6
    assert t.s.gold[t.s.cards.index(CARDS["D01"])] == 2


@rule("OR-11.5", "OR-20.8")
@pytest.mark.parametrize(
    ("repeat", "vps"), [("by_gold", (6, 4, 4)), ("per_player", (6, 4, 6)), ("flat", (6, 6, 6))]
)
def test_what_a_card_pays_again(repeat: str, vps: tuple[int, int, int]) -> None:
    """Twice to the same player, then to another; the gold goes to the first."""
    mine = {
        **D01,
        (3, 1): "manor",
        (3, 0): "healer",
    }
    t = at_table(
        home={0: "B3 B2", 1: "B3"},
        cities={0: mine, 1: THEIRS},
        cards="D01",
        options={"district_repeat": repeat},
    )
    t.close("B3", (1, 0)).pass_()
    first = t.vp()
    t.close("B2", (2, 0))
    second = t.vp() - first
    t = at_table(
        home={1: "B3"},
        cities={1: THEIRS},
        cards="D01",
        active=1,
        options={"district_repeat": repeat},
        gold={"D01": 0},
    )
    t.s.paid[t.s.cards.index(CARDS["D01"])] = 1
    t.close("B3", (1, 0))
    assert (first, second, t.vp(1)) == vps
    assert t.goods(1) == ""


@rule("OR-11.6")
def test_which_effects_work() -> None:
    """Tiles of the die's colour and the Agora, in any order, each once and each skippable."""
    city = {(1, 0): "mint", (1, 1): "workshop"}
    t = at_table(home={0: "Y3"}, cities={0: city})
    t.close("Y3")
    assert works(t) == {(0, 1), (1, 0), (1, 1)}
    assert t.why_not(cell_at(0, 0)).why == "not-usable"
    t.use(1, 1).good("food").use(0, 1).good("stone")
    assert t.why_not(cell_at(1, 1)).why == "used"
    t.done()
    assert t.goods() == "stone 1, food 1"
    t = at_table(home={0: "R3"}, cities={0: city})
    t.close("R3")
    assert works(t) == {(0, 1)}


@rule("OR-11.7")
def test_patterns_may_be_turned_and_mirrored() -> None:
    """Of the 24 ways to lay red, orange, purple and a farm, the eight of D01 fit."""
    card = CONTENT.districts[CARDS["D01"]]
    red, orange, purple, farm = 0, 1, 4, -2
    fits = [way for way in permutations((red, orange, purple, farm)) if matches(card, way)]
    wanted = {tuple((red, orange, purple, farm)[place] for place in way) for way in (*TURNS, *MIRRORED)}
    assert set(fits) == wanted
    assert len(wanted) == 8
    for way in fits:  # R stays beside O and P
        assert abs(way.index(red) - way.index(farm)) in (1, 2, 3)
        assert way.index(red) + way.index(farm) == 3


@rule("OR-11.7", "OR-9.8", "OR-9.2")
def test_coloured_places_want_open_tiles_and_blanks_take_any() -> None:
    """A farm of a red tile is no red; on the blank place stand Palace, Agora, farm or any building."""
    card = CONTENT.districts[CARDS["D01"]]
    assert matches(card, (0, 1, 4, 3)) == (0, 1, 4, -1)
    assert matches(card, (0, 1, 4, -2)) is not None
    assert matches(card, (-2, 1, 4, 3)) is None
    for red, fits in (("outpost", 1), ("farm:outpost", 0)):
        t = at_table(home={0: "B3"}, cities={0: {**D01, (1, 0): "mint", (2, 1): red}}, cards="D01")
        corner = cell_at(1, 0)
        found = [district for district in t.m.view(0).board.players[0].districts if district.corner == corner]
        assert len(found[0].fits) == fits


@rule("OR-11.7")
def test_the_palace_fits_a_blank_place() -> None:
    """A pack's card with two blanks."""
    from tests.games.origins.packs import with_file

    pack = with_file("districts", lambda raw: raw["district"][0].update(pattern=[["R", "O"], [".", "."]]))
    t = at_table(pack=pack, home={0: "B3"}, cities={0: {(1, 0): "castle", (1, 1): "outpost"}}, cards="D01")
    t.close("B3")
    assert t.vp() == 6


@rule("OR-11.8", "OR-18.4")
def test_seats_times_towers() -> None:
    t = at_table(cities={0: PLAIN}, powers={0: {(0, 0): "O5"}}, towers={0: "O3"})
    assert t.m.view(0).board.players[0].parts["districts"] == 15


# -- towers ---------------------------------------------------------------------------------


@rule("OR-12.1")
def test_a_tier() -> None:
    """Three orange tiers, 3 gold: the fourth, and one less in the stock; with 2 gold and 5 stone not."""
    t = at_table(goods={0: "gold 3"}, towers={0: "O3"})
    before = t.s.stock[1]
    t.tower("O")
    assert (t.s.towers[0][1], t.s.stock[1], t.goods()) == (4, before - 1, "")
    t = at_table(goods={0: "gold 2, stone 5"}, towers={0: "O3"})
    refused = t.why_not(building("O"))
    assert (refused.clause, refused.args["n"]) == ("OR-12.1", 3)


@rule("OR-12.2")
def test_the_stock_is_the_only_limit() -> None:
    t = at_table(goods={0: "gold 9"}, stock={"R": 0})
    assert t.clause(building("R")) == "OR-12.2"
    t = at_table(4, goods={0: "gold 9"}, cards="D36 D39 D40", towers={0: "R4"})
    t.tower("R")
    assert t.s.towers[0][0] == 5


# -- population -------------------------------------------------------------------------------


@rule("OR-13.1", "OR-13.2")
def test_four_bases() -> None:
    """2, 4, 6, 8 food; 10 VP with the fourth; there is no fifth."""
    for bought, price in enumerate([2, 4, 6, 8]):
        t = at_table(goods={0: f"food {price - 1}"}, bases={0: bought})
        assert t.clause(GROW) == "OR-13.1"
        t = at_table(goods={0: f"food {price}"}, bases={0: bought})
        t.grow()
        assert t.goods() == ""
        assert t.vp() == (10 if bought == 3 else 0)
        assert t.m.view(0).board.players[0].free_bases == 3 + bought
    assert at_table(goods={0: "food 99"}, bases={0: 4}).clause(GROW) == "OR-13.2"
