"""TR-9: peace or robbery in a Capital."""

import pytest

from ludarium.games.trappers.printed import JOINING
from tests.games.trappers.at_table import at_table
from tests.rule import rule


@rule("TR-9.1", "TR-6.3")
def test_peace_or_robbery() -> None:
    t = at_table(a={"at": "(2,2)", "form": "fighter", "residents": 20})
    t.answer("end", "buy-rep")
    assert t.refusal("rob") == "TR-9.1"


@rule("TR-9.2", "TR-9.3", "TR-9.4", "TR-9.5")
def test_peace_in_its_order() -> None:
    """OT-13."""
    t = at_table(a={"at": "(2,2)", "rep": {1: 3}}, top={"artifacts": ["A2"]})
    t.answer("end", "residents", "buy-rep", "buy-artifact")
    assert (t.a.residents, t.a.rep[1], t.a.zeff, t.a.hand, t.a.marks) == (8, 4, 16, ["A2"], ["(2,2)"])
    t = at_table(a={"at": "(2,2)"})
    t.answer("end", "buy-rep")
    assert t.refusal("residents") == "TR-9.2"
    t.answer("buy-artifact")
    assert t.refusal("buy-rep") == "TR-9.2"
    assert t.refusal("buy-artifact") == "TR-9.5"


@rule("TR-9.3")
@pytest.mark.parametrize(
    ("rep", "joining"), list(zip(range(-2, 7), (1, 2, 3, 3, 3, 3, 4, 5, 6), strict=True))
)
def test_so_many_residents_join(rep: int, joining: int) -> None:
    """OT-14."""
    t = at_table(a={"at": "(2,2)", "rep": {1: rep}})
    t.answer("end", "residents")
    assert t.a.residents == 5 + joining == 5 + JOINING[rep + 2]


@rule("TR-9.5")
def test_no_artifact_from_an_empty_deck_or_without_zeff() -> None:
    cards = ["A1", "A1", "A2", "A2", "A3", "A3", "A4", "A4", "A5", "A6", "A7", "A8"]
    t = at_table(a={"at": "(2,2)"}, b={"hand": cards})
    t.answer("end")
    assert t.refusal("buy-artifact") == "TR-9.5"
    poor = at_table(a={"at": "(2,2)", "zeff": 1})
    poor.answer("end")
    assert poor.refusal("buy-artifact") == "TR-9.5"


@rule("TR-9.6", "TR-9.7", "TR-9.8", "TR-16.1")
@pytest.mark.parametrize(("die", "after"), [(4, (10, 30, 0)), (3, (9, 20, 1))])
def test_robbing(die: int, after: tuple[int, int, int]) -> None:
    """OT-15: Residents, zeff and Reputation afterwards; the marker in either case."""
    t = at_table(a={"at": "(2,2)", "form": "fighter", "residents": 12, "rep": {1: 1}}, dice=[die])
    t.answer("end", "rob")
    assert (t.a.residents, t.a.zeff, t.a.rep[1]) == after
    assert t.a.marks == ["(2,2)"]


@rule("TR-9.6")
def test_only_a_fighter_robs_and_only_without_a_marker() -> None:
    t = at_table(a={"at": "(2,2)", "form": "engineer", "residents": 20})
    t.answer("end")
    assert t.refusal("rob") == "TR-9.6"
    t = at_table(a={"at": "(2,2)", "form": "fighter", "residents": 20, "marks": ["(2,2)"]})
    t.answer("end")
    assert t.refusal("rob") == "TR-9.6"


@rule("TR-9.7", "TR-15.4")
def test_a_robbery_pleases_the_enemy_and_may_cost_reputation_in_any_case() -> None:
    t = at_table(a={"at": "(2,2)", "form": "fighter", "residents": 12}, war=(1, 3), dice=[6])
    t.answer("end", "rob")
    assert (t.a.rep[1], t.a.rep[3]) == (-1, 1)
    always = at_table(
        a={"at": "(2,2)", "form": "fighter", "residents": 5}, dice=[1], options={"capital_rep_loss": "always"}
    )
    always.answer("end", "rob")
    assert (always.a.rep[1], always.a.zeff) == (-1, 20)
