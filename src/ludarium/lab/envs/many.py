"""Many matches stepped together in one process, for training: observations and masks in one array for all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np

from ludarium.lab.envs.making import Terms
from ludarium.lab.envs.rewards import Reward, final
from ludarium.table.choice import Choice
from ludarium.table.errors import LudariumError
from ludarium.table.game import Game
from ludarium.table.match import Match
from ludarium.table.pack import HOUSE
from ludarium.table.sight import NOTHING

Array = np.ndarray[Any, Any]


class Batch(NamedTuple):
    """A row a match. The arrays are written anew at each step: copy what you keep."""

    observation: Array  # of the seat that is asked
    mask: Array  # 1 for each legal action
    seat: Array  # who is asked
    rewards: Array  # by seat; not 0 only where a match has just ended
    over: Array  # a match has ended, and the rest of the row is of the next one's beginning
    cut: Array  # it was cut short


class Many:
    """`n` matches; where one ends the next begins.

    >>> from ludarium.lab import envs
    >>> many = envs.Many("progers", 8, seats=2, options={"mode": "basic"}, seed=1)
    >>> batch = many.reset()
    >>> for _ in range(10):
    ...     batch = many.step(many.anything())
    >>> batch.observation.shape == (8, many.layout.size), batch.mask.shape == (8, many.actions.n)
    (True, True)
    """

    def __init__(
        self,
        game: str | Game,
        n: int,
        seats: int = 0,
        options: dict[str, Any] | None = None,
        pack: str = HOUSE,
        brings: dict[int, Any] | None = None,
        reward: Reward = "rank",
        max_cycles: int = 0,
        seed: int | None = None,
    ) -> None:
        if n < 1:
            raise LudariumError(f"n: at least 1 match expected, not {n}")
        self.terms = Terms(game, seats, options, pack, brings, reward)
        self.n, self.layout, self.actions = n, self.terms.layout, self.terms.actions
        self._longest = max_cycles * self.terms.seats
        self._chance = self.terms.chance(seed)
        box = self.terms.game.open_box(self.terms.options, self.terms.pack, self.terms.seats)
        self._first = {kind: self.actions.first[kind.name] for kind in self.terms.game.kinds(box)}
        self._sight = self.terms.game.sight
        # Of each column, as a sight counts: from the least.
        self._highest = np.clip(np.rint(1 / self.layout.scale), 0, NOTHING - 1).astype(np.uint8)
        self._heads: dict[tuple[Any, ...], bytes] = {}
        self._lay_out()

    def _lay_out(self) -> None:
        n, size, width = self.n, self.layout.size, self.actions.n
        self._mask = bytearray(n * width)
        self._batch = Batch(
            np.zeros((n, size), np.float32),
            np.frombuffer(self._mask, np.int8).reshape(n, width),
            np.zeros(n, np.int64),
            np.zeros((n, self.terms.seats), np.float32),
            np.zeros(n, np.bool_),
            np.zeros(n, np.bool_),
        )

    def reset(self, seed: int | None = None) -> Batch:
        """Begin all matches anew."""
        if seed is not None:
            self._chance = self.terms.chance(seed)
        self._policy = Random(self._chance.getrandbits(64))
        self._matches = [self._begin() for _ in range(self.n)]
        self._choices = [match.asks[0] for match in self._matches]
        self._answers = [0] * self.n
        self._clear()
        return self._seen()

    def _begin(self) -> Match:
        while True:
            match = self.terms.match(self._chance, keep=False)
            if match.asks:
                return match

    def step(self, actions: Sequence[int] | Array) -> Batch:
        """An action for each match. One that isn't legal is an error; the matches before it have gone on."""
        wanted = actions.tolist() if isinstance(actions, np.ndarray) else actions
        if len(wanted) != self.n:
            raise LudariumError(f"actions: {self.n} expected, one for each match, not {len(wanted)}")
        self._clear()
        try:
            self._answer(wanted)
        finally:
            batch = self._seen()
        return batch

    def _answer(self, actions: Sequence[int]) -> None:
        matches, choices, first = self._matches, self._choices, self._first
        for row, (match, choice, action) in enumerate(zip(matches[:], choices[:], actions, strict=True)):
            match.answer(action - first[choice.kind], choice.seat)
            if self._longest or not match.asks:
                match = self._end(row, match)
            choices[row] = match.asks[0]

    def _end(self, row: int, match: Match) -> Match:
        """The next match, where this one is over or long enough."""
        self._answers[row] += 1
        result = match.result
        if result is None and self._answers[row] < self._longest:
            return match
        if result is not None:
            self._batch.rewards[row] = final(result, self.terms.reward)
        self._batch.cut[row] = result is None
        self._batch.over[row] = True
        self._answers[row] = 0
        self._matches[row] = match = self._begin()
        return match

    def anything(self) -> list[int]:
        """A legal action for each match, each equally likely."""
        random, first = self._policy.random, self._first
        return [
            first[choice.kind] + choice.options[int(random() * len(choice.options))]
            for choice in self._choices
        ]

    # -- what is seen ---------------------------------------------------------

    def _clear(self) -> None:
        self._batch.rewards.fill(0)
        self._batch.over.fill(False)
        self._batch.cut.fill(False)

    def _seen(self) -> Batch:
        """All matches have been answered before the first is looked at: a processor runs that much faster."""
        batch = self._batch
        batch.seat[:] = [choice.seat for choice in self._choices]
        self._light()
        if self._sight is None:
            for row, choice in enumerate(self._choices):
                batch.observation[row] = self.layout.vector(self._matches[row].view(choice.seat))
        else:
            self._look(self._sight.look)
        return batch

    def _light(self) -> None:
        """Write down what the seats that are asked may do."""
        mask, first, at = self._mask, self._first, 0
        self._batch.mask.fill(0)
        for choice in self._choices:
            begin = at + first[choice.kind]
            for option in choice.options:
                mask[begin + option] = 1
            at += self.actions.n

    def _look(self, look: Callable[[Any, Any, int], bytes]) -> None:
        """And what they see."""
        heads = self._heads
        lines: list[bytes] = []
        for match, choice in zip(self._matches, self._choices, strict=True):
            head = heads.get((choice.seat, choice.kind)) if len(match.asks) == 1 else None
            lines += (head or self._head(match, choice), look(match.t, match.s, choice.seat))
        raw = np.frombuffer(b"".join(lines), np.uint8).reshape(self.n, self.layout.size)
        seen = self._batch.observation
        np.multiply(np.minimum(raw, self._highest), self.layout.scale, out=seen)
        np.copyto(seen, -1.0, where=raw == NOTHING)

    def _head(self, match: Match, choice: Choice) -> bytes:
        asks = [(ask.seat, ask.kind.name) for ask in match.asks]
        head = bytes(map(int, self.layout.heading(choice.seat, asks)))
        if len(asks) == 1:
            self._heads[choice.seat, choice.kind] = head
        return head
