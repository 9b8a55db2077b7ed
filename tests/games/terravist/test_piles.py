"""Piles, secrets, tucked cards, position cards (TV-15, TV-17, TV-19)."""

import msgspec
import pytest

from tests.games.terravist.at_table import NAMES, AtTable, scene
from tests.rule import rule

KEYS = [bytes([n]) * 32 for n in range(12)]
RICH = {"anna": (5, 5, 5, 5, 5), "boris": (5, 5, 5, 5, 5)}
OCEAN = {"O": (0, 0)}
TRAY = "cricket saury orca skylark locust"


def imagined(t: AtTable, who: str) -> list[AtTable]:
    """Worlds that look the same to that seat."""
    return [AtTable(t.match.imagine(NAMES.index(who), key)) for key in KEYS]


def in_hand(t: AtTable, watcher: str, holder: str, card: str) -> bool:
    """Whether this card is in that hand in every world the watcher can imagine."""
    return all(card in world.hand(holder) for world in imagined(t, watcher))


@rule("TV-15.1", "TV-15.2")
def test_an_empty_deck_is_made_anew_at_once() -> None:
    """O33."""
    box = scene().box
    names = [row.id for row in box.row]
    t = scene(
        action=1,
        hands={"boris": " ".join(names[13:])},
        tray=" ".join(names[:5]),
        deck=names[5],
        faces="L0 L1 L2 L3 H",
    )
    assert len(t.s.discard) == 7
    t.answer(first="card", take="deck")
    assert (len(t.s.deck), len(t.s.discard)) == (7, 0)
    assert t.hears(None, "reshuffled") == {"n": 7}


@rule("TV-15.1", "TV-15.2")
def test_environment_and_position_piles_too() -> None:
    t = scene(boards=OCEAN, hands={"anna": "sperm_whale"}, tokens=RICH, weather="reserve")
    t.answer(second="sperm_whale", place="O.I1").pays("L2 L2 L2 L0").answer(use=True)
    assert (len(t.s.weather), t.s.weather_gone) == (11, [t.weather("reserve")])
    rail = scene(hands={"anna": "okinawa_rail"}, tokens=RICH, pile="vet")
    rail.answer(second="okinawa_rail", place="F.I1").pays("L1 L1").answer(use=True)
    assert len(rail.s.offered) == 2  # the second came from the pile made anew


@rule("TV-15.2", "TV-16.7")
def test_what_finds_no_card_does_nothing() -> None:
    names = [row.id for row in scene().box.row]
    rest = [name for name in names if name != "iriomote_cat"]
    t = scene(
        hands={"boris": " ".join(rest)}, creatures=[("iriomote_cat", "F.I1", "anna")], faces="L0 L1 L2 L3 H"
    )
    t.answer(second="chain", chain="F.I1")
    assert t.asks("anna", "die")  # no hunt is offered
    drawing = scene(action=1, hands={"boris": " ".join(names[1:])}, tray=names[0], faces="L0 L1 L2 L3 H")
    drawing.answer(first="card")
    assert drawing.hand("anna") == {names[0]}  # no deck, no discard pile: the tray's card is the only one


@rule("TV-15.3")
def test_discards_are_open_and_the_order_of_decks_is_nobodys() -> None:
    t = scene(tray=TRAY, deck="tit macaque ayu")
    for who in ("anna", "boris", None):
        view = t.view(who)
        assert len(view.discard) == len(t.s.discard)
        assert view.deck == 3
    assert t.s.deck == sorted(t.s.deck)
    wide = scene(tray=TRAY)
    assert {tuple(world.answer(second="chain", chain="F").s.deck) for world in imagined(wide, "anna")}


@rule("TV-15.4", "TV-19.4")
def test_positions_put_away_are_known_to_who_put_them_away() -> None:
    t = scene(
        hands={"anna": "okinawa_rail"}, tokens=RICH, pile="vet herder teacher summit curator pioneer nursery"
    )
    t.stands(positions_gone=[[], []], positions=[[], [n for n in range(20) if n not in t.s.pile]])
    t.answer(second="okinawa_rail", place="F.I1").pays("L1 L1").answer(use=True)
    kept = t.options()[0]
    t.match.answer(kept)
    gone = t.s.positions_gone[0]
    assert (t.s.positions[0], len(gone)) == ([kept], 1)
    assert all(world.s.positions_gone[0] == gone for world in imagined(t, "anna"))
    assert len({tuple(world.s.positions_gone[0]) for world in imagined(t, "boris")}) > 1
    assert t.hears("boris", "positions-drawn") is None


@rule("TV-15.4")
def test_an_environment_card_lies_open_when_it_was_played() -> None:
    t = scene(boards={"G": (0, 0)}, hands={"anna": "locust"}, tokens=RICH, weather="reserve drought")
    t.answer(second="locust", place="G.I1").pays("L0").answer(use=True)
    assert len(t.view("boris").weather_played) == 11


# -- tucked cards ---------------------------------------------------------------------------


@rule("TV-17.1", "TV-17.5", "TV-23.9")
def test_cards_tucked_from_the_hand_are_known_to_their_player() -> None:
    t = scene(
        boards=OCEAN,
        creatures=[("anchovy", "O.I1", "anna")],
        hands={"anna": "tit orca macaque"},
        tray=TRAY.replace("orca", "ayu"),
    )
    t.answer(second="chain", chain="O.I1", tuck="orca")
    place = t.place("O.I1")
    orca = t.card("orca")
    assert t.view("anna").creatures[0].tucked_known == [orca]
    assert t.view("boris").creatures[0].tucked_known == []
    assert all(world.s.tucked[place] == [orca] for world in imagined(t, "anna"))
    assert len({tuple(world.s.tucked[place]) for world in imagined(t, "boris")}) > 1
    assert "tucked" not in (t.hears("boris", "tucked") or {})
    assert (t.hears("anna", "tucked") or {})["number"] == orca


@rule("TV-17.5")
def test_hunted_cards_are_known_to_all_and_those_from_the_deck_to_nobody() -> None:
    hunted = scene(creatures=[("iriomote_cat", "F.I1", "anna")], deck="tit", faces="L0 L1 L2 L3 H")
    hunted.answer(second="chain", chain="F.I1", hunt=True)
    for who in ("anna", "boris", None):
        assert hunted.view(who).creatures[0].tucked_known == [hunted.card("tit")]
    place = hunted.place("F.I1")
    assert all(world.s.tucked[place] == [hunted.card("tit")] for world in imagined(hunted, "boris"))
    unseen = scene(boards=OCEAN, creatures=[("white_shark", "O.I1", "anna")])
    unseen.answer(second="chain", chain="O.I1", use=True)
    for who in ("anna", "boris", None):
        assert unseen.view(who).creatures[0].tucked_known == []
    place = unseen.place("O.I1")
    assert len({tuple(world.s.tucked[place]) for world in imagined(unseen, "anna")}) > 1


@rule("TV-17.2", "TV-17.3", "TV-21.2")
def test_a_tucked_card_is_one_smile_and_nothing_else() -> None:
    """O32."""
    creatures = [("anchovy", "O.I1", "anna", 0, "orca iriomote_cat tit")]
    t = scene(
        boards=OCEAN,
        creatures=creatures,
        positions={"anna": "vet ornithologist summit"},
        goals="mighty small eggs",
    )
    goals = [goal.measured[0] for goal in t.view().goals if goal]
    assert goals == [0, 1, 0]
    t.stands(phase=6, round=2)
    assert t.match.result is not None
    part = t.match.result.parts[0]
    assert (part["creatures"], part["positions"], part["tucked"]) == (1, 0, 3)


@rule("TV-17.4", "TV-17.5")
def test_who_knew_a_tucked_card_knows_it_after_the_theft() -> None:
    creatures = [("anchovy", "O.I1", "anna", 0), ("saury", "O.I2", "boris", 2)]
    t = scene(
        boards=OCEAN,
        creatures=creatures,
        hands={"anna": "orca tit", "boris": "skipjack"},
        tokens=RICH,
        tray="cricket ayu locust skylark krill",
        faces="L0 L1 L2 L3 H",
    )
    t.answer(second="chain", chain="O.I1", tuck="orca").answer(link="stop", use=False)
    t.answer(first="die", die="A:L0").answer(second="skipjack", place="O.I1").pays("L1 L2 H")
    assert t.under("O.I1") == ["orca"]
    shown = {name: t.view(name).creatures[0].tucked_known for name in ("anna", "boris")}
    assert shown == {"anna": [t.card("orca")], "boris": []}


# -- what is known of hands --------------------------------------------------------------------


@rule("TV-15.3", "TV-3.14")
def test_a_card_taken_openly_stays_known_until_one_leaves_unseen() -> None:
    t = scene(
        action=1,
        boards=OCEAN,
        tray=TRAY,
        hands={"anna": "tit ayu"},
        creatures=[("anchovy", "O.I1", "anna")],
        faces="L0 L1 L2 L3 H",
    )
    t.answer(first="card", take="orca")
    assert in_hand(t, "boris", "anna", "orca")
    assert t.view("boris").players[0].hand_known == [t.card("orca")]
    assert not in_hand(t, "boris", "anna", "tit")
    t.answer(second="chain", chain="O.I1", tuck="tit")
    assert not in_hand(t, "boris", "anna", "orca")
    assert t.view("boris").players[0].hand_known == []
    assert in_hand(t, "anna", "anna", "orca")


@rule("TV-23.19", "TV-15.3")
def test_who_has_passed_a_card_knows_where_it_is() -> None:
    t = migrated()
    assert t.hand("boris") >= {"tit"}
    assert in_hand(t, "anna", "boris", "tit")
    assert not in_hand(t, "clara", "boris", "tit")


def migrated() -> AtTable:
    t = scene(
        3,
        boards={"G": (0, 0)},
        hands={"anna": "locust tit", "boris": "ayu krill", "clara": "eel orca"},
        tokens=RICH,
        weather="migration reserve",
        tray="cricket saury skylark",
    )
    t.stands(
        weather=[t.weather("migration")], weather_gone=[n for n in range(12) if n != t.weather("migration")]
    )
    t.answer(second="locust", place="G.I1").pays("L0").answer(use=True)
    while any(ask.kind.name == "pass" for ask in t.match.asks):
        ask = t.match.asks[0]
        chosen = {1: "ayu", 2: "eel"}[ask.seat]
        t.match.answer(t.card(chosen), ask.seat)
    return t


@rule("TV-23.19")
def test_cards_are_passed_to_the_left_together() -> None:
    t = scene(
        3,
        boards={"G": (0, 0)},
        hands={"anna": "locust tit cricket", "boris": "ayu krill", "clara": ""},
        tokens=RICH,
        weather="migration",
        tray="saury skylark",
    )
    t.answer(second="locust", place="G.I1").pays("L0").answer(use=True)
    assert {ask.seat for ask in t.match.asks} == {0, 1}  # all who have one, at once
    t.match.answer(t.card("tit"), 0)
    assert t.hand("anna") == {"tit", "cricket"}  # sealed until the others have chosen
    assert "tit" not in t.hand("boris")
    t.match.answer(t.card("ayu"), 1)
    assert (t.hand("anna"), t.hand("boris"), t.hand("clara")) == ({"cricket"}, {"tit", "krill"}, {"ayu"})
    assert (t.hears("boris", "passed") or {}).get("number") == t.card("tit")
    assert "number" not in (t.hears("clara", "passed") or {})


@rule("TV-22.5")
def test_with_open_hands_all_see_hands_and_positions_but_no_pile() -> None:
    t = scene(hands={"anna": "tit ayu"}, positions={"anna": "vet"}, options={"open_hands": True}, tray=TRAY)
    for who in ("boris", None):
        anna = t.view(who).players[0]
        assert (len(anna.hand_known), [one.id for one in anna.positions_known]) == (2, ["vet"])
    worlds = imagined(t, "boris")
    assert all(world.hand("anna") == {"tit", "ayu"} for world in worlds)
    assert "deck_cards" not in msgspec.to_builtins(t.view("boris"))
    assert t.view("boris").deck == len(t.s.deck)


# -- position cards ---------------------------------------------------------------------------------


@rule("TV-19.1", "TV-19.2")
def test_a_condition_is_looked_at_once_at_the_end() -> None:
    creatures = [("tit", "F.I1", "anna"), ("okinawa_rail", "F.I2", "anna")]
    t = scene(creatures=creatures, positions={"anna": "ornithologist"})
    shown = t.view("anna").players[0].positions_known[0]
    assert (shown.worth, shown.reached, shown.next, shown.next_worth) == (6, 2, 3, 9)
    t.stands(phase=6, round=2)
    assert t.match.result is not None
    assert t.match.result.parts[0]["positions"] == 6


@rule("TV-19.3")
def test_abilities_bring_more_and_all_are_scored() -> None:
    t = scene(hands={"anna": "okinawa_rail"}, positions={"anna": "storekeeper"}, tokens=RICH)
    t.stands(
        pile=[t.position("forester"), t.position("herder")],
        positions_gone=[[], [n for n in range(20) if n not in (0, 1, t.position("storekeeper"))]],
    )
    t.answer(second="okinawa_rail", place="F.I1").pays("L1 L1").answer(use=True)
    t.answer(role="forester")
    assert len(t.s.positions[0]) == 2
    t.stands(phase=6, round=2)
    assert t.match.result is not None
    assert t.match.result.parts[0]["positions"] == 7  # 25 tokens; one creature in the forest is too few


@rule("TV-19.4", "TV-23.11")
def test_who_looks_into_the_pile_knows_its_top() -> None:
    """O10."""
    t = scene(
        boards={"C": (0, 0), "F": (1, 0)},
        hands={"anna": "spotted_seal", "boris": "okinawa_rail"},
        tokens=RICH,
        top="vet herder teacher",
        tray=TRAY,
        faces="L0 L1 L2 L3 H",
    )
    t.answer(second="spotted_seal", place="C.I1").pays("L2 L0").answer(use=True)
    t.answer(atop="teacher")
    assert t.hears("boris", "peeked") is None
    t.answer(atop="vet")
    assert t.s.top == [t.position(name) for name in ("teacher", "vet", "herder")]
    assert [one.id for one in t.view("anna").top_known] == ["teacher", "vet", "herder"]
    assert t.view("boris").top_known == []
    assert all(world.s.top == t.s.top for world in imagined(t, "anna"))
    assert len({tuple(world.s.top) for world in imagined(t, "boris")}) > 1
    t.answer(first="die", die="A:L0").answer(second="okinawa_rail", place="F.I1").pays("L1 L1").answer(
        use=True
    )
    assert t.s.offered == sorted([t.position("teacher"), t.position("vet")])
    assert [one.id for one in t.view("anna").top_known] == ["herder"]  # the list shortens


@rule("TV-19.4")
def test_others_hear_only_that_somebody_looked() -> None:
    t = scene(boards={"C": (0, 0)}, hands={"anna": "spotted_seal"}, tokens=RICH)
    t.answer(second="spotted_seal", place="C.I1").pays("L2 L0").answer(use=True)
    assert t.hears("boris", "peeked") == {"seat": 0, "n": 3}
    assert set(t.hears("anna", "peeked") or ()) == {"seat", "n", "cards", "numbers"}


@rule("TV-19.4")
def test_a_second_look_voids_the_first() -> None:
    t = scene(
        boards={"C": (0, 0)},
        hands={"anna": "spotted_seal"},
        tokens=RICH,
        top="vet herder teacher summit",
        top_known=1,
    )
    assert len(t.view("boris").top_known) == 4
    t.answer(second="spotted_seal", place="C.I1").pays("L2 L0").answer(use=True)
    assert t.view("boris").top_known == []
    assert sorted(t.s.top) == sorted(t.position(name) for name in ("vet", "herder", "teacher"))


@rule("TV-23.11")
@pytest.mark.parametrize(("pile", "asked"), [("vet herder", 2), ("vet", 1)])
def test_a_look_at_fewer_if_fewer_lie_there(pile: str, asked: int) -> None:
    t = scene(boards={"C": (0, 0)}, hands={"anna": "spotted_seal"}, tokens=RICH, pile=pile)
    t.answer(second="spotted_seal", place="C.I1").pays("L2 L0").answer(use=True)
    assert len(t.s.top) == asked
