"""Whole matches, one for each number of seats and each way to end, go as they are written down."""

import pytest

from tests.games.progers.playthrough import FOLDER, PLANS, parse, told
from tests.rule import rule


def text(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text("utf-8")


@pytest.mark.parametrize("name", PLANS)
def test_it_goes_as_it_is_written(name: str) -> None:
    """If this is meant: `python -m tests.games.progers.playthrough`, and review the diff."""
    assert told(*parse(text(name))) == text(name)


@rule("PG-16.3", "PG-16.4", "PG-16.7", "PG-1.1", "PG-1.2")
def test_they_are_of_every_kind() -> None:
    starts = {name: parse(text(name))[0] for name in PLANS}
    assert {(start.seats, start.options["mode"]) for start in starts.values()} == {
        (seats, mode) for seats in (2, 3, 4) for mode in ("basic", "full")
    }
    endings = {text(name).splitlines()[-1].partition(":")[0] for name in PLANS}
    assert endings == {"target", "all_delivered", "stall"}
