"""Played by keyboard alone, through the plain list of options."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.playing import play_now, stands, wait_after, wait_for_turn


def test_the_list_is_played_by_keys_alone(visit: Open) -> None:
    page = visit("/")
    expect(page.get_by_role("button", name="Progers: play now")).to_be_visible()
    for _ in range(60):
        if page.evaluate(
            "document.activeElement?.getAttribute('aria-label')?.startsWith('Progers: play now')"
        ):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    for n in range(6):
        assert wait_for_turn(page)
        seq = stands(page)["seq"]
        if not page.locator("ul button[data-option]").count():
            page.keyboard.press("l")
        expect(page.locator("ul button[data-option]").first).to_be_focused()
        for _ in range(n % 3):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        wait_after(page, seq)


def test_an_answer_is_taken_back_by_a_key(visit: Open) -> None:
    page = visit("/")
    play_now(page)
    for _ in range(60):
        assert wait_for_turn(page)
        undo = page.get_by_role("button", name="Undo")
        if undo.count():
            break
        if not page.locator("ul button[data-option]").count():
            page.keyboard.press("l")
        seq = stands(page)["seq"]
        page.locator("ul button[data-option]").first.click()
        wait_after(page, seq)
    said = undo.inner_text()
    seq = stands(page)["seq"]
    page.keyboard.press("u")
    wait_after(page, seq)
    wait_for_turn(page)
    option = said.removeprefix("Undo: ").strip()
    expect(page.locator("ul button[data-option]", has_text=option).first).to_be_visible()


def test_help_tells_the_keys(visit: Open) -> None:
    page = visit("/")
    play_now(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Help")).to_be_hidden()
