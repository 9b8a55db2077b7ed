"""What seats bring to the matches of the lab: seated in all orders, told apart, refused by its name."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from click.testing import CliRunner, Result

from ludarium import lab
from ludarium.cli import main
from ludarium.lab import ranking
from ludarium.lab.arena import plan as arena_plan
from ludarium.lab.arena import standings
from ludarium.lab.findings import Findings
from ludarium.lab.job import Played
from ludarium.lab.plan import Plan
from ludarium.lab.workers import run
from ludarium.table.errors import LudariumError
from ludarium.table.game import find

GAME = "terraformer"
TWO = ["continental", "cold"]
QUICK = {"balancing": "auto"}
BUILT = {"decks": "built", **QUICK}


def _lists() -> dict[str, dict[str, int]]:
    return {deck.id: dict(deck.cards) for deck in find(GAME).pack().files["decks"].deck}


@pytest.fixture
def files(tmp_path: Path) -> list[str]:
    """Three legal decks as files, one of them TOML."""
    made = []
    for id, cards in _lists().items():
        file = tmp_path / f"my-{id}.json"
        file.write_text(json.dumps({"name": id, "cards": cards}))
        made.append(str(file))
    toml = tmp_path / "my-cold.toml"
    toml.write_text("[cards]\n" + "".join(f"{card} = {n}\n" for card, n in _lists()["cold"].items()))
    return [*made[:1], str(toml), *made[2:]]


def _said(*words: str) -> Result:
    return CliRunner().invoke(main, ["lab", *words, "-w", "1", "-o", "balancing=auto"])


# -- who sits where ---------------------------------------------------------------


def _seated(plan: Plan) -> list[tuple[int, tuple[str, ...]]]:
    return [(job.seed, tuple(one.name for one in job.brings)) for job in plan]


def test_each_deal_is_played_by_all_orders_of_seats() -> None:
    two = Plan(GAME, 4, ["random"] * 2, QUICK, seed=7, brings=TWO)
    assert _seated(two) == [
        (7, ("continental", "cold")),
        (7, ("cold", "continental")),
        (8, ("continental", "cold")),
        (8, ("cold", "continental")),
    ]
    three = _seated(Plan(GAME, 12, ["random"] * 3, QUICK, brings=[*TWO, "contrast"]))
    assert [seed for seed, _ in three] == [0] * 6 + [1] * 6
    assert len({order for _, order in three}) == 6


def test_a_mirror_has_one_order_and_who_brings_nothing_has_a_place_in_each() -> None:
    assert [seed for seed, _ in _seated(Plan(GAME, 3, ["random"] * 2, BUILT, brings=["cold", "cold"]))] == [
        0,
        1,
        2,
    ]
    assert [names for _, names in _seated(Plan(GAME, 2, ["random"] * 2, QUICK, brings=["cold"]))] == [
        ("cold", ""),
        ("", "cold"),
    ]


def test_bots_change_seats_beside_what_they_bring() -> None:
    plan = Plan(GAME, 4, ["random", "greedy"], QUICK, brings=TWO)
    assert len({(job.bots, job.brings[0].name) for job in plan}) == 4


def test_in_an_arena_each_level_plays_each_deck_at_each_seat() -> None:
    jobs = arena_plan(GAME, ["random", "greedy"], 2, 4, QUICK, 3, TWO)
    assert {job.seed for job in jobs} == {3}
    assert len({(job.bots, job.brings[0].name) for job in jobs}) == 4


def test_without_anything_brought_plans_are_what_they_were() -> None:
    assert [(job.seed, job.bots, job.brings) for job in Plan("progers", 2, ["random", "greedy"], seed=5)] == [
        (5, ("random", "greedy"), ()),
        (6, ("greedy", "random"), ()),
    ]


# -- what comes of it -----------------------------------------------------------------


def _played(number: int, brings: list[str], scores: list[int]) -> Played:
    ranks = [1 + sum(other > own for other in scores) for own in scores]
    return Played(
        number, 0, ["x"] * 2, scores, ranks, [{}, {}], "deck", 9, 3, 0.1, [4, 5], [0.1, 0.1], brings=brings
    )


def test_shares_of_wins_are_counted_by_deck_as_well_as_by_seat() -> None:
    found = Findings(2)
    for number, brings, scores in (
        (0, ["a", "b"], [30, 20]),
        (1, ["b", "a"], [30, 20]),
        (2, ["a", "b"], [25, 21]),
        (3, ["b", "a"], [10, 20]),
    ):
        found.add(_played(number, brings, scores))
    assert [found.brought_at(name).share.value for name in "ab"] == [0.75, 0.25]
    assert [found.brought_at("a", seat).share.value for seat in (0, 1)] == [1.0, 0.5]
    assert found.brought_at("a").points == 30 + 20 + 25 + 20
    assert found.wins == [3.0, 1.0]


def test_an_arena_tells_how_often_who_brought_what_won() -> None:
    games = [_played(n, ["a", "<b>"], [30, 20]) for n in range(3)]
    for one in games:
        one.bots = ["random", "greedy"]
    found = standings(GAME, ["random", "greedy"], 2, {}, games)
    assert [(one.name, one.games, one.wins) for one in found.brought] == [("<b>", 3, 0.0), ("a", 3, 1.0)]
    page = ranking.page(found)
    assert "What was brought" in page
    assert "&lt;b&gt;" in page


def test_the_report_and_its_tables_name_the_decks(tmp_path: Path) -> None:
    out, tables = tmp_path / "b.html", tmp_path / "tables"
    words = ["balance", GAME, "-n", "4", "--bots", "random", "--bring", TWO[0], "--bring", TWO[1]]
    said = _said(*words, "--out", str(out), "--tables", str(tables))
    assert said.exit_code == 0, said.output
    assert "What was brought" in out.read_text("utf-8")
    rows = pl.read_parquet(tables / "brought_wins.parquet")
    whole = rows.filter(pl.col("seat") == -1)
    assert dict(whole.select("brings", "seats").iter_rows()) == {"continental": 4, "cold": 4}
    assert whole["wins"].sum() == pytest.approx(1.0)
    seats = pl.read_parquet(tables / "seats.parquet")
    assert seats.group_by("brings", "seat").len()["len"].to_list() == [2] * 4


def test_a_report_of_nothing_brought_says_nothing_of_it(tmp_path: Path) -> None:
    lab.balance(
        "progers", tmp_path / "b.html", 2, 2, "random", {"mode": "basic", "stall_rounds": 2}, workers=1
    )
    assert "What was brought" not in (tmp_path / "b.html").read_text("utf-8")


def test_four_seats_play_with_decks_of_files_and_names(files: list[str]) -> None:
    frame = lab.simulate(GAME, 1, ["random"] * 4, BUILT, workers=1, brings=[*files, "contrast"])
    assert sorted(frame["brings"]) == ["contrast", "my-cold", "my-continental", "my-contrast"]


def test_records_keep_what_was_brought(tmp_path: Path, files: list[str]) -> None:
    words = ["record", GAME, "-n", "1", "--bots", "random,random", "--out", str(tmp_path / "set")]
    said = _said(*words, "--bring", files[0], "--bring", files[1], "-o", "decks=built")
    assert said.exit_code == 0, said.output
    [one] = lab.records(tmp_path / "set")
    assert {deck["cards"].get("trf") for deck in one.record.header.brings.values()} == {4, None}


def test_matches_kept_of_other_decks_are_not_taken_for_these(tmp_path: Path, files: list[str]) -> None:
    kept = tmp_path / "kept"

    def play(brings: list[str]) -> list[Played]:
        return list(run(Plan(GAME, 2, ["random"] * 2, BUILT, brings=brings), 1, kept))

    first = play(files[:2])
    assert [one.brings for one in first] == [["my-continental", "my-cold"], ["my-cold", "my-continental"]]
    assert play(files[:2]) == first
    with pytest.raises(LudariumError, match=r"line 1: .*another plan .*things brought"):
        play(TWO)
    changed = json.loads(Path(files[0]).read_text())
    changed["cards"] |= {"drying": 0, "warming": 2}
    Path(files[0]).write_text(json.dumps(changed))
    with pytest.raises(LudariumError, match="another plan"):
        play(files[:2])


# -- what is refused ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("brings", "options", "reason"),
    [
        (["warm"], QUICK, r"^bring warm: .*warm.*TF-1\.1"),
        (["cold", "cold"], QUICK, r"^bring: .*TF-1\.1"),
        (["cold"] * 3, BUILT, r"^bring: 2 seats can't bring 3 things$"),
        (["nowhere.json"], QUICK, r"^bring nowhere\.json: No such file"),
        ([lab.Bring("x", {"decks": 1})], QUICK, r"^bring x: .*unknown field `decks`"),
        ([lab.Bring("x", {"cards": {"trf": "many"}})], BUILT, r"^bring x: .*int"),
        ([lab.Bring("x", {"cards": {"trf": 5}})], BUILT, r"^bring x: .*TF-11\.1.*TF-11\.3.*TF-11\.2"),
        ([lab.Bring("x", {"cards": _lists()["cold"]})], QUICK, r"^bring x: .*TF-1\.1"),
    ],
)
def test_what_can_not_be_brought_is_refused_before_anything_is_played(
    brings: list[Any], options: dict[str, Any], reason: str
) -> None:
    with pytest.raises(LudariumError, match=reason):
        Plan(GAME, 2, ["random"] * 2, options, brings=brings)


@pytest.mark.parametrize(("file", "text"), [("a.json", "{torn"), ("a.toml", "= 1")])
def test_a_file_that_can_not_be_read_is_named(tmp_path: Path, file: str, text: str) -> None:
    (tmp_path / file).write_text(text)
    said = _said("balance", GAME, "-n", "2", "--bring", str(tmp_path / file))
    assert said.exit_code == 1
    assert f"bring {tmp_path / file}: " in said.stderr


def test_four_seats_without_decks_of_their_own_are_refused_at_once() -> None:
    for brings in ([], ["cold"]):
        with pytest.raises(LudariumError, match=r"^terraformer: There are 3 starter decks.*TF-12\.1"):
            Plan(GAME, 2, ["random"] * 4, QUICK, brings=brings)


def test_a_game_to_which_nothing_is_brought_says_so() -> None:
    with pytest.raises(LudariumError, match="bring cold: to progers seats bring nothing"):
        Plan("progers", 2, ["random"] * 2, brings=["cold"])
    with pytest.raises(LudariumError, match="bring x: progers: seats bring nothing"):
        Plan("progers", 2, ["random"] * 2, brings=[lab.Bring("x", {"a": 1})])
