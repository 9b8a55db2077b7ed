"""What bots weigh (sense.py, weights.toml), one difference at a time."""

from typing import Any

import pytest

from ludarium import Match
from ludarium.games.terravist import GAME
from ludarium.games.terravist.state import OVER
from tests.games.terravist.at_table import AtTable, scene

SEAL = ("spotted_seal", "C.I1", "anna")


BETTER = {
    "a creature": ({"creatures": [SEAL]}, {}),
    "the creature with more Smile": (
        {"creatures": [("orca", "O.I1", "anna", 2)], "boards": {"O": (0, 0)}},
        {"creatures": [("krill", "O.I1", "anna", 2)], "boards": {"O": (0, 0)}},
    ),
    "an egg": ({"creatures": [(*SEAL, 1)]}, {"creatures": [SEAL]}),
    "an egg to spare, on the last go": (
        {"creatures": [(*SEAL, 2)], "round": 3, "turn": 4},
        {"creatures": [(*SEAL, 1)], "round": 3, "turn": 4},
    ),
    "a tucked card": ({"creatures": [(*SEAL, 1, "krill")]}, {"creatures": [(*SEAL, 1)]}),
    "time to feed it": ({"creatures": [SEAL], "turn": 5}, {"creatures": [SEAL], "turn": 6, "seat": "boris"}),
    "a rival without human tokens": (
        {"creatures": [(*SEAL, 1)], "tokens": {"boris": (1, 0, 0, 0, 0)}},
        {"creatures": [(*SEAL, 1)], "tokens": {"boris": (0, 0, 0, 0, 1)}},
    ),
    "a token": ({"tokens": {"anna": (1, 0, 0, 0, 0)}}, {}),
    "a human token": ({"tokens": {"anna": (0, 0, 0, 0, 1)}}, {"tokens": {"anna": (1, 0, 0, 0, 0)}}),
    "a card": ({"hands": {"anna": "krill"}}, {}),
    "a card that can be paid": (
        {"hands": {"anna": "seahorse"}, "tokens": {"anna": (1, 1, 0, 0, 0)}},
        {"hands": {"anna": "seahorse"}, "tokens": {"anna": (1, 0, 1, 0, 0)}},
    ),
    "a card with a habitat": ({"hands": {"anna": "sea_urchin"}}, {"hands": {"anna": "sakura_shrimp"}}),
    "a developed board": ({"developers": {"F": "anna"}}, {"developers": {"F": "boris"}}),
    "the goal's lead": (
        {"creatures": [("tit", "F.I1", "anna", 2)], "goals": "middle small eggs"},
        {"creatures": [("tit", "F.I1", "anna", 2)], "goals": "small mighty sea"},
    ),
    "a goal now rather than later": (
        {"creatures": [("tit", "F.I1", "anna", 2)], "goals": "middle small sea"},
        {"creatures": [("tit", "F.I1", "anna", 2)], "goals": "small sea middle"},
    ),
    "a position card's next step": (
        {"creatures": [("tit", "F.I1", "anna", 2)], "positions": {"anna": "forester"}},
        {"creatures": [("tit", "F.I1", "anna", 2)], "positions": {"anna": "navigator"}},
    ),
    "an ability that answers environment cards": (
        {"creatures": [("dormouse", "F.I1", "anna", 2)], "goals": "sea mighty pioneer"},
        {"creatures": [("tit", "F.I1", "anna", 2)], "goals": "sea mighty pioneer"},
    ),
    "points": ({"points": {"anna": [4, 0, 0]}, "round": 2}, {"round": 2}),
}


@pytest.mark.parametrize("what", BETTER)
def test_what_is_better(what: str) -> None:
    more, less = ({"boards": {"C": (0, 0), "F": (1, 0)}, **laid} for laid in BETTER[what])
    assert scene(**more).match.worth(0) > scene(**less).match.worth(0), what


@pytest.mark.parametrize("what", ["a creature", "a token", "a human token", "a developed board", "points"])
def test_what_is_good_for_one_is_bad_for_the_other(what: str) -> None:
    more, less = (worth_for_boris(laid) for laid in BETTER[what])
    assert more < less


def worth_for_boris(laid: dict[str, Any]) -> float:
    return scene(boards={"C": (0, 0), "F": (1, 0)}, **laid).match.worth(1)


def test_tokens_that_cannot_be_spent_any_more_are_worth_nothing() -> None:
    last: dict[str, Any] = {"round": 3, "turn": 4, "parent": "boris", "seat": "anna"}
    t = scene(tokens={"anna": (1, 1, 1, 1, 1)}, **last)
    t.answer(second="chain").answer(chain="F").answer(die="stop")
    assert t.s.phase == OVER
    assert t.match.worth(0) == t.match.worth(1) == 0.5, "a shared victory"


def test_a_rivals_secrets_are_not_weighed() -> None:
    """Nor may they be: in imagined worlds they are dealt anew, and would only be noise."""
    for differing in ({"hands": {"boris": "krill"}}, {"positions": {"boris": "vet"}}):
        others = {"hands": {"boris": "orca"}} if "hands" in differing else {"positions": {"boris": "pioneer"}}
        assert scene(**differing).match.worth(0) == scene(**others).match.worth(0)  # type: ignore[arg-type]


def test_worth_stays_within_its_bounds() -> None:
    rich: dict[str, Any] = {"points": {"anna": [400, 0, 0]}}
    assert 0.98 < scene(**rich).match.worth(0) < 1
    assert 0 < scene(**rich).match.worth(1) < 0.02


def test_an_imagined_world_is_weighed_by_what_the_seat_knows() -> None:
    """One's own hand stays; what rivals hold is dealt anew and doesn't change the own outlook."""
    t = AtTable(Match.new(GAME, 3, {}, bytes(32)))
    worths = {t.match.imagine(0, bytes([key]) * 32).worth(0) for key in range(5)}
    assert len(worths) == 1
