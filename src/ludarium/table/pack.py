"""Content packs: folders of TOML whose files replace a game's own, checked with errors that say where."""

from __future__ import annotations

import re
import tomllib
from hashlib import blake2b
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from ludarium.table.errors import ContentError

HOUSE = "house"


class Pack:
    """The content of one game: its house files, each replaced by the file of the same name in `folder`."""

    def __init__(
        self, types: dict[str, Any], house: Traversable, folder: Traversable | None = None, id: str = HOUSE
    ) -> None:
        self.id = id
        sources = {stem: _source(stem, house, folder) for stem in types}
        if folder is not None:
            _no_strangers(folder, set(types))
        self.files = {stem: read(source, types[stem]) for stem, source in sources.items()}
        sealed = blake2b(digest_size=16)
        for stem in sorted(sources):
            sealed.update(stem.encode() + b"\0" + sources[stem].read_bytes() + b"\0")
        self.digest = sealed.hexdigest()


def _source(stem: str, house: Traversable, folder: Traversable | None) -> Traversable:
    name = f"{stem}.toml"
    if folder is not None and (folder / name).is_file():
        return folder / name
    return house / name


def _no_strangers(folder: Traversable, stems: set[str]) -> None:
    """A misspelt file would be ignored in silence; say so instead."""
    if not folder.is_dir():
        raise ContentError(str(folder), "", "there is no such folder")
    found = {entry.name for entry in folder.iterdir() if entry.name.endswith(".toml")}
    known = {f"{stem}.toml" for stem in stems}
    for name in sorted(found - known):
        raise ContentError(name, "", f"no content file of this game; it has {', '.join(sorted(known))}")
    if not found:
        raise ContentError(str(folder), "", f"holds none of {', '.join(sorted(known))}")


def read(file: Traversable, type_: Any) -> Any:
    """One TOML file as its type, or a ContentError that names file, line and field."""
    try:
        text = file.read_text("utf-8")
        raw = tomllib.loads(text)
    except UnicodeDecodeError as error:
        raise ContentError(file.name, "", f"is not written in UTF-8: {error}") from None
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"line (\d+)", str(error))
        raise ContentError(file.name, "", str(error), int(line[1]) if line else 0) from None
    try:
        return msgspec.convert(raw, type_)
    except msgspec.ValidationError as error:
        problem, _, path = str(error).partition(" - at `")
        where = path.rstrip("`").removeprefix("$.").removeprefix("$")
        unknown = re.search(r"unknown field `(\w+)`", problem)
        if unknown:
            where = f"{where}.{unknown[1]}" if where else unknown[1]
        raise ContentError(file.name, where, problem, line_of(text, where)) from None


def line_of(text: str, where: str) -> int:
    """The line on which the field `card[3].effect` is written; that of its table when the field is missing."""
    lines = text.splitlines()
    best = 0
    for name, index in re.findall(r"(\w+)(?:\[(\d+)\])?", where):
        # A part that has no line of its own (`deck` in `[[deck.card]]`) is passed over.
        best = _find(lines, best, name, int(index) if index else 0) or best
    return best


_HEADER = re.compile(r"\s*\[\[?[\w\s.\"'-]+\]\]?\s*(#.*)?$")


def _find(lines: list[str], start: int, name: str, index: int) -> int:
    """The 1-based line after line `start` of the key `name` in the table that begins there, or of the table
    `name` (of several, the one with that index). 0 when there is none."""
    table = re.compile(rf"\s*\[\[?\s*(?:[\w\"'-]+\s*\.\s*)*[\"']?{re.escape(name)}[\"']?\s*\]")
    key = re.compile(rf"\s*[\"']?{re.escape(name)}[\"']?\s*[=.]")
    inside = True
    for number, line in enumerate(lines[start:], start + 1):
        if table.match(line):
            if index == 0:
                return number
            index -= 1
        elif inside and key.match(line):
            return number
        inside = inside and not _HEADER.match(line)
    return 0
