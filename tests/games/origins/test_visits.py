"""Visiting a zone: entry, ships, actions, bonus actions (OR-5, OR-6, OR-7)."""

import pytest

from tests.games.origins.at_table import CONTENT, PARTS, at_table, buying, die, temple, visiting
from tests.rule import rule


def parts(t: object) -> list[str]:
    """What the visit could do next."""
    return [PARTS[option] for option in t.ask.options]  # type: ignore[attr-defined]


# -- entry and ships -------------------------------------------------------------------


@rule("OR-5.1")
def test_which_workers_can_be_sent() -> None:
    """Citizens at home, speakers held, the archon; not who is in a zone, and not somebody else's."""
    t = at_table(home={0: "R3", 1: "B2"}, held={0: "S4"}, zones={2: "0:Y2"}, goods={0: "wisdom 9"})
    for worker in ("R3", "S4", "A"):
        assert t.offers(visiting(worker, 1))
    for worker in ("Y2", "B2", "S2"):
        assert t.clause(visiting(worker, 1)) == "OR-5.1"
    t.visit("A", 1).part("upper").pass_()
    assert t.clause(visiting("A", 2)) == "OR-5.1"


@rule("OR-5.1")
def test_a_citizen_goes_with_its_base() -> None:
    t = at_table(home={0: "R3 B2"})
    assert t.m.view(0).board.players[0].free_bases == 0
    t.visit("R3", 1).part("upper")
    assert t.in_zone(1) == "0:R3"
    assert t.home() == "B2"
    assert t.m.view(0).board.players[0].free_bases == 0


@rule("OR-5.2")
def test_a_zone_holds_any_number() -> None:
    t = at_table(3, home={0: "R3"}, zones={1: "0:Y2 1:R3 1:A 2:S4 2:B2"})
    t.visit("R3", 1)
    assert t.in_zone(1) == "0:Y2 1:R3 1:A 2:S4 2:B2 0:R3"


@rule("OR-5.3")
@pytest.mark.parametrize(
    ("worker", "ship", "after"), [("R4", 4, 5), ("R5", 4, 5), ("R6", 6, 1), ("S4", 4, 5)]
)
def test_a_die_that_is_high_enough_enters_free(worker: str, ship: int, after: int) -> None:
    words = {"held": {0: worker}} if worker[0] == "S" else {"home": {0: worker}}
    t = at_table(ships=[1, 1, ship, 1, 1], **words)
    t.visit(worker, 3)
    assert t.s.ships[2] == after


@rule("OR-5.4", "OR-5.6")
def test_a_lower_die_pays_wisdom() -> None:
    """Blue 2 into a ship at 3: 1 wisdom, and the ship shows 4; gold may pay; with neither it is refused."""
    for goods in ("wisdom 1", "gold 1"):
        t = at_table(home={0: "B2"}, ships=[3, 1, 1, 1, 1], goods={0: goods})
        t.visit("B2", 1)
        assert t.goods() == ""
        assert t.s.ships[0] == 4
    t = at_table(home={0: "B2"}, ships=[3, 1, 1, 1, 1], goods={0: "stone 9, food 9"})
    refused = t.why_not(visiting("B2", 1))
    assert (refused.clause, refused.args["wisdom"], refused.args["has_wisdom"]) == ("OR-5.4", 1, 0)


@rule("OR-5.5", "OR-5.10")
def test_the_archon_enters_free() -> None:
    """Into a ship at 6 without wisdom; one action only, no bonus without advisers; the ship shows 1."""
    t = at_table(ships=[6, 1, 1, 1, 1], goods={0: "stone 1"})
    t.visit("A", 1)
    assert t.s.ships[0] == 1
    assert parts(t) == ["upper", "lower"]
    t.part("upper")
    assert t.ask.seat == 1


@rule("OR-5.6")
def test_the_ship_rises_before_the_action() -> None:
    """A Fountain built in this visit resets this very ship."""
    t = at_table(
        home={0: "R3"},
        goods={0: "stone 9"},
        ships=[1, 3, 1, 1, 1],
        row="fountain obelisk mint outpost castle",
    )
    t.visit("R3", 2)
    assert t.s.ships[1] == 4
    t.part("lower").buy("fountain").place(1, 0).use(1, 0).answer("ship", 1)
    assert t.s.ships[1] == 1


@rule("OR-5.7")
def test_one_of_the_two_actions() -> None:
    """One must be carried out; one that can't be paid can't be chosen; after one the other is barred."""
    t = at_table(goods={0: "food 1"})
    assert t.barred_part("P3", 3, "lower") == "OR-6.3"
    t = at_table(home={0: "R3"}, goods={0: "stone 1"})
    t.visit("R3", 3)
    assert t.clause(PARTS.index("done")) == "OR-5.7"
    t = at_table(home={0: "R3"}, goods={0: "wisdom 1"})
    t.visit("R3", 1).part("upper")
    assert parts(t) == ["bonus", "done"]
    assert t.clause(PARTS.index("lower")) == "OR-5.8"


@rule("OR-5.8")
def test_a_six_may_do_both_in_either_order() -> None:
    t = at_table(home={0: "R6"}, goods={0: "stone 1"})
    t.visit("R6", 3)
    assert parts(t) == ["upper", "lower"]
    t.part("lower").temple("sea")
    assert parts(t) == ["upper", "done"]
    t.part("upper")
    assert t.goods() == "wisdom 3"
    assert t.steps("sea") == 2
    other = at_table(home={0: "R6"}, goods={0: "stone 1"})
    other.visit("R6", 3).part("upper").part("lower").temple("sea")
    assert other.goods() == "wisdom 3"


@rule("OR-5.8")
def test_neither_archon_nor_speaker_does_both() -> None:
    for worker, words in (("A", {}), ("S5", {"held": {0: "S5"}})):
        t = at_table(**words)
        t.visit(worker, 1).part("upper")
        assert (t.goods(), t.ask.seat) == ("stone 3", 1)


@rule("OR-5.9", "OR-7.6")
def test_the_bonus_before_the_action() -> None:
    """Yellow 3 without stone in zone 3, where the yellow token lies: 1 stone first, then the temple with it."""
    t = at_table(home={0: "Y3"}, bonus="RPYOB", ships=[1, 1, 2, 1, 1])
    t.visit("Y3", 3)
    assert parts(t) == ["upper", "bonus"]
    t.part("bonus").good("stone")
    assert parts(t) == ["upper", "lower"]
    t.part("lower").temple("forest")
    assert t.steps("forest") == 2
    assert t.ask.seat == 1


@rule("OR-5.9", "OR-7.6")
def test_the_bonus_after_or_between_or_not_at_all() -> None:
    t = at_table(home={0: "Y6"}, bonus="RPYOB")
    t.visit("Y6", 3).part("upper").part("bonus").good("stone")
    assert parts(t) == ["lower", "done"]
    assert t.clause(PARTS.index("bonus")) == "OR-7.6"
    t.part("lower").temple("sea")
    assert t.ask.seat == 1
    t = at_table(home={0: "Y3"}, bonus="RPYOB")
    t.visit("Y3", 3).part("upper").done()
    assert t.goods() == "wisdom 3"


@rule("OR-5.10")
def test_colours_of_workers() -> None:
    """A citizen its own, a speaker none, whatever the seat."""
    t = at_table(home={0: "B3"}, held={0: "S3"}, goods={0: "stone 1"})
    t.visit("B3", 1)
    assert t.clause(PARTS.index("bonus")) == "OR-5.9"
    t = at_table(held={0: "S3"}, advisers={0: "B"}, goods={0: "stone 1"})
    t.visit("S3", 3)
    assert t.clause(PARTS.index("bonus")) == "OR-5.9"


@rule("OR-14.12", "OR-5.10")
def test_the_archon_has_its_advisers_colours() -> None:
    """Advisers purple, blue, orange, 1 stone: the blue token's bonus, but not the red one's."""
    t = at_table(advisers={0: "PBO"}, goods={0: "stone 1, wisdom 1"})
    t.visit("A", 3)
    assert "bonus" in parts(t)
    t = at_table(advisers={0: "PBO"}, goods={0: "stone 1, wisdom 1"})
    t.visit("A", 1)
    assert "bonus" not in parts(t)


# -- zone actions ------------------------------------------------------------------------


@rule("OR-6.1")
@pytest.mark.parametrize(
    ("zone", "goods"),
    [
        (1, "stone 3"),
        (2, "food 3"),
        (3, "wisdom 3"),
        (4, "wisdom 1, gold 1"),
        (5, "stone 1, food 1, wisdom 1"),
    ],
)
def test_upper_actions(zone: int, goods: str) -> None:
    t = at_table(held={0: "S5"})
    t.visit("S5", zone).part("upper")
    if zone == 4:
        t.good("wisdom")
    assert t.goods() == goods


@rule("OR-6.2", "OR-20.5", "OR-8.9")
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_the_war_action(steps: int) -> None:
    """Two steps, or as the table option says, and an attack, in either order; not neither."""
    t = at_table(held={0: "S5"}, options={"war_action_steps": steps})
    t.visit("S5", 1).part("lower")
    assert t.clause(2) == "OR-8.9"
    t.half("advance")
    assert t.s.war[0] == steps
    assert t.clause(0) == "OR-8.9"
    t.half("done")
    assert t.asks("more" if steps else "act")


@rule("OR-6.3", "OR-20.25")
def test_the_temple_action() -> None:
    """1 stone, two steps with one disc, and the card, even from another player who stands higher."""
    t = at_table(
        held={0: "S5"},
        goods={0: "stone 1"},
        holders={"leo": 1},
        steps={"mountain": {1: 7}},
        zodiac="aries leo virgo",
    )
    t.visit("S5", 3).part("lower").temple("mountain")
    assert t.goods() == ""
    assert t.steps("mountain") == 2
    assert t.holder("leo") == 0


@rule("OR-6.3")
def test_a_step_beyond_the_top_is_lost() -> None:
    t = at_table(held={0: "S5"}, goods={0: "stone 1"}, steps={"sea": {0: 9}})
    t.visit("S5", 3).part("lower").temple("sea")
    assert [t.steps(name) for name in ("forest", "mountain", "sea")] == [0, 0, 10]


@rule("OR-20.26")
def test_the_temple_action_on_top() -> None:
    """No step, but the card; or, with the option, not at all."""
    words = {"held": {0: "S5"}, "goods": {0: "stone 1"}, "steps": {"sea": {0: 10}}}
    t = at_table(**words)
    t.visit("S5", 3).part("lower").temple("sea")
    assert (t.steps("sea"), t.holder("virgo"), t.goods()) == (10, 0, "")
    t = at_table(**words, options={"temple_action_at_top": "forbidden"})
    t.visit("S5", 3).part("lower")
    assert t.clause(temple("sea")) == "OR-20.26"
    full = {name: {0: 10} for name in ("forest", "mountain", "sea")}
    t = at_table(**{**words, "steps": full}, options={"temple_action_at_top": "forbidden"})
    t.visit("S5", 3)
    assert t.goods() == "stone 1, wisdom 3"


@rule("OR-6.4", "OR-13.3")
def test_the_citizen_action() -> None:
    """O2 in slot 2 costs 1 wisdom, comes home as it is; the row closes up, a new orange die of 1 to 5 is at its end."""
    t = at_table(held={0: "S5"}, goods={0: "wisdom 3"})
    supply = t.s.supply[1]
    t.visit("S5", 4).part("lower")
    assert t.clause(die("P5")) == "OR-6.4"  # 4 wisdom
    t.take("O2")
    assert t.home() == "O2"
    assert t.goods() == "wisdom 2"
    row = t.citizens().split()
    assert row[:4] == ["R1", "Y3", "B4", "P5"]
    assert row[4] in {"O1", "O2", "O3", "O4", "O5"}
    assert t.s.supply[1] == supply - 1


@rule("OR-6.4", "OR-13.3")
def test_without_a_free_base_there_is_no_new_citizen() -> None:
    t = at_table(home={0: "R3 B2"}, goods={0: "wisdom 9"})
    assert t.barred_part("R3", 4, "lower") == "OR-13.3"


@rule("OR-6.4")
def test_the_cheapest_die_has_to_be_payable() -> None:
    """In a row whose first slot costs 2 wisdom the action can't be chosen with 1."""
    from tests.games.origins.packs import with_board

    pack = with_board(lambda board: board.update(citizen_row_wisdom=[2, 2, 3, 3, 4]))
    t = at_table(pack=pack, held={0: "S5"}, goods={0: "wisdom 1"})
    t.visit("S5", 4)
    assert t.asks("good")


@rule("OR-6.5", "OR-20.11", "OR-14.4")
def test_the_food_action() -> None:
    """3 food, citizen of 5: +1, +1 makes it the first adviser, the third food is a war step."""
    t = at_table(home={0: "R5"}, held={0: "S5"}, goods={0: "food 3"})
    t.visit("S5", 5).part("lower").train("R5", "R6", "war")
    assert t.advisers() == "R"
    assert t.home() == ""
    assert t.s.war[0] == 1
    assert t.goods() == ""
    assert t.asks("more")


@rule("OR-6.5")
def test_one_to_three_food() -> None:
    """At least one; the worker just sent is not at home; who has had enough stops."""
    t = at_table(home={0: "R1 B2"}, goods={0: "food 5"})
    t.visit("B2", 5).part("lower")
    assert t.clause(31) == "OR-6.5"
    assert t.clause(die("B2")) == "OR-6.5"
    t.train("R1").done()
    assert (t.home(), t.goods()) == ("R2", "food 4")
    t = at_table(home={0: "R1"}, held={0: "S5"}, goods={0: "food 5"})
    t.visit("S5", 5).part("lower").train("R1", "R2", "R3")
    assert (t.home(), t.goods()) == ("R4", "food 2")
    t = at_table(held={0: "S5"})
    t.visit("S5", 5)
    assert t.goods() == "stone 1, food 1, wisdom 1"


@rule("OR-20.45")
def test_war_steps_on_the_last_space_are_lost() -> None:
    t = at_table(held={0: "S5"}, goods={0: "food 2"}, war={0: 13})
    t.visit("S5", 5).part("lower")  # with nobody at home the food is a step
    assert t.asks("train")
    t.done()
    assert t.s.war[0] == 13
    assert (t.goods(), t.vp()) == ("food 1", 0)


# -- bonus actions --------------------------------------------------------------------------


@rule("OR-7.1", "OR-20.45")
def test_blue() -> None:
    """1 stone, one step in a temple not yet climbed; no card."""
    t = at_table(home={0: "B3"}, goods={0: "stone 2"}, steps={"sea": {0: 10}})
    t.visit("B3", 3).part("bonus")
    assert t.clause(temple("sea")) == "OR-20.45"
    t.temple("forest")
    assert (t.steps("forest"), t.goods(), t.holder("aries")) == (1, "stone 1", -1)
    full = {name: {0: 10} for name in ("forest", "mountain", "sea")}
    t = at_table(home={0: "B3"}, goods={0: "stone 2"}, steps=full)
    t.visit("B3", 3)
    assert t.clause(PARTS.index("bonus")) == "OR-20.45"
    assert at_table().barred_part("B3", 3, "bonus") == "OR-7.1"


@rule("OR-7.2", "OR-9.3")
def test_purple() -> None:
    """1 food, then a building at its price; the food is paid for a farm too."""
    t = at_table(
        home={0: "P3"}, goods={0: "food 1, stone 1, wisdom 1"}, row="mint obelisk outpost castle healer"
    )
    t.visit("P3", 2).part("bonus").buy("obelisk").place(1, 0).done()
    assert t.goods() == ""
    assert t.city()[1, 0] == "obelisk"
    t = at_table(home={0: "P3"}, goods={0: "food 1"})
    t.visit("P3", 2).part("bonus").buy("castle", farm=True).place(1, 0)
    assert t.goods() == ""
    t = at_table(home={0: "P3"}, goods={0: "stone 9"})
    t.visit("P3", 2)
    assert t.clause(PARTS.index("bonus")) == "OR-7.2"


@rule("OR-7.3")
def test_red() -> None:
    """1 wisdom; one step or one attack, not both."""
    t = at_table(home={0: "R3"}, goods={0: "wisdom 1"}, war={0: 5})
    t.visit("R3", 1).part("bonus")
    assert t.clause(2) == "OR-7.3"
    t.half("advance")
    assert (t.s.war[0], t.goods()) == (6, "")
    assert t.asks("part")
    t = at_table(home={0: "R3"}, goods={0: "wisdom 1"}, war={0: 3})
    t.visit("R3", 1).part("bonus").half("attack")
    assert (t.goods(), t.vp()) == ("stone 1", 2)
    assert t.asks("part")


@rule("OR-7.4", "OR-20.21")
def test_orange() -> None:
    """A speaker of the row, not of a zone; no base is needed; nothing in an empty row."""
    t = at_table(3, home={0: "O3 R2"}, speakers="S2 S4", zones={1: "1:S5"})
    t.visit("O3", 4).part("bonus")
    assert list(t.ask.options) == [1, 3]
    assert t.clause(6 + 4) == "OR-7.4"
    t.answer("speaker", 3)
    assert t.s.held[0] == [4]
    assert t.s.speakers == [2]
    t = at_table(home={0: "O3"}, zones={1: "1:S5 1:S2"})
    t.visit("O3", 4)
    assert t.clause(PARTS.index("bonus")) == "OR-7.4"


@rule("OR-7.5")
def test_yellow() -> None:
    t = at_table(home={0: "Y3"})
    t.visit("Y3", 5).part("bonus").good("food").part("upper")
    assert t.goods() == "stone 1, food 2, wisdom 1"


@rule("OR-7.6", "OR-6.2")
def test_which_colour_does_what() -> None:
    """Blue is of temples, purple of buildings, red of war, orange of speakers, yellow of resources."""
    board = at_table(bonus="BPROY").m.view(0).board
    assert [zone.bonus_says[0].id for zone in board.zones] == [
        "effect-pay",
        "effect-pay",
        "effect-pay",
        "effect-speaker-row",
        "effect-gain",
    ]
    thens = [zone.bonus_says[0].args["then"].id for zone in board.zones[:3]]
    assert thens == ["effect-temple", "effect-buy", "effect-or"]
    assert len(CONTENT.bonuses) == 5


@rule("OR-9.1")
def test_zone_two_buys() -> None:
    t = at_table(held={0: "S5"})
    t.visit("S5", 2).part("lower")
    assert t.asks("buy")
    assert t.clause(t.box.bought) == "OR-9.1"
    assert t.offers(buying("castle", farm=True))
