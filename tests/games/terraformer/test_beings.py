"""Living beings (TF-4): where they live, what hunters need where they settle."""

from __future__ import annotations

import pytest

from tests.games.terraformer.at_table import at_table
from tests.games.terraformer.house import deck
from tests.rule import rule


@rule("TF-4.1", "TF-4.2")
def test_where_an_opossum_can_live() -> None:
    """T-7, in an ecosystem with food everywhere: only climate decides."""
    t = at_table(
        "trf A: elephant_beetle A", "sav A: scarab A", "stp A: aphodius V", "des B: locust B", "tun B: springtail B",
        planet="medium",
        a="opossum",
    )  # fmt: skip
    t.answer("opossum")
    assert t.words == ["1", "2", "3"]
    assert [t.refusal(n) for n in ("4", "5", "new", "6")] == ["TF-4.1", "TF-4.1", "TF-4.2", "TF-3.3"]


@rule("TF-4.1")
@pytest.mark.parametrize(
    ("card", "biomes"),
    [
        ("elephant_beetle", "trf"),
        ("dromedary", "sav des"),
        ("souslik", "stp"),
        ("egyptian_vulture", "sav stp des"),
    ],
)
def test_the_native_biome_does_not_matter(card: str, biomes: str) -> None:
    laid = {"trf": "trf A", "sav": "sav A", "stp": "stp A", "des": "des B", "tun": "tun B"}
    t = at_table(*laid.values(), a=card)
    fits = [list(laid)[place.at] for place in t.view("A").hand[0].places if place.climate]
    assert fits == [id for id in laid if id in biomes.split()]


@rule("TF-4.3", "TF-4.4", "TF-12.37", "TF-12.10")
def test_who_settles_without_food() -> None:
    """T-9: Producers, Cleaners, Consumers-1; a hunter doesn't, until its prey is there."""
    t = at_table("trf A", a="elephant_beetle fossil_cockroach acerola utahraptor coati")
    assert [t.can(id) for id in ("elephant_beetle", "fossil_cockroach", "acerola")] == [True] * 3
    assert [t.refusal(id) for id in ("utahraptor", "coati")] == ["TF-4.2", "TF-4.2"]
    assert not at_table("trf A: opossum A", a="utahraptor").can("utahraptor")
    assert at_table("trf A: coati A", a="utahraptor").can("utahraptor")


@rule("TF-4.4")
def test_food_for_a_consumer_2() -> None:
    """T-8: feather grass is nothing for an Opossum, a dung beetle is."""
    t = at_table("stp A: feather_grass A", a="opossum")
    assert t.refusal("opossum") == "TF-4.2"
    assert t.view("A").hand[0].places[0].refused.clause == "TF-4.4"
    assert at_table("stp A: aphodius A", a="opossum").can("opossum")


@rule("TF-4.5", "TF-12.9")
def test_anybodys_food_will_do_plants_too_and_it_need_not_be_free() -> None:
    assert at_table("stp A: aphodius V", a="opossum").can("opossum")
    assert at_table("trf A: acerola B", a="opossum").can("opossum")
    assert at_table("trf AB: acerola B, elephant_beetle A", a="opossum").can("opossum")


@rule("TF-4.5", "TF-12.9")
def test_its_own_species_is_no_food() -> None:
    """An Ermine counts as a small animal, and eats such."""
    two = deck("cold", ermine=2, moray=0)
    t = at_table("tun V: ermine V", active="V", built={"V": two}, v="ermine snowy_owl")
    assert t.refusal("ermine") == "TF-4.2"
    assert t.can("snowy_owl")


@rule("TF-4.5", "TF-12.10", "TF-4.6")
def test_the_printed_role_decides_everywhere() -> None:
    """An Egyptian vulture is a Cleaner: it settles at once, even where it will have to hunt."""
    t = at_table("sav A", active="B", b="egyptian_vulture")
    assert t.can("egyptian_vulture")
    t.answer("egyptian_vulture")
    (vulture,) = t.view("B").planet[0].beings
    assert (vulture.niche, vulture.starves) == ("consumer", True)
    assert t.points["B"] == 1


@rule("TF-4.8", "TF-12.11")
def test_nobody_starves_while_the_game_goes_on() -> None:
    """The Opossum's only food dies out; it stays, turn after turn."""
    t = at_table("stp A: aphodius A, opossum A", active="B", b="extinction").answer(
        "extinction", "aphodius A"
    )
    while t.asked.endswith("answer"):
        t.answer("pass")
    assert t.column(1) == "stp A: opossum A"
    (opossum,) = t.view("A").planet[0].beings
    assert opossum.starves
    t.answer("draw", "draw", "end", "draw", "draw", "end", "draw", "draw", "end")
    assert t.column(1) == "stp A: opossum A"


@rule("TF-4.2")
def test_why_a_card_goes_nowhere() -> None:
    """No climate; no room; no food: the nearest miss is told."""
    t = at_table("tun B", a="lion")
    assert t.refusal("lion") == "TF-4.2"
    assert t.m.why_not(t.option("lion")).why == "nowhere-4-1"  # type: ignore[union-attr]
    t = at_table("tun B", "sav A: zebra A, acacia A", a="lion")
    assert t.m.why_not(t.option("lion")).why == "nowhere-3-7"  # type: ignore[union-attr]
    t = at_table("tun B", "sav A: acacia A", a="lion")
    assert t.m.why_not(t.option("lion")).why == "nowhere-4-4"  # type: ignore[union-attr]
