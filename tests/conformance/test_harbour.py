"""A right toy passes every check: hidden hands, windows in windows, sealed gifts, dice, private words."""

from collections.abc import Callable

import pytest

from ludarium.table.conformance import CHECKS, Case
from tests.toys.harbour import HARBOUR


@pytest.mark.parametrize("options", [{}, {"hand": 1, "rounds": 12}, {"hand": 6, "rounds": 4}], ids=str)
@pytest.mark.parametrize("seats", HARBOUR.seats)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_harbour_keeps_to(check: Callable[[Case], None], seats: int, options: dict[str, int]) -> None:
    for seed in range(3):
        check(Case(game=HARBOUR, seats=seats, options=options, seed=seed))
