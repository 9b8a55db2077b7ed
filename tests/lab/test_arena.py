"""The arena: fair deals, the same results for the same call, taken up where it stopped, a page to read."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from ludarium.cli import main
from ludarium.lab import arena, ranking
from ludarium.lab.arena import Standing, Standings, plan, standings
from ludarium.lab.job import Played
from ludarium.table.errors import LudariumError

SHORT = {"stall_rounds": 2}


def test_both_get_the_same_deals_from_both_seats() -> None:
    jobs = plan("progers", ["random", "greedy"], 2, 4, {})
    assert [(job.seed, job.bots) for job in jobs] == [
        (0, ("random", "greedy")),
        (0, ("greedy", "random")),
        (1, ("random", "greedy")),
        (1, ("greedy", "random")),
    ]


def test_all_pairings_are_played() -> None:
    jobs = plan("progers", ["random", "beginner", "greedy"], 4, 2, {})
    assert {frozenset(job.bots) for job in jobs} == {
        frozenset(pair) for pair in (("random", "beginner"), ("random", "greedy"), ("beginner", "greedy"))
    }
    assert all(job.bots.count(job.bots[0]) == 2 for job in jobs)


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    first = arena("progers", ["random", "beginner"], 2, 4, SHORT, workers=1, kept=kept)
    lines = kept.read_bytes().splitlines(keepends=True)
    kept.write_bytes(b"".join(lines[:2]) + lines[2][:9])  # killed in the midst of writing
    told: list[tuple[int, int]] = []
    again = arena(
        "progers",
        ["random", "beginner"],
        2,
        4,
        SHORT,
        workers=1,
        kept=kept,
        progress=lambda *at: told.append(at),
    )
    assert told == [(3, 4), (4, 4)]
    assert [s.elo for s in again.standings] == [s.elo for s in first.standings]


def _played(number: int, winner: str, loser: str) -> Played:
    return Played(
        number, 0, [winner, loser], [2, 1], [1, 2], [{}, {}], "target", 9, 3, 0.1, [4, 5], [0.4, 1.0]
    )


def test_who_wins_more_is_stronger_and_thinking_is_told_by_level() -> None:
    games = [_played(n, "b", "a") for n in range(40)] + [_played(40 + n, "a", "b") for n in range(4)]
    found = standings("progers", ["a", "b"], 2, {}, games)
    a, b = found.standings
    assert (a.elo, found.met, found.matches) == (0.0, [[0, 44], [44, 0]], 44)
    assert 250 < b.elo < 500  # 40 of 44 are 400 Elo, before the prior draws it in
    assert b.low < b.elo < b.high
    assert found.table[1][0] == pytest.approx(40 / 44)
    assert b.seconds == pytest.approx((40 * 0.4 + 4 * 1.0) / (40 * 4 + 4 * 5))


def test_order_is_claimed_only_where_no_intervals_touch() -> None:
    def found(*intervals: tuple[float, float]) -> Standings:
        levels = [Standing("x", (low + high) / 2, low, high, 9, 0.5) for low, high in intervals]
        return Standings("progers", 2, {}, levels, [], [])

    assert found((0, 0), (50, 90), (91, 140)).ordered
    assert not found((0, 0), (50, 90), (90, 140)).ordered


def test_the_page_says_what_was_found() -> None:
    found = standings("progers", ["a", "<b>"], 2, {}, [_played(n, "<b>", "a") for n in range(9)])
    page = ranking.page(found)
    assert page.count("<svg") == 1
    assert "&lt;b&gt;" in page
    assert "<b>" not in page
    assert "100.0 %" in page


def test_the_command_prints_json_and_writes_the_page(tmp_path: Path) -> None:
    out = tmp_path / "arena.html"
    asked = [
        "lab",
        "arena",
        "progers",
        "--bots",
        "random,beginner",
        "-n",
        "2",
        "-w",
        "1",
        "-o",
        "stall_rounds=2",
        "--out",
    ]
    said = CliRunner().invoke(main, [*asked, str(out)])
    assert said.exit_code == 0, said.output
    assert json.loads(said.stdout)["matches"] == 2
    assert "beginner" in out.read_text("utf-8")


@pytest.mark.parametrize(
    ("levels", "games", "seats", "reason"),
    [
        (["random"], 2, 2, "at least two different levels"),
        (["random", "divine"], 2, 2, "no bot has the level 'divine'"),
        (["random", "greedy"], 0, 2, "games: at least 1"),
        (["random", "greedy"], 2, 9, "played by 2 to 4, not by 9"),
    ],
)
def test_what_can_not_be_played_is_refused_at_once(
    levels: list[str], games: int, seats: int, reason: str
) -> None:
    with pytest.raises(LudariumError, match=reason):
        arena("progers", levels, seats, games)
