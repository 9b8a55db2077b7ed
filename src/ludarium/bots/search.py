"""The bot that searches: information-set Monte Carlo tree search over the worlds its seat can imagine."""

from __future__ import annotations

from random import Random
from time import monotonic

from ludarium.bots.tree import Node, select
from ludarium.table.choice import Choice
from ludarium.table.eyes import Eyes, Question
from ludarium.table.match import KEY_SIZE, Match
from ludarium.table.table import Tuning


class Search:
    """Looks `iterations` times ahead, or as often as `seconds` allow.

    Each time: imagine a world, go down the tree, open one new answer, play on at random for some turns, and let the
    game judge for every seat. Each seat on the way is taken to want the best for itself (max-n).
    """

    def __init__(self, chance: Random, iterations: int, seconds: float = 10.0) -> None:
        self._chance = chance
        self._iterations = iterations
        self._seconds = seconds
        self._root: Node | None = None  # of the question after the last answer, if it is still the same turn

    def choose(self, eyes: Eyes) -> int:
        ask = eyes.ask
        assert ask is not None, "a bot is asked only when its seat is"
        if len(ask.options) == 1:
            self._root = self._after(self._root, ask.options[0])
            return ask.options[0]
        root = self._known(ask) or Node(eyes.seats)
        self._look(eyes, root, ask)
        chosen = self._settle(root, ask)
        self._root = self._after(root, chosen)
        return chosen

    @staticmethod
    def _after(root: Node | None, option: int) -> Node | None:
        return root.children.get(option) if root else None

    def _known(self, ask: Question) -> Node | None:
        """The tree grown while the last question was thought about, if this question is the one it foresaw."""
        root = self._root
        return root if root and (root.seat, root.kind) == (ask.seat, ask.kind.name) else None

    def _look(self, eyes: Eyes, root: Node, ask: Question) -> None:
        end = monotonic() + self._seconds
        for done in range(self._iterations):
            world = eyes.imagine(self._chance.randbytes(KEY_SIZE), keep=False)
            self._walk(world, root, eyes.seat)
            if done % 16 == 15 and (monotonic() > end or self._decided(root, ask, self._iterations - done)):
                return

    @staticmethod
    def _decided(root: Node, ask: Question, left: int) -> bool:
        """The most visited answer can't be overtaken any more."""
        visits = sorted(
            (child.visits for option, child in root.children.items() if option in ask.options), reverse=True
        )
        return len(visits) > 1 and visits[0] - visits[1] > left

    @staticmethod
    def _settle(root: Node, ask: Question) -> int:
        """The answer that was looked into most: it kept its promise longest."""
        nothing = Node(0)

        def trust(option: int) -> tuple[int, float]:
            child = root.children.get(option, nothing)
            return child.visits, child.mean(ask.seat) if child.visits else 0.0

        return max(ask.options, key=trust)

    # -- one look ahead --------------------------------------------------------

    def _walk(self, world: Match, root: Node, me: int) -> None:
        tuning = world.game.tuning
        path = [root]
        node = root
        while world.asks:
            choice = self._mine_first(world, me)
            node.seat, node.kind = choice.seat, choice.kind.name
            option = select(node, choice.options, choice.seat, tuning.curiosity, tuning.pessimism)
            world.answer(option, choice.seat)
            fresh = option not in node.children
            if fresh:
                node.children[option] = Node(world.seats)
            node = node.children[option]
            path.append(node)
            if fresh:
                break
        self._play_on(world, tuning)
        worths = [world.worth(seat) for seat in range(world.seats)]
        for node in path:
            node.learn(worths)

    @staticmethod
    def _mine_first(world: Match, me: int) -> Choice:
        """Of sealed questions one's own comes first: the tree's root is its question."""
        for choice in world.asks:
            if choice.seat == me:
                return choice
        return world.asks[0]

    def _play_on(self, world: Match, tuning: Tuning) -> None:
        """At random to the end of the turn, and of some more turns."""
        chance = self._chance.choice
        turns = tuning.turns
        turn = world.turn
        for _ in range(tuning.answers):
            if not world.asks:
                return
            if world.turn is not turn:
                turn = world.turn
                turns -= 1
                if turns < 0:
                    return
            choice = world.asks[0]
            world.answer(chance(choice.options), choice.seat)
