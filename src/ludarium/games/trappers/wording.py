"""Texts of cards, made from their data: phrases whose messages stand in strings/ (never typed twice)."""

from __future__ import annotations

from typing import Any

import msgspec

from ludarium.games.trappers.artifact_cards import Op
from ludarium.games.trappers.box import Box
from ludarium.games.trappers.deeds import Filter
from ludarium.games.trappers.files import FilterRow, Names, OpRow, QuestRow
from ludarium.games.trappers.ground import CLANS, KINDS
from ludarium.games.trappers.quest_cards import BOXES, COUNT, DISTINCT, PEOPLES, STATE, Quest
from ludarium.games.trappers.quests import settled_clans
from ludarium.games.trappers.state import Held, State
from ludarium.table.phrase import Phrase
from ludarium.table.table import Table

T = Table[Box]


class BoxView(msgspec.Struct, frozen=True):
    """A field of a Quest's progress zone."""

    label: Phrase
    clan: int  # 0 where the field is of no clan
    cell: int  # -1 where it is of no cell
    done: bool


# -- Artifacts -----------------------------------------------------------------


def artifact(box: Box, number: int) -> Phrase:
    """The window, then the effects in their order."""
    card = box.artifacts[number]
    effects = [_text(card.row.text) if op.row.op == "manual" else _effect(box, op) for op in card.ops]
    return Phrase("artifact-text", {"when": Phrase(f"window-{card.window}"), "effects": effects})


def _text(text: Names | None) -> Phrase:
    words = text or {}
    known = next(iter(words.values()), "")
    return Phrase("named", {"en": words.get("en", known), "ru": words.get("ru", known)})


def _effect(box: Box, op: Op) -> Phrase:
    row = op.row
    args: dict[str, object] = {"n": row.n, "abs": abs(row.n), "zeff": row.zeff, "residents": row.residents}
    args |= {"target": row.target, "clan": row.clan, "echo": int(row.echo), "ends": int(row.ends_movement)}
    args |= {"value": row.value, "die": row.die, "to": row.to, "deck": row.deck}
    args |= {"until": Phrase(f"until-{row.until}"), "what": _whats(row)}
    if row.op == "teleport":
        args["where"] = Phrase(f"teleport-{row.to}")
    elif row.op == "set_hypostasis":
        args["form"] = Phrase("form-choice" if row.to == "choice" else f"form-{row.to}")
    elif row.op == "waive":
        args["condition"] = Phrase(f"waived-{row.condition}")
    return Phrase(f"op-{row.op}", args)


def _whats(row: OpRow) -> list[Phrase]:
    return [Phrase(f"{row.op}-{what}") for what in row.what]


# -- Quests ----------------------------------------------------------------------


def reward(box: Box, quest: Quest) -> Phrase:
    if quest.deck == PEOPLES:
        return Phrase("reward-people", {"vp": quest.vp, "zeff": box.options.people_quest_zeff})
    return Phrase("reward-old", {"vp": quest.vp})


def task(box: Box, quest: Quest) -> Phrase:
    """What is to be done, and what makes it fail."""
    row = quest.row
    rest = [Phrase("fails-if", {"what": _deed(box, each)}) for each in row.fail]
    if row.deadline_rounds:
        rest.append(Phrase("deadline", {"n": row.deadline_rounds}))
    return Phrase("quest-task", {"task": _what(box, quest), "n": len(rest), "rest": _chain("both", rest)})


def _what(box: Box, quest: Quest) -> Phrase:
    row = quest.row
    if row.hand_in is not None:
        goods = row.hand_in
        listed = [("artifacts", goods.artifacts), ("residents", goods.residents), ("zeff", goods.zeff)]
        wares = [Phrase(f"goods-{name}", {"n": n}) for name, n in listed if n]
        return Phrase("task-hand-in", {"goods": wares, "place": Phrase(f"at-kind-{goods.place}")})
    if row.state is not None:
        return Phrase(f"task-{row.state.what}", {"value": row.state.value, "clans": row.state.clans})
    if row.manual:
        return _text(row.text)
    deeds = [_deed(box, filter_.row) for filter_ in quest.filters]
    return _marked(box, quest, row, deeds)


def _marked(box: Box, quest: Quest, row: QuestRow, deeds: list[Phrase]) -> Phrase:
    if row.complete == "two_enemies":
        stop = msgspec.structs.replace(quest.filters[0].row, at_war=None)
        return Phrase("task-two-enemies", {"deed": _deed(box, stop)})
    if quest.task == COUNT:
        return Phrase("task-count", {"deed": deeds[0], "n": quest.need})
    if quest.task == DISTINCT:
        name = "task-distinct-clan" if quest.by_clan else "task-distinct-cell"
        return Phrase(name, {"deed": deeds[0], "n": quest.need})
    if row.sequence:
        return Phrase("task-sequence", {"deeds": deeds})
    if len(deeds) == 1:
        return Phrase("task-one", {"deed": deeds[0]})
    return Phrase(
        "task-boxes" if quest.need == len(deeds) else "task-some", {"deeds": deeds, "n": quest.need}
    )


def _deed(box: Box, row: FilterRow) -> Phrase:
    """One filter as words: «raid the Capital of Tafgar», with what it asks for beside."""
    if row.any_of:
        return _chain("any-of", [_deed(box, each) for each in row.any_of])
    what = _things(row)
    clans = _listed(row.clan)
    flags = {name: _flag(getattr(row, name)) for name in ("success", "won", "tie", "at_war")}
    args: dict[str, object] = {"n": len(what), "of": len(clans), **flags}
    args["what"] = _chain("any-of", what)
    args["clans"] = _chain("any-of", [box.clan(clan) for clan in clans])
    return Phrase(f"deed-{row.on}", args)


def _things(row: FilterRow) -> list[Phrase]:
    """What the event has to be about, each as words."""
    names = ("target", "role", "to", "kind")
    words = [Phrase(f"{row.on}-{name}-{word}") for name in names for word in _listed(getattr(row, name))]
    return words + [Phrase("die-face", {"n": value}) for value in _listed(row.value)]


def _listed(given: Any) -> tuple[Any, ...]:
    if given is None:
        return ()
    return given if isinstance(given, tuple) else (given,)


def _chain(message: str, phrases: list[Phrase]) -> Phrase:
    """Several phrases as one: «this or that or that»."""
    if not phrases:
        return Phrase("nothing")
    if len(phrases) == 1:
        return phrases[0]
    return Phrase(message, {"one": phrases[0], "rest": _chain(message, phrases[1:])})


def _flag(value: bool | None) -> str:
    return "any" if value is None else "yes" if value else "no"


def boxes(box: Box, quest: Quest, marks: int) -> list[BoxView]:
    """The fields of its progress zone, marked or not."""
    if quest.task == BOXES:
        return [
            BoxView(_label(box, filter_), _clan(filter_.row), -1, bool(marks >> i & 1))
            for i, filter_ in enumerate(quest.filters)
        ]
    if quest.task == COUNT:
        return [BoxView(Phrase("box-count", {"n": i + 1}), 0, -1, i < marks) for i in range(quest.need)]
    if quest.task != DISTINCT:
        return []
    if quest.by_clan:
        clans = range(1, CLANS + 1)
        return [BoxView(box.clan(clan), clan, -1, bool(marks >> clan & 1)) for clan in clans]
    return [
        BoxView(Phrase("at", {"at": box.at(cell)}), box.clan_of[cell], cell, bool(marks >> cell & 1))
        for cell in _cells(box, quest)
    ]


def _label(box: Box, filter_: Filter) -> Phrase:
    return _deed(box, filter_.row)


def _clan(row: FilterRow) -> int:
    return row.clan if isinstance(row.clan, int) else 0


def _cells(box: Box, quest: Quest) -> list[int]:
    kind = quest.filters[0].row.kind
    kinds = {kind} if isinstance(kind, str) else set(kind or KINDS)
    return [cell for cell in range(box.cells) if KINDS[box.ground.kind[cell]] in kinds]


def progress(t: T, s: State, seat: int, held: Held) -> tuple[int, int]:
    """How much of its task is done, and how much there is to do."""
    quest = t.box.quests[held.quest]
    if quest.task == COUNT:
        return held.marks, quest.need
    if quest.row.complete == "two_enemies":
        return min(1, held.marks.bit_count()), 2
    if quest.task in (BOXES, DISTINCT):
        return held.marks.bit_count(), quest.need
    row = quest.row.state
    if quest.task != STATE or row is None:
        return 0, 1
    if row.what == "settlement_clans":
        return len(settled_clans(t, s, seat)), row.value
    track = s.rep[seat][1:]
    fits = sum(rep >= row.value if row.what == "rep_at_least" else rep <= row.value for rep in track)
    return fits, row.clans
