"""TR-22.1, TR-22.3, TR-22.4: cards of packs that undo others, and cards that the players carry out themselves."""

from __future__ import annotations

from tests.games.trappers.at_table import AtTable, at_table
from tests.games.trappers.packs import TEXT, artifact, with_artifacts, with_quest
from tests.rule import rule

UNDOING = with_artifacts(artifact("X", "reaction", {"op": "cancel_artifact"}, copies=3))
BY_HAND = with_artifacts(artifact("X", "any", {"op": "manual"}, text=TEXT))
JUDGED = with_quest(manual=True, text=TEXT)


# -- undoing (TR-22.1) -------------------------------------------------------------


def about_to_fold(**others: list[str]) -> AtTable:
    hands = {seat: {"hand": hand} for seat, hand in others.items()}
    return at_table(3, pack=UNDOING, a={"at": "(1,4)", "hand": ["A1"]}, **hands)


@rule("TR-22.1")
def test_an_artifact_is_undone() -> None:
    """It goes under the deck as if it had worked, and so does the one that undid it."""
    t = about_to_fold(b=["X"])
    t.answer("use A1")
    assert t.asked == "b react"
    t.answer("X")
    assert (t.asked, t.a.at, t.under("artifacts")) == ("a move", "(1,4)", ["X", "A1"])
    assert t.s.played == []


@rule("TR-22.1")
def test_everybody_who_holds_artifacts_is_asked_fitting_or_not_in_turn_order() -> None:
    t = about_to_fold(b=["A2"], c=["X"])
    t.s.order = [0, 2, 1]
    t.answer("use A1")
    assert t.asked == "c react"
    t.answer("none")
    assert t.asked == "b react"
    assert t.refusal("A2") == "TR-22.1"
    t.answer("none")
    assert t.asked == "a cell"


@rule("TR-22.1")
def test_without_artifacts_nobody_is_asked() -> None:
    t = about_to_fold(b=[])
    t.answer("use A1")
    assert t.asked == "a cell"


@rule("TR-22.1")
def test_what_undoes_may_be_undone() -> None:
    t = about_to_fold(b=["X"], c=["X"])
    t.answer("use A1", "X")
    assert t.asked == "c react"
    t.answer("X")
    assert t.asked == "a cell"
    assert t.under("artifacts") == ["X", "X"]


@rule("TR-22.1")
def test_no_artifact_undoes_anything_in_its_own_window() -> None:
    t = at_table(pack=UNDOING, a={"hand": ["X"]})
    assert t.refusal("use X") == "TR-19.1"


# -- by hand (TR-22.3) ----------------------------------------------------------------


def adjusting(**given: int) -> AtTable:
    return at_table(3, pack=BY_HAND, a={"hand": ["X"], **given}, c={"rep": {4: 6}}).answer("use X")


def step(seat: int, thing: int, up: int) -> str:
    """An option of the question: zeff 0, Residents 1, Reputation with clan c 1 + c."""
    return str((seat * 8 + thing) * 2 + up)


DONE = str(3 * 2 * 8)


@rule("TR-22.3")
def test_tracks_are_moved_by_hand_if_all_agree() -> None:
    t = adjusting()
    t.answer(step(0, 0, 1), step(0, 0, 1), step(1, 1, 0), step(2, 5, 0), DONE)
    assert t.asked == "b agree"
    t.answer("yes", "yes")
    assert (t.a.zeff, t.b.residents, t.c.rep[4]) == (22, 4, 5)
    assert (t.asked, t.under("artifacts")) == ("a move", ["X"])


@rule("TR-22.3")
def test_if_one_disagrees_all_of_it_is_taken_back() -> None:
    t = adjusting()
    t.answer(step(0, 0, 1), step(1, 1, 0), step(2, 5, 0), DONE, "yes", "no")
    assert (t.a.zeff, t.b.residents, t.c.rep[4]) == (20, 5, 6)
    assert t.told("disagreed") == [{"seat": 2}]


@rule("TR-22.3")
def test_tracks_keep_to_their_ends_and_nothing_done_needs_no_consent() -> None:
    t = adjusting(zeff=0)
    assert t.refusal(step(2, 5, 1)) == "TR-22.3"
    assert t.refusal(step(0, 0, 0)) == "TR-22.3"
    t.answer(DONE)
    assert t.asked == "a move"


@rule("TR-22.3", "TR-18.7")
def test_what_is_done_by_hand_may_fulfil_a_quest() -> None:
    t = at_table(pack=BY_HAND, a={"hand": ["X"]}, b={"quests": ["O02"], "rep": {1: 5}})
    t.answer("use X", step(1, 2, 1), str(2 * 2 * 8), "yes")
    assert t.asked == "b clan"
    assert t.b.points == 4


# -- judged by the others (TR-22.4) ---------------------------------------------------


@rule("TR-22.4")
def test_a_quest_is_claimed_and_judged_wherever_one_stands() -> None:
    t = at_table(3, pack=JUDGED, a={"at": "(1,4)", "quests": ["Q"]})
    t.answer("end", "hand-in Q")
    assert t.asked == "b agree"
    t.answer("yes", "yes")
    assert (t.a.points, t.a.held, t.a.zeff) == (4, [], 30)


@rule("TR-22.4")
def test_if_one_disagrees_it_stays() -> None:
    t = at_table(3, pack=JUDGED, a={"at": "(1,4)", "quests": ["Q"]})
    t.answer("end", "hand-in Q", "no")
    assert (t.asked, t.a.points, t.a.held) == ("a act", 0, ["Q"])
