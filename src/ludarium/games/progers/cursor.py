"""Reading notation sign by sign, with errors that say where and what was expected."""

from __future__ import annotations

from ludarium.games.progers.printing import HEADINGS
from ludarium.table.errors import LudariumError


class NotationError(LudariumError):
    """Notation that cannot be read: `at` counts signs from 0; the sentence counts them from 1."""

    def __init__(self, text: str, at: int, expected: str) -> None:
        self.text, self.at, self.expected = text, at, expected
        found = repr(text[at]) if at < len(text) else "the end"
        super().__init__(f"{text!r}, sign {at + 1}: expected {expected}, found {found}")


class Cursor:
    """A place in a line of notation. Every method reads what it is named after or raises a NotationError."""

    __slots__ = ("at", "text")

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0

    def peek(self) -> str:
        return self.text[self.at : self.at + 1]

    def fail(self, expected: str, at: int | None = None) -> NotationError:
        return NotationError(self.text, self.at if at is None else at, expected)

    def skip(self, sign: str) -> bool:
        """Step over a sign if it comes next."""
        if not self.text.startswith(sign, self.at):
            return False
        self.at += len(sign)
        return True

    def expect(self, sign: str, name: str = "") -> None:
        if not self.skip(sign):
            raise self.fail(name or repr(sign))

    def end(self) -> None:
        if self.at < len(self.text):
            raise self.fail("the end")

    def one_of(self, signs: str, name: str) -> int:
        """The place of the next sign in `signs`."""
        sign = self.peek()
        if not sign or sign not in signs:
            raise self.fail(f"{name}: one of {' '.join(signs)}")
        self.at += 1
        return signs.index(sign)

    def some_of(self, signs: str) -> tuple[int, ...]:
        """As many of these as follow, as their places in `signs`."""
        found = []
        while (sign := self.peek()) and sign in signs:
            found.append(signs.index(sign))
            self.at += 1
        return tuple(found)

    def number(self, name: str) -> int:
        start = self.at
        while self.peek() in set("0123456789"):
            self.at += 1
        if self.at == start:
            raise self.fail(name)
        return int(self.text[start : self.at])

    def cell(self, size: int) -> int:
        start = self.at
        file = ord(self.peek() or " ") - ord("a")
        if not 0 <= file < size:
            raise self.fail(f"a cell from a1 to {chr(96 + size)}{size}")
        self.at += 1
        rank = self.number("the rank of a cell")
        if not 1 <= rank <= size:
            raise self.fail(f"a cell from a1 to {chr(96 + size)}{size}", start)
        return (rank - 1) * size + file

    def heading(self) -> int:
        return self.one_of(HEADINGS, "a heading")

    def word(self) -> str:
        """Everything up to the next blank."""
        start = self.at
        while self.peek() not in ("", " "):
            self.at += 1
        return self.text[start : self.at]
