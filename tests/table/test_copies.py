"""Clones, imagined worlds, and matches that keep nothing."""

from __future__ import annotations

import pytest

from ludarium.table.errors import LudariumError
from ludarium.table.match import Match
from tests.scenario import AtTable, at_table
from tests.toys.harbour import HARBOUR
from tests.toys.harbour.box import PLAY, TRADE

KEY, OTHER = bytes(range(32)), bytes(range(32, 64))
THIEF, GIFTS, GOLD, NOTHING = 8, 16, 26, 40


def table(*hands: list[int]) -> AtTable:
    laid = [*hands, *([n] for n in range(len(hands), 3))]
    deck = [card for card in range(40) if all(card not in hand for hand in laid)]
    return at_table(HARBOUR, seats=3).stands(hands=laid, deck=deck)


def in_a_window() -> AtTable:
    """In mid-turn: a thief, a storm against it, and a storm against that asked for."""
    t = table([THIEF, 5, 6], [0, 1], [2, 3]).answer(act=PLAY, whim=THIEF, victim="clara").answer(reply=0)
    assert t.asks("clara", "reply")
    return t


def sealed() -> AtTable:
    t = table([GIFTS, GOLD, GOLD + 1], [1, 2], [3, 4]).answer(act=PLAY, whim=GIFTS)
    return t.answer(by="anna", card=GOLD)


# -- clones ------------------------------------------------------------------


def test_a_clone_in_mid_turn_is_asked_the_same_and_goes_its_own_way() -> None:
    t = in_a_window()
    copy = t.match.clone()
    assert copy.view(2) == t.match.view(2)
    copy.answer(NOTHING)
    assert copy.asks[0].seat == 0
    assert t.asks("clara", "reply")
    t.answer(reply=NOTHING)
    assert t.match.digest() == copy.digest()


def test_a_clone_has_the_sealed_answers() -> None:
    t = sealed()
    copy = t.match.clone()
    for match in (t.match, copy):
        match.answer(1, 1)
        match.answer(3, 2)
    assert copy.digest() == t.match.digest()
    assert GOLD in copy.s.hands[1]


def test_histories_part_where_copies_do() -> None:
    match = table([GOLD, THIEF]).match
    match.answer(PLAY)
    copy = match.clone()
    match.answer(GOLD)
    copy.answer(NOTHING)
    assert match.history == [(0, PLAY), (0, GOLD)]
    assert copy.history == [(0, PLAY), (0, NOTHING)]
    third = copy.clone()
    copy.undo(0)
    assert third.history == [(0, PLAY), (0, NOTHING)]
    assert copy.history == [(0, PLAY)]


def test_a_clone_has_a_record_of_its_own() -> None:
    match = Match.new(HARBOUR, 2, seed=KEY)
    match.answer(PLAY)
    assert match.clone().record() == match.record()


def test_nobody_listens_while_a_copy_is_made() -> None:
    copy = table([GOLD]).answer(act=TRADE).match.clone()
    assert copy.events == []
    copy.answer(TRADE)
    assert [event.id for event in copy.events] == ["traded"]


# -- keeping nothing -----------------------------------------------------------


def bare(how: str) -> Match:
    match = Match.new(HARBOUR, 2, seed=KEY, keep=how != "new")
    return match if how == "new" else match.clone(keep=False)


@pytest.mark.parametrize("how", ["new", "clone"])
def test_what_keeps_nothing_plays_on(how: str) -> None:
    match = bare(how)
    while match.ask:
        match.answer(match.ask.options[0])
    assert match.result is not None
    assert match.events == [] or how == "new"


@pytest.mark.parametrize("how", ["new", "clone"])
def test_what_keeps_nothing_says_so(how: str) -> None:
    match = bare(how)
    match.answer(TRADE)
    for asked in (
        match.clone,
        match.position,
        match.record,
        lambda: match.history,
        lambda: match.imagine(0, KEY),
        lambda: match.undo(0),
    ):
        with pytest.raises(LudariumError, match="keeps nothing"):
            asked()
    assert match.undoes(0) is None
    assert not match.keeps


def test_it_ends_as_what_is_kept_does() -> None:
    kept, bare_ = Match.new(HARBOUR, 3, seed=KEY), Match.new(HARBOUR, 3, seed=KEY, keep=False)
    while kept.ask:
        bare_.answer(kept.ask.options[-1])
        kept.answer(kept.ask.options[-1])
    assert kept.digest() == bare_.digest()
    assert kept.result == bare_.result


# -- imagined worlds -----------------------------------------------------------


def test_an_imagined_world_is_another_with_other_dice() -> None:
    t = in_a_window()
    world = t.match.imagine(2, KEY)
    assert world.s.hands[2] == t.s.hands[2]
    assert world.s.dice.key == KEY
    assert world.digest() != t.match.digest()
    assert world.view(2) == t.match.view(2)


def test_one_key_is_one_world_and_another_another() -> None:
    match = in_a_window().match
    assert match.imagine(2, KEY).digest() == match.imagine(2, KEY).digest()
    assert match.imagine(2, KEY).digest() != match.imagine(2, OTHER).digest()


@pytest.mark.parametrize("key", [b"", b"short", bytes(33)])
def test_a_key_of_another_length_is_refused(key: bytes) -> None:
    with pytest.raises(LudariumError, match="a key is 32 bytes"):
        in_a_window().match.imagine(0, key)


def test_the_others_options_are_listed_anew() -> None:
    match = in_a_window().match
    options = {tuple(match.imagine(0, bytes([n]) * 32).asks[0].options) for n in range(12)}
    assert len(options) > 3


def test_the_others_sealed_answers_are_dealt_anew_and_ones_own_are_not() -> None:
    """Anna has sealed a Gold. Who imagines for Boris can't know it; Anna does."""
    gave_the_gold = {0: set[bool](), 1: set[bool]()}
    for n in range(12):
        for seat, seen in gave_the_gold.items():
            world = sealed().match.imagine(seat, bytes([n]) * 32)
            for choice in list(world.asks):
                world.answer(choice.options[0], choice.seat)
            seen.add(GOLD in world.s.hands[1])
    assert gave_the_gold == {0: {True}, 1: {False}}


def test_an_imagined_world_holds_no_seed_and_no_history() -> None:
    match = Match.new(HARBOUR, 2, seed=KEY)
    match.answer(PLAY)
    world = match.imagine(0, OTHER)
    assert world.terms.seed is None
    with pytest.raises(LudariumError, match="began from a position"):
        world.record()
    with pytest.raises(LudariumError, match="no history"):
        _ = world.history
    assert match.terms.seed == KEY


def test_the_seat_it_is_imagined_for_takes_back_what_it_could() -> None:
    t = table([THIEF, GOLD]).answer(act=PLAY, whim=GOLD)
    world = t.match.imagine(0, KEY)
    assert world.view(0) == t.match.view(0)
    world.undo(0)
    assert world.ask is not None
    assert world.ask.kind.name == "whim"
    assert world.s.hands[0] == [THIEF, GOLD]
    assert world.s.dice.key == KEY, "what was dealt anew stays so"


def test_taking_back_into_the_turn_before_stays_in_the_imagined_world() -> None:
    t = table([GOLD, THIEF]).answer(act=PLAY, whim=GOLD).answer(act=PLAY, whim=NOTHING)
    world = t.match.imagine(0, KEY)
    assert world.asks[0].seat == 1
    world.undo(0)
    assert world.asks[0].seat == 0
    assert world.s.dice.key == KEY
    assert world.digest() != t.match.clone().digest()


def test_in_an_imagined_world_the_others_true_answers_cannot_be_seen() -> None:
    """Anna's sealed answer is what she could take back; asking for that in Boris's world would tell him."""
    world = sealed().match.imagine(1, KEY)
    assert world.undoes(0) is None
    assert world.view(0).undo is None
    with pytest.raises(LudariumError, match="this world is imagined"):
        world.undo(0)


def test_an_imagined_world_may_keep_nothing() -> None:
    world = in_a_window().match.imagine(0, KEY, keep=False)
    with pytest.raises(LudariumError, match="keeps nothing"):
        world.clone()


def test_imagining_for_a_seat_there_is_not_is_refused() -> None:
    with pytest.raises(LudariumError, match="there is no seat 7"):
        in_a_window().match.imagine(7, KEY)
