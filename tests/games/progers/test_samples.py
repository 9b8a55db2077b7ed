"""Loading, the hold, laboratories and delivering (PG-8)."""

from collections import Counter

import pytest

from ludarium.games.progers.pfn import match
from tests.games.progers.at_table import AtTable, at_pfn, spelt_out
from tests.rule import rule


@pytest.mark.parametrize(
    ("field", "turn"),
    [
        ("B E6 C6 b3 Ra3e.0.0,Bf6w.0.0 - R", "+S@0 !"),
        ("B E6 C6 b3 Ra3e.0.0,Bf6w.0.0 - R", "+J@0 !"),
        ("B E6 C6 d3 Ra3e.0.0,Bf6w.0.0 - R", "+F@0 !"),
        ("F LF C9 e4 Re2n.0.0,Bi9w.0.0 - R", "+S@0 !"),
    ],
)
@rule("PG-8.1", "PG-8.2")
def test_every_way_of_reaching_a_cell_loads(field: str, turn: str) -> None:
    """By STEP, JUMP, RUN and lift, nobody being asked. (By teleport: test_teleport.)"""
    t = at_pfn(field).play(turn)
    assert t.hold("R") == 1
    assert t.told("loaded")
    assert t.pfn().split(" ")[5] == "-"


@rule("PG-8.1", "PG-8.7")
def test_the_first_cell_of_a_run_delivers_although_the_run_goes_on() -> None:
    """The laboratory on b3 is only passed; the hold is delivered there, before the token on d3 is loaded."""
    t = at_pfn("B E6 a1R,b3Y,f1B,f6G d3 Ra3e.2.0,Bf6w.0.0 - R").play("+F@0 !")
    assert [event.id for event in t.events if event.id in ("drove", "delivered", "loaded")] == [
        "drove",
        "delivered",
        "drove",
        "drove",
        "loaded",
    ]
    assert t.told("delivered")[0]["n"] == 2


@rule("PG-8.3", "PG-17.3")
def test_nobody_sees_the_type_of_a_loaded_token() -> None:
    """No view has it, and no event tells it before the delivery."""
    t = at_pfn("B E6 C6 b3=p Ra3e.0.0,Bf6w.0.0 - R").play("+S@0 !")
    loaded = t.told("loaded")[0]
    assert set(loaded) == {"seat", "cell", "n", "at"}
    for seat in (None, 0, 1):
        rover = t.m.view(seat).board.rovers[0]
        assert rover.hold == 1
        assert sum(rover.delivered) == 0


@rule("PG-8.2", "PG-8.4", "PG-8.9", "PG-20.6")
def test_a_hold_takes_three_and_the_rest_stays() -> None:
    t = at_pfn("F E9 C9 b3x5 Ra3e.1.0,Bf6w.0.0 - R").play("+S@0 !")
    assert t.hold("R") == 3
    assert t.tokens("b3") == 3


@rule("PG-8.4", "PG-20.5", "PG-9.11")
def test_room_that_comes_up_is_not_filled_until_the_rover_arrives_anew() -> None:
    """B, full, stands on a token and hands one to A: the token stays; away and back, B loads it."""
    t = at_pfn("B E6 C6 d3 Rc3e.0.0,Bd3n.3.0 - R").play("+S@0 !")
    assert (t.hold("B"), t.tokens("d3")) == (2, 1)
    t.play("+S@0 +U@1 +S@2 !")
    assert (t.rover("B"), t.hold("B"), t.tokens("d3")) == ("d3s", 3, 0)


@rule("PG-8.5")
@pytest.mark.parametrize("corner", ["a1", "a6", "f1", "f6"])
def test_in_basic_every_base_is_a_laboratory(corner: str) -> None:
    """The own one too."""
    start = {"a1": "b1w", "a6": "b6w", "f1": "e1e", "f6": "e6e"}[corner]
    t = at_pfn(f"B E6 C6 c3 R{start}.1.0,Bd4w.0.0 - R").play("+S@0 !")
    assert t.rover("R")[:2] == corner
    assert t.points("R") == 2


@rule("PG-8.6", "PG-6.4", "PG-2.4")
def test_in_full_only_bases_that_show_the_colour_are_laboratories() -> None:
    """O28: red delivers on Y's base; blue, back home, and red, back home, do not."""
    t = at_pfn("F E9 C9 e5 Rc9w.y.0,Bi4s.b.0 FLF R").play("!")
    assert t.rover("R") == "a1s"
    assert t.points("R") == 2
    t.play("!")
    assert t.rover("B") == "i1e"
    assert t.points("B") == 0
    assert t.hold("B") == 1
    home = at_pfn("F E9 C9 e5 Rc1w.y.0,Bi4s.b.0 F R").play("!")
    assert (home.rover("R"), home.points("R"), home.hold("R")) == ("a1w", 0, 1)


@pytest.mark.parametrize("colour", "RBGY")
@rule("PG-2.4", "PG-8.6")
def test_every_colour_has_two_laboratories_and_its_home_is_none(colour: str) -> None:
    """The view shows what the rules do: driven to each corner, it delivers at the two that show its colour."""
    delivered = []
    for base, start in (("R", "b1w"), ("Y", "b9w"), ("B", "h1e"), ("G", "h9e")):
        t = at_pfn(f"F E9 C9 e5 {colour}{start}.1.0,{'R' if colour != 'R' else 'B'}e3n.0.0 - {colour}")
        t.play("+S@0 !")
        if t.points(colour):
            delivered.append(base)
    view = t.m.view(None).board
    number = "RBGY".index(colour)
    shown = ["RBGY"[base.colour] for base in view.bases if number in base.labs]
    assert sorted(delivered) == sorted(shown)
    assert len(delivered) == 2
    assert colour not in delivered


@rule("PG-8.7", "PG-2.2")
def test_the_whole_hold_is_turned_up_at_once() -> None:
    t = at_pfn("B E6 C6 c3 Re1e.ybp.0,Bf6w.0.0 - R").play("+S@0 !")
    assert t.told("delivered")[0]["types"] == [0, 1, 3]
    assert t.pfn().split(" ")[6] == "Rf1e.0.ybp,Bf6w.0.0"
    assert t.m.view(1).board.rovers[0].delivered == [1, 1, 0, 1]


@rule("PG-17.3", "PG-8.9", "PG-2.2")
def test_any_undelivered_type_may_turn_up() -> None:
    """Drawn without replacement from what is left: each as often as there are tokens of it."""
    found = Counter()
    for number in range(300):
        key = number.to_bytes(32, "big")
        t = AtTable(match(spelt_out("B E6 C6 c3x3 Re1e.1.0,Bd4w.0.yyybbggg - R"), key=key))
        found["ybgp"[t.play("+S@0 !").told("delivered")[0]["types"][0]]] += 1
        t = AtTable(match(spelt_out("B E6 C6 c3x3 Re1e.1.0,Bd4w.0.yyybggpp - R"), key=key))
        found["2" + "ybgp"[t.play("+S@0 !").told("delivered")[0]["types"][0]]] += 1
    assert set(found) == {"b", "p", "2b", "2g", "2p"}
    assert found["p"] == pytest.approx(225, abs=30)  # one blue and three purple are left
    assert found["2b"] == pytest.approx(150, abs=30)  # two blue, one green, one purple


@rule("PG-8.8", "PG-20.7", "PG-8.10")
def test_tokens_in_the_laboratory_itself() -> None:
    """Full, it delivers three, loads three, delivers them, loads the last and delivers it: seven in one arrival."""
    t = at_pfn("F E9 C9 a9x4,e5 Rb9w.3.0,Be1n.0.0 - R", finish_round="on").play("+S@0 !")
    assert [args["n"] for args in t.told("delivered")] == [3, 3, 1]
    assert (t.hold("R"), t.tokens("a9")) == (0, 0)


@rule("PG-8.11", "PG-16.2")
def test_turns_and_skips_lose_nothing() -> None:
    """A hold is emptied by a hand-over (PG-9) and a teleport (PG-13), and by nothing else a turn can bring."""
    t = at_pfn("F E9 C9 - Ra5w.2.0,Bi5e.1.0 - R").play("+S@0 +L@1 +J@2 !", "!", "pass", "pass")
    assert (t.hold("R"), t.hold("B")) == (2, 1)
    assert (t.points("R"), t.points("B")) == (0, 0)


@rule("PG-20.50", "PG-8.9")
def test_known_types_go_in_the_order_of_types() -> None:
    """Loaded, handed over and delivered: y before b before g before p, however they were written."""
    t = at_pfn("B E6 C6 c3=pygb Rb3e.0.0,Be3w.bp.0 - R").play("+S@0 !")
    assert t.pfn().split(" ")[5:7] == ["c3=p", "Rc3e.ybg.0,Be3w.bp.0"]
    t = at_pfn("B E6 C6 - Rd3e.0.0,Be3w.pb.0 - R").play("+S@0 !")
    assert t.pfn().split(" ")[6] == "Rd3e.b.0,Be3w.p.0"


@rule("PG-20.26", "PG-8.9")
def test_several_tokens_may_lie_on_a_cell() -> None:
    """What a teleported rover drops joins what lies there."""
    t = at_pfn("F E9 C9 g5x2 Rc5e.0.0,Bg5n.3.0 - R").play("+T@0 !")
    assert t.tokens("g5") == 5
