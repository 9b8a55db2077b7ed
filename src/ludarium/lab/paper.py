"""What reports are written on: one self-contained HTML page, its style, its tables."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from ludarium.table import words
from ludarium.table.game import Game
from ludarium.table.phrase import Phrase

_STYLE = """
body{font:16px/1.5 Onest,system-ui,sans-serif;color:#22201c;background:#faf8f3}
body{margin:2rem auto;max-width:72rem;padding:0 1rem}
h1,h2{font-family:Literata,Georgia,serif;line-height:1.2}section{margin:2.5rem 0}
.sides{display:flex;flex-wrap:wrap;gap:2rem}.sides>div{flex:1 1 26rem;min-width:0}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}td,th{padding:.25rem .75rem .25rem 0;text-align:right}
td:first-child,th:first-child{text-align:left}tr+tr td{border-top:1px solid #e5dfd2}
svg{max-width:100%;height:auto;overflow:visible}
.few{color:#6c665c}details{margin:.75rem 0}summary{cursor:pointer;font-weight:600}
"""


def sheet(title: str, lead: str, sections: Sequence[str]) -> str:
    """The page. The title and the lead are text; the sections are markup."""
    head = f"<!doctype html><html lang=en><meta charset=utf-8><title>{escape(title)}</title>"
    top = f"<style>{_STYLE}</style><h1>{escape(title)}</h1><p>{escape(lead)}</p>"
    return head + top + "".join(sections) + "</html>"


def section(heading: str, *columns: str) -> str:
    """A heading, and below it columns side by side where there is room."""
    sides = "".join(f"<div>{column}</div>" for column in columns)
    return f"<section><h2>{escape(heading)}</h2><div class=sides>{sides}</div></section>"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Cells are markup."""
    head = "".join(f"<th>{cell}</th>" for cell in heads)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><tr>{head}</tr>{body}</table>"


def folded(heading: str, inside: str, open: bool) -> str:
    """What may be opened and closed. Both are markup."""
    return f"<details{' open' * open}><summary>{heading}</summary>{inside}</details>"


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def say(id: str, game: Game, **args: Any) -> str:
    """A message, as markup."""
    return escape(words.say(Phrase(id, args), game.id))
