"""The house set with something changed, as its owner might have typed it."""

from __future__ import annotations

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
