"""Quest cards as they are printed: checked that they can be finished, and made fast to mark (TR-18.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludarium.games.trappers import deeds
from ludarium.games.trappers.deeds import Filter
from ludarium.games.trappers.files import FilterRow, QuestRow, StateRow
from ludarium.games.trappers.ground import CLANS, KINDS, NOBODY, Ground
from ludarium.table.errors import ContentError

FILE = "quests.toml"

PEOPLES, OLDS = range(2)  # the decks, and whose customer a Quest has
DECKS = ("people", "old")

# What its task is.
BOXES, COUNT, DISTINCT, STATE, HAND_IN, MANUAL = range(6)
TASKS = ("boxes", "count", "distinct", "state", "hand_in", "manual")

REP_LEAST, REP_MOST = -2, 6


@dataclass(frozen=True, slots=True)
class Quest:
    """A Quest card; its number is its place in the file."""

    number: int
    row: QuestRow
    deck: int
    vp: int
    task: int
    need: int  # boxes, times or places; 0 for the other tasks
    filters: tuple[Filter, ...]  # of its boxes, or the one of `count` or `distinct`
    fails: tuple[Filter, ...]
    ons: frozenset[int]  # the events that may mark it or make it fail
    place: int  # where its goods are handed in, or -1
    by_clan: bool  # of `distinct`: a place for each clan, else for each cell


def read(rows: Sequence[QuestRow], ground: Ground) -> tuple[Quest, ...]:
    quests = tuple(_quest(number, row, ground) for number, row in enumerate(rows))
    for deck in DECKS:
        if not any(row.deck == deck for row in rows):
            raise ContentError(FILE, "quest", f"at least one quest of the deck {deck} expected")
    if len(quests) > 120:
        raise ContentError(FILE, "quest", "at most 120 quests expected")
    return quests


def _quest(number: int, row: QuestRow, ground: Ground) -> Quest:
    where = f"quest[{number}]"
    task = _task(row, where)
    filters = _filters(row, task, where)
    fails = tuple(deeds.read(each, f"{where}.fail[{i}]") for i, each in enumerate(row.fail))
    quest = Quest(
        number=number,
        row=row,
        deck=DECKS.index(row.deck),
        vp=row.vp,
        task=task,
        need=row.need,
        filters=filters,
        fails=fails,
        ons=frozenset(on for each in (*filters, *fails) for on in each.ons),
        place=KINDS.index(row.hand_in.place) if row.hand_in else -1,
        by_clan=row.distinct is not None and row.distinct.by == "clan",
    )
    _check(quest, where, ground)
    return quest


def _task(row: QuestRow, where: str) -> int:
    """Exactly one of the ways to say what is to be done."""
    given = [task for task, name in enumerate(TASKS) if getattr(row, name)]
    if len(given) != 1:
        raise ContentError(FILE, where, f"exactly one of {', '.join(TASKS)} expected in {row.id}")
    return given[0]


def _filters(row: QuestRow, task: int, where: str) -> tuple[Filter, ...]:
    if task == BOXES:
        return tuple(deeds.read(each, f"{where}.boxes[{i}]") for i, each in enumerate(row.boxes))
    if task == COUNT and row.count is not None:
        return (deeds.read(row.count, f"{where}.count"),)
    if task == DISTINCT and row.distinct is not None:
        return (deeds.read(row.distinct, f"{where}.distinct", distinct=True),)
    return ()


def _check(quest: Quest, where: str, ground: Ground) -> None:
    """Whether it can be finished on this board."""
    row = quest.row
    if row.vp < 1:
        raise ContentError(FILE, f"{where}.vp", "at least 1 victory point expected")
    if row.deadline_rounds < 0:
        raise ContentError(FILE, f"{where}.deadline_rounds", "0 or more rounds expected")
    if row.sequence and quest.task != BOXES:
        raise ContentError(FILE, f"{where}.sequence", "only boxes can be a sequence")
    if quest.task == MANUAL and not row.text:
        raise ContentError(FILE, f"{where}.manual", "a quest judged by the players needs its `text`")
    if row.state is not None:
        _check_state(row.state, where)
    if row.hand_in is not None and not row.hand_in.artifacts + row.hand_in.residents + row.hand_in.zeff > 0:
        raise ContentError(FILE, f"{where}.hand_in", "artifacts, residents or zeff expected")
    if quest.task in (BOXES, COUNT, DISTINCT):
        _check_need(quest, where, ground)
    elif row.need:
        raise ContentError(FILE, f"{where}.need", "a number of boxes makes no sense here")


def _check_need(quest: Quest, where: str, ground: Ground) -> None:
    if quest.row.complete == "two_enemies":
        if not quest.by_clan or quest.need:
            raise ContentError(
                FILE, f"{where}.complete", "two_enemies goes with distinct by clan, without need"
            )
        return
    most = _most(quest, ground)
    if not 1 <= quest.need <= most:
        raise ContentError(FILE, f"{where}.need", f"1 … {most} expected: else it can't be finished")
    for filter_ in quest.filters:
        for each in filter_.row.any_of or (filter_.row,):
            _check_happens(each, where, ground)


def _most(quest: Quest, ground: Ground) -> int:
    if quest.task == BOXES:
        return len(quest.filters)
    if quest.task == COUNT:
        return 60
    row = quest.filters[0].row
    kinds = {row.kind} if isinstance(row.kind, str) else set(row.kind or KINDS)
    cells = [cell for cell in range(ground.cells) if KINDS[ground.kind[cell]] in kinds]
    if quest.by_clan:
        return len({ground.clan[cell] for cell in cells} - {NOBODY})
    return len(cells)


def _check_happens(row: FilterRow, where: str, ground: Ground) -> None:
    """A stop or raid on a clan's cell of a kind asks for such a cell."""
    if row.kind is None or row.clan is None:
        return
    kinds = (row.kind,) if isinstance(row.kind, str) else row.kind
    clans = (row.clan,) if isinstance(row.clan, int) else row.clan
    printed = {(KINDS[kind], clan) for kind, clan in zip(ground.kind, ground.clan, strict=True)}
    if not any((kind, clan) in printed for kind in kinds for clan in clans):
        raise ContentError(FILE, where, "no such cell is on the board: it can't be finished")


def _check_state(state: StateRow, where: str) -> None:
    if state.what == "settlement_clans":
        fine = 1 <= state.value <= CLANS and state.clans == 0
    else:
        fine = REP_LEAST <= state.value <= REP_MOST and 1 <= state.clans <= CLANS
    if not fine:
        raise ContentError(FILE, f"{where}.state", "a state that can be reached expected")
