"""Weights are data, and play finds better ones."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from ludarium import bots
from ludarium.lab import job, tuning
from ludarium.lab.intervals import share
from ludarium.table.errors import LudariumError
from ludarium.table.eyes import Eyes
from ludarium.table.game import find
from ludarium.table.match import Match

SHORT = {"mode": "basic", "stall_rounds": 2}
WHO_WANTS_TO_LOSE = {"lead": -0.45}


def test_a_seat_weighs_by_its_own_weights() -> None:
    """Whoever takes a lead for a loss loses, from either seat."""
    for seat in (0, 1):
        weights = (WHO_WANTS_TO_LOSE, {}) if seat == 0 else ({}, WHO_WANTS_TO_LOSE)
        found = job.play(job.Job(0, "progers", ("greedy", "greedy"), 3, {"mode": "basic"}, weights=weights))
        assert found.share(seat) == 0


def test_other_weights_leave_the_match_itself_alone() -> None:
    match = Match.new("progers", 2, seed=bytes(32))
    before = match.worth(0)
    seat = match.asks[0].seat
    bots.make("casual", 1, match.game.read_weights(WHO_WANTS_TO_LOSE)).choose(Eyes(match, seat))
    assert match.worth(0) == before


@pytest.mark.parametrize("wrong", [{"lead": "much"}, {"unheard": 1.0}])
def test_weights_that_are_none_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(LudariumError, match=next(iter(wrong))):
        find("progers").read_weights(wrong)


def test_a_tuning_can_be_taken_up_again(tmp_path: Path) -> None:
    again = [
        tuning.tune("progers", "greedy", 1, 2, 4, SHORT, seed=1, workers=1, kept=tmp_path) for _ in range(2)
    ]
    assert again[0] == again[1]
    assert again[0].before == tomllib.loads((find("progers").folder / "weights.toml").read_text("utf-8"))
    assert again[0].after != again[0].before
    assert again[0].matches == 4
    assert len((tmp_path / "000.jsonl").read_text().splitlines()) % 2 == 0


def test_the_numbers_change_and_what_is_said_of_them_stays() -> None:
    text = "# Weights\n\ntoken = 1.4  # a sample\nheld = 0.72\n"
    assert tuning.rewrite(text, {"token": 1.5, "held": 2}) == (
        "# Weights\n\ntoken = 1.5  # a sample\nheld = 2\n"
    )


def test_better_is_only_what_is_surely_better() -> None:
    found = tuning.Tuned("progers", {}, {}, share(110, 200), 200)
    assert not found.better
    assert tuning.Tuned("progers", {}, {}, share(130, 200), 200).better


def test_nothing_can_be_tuned_in_no_generation() -> None:
    with pytest.raises(LudariumError, match="generations"):
        tuning.tune("progers", generations=0)
