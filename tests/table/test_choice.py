"""Questions, their options, and why not."""

from __future__ import annotations

import pytest

from ludarium.table.choice import Choice, Kind, Refusal
from ludarium.table.phrase import Phrase

ZONE = Kind("zone", 5)


def no_odd(option: int) -> Refusal | None:
    return Refusal("HB-4.1", n=option) if option % 2 else None


def test_what_the_predicate_says_nothing_against_is_an_option() -> None:
    choice = Choice(0, ZONE, range(5), "HB-2.1", no_odd)
    assert list(choice.options) == [0, 2, 4]
    assert choice.why_not(2) is None
    assert choice.why_not(3) == Refusal("HB-4.1", n=3)


def test_what_is_not_offered_is_refused_by_the_clause_that_asks() -> None:
    choice = Choice(0, ZONE, (0, 4), "HB-2.1", no_odd)
    assert choice.why_not(2) == Refusal("HB-2.1", "not-offered")


@pytest.mark.parametrize("option", [-1, 5, 1 << 40])
def test_what_is_beyond_the_domain_is_no_option(option: int) -> None:
    assert Choice(0, ZONE, range(5), "HB-2.1").why_not(option) == Refusal(
        "HB-2.1", "no-such-option", option=option, size=5
    )


def test_candidates_as_a_function_are_listed_again() -> None:
    hand = [0, 2]
    choice = Choice(0, ZONE, lambda: hand, "HB-2.1")
    hand[:] = [4]
    choice.list_again()
    assert list(choice.options) == [4]


def test_what_is_sifted_is_not_sifted_again() -> None:
    asked: list[int] = []

    def barred(option: int) -> None:
        asked.append(option)

    assert list(Choice(0, ZONE, [0, 1], "HB-2.1", barred, sifted=True).options) == [0, 1]
    assert asked == []


def test_a_kind_lights_targets() -> None:
    assert ZONE.targets(3) == ("zone:3",)
    assert Kind("whim", 5, "card").targets(3) == ("card:3",)
    assert Kind("move", 9, lambda option: (f"from:{option // 3}", f"to:{option % 3}")).targets(5) == (
        "from:1",
        "to:2",
    )


def test_a_kind_says_its_options() -> None:
    assert ZONE.say(3) == Phrase("zone-3")
    assert Kind("card", 5, say=lambda card: Phrase("card", {"n": card})).say(2) == Phrase("card", {"n": 2})


def test_refusals_are_equal_by_what_they_say() -> None:
    assert Refusal("A-1", needs=2) == Refusal("A-1", needs=2)
    assert Refusal("A-1", needs=2) != Refusal("A-1", needs=3)
    assert Refusal("A-1", "why") != Refusal("A-1")
    assert Refusal("A-1") != "A-1"
    assert len({Refusal("A-1", needs=2), Refusal("A-1", needs=2)}) == 1
