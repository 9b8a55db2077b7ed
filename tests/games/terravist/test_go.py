"""Rounds, turns, the go and its first action (TV-4 … TV-6)."""

from ludarium import Match
from ludarium.games.terravist import GAME
from tests.games.terravist.at_table import AtTable, scene
from tests.rule import rule

TRAY = "tit macaque cricket saury ayu"


def watched(seats: int, seed: int = 3) -> list[tuple[int, int, int, int]]:
    """(round, turn, parent, seat) of every go of a match, from its events."""
    match = Match.new(GAME, seats, {"first_round_turns": 3}, seed.to_bytes(32, "little"))
    t = AtTable(match)
    goes = []
    while not t.over:
        ask = match.asks[0]
        if ask.kind.name == "first":
            go = (t.s.round, t.s.turn, t.s.parent, ask.seat)
            goes += [go] if goes[-1:] != [go] else []
        match.answer(ask.options[0] if ask.kind.name != "second" else t.box.chain)
    return goes


@rule("TV-4.1", "TV-4.2", "TV-4.5")
def test_three_rounds_of_turns_each_seat_once_a_turn_from_the_parent_clockwise() -> None:
    goes = watched(3)
    parent = goes[0][2]
    wanted = [
        (round_, turn, (parent + round_) % 3, (parent + round_ + step) % 3)
        for round_, length in enumerate((3, 2, 1))
        for turn in range(length)
        for step in range(3)
    ]
    assert goes == wanted


@rule("TV-4.3")
def test_each_turn_is_announced_once_by_the_parent() -> None:
    t = scene(faces="L0 L1 L2 L3 H", seat="boris", parent="anna", tray=TRAY)
    t.answer(second="chain", chain="F").until("first")
    assert t.s.turn == 1
    t = scene(faces="L0 L1 L2 L3 H", seat="boris", parent="anna", tray=TRAY, turn=2).answer(
        second="chain", chain="F"
    )
    t.answer(die="stop")
    assert t.hears(None, "turn") == {"seat": 0, "n": 3, "of": 6, "round": 1}


@rule("TV-4.4")
def test_the_last_turn_is_the_one_whose_number_is_the_length() -> None:
    assert [scene(turn=turn).view().last_turn for turn in (4, 5, 6)] == [False, False, True]
    assert scene(turn=4, round=3).view().last_turn


@rule("TV-5.1")
def test_the_tray_is_filled_when_a_go_begins() -> None:
    t = scene(seat="anna", tray="tit macaque", faces="L0 L1 L2 L3 H")
    t.answer(second="chain", chain="F", die="stop")
    assert t.asks("boris", "first")
    assert len(t.s.tray) == 5


@rule("TV-5.2", "TV-10.2", "TV-12.2")
def test_a_card_then_a_habitat() -> None:
    """O5."""
    t = scene(action=1, tokens={"anna": (1, 1, 1, 1, 1)}, tray=TRAY, faces="L0 L1 L2 L3 H")
    assert t.asks("anna", "first", "TV-5.2")
    t.answer(first="card", take="tit")
    assert t.asks("anna", "second", "TV-5.2")
    t.answer(second="develop", develop="R", cell=(1, 0)).pays("L0 L1 H")
    assert t.tokens("anna") == (0, 0, 1, 1, 0)
    assert t.s.developer[4] == 0
    assert t.asks("boris", "first")
    assert len(t.s.tray) == 5  # filled before boris chooses


@rule("TV-5.3")
def test_both_actions_are_compulsory_while_one_is_legal() -> None:
    t = scene(action=1, tray=TRAY, faces="L0 L1 L2 L3 H")
    assert t.options() == [0, 1]  # a card or a die: nobody passes
    assert t.refuses("egg", "TV-6.5")
    second = scene()
    assert second.options() == [second.number("chain"), second.number("reroll")]  # a board can always be used


@rule("TV-5.3")
def test_what_is_not_legal_is_skipped() -> None:
    """No card anywhere, no creature, no die in the box: the reroll alone leads on, and then a die is taken."""
    everything = " ".join(row.id for row in scene().box.row)
    t = scene(action=1, hands={"boris": everything})
    assert t.asks("anna", "die")
    assert t.refuses("stop", "TV-6.2")


@rule("TV-5.4", "TV-23.4")
def test_the_tray_is_not_filled_during_a_go() -> None:
    """O35."""
    t = scene(
        action=1,
        tray="tit macaque cricket saury ayu",
        creatures=[("firefly", "R.I1", "anna")],
        boards={"R": (0, 0)},
    )
    t.answer(first="card", take="tit")
    assert len(t.s.tray) == 4
    t.answer(second="chain", chain="R.I1", take="macaque")
    assert len(t.s.tray) == 3
    assert t.answer(use=False).asks("boris", "first")
    assert len(t.s.tray) == 5


@rule("TV-5.5")
def test_the_tray_stays_short_when_no_cards_are_left() -> None:
    box = scene().box
    names = [row.id for row in box.row]
    t = scene(
        action=1,
        hands={"boris": " ".join(names[3:])},
        tray=" ".join(names[:2]),
        deck=names[2],
        faces="L0 L1 L2 L3 H",
    )
    t.stands(discard=[])
    assert len(t.s.tray) == 3
    assert not t.s.deck


@rule("TV-5.6")
def test_what_was_declined_is_not_offered_again() -> None:
    t = scene(
        creatures=[("rhino_beetle", "F.I1", "anna"), ("tit", "F.I2", "anna")],
        faces="L0 L1 L2 L3 H",
        tray=TRAY.replace("tit", "orca"),
    )
    t.answer(second="chain", chain="F.I1", use=False)
    assert t.asks("anna", "link")
    t.answer(link="stop")
    assert t.asks("anna", "die")  # the forest's ability; the beetle's is gone
    assert t.tokens("anna")[0] == 0


@rule("TV-6.1")
def test_a_card_from_the_tray_or_the_deck() -> None:
    t = scene(action=1, tray=TRAY)
    t.answer(first="card")
    assert set(t.options()) == {*t.cards(TRAY), t.box.take_deck}
    assert t.refuses("orca", "TV-6.1")
    assert t.answer(take="ayu").hand("anna") == {"ayu"}
    deck = scene(action=1, tray=TRAY, deck="orca osprey").answer(first="card", take="deck")
    assert deck.hand("anna") <= {"orca", "osprey"}
    assert deck.hears("boris", "drew") == {"seat": 0}
    assert set(deck.hears("anna", "drew") or ()) == {"seat", "card", "number"}


@rule("TV-6.2", "TV-14.1")
def test_a_die_gives_its_token_and_is_used() -> None:
    t = scene(action=1, tray=TRAY, faces="L0 L1 L2 L3 H").answer(first="die", die="B:L2")
    assert t.tokens("anna") == (0, 0, 1, 0, 0)
    assert t.s.faces == [0, 1, -1, 3, 4]
    assert t.asks("anna", "second")
    again = scene(action=1, tray=TRAY, faces="L0 L1 - L3 H").answer(first="die")
    assert again.refuses("B:L2", "TV-14.1")
    assert again.refuses("stop", "TV-6.2")


@rule("TV-6.3")
def test_without_a_die_there_is_only_the_reroll() -> None:
    t = scene(action=1, tray=TRAY)
    assert t.refuses("die", "TV-6.3")
    t.answer(first="reroll")
    assert t.number("die") in t.options()


@rule("TV-6.4")
def test_an_egg_for_an_own_creature() -> None:
    t = scene(
        action=1,
        tray="cricket saury ayu",
        creatures=[("tit", "F.I1", "anna"), ("habu", "F.I2", "anna"), ("dormouse", "F.N", "boris")],
        hands={"boris": "macaque"},
    )
    t.answer(first="egg")
    assert t.placed() == {"F.I1", "F.I2"}
    assert t.refuses("F.N", "TV-13.2")
    assert t.refuses("stop", "TV-6.4")
    assert t.answer(egg="F.I1").on("F.I1") == ("tit", "anna", 1)


@rule("TV-6.5", "TV-13.4")
def test_no_creature_holds_more_eggs_than_its_limit() -> None:
    """O39."""
    full = [("iriomote_cat", "F.I1", "anna", 2), ("skylark", "G.I1", "anna", 3)]
    t = scene(
        action=1,
        boards={"F": (0, 0), "G": (1, 0)},
        creatures=full,
        tray="orca ayu saury kawanina krill",
        faces="L0 L1 L2 L3 H",
    )
    assert t.refuses("egg", "TV-6.5")
    t.answer(first="die", die="A:L0", second="chain")
    assert t.number("G") in t.options()
    t.answer(chain="G")
    assert t.on("G.I1") == ("skylark", "anna", 3)
    assert t.asks("boris", "first")


@rule("TV-6.6")
def test_hands_and_tokens_have_no_limit() -> None:
    box = scene().box
    names = [row.id for row in box.row]
    t = scene(
        action=1,
        hands={"anna": " ".join(names[:40])},
        tokens={"anna": (30, 30, 30, 30, 30)},
        tray="orca",
        faces="L0 L1 L2 L3 H",
    )
    t.answer(first="card", take="orca")
    assert len(t.s.hands[0]) == 41
