"""What a seat may ask without changing anything: why not, and what if, what a bot values."""

from __future__ import annotations

import secrets
from functools import partial

from ludarium import bots
from ludarium.server.protocol import Preview, Refused, Valued, Values, WhyNot
from ludarium.table.choice import Refusal
from ludarium.table.eyes import Eyes
from ludarium.table.match import KEY_SIZE, Match
from ludarium.table.phrase import Phrase


def explain(match: Match, said: WhyNot) -> Refused:
    options = [said.option]
    choice = next((choice for choice in match.asks if choice.seat == said.seat), None)
    if choice is not None and said.targets:
        touched = tuple(said.targets)
        begins = partial(_begins, touched)
        options = [o for o in range(choice.kind.size) if begins(choice.kind.targets(o))]
    return why_refused(match, said.id, said.seat, options)


def _begins(touched: tuple[str, ...], targets: tuple[str, ...]) -> bool:
    return targets[: len(touched)] == touched


def why_refused(match: Match, id: str, seat: int, options: list[int]) -> Refused:
    """Why none of these options is legal; the first one's reason, or that one of them is."""
    choice = next((choice for choice in match.asks if choice.seat == seat), None)
    if choice is None:
        return Refused(id, "", Phrase("refuse-not-your-turn"))
    refusals = [choice.why_not(option) for option in options]
    if None in refusals:
        return Refused(id, choice.because, Phrase("refuse-nothing"))
    first = refusals[0] if refusals else None
    return _said(id, first or Refusal(choice.because, "not-offered"))


def _said(id: str, refusal: Refusal) -> Refused:
    why = refusal.why or refusal.clause.replace(".", "-")
    return Refused(id, refusal.clause, Phrase(f"refuse-{why}", refusal.args))


def previewed(match: Match, said: Preview) -> list[Phrase]:
    """The game's own account, told of a world in which all that this seat can't know is dealt anew."""
    preview = getattr(match.game, "preview", None)
    if preview is None:
        return []
    world = match.imagine(said.seat, secrets.token_bytes(KEY_SIZE))
    told: list[Phrase] = preview(world.t, world.s, said.seat, said.options)
    return told


def valued(match: Match, said: Values) -> Valued:
    """What a bot builds on, from what the one who asks may know."""
    if match.game.values is None:
        return Valued(said.id, said.of, Phrase("values-none"))
    found = bots.value(Eyes(match, said.seat), said.of, secrets.randbits(63))
    return Valued(said.id, said.of, found.sentence())
