"""The resource box (TV-14)."""

import pytest

from tests.games.terravist.at_table import scene
from tests.rule import rule

TRAY = "cricket saury orca skylark locust"


@rule("TV-14.2", "TV-14.3", "TV-14.5", "TV-14.6", "TV-14.7")
@pytest.mark.parametrize(
    ("faces", "offered"),
    [
        ("L0 L0 - - -", True),
        ("- - - - -", True),
        ("H - - - -", True),
        ("L0 L1 - - -", False),
        ("L0 L0 L0 L0 L0", False),
    ],
)
def test_when_the_used_dice_may_be_rolled(faces: str, offered: bool) -> None:
    """O27."""
    for action in (1, 2):
        t = scene(action=action, tray=TRAY, faces=faces)
        assert (t.number("reroll") in t.options()) is offered
    if offered:
        before = list(t.s.faces)
        t.answer(second="reroll")
        assert t.s.faces.count(-1) == 0
        assert all(now == was for now, was in zip(t.s.faces, before, strict=True) if was >= 0)


@rule("TV-14.2", "TV-14.7")
def test_why_not() -> None:
    assert scene(faces="L0 L1 - - -").refuses("reroll", "TV-14.2")
    assert scene(faces="L0 L0 L0 L0 L0").refuses("reroll", "TV-14.7")


@rule("TV-14.4")
def test_between_the_two_dice_of_one_effect() -> None:
    """O28."""
    t = scene(faces="- - - H -").answer(second="chain", chain="F", die="C:H")
    assert t.asks("anna", "die")
    assert t.options() == [t.box.die_reroll, t.box.die_stop]
    t.answer(die="reroll")
    assert t.s.faces.count(-1) == 0
    t.match.answer(t.options()[0])
    assert sum(t.s.tokens[0]) == 2
    assert t.asks("boris", "first")


@rule("TV-14.4")
def test_out_of_turn_by_who_carries_out_the_effect() -> None:
    creatures = [("sea_eagle", "C.I1", "boris", 1)]
    t = scene(
        boards={"C": (0, 0), "G": (1, 0)},
        creatures=creatures,
        hands={"anna": "locust"},
        tokens={"anna": (1, 0, 0, 0, 0)},
        weather="reserve",
        faces="L0 L0 - - -",
        tray=TRAY.replace("locust", "tit"),
    )
    t.answer(second="locust", place="G.I1", use=True)
    t.answer(by="boris", order="C.I1")
    assert t.asks("boris", "die")
    assert t.number("reroll") in t.options()


@rule("TV-14.5")
def test_nobody_must_reroll() -> None:
    t = scene(action=1, tray=TRAY, faces="- - L2 - -").answer(first="die", die="B:L2")
    assert t.s.faces == [-1] * 5


@rule("TV-14.8")
def test_an_effect_takes_its_dice_one_after_another_and_may_stop() -> None:
    t = scene(faces="L0 L1 L2 L3 H").answer(second="chain", chain="F", die="A:L0")
    assert t.asks("anna", "die")
    assert t.refuses("A:L0", "TV-14.1")
    t.answer(die="stop")
    assert t.tokens("anna") == (1, 0, 0, 0, 0)


@rule("TV-14.9")
def test_the_reroll_is_offered_with_both_actions() -> None:
    """O44."""
    creatures = [("tit", "F.I1", "anna")]
    t = scene(action=1, tray=TRAY, faces="- - L2 - -", creatures=creatures)
    assert t.options() == [0, 1, 2, 3]
    t.answer(first="die", die="B:L2")
    assert t.number("reroll") in t.options()
    t.answer(second="chain", chain="F", die="stop")
    assert t.asks("boris", "first")
    assert t.refuses("die", "TV-6.3")
    assert t.number("reroll") in t.options()


@rule("TV-14.9", "TV-6.2")
def test_dice_alike_in_kind_and_face_are_one_option() -> None:
    """O43."""
    t = scene(action=1, tray=TRAY, faces="L0 - L0 - H").answer(first="die")
    assert t.options() == [t.number("A:L0"), t.number("B:L0"), t.number("D:H")]
    same = scene(action=1, tray=TRAY, faces="L0 L0 - - H").answer(first="die")
    assert same.options() == [same.number("A:L0"), same.number("D:H")]
    assert same.refuses("B:L0", "TV-14.1")
