"""The end of a round and of the game, scoring (OR-16, OR-18), playing alone (OR-19)."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.games.origins.box import NO_NEIGHBOUR, SPEND_TOKEN
from tests.games.origins.at_table import AtTable, at_table, die, visiting
from tests.rule import rule

PLAIN = {(1, 0): "farm:mint", (1, 1): "farm:castle"}
FULL = {name: {0: 10} for name in ("forest", "mountain", "sea")}
NO_GOLD = {"D41": 0, "D42": 0, "D43": 0, "D44": 0}


# -- rounds -------------------------------------------------------------------------------


@rule("OR-16.1", "OR-16.7")
def test_a_round_ends_in_its_order() -> None:
    """Speakers, first player, retreat, zodiac cards, then the new round, begun by the first player."""
    t = at_table(zones={1: "0:S3"}, war={1: 6}, steps={"sea": {1: 2}})
    t.pass_().pass_()
    ids = [event.id for event in t.events]
    order = ["round-over", "speaker-back", "first-player", "retreated", "zodiac-taken", "round"]
    assert [id for id in ids if id in order] == order
    assert (t.s.round, t.ask.seat, t.s.passed) == (2, 1, [0, 0])


@rule("OR-16.7", "OR-18.2")
def test_the_round_is_played_to_its_end() -> None:
    """With all gold gone seat 1 still has its turns; then it is over."""
    t = at_table(home={0: "R3", 1: "B3"}, gold=NO_GOLD)
    t.visit("R3", 1).part("upper")
    t.visit("B3", 2).part("upper").pass_()
    assert t.m.result is None
    t.pass_()
    assert t.m.result is not None
    assert t.m.result.reason == "gold"


@rule("OR-18.1")
@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ({"steps": FULL}, "temples"),
        ({"gold": NO_GOLD}, "gold"),
        ({"stock": {"R": 0, "B": 0}}, "towers"),
        ({"lacked": 1}, "dice"),
        ({"steps": {"forest": {0: 10}, "mountain": {0: 10}, "sea": {1: 10}}}, ""),
        ({"gold": {"D41": 0, "D42": 0, "D43": 0}}, ""),
        ({"stock": {"R": 0}}, ""),
    ],
)
def test_end_conditions(words: dict[str, Any], reason: str) -> None:
    t = at_table(**words)
    t.pass_all()
    assert (t.m.result.reason if t.m.result else "") == reason


def six_reds(**words: Any) -> AtTable:
    """The row's R1 is the last red die that isn't with a player."""
    home = {0: "R2 R2 R2", 1: "R2 R2 R2"}
    return at_table(home=home, bases={0: 2, 1: 1}, held={0: "S5"}, goods={0: "wisdom 4"}, **words)


@rule("OR-18.1", "OR-20.19", "OR-20.21")
def test_a_lacking_die_ends_the_game() -> None:
    """Latched: the slot stays empty, and a die that comes back doesn't help."""
    t = six_reds()
    assert t.s.supply[0] == 0
    t.visit("S5", 4).part("lower").take("R1")
    assert len(t.citizens().split()) == 4
    assert t.told("ends-by-dice")
    t.s.zones[0] = [0 * 64 + die("R6")]
    t.s.home[0].remove(die("R2"))
    t.s.advisers[0] = []
    t.pass_all()
    assert t.m.result is not None
    assert t.m.result.reason == "dice"


@rule("OR-20.19")
def test_a_die_that_returns_fills_the_hole_by_the_other_reading() -> None:
    t = six_reds(options={"dice_end": "state"}, advisers={1: "B"})
    t.visit("S5", 4).part("lower").take("R1")
    assert t.s.lacked == 1
    t = at_table(
        home={0: "R2 R2", 1: "R2"},
        zones={1: "1:R6"},
        advisers={1: "R"},
        bases={0: 2},
        held={0: "S5"},
        goods={0: "wisdom 4"},
        cities={0: PLAIN},
        powers={0: {(0, 0): "R1"}},
        options={"dice_end": "state"},
    )
    assert t.s.supply[0] == 0
    t.visit("S5", 4).part("lower").take("R1")
    assert len(t.citizens().split()) == 4
    t.pass_all()  # the red 6 retires; red advises already, and its die goes to the row
    assert t.s.lacked == 0
    assert len(t.citizens().split()) == 5
    assert t.citizens().split()[4][0] == "R"
    assert t.s.round == 2


@rule("OR-18.3")
def test_the_end_is_announced_as_soon_as_it_is_sure() -> None:
    """When the turn ends that makes it so; and not at all if the table doesn't want it."""
    for announce in (True, False):
        t = at_table(goods={0: "gold 1"}, stock={"R": 0, "B": 1}, options={"announce_end": announce})
        t.tower("B")
        assert bool(t.told("ends-by-towers")) is announce
        t.pass_()
        assert len(t.told("ends-by-towers")) == announce


# -- scoring ---------------------------------------------------------------------------------


@rule("OR-18.4", "OR-11.8", "OR-14.11", "OR-1.6", "OR-20.6")
def test_final_scoring() -> None:
    """4 gold, adviser 6, temples 70 31 16, orange 6 with tower 2, red 3 with tower 1: 72, added to 20 in play."""
    city = {**PLAIN, (2, 0): "farm:obelisk", (2, 1): "farm:healer"}
    t = at_table(
        goods={0: "gold 4, stone 7"},
        advisers={0: "PRB"},
        steps={"forest": {0: 10}, "mountain": {0: 6}, "sea": {0: 4}},
        cities={0: city},
        powers={0: {(0, 0): "O6", (1, 0): "R3"}},
        towers={0: "O2"},
        vp={0: 20},
        gold=NO_GOLD,
    )
    t.pass_all()
    result = t.m.result
    assert result is not None
    assert result.parts[0] == {"play": 20, "gold": 4, "advisers": 6, "temples": 47, "districts": 15}
    assert result.scores[0] == 92


@rule("OR-20.6")
def test_the_other_temple_table() -> None:
    t = at_table(steps={"forest": {0: 12}, "mountain": {0: 12}}, options={"temple_table": "T12"})
    assert t.m.view(0).board.players[0].parts["temples"] == 70
    assert at_table(options={"temple_table": "T12"}).box.tops == (12, 12, 12)


@rule("OR-18.5", "OR-20.20")
def test_ties() -> None:
    """More tiles win, farms too, or not by the other reading, and never reserved ones; else the victory is shared."""
    words: dict[str, Any] = {"gold": NO_GOLD, "reserved": {1: "shrine manor forum"}}
    t = at_table(cities={0: {(1, 0): "farm:mint"}}, **words)
    t.pass_all()
    assert t.m.result is not None
    assert t.m.result.ranks == [1, 2]
    t = at_table(cities={0: {(1, 0): "farm:mint"}}, options={"tie_counts_farms": False}, **words)
    t.pass_all()
    assert t.m.result is not None
    assert t.m.result.ranks == [1, 1]


# -- alone --------------------------------------------------------------------------------------


def alone(**words: Any) -> AtTable:
    return at_table(1, **words)


@rule("OR-19.5")
def test_all_turns_are_yours() -> None:
    t = alone(held={0: "S5"})
    t.visit("S5", 3).answer("neighbour", 1).part("upper")
    assert t.ask.seat == 0


@rule("OR-19.6", "OR-19.7", "OR-20.46")
def test_a_neighbouring_ship_rises_too() -> None:
    """Ships 6 3 6 2 1. Zone 2: both neighbours at 6, only zone 2 rises. Zone 1: its own goes to 1, zone 2 must rise."""
    t = alone(held={0: "S5"}, ships=[6, 3, 6, 2, 1])
    t.visit("S5", 2)
    assert t.asks("part")
    assert t.s.ships == [6, 4, 6, 2, 1]
    t = alone(ships=[6, 3, 6, 2, 1])
    t.visit("A", 1)
    assert t.s.ships == [1, 4, 6, 2, 1]
    t = alone(ships=[6, 3, 6, 2, 1])
    t.visit("A", 4)
    assert t.asks("part")
    assert t.s.ships == [6, 3, 6, 3, 2]


@rule("OR-19.6", "OR-19.7")
def test_which_neighbour() -> None:
    """Left or right of the zone; not another, not one at 6, and not none if one can rise."""
    t = alone(ships=[1, 1, 1, 1, 1])
    t.visit("A", 3)
    assert list(t.ask.options) == [1, 3]
    assert t.clause(0) == "OR-19.6"
    assert t.clause(NO_NEIGHBOUR) == "OR-19.6"
    assert t.clause(SPEND_TOKEN) == "OR-19.8"
    t = alone(ships=[1, 6, 1, 1, 1], tokens={0: 1})
    t.visit("A", 3)
    assert t.clause(1) == "OR-19.7"


@rule("OR-20.46")
def test_the_neighbour_rises_before_the_action() -> None:
    """A Fountain built in this visit may reset it."""
    t = alone(held={0: "S5"}, goods={0: "stone 1"}, row="fountain obelisk mint outpost castle")
    t.visit("S5", 2).answer("neighbour", 2).part("lower").buy("fountain").place(1, 0).use(1, 0)
    assert t.s.ships == [1, 2, 2, 1, 1]
    assert t.answer("ship", 2).s.ships == [1, 2, 1, 1, 1]


@rule("OR-19.8", "OR-20.23", "OR-15.2")
def test_a_token_keeps_all_ships() -> None:
    """Not even the visited one rises; and it is the one token of the turn."""
    t = alone(ships=[2, 2, 2, 2, 2], tokens={0: 2}, home={0: "R3"})
    t.visit("R3", 3).answer("neighbour", SPEND_TOKEN).part("upper")
    assert t.s.ships == [2] * 5
    assert t.s.tokens == [1]
    assert t.asks("act")


@rule("OR-20.23", "OR-15.2")
def test_after_a_second_action_no_token_keeps_ships() -> None:
    t = alone(tokens={0: 2}, home={0: "R3"}, goods={0: "gold 5"})
    t.tower("R").answer("more", 1).visit("R3", 3)
    assert t.clause(SPEND_TOKEN) == "OR-15.2"


@rule("OR-19.8")
def test_the_token_is_offered_even_if_no_neighbour_could_rise() -> None:
    t = alone(ships=[6, 3, 6, 2, 1], tokens={0: 1})
    t.visit("A", 2)
    assert list(t.ask.options) == [SPEND_TOKEN, NO_NEIGHBOUR]


@rule("OR-19.9")
def test_five_rounds_and_no_end_condition() -> None:
    t = alone(steps=FULL, gold={"D41": 0, "D42": 0, "D43": 0})
    for number in range(2, 6):
        t.pass_all()
        assert t.s.round == number
    assert t.told("ends-by-temples") == []
    t.pass_all()
    assert t.m.result is not None


@rule("OR-19.10", "OR-20.39", "OR-20.24")
def test_the_neutral_disc() -> None:
    """Before thresholds 2, 3, 4, 5 in rounds 2 to 5, on top; an opponent for attacks; it doesn't retreat."""
    t = alone(war={0: 1})
    found = []
    for _ in range(4):
        t.pass_all()
        found.append(t.s.war[1])
    assert found == [3, 6, 9, 12]
    for mine, vp in ((4, 3), (3, 1), (2, 1)):
        t = alone(war={0: mine, 1: 3}, round=2, held={0: "S5"}, ranks=[0, 1])
        t.visit("S5", 1).part("lower").half("attack")
        assert t.vp() == vp
        while t.asks("good"):
            t.good("none")
    t = alone(war={0: 3, 1: 3}, round=1, ranks=[1, 0])
    t.pass_all()
    assert t.s.ranks == [0, 1]


@rule("OR-19.11", "OR-20.24")
def test_all_zodiac_cards_but_one_go_back() -> None:
    """Which is kept is a choice; and the round gives none, but by the other reading."""
    t = alone(holders={"aries": 0, "virgo": 0}, zodiac="aries leo virgo", steps={"mountain": {0: 4}})
    t.pass_()
    assert list(t.ask.options) == [0, 2]
    assert t.clause(1) == "OR-19.11"
    t.answer("keep", 2)
    assert (t.holder("aries"), t.holder("leo"), t.holder("virgo")) == (-1, -1, 0)
    t = alone(zodiac="aries leo virgo", steps={"mountain": {0: 4}}, options={"solo_zodiac_award": True})
    t.pass_()
    assert t.holder("leo") == 0


@rule("OR-19.12")
@pytest.mark.parametrize(
    ("bonus", "score", "reason"),
    [
        ("RYBPO", 171, "solo-lost"),
        ("RYBOP", 191, "solo-won"),
        ("YRPBO", 131, "solo-lost"),
        ("RPBOY", 211, "solo-won"),
    ],
)
def test_the_result(bonus: str, score: int, reason: str) -> None:
    """131 VP and 20 for each token at its zone: red 1, purple 2, blue 3, orange 4. 180 win."""
    t = alone(round=5, vp={0: 131}, bonus=bonus)
    t.pass_all()
    result = t.m.result
    assert result is not None
    assert (result.scores, result.reason) == ([score], reason)


@rule("OR-19.12")
@pytest.mark.parametrize(("vp", "reason"), [(99, "solo-lost"), (100, "solo-won")])
def test_exactly_the_goal_wins(vp: int, reason: str) -> None:
    t = alone(round=5, vp={0: vp})
    t.pass_all()
    assert t.m.result is not None
    assert t.m.result.reason == reason


def test_visits_are_counted_by_zone_from_one() -> None:
    assert visiting("R1", 1) == 0
