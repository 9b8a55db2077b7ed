"""What the numbers of an environment mean, field by field, for people."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludarium.lab.envs.making import Terms
from ludarium.table.match import KEY_SIZE, Match


def describe(game: str, seats: int = 0, options: dict[str, Any] | None = None) -> Iterator[str]:
    """Lines of Markdown.

    >>> from ludarium.lab import envs
    >>> lines = list(envs.describe("progers", 2, {"mode": "basic"}))
    >>> [line for line in lines if line.startswith("| `rovers[0].cell`")]
    ['| `rovers[0].cell` | ... | 0 | 36 | -1 before it is put down |']
    """
    terms = Terms(game, seats, options)
    match = Match.new(terms.game, terms.seats, terms.options, bytes(KEY_SIZE), pack=terms.pack, keep=False)
    columns = terms.layout.columns(type(match.view(0).board))
    yield f"# {terms.game.id}, {terms.seats} seats: {len(columns)} numbers, {terms.actions.n} actions"
    yield ""
    yield "In an observation each is scaled to 0 … 1 from its least value to its greatest; -1 where there is nothing."
    yield ""
    yield "| field | at | from | to | what it is |"
    yield "|---|---|---|---|---|"
    for at, column in enumerate(columns):
        yield f"| `{column.name}` | {at} | {column.low:g} | {column.high:g} | {column.says} |"
    yield ""
    yield "| kind of question | first action | actions |"
    yield "|---|---|---|"
    for kind in terms.game.kinds(terms.game.open_box(terms.options, terms.pack, terms.seats)):
        yield f"| `{kind.name}` | {terms.actions.first[kind.name]} | {kind.size} |"
