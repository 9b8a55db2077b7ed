"""Undo stops where the one who takes back has learnt something; docs/decisions/0004 says where between two seats."""

from __future__ import annotations

import pytest

from ludarium.table.errors import LudariumError
from ludarium.table.table import Table
from tests.scenario import AtTable, at_table
from tests.toys.harbour import HARBOUR
from tests.toys.harbour.box import DRAW, PLAY, TRADE

# Cards by what they do: 0-7 storm, 8-15 thief, 16-21 gifts, 22-25 spyglass, 26-31 gold, 32-39 tower.
STORM, THIEF, GIFTS, SPYGLASS, GOLD, TOWER, NOTHING = 0, 8, 16, 22, 26, 32, 40


def table(*hands: list[int]) -> AtTable:
    """Anna has played nothing yet; whoever isn't told has one storm."""
    laid = [*hands, *([STORM + n] for n in range(len(hands), 3))]
    deck = [card for card in range(40) if all(card not in hand for hand in laid)]
    return at_table(HARBOUR, seats=3).stands(hands=laid, deck=deck)


def test_answers_that_taught_nothing_are_taken_back_one_by_one() -> None:
    t = table([TOWER, GOLD]).answer(act=PLAY, whim=GOLD).answer(act=PLAY)
    before = t.s.gold[:]
    assert t.undo("anna").asks("anna", "act")
    assert t.s.gold == before
    assert t.undo("anna").asks("anna", "whim")
    assert t.s.gold[0] == before[0] - 2
    assert t.undo("anna").asks("anna", "act")
    with pytest.raises(LudariumError, match="there is nothing to take back"):
        t.undo("anna")


def test_the_answer_that_can_be_taken_back_is_named() -> None:
    t = table([TOWER, GOLD]).answer(act=PLAY, whim=GOLD)
    said = t.match.undoes(0)
    assert said is not None
    assert (said.id, said.args) == ("card-gold", {"card": GOLD})
    assert t.match.view(0).undo == said
    assert t.match.view(1).undo is None
    assert t.match.view(None).undo is None


def test_dice_end_it() -> None:
    t = table([GOLD]).answer(act=TRADE)
    with pytest.raises(LudariumError, match="something was learnt since"):
        t.undo("anna")


def test_what_was_answered_before_the_dice_is_firm_too() -> None:
    t = table([GOLD, TOWER]).answer(act=PLAY, whim=GOLD).answer(act=TRADE)
    assert t.asks("boris", "act")
    assert not t.may_undo("anna")


def test_a_card_drawn_ends_it() -> None:
    assert not table([GOLD]).answer(act=DRAW).may_undo("anna")


def test_what_was_shown_ends_it_for_who_saw_it() -> None:
    t = table([SPYGLASS], [GOLD, TOWER]).answer(act=PLAY, whim=SPYGLASS)
    assert t.may_undo("anna")
    assert not t.answer(victim="boris").may_undo("anna")


def test_another_seat_asked_within_the_turn_ends_it() -> None:
    t = table([THIEF]).answer(act=PLAY, whim=THIEF)
    assert t.may_undo("anna")
    t.answer(victim="boris")
    assert t.asks("boris", "reply")
    assert not t.may_undo("anna")


def test_a_reaction_is_firm_when_the_next_one_is_asked() -> None:
    t = table([THIEF]).answer(act=PLAY, whim=THIEF, victim="boris").answer(reply=NOTHING)
    assert t.asks("clara", "reply")
    assert not t.may_undo("boris")


def test_the_next_seats_turn_does_not_end_it() -> None:
    t = table([GOLD, TOWER]).answer(act=PLAY, whim=GOLD).answer(act=PLAY, whim=TOWER)
    assert t.asks("boris", "act")
    t.undo("anna")
    assert t.asks("anna", "whim")
    assert t.s.towers == [0, 0, 0]


def test_it_goes_back_through_a_whole_turn() -> None:
    t = table([GOLD, TOWER])
    start = t.match.digest()
    t.answer(act=PLAY, whim=GOLD).answer(act=PLAY, whim=TOWER)
    for _ in range(4):
        t.undo("anna")
    assert t.match.digest() == start
    assert t.match.history == []


def test_the_next_seats_answer_ends_it_until_it_is_taken_back() -> None:
    t = table([GOLD, TOWER], [GOLD + 1]).answer(act=PLAY, whim=GOLD).answer(act=PLAY, whim=TOWER)
    t.answer(act=PLAY)
    with pytest.raises(LudariumError, match="the last answer is not seat 0's"):
        t.undo("anna")
    assert t.undo("boris").asks("boris", "act")
    assert t.undo("anna").asks("anna", "whim")


def test_dice_of_the_next_seat_end_it_for_good() -> None:
    t = table([GOLD, TOWER]).answer(act=PLAY, whim=GOLD).answer(act=PLAY, whim=TOWER)
    t.answer(act=TRADE)
    for who in ("anna", "boris", "clara"):
        assert not t.may_undo(who)


def test_only_the_seat_that_answered_takes_back() -> None:
    t = table([GOLD]).answer(act=PLAY)
    with pytest.raises(LudariumError, match="the last answer is not seat 1's to take back"):
        t.undo("boris")


# -- sealed answers ----------------------------------------------------------


def giving() -> AtTable:
    t = table([GIFTS, GOLD, TOWER], [1, 2], [3, 4]).answer(act=PLAY, whim=GIFTS)
    assert [choice.seat for choice in t.match.asks] == [0, 1, 2]
    return t


def test_a_sealed_answer_is_taken_back_while_others_think() -> None:
    t = giving().answer(by="anna", card=GOLD).answer(by="clara", card=3)
    assert not t.asks("anna", "card")
    t.undo("anna")
    assert t.asks("anna", "card")
    assert not t.asks("clara", "card")
    t.answer(by="anna", card=TOWER).answer(by="boris", card=2)
    assert t.s.hands == [[3, GOLD], [1, TOWER], [2, 4]]


def test_in_whatever_order_they_were_given() -> None:
    t = giving().answer(by="boris", card=1).answer(by="anna", card=GOLD)
    t.undo("boris").undo("anna")
    assert [choice.seat for choice in t.match.asks] == [0, 1, 2]


def test_who_has_not_answered_has_nothing_to_take_back() -> None:
    t = giving().answer(by="boris", card=1)
    with pytest.raises(LudariumError, match="the last answer is not seat 2's"):
        t.undo("clara")


def test_what_led_to_the_sealed_question_is_firm() -> None:
    """The others were asked: giving a sealed answer and taking it back doesn't open the way."""
    t = giving()
    assert not t.may_undo("anna")
    t.answer(by="anna", card=GOLD).undo("anna")
    assert not t.may_undo("anna")


def test_when_all_are_in_nobody_takes_back() -> None:
    t = giving().answer(by="anna", card=GOLD).answer(by="boris", card=1).answer(by="clara", card=3)
    for who in ("anna", "boris", "clara"):
        assert not t.may_undo(who)


# -- what else is taken back ---------------------------------------------------


def test_history_and_position_are_as_if_it_had_never_been_answered() -> None:
    t = table([GOLD, TOWER]).answer(act=PLAY)
    history, position = t.match.history, t.match.position()
    t.answer(whim=GOLD).undo("anna")
    assert t.match.history == history
    assert t.match.position() == position


def test_a_copy_takes_back_by_itself() -> None:
    t = table([GOLD, TOWER]).answer(act=PLAY, whim=GOLD)
    copy = t.match.clone()
    copy.undo(0)
    assert copy.ask is not None
    assert copy.ask.kind.name == "whim"
    assert t.asks("anna", "act")
    assert len(t.match.history) == len(copy.history) + 1


def test_events_already_handed_out_stay_as_they_were() -> None:
    t = table([GOLD, TOWER]).answer(act=PLAY, whim=GOLD)
    events = t.match.events
    told = list(events)
    t.answer(act=PLAY)
    assert t.match.events == []
    t.undo("anna").undo("anna")
    assert events == told
    assert t.match.events == []


def test_the_end_is_firm() -> None:
    t = at_table(HARBOUR, seats=2, rounds=1).stands(turns=1)
    hand = t.s.hands[1]
    t.answer(act=PLAY, whim=NOTHING)
    t.answer(act=PLAY, whim=NOTHING)
    assert t.over
    assert t.s.hands[1] == hand
    assert not t.may_undo("boris")


def test_what_is_shown_to_the_others_ends_it_for_all_but_who_knew_it() -> None:
    t: Table[None] = Table(None, 3)
    t.show_others(1)
    assert [t.learnt >> seat & 1 for seat in range(3)] == [1, 0, 1]
