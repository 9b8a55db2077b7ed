"""Истоки by clicking: a first round against a bot to the last scoring, a turn taken back, the phone's pages, alone."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.eyes import no_violation, nothing_sticks_out
from tests.browser.playing import stands, touch_what_glows, wait_after, wait_for_turn

LONGEST = 400  # answers


def sit_down(visit: Open, size: str = "desktop", alone: bool = False, **others: object) -> Page:
    page = visit("/new/origins", size, **others)
    page.get_by_label("How well the bot plays").select_option("beginner")
    if alone:
        page.get_by_role("button", name="Remove").last.click()
    page.get_by_role("button", name="Open the table").click()
    wait_for_turn(page)
    return page


def lit(page: Page, target: str) -> None:
    """Touch what glows under this name, and wait for what comes of it if that was an answer."""
    page.locator(f'[data-target^="{target}"][data-lit]').first.dispatch_event("click")


def asked(page: Page) -> str:
    return page.locator(".line .asked p").inner_text()


def choose_citizens(page: Page) -> None:
    while "Choose a die" in asked(page):
        seq = stands(page)["seq"]
        lit(page, "draft:")
        wait_after(page, seq)
        wait_for_turn(page)


def round_of(page: Page) -> int:
    return int(page.locator(".sky strong").first.inner_text().split()[1])


def press(page: Page, name: str) -> None:
    seq = stands(page)["seq"]
    page.get_by_role("button", name=name, exact=True).click()
    wait_after(page, seq)


def test_a_first_round_and_the_last_scoring(visit: Open) -> None:
    page = sit_down(visit)
    choose_citizens(page)
    no_violation(page)
    _visit_by_touching(page)
    chance = Random(3)
    while wait_for_turn(page) and round_of(page) == 1:
        touch_what_glows(page, chance)
    nothing_sticks_out(page)
    _pass_to_the_end(page, chance)
    _the_scores_add_up(page)
    no_violation(page)


def _visit_by_touching(page: Page) -> None:
    """A worker, then a zone: the ship rises, the die stands there; then an action, and the turn is ended."""
    zone = page.locator('[data-target="zone:0"]')
    expect(zone.locator(".now")).to_have_text("1")
    seq = stands(page)["seq"]
    lit(page, "worker:36")
    expect(zone.locator("ul")).to_contain_text("the archon: enters free")
    lit(page, "zone:0")
    wait_after(page, seq)
    wait_for_turn(page)
    expect(zone.locator(".now")).to_have_text("2")
    expect(zone.locator('[data-target="away:36"]')).to_be_visible()
    no_violation(page)
    seq = stands(page)["seq"]
    lit(page, "part:upper")
    wait_after(page, seq)
    wait_for_turn(page)
    expect(page.locator('[data-target="good:stone"]')).to_contain_text("4")
    press(page, "End the turn")


def _pass_to_the_end(page: Page, chance: Random) -> None:
    """The bot plays on alone; each round its opponent passes."""
    for _ in range(LONGEST):
        if not wait_for_turn(page):
            return
        button = page.get_by_role("button", name="Pass", exact=True)
        if button.count():
            press(page, "Pass")
        elif page.get_by_role("button", name="End the turn", exact=True).count():
            press(page, "End the turn")
        else:
            touch_what_glows(page, chance)
    raise AssertionError(f"{LONGEST} answers were not enough for a game")


def _the_scores_add_up(page: Page) -> None:
    """Each total is the sum of its parts, and the winner stands first."""
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    head = page.locator("[aria-labelledby=end] thead th").all_inner_texts()
    assert head[2:-1] == [
        "Gained in play",
        "Gold",
        "Advisers",
        "Temples, the highest left out",
        "Seats of power times towers",
    ]
    totals = []
    for row in page.locator("[aria-labelledby=end] tbody tr").all():
        *parts, total = [int(text) for text in row.locator("td.number").all_inner_texts()]
        assert sum(parts) == total
        totals.append(total)
    assert totals == sorted(totals, reverse=True)
    assert len(totals) == 2


def test_a_whole_turn_is_looked_at_and_taken_back(visit: Open) -> None:
    page = sit_down(visit)
    choose_citizens(page)
    for target in ("worker:36", "zone:0", "part:upper"):
        seq = stands(page)["seq"]
        lit(page, target)
        if target != "worker:36":
            wait_after(page, seq)
            wait_for_turn(page)
    stone = page.locator('[data-target="good:stone"]')
    expect(stone).to_contain_text("4")
    expect(page.get_by_role("button", name="End the turn", exact=True)).to_be_visible()
    for said in ("Undo: The upper action", "Undo: Send the archon to zone 1"):
        seq = stands(page)["seq"]
        page.get_by_role("button", name=said).click()
        wait_after(page, seq)
        wait_for_turn(page)
    expect(stone).to_contain_text("1")
    expect(page.locator('[data-target="worker:36"]')).to_be_visible()


def test_what_cant_be_done_says_why(visit: Open) -> None:
    page = sit_down(visit)
    choose_citizens(page)
    page.locator('[data-target="act:close"]').first.dispatch_event("click")
    said = page.get_by_role("status").filter(has_text="OR-")
    expect(said.get_by_role("link", name="OR-").first).to_be_visible()


def test_a_phone_turns_to_the_page_where_something_glows(visit: Open) -> None:
    page = sit_down(visit, "phone", color_scheme="dark")
    no_violation(page)
    choose_citizens(page)
    nothing_sticks_out(page)
    page.get_by_role("button", name="Cities").tap()
    expect(page.get_by_role("button", name="Cities")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("region", name="City")).to_be_in_viewport()
    seq = stands(page)["seq"]
    lit(page, "worker:36")
    expect(page.get_by_role("button", name="Ships")).to_have_attribute("aria-pressed", "true")
    lit(page, "zone:1")
    wait_after(page, seq)
    wait_for_turn(page)
    lit(page, "part:lower")
    expect(page.get_by_role("button", name="Market")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="My things").tap()
    expect(page.get_by_role("group", name="Towers").last).to_be_visible()
    no_violation(page)


def test_alone_the_goal_is_shown(visit: Open) -> None:
    page = sit_down(visit, alone=True)
    expect(page.get_by_text("Goal 180")).to_be_visible()
    expect(page.get_by_text("Round 1 of 5")).to_be_visible()
    expect(page.get_by_text("20 VP at the end for")).to_have_count(4)
    nothing_sticks_out(page)


def test_readings_of_the_rules_are_folded_away(visit: Open) -> None:
    page = visit("/new/origins")
    reading = page.get_by_text("War action of zone 1")
    expect(reading).to_be_hidden()
    page.get_by_text("Readings of the rules").click()
    expect(reading).to_be_visible()
    no_violation(page)
