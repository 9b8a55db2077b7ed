"""Balance reports: what is summed up, what is compared, the tables; a million rows need no memory of their own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import polars as pl
import pytest
from click.testing import CliRunner

from ludarium import lab
from ludarium.cli import main
from ludarium.lab.findings import Findings
from ludarium.lab.intervals import Histogram, Mean
from ludarium.lab.job import Played
from ludarium.lab.pairing import Both, Pairs
from ludarium.lab.plan import Plan
from ludarium.lab.tally import Tally
from ludarium.table.phrase import Phrase
from ludarium.table.view import Event
from tests.house.source import ROOT

OPTIONS = {"mode": "basic", "stall_rounds": 3}


def played(number: int, scores: list[int], **more: object) -> Played:
    ranks = [1 + sum(other > own for other in scores) for own in scores]
    parts = [{"tokens": score} for score in scores]
    found = Played(number, number, ["x"] * len(scores), scores, ranks, parts, "target", 40, 12, 0.1)
    for name, value in more.items():
        setattr(found, name, value)
    return found


def test_wins_are_counted_where_something_was_taken_and_where_it_was_not() -> None:
    found = Findings(2)
    found.add(played(0, [3, 1], offered={"card/1": [2, 1]}, taken={"card/1": [1, 0]}))
    found.add(played(1, [1, 3], offered={"card/1": [1, 0], "card/2": [0, 4]}, taken={}))
    card = found.content["card/1"]
    assert (card.offered, card.taken, card.seats, card.seats_taken) == (4, 1, 3, 1)
    assert (card.wins_taken, card.wins_left) == (1.0, 0.0)
    assert found.content["card/2"].taken == 0


def test_what_happened_is_counted_by_seats_and_by_their_wins() -> None:
    found = Findings(2)
    found.add(played(0, [3, 1], happened={"quest-done Courier": [2, 0], "paid": [1, 1]}))
    found.add(played(1, [1, 3], happened={"quest-done Courier": [1, 1]}))
    courier = found.happened["quest-done Courier"]
    assert (courier.times, courier.seats, courier.wins) == (4, 3, 2.0)
    assert found.all_wins == 2.0


def test_an_event_is_counted_with_each_thing_it_was_about() -> None:
    tally = Tally("terravist", 2)
    things = {"creature": Phrase("lab-rounds"), "place": Phrase("lab-turns"), "n": 3}
    tally.hear(
        [Event("settled", {"seat": 1, **things}), Event("passed", {"seat": 0}), Event("round", {"n": 2})]
    )
    assert tally.happened == {"settled Rounds": [0, 1], "settled Turns": [0, 1], "passed": [1, 0]}


def test_wins_are_counted_by_the_order_of_first_turns_too() -> None:
    found = Findings(2)
    found.add(played(0, [3, 1], order=[1, 0]))
    found.add(played(1, [3, 1], order=[0, 1]))
    found.add(played(2, [3, 1], order=[0]))  # one of them was never asked alone: no order
    assert (found.ordered, found.turned, found.order_wins) == (2, True, [1.0, 1.0])


def test_the_lead_is_followed_and_when_it_was_decided() -> None:
    found = Findings(2)
    found.add(played(0, [3, 1], worths=[[0.5, 0.6], [0.7, 0.3], [0.4, 0.6], [0.8, 0.2], [0.9, 0.1]]))
    assert found.lead_changes.mean == 3
    assert found.decided.median == 60  # three of five turns had gone by


def test_points_over_time_are_those_of_winners_and_of_others() -> None:
    found = Findings(3)
    course = {"tokens": [[tenth, 0, 1] for tenth in range(11)]}
    found.add(played(0, [10, 0, 1], course=course))
    assert found.course["tokens"][10] == [10, 1]
    assert found.course_seats == [1, 2]
    assert found.parts(winners=True) == {"tokens": 10}
    assert found.parts(winners=False) == {"tokens": 0.5}


def test_histograms_and_means() -> None:
    spread, mean = Histogram(), Mean()
    for value in range(1, 101):
        spread.add(value)
        mean.add(value)
    assert (spread.mean, spread.median, spread.quantile(0.05), spread.quantile(0.95)) == (50.5, 50, 5, 95)
    low, high = mean.interval[1:]
    assert mean.interval.value == pytest.approx(50.5)
    assert high - low == pytest.approx(2 * 1.96 * 29.0115 / 10, rel=1e-4)


def test_two_sides_play_the_same_deals_by_turns() -> None:
    plans = [Plan("progers", 3, ["random", "greedy"], {"mode": mode}, seed=5) for mode in ("basic", "full")]
    jobs = Both(plans)
    assert [(job.number, job.seed, job.options["mode"]) for job in jobs][:4] == [
        (0, 5, "basic"),
        (1, 5, "full"),
        (2, 6, "basic"),
        (3, 6, "full"),
    ]
    assert jobs[0].bots == jobs[1].bots != jobs[2].bots


def test_what_differs_is_the_second_less_the_first_deal_by_deal() -> None:
    pairs = Pairs(2)
    for match in range(4):
        pairs.add(1, match, played(match, [5 + match, 2]))
        pairs.add(0, match, played(match, [4 + match, 2]))
    found = pairs.differences()
    assert pairs.pairs == 4
    assert found["lab-best-points"] == (1.0, 1.0, 1.0)  # each deal brought one more: no doubt is left
    assert found["lab-win-of 0"].value == 0


def test_a_report_compares_options_and_writes_tables(tmp_path: Path) -> None:
    out = tmp_path / "balance.html"
    words = ["lab", "balance", "progers", "-n", "4", "--bots", "random", "-w", "1", "--out", str(out)]
    words += ["-o", "stall_rounds=3", "--against", "stall_rounds=6", "--tables", str(tmp_path / "tables")]
    said = CliRunner().invoke(main, words)
    assert said.exit_code == 0, said.output
    page = out.read_text("utf-8")
    for expected in (
        "What differs",
        "stall_rounds = 6",
        "over 4 deals",
        "what went together, not what caused",
    ):
        assert expected in page
    assert "No sample has moved" in page  # ends and sources are said in words
    assert "http" not in page.replace("http://www.w3.org", "")  # self-contained
    seats = pl.read_parquet(tmp_path / "tables" / "seats.parquet")
    assert seats.height == 4 * 2 * 2
    assert seats["win"].sum() == 8
    parts = pl.read_parquet(tmp_path / "tables" / "parts.parquet")
    assert parts.group_by("side", "match", "seat").agg(pl.col("points").sum()).height == 16
    happened = pl.read_parquet(tmp_path / "tables" / "happened.parquet")
    assert happened["seats"].max() <= 8
    assert "What happened" in page
    content = pl.read_parquet(tmp_path / "tables" / "content.parquet")
    assert set(content["side"]) == {"stall_rounds = 3", "stall_rounds = 6"}


def test_tables_as_csv(tmp_path: Path) -> None:
    lab.balance(
        "progers", tmp_path / "b.html", 2, 2, "random", OPTIONS, workers=1, tables=tmp_path, format="csv"
    )
    assert pl.read_csv(tmp_path / "seats.csv").height == 4
    assert {file.name for file in tmp_path.glob("*.csv")} == {
        "seats.csv",
        "parts.csv",
        "content.csv",
        "happened.csv",
        "seat_wins.csv",
        "ends.csv",
        "points.csv",
    }


def test_the_same_call_gives_the_same_frame() -> None:
    def frame() -> pl.DataFrame:
        return lab.simulate("progers", 3, ["random", "random"], OPTIONS, workers=1)

    found = frame()
    assert found.equals(frame())
    assert found.height == 6
    assert found.group_by("match").agg(pl.col("win").sum())["win"].to_list() == [1.0] * 3


A_MILLION = """
import resource, sys
from pathlib import Path
from ludarium.lab import workers
from ludarium.lab.findings import Findings
from ludarium.lab.job import Played
from ludarium.lab.plan import Plan
from ludarium.lab.tally import Tally
from ludarium.table.phrase import Phrase
from ludarium.table.view import Event
from ludarium.lab.tables import opened

def played(job):
    n = job.number
    scores = [n % 7, n % 11, n % 13, n % 5]
    ranks = [1 + sum(other > own for other in scores) for own in scores]
    return Played(n, job.seed, list(job.bots), scores, ranks, [{"tokens": s} for s in scores], "target", n % 90, 9, 0.1)

workers.play = played  # a million seats of real play would take an hour
plan = Plan("progers", 250_000, ["random"] * 4)
findings = Findings(4)
with opened(Path(sys.argv[1]), "parquet") as rows:
    for number, one in enumerate(workers.run(plan, 1)):
        findings.add(one)
        rows.add(0, one.number, one)
        if number == 2_000:
            before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    summed = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
print(findings.matches, summed - before, after - before)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="memory is counted in kilobytes on Linux only")
def test_a_million_rows_need_no_memory_of_a_million_rows(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", A_MILLION, str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=200,
    )
    assert done.returncode == 0, done.stderr
    matches, summed, written = map(int, done.stdout.split())
    assert matches == 250_000
    rows = pl.scan_parquet(tmp_path / "seats.parquet").select(pl.len()).collect().item()
    assert rows == 1_000_000
    assert summed < 20_000, f"{summed} kB more than after 2,000 matches, for sums and rows"
    assert written < 300_000, f"{written} kB more, with Parquet's own buffers"
