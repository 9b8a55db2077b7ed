"""What bots weigh: docs/games/terraformer.md, a difference at a time; and what named Actions would do."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.games.terraformer.aftermath import after
from ludarium.games.terraformer.sense import left
from tests.games.terraformer.at_table import at_table

TROPICS = "trf AA: acerola A, elephant_beetle A"

Laid = tuple[tuple[str, ...], dict[str, Any]]

BETTER: dict[str, tuple[Laid, Laid]] = {
    "points on the planet": (((TROPICS, "stp A"), {}), ((TROPICS,), {})),
    "a rival without them": (((TROPICS,), {}), ((TROPICS, "tun B"), {})),
    "an animal that will be fed": (
        (("stp A: feather_grass A, souslik A",), {}),
        (("stp A: aphodius A, souslik A",), {}),
    ),
    "one that is still hungry, while there is time": (((TROPICS + ", coati A",), {}), ((TROPICS,), {})),
    "a stable ecosystem": (
        (("sav AAAA: zebra A, acacia A",), {}),
        (("sav AAA: zebra A, acacia A, scarab A",), {}),
    ),
    "room for more": (
        (("trf AAA", "stp A: aphodius A"), {}),
        (("trf A: acerola A, fossil_cockroach A, opossum A",), {}),
    ),
    "a card in hand": (((TROPICS,), {"a": "stp"}), ((TROPICS,), {})),
    "a being with a home": (((TROPICS,), {"a": "coati"}), ((TROPICS,), {"a": "souslik"})),
    "one that finds food": (
        ((TROPICS,), {"a": "opossum"}),
        ((TROPICS,), {"a": "coati"}),
    ),
    "a biome that can be laid": ((("trf A",), {"a": "trf", "planet": "small"}), (("trf A",), {"a": ""})),
    "a rival with fewer cards": (((TROPICS,), {"b": "drying"}), ((TROPICS,), {"b": "drying des des saxaul"})),
}


def worth(laid: Laid) -> float:
    columns, given = laid
    return at_table(*columns, seats=2, **given).m.worth(0)


@pytest.mark.parametrize("name", BETTER)
def test_one_difference_looks_better(name: str) -> None:
    better, worse = BETTER[name]
    assert worth(better) > worth(worse)


def test_a_lead_weighs_more_when_the_game_is_nearly_over() -> None:
    early = at_table(TROPICS, seats=2)
    late = at_table(TROPICS, seats=2, decks={"A": 2, "B": 2})
    assert left(early.s) > left(late.s)
    assert late.m.worth(0) > early.m.worth(0) > 0.5


def test_hands_are_worth_nothing_once_there_is_no_time_to_lay_them() -> None:
    over = [
        at_table("trf A", seats=2, decks={"A": 0}, used=2, a=hand).m.worth(0)
        for hand in ("", "coati opossum trf")
    ]
    assert over[0] == over[1]


@pytest.mark.parametrize(
    ("hand", "answers", "changed"),
    [
        ("extinction", ("extinction", "opossum A"), ["acerola A", "elephant_beetle A"]),
        ("displacement", ("displacement", "opossum A"), ["acerola A", "elephant_beetle A"]),
        ("drying des", ("drying",), []),
        ("drying tun", ("drying",), ["acerola A", "elephant_beetle A", "opossum A"]),
    ],
)
def test_what_an_action_would_do_is_foreseen(hand: str, answers: tuple[Any, ...], changed: list[str]) -> None:
    """While the others are asked: the being is gone, or the forest a desert, if there is a biome for it."""
    table = at_table("trf A: acerola A, elephant_beetle A, opossum A", seats=2, active="B", a="trf", b=hand)
    table.answer(*answers)
    assert table.s.named
    foreseen = after(table.m.t, table.s)
    box = table.m.t.box
    found = [f"{box.content.ids[box.card_of[n]]} {'AB'[box.owner_of[n]]}" for n in foreseen.planet[0].beings]
    assert found == changed
    assert len(table.s.planet[0].beings) == 3  # nothing has happened yet


def test_a_cancel_is_worth_more_than_it_costs_where_much_would_be_lost() -> None:
    columns = ("trf AAA: acerola A, elephant_beetle A, opossum A",)
    table = at_table(*columns, seats=2, active="B", a="cancel trf", b="drying des")
    table.answer("drying")
    choice = table.m.ask
    assert choice is not None
    worths = {}
    for option in choice.options:
        ahead = table.m.clone()
        ahead.answer(option)
        worths[option] = ahead.worth(0)
    assert max(worths, key=lambda option: worths[option]) != table.m.t.box.passed
