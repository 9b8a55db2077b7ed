"""Balancing: the scenarios of the rulebook's example and of the spec, from left to right (TF-9)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ludarium.games.terraformer.state import DIET
from tests.games.terraformer.house import HOUSE
from tests.games.terraformer.scene import Scene
from tests.rule import rule

TROPICS = (
    "acerola A, acerola B, elephant_beetle A, opossum A, opossum B, "
    "utahraptor A, utahraptor B, fossil_cockroach A"
)

TO_EAT_GREEN = DIET + [row.id for row in HOUSE.foods].index("green")


# -- the rulebook's example ---------------------------------------------------------------------


@rule("TF-9.2", "TF-9.5", "TF-9.6", "TF-9.9", "TF-9.10", "TF-9.12", "TF-9.15")
def test_the_example_of_the_rulebook_with_unequal_owners() -> None:
    """T-17: A is stronger by 8 to 4, acts first in each round, and B's Utahraptor is left without food."""
    scene = Scene(f"trf AAB +A: {TROPICS}, coati A").balance()
    assert scene.asks("A", "eater", "TF-9.10")
    scene.answer("elephant_beetle A").answer("acerola A").answer("opossum A").answer("acerola B")
    assert scene.asks("B", "eater")
    assert scene.options() == ["opossum B", "stop"]
    assert scene.refused("utahraptor B") == "TF-9.10 nothing-noted"
    scene.answer("opossum B")  # the cockroach is the only food noted that is left: no question
    assert scene.asks("A", "eater")
    scene.answer("coati A").answer("opossum A").answer("utahraptor A")
    assert scene.dead("B") == ["utahraptor"]
    assert scene.points == {"A": 12, "B": 4, "V": 0}


@rule("TF-9.10")
def test_what_is_fed_in_a_round_is_no_food_before_the_next() -> None:
    scene = Scene(f"trf AAB +A: {TROPICS}, coati A").balance()
    scene.answer("elephant_beetle A").answer("acerola A").answer("stop")
    assert scene.asks("B", "eater")
    scene.answer("opossum B")
    assert scene.options() == ["acerola B", "fossil_cockroach A"]
    assert scene.refused("elephant_beetle A") == "TF-9.10 not-noted"
    assert scene.refused("acerola A") == "TF-9.9 is-eaten"
    assert scene.refused("opossum B") == "TF-9.9 own-species"
    assert scene.refused("utahraptor A") == "TF-9.9 not-eaten-by"


@rule("TF-9.3", "TF-9.10", "TF-12.28")
def test_equal_owners_roll_for_the_first_choice_of_food() -> None:
    """T-18: rounds 1 and 3 need dice, since two owners want the same; in round 2 only B acts."""
    found = set()
    for seed in range(12):
        scene = Scene(f"trf ABB +A: {TROPICS}, coati B", seed=seed).balance()
        rolls = scene.told("rolled")
        assert len(rolls) >= 1
        first = scene.ask.seat if scene.ask else -1
        best = max(rolls[-1]["rolls"], key=lambda roll: roll.args["n"])
        assert best.args["seat"] == first
        scene.advised()
        assert len(scene.told("rolled")) >= 2
        dead = (*scene.dead("A"), "|", *scene.dead("B"))
        assert dead in (("utahraptor", "|"), ("|", "utahraptor"))
        assert (scene.points["A"], scene.points["B"]) == ((6, 10) if dead[0] == "utahraptor" else (9, 7))
        found.add(dead)
    assert len(found) == 2


# -- Producers -----------------------------------------------------------------------------------


@rule("TF-9.5")
def test_a_surplus_producer_of_the_weakest_owner_dies_out() -> None:
    """T-19."""
    scene = Scene("sav A: acacia A, zebra A, acerola B").balance()
    assert scene.told("died-crowded")[0]["at"] == 1
    assert scene.dead("B") == ["acerola"]
    assert scene.advised().living(1) == ["acacia A", "zebra A"]
    assert scene.points == {"A": 3, "B": 0, "V": 0}


@rule("TF-9.4", "TF-9.5")
def test_an_owner_chooses_among_the_own_surplus_producers() -> None:
    scene = Scene("sav A: acacia A, acerola A, opossum A, saxaul B").balance()
    assert scene.dead("B") == ["saxaul"]
    assert scene.asks("A", "lose", "TF-9.5")
    assert scene.options() == ["acerola A", "acacia A"]
    assert scene.refused("opossum A") == "TF-9.5 not-competing"
    assert scene.answer("acerola A").lives("acacia A", 1)


@rule("TF-9.5", "TF-9.2", "TF-9.3")
def test_strength_is_counted_anew_for_each_surplus_producer() -> None:
    """3 : 3 needs a die; whoever has lost one is the weaker, and loses the second without one."""
    column = (
        "stp V: feather_grass A, feather_grass A, aphodius A, feather_grass B, feather_grass B, aphodius B"
    )
    for seed in range(6):
        scene = Scene(column, seed=seed).balance()
        while scene.ask is not None and scene.ask.kind.name == "lose":
            scene.answer(scene.options()[0])
        deaths = [
            told["seat"] for told in scene.told("died-crowded") if told["card"].id == "card-feather_grass"
        ]
        assert deaths[0] == deaths[1] != deaths[2]


@rule("TF-9.2", "TF-12.27")
def test_biomes_count_for_strength_unless_only_beings_do() -> None:
    column = "sav AAB: acacia A, acerola A, acerola B, saxaul B, zebra B"
    assert Scene(column).balance().told("rolled") != []  # 4 : 4
    assert Scene(column, strength="beings").balance().dead("A") == []  # 2 : 3, and A may choose which
    assert Scene(column, strength="beings").balance().asks("A", "lose")


# -- Cleaners ------------------------------------------------------------------------------------

SURPLUS_CLEANER = ("sav A: scarab A, fossil_cockroach A", "des B")


@rule("TF-9.7", "TF-9.13")
def test_an_owner_chooses_which_cleaner_gives_up_its_claim() -> None:
    """T-20: the scarab can go on to the desert, the cockroach suits no arid place."""
    scene = Scene(*SURPLUS_CLEANER).balance()
    assert scene.asks("A", "lose", "TF-9.7")
    scene.answer("scarab A")
    assert scene.lives("scarab A", 2)
    assert scene.points["A"] == 3
    scene = Scene(*SURPLUS_CLEANER).balance().answer("fossil_cockroach A")
    assert scene.dead("A") == ["fossil_cockroach"]
    assert scene.points["A"] == 2


@rule("TF-9.7", "TF-9.3")
def test_of_several_owners_of_cleaners_the_weakest_gives_way() -> None:
    scene = Scene("sav A: scarab A, fossil_cockroach B", "trf V").balance()
    assert scene.lives("fossil_cockroach B", 2)  # B's only way
    assert scene.points == {"A": 2, "B": 1, "V": 1}


@rule("TF-9.7", "TF-12.43")
def test_the_owner_of_a_cleaner_chooses_between_a_niche_and_migration() -> None:
    """The native vulture eats reptiles: it may stay as a hunter, or go."""
    columns = ("des B: egyptian_vulture A, scarab B, toad_agama B, locust B, saxaul B", "sav B")
    scene = Scene(*columns).balance()
    assert scene.asks("A", "fate", "TF-9.7")
    assert scene.options() == ["niche", "migrate"]
    stays = scene.answer("niche").advised()
    assert stays.lives("egyptian_vulture A", 1)
    goes = Scene(*columns).balance().answer("migrate")
    assert goes.told("migrated")[0]["to"] == 2
    assert not goes.lives("egyptian_vulture A", 1)


@rule("TF-9.7")
def test_a_cleaner_without_food_has_no_niche_and_dies_out_where_it_can_not_go() -> None:
    scene = Scene("sav A: scarab A, fossil_cockroach B", "nse V").advised()
    assert scene.dead("B") == ["fossil_cockroach"]
    assert scene.told("died-crowded")[0]["seat"] == 1


@rule("TF-9.6", "TF-9.8", "TF-10.1", "TF-4.6")
def test_a_foreign_cleaner_with_food_is_a_consumer_and_scores_as_a_cleaner() -> None:
    """T-21: the vulture doesn't claim the savanna; it eats the baboon a round later."""
    scene = Scene("sav A: acacia A, scarab A, baboon A, egyptian_vulture B").balance()
    assert scene.told("died-crowded") == []
    assert scene.asks("A", "eater")
    scene.answer("baboon A").answer("scarab A").advised()
    assert scene.points == {"A": 4 + 1, "B": 1, "V": 0}


@rule("TF-9.10", "TF-9.18", "TF-12.31")
def test_by_strength_the_lion_eats_first_by_chain_the_vulture() -> None:
    """T-22."""
    column = "sav A: acacia A, scarab A, baboon A, egyptian_vulture B, lion A"
    scene = Scene(column).advised()
    assert scene.dead("B") == ["egyptian_vulture"]
    assert scene.dead("A") == []
    chain = Scene(column, feeding="chain").advised()
    assert chain.dead("A") == ["lion"]
    assert chain.dead("B") == []


@rule("TF-9.18")
def test_in_the_chain_passes_go_up_from_cleaners_and_consumers_1() -> None:
    """Nobody outside the pass is offered; what earlier passes fed is food in later ones."""
    scene = Scene("trf ABV: acerola A, elephant_beetle A, opossum A, coati A", feeding="chain").balance()
    assert scene.options() == ["elephant_beetle A", "stop"]
    scene.answer("elephant_beetle A")
    assert scene.asks("A", "eater")
    assert scene.options() == ["opossum A", "stop"]
    assert scene.answer("opossum A").options() == ["coati A", "stop"]


@rule("TF-9.18", "TF-9.11")
def test_each_pass_of_the_chain_has_its_own_duty() -> None:
    scene = Scene("trf ABV: acerola A, elephant_beetle A, opossum A", feeding="chain").balance()
    scene.answer("stop")  # the pass ends with duty: the beetle is fed without a question
    assert [told["card"].id for told in scene.told("fed")] == ["card-elephant_beetle"]
    assert scene.options() == ["opossum A", "stop"]


# -- who eats whom ---------------------------------------------------------------------------------


@rule("TF-9.11", "TF-12.32")
def test_nobody_may_starve_an_animal_that_can_be_fed() -> None:
    scene = Scene("sav A: acacia A, zebra A, baboon A, opossum A").balance()
    scene.answer("stop")
    assert scene.asks("A", "eater", "TF-9.11")
    assert "stop" not in scene.options()
    assert scene.refused("stop") == "TF-9.11 duty"


@rule("TF-9.9", "TF-12.30")
def test_a_being_feeds_only_one_other_and_chains_end_in_the_biome() -> None:
    """Two weasels could eat each other; without anything fed neither is food."""
    scene = Scene("mxf A: weasel A, ermine A").advised()
    assert sorted(scene.dead("A")) == ["ermine", "weasel"]
    scene = Scene("trf AAA: acerola A, elephant_beetle A, opossum A, opossum A").balance()
    scene.answer("elephant_beetle A").advised()  # the Acerola feeds one of three, the beetle another
    assert scene.dead("A") == ["opossum"]


@rule("TF-9.9")
def test_an_adapted_diet_counts() -> None:
    scene = Scene("stp A: feather_grass A, steppe_viper A").adapt("steppe_viper A", TO_EAT_GREEN).advised()
    assert scene.dead("A") == []
    assert Scene("stp A: feather_grass A, steppe_viper A").advised().dead("A") == ["steppe_viper"]


@rule("TF-12.38", "TF-9.7")
def test_an_adapted_cleaner_still_claims_the_biome_and_gets_a_niche() -> None:
    scene = Scene("sav A: acacia A, scarab A, fossil_cockroach B").adapt("fossil_cockroach B", TO_EAT_GREEN)
    assert scene.advised().dead("B") == []
    assert scene.told("niche")[0]["seat"] == 1


@rule("TF-9.10")
def test_without_an_overlap_equals_act_clockwise_from_the_first_player() -> None:
    apart = "stp V: feather_grass A, souslik A, aphodius B, steppe_viper B"
    scene = Scene(apart, first="B").balance()
    assert scene.told("rolled") == []
    assert scene.asks("B", "eater")
    assert Scene(apart, first="A").balance().asks("A", "eater")
    assert Scene(apart, first="V").balance().asks("A", "eater")


# -- surplus, and to the right -----------------------------------------------------------------------

TWICE = (
    "stp V: feather_grass V, souslik V, golden_eagle V, steppe_eagle A",
    "des B: saxaul B, locust B, toad_agama B, desert_monitor B",
    "stp A: feather_grass A, souslik A",
)


@rule("TF-9.13", "TF-9.14", "TF-9.1")
def test_an_animal_may_migrate_twice_each_time_to_the_right() -> None:
    """T-23: the steppe eagle finds no food in the first two ecosystems, and some in the third."""
    scene = Scene(*TWICE).balance()
    scene.answer("souslik V").answer("golden_eagle V")
    assert scene.asks("A", "to", "TF-9.13")
    assert scene.options() == ["2", "3"]
    assert scene.refused(1) == "TF-9.13 not-right"
    scene.answer(2).advised()
    assert [(told["at"], told["to"]) for told in scene.told("migrated")] == [(1, 2), (2, 3)]
    assert scene.lives("steppe_eagle A", 3)
    assert scene.points == {"A": 6, "B": 8, "V": 6}


@rule("TF-9.13")
def test_refusals_name_climate_and_food() -> None:
    scene = Scene(
        "stp V: feather_grass V, souslik V, golden_eagle V, steppe_eagle A",
        "nse B", "des B: toad_agama B", "sav B: opossum B", "stp B",
    ).balance()  # fmt: skip
    scene.answer("souslik V").answer("golden_eagle V")
    assert scene.options() == ["3", "4"]
    assert scene.refused(2) == "TF-9.13 climate"
    assert scene.refused(5) == "TF-9.13 no-food"
    assert scene.refused(6) == "TF-9.13 no-ecosystem"


@rule("TF-9.15", "TF-9.13")
def test_in_the_last_ecosystem_the_hungry_die_out_and_nobody_goes_left() -> None:
    scene = Scene("trf A: acerola A", "sav A: elephant_beetle A, opossum B").advised()
    assert (scene.dead("A"), scene.dead("B")) == (["elephant_beetle"], ["opossum"])
    assert [told["at"] for told in scene.told("died-starved")] == [2, 2]


@rule("TF-9.12")
def test_surplus_leaves_up_the_food_chain_so_that_prey_arrives_first() -> None:
    """The agama may follow the locust, which has gone to the savanna before it."""
    scene = Scene("des V: toad_agama A, locust B", "sav V").advised()
    assert [told["card"].id for told in scene.told("migrated")] == ["card-locust", "card-toad_agama"]


@rule("TF-9.12", "TF-12.23")
def test_within_a_role_owners_leave_clockwise_from_the_first_player() -> None:
    columns = ("des V: locust A, locust B, dromedary V", "sav V")
    order = [told["seat"] for told in Scene(*columns, first="B").advised().told("migrated")]
    assert order == [1, 2, 0]


@rule("TF-9.12")
def test_an_owner_orders_the_own_surplus() -> None:
    scene = Scene("des V: locust A, dromedary A", "sav V").balance()
    assert scene.asks("A", "next", "TF-9.12")
    assert scene.options() == ["locust A", "dromedary A"]
    assert scene.refused("zebra A") == "TF-9.12 no-surplus"
    scene.answer("dromedary A")
    assert [told["card"].id for told in scene.told("migrated")] == ["card-dromedary", "card-locust"]


@rule("TF-9.12")
def test_where_none_can_move_nobody_is_asked_for_an_order() -> None:
    scene = Scene("des V: locust A, dromedary A", "nse V").balance()
    assert scene.ask is None
    assert sorted(scene.dead("A")) == ["dromedary", "locust"]


@rule("TF-9.13", "TF-12.22")
def test_hunters_migrate_without_food_where_the_option_says_so() -> None:
    columns = ("des V: toad_agama A", "sav V")
    assert Scene(*columns).advised().told("migrated") == []
    assert len(Scene(*columns, migration_food=False).advised().told("migrated")) == 1


@rule("TF-9.13", "TF-4.7")
def test_an_animal_that_can_not_migrate_dies_out() -> None:
    """No animal of the house set is like that; a pack's may be."""
    scene = Scene("des V: locust A", "sav V")
    content = scene.t.box.content
    scene.t.box.content = replace(content, sessile=tuple(id == "locust" for id in content.ids))
    assert scene.advised().dead("A") == ["locust"]


@rule("TF-9.14", "TF-9.2")
def test_a_migrant_counts_for_strength_where_it_came_to() -> None:
    """Two locusts of A come to the savanna: A has 3 cards there, B 2 and so the surplus Producer."""
    scene = Scene("des V: locust A, dromedary A", "sav V: acacia A, acerola B, zebra B").advised()
    assert scene.told("rolled") == []
    assert scene.dead("B")[0] == "acerola"


# -- nobody is asked ----------------------------------------------------------------------------------


@rule("TF-9.16", "TF-9.17")
@pytest.mark.parametrize("columns", [TWICE, SURPLUS_CLEANER, (f"trf AAB +A: {TROPICS}, coati A",)])
def test_the_table_answers_as_it_advises(columns: tuple[str, ...]) -> None:
    by_table = Scene(*columns, balancing="auto").balance()
    assert by_table.ask is None
    advised = Scene(*columns).advised()
    assert by_table.result == advised.result
    assert by_table.s.planet == advised.s.planet


@rule("TF-9.1", "TF-8.5")
def test_a_planet_without_ecosystems_is_balanced() -> None:
    assert Scene().balance().points == {"A": 0, "B": 0, "V": 0}
