"""The search: it finds what wins, spends what it may, keeps what it has learnt, and misjudges only what is close."""

from __future__ import annotations

from random import Random

import pytest

import ludarium
from ludarium import bots
from ludarium.bots.level import Level
from ludarium.bots.search import Prospect, Search
from ludarium.bots.tree import Asked, Node
from ludarium.table.eyes import Eyes
from ludarium.table.match import Match
from ludarium.table.table import Tuning
from tests.toys.harbour import HARBOUR


class Counted(Eyes):
    """Eyes that count the worlds imagined through them."""

    __slots__ = ("worlds",)

    def __init__(self, match: Match, seat: int) -> None:
        super().__init__(match, seat)
        self.worlds = 0

    def imagine(self, key: bytes, keep: bool = True) -> Match:
        self.worlds += 1
        return super().imagine(key, keep)


def a_turn(seed: int = 3) -> Match:
    match = Match.new("progers", 2, seed=seed.to_bytes(32, "big"))
    chance = Random(seed)
    while match.asks[0].kind.name != "op":
        match.answer(chance.choice(match.asks[0].options), match.asks[0].seat)
    return match


def known(visits: int, worth: float) -> Node:
    node = Node(2)
    for _ in range(visits):
        node.learn([worth, 1 - worth])
    return node


def test_a_search_beats_random_answers() -> None:
    for seed in range(4):
        match = Match.new(HARBOUR, 2, seed=seed.to_bytes(32, "big"))
        players = [Search(Random(seed), Level(40)), bots.make("random", seed)]
        me = seed % 2
        while match.asks:
            seat = match.asks[0].seat
            player = players[0 if seat == me else 1]
            match.answer(player.choose(Eyes(match, seat)), seat)
        assert match.result is not None
        assert match.result.ranks[me] == 1


def test_it_looks_as_often_as_it_may() -> None:
    match = a_turn()
    eyes = Counted(match, match.asks[0].seat)
    Search(Random(1), Level(32)).look(eyes)
    assert 16 <= eyes.worlds <= 32


def test_it_stops_when_its_time_is_over() -> None:
    match = a_turn()
    eyes = Counted(match, match.asks[0].seat)
    Search(Random(1), Level(1_000_000, seconds=0.05)).look(eyes)
    assert eyes.worlds < 100_000


def test_it_stops_when_the_choice_is_decided() -> None:
    """The best answer's lead is larger than all that is left to be spent."""
    asked = Asked()
    asked.answers = {0: known(80, 0.9), 1: known(15, 0.1)}
    ask = Eyes(match := a_turn(), match.asks[0].seat).ask
    assert ask is not None
    two = ask._replace(options=(0, 1))
    assert Search._decided(asked, two, 64)
    assert not Search._decided(asked, two, 65)


def test_the_tree_serves_the_next_question_of_the_turn() -> None:
    match = a_turn()
    seat = match.asks[0].seat
    search = Search(Random(2), Level(200))
    option = search.choose(Counted(match, seat))
    match.answer(option, seat)
    eyes = Counted(match, seat)
    assert eyes.ask is not None, "the turn goes on"
    fresh = Counted(match, seat)
    search.look(eyes)
    Search(Random(2), Level(200)).look(fresh)
    assert eyes.worlds < fresh.worlds


def test_an_answer_it_did_not_foresee_starts_it_anew() -> None:
    """Any question may be a bot's first, or its hundredth in a match it had no part in."""
    search = Search(Random(2), Level(30))
    first, other = a_turn(3), a_turn(4)
    search.choose(Eyes(first, first.asks[0].seat))
    option = search.choose(Eyes(other, other.asks[0].seat))
    assert option in other.asks[0].options


def test_each_seat_wants_its_own_good_or_our_harm() -> None:
    """Max-n and paranoid differ where an answer does the other little good and us much harm."""
    asked = Asked()
    for option, worths in {0: (0.5, 0.4, 0.1), 1: (0.1, 0.35, 0.55)}.items():
        asked.answers[option] = Node(3)
        asked.answers[option].learn(worths)
        asked.offered[option] = 1
    assert asked.best([0, 1], seat=1, curiosity=0.0, against=-1) == 0
    assert asked.best([0, 1], seat=1, curiosity=0.0, against=0) == 1


def test_few_answers_are_opened_when_a_question_was_seldom_met() -> None:
    match = a_turn()
    search = Search(Random(1), Level(16), tuning=Tuning(widening=0.5))
    prospects = search.look(Eyes(match, match.asks[0].seat))
    assert 1 <= sum(one.visits > 0 for one in prospects) <= 2


def test_noise_confuses_what_is_close_and_nothing_else() -> None:
    search = Search(Random(1), Level(10, noise=1.0))
    for worth in (0.4, 0.5) * 10:
        search._spread.learn(worth)  # deviates by 0.05
    close = [Prospect(0, 9, 0.52), Prospect(1, 3, 0.50)]
    far = [Prospect(0, 9, 0.90), Prospect(1, 3, 0.50)]
    assert {search._settle(close) for _ in range(100)} == {0, 1}
    assert {search._settle(far) for _ in range(100)} == {0}


def test_what_an_answer_promises_is_a_share_of_the_win() -> None:
    match = a_turn()
    prospects = Search(Random(5), Level(60)).look(Eyes(match, match.asks[0].seat))
    assert {one.option for one in prospects} == set(match.asks[0].options)
    assert all(0 <= one.worth <= 1 for one in prospects)
    assert prospects[0].visits == max(one.visits for one in prospects)


@pytest.mark.parametrize(("iterations", "seconds"), [(0, 1.0), (-5, 1.0), (10, 0.0)])
def test_a_budget_of_nothing_is_refused(iterations: int, seconds: float) -> None:
    with pytest.raises(ludarium.LudariumError, match="needs a budget"):
        Search(Random(1), Level(iterations, seconds=seconds))


@pytest.mark.parametrize("make", [bots.make, bots.searching])
def test_a_level_that_is_not_there_is_refused_by_name(make: object) -> None:
    with pytest.raises(ludarium.LudariumError, match="'divine'; there are random, hasty, greedy, beginner"):
        make("divine", 1)  # type: ignore[operator]


def test_an_answer_is_looked_into_by_one_s_own_weights() -> None:
    """To whom no lead is worth anything every answer promises the same."""
    match = a_turn()
    eyes = Eyes(match, match.asks[0].seat)
    search = Search(Random(1), Level(16), weights=match.game.read_weights({"lead": 0.0}))
    search.look(eyes)
    assert search.look_into(eyes, match.asks[0].options[-1], 30).worth == pytest.approx(0.5)
