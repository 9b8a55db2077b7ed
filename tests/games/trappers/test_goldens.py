"""What happens in the playthroughs of Трапперы: every kind of cell, raid and duel, a capture, a knock-out, a return."""

import re

import pytest

from tests.games.trappers.goldens import GOLDENS
from tests.golden import shelves

WHO = r"(?:Anna|Boris|Clara|Dora)"
SUCCEEDS, FAILS = rf"\n +{WHO} succeeds", rf"\n +{WHO} fails"
SOON = r"(?:(?!.* fails:).*\n){1,9}?.*"  # the die is rolled, Artifacts may be used

OCCURS = {
    "stop on Nechto": r"act \(TR-7\.1\)",
    "stop on a Rongaum": r"act \(TR-8\.6\)",
    "stop on a Capital": r"act \(TR-9\.1\)",
    "stop on People": r"act \(TR-10\.1\)",
    "stop on Old Ones": r"act \(TR-11\.1\)",
    "stop on a Wasteland of a clan": r"act \(TR-12\.1\)",
    "stop on a Wasteland of nobody": r"act \(TR-12\.8\)",
    "stop on an own settlement": r"act \(TR-13\.1\)",
    "stop on another's settlement": r"act \(TR-14\.1\)",
    "toll": rf"{WHO} pays {WHO} a toll",
    "raid on a Wasteland": rf"{WHO} raids the Wasteland",
    "Capital robbed": rf"goes to rob the Capital{SOON}{SUCCEEDS}",
    "Factory destroyed": rf"goes to destroy the Factory{SOON}{SUCCEEDS}",
    "Factory captured": rf"goes to capture the Factory{SOON}{SUCCEEDS}",
    "City damaged": rf"goes to damage the City{SOON}{SUCCEEDS}",
    "raid that fails": rf"goes to \w+ the \w+{SOON}{FAILS}",
    "duel won": rf"{WHO} attacks {WHO} on{SOON}\n +{WHO} takes \d zeff from {WHO} and marks the victory",
    "host who wins without a fight": rf"{WHO} is at home, and throws {WHO} out",
    "knock-out, missed turn and return": (
        rf"({WHO})'s rover leaves the board(?:.*\n)+? +\1 misses this turn(?:.*\n)+? +\1 rolls white"
    ),
    "theft of Reputation": rf"{WHO} has Reputation with \w+ stolen",
    "Rongaum that costs a turn": rf"{WHO} will miss the next turn",
    "Factory": rf"{WHO} has a Factory on",
    "City": rf"{WHO} has a City on",
    "Quest of the People or the Old Ones": rf"{WHO} completes .* for \d points",
    "all clans at war": r"All are at war",
}


@pytest.fixture(scope="module")
def texts() -> list[str]:
    shelf = next(shelf for shelf in shelves() if shelf.game.id == "trappers")
    return [shelf.file(golden).read_text("utf-8") for golden in GOLDENS]


@pytest.mark.parametrize("what", OCCURS)
def test_it_happens_in_a_playthrough(what: str, texts: list[str]) -> None:
    assert any(re.search(OCCURS[what], text) for text in texts), f"no playthrough has a {what}"
