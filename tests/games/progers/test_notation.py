"""PFN (5.1) and turn notation (5.2): what is read is written back, what cannot be read is refused with the place."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludarium.games.progers import content
from ludarium.games.progers.content import laid
from ludarium.games.progers.cursor import NotationError
from ludarium.games.progers.field import Field, Hand, Loop, Rover, Samples, ground
from ludarium.games.progers.notation import read_field, write_field
from ludarium.games.progers.terrain import LandRules, edge, name_cell, name_side
from ludarium.games.progers.turn_notation import read_turn, write_turn
from tests.games.progers.house import HOUSE, cell, changed
from tests.rule import rule

E6, E9 = "6/6/6/6/6/6 - -", "9/9/9/9/9/9/9/9/9 - -"
C6, C9 = "a1R,a6Y,f1B,f6G", "a1R,a9Y,i1B,i9G"
LF = "9/9/9/3lll3/3lll3/3lll3/9/9/9 - e4s"
B3 = "@Y6+BA@d3r1+BB@b3r0 - -"

# The positions of the test scenarios O2 to O38 (section 11).
POSITIONS = [
    f"F {E9} {C9} - Rc3n.0.0,Bi1w.0.0 (SR)2(S)2J R",
    f"F {E9} {C9} - Rd1s.0.0,Bi1w.0.0 (SR)2(S)2J B",
    f"F {E9} {C9} - Rc3e.0.0,Bi1w.0.0 (SL)3 R",
    f"F {E9} {C9} - Re1n.0.0,Be9s.0.0,Ga5e.0.0 - R",
    f"F {E9} {C9} - Re2e.0.0,Bd9n.0.0,Ga5e.0.0 (SR)2(S)3 G",
    f"F {E9} {C9} - Re2e.0.0,Bd9n.0.0,Ga4s.0.0 (SR)2SL R",
    f"B 6/6/6/6/6/6 b1e - {C6} - Ra1e.0.0,Bf6w.0.0 - R",
    f"B {E6} {C6} b4=g,c1=y,e1=b Ra1e.0.0,Bf6w.0.0 - R",
    f"B {E6} {C6} b4=g Rf1e.0.yb,Bf6w.0.0 - B",
    f"B {E6} {C6} c2 Ra2e.3.0,Bf6w.0.0 - R",
    f"B 6/6/6/6/3l2/6 c1n - {C6} - Rc1n.0.0,Bf6w.0.0 - R",
    f"F 9/9/9/9/9/9/9/9/2lh5 - - {C9} - Rb1e.0.0,Be1w.0.0 - R",
    f"F 9/9/9/9/9/9/9/9/2lh5 - - {C9} - Rd1e.0.0,Be1w.0.0 U<JJ R",
    f"B {E6} {C6} - Rc3e.1.0,Bd3n.2.0 - R",
    f"B {E6} {C6} - Rc3n.2.0,Bd3n.1.0 - B=RB",
    f"B {E6} {C6} - Ra3e.0.0,Be3n.1.0 - R",
    f"B {E6} {C6} - Rd4n.1.0,Be3n.0.0 - B",
    f"B {E6} {C6} - Ra3e.3.0,Be3n.1.0 - R",
    f"B {E6} {C6} b2=g Rd1e.bg.yb,Bf6w.0.0 - R",
    f"F {E9} {C9} - Rc5e.0.0,Bg5n.2.0 - R",
    f"F {E9} {C9} g5x2 Rd5e.0.0,Bi1n.0.0 TS B",
    f"F {E9} {C9} d5 Rc1e.0.0,Bg1n.2.0,Gi1n.0.0 - R",
    f"F 9/9/9/9/9/9/9/9/9 e5e - {C9} f5x2 Rc5e.0.0,Bg1n.2.0 - R",
    f"F 9/9/9/9/4l4/9/9/9/9 - - {C9} g5 Rc5e.0.0,Bg1n.2.0 - R",
    f"F {LF} {C9} e4 Re2n.0.0,Bi9w.0.0 - R",
    f"F {LF} {C9} - Re4n.1.0,Bi9w.0.0 S B",
    f"F {LF} {C9} - Re6s.1.0,Bi9w.0.0 - R",
    f"F {LF} {C9} - Re2n.1.0,Be4e.2.0 - R",
    f"F {LF} {C9} - Re3n.2.0,Be4e.1.0 S B^R=RB",
    f"F 9/9/9/3lll3/3lll3/3lll3/9/9/9 e3n e4s {C9} - Re2n.0.0,Bi9w.0.0 - R",
    f"F {E9} {C9} - Rc3n.0.0,Bf8s.0.0 (SR)2SL R",
    f"F {E9} {C9} - Rc3n.0.0,Bf8s.0.0 S(RF)2 R",
    f"F {E9} {C9} - Rc3n.0.0,Bf8s.0.0 (S)3RJ<F R",
    f"F {E9} {C9} - Rc3n.0.0,Bf8s.0.0 U<SRS<J<FL R",
    f"F {E9} {C9} e5 Rc9w.y.0,Bi4s.b.0 FLF R",
    f"B {E6} {C6} - Rc1w.g.yb,Bf6s.0.ybp,Gf1n.0.ypp,Ya6e.0.bgg - R",
    f"B {B3} {C6} b2,c1,c4,d5 Ra1e.0.0,Bf6w.0.0 - R",
    f"B {B3} {C6} - Rb4e.0.0,Bf6w.0.0 - R",
    f"F @R9+LA@a5r3+LB@b3r1+HI@e5r3 - - {C9} c6 Rd6w.0.0,Bi9w.0.0 - R",
    f"B {E6} {C6} - Ra1e.0.0,Bf6w.0.0 - R R:SSLLU,B:5|d20|x3",
    f"F {LF} {C9} - Re3n.2.0,Be4e.1.0 S B^R>e4^B=RB R:SFJ23,B:=223|d10|x0",
]


@pytest.mark.parametrize("text", POSITIONS)
def test_positions_are_read_and_written_back(text: str) -> None:
    """Every position of the scenarios survives the round trip, sign by sign."""
    assert write_field(read_field(text, HOUSE), HOUSE) == text


@pytest.mark.parametrize(
    ("free", "canonical"),
    [
        (
            f"B 1111l1/6/6/6/6/6 d2s,c1e,b1w - f6G,a1R,a6Y,f1B c1=yb,b4x1 Ra1e.gb.by,Bf6w.0.0 - R",  # noqa: F541
            f"B 4l1/6/6/6/6/6 a1e,c1e,d1n - {C6} b4,c1=yb Ra1e.bg.yb,Bf6w.0.0 - R",
        ),
        (
            f"F {LF} {C9} - Re3n.2.0,Be4e.1.0,Ga1n.0.0 S B^G^R=BR=GR G:5,R:ULSSL|d1|x2",
            f"F {LF} {C9} - Re3n.2.0,Be4e.1.0,Ga1n.0.0 S B^R^G=RB=RG R:SSLLU,G:5|d1|x2",
        ),
    ],
)
def test_free_spelling_is_written_canonically(free: str, canonical: str) -> None:
    """Items in any order, walls named from any side, types in any order: the writer has one way to say it."""
    assert write_field(read_field(free, HOUSE), HOUSE) == canonical


@rule("PG-3.1", "PG-8.9", "PG-11.18", "PG-14.10", "PG-9.6")
def test_a_field_holds_plain_numbers() -> None:
    """What the line says, as numbers: cells, headings, kinds from the bottom of each slot, pairs, waits."""
    text = f"F {LF} {C9} g5x2 Re3n.2.yyp,Be4e.by.0 U<S(SR)2 B^R=RB R:SFJ23,B:5|d10|x0"
    field = read_field(text, HOUSE)
    red, blue = 0, 1
    assert (field.mode, field.size, field.turn) == ("full", 9, blue)
    assert field.samples == (Samples(cell("g5", 9), 2),)
    assert field.rovers == (
        Rover(red, cell("e3", 9), 0, 2, None, (2, 0, 0, 1)),
        Rover(blue, cell("e4", 9), 1, 2, (1, 1, 0, 0), (0, 0, 0, 0)),
    )
    assert field.row == ((content.STEP, content.UTURN), (content.STEP,), (content.RIGHT,))
    assert field.loops == (Loop(1, 2, content.LOOP2),)
    assert (field.waits, field.locks) == (((red, -1),), ((red, blue),))
    assert field.hands == (Hand(red, 5, (0, 1, 2, 7, 8)), Hand(blue, 5))
    assert (field.draw, field.discard) == (10, 0)


@rule("PG-14.1", "PG-3.3")
def test_the_ground_of_a_position_told_by_heights() -> None:
    """Heights, walls and lifts of the line are those of its terrain; there are no marks."""
    terrain = ground(read_field(f"F {LF} {C9} - Re2n.0.0 - R", HOUSE), HOUSE)
    assert [name_cell(at, 9) for at, level in enumerate(terrain.height) if level] == [
        "d4", "e4", "f4", "d5", "e5", "f5", "d6", "e6", "f6",
    ]  # fmt: skip
    assert terrain.lifts == ((cell("e4", 9), 2, cell("e3", 9), True),)
    assert terrain.marks == ()


@rule("PG-3.7", "PG-20.1")
def test_the_ground_of_a_position_told_by_a_layout() -> None:
    """A reference brings the pack's marks and walls, and its hills keep apart where the option closes their edge."""
    field = read_field(f"B {B3} {C6} - Rb4e.0.0 - R", HOUSE)
    terrain = ground(field, HOUSE)
    assert len(terrain.marks) == 14
    assert "b1e" in [name_side(wall, 6) for wall in terrain.walls]
    closed = ground(field, HOUSE, LandRules(same_height_edge="closed"))
    road = cell("c4", 6) * 4 + 1
    assert (terrain.drive[road], closed.drive[road]) == (cell("d4", 6), -1)


WRONG = [
    ("X", 0, "a mode"),
    (f"B{E6}", 1, "a blank"),
    ("B 6/6/6/5/6/6 - -", 13, "6 cells in each of 6 ranks"),
    ("B 6/6/x", 6, "l, h or a number"),
    ("F @R9+XX@a1r0 - -", 2, "a layout of this pack"),
    ("F @R9+LA@h2r0 - -", 2, "a layout of this pack"),
    ("F @Q9 - -", 2, "a layout of this pack"),
    ("F @R9+LA@b2r0 a1n -", 14, "- for the walls"),
    ("B 6/6/6/6/6/6 a6n -", 14, "an edge between two cells"),
    ("B 6/6/6/6/6/6 a1n,a2s -", 18, "something not listed before"),
    (f"B {E6} a1R,a1B", 22, "something not listed before"),
    (f"B {E6} a1Q", 20, "a colour"),
    (f"B {E6} {C6} g1", 34, "a cell from a1 to f6"),
    (f"B {E6} {C6} a7", 34, "a cell from a1 to f6"),
    (f"B {E6} {C6} a1=q", 37, "a sample type"),
    (f"B {E6} {C6} a1x0", 37, "at least one token"),
    (f"B {E6} {C6} - -", 36, "rovers"),
    (f"B {E6} {C6} - Ra1q.0.0", 39, "a heading"),
    (f"B {E6} {C6} - Ra1n.0.0,Ra2n.0.0", 45, "something not listed before"),
    (f"B {E6} {C6} - Ra1n.0.0,Ba1n.0.0", 36, "each on a cell of its own"),
    (f"B {E6} {C6} - Ra1n.0.0 SX", 46, "a command card"),
    (f"B {E6} {C6} - Ra1n.0.0 S2", 46, "a command card"),
    (f"B {E6} {C6} - Ra1n.0.0 (SRL)2", 48, "one slot or two"),
    (f"B {E6} {C6} - Ra1n.0.0 (SR)4", 49, "a loop card"),
    (f"B {E6} {C6} - Ra1n.0.0 - B", 47, "the colour of a rover"),
    (f"B {E6} {C6} - Ra1n.0.0 - R^B", 49, "the colour of a rover"),
    (f"B {E6} {C6} - Ra1n.0.0 - R=RR", 49, "two different colours"),
    (f"B {E6} {C6} - Ra1n.0.0 - R R:SS", 53, "'|d'"),
    (f"B {E6} {C6} - Ra1n.0.0 - R R:5|d1|x2 ", 58, "the end"),
]


@pytest.mark.parametrize(("text", "at", "expected"), WRONG)
def test_what_is_no_position_is_refused_with_the_place(text: str, at: int, expected: str) -> None:
    """The error says at which sign it is, and what should stand there."""
    with pytest.raises(NotationError) as caught:
        read_field(text, HOUSE)
    assert caught.value.at == at
    assert expected in caught.value.expected
    assert f"sign {at + 1}" in str(caught.value)


COUNTS = st.tuples(*[st.integers(0, 2)] * 4)
KNOWN = st.none() | COUNTS.filter(any)
SLOT = st.lists(st.integers(0, 6), min_size=1, max_size=3).map(tuple)


def a_rover(draw: st.DrawFn, colour: int, at: int) -> Rover:
    types = draw(KNOWN)
    hold = sum(types) if types else draw(st.integers(0, 3))
    return Rover(colour, at, draw(st.integers(0, 3)), hold, types, draw(COUNTS))


def some_samples(draw: st.DrawFn, at: int) -> Samples:
    types = draw(KNOWN)
    return Samples(at, sum(types) if types else draw(st.integers(1, 9)), types)


def a_hand(draw: st.DrawFn, colour: int) -> Hand:
    cards = draw(st.none() | st.lists(st.integers(0, 8), min_size=1, max_size=5).map(sorted))
    return Hand(colour, len(cards), tuple(cards)) if cards else Hand(colour, draw(st.integers(0, 5)))


def some_loops(draw: st.DrawFn, slots: int) -> tuple[Loop, ...]:
    loops, slot = [], 0
    while slot < slots:
        span = draw(st.integers(0, 2))
        if span and slot + span <= slots:
            loops.append(Loop(slot, span, draw(st.integers(7, 8))))
        slot += span or 1
    return tuple(loops)


@st.composite
def fields(draw: st.DrawFn) -> Field:
    """Any canonical position on a small board."""
    size = draw(st.integers(2, 4))
    cells, levels = st.integers(0, size * size - 1), st.integers(0, 2)
    sides = st.tuples(cells, st.integers(0, 3))
    colours = draw(st.lists(st.integers(0, 3), min_size=2, max_size=4, unique=True))
    places = draw(st.lists(cells, min_size=len(colours), max_size=len(colours), unique=True))

    def by_file(at: int) -> tuple[int, int]:
        return at % size, at // size

    row = draw(st.lists(SLOT, max_size=5).map(tuple))
    walls = {edge(at, h, size) for at, h in draw(st.lists(sides, max_size=6))} - {-1}
    lifts = draw(st.lists(sides, max_size=3, unique=True))
    pairs = [(a, b) for a in sorted(colours) for b in sorted(colours) if a < b]
    told = draw(st.booleans())
    return Field(
        mode=draw(st.sampled_from(["basic", "full"])),
        size=size,
        heights=tuple(draw(st.lists(levels, min_size=size * size, max_size=size * size))),
        walls=tuple(sorted(walls, key=lambda wall: (by_file(wall >> 2), wall & 3))),
        lifts=tuple(sorted(lifts, key=lambda lift: (by_file(lift[0]), lift[1]))),
        bases=tuple((at, draw(st.integers(0, 3))) for at in sorted(draw(st.sets(cells)), key=by_file)),
        samples=tuple(some_samples(draw, at) for at in sorted(draw(st.sets(cells)), key=by_file)),
        rovers=tuple(a_rover(draw, *both) for both in zip(colours, places, strict=True)),
        row=row,
        loops=some_loops(draw, len(row)),
        turn=draw(st.sampled_from(colours)),
        waits=tuple((colour, draw(st.just(-1) | cells)) for colour in sorted(colours) if draw(st.booleans())),
        locks=tuple(pair for pair in pairs if draw(st.booleans())),
        hands=tuple(a_hand(draw, colour) for colour in colours) if told else (),
        draw=draw(st.integers(0, 52)) if told else -1,
        discard=draw(st.integers(0, 52)) if told else -1,
    )


@settings(max_examples=200, deadline=None)
@given(fields())
def test_any_position_survives_the_round_trip(field: Field) -> None:
    """Written and read again, a position is the same."""
    assert read_field(write_field(field, HOUSE), HOUSE) == field


S, F, J, L, R, U, T, X2, X3 = range(9)

TURNS: list[tuple[str, tuple[Any, ...]]] = [
    ("!", (("commit",),)),
    ("+J@4 *3@4 !", (("insert", J, 4), ("loop", X3, 3, 3), ("commit",))),
    ("+S@2 *2@1-2 *3@3 !", (("insert", S, 2), ("loop", X2, 0, 1), ("loop", X3, 2, 2), ("commit",))),
    ("-@1-2 -@3 L/2 !", (("unloop", 0, 1), ("unloop", 2, 2), ("cover", L, 1), ("commit",))),
    ("+2@0 !", (("insert", X2, 0), ("commit",))),
    ("*2@3-5 !", (("loop", X2, 2, 4), ("commit",))),
    ("pass", (("pass", ()),)),
    ("pass:SLU", (("pass", (S, L, U)),)),
]


@pytest.mark.parametrize(("text", "ops"), TURNS)
@rule("PG-11.6", "PG-10.5")
def test_turns_are_read_and_written_back(text: str, ops: tuple[Any, ...]) -> None:
    """Operations become tuples with slots counted from 0; what is illegal is left for the rules to refuse."""
    assert read_turn(text, HOUSE) == ops
    assert write_turn(ops, HOUSE) == text


@pytest.mark.parametrize(
    ("text", "at", "expected"),
    [
        ("", 0, "a command card"),
        ("+J@4", 4, "a blank"),
        ("+J@ !", 3, "a gap"),
        ("J/0 !", 2, "counted from 1"),
        ("*S@1 !", 1, "a loop card"),
        ("-1 !", 1, "'@'"),
        ("! !", 1, "the end"),
        ("pass:SQ", 6, "the end"),
    ],
)
def test_what_is_no_turn_is_refused_with_the_place(text: str, at: int, expected: str) -> None:
    """The error says at which sign it is, and what should stand there."""
    with pytest.raises(NotationError) as caught:
        read_turn(text, HOUSE)
    assert (caught.value.at, expected in caught.value.expected) == (at, True)


@rule("PG-20.43")
def test_a_card_that_turns_either_way_says_which() -> None:
    """A pack's `turn_choice` card is followed by l or r wherever it is laid."""

    def one_turning_card(raw: Any) -> None:
        raw["card"][3] = {"code": "Q", "kind": "TURN", "effect": "turn_choice", "basic": 6, "full": 6}

    pack = changed("cards", one_turning_card)
    left, right = laid(3, content.LAID_LEFT), laid(3, content.LAID_RIGHT)
    field = read_field(text := f"F {E9} {C9} - Rc3n.0.0 (SQl)2Qr<S R R:SQQ|d1|x1", pack)
    assert field.row == ((S,), (left,), (S, right))
    assert field.hands == (Hand(0, 3, (S, 3, 3)),)
    assert write_field(field, pack) == text
    assert read_turn("+Qr@0 Ql/2 !", pack) == (("insert", right, 0), ("cover", left, 1), ("commit",))
