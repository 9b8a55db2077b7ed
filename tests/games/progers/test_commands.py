"""What commands do to a rover alone on the field (PG-7), on hills and by walls (PG-3)."""

import pytest

from tests.games.progers.at_table import at_pfn
from tests.rule import rule


@rule("PG-7.3", "PG-7.4", "PG-7.2")
def test_a_command_that_cannot_be_carried_out_is_skipped() -> None:
    """O5: the second STEP meets a wall and is skipped; the LEFT after it turns the rover."""
    t = at_pfn("B 6/6/6/6/6/6 b1e - C6 - Ra1e.0.0,Bf6w.0.0 - R").play("+S@0 +S@1 +L@2 !")
    assert t.exec == "SSL"
    assert t.skipped == ["wall"]
    assert t.rover("R") == "b1n"
    assert t.discard == "SSL"
    assert t.told("drew")[0]["n"] == 3


@pytest.mark.parametrize(
    ("field", "why"),
    [
        ("B E6 C6 - Ra3w.0.0,Bf6w.0.0 - R", "rim"),
        ("B 6/6/6/6/6/6 a3n - C6 - Ra3n.0.0,Bf6w.0.0 - R", "wall"),
        ("B 6/6/6/6/6/6 a3n - C6 - Ra4s.0.0,Bf6w.0.0 - R", "wall"),
        ("B 6/6/l5/6/6/6 - - C6 - Ra3n.0.0,Bf6w.0.0 - R", "cliff"),
        ("B 6/6/6/l5/6/6 - - C6 - Ra3n.0.0,Bf6w.0.0 - R", "cliff"),
    ],
)
@pytest.mark.parametrize("card", ["S", "F"])
@rule("PG-7.4", "PG-7.5", "PG-3.3", "PG-3.6", "PG-3.8")
def test_what_stops_driving(field: str, why: str, card: str) -> None:
    """The rim, a wall from either side, a cliff from below and from above: neither STEP nor RUN begins."""
    t = at_pfn(field)
    before = t.rover("R")
    t.play(f"+{card}@0 !")
    assert t.skipped == [why]
    assert t.rover("R") == before


@rule("PG-7.1")
def test_a_rover_only_moves_ahead_cell_by_cell() -> None:
    """Whatever way it faces, the next cell in that direction is where it goes."""
    for heading, after in zip("nesw", ["c4n", "d3e", "c2s", "b3w"], strict=True):
        t = at_pfn(f"B E6 C6 - Rc3{heading}.0.0,Bf6w.0.0 - R").play("+S@0 !")
        assert t.rover("R") == after


@pytest.mark.parametrize("card", ["S", "F", "J"])
@rule("PG-7.4", "PG-7.5", "PG-7.9", "PG-3.10")
def test_the_cell_in_the_corner_is_one_like_any_other(card: str) -> None:
    """Into a1, whoever's base it is, and out again."""
    t = at_pfn("B E6 C6 - Bb1w.0.0,Rf6w.0.0 - B").play(f"+{card}@0 !", "pass", f"+R@0 +{card}@1 !")
    assert t.told("drove" if card != "J" else "jumped")
    assert t.rover("B") == ("a2n" if card != "F" else "a6n")


@rule("PG-7.5", "PG-7.3")
def test_a_run_goes_on_until_something_blocks_it() -> None:
    t = at_pfn("B 6/6/6/6/6/6 d3e - C6 - Ra3e.0.0,Bf6w.0.0 - R").play("+F@0 !")
    assert t.rover("R") == "d3e"
    assert not t.skipped
    assert [args["at"] for args in t.told("drove")] == ["b3", "c3", "d3"]


@rule("PG-7.5", "PG-7.6")
def test_a_run_stops_on_the_first_token_it_enters_and_not_on_the_one_it_starts_from() -> None:
    """A full rover on a3 stands on a token; its RUN leaves that cell and ends on c3."""
    t = at_pfn("B E6 C6 a3,c3,e3 Ra3e.2.0,Bf6w.0.0 - R").play("+F@0 !")
    assert t.rover("R") == "c3e"
    assert t.hold("R") == 3
    assert (t.tokens("a3"), t.tokens("c3"), t.tokens("e3")) == (1, 0, 1)


@rule("PG-7.7", "PG-14.6")
def test_nothing_but_tokens_stops_a_run() -> None:
    """Over an upper and a lower platform of a lift and over a laboratory, without a stop or a ride."""
    t = at_pfn("F LF C9 - Re9s.0.0,Bi9w.0.0 - R").play("+F@0 +J@1 +F@2 !")
    assert [args["at"] for args in t.told("drove")] == ["e8", "e7", "e5", "e4"]
    t = at_pfn("F LF C9 - Rb3e.0.0,Bi9w.0.0 - R").play("+F@0 +U@1 !")
    assert not t.told("lifted")
    assert t.rover("R") == "i3w"
    t = at_pfn("B E6 a1R,a4Y,f1B,f6G c5 Ra1n.1.0,Bf6w.0.0 - R").play("+F@0 !")
    assert t.rover("R") == "a6n"  # over the laboratory on a4
    assert t.points("R") == 2


@rule("PG-7.8", "PG-20.4", "PG-8.4")
def test_a_token_stops_a_full_rover_and_stays() -> None:
    """O7: the RUN ends on c2 with nothing loaded; the STEP goes on."""
    t = at_pfn("B E6 C6 c2 Ra2e.3.0,Bf6w.0.0 - R").play("+F@0 +S@1 !")
    assert t.stands("B E6 C6 c2 Rd2e.3.0,Bf6w.0.0 - B")


@rule("PG-20.4")
def test_a_full_rover_drives_over_tokens_if_the_table_says_so() -> None:
    """O7 with full_hold_stops = false: on to f2; but a laboratory with a token stops it, for there it gets room."""
    t = at_pfn("B E6 C6 c2 Ra2e.3.0,Bf6w.0.0 - R", full_hold_stops=False).play("+F@0 +S@1 !")
    assert t.rover("R") == "f2e"
    assert t.skipped == ["rim"]
    t = at_pfn("B E6 a1R,c2Y,f1B,f6G c2 Ra2e.3.0,Bf6w.0.0 - R", full_hold_stops=False).play("+F@0 !")
    assert t.rover("R") == "c2e"
    assert t.hold("R") == 0
    t = at_pfn("B E6 C6 c2 Ra2e.2.0,Bf6w.0.0 - R", full_hold_stops=False).play("+F@0 !")
    assert t.rover("R") == "c2e"  # with room it stops as ever


@rule("PG-7.9", "PG-7.4", "PG-3.9")
def test_a_jump_leads_over_a_wall_and_onto_a_hill() -> None:
    """O8: steps are skipped at the wall and at the cliff; jumps pass both."""
    t = at_pfn("B 6/6/6/6/3l2/6 c1n - C6 - Rc1n.0.0,Bf6w.0.0 - R").play("+S@0 +J@1 +R@2 !")
    assert t.skipped == ["wall"]
    assert t.rover("R") == "c2e"
    t.play("+L@0 !", "+S@0 +J@1 +S@2 !")
    assert t.skipped == ["cliff", "cliff"]
    assert t.rover("R") == "d2e"
    t.play("+L@0 !", "+J@0 !")
    assert t.rover("R") == "e2e"  # and down again


@rule("PG-7.10", "PG-20.2")
def test_no_jump_climbs_or_falls_two_storeys() -> None:
    """O9: ground, low, high and back one by one; from the ground to the high hill and back never."""
    t = at_pfn("F 9/9/9/9/9/9/9/9/2lh5 - - C9 - Rb1e.0.0,Be1w.0.0 - R").play("+J@0 +J@1 !")
    assert t.rover("R") == "d1e"
    t.play("!")
    assert t.skipped == ["storeys", "storeys"]
    assert t.rover("B") == "e1w"
    still = t.play("!")
    assert still.skipped == ["storeys", "storeys"]
    t = at_pfn("F 9/9/9/9/9/9/9/9/2lh5 - - C9 - Rd1e.0.0,Be1w.0.0 JJ R").play("U/1 !")
    assert t.exec == "UJ"
    assert t.row == "U<JJ"
    assert t.rover("R") == "c1w"


@rule("PG-7.11", "PG-7.9")
def test_a_jump_is_one_cell_long_and_leads_over_no_rover() -> None:
    t = at_pfn("B E6 C6 - Ra3e.0.0,Bf6w.0.0 - R").play("+J@0 !")
    assert t.rover("R") == "b3e"
    t = at_pfn("B E6 C6 - Ra3e.0.0,Bb3w.0.0 - R").play("+J@0 !")
    assert t.rover("R") == "a3e"
    assert t.told("bumped")


@rule("PG-3.8", "PG-7.9")
def test_no_jump_leaves_the_field() -> None:
    t = at_pfn("B E6 C6 - Ra3w.0.0,Bf6w.0.0 - R").play("+J@0 !")
    assert t.skipped == ["rim"]
    assert t.rover("R") == "a3w"


@pytest.mark.parametrize(("card", "after"), [("L", "w"), ("R", "e"), ("U", "s")])
@rule("PG-7.12", "PG-7.13", "PG-20.43")
def test_turning_is_always_possible(card: str, after: str) -> None:
    """Boxed in by walls on all sides, each of the three cards turns its own way."""
    t = at_pfn("B 6/6/6/6/6/6 c3n,c3e,c3s,c3w - C6 - Rc3n.0.0,Bf6w.0.0 - R").play(f"+{card}@0 !")
    assert t.rover("R") == f"c3{after}"


@rule("PG-7.14", "PG-8.10", "PG-7.5")
def test_neither_loading_nor_delivering_nor_obstacles_end_a_program() -> None:
    """O6: two tokens loaded and delivered in one turn; with a LEFT in place of the last RUN they stay on board."""
    field = "B E6 C6 b4=g,c1=y,e1=b Ra1e.0.0,Bf6w.0.0 - R"
    t = at_pfn(field).play("+F@0 +F@1 +F@2 !")
    assert t.stands("B E6 C6 b4=g Rf1e.0.yb,Bf6w.0.0 - B")
    assert t.points("R") == 4
    t = at_pfn(field).play("+F@0 +F@1 +L@2 !")
    assert t.rover("R") == "e1n"
    assert (t.hold("R"), t.points("R")) == (2, 0)


@rule("PG-7.14")
def test_after_a_delivery_the_program_goes_on() -> None:
    t = at_pfn("B E6 C6 a4 Re1e.1.0,Bf6w.0.0 - R").play("+S@0 +L@1 +S@2 !")
    assert t.points("R") == 2
    assert t.rover("R") == "f2n"


@rule("PG-3.5", "PG-20.3", "PG-7.5", "PG-7.9")
def test_a_ready_made_landscape_in_play() -> None:
    """O37: preset B3 with its walls, its hill foot and its tokens."""
    t = at_pfn("B @Y6+BA@d3r1+BB@b3r0 - - C6 b2,c1,c4,d5 Ra1e.0.0,Bf6w.0.0 - R").play("+F@0 +J@1 +L@2 !")
    assert t.rover("R") == "c1n"
    assert t.hold("R") == 1
    t.play("+L@0 +F@1 !")
    assert t.rover("B") == "f4s"
    t.play("+F@0 +J@1 !")
    assert t.rover("R") == "c3n"


@rule("PG-3.7", "PG-20.1")
def test_touching_hills_of_one_height() -> None:
    """O38: from one hill to the other without an edge; with `closed` only a jump crosses."""
    field = "B @Y6+BA@d3r1+BB@b3r0 - - C6 - Rb4e.0.0,Bf6w.0.0 - R"
    assert at_pfn(field).play("+F@0 !").rover("R") == "e4e"
    closed = at_pfn(field, same_height_edge="closed").play("+F@0 !")
    assert closed.rover("R") == "c4e"
    closed.play("pass", "+J@0 !")
    assert closed.rover("R") == "d4e"
