"""The scenario language itself, spoken at the toy's table."""

import pytest

from ludarium.table.errors import LudariumError
from tests.scenario import AtTable, at_table
from tests.toys.harbour import HARBOUR
from tests.toys.harbour.box import DRAW, PLAY, TRADE

# Cards by what they do: 0-7 storm, 8-15 thief, 16-21 gifts, 22-25 spyglass, 26-31 gold, 32-39 tower.
THIEF, GOLD, TOWER = 8, 26, 32


def three_hands() -> AtTable:
    hands = [[THIEF, TOWER], [0, 1, GOLD], [2]]
    deck = [card for card in range(40) if all(card not in hand for hand in hands)]
    return at_table(HARBOUR, seats=3).stands(hands=hands, deck=deck, gold=[1, 0, 0])


def test_a_seat_is_asked_and_answers() -> None:
    t = three_hands().answer(act=PLAY, whim=THIEF)
    assert t.asks("anna", "victim", because="HB-4.3")
    assert not t.asks("boris", "victim")
    t.answer(victim="boris")
    assert t.asks("boris", "reply")
    assert t.options() == [0, 1, 40]


def test_what_is_not_asked_cannot_be_answered() -> None:
    with pytest.raises(AssertionError, match="whim isn't asked; asked is anna: act"):
        three_hands().answer(whim=THIEF)
    with pytest.raises(AssertionError, match="boris isn't asked"):
        three_hands().answer(by="boris", act=DRAW)


def test_a_refusal_names_its_clause() -> None:
    t = three_hands().answer(act=PLAY)
    assert t.refuses(TOWER, "HB-3.3")
    assert not t.refuses(TOWER, "HB-3.1")
    assert not t.refuses(THIEF, "HB-3.1")


def test_what_could_not_be_does_not_stand() -> None:
    with pytest.raises(LudariumError, match="each of the cards 0 to 39 lies somewhere"):
        three_hands().stands(deck=[])
    with pytest.raises(LudariumError, match="there is no field boats"):
        three_hands().stands(boats=[1, 2, 3])


def test_going_on_until_something_is_asked() -> None:
    t = three_hands()
    assert t.until("card").s.hands[t.match.asks[0].seat]
    with pytest.raises(AssertionError, match="boat is never asked"):
        three_hands().until("boat", most=5)


def test_ears_are_by_seat() -> None:
    t = three_hands().answer(act=DRAW)
    assert t.hears("boris", "drew") == {"seat": 0}
    assert set(t.hears("anna", "drew") or ()) == {"seat", "card"}
    assert t.hears(None, "traded") is None


def test_taking_back() -> None:
    t = three_hands().answer(act=PLAY)
    assert t.may_undo("anna")
    assert t.undo("anna").asks("anna", "act")
    assert not t.answer(act=TRADE).may_undo("anna")
