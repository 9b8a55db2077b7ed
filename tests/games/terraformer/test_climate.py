"""Changing an ecosystem, and who must leave it (TF-6)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.terraformer.at_table import AtTable, at_table
from tests.games.terraformer.house import deck
from tests.rule import rule

FOREST = "trf AB: acerola A, elephant_beetle A, opossum A"
PLANET = (FOREST, "stp A: aphodius A", "crf V: acropora V")


def drying(*columns: str, **more: Any) -> AtTable:
    return at_table(*(columns or PLANET), **{"active": "B", "b": "drying des saxaul", **more})


@rule("TF-6.1", "TF-6.3", "TF-6.5", "TF-6.6", "TF-6.7", "TF-6.8", "TF-12.17", "TF-12.21", "TF-12.22")
def test_the_rulebooks_example() -> None:
    """T-11: the forest becomes a Desert; Acerola and beetle die, the Opossum flees to the Steppe, Saxaul settles."""
    t = drying(v="king_crab", a="lion").answer("drying", "1", "pass", "pass")
    assert t.words == ["des", "none"]
    t.answer("des")
    assert t.columns == ["des B", "stp A: aphodius A, opossum A", "crf V: acropora V"]
    assert sorted(t.discard("A")) == ["acerola", "elephant_beetle", "trf"]
    assert t.discard("B") == ["trf", "drying"]
    assert (t.asked, t.s.used) == ("B step", 1)
    t.answer("saxaul")
    assert t.column(1) == "des B: saxaul B"
    assert t.words == ["end"]
    assert t.points == {"A": 4, "B": 2, "V": 2}


@rule("TF-6.4", "TF-12.20")
def test_a_bluff() -> None:
    """T-13: nothing changes, the card is spent, no opportunity is, and nothing of the hand is shown."""
    t = drying(b="drying saxaul", v="king_crab").answer("drying", "1", "pass")
    assert (t.asked, t.words) == ("B replacement", ["none"])
    t.answer("none")
    assert t.columns == list(PLANET)
    assert (t.discard("B"), t.s.used, t.asked) == (["drying"], 0, "B step")


@rule("TF-6.4", "TF-12.20")
def test_who_holds_the_biome_may_decline() -> None:
    """And whoever watches sees the same as after a bluff."""
    held, bluffed = (
        drying(b=f"drying saxaul {card}").answer("drying", "1", "none") for card in ("des", "locust")
    )
    assert held.columns == list(PLANET)
    assert held.hand("B") == ["des", "saxaul"]
    assert held.view("A") == bluffed.view("A")
    assert [event.seen_by(0) for event in held.events] == [event.seen_by(0) for event in bluffed.events]


@rule("TF-6.1")
def test_drying_keeps_the_temperature() -> None:
    """T-14: a Tundra is no answer to a dried Tropical forest, a Coral reef neither."""
    t = drying(b="drying tun crf trf").answer("drying", "1")
    assert t.words == ["none"]
    assert [t.refusal(id) for id in ("tun", "crf", "trf", "des")] == ["TF-6.1", "TF-6.1", "TF-6.1", "TF-6.3"]
    t = drying(b="drying tun", free_replacement=True).answer("drying", "1")
    assert t.words == ["none"]


@rule("TF-6.1", "TF-7.1", "TF-7.2", "TF-7.3", "TF-7.4")
@pytest.mark.parametrize(
    ("who", "action", "laid", "new"),
    [
        ("B", "drying", "trf B", "des"),
        ("A", "drying", "trf A", "sav"),
        ("V", "humidifying", "tun V", "nse"),
        ("A", "humidifying", "des A", "trf"),
        ("A", "warming", "stp A", "sav"),
        ("A", "warming", "tun B", "sav"),
        ("B", "cooling", "sav A", "tun"),
        ("V", "cooling", "crf V", "nse"),
    ],
)
def test_the_climate_actions_go_along_one_scale(who: str, action: str, laid: str, new: str) -> None:
    """By any number of levels; where a biome lies elsewhere on the other scale it doesn't fit."""
    t = at_table(laid, active=who, **{who.lower(): f"{action} {new}"})  # type: ignore[arg-type]
    t.answer(action)
    t.answer(new)
    assert t.columns == [f"{new} {who}"]


@rule("TF-6.2", "TF-12.16")
@pytest.mark.parametrize(
    ("who", "action", "laid"),
    [
        ("B", "drying", "des B"),
        ("V", "humidifying", "nse V"),
        ("A", "warming", "sav A"),
        ("B", "cooling", "tun B"),
    ],
)
def test_there_must_be_room_on_the_scale(who: str, action: str, laid: str) -> None:
    t = at_table(laid, "stp A", "crf V", "stp V", active=who, **{who.lower(): action})  # type: ignore[arg-type]
    t.answer(action)
    assert t.asked == f"{who} ecosystem"
    assert t.refusal("1") == "TF-6.2"


@rule("TF-6.3", "TF-6.4")
def test_without_an_opportunity_left_it_can_only_be_a_bluff() -> None:
    """T-15."""
    t = drying(used=2).answer("drying", "1")
    assert t.words == ["none"]
    assert t.refusal("des") == "TF-6.4"


@rule("TF-12.17")
def test_at_some_tables_the_new_biome_is_free() -> None:
    t = drying(used=2, free_replacement=True).answer("drying", "1", "des")
    assert (t.column(1), t.s.used) == ("des B", 2)
    t = drying(free_replacement=True).answer("drying", "1", "des")
    assert t.s.used == 0


@rule("TF-6.3", "TF-12.18", "TF-2.6")
def test_changing_is_not_founding() -> None:
    """One is changed and one founded in the same turn."""
    t = drying(b="drying des tun").answer("drying", "1", "des", "tun")
    assert (t.column(1), t.columns[-1]) == ("des B", "tun B")
    t = drying(b="drying des tun", founded=True, used=1).answer("drying", "1", "des")
    assert t.column(1) == "des B"


@rule("TF-6.3", "TF-12.19", "TF-3.2")
def test_no_more_of_a_kind_by_changing_either() -> None:
    t = drying("trf A", "des A", "des B", b="drying des").answer("drying")
    assert t.words == ["none"]
    assert t.refusal("des") == "TF-3.2"


@rule("TF-6.5", "TF-12.21", "TF-3.3")
def test_one_card_takes_the_place_of_all_and_a_rich_ecosystem_goes() -> None:
    """Even from a hand with more; the place is the same."""
    t = drying("stp A", "trf ABB +A", "crf V", b="drying des des").answer("drying", "2", "des")
    assert t.columns == ["stp A", "des B", "crf V"]
    assert sorted(t.discard("A")) == ["rich_ecosystem", "trf"]
    assert t.discard("B") == ["trf", "trf", "drying"]
    assert t.hand("B") == ["des"]


@rule("TF-6.6")
def test_a_producer_that_suits_stays() -> None:
    """T-32."""
    t = drying("sav A: acacia A").answer("drying", "des")
    assert t.column(1) == "des B: acacia A"
    assert t.discard("A") == ["sav"]


@rule("TF-6.6", "TF-3.8")
def test_who_suits_the_new_climate_stays_without_room_or_food() -> None:
    """Four on one card, and the Lion has nothing to eat any more."""
    t = drying("sav AA: acacia A, zebra A, scarab A, lion A").answer("drying", "des")
    assert t.column(1) == "des B: acacia A, scarab A, lion A"
    assert "zebra" in t.discard("A")


@rule("TF-6.7")
def test_migrants_go_left_and_right_however_full_it_is_there() -> None:
    full = "stp A: aphodius A, souslik A"
    t = drying(full, "trf A: opossum B", "sav A: scarab A").answer("drying", "2", "des")
    assert (t.asked, t.words) == ("B to", ["1", "3"])
    assert t.refusal("2") == "TF-6.7"
    t.answer("1")
    assert t.column(1) == f"{full}, opossum B"


@rule("TF-6.7", "TF-6.9")
def test_the_owner_chooses_out_of_turn_too() -> None:
    t = drying("stp A: aphodius A", "trf A: opossum A", "sav A: scarab A").answer("drying", "2", "des")
    assert (t.asked, t.words) == ("A to", ["1", "3"])
    t.answer("3")
    assert t.column(3) == "sav A: scarab A, opossum A"


@rule("TF-6.7", "TF-12.22")
def test_a_hunter_needs_food_where_it_flees_to() -> None:
    """Unless the table says otherwise."""
    t = drying("trf A: opossum A", "stp A: feather_grass A").answer("drying", "1", "des")
    assert t.columns == ["des B", "stp A: feather_grass A"]
    assert "opossum" in t.discard("A")
    t = drying("trf A: opossum A", "stp A: feather_grass A", migration_food=False).answer(
        "drying", "1", "des"
    )
    assert t.column(2) == "stp A: feather_grass A, opossum A"


@rule("TF-6.7", "TF-4.7")
def test_who_cannot_migrate_dies_out() -> None:
    """The Acerola would suit the Savanna."""
    t = drying("trf A: acerola A", "sav A").answer("drying", "1", "des")
    assert t.columns == ["des B", "sav A"]
    assert "acerola" in t.discard("A")


@rule("TF-6.8", "TF-12.23")
def test_prey_arrives_before_its_hunter() -> None:
    """The Souslik flees first, so that there is food for the viper in the empty Steppe."""
    t = at_table(
        "stp A: steppe_viper A, souslik A", "stp A", active="B", b="cooling tun"
    ).answer("cooling", "1", "tun")  # fmt: skip
    assert t.columns == ["tun B", "stp A: souslik A, steppe_viper A"]


@rule("TF-6.8")
def test_refugees_go_by_role_then_clockwise_from_the_active_player() -> None:
    """Non-migrants die first; Cleaners; Consumers-2 of B (active), then of A."""
    t = drying(
        "trf ABB: coati A, opossum A, opossum B, fossil_cockroach A, acerola B",
        "sav A: scarab A",
        b="drying des",
    ).answer("drying", "1", "des")  # fmt: skip
    gone = [(event.id, event.args["seat"]) for event in t.events if event.id in ("migrated", "died-climate")]
    assert gone == [("died-climate", 1), ("migrated", 0), ("migrated", 1)]
    assert (t.asked, t.words) == ("A next", ["opossum A", "coati A"])
    assert t.refusal("fossil_cockroach A") == "TF-6.8"
    t.answer("coati A")
    assert t.column(2) == "sav A: scarab A, fossil_cockroach A, opossum B, coati A, opossum A"


@rule("TF-6.9", "TF-12.24")
def test_nobody_dies_or_stays_by_choice() -> None:
    """One way out is taken without a question."""
    t = drying().answer("drying", "1", "des")
    assert t.told("migrated")[0]["to"] == 2
    assert t.asked == "B step"


@rule("TF-6.10")
def test_what_lies_with_the_dead_goes_to_its_owner() -> None:
    t = drying("trf A: elephant_beetle A", attached={"elephant_beetle A": "green"}).answer("drying", "des")
    assert sorted(t.discard("A")) == ["adaptation", "elephant_beetle", "trf"]
    assert t.s.attached == []


@rule("TF-6.11", "TF-12.41")
def test_an_adaptation_goes_with_its_animal() -> None:
    """With it the Coati may flee to the Steppe, which is too cold for it as printed, and keeps what it has learnt."""
    planet = ("trf A: coati A", "stp A: souslik A")
    t = drying(*planet).answer("drying", "1", "des")
    assert t.columns == ["des B", "stp A: souslik A"]
    t = drying(*planet, attached={"coati A": "climate"})
    t.answer("drying", "1", "des")
    assert t.column(1) == "des B: coati A"  # arid is next to moderate: it may even stay
    t = at_table("trf A: elephant_beetle A", "sav A", "stp A", attached={"elephant_beetle A": "climate"}, active="B",
                 b="drying des").answer("drying", "1", "des")  # fmt: skip
    assert t.column(2) == "sav A: elephant_beetle A"
    assert [one.being for one in t.s.attached] == [t.being("elephant_beetle A")]


@rule("TF-6.3")
def test_a_second_change_in_the_same_turn() -> None:
    """Both opportunities go into changes."""
    built = {"B": deck("contrast", drying=2, warming=0)}
    t = at_table("trf A", "trf A", "stp A", active="B", built=built, b="drying drying des des")
    t.answer("drying", "1", "des", "drying", "2", "des")
    assert (t.columns, t.s.used) == (["des B", "des B", "stp A"], 2)
