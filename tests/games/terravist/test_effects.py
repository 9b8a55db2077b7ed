"""Effects made of effects, and those that others carry out or suffer (TV-23)."""

import pytest

from tests.games.terravist.at_table import ZERO, scene
from tests.games.terravist.packs import with_creature
from tests.games.terravist.uses import DICE, settling, using
from tests.rule import rule

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
