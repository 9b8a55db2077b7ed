"""TR-1 and TR-2: terms, set-up."""

import pytest

from ludarium import Match
from ludarium.games.trappers import GAME
from ludarium.games.trappers.ground import FREE
from ludarium.table.errors import LudariumError
from tests.games.trappers.at_table import AtTable, at_table
from tests.rule import rule


def begun(seats: int, seed: int = 0, **options: object) -> AtTable:
    """A match whose colours are chosen: the first Trapper is asked."""
    t = AtTable(Match.new(GAME, seats, options, seed.to_bytes(32, "big")))
    t.events = list(t.m.events)
    for colour in range(min(seats, 3)):  # the fourth is left over
        t.answer(str(colour))
    return t


@rule("TR-1.1", "TR-2.2", "TR-2.4", "TR-2.5", "TR-2.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_alike(seats: int) -> None:
    """OT-1."""
    t = begun(seats)
    for who in (t.a, t.b):
        assert (who.zeff, who.residents, who.rep[1:], who.form_name) == (20, 5, [0] * 6, "builder")
        assert (who.points, who.stock, who.hand, who.held, who.beaten, who.marks) == (0, 6, [], [], 0, [])
    assert [len(deck.mass) for deck in t.s.decks] == [10, 10, 12]
    assert (t.s.round, t.s.turn) == (1, 1)
    assert len(t.told("war")) + len(t.told("war-of-all")) == 1
    assert not t.told("income")


@rule("TR-1.1")
def test_neither_one_nor_five_can_play() -> None:
    for seats in (1, 5):
        with pytest.raises(LudariumError, match="2 to 4 seats"):
            Match.new(GAME, seats, {}, bytes(32))


@rule("TR-2.1")
def test_the_order_is_drawn_by_lot() -> None:
    assert len({tuple(begun(3, seed).s.order) for seed in range(40)}) == 6


@rule("TR-2.3")
def test_a_colour_is_chosen_once() -> None:
    t = AtTable(Match.new(GAME, 2, {}, bytes(32)))
    first = t.ask.seat
    assert first == t.s.order[0]
    t.answer("2")
    assert t.ask.seat == t.s.order[1]
    assert t.refusal("2") == "TR-2.3"
    t.answer("0")
    assert t.s.colours[first] == 2


@rule("TR-2.7", "TR-2.8", "TR-2.9")
def test_dice_name_the_cell_where_a_rover_comes_down() -> None:
    """OT-2: nothing happens there, even where somebody stands."""
    t = at_table(a={"at": "", "misses": 0}, b={"at": "(4,2)"}, dice=[4, 2])
    assert (t.a.at, t.a.facing) == ("(4,2)", "*")
    assert t.told("fought") == []
    assert t.asked == "a move"
    assert {"move-north", "move-south", "move-west"} <= t.words  # (4,2) has a chasm to its east


@rule("TR-2.9")
def test_rovers_may_come_down_on_one_cell() -> None:
    shared = [t for t in (begun(4, seed) for seed in range(30)) if len(set(t.s.cell)) < 4]
    assert shared
    assert all(
        cell >= 0 and facing == FREE
        for t in shared
        for cell, facing in zip(t.s.cell, t.s.facing, strict=True)
    )
    assert all(t.told("knocked-out") == [] for t in shared)


@rule("TR-2.10")
@pytest.mark.parametrize("war", [True, False])
def test_the_first_round_has_war_dice(war: bool) -> None:
    t = begun(2, first_round_war=war)
    assert any(t.s.foes) is war
    assert t.a.zeff == 20


@rule("TR-1.2", "TR-1.3", "TR-1.5")
def test_a_cell_is_what_it_is_and_a_tile_makes_it_a_settlement() -> None:
    t = at_table(a={"at": "(1,4)", "rep": {4: 2}, "zeff": 12})
    kinds = t.m.view(None).board.ground.kinds
    assert sorted(set(kinds)) == ["cap", "nec", "old", "peo", "ron", "w"]
    clans = dict(zip(t.box.ground.names, t.box.ground.clan, strict=True))
    assert (clans["(3,3)"], clans["(4,4)"], clans["(3,2)"]) == (0, 0, 0)
    assert (clans["(5,1)"], clans["(1,3)"], clans["(2,2)"], clans["(1,4)"]) == (2, 1, 1, 4)
    t.answer("end")
    assert "act-raid" not in t.words  # too few Residents, but it is a Wasteland
    assert t.refusal("raid") == "TR-12.7"
    t.answer("build", "end", "end")
    assert t.asked == "a act"
    assert t.refusal("raid") == "TR-6.1"  # no Wasteland any more
    assert t.m.view(None).board.ground.kinds == kinds  # and printed as it was
    t.answer("buy-rep")
    assert t.a.rep[4] == 4  # still the clan's


@rule("TR-1.4")
def test_a_chasm_is_closed_from_both_sides() -> None:
    assert at_table(a={"at": "(3,3)", "facing": "S"}).refusal("F") == "TR-5.5"
    assert at_table(a={"at": "(3,4)", "facing": "N"}).refusal("F") == "TR-5.5"
    assert at_table(a={"at": "(1,1)", "facing": "W"}).refusal("F") == "TR-5.5"


@rule("TR-1.6", "TR-1.7", "TR-1.8")
def test_the_mimic_has_two_more_up_to_six_and_the_track_knows_nothing_of_it() -> None:
    t = at_table(a={"form": "mimic", "rep": {4: 1, 5: 5, 6: 6}})
    seen = t.m.view(None).board.trappers[0]
    assert seen.rep == [0, 0, 0, 1, 5, 6]
    assert seen.effective == [2, 2, 2, 3, 6, 6]
    high = at_table(a={"form": "mimic", "rep": {6: 6}}, options={"mimic_cap": 8})
    assert high.m.view(None).board.trappers[0].effective[5] == 8


@rule("TR-1.7")
def test_on_a_cell_of_nobody_the_mimic_has_nothing() -> None:
    assert at_table(a={"at": "(3,2)", "form": "mimic"}).mp == 4
    assert at_table(a={"at": "(3,1)", "form": "mimic"}).mp == 6


@rule("TR-1.9")
def test_what_is_not_there_is_not_lost() -> None:
    t = at_table(a={"at": "(1,3)", "residents": 1}, dice=[2])
    t.answer("end")
    assert t.a.residents == 0
    poor = at_table(a={"at": "(1,4)", "zeff": 0}, tiles={"(1,4)": "B"})
    poor.answer("end")
    assert (poor.a.zeff, poor.b.zeff) == (0, 20)


@rule("TR-1.10")
def test_tiles_run_out() -> None:
    cells = ["(1,1)", "(2,1)", "(1,2)", "(3,1)", "(4,1)", "(4,3)"]
    t = at_table(a={"at": "(1,4)", "rep": {4: 1}}, tiles=dict.fromkeys(cells, "a"))
    t.answer("end")
    assert t.refusal("build") == "TR-1.10"


@rule("TR-1.11")
def test_points_stay_when_a_city_is_damaged() -> None:
    t = at_table(
        a={"at": "(1,4)", "form": "fighter", "residents": 40}, b={"points": 6}, tiles={"(1,4)": "B"}, dice=[2]
    )
    t.answer("end", "damage")
    assert t.tile("(1,4)") == "b"
    assert t.b.points == 6


@rule("TR-1.13")
def test_nothing_can_be_given_to_another() -> None:
    t = at_table(a={"at": "(6,6)", "rep": {6: 1}, "hand": ["A1"]}, b={"at": "(6,6)"})
    t.answer("end")
    assert not any("give" in word for word in t.words)
    assert {t.box.ACT.say(option).id for option in t.ask.options} <= {
        "act-end", "act-buy-rep", "act-build", "use-artifact",
    }  # fmt: skip
