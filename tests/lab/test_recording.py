"""Many matches written down, and read again one at a time."""

from __future__ import annotations

import tracemalloc
from pathlib import Path

import pytest
from click.testing import CliRunner

from ludarium import lab
from ludarium.cli import main
from ludarium.table.errors import LudariumError

SHORT = ["-o", "mode=basic", "-o", "stall_rounds=2"]


def test_matches_are_written_once_and_replay_to_their_scores(tmp_path: Path) -> None:
    words = ["lab", "record", "progers", "--out", str(tmp_path), "--bots", "random,random", "-w", "1", *SHORT]
    first = CliRunner().invoke(main, [*words, "-n", "3"])
    assert first.exit_code == 0, first.output
    again = CliRunner().invoke(main, [*words, "-n", "5"])
    assert "2 matches written, 3 were there" in again.output
    found = list(lab.records(tmp_path))
    assert [one.file.name for one in found] == [f"progers-{number:06}.ludo" for number in range(5)]
    for one in found:
        result = one.match().result
        assert result is not None
        assert result.scores == one.record.scores
    assert len({one.record.header.seed for one in found}) == 5


def test_a_file_that_is_no_record_is_named(tmp_path: Path) -> None:
    (tmp_path / "torn.ludo").write_text("ludo 1\nnonsense\n")
    with pytest.raises(LudariumError, match=r"torn.ludo: record, line 2"):
        list(lab.records(tmp_path))
    with pytest.raises(LudariumError, match="no such folder"):
        list(lab.records(tmp_path / "nowhere"))


def test_reading_ten_thousand_records_streams(tmp_path: Path) -> None:
    lab.record("progers", tmp_path, 1, ["random", "random"], {"mode": "basic", "stall_rounds": 2}, workers=1)
    first = next(tmp_path.rglob("*.ludo"))
    for number in range(1, 10_000):
        (first.parent / f"progers-{number:06}.ludo").hardlink_to(first)
    tracemalloc.start()
    answers = peak = 0
    for at, one in enumerate(lab.records(tmp_path)):
        answers += len(one.record.entries)
        if at == 100:
            tracemalloc.reset_peak()
            peak = tracemalloc.get_traced_memory()[0]
    grown = tracemalloc.get_traced_memory()[1] - peak
    tracemalloc.stop()
    assert answers == 10_000 * len(one.record.entries)
    assert grown < 2_000_000, "one record at a time, and a list of names"
