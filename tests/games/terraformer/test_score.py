"""Scoring (TF-10)."""

from __future__ import annotations

from tests.games.terraformer.scene import Scene
from tests.rule import rule

MANY = (
    "sav AAA +A: acacia A, acacia A, scarab A, locust A, dromedary A, baboon A, opossum A, lion A",
    "stp AA",
)


@rule("TF-10.1", "TF-10.2")
def test_points_of_every_kind_of_card() -> None:
    """T-26: 5 biomes, 2 Producers, 2 Consumers-1, 1 Cleaner, 2 Consumers-2, 1 Consumer-3: 17; the rest is nothing."""
    scene = Scene(*MANY)
    scene.s.hands[0] = [0, 1, 2, 3]
    scene.s.discards[0] = [20, 21]
    assert scene.counted().points["A"] == 17
    parts = {"biomes": 5, "role-P": 2, "role-C1": 2, "role-C2": 4, "role-C3": 3, "role-Cl": 1}
    assert scene.result.parts[0] == parts


@rule("TF-10.1", "TF-4.6")
def test_cards_count_for_their_owner_and_by_what_is_printed() -> None:
    """The Cleaner that has to hunt in the savanna is worth 1."""
    scene = Scene("trf AAB: acerola A, acerola B, elephant_beetle B, opossum B", "sav A: egyptian_vulture V")
    assert scene.counted().points == {"A": 4, "B": 1 + 1 + 1 + 2, "V": 1}


@rule("TF-10.3", "TF-12.33")
def test_most_points_win_and_equal_points_share_the_victory() -> None:
    result = Scene("stp AB: feather_grass B, souslik A", "des V").counted().result
    assert (result.scores, result.ranks, result.reason) == ([2, 2, 1], [1, 1, 3], "deck")


@rule("TF-12.33")
def test_a_tie_may_be_broken_by_cards_and_then_by_consumers_3() -> None:
    by_cards = ("stp AAA", "sav V: lion B, opossum V")  # 3 points each, in 3, 1, 2 cards
    assert Scene(*by_cards).counted().result.ranks == [1, 1, 1]
    assert Scene(*by_cards, tie="cards").counted().result.ranks == [1, 3, 2]
    by_hunters = ("stp A: lion A, opossum B, baboon B, utahraptor V, acerola V",)  # 4 points in 2 cards each
    assert Scene(*by_hunters, tie="cards").counted().result.ranks == [1, 3, 1]


@rule("TF-10.2")
def test_a_rich_ecosystem_and_adaptations_count_nothing() -> None:
    scene = Scene("trf AAB +V: opossum A").adapt("opossum A", 0)
    assert scene.counted().points == {"A": 4, "B": 1, "V": 0}
