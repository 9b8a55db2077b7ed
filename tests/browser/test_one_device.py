"""Several people at one device: a curtain falls before it changes hands."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.eyes import no_violation
from tests.browser.playing import answer_from_list, wait_for_turn


def test_nobody_sees_the_other_before_the_device_changed_hands(visit: Open) -> None:
    page = visit("/new/progers")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("radio", name="Me").nth(1).check()
    page.get_by_label("Your name").nth(1).fill("Boris")
    page.get_by_role("button", name="Open the table").click()
    names: list[str] = []
    for _ in range(4):
        curtain = page.get_by_role("heading", name="it is your turn")
        expect(curtain).to_be_visible()
        expect(page.locator("[data-target]")).to_have_count(0)
        names.append(curtain.inner_text().partition(",")[0])
        if len(names) == 1:
            no_violation(page)
        page.get_by_role("button", name="I am").click()
        page.wait_for_selector("[data-turn]")
        while page.locator("[data-turn]").count():
            wait_for_turn(page)
            answer_from_list(page)
            page.wait_for_timeout(60)
    assert set(names) == {"Anna", "Boris"}
