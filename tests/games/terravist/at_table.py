"""Words of Terravist's table: cards, places, tokens and boards by name; a scene laid out in one breath.

Places are called F.E (the forest's eastern edge niche), F.I1, or F/R (between forest and river); boards F G C O R.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Self

from msgspec.structs import replace

from ludarium.games.terravist import GAME
from ludarium.games.terravist.box import Box
from ludarium.games.terravist.places import FIRST_CELL, SIDE
from ludarium.games.terravist.questions import ACTS, SECOND_ACTS
from ludarium.games.terravist.state import FIRST, SECOND, State
from ludarium.games.terravist.terms import TOKENS
from ludarium.table import position
from ludarium.table.match import Match
from tests import scenario
from tests.scenario import NAMES, Who

BOARDS = "FGCOR"
NICHES = ("N", "E", "S", "W", "I1", "I2")
ZERO = (0, 0, 0, 0, 0)
_OFTEN_FORCED = ("chain", "place", "develop")

Creature = tuple[Any, ...]  # name, place, owner, then eggs and the cards tucked under it


class AtTable(scenario.AtTable):
    """Whatever is answered may be said by name."""

    @property
    def box(self) -> Box:
        box: Box = self.match.t.box
        return box

    def stands(self, **fields: Any) -> Self:
        """As for any game, with the pack this table plays by."""
        written = replace(self.match.position(), entries=[])
        written = replace(written, state={**written.state, **fields})
        self.match = position.read(written, pack=self.match.terms.pack)
        return self

    # -- names to numbers -------------------------------------------------------

    def card(self, name: str) -> int:
        """The first copy of that species."""
        return next(n for n, row in enumerate(self.box.row) if row.id == name)

    def cards(self, names: str) -> list[int]:
        return sorted(self.card(name) for name in names.split())

    def place(self, name: str) -> int:
        niches = self.box.niches
        if "/" in name:
            a, b = (BOARDS.index(letter) for letter in name.split("/"))
            return niches.seam(a, b, 0)
        board, _, niche = name.partition(".")
        return niches.of[BOARDS.index(board)][NICHES.index(niche)]

    def position(self, name: str) -> int:
        return [row.id for row in self.box.content.positions].index(name)

    def goal(self, name: str) -> int:
        return [row.id for row in self.box.content.goals].index(name)

    def weather(self, name: str) -> int:
        return [row.id for row in self.box.content.environment_rows].index(name)

    def number(self, said: Any) -> int:
        """An option as it is said at the question that is open."""
        if isinstance(said, bool) or not isinstance(said, str | tuple):
            return int(said)
        kind = self.match.asks[0].kind.name
        return int(_SAY[kind](self, said))

    # -- doing --------------------------------------------------------------------

    def answer(self, by: Who | None = None, **answers: Any) -> Self:
        """What has one answer isn't asked: the only place, board or start need no answer here either."""
        for kind, said in answers.items():
            if kind not in _OFTEN_FORCED or self.match.asks[0].kind.name == kind:
                super().answer(by, **{kind: said})
        return self

    def pays(self, tokens: str, eggs: dict[str, int] | None = None) -> Self:
        """Hand in exactly these tokens, and eggs by place, whatever of it is asked."""
        wanted = Counter(tokens.split())
        while self.match.ask and self.match.ask.kind.name in ("pay", "eggs"):
            ask = self.match.ask
            if ask.kind.name == "pay":
                kind = ask.options[0] // self.box.pay_base
                self.match.answer(kind * self.box.pay_base + wanted[TOKENS[kind]])
            else:
                place = ask.options[0] // self.box.egg_base
                given = {self.place(name): n for name, n in (eggs or {}).items()}
                self.match.answer(place * self.box.egg_base + given.get(place, 0))
        return self

    # -- seeing ---------------------------------------------------------------------

    def tokens(self, who: Who) -> tuple[int, ...]:
        return tuple(self.s.tokens[self.seat(who)])

    def on(self, place: str) -> tuple[str, str, int] | None:
        """Who lives there: its name, its owner, its eggs."""
        at = self.place(place)
        card = self.s.at[at]
        if card < 0:
            return None
        return self.box.row[card].id, NAMES[self.s.owner[at]], self.s.eggs[at]

    def under(self, place: str) -> list[str]:
        return [self.box.row[card].id for card in self.s.tucked[self.place(place)]]

    def hand(self, who: Who) -> set[str]:
        return {self.box.row[card].id for card in self.s.hands[self.seat(who)]}

    def discarded(self) -> set[str]:
        return {self.box.row[card].id for card in self.s.discard}

    def placed(self) -> set[str]:
        """The places offered, by name."""
        return {self.name_of(option) for option in self.options()}

    def name_of(self, place: int) -> str:
        niches = self.box.niches
        if place == self.box.no_place:
            return "stop"
        if place < niches.count:
            board = niches.board[place]
            return f"{BOARDS[board]}.{NICHES[place - niches.of[board][0]]}"
        a, b = niches.pair(place)
        return f"{BOARDS[a]}/{BOARDS[b]}"

    def view(self, who: Who | None = None) -> Any:
        return self.match.view(None if who is None else self.seat(who)).board


def scene(seats: int = 2, options: dict[str, Any] | None = None, pack: Any = "house", **laid: Any) -> AtTable:
    """A table that stands as it is told, in the middle of somebody's go; all that is not told of is empty."""
    t = AtTable(Match.new(GAME, seats, options or {}, bytes(32), pack=pack))
    return t.stands(**_fields(t, **laid))


def _fields(
    t: AtTable,
    boards: dict[str, tuple[int, int]] | None = None,
    creatures: list[Creature] | None = None,
    tokens: dict[str, tuple[int, ...]] | None = None,
    hands: dict[str, str] | None = None,
    positions: dict[str, str] | None = None,
    developers: dict[str, str] | None = None,
    faces: str = "",
    deck: str | None = None,
    tray: str = "",
    goals: str = "eggs small middle",
    weather: str | None = None,
    seat: str = "anna",
    action: int = 2,
    round: int = 1,
    turn: int = 1,
    parent: str | None = None,
    points: dict[str, list[int]] | None = None,
    **more: Any,
) -> dict[str, Any]:
    s: State = t.match.s
    seats = t.match.seats
    first = t.seat(parent or seat)
    fields: dict[str, Any] = {
        "phase": {1: FIRST, 2: SECOND}[action],
        "round": round - 1,
        "turn": turn - 1,
        "parent": first,
        "gone": (t.seat(seat) - first) % seats,
        "tokens": _by_seat(t, tokens, list, [0] * 5),
        "faces": [TOKENS.index(face) if face != "-" else -1 for face in faces.split()] or [-1] * len(s.faces),
        "goals": [t.goal(name) for name in goals.split()],
        "points": _by_seat(t, points, list, [0] * 3),
    }
    fields["goals_left"] = [n for n in range(len(t.box.content.goals)) if n not in fields["goals"]]
    _lay_boards(t, fields, boards or {"F": (0, 0)}, developers or {})
    _settle(t, fields, creatures or [])
    _deal(t, fields, hands or {}, deck, tray)
    _positions(t, fields, positions or {}, more)
    if weather is not None:
        drawn = sorted(t.weather(name) for name in weather.split())
        fields["weather"] = drawn
        fields["weather_gone"] = [n for n in range(len(t.box.content.environments)) if n not in drawn]
    return {**fields, **more}


def _by_seat(t: AtTable, told: dict[str, Any] | None, make: Any, none: Any) -> list[Any]:
    return [make((told or {}).get(NAMES[seat], none)) for seat in range(t.match.seats)]


def _lay_boards(
    t: AtTable, fields: dict[str, Any], boards: dict[str, tuple[int, int]], developers: dict[str, str]
) -> None:
    """In the order told; the first is the starting board. Who isn't named is a developer by default: the last seat."""
    cells, developer = [-1] * 5, [-1] * 5
    for n, (letter, (x, y)) in enumerate(boards.items()):
        cells[BOARDS.index(letter)] = FIRST_CELL + x + SIDE * y
        if n:
            developer[BOARDS.index(letter)] = t.seat(developers.get(letter, t.match.seats - 1))
    fields |= {"laid": [BOARDS.index(letter) for letter in boards], "cells": cells, "developer": developer}


def _settle(t: AtTable, fields: dict[str, Any], creatures: list[Creature]) -> None:
    places = t.box.places
    fields |= {"at": [-1] * places, "owner": [-1] * places, "eggs": [0] * places}
    fields["tucked"] = [[] for _ in range(places)]
    for name, where, owner, *more in creatures:
        place = t.place(where)
        fields["at"][place], fields["owner"][place] = t.card(name), t.seat(owner)
        fields["eggs"][place] = more[0] if more else 0
        fields["tucked"][place] = t.cards(more[1]) if len(more) > 1 else []


def _deal(t: AtTable, fields: dict[str, Any], hands: dict[str, str], deck: str | None, tray: str) -> None:
    """What is not told of lies in the deck; if the deck is told of, on the discard pile."""
    fields["hands"] = [t.cards(hands.get(NAMES[seat], "")) for seat in range(t.match.seats)]
    fields["tray"] = [t.card(name) for name in tray.split()]
    lying = [
        card for pile in (*fields["hands"], *fields["tucked"], fields["at"], fields["tray"]) for card in pile
    ]
    fields["deck"] = t.cards(deck or "")
    rest = [card for card in range(t.box.cards) if card not in lying and card not in fields["deck"]]
    fields["deck"], fields["discard"] = (rest, []) if deck is None else (fields["deck"], rest)
    fields["known"] = [0] * t.box.cards


def _positions(t: AtTable, fields: dict[str, Any], positions: dict[str, str], more: dict[str, Any]) -> None:
    own = [
        sorted(t.position(n) for n in positions.get(NAMES[seat], "").split()) for seat in range(t.match.seats)
    ]
    top = [t.position(name) for name in more.pop("top", "").split()]
    taken = {*top, *(card for hand in own for card in hand)}
    pile = [n for n in range(len(t.box.content.positions)) if n not in taken]
    fields |= {"positions": own, "positions_gone": [[] for _ in own], "top": top, "pile": pile}
    if "pile" in more:
        kept = sorted(t.position(name) for name in more.pop("pile").split())
        fields["pile"] = kept
        fields["positions_gone"][0] = [n for n in pile if n not in kept]


# -- how each kind of question is answered by name ---------------------------------------------


def _first(_t: AtTable, said: str) -> int:
    return ACTS.index(said)


def _second(t: AtTable, said: str) -> int:
    return t.box.cards + SECOND_ACTS.index(said) if said in SECOND_ACTS else t.card(said)


def _take(t: AtTable, said: str) -> int:
    return (
        {"deck": t.box.take_deck, "none": t.box.take_nothing}.get(said, -1)
        if said in ("deck", "none")
        else t.card(said)
    )


def _die(t: AtTable, said: str) -> int:
    if said in ("reroll", "stop"):
        return {"reroll": t.box.die_reroll, "stop": t.box.die_stop}[said]
    kind, face = said.split(":")
    return t.box.content.die_names.index(kind) * 5 + TOKENS.index(face)


def _place(t: AtTable, said: str) -> int:
    return t.box.no_place if said == "stop" else t.place(said)


def _chain(t: AtTable, said: str) -> int:
    return t.box.places + BOARDS.index(said) if said in BOARDS else t.place(said)


def _token(_t: AtTable, said: str) -> int:
    return 5 if said in ("none", "any") else TOKENS.index(said)


def _card(t: AtTable, said: str) -> int:
    return t.box.no_card if said == "none" else t.card(said)


def _position(t: AtTable, said: str) -> int:
    return t.position(said)


def _board(_t: AtTable, said: str) -> int:
    return BOARDS.index(said)


def _cell(_t: AtTable, said: tuple[int, int]) -> int:
    return FIRST_CELL + said[0] + SIDE * said[1]


def _choice(t: AtTable, _said: str) -> int:
    return t.box.no_option


def _pay(t: AtTable, said: tuple[str, int]) -> int:
    return TOKENS.index(said[0]) * t.box.pay_base + said[1]


def _eggs(t: AtTable, said: tuple[str, int]) -> int:
    return t.place(said[0]) * t.box.egg_base + said[1]


_SAY: dict[str, Any] = {
    "first": _first, "second": _second, "take": _take, "die": _die, "chain": _chain, "cell": _cell,
    "pay": _pay, "eggs": _eggs, "choose": _choice,
    **dict.fromkeys(("egg", "place", "link", "order", "spare"), _place),
    **dict.fromkeys(("gain", "swap", "swap-for", "return", "waive"), _token),
    **dict.fromkeys(("again", "keep", "recover", "tuck", "drop", "pass"), _card),
    **dict.fromkeys(("atop", "role"), _position),
    **dict.fromkeys(("habitat", "ends", "develop"), _board),
}  # fmt: skip

__all__ = ["NAMES", "ZERO", "AtTable", "scene"]
