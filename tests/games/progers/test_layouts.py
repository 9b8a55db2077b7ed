"""Where hills may lie (PG-4), the presets (8.6) and the generator (8.7)."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludarium.games.progers.content import ModeContent
from ludarium.games.progers.fairness import spread
from ludarium.games.progers.layouts import (
    FAIR,
    Yard,
    land_fault,
    option_of,
    placement_of,
    read_layout,
    write_layout,
    yard,
)
from ludarium.games.progers.printing import read_board, read_hill
from ludarium.games.progers.terrain import Layout, name_cell
from ludarium.table.dice import Dice, DiceCup
from tests.games.progers.house import BASIC, FULL, cell, heights
from tests.rule import rule

Y6, R9 = BASIC.yard(), FULL.yard()


def dice(seed: int) -> DiceCup:
    return DiceCup(Dice(seed.to_bytes(32, "little")))


def layout(reference: str) -> Layout:
    mode = BASIC if reference.startswith("@Y6") else FULL
    return read_layout(reference, mode.board, mode.hills)


@pytest.mark.parametrize(
    ("hills", "clause"),
    [
        ("LA@b2r0+LB@g1r0+HI@e5r0", "PG-4.5"),  # HI touches d4 only at a corner
        ("LA@b2r0+LB@g1r0+HI@e4r0", None),
        ("LA@b2r0+LB@d4r0+HI@e5r0", "PG-4.3"),
        ("LA@h2r0+LB@b2r0+HI@d2r0", "PG-4.2"),
        ("LA@a1r0+LB@d1r0+HI@f1r0", "PG-4.4"),
        ("LA@a2r0+LB@d2r0+HI@f2r0", None),
    ],
)
@rule("PG-4.2", "PG-4.3", "PG-4.4", "PG-4.5", "PG-20.37")
def test_layout_checks(hills: str, clause: str | None) -> None:
    """O32: the clause that refuses a layout is named."""
    assert R9.fault(layout(f"@R9+{hills}")) == clause


def small(hills: dict[str, tuple[int, str]], tokens: int = 0, walls: str = "") -> Yard:
    """A 5 x 5 board without marks; hills as (height, drawing)."""
    lines = ["B . . . B", "", ". . . . .", "", ". . . . .", "", ". . . . .", "", "B . . . B"]
    if walls == "a1e":
        lines[-1] = "B|. . . B"
    board = read_board("S5", "\n".join(lines))
    return yard(board, tuple(read_hill(id, height, text) for id, (height, text) in hills.items()), tokens)


def at(*names: str) -> Layout:
    return tuple((cell(name, 5), 0) for name in names)


@rule("PG-4.6", "PG-5.7")
def test_every_corner_keeps_a_start_heading() -> None:
    """V5: with a wall on a1e a hill may not cover a2."""
    walled = small({"P": (1, ".")}, walls="a1e")
    assert walled.fault(at("a2")) == "PG-4.6"
    assert walled.fault(at("b2")) is None


@rule("PG-4.7")
def test_marks_must_suffice_for_the_tokens() -> None:
    """V6: a hill with one mark on a board without any carries one token and not two."""
    assert small({"P": (1, "*")}, tokens=1).fault(at("c3")) is None
    assert small({"P": (1, "*")}, tokens=2).fault(at("c3")) == "PG-4.7"


TRAP = {"H": (2, ". {}"), "K": (2, "."), "L": (1, "."), "M": (1, ".")}


@rule("PG-4.8", "PG-3.9")
def test_every_mark_can_be_reached_from_every_corner() -> None:
    """V7: high hills on a2-b2 and c1 lock a1 and b1 in, unless a lift goes down to b1."""
    locked = {id: (height, text.format(".")) for id, (height, text) in TRAP.items()}
    open_by_lift = {id: (height, text.format("v")) for id, (height, text) in TRAP.items()}
    places = at("a2", "c1", "a3", "d1")
    assert small(locked).fault(places) == "PG-4.8"
    assert small(open_by_lift).fault(places) is None


@rule("PG-4.1", "PG-4.2", "PG-4.3", "PG-4.4", "PG-4.6", "PG-4.7", "PG-4.8")
def test_all_basic_layouts_of_the_house_set_are_legal() -> None:
    """O33: 3,040 layouts pass V1 to V3, and all of them V5 to V7, with 13 to 16 marks in sight."""
    layouts = list(Y6.layouts())
    assert len(layouts) == len(set(layouts)) == 3040
    assert {Y6.fault(each) for each in layouts} == {None}
    assert {len(Y6.terrain(each).marks) for each in layouts} == {13, 14, 15, 16}


@rule("PG-4.5")
def test_full_layouts_of_the_house_set_are_counted() -> None:
    """2,007,552 full layouts pass V1 to V3 and 995,712 of them V4 (8.5)."""
    la, hi, lb = ([spot.cells for spot in spots] for spots in R9.spots)
    apart = sum(not taken & c for a in la for b in hi if not a & b for taken in (a | b,) for c in lb)
    assert apart == 2_007_552
    assert sum(1 for _ in R9.layouts()) == 995_712


PRESETS = {
    "B1": ("6/6/lll1ll/lll1ll/6/6", 15, "", 1),
    "B2": ("6/2ll2/2ll2/2ll2/2ll2/2ll2", 14, "", 1),
    "B3": ("6/3ll1/1llll1/1llll1/6/6", 14, "", 1),
    "B4": ("6/2ll2/2ll2/1lll2/1lll2/6", 13, "", 2),
    "F1": ("9/9/lll6/lll1hhh2/lll1hhh2/1llll4/1llll4/9/9", 26, "c3-c2, c6-d6, e5-d5, g6-h6", 1),
    "F2": ("9/1lllhh3/1lllhh3/1lllhh3/1llll4/1llll4/9/9/9", 26, "b7-a7, c4-c3, e8-e9, f6-f5", 1),
    "F3": ("9/4llll1/4llll1/9/2hhh4/2hhh4/3lll3/3lll3/3lll3", 27, "c4-b4, e5-f5, f2-g2, f7-f6", 1),
    "F4": ("3ll4/1hhll4/1hhll4/1hhlllll1/5lll1/5lll1/9/9/9", 27, "b8-b9, c6-c5, g6-g7", 1),
    "F5": ("9/9/1lllhh3/1lllhh3/1lllhh3/9/5llll/5llll/9", 27, "f5-f4, g2-g1", 3),
}


@pytest.mark.parametrize("id", PRESETS)
@rule("PG-4.9", "PG-14.2", "PG-3.4")
def test_presets_are_as_the_table_says(id: str) -> None:
    """Heights, visible marks, working lifts and fairness of every preset (8.6)."""
    mode = BASIC if id[0] == "B" else FULL
    preset = next(preset for preset in mode.presets if preset.id == id)
    ground = mode.yard().terrain(preset.layout)
    working = (f"{name_cell(up, 9)}-{name_cell(down, 9)}" for up, _, down, works in ground.lifts if works)
    assert (heights(ground), len(ground.marks), ", ".join(working), spread(ground)) == PRESETS[id]
    assert mode.yard().fault(preset.layout) is None


@rule("PG-4.9")
def test_a_quarter_of_the_basic_layouts_is_fair() -> None:
    """Spread <= 3 holds for 796 of the 3,040 legal basic layouts (8.7)."""
    assert sum(spread(Y6.terrain(each)) <= FAIR for each in Y6.layouts()) == 796


@pytest.mark.parametrize("mode", [BASIC, FULL], ids=["basic", "full"])
@rule("PG-4.9", "PG-14.14", "PG-20.30")
def test_drawn_layouts_are_legal_and_good(mode: ModeContent) -> None:
    """The generator draws only layouts that pass V1 to V7 and G1 to G3."""
    ground, cup = mode.yard(), dice(7)
    for _ in range(40):
        drawn = ground.draw(cup)
        assert ground.fault(drawn) is None
        terrain = ground.terrain(drawn)
        assert spread(terrain) <= 3
        assert all(len(ride) <= 1 for ride in terrain.rides)
        working = [lift for lift in terrain.lifts if lift.works]
        assert mode is BASIC or (
            len(working) >= 2 and any(terrain.height[lift.platform] == 2 for lift in working)
        )


@rule("PG-4.9")
def test_the_same_dice_draw_the_same_layout() -> None:
    """A layout is a function of the dice, and other dice draw others."""
    assert R9.draw(dice(1)) == R9.draw(dice(1))
    assert len({R9.draw(dice(seed)) for seed in range(10)}) > 5


@rule("PG-4.9")
def test_every_fair_basic_layout_is_drawn_alike() -> None:
    """Three draws for each reach nearly all of the 796 layouts, and none of them far more often than the rest."""
    cup, seen = dice(3), {}
    for _ in range(2388):
        drawn = Y6.draw(cup)
        seen[drawn] = seen.get(drawn, 0) + 1
    assert len(seen) > 720  # of 796, three draws each: 756 expected
    assert max(seen.values()) < 14


@rule("PG-4.9")
def test_the_filter_can_be_switched_off() -> None:
    """Without it unfair layouts come up, too."""
    cup = dice(5)
    drawn = [Y6.draw(cup, filtered=False) for _ in range(40)]
    assert all(Y6.fault(each) is None for each in drawn)
    assert any(spread(Y6.terrain(each)) > FAIR for each in drawn)


@rule("PG-4.9")
def test_a_preset_is_taken_where_nothing_can_be_drawn() -> None:
    """After 1,000 rejected tries a random preset is laid; without presets that is an error."""
    hopeless = small({"P": (1, "*")}, tokens=2)
    presets = (at("b2"), at("c3"))
    assert {hopeless.draw(dice(seed), presets) for seed in range(12)} == set(presets)
    with pytest.raises(ValueError, match="S5"):
        hopeless.draw(dice(1))


def test_the_quality_filter_names_what_is_missing() -> None:
    """G1 unfair corners, G2 a cell of two lifts, G3 too few working lifts or none on the high hill."""
    wishes = {"G1": False, "G2": False, "G3": False}
    cup = dice(11)
    for _ in range(150):
        flaw = R9.flaw(R9.terrain(R9.draw(cup, filtered=False)))
        wishes |= {flaw: True} if flaw else {}
    assert all(wishes.values())


@rule("PG-4.10")
def test_offers_are_the_beginnings_of_legal_layouts() -> None:
    """A placement is offered exactly if some legal layout begins so."""
    layouts = [each for each in Y6.layouts() if Y6.fault(each) is None]
    assert Y6.offers(()) == tuple(sorted({option_of(each[0]) for each in layouts}))
    for first in list(Y6.offers(()))[::9]:
        placed = (placement_of(first),)
        seconds = {option_of(each[1]) for each in layouts if each[0] == placed[0]}
        assert Y6.offers(placed) == tuple(sorted(seconds))


@rule("PG-4.10")
def test_a_placement_that_leaves_no_completion_is_not_offered() -> None:
    """On a 5 x 5 board a 3 x 3 hill in the middle leaves no room for a 3 x 2 one."""
    tight = small({"A": (1, ". . .\n\n. . .\n\n. . ."), "B": (1, ". . .\n\n. . .")})
    middle = option_of((cell("b2", 5), 0))
    assert tight.barred((), middle) == "PG-4.10"
    assert middle not in tight.offers(())
    assert tight.barred((), option_of((cell("a2", 5), 0))) is None


@rule("PG-4.2", "PG-4.3", "PG-4.4", "PG-4.5")
def test_refused_placements_name_their_clause() -> None:
    """D2: beyond the board, on another hill, on a corner, and a high hill left alone at the end."""
    la = ((cell("b2", 9), 0),)
    assert R9.barred((), option_of((cell("h8", 9), 0))) == "PG-4.2"
    assert R9.barred((), 81 * 4) == "PG-4.2"
    assert R9.barred((), option_of((cell("a1", 9), 0))) == "PG-4.4"
    assert R9.barred(la, option_of((cell("c4", 9), 0))) == "PG-4.3"
    assert R9.barred((*la, (cell("g6", 9), 0)), option_of((cell("f1", 9), 0))) == "PG-4.5"


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32))
@rule("PG-4.10")
def test_players_can_always_finish(seed: int) -> None:
    """Whatever is chosen of what is offered, the last hill makes the layout legal."""
    chance = random.Random(seed)
    placed: Layout = ()
    while len(placed) < len(R9.hills):
        placed = (*placed, placement_of(chance.choice(R9.offers(placed))))
    assert R9.fault(placed) is None


@pytest.mark.parametrize("mode", [BASIC, FULL], ids=["basic", "full"])
def test_options_and_references_say_the_same_as_layouts(mode: ModeContent) -> None:
    """A placement is one small integer, a layout one word; both can be read back."""
    ground = mode.yard()
    for spots in ground.spots:
        for spot in spots:
            assert placement_of(option_of(spot.placement)) == spot.placement
            assert option_of(spot.placement) < mode.board.size**2 * 4
    drawn = ground.draw(dice(2))
    assert read_layout(write_layout(drawn, mode.board, mode.hills), mode.board, mode.hills) == drawn


@pytest.mark.parametrize(
    "text", ["Y6", "@R9", "@Y6+BA@a3r0", "@Y6+BA@a3r4+BB@e3r1", "@Y6+BA@a3r0+BA@e3r1", "@Y6+BA@g3r0+BB@a3r0"]
)
def test_a_reference_that_is_no_layout_is_refused(text: str) -> None:
    """Another board, a missing or double hill, a fifth quarter, a cell beyond the board."""
    with pytest.raises(ValueError, match="expected"):
        read_layout(text, BASIC.board, BASIC.hills)


@rule("PG-4.6", "PG-4.7", "PG-4.8")
def test_random_full_layouts_are_legal() -> None:
    """What passes V1 to V4 passes V5 to V7, with 24 to 29 marks and a working lift on the high hill (8.5)."""
    chance, known = random.Random(1), R9.spots
    found = 0
    while found < 200:
        spots = [chance.choice(spots) for spots in known]
        drawn = tuple(spot.placement for spot in spots)
        if R9.clash(drawn):
            continue
        found += 1
        terrain = R9.terrain(drawn)
        assert land_fault(terrain, 20) is None
        assert 24 <= len(terrain.marks) <= 29
        assert any(lift.works and terrain.height[lift.platform] == 2 for lift in terrain.lifts)
