"""The bot that searches: information-set Monte Carlo tree search over the worlds its seat can imagine."""

from __future__ import annotations

from random import Random
from time import monotonic
from typing import Any, NamedTuple

from ludarium.bots.tree import Asked, Habits, Node, Spread
from ludarium.table.choice import Choice
from ludarium.table.errors import LudariumError
from ludarium.table.eyes import Eyes, Question
from ludarium.table.match import KEY_SIZE, Match
from ludarium.table.table import Tuning

_LOOK_UP = 16  # iterations between two looks at the clock
_LEAST = 0.25  # of the budget is spent on a question, however well the last one's tree foresaw it

Given = tuple[int, str, int]  # seat, kind, option


class Prospect(NamedTuple):
    """An answer as a search sees it: how often it was looked into, and the share of the win it promises."""

    option: int
    visits: int
    worth: float


class Search:
    """Looks `iterations` times ahead, or as often as `seconds` allow.

    Each time: imagine a world, go down the tree, open one new answer, play on for some turns, and let the game judge
    for every seat. Each seat on the way is taken to want the best for itself (max-n), or, if the game's tuning says
    so, the worst for the one who searches (paranoid). `noise` misjudges each answer by so many times the spread of
    what was seen: what is much worse is still seen to be so.
    """

    def __init__(
        self,
        chance: Random,
        iterations: int,
        seconds: float = 10.0,
        noise: float = 0.0,
        tuning: Tuning | None = None,
        weights: Any = None,
    ) -> None:
        if iterations < 1 or seconds <= 0:
            raise LudariumError(
                f"a search needs a budget: at least 1 iteration and some time, not {iterations} in {seconds} s"
            )
        self._chance = chance
        self._iterations = iterations
        self._seconds = seconds
        self._noise = noise
        self._tuning = tuning
        self._weights = weights
        self._root: Node | None = None
        self._forget()

    def choose(self, eyes: Eyes) -> int:
        ask = eyes.ask
        assert ask is not None, "a bot is asked only when its seat is"
        if len(ask.options) == 1:
            self._follow(ask, ask.options[0])
            return ask.options[0]
        prospects = self.look(eyes)
        chosen = self._settle(prospects)
        self._follow(ask, chosen)
        return chosen

    def look(self, eyes: Eyes) -> list[Prospect]:
        """Each answer to the open question as it looks after the whole budget, the most trusted first."""
        asked, ask = self._open_question(eyes)
        self._think(eyes, asked, ask)
        found = [self._prospect(asked, option, ask.seat) for option in ask.options]
        return sorted(found, key=lambda one: (one.visits, one.worth), reverse=True)

    def look_into(self, eyes: Eyes, option: int, visits: int) -> Prospect:
        """After `look`: the same for one answer, looked into at least so often, however little speaks for it."""
        asked, ask = self._open_question(eyes)
        known = self._prospect(asked, option, ask.seat).visits
        end = monotonic() + self._seconds
        for _ in range(max(visits, 1) - known):
            self._walk(self._imagine(eyes), eyes.seat, option)
            if monotonic() > end:
                break
        return self._prospect(asked, option, ask.seat)

    def hopes(self, eyes: Eyes, option: int) -> list[float]:
        """After `look`: what every seat can expect of an answer."""
        node = self._open_question(eyes)[0].answers[option]
        return [node.mean(seat) for seat in range(eyes.seats)]

    def _open_question(self, eyes: Eyes) -> tuple[Asked, Question]:
        ask = eyes.ask
        assert ask is not None, "a search is for a seat that is asked"
        asked = self._root.questions.get((ask.seat, ask.kind.name)) if self._root else None
        if asked is None:
            self._forget()
            self._root = Node(eyes.seats)
            asked = self._root.asked(ask.seat, ask.kind.name)
        return asked, ask

    @staticmethod
    def _prospect(asked: Asked, option: int, seat: int) -> Prospect:
        node = asked.answers.get(option)
        return Prospect(option, node.visits, node.mean(seat)) if node else Prospect(option, 0, 0.0)

    # -- what is kept from question to question -----------------------------------

    def _forget(self) -> None:
        self._root = None
        self._habits = Habits()
        self._spread = Spread()

    def _follow(self, ask: Question, option: int) -> None:
        """The tree below the answer given serves the next question, if it is one that was foreseen."""
        asked = self._root.questions.get((ask.seat, ask.kind.name)) if self._root else None
        self._root = asked.answers.get(option) if asked else None

    # -- thinking -----------------------------------------------------------------

    def _think(self, eyes: Eyes, asked: Asked, ask: Question) -> None:
        end = monotonic() + self._seconds
        known = sum(asked.answers[option].visits for option in ask.options if option in asked.answers)
        budget = max(self._iterations - known, int(self._iterations * _LEAST), 1)
        for done in range(1, budget + 1):
            self._walk(self._imagine(eyes), eyes.seat)
            if done % _LOOK_UP == 0 and (monotonic() > end or self._decided(asked, ask, budget - done)):
                return

    def _imagine(self, eyes: Eyes) -> Match:
        world = eyes.imagine(self._chance.randbytes(KEY_SIZE), keep=False)
        if self._weights is not None:
            world.weigh_by(self._weights)
        return world

    @staticmethod
    def _decided(asked: Asked, ask: Question, left: int) -> bool:
        """The most visited answer can't be overtaken any more."""
        answers = asked.answers
        visits = sorted((answers[option].visits for option in ask.options if option in answers), reverse=True)
        return len(visits) > 1 and visits[0] - visits[1] > left

    def _settle(self, prospects: list[Prospect]) -> int:
        """The answer that was looked into most: it kept its promise longest. With noise, the one thought best."""
        if not self._noise:
            return prospects[0].option
        blur = self._noise * self._spread.value
        seen = [one for one in prospects if one.visits]
        return max(seen, key=lambda one: one.worth + self._chance.gauss(0.0, blur)).option

    # -- one look ahead --------------------------------------------------------

    def _walk(self, world: Match, me: int, first: int | None = None) -> None:
        """Down the tree, by this first answer if one is given."""
        tuning = self._tuning or world.game.tuning
        node = self._root
        assert node is not None
        path = [node]
        given: list[Given] = []
        curiosity = tuning.curiosity * self._spread.value
        while world.asks:
            choice = self._mine_first(world, me)
            asked = node.asked(choice.seat, choice.kind.name)
            if first is None:
                option, fresh = self._pick(asked, node, choice, tuning, curiosity, me)
            else:
                option, fresh, first = first, first not in asked.answers, None
            given.append((choice.seat, choice.kind.name, option))
            world.answer(option, choice.seat)
            if fresh:
                asked.answers[option] = Node(world.seats)
                asked.offered[option] = 1
            node = asked.answers[option]
            path.append(node)
            if fresh:
                break
        self._play_on(world, tuning, given)
        worths = world.worths()
        for passed in path:
            passed.learn(worths)
        self._habits.learn(given, worths)
        self._spread.learn(worths[me])

    @staticmethod
    def _mine_first(world: Match, me: int) -> Choice:
        """Of sealed questions one's own comes first: the tree's root is its question."""
        for choice in world.asks:
            if choice.seat == me:
                return choice
        return world.asks[0]

    def _pick(
        self, asked: Asked, node: Node, choice: Choice, tuning: Tuning, curiosity: float, me: int
    ) -> tuple[int, bool]:
        """The answer to look into, and whether it is looked into for the first time. The more often a question is met
        the more of its answers are opened, those first that did well elsewhere."""
        asked.met += 1
        options = choice.options
        answers = asked.answers
        closed = [option for option in options if option not in answers]
        opened = len(options) - len(closed)
        if closed and (not opened or opened < tuning.widening * asked.met**0.5):
            return self._promising(closed, choice, node), True
        against = me if tuning.paranoid and choice.seat != me else -1
        return asked.best(options, choice.seat, curiosity, against), False

    def _promising(self, closed: list[int], choice: Choice, node: Node) -> int:
        seat, kind, unknown = choice.seat, choice.kind.name, node.mean(choice.seat)
        mean, chance = self._habits.mean, self._chance.random
        return max(closed, key=lambda option: (mean((seat, kind, option), unknown), chance()))

    def _play_on(self, world: Match, tuning: Tuning, given: list[Given]) -> None:
        """To the end of the turn, and of some more turns: of two answers drawn by chance the one with better habits."""
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
            option = self._habit(choice)
            given.append((choice.seat, choice.kind.name, option))
            world.answer(option, choice.seat)

    def _habit(self, choice: Choice) -> int:
        options = choice.options
        random, count = self._chance.random, len(options)
        one, two = options[int(random() * count)], options[int(random() * count)]
        if one == two:
            return one
        seat, kind, mean = choice.seat, choice.kind.name, self._habits.mean
        return one if mean((seat, kind, one), 1.0) >= mean((seat, kind, two), 1.0) else two
