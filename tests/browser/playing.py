"""How a person plays in the browser: by what glows, by the hint, by the list, by keys."""

from __future__ import annotations

import re
from random import Random

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
    page.get_by_role("button", name="Progers: play now").click()
    expect(page).to_have_url(TABLE)
    wait_for_turn(page)


def follow_hint(page: Page) -> None:
    """Ask for a hint and do what it says: touch what it points at; what the board only collects, from the list."""
    seq = stands(page)["seq"]
    page.get_by_role("button", name="Hint").click()
    hint = page.locator("[data-hint]")
    expect(hint).not_to_have_attribute("data-hint", "")
    option = hint.get_attribute("data-hint")
    if not _touch_hinted(page, seq):
        open_list(page)
        page.locator(f'button[data-option="{option}"]').first.click()
    wait_after(page, seq)


def _touch_hinted(page: Page, seq: object) -> bool:
    """Each target that the hint points at, once; whether that was an answer."""
    touched: set[str | None] = set()
    glowing = page.locator("[data-hinted][data-lit]")
    patience = 20  # looks without anything new to touch
    while patience and not _answered(page, seq):
        left = [each for each in glowing.all() if each.get_attribute("data-target") not in touched]
        if left:
            touched.add(left[0].get_attribute("data-target"))
            left[0].dispatch_event("click")
        elif not touched:
            return False
        else:
            patience -= 1
            page.wait_for_timeout(20)
    return patience > 0


def _answered(page: Page, seq: object) -> bool:
    """Whether an answer is under way or has been entered."""
    now = stands(page)
    return now["seq"] != seq or not now["turn"]


def touch_what_glows(page: Page, chance: Random) -> None:
    """Anything that can be chosen, by touching it."""
    seq = stands(page)["seq"]
    while stands(page)["seq"] == seq and stands(page)["turn"]:
        glowing = page.locator("[data-lit], .acts button.main")
        if count := glowing.count():
            glowing.nth(chance.randrange(count)).dispatch_event("click")
        page.wait_for_timeout(10)
    wait_after(page, seq)


def answer_from_list(page: Page, n: int = 0) -> None:
    """Choose the n-th option of the plain list, from its end if there are fewer."""
    seq = stands(page)["seq"]
    open_list(page)
    options = page.locator("ul button[data-option]")
    expect(options.first).to_be_visible()
    options.nth(min(n, options.count() - 1)).click()
    wait_after(page, seq)


def open_list(page: Page) -> None:
    tab = page.locator('[data-panel="list"][aria-expanded="false"]')
    if tab.count():
        tab.click()
