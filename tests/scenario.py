"""Rules tested in table words: `t = at_table("origins", seats=3).stands(gold=[2, 0, 0])`, `t.answer(zone=3)`,
`assert t.asks("boris", "keep or discard")`.

Seats are called by name, in order: anna, boris, clara, dora … A position is what tests stand on: whatever a scenario
lays out passes the same checks as a position written by hand. A game may add words of its own (`give`, `build` …) by
a subclass called `AtTable` in tests/games/<id>/at_table.py.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Self

from msgspec.structs import replace

from ludarium.table.choice import Choice
from ludarium.table.errors import LudariumError
from ludarium.table.game import Game, at_hand, find
from ludarium.table.match import Match

NAMES = ("anna", "boris", "clara", "dora", "egor", "fanny")

Who = str | int


def at_table(
    game: str | Game, seats: int = 2, options: dict[str, Any] | None = None, seed: int = 1, **more: Any
) -> AtTable:
    """A fresh match, in the words of its game if it has some."""
    rules = find(game) if isinstance(game, str) else game
    match = Match.new(rules, seats, {**(options or {}), **more}, seed.to_bytes(32, "little"))
    return _words_of(rules)(match)


def _words_of(game: Game) -> type[AtTable]:
    name = f"tests.games.{game.id}"
    if find_spec(name) is None or find_spec(f"{name}.at_table") is None:
        return AtTable
    own = getattr(import_module(f"{name}.at_table"), "AtTable", AtTable)
    return own if issubclass(own, AtTable) else AtTable


class AtTable:
    """A match, spoken of as people at a table do. What changes it returns it, so that words can be strung."""

    def __init__(self, match: Match) -> None:
        self.match = match

    # -- laying out ------------------------------------------------------

    def stands(self, **fields: Any) -> Self:
        """The turn begins anew with these fields of the state; what couldn't be is refused."""
        position = self.match.position()
        with at_hand(self.match.game):
            self.match = Match.from_position(
                replace(position, state={**position.state, **fields}, entries=[])
            )
        return self

    # -- doing -----------------------------------------------------------

    def answer(self, by: Who | None = None, **answers: Any) -> Self:
        """`answer(act=1, card=7)`: each kind of question in the order given, and what is answered to it."""
        for kind, said in answers.items():
            choice = self._asked(by)
            assert _plain(choice.kind.name) == _plain(kind), f"{kind} isn't asked; {self}"
            self.match.answer(self.number(said), choice.seat)
        return self

    def undo(self, who: Who) -> Self:
        self.match.undo(self.seat(who))
        return self

    def until(self, kind: str, most: int = 1000) -> Self:
        """Go on, each time by the first option, until something of that kind is asked."""
        for _ in range(most):
            choice = self._asked(None)
            if _plain(choice.kind.name) == _plain(kind):
                return self
            self.match.answer(choice.options[0], choice.seat)
        raise AssertionError(f"{kind} is never asked; {self}")

    # -- seeing ----------------------------------------------------------

    @property
    def s(self) -> Any:
        return self.match.s

    @property
    def over(self) -> bool:
        return not self.match.asks

    def asks(self, who: Who, kind: str, because: str | None = None) -> bool:
        """Whether this seat is asked that, and for that reason."""
        found = [choice for choice in self.match.asks if choice.seat == self.seat(who)]
        return any(
            _plain(choice.kind.name) == _plain(kind) and because in (None, choice.because) for choice in found
        )

    def options(self, by: Who | None = None) -> list[int]:
        return list(self._asked(by).options)

    def refuses(self, said: Any, clause: str, by: Who | None = None) -> bool:
        """Whether this answer is refused by that clause, and refused when it is tried."""
        choice, option = self._asked(by), self.number(said)
        refused = self.match.why_not(option, choice.seat)
        if refused is None or refused.clause != clause:
            return False
        before = self.match.digest()
        try:
            self.match.answer(option, choice.seat)
        except LudariumError:
            return self.match.digest() == before
        return False

    def may_undo(self, who: Who) -> bool:
        return self.match.undoes(self.seat(who)) is not None

    def hears(self, who: Who | None, event: str) -> dict[str, Any] | None:
        """What the last answer told this seat (None: a spectator) under that id; None if it told nothing such."""
        seat = None if who is None else self.seat(who)
        for told in self.match.events:
            if told.id == event:
                return told.seen_by(seat).args
        return None

    # -- names -----------------------------------------------------------

    def seat(self, who: Who) -> int:
        return NAMES.index(who) if isinstance(who, str) else who

    def number(self, said: Any) -> int:
        """An option as it is said: a number, or a seat's name."""
        return self.seat(said) if isinstance(said, str) else int(said)

    def _asked(self, by: Who | None) -> Choice:
        assert self.match.asks, "nothing is asked: the match is over"
        if by is None:
            return self.match.asks[0]
        found = [choice for choice in self.match.asks if choice.seat == self.seat(by)]
        assert found, f"{by} isn't asked; {self}"
        return found[0]

    def __str__(self) -> str:
        asked = ", ".join(f"{NAMES[c.seat]}: {c.kind.name} {list(c.options)}" for c in self.match.asks)
        return f"asked is {asked or 'nothing'}"


def _plain(name: str) -> str:
    """`keep or discard`, `keep-or-discard` and `keep_or_discard` are one name."""
    return name.replace("-", " ").replace("_", " ")
