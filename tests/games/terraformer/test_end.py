"""The end of the game as the table sees it: positions while balancing, what a seat is shown, the map (TF-8 … TF-10)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ludarium.games.terraformer.balancing_sound import unbalanced
from ludarium.games.terraformer.natural_zones import natural_zones
from ludarium.games.terraformer.state import Balance
from tests.games.terraformer.scene import Scene
from tests.games.terraformer.test_balancing import TWICE
from tests.rule import rule


@rule("TF-10.4", "TF-9.14")
def test_the_map_goes_from_the_cold_to_the_hot_with_all_that_lives_there() -> None:
    scene = Scene("trf AAB: acerola A, elephant_beetle B, opossum A", "nse V: diatoms V", "tun B").advised()
    zones = natural_zones(scene.t, scene.s)
    assert [(zone.at, zone.temperature, zone.sea, zone.share) for zone in zones] == [
        (2, 0, False, 200),
        (1, 0, True, 200),
        (0, 3, False, 600),
    ]
    hot = zones[2]
    assert [scene.say_being(being) for being in (*hot.plants, *hot.animals)] == scene.living(1)
    fed = [(scene.say_being(eater), scene.say_being(food)) for eater, food in hot.meals]
    assert fed == [("opossum A", "acerola A")]


@rule("TF-9.14")
def test_each_step_of_balancing_is_a_position_that_can_be() -> None:
    """Between turns nothing lives outside the state, and what is read back is what was written."""
    scene = Scene(*TWICE).balance()
    while scene.ask is not None:
        assert unbalanced(scene.t, scene.s) == ""
        again = msgspec.msgpack.decode(msgspec.msgpack.encode(scene.s), type=type(scene.s))
        assert again == scene.s
        scene.answer(scene.options()[0] if scene.ask.kind.name != "to" else int(scene.options()[0]))
    assert unbalanced(scene.t, scene.s) == ""
    assert scene.s.planet[2].meals != []


@rule("TF-8.5", "TF-9.1", "TF-9.9")
@pytest.mark.parametrize(
    ("balance", "said"),
    [
        ({"at": 9}, "no such ecosystem"),
        ({"step": 4}, "no such step"),
        ({"held": 4}, "no such step"),
        ({"duty": 2}, "no such step"),
        ({"fed": [10_000]}, "fed are beings"),
        ({"noted": [10_000]}, "fed are beings"),
        ({"meals": [1]}, "each feeds one other"),
        ({"rolls": [1, 2]}, "rolls"),
        ({"rolls": [7, 0, 0]}, "rolls"),
        ({"being": 10_000}, "one that lives there"),
    ],
)
def test_positions_that_can_not_be_while_balancing_are_refused(balance: dict[str, Any], said: str) -> None:
    scene = Scene(*TWICE)
    scene.s.balance = Balance(**balance)
    assert said in unbalanced(scene.t, scene.s)
