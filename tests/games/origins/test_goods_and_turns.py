"""Resources (OR-1), the course of the game and a turn (OR-3, OR-4), superiority tokens (OR-15)."""

from ludarium.games.origins.box import CAREFUL, GROW, PASS
from ludarium.games.origins.grammar import GOODS
from tests.games.origins.at_table import at_table, building, buying, closing, good, visiting
from tests.games.origins.packs import with_board
from tests.rule import rule


@rule("OR-1.1")
def test_four_resources_of_which_three_are_basic() -> None:
    """Zone 4 offers the three basic ones, and adds the fourth."""
    t = at_table(home={0: "R3"})
    t.visit("R3", 4).part("upper")
    assert [GOODS[option] for option in t.ask.options] == ["stone", "food", "wisdom"]
    t.good("food")
    assert t.goods() == "food 1, gold 1"


@rule("OR-1.2", "OR-5.4")
def test_gold_stands_for_the_wisdom_of_a_zone() -> None:
    """A 2 into a ship at 4 with 1 wisdom and 1 gold: both are paid."""
    t = at_table(home={0: "B2"}, ships=[4, 1, 1, 1, 1], goods={0: "wisdom 1, gold 1"})
    t.visit("B2", 1)
    assert t.goods() == ""


@rule("OR-1.2", "OR-20.37")
def test_the_mix_is_the_payers_choice() -> None:
    """By itself wisdom goes first; who says so chooses each mix of this turn, within what they have."""
    words = {"home": {0: "B2"}, "ships": [4, 1, 1, 1, 1], "goods": {0: "wisdom 2, gold 2"}}
    by_itself = at_table(**words)
    assert by_itself.visit("B2", 1).goods() == "gold 2"
    chosen = at_table(**words)
    chosen.careful().visit("B2", 1)
    assert chosen.asks("gold", 0)
    assert list(chosen.ask.options) == [0, 1, 2]
    assert chosen.clause(3) == "OR-1.2"
    assert chosen.answer("gold", 1).goods() == "wisdom 1, gold 1"


@rule("OR-20.37")
def test_who_chooses_the_mix_says_so_once_a_turn() -> None:
    t = at_table(home={0: "B2"}, goods={0: "gold 1"})
    t.careful()
    assert t.clause(CAREFUL) == "OR-20.37"
    t.visit("B2", 1).part("upper")
    t.pass_()
    assert t.s.careful == 0
    poor = at_table(home={0: "B2"})
    assert poor.why_not(CAREFUL).why == "no-gold"


@rule("OR-1.2", "OR-9.1")
def test_gold_kept_for_the_rest_of_the_price() -> None:
    """Castle in slot 4 costs 3 wisdom and 2 stone: with 3 wisdom, 1 stone and 2 gold at most 1 gold goes for wisdom."""
    t = at_table(home={0: "R3"}, goods={0: "wisdom 3, stone 1, gold 2"})
    t.careful().visit("R3", 2).part("lower").buy("castle").place(1, 0)
    assert list(t.ask.options) == [0, 1]
    t.answer("gold", 1)
    assert t.goods() == "wisdom 1"


@rule("OR-1.3", "OR-12.2")
def test_gold_prices_are_paid_in_gold() -> None:
    """Towers, and the step that a temple building offers."""
    t = at_table(
        home={0: "R3"}, goods={0: "stone 9, food 9, wisdom 9"}, row="mint forest_temple outpost castle healer"
    )
    assert t.clause(building("R")) == "OR-12.1"
    t.visit("R3", 2).part("lower").buy("forest_temple").place(1, 0).use(1, 0)
    assert t.steps("forest") == 2
    assert not t.asks("temple")


@rule("OR-1.4")
def test_any_basic_resource_as_a_gain_is_never_gold() -> None:
    t = at_table(home={0: "Y3"})
    t.visit("Y3", 5).part("bonus")
    assert t.clause(good("gold")) == "OR-1.4"


@rule("OR-1.4")
def test_any_basic_resource_as_a_price_may_be_gold() -> None:
    """A pack whose yellow token costs any basic resource for 2 VP."""
    pack = with_board(lambda board: board["bonus"].update(Y="PAY(basic, 1) -> VP(2)"))
    t = at_table(pack=pack, home={0: "Y3"}, goods={0: "gold 1, food 1"})
    t.visit("Y3", 5).part("bonus")
    assert [GOODS[option] for option in t.ask.options] == ["food", "gold"]
    assert t.clause(good("stone")) == "OR-1.4"
    t.good("gold")
    assert t.goods() == "food 1"
    assert t.vp() == 2


@rule("OR-1.5")
def test_nothing_runs_out() -> None:
    """More stone than the box has tokens; a sixth superiority token of five printed for a player."""
    t = at_table(home={0: "R3"}, goods={0: "stone 500"}, tokens={0: 5}, war={0: 2})
    t.visit("R3", 1).part("upper")
    assert t.goods() == "stone 503"
    t.pass_all()
    t = at_table(home={0: "R3"}, tokens={0: 9}, war={0: 2})
    t.visit("R3", 1).part("lower").half("advance")
    assert t.s.tokens[0] == 10


@rule("OR-1.6")
def test_gold_counts_at_the_end() -> None:
    assert at_table(goods={0: "gold 4"}).projected() == 4


@rule("OR-1.7")
def test_a_building_beats_a_rule() -> None:
    """Speakers in zones stay there until the round ends (OR-14.3), but the Forum takes one out."""
    t = at_table(
        home={0: "R3"}, zones={2: "1:S4"}, goods={0: "stone 9"}, row="forum obelisk outpost mint healer"
    )
    t.visit("R3", 2).part("lower").buy("forum").place(1, 0).use(1, 0)
    t.answer("speaker", 6 + 6 + 3)
    assert t.s.held[0] == [4]
    assert t.in_zone(2) == "0:R3"


@rule("OR-1.8")
def test_everybody_sees_everything() -> None:
    t = at_table(3, home={0: "R3", 1: "B2"}, goods={1: "gold 7"}, held={2: "S3"})
    boards = [t.m.view(seat).board for seat in (0, 1, 2, None)]
    assert all(board == boards[0] for board in boards)
    assert boards[0].players[1].goods == [0, 0, 0, 7]


@rule("OR-1.9", "OR-20.12")
def test_what_is_offered_may_be_declined() -> None:
    """A building's effect, a bonus action, the second action of a 6; but not a zone's one action."""
    t = at_table(home={0: "R6"}, goods={0: "wisdom 5, stone 5"})
    t.visit("R6", 2)
    assert t.clause(4) == "OR-5.7"
    t.part("lower").buy("mint").place(1, 0).done()
    assert t.goods() == "stone 4, wisdom 5"
    t.done()
    assert t.ask.seat == 1


# -- the course of the game ------------------------------------------------------------


@rule("OR-3.1", "OR-4.5")
def test_turns_go_clockwise_and_leave_out_who_has_passed() -> None:
    t = at_table(3, home={0: "R3", 1: "R3", 2: "R3"}, first=1, active=1, tokens={2: 1})
    t.visit("R3", 1).part("upper")
    assert t.ask.seat == 2
    t.pass_()
    assert t.ask.seat == 0
    t.visit("R3", 1).part("upper")
    assert t.ask.seat == 1
    t.pass_()
    assert t.ask.seat == 0
    t.pass_()
    assert t.s.round == 2


@rule("OR-3.2", "OR-18.5")
def test_rounds_follow_until_the_end_and_most_vp_win() -> None:
    t = at_table(home={0: "R3"}, gold={"D41": 0, "D42": 0, "D43": 0}, vp={0: 5, 1: 9})
    t.pass_all()
    assert t.s.round == 2
    t = at_table(gold={"D41": 0, "D42": 0, "D43": 0, "D44": 0}, vp={0: 5, 1: 9})
    t.pass_all()
    assert t.m.result is not None
    assert t.m.result.ranks == [2, 1]


@rule("OR-4.1")
def test_one_action_a_turn() -> None:
    t = at_table(home={0: "R3"}, goods={0: "gold 9, food 9"})
    t.grow()
    assert t.asks("act", 1)


@rule("OR-4.3")
def test_five_turn_actions_and_only_visiting_uses_a_worker() -> None:
    """A tower, a base and a district are possible again and again in a round, while they can be paid."""
    t = at_table(
        home={0: "R3 B4"},
        goods={0: "gold 9, food 6"},
        cities={0: {(1, 0): "farm:mint", (1, 1): "farm:castle"}},
    )
    for option in (visiting("R3", 1), visiting("A", 5), closing("B4"), building("R"), GROW, PASS):
        assert t.offers(option)
    t.tower("R").pass_()
    t.tower("R").grow().grow().close("B4")
    assert t.home() == "R3"
    assert t.s.towers[0][0] == 3
    assert t.s.bases[0] == 2


@rule("OR-4.4")
def test_passing_is_always_allowed() -> None:
    t = at_table(home={0: "R3", 1: "R4"}, goods={0: "gold 9"})
    assert t.offers(PASS)
    t.pass_()
    assert t.s.passed == [1, 0]
    assert t.offers(PASS)


# -- tokens ------------------------------------------------------------------------------


def crossing() -> dict[str, object]:
    """Seat 0 stands below the second threshold with an open district."""
    return {
        "home": {0: "R3 B4"},
        "war": {0: 3},
        "cities": {0: {(1, 0): "farm:mint", (1, 1): "farm:castle"}},
    }


@rule("OR-4.2", "OR-15.1", "OR-15.2")
def test_a_token_gained_in_this_turn_buys_one_more_action() -> None:
    """Crossing the second threshold: the token at once for a district; no second token in the turn."""
    t = at_table(**crossing())
    t.visit("R3", 1).part("lower").half("advance").half("done")
    assert t.s.tokens[0] == 1
    assert t.asks("more", 0)
    t.answer("more", 1)
    assert t.s.tokens[0] == 0
    t.close("B4")
    assert t.powers() == {(0, 0): "B4"}
    t.done()
    assert t.ask.seat == 1


@rule("OR-15.2")
def test_one_token_a_turn() -> None:
    t = at_table(home={0: "R3 B4"}, tokens={0: 3}, goods={0: "gold 5"})
    t.tower("R").answer("more", 1).tower("O")
    assert t.s.tokens[0] == 2
    assert t.asks("act", 1)


@rule("OR-15.1", "OR-4.2", "OR-4.5")
def test_spend_then_pass() -> None:
    """A token may buy passing; after passing there is nothing to buy."""
    t = at_table(home={0: "R3"}, tokens={0: 2}, goods={0: "gold 5"})
    t.tower("R").answer("more", 1).pass_()
    assert t.s.tokens[0] == 1
    assert t.s.passed[0] == 1
    assert t.ask.seat == 1
    t = at_table(home={0: "R3"}, tokens={0: 2})
    t.pass_()
    assert t.asks("act", 1)


@rule("OR-15.1")
def test_a_token_may_be_kept() -> None:
    t = at_table(home={0: "R3"}, tokens={0: 1}, goods={0: "gold 5"})
    t.tower("R").done()
    assert t.s.tokens[0] == 1
    assert t.asks("act", 1)


@rule("OR-20.34")
def test_an_action_that_cant_be_finished_cant_be_begun() -> None:
    """No district without a citizen at home; no zone 4 below without a free base; no bought tile that can't be paid."""
    t = at_table(
        home={0: "R3"},
        held={0: "S5"},
        goods={0: "gold 0"},
        zones={5: "0:B2"},
        cities={0: {(1, 0): "farm:mint", (1, 1): "farm:castle"}},
    )
    t.visit("S5", 4)
    assert t.asks("good")  # of the two actions only the upper one was possible
    t = at_table(home={0: ""}, cities={0: {(1, 0): "farm:mint", (1, 1): "farm:castle"}})
    assert t.clause(closing("R3")) == "OR-11.2"
    t = at_table(home={0: "R3"})
    t.visit("R3", 2).part("lower")
    assert t.clause(buying("castle")) == "OR-9.1"
