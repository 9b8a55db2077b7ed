"""Every seat an agent: PettingZoo's AEC environment."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ludarium.lab.envs.actions import asked
from ludarium.lab.envs.drawing import RENDER_MODES, check_mode, draw
from ludarium.lab.envs.making import Terms
from ludarium.lab.envs.observing import Layout
from ludarium.lab.envs.rewards import Reward, Shaping, final
from ludarium.table.game import Game
from ludarium.table.match import Match
from ludarium.table.pack import HOUSE

ILLEGAL = -1.0  # the reward of an action that isn't legal: it ends the match


def env(game: str | Game, **how: Any) -> Any:
    """The environment in the wrappers PettingZoo gives its own board games: an illegal action ends the match.

    >>> from ludarium.lab import envs
    >>> env = envs.aec("progers", seats=2, options={"mode": "basic"})
    >>> env.reset(seed=1)
    >>> observation, reward, terminated, truncated, info = env.last()
    >>> sorted(observation)
    ['action_mask', 'observation']
    """
    raw: Any = AECMatch(game, **how)
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL))
    )


class AECMatch(AECEnv):  # type: ignore[misc]  # PettingZoo brings no types
    """A match; agents are `seat_0`, `seat_1` … What an agent observes is made of its own view."""

    def __init__(
        self,
        game: str | Game,
        seats: int = 0,
        options: dict[str, Any] | None = None,
        pack: str = HOUSE,
        brings: dict[int, Any] | None = None,
        reward: Reward = "rank",
        shaping: float = 0.0,
        max_cycles: int = 0,
        render_mode: str | None = None,
        observed: Layout | None = None,
    ) -> None:
        """`max_cycles`: the match is cut short after so many answers for each seat; 0: it never is."""
        super().__init__()
        check_mode(render_mode)
        self.terms = Terms(game, seats, options, pack, brings, reward, shaping, observed)
        self.max_cycles, self.render_mode = max_cycles, render_mode
        self.metadata = {
            "name": f"ludarium_{self.terms.game.id}",
            "render_modes": [*RENDER_MODES],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.terms.seats)]
        self._chance: Random | None = None
        seen = spaces.Box(-1.0, 1.0, (self.terms.layout.size,), np.float32)
        mask = spaces.Box(0, 1, (self.terms.actions.n,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.terms.actions.n) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        if seed is not None or self._chance is None:
            self._chance = self.terms.chance(seed)
        self.match: Match = self.terms.match(self._chance, keep=True)
        self._shaping = Shaping(self.terms.shaping, self.match, Random(self._chance.getrandbits(64)))
        self._answers = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        if self.match.asks:
            self.agent_selection = self.possible_agents[self.match.asks[0].seat]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        choice = asked(self.match, seat) if agent == self.agent_selection else None
        vector = self.terms.layout.vector(self.match.view(seat))
        return {"observation": vector, "action_mask": self.terms.actions.mask(choice)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        choice = asked(self.match, self.possible_agents.index(agent))
        assert choice is not None
        self.match.answer(self.terms.actions.option(choice, action), choice.seat)
        self._answers += 1
        self._cumulative_rewards[agent] = 0.0
        self._reward()
        self._accumulate_rewards()
        self._select()

    def _reward(self) -> None:
        gained = self._shaping.gain(self.match)
        result = self.match.result
        if result is not None:
            gained = [a + b for a, b in zip(gained, final(result, self.terms.reward), strict=True)]
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles and self._answers >= self.max_cycles * self.terms.seats:
            self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict(zip(self.possible_agents, gained, strict=True))

    def render(self) -> Any:
        seat = self.possible_agents.index(self.agent_selection)
        return draw(self.match.view(seat), self.render_mode)

    def close(self) -> None:
        pass
