"""Chains, and the ability of a board (TV-9)."""

from ludarium.games.terravist.chaining import barred_next, nexts
from tests.games.terravist.at_table import AtTable, scene
from tests.rule import rule

FR = {"F": (0, 0), "R": (1, 0)}
FOREST = [
    ("macaque", "F.I1", "anna"),
    ("hawk_eagle", "F.I2", "boris"),
    ("rhino_beetle", "F.W", "anna"),
    ("tit", "F.S", "anna"),
]
TRAY = "cricket saury orca skylark locust"


def crossing() -> AtTable:
    """O14: a crab between forest and river."""
    creatures = [
        ("freshwater_crab", "F/R", "anna"),
        ("tit", "F.I1", "anna"),
        ("ayu", "R.I1", "anna"),
        ("kingfisher", "R.I2", "anna"),
    ]
    return scene(boards=FR, creatures=creatures, faces="L0 L1 L2 L3 H", tray=TRAY)


@rule("TV-9.1", "TV-9.3", "TV-9.4", "TV-9.11", "TV-9.14", "TV-23.10")
def test_a_chain_of_four_and_the_forests_ability() -> None:
    """O11."""
    t = scene(creatures=FOREST, faces="L1 L1 L0 H L3", deck="krill", tray=TRAY)
    t.answer(second="chain", chain="F.I1", gain="L2")
    t.answer(link="F.I2", hunt=True)
    assert t.under("F.I2") == ["krill"]
    t.answer(link="F.W", use=True)
    t.answer(link="F.S", take="cricket")
    assert t.asks("anna", "die")  # four targets: the board's ability at once
    t.answer(die="C:H").answer(die="D:L3")
    assert t.tokens("anna") == (1, 0, 1, 1, 1)
    assert t.hand("anna") == {"cricket"}
    assert t.s.faces.count(-1) == 2
    assert t.view().players[1].lines["tucked"] == 1


@rule("TV-9.2", "TV-9.14", "TV-23.17")
def test_anybodys_creatures_may_be_used() -> None:
    """O17."""
    t = scene(boards={"O": (0, 0)}, creatures=[("krill", "O.I1", "boris", 1)])
    t.answer(second="chain", chain="O.I1", use=True)
    assert t.tokens("anna") == (0, 1, 0, 0, 0)
    assert t.asks("boris", "egg")
    t.answer(by="boris", egg="O.I1")
    assert t.on("O.I1") == ("krill", "boris", 2)
    assert t.asks("anna", "use")  # the ocean's
    t.answer(use=True)
    for _ in range(2):
        t.match.answer(t.options()[0])
    assert (len(t.s.hands[0]), len(t.s.discard)) == (2, 1)


@rule("TV-9.2")
def test_with_own_only_rivals_creatures_are_silent_links() -> None:
    t = scene(creatures=FOREST, options={"chain_owner": "own_only"}, faces="L0 L1 L2 L3 H", tray=TRAY)
    t.answer(second="chain")
    assert t.refuses("F.I2", "TV-9.2")
    t.answer(chain="F.I1", gain="L2")
    t.answer(link="F.I2")
    assert t.asks("anna", "link")  # the eagle doesn't hunt
    assert t.options() == [t.number("F.W"), t.number("stop")]


@rule("TV-9.3", "TV-9.6")
def test_only_the_next_level_may_follow() -> None:
    t = scene(creatures=FOREST, faces="L0 L1 L2 L3 H", tray=TRAY)
    t.answer(second="chain", chain="F.W", use=False)
    assert t.placed() == {"F.S", "stop"}
    assert t.refuses("F.I1", "TV-9.3")
    assert t.refuses("F.N", "TV-9.3")


@rule("TV-9.4")
def test_after_the_fourth_level_comes_the_first() -> None:
    t = scene(creatures=FOREST, faces="L0 L1 L2 L3 H", tray=TRAY, deck="krill")
    t.answer(second="chain", chain="F.I2", hunt=False)
    assert t.placed() == {"F.W", "stop"}
    assert t.refuses("F.I1", "TV-9.4")


@rule("TV-9.5", "TV-7.11")
def test_a_chain_crosses_by_a_straddler() -> None:
    """O14."""
    t = crossing().answer(second="chain", chain="F/R", die="stop")
    assert t.placed() == {"F.I1", "R.I1", "stop"}
    t.answer(link="R.I1")
    assert t.refuses("F.I1", "TV-9.3")
    t.answer(link="R.I2", use=False)
    assert t.asks("anna", "use")  # the river's ability: nobody can follow the kingfisher
    other = crossing().answer(second="chain", chain="F/R", die="stop").answer(link="F.I1", take="none")
    assert not other.asks("anna", "link")  # the kingfisher isn't on the tit's board


@rule("TV-9.5")
def test_a_target_shares_a_board_with_the_one_before() -> None:
    creatures = [("tit", "F.I1", "anna"), ("macaque", "F.I2", "anna"), ("kingfisher", "R.I2", "anna")]
    t = scene(boards=FR, creatures=creatures, faces="L0 L1 L2 L3 H", tray=TRAY)
    t.answer(second="chain", chain="F.I1", take="none")
    assert t.refuses("R.I2", "TV-9.5")


@rule("TV-9.6", "TV-9.7")
def test_four_targets_at_most_silent_ones_included() -> None:
    """O12, O13."""
    creatures = [
        ("rhino_beetle", "F.I1", "anna"),
        ("dormouse", "F.I2", "anna"),
        ("macaque", "F.N", "anna"),
        ("black_bear", "F.S", "anna"),
        ("purple_emperor", "F.W", "anna"),
    ]
    t = scene(creatures=creatures, faces="L0 L1 L2 L3 H", tray=TRAY)
    t.answer(second="chain", chain="F.I1", use=True)
    assert t.tokens("anna") == (1, 0, 0, 0, 0)
    t.answer(link="F.I2")
    assert t.asks("anna", "link")  # the dormouse doesn't fire
    assert t.on("F.I2") == ("dormouse", "anna", 0)
    t.answer(link="F.N", gain="L3")
    assert t.tokens("anna") == (1, 0, 0, 1, 0)
    t.answer(link="F.S")
    assert t.asks("anna", "die")  # the fourth was the last: the forest's ability
    assert len(t.s.faces) - t.s.faces.count(-1) == 5
    assert t.on("F.W") == ("purple_emperor", "anna", 0)


@rule("TV-9.8")
def test_the_first_target_must_have_a_chain_ability() -> None:
    creatures = [("dormouse", "F.I1", "anna"), ("habu", "F.I2", "anna"), ("tit", "F.N", "anna")]
    t = scene(creatures=creatures, tray=TRAY).answer(second="chain")
    assert t.options() == [t.number("F.N"), t.number("F")]
    assert t.refuses("F.I1", "TV-9.8")
    assert t.refuses("F.I2", "TV-9.8")
    assert t.refuses("F.S", "TV-9.1")


@rule("TV-9.9")
def test_the_player_may_stop_after_any_target() -> None:
    t = scene(creatures=FOREST, faces="L0 L1 L2 L3 H", tray=TRAY)
    t.answer(second="chain", chain="F.I1", gain="none")
    assert t.answer(link="stop").asks("anna", "die")


@rule("TV-9.10")
def test_declining_does_not_break_the_chain() -> None:
    t = scene(creatures=FOREST, faces="L0 L1 L2 L3 H", tray=TRAY, deck="krill")
    t.answer(second="chain", chain="F.I1", gain="none").answer(link="F.I2", hunt=False)
    t.answer(link="F.W", use=False)
    assert t.asks("anna", "link")
    full = [("purple_emperor", "F.I1", "anna", 4), ("tit", "F.I2", "anna")]
    t = scene(creatures=full, faces="L0 L1 L2 L3 H", tray=TRAY).answer(second="chain", chain="F.I1")
    assert t.asks("anna", "link")  # it has no room, so it isn't asked, and the chain goes on


@rule("TV-9.11")
def test_a_chain_that_ends_between_two_boards_has_the_ability_of_either() -> None:
    """O15."""
    t = crossing().answer(second="chain", chain="F/R", die="stop").answer(link="stop")
    assert t.asks("anna", "ends", "TV-9.11")
    assert t.options() == [0, 4]
    assert t.refuses("G", "TV-9.11")
    assert (
        crossing()
        .answer(second="chain", chain="F/R", die="stop")
        .answer(link="stop", ends="F")
        .asks("anna", "die")
    )
    assert t.answer(ends="R").asks("anna", "use")


@rule("TV-9.12")
def test_which_board_ends_a_chain_is_the_last_targets_or_the_last_one_fired() -> None:
    """The crab fires on both boards; the tit, in the forest, doesn't."""
    for reading, kind in (("last_target", "die"), ("last_fired", "ends")):
        t = (
            crossing_with(reading)
            .answer(second="chain", chain="F/R", die="B:L2")
            .answer(link="F.I1", take="none")
        )
        assert t.match.asks[0].kind.name == kind
    none = (
        crossing_with("last_fired")
        .answer(second="chain", chain="F/R", die="stop")
        .answer(link="F.I1", take="none")
    )
    assert none.asks("anna", "die")  # nothing fired: the last target's board


def crossing_with(reading: str) -> AtTable:
    creatures = [("freshwater_crab", "F/R", "anna"), ("tit", "F.I1", "anna")]
    options = {"last_link_board": reading}
    return scene(boards=FR, creatures=creatures, faces="L0 L1 L2 L3 H", tray=TRAY, options=options)


@rule("TV-9.13")
def test_the_ability_of_a_board_alone() -> None:
    """O16."""
    t = scene(boards={"G": (0, 0), "C": (1, 0)}, creatures=[("skylark", "G.I1", "anna")])
    t.answer(second="chain")
    assert t.refuses("O", "TV-9.13")
    t.answer(chain="C", use=True, gain="L2").answer(egg="G.I1")
    assert (t.tokens("anna"), t.on("G.I1")) == ((0, 0, 1, 0, 0), ("skylark", "anna", 1))


@rule("TV-9.14")
def test_this_card_is_the_creature_whoever_owns_it() -> None:
    t = scene(creatures=[("purple_emperor", "F.I1", "boris")], faces="L0 L1 L2 L3 H")
    t.answer(second="chain", chain="F.I1", egg="F.I1")
    assert t.on("F.I1") == ("purple_emperor", "boris", 1)


@rule("TV-9.15")
def test_a_creature_that_is_gone_is_no_target_and_ends_the_chain() -> None:
    t = scene(creatures=FOREST, faces="L0 L1 L2 L3 H", tray=TRAY).answer(
        second="chain", chain="F.I1", gain="none"
    )
    eagle, macaque = t.place("F.I2"), t.place("F.I1")
    t.s.at[eagle] = -1
    assert eagle not in nexts(t.box, t.s)
    t.s.at[macaque] = -1
    assert nexts(t.box, t.s) == [t.box.no_place]
    refused = barred_next(t.box, t.s, t.place("F.W"))
    assert refused is not None
    assert refused.clause == "TV-9.15"
