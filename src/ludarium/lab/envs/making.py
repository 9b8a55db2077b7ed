"""What an environment is made of: the game, what it is played by, and what is wrong with that."""

from __future__ import annotations

import os
from random import Random
from typing import Any

from ludarium.lab.envs.actions import Actions
from ludarium.lab.envs.observing import Layout, layout
from ludarium.lab.envs.rewards import Reward, check_reward
from ludarium.table.game import Game, find
from ludarium.table.match import KEY_SIZE, Match
from ludarium.table.pack import HOUSE


class Terms:
    """Checked once; then it makes matches, each from a seed of its own."""

    def __init__(
        self,
        game: str | Game,
        seats: int = 0,
        options: dict[str, Any] | None = None,
        pack: str = HOUSE,
        brings: dict[int, Any] | None = None,
        reward: Reward = "rank",
        shaping: float = 0.0,
        observed: Layout | None = None,
    ) -> None:
        self.game = find(game) if isinstance(game, str) else game
        self.seats = seats or self.game.seats.start
        self.pack = self.game.pack(pack)
        self.options = self.game.read_options(options, self.pack)
        self.brings = brings
        check_reward(reward, shaping)
        self.reward: Reward = reward
        self.shaping = shaping
        box = self.game.open_box(self.options, self.pack, self.seats)
        self.actions = Actions(self.game.kinds(box))
        self.layout = observed or layout(self.game, self.seats, options, pack, brings)

    def chance(self, seed: int | None) -> Random:
        return Random(int.from_bytes(os.urandom(16), "big") if seed is None else seed)

    def match(self, chance: Random, keep: bool) -> Match:
        seed = chance.randbytes(KEY_SIZE)
        return Match.new(
            self.game,
            self.seats,
            self.options,
            seed,
            brings=self.brings,
            pack=self.pack,
            keep=keep,
            listen=False,
        )
