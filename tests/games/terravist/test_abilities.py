"""Abilities and the effects they are made of (TV-16, TV-23)."""

import pytest

from tests.games.terravist.at_table import ZERO, AtTable, scene
from tests.games.terravist.packs import with_creature
from tests.rule import rule

RICH = {"anna": (5, 5, 5, 5, 5)}
DICE = "L0 L1 L2 L3 H"
TRAY = "cricket saury orca skylark locust"
HOMES = {"forest": "F", "grassland": "G", "coast": "C", "ocean": "O", "river": "R"}


def using(
    name: str, seats: int = 2, pack: object = "house", eggs: int = 0, owner: str = "anna", **laid: object
) -> AtTable:
    """Anna begins a chain with this creature."""
    board = HOMES[scene(pack=pack).box.row[AtTable.card(scene(pack=pack), name)].habitats[0]]
    rest: list[object] = laid.pop("creatures", [])  # type: ignore[assignment]
    creatures = [(name, f"{board}.I1", owner, eggs), *rest]
    boards = laid.pop("boards", {board: (0, 0)})
    t = scene(
        seats,
        pack=pack,
        boards=boards,
        creatures=creatures,
        faces=laid.pop("faces", DICE),
        tray=laid.pop("tray", TRAY),
        **laid,
    )  # type: ignore[arg-type]
    return t.answer(second="chain", chain=f"{board}.I1")


def settling(name: str, seats: int = 2, pack: object = "house", **laid: object) -> AtTable:
    """Anna settles this creature and may use its ability."""
    board = HOMES[scene(pack=pack).box.row[AtTable.card(scene(pack=pack), name)].habitats[0]]
    hand = f"{name} {laid.pop('hand', '')}"
    base: dict[str, object] = {
        "boards": {board: (0, 0)},
        "hands": {"anna": hand},
        "tokens": RICH,
        "faces": DICE,
    }
    t = scene(seats, pack=pack, **{**base, **laid})  # type: ignore[arg-type]
    t.answer(second=name, place=f"{board}.I1")
    cost = t.box.cost[t.card(name)]
    kinds = [
        kind for kind, n in zip(("L0", "L1", "L2", "L3", "H"), cost.tokens, strict=True) for _ in range(n)
    ]
    return t.pays(" ".join([*kinds, *["H"] * cost.any]))


# -- the card (TV-16) ---------------------------------------------------------------------


@rule("TV-16.1")
def test_a_card_shows_all_that_is_printed_on_it() -> None:
    card = next(
        one for one in scene(hands={"anna": "spotted_seal"}).view("anna").cards if one.id == "spotted_seal"
    )
    assert (card.latin, card.class_, card.level, card.habitats) == ("Phoca largha", "mammal", 3, [2, 3])
    assert (card.cost, card.smile, card.egg_cap, card.when) == ([0, 0, 1, 0, 0, 1, 0], 4, 2, "settle")


@rule("TV-16.2", "TV-16.3", "TV-16.4")
def test_each_ability_has_its_moment() -> None:
    creatures = [("rhino_beetle", "F.I1", "anna"), ("habu", "F.I2", "anna"), ("dormouse", "F.N", "anna", 1)]
    t = scene(creatures=creatures, faces=DICE, tray=TRAY)
    t.answer(second="chain")
    assert t.options() == [t.number("F.I1"), t.number("F")]  # only chain abilities begin a chain
    played = scene(
        boards={"G": (0, 0), "F": (1, 0)},
        creatures=creatures,
        hands={"anna": "locust"},
        tokens=RICH,
        weather="reserve",
    )
    played.answer(second="locust", place="G.I1").pays("L0")
    assert played.asks("anna", "use", "TV-7.15")
    played.answer(use=True)
    assert played.asks("anna", "order")
    assert played.placed() == {"F.N", "stop"}


@rule("TV-16.5")
def test_settling_abilities_are_the_settlers_and_environment_abilities_the_owners() -> None:
    t = settling(
        "locust",
        creatures=[("moon_jelly", "C.I1", "boris", 1)],
        boards={"G": (0, 0), "C": (1, 0)},
        weather="reserve",
    )
    assert t.asks("anna", "use")
    t.answer(use=True)
    assert t.asks("boris", "order")


@rule("TV-16.5", "TV-11.8")
def test_unless_the_card_says_otherwise() -> None:
    pack = with_creature("moon_jelly", users="anyone", effects=[{"op": "supply", "of": ["L3"]}])
    creatures = [("moon_jelly", "C.I1", "boris", 1)]
    t = settling(
        "locust",
        pack=pack,
        creatures=creatures,
        boards={"G": (0, 0), "C": (1, 0)},
        weather="drought",
        tokens={"anna": (1, 0, 0, 0, 0)},
    )
    t.answer(use=True)
    assert t.asks("anna", "order")
    t.answer(order="C.I1")
    assert t.tokens("anna") == (0, 0, 0, 1, 0)
    assert t.asks("boris", "order")


@rule("TV-16.6")
def test_an_ability_may_be_declined_as_a_whole_but_not_its_compulsory_parts() -> None:
    declined = using("rhino_beetle").answer(use=False)
    assert declined.tokens("anna") == ZERO
    red_fox = using("red_fox", hands={"anna": "tit macaque"})
    assert red_fox.asks("anna", "use")
    red_fox.answer(use=True)
    assert red_fox.refuses("none", "TV-16.6")  # a card is taken, once begun
    red_fox.answer(take="cricket")
    assert red_fox.asks("anna", "tuck")  # and this part has a may of its own
    assert red_fox.answer(tuck="none").under("F.I1") == []


@rule("TV-16.7")
def test_a_part_that_cannot_be_done_is_skipped_and_the_next_still_happens() -> None:
    t = using("fish_owl", eggs=2, boards={"F": (0, 0)})
    t.answer(use=True, gain="L1")
    assert t.tokens("anna") == (0, 1, 0, 0, 0)  # no egg had room
    swapped = using("firefly_squid").answer(use=True)
    assert swapped.tokens("anna") == (0, 1, 0, 0, 0)  # nothing to swap, yet the token comes
    paid = using("sea_urchin")
    assert not paid.asks("anna", "use", "TV-23.8")  # can't be paid: not offered


# -- tokens (TV-23.1 … 23.3) -----------------------------------------------------------------


@rule("TV-23.1")
def test_box() -> None:
    t = using("osprey").answer(die="A:L1").answer(die="D:H")
    assert t.tokens("anna") == (0, 1, 0, 0, 1)
    named = with_creature("osprey", effects=[{"op": "box", "n": 1, "of": ["L0", "H"]}])
    few = using("osprey", pack=named)
    assert few.refuses("A:L1", "TV-23.1")
    few.answer(die="D:H")
    assert few.tokens("anna") == (0, 0, 0, 0, 1)


@rule("TV-23.2")
def test_supply() -> None:
    assert using("rhino_beetle").answer(use=True).tokens("anna") == (1, 0, 0, 0, 0)
    t = using("manila_clam")
    assert t.asks("anna", "use")
    t.answer(use=True)
    assert t.refuses("L2", "TV-23.2")
    assert t.answer(gain="L1").tokens("anna") == (0, 1, 0, 0, 0)
    macaque = using("macaque")
    assert len(macaque.options()) == 6
    several = with_creature("macaque", effects=[{"op": "supply", "of": ["L0", "H"], "n": 2}])
    assert using("macaque", pack=several).answer(gain="H").answer(gain="L0").tokens("anna") == (1, 0, 0, 0, 1)


@rule("TV-23.3")
def test_swap() -> None:
    t = using("earthworm", tokens={"anna": (1, 0, 0, 0, 0)})
    assert t.refuses("L1", "TV-23.3")
    t.answer(**{"swap": "L0", "swap-for": "L3"})
    assert t.tokens("anna") == (0, 0, 0, 1, 0)
    t.answer(**{"swap": "L3", "swap-for": "H"})  # the token just gained
    assert t.tokens("anna") == (0, 0, 0, 0, 1)
    assert not t.asks("anna", "swap")
    stopped = using("earthworm", tokens={"anna": (1, 0, 0, 0, 0)}).answer(swap="none")
    assert stopped.tokens("anna") == (1, 0, 0, 0, 0)


# -- cards (TV-23.4 … 23.6, 23.9, 23.10) --------------------------------------------------------


@rule("TV-23.4")
def test_card() -> None:
    tray = using("cricket", tray="tit saury orca skylark locust")
    assert tray.refuses("deck", "TV-23.4")
    assert tray.answer(take="orca").hand("anna") == {"orca"}
    either = using("tit", deck="ayu krill")
    either.answer(take="deck")
    assert either.hand("anna") <= {"ayu", "krill"}
    two = with_creature("tit", effects=[{"op": "card", "src": "tray", "n": 2}])
    t = using("tit", pack=two).answer(take="orca")
    assert (len(t.s.tray), t.asks("anna", "take")) == (4, True)


@rule("TV-23.5")
def test_draft() -> None:
    t = using("ural_owl", deck="ayu krill eel tit").answer(use=True)
    drawn = t.options()
    assert len(drawn) == 3
    assert t.view("boris").looked == []
    assert (t.view("boris").looking, t.view("anna").looked) == (3, drawn)
    t.match.answer(drawn[1])
    assert t.s.hands[0] == [drawn[1]]
    assert {drawn[0], drawn[2]} <= set(t.s.discard)
    names = [row.id for row in t.box.row]
    rest = " ".join(name for name in names if name not in ("ural_owl", "ayu", *TRAY.split()))
    few = using("ural_owl", deck="ayu", hands={"boris": rest}).answer(use=True)
    assert few.hand("anna") == {"ayu"}  # fewer came: all are kept


@rule("TV-23.6")
def test_recover() -> None:
    t = settling(
        "locust",
        creatures=[("fire_newt", "R.I1", "anna", 1)],
        boards={"G": (0, 0), "R": (1, 0)},
        weather="reserve",
        deck="tit ayu",
        tray=TRAY.replace("locust", "krill"),
    )
    t.answer(use=True, order="R.I1")
    assert t.refuses("tit", "TV-23.6")
    assert t.answer(recover="orca" if "orca" in t.discarded() else "eel").hand("anna") >= {"eel"}
    assert t.on("R.I1") == ("fire_newt", "anna", 1)
    t.answer(egg="R.I1")
    assert t.on("R.I1") == ("fire_newt", "anna", 2)


@rule("TV-23.9")
def test_tuck() -> None:
    t = using(
        "anchovy", hands={"anna": "tit ayu"}, deck="krill eel", tray="cricket saury orca skylark locust"
    )
    assert t.refuses("eel", "TV-23.9")
    t.answer(tuck="tit")
    assert t.under("O.I1") == ["tit"]
    assert len(t.s.hands[0]) == 2  # and one drawn for it
    none = using("anchovy", hands={"anna": "tit ayu"}).answer(tuck="none")
    assert (none.under("O.I1"), none.hand("anna")) == ([], {"tit", "ayu"})
    two = with_creature("anchovy", effects=[{"op": "tuck", "src": "hand", "n": 2}])
    both = using("anchovy", pack=two, hands={"anna": "tit ayu krill"}).answer(tuck="tit")
    assert both.refuses("none", "TV-23.9")
    assert both.answer(tuck="krill").under("O.I1") == ["krill", "tit"]
    deck = using("white_shark", deck="medaka", boards={"C": (0, 0)}).answer(use=True)
    assert deck.under("C.I1") == ["medaka"]


@rule("TV-23.10")
def test_hunt() -> None:
    """O36."""
    escaped = using("iriomote_cat", deck="sika_deer").answer(hunt=True)
    assert (escaped.under("F.I1"), "sika_deer" in escaped.discarded()) == ([], True)
    assert using("iriomote_cat", deck="tit").answer(hunt=True).under("F.I1") == ["tit"]
    twice = using("orca", deck="tit ayu", tray=TRAY.replace("orca", "krill")).answer(hunt=True)
    assert twice.asks("anna", "hunt")
    assert len(twice.answer(hunt=True).under("O.I1")) == 2
    stopped = (
        using("orca", deck="tit ayu", tray=TRAY.replace("orca", "krill")).answer(hunt=True).answer(hunt=False)
    )
    assert len(stopped.under("O.I1")) == 1


# -- eggs (TV-23.7) ------------------------------------------------------------------------------


@rule("TV-23.7")
def test_eggs_on_each_of_several_here() -> None:
    boards = {"G": (0, 0), "R": (1, 0), "F": (2, 0)}
    creatures = [
        ("skylark", "G.I2", "anna"),
        ("cricket", "G.N", "boris"),
        ("ayu", "R.I1", "anna"),
        ("medaka", "R.I2", "anna"),
        ("habu", "F.I1", "anna"),
    ]
    t = scene(boards=boards, creatures=creatures, hands={"anna": "crane"}, tokens=RICH)
    t.answer(second="crane", place="G/R").pays("L1 L2 H")
    assert t.placed() == {
        "G/R",
        "G.I2",
        "R.I1",
        "R.I2",
        "stop",
    }  # both its boards, itself, not boris's, not elsewhere
    t.answer(egg="G.I2")
    assert t.refuses("G.I2", "TV-13.2")
    t.answer(egg="R.I1").answer(egg="G/R")
    assert [t.on(place) for place in ("G.I2", "R.I1", "G/R", "R.I2")] == [
        ("skylark", "anna", 1),
        ("ayu", "anna", 1),
        ("crane", "anna", 1),
        ("medaka", "anna", 0),
    ]
    assert t.asks("boris", "first")


@rule("TV-23.7")
def test_an_effect_may_name_boards_for_its_eggs() -> None:
    pack = with_creature(
        "harvest_mouse", effects=[{"op": "egg", "where": "any", "n": 1, "board": ["forest"]}]
    )
    creatures = [("tit", "F.I1", "boris"), ("ayu", "R.I1", "anna")]
    t = using("harvest_mouse", pack=pack, creatures=creatures, boards={"G": (0, 0), "F": (1, 0), "R": (2, 0)})
    assert t.placed() == {"F.I1", "stop"}
    assert t.refuses("R.I1", "TV-13.2")


# -- made of others (TV-23.8, 23.12 … 23.18, 23.20) -------------------------------------------------


@rule("TV-23.8")
def test_pay() -> None:
    t = using("ayu", tokens={"anna": (1, 0, 0, 0, 0)})
    assert t.asks("anna", "use", "TV-23.8")
    t.answer(use=True)
    assert t.tokens("anna") == (0, 0, 1, 0, 0)
    pair = using("ayu", tokens={"anna": (0, 1, 1, 0, 0)}).answer(use=True)
    assert pair.tokens("anna") == (0, 0, 1, 0, 0)  # two for one holds here
    assert using("ayu", tokens={"anna": (1, 0, 0, 0, 0)}).answer(use=False).tokens("anna") == (1, 0, 0, 0, 0)
    cards = using("hermit_crab", hands={"anna": "tit eel"}, deck="ayu krill medaka").answer(use=True)
    assert cards.refuses("ayu", "TV-7.1")
    cards.answer(drop="tit")
    assert (len(cards.s.hands[0]), "tit" in cards.discarded()) == (3, True)
    eggs = with_creature(
        "ayu", effects=[{"op": "pay", "cost": {"egg": 2}, "then": [{"op": "supply", "of": ["H"]}]}]
    )
    assert not using("ayu", pack=eggs, eggs=1).asks("anna", "use", "TV-23.8")
    used = using("ayu", pack=eggs, eggs=2).answer(use=True)
    assert (used.on("R.I1"), used.tokens("anna")) == (("ayu", "anna", 0), (0, 0, 0, 0, 1))


@rule("TV-23.12", "TV-18.1", "TV-18.4")
def test_environment() -> None:
    t = settling("sperm_whale", weather="reserve drought", creatures=[("sea_angel", "O.I2", "boris", 1)])
    before = len(t.s.weather)
    t.answer(use=True)
    assert len(t.s.weather) == before - 1


@rule("TV-23.13", "TV-18.4")
def test_settle_again() -> None:
    t = settling(
        "flying_fish",
        hand="saury tit",
        creatures=[("anchovy", "O.N", "boris", 1), ("moon_jelly", "O.E", "anna", 3)],
    )
    assert t.asks("anna", "again", "TV-23.13")
    assert t.refuses("tit", "TV-23.13")
    t.answer(again="saury")  # its one token is spared, so it costs nothing
    assert t.refuses("O.N", "TV-23.13")
    before = t.tokens("anna")
    t.answer(place="O.I2")
    assert (t.on("O.I2"), t.tokens("anna")) == (("saury", "anna", 0), before)


@rule("TV-23.13")
def test_which_token_is_spared_is_ones_own_choice() -> None:
    t = settling("flying_fish", hand="skipjack", tokens={"anna": (1, 3, 0, 0, 0)}).answer(again="skipjack")
    assert t.refuses("L0", "TV-23.13")  # not in its cost
    t.answer(waive="L2", place="O.I2")
    assert t.tokens("anna") == (0, 1, 0, 0, 0) or t.pays("L1").on("O.I2") == ("skipjack", "anna", 0)
    none = settling("flying_fish", hand="skipjack").answer(again="none")
    assert none.hand("anna") == {"skipjack"}


@rule("TV-23.13")
def test_nobody_learns_whether_it_was_impossible_or_declined() -> None:
    for hand in ("tit", "saury"):
        t = settling("flying_fish", hand=hand)
        assert t.asks("anna", "again")  # asked though nothing can be settled
        t.answer(again="none")
        assert [event.id for event in t.match.events] == [
            event.id for event in t.match.events if event.id != "shown"
        ]


@rule("TV-23.14")
def test_reroll() -> None:
    t = settling("fiddler_crab", faces="L0 - L2 L3 -").answer(use=True)
    assert t.s.faces.count(-1) == 0
    assert t.hears("boris", "rolled-all") is not None
    assert t.asks("anna", "die")


@rule("TV-23.15")
def test_choose() -> None:
    t = using("octopus", eggs=3)
    assert t.options() == [0, 1, t.box.no_option]  # there is no room for an egg
    assert t.refuses(2, "TV-16.7")
    assert t.answer(choose=0).tokens("anna") == (0, 0, 1, 0, 0)
    assert using("octopus").answer(choose=2).asks("anna", "egg")
    assert using("octopus").answer(choose="none").tokens("anna") == ZERO
    inside = with_creature(
        "macaque",
        effects=[
            {"op": "supply", "of": ["L0"]},
            {"op": "choose", "options": [[{"op": "supply", "of": ["L1"]}], [{"op": "supply", "of": ["L2"]}]]},
        ],
    )
    begun = using("macaque", pack=inside).answer(use=True)
    assert begun.refuses("none", "TV-16.6")
    assert begun.refuses(2, "TV-23.15")


@rule("TV-23.16")
def test_everyone() -> None:
    creatures = [("evening_cicada", "F.I1", "boris", 1)]
    t = settling(
        "locust",
        3,
        creatures=creatures,
        boards={"G": (0, 0), "F": (1, 0)},
        weather="drought",
        tokens={"anna": (1, 0, 0, 0, 0)},
    )
    t.answer(use=True)
    t.answer(by="boris", order="F.I1").answer(egg="F.I1")
    assert t.on("F.I1") == ("evening_cicada", "boris", 2)
    for who in ("boris", "clara", "anna"):
        assert t.asks(who, "use", "TV-23.16")
        t.answer(use=who != "clara")
    assert [t.tokens(who)[1] for who in ("anna", "boris", "clara")] == [1, 1, 0]


@rule("TV-23.17")
def test_owner() -> None:
    t = using("kawanina", owner="boris").answer(use=True)
    assert t.asks("boris", "use", "TV-23.17")
    t.answer(by="boris", use=True)
    assert (t.tokens("anna"), t.tokens("boris")) == ((1, 0, 0, 0, 0), (1, 0, 0, 0, 0))
    own = using("kawanina").answer(use=True)
    assert not own.asks("boris", "use")
    declined = using("kawanina", owner="boris").answer(use=False)
    assert not declined.asks("boris", "use")


@rule("TV-23.18")
@pytest.mark.parametrize("what", ["token", "egg", "card"])
def test_rivals_lose(what: str) -> None:
    pack = with_creature("habu", effects=[{"op": "rivals_lose", "what": what, "n": 1}])
    creatures = [("tit", "F.I2", "boris", 1), ("macaque", "F.N", "boris", 1)]
    tokens = {"anna": (0, 5, 5, 0, 0), "boris": (1, 1, 0, 0, 0)}
    hands = {"anna": "habu", "boris": "orca eel"}
    t = scene(3, pack=pack, creatures=creatures, tokens=tokens, hands=hands, faces=DICE)
    t.answer(second="habu", place="F.I1").pays("L1 L2").answer(use=True)
    asked = {"token": "return", "egg": "spare", "card": "drop"}[what]
    assert t.asks("boris", asked, "TV-23.18")
    if what == "token":
        assert t.refuses("H", "TV-23.18")
        assert t.answer(by="boris", **{"return": "L1"}).tokens("boris") == (1, 0, 0, 0, 0)
    elif what == "egg":
        assert t.refuses("F.I1", "TV-13.3")
        assert t.answer(by="boris", spare="F.N").on("F.N") == ("macaque", "boris", 0)
    else:
        assert "eel" in t.answer(by="boris", drop="eel").discarded()
    assert t.asks("boris", "first")  # clara had nothing to lose


@rule("TV-23.20")
def test_may() -> None:
    pack = with_creature(
        "rhino_beetle",
        effects=[
            {"op": "supply", "of": ["L0"]},
            {"op": "may", "then": [{"op": "supply", "of": ["L3"]}]},
        ],
    )
    t = using("rhino_beetle", pack=pack).answer(use=True)
    assert t.asks("anna", "use", "TV-23.20")
    assert t.answer(use=False).tokens("anna") == (1, 0, 0, 0, 0)
