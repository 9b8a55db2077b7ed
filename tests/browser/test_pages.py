"""Every page, at two sizes, in two lights, in three languages: it opens, fits and can be used by everybody."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.eyes import no_violation, nothing_sticks_out

LOOKS = [("desktop", "light", "en-GB"), ("phone", "dark", "ru-RU"), ("phone", "light", "ja-JP")]


@pytest.mark.parametrize(("size", "light", "language"), LOOKS)
@pytest.mark.parametrize("path", ["/", "/new/progers", "/rules/progers", "/nowhere"])
def test_pages_that_are_read(visit: Open, path: str, size: str, light: str, language: str) -> None:
    page = visit(path, size, color_scheme=light, locale=language)
    expect(page.locator("main h1")).not_to_be_empty()
    page.wait_for_load_state("networkidle")
    expect(page.locator("html")).to_have_attribute("lang", language[:2])
    expect(page.locator("html")).to_have_attribute("data-theme", light)
    nothing_sticks_out(page)
    no_violation(page)


@pytest.mark.parametrize(("size", "light", "language"), LOOKS)
def test_the_table_that_waits_for_a_friend(visit: Open, size: str, light: str, language: str) -> None:
    page = visit("/new/progers?with=friends", size, color_scheme=light, locale=language)
    page.locator("form .main").click()
    page.locator("main button[aria-expanded]").click()
    expect(page.locator("main svg[role=img]")).to_be_visible()
    nothing_sticks_out(page)
    no_violation(page)


def test_a_rule_is_found_by_its_clause_and_by_its_words(visit: Open) -> None:
    page = visit("/rules/progers#PG-9.4")
    clause = page.locator("[id='PG-9.4']")
    expect(clause).to_be_in_viewport()
    page.get_by_role("searchbox").fill("PG-9.4")
    expect(page.locator("[id='PG-16.1']")).to_have_count(0)
    expect(clause).to_be_visible()


def test_the_language_changes_at_once_and_stays(visit: Open) -> None:
    page = visit("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Русский").check()
    expect(page.get_by_role("heading", name="Пять живых миров")).to_be_attached()
    page.reload()
    expect(page.get_by_role("heading", name="Пять живых миров")).to_be_visible()
