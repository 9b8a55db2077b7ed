"""Loops over the row: what they repeat (PG-12.1 … 12.3), where they lie, when they fall."""

import pytest

from tests.games.progers.at_table import NO_SUCH_OPTION, at_pfn
from tests.rule import rule


@rule("PG-12.1", "PG-12.2", "PG-11.13")
def test_the_program_of_the_rulebook_s_picture() -> None:
    """O2, figure 9: c3-c4, east, d4, south, d3, d2, d1."""
    t = at_pfn("F E9 C9 - Rc3n.0.0,Bi1w.0.0 (SR)2(S)2J R").play("!")
    assert t.exec == "SRSRSSJ"
    assert [args["at"] for args in t.told("drove") + t.told("jumped")] == ["c4", "d4", "d3", "d2", "d1"]
    assert t.stands("F E9 C9 - Rd1s.0.0,Bi1w.0.0 (SR)2(S)2J B")


@rule("PG-12.2")
def test_a_pair_is_repeated_in_sequence() -> None:
    """O3: S L S L S L, and not S S S L L L."""
    t = at_pfn("F E9 C9 - Rc3e.0.0,Bi1w.0.0 (SL)3 R").play("!")
    assert t.exec == "SLSLSL"
    assert t.rover("R") == "c4s"


@pytest.mark.parametrize(("row", "executed"), [("(S)2", "SS"), ("(S)3", "SSS"), ("L(S)2", "LSS")])
@rule("PG-12.1")
def test_a_loop_over_one_slot(row: str, executed: str) -> None:
    assert at_pfn(f"F E9 C9 - Rc3e.0.0,Bi1w.0.0 {row} R").play("!").exec == executed


@rule("PG-12.3")
def test_a_skipped_repetition_does_not_end_the_loop() -> None:
    """Facing the rim, STEP is skipped, LEFT turns; the second and third repetition drive."""
    t = at_pfn("F E9 C9 - Ra5w.0.0,Bi1w.0.0 (SL)3 R").play("!")
    assert t.skipped == ["rim"]
    assert t.rover("R") == "b4n"


@rule("PG-12.6")
def test_turns_and_teleports_may_be_repeated() -> None:
    t = at_pfn("F E9 C9 f5 Ra5e.0.0,Bi1w.0.0 - R").play("+R@0 +T@0 *3@1-2 !")
    assert t.exec == "TRTRTR"
    t = at_pfn("F E9 C9 f5 Ra5e.0.0,Bi1w.0.0 - R").play("+T@0 *3@1 !")
    assert t.exec == "TTT"
    assert t.tokens("c5") == 1


SRF = "F E9 C9 - Rc3n.0.0,Bf8s.0.0 S(RF)2 R"


@rule("PG-12.9", "PG-20.16")
def test_what_is_inserted_before_a_loop_shifts_it() -> None:
    """O24 a: by `index` the loop falls; by `gap` it moves along."""
    t = at_pfn(SRF).play("+L@0 !")
    assert (t.row, t.rover("R"), t.discard) == ("LSRF", "b9n", "2")
    t = at_pfn(SRF, loop_shift="gap").play("+L@0 !")
    assert (t.row, t.rover("R"), t.discard) == ("LS(RF)2", "i9e", "")
    t = at_pfn("F E9 C9 - Rc3n.0.0,Bf8s.0.0 S(R)2 R").play("+L@1 !")
    assert (t.row, t.discard) == ("SLR", "2")  # directly before a single one, too
    t = at_pfn("F E9 C9 - Rc3n.0.0,Bf8s.0.0 S(R)2 R", loop_shift="gap").play("+L@1 !")
    assert t.row == "SL(R)2"


@pytest.mark.parametrize("loop_shift", ["index", "gap"])
@rule("PG-12.8", "PG-20.16")
def test_what_is_inserted_between_the_pair_makes_the_loop_fall(loop_shift: str) -> None:
    """O24 b: under both options."""
    t = at_pfn(SRF, loop_shift=loop_shift).play("+L@2 !")
    assert (t.row, t.rover("R"), t.discard) == ("SRLF", "c9n", "2")
    assert t.told("loops-fell")[0]["n"] == 1


@pytest.mark.parametrize("loop_shift", ["index", "gap"])
@rule("PG-12.10")
def test_what_comes_after_leaves_the_loop_alone(loop_shift: str) -> None:
    """O24 c: and so does a cover outside it."""
    t = at_pfn(SRF, loop_shift=loop_shift).play("+L@3 !")
    assert (t.row, t.discard) == ("S(RF)2L", "")
    t = at_pfn(SRF, loop_shift=loop_shift).play("L/1 !")
    assert t.row == "L<S(RF)2"


@pytest.mark.parametrize("slot", [2, 3])
@rule("PG-12.7", "PG-12.12")
def test_a_covered_slot_loses_its_loop(slot: int) -> None:
    """O24 d: only that loop, and it lies in the discard, in nobody's hand."""
    t = at_pfn("F E9 C9 - Rc3n.0.0,Bf8s.0.0 (S)3(RF)2 R").play("J/3 !")
    assert (t.row, t.exec) == ("(S)3RJ<F", "SSSRJ")
    t = at_pfn("F E9 C9 - Rc3n.0.0,Bf8s.0.0 (S)3(RF)2 R")
    before = t.s.hands[0].count(7)
    t.play(f"J/{slot} !")
    assert t.discard == "2"
    assert t.s.hands[0].count(7) >= before


@rule("PG-11.10", "PG-12.7")
def test_covering_with_the_same_kind_makes_a_loop_fall() -> None:
    t = at_pfn("F E9 C9 - Rc3n.0.0,Bf8s.0.0 (S)3L R").play("S/1 !")
    assert (t.row, t.exec, t.discard) == ("S<SL", "SL", "3")


@rule("PG-12.11", "PG-12.12", "PG-11.5", "PG-20.18")
def test_loops_of_the_row_may_be_taken_away() -> None:
    """With no card laid, or beside three; all to the discard."""
    t = at_pfn("F E9 C9 - Rc3n.0.0,Bf8s.0.0 (S)3(RF)2 R").play("-@1 -@2-3 !")
    assert (t.row, t.exec, sorted(t.discard)) == ("SRF", "SRF", ["2", "3"])
    t = at_pfn("F E9 C9 - Rc3n.0.0,Bf8s.0.0 (S)3R R").play("-@1 +L@2 J/1 *2@3 !")
    assert (t.row, t.exec) == ("J<SR(L)2", "JRLL")


@rule("PG-12.4", "PG-12.13")
def test_a_loop_lies_over_one_slot_or_two_neighbours() -> None:
    """No option lays it otherwise: 18 ways on five slots, each a slot or a pair."""
    t = at_pfn("F E9 C9 - Rc3n.0.0,Bf8s.0.0 SRFL R")
    spans = {(op.place, op.span) for op in t.box.operations if op.what == 2}
    assert spans == {(slot, 1) for slot in range(5)} | {(slot, 2) for slot in range(4)}
    assert t.refusal("*2@1-3 !") == NO_SUCH_OPTION
    assert t.refusal("*2@4-5 !") == "PG-11.6"
    assert t.refusal("+2@1 !") == NO_SUCH_OPTION


@rule("PG-12.5", "PG-20.17")
def test_a_loop_is_replaced_by_taking_it_away_first() -> None:
    t = at_pfn("F E9 C9 - Rc3n.0.0,Bf8s.0.0 (SR)2 R")
    assert t.refusal("*3@1-2 !") == "PG-12.5"
    assert t.refusal("*3@2 !") == "PG-12.5"
    t.play("-@1-2 *3@1-2 !")
    assert (t.row, t.discard) == ("(SR)3", "2")
