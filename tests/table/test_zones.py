"""Who sees what, declared once; and re-deals that depend on nothing hidden."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from ludarium.table.dice import Dice, DiceCup
from ludarium.table.zones import EVERYBODY, NOBODY, Zone, redeal

KEY = bytes(range(32))


def table_of(*hands: list[int], deck: list[int], market: list[int] | None = None) -> list[Zone]:
    zones = [Zone(f"hand-{seat}", hand, seat) for seat, hand in enumerate(hands)]
    return [*zones, Zone("deck", deck, NOBODY, ordered=True), Zone("market", market or [], EVERYBODY)]


def test_a_zone_is_seen_by_its_owner_by_all_or_by_none() -> None:
    hand, deck, market = Zone("hand", [1, 2], 0), Zone("deck", [3], NOBODY), Zone("market", [4], EVERYBODY)
    assert [hand.look(seat) for seat in (0, 1, None)] == [[1, 2], 2, 2]
    assert [deck.look(seat) for seat in (0, 1, None)] == [1, 1, 1]
    assert [market.look(seat) for seat in (0, 1, None)] == [[4], [4], [4]]


def test_a_look_is_no_alias() -> None:
    cards = [1, 2]
    look = Zone("hand", cards, 0).look(0)
    cards.append(3)
    assert look == [1, 2]


def test_a_re_deal_moves_what_is_hidden_in_place_and_nothing_else() -> None:
    mine, yours, deck, market = [1, 2], [3, 4], list(range(5, 20)), [20, 21]
    redeal(DiceCup(Dice(KEY)), table_of(mine, yours, deck=deck, market=market), seat=0)
    assert (mine, market) == ([1, 2], [20, 21])
    assert sorted(yours + deck) == list(range(3, 20))
    assert (len(yours), len(deck)) == (2, 15)
    assert yours == sorted(yours)
    assert (yours, deck) != ([3, 4], list(range(5, 20)))


def test_cards_of_another_back_are_not_mixed_in() -> None:
    red, blue = list(range(10)), list(range(100, 110))
    zones = [
        Zone("red", red, NOBODY, "red", True),
        Zone("blue", blue, NOBODY, "blue", True),
        Zone("hand", [200], 1, "red"),
    ]
    redeal(DiceCup(Dice(KEY)), zones, seat=0)
    assert max(blue) < 110
    assert min(blue) >= 100


@given(st.permutations(range(12)), st.permutations(range(12)), st.binary(min_size=32, max_size=32))
def test_a_re_deal_depends_on_nothing_hidden(one: list[int], other: list[int], key: bytes) -> None:
    """However the hidden cards lay, the same key deals the same world."""
    worlds = []
    for cards in (one, other):
        hidden = [card for card in cards if card > 2]
        zones = table_of([0, 1, 2], hidden[:4], deck=hidden[4:])
        redeal(DiceCup(Dice(key)), zones, seat=0)
        worlds.append([zone.cards for zone in zones])
    assert worlds[0] == worlds[1]


def test_every_hidden_hand_is_as_likely() -> None:
    dice = DiceCup(Dice(KEY))
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(3000):
        yours, deck = [1, 2], [3, 4, 5]
        redeal(dice, table_of([0], yours, deck=deck), seat=0)
        found[tuple(yours)] += 1
    assert len(found) == 10
    assert all(220 < count < 385 for count in found.values())


def test_a_deck_as_a_multiset_stays_sorted() -> None:
    """Where nobody knows its order, it has none; cards alike are alike."""
    yours, deck = [0, 0, 1], [0, 1, 1, 2]
    redeal(DiceCup(Dice(KEY)), [Zone("yours", yours, 1), Zone("deck", deck, NOBODY)], seat=0)
    assert sorted(yours + deck) == [0, 0, 0, 1, 1, 1, 2]
    assert (yours, deck) == (sorted(yours), sorted(deck))
