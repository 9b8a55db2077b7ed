"""Every installed game keeps to what all games at this table keep to. Nothing has to be added for a new game."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from ludarium import installed
from ludarium.table import conformance as c
from tests.conformance.cases import cases, name_of

CASES = [case for game in installed() for case in cases(game)]
FIRST = [cases(game)[0] for game in installed()]


@pytest.fixture(autouse=True)
def _nobody_rolls_global_dice() -> Iterator[None]:
    before = random.getstate()
    yield
    assert random.getstate() == before, "something has drawn from the global random"


@pytest.mark.parametrize("check", c.CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_it_keeps_to(case: c.Case, check: Callable[[c.Case], None]) -> None:
    check(case)


@pytest.mark.parametrize("case", FIRST, ids=lambda case: case.game.id)
def test_whatever_is_answered_it_holds(case: c.Case) -> None:
    """Answers as hypothesis gives and shrinks them, then by chance."""

    @settings(max_examples=12, deadline=None, derandomize=True, database=None)
    @given(
        picks=st.binary(max_size=120), seed=st.integers(0, 1 << 32), seats=st.sampled_from(case.game.seats)
    )
    def holds(picks: bytes, seed: int, seats: int) -> None:
        chosen = replace(case, picks=picks, seed=seed, seats=seats, looks=6)
        c.what_is_conserved_stays_so(chosen)
        c.one_answer_on_worlds_are_alike(chosen)
        c.imagined_worlds_look_the_same(chosen)
        c.barred_and_options_agree(chosen)

    holds()
