"""The war track, attacks, the first player, the retreat (OR-8, OR-16.3 … OR-16.5)."""

import pytest

from ludarium.games.origins.war import advance, retreat
from tests.games.origins.at_table import AtTable, at_table
from tests.rule import rule

GREEN, BLUE, BROWN, BLACK = range(4)


def stacks(t: AtTable) -> dict[int, list[int]]:
    """Discs by space, from bottom to top."""
    found: dict[int, list[int]] = {}
    for disc in t.s.ranks:
        found.setdefault(t.s.war[disc], []).append(disc)
    return found


def moved(n: int, **words: object) -> AtTable:
    t = at_table(4, **words)
    advance(t.m.t, t.s, GREEN, n)
    return t


@rule("OR-8.1", "OR-20.6")
def test_the_track() -> None:
    """Spaces 0 to 13; thresholds below 1, 4, 7, 10 and 13."""
    t = at_table()
    war = t.m.view(0).board.war
    assert t.box.last == 13
    assert war.thresholds == (1, 4, 7, 10, 13)
    assert t.box.thresholds == (0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5)


@rule("OR-8.2", "OR-8.4")
def test_advancing_past_one_disc_onto_another() -> None:
    """Green 3, blue 4, brown 5: green advances 2 and lies on brown, with one token for the threshold crossed."""
    t = moved(2, war={GREEN: 3, BLUE: 4, BROWN: 5})
    assert stacks(t) == {0: [BLACK], 4: [BLUE], 5: [BROWN, GREEN]}
    assert t.s.tokens == [1, 0, 0, 0]


@rule("OR-8.4")
def test_two_thresholds_in_one_move() -> None:
    t = moved(6, war={GREEN: 1})
    assert (t.s.war[GREEN], t.s.tokens[GREEN]) == (7, 2)


@rule("OR-8.4", "OR-8.5")
def test_the_last_space() -> None:
    """From 11 advance 3: space 13, 9 VP, one token; there it stays, and further steps bring nothing."""
    t = moved(3, war={GREEN: 11})
    assert (t.s.war[GREEN], t.vp(GREEN), t.s.tokens[GREEN]) == (13, 9, 1)
    advance(t.m.t, t.s, GREEN, 2)
    retreat(t.m.t, t.s)
    assert (t.s.war[GREEN], t.vp(GREEN), t.s.tokens[GREEN]) == (13, 9, 1)
    advance(t.m.t, t.s, BLUE, 13)
    assert t.vp(BLUE) == 9


def attacking(space: int, others: dict[int, int] | None = None, **words: object) -> AtTable:
    """Green attacks by the red bonus; its wisdom is paid already."""
    t = at_table(
        4, home={GREEN: "R5"}, goods={GREEN: "wisdom 1"}, war={GREEN: space, **(others or {})}, **words
    )
    return t.visit("R5", 1).part("bonus").half("attack")


@rule("OR-8.6", "OR-8.7", "OR-8.3")
def test_an_attack() -> None:
    """On 5 with brown, blue on 4, black on 9: 1 wisdom; 2 VP for thresholds, 1 for blue, none for brown or black."""
    t = attacking(5, {BLUE: 4, BROWN: 5, BLACK: 9})
    assert t.goods() == "wisdom 1"
    assert t.vp() == 3


@rule("OR-8.6")
@pytest.mark.parametrize(
    ("space", "chosen", "goods"),
    [
        (0, "", ""),
        (1, "", ""),
        (3, "", "stone 1"),
        (4, "", "food 1"),
        (5, "", "wisdom 1"),
        (6, "", "gold 1"),
        (7, "food", "stone 1, food 1"),
        (8, "food", "food 2"),
        (9, "food", "food 1, wisdom 1"),
        (10, "food", "food 1, gold 1"),
        (11, "food", "food 1, gold 1"),
        (12, "", "gold 2"),
        (13, "", ""),
    ],
)
def test_rewards(space: int, chosen: str, goods: str) -> None:
    t = attacking(space)
    if chosen:
        t.good(chosen)
    assert t.goods() == goods


@rule("OR-8.6")
def test_the_exchange_is_a_choice() -> None:
    """Space 2: one basic resource for one gold, or nothing; gold for gold is not offered."""
    words = {"home": {0: "R5"}, "goods": {0: "wisdom 1, stone 1, gold 1"}, "war": {0: 2}}
    t = at_table(**words)
    t.visit("R5", 1).part("lower").half("attack")
    assert t.why_not(3).why == "gold-for-gold"
    assert t.clause(1) == "OR-1.4"
    t.good("stone")
    assert t.goods() == "wisdom 1, gold 2"
    t = at_table(**words)
    t.visit("R5", 1).part("lower").half("attack").good("none")
    assert t.goods() == "stone 1, wisdom 1, gold 1"


@rule("OR-8.7", "OR-8.8")
@pytest.mark.parametrize(("space", "vp"), [(0, 0), (1, 4), (4, 5), (13, 8)])
def test_attacks_from_anywhere_harm_nobody(space: int, vp: int) -> None:
    t = attacking(space)
    assert t.vp() == vp
    assert [t.vp(seat) for seat in (1, 2, 3)] == [0, 0, 0]
    assert t.s.war[1:] == [0, 0, 0]


@rule("OR-8.9")
def test_either_order() -> None:
    """On 2 with 1 stone: exchange and 1 VP, then to 4 with a token; or to 4 first, then 1 food and 2 VP."""
    words = {"held": {0: "S5"}, "goods": {0: "stone 1"}, "war": {0: 2, 1: 2}}
    t = at_table(**words)
    t.visit("S5", 1).part("lower").half("attack").good("stone").half("advance")
    assert (t.goods(), t.vp(), t.s.war[0], t.s.tokens[0]) == ("gold 1", 1, 4, 1)
    words["war"] = {0: 2, 1: 6}
    t = at_table(**words)
    t.visit("S5", 1).part("lower").half("advance").half("attack")
    assert (t.goods(), t.vp(), t.s.war[0], t.s.tokens[0]) == ("stone 1, food 1", 2, 4, 1)


# -- the end of a round -------------------------------------------------------------------


@rule("OR-16.3", "OR-16.4", "OR-8.3", "OR-20.41")
def test_first_player_and_retreat() -> None:
    """Black 1, blue 5, on 6 brown below green: brown is first; then on 4 brown, green, blue from the bottom."""
    t = at_table(4, war={GREEN: 6, BLUE: 5, BROWN: 6, BLACK: 1}, ranks=[BLACK, BLUE, BROWN, GREEN])
    t.pass_all()
    assert t.s.first == BROWN
    assert stacks(t) == {1: [BLACK], 4: [BROWN, GREEN, BLUE]}


@rule("OR-16.4", "OR-20.30", "OR-20.41")
def test_who_need_not_move_lies_on_top() -> None:
    """Blue stands on 4 already; green comes down from 6 and slides under it."""
    t = at_table(4, war={GREEN: 6, BLUE: 4, BROWN: 12, BLACK: 9})
    t.pass_all()
    assert stacks(t) == {4: [GREEN, BLUE], 7: [BLACK], 10: [BROWN]}


@rule("OR-16.4")
@pytest.mark.parametrize("space", range(14))
def test_where_discs_retreat_to(space: int) -> None:
    t = at_table(war={0: space})
    t.pass_all()
    wanted = space if space in (0, 13) else 3 * ((space + 2) // 3 - 1) + 1
    assert t.s.war[0] == wanted


@rule("OR-16.5")
def test_retreating_gives_and_takes_nothing() -> None:
    t = at_table(war={0: 12, 1: 9}, tokens={0: 2}, vp={0: 7})
    t.pass_all()
    assert (t.s.tokens, t.s.vp) == ([2, 0], [7, 0])


@rule("OR-20.3", "OR-16.3")
def test_if_nobody_moves_the_first_player_stays() -> None:
    t = at_table(3, first=1, active=1, ranks=[1, 2, 0])
    t.pass_all()
    assert t.s.first == 1
