"""The floor: random playouts of tic-tac-toe in plain Python, as anybody would write them. Decisions per second.

Processor time is counted, so that other programs disturb less. Machines differ, and one machine differs from minute to
minute; a ratio to what the same Python did in the same minute says how much of the time goes into our table and rules,
and can be compared with yesterday's.
"""

from __future__ import annotations

import random
from time import process_time

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def legal(board: list[int]) -> list[int]:
    return [cell for cell in range(9) if board[cell] == 0]


def won(board: list[int], player: int) -> bool:
    return any(board[a] == board[b] == board[c] == player for a, b, c in LINES)


def playout() -> int:
    """Play one game at random, legal moves listed at each decision as ours are; how many decisions it took."""
    board = [0] * 9
    player = 1
    decisions = 0
    while moves := legal(board):
        board[random.choice(moves)] = player
        decisions += 1
        if won(board, player):
            break
        player = 3 - player
    return decisions


def floor(seconds: float = 2.0, repetitions: int = 5) -> float:
    """Decisions per second: the best of some short repetitions, for what is slower was disturbed."""
    return max(_rate(seconds / repetitions) for _ in range(repetitions))


def _rate(seconds: float) -> float:
    decisions = 0
    began = process_time()
    while (passed := process_time() - began) < seconds:
        for _ in range(20):
            decisions += playout()
    return decisions / passed
