"""The draw pile, the discard and what happens when they run dry (PG-15)."""

from typing import Any

import msgspec

from ludarium import Match
from tests.games.progers.at_table import AtTable, at_pfn
from tests.rule import rule


def emptied(t: AtTable, left: int) -> AtTable:
    """All but so many cards of the draw pile are moved to the discard."""
    position: dict[str, Any] = msgspec.to_builtins(t.m.position())
    state = position["state"]
    state["discard"] = sorted(state["discard"] + state["deck"][left:])
    state["deck"] = state["deck"][:left]
    return AtTable(Match.from_position(position), t.fixed)


@rule("PG-15.2", "PG-15.3", "PG-20.41")
def test_the_discard_is_shuffled_when_a_card_is_needed() -> None:
    """O35: one card is left to draw; after three are laid it is drawn, then the discard, those three in it, is shuffled
    and two more are drawn."""
    t = emptied(at_pfn("B E6 C6 - Rc3n.0.0,Bf6w.0.0 - R R:SSLLU,B:5|d30|x0"), 1)
    assert (len(t.s.deck), len(t.s.discard)) == (1, 29)
    t.play("+S@0 +L@1 +L@2 !")
    assert t.told("reshuffled")[0]["n"] == 32
    assert (len(t.s.deck), t.discard, len(t.hand("R"))) == (30, "", 5)


@rule("PG-20.41", "PG-15.2")
def test_an_empty_draw_pile_alone_shuffles_nothing() -> None:
    """The last card is drawn and the discard stays until somebody needs another."""
    t = emptied(at_pfn("B E6 C6 - Rc3n.0.0,Bf6w.0.0 - R R:SSLLU,B:5|d30|x0"), 1).play("+S@0 !")
    assert not t.told("reshuffled")
    assert (len(t.s.deck), len(t.s.discard)) == (0, 30)
    t.play("pass")
    assert not t.told("reshuffled")


@rule("PG-15.3", "PG-10.5")
def test_cards_just_exchanged_are_shuffled_along() -> None:
    """A pass that throws away five with nothing to draw: they are among the cards drawn from."""
    t = emptied(at_pfn("B E6 C6 - Rc3n.0.0,Bf6w.0.0 - R R:SSSSS,B:5|d30|x0"), 0).play("pass:SSSSS")
    assert t.told("reshuffled")[0]["n"] == 35
    assert (len(t.hand("R")), len(t.s.deck)) == (5, 30)


@rule("PG-15.4", "PG-20.14", "PG-11.18")
def test_with_both_piles_empty_covered_cards_are_drawn() -> None:
    """All commands lie in the row, 40 of them covered. Two are drawn from those; the row keeps its four commands."""
    slots = ["<".join(pile) for pile in ("S" * 12, "FFFFFFJJJJJJ", "LLLLLLRRRRRR", "UUUUTTTT")]
    t = at_pfn(f"F E9 C9 - Rc3n.0.0,Bi1w.0.0 {''.join(slots)} R R:=223,B:=22233|d0|x0").play("!")
    assert t.exec == "SFLU"
    assert t.told("reshuffled")[0]["n"] == 40
    assert (t.row, len(t.hand("R")), len(t.s.deck)) == ("SFLU", 5, 38)


@rule("PG-15.4")
def test_when_nothing_is_left_play_goes_on_with_fewer_cards() -> None:
    """The piles are taken away: nothing can be drawn, and the next player has the turn."""
    t = at_pfn("F E9 C9 - Rc3n.0.0,Bi1w.0.0 S R R:SSLLU,B:5|d41|x0")
    t.s.deck = []
    t.play("+S@1 !")
    assert (t.hand("R"), t.to_move) == ("SLLU", "B")
    assert not t.told("reshuffled")


@rule("PG-15.1")
def test_nobody_holds_more_than_five() -> None:
    """After a play one draws up to five, after a pass as many as went."""
    t = at_pfn("F E9 C9 - Rc3n.0.0,Bi1w.0.0 - R R:SSL,B:5|d44|x0").play("pass:L")
    assert len(t.hand("R")) == 3
    t.play("pass", "+S@0 !")
    assert len(t.hand("R")) == 5


@rule("PG-15.5", "PG-20.42")
def test_what_is_exchanged_is_seen_unless_the_table_says_closed() -> None:
    """Open: in the discard. Closed: a number, until the next shuffle, and still part of the deck."""
    field = "B E6 C6 - Rc3n.0.0,Bf6w.0.0 - R R:SSLLU,B:5|d30|x0"
    t = at_pfn(field).play("pass:LLU")
    assert t.codes(t.m.view(None).board.discard) == "LLU"
    assert [event.args.get("n") for event in t.events if event.id == "passed"] == [3]
    t = at_pfn(field, pass_discards="closed").play("pass:LLU")
    for seat in (None, 1):
        assert t.m.view(seat).board.discard == []
        assert t.m.view(seat).board.thrown == [3, 0]
    assert "cards" not in t.told("passed-closed")[0]
    t = emptied(t, 0).play("pass:" + t.hand("B")[0])
    assert t.told("reshuffled")[0]["n"] == 31
    assert t.m.view(None).board.thrown == [0, 0]


@rule("PG-15.5", "PG-17.1")
def test_played_cards_row_and_discard_are_public() -> None:
    t = at_pfn("F E9 C9 - Rc3n.0.0,Bi1w.0.0 (SR)2SL R").play("+J@4 *3@4 !")
    for seat in (None, 0, 1):
        assert sorted(t.codes(t.m.view(seat).board.discard)) == sorted("SRSLJ23")
    committed = t.told("committed")[0]
    assert [phrase.id for phrase in committed["cards"]] == ["card-J", "card-3"]
