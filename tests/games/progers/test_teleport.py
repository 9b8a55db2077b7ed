"""The pulse of a TELEPORT (PG-13)."""

import pytest

from tests.games.progers.at_table import at_pfn
from tests.rule import rule


@rule("PG-13.1", "PG-13.5", "PG-13.6")
def test_a_rover_is_sent_home_and_leaves_its_tokens() -> None:
    """O15: facing as before; its tokens lie where it stood."""
    t = at_pfn("F E9 C9 - Rc5e.0.0,Bg5n.2.0 - R").play("+T@0 +S@1 !")
    assert t.stands("F E9 C9 g5x2 Rd5e.0.0,Bi1n.0.0 TS B")


@rule("PG-13.7")
def test_nothing_happens_when_its_home_is_occupied() -> None:
    """O16: not to B, nor to the token behind it; the program goes on."""
    t = at_pfn("F E9 C9 d5,h1 Rc1e.0.0,Bg1n.2.0,Gi1n.0.0 - R").play("+T@0 +S@1 !")
    assert t.stands("F E9 C9 d5,h1 Rd1e.0.0,Bg1n.2.0,Gi1n.0.0 TS B")
    assert t.skipped == ["occupied"]


@rule("PG-13.7")
def test_the_shooter_itself_may_occupy_it() -> None:
    t = at_pfn("F E9 C9 - Ri1w.0.0,Bg1n.2.0 - R").play("+T@0 !")
    assert t.stands("F E9 C9 - Ri1w.0.0,Bg1n.2.0 T B")


@rule("PG-13.1", "PG-13.2", "PG-13.9", "PG-13.10", "PG-20.24")
def test_a_stack_is_pulled_through_a_wall() -> None:
    """O17: f5, e5, d5; the STEP loads both. Pulled onto its own cell they are loaded as far as there is room."""
    walled = "F 9/9/9/9/9/9/9/9/9 e5e - C9 f5x2 Rc5e.{}.0,Bg1n.2.0 - R"
    t = at_pfn(walled.format(0)).play("+T@0 +T@1 +S@2 !")
    assert t.stands("F 9/9/9/9/9/9/9/9/9 e5e - C9 - Rd5e.2.0,Bg1n.2.0 TTS B")
    t = at_pfn(walled.format(2)).play("+T@0 *3@1 !")
    assert (t.hold("R"), t.tokens("c5"), t.rover("R")) == (3, 1, "c5e")


@rule("PG-20.24", "PG-13.10", "PG-13.14")
def test_pulled_tokens_lie_under_the_shooter_if_the_table_says_so() -> None:
    """And a pulse does not meet what lies under the shooter itself."""
    t = at_pfn("F E9 C9 d5x2 Rc5e.0.0,Bg1n.2.0 - R", pull_boards=False).play("+T@0 +T@1 !")
    assert (t.hold("R"), t.tokens("c5")) == (0, 2)
    assert t.skipped == ["target"]


@rule("PG-13.2", "PG-13.3")
@pytest.mark.parametrize("hill", ["4l4", "4h4"])
def test_a_hill_stops_the_pulse(hill: str) -> None:
    """O18."""
    t = at_pfn(f"F 9/9/9/9/{hill}/9/9/9/9 - - C9 g5 Rc5e.0.0,Bg1n.2.0 - R").play("+T@0 !")
    assert t.tokens("g5") == 1
    assert t.skipped == ["target"]


@rule("PG-13.3", "PG-3.7", "PG-20.21")
def test_on_a_hill_the_pulse_keeps_to_its_height() -> None:
    """Along touching cells of one height; it ends at the brink, and at a higher storey."""
    t = at_pfn("F 9/9/9/9/2llll3/9/9/9/9 - - C9 f5 Rc5e.0.0,Bg1n.2.0 - R").play("+T@0 !")
    assert t.tokens("e5") == 1
    t = at_pfn("F 9/9/9/9/2ll1l3/9/9/9/9 - - C9 f5 Rc5e.0.0,Bg1n.2.0 - R").play("+T@0 !")
    assert t.tokens("f5") == 1
    t = at_pfn("F 9/9/9/9/2l1ll3/9/9/9/9 - - C9 f5 Rc5e.0.0,Bg1n.2.0 - R").play("+T@0 !")
    assert t.tokens("f5") == 1  # though it could be pulled to e5
    t = at_pfn("F 9/9/9/9/2llhl3/9/9/9/9 - - C9 f5 Rc5e.0.0,Bg1n.2.0 - R").play("+T@0 !")
    assert t.tokens("f5") == 1


@rule("PG-20.21")
def test_a_flying_pulse_crosses_lower_ground() -> None:
    """pulse_gap = fly: over the gap onto the next hill; what lies below is ignored, what is higher ends it, and
    tokens are pulled only onto a cell of that height."""

    def after(heights: str, samples: str, bg: str = "Bg1n.2.0") -> str:
        field = f"F 9/9/9/9/{heights}/9/9/9/9 - - C9 {samples} Rc5e.0.0,{bg} - R"
        return at_pfn(field, pulse_gap="fly").play("+T@0 !").pfn().split(" ")[5]

    assert after("2l1ll3", "f5") == "e5"
    assert after("2l1ll3", "d5,f5") == "d5,e5"
    assert after("2l1l4", "e5") == "e5"  # nowhere to pull it to
    assert after("2l1hl3", "f5") == "f5"
    assert after("2l1l4", "-", "Be5n.2.0") == "e5x2"  # a rover beyond the gap is sent home
    assert after("2l6", "e5", "Be5n.0.0") == "e5"  # one below is not met


@rule("PG-13.1", "PG-3.10")
def test_a_pulse_reaches_into_the_corner() -> None:
    t = at_pfn("F E9 a9R,b9Y,i1B,i9G - Re1w.0.0,Ba1n.1.0 - R").play("+T@0 !")
    assert (t.rover("B"), t.tokens("a1")) == ("i1n", 1)


@rule("PG-13.4", "PG-3.8")
def test_a_pulse_that_meets_nothing() -> None:
    t = at_pfn("F E9 C9 a6,d4 Rc5e.1.0,Bg1n.2.0 - R").play("+T@0 !")
    assert t.stands("F E9 C9 a6,d4 Rc5e.1.0,Bg1n.2.0 T B")
    assert t.skipped == ["target"]


@rule("PG-13.1")
def test_the_first_object_shields_what_is_behind_it() -> None:
    t = at_pfn("F E9 C9 e5 Rc5e.0.0,Bg5n.2.0 - R").play("+T@0 !")
    assert (t.tokens("d5"), t.rover("B")) == (1, "g5n")
    t = at_pfn("F E9 C9 h5 Rc5e.0.0,Bg5n.0.0 - R").play("+T@0 !")
    assert (t.tokens("h5"), t.rover("B")) == (1, "i1n")


@rule("PG-13.8", "PG-20.23")
def test_a_rover_at_home_is_not_affected() -> None:
    """The pulse ends there all the same: the token beyond stays. With `drop` the hold is laid down and stays."""
    field = "F E9 a1R,a9Y,g5B,i9G h5 Rc5e.0.0,Bg5n.2.0 - R"
    t = at_pfn(field).play("+T@0 !")
    assert (t.hold("B"), t.tokens("h5")) == (2, 1)
    t = at_pfn(field, home_pulse="drop").play("+T@0 !")
    assert (t.hold("B"), t.tokens("g5"), t.tokens("h5"), t.rover("B")) == (0, 2, 1, "g5n")


@rule("PG-13.11", "PG-20.22")
def test_on_a_cell_with_both_the_rover_is_hit() -> None:
    """What it drops joins the tokens there; where the teleport is barred, the tokens stay too."""
    t = at_pfn("F E9 C9 g5 Rc5e.0.0,Bg5n.2.0 - R").play("+T@0 !")
    assert (t.tokens("g5"), t.rover("B")) == (3, "i1n")
    t = at_pfn("F E9 C9 g1 Rc1e.0.0,Bg1n.2.0,Gi1n.0.0 - R").play("+T@0 !")
    assert (t.tokens("g1"), t.rover("B"), t.hold("B")) == (1, "g1n", 2)
    t = at_pfn("F E9 a1R,a9Y,g5B,i9G g5 Rc5e.0.0,Bg5n.2.0 - R").play("+T@0 !")
    assert (t.tokens("g5"), t.hold("B")) == (1, 2)


@rule("PG-13.12", "PG-20.25", "PG-8.1")
def test_a_rover_sent_home_loads_what_lies_there() -> None:
    """Up to three; its home is no laboratory."""
    t = at_pfn("F E9 C9 i1x5 Rc5e.0.0,Bg5n.1.0 - R").play("+T@0 !")
    assert (t.hold("B"), t.tokens("i1"), t.tokens("g5"), t.points("B")) == (3, 2, 1, 0)


@rule("PG-13.13", "PG-9.7", "PG-14.12")
def test_being_teleported_unlocks_ends_a_wait_and_starts_no_lift() -> None:
    """R is locked with B and shoots it home; B waited for the lift at e3. Its home e3 would be a platform: no ride."""
    t = at_pfn("F E9 C9 - Rf5e.0.0,Bg5w.2.0 - R").play("+S@0 +T@1 !")
    assert t.told("paid")
    assert t.pfn().split(" ")[8] == "B"
    t = at_pfn("F LF C9 - Ra3e.0.0,Be3n.2.0,Ge4n.0.0 - R^B").play("+T@0 !")
    assert t.rover("B") == "i1n"
    assert t.m.view(None).board.rovers[1].waiting == -1
    t = at_pfn("F LF a1R,a9Y,e3B,i9G - Rc8e.0.0,Bg8w.0.0 - R").play("+T@0 !")
    assert t.rover("B") == "e3w"


@rule("PG-13.14")
def test_the_shooter_stays_as_it_is() -> None:
    t = at_pfn("F E9 C9 c5x2 Rc5e.3.0,Bg5n.2.0 - R").play("+T@0 !")
    assert (t.rover("R"), t.hold("R"), t.tokens("c5")) == ("c5e", 3, 2)
