"""The one door for chance: a keyed BLAKE2b counter stream that lives in the state."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from hashlib import blake2b
from struct import Struct
from typing import TypeVar

import msgspec

T = TypeVar("T")

_WORDS = Struct("<16I")
_DRAWS = 16  # 32-bit draws in one 64-byte block
_SPAN = 1 << 32


class Dice(msgspec.Struct):
    """What of the dice lies in the state: the secret key and how many draws have been made."""

    key: bytes
    drawn: int = 0


class DiceCup:
    """Rolls the dice of a state. It remembers the block it reads from; the state holds only key and count."""

    __slots__ = ("_at", "_words", "dice")

    def __init__(self, dice: Dice) -> None:
        self.take(dice)

    def take(self, dice: Dice) -> None:
        """Roll these dice from now on."""
        self.dice = dice
        self._at = -1
        self._words: tuple[int, ...] = ()

    def rekey(self, key: bytes) -> None:
        """Fresh dice: another world's chance."""
        self.dice.key = key
        self.dice.drawn = 0
        self._at = -1

    def below(self, m: int) -> int:
        """A number from 0 to m - 1, each equally likely: what would favour the small ones is drawn again."""
        dice = self.dice
        top = _SPAN - _SPAN % m
        while True:
            n = dice.drawn
            dice.drawn = n + 1
            if n >> 4 != self._at:
                self._read(n >> 4)
            x = self._words[n & 15]
            if x < top:
                return x % m
            if not top:
                raise ValueError(f"dice have no {m} sides: 4294967296 at most")

    def _read(self, block: int) -> None:
        """The sixteen draws of a block."""
        self._at = block
        stream = blake2b(block.to_bytes(8, "little"), key=self.dice.key, digest_size=64)
        self._words = _WORDS.unpack(stream.digest())

    def shuffle(self, cards: MutableSequence[T]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def choice(self, cards: Sequence[T]) -> T:
        return cards[self.below(len(cards))]

    def pick(self, pile: list[T]) -> T:
        """Take one out of a pile whose order nobody knows: what a draw from a shuffled pile is."""
        return pile.pop(self.below(len(pile)))


def mix(secret: bytes, nonces: Sequence[bytes]) -> bytes:
    """The key of a match out of the server's secret and what every player added to it."""
    mixed = blake2b(digest_size=32, person=b"ludarium-seed")
    for part in (secret, *nonces):
        mixed.update(len(part).to_bytes(4, "little") + part)
    return mixed.digest()


def commitment(secret: bytes) -> str:
    """What is published before the game, so that the secret cannot be changed after it."""
    return blake2b(secret, digest_size=32, person=b"ludarium-seal").hexdigest()
