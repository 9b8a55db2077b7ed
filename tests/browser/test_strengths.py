"""How strong levels were found to be stands where a table is laid out, in games where somebody has measured it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ludarium import bots
from ludarium.server import catalog
from tests.browser.conftest import Open
from tests.browser.eyes import no_violation

FOUND = bots.Strengths(
    2,
    200,
    [bots.Strength("beginner", 312, 270, 350, 0.86), bots.Strength("casual", 502, 461, 541, 0.95, 0.748)],
)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_it_says_how_strong_levels_are(visit: Open, size: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalog.bots, "measured", lambda _game: FOUND)
    page = visit("/new/progers", size)
    page.get_by_text("How strong the levels are").click()
    row = page.get_by_role("row").filter(has_text="plays for fun")
    expect(row).to_contain_text("502")
    expect(row).to_contain_text("75 %")
    no_violation(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_while_nobody_has_measured_it_nothing_is_said(visit: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalog.bots, "measured", lambda _game: None)
    page = visit("/new/progers")
    expect(page.get_by_role("heading", name="Who plays?")).to_be_visible()
    expect(page.get_by_text("How strong the levels are")).to_have_count(0)
