"""How a person plays in the browser: by what glows, by the hint, by the list, by keys."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

TABLE = re.compile(r"/t/[^/]+$")

# What is on the screen, in one look: whose turn, and what came of it.
_STANDS = """() => ({
    over: !!document.querySelector('[aria-labelledby="end"]'),
    turn: !!document.querySelector('[data-turn="yes"]'),
    seq: Number(document.querySelector('[data-seq]')?.dataset.seq ?? -1),
})"""


def stands(page: Page) -> dict[str, object]:
    found: dict[str, object] = page.evaluate(_STANDS)
    return found


def wait_for_turn(page: Page) -> bool:
    """Until I am asked (True) or the match is over (False)."""
    page.wait_for_selector('[data-turn="yes"], [aria-labelledby="end"]', state="attached")
    return not stands(page)["over"]


def wait_after(page: Page, seq: object) -> None:
    """Until something was entered after that, or the device shall change hands."""
    page.wait_for_function(
        """seq => !document.querySelector('[data-turn]')
            || Number(document.querySelector('[data-seq]')?.dataset.seq ?? -1) > seq""",
        arg=seq,
    )


def play_now(page: Page) -> None:
    page.get_by_role("button", name="play now").first.click()
    expect(page).to_have_url(TABLE)
    wait_for_turn(page)


def follow_hint(page: Page) -> None:
    """Ask for a hint and do what it says, by touching what it points at."""
    seq = stands(page)["seq"]
    page.get_by_role("button", name="Hint").click()
    hint = page.locator("[data-hint]")
    expect(hint).not_to_have_attribute("data-hint", "")
    loose = page.locator(f'button[data-option="{hint.get_attribute("data-hint")}"]')
    if loose.count():
        loose.first.click()
    else:
        touch_all(page)
    wait_after(page, seq)


def touch_all(page: Page) -> None:
    """What is hinted, one after another, whichever glows."""
    seq = stands(page)["seq"]
    while stands(page)["seq"] == seq:
        glowing = page.locator("[data-hinted][data-lit]")
        if not glowing.count():
            break
        glowing.first.dispatch_event("click")
        page.wait_for_timeout(10)


def answer_from_list(page: Page, n: int = 0) -> None:
    """Choose the n-th option of the plain list, from its end if there are fewer."""
    seq = stands(page)["seq"]
    open_list(page)
    options = page.locator("ul button[data-option]")
    expect(options.first).to_be_visible()
    options.nth(min(n, options.count() - 1)).click()
    wait_after(page, seq)


def open_list(page: Page) -> None:
    tab = page.get_by_role("button", name="List")
    if tab.count() and tab.get_attribute("aria-expanded") == "false":
        tab.click()
