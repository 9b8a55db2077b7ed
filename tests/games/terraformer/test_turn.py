"""A turn (TF-2): two opportunities, Actions beside them, one new ecosystem, the hand limit."""

from __future__ import annotations

import pytest

from tests.games.terraformer.at_table import at_table
from tests.rule import rule


@rule("TF-2.1", "TF-2.2", "TF-2.3")
@pytest.mark.parametrize(
    "deeds", [("draw", "zebra"), ("zebra", "draw"), ("sav", "zebra"), ("draw", "draw")], ids="+".join
)
def test_any_two_opportunities(deeds: tuple[str, ...]) -> None:
    """T-4: draw and play in any mix; then a third is refused, and before that the end."""
    t = at_table("sav A", a="sav zebra acacia")
    assert t.refusal("end") == "TF-2.3"
    for deed in deeds:
        t.answer(deed)
        if t.asked == "A place":
            t.answer("1")
        if deed == deeds[0] and deeds[0] != deeds[-1]:
            assert t.refusal("end") == "TF-2.3"
    assert t.refusal("draw") == "TF-2.3"
    assert t.refusal("acacia") == "TF-2.3"
    t.answer("end")
    assert t.asked == "B step"


@rule("TF-2.2")
def test_a_card_just_drawn_may_be_played() -> None:
    """The one card left in the deck is a biome: it is drawn, and founds an ecosystem."""
    t = at_table(decks={"A": 1})
    (last,) = t.ids(t.s.decks[0])
    t.answer("draw")
    assert t.content.is_biome(t.card(last))
    t.answer(last)
    assert t.columns == [f"{last} A"]


@rule("TF-2.3")
def test_nobody_passes() -> None:
    """Who can play nothing draws."""
    t = at_table("nse V", a="lion")
    assert t.words == ["draw"]
    t.answer("draw", "draw")
    assert t.words[-1] == "end"


@rule("TF-2.4", "TF-12.5")
def test_with_an_empty_deck_and_nothing_to_play_the_rest_lapses() -> None:
    t = at_table("nse V", decks={"A": 0}, a="lion cancel")
    assert t.s.used == 0
    assert t.refusal("draw") == "TF-2.4"
    assert t.words == ["end"]


@rule("TF-2.4")
def test_an_empty_deck_and_a_card_that_can_be_played() -> None:
    """It must be: nobody passes."""
    t = at_table("sav A", decks={"A": 0}, used=1, a="zebra")
    assert t.refusal("end") == "TF-2.4"
    assert t.words == ["zebra"]
    t.answer("zebra")
    assert t.words == ["end"]


@rule("TF-2.4", "TF-12.5", "TF-7.10")
def test_cloning_takes_the_permission_to_end_away() -> None:
    """The cloned being can be played, so that the opportunity doesn't lapse any more."""
    t = at_table("tun V", active="V", used=1, discards={"V": "lemming"}, decks={"V": 0}, v="cloning")
    # of what else lies in the discard some beings can be cloned too
    assert t.words == ["cloning", "end"]
    t.answer("cloning", "lemming", "enough")
    assert t.refusal("end") == "TF-2.4"
    assert t.can("lemming")


@rule("TF-2.5")
def test_actions_are_no_opportunities() -> None:
    """Before, between and after the two."""
    t = at_table("sav A", "tun B: lemming B", a="rich_ecosystem extinction zebra")
    t.answer("rich_ecosystem", "1")
    assert (t.asked, t.s.used) == ("A step", 0)
    t.answer("zebra")
    assert t.s.used == 1
    t.answer("draw")
    assert t.can("extinction")
    t.answer("extinction")
    assert (t.asked, t.s.used) == ("A step", 2)
    t.answer("end")
    assert t.column(2) == "tun B"


@rule("TF-2.6", "TF-3.4")
def test_one_new_ecosystem_a_turn() -> None:
    """T-5."""
    t = at_table(a="stp stp sav")
    t.answer("stp")
    assert t.refusal("sav") == "TF-2.6"
    assert t.words == ["stp", "draw"]
    t.answer("stp")
    assert t.columns == ["stp AA"]
    t.answer("end", "draw", "draw", "end", "draw", "draw", "end")
    t.answer("sav")
    assert t.columns == ["stp AA", "sav A"]


@rule("TF-2.6")
def test_growing_is_not_limited_so() -> None:
    t = at_table("stp A", "des A", a="stp des").answer("stp", "1", "des", "2")
    assert t.columns == ["stp AA", "des AA"]
    t = at_table("stp A", "trf A", planet="huge", a="stp sav").answer("sav", "stp")
    assert t.columns == ["stp AA", "trf A", "sav A"]


@rule("TF-2.7", "TF-12.6")
def test_the_hand_limit() -> None:
    """T-6: a choice of what is discarded, and exactly so many."""
    t = at_table(a="lion zebra baboon coati opossum acacia")
    t.answer("draw", "draw")
    assert len(t.hand("A")) == 8
    t.answer("end")
    assert t.asked == "A discard"
    assert t.refusal("king_crab") == "TF-2.7"
    t.answer("lion")
    assert (t.asked, t.discard("A"), len(t.hand("A"))) == ("B step", ["lion"], 7)


@rule("TF-2.7", "TF-12.6")
def test_no_more_than_the_surplus_is_thrown_away() -> None:
    t = at_table(a="lion zebra baboon coati opossum").answer("draw", "draw", "end")
    assert (t.asked, t.discard("A")) == ("B step", [])


@rule("TF-2.8", "TF-12.6")
def test_only_the_active_players_hand_is_looked_at() -> None:
    """Nine cards, in the turn of another."""
    t = at_table(active="B", a="lion zebra baboon coati opossum acacia scarab utahraptor stp")
    t.answer("draw", "draw", "end")
    assert (t.asked, len(t.hand("A"))) == ("V step", 9)


@rule("TF-2.9", "TF-12.15")
def test_one_answer_left_is_asked_all_the_same() -> None:
    """Only "draw", only "end turn", only "no biome"."""
    t = at_table("nse V", a="lion")
    assert (t.asked, t.words) == ("A step", ["draw"])
    t = at_table("nse V", used=2, a="lion")
    assert (t.asked, t.words) == ("A step", ["end"])
    t = at_table("trf A", a="drying").answer("drying")
    assert (t.asked, t.words) == ("A replacement", ["none"])


@rule("TF-2.1")
def test_what_is_not_in_hand_is_not_played() -> None:
    t = at_table("sav A", a="zebra")
    assert t.refusal("lion") == "TF-2.1"


@rule("TF-2.1", "TF-5.2")
def test_a_card_may_be_taken_back_until_it_lies_there() -> None:
    """And then still, as long as nothing was learnt; a draw ends that."""
    t = at_table("sav A", "sav A", a="zebra rich_ecosystem")
    t.answer("zebra")
    t.m.undo(0)
    assert (t.asked, t.s.picked.card) == ("A step", -1)
    t.answer("zebra", "2")
    assert t.column(2) == "sav A: zebra A"
    t.m.undo(0)
    t.m.undo(0)
    assert t.column(2) == "sav A"
    t.answer("rich_ecosystem")
    t.m.undo(0)
    t.answer("draw")
    assert t.m.undoes(0) is None
