"""Beginning a match, answering, what is refused; several asked at once; events; the end."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ludarium.table import game as games
from ludarium.table.choice import Refusal
from ludarium.table.errors import LudariumError
from ludarium.table.match import Match
from ludarium.table.view import Event, rank
from tests.scenario import AtTable, at_table
from tests.toys.harbour import HARBOUR
from tests.toys.harbour.box import DRAW, PLAY, TRADE, Options

SEED = bytes(range(32))
STORM, THIEF, GIFTS, GOLD, NOTHING = 0, 8, 16, 26, 40


def table(*hands: list[int]) -> AtTable:
    laid = [*hands, *([STORM + n] for n in range(len(hands), 3))]
    deck = [card for card in range(40) if all(card not in hand for hand in laid)]
    return at_table(HARBOUR, seats=3).stands(hands=laid, deck=deck)


# -- beginning ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("how", "problem"),
    [
        ({"seats": 1}, "harbour is played by 2 to 4 seats, not by 1"),
        ({"seats": 5}, "harbour is played by 2 to 4 seats, not by 5"),
        ({"seed": b"short"}, "a seed is 32 bytes, this one is 5"),
        ({"seed": b""}, "a seed is 32 bytes, this one is 0"),
        ({"options": {"hand": "4"}}, r"options of harbour: Expected `int`, got `str` - at `\$\.hand`"),
        ({"options": {"hand": 7}}, r"options of harbour: .*<= 6.*\$\.hand"),
        ({"options": {"boats": 1}}, "options of harbour: .*unknown field `boats`"),
        ({"brings": {0: "a deck"}}, "harbour: seats bring nothing to this game"),
        ({"pack": "no-such-folder"}, "there is no such folder"),
        ({"game": "chess"}, "no game is called 'chess'"),
    ],
)
def test_what_cannot_begin_is_refused(how: dict[str, Any], problem: str) -> None:
    with pytest.raises(LudariumError, match=problem):
        Match.new(**{"game": HARBOUR, "seats": 3, "seed": SEED, **how})


def test_options_may_be_a_dict_the_struct_or_nothing() -> None:
    made = [Match.new(HARBOUR, 2, options, SEED) for options in ({"hand": 4}, Options(hand=4), None, {})]
    assert len({match.digest() for match in made}) == 1


def test_one_seed_is_one_match() -> None:
    assert Match.new(HARBOUR, 3, seed=SEED).digest() == Match.new(HARBOUR, 3, seed=SEED).digest()
    assert Match.new(HARBOUR, 3, seed=SEED).digest() != Match.new(HARBOUR, 3, seed=bytes(32)).digest()


def test_matches_alike_share_a_box() -> None:
    assert Match.new(HARBOUR, 3, seed=SEED).t.box is Match.new(HARBOUR, 3, seed=bytes(32)).t.box
    assert Match.new(HARBOUR, 3, seed=SEED).t.box is not Match.new(HARBOUR, 2, seed=SEED).t.box


def test_a_game_at_hand_is_found_and_afterwards_not() -> None:
    quay = msgspec.structs.replace(
        HARBOUR, id="quay"
    )  # a server in another test may have made the harbour known
    with games.at_hand(quay):
        assert Match.new("quay", 2, seed=SEED).game is quay
    with pytest.raises(LudariumError, match="no game is called 'quay'"):
        Match.new("quay", 2, seed=SEED)


# -- answering ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("option", "problem"),
    [
        (3, r"3 is no answer to 'act': There is no option 3 here. \(HB-2.1\)"),
        (-1, "-1 is no answer to 'act'"),
        ("0", "'0' is no answer: an option is a small int"),
        (None, "None is no answer: an option is a small int"),
        (0.5, "0.5 is no answer: an option is a small int"),
        ([0], r"\[0\] is no answer: an option is a small int"),
    ],
)
def test_what_is_no_answer_is_refused_and_changes_nothing(option: Any, problem: str) -> None:
    match = Match.new(HARBOUR, 3, seed=SEED)
    before = match.digest()
    with pytest.raises(LudariumError, match=problem):
        match.answer(option)
    assert match.digest() == before
    assert match.history == []


@pytest.mark.parametrize("option", [True, 1.0])
def test_what_equals_an_option_is_written_down_as_an_int(option: Any) -> None:
    match = Match.new(HARBOUR, 3, seed=SEED)
    match.answer(option)
    assert [type(value) for value in match.history[0]] == [int, int]
    assert "\n0 1     # " in match.record()


def test_who_is_not_asked_cannot_answer() -> None:
    match = Match.new(HARBOUR, 3, seed=SEED)
    with pytest.raises(LudariumError, match="seat 1 is not asked now; seat 0 is"):
        match.answer(DRAW, seat=1)


def test_after_the_end_nothing_is_answered() -> None:
    match = Match.new(HARBOUR, 2, {"rounds": 1}, SEED)
    assert not match.result
    while match.ask:
        match.answer(match.ask.options[0])
    assert match.result
    with pytest.raises(LudariumError, match="the match is over: nothing is asked"):
        match.answer(0)
    with pytest.raises(LudariumError, match="the match is over: nothing is asked"):
        match.why_not(0)


def test_a_question_with_one_answer_is_answered_by_the_table() -> None:
    """Without cards, and without a deck to draw from, there is nothing but trading."""
    t = at_table(HARBOUR, seats=2).stands(
        hands=[[], list(range(20))], deck=[], discard=list(range(20, 40)), gold=[0, 0]
    )
    assert t.asks("boris", "act")
    assert t.s.gold[0] >= 2


def test_a_question_marked_always_is_put_even_so() -> None:
    t = table([THIEF], [39], [38]).answer(act=PLAY, whim=THIEF, victim="boris")
    assert t.asks("boris", "reply")
    assert t.options() == [NOTHING]


# -- several at once -----------------------------------------------------------


def giving() -> AtTable:
    return table([GIFTS, GOLD], [1, 2], [3, 4]).answer(act=PLAY, whim=GIFTS)


def test_all_are_asked_at_once_and_answer_in_any_order() -> None:
    one, other = giving(), giving()
    one.answer(by="anna", card=GOLD).answer(by="boris", card=1).answer(by="clara", card=4)
    other.answer(by="clara", card=4).answer(by="anna", card=GOLD).answer(by="boris", card=1)
    assert one.match.digest() == other.match.digest()
    assert one.s.hands == [[4], [2, GOLD], [1, 3]]


def test_nobody_sees_a_sealed_answer() -> None:
    one, other = giving().answer(by="boris", card=1), giving().answer(by="boris", card=2)
    for seat in (0, 2, None):
        assert one.match.view(seat) == other.match.view(seat)
    assert one.match.view(1) != other.match.view(1), "boris may take his answer back, so he sees it"


def test_who_has_answered_is_not_asked_again() -> None:
    t = giving().answer(by="boris", card=1)
    with pytest.raises(LudariumError, match="seat 1 is not asked now"):
        t.match.answer(2, seat=1)


def test_without_a_seat_the_first_open_question_is_answered() -> None:
    t = giving()
    t.match.answer(GOLD)
    assert t.match.ask is not None
    assert t.match.ask.seat == 1


# -- what is seen and told -------------------------------------------------------


def test_options_are_shown_to_who_is_asked_and_to_nobody_else() -> None:
    t = table([GOLD]).answer(act=PLAY)
    own, other, none = (t.match.view(seat).asks[0] for seat in (0, 1, None))
    assert own.options is not None
    assert [(o.option, o.targets, o.say.id) for o in own.options] == [
        (GOLD, (f"card:{GOLD}",), "card-gold"),
        (NOTHING, (f"card:{NOTHING}",), "play-nothing"),
    ]
    assert other.options is None
    assert none.options is None
    assert (other.seat, other.kind, other.because) == (0, "whim", "HB-3.1")


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_is_not_there_sees_nothing(seat: int) -> None:
    with pytest.raises(LudariumError, match=f"there is no seat {seat}"):
        Match.new(HARBOUR, 3, seed=SEED).view(seat)


def test_events_are_those_of_the_last_answer_and_all_that_followed() -> None:
    match = Match.new(HARBOUR, 3, seed=SEED)
    assert [event.id for event in match.events] == ["dealt"]
    match.answer(TRADE)
    assert [event.id for event in match.events] == ["traded"]
    match.answer(PLAY)
    assert match.events == []


def test_an_event_has_private_words_for_who_may_know_more() -> None:
    t = table([GOLD]).answer(act=DRAW)
    (event,) = t.match.events
    assert event.seen_by(0).id == "event-drew-own"
    assert "card" in event.seen_by(0).args
    for seat in (1, 2, None):
        assert event.seen_by(seat).id == "event-drew"
        assert event.seen_by(seat).args == {"seat": 0}


def test_words_for_one_seat_leave_the_others_as_they_are() -> None:
    event = Event("drew", {"seat": 0}, {1: {"card": 7}})
    assert event.seen_by(1).args == {"seat": 0, "card": 7}
    assert event.args == {"seat": 0}


def test_in_search_nobody_listens() -> None:
    match = Match.new(HARBOUR, 3, seed=SEED, keep=False)
    match.answer(TRADE)
    assert match.events == []


def test_somebody_may_listen_all_the_same() -> None:
    match = Match.new(HARBOUR, 3, seed=SEED, keep=True, listen=False)
    match.answer(TRADE)
    assert match.events == []


def test_the_digest_is_that_of_the_state() -> None:
    one, other = Match.new(HARBOUR, 3, seed=SEED), Match.new(HARBOUR, 3, seed=SEED)
    one.answer(TRADE)
    assert one.digest() != other.digest()
    other.answer(TRADE)
    assert one.digest() == other.digest()


def test_ranks_are_shared_by_equals() -> None:
    assert rank([7, 9, 7, 1]) == [2, 1, 2, 4]
    assert rank([7, 7], keys=[(7, 1), (7, 2)]) == [2, 1]


# -- what seats bring --------------------------------------------------------------


class Ship(msgspec.Struct, frozen=True):
    masts: int


def no_rafts(box: Any, brings: dict[int, Ship]) -> list[Refusal]:
    del box
    return [Refusal("HB-1.1", "raft", n=seat) for seat, ship in brings.items() if ship.masts < 1]


SHIPS = msgspec.structs.replace(HARBOUR, brings=Ship, unfit=no_rafts)


def test_what_seats_bring_is_read_and_every_reason_against_it_said() -> None:
    match = Match.new(SHIPS, 3, seed=SEED, brings={1: {"masts": 2}})
    assert match.terms.brings == {1: Ship(2)}
    with pytest.raises(LudariumError, match=r"harbour: .*\(HB-1\.1\); .*\(HB-1\.1\)"):
        Match.new(SHIPS, 3, seed=SEED, brings={0: {"masts": 0}, 1: {"masts": 1}, 2: {"masts": 0}})
    with pytest.raises(LudariumError, match="what seats bring to harbour: there is no seat 3"):
        Match.new(SHIPS, 3, seed=SEED, brings={3: {"masts": 1}})


def test_an_imagined_match_knows_nothing_of_what_others_brought() -> None:
    match = Match.new(SHIPS, 3, seed=SEED, brings={1: {"masts": 2}})
    assert match.imagine(0, SEED).terms.brings == {}
