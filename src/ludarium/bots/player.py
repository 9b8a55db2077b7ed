"""What a player that is a program has to be able to do."""

from __future__ import annotations

from typing import Protocol

from ludarium.table.eyes import Eyes


class Bot(Protocol):
    """It may remember what it likes between questions, and must not need to: any question may be its first."""

    def choose(self, eyes: Eyes) -> int:
        """An option of the question that this seat is asked."""
        ...
