"""The ground: cells, walls, cliffs, hills, lifts (PG-3), and what their tables say of every side of every cell."""

import dataclasses

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludarium.games.progers.layouts import read_layout
from ludarium.games.progers.printing import DrawingError, Hill, read_board, read_drawing, read_hill, turned
from ludarium.games.progers.terrain import (
    CLIFF,
    HOUSE_LAND,
    OPEN,
    RIM,
    STOREYS,
    WALL,
    LandRules,
    Terrain,
    corners_of,
    edge,
    lay,
    name_cell,
    name_side,
    neighbour,
    plain,
)
from tests.games.progers.house import BASIC, FULL, cell, heights, names, side
from tests.rule import rule

N, E, S, W = range(4)


def on(reference: str, rules: LandRules = HOUSE_LAND) -> Terrain:
    """The house set's ground as a layout reference tells it."""
    mode = BASIC if reference.startswith("@Y6") else FULL
    return lay(mode.board, mode.hills, read_layout(reference, mode.board, mode.hills), rules)


def flat(size: int, *walls: str) -> Terrain:
    return plain(size, [0] * size * size, [side(wall, size) for wall in walls])


def raised(
    size: int, levels: dict[str, int], *walls: str, lifts: str = "", rules: LandRules = HOUSE_LAND
) -> Terrain:
    """Flat ground but for the cells named."""
    height = [0] * size * size
    for name, level in levels.items():
        height[cell(name, size)] = level
    arrows = [(cell(lift[:-1], size), "nesw".index(lift[-1])) for lift in lifts.split()]
    return plain(size, height, [side(wall, size) for wall in walls], arrows, rules)


@rule("PG-3.1")
def test_cells_are_counted_from_the_south_west() -> None:
    """a1 is 0, files go east, ranks go north; headings are n e s w."""
    assert [name_cell(number, 6) for number in (0, 1, 6, 35)] == ["a1", "b1", "a2", "f6"]
    assert [neighbour(cell("c3", 6), h, 6) for h in range(4)] == [
        cell(name, 6) for name in ("c4", "d3", "c2", "b3")
    ]
    assert name_side(side("b5e", 9), 9) == "b5e"


@rule("PG-3.2", "PG-4.5", "PG-20.2")
def test_low_hills_are_one_storey_and_high_ones_two() -> None:
    """Preset F1 has the heights the specification draws (O30); basic has no second storey."""
    assert heights(on("@R9+LA@a5r3+LB@b3r1+HI@e5r3")) == "9/9/lll6/lll1hhh2/lll1hhh2/1llll4/1llll4/9/9"
    assert max(on("@Y6+BA@d3r1+BB@b3r0").height) == 1


@rule("PG-3.3", "PG-7.4")
def test_a_wall_acts_from_both_sides() -> None:
    """The wall c1e stops driving from c1 to the east and from d1 to the west."""
    ground = flat(6, "c1e")
    assert (ground.drive[side("c1e", 6)], ground.drive[side("d1w", 6)]) == (-1, -1)
    assert (ground.drive_bar[side("c1e", 6)], ground.drive_bar[side("d1w", 6)]) == (WALL, WALL)
    assert ground.drive[side("c1n", 6)] == cell("c2", 6)


@rule("PG-3.4")
def test_a_hill_covers_the_printing_under_it() -> None:
    """Marks of covered cells are gone, the hill's own take their place (preset B3)."""
    marks = names(on("@Y6+BA@d3r1+BB@b3r0").marks, 6)
    assert marks == "a4 b2 b4 b5 c1 c3 c5 d2 d4 d6 e2 e3 e5 f3"


@rule("PG-3.5", "PG-20.3", "PG-4.5", "PG-14.2")
def test_preset_f1_compiled() -> None:
    """O30: walls with an uncovered cell stay, walls between two covered cells go, the hills bring their own."""
    ground = on("@R9+LA@a5r3+LB@b3r1+HI@e5r3")
    walls = "a4n,a7n,b1e,b5e,b6n,c2e,c4e,d7e,d9e,e1e,e2n,e3e,e7n,f5n,f8e,g5e,g9e,h3n,i2n,i5n"
    assert ",".join(name_side(wall, 9) for wall in ground.walls) == walls
    assert [name_side(lift.platform * 4 + lift.heading, 9) for lift in ground.lifts] == [
        "c3s",
        "c6e",
        "e5w",
        "g6e",
    ]
    assert all(lift.works for lift in ground.lifts)
    assert len(ground.marks) == 26


@rule("PG-3.5", "PG-20.3")
def test_a_board_wall_is_gone_when_both_its_cells_are_covered() -> None:
    """d2e goes when a hill covers d2 and e2; it stays when only d2 is covered."""
    both = on("@Y6+BA@c2r2+BB@a3r0")
    assert "d2e" not in [name_side(wall, 6) for wall in both.walls]
    one = on("@Y6+BA@b2r0+BB@b5r0")
    assert "d2e" in [name_side(wall, 6) for wall in one.walls]
    assert one.height[cell("d2", 6)] == 1
    assert one.height[cell("e2", 6)] == 0


@rule("PG-3.6", "PG-7.4")
def test_a_cliff_stops_driving_up_and_down() -> None:
    """The edge between different heights is a cliff from above and from below."""
    ground = raised(6, {"d2": 1})
    for name in ("d1n", "d2s", "c2e", "d2w"):
        assert ground.drive[side(name, 6)] == -1
        assert ground.drive_bar[side(name, 6)] == CLIFF


@rule("PG-3.7", "PG-20.1")
def test_touching_hills_of_equal_height_are_one_road() -> None:
    """O38: from c4 on BB one drives to d4 on BA, unless the table closed such edges; JUMP and pulse pass anyway."""
    road, closed = side("c4e", 6), LandRules(same_height_edge="closed")
    ground, barred = on("@Y6+BA@d3r1+BB@b3r0"), on("@Y6+BA@d3r1+BB@b3r0", closed)
    assert (ground.drive[road], barred.drive[road]) == (cell("d4", 6), -1)
    assert barred.drive_bar[road] == CLIFF
    assert barred.leap[road] == barred.plane[road] == cell("d4", 6)
    assert barred.drive[side("b4e", 6)] == cell("c4", 6)


@rule("PG-3.8")
def test_nothing_crosses_the_rim() -> None:
    """Beyond the rim there is no cell for driving, jumping or pulses."""
    ground = flat(6)
    for name in ("a1w", "a1s", "f6n", "f6e", "c6n", "a3w"):
        at = side(name, 6)
        assert [table[at] for table in (ground.ahead, ground.drive, ground.leap, ground.plane)] == [-1] * 4
        assert (ground.drive_bar[at], ground.leap_bar[at]) == (RIM, RIM)


@rule("PG-3.9", "PG-7.9")
def test_a_jump_passes_walls_and_one_storey() -> None:
    """Jump-open needs a neighbour at most one storey away; walls do not matter."""
    ground = raised(6, {"c2": 1, "d2": 2}, "c1n", "b2e")
    assert ground.leap[side("c1n", 6)] == cell("c2", 6)
    assert ground.leap[side("b2e", 6)] == cell("c2", 6)
    assert ground.leap[side("c2e", 6)] == cell("d2", 6)
    assert ground.leap_bar[side("c2e", 6)] == OPEN


@rule("PG-7.10", "PG-20.2")
def test_two_storeys_are_too_much_for_a_jump() -> None:
    """Ground to high hill and back is barred; low to high and back is not."""
    ground = raised(9, {"c1": 1, "d1": 2})
    assert ground.leap[side("e1w", 9)] == ground.leap[side("d1e", 9)] == -1
    assert ground.leap_bar[side("e1w", 9)] == ground.leap_bar[side("d1e", 9)] == STOREYS
    assert ground.leap[side("c1e", 9)] == cell("d1", 9)
    assert ground.leap[side("d1w", 9)] == cell("c1", 9)


@rule("PG-3.10", "PG-5.4")
def test_bases_lie_in_the_four_corners() -> None:
    """Corners come in the order a1, a-top, last file 1, last file top."""
    assert [name_cell(corner, 6) for corner in corners_of(6)] == ["a1", "a6", "f1", "f6"]
    assert on("@Y6+BA@d3r1+BB@b3r0").corners == corners_of(6)


@rule("PG-13.2", "PG-13.3")
def test_a_plane_ends_at_another_height_and_not_at_walls() -> None:
    """A pulse goes through walls and stays at its height; touching hills of equal height are one plane."""
    ground = raised(6, {"c2": 1, "d2": 1}, "a2e")
    assert ground.plane[side("a2e", 6)] == cell("b2", 6)
    assert ground.plane[side("b2e", 6)] == -1
    assert ground.plane[side("c2e", 6)] == cell("d2", 6)
    assert ground.plane[side("d2e", 6)] == -1
    assert on("@Y6+BA@d3r1+BB@b3r0").plane[side("c4e", 6)] == cell("d4", 6)


@rule("PG-5.7", "PG-20.33")
def test_start_headings_are_those_a_step_could_take() -> None:
    """O36: n or e on a1 of the empty board; only n with a hill beside it; no heading into a wall."""
    assert flat(6).start_headings(0) == [N, E]
    assert on("@Y6+BA@b1r0+BB@d3r0").start_headings(0) == [N]
    assert flat(6, "a1n").start_headings(0) == [E]
    assert flat(6).start_headings(cell("f6", 6)) == [S, W]


@rule("PG-14.1", "PG-14.4")
def test_a_lift_joins_its_platform_and_the_cell_its_arrow_points_at() -> None:
    """Both platforms of a working lift know the other one."""
    ground = raised(9, {"e4": 1}, lifts="e4s")
    assert ground.lifts[0] == (cell("e4", 9), S, cell("e3", 9), True)
    assert ground.rides[cell("e4", 9)] == (cell("e3", 9),)
    assert ground.rides[cell("e3", 9)] == (cell("e4", 9),)
    assert ground.rides[cell("e5", 9)] == ()


@pytest.mark.parametrize(
    ("levels", "wall", "lift"),
    [
        ({"e4": 1}, "e3n", "e4s"),
        ({"e1": 1}, "", "e1s"),
        ({"e4": 1, "e3": 1}, "", "e4s"),
        ({"e4": 1, "e3": 2}, "", "e4s"),
    ],
    ids=["stone wall", "rim", "hill side", "higher hill"],
)
@rule("PG-14.2", "PG-20.27")
def test_a_lift_that_faces_a_wall_is_out_of_order(levels: dict[str, int], wall: str, lift: str) -> None:
    """A stone wall, the rim and the side of a hill as high or higher put a lift out of order (O22)."""
    ground = raised(9, levels, *filter(None, [wall]), lifts=lift)
    assert not ground.lifts[0].works
    assert not any(ground.rides)


@rule("PG-14.3", "PG-20.27")
def test_a_lift_may_end_on_a_lower_hill_or_two_storeys_below() -> None:
    """High to low works unless the option says dead; high to ground works always."""
    levels, dead = {"e4": 2, "e3": 1, "f4": 2}, LandRules(lift_to_hill="dead")
    assert [lift.works for lift in raised(9, levels, lifts="e4s f4e").lifts] == [True, True]
    assert [lift.works for lift in raised(9, levels, lifts="e4s f4e", rules=dead).lifts] == [False, True]


@rule("PG-14.2")
def test_preset_f5_has_two_dead_shafts() -> None:
    """c5 and e7 face the stone walls c4n and e7n."""
    lifts = on("@R9+LA@b5r0+LB@f2r1+HI@e5r0").lifts
    assert [name_cell(lift.platform, 9) for lift in lifts if not lift.works] == ["c5", "e7"]
    assert [name_cell(lift.platform, 9) for lift in lifts if lift.works] == ["f5", "g2"]


@rule("PG-14.14", "PG-20.30")
def test_a_cell_may_belong_to_two_lifts() -> None:
    """All rides from a cell are told, in the order of the lifts."""
    ground = raised(9, {"d4": 1, "f4": 1}, lifts="f4w d4e")
    assert ground.rides[cell("e4", 9)] == (cell("d4", 9), cell("f4", 9))


@rule("PG-4.11")
def test_ground_does_not_change() -> None:
    """A terrain is frozen, so all copies of a match may share it."""
    with pytest.raises(dataclasses.FrozenInstanceError):
        on("@Y6+BA@d3r1+BB@b3r0").size = 7  # type: ignore[misc]


HILLS = {hill.id: hill for hill in (*BASIC.hills, *FULL.hills)}


@pytest.mark.parametrize(
    ("id", "marks", "walls", "lifts"),
    [
        ("BA", ((0, 1), (1, 0), (2, 1)), ((1, 0, E),), ()),
        ("BB", ((0, 1), (1, 0)), ((1, 0, N),), ()),
        ("LA", ((0, 2), (2, 0), (2, 1)), ((0, 0, N), (1, 1, E)), ((1, 0, S),)),
        ("LB", ((0, 0), (1, 3)), ((0, 1, N),), ((1, 1, E),)),
        ("HI", ((0, 0), (1, 2)), ((0, 1, E),), ((0, 2, N), (1, 0, S))),
    ],
)
@rule("PG-3.4", "PG-14.1")
def test_hills_are_printed_as_listed(id: str, marks: object, walls: object, lifts: object) -> None:
    """Marks, walls and lifts of every hill as 8.5 lists them in coordinates."""
    assert (HILLS[id].marks, HILLS[id].walls, HILLS[id].lifts) == (marks, walls, lifts)


@pytest.mark.parametrize("hill", HILLS.values(), ids=HILLS)
@rule("PG-4.2")
def test_four_quarter_turns_change_nothing(hill: Hill) -> None:
    """A hill is turned and never flipped: after four quarters it lies as before, printing included."""
    assert turned(hill, 4) == hill
    assert turned(turned(hill, 3), 2) == turned(hill, 1) != hill


@rule("PG-4.2", "PG-20.37")
def test_arrows_turn_with_their_hill() -> None:
    """LA's southern lift looks west after one quarter turn clockwise and north after two."""
    la = HILLS["LA"]
    assert [turned(la, quarter).lifts for quarter in range(4)] == [
        ((1, 0, S),),
        ((0, 1, W),),
        ((1, 2, N),),
        ((2, 1, E),),
    ]


@rule("PG-4.2")
def test_the_high_hill_looks_the_same_after_a_half_turn() -> None:
    """HI's marks, wall and lifts map onto themselves."""
    ground = FULL.board
    fixed = ((cell("b2", 9), 0), (cell("f4", 9), 0))
    once = lay(ground, FULL.hills, (fixed[0], (cell("f6", 9), 0), (cell("h1", 9), 0)))
    half = lay(ground, FULL.hills, (fixed[0], (cell("f6", 9), 2), (cell("h1", 9), 0)))
    assert dataclasses.astuple(once) == dataclasses.astuple(half)


@rule("PG-3.3")
def test_outer_walls_of_a_hill_stand_on_its_edge() -> None:
    """A wall listed as outer stands between the hill and what lies beside it; at the rim there is nothing to stop."""
    hill = read_hill("W", 1, ". .", ("a1w", "b1e", "b1s"))
    board = read_board("B4", "B . . B\n\n. . . .\n\n. . . .\n\nB . . B")
    inland = lay(board, [hill], ((cell("b2", 4), 0),))
    assert [name_side(wall, 4) for wall in inland.walls] == ["a2e", "c1n", "c2e"]
    at_rim = lay(board, [hill], ((cell("c2", 4), 0),))
    assert [name_side(wall, 4) for wall in at_rim.walls] == ["b2e", "d1n"]
    upright = lay(board, [hill], ((cell("b2", 4), 1),))
    assert [name_side(wall, 4) for wall in upright.walls] == ["a2e", "b1n", "b3n"]


@rule("PG-4.2", "PG-4.3")
def test_hills_cannot_leave_the_board_or_overlap() -> None:
    """There is no such ground, so none is made."""
    with pytest.raises(ValueError, match=r"PG-4\.2"):
        on("@Y6+BA@e3r0+BB@b3r0")
    with pytest.raises(ValueError, match=r"PG-4\.3"):
        on("@Y6+BA@b3r0+BB@c4r0")


@pytest.mark.parametrize(
    ("drawing", "where"),
    [
        (". .\n-", "line 2"),
        (". ?", "line 1, column 3"),
        (".-.", "line 1, column 2"),
        (".\n|\n.", "line 2, column 1"),
        (". .\n -\n. .", "line 2, column 2"),
        (". .\n\n.", "line 3, column 3"),
    ],
)
def test_a_drawing_with_a_wrong_sign_is_refused(drawing: str, where: str) -> None:
    """The error says in which line and column."""
    with pytest.raises(DrawingError) as caught:
        read_drawing(drawing)
    assert caught.value.where == where


def test_a_drawing_may_have_short_lines() -> None:
    """Short lines count as padded with blanks, an empty edge line as one without walls."""
    drawing = read_drawing(". *\n\n. .\n-\n. .")
    assert (drawing.width, drawing.depth, drawing.marks, drawing.walls) == (2, 3, ((1, 2),), ((0, 0, N),))


@st.composite
def grounds(draw: st.DrawFn) -> Terrain:
    """Any heights, walls and lifts on a small board."""
    size = draw(st.integers(2, 5))
    cells = size * size
    height = draw(st.lists(st.integers(0, 2), min_size=cells, max_size=cells))
    sides = st.tuples(st.integers(0, cells - 1), st.integers(0, 3))
    walls = [edge(at, h, size) for at, h in draw(st.lists(sides, max_size=12))]
    rules = LandRules(draw(st.sampled_from(["open", "closed"])), draw(st.sampled_from(["works", "dead"])))
    return plain(size, height, walls, draw(st.lists(sides, max_size=4, unique=True)), rules)


@settings(max_examples=150, deadline=None)
@given(grounds())
@rule("PG-3.3", "PG-3.6", "PG-3.9", "PG-14.4")
def test_every_way_is_open_both_ways(ground: Terrain) -> None:
    """Driving, jumping, planes and lifts are symmetric; what can be driven can be jumped and lies in one plane."""
    for at in range(len(ground.ahead)):
        for table in (ground.ahead, ground.drive, ground.leap, ground.plane):
            if table[at] >= 0:
                assert table[table[at] * 4 + (at + 2) % 4] == at >> 2
        if ground.drive[at] >= 0:
            assert ground.drive[at] == ground.leap[at] == ground.plane[at] == ground.ahead[at]
        assert (ground.drive[at] < 0) == (ground.drive_bar[at] != OPEN)
        assert (ground.leap[at] < 0) == (ground.leap_bar[at] != OPEN)
    for here, rides in enumerate(ground.rides):
        assert all(here in ground.rides[there] for there in rides)
