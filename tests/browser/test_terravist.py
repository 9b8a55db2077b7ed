"""Terravist by clicking: a chain over two boards, a stolen niche, a payment with pairs; and a game to its end."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.eyes import no_violation, nothing_sticks_out
from tests.browser.playing import touch_what_glows, wait_for_turn
from tests.browser.scenes import Hands, laid_out

CROSSING = {
    "boards": {"F": (0, 0), "R": (1, 0)},
    "creatures": [
        ("freshwater_crab", "F/R", "anna", 1),
        ("tit", "F.I1", "boris", 1),
        ("ayu", "R.I1", "boris", 1),
        ("kingfisher", "R.I2", "anna", 0),
    ],
    "tokens": {"anna": (1, 0, 0, 0, 0)},
    "faces": "L0 L2 L3 H -",
    "tray": "firefly habu",
}


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_chain_is_composed_previewed_and_run(visit: Open, size: str) -> None:
    with laid_out(visit, size, **CROSSING) as (page, table):
        anna = Hands(page, table)
        anna.at("act:chain").click()
        anna.asked("chain")
        anna.place("F/R").click()
        expect(page.locator(".dweller.next")).to_have_count(2)  # it lies between the boards: both lead on
        anna.place("R.I1").click()
        anna.place("R.I2").click()
        steps = page.locator(".ask li")
        expect(steps).to_have_count(4)  # three creatures, and the river
        expect(steps.nth(2)).to_contain_text("For you: Gain 1 × level 2")
        expect(steps.nth(3)).to_contain_text("River")
        no_violation(page)
        nothing_sticks_out(page)
        page.get_by_role("button", name="Run the chain (3)").click()
        anna.at("die:1-2").or_(anna.at("die:0-2")).first.click()  # the crab's die; then it goes on by itself
        anna.asked_for("F/R").click()  # the ayu's egg
        anna.asked("use")  # the river's ability: the plan is at its end
        assert anna.tokens() == [0, 0, 3, 0, 0]
        expect(page.locator(".ask")).to_contain_text("River")
        anna.at("use:0").click()
        expect(page.get_by_role("heading", name="it is your turn")).to_be_visible()


def test_a_plan_ends_where_it_is_taken_back(visit: Open) -> None:
    with laid_out(visit, **{**CROSSING, "creatures": CROSSING["creatures"][2:]}) as (page, table):
        anna = Hands(page, table)
        anna.place("R.I2").click()  # from the creature itself: the chain is the action
        anna.asked("chain")
        page.get_by_role("button", name="Run the chain").click()
        anna.asked("use")
        assert anna.tokens() == [1, 0, 1, 0, 0]
        while page.locator(".ask[data-kind=second]").count() == 0:
            page.get_by_role("button", name="Undo").click()
            page.wait_for_timeout(150)
        assert anna.tokens() == [1, 0, 0, 0, 0]
        page.wait_for_timeout(400)
        anna.asked("second")


def test_a_niche_is_stolen_and_paid_for_with_pairs(visit: Open) -> None:
    with laid_out(
        visit,
        boards={"O": (0, 0)},
        creatures=[
            ("orca", "O.I1", "boris", 2, "krill"),
            ("saury", "O.N", "anna", 2),
            ("sakura_shrimp", "O.S", "anna", 2),
        ],
        hands={"anna": "white_shark"},
        tokens={"anna": (3, 3, 1, 1, 0)},
    ) as (page, table):
        anna = Hands(page, table)
        expect(anna.card("white_shark")).to_contain_text("Great white shark")
        anna.card("white_shark").click()
        expect(anna.place("O.I1").locator(".price")).to_contain_text("×3")  # eggs, besides a human token
        anna.asked_for("O.I1").click()
        anna.asked("pay")
        first = page.locator("[data-payment]").first
        expect(first).to_contain_text("cheapest")
        expect(first).to_contain_text("a pair as one")
        assert first.get_attribute("data-payment") == "3,0,1,1,0"
        no_violation(page)
        first.click()
        anna.asked("eggs")
        expect(page.locator(".ask")).to_contain_text("3 eggs are still due")
        assert anna.tokens() == [0, 3, 0, 0, 0]
        page.locator('.ask [data-target^="eggs:"]').first.click()
        page.get_by_role("button", name="I am").click()  # Boris has a look
        expect(anna.place("O.I1")).to_have_attribute(
            "aria-label", "Great white shark, level 4, Anna, eggs: 0, under it: 1"
        )
        expect(page.get_by_role("region", name="Log")).to_contain_text("steals the niche of Orca from Boris")


def test_payments_can_be_made_number_by_number(visit: Open) -> None:
    with laid_out(visit, hands={"anna": "rhino_beetle tit"}, tokens={"anna": (1, 1, 1, 0, 0)}) as (
        page,
        table,
    ):
        anna = Hands(page, table)
        anna.card("rhino_beetle").click()
        anna.asked_for("F.I1").click()
        page.get_by_text("Number by number").click()
        anna.at("pay:0-0").click()
        expect(page.get_by_role("heading", name="it is your turn")).to_be_visible()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_seam_that_is_a_place_of_its_own_lies_beside_its_niches(visit: Open, size: str) -> None:
    readings = {"seam": ("extra", "A place of its own")}
    creatures = [("tit", "F.E", "anna", 1), ("ayu", "R.W", "boris", 1)]
    laid = {
        "boards": {"F": (0, 0), "R": (1, 0)},
        "creatures": creatures,
        "hands": {"anna": "green_tree_frog"},
    }
    with laid_out(visit, size, readings, tokens={"anna": (1, 1, 1, 0, 0)}, **laid) as (page, table):
        anna = Hands(page, table)
        anna.card("green_tree_frog").click()
        anna.asked_for("F.E")  # its own creature there can be replaced
        anna.asked_for("F/R").click()
        anna.asked("pay")
        page.locator("[data-payment]").first.click()
        expect(anna.place("F/R")).to_have_attribute(
            "aria-label", re.compile("Forest green tree frog, level 2, Anna")
        )
        expect(anna.place("F.E")).to_have_attribute("aria-label", re.compile("Japanese tit"))
        nothing_sticks_out(page)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_what_is_asked_never_lies_on_the_hand(visit: Open, size: str) -> None:
    """A long row of cards reaches up instead: here the whole discard pile."""
    with laid_out(
        visit,
        size,
        boards={"F": (0, 0), "R": (1, 0)},
        creatures=[("fire_newt", "R.I1", "anna", 3)],
        tokens={"anna": (1, 1, 0, 0, 0)},
        hands={"anna": "tit"},
        positions={"anna": "archaeologist"},
        deck="krill orca saury eel habu ayu",
        tray="firefly octopus dormouse caddisfly kawanina",
        faces="L0 L2 L3 H -",
        weather="plum_rain",
        turn=6,
        parent="boris",
    ) as (page, table):
        anna = Hands(page, table)
        anna.at("act:chain").click()
        anna.at("board:0").click()
        anna.asked("die")
        anna.at("none:0").click()
        anna.asked("order")
        anna.asked_for("R.I1").click()
        anna.asked("recover")
        expect(page.locator(".ask figure").nth(40)).to_be_attached()
        asked, hand = page.locator(".ask").bounding_box(), page.locator(".desk").bounding_box()
        assert asked
        assert hand
        assert asked["y"] + asked["height"] <= hand["y"] + 1
        no_violation(page)


def test_a_short_game_by_touching_what_glows(visit: Open) -> None:
    page = visit("/new/terravist", "phone", color_scheme="dark")
    page.get_by_label("Turns in the first round").fill("3")
    page.get_by_label("How well the bot plays").select_option("beginner")
    page.get_by_role("button", name="Open the table").click()
    chance = Random(3)
    for _ in range(300):
        if not wait_for_turn(page):
            break
        touch_what_glows(page, chance)
    else:
        raise AssertionError("300 answers were not enough for a short game")
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    no_violation(page)
    nothing_sticks_out(page)
