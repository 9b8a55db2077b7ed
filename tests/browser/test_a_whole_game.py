"""A whole game of basic Прогеры by clicking, on a desktop and on a phone; then its end and its replay."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.eyes import no_violation
from tests.browser.playing import follow_hint, play_now, stands, wait_for_turn


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_whole_game_against_a_bot(visit: Open, size: str) -> None:
    page = visit("/", size)
    play_now(page)
    no_violation(page)
    _play_to_the_end(page)
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    expect(page.get_by_role("row")).to_have_count(3)
    no_violation(page)
    _replay(page)
    no_violation(page)


def _play_to_the_end(page: Page) -> None:
    for _ in range(400):
        if not wait_for_turn(page):
            return
        follow_hint(page)
    raise AssertionError("400 answers were not enough for a game")


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
