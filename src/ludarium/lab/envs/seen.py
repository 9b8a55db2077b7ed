"""What of a game's views is observed: found by looking at matches played at random, the same ones each time.

A view is a tree of structs and lists. Its leaves are numbers; a path like `rovers[].cell` names all leaves that mean
the same. What never changes (what is printed on a card, say) is left out, and words are numbered.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from ludarium.table.match import KEY_SIZE, Match
from ludarium.table.phrase import Phrase

_MATCHES = 4
_VIEWS = 120  # of each match
_SPARE = 4  # a list gets a quarter more room than was ever seen
_VOCABULARY = 64  # words; a path with more isn't a choice between a few things
_LENGTH = "#"


class Leaf(msgspec.Struct):
    """All that was seen at a path: from the least number to the greatest; or which words."""

    low: float
    high: float
    words: set[str]
    first: dict[tuple[int, ...], float | str]  # by the indices in the path
    varies: bool = False

    def note(self, at: tuple[int, ...], value: float | str) -> None:
        if isinstance(value, str):
            self.words.add(value)
        else:
            self.low, self.high = min(self.low, value), max(self.high, value)
        if self.first.setdefault(at, value) != value:
            self.varies = True


class Seen:
    """What was seen in all views so far."""

    def __init__(self) -> None:
        self.leaves: dict[str, Leaf] = {}
        self.lengths: dict[str, tuple[int, int]] = {}  # of the lists at a path: the shortest, the longest
        self.comments: dict[str, str] = {}
        self.optional: set[str] = set()

    def look(self, value: Any, path: str = "", at: tuple[int, ...] = ()) -> None:
        if value is None:
            self.optional.add(path)
        elif isinstance(value, bool | int | float | str):
            leaf = self.leaves.get(path)
            if leaf is None:
                leaf = self.leaves[path] = Leaf(float("inf"), float("-inf"), set(), {})
            leaf.note(at, value if isinstance(value, str) else float(value))
        elif isinstance(value, list | tuple) and not is_mixed(value):
            shortest, longest = self.lengths.get(path, (len(value), len(value)))
            self.lengths[path] = (min(shortest, len(value)), max(longest, len(value)))
            for index, item in enumerate(value):
                self.look(item, f"{path}[]", (*at, index))
        else:
            for name, item in parts_of(value):
                self.look(item, f"{path}.{name}" if path else str(name), at)

    def room(self, path: str) -> int:
        """How many items of the list at this path are observed."""
        shortest, longest = self.lengths[path]
        return longest if shortest == longest else longest + -(-longest // _SPARE)

    def observed(self, path: str) -> bool:
        leaf = self.leaves[path]
        if leaf.words and (leaf.low <= leaf.high or len(leaf.words) > _VOCABULARY):
            return False
        return leaf.varies or (path in self.optional and leaf.low != leaf.high)


def is_mixed(value: Any) -> bool:
    """Whether this is a tuple of unlike things: its places are named, by their numbers."""
    return isinstance(value, tuple) and len({isinstance(item, list | tuple) for item in value}) > 1


def parts_of(value: Any) -> Iterator[tuple[str, Any]]:
    """The named parts of a struct or a mapping; of a sentence none: it says in words what stands elsewhere."""
    if isinstance(value, Phrase):
        return
    if isinstance(value, tuple):
        yield from ((str(number), item) for number, item in enumerate(value))
    elif isinstance(value, dict):
        for key in sorted(value, key=str):
            yield f"{key}", value[key]
    else:
        for name in getattr(type(value), "__struct_fields__", ()):
            yield name, getattr(value, name)


def look_around(make: Any, seats: int) -> Seen:
    """Look at what all seats see in some matches played at random. `make` sets up the match of a seed."""
    seen = Seen()
    for number in range(_MATCHES):
        chance = Random(number)
        for view in _views(make(chance.randbytes(KEY_SIZE)), chance, seats):
            seen.look(view.board)
    return seen


def _views(match: Match, chance: Random, seats: int) -> Iterator[Any]:
    """Views from all through a match of a length that isn't known: fewer and fewer, so that early ones don't crowd."""
    answers, every, kept = 0, 1, 0
    while match.asks:
        if answers % every == 0:
            yield match.view(match.asks[0].seat if kept % 2 else kept // 2 % seats)
            kept += 1
            every = 1 + kept * kept // (_VIEWS * 8)
        choice = match.asks[0]
        match.answer(chance.choice(choice.options), choice.seat)
        answers += 1
    for seat in range(seats):
        yield match.view(seat)
