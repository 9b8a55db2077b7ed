"""The part of a balance page about content: what was offered and taken, what happened, and how those fared."""

from __future__ import annotations

from html import escape

from ludarium.lab.findings import Content, Findings, Happened
from ludarium.lab.intervals import share
from ludarium.lab.paper import folded, percent, say, table
from ludarium.lab.side import Side
from ludarium.table import words
from ludarium.table.choice import Kind

_FEW = 20  # seats; below that a win rate says nothing
_NAMED = 60  # things that were never used are named up to this number


def content(side: Side) -> str:
    """Each option by name. What is taken by who is ahead anyway wins more: the page says so."""
    game, found = side.game, side.findings
    heads = ["", *(say(f"lab-{head}", game) for head in ("offered", "taken", "win-taken", "win-left"))]
    drawn = f"<p>{say('lab-confounded', game)}</p>" + _unused(side)
    for kind in _kinds(side):
        rows = [
            [escape(words.say(kind.say(option), game.id)), *_numbers(found.content[f"{kind.name}/{option}"])]
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
        f"{kind.name}: {words.say(kind.say(option), game.id)}"
        for kind in _kinds(side)
        for option in range(kind.size)
        if (one := found.content.get(f"{kind.name}/{option}")) is not None and not one.taken
    ]
    domain = sum(kind.size for kind in _kinds(side))
    told = f"<p>{say('lab-never', game, n=len(left))} {say('lab-unseen', game, n=domain - len(found.content))}</p>"
    if not left:
        return told
    named = escape("; ".join(left[:_NAMED])) + (" …" if len(left) > _NAMED else "")
    return told + folded(say("lab-which", game), f"<p class=few>{named}</p>", open=False)


def _numbers(content: Content) -> list[str]:
    left = content.seats - content.seats_taken
    return [
        str(content.offered),
        percent(content.taken / content.offered),
        _rate(content.wins_taken, content.seats_taken),
        _rate(content.wins_left, left),
    ]


def happened(side: Side) -> str:
    """Each event with what it was about: how often, to how many, and how those fared."""
    game, found = side.game, side.findings
    heads = ["", *(say(f"lab-{head}", game) for head in ("times", "seats-of", "win-with", "win-without"))]
    groups: dict[str, list[list[str]]] = {}
    for name, one in sorted(found.happened.items()):
        event, _, about = name.partition(" ")
        groups.setdefault(event, []).append([escape(about or event), *_frequencies(found, one)])
    if not groups:
        return ""
    tables = [
        folded(f"{escape(event)} ({len(rows)})", table(heads, rows), open=False)
        for event, rows in groups.items()
    ]
    return f"<p>{say('lab-happened-reads', game)}</p>" + "".join(tables)


def _frequencies(found: Findings, one: Happened) -> list[str]:
    seats = found.matches * found.seats
    return [
        f"{one.times / found.matches:.2f}",
        percent(one.seats / seats),
        _rate(one.wins, one.seats),
        _rate(found.all_wins - one.wins, seats - one.seats),
    ]


def _rate(wins: float, seats: int) -> str:
    rate = share(wins, seats)
    return f"{percent(rate.value)} ± {50 * (rate.high - rate.low):.0f}" if seats >= _FEW else "–"
