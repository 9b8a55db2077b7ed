"""Players, supply, set-up (TV-1 … TV-3)."""

from collections import Counter

import pytest

from ludarium import Match
from ludarium.games.terravist import GAME
from ludarium.games.terravist.options import Options
from ludarium.games.terravist.places import FIRST_CELL
from ludarium.games.terravist.state import DEAL
from ludarium.table.errors import LudariumError
from tests.games.terravist.at_table import BOARDS, ZERO, AtTable, scene
from tests.rule import rule

OTHERS = "okinawa_rail ural_owl habu hawk_eagle purple_emperor"  # forest cards, for whoever needs some


def fresh(seats: int = 3, seed: int = 1, **options: object) -> AtTable:
    return AtTable(Match.new(GAME, seats, options, seed.to_bytes(32, "little")))


def to_start(tray: str, seats: int = 2) -> AtTable:
    """Before the first board is chosen, with this tray."""
    t = fresh(seats)
    cards = [t.card(name) for name in tray.split()]
    deck = [card for card in range(t.box.cards) if card not in cards]
    empty = {"laid": [], "cells": [-1] * 5, "hands": [[] for _ in range(seats)], "discard": []}
    positions = {"positions": [[] for _ in range(seats)], "pile": list(range(20)), "top": []}
    return t.stands(phase=0, parent=1, gone=0, tray=cards, deck=deck, **empty, **positions)


@rule("TV-1.1")
def test_two_to_four_people_play() -> None:
    for seats in (2, 3, 4):
        assert len(fresh(seats).s.hands) == seats
    for seats in (1, 5):
        with pytest.raises(LudariumError, match="2 to 4 seats"):
            fresh(seats)


@rule("TV-1.2")
def test_creatures_of_all_live_on_shared_boards() -> None:
    t = scene(creatures=[("tit", "F.I1", "anna"), ("macaque", "F.I2", "boris")])
    seen = [(one.place, one.owner) for one in t.view().creatures]
    assert seen == [(t.place("F.I1"), 0), (t.place("F.I2"), 1)]


@rule("TV-1.3", "TV-21.4")
def test_the_most_smile_wins_and_equals_share() -> None:
    """O31."""
    t = scene(
        3,
        creatures=[("orca", "O.I1", "anna", 1), ("osprey", "C.I1", "clara")],
        boards={"O": (0, 0), "C": (1, 0)},
    )
    t.stands(
        phase=6,
        round=2,
        goals=t.s.goals,
        points=[[0, 0, 38], [0, 0, 40], [0, 0, 42]],
        developer=[-1] * 2 + [2, -1, -1],
    )
    scores = t.match.result
    assert scores is not None
    assert scores.scores == [47, 40, 50]
    assert scores.ranks == [2, 3, 1]
    equal = t.stands(points=[[0, 0, 41], [0, 0, 40], [0, 0, 42]]).match.result
    assert equal is not None
    assert (equal.scores, equal.ranks) == ([50, 40, 50], [1, 3, 1])


@rule("TV-2.1")
def test_gains_are_never_refused_for_lack_of_pieces() -> None:
    t = scene(
        tokens={"anna": (60, 0, 0, 0, 0)}, creatures=[("kawanina", "R.I1", "anna", 4)], boards={"R": (0, 0)}
    )
    t.answer(second="chain", chain="R.I1", use=True)
    assert t.tokens("anna")[0] == 61  # the box has twenty


@rule("TV-2.2")
def test_what_is_paid_is_gone_from_the_payer_and_nobody_gets_it() -> None:
    t = scene(tokens={"anna": (0, 0, 2, 0, 0)}, hands={"anna": "iriomote_cat"})
    t.answer(second="iriomote_cat", place="F.I1")
    assert (t.tokens("anna"), t.tokens("boris")) == (ZERO, ZERO)


@rule("TV-2.3")
def test_each_kind_of_card_has_its_own_piles() -> None:
    s = fresh().s
    assert (len(s.deck) + len(s.tray) + 15, s.discard) == (73, [])
    assert (len(s.pile) + 3, s.positions_gone) == (20, [[], [], []])
    assert (len(s.weather), s.weather_gone) == (12, [])


@rule("TV-2.4")
def test_the_box_gives_for_a_die_and_the_supply_outright() -> None:
    t = scene(
        faces="L0 L1 - - -", creatures=[("freshwater_crab", "F.I1", "anna"), ("rhino_beetle", "F.I2", "anna")]
    )
    t.answer(second="chain", chain="F.I1", die="A:L0")
    assert t.s.faces.count(-1) == 4
    supply = scene(faces="- - - - -", creatures=[("rhino_beetle", "F.I2", "anna")])
    supply.answer(second="chain", chain="F.I2", use=True)
    assert supply.tokens("anna") == (1, 0, 0, 0, 0)
    assert supply.s.faces == [-1] * 5


@rule("TV-3.1")
def test_the_parent_is_drawn_or_is_the_first_seat() -> None:
    drawn = Counter(fresh(seed=seed).s.parent for seed in range(60))
    assert set(drawn) == {0, 1, 2}
    assert {fresh(seed=seed, first="host_seat").s.parent for seed in range(12)} == {0}


@rule("TV-3.2", "TV-22.1")
@pytest.mark.parametrize(
    ("first", "lengths"), [(6, (6, 5, 4)), (5, (5, 4, 3)), (3, (3, 2, 1)), (8, (8, 7, 6))]
)
def test_each_round_has_one_turn_fewer(first: int, lengths: tuple[int, ...]) -> None:
    """O3."""
    t = fresh(2, first_round_turns=first)
    assert t.box.lengths == lengths
    goes = 0
    while not t.over:
        if t.match.ask and t.match.ask.kind.name == "second" and t.match.ask.seat == 0:
            goes += 1
        t.match.answer(t.options()[-1] if t.match.asks[0].kind.name != "second" else t.box.chain)
    assert goes == sum(lengths)


@rule("TV-3.2")
@pytest.mark.parametrize("turns", [2, 9])
def test_other_lengths_are_refused(turns: int) -> None:
    with pytest.raises(LudariumError, match="first_round_turns"):
        fresh(first_round_turns=turns)


@rule("TV-3.3", "TV-3.4", "TV-3.7", "TV-3.9", "TV-3.12", "TV-3.13")
def test_what_lies_where_before_the_first_go() -> None:
    """O4."""
    t = fresh(3)
    s = t.until("first").s
    assert (len(s.deck), len(s.tray), [len(hand) for hand in s.hands]) == (53, 5, [5, 5, 5])
    assert (len(s.pile), len(s.weather)) == (17, 12)
    assert [len(own) for own in s.positions] == [1, 1, 1]
    assert all(face >= 0 for face in s.faces)
    assert s.tokens == [[1] * 5] * 3
    assert (len(s.laid), s.developer) == (1, [-1] * 5)
    assert [board.cell for board in t.view("anna").boards].count(-1) == 4
    assert (len(s.goals), len(set(s.goals)), len(s.goals_left)) == (3, 3, 10)


@rule("TV-3.5")
@pytest.mark.parametrize(
    ("tray", "board"),
    [
        ("kawanina ayu tit locust freshwater_crab", "R"),
        ("tit macaque habu saury ayu", "F"),
        ("kawanina ayu dipper firefly medaka", "R"),
    ],
)
def test_the_habitat_seen_most_often_is_the_first(tray: str, board: str) -> None:
    """O1."""
    t = to_start(tray)
    assert t.s.laid == [BOARDS.index(board)]
    assert t.s.cells[BOARDS.index(board)] == FIRST_CELL


@rule("TV-3.6")
def test_a_card_with_two_habitats_counts_for_both() -> None:
    """Two of forest, two of river: the crab makes it three of each."""
    t = to_start("tit macaque ayu kawanina freshwater_crab")
    assert t.asks("boris", "habitat", "TV-3.5")
    assert t.options() == [BOARDS.index("F"), BOARDS.index("R")]


@rule("TV-3.5")
def test_of_equals_the_parent_chooses() -> None:
    """O2."""
    t = to_start("tit macaque skylark cricket saury")
    assert t.asks("boris", "habitat")
    assert t.options() == [0, 1]
    assert t.refuses("O", "TV-3.5")
    assert t.answer(habitat="G").s.laid == [1]


@rule("TV-3.8", "TV-21.3")
def test_nobody_developed_the_first_board() -> None:
    t = scene(boards={"O": (0, 0)}, creatures=[("krill", "O.I1", "anna")])
    t.stands(phase=6, round=2)
    assert t.match.result is not None
    assert [part["development"] for part in t.match.result.parts] == [0, 0]
    assert t.view().boards[3].bonus == 0
    settled = scene(tokens={"anna": (1, 0, 0, 0, 0)}, hands={"anna": "rhino_beetle"})
    assert "F.I1" in settled.answer(second="rhino_beetle").placed()


@rule("TV-3.10")
def test_goals_lie_open_from_the_start_or_come_one_by_one() -> None:
    assert all(goal is not None for goal in fresh().view().goals)
    t = fresh(2, goals_visible="at_round_start")
    assert [goal is not None for goal in t.view().goals] == [True, False, False]
    while t.s.round == 0:
        t.match.answer(t.options()[0])
    assert [goal is not None for goal in t.view().goals] == [True, True, False]


@rule("TV-3.14")
def test_hands_and_positions_are_private() -> None:
    t = scene(hands={"anna": "tit macaque"}, positions={"anna": "vet"})
    own, other = t.view("anna").players[0], t.view("boris").players[0]
    assert (len(own.hand_known), len(own.positions_known)) == (2, 1)
    assert (other.hand, other.hand_known, other.positions, other.positions_known) == (2, [], 1, [])
    assert "positions" not in other.lines


@rule("TV-3.15")
def test_the_tray_is_turned_up_before_hands_are_dealt_from_the_parent_clockwise() -> None:
    t = to_start("tit macaque skylark cricket saury")
    assert t.s.phase < DEAL
    assert t.s.hands == [[], []]
    t.answer(habitat="F")
    assert [len(hand) for hand in t.s.hands] == [5, 5]
    assert t.asks("boris", "first")  # nobody is asked to exchange or to choose


@rule("TV-3.16")
def test_the_cheat_card_is_chosen_before_the_game() -> None:
    assert fresh().s.cheat == ""
    assert fresh(hard_mode="III").s.cheat == "III"
    assert {fresh(seed=seed, hard_mode="random").s.cheat for seed in range(40)} == {"I", "II", "III", "IV"}


@rule("TV-22.4")
def test_the_defaults() -> None:
    assert Options() == Options(
        first_round_turns=6,
        hard_mode="off",
        first="random",
        open_hands=False,
        goals_visible="from_start",
        chain_owner="anyone",
        last_link_board="last_target",
        seam="overlay",
    )
    with pytest.raises(LudariumError, match="seam"):
        fresh(seam="under")
