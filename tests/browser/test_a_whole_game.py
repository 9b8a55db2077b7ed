"""A whole game of basic Прогеры by clicking, on a desktop and on a phone; then its end and its replay."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.eyes import no_violation, nothing_sticks_out
from tests.browser.playing import follow_hint, stands, touch_what_glows, wait_for_turn


def test_a_whole_game_against_a_bot_to_the_target(visit: Open) -> None:
    page = visit("/new/progers")
    page.get_by_label("How well the bot plays").select_option("beginner")
    page.get_by_role("button", name="Open the table").click()
    wait_for_turn(page)
    no_violation(page)
    _to_the_end(page, follow_hint)
    expect(page.get_by_text("The target is reached", exact=True)).to_be_visible()
    _look_back(page)


def test_a_whole_game_on_a_phone_by_touching_what_glows(visit: Open, tmp_path: Path) -> None:
    page = visit("/new/progers", "phone", color_scheme="dark")
    page.get_by_text("Readings of the rules").click()
    page.get_by_label("Rounds without a sample").fill("1")
    page.get_by_label("How well the bot plays").select_option("beginner")
    page.get_by_role("button", name="Open the table").click()
    wait_for_turn(page)
    chance = Random(7)
    _to_the_end(page, lambda page: touch_what_glows(page, chance))
    _the_record_proves_itself(page, tmp_path)
    _look_back(page)


def test_an_expert_looks_back_at_a_match_of_bots(visit: Open) -> None:
    page = visit("/")
    wanted = {
        "game": "progers",
        "options": {"mode": "basic", "stall_rounds": 5},
        "seats": [{"who": "bot", "level": "random"}, {"who": "bot", "level": "random"}],
    }
    made = page.request.post("/api/tables", data=wanted)
    assert made.status == 201, made.text()
    table = made.json()["id"]
    page.goto(f"/t/{table}")
    page.wait_for_selector('[aria-labelledby="end"]', state="attached", timeout=60_000)
    page.goto(f"/t/{table}/replay")
    page.get_by_role("button", name="Analysis").click()
    page.get_by_role("button", name="Ask an expert").click()
    chart = page.get_by_role("img", name="The outlook of each player, answer by answer")
    expect(chart.locator("polyline")).to_have_count(2)
    worst = page.locator("section ol button").first
    expect(worst).to_contain_text("The expert:", timeout=60_000)
    worst.click()
    expect(page.get_by_label("Place in the match")).not_to_have_value("0")
    no_violation(page)


def _to_the_end(page: Page, answer: Callable[[Page], None]) -> None:
    for _ in range(400):
        if not wait_for_turn(page):
            return
        answer(page)
    raise AssertionError("400 answers were not enough for a game")


def _the_record_proves_itself(page: Page, folder: Path) -> None:
    """The nonce of this very browser is in the dice, and anybody can check it."""
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the record").click()
    file = folder / "match.ludo"
    download.value.save_as(file)
    verify = [sys.executable, "-c", "from ludarium.cli import main; main()", "verify", str(file)]
    done = subprocess.run(verify, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "nonces" in done.stdout


def _look_back(page: Page) -> None:
    """The end says who has won and by what; the replay shows all of it once more."""
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    expect(page.locator("[aria-labelledby=end]").get_by_role("row")).to_have_count(3)
    no_violation(page)
    nothing_sticks_out(page)
    _replay(page)
    no_violation(page)
    nothing_sticks_out(page)


def _replay(page: Page) -> None:
    last = stands(page)["seq"]
    page.get_by_role("link", name="Replay").click()
    place = page.get_by_role("slider")
    expect(place).to_have_attribute("max", str(last))
    page.get_by_role("button", name="One step on").click()
    expect(page.get_by_text(f"1 / {last}")).to_be_visible()
    place.fill(str(last))
    expect(page.get_by_text(f"{last} / {last}")).to_be_visible()
    expect(page.get_by_role("listitem").last).to_contain_text("over")
