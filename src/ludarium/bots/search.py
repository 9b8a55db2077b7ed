"""The bot that searches: information-set Monte Carlo tree search over the worlds its seat can imagine."""

from __future__ import annotations

from functools import partial
from random import Random
from time import monotonic
from typing import Any, NamedTuple

from msgspec.structs import replace

from ludarium.bots.apart import apart
from ludarium.bots.hearing import answer_heard
from ludarium.bots.level import Level
from ludarium.bots.tree import Asked, Habits, Node, Spread
from ludarium.table.choice import Choice
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
    """Looks ahead as often as its level says, or as its seconds allow.

    Each time: imagine a world, go down the tree, open one new answer, play on for some turns, and let the game judge
    for every seat. Each seat on the way is taken to want the best for itself (max-n), or, if the level or the game's
    tuning says so, the worst for the one who searches (paranoid). Noise misjudges each answer by so many times the
    spread of what was seen: what is much worse is still seen to be so.
    """

    def __init__(
        self, chance: Random, level: Level, tuning: Tuning | None = None, weights: Any = None
    ) -> None:
        """`tuning` and `weights` are taken in place of the game's own."""
        level.check()
        self._chance = chance
        self._level = level
        self._own_tuning = tuning
        self._weights = weights
        self._tuning = Tuning()
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
        end = monotonic() + self._level.seconds
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
        self._tuning = self._level.tuned(self._own_tuning or eyes.tuning)
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
        self._others: list[Node] = []
        self._habits = Habits()
        self._spread = Spread()

    def _follow(self, ask: Question, option: int) -> None:
        """The tree below the answer given serves the next question, if it is one that was foreseen."""
        asked = self._root.questions.get((ask.seat, ask.kind.name)) if self._root else None
        self._root = asked.answers.get(option) if asked else None
        self._others = []

    # -- thinking -----------------------------------------------------------------

    def _think(self, eyes: Eyes, asked: Asked, ask: Question) -> None:
        all_of_it = self._level.looks(self._tuning)
        known = sum(asked.answers[option].visits for option in ask.options if option in asked.answers)
        budget = max(all_of_it - known, int(all_of_it * _LEAST), 1)
        if self._level.processes > 1:
            self._think_together(eyes, asked, budget)
            return
        end = monotonic() + self._level.seconds
        for done in range(1, budget + 1):
            self._walk(self._imagine(eyes), eyes.seat)
            if done % _LOOK_UP == 0 and (monotonic() > end or self._decided(asked, ask, budget - done)):
                return

    def _think_together(self, eyes: Eyes, asked: Asked, budget: int) -> None:
        """Root-parallel: each process grows a tree of its own, and of each only what is at its root comes back."""
        processes = min(self._level.processes, budget)
        alone = replace(self._level, name="", times=1, processes=1)
        works = []
        for number in range(processes):
            share = budget // processes + (number < budget % processes)
            seed = self._chance.getrandbits(63)
            part = Search(Random(seed), replace(alone, iterations=share), self._tuning, self._weights)
            works.append(partial(part.seen, eyes))
        for answers, sums in apart(works):
            self._spread.gather(*sums)
            for option, visits, worth in answers:
                node = asked.answers.setdefault(option, Node(eyes.seats))
                node.gather(visits, worth)
                asked.offered[option] = asked.offered.get(option, 0) + visits

    def seen(self, eyes: Eyes) -> tuple[list[tuple[int, int, list[float]]], tuple[int, float, float]]:
        """After the whole budget: of each answer the visits and what they were worth in all; and the spread's sums."""
        asked, ask = self._open_question(eyes)
        self._think(eyes, asked, ask)
        answers = [(option, node.visits, node.worth) for option, node in asked.answers.items()]
        return answers, self._spread.sums

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
        if not self._level.noise:
            return prospects[0].option
        blur = self._level.noise * self._spread.value
        seen = [one for one in prospects if one.visits]
        return max(seen, key=lambda one: one.worth + self._chance.gauss(0.0, blur)).option

    # -- one look ahead --------------------------------------------------------

    def _walk(self, world: Match, me: int, first: int | None = None) -> None:
        """Down the tree, by this first answer if one is given; and on."""
        given: list[Given] = []
        descend = self._descend_all if self._tuning.multi else self._descend
        path = descend(world, me, first, given)
        self._play_on(world, self._tuning, given)
        worths = world.worths()
        for passed in path:
            passed.learn(worths)
        self._habits.learn(given, worths)
        self._spread.learn(worths[me])

    def _descend(self, world: Match, me: int, first: int | None, given: list[Given]) -> list[Node]:
        """One tree, as the searching seat sees it."""
        node = self._root
        assert node is not None
        path = [node]
        curiosity = self._tuning.curiosity * self._spread.value
        while world.asks:
            choice = self._mine_first(world, me)
            seat, kind = choice.seat, choice.kind.name
            asked = node.asked(seat, kind)
            option, fresh = self._next(asked, node, choice, curiosity, me, first)
            first = None
            given.append((seat, kind, option))
            world.answer(option, seat)
            node = asked.follow(option, world.seats)
            path.append(node)
            if fresh:
                break
        return path

    def _descend_all(self, world: Match, me: int, first: int | None, given: list[Given]) -> list[Node]:
        """A tree for each seat: each chooses by its own, in which what it can't tell apart is one answer."""
        assert self._root is not None
        others = self._others or [Node(world.seats) for _ in range(world.seats)]
        self._others = others
        nodes = [self._root if seat == me else others[seat] for seat in range(world.seats)]
        path = list(nodes)
        curiosity = self._tuning.curiosity * self._spread.value
        while world.asks:
            choice = self._mine_first(world, me)
            seat, kind = choice.seat, choice.kind.name
            asked = nodes[seat].asked(seat, kind)
            option, fresh = self._next(asked, nodes[seat], choice, curiosity, me, first)
            first = None
            given.append((seat, kind, option))
            for hearer, heard in enumerate(answer_heard(world, choice, option)):
                nodes[hearer] = nodes[hearer].asked(seat, kind).follow(heard, world.seats)
            path += nodes
            if fresh:
                break
        return path

    def _next(
        self, asked: Asked, node: Node, choice: Choice, curiosity: float, me: int, first: int | None
    ) -> tuple[int, bool]:
        if first is not None:
            return first, first not in asked.answers
        return self._pick(asked, node, choice, self._tuning, curiosity, me)

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
