"""A game's RULES.md as data: clauses by id, in order, under their headings. The in-app rulebook is made from it."""

from __future__ import annotations

import re
from importlib.resources.abc import Traversable

import msgspec

_HEADING = re.compile(r"^(#{1,3})\s+(.*)$")
_CLAUSE = re.compile(r"^\s*[-*]\s+\*\*([A-Z]{2}-\d+(?:\.\d+)*[a-z]?)\*\*\s*(.*)$")


class Clause(msgspec.Struct, frozen=True):
    """One numbered rule."""

    id: str
    text: str
    heading: str


class Rulebook:
    """The clauses of one language."""

    def __init__(self, clauses: list[Clause]) -> None:
        self.clauses = clauses
        self._by_id = {clause.id: clause for clause in clauses}

    def __contains__(self, id: str) -> bool:
        return id in self._by_id

    def __getitem__(self, id: str) -> Clause:
        return self._by_id[id]


def parse(text: str) -> Rulebook:
    """Clauses are list items that begin with a bold id; what is indented below one belongs to it."""
    clauses: list[Clause] = []
    heading = ""
    open_ = False
    for line in text.splitlines():
        if found := _HEADING.match(line):
            heading, open_ = found[2].strip(), False
        elif found := _CLAUSE.match(line):
            clauses.append(Clause(found[1], found[2].strip(), heading))
            open_ = True
        elif open_ and line.startswith("  ") and line.strip():
            last = clauses[-1]
            clauses[-1] = Clause(last.id, f"{last.text} {line.strip()}", last.heading)
        elif line.strip():
            open_ = False
    return Rulebook(clauses)


def load(folder: Traversable, lang: str) -> Rulebook:
    """The rulebook in that language, else in English."""
    own = folder / f"RULES.{lang}.md"
    file = own if lang != "en" and own.is_file() else folder / "RULES.md"
    return parse(file.read_text("utf-8"))
