"""How deeply a bot thinks, and by which rules."""

from __future__ import annotations

import msgspec

from ludarium.table.errors import LudariumError
from ludarium.table.table import Tuning


class Level(msgspec.Struct, frozen=True):
    """Counted in iterations, so that it keeps its character on any machine; the seconds only end what takes too long
    on a slow one. Noise is in spreads of the outcomes it saw: it confuses what is close.

    `paranoid` and `multi` are as the game's tuning says, where they are None here.
    """

    iterations: int
    noise: float = 0.0
    seconds: float = 10.0
    name: str = ""  # by which a game may give it a budget of its own
    times: int = 1  # of that budget
    paranoid: bool | None = None
    multi: bool | None = None
    processes: int = 1

    def check(self) -> None:
        if self.iterations < 1 or self.seconds <= 0 or self.times < 1:
            raise LudariumError(
                "a search needs a budget: at least 1 iteration and some time, "
                f"not {self.times * self.iterations} in {self.seconds} s"
            )
        if self.processes < 1:
            raise LudariumError(f"a search needs at least 1 process, not {self.processes}")

    def looks(self, tuning: Tuning) -> int:
        """So often it looks ahead in this game."""
        return self.times * tuning.looks.get(self.name, self.iterations)

    def tuned(self, tuning: Tuning) -> Tuning:
        """How this level looks ahead in this game."""
        changed = {"paranoid": self.paranoid, "multi": self.multi}
        return msgspec.structs.replace(
            tuning, **{name: value for name, value in changed.items() if value is not None}
        )
