"""Teach a network to play basic Прогеры by masked PPO, and see whether it beats a bot that answers anything.

    pip install "ludarium[train]"
    python docs/examples/masked_ppo.py --steps 200000

Some minutes on one core. The environment is Gymnasium's: one seat is trained, a bot sits at the other.
"""

from __future__ import annotations

import argparse
from typing import Any

from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

from ludarium.lab import envs

GAME: dict[str, Any] = {"game": "progers", "seats": 2, "options": {"mode": "basic", "stall_rounds": 10}}


def train(steps: int, seed: int = 1) -> MaskablePPO:
    """The reward is the win; on the way, how much better the position has come to look."""

    def environment() -> envs.SingleMatch:
        return envs.single(**GAME, bots="random", reward="win", shaping=2.0, max_cycles=400)

    model = MaskablePPO(
        "MlpPolicy",
        make_vec_env(environment, n_envs=8, seed=seed),
        n_steps=256,
        batch_size=256,
        n_epochs=4,
        gamma=0.995,
        ent_coef=0.01,
        learning_rate=5e-4,
        seed=seed,
        device="cpu",
    )
    model.learn(steps)
    return model


def share_of_wins(model: MaskablePPO, matches: int, seed: int = 1_000_000) -> tuple[float, float]:
    """Against the random bot: the share of wins, and points more than the other had, on average."""
    env = envs.single(**GAME, bots="random", reward="score", max_cycles=2000)
    wins = lead = 0.0
    for number in range(matches):
        observation, info = env.reset(seed=seed + number)
        over = False
        while not over:
            action, _ = model.predict(observation, action_masks=env.action_masks())
            observation, _, ended, cut, info = env.step(int(action))
            over = ended or cut
        if "ranks" in info:
            ranks, scores, own = info["ranks"], info["scores"], info["seat"]
            wins += (ranks[own] == 1) / ranks.count(1)
            lead += scores[own] - scores[1 - own]
    return wins / matches, lead / matches


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--steps", type=int, default=200_000)
    words.add_argument("--matches", type=int, default=200, help="played afterwards, to see what it has learnt")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--save", help="keep the network and its layout here")
    chosen = words.parse_args()
    model = train(chosen.steps, chosen.seed)
    wins, lead = share_of_wins(model, chosen.matches)
    print(f"{chosen.steps} steps: {100 * wins:.1f} % of {chosen.matches} matches against random, {lead:+.2f} points")
    if chosen.save:
        model.save(chosen.save)


if __name__ == "__main__":
    main()
