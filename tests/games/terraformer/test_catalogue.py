"""What is told of the cards to whoever looks at them without a table."""

from __future__ import annotations

import msgspec

from ludarium.games.terraformer.box import Box
from ludarium.games.terraformer.catalogue import Catalogue, PrintedCard, catalogue
from ludarium.games.terraformer.options import Options
from ludarium.table import words
from tests.games.terraformer.house import DECKS, FILES_READ, HOUSE
from tests.rule import rule

PRINTED = catalogue(Box(Options(), FILES_READ, 2))


def printed(id: str) -> PrintedCard:
    return next(card for card in PRINTED.cards if card.id == id)


@rule("TF-11.5")
def test_every_card_stands_under_its_number_and_every_starter_deck_is_listed() -> None:
    assert [card.id for card in PRINTED.cards] == list(HOUSE.ids)
    assert {deck.id: deck.cards for deck in PRINTED.decks} == DECKS
    again = msgspec.json.decode(msgspec.json.encode(PRINTED), type=Catalogue)
    assert [card.id for card in again.cards] == [card.id for card in PRINTED.cards]


@rule("TF-4.1")
def test_the_opossum_is_printed_as_it_is() -> None:
    opossum = printed("opossum")
    assert (opossum.type, opossum.role, opossum.latin) == ("being", "C2", "Didelphis marsupialis")
    assert PRINTED.cards[opossum.native].id == "trf"
    assert {PRINTED.foods[n].id for n in opossum.eats} == {"fruit", "insect", "reptile"}
    assert {PRINTED.foods[n].id for n in opossum.counts} == {"rodent"}
    assert {divmod(n, HOUSE.humidities) for n in opossum.climates} == {
        (t, h) for t in (1, 2, 3) for h in (1, 2)
    }


@rule("TF-11.3")
def test_it_says_how_often_a_card_may_be_in_a_deck() -> None:
    assert [printed(id).most for id in ("trf", "opossum", "cancel")] == [4, 2, 3]


def test_every_sentence_of_a_card_has_words() -> None:
    for card in PRINTED.cards:
        for phrase in (card.name, *card.text, *([card.fact] if card.fact else [])):
            for lang in ("en", "ru"):
                assert words.has(phrase.id, "terraformer", lang), phrase.id
