"""Abilities, and the effects that bring tokens, cards and eggs (TV-16, TV-23)."""

from tests.games.terravist.at_table import ZERO, scene
from tests.games.terravist.packs import with_creature
from tests.games.terravist.uses import DICE, RICH, TRAY, settling, using
from tests.rule import rule

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
