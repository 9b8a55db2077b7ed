"""Whether a page can be used by everybody: axe-core finds no violation."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page


def no_violation(page: Page) -> None:
    found = Axe().run(page)
    assert found.violations_count == 0, f"{page.url}\n{found.generate_report()}"


def nothing_sticks_out(page: Page) -> None:
    """No page scrolls sideways."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1"), page.url
