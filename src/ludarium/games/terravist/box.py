"""All that never changes in a match of Terravist: options, content, places, kinds of questions."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

from ludarium.games.terravist.content import Cheat
from ludarium.games.terravist.options import Options
from ludarium.games.terravist.places import Ground
from ludarium.games.terravist.questions import Questions
from ludarium.games.terravist.terms import HABITATS
from ludarium.games.terravist.vocabulary import Cost
from ludarium.table.errors import LudariumError
from ludarium.table.phrase import Phrase

if TYPE_CHECKING:
    from ludarium.games.terravist.printed import Printed


class Box(Questions):
    """Opened once for all matches of the same options, pack and number of seats; copies share it."""

    def __init__(self, options: Options, files: dict[str, Any], seats: int) -> None:
        super().__init__(files, seats)
        self.options = options
        self.seats = seats
        self.overlay = options.seam == "overlay"
        self.lengths = tuple(options.first_round_turns - step for step in range(3))  # TV-3.2
        self.ground = lru_cache(maxsize=4096)(self._ground)
        self.all_used = [-1] * len(self.dice)
        self._check_options()

    @cached_property
    def printed(self) -> Printed:
        """What is printed, as a browser draws it."""
        from ludarium.games.terravist.printed import Printed

        return Printed(self)

    def _check_options(self) -> None:
        wanted, found = self.options.hard_mode, self.content.cheats
        if wanted not in ("off", "random", *found) or (wanted == "random" and not found):
            raise LudariumError(
                f"options of terravist: hard_mode: the pack has {', '.join(found) or 'none'}, not {wanted}"
            )

    def _ground(self, cells: tuple[int, ...]) -> Ground:
        return Ground(self.niches, cells)

    # -- whose ability acts ----------------------------------------------------

    def act_of_board(self, habitat: int) -> int:
        return self.cards + habitat

    def act_of_weather(self, card: int) -> int:
        return self.cards + len(HABITATS) + card

    def acting(self, act: int) -> Phrase | None:
        """The name of what acts, by the number the state has for it."""
        if act < 0:
            return None
        if act < self.cards:
            return self.creature(act)
        act -= self.cards
        return self.board(act) if act < len(HABITATS) else self.weather(act - len(HABITATS))

    # -- costs of developing ---------------------------------------------------

    def cheat(self, name: str) -> Cheat | None:
        return self.content.cheats[name] if name else None

    def development(self, cheat: str, habitat: int, before: int) -> Cost:
        """TV-10.2, TV-22.2: what a board costs when `before` boards have been developed."""
        card = self.cheat(cheat)
        if card is not None:
            return card.cost[before if card.by_order else habitat]
        board = self.content.boards[habitat]
        assert board is not None
        return board.cost

    def bonus(self, cheat: str, habitat: int, before: int) -> int:
        """TV-10.4, TV-22.2: what it is worth at the end."""
        card = self.cheat(cheat)
        if card is not None:
            return card.bonus[before if card.by_order else habitat]
        board = self.content.boards[habitat]
        assert board is not None
        return board.row.bonus
