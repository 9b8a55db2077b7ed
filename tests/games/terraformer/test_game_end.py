"""When the game ends (TF-8), and what then plays no part any more."""

from __future__ import annotations

from tests.games.terraformer.at_table import at_table
from tests.rule import rule

STABLE = ("stp AAVV", "tun BBVV", "nse VVVV", "crf BBVV")


@rule("TF-8.1", "TF-8.2", "TF-8.3")
def test_the_end_by_an_empty_deck() -> None:
    """T-24: the last card is taken with the first opportunity; the second must still be used, if it can."""
    t = at_table("des B", active="B", decks={"B": 1}, b="saxaul locust")
    t.answer("draw")
    assert t.s.reason == "deck"
    assert t.told("deck-empty")
    assert t.refusal("end") == "TF-2.4"
    t.answer("saxaul", "end")
    assert t.asked == "over"
    result = t.m.result
    assert result is not None
    assert result.reason == "deck"


@rule("TF-8.1", "TF-8.2")
def test_the_end_by_stable_ecosystems() -> None:
    """T-25: the fourth biome of the last one; the turn goes on, nobody else has one."""
    t = at_table(*STABLE, "trf ABB", a="trf acerola rich_ecosystem")
    t.answer("trf")
    assert t.s.reason == "stable"
    assert t.asked == "A step"
    t.answer("rich_ecosystem", "5")
    t.answer("acerola", "end")
    assert t.asked == "over"
    assert t.points["A"] == 2 + 2 + 1
    assert t.m.result.reason == "stable"  # type: ignore[union-attr]


@rule("TF-8.1")
def test_with_a_place_still_empty_nothing_ends() -> None:
    t = at_table(*STABLE[:3], "trf ABB", a="trf").answer("trf", "4", "draw", "end")
    assert (t.asked, t.s.reason) == ("B step", "")


@rule("TF-8.2")
def test_the_hand_limit_still_holds_in_the_last_turn() -> None:
    t = at_table("sav A", decks={"A": 1}, a="lion zebra baboon coati opossum acacia scarab utahraptor")
    t.answer("draw", "zebra", "end")
    assert t.asked == "A discard"
    t.answer("lion")
    assert t.asked == "over"


@rule("TF-12.26", "TF-8.5")
def test_no_action_is_played_while_balancing() -> None:
    """Two beetles and one Acerola: the owners of Cancels and Adaptations are asked for nothing but food."""
    t = at_table(
        "trf AB: acerola A, opossum A, opossum B",
        decks={"A": 0},
        used=2,
        a="cancel adaptation",
        b="cancel",
        v="cancel",
    )
    t.answer("end")
    kinds = set()
    while t.m.asks:
        kinds.add(t.ask.kind.name)
        t.m.answer(t.ask.options[0])
    assert kinds <= {"eater", "food", "lose", "fate", "next", "to"}
    assert t.hand("A") == ["cancel", "adaptation"]


@rule("TF-12.29", "TF-9.5")
def test_producers_give_way_before_cleaners() -> None:
    """One biome card, two plants, two Cleaners, all A's: A is asked about the plants first."""
    t = at_table(
        "sav A: acacia A, acerola A, scarab A, fossil_cockroach A", decks={"A": 0}, used=2, a="lion"
    ).answer("end")
    assert t.ask.because == "TF-9.5"
    t.answer("acerola A")
    assert t.ask.because == "TF-9.7"
