"""The forecast: what balancing would do if the game ended now; and the table's advice, exactly (TF-9.17)."""

from __future__ import annotations

from random import Random

import pytest

from ludarium.games.terraformer.expecting import expected
from ludarium.games.terraformer.forecast import Forecast, Outlook, foretold
from ludarium.games.terraformer.state import NOTHING, PLAY
from ludarium.table.match import Match
from tests.games.terraformer.scene import Scene
from tests.games.terraformer.test_balancing import TO_EAT_GREEN, TROPICS, TWICE
from tests.rule import rule


def foretell(*columns: str, **options: str) -> tuple[Scene, Forecast]:
    """As the planet stands in the middle of the game."""
    scene = Scene(*columns, **options)
    scene.s.phase = PLAY
    before = scene.t.events[:], scene.s.dice.drawn, [list(one.beings) for one in scene.s.planet]
    found = foretold(scene.t, scene.s)
    assert (scene.t.events[:], scene.s.dice.drawn, [list(one.beings) for one in scene.s.planet]) == before
    assert expected(scene.t, scene.s) == expected(scene.t, scene.s)
    return scene, found


def of(scene: Scene, found: Forecast, said: str) -> Outlook:
    return next(one for one in found.beings if scene.say_being(one.being) == said)


@rule("TF-9.17")
def test_it_says_who_eats_whom_who_goes_where_and_who_dies() -> None:
    scene, found = foretell("des B: toad_agama A, locust A, saxaul B", "sav A: lion A")
    locust, agama, lion = (of(scene, found, f"{one} A") for one in ("locust", "toad_agama", "lion"))
    assert (locust.to, scene.say_being(locust.eats), locust.odds) == (0, "saxaul B", 100)
    assert (agama.to, scene.say_being(agama.eats)) == (0, "locust A")
    assert (lion.to, lion.eats, lion.odds) == (NOTHING, NOTHING, 0)
    assert found.points == [1 + 1 + 2, 1 + 1, 0]
    assert found.exact == [True, True]


@rule("TF-9.13")
def test_it_follows_animals_to_the_right() -> None:
    scene, found = foretell(*TWICE)
    eagle = of(scene, found, "steppe_eagle A")
    assert (eagle.at, eagle.to, scene.say_being(eagle.eats)) == (0, 2, "souslik A")


@rule("TF-9.3", "TF-9.10")
def test_dice_are_marked_and_points_are_means() -> None:
    """T-18: one Utahraptor of two dies, whoever rolls less: 9 and 7 points, or 6 and 10."""
    scene, found = foretell(f"trf ABB +A: {TROPICS}, coati B")
    assert found.dice == [True]
    assert found.exact == [False]
    assert found.points == [7.5, 8.5, 0]
    assert of(scene, found, "utahraptor A").odds == 50
    assert expected(scene.t, scene.s).points == found.points
    assert expected(scene.t, scene.s).lost == [1.5, 1.5, 0]


@rule("TF-9.17")
def test_choices_are_marked_here_and_where_their_animals_could_come() -> None:
    scene, found = foretell("sav A: scarab A, fossil_cockroach A", "nse B", "des B")
    assert found.choices == [True, False, False]
    assert found.exact == [False, True, False]
    assert of(scene, found, "scarab A").to == 2  # the one that can migrate gives way


@rule("TF-9.1")
def test_in_the_midst_of_balancing_it_goes_on_from_there() -> None:
    scene = Scene(*TWICE).balance()
    scene.answer("souslik V").answer("golden_eagle V").answer(2)
    assert foretold(scene.t, scene.s).points == [6, 8, 6]


def test_what_is_remembered_of_ecosystems_is_what_playing_it_would_give() -> None:
    """All planets of some matches played at random, in the midst of balancing too."""
    chance = Random(5)
    for seed in range(6):
        options = {"planet": ("small", "large", "huge")[seed % 3]}
        match = Match.new("terraformer", 2 + seed % 2, options, chance.randbytes(32), keep=False)
        while match.asks:
            said, shown = expected(match.t, match.s), foretold(match.t, match.s)
            if not any(shown.dice):
                assert said.points == shown.points
            match.answer(chance.choice(match.asks[0].options), match.asks[0].seat)


def test_it_is_remembered_wherever_the_ecosystem_lies() -> None:
    """The same two columns, with nothing, and with something, to their left: the eagle goes right and starves there."""
    two = ("stp V: feather_grass V, golden_eagle A", "stp BB: feather_grass B, souslik B, steppe_eagle B")
    scene = Scene(*two)
    scene.s.phase = PLAY
    assert expected(scene.t, scene.s).points == foretold(scene.t, scene.s).points
    for left in (("nse V",), ("nse V", "sav A")):
        wider = Scene(*left, *two)
        wider.s.phase, wider.t.box = PLAY, scene.t.box
        assert expected(wider.t, wider.s).points == foretold(wider.t, wider.s).points


# -- the table's advice --------------------------------------------------------------------------


@rule("TF-9.17")
def test_most_points_are_fed_first() -> None:
    """Acerola and beetle: the Opossum (2) goes before the beetle (1) when only the Acerola is there."""
    scene = Scene("trf A: acerola A, elephant_beetle A, opossum A").advised()
    assert [told["card"].id for told in scene.told("fed")] == ["card-opossum"]


@rule("TF-9.17")
def test_then_most_animals() -> None:
    """The Opossum could eat either, the beetle only the Acerola: both are fed."""
    scene = Scene("trf A: acerola A, fossil_cockroach A, elephant_beetle A, opossum A").advised()
    eaten = {told["card"].id: told["eaten"].args["card"].id for told in scene.told("fed")}
    assert eaten == {
        "card-opossum": "card-fossil_cockroach",
        "card-elephant_beetle": "card-acerola",
    }


@rule("TF-9.17")
def test_then_food_that_few_others_of_the_owner_could_eat() -> None:
    """The Opossum takes the cockroach; then of Acerola and Olive, which it could have eaten too, both are as good."""
    scene = Scene("trf AA: acerola A, oak B, fossil_cockroach A, elephant_beetle A, opossum A").balance()
    assert scene.asks("A", "eater")
    scene = Scene("trf AA: acerola A, oak A, elephant_beetle A, coati A").adapt("coati A", TO_EAT_GREEN)
    eaten = {told["card"].id: told["eaten"].args["card"].id for told in scene.advised().told("fed")}
    assert eaten == {"card-coati": "card-oak", "card-elephant_beetle": "card-acerola"}


@rule("TF-9.17")
def test_what_others_of_the_owner_could_eat_is_spared() -> None:
    """Fruit for the beetle: Acerola or Olive. Only the Olive would feed the zebra too; the Acerola goes."""
    scene = Scene("sav AAA: olive A, oak A, acerola A, elephant_beetle A, zebra A, locust A").advised()
    eaten = {told["card"].id: told["eaten"].args["card"].id for told in scene.told("fed")}
    assert eaten["card-elephant_beetle"] == "card-acerola"
    two = Scene("sav AA: olive A, acerola A, elephant_beetle A, opossum A, fossil_cockroach B").advised()
    eaten = {told["card"].id: told["eaten"].args["card"].id for told in two.told("fed")}
    assert eaten["card-opossum"] == "card-fossil_cockroach"


@rule("TF-9.17", "TF-9.5")
def test_of_producers_the_one_fewest_animals_could_eat_gives_way() -> None:
    scene = Scene("trf A: acerola A, bamboo A, elephant_beetle A").advised()
    assert scene.dead("A") == ["bamboo"]
    scene = Scene("trf A: acerola A, bamboo A, silkmoth A").advised()
    assert scene.dead("A") == ["acerola"]
    scene = Scene("trf A: acerola A, bamboo A").advised()
    assert scene.dead("A") == ["acerola"]  # the first of the cards


@rule("TF-9.17", "TF-9.7")
def test_of_cleaners_one_that_lives_on_gives_way() -> None:
    scene = Scene("sav A: scarab A, fossil_cockroach A", "des B").advised()
    assert (scene.living(2), scene.dead("A")) == (["scarab A"], [])


@rule("TF-9.17", "TF-9.7")
@pytest.mark.parametrize(("food", "at"), [("", 2), (", toad_agama B", 1)])
def test_a_niche_is_taken_where_something_fits(food: str, at: int) -> None:
    scene = Scene(f"des BB: egyptian_vulture A, scarab B, scarab B{food}", "stp V: steppe_viper V").advised()
    assert [told["to"] for told in scene.told("migrated")] == [2] * (at - 1)
    assert len(scene.told("niche")) == 2 - at


@rule("TF-9.17", "TF-9.13")
def test_the_destination_has_most_food_less_rivals() -> None:
    there = "des B: toad_agama A"
    assert [
        Scene(there, *columns).advised().told("migrated")[0]["to"]
        for columns in (
            ("sav B: scarab B", "sav V: scarab V"),  # equal: the leftmost
            ("sav B: scarab B, opossum B", "sav V: scarab V"),  # a rival
            ("sav B: scarab B", "sav V: scarab V, locust V"),  # more food
        )
    ] == [2, 3, 3]
