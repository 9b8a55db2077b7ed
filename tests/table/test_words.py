"""From phrases to sentences."""

from __future__ import annotations

import pytest

from ludarium.table import words
from ludarium.table.choice import Refusal
from ludarium.table.phrase import Phrase
from ludarium.table.words import faults, has, say, seat_names
from tests.toys.harbour import HARBOUR

ID = HARBOUR.id
TOWER = Phrase("card-tower", {"card": 33})


def test_a_phrase_is_said_in_the_readers_language() -> None:
    assert say(Phrase("act-draw"), ID, "en") == "draw a card"
    assert say(Phrase("act-draw"), ID, "ru") == "взять карту"


def test_a_language_that_is_missing_falls_back_to_english() -> None:
    assert say(Phrase("act-draw"), ID, "xx") == "draw a card"


def test_a_message_nobody_has_is_shown_by_its_id() -> None:
    assert say(Phrase("no-such-message"), ID, "ru") == "no-such-message"


def test_the_shells_words_are_known_in_every_game_and_without_one() -> None:
    assert say(Phrase("seat-name", {"number": 2}), ID, "en") == "Player 2"
    assert say(Phrase("seat-name", {"number": 2}), "", "ru") == "Игрок 2"


def test_phrases_in_phrases_are_said_in_the_same_language() -> None:
    played = Phrase("event-played", {"seat": 0, "card": TOWER})
    assert say(played, ID, "en") == "1 plays Tower #33."
    assert say(played, ID, "ru") == "1 играет карту: Башня № 33."


def test_a_list_is_said_with_commas() -> None:
    looked = Phrase("event-looked-own", {"seat": 0, "other": 1, "cards": [TOWER, Phrase("act-draw"), 7]})
    assert say(looked, ID, "en") == "You look at the hand of 2: Tower #33, draw a card, 7."


def test_seats_are_called_by_their_names() -> None:
    who = seat_names(["Anna", ""], "en")
    stole = Phrase("event-stole", {"seat": 0, "other": 1})
    assert say(stole, ID, "en", who) == "Anna steals a card from Player 2."


def test_a_seat_in_a_phrase_in_a_phrase_has_its_name_too() -> None:
    who = seat_names(["Anna", "Boris"], "en")
    told = Phrase("event-looked-own", {"seat": 0, "other": 1, "cards": [Phrase("victim", {"other": 0})]})
    assert say(told, ID, "en", who) == "You look at the hand of Boris: Anna."


@pytest.mark.parametrize(("cards", "said"), [(1, "One card is dealt"), (4, "4 cards are dealt")])
def test_numbers_have_their_plurals(cards: int, said: str) -> None:
    assert say(Phrase("event-dealt", {"cards": cards}), ID, "en").startswith(said)


def test_a_refusal_says_what_is_lacking_and_its_clause() -> None:
    refused = Refusal("HB-3.3", needs=2, has=1)
    assert refused.text("en") == "A tower costs 2 gold, you have 1. (HB-3.3)"
    assert refused.text("ru") == "Башня стоит 2 золота, у вас 1. (HB-3.3)"


def test_a_refusal_for_a_reason_of_its_own_says_that() -> None:
    refused = Refusal("HB-3.3", "not-offered")
    assert refused.text("en") == "This can't be chosen here. (HB-3.3)"


def test_whether_a_language_has_a_message_itself() -> None:
    assert has("act-draw", ID, "ru")
    assert not has("act-draw", ID, "xx")
    assert not has("no-such-message", ID, "en")


def test_faults_are_a_missing_message_a_missing_argument_and_those_of_phrases_within() -> None:
    assert faults(Phrase("event-played", {"seat": 0, "card": TOWER}), ID, "ru") == []
    assert faults(Phrase("no-such"), ID, "ru") == ["ru: there is no message no-such"]
    assert faults(Phrase("event-traded", {"seat": 0}), ID, "en") == [
        "en: event-traded: Unknown external: gold"
    ]
    inner = Phrase("event-looked-own", {"seat": 0, "other": 1, "cards": [Phrase("card-moon")]})
    assert faults(inner, ID, "en") == ["en: there is no message card-moon"]


def test_words_registered_anew_are_read_anew() -> None:
    assert say(Phrase("act-draw"), "somewhere", "en") == "act-draw"
    words.register("somewhere", HARBOUR.folder / "strings")
    assert say(Phrase("act-draw"), "somewhere", "en") == "draw a card"
