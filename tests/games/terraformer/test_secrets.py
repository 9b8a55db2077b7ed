"""What nobody may learn: hands, decks, built lists, a card that is picked and not yet shown (TF-12.35 … TF-12.44)."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from ludarium import Match
from ludarium.games.terraformer import GAME
from ludarium.games.terraformer.deck_rules import refusals
from ludarium.games.terraformer.secrets import lying_open
from ludarium.table.conformance import CHECKS, Case
from tests.games.terraformer.at_table import AtTable, at_table
from tests.games.terraformer.house import DECKS, HOUSE, deck
from tests.games.terraformer.options import LIMITS
from tests.rule import rule

LIST = deck("contrast", opossum=0, lemming=2)
BUILT = {0: {"cards": DECKS["cold"]}, 1: {"cards": LIST, "name": "Secret name"}}


def keys(n: int) -> list[bytes]:
    return [bytes([k + 1]) * 32 for k in range(n)]


def seen(table: AtTable, who: int) -> bytes:
    return msgspec.json.encode(table.m.view(who))


@rule("TF-12.35")
def test_discards_are_open_and_hands_and_decks_are_counted() -> None:
    t = at_table("sav A", a="lion zebra", discards={"A": "trf opossum"}, decks={"B": 9})
    one, other = t.view("B").players[:2]
    assert t.ids(one.discard) == ["trf", "opossum"]
    assert (one.hand, one.deck, other.deck) == (2, 37, 9)
    assert t.view("B").hand == []
    assert [card.card for card in t.view("A").hand] == sorted([t.card("zebra"), t.card("lion")])


@rule("TF-12.39")
def test_starter_lists_are_open() -> None:
    """So hand and deck together are known, and which card lies where isn't."""
    t = at_table("sav A", a="lion zebra")
    for who in ("A", "B", None):
        unseen = t.view(who).players[0].unseen
        assert Counter(t.ids(unseen)) == Counter(DECKS["continental"]) - Counter(["sav"])


@rule("TF-12.39", "TF-12.44")
def test_built_lists_are_secret_until_the_table_says_otherwise() -> None:
    t = at_table("tun B", active="B", built={"B": LIST}, b="lemming")
    assert t.view("A").players[1].unseen is None
    assert t.view("B").players[1].unseen is not None
    assert t.view("A").players[0].unseen is not None  # A plays a starter deck
    t = at_table("tun B", built={"B": LIST}, open_lists=True)
    assert t.view("A").players[1].unseen is not None


@rule("TF-12.39", "TF-12.44")
def test_built_decks_are_part_of_the_record_and_shown_when_the_game_is_over() -> None:
    match = Match.new(GAME, 2, {"decks": "built", "balancing": "auto"}, bytes(32), BUILT)
    while match.asks:
        assert match.view(None).board.players[1].unseen is None
        ask = match.asks[0]
        match.answer(match.asks[0].options[-1], ask.seat)
    cards = [*lying_open(match.t, match.s, 1), *match.view(0).board.players[1].unseen]
    assert Counter(HOUSE.ids[card] for card in cards) == Counter(LIST)
    again = Match.from_record(match.record())
    assert again.terms.brings == match.terms.brings
    assert again.digest() == match.digest()


@rule("TF-12.44")
def test_nothing_of_what_was_brought_is_in_a_view() -> None:
    match = Match.new(GAME, 2, {"decks": "built"}, bytes(32), BUILT)
    for seat in (None, 0, 1):
        text = msgspec.json.encode(match.view(seat)).decode()
        assert "Secret name" not in text
    assert match.imagine(0, keys(1)[0]).terms.brings == {}


@rule("TF-12.44", "TF-11.1", "TF-11.2", "TF-11.3")
def test_an_imagined_deck_is_legal_and_holds_what_was_seen() -> None:
    """Different ones, each of 42 cards by every rule; the own deck stays as it is."""
    t = at_table(
        "tun B: lemming B", "des AB: locust B", built={"B": LIST},
        discards={"B": "acropora extinction"}, b="lemming tun", a="lion",
    )  # fmt: skip
    dealt = set()
    for key in keys(25):
        world = t.m.imagine(0, key)
        s = world.s
        cards = [*s.decks[1], *s.hands[1], *lying_open(world.t, s, 1)]
        assert refusals(HOUSE, Counter(t.ids(cards))) == []
        assert Counter(lying_open(world.t, s, 1)) == Counter(lying_open(t.m.t, t.s, 1))
        assert (s.hands[0], s.decks[0]) == (t.s.hands[0], t.s.decks[0])
        assert seen(AtTable(world), 0) == seen(t, 0)
        dealt.add(tuple(sorted(cards)))
    assert len(dealt) > 20


@rule("TF-12.36")
def test_a_cloned_card_is_known_to_be_in_that_hand() -> None:
    """In every imagined world, until a card of its name leaves the hand."""
    t = at_table(
        "tun B", active="B", built={"B": LIST}, b="cloning lemming locust", discards={"B": "lemming"}, used=0
    )
    t.answer("cloning")
    assert t.known("B") == ["lemming"]
    for key in keys(10):
        hand = t.m.imagine(0, key).s.hands[1]
        assert t.card("lemming") in hand
        assert len(hand) == 3
    t.answer("lemming")
    assert (t.hand("B"), t.known("B")) == (["locust", "lemming"], [])


@rule("TF-5.2", "TF-2.9", "TF-12.15")
@pytest.mark.parametrize(
    ("cards", "answers"),
    [
        ("zebra", ("zebra",)),
        ("rich_ecosystem", ("rich_ecosystem",)),
        ("adaptation", ("adaptation",)),
        ("adaptation", ("adaptation", "opossum A")),
        ("adaptation", ("adaptation", "opossum A", "diet")),
    ],
)
def test_who_watches_knows_of_a_picked_card_only_what_is_asked(cards: str, answers: tuple[str, ...]) -> None:
    """In imagined worlds another card may be picked, or another animal; what is asked stays the same."""
    t = at_table(
        "sav AA: scarab A", "sav A", "trf AB: opossum A, acerola A, utahraptor B, coati B", "stp A: souslik A",
        a=f"{cards} cancel",
    )  # fmt: skip
    t.answer(*answers)
    picked = set()
    for key in keys(40):
        world = t.m.imagine(1, key)
        assert seen(AtTable(world), 1) == seen(t, 1)
        (ask,) = world.asks
        assert (ask.seat, ask.kind.name, ask.because) == (0, t.ask.kind.name, t.ask.because)
        assert len(ask.options) > 1
        assert world.s.picked.card in world.s.hands[0]
        picked.add((world.s.picked.card, world.s.picked.target))
        world.answer(ask.options[-1])
        GAME.check(world.t, world.s)
    assert len(picked) > 1


@rule("TF-5.10", "TF-12.15")
def test_in_a_window_nothing_tells_who_could_answer() -> None:
    """Whatever A holds, it is asked, and all others see the same."""
    planet = ("trf AB: opossum A", "stp A")
    tables = [
        at_table(*planet, active="B", b="drying des", a=cards).answer("drying", "1")
        for cards in ("cancel adaptation", "lion zebra")
    ]
    for who in (1, 2):
        one, other = (seen(t, who) for t in tables)
        assert one == other
    assert [t.asked for t in tables] == ["A answer", "A answer"]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(
    "options", [{}, {"open_lists": True, "counter_cancel": True, "planet": "huge"}], ids=str
)
@rule("TF-12.44")
def test_with_built_decks_the_suite_holds(check, options) -> None:  # type: ignore[no-untyped-def]
    brings = {**BUILT, 2: {"cards": DECKS["continental"]}}
    check(
        Case(
            game=GAME,
            seats=3,
            options={"decks": "built", **options},
            brings=brings,
            seed=5,
            looks=20,
            limits=LIMITS,
        )
    )
