"""Lifts: which work, when they act, and what happens when one is blocked (PG-14)."""

import pytest

from tests.games.progers.at_table import at_pfn
from tests.rule import rule

WALLED = "9/9/9/3lll3/3lll3/3lll3/9/9/9 e3n e4s"


@rule("PG-14.4", "PG-14.7", "PG-8.1")
def test_up_by_lift_to_a_sample() -> None:
    """O19: e3, lifted to e4, loaded."""
    t = at_pfn("F LF C9 e4 Re2n.0.0,Bi9w.0.0 - R").play("+S@0 !")
    assert t.stands("F LF C9 - Re4n.1.0,Bi9w.0.0 S B")


@rule("PG-14.7", "PG-14.4", "PG-14.15")
def test_down_by_lift_facing_as_before() -> None:
    """O20: the RUN ends at the brink above the lift, LEFT turns, the lift takes it down."""
    t = at_pfn("F LF C9 - Re6s.1.0,Bi9w.0.0 - R").play("+F@0 +R@1 !")
    assert t.rover("R") == "e3w"


@rule("PG-14.15")
def test_the_edge_of_a_platform_is_a_cliff() -> None:
    """STEP from below and from above is skipped; JUMP passes."""
    t = at_pfn("F LF C9 - Re3n.1.0,Bi9w.0.0 SL R").play("!")
    assert t.skipped == ["cliff"]
    t = at_pfn("F LF C9 - Re3n.1.0,Bi9w.0.0 JS R").play("!")
    assert t.rover("R") == "e5n"


@rule("PG-14.9", "PG-14.10", "PG-11.1", "PG-9.4", "PG-9.6")
def test_a_blocked_lift() -> None:
    """O21: B on e4 pays one and the pair is locked; R waits, and is lifted as its next turn begins."""
    t = at_pfn("F LF C9 - Re2n.1.0,Be4e.2.0 - R").play("+S@0 !")
    assert t.stands("F LF C9 - Re3n.2.0,Be4e.1.0 S B^R=RB")
    t.play("+S@1 !")
    assert t.rover("B") == "f4e"
    assert t.rover("R") == "e4n"  # its turn has begun: the lift came first
    assert t.m.view(None).board.locks == []
    t.play("+L@2 !")
    assert t.exec == "SSL"
    assert t.rover("R") == "e6w"


@rule("PG-14.9", "PG-9.10")
def test_a_lift_blocked_at_the_laboratory_delivers_what_is_paid() -> None:
    """The lower platform e3 is a laboratory of red here."""
    t = at_pfn("F LF a1R,a9Y,e3B,i9G a5 Re2n.0.0,Be4e.y.0 - R").play("+S@0 !")
    assert t.points("R") == 2


@rule("PG-14.11", "PG-20.29")
def test_a_lift_still_blocked_costs_nothing_until_the_program_ends() -> None:
    """R waits at e3; G has come to e4 in B's place. At the start of R's turn nobody pays; after its program G does."""
    t = at_pfn("F LF C9 - Re3n.0.0,Ba5e.0.0,Ge4e.2.0 L G^R").play("pass")
    assert (t.to_move, t.rover("R"), t.hold("G")) == ("R", "e3n", 2)
    assert t.m.view(None).board.rovers[0].waiting == t.cell("e4")
    t.play("!")
    assert (t.rover("R"), t.hold("R"), t.hold("G")) == ("e3w", 1, 1)
    assert t.m.view(None).board.rovers[0].waiting == t.cell("e4")


@rule("PG-14.12")
def test_a_wait_ends_when_the_rover_leaves() -> None:
    """R drives away from e3: nothing lifts it as its next turn begins."""
    t = at_pfn("F LF C9 - Re3n.0.0,Be4e.0.0 - R^R").play("+L@0 +S@1 !")
    assert t.rover("R") == "d3w"
    assert t.m.view(None).board.rovers[0].waiting == -1
    t.play("pass")
    assert t.rover("R") == "d3w"


@rule("PG-14.10", "PG-3.10")
def test_a_lift_may_end_in_a_corner() -> None:
    """R waits on b1 for a1, and is taken there when B has left."""
    t = at_pfn("F 9/9/9/9/9/9/9/9/1l7 - b1w C9 - Rb1n.0.0,Ba1n.0.0 S R").play("!")
    assert t.stands("F 9/9/9/9/9/9/9/9/1l7 - b1w C9 - Rb1n.0.0,Ba1n.0.0 S B^R")
    t.play("!")
    assert (t.rover("B"), t.rover("R")) == ("a2n", "a1n")


@rule("PG-14.13", "PG-20.28", "PG-14.10")
def test_who_passes_is_only_taken_by_a_lift_it_waited_for() -> None:
    t = at_pfn("F LF C9 - Re3n.0.0,Bi9w.0.0 - R").play("pass")
    assert t.rover("R") == "e3n"
    t = at_pfn("F LF C9 - Re3n.0.0,Bf4e.0.0 - B^R").play("pass")
    assert t.rover("R") == "e4n"
    t.play("pass")
    assert t.rover("R") == "e4n"


@rule("PG-14.5", "PG-20.28", "PG-14.8")
def test_it_acts_on_a_rover_that_has_not_moved_and_once() -> None:
    """Turning on the platform is a program: up; next turn, down again. Never both at once."""
    t = at_pfn("F LF C9 - Re3n.0.0,Bi9w.0.0 - R").play("+L@0 !")
    assert t.rover("R") == "e4w"
    assert len(t.told("lifted")) == 1
    t.play("!", "!")
    assert t.rover("R") == "e3s"


@rule("PG-14.8", "PG-14.14", "PG-20.30")
def test_of_two_lifts_the_owner_takes_one() -> None:
    """e3 is below e4 and below f3: both are offered, and one ride is all. A blocked one may be chosen."""
    two = "9/9/9/9/9/4l4/5l3/9/9 - e4s,f3w"
    t = at_pfn(f"F {two} C9 - Re2n.0.0,Bi9w.0.0 - R").play("+S@0 !")
    assert t.ask.kind is t.box.LIFT
    assert sorted(t.box.names[cell] for cell in t.ask.options) == ["e4", "f3"]
    assert t.ask.why_not(t.cell("e2")) is not None
    t.answer(t.cell("f3"))
    assert (t.rover("R"), t.to_move) == ("f3n", "B")
    t = at_pfn(f"F {two} C9 - Re2n.0.0,Bf3w.1.0 - R").play("+S@0 !")
    t.answer(t.cell("f3"))
    assert t.pfn().split(" ")[6:] == ["Re3n.1.0,Bf3w.0.0", "S", "B^R>f3=RB"]
    t.play("pass")
    assert t.rover("R") == "e3n"  # e4 is free, but it waits for f3


@rule("PG-14.2", "PG-20.27")
@pytest.mark.parametrize(
    ("ground", "start"),
    [
        (WALLED, "e2n"),  # O22: a stone wall before it
        ("9/9/9/9/9/4l4/4l4/9/9 - e4s", "e2n"),  # the flank of a hill of the same height
        ("9/9/9/9/9/4l4/4h4/9/9 - e4s", "e2n"),  # of a higher one
    ],
)
def test_a_lift_that_faces_a_wall_is_out_of_order(ground: str, start: str) -> None:
    t = at_pfn(f"F {ground} C9 - R{start}.0.0,Bi9w.0.0 - R").play("+S@0 !")
    assert not t.told("lifted")
    assert not t.m.view(None).board.ground.lifts[0].works


@rule("PG-14.2", "PG-3.8")
def test_a_lift_at_the_rim_is_out_of_order() -> None:
    t = at_pfn("F 9/9/9/9/9/9/9/9/4l4 - e1s C9 - Rd1e.0.0,Bi9w.0.0 - R").play("+J@0 !")
    assert t.rover("R") == "e1e"


@rule("PG-14.3", "PG-20.27")
def test_a_lift_may_end_on_a_low_hill() -> None:
    """From two storeys to one, and from two to the ground; with `dead` only the latter."""
    to_hill, to_ground = "9/9/9/9/9/4h4/4l4/9/9 - e4s", "9/9/9/9/9/4h4/9/9/9 - e4s"
    for ground, option, after in [
        (to_hill, "works", "e3w"),
        (to_ground, "works", "e3w"),
        (to_hill, "dead", "e4w"),
        (to_ground, "dead", "e3w"),
    ]:
        t = at_pfn(f"F {ground} C9 - Re4n.0.0,Bi9w.0.0 - R", lift_to_hill=option).play("+L@0 !")
        assert t.rover("R") == after


@rule("PG-14.6")
def test_passing_over_a_platform_does_nothing() -> None:
    t = at_pfn("F LF C9 - Re2n.0.0,Bi9w.0.0 - R").play("+S@0 +L@1 +S@2 !")
    assert (t.rover("R"), len(t.told("lifted"))) == ("d3w", 0)


@rule("PG-14.16", "PG-16.3", "PG-14.7")
def test_a_ride_can_end_the_game() -> None:
    """The platform below is a laboratory of red, who has 7 points and two tokens on board."""
    t = at_pfn("F LF a1R,a9Y,e3B,i9G a5 Re4n.yy.ybgp,Bi9w.0.0 - R").play("+L@0 !")
    assert t.m.result is not None
    assert t.m.result.reason == "target"
    t = at_pfn("F LF a1R,a9Y,e3B,i9G a5 Re4n.yy.ybgp,Be3w.0.0 - B^R").play("+S@0 !")
    assert t.m.result is not None  # the ride it waited for, as its turn begins
    assert t.m.result.ranks == [1, 2]


@rule("PG-11.20", "PG-16.3")
def test_when_the_game_is_over_no_lift_moves() -> None:
    """The target is reached on e3, a laboratory and a lower platform: R stays there, and the row lies as it lay."""
    t = at_pfn("F LF a1R,a9Y,e3B,i9G a5 Re2n.yy.ybgp,Bi9w.0.0 LRS R").play("+L@2 +R@3 !")
    assert t.m.result is not None
    assert (t.rover("R"), t.row, t.exec) == ("e3n", "LRLRS", "LRLRS")


@rule("PG-1.3", "PG-11.20")
def test_in_basic_there_are_no_lifts() -> None:
    """Even on a ground that has one."""
    t = at_pfn("B 6/6/6/2l3/6/6 - c3s C6 - Rc1n.0.0,Bf6w.0.0 - R").play("+S@0 !")
    assert t.rover("R") == "c2n"


@rule("PG-14.16")
def test_only_the_active_rover_is_lifted() -> None:
    t = at_pfn("F LF C9 - Ra2n.0.0,Be3w.0.0 - R").play("+S@0 !")
    assert t.rover("B") == "e3w"


@rule("PG-14.4", "PG-7.9", "PG-7.10", "PG-14.1")
def test_the_staircase_in_play() -> None:
    """O31: up a lift onto the low hill, a wall jumped over, from the low hill onto the high one."""
    f1 = "F @R9+LA@a5r3+LB@b3r1+HI@e5r3 - -"
    t = at_pfn(f"{f1} C9 c6,i5 Rd6w.0.0,Bi9w.0.0 - R").play("+R@0 !")
    assert (t.rover("R"), t.hold("R")) == ("c6n", 1)
    t = at_pfn(f"{f1} C9 b7,i5 Rd7w.0.0,Bi9w.0.0 - R").play("+S@0 +J@1 +J@2 !")
    assert t.skipped == ["cliff"]
    assert (t.rover("R"), t.hold("R")) == ("b7w", 1)
    t = at_pfn(f"{f1} C9 - Re4e.0.0,Bi9w.0.0 - R").play("+L@0 +J@1 +F@2 !")
    assert t.rover("R") == "e6n"
