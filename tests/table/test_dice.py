"""The one door for chance: the same on every machine, uniform, a block at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludarium.table import dice as module
from ludarium.table.dice import Dice, DiceCup, commitment, mix

KEY = bytes(range(32))


def cup(key: bytes = KEY) -> DiceCup:
    return DiceCup(Dice(key))


def test_the_golden_stream() -> None:
    """These numbers never change: records of years ago are replayed with them."""
    dice = cup()
    assert [dice.below(6) for _ in range(20)] == [2, 1, 2, 4, 2, 4, 4, 5, 5, 2, 5, 2, 1, 0, 2, 0, 2, 5, 5, 4]
    assert [dice.below(1 << 32) for _ in range(3)] == [2161086634, 184694125, 3687775751]
    cards = list(range(10))
    dice.shuffle(cards)
    assert cards == [6, 4, 3, 8, 5, 2, 0, 9, 1, 7]
    assert dice.dice.drawn == 32


def test_a_draw_is_four_bytes_of_a_keyed_block_of_the_counter() -> None:
    """What another program has to do to replay a record: sixteen little-endian words a block."""
    dice = cup()
    drawn = [dice.below(1 << 32) for _ in range(40)]
    stream = b"".join(blake2b(n.to_bytes(8, "little"), key=KEY, digest_size=64).digest() for n in range(3))
    assert drawn == [int.from_bytes(stream[4 * n : 4 * n + 4], "little") for n in range(40)]


def test_sixteen_draws_cost_one_block(monkeypatch: pytest.MonkeyPatch) -> None:
    blocks: list[int] = []

    def counted(data: bytes, **how: Any) -> Any:
        blocks.append(int.from_bytes(data, "little"))
        return blake2b(data, **how)

    monkeypatch.setattr(module, "blake2b", counted)
    dice = cup()
    for _ in range(33):
        dice.below(1 << 32)
    assert blocks == [0, 1, 2]


def test_what_would_favour_the_small_numbers_is_drawn_again() -> None:
    """Of a number of sides just over half of the span, nearly every second draw is thrown away."""
    sides = (1 << 31) + 1
    dice = cup()
    found = [dice.below(sides) for _ in range(1000)]
    assert max(found) < sides
    assert 1900 < dice.dice.drawn < 2100


@pytest.mark.parametrize("sides", [2, 3, 6, 10, 52, 1000])
def test_below_is_uniform(sides: int) -> None:
    throws = 200 * sides if sides < 1000 else 50_000
    dice = cup()
    assert chi_square_is_fair(Counter(dice.below(sides) for _ in range(throws)), sides, throws)


def test_a_shuffle_favours_no_order() -> None:
    dice = cup()

    def order() -> str:
        cards = list("abcd")
        dice.shuffle(cards)
        return "".join(cards)

    assert chi_square_is_fair(Counter(order() for _ in range(24 * 200)), 24, 24 * 200)


@pytest.mark.parametrize("take", [DiceCup.choice, lambda cup, pile: cup.pick(list(pile))])
def test_choice_and_pick_favour_nothing(take: Callable[[DiceCup, list[int]], int]) -> None:
    dice = cup()
    pile = list(range(7))
    assert chi_square_is_fair(Counter(take(dice, pile) for _ in range(7000)), 7, 7000)


def chi_square_is_fair(found: Counter[Any], cells: int, throws: int) -> bool:
    """Within what chance gives in all but one case of a thousand (Wilson and Hilferty's approximation)."""
    wanted = throws / cells
    squares = sum((count - wanted) ** 2 for count in found.values()) + (cells - len(found)) * wanted**2
    freedom = cells - 1
    spread = 2 / (9 * freedom)
    return bool(squares / wanted < freedom * (1 - spread + 3.09 * spread**0.5) ** 3)


def test_a_bent_die_would_be_found() -> None:
    """The test of fairness can fail: the remainder of a byte by 200 favours the small ones."""
    dice = cup()
    assert not chi_square_is_fair(Counter(dice.below(256) % 200 for _ in range(40_000)), 200, 40_000)


@given(st.integers(1, 1 << 32), st.binary(min_size=32, max_size=32), st.integers(0, 1 << 40))
def test_below_stays_below(sides: int, key: bytes, drawn: int) -> None:
    assert 0 <= DiceCup(Dice(key, drawn)).below(sides) < sides


@pytest.mark.parametrize("sides", [(1 << 32) + 1, 1 << 40])
def test_more_sides_than_there_are_numbers_are_refused(sides: int) -> None:
    with pytest.raises(ValueError, match="dice have no"):
        cup().below(sides)


def test_dice_that_lie_in_a_state_go_on_where_they_were() -> None:
    one = cup()
    for _ in range(21):
        one.below(6)
    other = DiceCup(Dice(KEY, one.dice.drawn))
    assert [one.below(100) for _ in range(20)] == [other.below(100) for _ in range(20)]


def test_a_cup_can_take_other_dice_and_the_first_again() -> None:
    mine, other = Dice(KEY), Dice(bytes(32))
    dice = DiceCup(mine)
    first = dice.below(1 << 32)
    dice.take(other)
    assert dice.below(1 << 32) != first
    dice.take(Dice(KEY))
    assert dice.below(1 << 32) == first
    assert (mine.drawn, other.drawn) == (1, 1)


def test_fresh_dice_begin_anew_in_the_same_state() -> None:
    lying = Dice(bytes(32), 5)
    dice = DiceCup(lying)
    dice.below(6)
    dice.rekey(KEY)
    assert lying == Dice(KEY, 0)
    assert dice.below(1 << 32) == cup().below(1 << 32)


def test_a_seed_depends_on_every_part_and_on_where_the_parts_end() -> None:
    seeds = [
        mix(b"secret", [b"a", b"b"]),
        mix(b"secret", [b"b", b"a"]),
        mix(b"secret", [b"ab", b""]),
        mix(b"secret", [b"ab"]),
        mix(b"secreta", [b"b"]),
    ]
    assert len(set(seeds)) == len(seeds)
    assert all(len(seed) == 32 for seed in seeds)


def test_a_commitment_binds() -> None:
    assert commitment(b"one") != commitment(b"two")
    assert commitment(b"one") == commitment(b"one")
