"""What a seat is told beforehand: ways of its rover, odds, prices, and what awaits it elsewhere."""

from typing import Any

import pytest

from ludarium.games.trappers.gains import GainView
from ludarium.games.trappers.odds import FightView
from ludarium.games.trappers.outlook import OutlookView
from ludarium.games.trappers.view import TrappersBoard
from tests.games.trappers.at_table import AtTable, at_table
from tests.rule import rule


def board(t: AtTable, seat: int | None = 0) -> TrappersBoard:
    found: TrappersBoard = t.m.view(seat).board
    return found


def offered(t: AtTable, act: str) -> tuple[list[GainView], str]:
    offer = next(each for each in board(t).offers if each.act == act)
    return offer.gains, offer.clause


# -- ways --------------------------------------------------------------------------


@rule("TR-5.2", "TR-5.4")
def test_every_way_leads_where_the_rules_lead() -> None:
    """The path of each place is driven, and ends there at that cost; so does every single step from it."""
    for n in range(len(board(driver()).reach)):
        t = driver()
        place = board(t).reach[n]
        for option in place.path:
            t.m.answer(option)
        assert (t.s.cell[0], t.s.facing[0], t.mp) == (place.cell, place.facing, 4 - place.cost)
        for option, to in place.ways:
            assert board(driver()).reach[to].cost <= place.cost + 1
            assert option in t.ask.options


def driver() -> AtTable:
    return at_table(a={"at": "(2,4)", "facing": "E", "hand": ["A8"]})


def test_ways_are_told_to_the_driver_only() -> None:
    t = driver()
    assert board(t).reach
    assert not board(t, 1).reach
    assert not board(t, None).reach
    t.answer("end")
    assert not board(t).reach


# -- what awaits one -----------------------------------------------------------------


def outlook(t: AtTable, cell: str) -> OutlookView | None:
    number = t.box.ground.names.index(cell)
    return next((each for each in board(t).outlooks if each.cell == number), None)


@rule("TR-14.1", "TR-16.6")
def test_a_settlement_ahead_is_told_with_toll_and_odds() -> None:
    t = at_table(a={"at": "(2,4)", "facing": "N", "form": "fighter", "residents": 13}, tiles={"(1,4)": "B"})
    ahead = outlook(t, "(1,4)")
    assert ahead is not None
    assert (ahead.toll, ahead.host) == (2, -1)
    assert [(fight.attack, fight.defence, fight.win) for fight in ahead.fights] == [(13, 24, 0)]


@rule("TR-17.8")
def test_a_host_ahead_is_a_warning() -> None:
    t = at_table(a={"at": "(2,4)", "facing": "N", "form": "fighter"}, b={"at": "(1,4)"}, tiles={"(1,4)": "b"})
    ahead = outlook(t, "(1,4)")
    assert ahead is not None
    assert (ahead.host, ahead.fights) == (1, [])


@rule("TR-8.1")
@pytest.mark.parametrize(("stay", "rolls"), [("roll", True), ("no_roll", False)])
def test_the_rongaum_die_is_foretold(stay: str, rolls: bool) -> None:
    t = at_table(a={"at": "(1,3)", "facing": "E"}, options={"rongaum_stay": stay})
    ahead = outlook(t, "(1,3)")
    assert (ahead is not None and ahead.die) == rolls


# -- fights --------------------------------------------------------------------------


def fight(**who: Any) -> FightView:
    t = at_table(**who)
    t.answer("end")
    return board(t).fights[0]


@rule("TR-9.6", "TR-9.7", "TR-9.8")
def test_a_robbery_by_the_faces_of_its_die() -> None:
    robber: dict[str, Any] = {"at": "(2,2)", "form": "fighter", "residents": 12}
    told = fight(a=robber)
    assert told.win == 18
    assert [face.win for face in told.faces] == [0, 0, 0, 6, 6, 6]
    assert [face.lost for face in told.faces] == [5, 4, 3, 2, 1, 0]
    assert told.won == [GainView("zeff", 10), GainView("rep", -1, 1)]
    assert told.failed == []


@rule("TR-17.3", "TR-17.6")
def test_a_duel_by_the_faces_of_ones_own_die() -> None:
    """D = 0: 15 of 36 are won, 6 are equal; no Resident is lost that isn't there."""
    duellers: dict[str, Any] = {
        "a": {"at": "(1,4)", "form": "fighter", "residents": 3},
        "b": {"at": "(1,4)", "residents": 6, "zeff": 4},
    }
    told = fight(**duellers)
    assert (told.win, told.tie) == (15, 6)
    assert [face.win for face in told.faces] == [0, 1, 2, 3, 4, 5]
    assert [face.lost for face in told.faces] == [3, 3, 3, 2, 1, 0]
    assert told.won == [GainView("vp", 8), GainView("zeff", 4)]


@rule("TR-17.5", "TR-17.6")
def test_what_a_table_reads_otherwise_is_in_the_odds() -> None:
    t = at_table(
        a={"at": "(1,4)", "form": "fighter", "residents": 3, "beaten": "b"},
        b={"at": "(1,4)", "residents": 6},
        options={"duel_tie": "defender_wins"},
    )
    t.answer("end")
    told = board(t).fights[0]
    assert (told.win, told.tie, told.won) == (15, 0, [])


# -- offers --------------------------------------------------------------------------


@rule("TR-6.7", "TR-15.3")
def test_what_a_point_of_reputation_costs_and_whom_it_annoys() -> None:
    t = at_table(a={"at": "(1,4)"}, war=(4, 6))
    t.answer("end")
    bought, clause = offered(t, "buy-rep")
    assert bought == [GainView("zeff", -2), GainView("rep", 1, 4), GainView("rep", -1, 6)]
    assert clause == ""


@rule("TR-12.2", "TR-12.3")
def test_what_forbids_building_is_told_with_its_clause() -> None:
    t = at_table(a={"at": "(1,4)"})
    t.answer("end")
    built, clause = offered(t, "build")
    assert built == [
        GainView("zeff", -10),
        GainView("residents", -2),
        GainView("income", 5),
        GainView("rep", 1, 4),
    ]
    assert clause == "TR-12.2"


@rule("TR-9.3", "TR-9.5")
def test_a_capital_in_peace() -> None:
    t = at_table(a={"at": "(2,2)", "rep": {1: 4}})
    t.answer("end")
    assert offered(t, "residents")[0] == [GainView("residents", 4)]
    assert offered(t, "buy-artifact")[0] == [GainView("zeff", -2), GainView("artifact", 1)]
    assert offered(t, "rob")[1] == "TR-9.6"


@rule("TR-17.2")
def test_a_meeting_is_offered_or_says_why_not() -> None:
    t = at_table(a={"at": "(1,4)"}, b={"at": "(1,4)"})
    t.answer("end")
    assert offered(t, "duel")[1] == "TR-17.2"


def test_offers_are_what_the_question_offers() -> None:
    """Everything of the panel that nothing forbids can be chosen, and nothing else."""
    for cell in ("(1,1)", "(2,2)", "(3,3)", "(4,4)", "(3,2)", "(5,1)", "(6,4)", "(1,4)"):
        t = at_table(
            a={"at": cell, "residents": 12, "rep": {"all": 2}, "hand": ["A8"]},
            tiles={"(1,4)": "a"},
            dice=[1],
        )
        t.answer("end")
        if t.asked == "a result":
            t.answer("keep")
        for offer in board(t).offers:
            assert t.can(offer.act) == (offer.why is None), (cell, offer.act)
    assert board(t, 1).offers == []
