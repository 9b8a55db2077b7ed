"""A view as a text board, and that text as a picture: for notebooks, logs and training, where no browser draws it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Any

from ludarium.table import words
from ludarium.table.phrase import Phrase
from ludarium.table.view import View

_WIDTH = 100  # characters a line
_LINES = 120  # what is longer is cut: a view may hold the texts of a whole deck
_SIZE, _LEAD = 13, 17  # of the letters, in pixels; of the lines


def text(view: View, lang: str = words.FALLBACK) -> str:
    """What is asked, and the board field by field."""
    lines = list(_asked(view, lang))
    if view.result is not None:
        lines.append(f"{view.result.reason}: {view.result.scores}")
    return "\n".join([*lines, "", *_board(view, lang)])


def _asked(view: View, lang: str) -> Iterator[str]:
    for ask in view.asks:
        yield f"{words.say(Phrase('seat-name', {'number': ask.seat + 1}), '', lang)}: {ask.kind} ({ask.because})"
        for option in ask.options or ():
            yield f"  {option.option:>4}  {' '.join(words.say(option.say, view.game, lang).split())}"


def _board(view: View, lang: str) -> Iterator[str]:
    lines = list(_lines(view.board, "", view.game, lang))
    yield from lines[:_LINES]
    if len(lines) > _LINES:
        yield "…"


def _lines(value: Any, margin: str, game: str, lang: str) -> Iterator[str]:
    for name in value.__struct_fields__:
        part = getattr(value, name)
        if _is_struct(part):
            yield f"{margin}{name}"
            yield from _lines(part, f"{margin}  ", game, lang)
        elif isinstance(part, list | tuple) and any(_is_struct(item) for item in part):
            yield f"{margin}{name}"
            for number, item in enumerate(part):
                yield from _cut(f"{margin}  {number}  {_said(item, game, lang)}")
        elif part not in (None, (), []):
            yield from _cut(f"{margin}{name:<12} {_said(part, game, lang)}")


def _is_struct(value: Any) -> bool:
    return hasattr(value, "__struct_fields__") and not isinstance(value, Phrase)


def _said(value: Any, game: str, lang: str) -> str:
    """On one line, without brackets where they say nothing."""
    if isinstance(value, Phrase):
        return " ".join(words.say(value, game, lang).split())
    if isinstance(value, list | tuple):
        return " ".join(_said(item, game, lang) for item in value) if value else "–"
    if _is_struct(value):
        parts = ((name, getattr(value, name)) for name in value.__struct_fields__)
        return "  ".join(
            f"{name} {_said(part, game, lang)}" for name, part in parts if part not in (None, [], ())
        )
    return str(value)


def _cut(line: str) -> Sequence[str]:
    return (line,) if len(line) <= _WIDTH else (line[: _WIDTH - 1] + "…",)


def svg(view: View, lang: str = words.FALLBACK) -> str:
    """The text board as a picture."""
    lines = text(view, lang).split("\n")
    width, height = round(_WIDTH * _SIZE * 0.61) + 24, len(lines) * _LEAD + 24
    spans = "".join(
        f'<text x="12" y="{24 + number * _LEAD}" xml:space="preserve">{escape(line)}</text>'
        for number, line in enumerate(lines)
        if line
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
        f' font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="{_SIZE}" fill="#22201c">'
        f'<rect width="100%" height="100%" fill="#faf8f3"/>{spans}</svg>'
    )
