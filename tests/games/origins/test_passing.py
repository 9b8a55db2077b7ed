"""Passing, growth, advisers (OR-14), and the speakers at the round's end (OR-16.2)."""

import pytest

from tests.games.origins.at_table import at_table
from tests.rule import rule


@rule("OR-14.2", "OR-14.3", "OR-14.5", "OR-20.10")
def test_coming_back() -> None:
    """Red 5 and blue 6 in zones, yellow 2 at home: red 6, blue an adviser whose base is free, yellow 2, archon home."""
    t = at_table(home={0: "Y2"}, zones={1: "0:R5 0:A", 2: "0:B6"}, bases={0: 1})
    t.pass_()
    assert t.home() == "R6 Y2"
    assert t.advisers() == "B"
    player = t.m.view(0).board.players[0]
    assert player.archon_home
    assert player.free_bases == 1
    assert (t.in_zone(1), t.in_zone(2)) == ("", "")


@rule("OR-14.3", "OR-20.10")
def test_speakers_stay_where_they_are() -> None:
    """Used ones in the zones, unused ones with their holder."""
    t = at_table(3, zones={1: "0:S3"}, held={0: "S4"})
    t.pass_()
    assert t.in_zone(1) == "0:S3"
    assert t.s.held[0] == [4]


@rule("OR-14.1")
def test_sixes_retire_in_the_order_their_owner_likes() -> None:
    """Red advises already: red first brings 1 VP (one adviser), blue first 3 VP (two)."""
    for first, vp in ((0, 1), (3, 3)):
        t = at_table(zones={1: "0:R6", 2: "0:B6"}, advisers={0: "R"})
        t.pass_()
        assert list(t.ask.options) == [0, 3]
        assert t.clause(2) == "OR-14.1"
        t.answer("retire", first)
        assert (t.vp(), t.advisers()) == (vp, "RB")


@rule("OR-14.4")
def test_beyond_six_and_beyond_five() -> None:
    """A citizen trained beyond 6 advises; a speaker beyond 5 is rolled anew, back in the row."""
    t = at_table(home={0: "P6"}, held={0: "S5"}, goods={0: "food 1"})
    t.visit("S5", 5).part("lower").train("P6")
    assert t.advisers() == "P"
    t.pass_all()
    assert 5 not in t.s.held[0]
    assert len(t.s.speakers) == 2


@rule("OR-14.6", "OR-14.7", "OR-14.8", "OR-14.9", "OR-14.10")
def test_advisers() -> None:
    """Red to slot 1, blue to slot 2, neither for VP; another red brings the 3 VP of slot 2, and its die is returned."""
    t = at_table(zones={1: "0:R6"})
    t.pass_()
    assert (t.advisers(), t.vp()) == ("R", 0)
    t = at_table(zones={1: "0:B6"}, advisers={0: "R"})
    t.pass_()
    assert (t.advisers(), t.vp()) == ("RB", 0)
    t = at_table(zones={1: "0:R6"}, advisers={0: "RB"})
    supply = t.s.supply[0]
    t.pass_()
    assert (t.advisers(), t.vp(), t.s.supply[0]) == ("RB", 3, supply + 1)


@rule("OR-14.10", "OR-14.11")
@pytest.mark.parametrize(
    ("advisers", "vp"), [("", 0), ("R", 1), ("RB", 3), ("RBP", 6), ("RBPO", 10), ("RBPOY", 15)]
)
def test_the_rightmost_adviser_counts_at_the_end(advisers: str, vp: int) -> None:
    t = at_table(advisers={0: advisers})
    assert t.m.view(0).board.players[0].parts["advisers"] == vp


@rule("OR-16.2", "OR-16.1")
def test_speakers_return() -> None:
    """In zones 2 and 5, in the row 3, an unused 4: the 2 becomes 3, the 5 is rolled, the others don't change."""
    t = at_table(4, zones={1: "0:S2", 2: "3:S5"}, held={1: "S4"}, speakers="S3")
    t.pass_all()
    assert t.s.held[1] == [4]
    assert t.s.speakers.count(3) >= 2
    assert len(t.s.speakers) == 3
    assert set(t.s.speakers) <= {2, 3, 4, 5}
    rolled = set()
    for number in range(12):
        t = at_table(zones={2: "0:S5"}, vp={0: number})
        t.s.dice.key = bytes([number]) * 32
        t.m.t.dice.take(t.s.dice)
        t.pass_all()
        rolled |= set(t.s.speakers) - {2}
    assert rolled - {2} <= {3, 4, 5}
    assert len(rolled) > 1
