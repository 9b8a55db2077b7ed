"""How strong levels were found to be is written down, read again, and told to those who choose a level."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

import ludarium
from ludarium import bots
from ludarium.bots.strengths import read
from ludarium.cli import main
from ludarium.lab.arena import Standing, Standings
from ludarium.lab.strengths import check, strengths, written
from ludarium.table.errors import LudariumError

FOUND = Standings(
    "progers",
    2,
    {"mode": "basic", "stall_rounds": 2},
    [
        Standing("random", 0, 0, 0, 400, 0.1),
        Standing("beginner", 311.6, 270.2, 350.1, 400, 0.4),
        Standing("casual", 502.4, 461.0, 540.9, 400, 0.8),
    ],
    [[0.5, 0.14, 0.05], [0.86, 0.5, 0.2524], [0.95, 0.7476, 0.5]],
    matches=600,
)


def test_what_is_written_is_read_again() -> None:
    found = strengths(FOUND)
    assert read(written(found, "progers")) == found
    assert (found.seats, found.games, found.options) == (2, 200, FOUND.options)


def test_each_level_says_how_far_above_random_it_is_and_how_it_did_against_the_one_before() -> None:
    beginner, casual = strengths(FOUND).level
    assert (beginner.elo, beginner.low, beginner.high, beginner.random) == (312, 270, 350, 0.86)
    assert beginner.before is None  # that is random itself
    assert casual.before == 0.748


def test_elo_counts_from_random() -> None:
    with pytest.raises(LudariumError, match="random"):
        check(["beginner", "random"])


def test_a_file_that_says_something_else_is_refused_by_name() -> None:
    with pytest.raises(LudariumError, match=r"levels\.toml.*elo"):
        read('seats = 2\ngames = 1\n[[level]]\nlevel = "expert"\nlow = 1\nhigh = 2\nrandom = 1\n')


def test_the_arena_writes_them(tmp_path: Path) -> None:
    out = tmp_path / "levels.toml"
    told = ["lab", "arena", "progers", "--bots", "random,hasty", "-n", "2", "-w", "1", "-o", "mode=basic"]
    said = CliRunner().invoke(main, [*told, "-o", "stall_rounds=2", "--levels-out", str(out)])
    assert said.exit_code == 0, said.output
    assert [one.level for one in read(out.read_text("utf-8")).level] == ["hasty"]


def test_a_game_that_was_not_measured_says_nothing() -> None:
    game = ludarium.installed()[0]
    away = replace(game, id="away", prefix="AW", package="ludarium.bots")  # its words are its own, too
    assert bots.measured(away) is None


@pytest.mark.parametrize("game", ludarium.installed(), ids=lambda game: game.id)
def test_what_a_game_says_of_its_levels_can_be_read(game: ludarium.Game) -> None:
    found = bots.measured(game)
    assert found is None or {one.level for one in found.level} & set(bots.levels())
