"""The page of an arena: strengths with their intervals, who beats whom, how long each thinks."""

from __future__ import annotations

from html import escape
from typing import Any

import polars as pl

from ludarium.lab import charts
from ludarium.lab.arena import Standings
from ludarium.lab.paper import percent, section, sheet, table
from ludarium.table import words
from ludarium.table.game import find
from ludarium.table.phrase import Phrase


def page(found: Standings) -> str:
    title = _say("lab-arena-title", name=find(found.game).title["en"], seats=found.seats, n=found.matches)
    lead = str(found.options) if found.options else ""
    sections = [
        section(_say("lab-strength"), _strengths(found), _chart(found)),
        section(_say("lab-who-beats-whom"), _pairings(found)),
    ]
    if found.brought:
        sections.append(section(_say("lab-brought"), _brought(found)))
    return sheet(title, lead, sections)


def _say(id: str, **args: Any) -> str:
    return words.say(Phrase(id, args), "")


def _strengths(found: Standings) -> str:
    rows = [
        [
            escape(one.level),
            f"{one.elo:+.0f}",
            f"{one.low:+.0f} … {one.high:+.0f}",
            percent(one.wins),
            str(one.games),
            f"{1000 * one.seconds:.0f}",
        ]
        for one in found.standings
    ]
    heads = ("lab-level", "lab-elo", "lab-interval", "lab-wins", "lab-games", "lab-milliseconds")
    note = _say("lab-ordered" if found.ordered else "lab-not-ordered")
    return table([escape(_say(head)) for head in heads], rows) + f"<p>{escape(note)}</p>"


def _chart(found: Standings) -> str:
    frame = pl.DataFrame(
        {
            "name": [one.level for one in found.standings],
            "value": [one.elo for one in found.standings],
            "low": [one.low for one in found.standings],
            "high": [one.high for one in found.standings],
        }
    )
    return charts.strengths(frame, _say("lab-elo"))


def _brought(found: Standings) -> str:
    rows = [
        [
            escape(one.name or _say("lab-brought-nothing")),
            percent(one.wins),
            f"{percent(one.low)} – {percent(one.high)}",
            str(one.games),
        ]
        for one in found.brought
    ]
    return table(["", *(escape(_say(f"lab-{head}")) for head in ("wins", "interval", "games"))], rows)


def _pairings(found: Standings) -> str:
    names = [escape(one.level) for one in found.standings]
    rows = [
        [name, *("–" if a == b else f"{percent(won)} <span class=few>({met})</span>" for b, won, met in row)]
        for a, (name, row) in enumerate(
            (name, [*zip(range(len(names)), won, met, strict=True)])
            for name, won, met in zip(names, found.table, found.met, strict=True)
        )
    ]
    return f"<p>{escape(_say('lab-who-reads'))}</p>" + table(["", *names], rows)
