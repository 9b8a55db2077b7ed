"""Building decks (TF-11): what the starter decks are, and every reason why a deck is refused."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from ludarium.games.terraformer.box import Box
from ludarium.games.terraformer.content import C1, C2, C3, CL, P, cards_of
from ludarium.games.terraformer.deck import Brought, remarks, unfit
from ludarium.games.terraformer.deck_rules import complete_ecosystems, feeds_itself, natives, notes, refusals
from ludarium.games.terraformer.files import Shift
from ludarium.games.terraformer.options import Options
from ludarium.table import words
from tests.games.terraformer.house import DECKS, FILES_READ, HOUSE, deck, forbidden
from tests.rule import rule

NAMES = ("continental", "cold", "contrast")
LANGUAGES = ("en", "ru")


def of_type(name: str, first: int, end: int) -> int:
    return sum(n for id, n in DECKS[name].items() if first <= HOUSE.number[id] < end)


def box(seats: int = 3, **options: Any) -> Box:
    return Box(Options(**options), FILES_READ, seats)


# -- the starter decks ---------------------------------------------------------------------


@rule("TF-1.1", "TF-11.1", "TF-11.2", "TF-11.3", "TF-14.4")
@pytest.mark.parametrize("name", NAMES)
def test_a_starter_deck_is_legal_and_has_three_chains_that_feed_themselves(name: str) -> None:
    assert refusals(HOUSE, DECKS[name]) == []
    assert notes(HOUSE, DECKS[name]) == []
    complete = complete_ecosystems(HOUSE, DECKS[name])
    assert len(complete) == 3
    assert all(feeds_itself(HOUSE, natives(HOUSE, DECKS[name], biome)) for biome in complete)


@rule("TF-14.4")
@pytest.mark.parametrize(
    ("name", "complete", "points"),
    [
        ("continental", {"trf", "sav", "stp"}, 29),
        ("cold", {"nse", "tun", "stp"}, 30),
        ("contrast", {"des", "tun", "crf"}, 32),
    ],
)
def test_which_ecosystems_a_starter_deck_completes(name: str, complete: set[str], points: int) -> None:
    assert {HOUSE.ids[biome] for biome in complete_ecosystems(HOUSE, DECKS[name])} == complete
    beings = [card for card in cards_of(HOUSE, DECKS[name]) if HOUSE.is_being(card)]
    assert sum(HOUSE.points[card] for card in beings) == points


@rule("TF-14.4")
@pytest.mark.parametrize("name", NAMES)
def test_quotas_of_a_starter_deck(name: str) -> None:
    counts = DECKS[name]
    assert 13 <= of_type(name, 0, HOUSE.biomes) <= 16
    assert 18 <= of_type(name, HOUSE.biomes, HOUSE.first_action) <= 21
    assert 8 <= of_type(name, HOUSE.first_action, HOUSE.cards) <= 10
    roles = [HOUSE.role[card] for card in cards_of(HOUSE, counts) if HOUSE.is_being(card)]
    assert roles.count(P) == 4
    assert roles.count(C1) in (3, 4)
    assert roles.count(C2) in (4, 5)
    assert roles.count(C3) in (3, 4)
    assert roles.count(CL) in (3, 4)
    shifts = [id for id in counts if isinstance(HOUSE.effect[HOUSE.number[id]], Shift)]
    assert len(shifts) in (2, 3)
    assert [counts[id] for id in ("cancel", "rich_ecosystem", "extinction")] == [2, 1, 1]
    assert all(counts.get(id, 0) <= 1 for id in (*shifts, "adaptation", "displacement", "cloning"))


@rule("TF-14.4")
@pytest.mark.parametrize("pair", list(itertools.combinations(NAMES, 2)))
def test_two_starter_decks_share_a_biome_to_fight_over(pair: tuple[str, str]) -> None:
    one, other = (DECKS[name] for name in pair)
    both = [one[id] + other[id] for id in HOUSE.ids[: HOUSE.biomes] if id in one and id in other]
    assert max(both) >= 6


@rule("TF-14.4", "TF-6.1")
@pytest.mark.parametrize("name", NAMES)
def test_a_starter_deck_can_change_climates_with_its_own_cards(name: str) -> None:
    """At least two of its biomes can be laid over another by one of its own climate Actions."""
    counts = DECKS[name]
    everywhere = {id for cards in DECKS.values() for id in cards}
    reached = set()
    for id in counts:
        effect = HOUSE.effect[HOUSE.number[id]]
        for new, old in itertools.product(range(HOUSE.biomes), repeat=2):
            if isinstance(effect, Shift) and HOUSE.ids[new] in counts and HOUSE.ids[old] in everywhere:
                steps = {
                    "temperature": HOUSE.temperature(new) - HOUSE.temperature(old),
                    "humidity": HOUSE.humidity(new) - HOUSE.humidity(old),
                }
                if steps.pop(effect.scale) * effect.sign > 0 and set(steps.values()) == {0}:
                    reached.add(new)
    assert len(reached) >= 2


# -- what is refused, with its clause ---------------------------------------------------------


@rule("TF-11.1")
@pytest.mark.parametrize("more", [1, -1])
def test_a_deck_has_exactly_42_cards(more: int) -> None:
    found = refusals(HOUSE, deck("continental", des=2 + more))
    assert [refusal.text() for refusal in found] == [
        f"The deck has {42 + more} cards, and 42 are asked for. (TF-11.1)"
    ]


@rule("TF-11.3")
def test_how_often_a_card_may_be_in_it() -> None:
    """Two copies of a being are legal and three aren't; so for three Actions, four biomes (T-31)."""
    legal = deck("continental", souslik=2, dromedary=0, cancel=3, displacement=0, trf=4)
    assert forbidden(legal) == []
    assert forbidden(deck("continental", souslik=3, dromedary=0, saxaul=0)) == [("TF-11.3", "deck-being")]
    assert forbidden(deck("continental", cancel=4, displacement=0, drying=0)) == [("TF-11.3", "deck-action")]
    assert forbidden(deck("continental", trf=5, des=1)) == [("TF-11.3", "deck-biome")]


@rule("TF-11.2", "TF-12.34")
def test_three_different_ecosystems_are_complete() -> None:
    """Three biomes and a native of every role; a being from elsewhere doesn't make up for a missing one."""
    two = deck("continental", fossil_cockroach=0, scarab=2)
    assert forbidden(two) == [("TF-11.2", "deck-complete")]
    assert refusals(HOUSE, two)[0].text("en") == (
        "Only 2 ecosystems are complete; 3 different ones are asked for. (TF-11.2)"
    )
    assert forbidden(deck("continental", stp=2, des=4)) == [("TF-11.2", "deck-complete")]
    assert forbidden(deck("continental", stp=3, des=3)) == []


@rule("TF-11.1", "TF-11.5")
def test_cards_that_are_none() -> None:
    assert forbidden(deck("continental", moss=1, des=1)) == [("TF-11.5", "deck-stranger")]
    assert ("TF-11.1", "deck-negative") in forbidden(deck("continental", moss=0, zebra=-1, des=4))


@rule("TF-11.1", "TF-11.2", "TF-11.3")
def test_every_reason_is_named() -> None:
    wrong = {"trf": 5, "zebra": 3, "cancel": 4}
    assert forbidden(wrong) == [
        ("TF-11.1", "deck-size"),
        ("TF-11.3", "deck-biome"),
        ("TF-11.3", "deck-being"),
        ("TF-11.3", "deck-action"),
        ("TF-11.2", "deck-complete"),
    ]


# -- what is remarked on ------------------------------------------------------------------------


@rule("TF-11.6", "TF-12.34")
def test_a_chain_that_does_not_feed_itself_is_only_remarked_on() -> None:
    """Without the Opossum nobody in the Tropical forest is food for a Coati."""
    hungry = deck("continental", opossum=0, souslik=2)
    assert forbidden(hungry) == []
    (note,) = notes(HOUSE, hungry)
    assert words.say(note.phrase, "terraformer") == "Tropical forest: its natives can't live on each other."


@rule("TF-11.6")
def test_a_being_without_a_home_is_remarked_on() -> None:
    (note,) = notes(HOUSE, deck("continental", dromedary=0, diatoms=1))
    assert words.say(note.phrase, "terraformer") == "Diatoms suits none of the deck's biomes."


@rule("TF-11.2")
def test_a_builder_is_told_what_is_complete_and_what_is_missing() -> None:
    said = [
        (remark.good, words.say(remark.said, "terraformer"))
        for remark in remarks(box(decks="built"), Brought(cards={"stp": 1, **deck("contrast", coati=0)}))
    ]
    assert (True, "Complete: Tundra.") in said
    assert (False, "Tropical forest lacks native: Consumer-1, Cleaner.") in said
    assert any(
        not good and text.startswith("Steppe lacks 2 biome cards and native: Producer") for good, text in said
    )


# -- what seats bring ------------------------------------------------------------------------------

BUILT = Brought(cards=DECKS["cold"], name="Ice")


def reasons(the_box: Box, **brings: Brought) -> list[str]:
    return [refusal.why for refusal in unfit(the_box, {int(seat[1]): one for seat, one in brings.items()})]


@rule("TF-1.1", "TF-12.1")
def test_a_starter_deck_is_picked_once() -> None:
    cold, contrast = Brought(starter="cold"), Brought(starter="contrast")
    assert reasons(box(), s0=cold, s2=contrast, s1=Brought()) == []
    assert reasons(box(), s0=cold, s2=cold) == ["brings-taken"]
    assert reasons(box(), s0=Brought(starter="lukewarm")) == ["brings-unknown"]
    assert reasons(box(), s0=Brought(starter="cold", cards=DECKS["cold"])) == ["brings-both"]
    assert reasons(box(), s0=BUILT) == ["brings-built"]


@rule("TF-12.1", "TF-11.4")
def test_four_play_with_decks_of_their_own_and_equal_lists_are_allowed() -> None:
    assert reasons(box(4)) == ["brings-seats"]
    assert reasons(box(4, decks="built"), s0=BUILT, s1=BUILT, s2=Brought(starter="cold"), s3=Brought()) == []
    assert reasons(box(4, decks="built"), s1=Brought(cards={"trf": 4})) == ["deck-size", "deck-complete"]


@rule("TF-11.1", "TF-11.2", "TF-11.3", "TF-11.6")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_of_it_can_be_said(lang: str) -> None:
    lists = [
        {"trf": 5, "zebra": 3, "cancel": 4, "moss": 1, "lion": -1, "diatoms": 1, "stp": 2},
        DECKS["cold"],
    ]
    for counts in lists:
        said = [words.refusal_phrase(r.clause, r.why, r.args) for r in refusals(HOUSE, counts)]
        said += [remark.said for remark in remarks(box(decks="built"), Brought(cards=counts))]
        assert [fault for phrase in said for fault in words.faults(phrase, "terraformer", lang)] == []
