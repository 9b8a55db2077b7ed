"""What the Actions do (TF-7)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.terraformer.at_table import AtTable, at_table
from tests.games.terraformer.house import deck, icons
from tests.rule import rule


@rule("TF-7.5")
def test_cancel_only_answers() -> None:
    t = at_table("trf A", a="cancel")
    assert t.refusal("cancel") == "TF-7.5"
    t = at_table("trf A", active="B", b="drying", a="cancel").answer("drying", "cancel")
    assert (t.discard("A"), t.discard("B")) == (["cancel"], ["drying"])


@rule("TF-7.5", "TF-5.8")
def test_in_the_own_turn_cancel_answers_an_action_out_of_turn() -> None:
    t = at_table("trf A: opossum A, acerola A", active="B", b="drying cancel", a="adaptation").answer(
        "drying"
    )
    t.answer("play adaptation", "climate")
    assert (t.asked, t.words) == ("B answer", ["cancel", "pass"])


@rule("TF-7.6", "TF-12.25")
def test_a_rich_ecosystem() -> None:
    t = at_table("trf A", "sav A +B", a="rich_ecosystem")
    assert t.view("A").planet[0].room == 2
    t.answer("rich_ecosystem")
    assert t.column(1) == "trf A +A"
    assert t.view("A").planet[0].room == 3
    t = at_table("trf A", "sav A", "stp A +B", a="rich_ecosystem").answer("rich_ecosystem")
    assert t.refusal("3") == "TF-7.6"


def adapting(*columns: str, **more: Any) -> AtTable:
    return at_table(*(columns or ("trf AB: acerola A, opossum A, coati B",)), **{"a": "adaptation", **more})


@rule("TF-7.7")
def test_who_adapts() -> None:
    """An own animal without an Adaptation: no plant, nobody else's."""
    t = adapting("trf AAA: acerola A, opossum A, coati A, coati B", "stp A: aphodius A").answer("adaptation")
    assert t.words == ["opossum A", "coati A", "aphodius A"]
    assert [t.refusal(said) for said in ("acerola A", "coati B", "lion A")] == ["TF-7.7", "TF-5.2", "TF-5.2"]
    t = at_table(
        "trf A: opossum A, acerola A", built={"A": deck("continental", adaptation=2, displacement=0)},
        attached={"opossum A": "green"}, a="adaptation",
    )  # fmt: skip
    assert t.refusal("adaptation") == "TF-7.11"


@rule("TF-7.7")
def test_adapting_to_the_climate() -> None:
    """The Opossum (temperate to hot, moderate and humid) can live in the cold and in the dry, not in the water."""
    t = adapting("trf A: opossum A", "tun B", "des B", "nse V", "crf V").answer("adaptation", "climate")
    (opossum,) = t.view("A").planet[0].beings
    assert opossum.suits == [0, 1, 2]


@rule("TF-7.7")
def test_adapting_the_diet() -> None:
    """An icon that it doesn't eat yet, and that anybody eats."""
    t = adapting("trf A: opossum A").answer("adaptation", "diet")
    assert set(t.words) == icons(t.content.edible) - {"fruit", "insect", "reptile"}
    assert [t.refusal(icon) for icon in ("fruit", "apex")] == ["TF-7.7", "TF-7.7"]
    t.answer("bird")
    (opossum,) = t.view("A").planet[0].beings
    assert {t.content.foods[icon].id for icon in opossum.eats} == {"fruit", "insect", "reptile", "bird"}
    assert (opossum.attached[0].mode, t.content.foods[opossum.attached[0].food].id) == ("diet", "bird")


@rule("TF-7.7", "TF-6.7")
def test_a_wider_diet_opens_ways() -> None:
    """An Opossum that eats greens may flee to where only grass grows."""
    planet = ("trf A: opossum A", "stp A: feather_grass A")
    t = at_table(*planet, active="B", b="drying des", attached={"opossum A": "green"})
    t.answer("drying", "1", "des")
    assert t.column(2) == "stp A: feather_grass A, opossum A"


@rule("TF-7.8")
def test_displacement() -> None:
    """T-29: who has nowhere to go dies; else it goes, even to where it is full."""
    t = at_table("nse V: polar_cod V", active="B", b="displacement").answer("displacement")
    assert (t.columns, t.discard("V")) == (["nse V"], ["polar_cod"])
    full = "tun V: springtail V, reindeer_lichen V"
    t = at_table("tun B: lemming V", full, active="B", b="displacement").answer("displacement", "lemming V")
    assert t.columns == ["tun B", f"{full}, lemming V"]


@rule("TF-7.8")
def test_the_owner_chooses_where_it_goes() -> None:
    t = at_table("tun B: lemming V", "tun V", "stp A: souslik V", active="B", b="displacement")
    t.answer("displacement", "lemming V")
    assert t.column(2) == "tun V: lemming V"
    t = at_table("stp A: souslik V", "stp A", "stp V", planet="large", active="B", b="displacement", v="")
    t.answer("displacement")
    assert (t.asked, t.words) == ("V to", ["2", "3"])
    assert t.refusal("1") == "TF-7.8"
    t.answer("3")
    assert t.columns == ["stp A", "stp A", "stp V: souslik V"]


@rule("TF-7.8", "TF-4.7")
def test_who_cannot_be_displaced() -> None:
    """Own beings, and those that can't migrate."""
    t = at_table("trf AB: acerola A, opossum A, coati B", "sav A: scarab A", active="B", b="displacement")
    t.answer("displacement")
    assert t.words == ["opossum A", "scarab A"]
    assert [t.refusal(said) for said in ("acerola A", "coati B")] == ["TF-4.7", "TF-5.2"]


@rule("TF-7.9")
def test_extinction() -> None:
    """Plants too; not one's own."""
    t = at_table("trf AB: acerola A, opossum A, coati B", active="B", b="extinction").answer("extinction")
    assert t.words == ["acerola A", "opossum A"]
    assert t.refusal("coati B") == "TF-5.2"
    t.answer("acerola A")
    assert t.column(1) == "trf AB: opossum A, coati B"
    assert t.discard("A") == ["acerola"]


@rule("TF-7.10", "TF-12.36")
def test_cloning() -> None:
    """T-30: one or two beings of the own discard; all know that they are in that hand now."""
    t = at_table("trf A", active="B", b="cloning", discards={"B": "utahraptor acerola trf drying"})
    t.answer("cloning")
    assert t.words == ["acerola", "utahraptor"]
    assert t.refusal("trf") == "TF-7.10"
    t.answer("utahraptor")
    assert t.words == ["acerola", "enough"]
    t.answer("acerola")
    assert t.hand("B") == t.known("B") == ["acerola", "utahraptor"]
    assert t.discard("B") == ["trf", "drying", "cloning"]
    assert t.view("A").players[1].known == [t.card("acerola"), t.card("utahraptor")]
    t.answer("acerola")
    assert t.known("B") == ["utahraptor"]


@rule("TF-7.10")
def test_one_is_enough_and_two_of_a_kind_may_be() -> None:
    t = at_table("trf A", active="B", b="cloning", discards={"B": "utahraptor acerola"})
    t.answer("cloning", "utahraptor", "enough")
    assert (t.hand("B"), t.discard("B")) == (["utahraptor"], ["acerola", "cloning"])
    two = {"B": deck("contrast", lemming=2, opossum=0)}
    t = at_table("trf A", active="B", built=two, b="cloning", discards={"B": "lemming lemming"})
    t.answer("cloning", "lemming")
    assert t.hand("B") == ["lemming", "lemming"]


@rule("TF-7.10", "TF-7.11")
def test_nothing_to_clone() -> None:
    t = at_table("trf A", active="B", b="cloning", discards={"B": "trf drying"})
    assert t.refusal("cloning") == "TF-7.11"


@rule("TF-7.11")
@pytest.mark.parametrize(("who", "action"), [("A", "adaptation"), ("A", "extinction"), ("A", "displacement")])
def test_an_action_without_a_target(who: str, action: str) -> None:
    t = at_table("trf A: acerola A", **{who.lower(): action})  # type: ignore[arg-type]
    assert t.refusal(action) == "TF-7.11"


@rule("TF-7.11", "TF-6.4")
def test_a_climate_action_needs_no_biome() -> None:
    t = at_table("trf A", a="drying")
    assert t.can("drying")
