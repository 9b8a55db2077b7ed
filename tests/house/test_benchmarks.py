"""What is measured is measured honestly: the floor plays whole games, and a rate counts what was done."""

from importlib import import_module

import pytest

from benchmarks.__main__ import found
from benchmarks.floor import floor, playout
from benchmarks.measured import rate
from benchmarks.peers import by_turns, tictactoe


def test_a_playout_of_the_floor_is_a_whole_game() -> None:
    assert {playout() for _ in range(500)} == {5, 6, 7, 8, 9}


def test_the_floor_is_a_rate() -> None:
    assert floor(seconds=0.05, repetitions=2) > 1000


def test_a_rate_counts_what_was_done() -> None:
    times: list[int] = []

    def work() -> int:
        times.append(1)
        return 7

    per_second = rate(work, seconds=0.05, repetitions=1)
    assert per_second == pytest.approx(7 * (len(times) - 1) / 0.05, rel=0.2), "the first time doesn't count"


def test_a_peer_is_measured_in_the_same_seconds_and_plays_whole_games() -> None:
    play = tictactoe()
    assert {play() for _ in range(20)} <= {7, 8, 9, 10, 11}  # and each player is told once that it is over
    ours, theirs = by_turns(lambda: 5, play, rounds=1)
    assert ours > theirs > 100


def test_every_benchmark_can_be_measured() -> None:
    assert "progers" in found()
    assert [name for name in found() if not callable(import_module(f"benchmarks.{name}").measure)] == []
