"""Tables that stand as a test lays them out: the game as ever, only that it begins in the middle of somebody's go."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from msgspec.structs import replace
from playwright.sync_api import Page, expect

from ludarium.games.terravist import GAME
from ludarium.table.game import at_hand
from tests.browser.conftest import Open
from tests.games.terravist.at_table import AtTable, scene


@contextmanager
def laid_out(
    visit: Open, size: str = "desktop", readings: dict[str, tuple[str, str]] | None = None, **laid: Any
) -> Iterator[tuple[Page, AtTable]]:
    """Anna's page at a table of two who share a device, so that no bot is in the way; and the table in words.

    `readings`: by option, its value and how the page calls that.
    """
    table = scene(options={name: value for name, (value, _) in (readings or {}).items()}, **laid)
    written = GAME.encode(table.match.s)

    def setup(t: Any, _brings: Any, _key: bytes) -> Any:
        state = GAME.decode(written)
        t.dice.take(state.dice)
        return state

    with at_hand(replace(GAME, setup=setup)):
        page = visit("/new/terravist", size)
        page.get_by_label("Your name").fill("Anna")
        page.get_by_role("radio", name="Me").nth(1).check()
        page.get_by_label("Your name").nth(1).fill("Boris")
        if readings:
            page.get_by_text("Readings of the rules").click()
        for _, called in (readings or {}).values():
            page.get_by_role("radio", name=called).check()
        page.get_by_role("button", name="Open the table").click()
        page.get_by_role("button", name="I am").click()
        expect(page.locator('[data-turn="yes"]')).to_be_attached()
        yield page, table


class Hands:
    """What Anna touches, by the names of the table."""

    def __init__(self, page: Page, table: AtTable) -> None:
        self.page, self.table = page, table

    def at(self, target: str) -> Any:
        return self.page.locator(f'[data-target="{target}"]').first

    def place(self, name: str) -> Any:
        return self.at(f"place:{self.table.place(name)}")

    def asked_for(self, name: str) -> Any:
        """That place, as soon as it is lit."""
        place = self.page.locator(f'[data-target="place:{self.table.place(name)}"][data-lit]').first
        expect(place).to_be_visible()
        return place

    def card(self, name: str) -> Any:
        return self.at(f"card:{self.table.card(name)}")

    def asked(self, kind: str) -> None:
        expect(self.page.locator(f'.ask[data-kind="{kind}"]')).to_be_visible()

    def tokens(self) -> list[int]:
        shown = self.page.get_by_role("group", name="Your tokens").locator("b")
        return [int(each) for each in shown.all_inner_texts()]
