"""What a seat is shown, beyond what lies there: where cards fit and why not, who eats whom, what a climate would do."""

from __future__ import annotations

from tests.games.terraformer.at_table import at_table
from tests.rule import rule

FOREST = "trf AB: acerola A, elephant_beetle A, opossum A"


@rule("TF-9.2", "TF-3.7", "TF-9.5", "TF-9.6")
def test_an_ecosystem_shows_its_room_and_who_is_strong() -> None:
    t = at_table("trf AAB +A: acerola A, acerola B, opossum B, fossil_cockroach A, coati A", "stp V")
    one = t.view("B").planet[0]
    assert (one.room, len(one.beings), one.stable, one.owners) == (9, 5, False, [0, 0, 1])
    assert (one.producers, one.cleaners, one.strength) == (2, 1, [5, 3, 0])
    assert (one.rich.action, one.rich.owner) == (t.card("rich_ecosystem"), 0)
    assert (one.temperature, one.humidity) == (3, 2)


@rule("TF-4.4", "TF-6.7")
def test_a_being_shows_whom_it_eats_whether_it_starves_and_where_it_could_go() -> None:
    t = at_table(FOREST, "stp A: aphodius A", "sav A", "crf V")
    acerola, beetle, opossum = t.view("B").planet[0].beings
    assert (acerola.niche, acerola.food, acerola.goes) == ("producer", [], [])
    assert (beetle.niche, beetle.food, beetle.goes) == ("consumer", [acerola.number], [])
    assert opossum.food == [acerola.number, beetle.number]
    assert (opossum.suits, opossum.goes, opossum.starves) == ([0, 1, 2], [1], False)
    (aphodius,) = t.view("B").planet[1].beings
    assert (aphodius.niche, aphodius.starves) == ("cleaner", False)


@rule("TF-3.7", "TF-4.1", "TF-4.4", "TF-2.6")
def test_a_card_in_hand_shows_where_it_fits_and_why_not() -> None:
    """Too cold, full, no food; and a biome also a new ecosystem."""
    t = at_table(
        "tun B",
        "stp A: souslik A, feather_grass A",
        "trf A",
        "sav A: scarab A",
        a="opossum sav",
        founded=True,
    )
    hand = {t.content.ids[card.card]: card for card in t.view("A").hand}
    why = [place.refused.clause if place.refused else "" for place in hand["opossum"].places]
    assert why == ["TF-4.1", "TF-3.7", "TF-4.4", ""]
    assert [place.climate for place in hand["opossum"].places] == [False, True, True, True]
    assert hand["opossum"].refused is None
    assert [list(map(t.say, place.food)) for place in hand["opossum"].places] == [[], [], [], ["scarab A"]]
    why = [place.refused.clause if place.refused else "" for place in hand["sav"].places]
    assert why == ["TF-3.4", "TF-3.4", "TF-3.4", "", "TF-2.6"]
    assert hand["sav"].places[-1].at == 8


@rule("TF-2.3", "TF-2.6")
def test_in_anothers_turn_its_limits_are_not_mine() -> None:
    t = at_table("sav A", active="B", used=2, founded=True, a="zebra trf")
    zebra, forest = sorted(t.view("A").hand, key=lambda card: t.content.is_biome(card.card))
    assert (zebra.refused, forest.refused, forest.places[-1].refused) == (None, None, None)


@rule("TF-6.1", "TF-6.6", "TF-6.7")
def test_a_climate_action_shows_what_each_biome_would_do() -> None:
    """Before it is named: for each ecosystem; while it is answered: to everybody, for the one that was named."""
    t = at_table(FOREST, "stp A: aphodius A", active="B", b="drying").answer("drying")
    assert t.asked == "B ecosystem"
    assert t.view("A").changes == []
    assert {one.at for one in t.view("B").changes} == {0, 1}
    desert = next(one for one in t.view("B").changes if (one.at, one.biome) == (0, t.card("des")))
    opossum = t.being("opossum A")
    assert (desert.stays, desert.goes) == ([], {opossum: [1]})
    assert desert.dies == [t.being("acerola A"), t.being("elephant_beetle A")]
    savanna = next(one for one in t.view("B").changes if (one.at, one.biome) == (0, t.card("sav")))
    assert savanna.stays == [t.being("acerola A"), opossum]
    t = at_table(FOREST, "stp A: aphodius A", active="B", b="drying", v="king_crab")
    t.answer("drying", "1")
    assert {(one.at, one.biome) for one in t.view("A").changes} == {(0, t.card("des")), (0, t.card("sav"))}


@rule("TF-5.2", "TF-12.14")
def test_what_is_being_answered_is_shown_to_all() -> None:
    t = at_table(
        "trf A: opossum A", "stp A", counter_cancel=True, active="B", b="drying locust", v="cancel", a="lion"
    )  # fmt: skip
    t.answer("drying", "1", "cancel")
    drying, cancel = t.view(None).named
    assert (drying.seat, drying.at, drying.cancels) == (1, 0, False)
    assert (cancel.seat, cancel.at, cancel.cancels) == (2, -1, True)


@rule("TF-1.7", "TF-2.1")
def test_whose_turn_it_is_and_what_is_left_of_it() -> None:
    t = at_table("sav A", active="V", used=1, founded=True)
    board = t.view(None)
    assert (board.phase, board.first, board.active, board.used, board.founded) == ("play", 0, 2, 1, True)
    assert board.hand == []
