"""TR-15 to TR-17: Reputation, raids, meetings."""

import pytest

from ludarium.games.trappers.odds import duel_wins, raid_wins
from tests.games.trappers.at_table import at_table
from tests.games.trappers.test_rounds import skip_turns
from tests.rule import rule

# -- Reputation ------------------------------------------------------------------


@rule("TR-15.1")
def test_the_tracks_have_ends() -> None:
    t = at_table(a={"at": "(1,4)", "residents": 10, "rep": {4: -2}})
    t.answer("end", "raid")
    assert t.a.rep[4] == -2
    t = at_table(a={"at": "(1,3)", "rep": {4: 6, 6: 5}}, war=(4, 6), dice=[6])
    t.answer("end")
    assert (t.a.rep[4], t.a.rep[6]) == (6, 6)


@rule("TR-15.2")
def test_reputation_decides_on_movement_attack_defence_residents_and_building() -> None:
    t = at_table(
        a={"at": "(5,2)", "form": "fighter", "residents": 10, "rep": {3: 2}},
        b={"rep": {3: 3}},
        tiles={"(5,2)": "b"},
    )
    assert t.mp == 6
    t.answer("end")
    fight = t.m.view(0).board.fights[0]
    assert (fight.attack, fight.defence) == (12, 19)


@rule("TR-15.3", "TR-15.4")
def test_the_enemy_takes_it_the_other_way_round_and_no_further() -> None:
    t = at_table(a={"at": "(1,4)", "residents": 10}, war="all")
    t.answer("end", "raid")
    assert t.a.rep[1:] == [0, 0, 1, -1, 0, 0]


@rule("TR-15.5", "TR-19.1")
def test_some_changes_the_enemy_does_not_mind() -> None:
    t = at_table(a={"at": "(1,4)", "hand": ["A8"]}, war=(4, 6))
    t.answer("end", "use A8")
    assert (t.a.rep[4], t.a.rep[6]) == (2, 0)


@rule("TR-15.6")
@pytest.mark.parametrize(("echo", "enemy"), [(True, 1), (False, 0)])
def test_it_follows_even_at_the_end_of_a_track(echo: bool, enemy: int) -> None:
    t = at_table(
        a={"at": "(1,4)", "residents": 10, "rep": {4: -2}}, war=(4, 6), options={"echo_at_bound": echo}
    )
    t.answer("end", "raid")
    assert t.a.rep[6] == enemy


# -- raids -----------------------------------------------------------------------


@rule("TR-16.1")
def test_one_raid_a_turn() -> None:
    t = at_table(a={"at": "(1,4)", "residents": 20, "hand": ["A4"]})
    t.answer("end", "raid")
    assert t.refusal("raid") == "TR-6.3"


@rule("TR-16.3", "TR-16.5")
def test_one_die_and_losses_by_it_that_do_not_lessen_the_attack() -> None:
    t = at_table(a={"at": "(2,2)", "form": "fighter", "residents": 15}, dice=[1])
    t.answer("end", "rob")
    assert t.told("rolled") == [{"seat": 0, "n": 1}]
    assert t.told("raided")[0]["attack"] == 16
    assert t.a.residents == 10


@rule("TR-16.4")
def test_odds_of_a_raid() -> None:
    """Capital robbery by Residents: never with 9, always with 15."""
    assert [raid_wins(residents, 16) for residents in range(9, 16)] == [0, 1, 2, 3, 4, 5, 6]


# -- meetings --------------------------------------------------------------------

DUELLERS = {
    "a": {"at": "(1,4)", "form": "fighter", "residents": 10, "rep": {4: 2}, "zeff": 0},
    "b": {"at": "(1,4)", "residents": 12, "rep": {4: 3}},
}


@rule("TR-17.1", "TR-17.2")
def test_one_meets_where_the_movement_ended() -> None:
    t = at_table(a={"at": "(1,4)", "form": "fighter"}, b={"at": "(2,4)"})
    t.answer("end")
    assert t.refusal("duel b") == "TR-17.1"
    assert t.refusal("duel a") == "TR-17.2"
    t = at_table(a={"at": "(1,4)", "form": "engineer"}, b={"at": "(1,4)"})
    t.answer("end")
    assert t.refusal("duel b") == "TR-17.2"


@rule("TR-17.2")
def test_after_a_duel_nothing_but_artifacts() -> None:
    t = at_table(
        3,
        a={"at": "(1,4)", "form": "fighter", "residents": 40, "hand": ["A8", "A4"]},
        b={"at": "(1,4)"},
        c={"at": "(1,4)"},
        dice=[6, 1],
    )
    t.answer("end", "duel b", "go", "keep")
    assert t.refusal("duel c") == "TR-6.3"
    assert t.refusal("buy-rep") == "TR-6.3"
    t.answer("use A8")
    assert t.a.rep[4] == 2


@rule("TR-17.3", "TR-17.4", "TR-17.6")
def test_a_duel() -> None:
    """OT-12, the book's example: 20 against 18. The opponent's die is rolled first."""
    t = at_table(**DUELLERS, dice=[3, 5])
    t.answer("end", "duel b")
    fought = t.told("fought")[0]
    assert (fought["attack"], fought["defence"]) == (20, 18)
    assert (t.a.residents, t.a.points, t.a.zeff, t.a.beaten) == (9, 8, 6, 0b10)
    assert (t.b.residents, t.b.zeff, t.b.at) == (9, 14, "")


@rule("TR-17.3")
def test_an_engineer_has_two_less() -> None:
    t = at_table(**{**DUELLERS, "b": {**DUELLERS["b"], "form": "engineer"}}, dice=[3, 1])
    t.answer("end", "duel b")
    fought = t.told("fought")[0]
    assert (fought["attack"], fought["defence"]) == (16, 16)


@rule("TR-17.4")
def test_odds_of_a_duel() -> None:
    table = [
        (0, 0),
        (0, 1),
        (1, 2),
        (3, 3),
        (6, 4),
        (10, 5),
        (15, 6),
        (21, 5),
        (26, 4),
        (30, 3),
        (33, 2),
        (35, 1),
        (36, 0),
    ]
    assert [duel_wins(difference) for difference in range(-6, 7)] == table


@rule("TR-17.5")
def test_equal_duels() -> None:
    t = at_table(**DUELLERS, dice=[3, 3])
    t.answer("end", "duel b")
    assert (t.a.at, t.b.at, t.a.points, t.a.residents, t.b.residents) == ("(1,4)", "(1,4)", 0, 7, 9)
    t = at_table(**DUELLERS, dice=[3, 3], options={"duel_tie": "defender_wins"})
    t.answer("end", "duel b")
    assert (t.a.at, t.b.at, t.b.points) == ("", "(1,4)", 0)


@rule("TR-17.6")
@pytest.mark.parametrize(("reading", "points", "zeff"), [("first_time", 0, 0), ("every_win", 8, 6)])
def test_only_the_first_win_over_an_opponent_pays(reading: str, points: int, zeff: int) -> None:
    t = at_table(
        **{**DUELLERS, "a": {**DUELLERS["a"], "beaten": "b"}}, dice=[1, 6], options={"duel_vp": reading}
    )
    t.answer("end", "duel b")
    assert (t.a.points, t.a.zeff, t.b.at) == (points, zeff, "")


@rule("TR-17.6", "TR-1.9")
def test_the_loser_gives_what_it_has() -> None:
    t = at_table(**{**DUELLERS, "b": {**DUELLERS["b"], "zeff": 2}}, dice=[1, 6])
    t.answer("end", "duel b")
    assert (t.a.zeff, t.b.zeff) == (2, 0)


@rule("TR-17.7")
@pytest.mark.parametrize(("reading", "points", "zeff"), [("none", 0, 20), ("as_attacker", 8, 20)])
def test_a_defender_who_wins(reading: str, points: int, zeff: int) -> None:
    t = at_table(**DUELLERS, dice=[6, 1], options={"defender_win_reward": reading})
    t.answer("end", "duel b")
    assert (t.a.at, t.b.at, t.b.points, t.b.zeff) == ("", "(1,4)", points, zeff)
    assert t.asked == "b move"


@rule("TR-17.8", "TR-6.3")
def test_a_host_beats_one_guest_without_dice() -> None:
    """OT-36."""
    t = at_table(
        3,
        a={"at": "(1,4)", "residents": 1, "rep": {4: 2}, "zeff": 0, "hand": ["A8"]},
        b={"at": "(1,4)", "form": "fighter", "residents": 20},
        c={"at": "(1,4)"},
        tiles={"(1,4)": "a"},
    )
    t.answer("end")
    assert t.refusal("duel b") == "TR-17.8"
    t.answer("beat b")
    assert (t.told("rolled"), t.a.points, t.a.zeff, t.a.residents, t.b.residents, t.b.at) == (
        [],
        8,
        6,
        1,
        20,
        "",
    )
    assert t.refusal("residents") == "TR-6.3"
    assert t.refusal("beat c") == "TR-6.3"


@rule("TR-17.8", "TR-6.9", "TR-17.7")
def test_a_guest_pays_and_is_beaten_at_once() -> None:
    t = at_table(
        a={"at": "(1,4)", "form": "fighter", "residents": 40},
        b={"at": "(1,4)", "residents": 0},
        tiles={"(1,4)": "b"},
    )
    t.answer("end")
    assert (t.a.zeff, t.b.zeff, t.a.at, t.b.points) == (19, 21, "", 0)


@rule("TR-17.8")
def test_only_in_the_hosts_turn_is_a_table_option() -> None:
    t = at_table(
        a={"at": "(1,4)", "form": "fighter", "residents": 40},
        b={"at": "(1,4)"},
        tiles={"(1,4)": "b"},
        options={"host_win": "host_turn_only"},
        dice=[1],
    )
    t.answer("end")
    assert t.refusal("duel b") == "TR-17.8"
    t.answer("destroy")
    assert t.tile("(1,4)") == ""


@rule("TR-17.8")
def test_in_another_cell_nobody_is_host() -> None:
    t = at_table(a={"at": "(2,4)"}, b={"at": "(2,4)"})
    t.answer("end")
    assert t.refusal("beat b") == "TR-17.8"


@rule("TR-17.9")
def test_two_guests_of_a_third_may_fight_after_the_toll() -> None:
    given = {
        "a": {"at": "(1,4)", "form": "fighter", "residents": 40, "zeff": 5},
        "b": {"at": "(1,4)"},
        "tiles": {"(1,4)": "c"},
        "dice": [1, 1],
    }
    t = at_table(3, **given)  # type: ignore[arg-type]
    t.answer("end", "duel b")
    assert (t.c.zeff, t.a.points, t.a.zeff) == (21, 8, 10)
    no = at_table(3, **given, options={"third_party_duel": "forbidden"})  # type: ignore[arg-type]
    no.answer("end")
    assert no.refusal("duel b") == "TR-17.9"


@rule("TR-17.10")
def test_the_beaten_miss_a_turn_and_then_enter() -> None:
    """OT-32."""
    t = at_table(**DUELLERS, turn=2, dice=[1, 6])
    t.answer("end", "duel b")
    assert (t.asked, t.s.turn) == ("a move", 3)
    skip_turns(t, 1)
    assert (t.asked, t.b.at != "", t.b.facing) == ("b move", True, "*")
    assert (t.b.residents, t.b.zeff, t.b.rep[4]) == (7, 14, 3)


@rule("TR-17.10")
def test_missing_none_is_a_table_option() -> None:
    t = at_table(**DUELLERS, dice=[1, 6], options={"knockout_turns": 0})
    t.answer("end", "duel b")
    assert t.asked == "b move"
    assert t.b.at != ""


@rule("TR-17.11")
def test_off_the_board_nobody_meets_and_settlements_work() -> None:
    t = at_table(
        a={"at": "(1,4)", "form": "fighter", "residents": 40},
        b={"at": "", "misses": 1},
        tiles={"(1,4)": "b"},
        dice=[1],
    )
    t.answer("end")
    assert t.refusal("duel b") == "TR-17.1"
    t.answer("destroy")
    assert t.tile("(1,4)") == ""


@rule("TR-21.1")
def test_a_truce() -> None:
    t = at_table(**DUELLERS, round=2, options={"truce_rounds": 2})
    t.answer("end")
    assert t.refusal("duel b") == "TR-21.1"
    guest = at_table(a={"at": "(1,4)"}, b={"at": "(1,4)"}, tiles={"(1,4)": "b"}, options={"truce_rounds": 1})
    guest.answer("end")
    assert (guest.a.at, guest.a.zeff) == ("(1,4)", 19)
    over = at_table(**DUELLERS, round=3, options={"truce_rounds": 2})
    over.answer("end")
    assert over.can("duel b")
