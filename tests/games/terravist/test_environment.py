"""Environment cards, and who answers them (TV-18)."""

import pytest

from tests.games.terravist.at_table import AtTable, scene
from tests.games.terravist.packs import with_creature, with_weather
from tests.rule import rule

BOARDS = {"G": (0, 0), "F": (1, 0), "C": (2, 0), "O": (3, 0), "R": (4, 0)}
DICE = "L0 L1 L2 L3 H"
TOKENS = {"anna": (1, 0, 0, 0, 0)}


def played(weather: str, seats: int = 2, pack: object = "house", **laid: object) -> AtTable:
    """Anna settles the locust, whose ability plays this card; she pays her only L0 for it."""
    hands: dict[str, str] = dict(laid.pop("hands", {}))  # type: ignore[call-overload]
    hands["anna"] = f"locust {hands.get('anna', '')}"
    base: dict[str, object] = {
        "boards": BOARDS,
        "tokens": TOKENS,
        "faces": DICE,
        "weather": weather,
        "tray": "krill osprey",
    }
    t = scene(seats, pack=pack, hands=hands, **{**base, **laid})  # type: ignore[arg-type]
    return t.answer(second="locust", place="G.I1").pays("L0").answer(use=True)


LAND = [
    ("tit", "F.I1", "anna", 2),
    ("macaque", "F.I2", "boris", 1),
    ("ayu", "R.I1", "boris", 3),
    ("mudskipper", "C.E", "anna", 2),
    ("saury", "O.I1", "boris", 2),
]


@rule("TV-18.1")
def test_an_environment_card_comes_at_the_end_of_a_round_and_when_an_ability_says_so() -> None:
    t = played("reserve")
    assert t.hears("boris", "weather") is not None or t.tokens("boris") == (0, 0, 0, 0, 1)
    ended = scene(seat="boris", parent="anna", turn=6, faces=DICE, weather="reserve").answer(
        second="chain", chain="F", die="stop"
    )
    assert ended.tokens("anna") == (0, 0, 0, 0, 1)


@rule("TV-18.2")
def test_the_card_takes_effect_before_abilities() -> None:
    t = played("plum_rain", creatures=[("rat_snake", "G.I2", "boris", 1)])
    assert (t.tokens("anna"), t.tokens("boris")) == ((1, 1, 0, 0, 0), (1, 1, 0, 0, 0))
    assert t.asks("boris", "order")


@rule("TV-18.3")
def test_from_the_active_player_clockwise_each_in_an_order_of_their_own() -> None:
    creatures = [
        ("dormouse", "F.I1", "boris", 1),
        ("rat_snake", "G.I2", "boris", 1),
        ("moon_jelly", "C.I1", "anna", 1),
        ("sea_angel", "O.I1", "clara", 1),
    ]
    t = played("reserve", 3, creatures=creatures)
    assert t.asks("anna", "order")
    t.answer(order="stop")
    assert t.placed() == {"F.I1", "G.I2", "stop"}
    t.answer(by="boris", order="G.I2").answer(gain="L3", egg="stop")
    assert t.refuses("G.I2", "TV-18.3")
    t.answer(by="boris", order="F.I1", egg="stop")
    assert t.asks("clara", "order")


@rule("TV-18.4", "TV-16.4")
def test_abilities_answer_in_the_middle_of_somebodys_go() -> None:
    t = played("reserve", creatures=[("dormouse", "F.I1", "boris", 1)])
    assert t.asks("boris", "order", "TV-18.3")
    t.answer(by="boris", order="F.I1", egg="F.I1").answer(egg="F.I1")
    assert t.on("F.I1") == ("dormouse", "boris", 3)
    assert t.asks("boris", "first")  # the locust has drawn its card, anna's go is over
    assert len(t.s.hands[0]) == 1


@rule("TV-18.5")
def test_a_card_played_by_such_an_ability_waits() -> None:
    pack = with_creature("moon_jelly", effects=[{"op": "environment"}])
    creatures = [("moon_jelly", "C.I1", "boris", 1), ("rat_snake", "G.I2", "boris", 1)]
    t = played("reserve plum_rain", pack=pack, creatures=creatures)
    before = len(t.s.weather)
    t.answer(by="boris", order="C.I1")
    assert (len(t.s.weather), t.s.waiting) == (before, 1)  # the round of abilities isn't over
    t.answer(by="boris", order="G.I2").answer(gain="L0", egg="stop")
    assert t.asks("boris", "order")  # the next card has come, and the abilities again
    assert t.s.waiting == 0
    assert set(t.placed()) == {"C.I1", "G.I2", "stop"}


@rule("TV-18.5")
def test_in_one_row_no_more_cards_are_played_than_there_are() -> None:
    pack = with_creature("moon_jelly", effects=[{"op": "environment"}])
    t = played("reserve", pack=pack, creatures=[("moon_jelly", "C.I1", "boris", 1)])
    played_cards = 1
    while t.match.asks[0].kind.name in ("order", "drop", "either", "return", "pass", "egg", "use", "spare"):
        ask = t.match.asks[0]
        played_cards += ask.kind.name == "order"
        t.match.answer(ask.options[0], ask.seat)
    assert played_cards == 13  # twelve cards; the answer to the last of them waits in vain
    assert t.s.waiting == -1


@rule("TV-18.6", "TV-23.19")
def test_the_ice_age_takes_eggs_where_there_are_two_and_no_creature() -> None:
    t = played("ice_age", creatures=[*LAND, ("freshwater_crab", "R.N", "anna", 0)])
    eggs = {
        place: (t.on(place) or ("", "", -1))[2] for place in ("F.I1", "F.I2", "R.I1", "C.E", "O.I1", "R.N")
    }
    assert eggs == {"F.I1": 1, "F.I2": 1, "R.I1": 2, "C.E": 2, "O.I1": 2, "R.N": 0}


@rule("TV-23.19", "TV-7.11")
def test_a_straddler_is_hit_once_if_either_board_is_named() -> None:
    creatures = [("honey_bee", "G/F", "anna", 3), ("moon_jelly", "C/O", "boris", 2)]
    assert played("ice_age", creatures=creatures).on("G/F") == ("honey_bee", "anna", 2)
    assert played("warm_sea", creatures=creatures).on("C/O") == ("moon_jelly", "boris", 1)


@rule("TV-23.19")
def test_each_player_does_all_of_it_before_the_next() -> None:
    t = played("eruption", hands={"anna": "tit ayu", "boris": "orca eel"})
    assert t.asks("anna", "drop", "TV-23.19")
    assert t.tokens("boris") == (0, 0, 0, 0, 0)
    t.answer(drop="tit")
    assert t.tokens("anna") == (1, 0, 0, 0, 0)
    assert t.asks("boris", "drop")
    without = played("eruption")
    assert (without.tokens("anna"), without.tokens("boris")) == ((1, 0, 0, 0, 0), (1, 0, 0, 0, 0))


@rule("TV-23.19", "TV-23.20", "TV-5.4")
def test_the_typhoon_renews_the_tray_and_lets_each_draw() -> None:
    t = played("typhoon")
    assert len(t.s.tray) == 5
    assert {"krill", "osprey"} <= t.discarded()
    assert t.asks("anna", "use", "TV-23.20")
    t.answer(use=True).answer(by="boris", use=False)
    assert (len(t.s.hands[0]), len(t.s.hands[1])) == (2, 0)  # hers, and the locust's own


@rule("TV-23.19")
@pytest.mark.parametrize(
    ("weather", "places"), [("mast_year", {"F.I1", "stop"}), ("upwelling", {"C.I1", "O.I1", "stop"})]
)
def test_eggs_on_the_boards_a_card_names(weather: str, places: set[str]) -> None:
    creatures = [
        ("tit", "F.I1", "anna"),
        ("seahorse", "C.I1", "anna"),
        ("saury", "O.I1", "anna"),
        ("skylark", "G.N", "anna"),
    ]
    t = played(weather, creatures=creatures)
    assert t.placed() == places


@rule("TV-23.19")
def test_what_each_must_lose_is_their_own_choice() -> None:
    tide = played(
        "red_tide",
        creatures=[
            ("seahorse", "C.I1", "boris", 1),
            ("sea_otter", "C.I2", "boris", 1),
            ("tit", "F.I1", "boris", 2),
        ],
    )
    assert tide.asks("boris", "spare", "TV-23.19")
    assert tide.placed() == {"C.I1", "C.I2"}
    dry = played("drought", tokens={"anna": (1, 0, 0, 0, 0), "boris": (1, 0, 1, 0, 0)})
    assert dry.answer(by="boris", **{"return": "L2"}).tokens("boris") == (1, 0, 0, 0, 0)


@rule("TV-23.19")
def test_of_two_losses_one_that_the_player_can_suffer() -> None:
    t = played(
        "invaders",
        hands={"anna": "tit"},
        creatures=[("macaque", "F.I1", "anna", 1), ("habu", "F.I2", "boris", 1)],
    )
    assert t.asks("anna", "either")
    t.answer(either=1)
    assert t.on("F.I1") == ("macaque", "anna", 0)
    assert t.on("F.I2") == ("habu", "boris", 0)  # boris has no card: the egg at once
    neither = played("invaders")
    assert neither.asks("boris", "first")


@rule("TV-23.19")
def test_migration_then_a_card_for_whoever_wants_one() -> None:
    t = played("migration", hands={"anna": "tit", "boris": "ayu"})
    assert (t.hand("anna"), t.hand("boris")) == ({"ayu"}, {"tit"})
    assert t.asks("anna", "use")


@rule("TV-23.12")
def test_packs_may_write_other_weather() -> None:
    pack = with_weather("reserve", [{"op": "each_player", "then": [{"op": "supply", "of": ["L3"], "n": 2}]}])
    assert played("reserve", pack=pack).tokens("boris") == (0, 0, 0, 2, 0)
