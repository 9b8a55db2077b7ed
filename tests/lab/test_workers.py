"""Matches by many processes: the same as by one; a lost worker loses nothing; what stops a run keeps what is done."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import socket
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from ludarium import lab
from ludarium.cli import main
from ludarium.lab import job as jobs
from ludarium.lab.plan import Plan
from ludarium.lab.workers import run
from ludarium.table.errors import LudariumError
from tests.house.source import ROOT
from tests.lab.ray_cluster import OPTIONS, same


def play(games: int, workers: int, **how: Any) -> list[dict[str, Any]]:
    plan = Plan("progers", games, ["random", "random"], OPTIONS, count=True)
    with closing(run(plan, workers, **how)) as matches:
        return sorted(map(same, matches), key=lambda played: played["number"])


def test_a_pool_plays_what_one_process_plays_though_a_worker_is_killed(tmp_path: Path) -> None:
    killed = []

    def kill(done: int, _: int) -> None:
        if not killed:
            victim = multiprocessing.active_children()[0].pid
            assert victim is not None
            os.kill(victim, signal.SIGKILL)
            killed.append(done)

    kept = tmp_path / "kept"
    assert play(12, 2, progress=kill, kept=kept) == play(12, 1)
    assert killed == [1]
    numbers = [json.loads(line)["number"] for line in kept.read_bytes().splitlines()]
    assert sorted(numbers) == list(range(12))  # none was played twice, either


@pytest.mark.skipif(sys.platform != "linux", reason="the processes of a cluster are found in /proc")
def test_two_processes_of_a_ray_cluster_play_the_same_though_one_is_killed() -> None:
    environment = {**os.environ, "RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
    done = subprocess.run(
        [sys.executable, "-m", "tests.lab.ray_cluster"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=240,
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["killed"]
    assert len(found["here"]) == 12
    assert found["there"] == found["here"]
    assert found["death"] == found["here"]


def test_a_cluster_that_is_not_there_is_named() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        nobody = f"127.0.0.1:{free.getsockname()[1]}"
    said = CliRunner().invoke(main, ["lab", "arena", "progers", "-n", "2", "--ray", nobody])
    assert said.exit_code == 1
    assert f"ray: no cluster answers at {nobody}" in said.stderr
    with pytest.raises(LudariumError, match="host:port expected"):
        lab.simulate("progers", 1, ["random"] * 2, ray="nowhere")


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """The match of seed 3 breaks as it begins."""
    whole = jobs.new_match

    def new_match(job: jobs.Job) -> Any:
        if job.seed == 3:
            raise KeyError("a card that is not in the box")
        return whole(job)

    monkeypatch.setattr(jobs, "new_match", new_match)


@pytest.mark.usefixtures("broken")
def test_a_match_that_breaks_is_named_and_the_others_are_kept(tmp_path: Path) -> None:
    kept, out = tmp_path / "kept", tmp_path / "balance.html"
    with pytest.raises(
        LudariumError, match=r"match 3 of progers \(seed 3\): broken rules or content: KeyError"
    ):
        lab.balance("progers", out, 9, 2, "random", OPTIONS, workers=1, kept=kept)
    assert len(kept.read_bytes().splitlines()) == 3
    assert "Progers: 3 matches" in out.read_text("utf-8")


def test_a_match_without_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "LONGEST", 5)
    with pytest.raises(LudariumError, match=r"match 0 of progers \(seed 0\): not over after 5 answers"):
        play(1, 1)


def test_a_pack_that_breaks_the_rules_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text("[[card]]\ncode = 7\n")
    said = CliRunner().invoke(main, ["lab", "balance", "progers", "--pack", str(tmp_path)])
    assert said.exit_code == 1
    assert "cards.toml:2: card[0].code" in said.stderr


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["-n", "0"], "games: at least 1 expected, not 0"),
        (["-n", "-5"], "games: at least 1 expected, not -5"),
        (["-w", "-1"], "workers: 0 (one for each core) or more expected"),
        (["--seats", "9"], "played by 2 to 4"),
        (["--bots", "divine"], "no bot has the level 'divine'"),
        (["-o", "mode"], "name=value expected"),
        (["-o", "mode=huge"], "options of progers"),
        (["--pack", "house", "--pack", "house", "--against", "mode=full"], "both at once"),
        (["--pack", "/nowhere"], "no such folder"),
    ],
)
def test_bad_input(words: list[str], reason: str, tmp_path: Path) -> None:
    said = CliRunner().invoke(main, ["lab", "balance", "progers", "--out", str(tmp_path / "b.html"), *words])
    assert said.exit_code == 1
    assert reason in said.stderr


def test_what_was_kept_of_another_plan_is_not_taken_for_this_one(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    play(2, 1, kept=kept)
    other = Plan("progers", 2, ["random", "random"], {**OPTIONS, "stall_rounds": 4}, count=True)
    with pytest.raises(LudariumError, match="kept, line 1: a match of another plan"):
        list(run(other, 1, kept))


def test_fewer_matches_than_are_kept(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    play(3, 1, kept=kept)
    assert len(play(2, 1, kept=kept)) == 2
    assert len(play(4, 1, kept=kept)) == 4
