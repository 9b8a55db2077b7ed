"""TR-7 to TR-11: Nechto, Rongaum, Capitals, the People, the Old One."""

import pytest

from ludarium.games.trappers.printed import JOINING
from tests.games.trappers.at_table import at_table
from tests.rule import rule

# -- Nechto and Hypostases -------------------------------------------------------


@rule("TR-7.1", "TR-7.10")
def test_on_nechto_one_changes_shape_once_a_turn() -> None:
    """OT-39."""
    t = at_table(a={"at": "(5,1)"})
    t.answer("end")
    assert t.refusal("builder") == "TR-7.1"
    t.answer("fighter")
    assert (t.a.form_name, t.a.zeff) == ("fighter", 20)
    assert t.refusal("engineer") == "TR-7.10"
    t.answer("end", "end", "end", "engineer")
    assert t.a.form_name == "engineer"


@rule("TR-7.2")
@pytest.mark.parametrize("first", ["fighter", "buy-rep"])
def test_reputation_is_bought_before_or_after(first: str) -> None:
    t = at_table(a={"at": "(5,1)"})
    t.answer("end", first, "buy-rep" if first == "fighter" else "fighter")
    assert (t.a.rep[2], t.a.form_name) == (1, "fighter")


@rule("TR-7.3")
def test_nobody_fights_on_nechto() -> None:
    t = at_table(a={"at": "(5,1)", "form": "fighter", "residents": 40}, b={"at": "(5,1)"})
    t.answer("end")
    assert t.refusal("duel b") == "TR-7.3"
    assert t.m.view(0).board.fights == []


@rule("TR-7.4", "TR-7.5", "TR-7.6", "TR-16.2")
@pytest.mark.parametrize(
    ("form", "may"),
    [
        ("builder", {"build", "raid"}),
        ("fighter", {"raid", "duel b"}),
        ("engineer", {"build", "raid"}),
        ("mimic", {"build", "raid"}),
    ],
)
def test_what_each_shape_may_do_on_wasteland(form: str, may: set[str]) -> None:
    t = at_table(a={"at": "(1,4)", "form": form, "residents": 12, "rep": {4: 2}}, b={"at": "(1,4)"})
    t.answer("end")
    assert {word for word in ("build", "raid", "duel b") if t.can(word)} == may


@rule("TR-7.4", "TR-7.5", "TR-7.6")
@pytest.mark.parametrize(
    ("form", "tile", "may"),
    [
        ("builder", "b", set()),
        ("fighter", "b", {"destroy"}),
        ("engineer", "b", {"capture"}),
        ("mimic", "b", set()),
        ("fighter", "B", {"damage"}),
        ("engineer", "B", set()),
        ("engineer", "a", {"modernise"}),
        ("builder", "a", set()),
        ("fighter", "a", set()),
    ],
)
def test_what_each_shape_may_do_in_settlements(form: str, tile: str, may: set[str]) -> None:
    t = at_table(
        a={"at": "(1,4)", "form": form, "residents": 12, "rep": {4: 2}, "hand": ["A4"]}, tiles={"(1,4)": tile}
    )
    t.answer("end")
    assert {x for x in ("destroy", "capture", "damage", "modernise") if t.can(x)} == may


@rule("TR-7.7")
def test_no_residents_join_a_mimic_in_a_capital() -> None:
    """OT-24."""
    t = at_table(a={"at": "(2,2)", "form": "mimic", "zeff": 10})
    t.answer("end")
    assert t.refusal("residents") == "TR-7.7"
    t.answer("buy-rep", "buy-artifact")
    assert t.a.zeff == 6


@rule("TR-7.7", "TR-7.8", "TR-1.8")
def test_the_mimics_two_count_for_points_residents_and_building() -> None:
    """OT-23."""
    t = at_table(a={"at": "(1,4)", "form": "mimic", "rep": {4: 1}}, tiles={"(1,4)": "a"})
    assert t.mp == 7
    t.answer("end", "residents")
    assert (t.a.residents, t.a.rep[4]) == (8, 1)
    build = at_table(a={"at": "(1,4)", "form": "mimic", "rep": {4: -1}})
    build.answer("end", "build")
    assert build.tile("(1,4)") == "a"


@rule("TR-7.8", "TR-18.13")
def test_the_mimics_two_are_no_change_of_the_track() -> None:
    t = at_table(a={"at": "(5,1)", "rep": {1: 3, 2: 3}, "quests": ["O01", "O02"]}, war=(1, 2))
    t.answer("end", "mimic")
    assert t.a.rep[1:] == [3, 3, 0, 0, 0, 0]
    assert t.a.held == ["O01", "O02"]  # four clans at 2, one at 5: only in effect


@rule("TR-7.9")
def test_duel_modifiers_do_not_count_in_raids() -> None:
    t = at_table(a={"at": "(2,2)", "form": "fighter", "residents": 12}, dice=[3])
    t.answer("end", "rob")
    assert t.told("raided")[0]["attack"] == 15


# -- Rongaum ---------------------------------------------------------------------


@rule("TR-8.1")
def test_the_die_is_rolled_also_after_staying() -> None:
    t = at_table(a={"at": "(1,3)"}, dice=[1])
    t.answer("end")
    assert t.told("rolled")
    no = at_table(
        a={"at": "(1,3)", "facing": "E", "rep": {1: 2}}, options={"rongaum_stay": "no_roll"}, dice=[1]
    )
    no.answer("F", "R", "R", "F", "end")
    assert no.told("rolled")  # it came there this turn
    stays = at_table(a={"at": "(1,3)"}, options={"rongaum_stay": "no_roll"}, dice=[1])
    stays.answer("end")
    assert not stays.told("rolled")


@rule("TR-8.2")
def test_one_two_and_three() -> None:
    """OT-21."""
    t = at_table(a={"at": "(1,3)"}, dice=[1])
    t.answer("end", "end")
    assert (t.a.residents, t.a.miss, t.a.hand) == (5, 0, [])
    t = at_table(a={"at": "(1,3)"}, dice=[2])
    t.answer("end")
    assert t.a.residents == 3
    t = at_table(a={"at": "(1,3)"}, dice=[3])
    t.answer("end", "buy-rep", "end")
    assert t.a.rep[1] == 1  # this turn goes on
    assert t.asked == "b move"  # the next one of a is missed
    assert t.s.turn == 2


@rule("TR-8.3", "TR-19.5")
def test_four_is_an_artifact_if_there_is_one() -> None:
    t = at_table(a={"at": "(1,3)"}, dice=[4], top={"artifacts": ["A5"]})
    t.answer("end")
    assert t.a.hand == ["A5"]
    cards = ["A1", "A1", "A2", "A2", "A3", "A3", "A4", "A4", "A5", "A6", "A7", "A8"]
    empty = at_table(a={"at": "(1,3)"}, b={"hand": cards}, dice=[4])
    empty.answer("end")
    assert empty.a.hand == []
    assert empty.told("no-artifacts-left")


@rule("TR-8.4")
def test_five_is_a_quest_of_the_type_one_names() -> None:
    t = at_table(a={"at": "(1,3)"}, dice=[5], top={"old": ["O07"]})
    t.answer("end")
    assert t.asked == "a deck"
    t.answer("old")
    assert (t.a.held, t.a.marks) == (["O07"], [])


@rule("TR-8.4", "TR-18.3")
def test_five_with_two_of_the_type_discards_one_and_can_not_be_declined() -> None:
    t = at_table(a={"at": "(1,3)", "quests": ["P01", "P04"]}, dice=[5], top={"people": ["P06"]})
    t.answer("end", "people")
    assert t.asked == "a discard"
    assert t.refusal("cancel") == "TR-8.4"
    t.answer("P01")
    assert t.a.held == ["P04", "P06"]
    assert t.under("people") == ["P01"]


@rule("TR-8.4")
def test_where_one_deck_is_empty_it_is_the_other_and_where_both_are_nothing() -> None:
    def emptied(*decks: int) -> object:
        t = at_table(a={"at": "(1,3)"}, dice=[5])
        for deck in decks:
            t.s.done += t.s.decks[0].mass if deck == 0 else []
            t.s.decks[deck].mass.clear()
        t.answer("end")
        return t

    one = emptied(0)
    assert one.a.held[0].startswith("O")  # type: ignore[attr-defined]
    both = emptied(0, 1)
    assert both.told("no-quests-left")  # type: ignore[attr-defined]


@rule("TR-8.5", "TR-15.5")
@pytest.mark.parametrize(("war", "rep"), [((4, 6), [0, 0, 0, 1, 0, 1]), ("all", [1] * 6), ((), [0] * 6)])
def test_six_raises_every_clan_at_war(war: object, rep: list[int]) -> None:
    """OT-22."""
    t = at_table(a={"at": "(1,3)"}, war=war, dice=[6])  # type: ignore[arg-type]
    t.answer("end")
    assert t.a.rep[1:] == rep


@rule("TR-8.6")
def test_after_the_die_one_buys_or_fights() -> None:
    t = at_table(a={"at": "(1,3)", "form": "fighter", "residents": 40}, b={"at": "(1,3)"}, dice=[1, 1, 1])
    t.answer("end")
    assert t.can("buy-rep")
    t.answer("duel b")
    assert t.a.points == 8


# -- Capitals ----------------------------------------------------------------------


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


# -- the People --------------------------------------------------------------------


@rule("TR-10.1", "TR-10.2")
def test_a_quest_once_a_round_and_artifacts_sold() -> None:
    """OT-25."""
    t = at_table(a={"at": "(3,3)", "hand": ["A1", "A5"]}, top={"people": ["P01"]})
    t.answer("end", "sell A1", "sell A5", "take-quest")
    assert (t.a.zeff, t.a.held, t.a.marks) == (26, ["P01"], ["(3,3)"])
    t = at_table(a={"at": "(3,3)", "hand": ["A1"], "marks": ["(3,3)"]})
    t.answer("end")
    assert t.refusal("take-quest") == "TR-10.1"


@rule("TR-10.1")
def test_with_two_quests_one_goes_first_or_it_is_taken_back() -> None:
    """OT-37."""
    t = at_table(a={"at": "(3,3)", "quests": ["P01", "P04", "O01"]}, top={"people": ["P08"]})
    t.answer("end", "take-quest")
    assert t.refusal("O01") == "TR-10.1"
    t.answer("cancel")
    assert (t.a.held, t.a.marks) == (["P01", "P04", "O01"], [])
    t.answer("take-quest", "P04")
    assert t.a.held == ["P01", "P08", "O01"]
    assert t.under("people") == ["P04"]


@rule("TR-10.1")
def test_no_quest_from_an_empty_deck() -> None:
    t = at_table(a={"at": "(3,3)", "hand": ["A1"]})
    t.s.done += t.s.decks[0].mass
    t.s.decks[0].mass.clear()
    t.answer("end")
    assert t.refusal("take-quest") == "TR-10.1"


@rule("TR-10.3", "TR-18.6", "TR-18.14")
@pytest.mark.parametrize(("pays", "zeff"), [(10, 8), (5, 3)])
def test_a_peoples_quest_pays_and_leaves_the_game(pays: int, zeff: int) -> None:
    """OT-26: what it pays can be used at once."""
    t = at_table(
        a={"at": "(3,3)", "quests": ["P02"], "hand": ["A1", "A3", "A5"], "zeff": 0},
        options={"people_quest_zeff": pays},
    )
    t.answer("end", "hand-in P02")
    assert (t.a.points, t.a.zeff, t.a.held, t.a.hand) == (5, pays, [], [])
    assert [t.box.quests[number].row.id for number in t.s.done] == ["P02"]
    assert t.under("people") == []
    assert sorted(t.under("artifacts")) == ["A1", "A3", "A5"]
    assert zeff == pays - 2


@rule("TR-10.4")
def test_an_abandoned_one_goes_under_its_deck() -> None:
    t = at_table(a={"quests": ["P05"]})
    t.answer("abandon P05")
    assert t.under("people") == ["P05"]


# -- the Old One ---------------------------------------------------------------------


@rule("TR-11.1")
def test_the_old_ones_quest() -> None:
    t = at_table(a={"at": "(4,4)", "quests": ["O01", "O02"]}, top={"old": ["O05"]})
    t.answer("end", "take-quest", "O02")
    assert (t.a.held, t.a.marks, t.under("old")) == (["O01", "O05"], ["(4,4)"], ["O02"])
    again = at_table(a={"at": "(4,4)", "marks": ["(4,4)"], "hand": ["A1"]})
    again.answer("end")
    assert again.refusal("take-quest") == "TR-11.1"


@rule("TR-11.2", "TR-11.3")
def test_its_reward_is_four_clans_of_ones_choice() -> None:
    """OT-28."""
    t = at_table(a={"at": "(4,4)", "quests": ["O06"], "hand": ["A1", "A2"], "residents": 8}, war=(1, 2))
    t.answer("end", "hand-in O06")
    assert t.asked == "a clan"
    assert t.refusal("4") == "TR-11.2"  # too few would be left
    t.answer("1", "2")
    assert t.refusal("1") == "TR-11.2"  # in their order
    t.answer("3", "4")
    assert (t.a.rep[1:], t.a.points, t.a.residents) == ([1, 1, 1, 1, 0, 0], 4, 5)
    assert t.under("old") == ["O06"]


@rule("TR-11.2")
def test_only_clans_below_six_and_fewer_than_four_unasked() -> None:
    rep = {1: 6, 2: 6, 3: 6, 4: 0, 5: 1, 6: 5}
    t = at_table(a={"at": "(4,4)", "quests": ["O06"], "hand": ["A1", "A2"], "residents": 8, "rep": rep})
    t.answer("end", "hand-in O06")
    assert t.a.rep[1:] == [6, 6, 6, 1, 2, 6]


@rule("TR-11.4", "TR-11.6")
def test_theft() -> None:
    """OT-27."""
    t = at_table(a={"at": "(4,4)", "hand": ["A1", "A2"]}, b={"rep": {2: 1}}, war=(2, 3))
    t.answer("end", "theft", "b", "2", "A2")
    assert (t.a.rep[1:], t.b.rep[1:]) == ([0, 1, 0, 0, 0, 0], [0] * 6)
    assert (t.a.hand, t.under("artifacts")) == (["A1"], ["A2"])
    assert t.refusal("theft") == "TR-11.4"
    assert t.a.hand == ["A1"]


@rule("TR-11.4")
def test_theft_can_be_taken_back_at_each_of_its_links() -> None:
    t = at_table(3, a={"at": "(4,4)", "hand": ["A1", "A2"]}, b={"rep": {2: 1, 3: 2}}, c={"rep": {1: 1}})
    t.answer("end", "theft", "cancel", "theft", "b", "cancel", "theft", "b", "3", "cancel")
    assert (t.a.rep[1:], t.a.hand) == ([0] * 6, ["A1", "A2"])
    t.answer("theft", "b")
    assert t.refusal("1") == "TR-11.4"  # b has nothing there
    t.answer("3", "A1")
    assert t.a.rep[3] == 1


@rule("TR-11.4")
def test_theft_wants_an_artifact_and_a_victim() -> None:
    t = at_table(a={"at": "(4,4)"}, b={"rep": {2: 1}})
    t.answer("end")
    assert t.refusal("theft") == "TR-11.4"
    t = at_table(a={"at": "(4,4)", "hand": ["A1"]}, b={"rep": {"all": -1}})
    t.answer("end")
    assert t.refusal("theft") == "TR-11.4"


@rule("TR-11.5")
def test_as_many_thefts_as_artifacts_or_one_by_table_option() -> None:
    t = at_table(a={"at": "(4,4)", "hand": ["A1", "A2"]}, b={"rep": {2: 2}})
    t.answer("end", "theft", "b", "2", "A2", "theft", "b", "2")
    assert (t.a.rep[2], t.a.hand, t.a.marks) == (2, [], [])
    one = at_table(
        a={"at": "(4,4)", "hand": ["A1", "A2"]}, b={"rep": {2: 2}}, options={"thefts_per_turn": "one"}
    )
    one.answer("end", "theft", "b", "2", "A2")
    assert one.refusal("theft") == "TR-11.5"


@rule("TR-11.6", "TR-17.11")
def test_the_victim_may_be_off_the_board_and_a_full_track_gains_nothing() -> None:
    t = at_table(a={"at": "(4,4)", "hand": ["A1"], "rep": {2: 6}}, b={"at": "", "misses": 1, "rep": {2: 1}})
    t.answer("end", "theft", "b", "2")
    assert (t.a.rep[2], t.b.rep[2]) == (6, 0)


@rule("TR-11.6")
def test_a_mimics_two_can_not_be_stolen() -> None:
    t = at_table(a={"at": "(4,4)", "hand": ["A1"]}, b={"form": "mimic"})
    t.answer("end")
    assert t.refusal("theft") == "TR-11.4"


@rule("TR-11.7", "TR-19.7")
def test_what_is_given_or_sold_is_not_shown() -> None:
    t = at_table(a={"at": "(4,4)", "hand": ["A1", "A2"]}, b={"rep": {2: 1}})
    t.answer("end", "theft", "b", "2", "A2")
    assert [event.seen_by(1).args for event in t.events if event.id == "artifact-put-away"] == [{"seat": 0}]
    assert t.m.view(1).board.decks[2].under == [-1]
    assert t.m.view(0).board.decks[2].under == [1]
    assert t.m.view(None).board.decks[2].under == [-1]
