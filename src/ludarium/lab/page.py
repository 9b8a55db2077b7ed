"""The page of a balance report: self-contained HTML, charts inside, words by Fluent."""

from __future__ import annotations

from html import escape
from typing import Any, NamedTuple

import polars as pl

from ludarium.lab import charts
from ludarium.lab.findings import TENTHS, Content, Findings
from ludarium.lab.intervals import Histogram, share
from ludarium.lab.pairing import Pairs
from ludarium.lab.paper import folded, percent, section, sheet, table
from ludarium.table import words
from ludarium.table.choice import Kind
from ludarium.table.game import Game
from ludarium.table.phrase import Phrase

_SECONDS_AN_ANSWER = 6  # of a person, about: with it the length in minutes is estimated
_FEW = 20  # seats; below that a win rate says nothing
_NAMED = 60  # things that were never used are named up to this number


class Side(NamedTuple):
    """What was found with one pack and one set of options."""

    game: Game
    pack: str
    options: dict[str, Any]
    findings: Findings

    def name(self, sides: list[Side]) -> str:
        """What sets it apart from the others."""
        if len({side.pack for side in sides}) > 1:
            return self.pack
        apart = [name for name in sides[-1].options if sides[0].options.get(name) != sides[-1].options[name]]
        own = self.game.read_options(self.options, self.game.pack(self.pack))
        return ", ".join(f"{name} = {getattr(own, name)}" for name in apart) or "–"


def page(level: str, sides: list[Side], pairs: Pairs) -> str:
    """One page; two sides stand beside each other, and first of all what differs."""
    first = sides[0]
    about = {"name": first.game.title["en"], "n": first.findings.matches, "bot": level}
    title = _said(first.game, Phrase("lab-title", about))
    drawn = [(heading, [draw(side) for side in sides]) for heading, draw in _SECTIONS]
    sections = [
        section(
            _said(first.game, Phrase(heading)),
            *(_named(side, sides) + column for side, column in zip(sides, columns, strict=True)),
        )
        for heading, columns in drawn
        if any(columns)
    ]
    if len(sides) > 1:
        sections.insert(
            0, section(_said(first.game, Phrase("lab-compared")), _compared(first.game, pairs, sides))
        )
    return sheet(title, str(first.options) if first.options else "", sections)


def _say(id: str, game: Game, **args: Any) -> str:
    return escape(words.say(Phrase(id, args), game.id))


def _named(side: Side, sides: list[Side]) -> str:
    return f"<h3>{escape(side.name(sides))}</h3>" if len(sides) > 1 else ""


# -- the sections ---------------------------------------------------------------


def _compared(game: Game, pairs: Pairs, sides: list[Side]) -> str:
    rows = []
    for name, (value, low, high) in pairs.differences().items():
        id, _, seat = name.partition(" ")
        said = _say(id, game, seat=int(seat) if seat else 0)
        sure = "" if low <= 0 <= high else _say("lab-differs", game)
        rows.append([said, f"{value:+.3g}", f"{low:+.3g} … {high:+.3g}", sure])
    heads = ["", _say("lab-difference", game), _say("lab-interval", game), ""]
    who = _say("lab-paired", game, a=sides[0].name(sides), b=sides[1].name(sides), n=pairs.pairs)
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
        rows.append([_say(name, game), f"{values.median * unit:.0f}", f"{low:.0f} – {high:.0f}"])
    middle = table(["", _say("lab-median", game), _say("lab-most", game)], rows)
    minutes = _say("lab-minutes", game, n=round(found.answers.median * _SECONDS_AN_ANSWER / 60))
    return f"{middle}<p>{minutes}</p>" + _histogram(found.rounds, words.say(Phrase("lab-rounds"), game.id))


def _histogram(values: Histogram, title: str) -> str:
    frame = pl.DataFrame({"value": list(values.counts), "times": list(values.counts.values())})
    return charts.histogram(frame, title)


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


def _brought(side: Side) -> str:
    """What was brought, a row each: at all seats, and at each of them."""
    game, found = side.game, side.findings
    seats = [_say("seat-name", game, number=seat + 1) for seat in range(found.seats)]
    heads = ["", *(_say(f"lab-{head}", game) for head in ("wins", "interval", "points", "games")), *seats]
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
        rows.append([escape(name) or _say("lab-brought-nothing", game), *whole, *by_seat])
    return f"<p>{_say('lab-brought-reads', game)}</p>" + table(heads, rows) if rows else ""


def _ends(side: Side) -> str:
    game, found = side.game, side.findings
    rows = [
        [_say(f"reason-{reason}", game), str(n), percent(n / found.matches)]
        for reason, n in found.reasons.most_common()
    ]
    return table(["", _say("lab-games", game), ""], rows)


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
            drawn += f"<h3>{_say(heading, game)}</h3>" + charts.areas(frame, "time", "points", "part", titles)
    return drawn


def _drama(side: Side) -> str:
    game, found = side.game, side.findings
    if not found.lead_changes:
        return ""
    numbers = table(
        [""] * 2,
        [
            [_say("lab-lead-changes", game), f"{found.lead_changes.mean:.1f}"],
            [_say("lab-decided", game), percent(found.decided.median / 100)],
        ],
    )
    return numbers + _histogram(found.decided, words.say(Phrase("lab-decided-when"), game.id))


def _content(side: Side) -> str:
    """Each option by name. What is taken by who is ahead anyway wins more: the page says so."""
    game, found = side.game, side.findings
    heads = ["", *(_say(f"lab-{head}", game) for head in ("offered", "taken", "win-taken", "win-left"))]
    drawn = f"<p>{_say('lab-confounded', game)}</p>" + _unused(side)
    for kind in _kinds(side):
        rows = [
            [escape(_said(game, kind.say(option))), *_numbers(found.content[f"{kind.name}/{option}"])]
            for option in range(kind.size)
            if f"{kind.name}/{option}" in found.content
        ]
        if rows:
            drawn += folded(f"{escape(kind.name)} ({len(rows)})", table(heads, rows), open=len(rows) <= 40)
    return drawn


def _kinds(side: Side) -> tuple[Kind, ...]:
    game = side.game
    pack = game.pack(side.pack)
    return game.kinds(game.open_box(game.read_options(side.options, pack), pack, side.findings.seats))


def _unused(side: Side) -> str:
    """What was offered and never taken, by name; of what was never offered, how much."""
    game, found = side.game, side.findings
    left = [
        f"{kind.name}: {_said(game, kind.say(option))}"
        for kind in _kinds(side)
        for option in range(kind.size)
        if (one := found.content.get(f"{kind.name}/{option}")) is not None and not one.taken
    ]
    domain = sum(kind.size for kind in _kinds(side))
    told = f"<p>{_say('lab-never', game, n=len(left))} {_say('lab-unseen', game, n=domain - len(found.content))}</p>"
    if not left:
        return told
    named = escape("; ".join(left[:_NAMED])) + (" …" if len(left) > _NAMED else "")
    return told + folded(_say("lab-which", game), f"<p class=few>{named}</p>", open=False)


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
    ("lab-brought", _brought),
    ("lab-ends", _ends),
    ("lab-sources", _sources),
    ("lab-drama", _drama),
    ("lab-content", _content),
)
