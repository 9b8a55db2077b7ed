"""Stacks of life samples as one integer: three bits a token, the one taken first in the lowest bits.

A token is UNKNOWN (its type is drawn when it is delivered: PG-2.2, PG-8.9) or 2 + its type, in a position that was
written with known types (PG-20.50). So an ordinary game keeps no secret about tokens but what is left in the bag.
"""

from __future__ import annotations

from collections.abc import Iterable

UNKNOWN = 1
_KNOWN = 2
ANY_KNOWN = int("6" * 20, 8)  # bits that only known tokens have, in a stack of up to 20


def known(type_: int) -> int:
    return _KNOWN + type_


def type_of(token: int) -> int:
    """The type of a known token; -1 for an unknown one."""
    return token - _KNOWN


def stack(tokens: Iterable[int]) -> int:
    """PG-20.50: tokens in type order, so that the first is taken first."""
    pile = 0
    for token in sorted(tokens, reverse=True):
        pile = pile << 3 | token
    return pile


def unknown(tokens: int) -> int:
    """A stack of so many tokens of unknown types."""
    return ((1 << 3 * tokens) - 1) // 7


def tokens(pile: int) -> list[int]:
    found = []
    while pile:
        found.append(pile & 7)
        pile >>= 3
    return found


def count(pile: int) -> int:
    return (pile.bit_length() + 2) // 3


def join(pile: int, other: int) -> int:
    """Two stacks on one cell."""
    return stack([*tokens(pile), *tokens(other)]) if pile and other else pile or other
