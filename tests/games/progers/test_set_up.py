"""Setting up, question by question (PG-1, PG-5, PG-6), and the options that change it."""

import random
from collections import Counter
from typing import Any

import pytest

from ludarium import LudariumError, Match
from ludarium.games.progers import GAME
from ludarium.games.progers.box import Options
from ludarium.games.progers.files import Rulings
from ludarium.games.progers.layouts import read_layout
from ludarium.games.progers.state import DEAL, PLAY
from tests.games.progers.house import FULL
from tests.rule import rule


def new(seats: int = 4, seed: int = 0, **options: Any) -> Match:
    return Match.new("progers", seats=seats, options=options, seed=seed.to_bytes(32, "big"))


def until(m: Match, kind: str, rng: random.Random | None = None) -> Match:
    """Answer, by chance or by the first option, until a question of this kind is open."""
    while m.ask is not None and m.ask.kind.name != kind:
        m.answer(rng.choice(list(m.ask.options)) if rng else m.ask.options[0])
    return m


def asked(m: Match, *kinds: str) -> list[tuple[str, int]]:
    """Kinds and seats of all questions up to the first turn."""
    found = []
    while m.ask is not None and m.ask.kind.name != "turn":
        found.append((m.ask.kind.name, m.ask.seat))
        m.answer(m.ask.options[0])
    return [each for each in found if not kinds or each[0] in kinds]


@rule("PG-1.1", "PG-1.2")
def test_two_to_four_play_in_one_mode() -> None:
    """Other numbers and a third mode are refused."""
    for seats in (1, 5):
        with pytest.raises(LudariumError, match="2 to 4"):
            new(seats)
    with pytest.raises(LudariumError, match="mode"):
        new(2, mode="mixed")
    for seats in (2, 3, 4):
        for mode, size in (("basic", 6), ("full", 9)):
            m = new(seats, mode=mode)
            assert len(until(m, "turn").s.at) == seats
            assert m.view(None).board.ground.size == size
            assert m.view(None).board.mode == mode


@rule("PG-1.3", "PG-1.2")
def test_in_basic_there_is_nothing_of_the_full_rules() -> None:
    """No shared row, no loops, teleports or lifts; in full the commands are those of basic and more."""
    basic, full = until(new(2), "turn"), until(new(2, mode="full"), "turn")
    assert {card.code for card in basic.view(0).board.cards if card.count} == set("SFJLRU")
    assert {card.code for card in full.view(0).board.cards if card.count} == set("SFJLRUT23")
    assert (basic.view(0).board.row_limit, full.view(0).board.row_limit) == (0, 5)
    assert not basic.view(0).board.ground.lifts
    assert (basic.view(0).board.hold_max, basic.view(0).board.play_max) == (3, 3)
    assert (full.view(0).board.hold_max, full.view(0).board.play_max) == (3, 3)


@rule("PG-1.5", "PG-20.31")
def test_the_turn_order_is_shuffled_or_as_you_sit() -> None:
    """Over many seeds every order of three seats comes up about as often; `host_seat` keeps the seats."""
    found = Counter(tuple(new(3, seed).s.order) for seed in range(240))
    assert len(found) == 6
    assert min(found.values()) > 20
    assert {tuple(new(4, seed, first="host_seat").s.order) for seed in range(9)} == {(0, 1, 2, 3)}


@rule("PG-5.3", "PG-2.3")
def test_everybody_has_a_colour_of_their_own() -> None:
    """Asked in seat order; a taken one is refused, in words that say whose it is."""
    m = new(3, first="host_seat")
    assert m.ask is not None
    assert (m.ask.seat, list(m.ask.options)) == (0, [0, 1, 2, 3])
    m.answer(2)
    assert list(m.ask.options) == [0, 1, 3]
    refused = m.why_not(2)
    assert refused is not None
    assert (refused.clause, refused.args) == ("PG-5.3", {"other": 0})
    until(m, "turn")
    assert sorted(m.s.colours) == sorted(set(m.s.colours))


@rule("PG-5.4", "PG-5.10", "PG-20.34")
def test_corners_and_directions_are_chosen_from_the_last_player_back() -> None:
    m = new(4, seed=3)
    order = m.s.order
    questions = asked(m, "corner", "heading")
    corners = [seat for kind, seat in questions if kind == "corner"]
    # The last corner left is not asked for.
    assert corners == order[:0:-1]
    kinds = [kind for kind, _ in questions]
    assert kinds == sorted(kinds)  # all corners before any heading
    headings = [seat for kind, seat in questions if kind == "heading"]
    assert headings == [seat for seat in order[::-1] if seat in headings]


@rule("PG-5.4", "PG-5.6", "PG-3.10", "PG-5.1")
def test_base_and_rover_go_to_the_chosen_corner() -> None:
    m = until(new(4, seed=1), "corner")
    assert m.ask is not None
    seat = m.ask.seat
    assert sorted(m.ask.options) == [0, 5, 30, 35]
    m.answer(35)
    assert m.s.at[seat] == 35
    assert m.s.bases[m.s.colours[seat]] == 35
    refused = m.why_not(35)
    assert refused is not None
    assert refused.clause == "PG-5.4"
    middle = m.why_not(14)
    assert middle is not None
    assert middle.clause == "PG-3.10"
    until(m, "turn")
    assert sorted(m.s.at) == [0, 5, 30, 35]
    assert all(m.s.at[seat] == m.s.bases[m.s.colours[seat]] for seat in range(4))


@rule("PG-5.7", "PG-20.33")
def test_no_rover_starts_facing_a_wall() -> None:
    """Every heading that was refused could not be driven, every one offered could."""
    for seed in range(30):
        m = until(new(4, seed=seed), "heading", random.Random(seed))
        if m.ask is None:
            continue
        land = m.t.box.land(m.s.ground)
        cell = m.s.at[m.ask.seat]
        assert list(m.ask.options) == [h for h in range(4) if land.drive[cell * 4 + h] >= 0]
        refused = next(m.why_not(h) for h in range(4) if h not in m.ask.options)
        assert refused is not None
        assert refused.clause == "PG-5.7"


@rule("PG-5.5", "PG-5.8", "PG-6.3", "PG-2.4")
def test_all_four_bases_lie_in_the_corners() -> None:
    """With two players, too: four colours up in basic, three in full, and no rover more."""
    for mode, labs in (("basic", 4), ("full", 2)):
        m = until(new(2, seed=5, mode=mode), "turn")
        bases = m.view(None).board.bases
        assert sorted(base.cell for base in bases) == sorted(m.t.box.land(m.s.ground).corners)
        assert [len(base.labs) for base in bases] == [labs] * 4
        assert len(m.view(None).board.rovers) == 2


@rule("PG-6.5", "PG-20.32", "PG-5.8")
def test_spare_bases_are_placed_by_chance_or_by_the_last_player() -> None:
    """By chance either spare base comes to either corner; by hand the last in turn order chooses (in full only)."""
    found = {tuple(until(new(2, seed, mode="full", first="host_seat"), "turn").s.bases) for seed in range(20)}
    assert len(found) == 2  # the players' own are always alike, by first options
    assert not asked(new(2, mode="full"), "spare")
    m = new(2, mode="full", spare_bases="last_player")
    last = m.s.order[-1]
    assert asked(m, "spare") == [("spare", last)]  # the second has one corner left
    m = until(new(3, mode="full", spare_bases="last_player"), "turn")
    assert min(m.s.bases) >= 0
    assert not asked(new(2, spare_bases="last_player"), "spare")


@rule("PG-5.2", "PG-6.2", "PG-20.35", "PG-2.2")
def test_tokens_are_laid_on_random_marks() -> None:
    """12 or 20 visible marks have one each, and which differs from match to match."""
    for mode, count in (("basic", 12), ("full", 20)):
        seen = set()
        for seed in range(8):
            m = until(new(2, seed, mode=mode, layout="preset", preset=mode[0].upper() + "1"), "corner")
            laid = [cell for cell, tokens in enumerate(m.view(None).board.samples) if tokens]
            assert len(laid) == count
            assert max(m.view(None).board.samples) == 1
            assert set(laid) <= set(m.view(None).board.ground.marks)
            seen.add(tuple(laid))
        assert len(seen) > 4


@rule("PG-20.35")
def test_the_last_player_may_lay_the_tokens() -> None:
    """One mark a question; a mark with a token and a cell without a mark are refused."""
    m = until(new(3, marks="manual", layout="preset", preset="B1"), "token")
    assert m.ask is not None
    assert m.ask.seat == m.s.order[-1]
    mark = m.ask.options[0]
    m.answer(mark)
    assert mark not in m.ask.options
    for cell in (mark, 0):
        refused = m.why_not(cell)
        assert refused is not None
        assert refused.clause == "PG-5.2"
    until(m, "corner")
    assert sum(m.view(None).board.samples) == 12


@rule("PG-5.9", "PG-6.6", "PG-2.1", "PG-17.2")
def test_five_cards_each_and_an_empty_row() -> None:
    for mode, deck in (("basic", 40), ("full", 52)):
        m = until(new(4, mode=mode), "turn")
        assert [len(hand) for hand in m.s.hands] == [5] * 4
        assert len(m.s.deck) == deck - 20
        assert (m.s.row, m.s.discard) == ([], [])
        assert m.s.phase == PLAY


@rule("PG-5.9")
def test_nobody_chooses_anything_with_a_hand_in_sight() -> None:
    """Cards are dealt after all else."""
    m = new(2, mode="full", marks="manual", spare_bases="last_player")
    while m.ask is not None and m.ask.kind.name != "turn":
        assert m.s.phase < DEAL
        assert m.view(m.ask.seat).board.hand == []
        m.answer(m.ask.options[0])


@rule("PG-4.9", "PG-20.36", "PG-4.1")
def test_chance_a_ready_made_landscape_or_the_players() -> None:
    """`preset` takes the named one, or any of the mode; a landscape of the other mode is refused."""
    m = until(new(2, layout="preset", preset="B3"), "corner")
    assert m.s.ground.startswith("@Y6+BA@d3r1+BB@b3r0")
    found = {until(new(2, seed, layout="preset"), "corner").s.ground for seed in range(40)}
    assert len(found) == 4
    assert len({until(new(2, seed), "corner").s.ground for seed in range(12)}) > 6
    with pytest.raises(LudariumError, match="preset: basic has any, B1, B2, B3, B4, not F1"):
        new(2, layout="preset", preset="F1")
    assert asked(new(2, layout="players"), "hill")
    assert not asked(new(2, layout="preset"), "hill")


@rule("PG-4.10")
def test_players_lay_hills_from_the_last_one_back() -> None:
    """Three hills of a full game, three seats; each is offered only where the rest can follow."""
    m = until(new(3, seed=2, mode="full", layout="players"), "hill")
    order, seats, hills = m.s.order, [], []
    rng = random.Random(2)
    while m.ask is not None and m.ask.kind.name == "hill":
        seats.append(m.ask.seat)
        hills.append(m.view(None).board.next_hill.name.id)
        m.answer(rng.choice(list(m.ask.options)))
    assert seats == order[::-1]
    assert hills == ["hill-LA", "hill-HI", "hill-LB"]
    layout = read_layout(m.s.ground.partition(" ")[0], FULL.board, FULL.hills)
    assert m.t.box.yard.fault(layout) is None


@rule("PG-4.11", "PG-17.1")
def test_nothing_of_the_ground_changes_during_play() -> None:
    m = until(new(2, mode="full"), "turn")
    ground, rng = m.view(None).board.ground, random.Random(1)
    for _ in range(120):
        if m.ask is None:
            break
        m.answer(rng.choice(list(m.ask.options)))
        assert m.view(None).board.ground == ground


@rule("PG-1.7")
def test_a_pack_gives_the_defaults_of_the_table_options() -> None:
    """Every ruling of part 20 can be set in modes.toml, and is an option of the table."""
    rulings = set(Rulings.__struct_fields__)
    assert rulings == set(Options.__struct_fields__) - {"mode", "preset"}
    assert all(getattr(Rulings(), name) == getattr(Options(), name) for name in rulings)
    assert GAME.options is Options
