"""A view in numbers: for programs that learn, which look a million times where a person looks once.

A game may name those fields of its view that a learner should see, and write them down as bytes, faster than by way
of the view. It is a view all the same, built field by field: a test compares it with the view itself, number by
number, all through matches of every game that has one (tests/lab/test_sights.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

NOTHING = 255  # in a sight: there is no such thing, or what the view writes as -1


class Field(msgspec.Struct, frozen=True):
    """The leaves of one path of the view, `rovers[].cell`; `shape` has an axis for each list on the way. A leaf is a
    number from low to high, or one of `words`. `here[]#` is the length of the list `here[]`; `number/8` is a number
    divided by 8 and `number%8` what is left of it, for numbers that are too large for a byte. Fields of one block that
    follow one another stand together item by item: all of `here[0]`, then all of `here[1]`."""

    path: str
    shape: tuple[int, ...]
    low: float
    high: float
    words: tuple[str, ...] = ()
    block: str = ""


class Sight(msgspec.Struct, frozen=True):
    """`fields` by box, none that reaches further than 254 from its least number; `look` gives the numbers of the first
    field, then those of the second, and so on, each counted from the least."""

    fields: Callable[[Any], list[Field]]
    look: Callable[[Any, Any, int], bytes]  # Table, state, seat
