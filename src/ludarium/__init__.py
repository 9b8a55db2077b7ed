"""Ludarium: five modern board games about living worlds, played in full, at one table.

A match asks questions and takes answers; everything else is computed from that.

>>> import ludarium
>>> match = ludarium.Match.new("progers", seats=2, options={"mode": "basic"}, seed=bytes(32))
>>> while match.ask:
...     match.answer(match.ask.options[-1])
>>> match.result.reason
'stall'
"""

from ludarium.table.choice import Choice, Kind, Refusal
from ludarium.table.errors import ContentError, LudariumError
from ludarium.table.eyes import Eyes, Question
from ludarium.table.game import Game, installed
from ludarium.table.match import Match
from ludarium.table.phrase import Phrase
from ludarium.table.position import Position
from ludarium.table.view import Event, Result, View

__all__ = [
    "Choice",
    "ContentError",
    "Event",
    "Eyes",
    "Game",
    "Kind",
    "LudariumError",
    "Match",
    "Phrase",
    "Position",
    "Question",
    "Refusal",
    "Result",
    "View",
    "installed",
]
