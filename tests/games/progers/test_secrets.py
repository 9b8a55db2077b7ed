"""Who sees what (PG-17), and that imagined worlds know no more."""

import random

import msgspec

from ludarium import Match
from ludarium.games.progers import samples
from tests.games.progers.at_table import at_pfn
from tests.games.progers.test_set_up import new, until
from tests.rule import rule


def seen(m: Match, seat: int | None) -> bytes:
    return msgspec.json.encode(m.view(seat).board)


@rule("PG-17.1", "PG-15.5")
def test_what_lies_open_is_in_every_view() -> None:
    """Field, rovers, counts of tokens, delivered types, points, row, locks, waits, piles: the same for everybody."""
    t = at_pfn("F LF C9 c5x2,g7 Re3n.2.yyb,Be4e.1.p (SR)2L<S R^R=RB")
    for seat in (None, 0, 1):
        board = t.m.view(seat).board
        assert board.samples[t.cell("c5")] == 2
        assert [(r.cell, r.heading, r.hold, r.points, r.waiting) for r in board.rovers] == [
            (t.cell("e3"), 0, 2, 5, t.cell("e4")),
            (t.cell("e4"), 1, 1, 2, -1),
        ]
        assert board.rovers[0].delivered == [2, 1, 0, 0]
        assert board.locks == [(0, 1)]
        assert [len(slot) for slot in board.row.slots] == [1, 1, 2]
        assert [(loop.first, loop.span) for loop in board.row.loops] == [(0, 2)]
        assert (board.deck, board.discard) == (52 - 5 - 10, [])
        assert board.ground.lifts[0].works


@rule("PG-17.2")
def test_a_hand_is_in_its_owner_s_view_only() -> None:
    """Spectator and rival see five cards; exchange a card of red's hand for another and they see no difference."""
    one = at_pfn("B E6 C6 - Rc3n.0.0,Bf6w.0.0 - R R:SSLLU,B:FFJJR|d30|x0")
    two = at_pfn("B E6 C6 - Rc3n.0.0,Bf6w.0.0 - R R:SSSSU,B:FFJJR|d30|x0")
    assert one.codes(one.m.view(0).board.hand) == "SSLLU"
    assert one.m.view(None).board.hand == []
    assert seen(one.m, 1) == seen(two.m, 1)
    assert seen(one.m, None) == seen(two.m, None)
    assert seen(one.m, 0) != seen(two.m, 0)


@rule("PG-17.3", "PG-8.3", "PG-2.2")
def test_types_of_undelivered_tokens_are_in_no_view() -> None:
    """By subtraction everybody knows how many of each are left; which is which nobody."""
    one = at_pfn("B E6 C6 c3=y Rd4n.b.y,Bf6w.0.0 - R")
    two = at_pfn("B E6 C6 c3=p Rd4n.g.y,Bf6w.0.0 - R")
    for seat in (None, 0, 1):
        assert seen(one.m, seat) == seen(two.m, seat)
        assert one.m.view(seat).board.undelivered == [2, 3, 3, 3]


@rule("PG-17.3", "PG-20.6")
def test_no_seat_imagines_what_a_referee_wrote() -> None:
    """In imagined worlds known types are unknown, and come up by chance."""
    t = at_pfn("B E6 C6 c3=y,c4=yy Re1e.p.0,Bd4n.0.0 - R R:SSLLU,B:5|d30|x0")
    found = set()
    for number in range(40):
        world = t.m.imagine(0, number.to_bytes(32, "big"))
        assert not any(pile & samples.ANY_KNOWN for pile in [*world.s.samples, *world.s.holds])
        world.answer(0)
        world.answer(world.t.box.first_insert[0])
        world.answer(world.t.box.commit)
        found.add(tuple(world.s.delivered[0]))
    assert len(found) == 4
    assert seen(t.m, 0) == seen(t.m.imagine(0, bytes(32)), 0)


@rule("PG-17.3")
def test_the_order_of_the_draw_pile_is_not_kept_at_all() -> None:
    """The pile is a multiset: sorted in the state, drawn from by dice."""
    m = until(new(2, seed=8), "turn")
    assert m.s.deck == sorted(m.s.deck)
    for hand in m.s.hands:
        assert hand == sorted(hand)


@rule("PG-17.4", "PG-20.49")
def test_an_unfinished_program_is_seen_by_nobody_else() -> None:
    """Row, discard and hand sizes are what they were, to rival and spectator, until the start."""
    t = at_pfn("F E9 C9 - Rc3n.0.0,Bf8s.0.0 (SR)2SL R R:SJF23,B:5|d37|x0")
    t.answer(0)
    before = [seen(t.m, seat) for seat in (None, 1)]
    t.begin("+J@4", "*3@4")
    assert [seen(t.m, seat) for seat in (None, 1)] == before
    mine = t.m.view(0).board
    assert len(mine.draft.slots) == 5
    assert t.codes(mine.laid) == "J3"
    assert t.codes(mine.hand) == "SF2"
    t.answer(t.box.commit)
    assert len(t.events) > 2
    assert sorted(t.codes(t.m.view(None).board.discard)) == sorted("SRSLJ23")


@rule("PG-17.4", "PG-20.49")
def test_an_unfinished_exchange_is_seen_by_nobody_else() -> None:
    t = at_pfn("B E6 C6 - Rc3n.0.0,Bf6w.0.0 - R R:SSLLU,B:5|d30|x0")
    t.answer(1)
    before = [seen(t.m, seat) for seat in (None, 1)]
    t.answer(t.box.content.codes.index("L"))
    assert [seen(t.m, seat) for seat in (None, 1)] == before
    assert t.codes(t.m.view(0).board.hand) == "SSLU"
    t.answer(t.box.done)
    assert t.codes(t.m.view(None).board.discard) == "L"


@rule("PG-17.4")
def test_whose_turn_it_is_does_not_hang_on_a_hand() -> None:
    """Even when the player of seat 0 has put aside all five cards."""
    t = at_pfn("B E6 C6 - Rc3n.0.0,Bf6w.0.0 - R R:SSLLU,B:5|d30|x0")
    t.answer(1)
    for code in "SSLLU":
        t.answer(t.box.content.codes.index(code))
        assert t.m.view(1).board.active == 0
    assert t.m.view(1).board.rovers[0].hand == 5


@rule("PG-17.2", "PG-17.3")
def test_drawn_cards_are_told_to_their_owner_only() -> None:
    rng = random.Random(4)
    m = until(new(2, seed=4), "turn")
    while m.ask is not None and not any(event.id == "drew" for event in m.events):
        m.answer(rng.choice(list(m.ask.options)))
    drew = next(event for event in m.events if event.id == "drew")
    own = drew.args["seat"]
    assert set(drew.args) == {"seat", "n"}
    assert set(drew.private) == {own}
    assert drew.seen_by(own).id == "event-drew-own"
    assert drew.seen_by(None).id == "event-drew"
