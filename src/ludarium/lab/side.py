"""What a balance report compares: the findings of one pack with one set of options."""

from __future__ import annotations

from typing import Any, NamedTuple

from ludarium.lab.findings import Findings
from ludarium.table.game import Game


class Side(NamedTuple):
    """What was found with one pack and one set of options."""

    game: Game
    pack: str
    options: dict[str, Any]
    findings: Findings

    def name(self, sides: list[Side]) -> str:
        """What sets it apart from the others."""
        if len({side.pack for side in sides}) > 1:
            return self.pack
        apart = [name for name in sides[-1].options if sides[0].options.get(name) != sides[-1].options[name]]
        own = self.game.read_options(self.options, self.game.pack(self.pack))
        return ", ".join(f"{name} = {getattr(own, name)}" for name in apart) or "–"
