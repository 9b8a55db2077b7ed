"""Biomes and ecosystems (TF-3): founding, growing, stable ones, room for beings."""

from __future__ import annotations

import pytest

from tests.games.terraformer.at_table import at_table
from tests.rule import rule


@rule("TF-3.1")
def test_nothing_but_a_biome_lies_on_an_empty_planet() -> None:
    t = at_table(a="acacia stp rich_ecosystem drying")
    assert t.refusal("acacia") == "TF-3.1"
    assert t.refusal("drying") == "TF-7.11"
    assert t.words == ["stp", "draw"]
    t.answer("stp")
    assert t.columns == ["stp A"]


@rule("TF-3.1")
def test_an_ecosystem_has_the_climate_of_its_biome() -> None:
    (one,) = at_table("crf VV").view("A").planet
    assert (one.temperature, one.humidity) == (2, 3)  # warm, aquatic


@rule("TF-3.2")
@pytest.mark.parametrize(("size", "alike"), [("small", 2), ("medium", 2), ("large", 3), ("huge", 3)])
def test_no_more_of_a_kind_than_the_planet_allows(size: str, alike: int) -> None:
    """T-3: those that are there may grow."""
    t = at_table(*["stp A", "stp V", "stp A"][:alike], planet=size, a="stp")
    t.answer("stp")
    assert t.words == [str(n + 1) for n in range(alike)]
    assert t.refusal("new") == "TF-3.2"
    t = at_table(*["stp A", "stp V"][: alike - 1], planet=size, a="stp")
    t.answer("stp")
    assert "new" in t.words


@rule("TF-3.2")
def test_a_full_planet() -> None:
    t = at_table("stp A", "stp V", "tun B", "tun V", "nse V", a="sav stp")
    assert t.refusal("sav") == "TF-3.5"
    t.answer("stp")
    assert t.refusal("new") == "TF-3.2"


@rule("TF-3.3")
def test_a_new_ecosystem_lies_to_the_right() -> None:
    t = at_table("tun B", "des B", a="sav").answer("sav")
    assert t.columns == ["tun B", "des B", "sav A"]


@rule("TF-3.4")
def test_whoever_founded_it_it_may_grow() -> None:
    t = at_table("tun B", "stp V", a="stp")
    t.answer("stp")
    assert t.words == ["2", "new"]
    assert t.refusal("1") == "TF-3.4"
    assert t.refusal("3") == "TF-3.3"
    t.answer("2")
    assert t.columns == ["tun B", "stp VA"]


@rule("TF-3.5", "TF-6.3")
def test_a_biome_that_fits_nowhere_still_serves_a_climate_action() -> None:
    t = at_table("trf A", "stp V", "tun B", "tun V", "nse V", a="sav drying")
    assert t.refusal("sav") == "TF-3.5"
    t.answer("drying", "1", "sav")
    assert t.column(1) == "sav A"


@rule("TF-3.6", "TF-12.7")
def test_four_biomes_are_stable_and_more_may_be_added() -> None:
    t = at_table("trf ABB", a="trf trf trf")
    assert not t.view("A").planet[0].stable
    t.answer("trf", "1")
    assert t.view("A").planet[0].stable
    t.answer("trf", "1")
    assert t.column(1) == "trf ABBAA"


@rule("TF-12.7", "TF-3.6")
def test_at_some_tables_a_stable_ecosystem_is_finished() -> None:
    t = at_table("trf ABBA", "sav A", grow_stable=False, a="trf")
    t.answer("trf")
    assert t.column(3) == "trf A"  # the only place left
    t = at_table("trf ABBA", "trf A", grow_stable=False, a="trf").answer("trf")
    assert t.column(2) == "trf AA"


@rule("TF-3.7", "TF-12.8")
def test_two_beings_for_each_biome_of_the_ecosystem() -> None:
    """T-10: a fifth is refused on two biomes; with a third it may come."""
    t = at_table("sav AA: acacia A, zebra A, baboon A, scarab A", a="lion sav")
    assert t.refusal("lion") == "TF-4.2"
    assert t.view("A").hand[1].places[0].refused.clause == "TF-3.7"
    t.answer("sav", "1", "lion")
    assert len(t.s.planet[0].beings) == 5
    assert t.view("A").planet[0].room == 6


@rule("TF-3.7", "TF-7.6", "TF-12.25")
def test_three_for_each_in_a_rich_one() -> None:
    """T-10, T-17: nine on three biomes."""
    t = at_table(
        "trf AAB +A: acerola A, acerola B, elephant_beetle A, opossum A, opossum B, coati A, utahraptor A,"
        " fossil_cockroach A",
        "stp A",
        active="B",
        b="utahraptor coati",
    )
    assert t.view("B").planet[0].room == 9
    t.answer("utahraptor")
    assert len(t.s.planet[0].beings) == 9
    assert t.refusal("coati") == "TF-4.2"


@rule("TF-3.8")
def test_an_overfull_ecosystem_takes_nobody_until_there_is_room() -> None:
    """Four came to a Steppe for two; a second and a third biome make room."""
    crowd = "stp A: souslik A, aphodius A, feather_grass A, opossum A"
    t = at_table(crowd, a="steppe_viper stp stp")
    assert t.refusal("steppe_viper") == "TF-4.2"
    t.answer("stp", "1")
    assert t.refusal("steppe_viper") == "TF-4.2"
    t.answer("stp", "1", "end")
    assert len(t.s.planet[0].beings) == 4  # the limit kills nobody
    assert t.view("A").planet[0].room == 6
