"""One seat to be trained, bots at the others: a Gymnasium environment."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from ludarium import bots as programs
from ludarium.lab.envs.actions import Mask, asked
from ludarium.lab.envs.drawing import RENDER_MODES, check_mode, draw
from ludarium.lab.envs.making import Terms
from ludarium.lab.envs.observing import Layout
from ludarium.lab.envs.rewards import Reward, Shaping, final
from ludarium.table.errors import LudariumError
from ludarium.table.eyes import Eyes
from ludarium.table.game import Game
from ludarium.table.match import Match
from ludarium.table.pack import HOUSE

ILLEGAL = -1.0


def single(game: str | Game, **how: Any) -> SingleMatch:
    """The environment.

    >>> from ludarium.lab import envs
    >>> env = envs.single("progers", seats=2, options={"mode": "basic"}, bots="random", max_cycles=50)
    >>> observation, info = env.reset(seed=1)
    >>> observation.shape == env.observation_space.shape, int(info["action_mask"].sum()) > 1
    (True, True)
    """
    return SingleMatch(game, **how)


class SingleMatch(gymnasium.Env[np.ndarray[Any, Any], Any]):
    """A match at which all seats but one are bots'. `info["action_mask"]` says what is legal; what isn't ends the match
    with a reward of -1."""

    def __init__(
        self,
        game: str | Game,
        seats: int = 0,
        options: dict[str, Any] | None = None,
        pack: str = HOUSE,
        brings: dict[int, Any] | None = None,
        bots: Sequence[str] | str = "random",
        seat: int | None = None,
        reward: Reward = "rank",
        shaping: float = 0.0,
        max_cycles: int = 0,
        render_mode: str | None = None,
        observed: Layout | None = None,
    ) -> None:
        """`bots`: the level of all others, or one for each of them. `seat`: whose place is taken; None: another one in
        each match, by chance. `max_cycles`: the match is cut short after so many own answers; 0: it never is."""
        check_mode(render_mode)
        self.terms = Terms(game, seats, options, pack, brings, reward, shaping, observed)
        others = self.terms.seats - 1
        self.bots = [bots] * others if isinstance(bots, str) else list(bots)
        if len(self.bots) != others:
            raise LudariumError(f"bots: {others} expected, one for each other seat, not {len(self.bots)}")
        for level in self.bots:
            programs.make(level, 0)
        if seat is not None and not 0 <= seat < self.terms.seats:
            raise LudariumError(f"seat: 0 to {others} expected, not {seat}")
        self.seat, self.max_cycles, self.render_mode = seat, max_cycles, render_mode
        self.metadata = {"render_modes": [*RENDER_MODES], "render_fps": 1}
        self.observation_space = spaces.Box(-1.0, 1.0, (self.terms.layout.size,), np.float32)
        self.action_space = spaces.Discrete(self.terms.actions.n)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray[Any, Any], dict[str, Any]]:
        super().reset(seed=seed, options=options)
        chance = Random(int(self.np_random.integers(1 << 62)))
        while True:
            self.match: Match = self.terms.match(chance, keep=True)
            self.own = chance.randrange(self.terms.seats) if self.seat is None else self.seat
            self._seat_bots(chance)
            if self.match.asks:  # bots alone may have ended it
                break
        self._shaping = Shaping(self.terms.shaping, self.match, Random(chance.getrandbits(64)))
        self._answers = 0
        return self._observation(), self._info()

    def _seat_bots(self, chance: Random) -> None:
        levels = iter(self.bots)
        self._players = [
            None if seat == self.own else programs.make(next(levels), chance.getrandbits(32))
            for seat in range(self.terms.seats)
        ]
        self._let_bots_answer()

    def _let_bots_answer(self) -> None:
        """Until the own seat is asked."""
        match = self.match
        while match.asks and asked(match, self.own) is None:
            choice = match.asks[0]
            player = self._players[choice.seat]
            assert player is not None
            match.answer(player.choose(Eyes(match, choice.seat)), choice.seat)

    def step(self, action: Any) -> tuple[np.ndarray[Any, Any], float, bool, bool, dict[str, Any]]:
        choice = asked(self.match, self.own)
        if choice is None:
            raise LudariumError("the match is over: call reset")
        try:
            option = self.terms.actions.option(choice, action)
        except LudariumError:
            return self._observation(), ILLEGAL, True, False, {**self._info(), "illegal": True}
        self.match.answer(option, self.own)
        self._let_bots_answer()
        self._answers += 1
        reward = self._shaping.gain(self.match)[self.own]
        result = self.match.result
        if result is not None:
            reward += final(result, self.terms.reward)[self.own]
        cut = result is None and 0 < self.max_cycles <= self._answers
        return self._observation(), reward, result is not None, cut, self._info()

    @property
    def shaping_at_start(self) -> float:
        """What the rewards on the way began with, and so sum up to less than nothing by."""
        return self._shaping.start[self.own]

    def action_masks(self) -> Mask:
        """What masked PPO asks for."""
        return self.terms.actions.mask(asked(self.match, self.own))

    def _observation(self) -> np.ndarray[Any, Any]:
        return self.terms.layout.vector(self.match.view(self.own))

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.action_masks(), "seat": self.own}
        result = self.match.result
        if result is not None:
            info |= {"scores": list(result.scores), "ranks": list(result.ranks)}
        return info

    def render(self) -> Any:
        return draw(self.match.view(self.own), self.render_mode)
