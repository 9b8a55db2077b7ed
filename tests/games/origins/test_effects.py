"""What blue, yellow and red buildings do (OR-10)."""

from __future__ import annotations

import pytest

from tests.games.origins.at_table import die, good, temple
from tests.games.origins.placing import placed, used
from tests.rule import rule

FULL = {name: {0: 10} for name in ("forest", "mountain", "sea")}

# -- blue ---------------------------------------------------------------------------------


@rule("OR-10.1", "OR-10.2", "OR-10.3", "OR-10.4", "OR-10.7")
@pytest.mark.parametrize("name", ["forest", "mountain", "sea"])
def test_temple_buildings(name: str) -> None:
    """Two steps in their own temple, then a step in another one for 1 gold, or not; no zodiac card."""
    t = used(f"{name}_temple", goods={0: "gold 2"})
    assert t.steps(name) == 2
    assert t.clause(temple(name)) == f"OR-10.{1 + ['forest', 'mountain', 'sea'].index(name)}"
    other = "sea" if name != "sea" else "forest"
    t.temple(other)
    assert (t.steps(other), t.goods()) == (1, "gold 1")
    assert t.s.holders == [-1] * 3
    t = used(f"{name}_temple", goods={0: "gold 2"}).temple("none")
    assert t.goods() == "gold 2"


@rule("OR-10.5")
def test_obelisk() -> None:
    """1, 2, 4, 7 and again 7 VP, one after another."""
    for before, vp in enumerate([1, 2, 4, 7, 7]):
        city = {(1, y): "obelisk" for y in range(before)}
        t = used("obelisk", cities={0: city}, tops="veterans forum workshop statue gallery")
        assert t.vp() == vp


@rule("OR-10.6")
@pytest.mark.parametrize(("count", "vp"), [(0, 0), (1, 3), (2, 6), (3, 10)])
def test_sanctuary(count: int, vp: int) -> None:
    holders = dict.fromkeys(("taurus", "leo", "aries")[:count], 0) | {"aries": 1 if count < 3 else 0}
    t = used("sanctuary", zodiac="taurus leo aries", holders=holders)
    assert t.vp() == vp


@rule("OR-10.7", "OR-20.45")
def test_statue() -> None:
    t = used("statue", steps={"sea": {0: 10}})
    assert t.clause(temple("sea")) == "OR-20.45"
    t.temple("mountain")
    assert (t.steps("mountain"), t.s.holders) == (1, [-1] * 3)
    t = placed("statue", steps=FULL)
    assert t.ask.seat == 1


# -- yellow ---------------------------------------------------------------------------------


@rule("OR-10.8", "OR-9.8")
def test_granary() -> None:
    t = used("granary", cities={0: {(1, 0): "farm:mint", (1, 1): "farm:castle", (2, 0): "mint"}})
    assert t.goods() == "food 3"


@rule("OR-10.9")
def test_harbour() -> None:
    """The harbour itself and a mint; not a farm, not a reserved tile."""
    t = used(
        "harbour", cities={0: {(1, 0): "mint", (1, 1): "farm:mint", (2, 0): "castle"}}, reserved={0: "market"}
    ).done()
    assert t.vp() == 4


@rule("OR-10.10", "OR-20.14")
def test_market() -> None:
    """Yellow citizens at home and in zones; not the dice in seats, not advisers, not the others'."""
    t = used(
        "market",
        home={0: "Y3", 1: "Y1"},
        zones={1: "0:Y5"},
        advisers={0: "Y"},
        cities={0: {(1, 0): "mint", (1, 1): "castle"}},
        powers={0: {(0, 0): "Y2"}},
    )
    assert t.vp() == 8


@rule("OR-10.11")
def test_mint() -> None:
    assert used("mint").goods() == "gold 1"


@rule("OR-10.12")
@pytest.mark.parametrize(
    ("city", "stone"),
    [
        ({}, 4),
        ({(-1, 1): "obelisk"}, 3),
        ({(-1, 1): "obelisk", (-2, 1): "farm:castle", (-2, 0): "farm:mint"}, 2),
        (
            {
                (-1, 1): "obelisk",
                (-2, 1): "castle",
                (-2, 0): "mint",
                (0, -1): "mint",
                (-1, -1): "farm:healer",
            },
            1,
        ),
    ],
)
def test_quarry(city: dict[tuple[int, int], str], stone: int) -> None:
    """1 and 1 for each empty cell beside it."""
    assert used("quarry", cities={0: city}).goods() == f"stone {stone}"


@rule("OR-10.13")
def test_workshop() -> None:
    t = used("workshop")
    assert t.clause(good("gold")) == "OR-1.4"
    assert t.good("wisdom").goods() == "wisdom 1"


# -- red ------------------------------------------------------------------------------------


@rule("OR-10.14")
def test_arsenal() -> None:
    """Like the war action; but the whole may be declined."""
    t = used("arsenal", war={0: 3}).half("attack").half("advance")
    assert (t.goods(), t.vp(), t.s.war[0]) == ("stone 1", 2, 5)
    t = used("arsenal", war={0: 3})
    assert t.clause(2) == "OR-8.9"
    assert placed("arsenal", war={0: 3}).done().s.war[0] == 3


@rule("OR-10.15")
def test_chariot_field() -> None:
    """Itself, an outpost, and a red citizen in a zone."""
    t = used(
        "chariot_field",
        cities={0: {(1, 0): "outpost", (1, 1): "farm:veterans"}},
        zones={1: "0:R3"},
        home={0: "B2"},
    )
    assert t.vp() == 6


@rule("OR-10.16")
def test_outpost() -> None:
    t = used("outpost", war={0: 3})
    assert t.clause(2) == "OR-10.16"
    t.half("advance")
    assert (t.s.war[0], t.goods()) == (4, "")
    assert used("outpost", war={0: 3}).half("attack").goods() == "stone 1"


@rule("OR-10.17", "OR-20.33")
def test_hippodrome() -> None:
    """Two steps first, so that blue on 4 is behind too; stone or food for each, chosen one by one."""
    t = used("hippodrome", seats=4, war={0: 3, 1: 4, 2: 1, 3: 9})
    assert t.s.war[0] == 5
    assert t.clause(good("wisdom")) == "OR-10.17"
    t.good("stone").good("food")
    assert t.goods() == "stone 1, food 1"


@rule("OR-20.43")
def test_alone_the_neutral_disc_is_no_player() -> None:
    t = placed("hippodrome", seats=1, war={0: 3, 1: 0})
    t.use(-1, 0)
    assert (t.s.war[0], t.goods()) == (5, "")


@rule("OR-10.18")
def test_citadel() -> None:
    t = used("citadel", cities={0: {(1, 0): "outpost", (1, 1): "farm:veterans", (2, 0): "mint"}})
    assert t.s.war[0] == 2


@rule("OR-10.19", "OR-20.15")
def test_veterans() -> None:
    """A red citizen at home: its value in VP, then 1 less; a 1 stays 1. Not one in a zone, not a blue one."""
    t = used("veterans", home={0: "R4 R2 B6"}, zones={1: "0:R5"}, bases={0: 4})
    assert list(t.ask.options) == [die("R2"), die("R4")]
    assert t.clause(die("B6")) == "OR-10.19"
    assert t.clause(30 + die("R5")) == "OR-10.19"
    t.citizen("R4")
    assert (t.vp(), t.home()) == (4, "R2 R3 B6")
    t = used("veterans", home={0: "R1"})
    assert (t.vp(), t.home()) == (1, "R1")
    assert placed("veterans", home={0: "B3"}).ask.seat == 1
