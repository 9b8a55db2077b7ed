"""Harbours with one thing wrong each. The conformance suite must find every one of them."""

from ludarium.table.game import Game
from tests.toys.broken import secrets, states, turns, wording
from tests.toys.harbour import Rules, played_by

PARTS = (secrets, states, turns, wording)


def of(rules: type[Rules]) -> Game:
    return played_by(rules())


def broken_rules() -> set[type[Rules]]:
    """Those of these modules, bases that nobody plays included."""
    found = {value for part in PARTS for value in vars(part).values() if isinstance(value, type)}
    return {kind for kind in found if issubclass(kind, Rules) and kind.__module__.startswith(__name__)}
