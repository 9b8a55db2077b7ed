"""Players that are programs. All they get is what a seat sees: `ludarium.Eyes`.

>>> from ludarium import bots
>>> bots.levels()
('beginner', 'casual', 'strong', 'expert')
>>> bots.names()
('random', 'greedy', 'beginner', 'casual', 'strong', 'expert')
"""

from ludarium.bots.advice import Hint, Judged, Judgement, hint, judge, judge_record
from ludarium.bots.levels import levels, make, names, searching
from ludarium.bots.player import Bot
from ludarium.bots.strengths import Strength, Strengths, measured
from ludarium.bots.valuing import Valued, value

__all__ = [
    "Bot",
    "Hint",
    "Judged",
    "Judgement",
    "Strength",
    "Strengths",
    "Valued",
    "hint",
    "judge",
    "judge_record",
    "levels",
    "make",
    "measured",
    "names",
    "searching",
    "value",
]
