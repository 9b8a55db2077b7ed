"""TR-22.2, TR-19.1: the whole effect vocabulary, as cards of packs use it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.trappers.at_table import AtTable, at_table
from tests.games.trappers.packs import artifact, with_artifacts
from tests.rule import rule


def with_card(window: str, *ops: dict[str, Any], seats: int = 2, **given: Any) -> AtTable:
    """Whoever is `a` has the card X in hand."""
    a = {"at": "(1,4)", "hand": ["X"], **given.pop("a", {})}
    return at_table(seats, pack=with_artifacts(artifact("X", window, *ops)), a=a, **given)


# -- movement --------------------------------------------------------------------


@rule("TR-19.1", "TR-5.13")
def test_teleport_to_a_kind_of_cell_goes_on_moving() -> None:
    t = with_card("move", {"op": "teleport", "to": "cap"})
    t.answer("use X")
    assert t.refusal("(1,1)") == "TR-5.13"
    t.answer("(2,2)")
    assert (t.a.at, t.a.facing, t.mp, t.asked) == ("(2,2)", "*", 4, "a move")
    stops = with_card("move", {"op": "teleport", "to": "ron"}, a={"hand": ["X", "A4"]})
    stops.answer("use X", "(1,3)")
    assert stops.refusal("N") == "TR-5.9"


@rule("TR-5.9", "TR-19.1")
def test_who_need_not_stop_need_not_after_a_teleport_either() -> None:
    t = with_card("move", {"op": "teleport", "to": "ron"}, a={"hand": ["X", "A6"]})
    t.answer("use A6", "use X", "(1,3)")
    assert t.can("N")


@rule("TR-19.1", "TR-5.5")
def test_a_chasm_may_be_crossed_once_or_all_movement_long() -> None:
    for op, again in (
        ({"op": "cross_chasm", "n": 1}, False),
        ({"op": "ignore", "what": ["chasm"], "until": "turn_end"}, True),
    ):
        t = with_card("move_start", op, a={"at": "(3,3)", "facing": "S", "rep": {}})
        t.answer("use X", "F", "L", "L")
        assert t.a.at == "(3,4)"
        assert t.can("F") is again


@rule("TR-22.2", "TR-19.1")
def test_a_rover_is_moved_by_open_steps_and_its_direction_is_free_then() -> None:
    t = with_card(
        "any",
        {"op": "move_rover", "n": 2, "target": "opponent"},
        seats=3,
        b={"at": "(3,3)", "facing": "N"},
        c={"at": "", "misses": 1},
    )
    t.answer("use X")  # b is the only one on the board
    assert t.asked == "a shove"
    assert t.refusal("S") == "TR-5.5"  # a chasm
    t.answer("W", "N")
    assert (t.b.at, t.b.facing) == ("(2,2)", "*")
    own = with_card("action", {"op": "move_rover", "n": 2})
    own.answer("end", "use X", "*")
    assert own.a.at == "(1,4)"


@rule("TR-17.11")
def test_nobody_on_the_board_can_not_be_moved() -> None:
    t = with_card("move", {"op": "move_rover", "n": 2, "target": "opponent"}, b={"at": "", "misses": 1})
    assert t.refusal("use X") == "TR-17.11"


# -- Hypostasis, tracks ------------------------------------------------------------


@rule("TR-19.1")
def test_one_becomes_what_the_card_names() -> None:
    t = with_card("any", {"op": "set_hypostasis", "to": "fighter"})
    t.answer("use X")
    assert t.a.form_name == "fighter"


@rule("TR-22.2", "TR-1.9")
@pytest.mark.parametrize(
    ("op", "residents", "zeff"),
    [
        ({"op": "add_residents", "n": 3}, 8, 20),
        ({"op": "add_residents", "n": -9}, 0, 20),
        ({"op": "add_zeff", "n": 4}, 5, 24),
        ({"op": "add_zeff", "n": -30}, 5, 0),
    ],
)
@pytest.mark.parametrize("target", ["self", "opponent"])
def test_goods_of_ones_own_or_of_an_opponent_one_chooses(
    op: dict[str, Any], residents: int, zeff: int, target: str
) -> None:
    t = with_card("any", {**op, "target": target}, seats=3)
    t.answer("use X")
    if target == "opponent":
        assert t.refusal("a") == "TR-22.2"
        t.answer("c")
    whom = t.a if target == "self" else t.c
    assert (whom.residents, whom.zeff) == (residents, zeff)


@rule("TR-22.2", "TR-15.3")
def test_reputation_with_a_clan_of_ones_choice_or_with_all_at_war() -> None:
    t = with_card("any", {"op": "add_rep", "n": 2, "clan": "choice"}, war=(4, 6))
    t.answer("use X")
    assert t.refusal("0") == "TR-22.2"
    t.answer("4")
    assert (t.a.rep[4], t.a.rep[6]) == (2, -1)
    t = with_card("any", {"op": "add_rep", "n": -1, "clan": "warring", "echo": False}, war=(4, 6))
    t.answer("use X")
    assert t.a.rep[1:] == [0, 0, 0, -1, 0, -1]
    theirs = with_card("any", {"op": "add_rep", "n": -1, "clan": "cell", "target": "opponent"})
    theirs.answer("use X")
    assert (theirs.a.rep[4], theirs.b.rep[4]) == (0, -1)


@rule("TR-22.2", "TR-11.4")
def test_stealing_asks_for_each_point_and_can_not_be_taken_back() -> None:
    t = with_card("any", {"op": "steal_rep", "n": 2}, b={"rep": {1: 1, 2: 1}})
    t.answer("use X")
    assert t.asked == "a clan"
    assert t.refusal("cancel") == "TR-11.4"
    t.answer("1")  # then one point is left to steal, and no more is asked
    assert (t.a.rep[1:3], t.b.rep[1:3]) == ([1, 1], [0, 0])
    nobody = with_card("any", {"op": "steal_rep", "n": 1})
    assert nobody.refusal("use X") == "TR-11.4"


@rule("TR-6.5", "TR-19.7")
def test_a_marker_is_taken_off() -> None:
    t = with_card("action", {"op": "remove_marker"}, a={"at": "(2,2)", "marks": ["(2,2)"]})
    t.answer("end")
    assert t.refusal("residents") == "TR-6.5"
    t.answer("use X", "residents")
    assert t.a.residents == 8
    none = with_card("action", {"op": "remove_marker"})
    none.answer("end")
    assert none.refusal("use X") == "TR-6.5"


# -- fights and dice ---------------------------------------------------------------


@rule("TR-22.2")
def test_a_die_is_set_to_what_the_card_says_or_the_user_chooses() -> None:
    robber = {"at": "(2,2)", "form": "fighter", "residents": 12}
    t = with_card("post_roll", {"op": "set_die", "value": 4}, a=robber, dice=[1])
    t.answer("end", "rob", "go", "use X")
    assert t.told("raided")[0]["attack"] == 16
    t = with_card("post_roll", {"op": "set_die"}, a=robber, dice=[1])
    t.answer("end", "rob", "go", "use X", "6")
    assert (t.told("raided")[0]["attack"], t.a.residents) == (18, 12)


@rule("TR-17.3", "TR-19.1")
def test_the_opponents_die_is_rolled_again() -> None:
    fighter = {"form": "fighter", "residents": 10}
    t = with_card("post_roll", {"op": "reroll", "die": "other"}, a=fighter, b={"at": "(1,4)"}, dice=[6, 3, 1])
    t.answer("end", "duel b", "go", "use X")
    assert t.told("fought")[0]["defence"] == 5 + 1
    raid = with_card(
        "post_roll",
        {"op": "reroll", "die": "other"},
        a={"at": "(2,2)", "form": "fighter", "residents": 12},
        dice=[3],
    )
    raid.answer("end", "rob", "go")
    assert raid.refusal("use X") == "TR-17.3"


@rule("TR-16.5", "TR-19.1")
def test_no_losses_in_this_fight_only() -> None:
    t = with_card(
        "pre_roll",
        {"op": "no_losses"},
        a={"form": "fighter", "residents": 20},
        tiles={"(1,4)": "b"},
        dice=[1, 1],
    )
    t.answer("end", "destroy", "use X")
    assert t.a.residents == 20
    assert t.s.mods[0] == []


@rule("TR-16.6", "TR-19.1")
def test_more_defence_until_ones_next_turn() -> None:
    t = with_card(
        "any",
        {"op": "add_defence", "n": 5},
        b={"at": "(6,5)", "form": "fighter", "residents": 20},
        tiles={"(6,5)": "a"},
        dice=[6],
    )
    t.answer("use X", "end", "end")
    assert t.s.mods[0] != []
    t.answer("end", "destroy")
    assert t.told("raided")[0]["defence"] == 21
    assert (t.asked, t.s.mods[0]) == ("a move", [])


# -- prices and conditions -----------------------------------------------------------


@rule("TR-19.1", "TR-12.2")
def test_a_discount_of_residents_and_zeff() -> None:
    t = with_card(
        "any",
        {"op": "discount", "what": ["build", "buy_rep"], "zeff": 9, "residents": 1, "until": "round_end"},
        a={"rep": {4: 1}, "zeff": 1},
    )
    t.answer("use X", "end", "build")
    assert (t.a.zeff, t.a.residents) == (0, 4)
    t.answer("end", "end", "buy-rep")  # free, one turn later
    assert t.a.rep[4] == 3


@rule("TR-19.1")
@pytest.mark.parametrize(
    ("condition", "what", "given", "words"),
    [
        ("residents", "build", {"rep": {4: 1}, "residents": 2}, ["build"]),
        ("rep", "build", {"rep": {4: -2}}, ["build"]),
        ("hypostasis", "build", {"rep": {4: 1}, "form": "fighter"}, ["build"]),
        ("residents", "raid", {"residents": 1}, ["raid"]),
        ("marker", "raid", {"residents": 10, "raided": [4]}, ["raid"]),
        ("marker", "recruit", {"at": "(2,2)", "marks": ["(2,2)"]}, ["residents"]),
        ("hypostasis", "recruit", {"at": "(2,2)", "form": "mimic"}, ["residents"]),
        ("marker", "quest", {"at": "(3,3)", "marks": ["(3,3)"]}, ["take-quest"]),
    ],
)
def test_a_condition_is_waived(condition: str, what: str, given: dict[str, Any], words: list[str]) -> None:
    op = {"op": "waive", "condition": condition, "what": [what], "until": "turn_end"}
    t = with_card("action", op, a=given)
    t.answer("end")
    assert not t.can(words[0])
    t.answer("use X", *words)


@rule("TR-19.1", "TR-13.4")
@pytest.mark.parametrize(
    ("condition", "given"),
    [
        ("city_limit", {"form": "engineer", "residents": 10, "rep": {4: 2}}),
        ("residents", {"form": "engineer", "residents": 5, "rep": {4: 2}}),
        ("rep", {"form": "engineer", "residents": 10}),
        ("hypostasis", {"residents": 10, "rep": {4: 2}}),
    ],
)
def test_a_condition_of_modernising_is_waived(condition: str, given: dict[str, Any]) -> None:
    op = {"op": "waive", "condition": condition, "what": ["modernise"], "until": "turn_end"}
    tiles = {"(1,4)": "a", **({"(1,1)": "A", "(3,1)": "A"} if condition == "city_limit" else {})}
    t = with_card("action", op, a=given, tiles=tiles)
    t.answer("end")
    assert not t.can("modernise")
    t.answer("use X", "modernise")
    assert t.a.cities == 6


# -- cards and turns -----------------------------------------------------------------


@rule("TR-19.1", "TR-8.3")
def test_artifacts_are_drawn() -> None:
    t = with_card("any", {"op": "draw_artifact", "n": 2}, top={"artifacts": ["A5", "A8"]})
    t.answer("use X")
    assert t.a.hand == ["A5", "A8"]


@rule("TR-22.2", "TR-18.3")
def test_a_quest_is_drawn_and_two_of_the_type_make_room() -> None:
    t = with_card("any", {"op": "draw_quest", "deck": "choice"}, top={"old": ["O05"]})
    t.answer("use X", "old")
    assert t.a.held == ["O05"]
    t = with_card(
        "any", {"op": "draw_quest", "deck": "people"}, a={"quests": ["P01", "P05"]}, top={"people": ["P08"]}
    )
    t.answer("use X", "P05")
    assert t.a.held == ["P01", "P08"]


@rule("TR-19.1")
@pytest.mark.parametrize(
    ("deck", "number", "top"), [("artifacts", 2, ["A5", "A8"]), ("old", 1, ["O05", "O07"])]
)
def test_a_peek_is_for_the_user_alone(deck: str, number: int, top: list[str]) -> None:
    t = with_card("any", {"op": "peek", "deck": deck, "n": 2}, top={deck: top})
    t.answer("use X")
    codes = {"A5": 4, "A8": 7, "O05": 14, "O07": 16}
    assert t.m.view(0).board.decks[number].shown == [codes[id] for id in top]
    assert t.m.view(1).board.decks[number].shown == [-1, -1]
    assert [len(event.seen_by(0).args.get("cards", ())) for event in t.events if event.id == "peeked"] == [2]
    assert ["cards" in event.seen_by(1).args for event in t.events if event.id == "peeked"] == [False]


@rule("TR-19.1", "TR-6.8")
def test_another_turn_right_after_this_one() -> None:
    t = with_card("any", {"op": "extra_turn"})
    t.answer("use X", "end", "end")
    assert (t.asked, t.s.turn) == ("a move", 1)
    t.answer("end", "end")
    assert t.asked == "b move"


@rule("TR-22.2", "TR-4.1")
def test_an_opponent_misses_a_turn() -> None:
    t = with_card("any", {"op": "miss_turn", "target": "opponent"}, seats=3)
    t.answer("use X", "b", "end", "end")
    assert t.asked == "c move"
    assert t.told("missed") == [{"seat": 1}]
