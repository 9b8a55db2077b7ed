"""Two people at their own browsers, brought together by a link."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.playing import answer_from_list, play_now, stands, wait_for_turn

TURN = '[data-turn="yes"]'


def test_a_friend_comes_by_link_and_reloads_in_the_middle(visit: Open) -> None:
    anna = visit("/new/progers?with=friends")
    anna.get_by_label("Your name").fill("Anna")
    anna.get_by_role("button", name="Open the table").click()
    link = anna.get_by_label("Link of this seat").input_value()
    boris = visit(link, "phone", locale="ru-RU")
    boris.get_by_label("Ваше имя").fill("Борис")
    boris.get_by_role("button", name="Сесть за стол").click()
    _answers(anna, boris, 8)
    boris.reload()
    boris.wait_for_selector("[data-seq]")
    assert stands(anna)["seq"] == stands(boris)["seq"]
    _answers(anna, boris, 12)
    expect(anna.locator("main").first).to_be_visible()


def _answers(anna: Page, boris: Page, count: int) -> None:
    """So many answers, given by whoever is asked; both see each of them."""
    for _ in range(count):
        asked = _asked(anna, boris)
        other = boris if asked is anna else anna
        answer_from_list(asked)
        seq = stands(asked)["seq"]
        other.wait_for_function(
            "seq => Number(document.querySelector('[data-seq]')?.dataset.seq) >= seq", arg=seq
        )


def _asked(anna: Page, boris: Page) -> Page:
    for _ in range(600):
        for page in (anna, boris):
            if page.locator(TURN).count():
                return page
        anna.wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def test_a_link_that_is_used_up_says_so(visit: Open) -> None:
    page = visit("/new/progers?with=friends")
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Link of this seat").input_value()
    page.get_by_role("button", name="Let a bot sit here").click()
    wait_for_turn(page)
    page.on("console", lambda _: None)
    late = page.context.new_page()
    late.goto(link)
    expect(late.get_by_role("alert")).to_contain_text("no longer good")


def test_an_onlooker_sees_the_table_and_is_asked_nothing(visit: Open) -> None:
    anna = visit("/")
    play_now(anna)
    onlooker = visit(anna.url)
    onlooker.wait_for_selector("[data-seq]")
    answer_from_list(anna)
    onlooker.wait_for_function("() => Number(document.querySelector('[data-seq]').dataset.seq) > 0")
    assert onlooker.locator(TURN).count() == 0
    assert onlooker.locator("[data-lit]").count() == 0
