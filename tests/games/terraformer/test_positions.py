"""Positions that can't be are refused, with what is wrong (TF-1.2, TF-3); nothing has changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from ludarium import Match
from ludarium.games.terraformer import GAME
from ludarium.games.terraformer.state import Attached, Ecosystem, State
from ludarium.table.errors import LudariumError
from ludarium.table.position import Position
from tests.games.terraformer.at_table import AtTable, at_table
from tests.games.terraformer.house import HOUSE, deck
from tests.rule import rule


def table() -> AtTable:
    return at_table(
        "sav AA +A: zebra A", "tun B: lemming B", a="lion", b="cancel", attached={"zebra A": "fruit"}
    )


def opened(t: AtTable, s: State) -> Match:
    options = msgspec.to_builtins(t.m.terms.options)
    return Match.from_position(Position("terraformer", 3, GAME.rules, msgspec.to_builtins(s), options))


WRONG: list[tuple[Callable[[State], Any], str]] = [
    (lambda s: s.hands[0].pop(), "not those of its deck"),
    (lambda s: s.hands[0].append(HOUSE.number["lion"]), "not those of its deck"),
    (lambda s: s.decks[1].append(500), "cards that there are not"),
    (lambda s: s.decks[0].reverse(), "decks of seat 0: sorted"),
    (lambda s: s.known[0].append(HOUSE.number["zebra"]), "known of seat 0"),
    (lambda s: s.hands.pop(), "hands: a list of 3"),
    (lambda s: s.lists.__setitem__(0, 7), "lists: numbers of starter decks"),
    (lambda s: s.planet[0].owners.clear(), "consists of biome cards of players"),
    (lambda s: s.planet[0].owners.append(3), "consists of biome cards of players"),
    (lambda s: setattr(s.planet[0], "biome", HOUSE.number["lion"]), "is no biome"),
    (lambda s: s.planet[1].beings.append(s.planet[0].beings[0]), "lives in one ecosystem"),
    (lambda s: s.planet[1].beings.append(5000), "beings that there are not"),
    (lambda s: s.planet.extend(Ecosystem(HOUSE.number["sav"], [0]) for _ in range(2)), "more than 2 alike"),
    (lambda s: s.planet.extend(Ecosystem(n, [0]) for n in range(6)), "more than 5 ecosystems"),
    (lambda s: setattr(s, "used", 3), "used: 0 to 2"),
    (lambda s: setattr(s, "active", 3), "no such moment"),
    (lambda s: setattr(s, "size", 4), "no such planet"),
    (lambda s: setattr(s, "redealt", 8), "one for each seat"),
    (lambda s: setattr(s, "reason", "boredom"), "ends no game"),
    (lambda s: setattr(s, "reason", "deck"), "neither is and nothing ends"),
    (lambda s: setattr(s.attached[0], "being", 8), "lies with a being of the planet"),
    (lambda s: setattr(s.attached[0], "mode", 99), "food icon expected as mode"),
    (lambda s: setattr(s.attached[0], "action", HOUSE.number["drying"]), "doesn't stay on the table"),
    (lambda s: s.attached.append(Attached(*msgspec.structs.astuple(s.attached[0]))), "a being has one of each"),
]  # fmt: skip


@rule("TF-1.2", "TF-3.1", "TF-3.2")
@pytest.mark.parametrize(("change", "problem"), WRONG, ids=[problem for _, problem in WRONG])
def test_what_cannot_be(change: Callable[[State], Any], problem: str) -> None:
    t = table()
    assert opened(t, t.s).asks
    s = msgspec.msgpack.decode(msgspec.msgpack.encode(t.s), type=State)
    change(s)
    with pytest.raises(LudariumError) as error:
        opened(t, s)
    assert problem in str(error.value)


@rule("TF-11.2", "TF-12.44")
def test_a_built_deck_that_is_none() -> None:
    """In a position the list is what lies there, and must be legal."""
    t = at_table("tun B: lemming B", built={"B": deck("contrast", lemming=2, opossum=0)})
    s = msgspec.msgpack.decode(msgspec.msgpack.encode(t.s), type=State)
    s.decks[1].remove(HOUSE.number["saxaul"])
    s.decks[1] = sorted([*s.decks[1], HOUSE.number["opossum"]])
    with pytest.raises(LudariumError, match=r"the deck of seat 1: .*TF-11\.2"):
        opened(t, s)
