"""TR-12 to TR-14: Wasteland, own and opponents' settlements."""

import pytest

from tests.games.trappers.at_table import at_table
from tests.rule import rule

# -- Wasteland -------------------------------------------------------------------


@rule("TR-12.1")
def test_one_line_on_wasteland() -> None:
    t = at_table(a={"at": "(1,4)", "rep": {4: 1}, "residents": 12, "hand": ["A7"], "zeff": 40})
    t.answer("end")
    assert {"act-end", "act-buy-rep", "act-build", "act-raid"} <= t.words
    t.answer("raid")
    assert t.refusal("build") == "TR-6.3"
    assert t.refusal("buy-rep") == "TR-6.3"


@rule("TR-12.2", "TR-12.3", "TR-6.4")
def test_building() -> None:
    """OT-17."""
    t = at_table(a={"at": "(1,4)", "rep": {4: 1}, "zeff": 10}, turn=5, b={"at": "", "misses": 1})
    t.answer("end", "build")
    assert (t.tile("(1,4)"), t.a.residents, t.a.zeff, t.a.rep[4], t.a.stock) == (
        "a",
        3,
        5,
        2,
        5,
    )  # and the income of 5
    t = at_table(a={"at": "(1,4)", "rep": {4: 1}, "zeff": 10})
    t.answer("end", "build")
    assert (t.a.zeff, t.a.marks) == (0, ["(1,4)"])


@rule("TR-12.2", "TR-7.5")
@pytest.mark.parametrize(
    ("given", "clause"),
    [
        ({"form": "fighter", "residents": 6}, "TR-7.5"),
        ({"residents": 4}, "TR-12.2"),
        ({"rep": {4: 0}}, "TR-12.2"),
        ({"zeff": 9}, "TR-12.2"),
    ],
)
def test_what_building_asks_for(given: dict[str, object], clause: str) -> None:
    t = at_table(a={"at": "(1,4)", "rep": {4: 1}, "hand": ["A8"], **given})
    t.answer("end")
    assert t.refusal("build") == clause


@rule("TR-12.3", "TR-12.4", "TR-15.4")
def test_the_bonus_is_for_the_only_settlement_with_the_clan() -> None:
    t = at_table(a={"at": "(1,4)", "rep": {4: 1}}, tiles={"(2,4)": "A"}, war=(4, 6))
    t.answer("end", "build")
    assert (t.tile("(1,4)"), t.a.rep[4]) == ("a", 1)
    t = at_table(a={"at": "(1,4)", "rep": {4: 1}}, tiles={"(2,4)": "b"}, war=(4, 6))
    t.answer("end", "build")
    assert (t.a.rep[4], t.a.rep[6]) == (2, -1)
    t = at_table(
        a={"at": "(1,4)", "rep": {4: 1}}, tiles={"(2,4)": "b"}, options={"first_factory_scope": "any"}
    )
    t.answer("end", "build")
    assert t.a.rep[4] == 1


@rule("TR-12.5", "TR-19.5")
@pytest.mark.parametrize(
    ("form", "residents", "may"), [("fighter", 6, True), ("builder", 9, False), ("builder", 10, True)]
)
def test_raiding_wasteland(form: str, residents: int, may: bool) -> None:
    """OT-16."""
    t = at_table(
        a={"at": "(1,4)", "form": form, "residents": residents, "rep": {4: 1}}, top={"artifacts": ["A6"]}
    )
    t.answer("end")
    assert t.can("raid") is may
    if may:
        t.answer("raid")
        assert (t.a.residents, t.a.hand, t.a.rep[4], t.a.marks) == (residents - 1, ["A6"], 0, ["(1,4)"])
        assert t.told("rolled") == []


@rule("TR-12.6")
def test_a_clans_wasteland_once_a_round_for_each_trapper() -> None:
    t = at_table(
        a={"at": "(1,4)", "facing": "E", "residents": 20, "form": "fighter", "hand": ["A4"]},
        b={"at": "(2,4)", "residents": 20},
    )
    t.answer("end", "raid", "end", "end")
    assert t.can("raid")  # b may
    t.answer("end", "F", "end")
    assert t.refusal("raid") == "TR-12.6"
    t = at_table(a={"at": "(1,5)", "form": "fighter", "residents": 20, "raided": [4]})
    t.answer("end")
    assert t.can("rob")  # the clan's Capital


@rule("TR-12.7")
def test_too_few_residents_and_no_artifacts() -> None:
    t = at_table(a={"at": "(1,4)", "residents": 9})
    t.answer("end")
    assert t.refusal("raid") == "TR-12.7"
    cards = ["A1", "A1", "A2", "A2", "A3", "A3", "A4", "A4", "A5", "A6", "A7", "A8"]
    t = at_table(a={"at": "(1,4)", "residents": 10}, b={"hand": cards})
    t.answer("end", "raid")
    assert (t.a.hand, t.a.residents, t.a.rep[4]) == ([], 9, -1)


@rule("TR-12.8")
def test_nobodys_wasteland() -> None:
    t = at_table(
        a={"at": "(3,2)", "form": "fighter", "residents": 20, "hand": ["A8"]}, b={"at": "(3,2)"}, dice=[1, 1]
    )
    t.answer("end")
    assert (t.refusal("raid"), t.refusal("build"), t.refusal("buy-rep")) == ("TR-12.8", "TR-12.8", "TR-12.8")
    assert t.can("duel b")


@rule("TR-12.8")
def test_raiding_it_is_a_table_option() -> None:
    t = at_table(
        a={"at": "(3,2)", "residents": 20, "hand": ["A8"]}, options={"white_wasteland_raid": "allowed"}
    )
    t.answer("end", "raid")
    assert (t.a.rep[1:], len(t.a.hand), t.a.marks, t.s.raided) == ([0] * 6, 2, ["(3,2)"], [0, 0])
    t.answer("end", "end", "end")
    assert t.refusal("raid") == "TR-12.8"


# -- own settlements -------------------------------------------------------------


@rule("TR-13.1", "TR-13.2", "TR-13.3", "TR-13.5")
def test_residents_then_modernising() -> None:
    """OT-18."""
    t = at_table(
        a={"at": "(1,4)", "form": "engineer", "rep": {4: 2}, "residents": 8, "zeff": 20}, tiles={"(1,4)": "a"}
    )
    t.answer("end")
    assert t.refusal("modernise") == "TR-13.3"
    t.answer("residents")
    assert t.a.residents == 10
    t.answer("modernise")
    assert (t.a.residents, t.a.zeff, t.a.points, t.tile("(1,4)")) == (5, 0, 6, "A")
    assert t.m.view(None).board.trappers[0].income == 10


@rule("TR-13.1")
def test_without_reputation_nobody_comes() -> None:
    for rep in (0, -2):
        t = at_table(a={"at": "(1,4)", "rep": {4: rep}, "hand": ["A8"]}, tiles={"(1,4)": "a"})
        t.answer("end")
        assert t.refusal("residents") == "TR-13.1"


@rule("TR-13.1", "TR-12.2")
def test_residents_once_a_round_and_not_where_one_has_just_built() -> None:
    t = at_table(a={"at": "(1,4)", "rep": {4: 2}, "hand": ["A8"]})
    t.answer("end", "build", "end", "end", "end")
    assert t.refusal("residents") == "TR-6.5"


@rule("TR-13.2")
def test_then_one_of_two_and_in_a_city_only_the_first() -> None:
    t = at_table(
        a={"at": "(1,4)", "form": "engineer", "rep": {4: 3}, "residents": 20, "zeff": 40, "hand": ["A4"]},
        tiles={"(1,4)": "a"},
    )
    t.answer("end", "buy-rep")
    assert t.refusal("modernise") == "TR-13.2"
    assert t.refusal("residents") == "TR-13.2"
    t = at_table(
        a={"at": "(1,4)", "form": "engineer", "rep": {4: 3}, "residents": 20, "zeff": 40},
        tiles={"(1,4)": "A"},
    )
    t.answer("end")
    assert t.refusal("modernise") == "TR-6.1"
    t.answer("residents", "buy-rep")
    assert (t.a.residents, t.a.rep[4]) == (23, 4)


@rule("TR-13.3")
@pytest.mark.parametrize(
    "given",
    [{"form": "builder"}, {"residents": 9}, {"rep": {4: 1}}, {"zeff": 19}],
    ids=lambda given: str(given),
)
def test_what_modernising_asks_for(given: dict[str, object]) -> None:
    good = {"at": "(1,4)", "form": "engineer", "rep": {4: 2}, "residents": 10, "zeff": 20, "marks": ["(1,4)"]}
    t = at_table(a={**good, **given, "hand": ["A8"]}, tiles={"(1,4)": "a"})
    t.answer("end")
    assert t.refusal("modernise") == "TR-13.3"
    fine = at_table(a=good, tiles={"(1,4)": "a"})
    fine.answer("end")
    assert fine.can("modernise")  # its own marker is no hindrance


@rule("TR-13.3")
def test_a_damaged_city_modernised_again_pays_again() -> None:
    t = at_table(
        a={"at": "(1,4)", "form": "engineer", "rep": {4: 2}, "residents": 10, "zeff": 20, "points": 6},
        tiles={"(1,4)": "a"},
    )
    t.answer("end", "modernise")
    assert t.a.points == 12


@rule("TR-13.4")
def test_two_cities_and_one_with_a_clan() -> None:
    good = {"at": "(1,4)", "form": "engineer", "rep": {4: 2}, "residents": 10, "zeff": 20, "hand": ["A8"]}
    t = at_table(a=good, tiles={"(1,4)": "a", "(1,1)": "A", "(3,1)": "A"})
    t.answer("end")
    assert t.refusal("modernise") == "TR-13.4"
    t = at_table(a=good, tiles={"(1,4)": "a", "(2,4)": "A"})
    t.answer("end")
    assert t.refusal("modernise") == "TR-13.4"
    t = at_table(a=good, tiles={"(1,4)": "a", "(1,1)": "A", "(3,1)": "a", "(6,5)": "a"})
    t.answer("end")
    assert t.can("modernise")  # Factories don't count


# -- opponents' settlements --------------------------------------------------------


@rule("TR-14.1")
def test_the_toll_is_what_there_is() -> None:
    """OT-20."""
    t = at_table(a={"at": "(1,4)", "zeff": 3, "hand": ["A8"]}, tiles={"(1,4)": "B"})
    t.answer("end")
    assert t.refusal("end") == "TR-6.2"
    t.answer("stay")
    assert (t.a.zeff, t.b.zeff) == (1, 22)
    assert t.refusal("buy-rep") == "TR-6.7"
    assert t.refusal("stay") == "TR-14.1"


@rule("TR-14.1", "TR-6.6")
def test_the_toll_is_due_every_turn() -> None:
    """OT-41."""
    t = at_table(a={"at": "(1,4)", "zeff": 20}, tiles={"(1,4)": "b"})
    t.answer("end", "end", "end", "end")
    assert t.told("toll-paid") == [{"seat": 0, "other": 1, "n": 1}] * 2
    assert t.a.zeff == 18


@rule("TR-14.2")
def test_a_raid_costs_no_toll() -> None:
    t = at_table(a={"at": "(1,4)", "form": "fighter", "zeff": 20}, tiles={"(1,4)": "b"}, dice=[1])
    t.answer("end", "destroy")
    assert (t.a.zeff, t.b.zeff) == (20, 20)


@rule("TR-14.2", "TR-14.6", "TR-16.2")
def test_who_raids_what() -> None:
    def refusals(form: str, tile: str) -> list[str]:
        t = at_table(a={"at": "(1,4)", "form": form, "hand": ["A8"]}, tiles={"(1,4)": tile})
        t.answer("end")
        return [t.refusal(x) for x in ("destroy", "capture", "damage") if not t.can(x)]

    assert refusals("builder", "b") == ["TR-14.2", "TR-14.2", "TR-6.1"]
    assert refusals("fighter", "b") == ["TR-14.2", "TR-6.1"]
    assert refusals("engineer", "b") == ["TR-14.2", "TR-6.1"]
    assert refusals("fighter", "B") == ["TR-14.6", "TR-14.6"]
    assert refusals("engineer", "B") == ["TR-14.6", "TR-14.6", "TR-14.2"]


@rule("TR-14.3", "TR-14.7", "TR-16.4", "TR-16.5", "TR-16.6")
def test_destroying() -> None:
    """OT-11, the book's example: 12 + 2 + 3 against 16 + 1."""
    t = at_table(
        a={"at": "(5,2)", "form": "fighter", "residents": 12, "rep": {3: 2}, "zeff": 0},
        b={"rep": {3: 1}},
        tiles={"(5,2)": "b"},
        dice=[3],
    )
    t.answer("end", "destroy")
    fought = t.told("raided")[0]
    assert (fought["attack"], fought["defence"], fought["won"]) == (17, 17, 1)
    assert (t.a.residents, t.a.zeff, t.tile("(5,2)"), t.b.stock) == (9, 4, "", 6)
    assert (t.a.rep[3], t.b.rep[3], t.a.marks) == (2, 1, [])


@rule("TR-14.4", "TR-6.4")
def test_capturing() -> None:
    """OT-30."""
    t = at_table(
        a={"at": "(5,2)", "form": "engineer", "residents": 12, "rep": {3: 1}, "zeff": 10},
        tiles={"(5,2)": "b"},
        dice=[3],
    )
    t.answer("end", "capture")
    assert (t.a.residents, t.a.zeff, t.tile("(5,2)"), t.a.marks) == (7, 6, "a", ["(5,2)"])
    assert (t.b.stock, t.a.stock, t.a.rep[3]) == (6, 5, 1)


@rule("TR-14.4")
@pytest.mark.parametrize(("option", "zeff"), [(-4, 0), (0, 4), (4, 8)])
def test_what_a_capture_costs_is_a_table_option(option: int, zeff: int) -> None:
    t = at_table(
        a={"at": "(5,2)", "form": "engineer", "residents": 30, "zeff": 4},
        tiles={"(5,2)": "b"},
        dice=[6],
        options={"capture_zeff": option},
    )
    t.answer("end", "capture")
    assert (t.a.zeff, t.a.residents) == (zeff, 28)


@rule("TR-14.5")
def test_a_capture_needs_a_tile_and_the_zeff() -> None:
    t = at_table(
        a={"at": "(5,2)", "form": "engineer", "residents": 30, "zeff": 3, "hand": ["A8"]},
        tiles={"(5,2)": "b"},
    )
    t.answer("end")
    assert t.refusal("capture") == "TR-14.5"
    free = at_table(
        a={"at": "(5,2)", "form": "engineer", "residents": 30, "zeff": 0, "hand": ["A8"]},
        tiles={"(5,2)": "b"},
        options={"capture_zeff": 0},
    )
    free.answer("end")
    assert free.can("capture")
    cells = dict.fromkeys(["(1,1)", "(2,1)", "(1,2)", "(3,1)", "(4,1)", "(4,3)"], "a")
    out = at_table(
        a={"at": "(5,2)", "form": "engineer", "residents": 30, "hand": ["A8"]}, tiles={**cells, "(5,2)": "b"}
    )
    out.answer("end")
    assert out.refusal("capture") == "TR-14.5"


@rule("TR-14.5")
def test_with_an_artifact_fewer_than_two_may_be_left_to_stay_there() -> None:
    t = at_table(
        a={"at": "(5,2)", "form": "engineer", "residents": 5, "rep": {3: 6}, "hand": ["A4"]},
        b={"rep": {3: -2}},
        tiles={"(5,2)": "b"},
        dice=[1],
    )
    t.answer("end", "capture", "use A4")  # 5 + 1 + 6 + 4 = 16 against 14
    assert (t.tile("(5,2)"), t.a.residents) == ("a", 0)


@rule("TR-14.6")
def test_damaging() -> None:
    """OT-31."""
    t = at_table(
        a={"at": "(5,2)", "form": "fighter", "residents": 20, "rep": {3: 2}, "zeff": 0},
        b={"rep": {3: -1}, "points": 6},
        tiles={"(5,2)": "B"},
        dice=[2],
    )
    t.answer("end", "damage")
    assert t.told("raided")[0]["defence"] == 23
    assert (t.a.residents, t.a.zeff, t.tile("(5,2)"), t.b.points) == (16, 4, "b", 6)


@rule("TR-14.7")
def test_a_raid_may_follow_in_every_turn() -> None:
    t = at_table(a={"at": "(5,2)", "form": "fighter", "residents": 12}, tiles={"(5,2)": "b"}, dice=[1])
    t.answer("end", "destroy", "end", "end")
    assert t.can("destroy")
    assert t.a.residents == 7


@rule("TR-14.8")
def test_no_raid_where_the_owner_stands() -> None:
    t = at_table(
        a={"at": "(5,2)", "form": "fighter", "residents": 40},
        b={"at": "(5,2)", "residents": 0},
        tiles={"(5,2)": "b"},
    )
    t.answer("end")
    assert (t.a.at, t.tile("(5,2)")) == ("", "b")
    assert t.told("raid-begins") == []
