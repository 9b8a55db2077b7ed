"""Questions: what is asked, of whom, why, and why an answer is refused."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from ludarium.table import words
from ludarium.table.phrase import Phrase

Barred = Callable[[int], "Refusal | None"]
Candidates = Iterable[int] | Callable[[], Iterable[int]]


class Refusal:
    """Why an option is not legal: the clause that says so, the message that explains it, its arguments."""

    __slots__ = ("args", "clause", "why")

    def __init__(self, clause: str, why: str = "", **args: Any) -> None:
        self.clause = clause
        self.why = why
        self.args = args

    def text(self, lang: str = "en") -> str:
        """The refusal as a person reads it, with its clause."""
        return words.refusal(self.clause, self.why, self.args, lang)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Refusal):
            return NotImplemented
        return (self.clause, self.why, self.args) == (other.clause, other.why, other.args)

    def __hash__(self) -> int:
        return hash((self.clause, self.why))

    def __repr__(self) -> str:
        return f"Refusal({self.clause!r}, {self.why!r}, {self.args!r})"


def _plain(kind: Kind, option: int) -> Phrase:
    return Phrase(f"{kind.name}-{option}")


class Kind:
    """A kind of question: its domain (0 … size-1), what the browser lights up, how an option is said.

    `target` is either a word ("zone" lights "zone:3" for option 3) or a function from an option to
    the targets that are touched one after another to choose it.
    """

    __slots__ = ("_say", "_target", "name", "size")

    def __init__(
        self,
        name: str,
        size: int,
        target: str | Callable[[int], tuple[str, ...]] = "",
        say: Callable[[int], Phrase] | None = None,
    ) -> None:
        self.name = name
        self.size = size
        self._target = target
        self._say = say

    def targets(self, option: int) -> tuple[str, ...]:
        if callable(self._target):
            return self._target(option)
        return (f"{self._target or self.name}:{option}",)

    def say(self, option: int) -> Phrase:
        return self._say(option) if self._say else _plain(self, option)

    def __repr__(self) -> str:
        return f"Kind({self.name!r}, {self.size})"


class Choice:
    """One open question. `options` are its legal answers, small ints of the kind's domain.

    `sifted` says that the candidates have passed all of `barred` already (a game may list them faster than one by
    one from the same parts); the conformance suite holds it to that.
    """

    __slots__ = ("always", "barred", "because", "candidates", "kind", "options", "seat", "sifted")

    def __init__(
        self,
        seat: int,
        kind: Kind,
        candidates: Candidates,
        because: str,
        barred: Barred | None = None,
        always: bool = False,
        sifted: bool = False,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.candidates = candidates
        self.because = because
        self.barred = barred
        self.always = always
        self.sifted = sifted
        found = candidates() if callable(candidates) else candidates
        self.options: Sequence[int]
        if sifted or barred is None:
            self.options = list(found)
        else:
            self.options = [option for option in found if barred(option) is None]

    def list_again(self) -> None:
        """After a re-deal: the same question, asked in another world."""
        again = Choice(
            self.seat, self.kind, self.candidates, self.because, self.barred, self.always, self.sifted
        )
        self.options = again.options

    def why_not(self, option: int) -> Refusal | None:
        if option in self.options:
            return None
        if not 0 <= option < self.kind.size:
            return Refusal(self.because, "no-such-option", option=option, size=self.kind.size)
        refused = self.barred(option) if self.barred is not None else None
        return refused or Refusal(self.because, "not-offered")

    def __repr__(self) -> str:
        return f"Choice(seat={self.seat}, {self.kind.name}, {list(self.options)}, because={self.because!r})"


class Each:
    """A simultaneous, sealed question to several seats. The answers lie with the table until all are in."""

    __slots__ = ("choices",)

    def __init__(self, choices: Sequence[Choice]) -> None:
        self.choices = choices
