"""Several processes search as one would know it from the seed; several trees know what several seats can tell apart."""

from __future__ import annotations

import os
from random import Random

import pytest

from ludarium.bots import apart as parts
from ludarium.bots.hearing import answer_heard
from ludarium.bots.level import Level
from ludarium.bots.search import Prospect, Search
from ludarium.table.eyes import Eyes
from ludarium.table.match import Match
from ludarium.table.table import Tuning
from tests.toys.harbour import HARBOUR

MULTI = Tuning(multi=True)


def a_question(least: int = 3, seed: int = 7) -> Match:
    match = Match.new(HARBOUR, 3, seed=seed.to_bytes(32, "big"))
    chance = Random(4)
    while len(match.asks[0].options) < least:
        match.answer(chance.choice(match.asks[0].options), match.asks[0].seat)
    return match


def looked(level: Level, tuning: Tuning | None = None) -> list[Prospect]:
    match = a_question()
    return Search(Random(5), level, tuning).look(Eyes(match, match.asks[0].seat))


# -- processes ----------------------------------------------------------------------------


def test_the_same_seed_and_processes_give_the_same_answers() -> None:
    assert looked(Level(60, processes=3)) == looked(Level(60, processes=3))


def test_so_they_do_where_no_process_can_be_split_off(monkeypatch: pytest.MonkeyPatch) -> None:
    apart = looked(Level(60, processes=3))
    monkeypatch.delattr(os, "fork")
    assert looked(Level(60, processes=3)) == apart


def test_together_they_look_as_often_as_one() -> None:
    for processes in (1, 2, 4):
        found = looked(Level(61, processes=processes))
        assert 30 < sum(one.visits for one in found) <= 61


def test_more_processes_than_looks_are_not_needed() -> None:
    assert sum(one.visits for one in looked(Level(2, processes=9))) == 2


def test_what_a_process_could_not_end_is_done_here() -> None:
    here = os.getpid()
    assert parts.apart([lambda: 1, lambda: 2 if os.getpid() == here else os._exit(3)]) == [1, 2]


def test_they_go_on_after_their_answer() -> None:
    """Each question is looked into anew; a tree of another one is in nobody's way."""
    match = a_question()
    seat = match.asks[0].seat
    search = Search(Random(5), Level(30, processes=2))
    while match.asks and match.asks[0].seat == seat:
        match.answer(search.choose(Eyes(match, seat)), seat)
    assert match.asks


# -- a tree for each seat --------------------------------------------------------------------


def test_a_search_by_many_trees_is_as_sure_of_itself() -> None:
    first, again = looked(Level(60), MULTI), looked(Level(60), MULTI)
    assert first == again
    assert 16 <= sum(one.visits for one in first) <= 60


def test_it_beats_random_answers() -> None:
    for seed in range(4):
        match = Match.new(HARBOUR, 2, seed=seed.to_bytes(32, "big"))
        search, chance, me = Search(Random(seed), Level(40), MULTI), Random(seed), seed % 2
        while match.asks:
            choice = match.asks[0]
            mine = choice.seat == me
            option = search.choose(Eyes(match, me)) if mine else chance.choice(choice.options)
            match.answer(option, choice.seat)
        assert match.result is not None
        assert match.result.ranks[me] == 1


def test_all_know_what_all_could_see() -> None:
    match = a_question().clone(keep=False)
    choice = match.asks[0]
    open_ = [option for option in choice.options if "draw" not in choice.kind.say(option).id]
    assert answer_heard(match, choice, open_[0]) == [open_[0]] * 3


def test_of_a_sealed_answer_only_its_seat_knows() -> None:
    match = Match.new(HARBOUR, 3, seed=bytes(32))
    chance = Random(1)
    while len(match.asks) < 2:
        match.answer(chance.choice(match.asks[0].options), match.asks[0].seat)
    world = match.imagine(match.asks[0].seat, bytes(32), keep=False)
    choice = world.asks[0]
    option = choice.options[-1]
    heard = answer_heard(world, choice, option)
    assert heard.pop(choice.seat) == option
    assert all(one < 0 for one in heard)
