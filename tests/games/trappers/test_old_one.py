"""TR-11: Quests, rewards and theft at the Old One."""

from tests.games.trappers.at_table import at_table
from tests.rule import rule


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
