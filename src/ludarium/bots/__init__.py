"""Players that are programs. All they get is what a seat sees: `ludarium.Eyes`.

>>> from ludarium import bots
>>> bots.levels()
('random', 'greedy')
"""

from ludarium.bots.levels import levels, make
from ludarium.bots.player import Bot

__all__ = ["Bot", "levels", "make"]
