"""The house set with something changed, as its owner might have typed it."""

from __future__ import annotations

from typing import Any

from ludarium.games.origins import GAME
from ludarium.games.origins.content import Content, compile_content
from ludarium.table.pack import Pack
from tests.packs import Change, changed, changed_pack


def compiled(stem: str, change: Change) -> Content:
    return compile_content(changed(GAME, **{stem: change}))


def with_file(stem: str, change: Change) -> Pack:
    return changed_pack(GAME, **{stem: change})


def with_board(change: Change) -> Pack:
    return with_file("board", change)


def with_easy_districts(solo_goal: int = 180) -> Pack:
    """Of each district card only one coloured place is left, so that many districts fit; and another goal alone."""

    def ease(raw: dict[str, Any]) -> None:
        for card in raw["district"]:
            card["pattern"] = [[card["pattern"][0][0], "."], [".", "."]]

    return changed_pack(GAME, districts=ease, setup=lambda raw: raw["solo"].update(goal=solo_goal))
