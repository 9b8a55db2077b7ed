"""Turns: playing and passing in basic (PG-10), the shared row and its editing in full (PG-11)."""

import pytest

from ludarium.games.progers.box import COMMIT, COVER, INSERT, LOOP, REMOVE
from tests.games.progers.at_table import NO_SUCH_OPTION, AtTable, at_pfn
from tests.rule import rule

# -- basic ------------------------------------------------------------------


@rule("PG-10.1", "PG-10.2", "PG-10.3", "PG-1.4")
@pytest.mark.parametrize(
    ("turn", "laid"), [("+S@0 !", "S"), ("+S@0 +L@1 !", "SL"), ("+L@0 +S@1 +S@2 !", "LSS")]
)
def test_lay_cards_drive_discard_draw(turn: str, laid: str) -> None:
    """One to three cards, carried out left to right; then the next player's turn, with no row left to share."""
    t = at_pfn("B E6 C6 - Rc3n.0.0,Bf6w.0.0 - R").play(turn)
    assert t.exec == laid
    assert t.row == "-"
    assert sorted(t.discard) == sorted(laid)
    assert t.told("drew")[0]["n"] == len(laid)
    assert len(t.hand("R")) == 5
    assert t.to_move == "B"


@rule("PG-10.2")
def test_no_more_than_three_cards() -> None:
    t = at_pfn("B E6 C6 - Rc3n.0.0,Bf6w.0.0 - R")
    assert t.refusal("+S@0 +L@1 +S@2 +R@3 !") == NO_SUCH_OPTION
    t.begin("+S@0", "+L@1", "+S@2")
    assert [t.ask.kind.say(option).id for option in t.ask.options] == ["op-commit"]


@rule("PG-10.2", "PG-10.7")
def test_in_basic_cards_are_only_laid_at_the_end() -> None:
    """No insertion before, no covering, no loops."""
    t = at_pfn("B E6 C6 - Rc3n.0.0,Bf6w.0.0 - R")
    assert t.refusal("+S@0 +L@0 !") == "PG-10.2"
    assert t.refusal("+S@0 L/1 !") == "PG-10.7"
    assert t.refusal("+S@0 -@1 !") == "PG-10.7"
    deck = t.box.mode.deck
    assert [t.box.content.codes[kind] for kind, count in enumerate(deck) if not count] == ["T", "2", "3"]


@rule("PG-10.4", "PG-20.19")
def test_no_card_is_no_play() -> None:
    t = at_pfn("B E6 C6 - Rc3n.0.0,Bf6w.0.0 - R")
    assert t.refusal("!") == "PG-10.4"


@rule("PG-10.5", "PG-15.1", "PG-20.47")
def test_a_pass_exchanges_cards_and_moves_nothing() -> None:
    """O14: LLU are discarded and three drawn; the rover stands where it stood."""
    t = at_pfn("B E6 C6 - Rc3n.0.0,Bf6w.0.0 - R R:SSLLU,B:5|d27|x3").play("pass:LLU")
    assert t.hand("R").count("S") >= 2
    assert (len(t.hand("R")), len(t.s.deck), len(t.discard)) == (5, 24, 6)
    assert t.rover("R") == "c3n"
    assert t.to_move == "B"


@pytest.mark.parametrize("cards", ["", "S", "SSLLU"])
@rule("PG-10.5")
def test_any_number_of_cards_may_be_exchanged(cards: str) -> None:
    """None, some, all five: discarded first, then as many drawn."""
    t = at_pfn("B E6 C6 - Rc3n.0.0,Bf6w.0.0 - R R:SSLLU,B:5|d30|x0")
    t.play(f"pass:{cards}" if cards else "pass")
    assert sorted(t.discard) == sorted(cards)
    assert len(t.s.deck) == 30 - len(cards)
    assert len(t.hand("R")) == 5


@rule("PG-10.5")
def test_cards_are_put_aside_in_one_order_only() -> None:
    """So that every set has one sequence; what is not in hand cannot be exchanged."""
    t = at_pfn("B E6 C6 - Rc3n.0.0,Bf6w.0.0 - R R:SSLLU,B:5|d30|x0")
    t.answer(1)
    t.answer(t.box.content.codes.index("L"))
    earlier, missing = t.m.why_not(0), t.m.why_not(t.box.content.codes.index("R"))
    assert earlier is not None
    assert missing is not None
    assert (earlier.why, missing.why) == ("in-order", "no-card")


@rule("PG-10.6")
def test_useless_cards_may_be_laid() -> None:
    t = at_pfn("B E6 C6 - Ra3w.0.0,Bf6w.0.0 - R").play("+S@0 +F@1 +J@2 !")
    assert t.skipped == ["rim"] * 3
    assert t.rover("R") == "a3w"
    assert t.told("drew")[0]["n"] == 3


# -- full: run or pass --------------------------------------------------------


@rule("PG-11.3", "PG-11.4", "PG-11.5", "PG-11.7", "PG-11.13", "PG-11.14", "PG-11.15", "PG-1.4")
def test_three_players_build_a_row() -> None:
    """O4, the rulebook's example: lay, add three, add one and remove a loop, add two, limit reached."""
    t = at_pfn("F E9 C9 - Re1n.0.0,Be9s.0.0,Ga5e.0.0 - R").play("+S@0 +R@1 !")
    assert (t.rover("R"), t.row, t.to_move) == ("e2e", "SR", "B")
    t.play("+S@2 *2@1-2 *3@3 !")
    assert t.exec == "SRSRSSS"
    assert t.skipped == ["rim", "rim"]
    assert (t.rover("B"), t.row, t.to_move) == ("d9n", "(SR)2(S)3", "G")
    t.play("-@3 +L@3 !")
    assert t.exec == "SRSRSL"
    assert (t.rover("G"), t.row, t.discard, t.to_move) == ("a4s", "(SR)2SL", "3", "R")
    t.play("+F@4 L/2 !")
    assert t.exec == "SLSLF"
    assert (t.rover("R"), t.row, t.to_move) == ("a3w", "-", "B")
    assert sorted(t.discard) == sorted("32SRLSLF")
    assert t.refusal("!") == "PG-11.3"


@rule("PG-11.2", "PG-11.17")
def test_run_or_pass_and_nothing_else() -> None:
    """Both are offered; with an empty row and only loops in hand, running is barred."""
    t = at_pfn("F E9 C9 - Rc3n.0.0,Bi1w.0.0 S R")
    assert list(t.ask.options) == [0, 1]
    t = at_pfn("F E9 C9 - Rc3n.0.0,Bi1w.0.0 - R R:=22233,B:5|d42|x0")
    assert list(t.ask.options) == [1]
    refused = t.m.why_not(0)
    assert refused is not None
    assert refused.clause == "PG-11.17"
    t = at_pfn("F E9 C9 - Rc3n.0.0,Bi1w.0.0 S R R:=22233,B:5|d41|x0")
    assert list(t.ask.options) == [0, 1]  # with a row there is something to run


@rule("PG-11.3", "PG-20.19", "PG-12.13")
def test_from_scratch_at_least_one_command() -> None:
    """O26, on an empty row: nothing, or a loop alone, is no program."""
    t = at_pfn("F E9 C9 - Rc3n.0.0,Bi1w.0.0 - R")
    assert t.refusal("!") == "PG-11.3"
    assert t.refusal("*2@1 !") == "PG-11.6"
    assert t.play("+S@0 *2@1 !").exec == "SS"


@rule("PG-11.4", "PG-11.15")
def test_a_row_may_be_used_as_it_lies() -> None:
    """No card is laid and none drawn."""
    t = at_pfn("F E9 C9 - Rc3n.0.0,Bi1w.0.0 SR R")
    hand = t.hand("R")
    t.play("!")
    assert (t.exec, t.rover("R"), t.row, t.to_move) == ("SR", "c4e", "SR", "B")
    assert t.hand("R") == hand
    assert not t.told("drew")


@rule("PG-11.16", "PG-11.19", "PG-11.20")
def test_a_pass_leaves_the_row_to_the_next() -> None:
    t = at_pfn("F E9 C9 - Rc3n.0.0,Bi1w.0.0 (SR)2L R").play("pass")
    assert (t.row, t.rover("R"), t.to_move) == ("(SR)2L", "c3n", "B")
    assert not t.exec
    t = at_pfn("F E9 C9 - Rc3n.0.0,Bi1w.0.0 (SR)2L R").play("pass:SL")
    assert (t.row, len(t.discard), len(t.hand("R"))) == ("(SR)2L", 2, 5)


# -- full: editing --------------------------------------------------------------

ROW = "F E9 C9 - Rc3n.0.0,Bf8s.0.0 (SR)2SL R"


@pytest.mark.parametrize(
    ("turn", "clause"),
    [
        ("+J@4 +J@4 !", "PG-11.9"),  # six slots
        ("*2@1 !", "PG-12.5"),  # loop on loop
        ("*2@2-3 !", "PG-12.5"),  # one of the pair is under a loop
        ("+J@4 J/5 !", "PG-11.11"),  # card laid this turn
        ("J/1 L/1 !", "PG-11.11"),
        ("J/1 J/2 J/3 S/4 !", "PG-11.4"),  # four cards
        ("+J@0 *2@4 *3@5 S/2 !", "PG-11.4"),  # loops count among the three
        ("*2@3-4 -@3-4 !", "PG-11.11"),  # loop laid this turn
        ("*2@4 +J@3 !", "PG-11.11"),  # own loop would fall
        ("*2@4 J/4 !", "PG-11.11"),
        ("*2@3-5 !", NO_SUCH_OPTION),  # three slots
        ("*2@4-5 !", "PG-11.6"),  # there is no slot 5
        ("+2@0 !", NO_SUCH_OPTION),  # a loop as a slot
        ("2/1 !", NO_SUCH_OPTION),  # a loop as a cover
        ("-@3 !", "PG-11.6"),  # no loop there
        ("-@2 !", "PG-11.6"),  # the loop begins at 1
        ("S/5 !", "PG-11.6"),  # no such slot
    ],
)
@rule(
    "PG-11.4",
    "PG-11.5",
    "PG-11.6",
    "PG-11.9",
    "PG-11.11",
    "PG-12.4",
    "PG-12.5",
    "PG-12.13",
    "PG-20.15",
    "PG-20.17",
)
def test_illegal_edits(turn: str, clause: str) -> None:
    """O26: each is refused by its clause, and the state is unchanged."""
    t = at_pfn(ROW)
    assert t.refusal(turn) == clause


@rule("PG-11.6")
def test_only_cards_in_hand_are_laid() -> None:
    t = at_pfn("F E9 C9 - Rc3n.0.0,Bf8s.0.0 (SR)2SL R R:SSLLU,B:5|d37|x0")
    assert t.refusal("+J@0 !") == "PG-11.6"
    assert t.refusal("+U@0 U/2 !") == "PG-11.6"
    assert t.refusal("*3@3 !") == "PG-11.6"


@pytest.mark.parametrize(
    ("turn", "row", "executed"),
    [
        ("!", "(SR)2SL", "SRSRSL"),
        ("-@1-2 !", "SRSL", "SRSL"),
        ("-@1-2 *3@2-3 !", "S(RS)3L", "SRSRSRSL"),
        ("+J@2 !", "-", "SRSRJSL"),
        ("+J@0 !", "-", "JSRSL"),
        ("F/4 !", "(SR)2SF<L", "SRSRSF"),
        ("L/4 !", "(SR)2SL<L", "SRSRSL"),
    ],
)
@rule("PG-11.6", "PG-11.7", "PG-11.10", "PG-11.13", "PG-12.11", "PG-20.18", "PG-12.10")
def test_legal_edits(turn: str, row: str, executed: str) -> None:
    """O27, and insertions before, between and after, and covers, one with a card of the same kind."""
    t = at_pfn(ROW).play(turn)
    assert (t.exec, t.row) == (executed, row)


@rule("PG-11.14", "PG-11.9", "PG-11.15")
def test_loops_do_not_count_and_five_clears() -> None:
    """O23: exec S R S R S L L L J; seven cards go to the discard, the row is empty, two cards are drawn."""
    t = at_pfn("F E9 C9 - Rc3n.0.0,Bf8s.0.0 (SR)2SL R").play("+J@4 *3@4 !")
    assert t.exec == "SRSRSLLLJ"
    assert t.rover("R") == "c3w"
    assert sorted(t.discard) == sorted("SRSLJ23")
    assert t.row == "-"
    assert t.told("drew")[0]["n"] == 2


@rule("PG-11.14", "PG-12.12")
def test_a_loop_laid_as_the_row_fills_goes_with_it() -> None:
    """O27: `*2@3 +J@4 !` makes five; both loops are in the discard."""
    t = at_pfn(ROW).play("*2@3 +J@4 !")
    assert t.exec == "SRSRSSLJ"
    assert sorted(t.discard) == sorted("SRSLJ22")
    assert t.row == "-"


@rule("PG-11.9", "PG-11.10", "PG-11.14", "PG-11.18", "PG-20.13", "PG-20.14")
def test_covering_keeps_the_length() -> None:
    """O25: four slots with four covered cards stay; the fifth slot clears all eight."""
    t = at_pfn("F E9 C9 - Rc3n.0.0,Bf8s.0.0 SRFL R").play("J/3 !")
    assert t.row == "SRJ<FL"
    t.play("S/3 U/1 !")
    assert t.row == "U<SRS<J<FL"
    spectator = t.m.view(None).board.row.slots
    assert ["".join(t.box.content.codes[kind] for kind in slot) for slot in spectator] == [
        "SU",
        "R",
        "FJS",
        "L",
    ]
    t.play("+S@4 !")
    assert t.exec == "URSLS"
    assert t.row == "-"
    assert sorted(t.discard) == sorted("SURFJSLS")


@rule("PG-20.13")
def test_with_row_count_cards_covered_cards_count() -> None:
    """Covering is illegal at five cards, and makes the row clear when it reaches five."""
    t = at_pfn("F E9 C9 - Rc3n.0.0,Bf8s.0.0 SRFL R", row_count="cards").play("J/3 !")
    assert (t.row, len(t.discard)) == ("-", 5)
    t = at_pfn("F E9 C9 - Rc3n.0.0,Bf8s.0.0 SRF R", row_count="cards").play("J/3 !")
    assert t.row == "SRJ<F"
    assert t.refusal("S/1 S/2 !") == "PG-20.13"
    assert t.refusal("S/1 +S@0 !") == "PG-20.13"
    assert t.play("S/1 *2@1 !").row == "-"  # loops still don't count


@rule("PG-11.8")
def test_a_command_card_never_leaves_the_row() -> None:
    """Whatever legal operation is tried, all command cards of the row are still there, in their order."""
    t = at_pfn("F E9 C9 - Rc3n.0.0,Bf8s.0.0 (SR)2L R R:SJF23,B:5|d38|x0")
    t.answer(0)
    for option in t.ask.options:
        trial = t.m.clone()
        trial.answer(option)
        slots = trial.s.draft.row if trial.s.draft else trial.s.row
        bottoms = [slot[0] for slot in slots]
        kept = iter(bottoms)
        assert all(card in kept for card in (0, 4, 3))  # S, R, L in this order


@rule("PG-11.11", "PG-20.15")
def test_before_the_start_steps_can_be_taken_back() -> None:
    """Undo restores hand and row; after the commit with cards it is too late."""
    t = at_pfn("F E9 C9 - Rc3n.0.0,Bf8s.0.0 (SR)2SL R R:SJF23,B:5|d37|x0")
    before = t.pfn(hands=True)
    t.begin("+J@4", "*2@3")
    for _ in range(3):
        assert t.m.undoes(0) is not None
        t.m.undo(0)
    assert t.pfn(hands=True) == before
    assert t.ask.kind is t.box.TURN
    t.play("+J@4 !")
    assert t.m.undoes(0) is None


@rule("PG-17.4", "PG-20.49")
def test_a_commit_that_shows_nothing_can_be_taken_back() -> None:
    """`!` without cards and without a token: until the next seat has answered."""
    t = at_pfn(ROW).play("!")
    assert t.to_move == "B"
    assert t.m.undoes(0) is not None
    t.m.undo(0)
    assert t.ask.kind is t.box.OP
    assert (t.rover("R"), t.ask.seat) == ("c3n", 0)


@rule("PG-11.12", "PG-20.20")
def test_removals_then_insertions_and_covers_then_loops_reach_everything() -> None:
    """Whatever two operations lead to in any order, up to three of them in canonical order lead to as well."""
    t = at_pfn("F E9 C9 - Rc3n.0.0,Bf8s.0.0 (SR)2L R R:SJF23,B:5|d38|x0")
    t.answer(0)
    free = _reached(t, 2, ordered=False)
    canonical = _reached(t, 3, ordered=True)
    assert free
    assert free <= canonical


RANKS = {REMOVE: 0, INSERT: 1, COVER: 1, LOOP: 2}


def _reached(t: AtTable, left: int, ordered: bool, last: int = 0) -> set[str]:
    """Every (row, loops) that so many operations lead to."""
    draft = t.s.draft
    assert draft is not None
    found = {str((draft.row, [loop[:3] for loop in draft.loops]))}
    for option in t.ask.options if left else ():
        what = t.box.operations[option].what
        if what != COMMIT and not (ordered and RANKS[what] < last):
            following = AtTable(t.m.clone())
            following.answer(option)
            found |= _reached(following, left - 1, ordered, RANKS[what])
    return found


@rule("PG-11.1", "PG-11.20")
def test_the_phases_of_a_full_turn() -> None:
    """Waiting lift, edit, execution, lift, clearing at five, drawing: told in this order."""
    t = at_pfn("F LF C9 e7 Re3n.1.0,Be7e.0.0 SSLF R^R")
    t.play("+R@4 !")
    order = [event.id for event in t.events]
    wanted = ["committed", "command", "row-cleared", "drew", "turn"]
    assert [order.index(id) for id in wanted] == sorted(order.index(id) for id in wanted)
    assert t.told("turn")[0]["seat"] == 1
    lifted = at_pfn("F LF C9 - Re2n.0.0,Bi9w.0.0 LRLR R").play("+S@0 !")
    order = [event.id for event in lifted.events]
    assert order.index("lifted") < order.index("row-cleared") < order.index("drew")


@rule("PG-1.4", "PG-1.1")
def test_turns_go_round_in_a_fixed_order() -> None:
    t = at_pfn("F E9 C9 - Gc3n.0.0,Bf8s.0.0,Ye5e.0.0,Ra5e.0.0 S G")
    seen = []
    for _ in range(9):
        seen.append(t.to_move)
        before = [t.rover(colour) for colour in "GBYR" if colour != seen[-1]]
        t.play("!")
        assert before == [t.rover(colour) for colour in "GBYR" if colour != seen[-1]]
    assert "".join(seen) == "GBYRGBYRG"
