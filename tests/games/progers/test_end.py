"""Points and how the game ends (PG-16)."""

import pytest

from ludarium.games.progers.view import expected
from tests.games.progers.at_table import AtTable, at_pfn
from tests.rule import rule


def result(t: AtTable) -> tuple[str, list[int], list[int]]:
    assert t.m.result is not None
    return t.m.result.reason, t.m.result.scores, t.m.result.ranks


@rule("PG-16.1")
def test_the_scoring_example_of_the_rulebook() -> None:
    """O1: two yellow and a blue are 2 + 1 + 2 points; a second blue is one more. Types count for each player apart."""
    t = at_pfn("B E6 C6 c3 Re1e.yyb.0,Bf5n.y.0 - R").play("+S@0 !")
    assert t.points("R") == 5
    t.play("+S@0 !")
    assert t.points("B") == 2
    assert t.m.view(None).board.rovers[0].points == 5
    t = at_pfn("B E6 C6 c3 Re1e.b.yyb,Bf5n.y.0 - R").play("+S@0 !")
    assert t.points("R") == 6


@rule("PG-16.2")
def test_what_is_on_board_is_worth_nothing() -> None:
    t = at_pfn("B E6 C6 - Rc1w.g.yb,Bf6s.pp.ybp,Gf1n.b.gg - R").play("+F@0 !")
    assert t.points("R") == 6
    assert (t.points("B"), t.points("G")) == (6, 3)


@rule("PG-16.3", "PG-8.7", "PG-20.48", "PG-20.45", "PG-11.20")
def test_the_target_ends_the_game_in_the_middle_of_a_program() -> None:
    """O13: green and blue are both counted; UTURN and the second RUN are not carried out. With 6 points it goes on."""
    t = at_pfn("B E6 C6 b2=g Rd1e.gb.yb,Bf6w.0.0 - R").play("+F@0 +U@1 +F@2 !")
    assert t.exec == "F"
    assert t.rover("R") == "f1e"
    assert result(t) == ("target", [7, 0], [1, 2])
    assert t.told("over") == [{"reason": "target"}]
    assert not t.told("drew")
    t = at_pfn("B E6 C6 b2=g Rd1e.yb.yb,Bf6w.0.0 - R").play("+F@0 +U@1 +F@2 !")
    assert (t.points("R"), t.rover("R"), t.m.result) == (6, "a1w", None)


@pytest.mark.parametrize(("mode", "before", "target"), [("B", "yyb", 7), ("F", "yyybb", 9)])
@rule("PG-16.3", "PG-6.7")
def test_seven_in_basic_and_nine_in_full(mode: str, before: str, target: int) -> None:
    """One below the target the game goes on; at the target it is over."""
    ground, corners, start = ("E6", "C6", "e1e") if mode == "B" else ("E9", "C9", "b9w")
    short = at_pfn(f"{mode} {ground} {corners} c3 R{start}.b.{before},Bd4w.0.0 - R").play("+S@0 !")
    assert short.points("R") == target - 1
    assert short.m.result is None
    enough = at_pfn(f"{mode} {ground} {corners} c3 R{start}.p.{before},Bd4w.0.0 - R").play("+S@0 !")
    assert enough.points("R") == target
    assert result(enough) == ("target", [target, 0], [1, 2])


@rule("PG-16.4", "PG-16.5", "PG-20.38", "PG-20.45")
def test_all_delivered_and_a_shared_victory() -> None:
    """O29: 6, 6, 5 and 5 points: red and blue share the victory, by types too, for they have three each."""
    field = "B E6 C6 - Rc1w.g.yb,Bf6s.0.ybp,Gf1n.0.ypp,Ya6e.0.bgg - R"
    t = at_pfn(field).play("+F@0 !")
    assert result(t) == ("all_delivered", [6, 6, 5, 5], [1, 1, 3, 3])
    assert result(at_pfn(field, tie="types").play("+F@0 !"))[2] == [1, 1, 3, 3]


@rule("PG-20.38", "PG-16.5")
def test_more_different_types_break_a_tie_if_the_table_says_so() -> None:
    """Six points each: blue with three types, red with two."""
    field = "B E6 C6 - Rc1w.y.yyb,Bf6s.0.bgp - R"
    for tie, ranks in (("shared", [1, 1]), ("types", [2, 1])):
        t = at_pfn(field, tie=tie).play("+F@0 !")
        assert result(t) == ("all_delivered", [6, 6], ranks)


@rule("PG-16.6")
def test_nobody_gets_a_turn_to_catch_up() -> None:
    """The first player reaches the target: the match is over, though the others have had a turn less."""
    t = at_pfn("B E6 C6 c3 Re1e.ybg.g,Bf5n.ybp.p,Ga5n.yb.g - R").play("+S@0 !")
    assert result(t)[0] == "target"
    assert t.m.ask is None


@rule("PG-20.40", "PG-16.6")
def test_the_round_is_finished_if_the_table_says_so() -> None:
    """Red reaches 7 and still carries out its program; blue and green have their turns; green overtakes and wins."""
    t = at_pfn("B E6 C6 c3 Re1e.ybg.g,Bd4n.0.0,Ga5n.ybp.yb - R", finish_round="on").play("+S@0 +U@1 !")
    assert t.exec == "SU"
    assert t.m.view(None).board.last_round
    t.play("pass", "+S@0 !")
    assert result(t) == ("target", [7, 0, 8], [2, 3, 1])
    last = at_pfn("B E6 C6 c3 Rd4n.0.0,Be1e.ybg.g - B", finish_round="on").play("+S@0 !")
    assert result(last) == ("target", [0, 7], [2, 1])  # nobody is later in the order
    all_gone = at_pfn("B E6 C6 - Re1e.ybg.g,Bd4n.0.0 - R", finish_round="on").play("+S@0 +U@1 !")
    assert all_gone.exec == "S"
    assert result(all_gone)[0] == "target"


@rule("PG-20.40", "PG-20.38")
def test_a_tie_after_the_finished_round() -> None:
    field = "B E6 C6 c3 Re1e.ybg.g,Ba5n.ybp.b - R"
    for tie, ranks in (("shared", [1, 1]), ("types", [1, 1])):
        t = at_pfn(field, finish_round="on", tie=tie).play("+S@0 !", "+S@0 !")
        assert result(t) == ("target", [7, 7], ranks)


@rule("PG-16.8")
def test_target_and_last_token_together_count_as_the_target() -> None:
    t = at_pfn("B E6 C6 - Re1e.ybg.g,Bd4n.0.yb - R").play("+S@0 !")
    assert result(t)[0] == "target"


@rule("PG-16.7", "PG-20.39")
def test_a_long_while_without_a_token_ends_the_game() -> None:
    """20 rounds of two: after 39 idle turns it goes on, after 40 the game is counted. Passes are turns, too."""
    t = at_pfn("B E6 C6 c3 Ra1n.0.yy,Bf6w.0.b - R").play(*["pass"] * 39)
    assert t.m.result is None
    t.play("+L@0 !")
    assert result(t) == ("stall", [3, 2], [1, 2])


@pytest.mark.parametrize(
    ("field", "turn"),
    [
        ("F E9 C9 b1 Ra1e.0.0,Be5n.0.0 - R", "+S@0 !"),  # loaded
        ("F E9 C9 - Rd5e.0.0,Be5n.1.0 - R", "+S@0 !"),  # handed over
        ("F E9 C9 - Rd5e.0.0,Be5n.1.0 - R", "+T@0 !"),  # dropped
        ("F E9 C9 i5 Rb9w.1.0,Be5n.0.0 - R", "+S@0 !"),  # delivered
    ],
)
@rule("PG-16.7")
def test_whatever_happens_to_a_token_begins_the_count_anew(field: str, turn: str) -> None:
    t = at_pfn(field, stall_rounds=1).play("pass")
    assert t.s.idle == 1
    t = at_pfn(field, stall_rounds=1).play(turn)
    assert t.s.idle == 0
    assert t.play("pass").m.result is None


@rule("PG-16.7")
def test_a_token_merely_pulled_is_no_event() -> None:
    t = at_pfn("F E9 C9 g5 Rc5e.0.0,Bi1n.0.0 - R", stall_rounds=1).play("+T@0 !")
    assert (t.s.idle, t.tokens("f5")) == (1, 1)
    assert result(t.play("pass"))[0] == "stall"


@rule("PG-20.39")
def test_never_if_the_table_says_so() -> None:
    t = at_pfn("B E6 C6 c3 Ra1n.0.yy,Bf6w.0.b - R", stall_rounds=0).play(*["pass"] * 90)
    assert t.m.result is None


@rule("PG-16.1")
def test_expected_points_of_unknown_tokens() -> None:
    """O34: with nothing delivered one token brings 2 points on average, two 3.818, three 5.473 (in full 5.404)."""
    assert expected([3] * 4, [0] * 4, 1) == 2
    assert expected([3] * 4, [0] * 4, 2) == pytest.approx(3.818, abs=0.0005)
    assert expected([3] * 4, [0] * 4, 3) == pytest.approx(5.473, abs=0.0005)
    assert expected([5] * 4, [0] * 4, 3) == pytest.approx(5.404, abs=0.0005)
    t = at_pfn("B E6 C6 c3x9 Rd4e.2.0,Bf6w.1.0 - R")
    assert t.m.view(1).board.rovers[0].expected == 3.818
