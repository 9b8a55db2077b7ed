"""The floor: random playouts of tic-tac-toe in plain Python, as anybody would write them. Decisions per second.

Machines differ, and one machine differs from minute to minute. A ratio to what the same Python did in the same minute
says how much of the time goes into our table and rules, and can be compared with yesterday's.
"""

from __future__ import annotations

import random
from time import perf_counter

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def playout() -> int:
    """Play one game at random; how many decisions it took."""
    board = [0] * 9
    empty = list(range(9))
    player = 1
    decisions = 0
    while empty:
        cell = random.choice(empty)
        empty.remove(cell)
        board[cell] = player
        decisions += 1
        for a, b, c in LINES:
            if board[a] == player and board[b] == player and board[c] == player:
                return decisions
        player = 3 - player
    return decisions


def floor(seconds: float = 2.0, repetitions: int = 5) -> float:
    """Decisions per second: the best of some short repetitions, for what is slower was disturbed."""
    return max(_rate(seconds / repetitions) for _ in range(repetitions))


def _rate(seconds: float) -> float:
    decisions = 0
    began = perf_counter()
    while (passed := perf_counter() - began) < seconds:
        for _ in range(20):
            decisions += playout()
    return decisions / passed
