"""Content packs of Трапперы: the house set's numbers, a board of another size, and what a pack may not say."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from ludarium import Match
from ludarium.games.trappers import GAME
from ludarium.games.trappers.ground import KINDS
from ludarium.table.errors import ContentError
from tests.games.trappers.packs import artifact, compiled
from tests.packs import changed_pack
from tests.rule import rule


@rule("TR-1.2", "TR-1.3", "TR-18.1", "TR-19.1")
def test_the_house_set() -> None:
    """What the box has: 12 Artifacts, 10 Quests of each type worth 49; 36 cells, one for each roll of two dice."""
    house = compiled()
    assert sum(card.row.copies for card in house.artifacts) == 12
    decks = Counter(quest.deck for quest in house.quests)
    assert decks == {0: 10, 1: 10}
    assert [sum(quest.vp for quest in house.quests if quest.deck == deck) for deck in (0, 1)] == [49, 49]
    assert house.warnings == ()
    ground = house.ground
    kinds = Counter(KINDS[kind] for kind in ground.kind)
    assert kinds == {"w": 24, "cap": 6, "nec": 2, "ron": 2, "peo": 1, "old": 1}
    assert sorted({ground.crossing(w, b) for w in range(1, 7) for b in range(1, 7)}) == list(range(36))


# A board of 5 × 4: six Capitals with a Wasteland each, and what else there must be.
SMALL = [
    "1:w 1:cap 2:cap 2:w 3:w",
    "1:ron 0:peo 2:nec 3:cap 3:w",
    "4:w 4:cap 5:nec 0:old 6:w",
    "4:w 5:w 5:cap 6:cap 6:ron",
]


def _small(raw: Any) -> None:
    scale = {"white_scale": [1, 2, 3, 4, 5, 3], "black_scale": [1, 2, 3, 4, 2, 3]}
    raw["board"] |= {
        "id": "small",
        "cols": 5,
        "rows": 4,
        "grid": SMALL,
        "chasms": [[[1, 1], [2, 1]]],
        **scale,
    }


@rule("TR-1.2", "TR-2.7")
def test_a_board_of_another_size_is_played_on() -> None:
    pack = changed_pack(GAME, board=_small)
    match = Match.new(GAME, 3, {"max_rounds": 3}, bytes(32), pack=pack)
    chance = Random(5)
    while match.asks:
        match.answer(chance.choice(list(match.asks[0].options)))
    assert match.t.box.cells == 20
    assert match.s.round == 3
    assert all(cell < 20 for cell in match.s.cell)


# -- boards ------------------------------------------------------------------------------------


def _grid(row: int, old: str, new: str) -> Any:
    def change(raw: Any) -> None:
        assert old in raw["board"]["grid"][row]
        raw["board"]["grid"][row] = raw["board"]["grid"][row].replace(old, new, 1)

    return change


def _board(**fields: Any) -> Any:
    return lambda raw: raw["board"].update(fields)


AROUND_THE_CORNER = [[[1, 1], [2, 1]], [[1, 1], [1, 2]]]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (_board(chasms=AROUND_THE_CORNER), r"\(2,1\) can't be reached from \(1,1\)"),
        (_grid(2, "0:peo", "0:w"), r"at least one cell of kind peo expected \(TR-1.2\)"),
        (_grid(3, "0:old", "0:w"), "at least one cell of kind old"),
        (_grid(1, "3:cap", "3:w"), r"a cell 3:cap expected \(TR-1.3\)"),
        (_grid(0, "2:nec", "0:nec"), r"0:nec can't be: see TR-1.3"),
        (_grid(2, "0:peo", "4:peo"), "4:peo can't be"),
        (_grid(0, "1:w", "7:w"), "a clan 0 … 6, a colon and one of w, cap"),
        (_grid(0, "1:w", "1:sea"), "not '1:sea'"),
        (_grid(0, "1:w", ""), "6 cells expected, not 5"),
        (_board(rows=7), "7 rows expected, not 6"),
        (_board(cols=0), "cells in all expected"),
        (_board(white_scale=[1, 2, 3, 4, 5, 7]), "six places of 1 … 6 expected"),
        (_board(black_scale=[1, 2, 3]), "six places of 1 … 6 expected"),
        (_board(chasms=[[[1, 1], [3, 1]]]), r"two neighbouring cells of the board expected \(TR-1.4\)"),
        (_board(chasms=[[[6, 1], [7, 1]]]), "two neighbouring cells of the board"),
    ],
)
@rule("TR-1.2", "TR-1.3", "TR-1.4")
def test_a_board_that_cannot_be_says_what_is_wrong(change: Any, said: str) -> None:
    with pytest.raises(ContentError, match=said) as refused:
        compiled(board=change)
    assert refused.value.file == "board.toml"
    assert refused.value.where.startswith("board")


# -- Quests -----------------------------------------------------------------------------------


def _quest(**fields: Any) -> Any:
    row = {"id": "Q", "deck": "people", "vp": 4, "name": {"en": "Q", "ru": "Q"}, **fields}
    return lambda raw: raw["quest"].append(row)


STOP: dict[str, Any] = {"on": "stop"}


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"boxes": [STOP, STOP], "need": 3}, "1 … 2 expected: else it can't be finished"),
        ({"boxes": [STOP]}, "1 … 1 expected"),
        ({"distinct": {**STOP, "by": "clan"}, "need": 7}, "1 … 6 expected"),
        ({"distinct": {**STOP, "by": "cell", "kind": "nec"}, "need": 3}, "1 … 2 expected"),
        ({"distinct": {**STOP, "by": "clan", "kind": "ron"}, "need": 3}, "1 … 2 expected"),
        ({"boxes": [{**STOP, "kind": "nec", "clan": 3}], "need": 1}, "no such cell is on the board"),
        ({"state": {"what": "rep_at_least", "value": 7, "clans": 1}}, "a state that can be reached"),
        ({"state": {"what": "rep_at_most", "value": 0, "clans": 7}}, "a state that can be reached"),
        ({"state": {"what": "settlement_clans", "value": 7}}, "a state that can be reached"),
        ({"hand_in": {"place": "peo"}}, "artifacts, residents or zeff expected"),
        ({}, "exactly one of boxes, count"),
        ({"count": STOP, "need": 2, "manual": True}, "exactly one of boxes, count"),
        ({"manual": True}, "needs its `text`"),
        ({"count": STOP, "need": 2, "sequence": True}, "only boxes can be a sequence"),
        ({"count": STOP, "need": 2, "complete": "two_enemies"}, "goes with distinct by clan"),
        ({"count": {"on": "sell", "clan": 2}, "need": 1}, "the event sell has no such attribute"),
        ({"count": {**STOP, "kind": "sea"}, "need": 1}, "one of w, cap, nec"),
        ({"count": {"on": "rongaum", "value": 7}, "need": 1}, "1 … 6 expected, not 7"),
        ({"count": {**STOP, "by": "clan"}, "need": 1}, "in `distinct`, and nowhere else"),
        ({"distinct": STOP, "need": 1}, "clan or cell expected"),
        ({"count": {}, "need": 1}, "exactly one of boxes, count|the name of an event expected"),
        ({"count": {"on": "stop", "any_of": [STOP]}, "need": 1}, "either `on` or `any_of`"),
        ({"state": {"what": "settlement_clans", "value": 2}, "need": 2}, "makes no sense here"),
        ({"count": STOP, "need": 1, "vp": 0}, "at least 1 victory point"),
        ({"count": STOP, "need": 1, "deadline_rounds": -1}, "0 or more rounds"),
    ],
)
@rule("TR-18.1")
def test_a_quest_that_cannot_be_finished_is_refused(fields: dict[str, Any], said: str) -> None:
    with pytest.raises(ContentError, match=said) as refused:
        compiled(quests=_quest(**fields))
    assert refused.value.file == "quests.toml"
    assert refused.value.where.startswith("quest[20]")


# -- Artifacts --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "said"),
    [
        (artifact("X", "move"), "at least one effect expected"),
        (artifact("X", "move", {"op": "add_mp", "n": 1}, copies=0), "at least 1 expected"),
        (artifact("X", "move", {"op": "add_mp"}), "a number expected for add_mp"),
        (artifact("X", "action", {"op": "add_mp", "n": 1}), "add_mp does nothing in the window action"),
        (
            artifact("X", "reaction", {"op": "add_zeff", "n": 1}),
            "add_zeff does nothing in the window reaction",
        ),
        (artifact("X", "move", {"op": "add_mp", "n": 1, "deck": "old"}), "add_mp takes no deck"),
        (artifact("X", "move", {"op": "teleport", "to": "sea"}), "one of any_cell, w, cap"),
        (artifact("X", "any", {"op": "set_hypostasis", "to": "king"}), "one of choice, builder"),
        (artifact("X", "any", {"op": "ignore"}), "some of must_stop, toll, chasm expected"),
        (artifact("X", "any", {"op": "discount", "what": ["sleep"]}), "one of build, modernise"),
        (
            artifact("X", "any", {"op": "waive", "condition": "age", "what": ["build"]}),
            "one of residents, rep",
        ),
        (artifact("X", "any", {"op": "draw_quest", "deck": "artifacts"}), "one of people, old, choice"),
        (artifact("X", "any", {"op": "peek", "n": 1, "deck": "seas"}), "one of people, old, artifacts"),
        (artifact("X", "post_roll", {"op": "set_die", "value": 7}), "1 … 6 expected, or 0"),
        (artifact("X", "any", {"op": "manual"}), "needs its `text`"),
        (artifact("A1", "move", {"op": "add_mp", "n": 1}), "'A1' stands 2 times"),
    ],
)
@rule("TR-19.1")
def test_an_artifact_that_cannot_be_is_refused(card: dict[str, Any], said: str) -> None:
    with pytest.raises(ContentError, match=said) as refused:
        compiled(artifacts=lambda raw: raw["artifact"].append(card))
    assert refused.value.file == "artifacts.toml"


# -- the rest ---------------------------------------------------------------------------------


def _without_the_last(raw: Any) -> None:
    raw["clan"].pop()


def _twins(raw: Any) -> None:
    raw["trapper"][1]["id"] = raw["trapper"][0]["id"]


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"clans": _without_the_last}, r"the clans 1 … 6 in order expected \(TR-1.3\)"),
        ({"clans": _twins}, "'red' stands 2 times"),
        ({"clans": lambda raw: raw["trapper"].pop()}, "4 Trappers expected, not 3"),
        ({"pack": lambda raw: raw.update(residents_max=7)}, "at least 8 expected"),
        ({"pack": lambda raw: raw.update(money_max=19)}, "at least 20 expected"),
        ({"quests": lambda raw: raw.update(quest=raw["quest"][:10])}, "at least one quest of the deck old"),
    ],
)
@rule("TR-1.3", "TR-1.9", "TR-2.3")
def test_a_pack_that_lacks_something_is_refused(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(ContentError, match=said):
        compiled(**changes)


def test_another_number_of_cards_is_only_a_warning() -> None:
    found = compiled(quests=_quest(count=STOP, need=2, vp=9)).warnings
    assert any("here are 11" in line for line in found)
    assert any("Q pays 9 points" in line for line in found)
