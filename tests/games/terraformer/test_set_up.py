"""Preparation (TF-1): decks, hands, dealing again, the planet's size, who begins."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from ludarium import Match
from ludarium.games.terraformer import GAME
from ludarium.games.terraformer.state import NOTHING, PLAY
from ludarium.table.errors import LudariumError
from tests.games.terraformer.at_table import AtTable, at_table
from tests.games.terraformer.house import DECKS
from tests.rule import rule


def fresh(seats: int = 3, seed: int = 1, brings: dict[int, Any] | None = None, **options: Any) -> AtTable:
    return AtTable(Match.new(GAME, seats, options, seed.to_bytes(32, "little"), brings))


@rule("TF-1.3", "TF-1.5", "TF-1.6")
def test_what_lies_there_before_the_first_turn() -> None:
    """T-1."""
    t = fresh(planet="medium", redeal=False)
    for who in "ABV":
        assert (len(t.hand(who)), t.deck(who), t.discard(who)) == (5, 37, [])
    assert t.columns == []
    board = t.view("A")
    assert (board.ecosystems, board.alike) == (6, 2)


@rule("TF-1.5")
@pytest.mark.parametrize(
    ("size", "ecosystems", "alike"), [("small", 5, 2), ("medium", 6, 2), ("large", 7, 3), ("huge", 8, 3)]
)
def test_sizes(size: str, ecosystems: int, alike: int) -> None:
    board = fresh(planet=size).view(None)
    assert (board.size, board.ecosystems, board.alike) == (size, ecosystems, alike)


@rule("TF-1.1", "TF-12.1")
def test_everybody_has_a_starter_deck_of_its_own() -> None:
    """Those chosen, and to the others one of the rest by lot."""
    dealt = set()
    for seed in range(20):
        t = fresh(seed=seed, brings={1: {"starter": "cold"}})
        names = [t.content.decks[deck].id for deck in t.s.lists]
        assert names[1] == "cold"
        assert sorted(names) == ["cold", "continental", "contrast"]
        dealt.add(names[0])
    assert dealt == {"continental", "contrast"}


@rule("TF-1.1", "TF-12.1")
def test_four_need_decks_of_their_own() -> None:
    with pytest.raises(LudariumError, match=r"TF-12\.1"):
        fresh(4)
    t = fresh(4, decks="built", brings={3: {"cards": DECKS["cold"]}})
    assert t.s.lists[3] == NOTHING
    assert NOTHING not in t.s.lists[:3]


@rule("TF-1.2", "TF-11.4")
def test_equal_lists_stay_apart_by_their_owners() -> None:
    """Two play the same list; each draws, and throws away, cards of the own one."""
    t = at_table(
        "tun A: lemming A, lemming B", active="B", b="extinction",
        seats=2, built={"A": DECKS["cold"], "B": DECKS["cold"]},
    )  # fmt: skip
    t.answer("extinction")
    assert t.discard("A") == ["lemming"]
    assert t.discard("B") == ["extinction"]
    assert t.column(1) == "tun A: lemming B"


@rule("TF-1.4", "TF-12.2", "TF-12.36")
def test_a_hand_may_be_dealt_again_once() -> None:
    """T-2. All decide unseen; then the second hand is final, and the others' hands are as before."""
    t = fresh(first="seat")
    before = {who: t.hand(who) for who in "ABV"}
    assert [ask.kind.name for ask in t.m.asks] == ["redeal"] * 3
    for seat, word in ((1, 1), (0, 0), (2, 0)):
        assert t.hand("B") == before["B"]
        t.m.answer(word, seat)
    assert t.asked == "A step"
    assert (len(t.hand("B")), t.deck("B"), t.discard("B")) == (5, 37, [])
    assert t.hand("B") != before["B"]
    assert (t.hand("A"), t.hand("V")) == (before["A"], before["V"])
    assert [player.redealt for player in t.view("A").players] == [False, True, False]
    assert t.known("B") == []


@rule("TF-1.4")
def test_a_table_without_redeals() -> None:
    t = fresh(redeal=False)
    assert t.s.phase == PLAY
    assert t.ask.kind.name == "step"


@rule("TF-1.7", "TF-12.4")
def test_who_begins() -> None:
    firsts = {fresh(seed=seed).s.first for seed in range(30)}
    assert firsts == {0, 1, 2}
    t = fresh(first="seat", first_seat=3, redeal=False)
    assert t.asked == "V step"
    assert fresh(2, first="seat", first_seat=3).s.first == 0  # there is no third seat: counted on


@rule("TF-1.7")
def test_play_goes_clockwise() -> None:
    t = at_table(active="B")
    seats = []
    for _ in range(4):
        seats.append(t.asked[0])
        t.answer("draw", "draw", "end")
    assert seats == ["B", "V", "A", "B"]


@rule("TF-12.3", "TF-1.5")
def test_the_size_may_be_agreed_on_after_the_deal() -> None:
    """The first player names one, the others the same or another; the smallest is played."""
    t = fresh(first="seat", first_seat=2, size_after_deal=True, redeal=False, planet="huge")
    assert t.asked == "B size"
    t.answer("large")
    assert t.asked == "V size"
    t.answer("medium")
    assert t.view("A").sizes == ["large", "medium"]
    t.answer("huge")
    assert t.view(None).size == "medium"
    assert t.asked == "B step"


@rule("TF-12.40", "TF-1.4")
def test_later_seats_may_get_a_card_more() -> None:
    t = fresh(first="seat", later_seat_card=True)
    assert [len(t.hand(who)) for who in "ABV"] == [5, 6, 6]
    for seat in range(3):
        t.m.answer(1, seat)
    assert [len(t.hand(who)) for who in "ABV"] == [5, 6, 6]


@rule("TF-13.1")
def test_each_option_names_its_clause_and_has_the_rulebooks_default() -> None:
    defaults = msgspec.to_builtins(GAME.options())
    assert defaults == {
        "planet": "small", "decks": "starter", "balancing": "owners", "first": "random", "first_seat": 1,
        "later_seat_card": False, "redeal": True, "size_after_deal": False, "free_replacement": False,
        "grow_stable": True, "counter_cancel": False, "migration_food": True, "strength": "cards",
        "feeding": "strength", "tie": "shared", "open_lists": False,
    }  # fmt: skip
    for name, hint in get_type_hints(GAME.options, include_extras=True).items():
        clause = get_args(hint)[1].extra["clause"]
        assert clause in GAME.rulebook("en"), name
        assert clause in GAME.rulebook("ru"), name
