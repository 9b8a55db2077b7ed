"""Building a deck of Терраформер in the browser, giving it to others, and bringing it to a table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.eyes import no_violation, nothing_sticks_out
from tests.browser.playing import TABLE, wait_for_turn

LOOKS = [("desktop", "light", "en-GB"), ("phone", "dark", "ru-RU"), ("phone", "light", "ja-JP")]


def legal(page: Page, yes: str) -> None:
    expect(page.locator(f'[data-legal="{yes}"]')).to_be_visible()


def more(page: Page, card: str) -> None:
    page.locator(f'[data-card="{card}"] .count button').last.click()


def less(page: Page, card: str) -> None:
    page.locator(f'[data-card="{card}"] .count button').first.click()


@pytest.mark.parametrize(("size", "light", "language"), LOOKS)
def test_the_page_of_decks_is_for_everybody(visit: Open, size: str, light: str, language: str) -> None:
    page = visit("/decks/terraformer", size, color_scheme=light, locale=language)
    legal(page, "yes")
    nothing_sticks_out(page)
    no_violation(page)


def test_a_starter_deck_is_changed_and_each_rule_answers_with_its_clause(visit: Open) -> None:
    page = visit("/decks/terraformer")
    legal(page, "yes")
    less(page, "lion")
    legal(page, "no")
    checks = page.locator('section[aria-label="Rules for decks"]')
    expect(checks).to_contain_text("41 cards, and 42 are asked for")
    expect(checks.get_by_role("button", name="Clause TF-11.1")).to_be_visible()
    for _ in range(2):
        more(page, "souslik")
    expect(checks).to_contain_text("of a being 2 are allowed")
    less(page, "souslik")
    less(page, "cancel")
    more(page, "saiga")
    expect(checks).to_contain_text("Savanna lacks native: Consumer-3")
    expect(checks).to_contain_text("Only 2 ecosystems are complete")
    less(page, "souslik")
    more(page, "cancel")
    less(page, "saiga")
    more(page, "lion")
    legal(page, "yes")
    page.reload()  # every change has been kept
    expect(page.get_by_label("Name of the deck")).to_have_value("Continental, changed")


def test_the_library_is_filtered_by_climate_role_food_and_name(visit: Open) -> None:
    page = visit("/decks/terraformer")
    cards = page.locator("[data-card]")
    expect(cards).to_have_count(116)
    page.get_by_role("button", name="hot, arid").click()
    page.get_by_role("button", name="Consumers-3").click()
    found = {card.get_attribute("data-card") for card in cards.all()}
    assert "desert_monitor" in found
    assert "orca" not in found
    page.get_by_role("button", name="Show all").click()
    page.get_by_role("group", name="Eats").get_by_role("button", name="plankton").click()
    expect(page.locator('[data-card="polar_cod"]')).to_be_visible()
    expect(page.locator('[data-card="lion"]')).to_have_count(0)
    page.get_by_role("button", name="Show all").click()
    page.get_by_role("searchbox").fill("didelphis")
    expect(cards).to_have_count(1)


def test_a_deck_is_shared_by_link_and_by_text_and_thrown_away_without_loss(visit: Open) -> None:
    page = visit("/decks/terraformer")
    legal(page, "yes")
    more(page, "cancel")
    less(page, "drying")
    page.get_by_label("Name of the deck").fill("Warm land")
    page.get_by_role("button", name="Share").click()
    link = page.get_by_label("Link", exact=True).input_value()
    text = page.get_by_label("Text", exact=True).input_value()
    friend = visit(link)
    expect(friend.get_by_role("heading", name="Warm land")).to_be_visible()
    legal(friend, "yes")
    friend.get_by_role("button", name="Deck from text").click()
    friend.get_by_role("textbox", name=re.compile("A line for each card")).fill(f"{text}\n2 unicorn")
    expect(friend.get_by_role("dialog")).to_contain_text("42 cards understood")
    expect(friend.get_by_role("dialog")).to_contain_text("2 unicorn")
    friend.get_by_role("button", name="Take this deck").click()
    expect(friend.get_by_label("Name of the deck")).to_have_value("Warm land")
    friend.get_by_role("button", name="Throw away").click()
    friend.get_by_role("button", name="Bring back “Warm land”").click()
    expect(friend.get_by_label("Name of the deck")).to_have_value("Warm land")


def test_a_deck_of_ones_own_is_brought_to_a_table(visit: Open) -> None:
    page = visit("/decks/terraformer")
    legal(page, "yes")
    more(page, "cancel")
    less(page, "drying")
    legal(page, "yes")
    page.get_by_role("button", name="Play with it").click()
    deck = page.get_by_role("combobox", name="Deck", exact=True).first
    expect(deck.locator("option:checked")).to_have_text("Continental, changed (42)")
    expect(page.get_by_role("radio", name="Decks of one's own")).to_be_checked()
    no_violation(page)
    page.locator('input[value="me"]').nth(1).check()
    page.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(TABLE)
    page.get_by_role("button", name="We play with open hands").click()
    wait_for_turn(page)
    page.wait_for_selector("[data-target^='hand:']")


def test_two_of_one_starter_deck_are_refused_before_there_is_a_table(visit: Open) -> None:
    page = visit("/").context.new_page()  # one whose refusals are no troubles
    page.goto("/new/terraformer")
    for n in range(2):
        page.get_by_role("combobox", name="Deck", exact=True).nth(n).select_option("ready:cold")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("alert")).to_contain_text("can be played by one player only")
