"""What bots weigh: docs/games/terraformer.md, a difference at a time; and what named Actions would do."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.games.terraformer.aftermath import after
from ludarium.games.terraformer.prospects import land
from ludarium.games.terraformer.sense import homes, left
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


PROMISES: dict[str, tuple[str, tuple[str, ...], tuple[str, ...]]] = {
    "what would be fed": ("dromedary", ("des A: saxaul A",), ("des A: saxaul A, locust B",)),
    "what may settle": ("coati", ("trf AA: acerola A, opossum A",), ("trf AA: acerola A",)),
    "what the biomes support": ("acerola", ("trf AA: acerola B",), ("trf A: acerola B",)),
    "a Cleaner that they support": ("fossil_cockroach", ("trf AA: scarab A",), ("trf A: scarab A",)),
    "what finds room": ("zebra", ("sav AA: acacia A, scarab A",), ("sav A: acacia A, scarab A",)),
    "what has a home": ("zebra", ("sav A: acacia A",), ("des A: saxaul A",)),
    "a biome that may be laid": (
        "des",
        ("trf A", "stp A", "sav A", "trf B"),
        ("trf A", "stp A", "sav A", "trf B", "tun B"),
    ),
}


def promise(card: str, columns: tuple[str, ...]) -> float:
    table = at_table(*columns, seats=2)
    return land(table.m.t, table.s).prospects[table.card(card)]


@pytest.mark.parametrize("name", PROMISES)
def test_a_card_promises_more(name: str) -> None:
    card, better, worse = PROMISES[name]
    assert promise(card, better) > promise(card, worse) > 0


DESERT = "des saxaul egyptian_vulture dromedary"


@pytest.mark.parametrize(
    ("hand", "columns"),
    [
        (DESERT, ("trf A", "trf A", "stp A", "tun B")),  # there is a place
        (f"{DESERT} drying", ("trf B", "stp A", "sav A", "tun B", "tun B")),  # another's may be dried
    ],
)
def test_homes_that_may_be_made_are_worth_something(hand: str, columns: tuple[str, ...]) -> None:
    taken = (*columns[:-1], "crf B", "crf B") if len(columns) == 4 else ("crf B", *columns[1:])
    worths = []
    for laid in (columns, taken):
        table = at_table(*laid, seats=2, a=hand)
        worths.append(homes(table.m.t, table.s, 0, land(table.m.t, table.s), table.s.hands[0], 1.0, 0.0))
    assert worths[0] > worths[1] == 0


def test_what_is_weighed_is_told_in_parts() -> None:
    """Their sum leads by as much as the position is good: the parts of a better one add up to more."""
    for better, worse in BETTER.values():
        if (
            better[0] != worse[0]
            and not better[1]
            and all(" B" not in column for column in (*better[0], *worse[0]))
        ):
            assert parts(better) > parts(worse)
    assert set(at_table(TROPICS, seats=2, a="stp").m.values(0)) == {"score", "room", "risk", "cards"}
    assert set(at_table("stp A: aphodius A, souslik A", seats=2).m.values(0)) >= {"score", "hungry"}


def parts(laid: Laid) -> float:
    columns, given = laid
    return sum(at_table(*columns, seats=2, **given).m.values(0).values())


def test_before_a_rival_draws_its_last_card_what_one_holds_is_worth_nothing() -> None:
    """There will be no turn any more in which to lay it; long before that, there will."""
    for rival, worthless in ((1, True), (30, False)):
        hands = [
            at_table("trf A", seats=2, active="B", decks={"A": 30, "B": rival}, a=hand).m.worth(0)
            for hand in ("", "trf acerola")
        ]
        assert (hands[0] == hands[1]) is worthless


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
