"""The page of a balance report: self-contained HTML, charts inside, words by Fluent."""

from __future__ import annotations

from html import escape
from statistics import mean, median, quantiles
from typing import Any, NamedTuple

import polars as pl

from ludarium.lab import charts
from ludarium.lab.findings import Content, Findings
from ludarium.lab.intervals import share
from ludarium.lab.paper import percent, section, sheet, table
from ludarium.table import words
from ludarium.table.game import Game
from ludarium.table.phrase import Phrase

_SECONDS_AN_ANSWER = 6  # of a person, about: with it the length in minutes is estimated
_FEW = 20  # seats; below that a win rate says nothing


class Side(NamedTuple):
    """What was found with one pack."""

    game: Game
    options: dict[str, Any]
    pack: str
    findings: Findings


def page(level: str, sides: list[Side]) -> str:
    """One page; two packs stand side by side."""
    first = sides[0]
    about = {"name": first.game.title["en"], "n": first.findings.matches, "bot": level}
    title = _said(first.game, Phrase("lab-title", about))
    sections = [
        section(_said(first.game, Phrase(heading)), *(_pack(side, sides) + draw(side) for side in sides))
        for heading, draw in _SECTIONS
    ]
    return sheet(title, str(first.options) if first.options else "", sections)


def _say(id: str, game: Game, **args: Any) -> str:
    return escape(words.say(Phrase(id, args), game.id))


def _pack(side: Side, sides: list[Side]) -> str:
    return f"<h3>{escape(side.pack)}</h3>" if len(sides) > 1 else ""


# -- the sections ---------------------------------------------------------------


def _length(side: Side) -> str:
    game, found = side.game, side.findings
    minutes = median(found.answers) * _SECONDS_AN_ANSWER / 60
    rows = []
    for name, values in (("lab-turns", found.turns), ("lab-answers", found.answers)):
        low, high = (
            (quantiles(values, n=20)[0], quantiles(values, n=20)[-1]) if len(values) > 1 else (values[0],) * 2
        )
        rows.append([_say(name, game), f"{median(values):.0f}", f"{low:.0f} – {high:.0f}"])
    middle = table(["", _say("lab-median", game), _say("lab-most", game)], rows)
    return f"{middle}<p>{_say('lab-minutes', game, n=round(minutes))}</p>" + charts.histogram(
        pl.Series(found.turns), words.say(Phrase("lab-turns"), game.id)
    )


def _seats(side: Side) -> str:
    game, found = side.game, side.findings
    shares = found.seat_shares()
    names = [words.say(Phrase("seat-name", {"number": seat + 1}), game.id) for seat in range(found.seats)]
    frame = pl.DataFrame(
        {
            "seat": names,
            "share": [s.value for s in shares],
            "low": [s.low for s in shares],
            "high": [s.high for s in shares],
        }
    )
    rows = [
        [
            escape(name),
            percent(s.value),
            f"{percent(s.low)} – {percent(s.high)}",
            f"{points / found.matches:.1f}",
        ]
        for name, s, points in zip(names, shares, found.points, strict=True)
    ]
    heads = ["", _say("lab-wins", game), _say("lab-interval", game), _say("lab-points", game)]
    return table(heads, rows) + charts.shares(frame, "seat", words.say(Phrase("lab-wins"), game.id))


def _ends(side: Side) -> str:
    game, found = side.game, side.findings
    rows = [
        [_say(f"end-{reason}", game), str(n), percent(n / found.matches)]
        for reason, n in found.reasons.most_common()
    ]
    return table(["", _say("lab-games", game), ""], rows)


def _sources(side: Side) -> str:
    game, found = side.game, side.findings
    rows = []
    for group, parts in (("lab-winners", found.winner_parts), ("lab-others", found.loser_parts)):
        seats = parts["*seats*"] or 1
        for part, points in parts.items():
            if part != "*seats*":
                rows.append(
                    (
                        words.say(Phrase(group), game.id),
                        words.say(Phrase(f"part-{part}"), game.id),
                        points / seats,
                    )
                )
    frame = pl.DataFrame(rows, schema=["group", "part", "points"], orient="row")
    return charts.stacked(frame, words.say(Phrase("lab-points"), game.id))


def _drama(side: Side) -> str:
    game, found = side.game, side.findings
    if not found.lead_changes:
        return ""
    return table(
        [""] * 2,
        [
            [_say("lab-lead-changes", game), f"{mean(found.lead_changes):.1f}"],
            [_say("lab-decided", game), percent(median(found.decided))],
        ],
    )


def _content(side: Side) -> str:
    """Each option by name. What is taken by who is ahead anyway wins more: the page says so."""
    game, found = side.game, side.findings
    box = game.open_box(game.read_options(side.options), game.pack(side.pack), found.seats)
    kinds = {kind.name: kind for kind in game.kinds(box)}
    rows = []
    for name, content in sorted(found.content.items(), key=lambda item: _order(item[0], list(kinds))):
        kind, _, option = name.partition("/")
        said = _said(game, kinds[kind].say(int(option)))
        rows.append([f"{escape(kind)}: {escape(said)}", *_numbers(content)])
    heads = ["", *(_say(f"lab-{head}", game) for head in ("offered", "taken", "win-taken", "win-left"))]
    never = sum(1 for content in found.content.values() if not content.taken)
    return f"<p>{_say('lab-confounded', game)}</p><p>{_say('lab-never', game, n=never)}</p>" + table(
        heads, rows
    )


def _order(name: str, kinds: list[str]) -> tuple[int, int]:
    kind, _, option = name.partition("/")
    return kinds.index(kind), int(option)


def _said(game: Game, phrase: Phrase) -> str:
    return words.say(phrase, game.id)


def _numbers(content: Content) -> list[str]:
    left = content.seats - content.seats_taken
    cells = [str(content.offered), percent(content.taken / content.offered)]
    for wins, seats in ((content.wins_taken, content.seats_taken), (content.wins_left, left)):
        rate = share(wins, seats)
        cells.append(f"{percent(rate.value)} ± {50 * (rate.high - rate.low):.0f}" if seats >= _FEW else "–")
    return cells


_SECTIONS = (
    ("lab-length", _length),
    ("lab-seats", _seats),
    ("lab-ends", _ends),
    ("lab-sources", _sources),
    ("lab-drama", _drama),
    ("lab-content", _content),
)
