"""The end of a round, and goals (TV-11, TV-20)."""

import pytest

from ludarium.games.terravist.round_end import points_for
from tests.games.terravist.at_table import AtTable, scene
from tests.rule import rule

POINTS = ((4, 2, 1, 0), (5, 3, 1, 0), (6, 4, 2, 0))
FG = {"F": (0, 0), "G": (1, 0)}


def last_go(**laid: object) -> AtTable:
    """The last go of a round is over: boris, last of two, has used the forest's ability and taken nothing."""
    base: dict[str, object] = {
        "seat": "boris",
        "parent": "anna",
        "turn": 6,
        "faces": "L0 L1 L2 L3 H",
        "boards": FG,
    }
    t = scene(**{**base, **laid})  # type: ignore[arg-type]
    return t.answer(second="chain", chain="F", die="stop")


def whole_round() -> AtTable:
    """O29."""
    creatures = [
        ("dormouse", "F.I1", "anna", 2),
        ("skylark", "G.I1", "anna", 0),
        ("sea_angel", "O.I1", "boris", 1),
    ]
    boards = {"F": (0, 0), "G": (1, 0), "O": (0, 1)}
    return last_go(creatures=creatures, boards=boards, weather="reserve", goals="eggs small middle")


@rule("TV-11.1", "TV-11.2", "TV-11.3", "TV-11.6", "TV-11.7", "TV-11.9", "TV-18.2", "TV-18.3")
def test_a_round_ends_in_four_steps() -> None:
    """O29."""
    t = whole_round()
    assert [own[0] for own in t.s.points] == [4, 2]  # eggs about to be lost still count
    assert (t.on("F.I1"), t.on("G.I1"), t.on("O.I1")) == (
        ("dormouse", "anna", 1),
        None,
        ("sea_angel", "boris", 0),
    )
    assert (t.tokens("anna"), t.tokens("boris")) == ((0, 0, 0, 0, 1), (0, 0, 0, 0, 1))  # the card first
    assert t.asks("anna", "order", "TV-18.3")  # then abilities, the parent's first; the skylark is gone
    t.answer(order="F.I1", egg="F.I1").answer(egg="F.I1")
    assert t.on("F.I1") == ("dormouse", "anna", 3)
    assert t.s.parent == 0
    t.answer(by="boris", order="O.I1").answer(gain="L2", egg="O.I1")
    assert (t.s.parent, t.s.round, t.s.turn) == (1, 1, 0)
    assert t.asks("boris", "first")


@rule("TV-11.4", "TV-11.5")
def test_every_creature_gives_an_egg_or_is_lost() -> None:
    """O20."""
    creatures = [
        ("tit", "F.I1", "anna", 2),
        ("rhino_beetle", "F.I2", "anna", 1),
        ("macaque", "F.N", "anna", 0, "orca krill"),
        ("ural_owl", "F.S", "boris", 0),
    ]
    t = last_go(creatures=creatures, weather="drought")
    assert (t.on("F.I1"), t.on("F.I2")) == (("tit", "anna", 1), ("rhino_beetle", "anna", 0))
    assert (t.on("F.N"), t.on("F.S"), t.under("F.N")) == (None, None, [])
    assert {"macaque", "orca", "krill", "ural_owl"} <= t.discarded()


@rule("TV-11.4", "TV-7.16")
@pytest.mark.parametrize("turn", [5, 6])
def test_the_last_turns_egg_is_what_saves_a_newcomer(turn: int) -> None:
    """O21, the second half."""
    t = scene(
        hands={"boris": "skylark"},
        tokens={"boris": (0, 1, 0, 0, 0)},
        seat="boris",
        parent="anna",
        turn=turn,
        boards=FG,
        weather="drought",
        faces="L0 L1 L2 L3 H",
    )
    t.answer(second="skylark", place="G.I1")
    if turn == 6:
        assert t.on("G.I1") == ("skylark", "boris", 0)  # it came with an egg, and has given it
        return
    assert t.on("G.I1") == ("skylark", "boris", 0)
    t.stands(turn=5, gone=1, phase=3).answer(second="chain", chain="F").until("first")
    assert t.on("G.I1") is None


@rule("TV-11.8")
def test_only_the_owner_uses_an_environment_ability() -> None:
    t = last_go(creatures=[("dormouse", "F.I1", "boris", 1)], weather="reserve")
    assert t.asks("boris", "order")
    assert t.match.why_not(t.place("F.I2")) is not None
    both = [("dormouse", "F.I1", "boris", 1), ("rat_snake", "G.I1", "anna", 1)]
    t = last_go(creatures=both, weather="reserve")
    assert t.refuses("F.I1", "TV-11.8")
    assert t.refuses("F.N", "TV-16.4")


@rule("TV-11.10", "TV-21.1", "TV-11.1")
def test_after_the_third_round_only_the_goal_is_scored() -> None:
    """O34."""
    creatures = [("dormouse", "F.I1", "anna", 2), ("tit", "F.I2", "boris", 0)]
    t = last_go(creatures=creatures, round=3, turn=4, goals="small middle eggs", weather="reserve drought")
    assert t.over
    assert (t.on("F.I1"), t.on("F.I2")) == (("dormouse", "anna", 2), ("tit", "boris", 0))
    assert (len(t.s.weather), t.s.parent) == (2, 0)
    assert [own[2] for own in t.s.points] == [6, 0]
    assert t.match.result is not None
    assert t.match.result.parts[0]["eggs"] == 2
    earlier = last_go(creatures=creatures, round=2, turn=5, goals="small eggs middle", weather="reserve")
    assert not earlier.over


@rule("TV-4.5", "TV-11.9")
def test_the_parent_changes_only_at_a_rounds_end() -> None:
    t = last_go(weather="reserve")
    assert t.s.parent == 1
    assert t.asks("boris", "first")
    middle = last_go(turn=5)
    assert (middle.s.parent, middle.asks("anna", "first")) == (0, True)


# -- goals --------------------------------------------------------------------------------


@rule("TV-20.2", "TV-20.3", "TV-20.5")
@pytest.mark.parametrize(
    ("round_", "measured", "points"),
    [
        (1, [5, 5, 3, 0], [4, 4, 1, 0]),
        (2, [7, 4, 4, 4], [5, 3, 3, 3]),
        (3, [6, 1], [6, 4]),
        (1, [2, 0, 0], [4, 0, 0]),
        (1, [0, 0, 0], [0, 0, 0]),
        (1, [1, 2, 3], [1, 2, 4]),
    ],
)
def test_equals_share_the_better_rank(round_: int, measured: list[int], points: list[int]) -> None:
    """O18, O19."""
    assert points_for(measured, POINTS[round_ - 1]) == points


@rule("TV-20.4", "TV-20.6")
def test_points_are_printed_on_the_round_board() -> None:
    assert scene().box.content.points == POINTS
    assert points_for([4, 3, 2, 1], POINTS[2]) == [6, 4, 2, 0]
    assert points_for([4, 3], POINTS[0]) == [4, 2]  # the last of two is not the fourth


@rule("TV-20.1")
def test_the_goal_is_measured_before_eggs_are_given() -> None:
    t = last_go(creatures=[("tit", "F.I1", "boris", 0)], goals="middle eggs small", weather="drought")
    assert [own[0] for own in t.s.points] == [0, 4]
    assert t.on("F.I1") is None


MEASURED = {
    "first_home": 4,
    "land": 5,
    "sea": 1,
    "waters_between": 1,
    "eggs": 7,
    "small": 3,
    "middle": 1,
    "mighty": 2,
    "spread": 3,
    "pioneer": 2,
    "layers": 3,
    "diversity": 4,
    "smiles": 19,
}


@rule("TV-20.1", "TV-7.11", "TV-17.2")
@pytest.mark.parametrize(("goal", "wanted"), MEASURED.items())
def test_what_each_goal_measures(goal: str, wanted: int) -> None:
    creatures = [
        ("honey_bee", "F/G", "anna", 3),
        ("tit", "F.I1", "anna", 1, "habu ayu"),
        ("rhino_beetle", "F.I2", "anna", 2),
        ("black_bear", "F.N", "anna", 0, "eel"),
        ("cricket", "G.I1", "anna", 0),
        ("loggerhead", "C.I1", "anna", 1),
        ("kingfisher", "R.I2", "boris", 1),
    ]
    boards = {"F": (0, 0), "G": (1, 0), "R": (0, 1), "C": (1, 1)}
    developers = {"G": "anna", "R": "boris", "C": "anna"}
    t = scene(creatures=creatures, boards=boards, developers=developers, goals=_three(goal))
    shown = t.view().goals[0]
    assert shown is not None
    assert shown.measured[0] == wanted


def _three(goal: str) -> str:
    return " ".join([goal, *[name for name in MEASURED if name != goal][:2]])
