"""The page of a balance report: self-contained HTML, charts inside, words by Fluent."""

from __future__ import annotations

from html import escape

import polars as pl

from ludarium.lab import charts
from ludarium.lab.contents import content, happened
from ludarium.lab.findings import TENTHS
from ludarium.lab.intervals import Histogram, Interval
from ludarium.lab.pairing import Pairs
from ludarium.lab.paper import percent, say, section, sheet, table
from ludarium.lab.side import Side
from ludarium.table import words
from ludarium.table.game import Game
from ludarium.table.phrase import Phrase

_SECONDS_AN_ANSWER = 6  # of a person, about: with it the length in minutes is estimated


def page(level: str, sides: list[Side], pairs: Pairs) -> str:
    """One page; two sides stand beside each other, and first of all what differs."""
    first = sides[0]
    about = {"name": first.game.title["en"], "n": first.findings.matches, "bot": level}
    title = words.say(Phrase("lab-title", about), first.game.id)
    drawn = [(heading, [draw(side) for side in sides]) for heading, draw in _SECTIONS]
    sections = [
        section(
            words.say(Phrase(heading), first.game.id),
            *(_named(side, sides) + column for side, column in zip(sides, columns, strict=True)),
        )
        for heading, columns in drawn
        if any(columns)
    ]
    if len(sides) > 1:
        sections.insert(
            0, section(words.say(Phrase("lab-compared"), first.game.id), _compared(first.game, pairs, sides))
        )
    return sheet(title, str(first.options) if first.options else "", sections)


def _named(side: Side, sides: list[Side]) -> str:
    return f"<h3>{escape(side.name(sides))}</h3>" if len(sides) > 1 else ""


# -- the sections ---------------------------------------------------------------


def _compared(game: Game, pairs: Pairs, sides: list[Side]) -> str:
    rows = []
    for name, (value, low, high) in pairs.differences().items():
        id, _, seat = name.partition(" ")
        said = say(id, game, seat=int(seat) if seat else 0)
        sure = "" if low <= 0 <= high else say("lab-differs", game)
        rows.append([said, f"{value:+.3g}", f"{low:+.3g} … {high:+.3g}", sure])
    heads = ["", say("lab-difference", game), say("lab-interval", game), ""]
    who = say("lab-paired", game, a=sides[0].name(sides), b=sides[1].name(sides), n=pairs.pairs)
    return f"<p>{who}</p>" + table(heads, rows)


def _length(side: Side) -> str:
    game, found = side.game, side.findings
    rows = []
    spread = [
        ("lab-rounds", found.rounds, 1.0),
        ("lab-turns", found.turns, 1.0),
        ("lab-answers", found.answers, 1.0),
    ]
    for name, values, unit in (*spread, ("lab-estimated", found.answers, _SECONDS_AN_ANSWER / 60)):
        low, high = values.quantile(0.05) * unit, values.quantile(0.95) * unit
        rows.append([say(name, game), f"{values.median * unit:.0f}", f"{low:.0f} – {high:.0f}"])
    middle = table(["", say("lab-median", game), say("lab-most", game)], rows)
    minutes = say("lab-minutes", game, n=round(found.answers.median * _SECONDS_AN_ANSWER / 60))
    if len(found.rounds.counts) < 2:
        return f"{middle}<p>{minutes}</p>"  # always as many rounds: nothing to be seen
    return f"{middle}<p>{minutes}</p>" + _histogram(found.rounds, words.say(Phrase("lab-rounds"), game.id))


def _histogram(values: Histogram, title: str) -> str:
    frame = pl.DataFrame({"value": list(values.counts), "times": list(values.counts.values())})
    return charts.histogram(frame, title)


def _seats(side: Side) -> str:
    """By seat; and by the order of the first turns, where that is another one."""
    game, found = side.game, side.findings
    names = [words.say(Phrase("seat-name", {"number": seat + 1}), game.id) for seat in range(found.seats)]
    means = [f"{points / found.matches:.1f}" for points in found.points]
    drawn = _shares(side, names, found.seat_shares(), [(say("lab-points", game), means)])
    if found.ordered and found.turned:
        turns = [words.say(Phrase("lab-turn-of", {"n": n + 1}), game.id) for n in range(found.seats)]
        drawn += f"<h3>{say('lab-by-order', game)}</h3>" + _shares(side, turns, found.order_shares(), [])
    return drawn


def _shares(side: Side, names: list[str], shares: list[Interval], more: list[tuple[str, list[str]]]) -> str:
    """A row and a bar each; `more` are further columns."""
    game = side.game
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
            *(cells[n] for _, cells in more),
        ]
        for n, (name, s) in enumerate(zip(names, shares, strict=True))
    ]
    heads = ["", say("lab-wins", game), say("lab-interval", game), *(head for head, _ in more)]
    return table(heads, rows) + charts.shares(frame, "seat", words.say(Phrase("lab-wins"), game.id))


def _brought(side: Side) -> str:
    """What was brought, a row each: at all seats, and at each of them."""
    game, found = side.game, side.findings
    seats = [say("seat-name", game, number=seat + 1) for seat in range(found.seats)]
    heads = ["", *(say(f"lab-{head}", game) for head in ("wins", "interval", "points", "games")), *seats]
    rows = []
    for name, at in sorted(found.brought.items()):
        one = found.brought_at(name)
        value, low, high = one.share
        whole = [
            percent(value),
            f"{percent(low)} – {percent(high)}",
            f"{one.points / one.seats:.1f}",
            str(one.seats),
        ]
        by_seat = [percent(at[seat].share.value) if seat in at else "–" for seat in range(found.seats)]
        rows.append([escape(name) or say("lab-brought-nothing", game), *whole, *by_seat])
    return f"<p>{say('lab-brought-reads', game)}</p>" + table(heads, rows) if rows else ""


def _ends(side: Side) -> str:
    game, found = side.game, side.findings
    rows = [
        [say(f"reason-{reason}", game), str(n), percent(n / found.matches)]
        for reason, n in found.reasons.most_common()
    ]
    return table(["", say("lab-games", game), ""], rows)


def _sources(side: Side) -> str:
    game, found = side.game, side.findings
    rows = [
        (words.say(Phrase(group), game.id), words.say(Phrase(f"score-{part}"), game.id), points)
        for group, winners in (("lab-winners", True), ("lab-others", False))
        for part, points in found.parts(winners).items()
    ]
    frame = pl.DataFrame(rows, schema=["group", "part", "points"], orient="row")
    return charts.stacked(frame, words.say(Phrase("lab-points"), game.id)) + _over_time(side)


def _over_time(side: Side) -> str:
    """Where points come from as the match goes on, for winners and for the others."""
    game, found = side.game, side.findings
    drawn = ""
    for group, heading in enumerate(("lab-winners", "lab-others")):
        seats = found.course_seats[group]
        rows = [
            (10 * tenth, words.say(Phrase(f"score-{part}"), game.id), sums[tenth][group] / seats)
            for part, sums in found.course.items()
            for tenth in range(TENTHS)
            if seats
        ]
        if rows:
            frame = pl.DataFrame(rows, schema=["time", "part", "points"], orient="row")
            titles = (words.say(Phrase("lab-time"), game.id), words.say(Phrase("lab-points"), game.id))
            drawn += f"<h3>{say(heading, game)}</h3>" + charts.areas(frame, "time", "points", "part", titles)
    return drawn


def _drama(side: Side) -> str:
    game, found = side.game, side.findings
    if not found.lead_changes:
        return ""
    numbers = table(
        [""] * 2,
        [
            [say("lab-lead-changes", game), f"{found.lead_changes.mean:.1f}"],
            [say("lab-decided", game), percent(found.decided.median / 100)],
        ],
    )
    return numbers + _histogram(found.decided, words.say(Phrase("lab-decided-when"), game.id))


_SECTIONS = (
    ("lab-length", _length),
    ("lab-seats", _seats),
    ("lab-brought", _brought),
    ("lab-ends", _ends),
    ("lab-sources", _sources),
    ("lab-drama", _drama),
    ("lab-content", content),
    ("lab-happened", happened),
)
