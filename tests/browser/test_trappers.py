"""A round of Трапперы for two by clicking what is drawn: a drive along its route, a raid, a duel."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from ludarium import Match
from ludarium.server.live import opening
from ludarium.table import position
from tests.browser.conftest import Open
from tests.browser.eyes import no_violation, nothing_sticks_out
from tests.browser.playing import stands, wait_after, wait_for_turn
from tests.games.trappers.at_table import at_table
from tests.games.trappers.packs import TEXT, artifact, with_artifacts

# What only packs ask: a rover moved, tracks moved by hand and agreed to, an Artifact undone.
PACK = with_artifacts(
    artifact("tug", "any", {"op": "move_rover", "n": 2, "target": "opponent"}),
    artifact("audit", "any", {"op": "manual"}, text=TEXT),
    artifact("counter", "reaction", {"op": "cancel_artifact"}),
)


@pytest.fixture
def stand(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Tables of Трапперы begin in the midst of things."""

    def stand(**seats: Any) -> None:
        table = at_table(**seats)
        begun = opening.new

        def new(terms: opening.Terms, seed: bytes) -> Match:
            if terms.game.id != "trappers":
                return begun(terms, seed)
            return position.read(table.m.position(), pack=table.m.terms.pack)

        monkeypatch.setattr(opening, "new", new)

    return stand


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_round_with_a_raid_and_a_duel(visit: Open, stand: Callable[..., None], size: str) -> None:
    """A Fighter in a Capital, a Builder two cells away. The dice: of the robbery; of the duel, the defender's first."""
    stand(
        a={"at": "(6,2)", "facing": "W", "form": "fighter", "residents": 14, "rep": {3: 1}},
        b={"at": "(5,3)", "facing": "N", "residents": 12, "hand": ["A8"]},
        dice=[3, 2, 5],
    )
    page = _two_at_one_device(visit, size)
    _anna_robs(page)
    _boris_stays(page)
    _anna_drives_and_attacks(page)
    assert _whose_turn(page) == "Anna", "Boris misses the turn after his defeat"
    _touch(page, "move:end")
    _touch(page, "act:buy-rep")
    for _ in range(40):
        if page.get_by_role("group", name="Map of Aubera").count() and _round(page) == 2:
            break
        _touch(page, "act:end" if _lit(page, "act:end").count() else "move:end")
    assert _round(page) == 2
    nothing_sticks_out(page)


def test_another_route_is_drawn_and_driven(visit: Open, stand: Callable[..., None]) -> None:
    """From (2,2) to (3,2) it is two points; drawn around two corners it is five, and so it is driven."""
    stand(a={"at": "(2,2)", "facing": "S", "rep": {1: 1}})
    page = _two_at_one_device(visit, "desktop")
    page.get_by_role("button", name="(3,2), Wasteland: 2 points, a turn").hover()
    expect(page.get_by_text("To (3,2), Wasteland: 2 points, a turn on the way.")).to_be_visible()
    _draw(page, "(2,2)", "(2,3)", "(3,3)", "(3,2)")
    expect(page.get_by_text("To (3,2), Wasteland: 5 points, 2 turns on the way.")).to_be_visible()
    seq = int(str(stands(page)["seq"]))
    page.get_by_role("button", name="Drive there").click()
    wait_after(page, seq + 4)
    wait_for_turn(page)
    page.get_by_role("button", name="Log").click()
    expect(page.get_by_text("Anna drives to (3,3).")).to_be_visible()
    expect(page.get_by_text("Anna drives to (3,2).")).to_be_visible()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_what_packs_ask_is_lit_where_it_has_a_place(
    visit: Open, stand: Callable[..., None], size: str
) -> None:
    stand(pack=PACK, a={"at": "(1,4)", "hand": ["tug", "audit"]}, b={"at": "(3,3)", "hand": ["counter"]})
    page = _two_at_one_device(visit, size)
    asked = page.get_by_role("region", name="What is asked")
    _touch_hand(page, "tug")
    expect(asked).to_contain_text("tug")  # which Artifact is about to be undone
    expect(page.locator('[data-target^="artifact:"][data-lit]')).to_have_count(1)
    _touch(page, "act:cancel")
    expect(asked).to_contain_text("Touch the cell on the map")
    nothing_sticks_out(page)
    _is_fit_for_all(page)
    _touch(page, "heading:3")  # to the west, on the map
    _touch(page, "heading:4")
    _touch_hand(page, "audit")
    _touch(page, "act:cancel")
    expect(asked).to_contain_text("Do as it says.")
    _touch(page, "adjust:1")  # Anna's zeff, on her board
    _is_fit_for_all(page)
    expect(
        _board_of(page, "Anna").get_by_role("listitem").filter(has_text=re.compile(r"−\s*21\s*\+"))
    ).to_have_count(1)
    _touch(page, "adjust:32")
    assert _whose_turn(page) == "Boris"
    expect(asked).to_contain_text("Do as it says.")
    _touch(page, "agree:1")
    assert _whose_turn(page) == "Anna"


@pytest.mark.parametrize("zeff", [15, 40, 7])
def test_zeff_lies_on_the_track_as_in_the_box(visit: Open, stand: Callable[..., None], zeff: int) -> None:
    """OT-34: a marker on the tens and one on the ones; 15 is 10 and 5."""
    stand(a={"at": "(1,4)", "zeff": zeff})
    page = _two_at_one_device(visit, "desktop")
    track = _board_of(page, "Anna").locator("dd").nth(1)
    markers = [int(each) for each in track.locator("g.on text").all_text_contents()]
    assert sorted(markers, reverse=True) == [part for part in (zeff // 10 * 10, zeff % 10) if part]


def test_a_clan_is_asked_for_with_its_reason(visit: Open, stand: Callable[..., None]) -> None:
    card = artifact("envoy", "any", {"op": "add_rep", "clan": "choice", "n": 1})
    stand(pack=with_artifacts(card), a={"at": "(1,4)", "hand": ["envoy"]})
    page = _two_at_one_device(visit, "phone")
    _touch_hand(page, "envoy")
    asked = page.get_by_role("region", name="What is asked")
    expect(asked).to_contain_text("envoy")
    expect(asked.get_by_role("button")).to_have_count(6)
    _touch(page, "clan:4")


def test_a_turn_is_played_by_keys_alone(visit: Open, stand: Callable[..., None]) -> None:
    """To a lit cell with Tab and Enter, there with Enter again; then the movement is ended."""
    stand(a={"at": "(2,2)", "facing": "S", "rep": {1: 1}})
    page = _two_at_one_device(visit, "desktop")
    _tab_to(page, "(3,2), Wasteland")
    expect(page.get_by_text("To (3,2), Wasteland: 2 points, a turn on the way.")).to_be_visible()
    page.keyboard.press("Enter")
    seq = int(str(stands(page)["seq"]))
    page.keyboard.press("Enter")
    wait_after(page, seq + 1)
    wait_for_turn(page)
    _tab_to(page, "End the movement")
    page.keyboard.press("Enter")
    assert _whose_turn(page) == "Boris", "there is nothing to do on that Wasteland"


def _tab_to(page: Page, name: str) -> None:
    for _ in range(120):
        page.keyboard.press("Tab")
        said = page.evaluate(
            "document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''"
        )
        if said.strip().startswith(name):
            return
    raise AssertionError(f"{name!r} is not reached with Tab")


def test_who_watches_and_who_replays_sees_the_map(visit: Open, stand: Callable[..., None]) -> None:
    stand(a={"at": "(1,4)", "hand": ["A8"]}, b={"at": "(3,3)", "hand": ["A1"]})
    page = _two_at_one_device(visit, "desktop")
    seen = visit(page.url.removeprefix(page.url.partition("/t/")[0]))
    expect(seen.get_by_role("group", name="Map of Aubera")).to_be_visible()
    expect(seen.locator("[data-lit]")).to_have_count(0)
    expect(seen.locator('[data-target^="artifact:"]')).to_have_count(0)
    no_violation(seen)
    _touch(page, "move:end")
    _touch(page, "act:end")
    expect(_board_of(seen, "Boris")).to_have_class(re.compile("active"))
    page.goto(f"{page.url}/replay")
    page.get_by_role("button", name="One step on").click()
    expect(page.get_by_role("group", name="Map of Aubera")).to_be_visible()
    expect(page.get_by_text("1 / 2")).to_be_visible()
    expect(page.locator("[data-lit]")).to_have_count(0)
    no_violation(page)


def _draw(page: Page, *cells: str) -> None:
    """With the mouse, from cell to cell."""
    for n, name in enumerate(cells):
        box = page.get_by_role("img", name=f"{name}:").bounding_box()
        assert box
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.58, steps=6)
        if n == 0:
            page.mouse.down()
    page.mouse.up()


def _two_at_one_device(visit: Open, size: str) -> Page:
    page = visit("/new/trappers", size)
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("radio", name="Me").nth(1).check()
    page.get_by_label("Your name").nth(1).fill("Boris")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="We play with open hands").click()
    wait_for_turn(page)
    return page


def _anna_robs(page: Page) -> None:
    """She stays in the Capital; the instrument says what the dice will, then they do."""
    _is_fit_for_all(page)
    _touch(page, "move:end")
    odds = page.get_by_role("region", name="Rob the Capital")
    expect(odds).to_contain_text("83 % won")
    expect(odds).to_contain_text("zeff: 10")
    expect(odds.get_by_role("cell", name="−5")).to_be_visible()
    _is_fit_for_all(page)
    _touch(page, "act:rob")
    expect(_board_of(page, "Anna")).to_contain_text(re.compile(r"11\s*Residents"))
    expect(_board_of(page, "Anna")).to_contain_text(re.compile(r"30\s*zeff"))


def _boris_stays(page: Page) -> None:
    """His Artifact is before him, and only its number before Anna. What he can't do says why."""
    assert _whose_turn(page) == "Boris"
    expect(page.get_by_role("button", name="Voice of the Clan").first).to_be_visible()
    _touch(page, "move:end")
    building = page.locator('[data-target="act:build"]')
    expect(building).to_contain_text("It takes Reputation 1, you have 0. TR-12.2")
    building.click()
    expect(page.get_by_role("link", name="TR-12.2")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    _touch(page, "act:end")


def _anna_drives_and_attacks(page: Page) -> None:
    assert _whose_turn(page) == "Anna"
    expect(page.locator('[data-target^="artifact:"]')).to_have_count(0)
    there = page.get_by_role("button", name="(5,3), Wasteland: 3 points, a turn")
    there.click()
    expect(page.get_by_text("To (5,3), Wasteland: 3 points, a turn on the way.")).to_be_visible()
    expect(page.get_by_role("region", name="Attack Boris")).to_contain_text("72 % won")
    seq = int(str(stands(page)["seq"]))
    page.get_by_role("button", name="Drive there").click()
    wait_after(page, seq + 2)
    wait_for_turn(page)
    _touch(page, "move:end")
    _touch(page, "rover:1")
    board = _board_of(page, "Anna")
    expect(board).to_contain_text("8/20")
    expect(board).to_contain_text("Beaten:")
    expect(_board_of(page, "Boris")).to_contain_text("off the board")


def _is_fit_for_all(page: Page) -> None:
    page.mouse.move(1, 1)  # nothing is looked at closely
    expect(page.get_by_role("tooltip")).to_have_count(0)
    no_violation(page)


def _lit(page: Page, target: str) -> Locator:
    return page.locator(f'[data-target="{target}"][data-lit]')


def _touch(page: Page, target: str) -> None:
    wait_for_turn(page)
    seq = stands(page)["seq"]
    _lit(page, target).first.click()
    wait_after(page, seq)
    wait_for_turn(page)


def _touch_hand(page: Page, name: str) -> None:
    wait_for_turn(page)
    seq = stands(page)["seq"]
    page.get_by_role("region", name="My Artifacts and Quests").get_by_role("button", name=name).first.click()
    wait_after(page, seq)
    wait_for_turn(page)


def _board_of(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name="Trappers").get_by_role("article", name=name)


def _whose_turn(page: Page) -> str:
    wait_for_turn(page)
    return page.locator("header .who").inner_text().split()[0]


def _round(page: Page) -> int:
    return int(page.locator(".clock .round b").inner_text())
