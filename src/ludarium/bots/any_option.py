"""The bot that answers anything that is legal."""

from __future__ import annotations

from random import Random

from ludarium.table.eyes import Eyes


class AnyOption:
    """Every option is equally likely."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance

    def choose(self, eyes: Eyes) -> int:
        ask = eyes.ask
        assert ask is not None, "a bot is asked only when its seat is"
        return self._chance.choice(ask.options)
