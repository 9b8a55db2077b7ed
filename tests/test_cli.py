"""`ludarium` on the command line: what it does, and that whatever can't be done ends with one line and a code."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from urllib.request import urlopen

import pytest
from click.testing import CliRunner, Result

import ludarium
from ludarium.cli import main
from ludarium.server import serving, settings
from ludarium.table.errors import LudariumError


def run(*words: str, **others: str) -> Result:
    return CliRunner().invoke(main, words, **others)  # type: ignore[arg-type]


@pytest.fixture
def match(tmp_path: Path) -> Path:
    """The record of a short match."""
    played = ludarium.Match.new("progers", seats=2, options={"mode": "basic"}, seed=bytes(32))
    chance = Random(3)
    while played.ask:
        played.answer(chance.choice(played.ask.options))
    file = tmp_path / "match.ludo"
    file.write_text(played.record(), "utf-8")
    return file


def test_games_are_named() -> None:
    for lang, title in (("en", "Progers"), ("ru", "Прогеры")):
        said = run("games", "--lang", lang)
        assert said.exit_code == 0
        assert title in said.output


def test_an_analysis_names_what_cost_most_first(match: Path) -> None:
    said = run("analyse", str(match), "--bot", "beginner", "--most", "3", "--lang", "en")
    assert said.exit_code == 0
    costs = [float(cost) for cost in re.findall(r"cost (\d+\.\d) %", said.output)]
    assert len(costs) == 3
    assert costs == sorted(costs, reverse=True)


def test_an_analysis_by_nobody_we_know_is_refused(match: Path) -> None:
    said = run("analyse", str(match), "--bot", "guru")
    assert said.exit_code == 1
    assert "guru" in said.output


def test_a_record_of_other_rules_is_not_analysed(match: Path) -> None:
    match.write_text(
        re.sub(r"^rules \d+", "rules 999", match.read_text("utf-8"), flags=re.MULTILINE), "utf-8"
    )
    said = run("analyse", str(match))
    assert said.exit_code == 1
    assert "rules 999" in said.output


def test_the_version_is_named() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+\S*\n", run("version").output)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_record_is_told(match: Path, lang: str) -> None:
    said = run("replay", str(match), "--lang", lang)
    assert said.exit_code == 0
    numbered = [line for line in said.output.splitlines() if re.match(r" *\d+  ", line)]
    assert len(numbered) == len(ludarium.Match.from_record(match.read_text("utf-8")).history)
    assert {"en": "Player 1", "ru": "Игрок 1"}[lang] in said.output
    assert "event-" not in said.output


def test_a_record_is_stepped_through_and_left(match: Path) -> None:
    said = run("replay", str(match), "--step", input="\n\nq\n")
    assert said.exit_code == 0
    assert len(re.findall(r"^ *\d+  ", said.output, re.MULTILINE)) == 3


def test_a_record_is_proved_or_refused(match: Path) -> None:
    assert run("verify", str(match)).exit_code == 0
    match.write_text(re.sub(r"scores \[\d+", "scores [99", match.read_text("utf-8")), "utf-8")
    said = run("verify", str(match))
    assert said.exit_code == 1
    assert one_line(said)


def test_a_good_pack_is_called_good_and_a_bad_one_named(tmp_path: Path) -> None:
    house = Path(str(ludarium.Match.new("progers", 2, seed=bytes(32)).game.folder)) / "content"
    (tmp_path / "cards.toml").write_text((house / "cards.toml").read_text("utf-8"), "utf-8")
    assert run("pack", "check", "progers", str(tmp_path)).exit_code == 0
    (tmp_path / "cards.toml").write_text("colour = 3\n", "utf-8")
    said = run("pack", "check", "progers", str(tmp_path))
    assert said.exit_code == 1
    assert "cards.toml" in said.output
    assert one_line(said)


def one_line(said: Result) -> bool:
    return len(said.output.strip().splitlines()) == 1 and "Traceback" not in said.output


@pytest.mark.parametrize(
    "words",
    [
        ("pack", "check", "chess", "."),
        ("pack", "check", "progers", "no/such/folder"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(words: tuple[str, ...]) -> None:
    said = run(*words)
    assert said.exit_code == 1
    assert one_line(said)


def test_a_file_that_is_no_record_is_refused(tmp_path: Path) -> None:
    for content in (b"", b"\xff\xfe\x00", b"ludo 1\nnonsense", b"ludo 1\ngame 3"):
        (tmp_path / "x.ludo").write_bytes(content)
        for command in ("verify", "replay"):
            said = run(command, str(tmp_path / "x.ludo"))
            assert said.exit_code == 1
            assert one_line(said)
    assert run("verify", str(tmp_path / "missing.ludo")).exit_code == 2


def test_settings_come_from_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDARIUM_DATA", str(tmp_path))
    monkeypatch.delenv("LUDARIUM_DATABASE", raising=False)
    assert settings.read().database == f"sqlite:///{tmp_path / 'ludarium.sqlite3'}"
    monkeypatch.setenv("LUDARIUM_DATABASE", "postgresql://here/there")
    assert settings.read().database == "postgresql://here/there"
    assert settings.read(Path("elsewhere")).data == Path("elsewhere")
    assert settings.read().processes == 1
    monkeypatch.setenv("LUDARIUM_PROCESSES", "4")
    assert settings.read().processes == 4


@pytest.mark.parametrize("said", ["0", "-1", "many"])
def test_so_many_processes_there_can_not_be(said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDARIUM_PROCESSES", said)
    with pytest.raises(LudariumError, match="LUDARIUM_PROCESSES"):
        settings.read()


def test_a_taken_port_is_left_to_who_has_it() -> None:
    with serving.listen("127.0.0.1", 0) as first:
        first.listen()
        port = first.getsockname()[1]
        with serving.listen("127.0.0.1", port) as second:
            assert second.getsockname()[1] != port
    with pytest.raises(LudariumError, match="can't listen"):
        serving.listen("192.0.2.77", 0)


def test_addresses_for_friends() -> None:
    assert serving.addresses("127.0.0.1", 7014) == ()
    assert serving.addresses("localhost", 7014) == ()
    assert serving.addresses("10.1.2.3", 7014) == ("http://10.1.2.3:7014",)
    assert all(address.endswith(":7014") for address in serving.addresses("0.0.0.0", 7014))


@pytest.mark.skipif(os.name == "nt", reason="signals are sent otherwise there")
def test_play_serves_until_it_is_told_to_end(tmp_path: Path) -> None:
    with serving.listen("127.0.0.1", 0) as probe:
        port = probe.getsockname()[1]
    command = [
        sys.executable,
        "-m",
        "ludarium.cli",
        "play",
        "--no-browser",
        "--host",
        "127.0.0.1",
        "--lang",
        "en",
    ]
    words = [*command, "--port", str(port), "--data", str(tmp_path)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as server:
        try:
            assert json.load(_opened(f"http://127.0.0.1:{port}/api/here"))["addresses"] == []
            assert serving.running_at(port)
            assert (tmp_path / "ludarium.sqlite3").exists()
        finally:
            server.send_signal(signal.SIGINT)
            said, _ = server.communicate(timeout=30)
    assert f"http://localhost:{port}" in said
    assert str(tmp_path) in said
    assert "Traceback" not in said


def _opened(address: str) -> object:
    end = time.monotonic() + 60
    while True:
        try:
            return urlopen(address, timeout=5)
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)


def test_a_database_that_cannot_be_is_said_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDARIUM_DATABASE", "mysql://here/there")
    said = run("play", "--no-browser", "--port", "0", "--host", "127.0.0.1", "--data", str(tmp_path))
    assert said.exit_code == 1
    assert "LUDARIUM_DATABASE" in said.output.strip().splitlines()[-1]
