"""PettingZoo's own tic-tac-toe, played at random through its AEC interface: what a step costs elsewhere."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from statistics import fmean
from time import process_time


def tictactoe() -> Callable[[], int]:
    """A whole match, as PettingZoo's documentation plays it; how many steps it took."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about how it is to be imported
        from pettingzoo.classic import tictactoe_v3

        env = tictactoe_v3.env()

    def play() -> int:
        env.reset()
        steps = 0
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
            steps += 1
        return steps

    return play


def by_turns(ours: Callable[[], int], theirs: Callable[[], int], rounds: int = 8) -> tuple[float, float]:
    """Steps a second of both, measured by turns in the same seconds. All rounds count: the best would be the easiest
    stretch of a match, and what else the machine does disturbs both."""
    ours()
    theirs()
    pairs = [(_rate(theirs), _rate(ours)) for _ in range(rounds)]
    return fmean(ours for _, ours in pairs), fmean(theirs for theirs, _ in pairs)


def _rate(work: Callable[[], int], seconds: float = 0.25) -> float:
    done, began = 0, process_time()
    while (passed := process_time() - began) < seconds:
        done += work()
    return done / passed
