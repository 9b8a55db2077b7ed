"""A content pack, checked as a whole and made ready to play: clans, cards and cells become small integers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from ludarium.games.trappers import artifact_cards, ground, quest_cards
from ludarium.games.trappers.artifact_cards import Artifact, Op
from ludarium.games.trappers.files import ClanRow, PackFile, TrapperRow
from ludarium.games.trappers.ground import CLANS, Ground
from ludarium.games.trappers.quest_cards import Quest
from ludarium.table.errors import ContentError

TRAPPERS = 4


@dataclass(frozen=True, slots=True)
class Content:
    """A checked pack."""

    pack: PackFile
    ground: Ground
    clans: tuple[ClanRow, ...]  # by number - 1
    trappers: tuple[TrapperRow, ...]
    artifacts: tuple[Artifact, ...]
    ops: tuple[Op, ...]  # all effects of all Artifacts, by their number
    quests: tuple[Quest, ...]
    warnings: tuple[str, ...]


def compile_content(files: Mapping[str, Any]) -> Content:
    """Check a pack as a whole; ContentError says which file, where, and what was expected."""
    clans = _clans(files["clans"].clan)
    trappers = files["clans"].trapper
    if len(trappers) != TRAPPERS:
        raise ContentError("clans.toml", "trapper", f"{TRAPPERS} Trappers expected, not {len(trappers)}")
    _no_twins((row.id for row in trappers), "clans.toml", "trapper")
    _no_twins((row.id for row in files["artifacts"].artifact), "artifacts.toml", "artifact")
    _no_twins((row.id for row in files["quests"].quest), "quests.toml", "quest")
    board = ground.lay(files["board"].board)
    artifacts = artifact_cards.read(files["artifacts"].artifact)
    quests = quest_cards.read(files["quests"].quest, board)
    _check_tracks(files["pack"])
    return Content(
        pack=files["pack"],
        ground=board,
        clans=clans,
        trappers=trappers,
        artifacts=artifacts,
        ops=tuple(op for artifact in artifacts for op in artifact.ops),
        quests=quests,
        warnings=tuple(_warnings(artifacts, quests)),
    )


def _clans(rows: tuple[ClanRow, ...]) -> tuple[ClanRow, ...]:
    if [row.number for row in rows] != list(range(1, CLANS + 1)):
        raise ContentError("clans.toml", "clan", f"the clans 1 … {CLANS} in order expected (TR-1.3)")
    _no_twins((row.id for row in rows), "clans.toml", "clan")
    return rows


def _no_twins(ids: Iterable[str], file: str, table: str) -> None:
    for id, times in Counter(ids).items():
        if times > 1:
            raise ContentError(file, f"{table}.id", f"{id!r} stands {times} times; expected once")


def _check_tracks(pack: PackFile) -> None:
    """The tracks hold at least what a Trapper starts with (TR-2.4)."""
    for name, least in (("residents_max", 8), ("money_max", 20)):
        end = getattr(pack, name)
        if end is not None and end < least:
            raise ContentError("pack.toml", name, f"at least {least} expected: so many one may start with")


def _warnings(artifacts: tuple[Artifact, ...], quests: tuple[Quest, ...]) -> Iterable[str]:
    """What the box has otherwise, and a pack may have as it likes."""
    cards = sum(artifact.row.copies for artifact in artifacts)
    if cards != 12:
        yield f"artifacts.toml: the box has 12 Artifacts, here are {cards}"
    for deck, name in enumerate(quest_cards.DECKS):
        own = [quest for quest in quests if quest.deck == deck]
        if len(own) != 10:
            yield f"quests.toml: the box has 10 quests of the deck {name}, here are {len(own)}"
        yield from (
            f"quests.toml: {quest.row.id} pays {quest.vp} points, the box pays 4 to 6"
            for quest in own
            if not 4 <= quest.vp <= 6
        )
