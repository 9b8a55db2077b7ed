"""What the view tells before it happens: where a chain may go and whom it helps, what moves, what a theft costs."""

from tests.games.terravist.at_table import AtTable, scene
from tests.games.terravist.test_chains import FOREST, crossing
from tests.rule import rule


def creature(t: AtTable, place: str, who: str | None = "anna"):  # type: ignore[no-untyped-def]
    return next(one for one in t.view(who).creatures if one.place == t.place(place))


def links(t: AtTable, place: str) -> set[str]:
    return {t.name_of(one) for one in creature(t, place).links}


@rule("TV-9.3", "TV-9.4")
def test_the_next_targets_of_each_creature() -> None:
    t = scene(creatures=FOREST)
    assert links(t, "F.I1") == {"F.I2"}
    assert links(t, "F.I2") == {"F.W"}  # after the fourth level comes the first
    assert t.view().longest == 4


@rule("TV-9.5")
def test_they_cross_with_a_creature_between_two_boards() -> None:
    t = crossing()
    assert links(t, "F/R") == {"F.I1", "R.I1"}
    assert links(t, "F.I1") == set()
    assert creature(t, "F/R").boards == [0, 4]


@rule("TV-9.2", "TV-9.7", "TV-16.7")
def test_whether_a_target_fires_and_whether_anything_comes_of_it() -> None:
    own = [
        ("dormouse", "F.W", "anna"),
        ("rhino_beetle", "F.I1", "boris"),
        ("purple_emperor", "F.N", "anna", 4),
    ]
    t = scene(creatures=own)
    assert [creature(t, place).fires for place in ("F.W", "F.I1", "F.N")] == [False, True, True]
    assert [creature(t, place).works for place in ("F.W", "F.I1", "F.N")] == [
        False,
        True,
        False,
    ]  # full of eggs
    t = scene(creatures=own, options={"chain_owner": "own_only"})
    assert not creature(t, "F.I1").fires
    assert not creature(t, "F.N", None).fires  # an onlooker has no chain


@rule("TV-9.14", "TV-23.17")
def test_whom_each_part_of_an_ability_helps() -> None:
    t = scene(boards={"O": (0, 0)}, creatures=[("krill", "O.I1", "boris"), ("orca", "O.I2", "boris")])
    cards = {one.id: [part.to for part in one.parts] for one in t.view().cards}
    assert cards["krill"] == ["you", "owner"]
    assert cards["orca"] == ["owner"]  # what it catches lies under it


@rule("TV-10.5")
def test_who_would_move_if_a_board_were_laid_there() -> None:
    t = scene(creatures=[("honey_bee", "F.E", "anna"), ("tit", "F.N", "anna")])
    moves = {t.view().boards[habitat].id: t.view().boards[habitat].moves for habitat in range(5)}
    east = 4 * 9 + 5
    assert moves["grassland"] == [(east, [t.place("F.E")])]
    assert moves["ocean"] == [] == moves["forest"]


@rule("TV-8.3")
def test_what_a_rival_would_pay_for_a_niche() -> None:
    t = scene(creatures=[("tit", "F.I1", "anna", 2)])
    assert creature(t, "F.I1").toll == [0, 0, 0, 0, 1, 0, 3]


@rule("TV-23.15", "TV-23.19")
def test_what_may_be_chosen_is_said_in_words() -> None:
    t = scene(
        boards={"C": (0, 0)},
        creatures=[("octopus", "C.I1", "anna"), ("sea_hare", "C.I2", "anna")],
        faces="L0 L1 L2 L3 H",
    ).answer(second="chain", chain="C.I1")
    view = t.view()
    assert t.asks("anna", "choose", "TV-23.15")
    assert view.acting_text.id == "effect-choose"
    assert [choice.id for choice in view.choices] == ["effect-supply", "effect-card", "effect-egg"]
    assert t.view("boris").choices == view.choices  # it is printed on the card
