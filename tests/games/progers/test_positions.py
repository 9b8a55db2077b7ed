"""Positions: PFN to a match and back, and what cannot be is refused."""

from typing import Any

import msgspec
import pytest

from ludarium import LudariumError, Match
from ludarium.games.progers import pfn
from tests.games.progers.at_table import at_pfn, spelt_out
from tests.rule import rule

FIELDS = [
    "F E9 C9 - Rc3n.0.0,Bi1w.0.0 (SR)2(S)2J R",
    "F LF C9 c5x2,g7 Re3n.2.yyb,Be4e.1.p (SR)2L<S R^R=RB",
    "B E6 C6 b2=g Rd1e.bg.yb,Bf6w.0.0 - R",
    "B @Y6+BA@d3r1+BB@b3r0 - - C6 b2,c1,c4,d5 Ra1e.0.0,Bf6w.0.0 - B",
    "F 9/9/9/9/9/4l4/5l3/9/9 - e4s,f3w C9 - Ge3n.1.0,Bf3w.0.0,Ya5e.0.0 U<SRS<J<F B^G>f3=BG",
    "F @R9+LA@a5r3+LB@b3r1+HI@e5r3 - - C9 c6,i5 Yd6w.0.0,Gi9w.0.0,Ra2n.3.0,Bb2s.0.0 - G",
]


@pytest.mark.parametrize("field", FIELDS)
@rule("PG-17.1")
def test_a_line_is_read_and_written_back(field: str) -> None:
    t = at_pfn(field)
    assert t.stands(field)
    told = t.pfn(hands=True)
    assert pfn.write(t.box, pfn.match(told).s, hands=True) == told


@rule("PG-2.5")
@pytest.mark.parametrize(
    ("field", "problem"),
    [
        ("B E6 C6 - Rc3n.0.0,Bf6w.0.0 - R R:SSLLU,B:5|d31|x0", "30 cards would be left"),
        ("B E6 C6 - Rc3n.0.0,Bf6w.0.0 - R R:UUUUU,B:5|d30|x0", "fewer cards"),
        ("B E6 C6 - Rc3n.0.0,Bf6w.0.0 - R R:5,B:5|d0|x31", "31 cards expected"),
        ("B E6 C6 - Rc3n.0.yyyy,Bf6w.0.0 - R", "negative"),
        ("B E6 C6 c3x13 Rc3n.0.0,Bf6w.0.0 - R", "negative"),
        ("B E6 a1R,a6Y - Rc3n.0.0,Bf6w.0.0 - R", "every rover has a base"),
        ("B E6 C6 - Rc3n.4.0,Bf6w.0.0 - R", "no more room"),
        ("B E6 C6 - Rc3n.0.0,Bf6w.0.0 SSSS R", "too long"),
        ("B E9 C9 - Rc3n.0.0,Bf6w.0.0 - R", "basic field of 6 x 6"),
        ("F LF C9 - Ra3n.0.0,Bf6w.0.0 - R^R>e4", "waits stands at a lift"),
        ("F LF C9 - Ra3n.0.0,Bf6w.0.0 - R^R", "which lift"),
    ],
)
def test_what_cannot_be_is_refused(field: str, problem: str) -> None:
    with pytest.raises(LudariumError, match=problem):
        pfn.match(spelt_out(field))


def _moved_token(state: dict[str, Any]) -> None:
    state["samples"][3] += 1


def _doubled_card(state: dict[str, Any]) -> None:
    state["deck"][0] = state["deck"][-1]


def _same_cell(state: dict[str, Any]) -> None:
    state["at"][1] = state["at"][0]


def _same_colour(state: dict[str, Any]) -> None:
    state["colours"][1] = state["colours"][0]


def _loop_on_loop(state: dict[str, Any]) -> None:
    state["loops"] = [state["loops"][0], [1, 1, state["loops"][0][2]]]
    state["deck"].remove(state["loops"][0][2])


def _loop_nowhere(state: dict[str, Any]) -> None:
    state["loops"][0][0] = 4


def _loop_as_slot(state: dict[str, Any]) -> None:
    state["row"][0], state["loops"] = [state["loops"][0][2]], []
    state["deck"] = sorted([*state["deck"], 0])


def _strange_order(state: dict[str, Any]) -> None:
    state["order"] = [0, 0]


def _big_hand(state: dict[str, Any]) -> None:
    state["hands"][0].append(state["deck"].pop())


def _another_ground(state: dict[str, Any]) -> None:
    state["ground"] = "6/6/6/6/6/6 - -"


def _over_for_nothing(state: dict[str, Any]) -> None:
    state["phase"] = 8


@pytest.mark.parametrize(
    "spoil",
    [
        _moved_token,
        _doubled_card,
        _same_cell,
        _same_colour,
        _loop_on_loop,
        _loop_nowhere,
        _loop_as_slot,
        _strange_order,
        _big_hand,
        _another_ground,
        _over_for_nothing,
    ],
)
@rule("PG-2.3", "PG-2.5", "PG-3.1", "PG-12.5", "PG-12.13", "PG-15.1")
def test_a_spoilt_state_is_refused(spoil: Any) -> None:
    """Each breaks one thing that the rules conserve."""
    t = at_pfn("F E9 C9 c5x2 Rc3n.0.0,Bi1w.0.0 (SR)2L R R:SSSSS,B:FFFFF|d38|x0")
    position = msgspec.json.decode(msgspec.json.encode(t.m.position()))
    Match.from_position(position)
    spoil(position["state"])
    with pytest.raises(LudariumError, match="position: state: "):
        Match.from_position(position)
