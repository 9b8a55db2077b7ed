"""Терраформер by clicking: a turn, an Action that is cancelled, the answer window, the end and its map."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Open
from tests.browser.eyes import no_violation, nothing_sticks_out
from tests.browser.playing import stands, wait_after, wait_for_turn

ACTION = '.card[data-lit]:has([data-type="action"])'
LAID = '.card[data-lit]:has([data-type="biome"]), .card[data-lit]:has([data-type="being"])'
ANSWERS = ".acts button.main"
WAITS = "button:has-text('Wait, let me choose')"


def alone(visit: Open, size: str = "desktop", **others: str) -> Page:
    """Both seats at one device, with open hands."""
    page = visit("/new/terraformer", size, **others)
    page.locator('input[value="me"]').nth(1).check()
    page.locator("form .main").click()
    page.get_by_role("button", name="We play with open hands").click()
    wait_for_turn(page)
    return page


def touch(page: Page, what: Locator) -> None:
    seq = stands(page)["seq"]
    what.first.dispatch_event("click")
    wait_after(page, seq)


def step(page: Page, acting: bool = True) -> None:
    """One answer as a person gives it: an Action when there is one, else a biome or a being, else a card."""
    answers, lit = page.locator(ANSWERS), page.locator("[data-lit]")
    cards = page.locator(ACTION if acting else LAID)
    for found in (
        cards,
        page.locator(LAID),
        page.locator('[data-target="deck:own"][data-lit]'),
        answers,
        lit,
    ):
        if found.count():
            touch(page, found)
            return
    raise AssertionError("nothing glows")


def answer_window(page: Page) -> bool:
    return page.locator("section.asked").count() > 0


def test_an_action_is_named_and_cancelled_by_clicking(visit: Open) -> None:
    page = alone(visit)
    for _ in range(400):
        assert wait_for_turn(page), "the game ended without a cancelled Action"
        cancel = page.locator(ANSWERS).filter(has_text="Cancel it with")
        if answer_window(page) and cancel.count():
            expect(page.get_by_role("region", name="The Action being answered")).to_be_visible()
            no_violation(page)
            touch(page, cancel)
            break
        if answer_window(page):
            touch(page, page.get_by_role("button", name="Let it happen"))
        else:
            step(page)
    expect(page.locator("aside")).to_contain_text("is cancelled")
    expect(page.locator("section.asked")).to_have_count(0)


@pytest.mark.parametrize(("size", "light"), [("desktop", "light"), ("phone", "dark")])
def test_a_planet_in_the_making_is_for_everybody(visit: Open, size: str, light: str) -> None:
    page = alone(visit, size, color_scheme=light)
    for _ in range(30):
        if not answer_window(page) and page.locator("[data-being]").count() > 1:
            break
        step(page, acting=False)
    for name in ("Food links", "Forecast"):
        page.get_by_role("button", name=name).click()
    nothing_sticks_out(page)
    no_violation(page)


def test_at_the_end_there_is_a_map_to_keep(visit: Open, tmp_path: Path) -> None:
    page = alone(visit)
    for _ in range(600):
        if not wait_for_turn(page):
            break
        if answer_window(page):
            touch(page, page.get_by_role("button", name="Let it happen"))
        else:
            step(page, acting=False)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the map").click()
    file = tmp_path / "planet.svg"
    download.value.save_as(file)
    text = file.read_text("utf-8")
    assert text.startswith("<svg")
    assert "var(" not in text  # it is complete without the page
    no_violation(page)


def two(visit: Open) -> tuple[Page, Page]:
    """Two people, each at a browser of their own."""
    anna = visit("/new/terraformer?with=friends")
    anna.get_by_role("button", name="Open the table").click()
    boris = visit(anna.get_by_label("Link of this seat").input_value())
    boris.get_by_role("button", name="Sit down").click()
    wait_for_any(anna, boris)
    return anna, boris


def test_who_is_asked_only_when_able_lets_the_rest_happen_after_a_pause(visit: Open) -> None:
    anna, boris = two(visit)
    boris.get_by_role("button", name="When am I asked?").click()
    dialog = boris.get_by_role("dialog")
    expect(dialog.get_by_role("radio", name="always ask me")).to_be_checked()
    expect(dialog).to_contain_text("time can tell")
    no_violation(boris)
    dialog.get_by_role("radio", name="ask only when I can").check()
    dialog.get_by_role("slider").fill("5")  # long enough to be seen
    boris.keyboard.press("Escape")
    for _ in range(300):
        page = wait_for_any(anna, boris)
        if page is boris and answer_window(boris) and boris.locator(ANSWERS).count() == 1:
            seq = stands(boris)["seq"]
            expect(boris.locator(WAITS)).to_be_visible()
            wait_after(boris, seq)
            expect(anna.locator("aside")).to_contain_text("lets it happen")
            return
        step_or_answer(page)
    raise AssertionError("nobody played an Action that Boris had no answer to")


def test_of_one_kind_of_action_one_need_never_be_asked_again(visit: Open) -> None:
    anna, boris = two(visit)
    for _ in range(300):
        page = wait_for_any(anna, boris)
        if page is boris and answer_window(boris):
            break
        step_or_answer(page)
    seq = stands(boris)["seq"]
    boris.get_by_role("button", name="When am I asked?").click()
    boris.get_by_role("button", name="Never ask me about").click()
    expect(boris.get_by_role("dialog")).to_contain_text("Not asked about")
    boris.keyboard.press("Escape")
    wait_after(boris, seq)
    expect(anna.locator("aside")).to_contain_text("lets it happen")


def step_or_answer(page: Page) -> None:
    if answer_window(page):
        touch(page, page.locator(ANSWERS).filter(has_text="Let it happen"))
    else:
        step(page)


def wait_for_any(*pages: Page) -> Page:
    for _ in range(1000):
        for page in pages:
            if stands(page)["turn"]:
                return page
        pages[0].wait_for_timeout(20)
    raise AssertionError("nobody is asked")
