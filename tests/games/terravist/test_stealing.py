"""Stealing a niche (TV-8)."""

from tests.games.terravist.at_table import ZERO, AtTable, scene
from tests.rule import rule

RICH = {"anna": (5, 5, 5, 5, 5)}
FR = {"F": (0, 0), "R": (1, 0)}


def shark(eggs: int = 3, tokens: tuple[int, ...] = (1, 0, 1, 1, 1)) -> AtTable:
    """O22: boris's orca with two eggs and a card under it; anna's krill has the only eggs she can use."""
    creatures = [("orca", "O.I1", "boris", 2, "tit"), ("krill", "O.I2", "anna", eggs)]
    others = [
        (name, f"O.{niche}", "boris", 3)
        for name, niche in zip(("saury", "anchovy", "sea_angel", "moon_jelly"), "NESW", strict=True)
    ]
    return scene(
        boards={"O": (0, 0)},
        creatures=[*creatures, *others],
        tokens={"anna": tokens},
        hands={"anna": "white_shark"},
    )


@rule("TV-8.1", "TV-8.2", "TV-8.3", "TV-8.4", "TV-8.5", "TV-8.7", "TV-8.8", "TV-17.4")
def test_stealing_from_a_rival() -> None:
    """O22."""
    t = shark().answer(second="white_shark")
    assert t.placed() == {"O.I1", "O.I2"}  # boris's others hold three eggs
    t.answer(place="O.I1")
    assert t.tokens("anna") == ZERO  # any = L0, and the human token for the theft
    assert t.on("O.I2") == ("krill", "anna", 0)
    assert (t.on("O.I1"), t.under("O.I1")) == (("white_shark", "anna", 0), ["tit"])
    assert "orca" in t.discarded()


@rule("TV-8.4")
def test_the_eggs_must_be_the_thiefs_own() -> None:
    t = scene(
        boards={"O": (0, 0)},
        creatures=[("orca", "O.I1", "boris", 2), ("krill", "O.I2", "anna", 2)],
        tokens=RICH,
        hands={"anna": "white_shark"},
    ).answer(second="white_shark")
    assert t.refuses("O.I1", "TV-8.4")


@rule("TV-8.3", "TV-8.14", "TV-12.7")
def test_without_the_human_token_there_is_no_theft() -> None:
    creatures = [("tit", "F.I1", "boris"), ("dormouse", "F.I2", "anna", 2)]
    poor = scene(creatures=creatures, tokens={"anna": (0, 0, 2, 0, 0)}, hands={"anna": "iriomote_cat"})
    assert poor.answer(second="iriomote_cat").refuses("F.I1", "TV-8.3")
    pair = scene(creatures=creatures, tokens={"anna": (1, 1, 2, 0, 0)}, hands={"anna": "iriomote_cat"})
    pair.answer(second="iriomote_cat", place="F.I1").pays("L0 L1 L2 L2")
    assert (pair.on("F.I1"), pair.tokens("anna")) == (("iriomote_cat", "anna", 0), ZERO)


@rule("TV-8.3")
def test_the_cheapest_theft_costs_one_human_token_and_one_egg() -> None:
    """O38."""
    creatures = [("tit", "F.I1", "boris"), ("dormouse", "F.I2", "anna", 1)]
    t = scene(creatures=creatures, tokens={"anna": (0, 0, 2, 0, 1)}, hands={"anna": "iriomote_cat"})
    t.answer(second="iriomote_cat", place="F.I1")
    assert (t.tokens("anna"), t.on("F.I2")) == (ZERO, ("dormouse", "anna", 0))
    none = scene(
        creatures=[*creatures[:1], ("dormouse", "F.I2", "anna", 0)],
        tokens=RICH,
        hands={"anna": "iriomote_cat"},
    )
    assert none.answer(second="iriomote_cat").refuses("F.I1", "TV-8.4")


@rule("TV-8.4", "TV-13.3")
def test_eggs_come_from_one_or_several_creatures() -> None:
    creatures = [
        ("tit", "F.I1", "boris", 2),
        ("dormouse", "F.I2", "anna", 2),
        ("rhino_beetle", "F.N", "anna", 2),
    ]
    t = scene(creatures=creatures, tokens={"anna": (0, 0, 2, 0, 1)}, hands={"anna": "iriomote_cat"})
    t.answer(second="iriomote_cat", place="F.I1")
    assert t.asks("anna", "eggs", "TV-13.3")
    assert t.refuses(("F.N", 0), "TV-13.3")
    assert t.refuses(("F.I2", 1), "TV-8.4")
    t.answer(eggs=("F.N", 1))
    assert (t.on("F.N"), t.on("F.I2")) == (("rhino_beetle", "anna", 1), ("dormouse", "anna", 0))


@rule("TV-8.5", "TV-8.6")
def test_replacing_an_own_creature() -> None:
    """O23."""
    t = scene(
        boards={"O": (0, 0)},
        creatures=[("sakura_shrimp", "O.I1", "anna", 2)],
        tokens={"anna": (0, 1, 1, 0, 0)},
        hands={"anna": "skipjack"},
    )
    t.answer(second="skipjack", place="O.I1")
    assert (t.tokens("anna"), t.on("O.I1")) == (ZERO, ("skipjack", "anna", 0))
    assert t.discarded() == {"sakura_shrimp"}


@rule("TV-8.9")
def test_a_stolen_niche_is_a_settlement() -> None:
    creatures = [("tit", "F.I1", "boris"), ("dormouse", "F.I2", "anna", 1)]
    t = scene(creatures=creatures, tokens=RICH, hands={"anna": "okinawa_rail"}, turn=6)
    t.answer(second="okinawa_rail", place="F.I1").pays("L1 L1 H")
    assert t.asks("anna", "use", "TV-7.15")
    t.answer(use=False)
    assert t.on("F.I1") == ("okinawa_rail", "anna", 1)


@rule("TV-8.10")
def test_the_small_may_displace_the_great() -> None:
    creatures = [("black_bear", "F.I1", "boris"), ("dormouse", "F.I2", "anna", 1)]
    t = scene(creatures=creatures, tokens=RICH, hands={"anna": "rhino_beetle"})
    t.answer(second="rhino_beetle", place="F.I1").pays("L0 H")
    assert t.on("F.I1") == ("rhino_beetle", "anna", 0)


def straddled(card: str, **more: object) -> AtTable:
    """A rival's crab lies between forest and river."""
    crab = [("freshwater_crab", "F/R", "boris", 1, "orca"), ("dipper", "R.I1", "anna", 3)]
    laid = {"boards": FR, "creatures": crab, "tokens": RICH, "hands": {"anna": card}, **more}
    return scene(**laid).answer(second=card)  # type: ignore[arg-type]


@rule("TV-8.11")
def test_a_card_of_both_habitats_straddles_in_the_victims_place() -> None:
    t = straddled("fish_owl")
    assert t.refuses("F.E", "TV-8.11")
    assert t.refuses("R.W", "TV-8.11")
    t.answer(place="F/R").pays("L2 L2 L0 L1 H")
    assert (t.on("F/R"), t.under("F/R")) == (("fish_owl", "anna", 0), ["orca"])


@rule("TV-8.11")
def test_a_card_of_one_habitat_takes_half_of_the_place() -> None:
    t = straddled("tit")
    assert "R.W" not in t.placed()
    t.answer(place="F.E").pays("L1 H")
    assert (t.on("F.E"), t.under("F.E")) == (("tit", "anna", 0), ["orca"])
    assert (t.on("F/R"), t.on("R.W")) == (None, None)


@rule("TV-8.12")
def test_a_thief_of_two_habitats_straddles_if_the_seam_opens() -> None:
    edge = [("tit", "F.E", "boris"), ("dipper", "R.I1", "anna", 3)]
    t = straddled("fish_owl", creatures=edge).answer(place="F.E").pays("L2 L2 L0 L1 H")
    assert (t.on("F/R"), t.on("F.E")) == (("fish_owl", "anna", 0), None)
    both = [*edge, ("ayu", "R.W", "boris")]
    t = straddled("fish_owl", creatures=both).answer(place="F.E").pays("L2 L2 L0 L1 H")
    assert (t.on("F/R"), t.on("F.E"), t.on("R.W")) == (None, ("fish_owl", "anna", 0), ("ayu", "boris", 0))
    inner = [("tit", "F.I1", "boris"), ("dipper", "R.I1", "anna", 3)]
    t = straddled("fish_owl", creatures=inner).answer(place="F.I1").pays("L2 L2 L0 L1 H")
    assert t.on("F.I1") == ("fish_owl", "anna", 0)


@rule("TV-8.13")
def test_an_open_seam_keeps_nobody_from_stealing_elsewhere() -> None:
    t = straddled("fish_owl", creatures=[("tit", "F.I1", "boris"), ("dipper", "R.I1", "anna", 3)])
    assert t.placed() == {"F/R", "F.I1", "R.I1"}
