"""Effects that the house set hasn't, and packs may use (TF-14.6)."""

from __future__ import annotations

from typing import Any

from ludarium.games.terraformer import GAME
from ludarium.table.pack import Pack
from tests.games.terraformer.at_table import at_table
from tests.packs import changed_pack
from tests.rule import rule


def pack(**actions: dict[str, Any]) -> Pack:
    """The house set with other Actions."""

    def change(raw: Any) -> None:
        for row in raw["action"]:
            row.update(actions.get(row["id"], {}))

    return changed_pack(GAME, actions=change)


@rule("TF-14.6", "TF-5.2")
def test_an_action_that_moves_an_animal() -> None:
    """To an ecosystem that suits it and has food, named with it; the owner isn't asked."""
    moving = pack(displacement={"effect": {"kind": "move", "whose": "any", "food_needed": True}})
    t = at_table(
        "trf AB: opossum A, acerola A", "sav A: scarab A", "stp A", "stp V: aphodius A", "tun B",
        pack=moving, active="B", b="displacement",
    )  # fmt: skip
    t.answer("displacement")
    assert t.refusal("acerola A") == "TF-4.7"
    t.answer("opossum A")
    assert (t.asked, t.words) == ("B ecosystem", ["2", "4"])
    assert t.refusal("3") == "TF-14.6"
    t.answer("4")
    assert t.column(4) == "stp V: aphodius A, opossum A"
    assert t.discard("B") == ["displacement"]
    t = at_table("trf A: opossum A", "tun B", pack=moving, active="B", b="displacement")
    assert t.refusal("displacement") == "TF-7.11"


@rule("TF-14.6")
def test_an_action_that_protects() -> None:
    """Others' Actions can't name that being any more; its owner's can. It stays with it."""
    protecting = pack(
        rich_ecosystem={"effect": {"kind": "protect"}},
        displacement={"effect": {"kind": "displace", "whose": "any"}},
    )
    t = at_table(
        "stp AA: souslik A, aphodius A", "stp A", pack=protecting, a="rich_ecosystem displacement", b="extinction"
    )  # fmt: skip
    t.answer("rich_ecosystem", "souslik A", "pass")
    assert [one.being for one in t.s.attached] == [t.being("souslik A")]
    t.answer("draw", "draw", "end")
    t.answer("extinction", "pass")
    assert t.column(1) == "stp AA: souslik A"
    t.answer("draw", "draw", "end", "draw", "draw", "end")
    assert t.can("displacement")


@rule("TF-14.6")
def test_an_action_that_draws() -> None:
    drawing = pack(cloning={"effect": {"kind": "draw", "n": 2}})
    t = at_table("tun B", active="B", pack=drawing, b="cloning", decks={"B": 1})
    t.answer("cloning")
    assert (len(t.hand("B")), t.deck("B"), t.s.used, t.s.reason) == (1, 0, 0, "deck")
    t = at_table("tun B", active="B", pack=drawing, b="cloning", decks={"B": 0})
    assert t.refusal("cloning") == "TF-7.11"


@rule("TF-14.6")
def test_an_action_that_lets_animals_alone_die_out() -> None:
    t = at_table(
        "trf A: acerola A, opossum A", "sav A: scarab A", active="B", b="extinction",
        pack=pack(extinction={"effect": {"kind": "remove", "whose": "any", "what": "animal"}}),
    )  # fmt: skip
    t.answer("extinction")
    assert t.words == ["opossum A", "scarab A"]
    assert t.refusal("acerola A") == "TF-14.6"


@rule("TF-14.6", "TF-7.7")
def test_an_adaptation_that_leaves_one_way_only() -> None:
    """To the climate: nothing is asked about the way. To the diet: not for an animal that eats everything."""
    climate = pack(adaptation={"effect": {"kind": "adapt", "diet": 0}})
    t = at_table("trf A: opossum A", pack=climate, a="adaptation").answer("adaptation")
    assert [(one.being, one.mode) for one in t.s.attached] == [(t.being("opossum A"), 0)]
    diet = pack(adaptation={"effect": {"kind": "adapt", "climate": 0}})
    t = at_table("trf A: opossum A", pack=diet, a="adaptation").answer("adaptation")
    assert t.asked == "A icon"

    def omnivore(raw: Any) -> None:
        icons = [
            "green",
            "fruit",
            "algae",
            "insect",
            "plankton",
            "shell",
            "fish",
            "reptile",
            "bird",
            "rodent",
            "medium",
            "large",
        ]
        next(row for row in raw["being"] if row["id"] == "opossum")["eats"] = icons

    def only_diet(raw: Any) -> None:
        next(row for row in raw["action"] if row["id"] == "adaptation")["effect"]["climate"] = 0

    both = changed_pack(GAME, beings=omnivore, actions=only_diet)
    assert at_table("trf A: opossum A", pack=both, a="adaptation").refusal("adaptation") == "TF-7.11"
    t = at_table("trf A: opossum A, fossil_cockroach A", "sav A: scarab A", pack=both, a="adaptation").answer(
        "adaptation"
    )
    assert t.refusal("opossum A") == "TF-7.7"
