"""Rovers in each other's way: compensation and locks (PG-9)."""

import pytest

from tests.games.progers.at_table import at_pfn
from tests.rule import rule


@rule("PG-9.1", "PG-9.4", "PG-9.6")
def test_who_is_in_the_way_pays_once() -> None:
    """O10: one token on the first STEP, none on the second; the LEFT is carried out; the pair is locked."""
    t = at_pfn("B E6 C6 - Rc3e.1.0,Bd3n.2.0 - R").play("+S@0 +S@1 +L@2 !")
    assert t.stands("B E6 C6 - Rc3n.2.0,Bd3n.1.0 - B=RB")


@rule("PG-9.3", "PG-9.7", "PG-9.1")
def test_a_run_that_ends_before_a_rover() -> None:
    """O11: R stops at d3, gets a token, turns and moves away, which unlocks."""
    t = at_pfn("B E6 C6 - Ra3e.0.0,Be3n.1.0 - R").play("+F@0 +L@1 +S@2 !")
    assert t.stands("B E6 C6 - Rd4n.1.0,Be3n.0.0 - B")


@rule("PG-9.3")
def test_a_run_that_ended_on_a_token_is_no_collision() -> None:
    """R stops on d3 for the token there, right before B: B pays nothing. A RUN that cannot begin does collide."""
    t = at_pfn("B E6 C6 d3 Ra3e.0.0,Be3n.1.0 - R").play("+F@0 !")
    assert (t.hold("R"), t.hold("B")) == (1, 1)
    t = at_pfn("B E6 C6 - Rd3e.0.0,Be3n.1.0 - R").play("+F@0 !")
    assert (t.hold("R"), t.hold("B")) == (1, 0)


@rule("PG-9.1", "PG-9.4")
@pytest.mark.parametrize(
    ("field", "card"),
    [
        ("B E6 C6 - Rc3e.0.0,Bd3n.1.0 - R", "J"),
        ("B 6/6/6/3l2/6/6 - - C6 - Rc3e.0.0,Bd3n.1.0 - R", "J"),
        ("B 6/6/6/6/6/6 c3e - C6 - Rc3e.0.0,Bd3n.1.0 - R", "J"),
        ("B E6 C6 - Rc3e.0.0,Bd3n.1.0 - R", "S"),
        ("B E6 C6 - Rc3e.0.0,Bd3n.1.0 - R", "F"),
    ],
)
def test_steps_runs_and_jumps_collide(field: str, card: str) -> None:
    """A jump also where it would climb or cross a wall."""
    t = at_pfn(field).play(f"+{card}@0 !")
    assert t.rover("R") == "c3e"
    assert (t.hold("R"), t.hold("B")) == (1, 0)


@rule("PG-9.2", "PG-20.9")
@pytest.mark.parametrize(
    ("field", "card"),
    [
        ("B 6/6/6/6/6/6 c3e - C6 - Rc3e.0.0,Bd3n.1.0 - R", "S"),
        ("B 6/6/6/6/6/6 c3e - C6 - Ra3e.0.0,Bd3n.1.0 - R", "F"),
        ("B 6/6/6/3l2/6/6 - - C6 - Rc3e.0.0,Bd3n.1.0 - R", "S"),
        ("F 9/9/9/9/9/9/3h5/9/9 - - C9 - Rc3e.0.0,Bd3n.1.0 - R", "J"),
    ],
)
def test_where_the_terrain_forbids_the_move_nobody_pays(field: str, card: str) -> None:
    """A wall, a cliff, two storeys between them: no collision."""
    t = at_pfn(field).play(f"+{card}@0 !")
    assert not t.told("paid")
    assert not t.told("bumped")
    assert (t.rover("R"), t.hold("B")) == ("c3e", 1)


@rule("PG-9.4", "PG-9.8", "PG-20.10", "PG-20.12", "PG-9.5")
def test_without_room_or_tokens_nothing_is_handed_over_and_nothing_locked() -> None:
    """O12: a full A gets nothing; so does one whose obstacle is empty. No lock: with room again, B pays."""
    t = at_pfn("B E6 C6 - Ra3e.3.0,Be3n.1.0 - R").play("+F@0 !")
    assert t.stands("B E6 C6 - Rd3e.3.0,Be3n.1.0 - B")
    t = at_pfn("B E6 C6 - Rd3e.1.0,Be3w.0.0 - R").play("+S@0 !")
    assert t.stands("B E6 C6 - Rd3e.1.0,Be3w.0.0 - B")
    t.play("+S@0 !")  # now B bumps into R, which pays at once: nobody is asked
    assert t.stands("B E6 C6 - Rd3e.0.0,Be3w.1.0 - R=RB")


@rule("PG-20.10", "PG-9.8")
def test_any_bump_locks_if_the_table_says_so() -> None:
    t = at_pfn("B E6 C6 - Rd3e.1.0,Be3w.0.0 - R", lock_on="bump").play("+S@0 !")
    assert t.stands("B E6 C6 - Rd3e.1.0,Be3w.0.0 - B=RB")
    t.play("+S@0 !")
    assert (t.hold("R"), t.hold("B")) == (1, 0)


@rule("PG-9.6")
def test_a_lock_is_mutual_and_lasts_over_turns() -> None:
    """After R was paid, neither gets anything from the other, turn after turn, while both stay."""
    t = at_pfn("B E6 C6 - Rc3e.0.0,Bd3w.3.0 - R").play(
        "+S@0 !", "+S@0 !", "+S@0 +U@1 +U@2 !", "pass", "+S@0 !"
    )
    assert (t.hold("R"), t.hold("B")) == (1, 2)
    assert t.m.view(None).board.locks == [(0, 1)]


@rule("PG-9.7", "PG-20.11")
def test_leaving_and_coming_back_unlocks() -> None:
    """In one program: bump, away, back, bump: B pays twice. Turning alone would not do."""
    t = at_pfn("F E9 C9 - Rc3e.0.0,Bd3n.3.0 S(U)2S R").play("!")
    assert t.exec == "SUUS"
    assert (t.rover("R"), t.hold("R")) == ("c3e", 1)
    t = at_pfn("F E9 C9 - Rc3e.0.0,Bd3n.3.0 SUSU R").play("+F@4 !")
    assert t.exec == "SUSUF"
    assert (t.rover("R"), t.hold("R")) == ("c3e", 2)


@rule("PG-9.7")
def test_the_others_move_unlocks_too() -> None:
    """B drives away and comes back: R is paid again."""
    t = at_pfn("B E6 C6 - Rc3e.0.0,Bd3n.3.0 - R").play("+S@0 !", "+S@0 +U@1 +S@2 !", "+S@0 !")
    assert (t.hold("R"), t.hold("B")) == (2, 1)


@rule("PG-9.9")
def test_locks_are_between_two() -> None:
    """Paid by B, R is paid by G as well in the same program."""
    t = at_pfn("B E6 C6 - Rc3e.0.0,Bd3n.2.0,Gc4n.2.0 - R").play("+S@0 +L@1 +S@2 !")
    assert t.stands("B E6 C6 - Rc3n.2.0,Bd3n.1.0,Gc4n.1.0 - B=RB=RG")


@rule("PG-9.10", "PG-20.8", "PG-16.1")
def test_a_token_received_in_the_laboratory_is_delivered_at_once() -> None:
    field = "B E6 C6 c5 Rf1n.0.0,Bf2n.y.0 - R"
    t = at_pfn(field).play("+S@0 !")
    assert (t.points("R"), t.hold("R")) == (2, 0)
    wait = at_pfn(field, comp_at_lab="wait").play("+S@0 !")
    assert (wait.points("R"), wait.hold("R")) == (0, 1)
    wait.play("pass", "+L@0 +S@1 !", "pass", "+U@0 +S@1 !")
    assert (wait.points("R"), wait.rover("R")) == (2, "f1e")


@rule("PG-9.10")
def test_in_full_only_its_own_laboratory_counts() -> None:
    """R on its home, which is no laboratory of red: the token stays on board."""
    t = at_pfn("F E9 C9 - Ra1n.0.0,Ba2n.y.0 - R").play("+S@0 !")
    assert (t.points("R"), t.hold("R")) == (0, 1)
