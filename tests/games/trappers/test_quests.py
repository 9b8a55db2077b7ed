"""TR-18: Quests, each of the house set among them."""

import pytest

from tests.games.trappers.at_table import at_table
from tests.games.trappers.test_rounds import skip_turns
from tests.rule import rule

ALMOST = {"rep": {1: 2, 2: 2, 3: 2}}  # one clan short of O01


@rule("TR-18.1", "TR-18.2")
def test_quests_and_their_progress_are_seen_by_all() -> None:
    t = at_table(b={"quests": {"P01": 0b010}})
    for viewer in (0, 1, None):
        held = t.m.view(viewer).board.trappers[1].held[0]
        assert (held.deck, held.vp, held.have, held.need) == ("people", 6, 1, 2)
        assert [(box.clan, box.done) for box in held.boxes] == [(1, False), (2, True), (5, False)]


def test_prices_are_four_to_six() -> None:
    prices = [(quest.deck, quest.vp) for quest in at_table().box.quests]
    assert {vp for _, vp in prices} == {4, 5, 6}
    assert [sum(vp for deck, vp in prices if deck == which) for which in (0, 1)] == [49, 49]


@rule("TR-18.3")
def test_two_of_each_type_at_a_time() -> None:
    t = at_table(a={"at": "(3,3)", "quests": ["P01", "P03", "O01", "O02"]})
    t.answer("end", "take-quest")
    assert t.asked == "a discard"


@rule("TR-18.4")
def test_only_what_happens_afterwards_counts() -> None:
    t = at_table(a={"at": "(3,3)"}, top={"people": ["P10"]})
    t.answer("end", "take-quest")
    assert t.a.marked("P10") == 0  # it had stopped with the People before


@rule("TR-18.5")
def test_a_failed_attack_counts() -> None:
    """OT-29, the book's example: the blue clan's box."""
    t = at_table(a={"at": "(4,2)", "form": "fighter", "quests": ["P01"]}, dice=[1])
    t.answer("end", "rob")
    assert t.told("raided")[0]["won"] == 0
    held = t.m.view(None).board.trappers[0].held[0]
    assert [(box.clan, box.done) for box in held.boxes] == [(1, False), (2, True), (5, False)]


@rule("TR-18.6")
def test_the_reward_can_be_used_in_the_same_turn() -> None:
    t = at_table(a={"at": "(3,3)", "quests": ["P07"], "residents": 10, "zeff": 0, "hand": ["A1"]})
    t.answer("end", "hand-in P07")
    assert (t.a.points, t.a.residents, t.a.zeff) == (5, 0, 10)
    assert t.asked == "a act"


@rule("TR-18.7")
def test_a_state_is_looked_at_after_every_change_also_of_others() -> None:
    t = at_table(
        a={"at": "(1,4)", "form": "fighter", "residents": 40},
        b={"quests": ["O03"], "rep": {1: -1, 2: -1}},
        tiles={"(1,4)": "b"},
        dice=[6],
    )
    t.s.rep[1][4] = 1
    stolen = at_table(a={"at": "(4,4)", "hand": ["A1"]}, b={"quests": ["O02"], "rep": {1: 6}})
    assert stolen.b.held == ["O02"]
    assert t.b.held == ["O03"]
    theirs = at_table(
        a={"at": "(1,3)", "rep": {3: 5}}, b={"quests": ["O03"], "rep": {1: -1, 2: -1, 3: -1}}, dice=[6]
    )
    theirs.answer("end")  # nothing has changed: it isn't looked at
    assert theirs.b.held == ["O03"]
    theirs.answer("buy-rep")
    assert theirs.asked == "b clan"  # completed in a's turn; the reward is b's to choose


@rule("TR-18.7")
def test_a_state_that_is_true_already_completes_it_when_it_is_taken() -> None:
    t = at_table(a={"at": "(3,3)"}, top={"people": ["P06"]}, tiles={"(1,1)": "a", "(1,4)": "a", "(3,1)": "A"})
    t.answer("end", "take-quest")
    assert (t.a.points, t.a.held) == (5, [])


@rule("TR-18.8")
def test_several_at_once_in_the_owners_order() -> None:
    t = at_table(
        a={"at": "(5,1)", "quests": {"P03": 0b1111010, "O05": 0b101 << 30, "P05": 0}, "form": "mimic"},
    )
    t.answer("end")
    assert t.asked == "a first"
    assert t.refusal("P05") == "TR-18.8"
    t.answer("O05")
    assert t.asked == "a clan"
    t.answer("1", "2", "3", "4")
    assert (t.a.points, t.a.held) == (11, ["P05"])


@rule("TR-18.8")
def test_a_reward_may_complete_another() -> None:
    t = at_table(
        a={
            "at": "(4,4)",
            "quests": ["O06", "O01"],
            "hand": ["A1", "A2"],
            "residents": 8,
            "rep": {1: 2, 2: 2, 3: 1, 4: 1},
        }
    )
    t.answer("end", "hand-in O06", "3")  # then 4, 5 and 6 are all there are
    assert t.a.points == 4 + 6
    assert t.asked == "a clan"


@rule("TR-18.9", "TR-11.3")
def test_completion_is_not_optional_and_the_card_leaves_first() -> None:
    t = at_table(a={"at": "(6,5)", "zeff": 10, "rep": {6: 1}, "quests": {"O10": 1}})
    t.answer("end", "build")
    assert t.asked == "a clan"  # the reward; nothing could be declined
    assert (t.a.held, t.under("old"), t.a.points) == ([], ["O10"], 5)


@rule("TR-18.10")
def test_a_failed_quest_is_discarded_and_nothing_else_happens() -> None:
    t = at_table(a={"at": "(1,4)", "residents": 10, "quests": {"O08": 0b110}})
    t.answer("end", "raid")
    assert (t.a.held, t.under("old"), t.a.points) == ([], ["O08"], 0)


@rule("TR-18.10")
def test_a_deadline_runs_out_after_the_last_turn_of_its_round() -> None:
    t = at_table(a={"quests": ["P10"]}, turn=5)
    skip_turns(t, 2)
    assert t.s.round == 2
    assert t.a.held == ["P10"]
    skip_turns(t, 29)
    assert t.a.held == ["P10"]
    skip_turns(t, 1)
    assert (t.s.round, t.a.held) == (5, [])
    assert "quest-failed" in [event.id for event in t.events]


@rule("TR-18.12")
def test_one_event_marks_one_box_of_each_card() -> None:
    t = at_table(
        a={"at": "(2,2)", "form": "fighter", "residents": 20, "quests": ["P01", "O04"]}, war=(1, 2), dice=[6]
    )
    t.answer("end", "rob")
    assert (t.a.marked("P01"), t.a.marked("O04")) == (1, 1)


@rule("TR-18.14")
def test_goods_are_handed_in_on_the_right_cell_all_at_once() -> None:
    t = at_table(a={"at": "(2,2)", "quests": ["P09", "P02"], "hand": ["A1"], "zeff": 30})
    t.answer("end")
    assert t.refusal("hand-in P09") == "TR-18.14"
    t = at_table(a={"at": "(3,3)", "quests": ["P09", "P02"], "hand": ["A1"], "zeff": 19})
    t.answer("end")
    assert t.refusal("hand-in P09") == "TR-18.14"
    assert t.refusal("hand-in P02") == "TR-18.14"
    assert t.refusal("hand-in P07") == "TR-18.14"


@rule("TR-18.14")
def test_artifacts_are_chosen_one_by_one_and_can_be_taken_back() -> None:
    t = at_table(a={"at": "(4,4)", "quests": ["O06"], "hand": ["A1", "A2", "A2", "A5"]})
    t.answer("end", "hand-in O06")
    assert t.refusal("A5") == "TR-18.14"  # none after it in their order
    t.answer("A2")
    assert t.refusal("A1") == "TR-18.14"
    assert t.m.view(1).board.trappers[0].artifacts == 4
    t.answer("cancel")
    assert t.a.hand == ["A1", "A2", "A2", "A5"]
    t.answer("hand-in O06", "A2", "A5")
    assert (t.a.hand, t.a.residents) == (["A1", "A2"], 2)
    assert t.under("artifacts") == ["A2", "A5"]


# -- the house set, card by card -----------------------------------------------------


@rule("TR-18.1")
@pytest.mark.parametrize(
    ("quest", "marks", "given", "answers", "dice"),
    [
        ("P01", 0b001, {"at": "(4,2)", "form": "fighter"}, ["end", "rob"], [1]),
        ("P02", 0, {"at": "(3,3)", "hand": ["A1", "A2", "A3"]}, ["end", "hand-in P02"], []),
        ("P03", 0b1111100, {"at": "(1,4)", "facing": "N"}, ["F", "end"], [1]),
        ("P04", 2, {"at": "(1,3)"}, ["end"], [1]),
        ("P05", 0b011, {"at": "(5,1)"}, ["end", "mimic"], []),
        ("P06", 0, {"at": "(6,5)", "rep": {6: 1}}, ["end", "build"], []),
        ("P07", 0, {"at": "(3,3)", "residents": 10}, ["end", "hand-in P07"], []),
        ("P08", 0b0000110, {"at": "(1,4)", "residents": 10}, ["end", "raid"], []),
        ("P09", 0, {"at": "(3,3)"}, ["end", "hand-in P09"], []),
        ("P10", 0b01, {"at": "(3,3)"}, ["end"], []),
        ("O01", 0, {"at": "(1,4)", "rep": {1: 2, 2: 2, 3: 2, 4: 1}}, ["end", "buy-rep"], []),
        ("O02", 0, {"at": "(1,4)", "rep": {4: 5}}, ["end", "buy-rep"], []),
        ("O03", 0, {"at": "(1,4)", "rep": {1: -1, 2: -1}, "residents": 10}, ["end", "raid"], []),
        ("O04", 1, {"at": "(1,4)", "residents": 10}, ["end", "raid"], []),
        ("O05", 0b001 << 30, {"at": "(5,1)"}, ["end"], []),
        ("O06", 0, {"at": "(4,4)", "hand": ["A1", "A2"]}, ["end", "hand-in O06"], []),
        ("O07", 0, {"at": "(1,4)", "form": "fighter", "residents": 40}, ["end", "duel b"], [1, 6]),
        ("O08", 0b1110, {"at": "(1,4)"}, ["end", "buy-rep"], []),
        ("O09", 0b1000000, {"at": "(1,4)"}, ["end"], []),
        ("O10", 1, {"at": "(6,5)", "rep": {6: 1}}, ["end", "build"], []),
    ],
)
def test_every_quest_can_be_completed(
    quest: str, marks: int, given: dict[str, object], answers: list[str], dice: list[int]
) -> None:
    t = at_table(
        a={**given, "quests": {quest: marks}},
        b={"at": "(1,4)"} if quest == "O07" else {},
        war=(4, 6),
        tiles={"(1,1)": "a", "(3,1)": "a"} if quest == "P06" else None,
        dice=dice,
    )
    t.answer(*answers)
    done = t.told("quest-done")
    assert [t.box.quests[event["number"]].row.id for event in done] == [quest]
    won = 8 if quest == "O07" else 0
    assert t.a.points == t.box.quests[done[0]["number"]].vp + won


def test_the_boxes_of_a_round_are_cleared_when_the_next_begins() -> None:
    t = at_table(a={"quests": {"O09": 0b10}}, turn=5, war=(1, 2))
    skip_turns(t, 2)
    assert t.a.marked("O09") == 0


def test_o09_wants_two_clans_that_fight_each_other() -> None:
    t = at_table(a={"at": "(1,4)", "quests": {"O09": 0b10}}, war="all")
    t.answer("end")
    assert t.a.marked("O09") == 2  # 1 and 4 are at war, with others


def test_o04_counts_only_clans_at_war() -> None:
    t = at_table(a={"at": "(1,4)", "residents": 10, "quests": {"O04": 0}}, war=(1, 2))
    t.answer("end", "raid")
    assert t.a.marked("O04") == 0


def test_o07_is_completed_by_a_defender_too() -> None:
    t = at_table(
        a={"at": "(1,4)", "form": "fighter", "residents": 6},
        b={"at": "(1,4)", "residents": 20, "quests": ["O07"]},
        dice=[6, 1],
    )
    t.answer("end", "duel b")
    assert t.asked == "b clan"
    assert t.b.points == 5


def test_p10_wants_the_old_one_first() -> None:
    t = at_table(a={"at": "(3,3)", "quests": ["P10"]})
    t.answer("end")
    assert t.a.marked("P10") == 0
