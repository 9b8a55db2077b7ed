"""What doesn't glow says why, with the clause that says so."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.eyes import no_violation
from tests.browser.playing import answer_from_list, play_now, wait_for_turn

CLAUSE = re.compile(r"PG-\d+\.\d+")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_cell_that_is_no_corner_says_why_no_base_lies_there(visit: Open, size: str) -> None:
    page = visit("/", size)
    play_now(page)
    _to_the_corners(page)
    page.locator('[data-target^="cell:"]:not([data-lit])').nth(8).dispatch_event("click")
    said = page.get_by_role("status").filter(has_text="Bases lie in the corners")
    expect(said.get_by_text("Bases lie in the corners")).to_be_visible()
    expect(said.get_by_role("link", name=CLAUSE).first).to_be_visible()
    no_violation(page)
    said.get_by_role("button", name="Close").click()
    expect(said).to_have_count(0)


def test_the_question_tells_the_clause_it_is_asked_by(visit: Open) -> None:
    page = visit("/")
    play_now(page)
    page.get_by_role("button", name="Clause PG-").click()
    expect(page.get_by_role("dialog", name="Clause PG-")).to_contain_text("colour")


def _to_the_corners(page: Page) -> None:
    for _ in range(4):
        wait_for_turn(page)
        if page.locator('[data-target^="cell:"][data-lit]').count():
            return
        answer_from_list(page)
    raise AssertionError("nobody asked for a corner")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_bot_says_what_it_values(visit: Open, size: str) -> None:
    page = visit("/", size)
    play_now(page)
    if not page.locator("aside [data-why]").count():
        page.locator('[data-panel="seats"]').click()
    page.get_by_role("button", name="What Bot 2 values now").first.click()
    said = page.get_by_role("status").filter(has_text="Bot 2")
    expect(said).to_contain_text("Bot 2")
    no_violation(page)
    said.get_by_role("button", name="Close").click()
    expect(said).to_have_count(0)
