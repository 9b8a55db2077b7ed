"""Tokens, payments, eggs (TV-12, TV-13)."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludarium.games.terravist.paying import ANY, PAID, affordable, amounts, missing, worth
from ludarium.games.terravist.paying import payments as all_payments
from ludarium.games.terravist.vocabulary import Cost
from tests.games.terravist.at_table import ZERO, scene
from tests.games.terravist.packs import with_creature
from tests.rule import rule

COAST = {"C": (0, 0)}


def payments(tokens: tuple[int, ...], cost: tuple[int, ...], any_: int = 0) -> set[tuple[int, ...]]:
    """All that can be handed in, question by question."""
    found: set[tuple[int, ...]] = set()

    def go(paid: tuple[int, ...], due: list[int]) -> None:
        kind = len(paid)
        if kind == ANY:
            found.add(paid)
            return
        for n in amounts(tokens, due, kind):
            left = list(due)
            left[ANY] -= worth(n, due[kind])
            left[kind] = PAID
            go((*paid, n), left)

    go((), [*cost, any_, 0])
    return found


def suffices(paid: tuple[int, ...], cost: tuple[int, ...], any_: int) -> bool:
    """TV-12.2 by the book: some matching of single tokens and pairs to what is asked for."""
    short = sum(max(0, want - n) for n, want in zip(paid, cost, strict=True))
    above = sum(max(0, n - want) for n, want in zip(paid, cost, strict=True))
    return above >= 2 * short + any_


@rule("TV-12.1", "TV-12.5")
@pytest.mark.parametrize(
    ("tokens", "left"),
    [((1, 0, 1, 0, 0), ZERO), ((3, 0, 0, 0, 0), ZERO), ((2, 0, 0, 0, 0), None)],
)
def test_any_token_will_do_where_the_cost_says_so(
    tokens: tuple[int, ...], left: tuple[int, ...] | None
) -> None:
    """O9."""
    t = scene(boards=COAST, hands={"anna": "spotted_seal"}, tokens={"anna": tokens})
    if left is None:
        assert t.refuses("spotted_seal", "TV-7.5")
    else:
        assert t.answer(second="spotted_seal", place="C.I1").tokens("anna") == left


@rule("TV-12.2", "TV-12.4")
def test_a_pair_for_the_missing_cat_token() -> None:
    """O8."""
    assert payments((1, 0, 1, 1, 0), (0, 0, 2, 0, 0)) == {(1, 0, 1, 1, 0)}
    t = scene(hands={"anna": "iriomote_cat"}, tokens={"anna": (1, 0, 1, 1, 0)})
    assert t.answer(second="iriomote_cat", place="F.I1").tokens("anna") == ZERO


@rule("TV-12.3")
def test_any_two_stand_in_for_one() -> None:
    assert payments((2, 0, 0, 0, 0), (0, 0, 0, 0, 1)) == {(2, 0, 0, 0, 0)}  # alike
    assert payments((0, 0, 0, 0, 2), (1, 0, 0, 0, 0)) == {(0, 0, 0, 0, 2)}  # human tokens too
    assert payments((4, 0, 0, 0, 0), (0, 0, 0, 0, 2)) == {(4, 0, 0, 0, 0)}  # twice
    assert payments((1, 0, 0, 0, 0), (0, 0, 0, 0, 0), 1) == {(1, 0, 0, 0, 0)}  # one for an "any", never two


@rule("TV-12.3")
def test_no_pair_for_eggs_or_for_what_is_lost() -> None:
    t = scene(
        creatures=[("tit", "F.I1", "boris"), ("dormouse", "F.I2", "anna", 0)],
        tokens={"anna": (9, 9, 9, 9, 9)},
        hands={"anna": "macaque"},
    )
    assert t.answer(second="macaque").refuses("F.I1", "TV-8.4")
    lost = scene(hands={"anna": "habu"}, tokens={"anna": (0, 1, 1, 0, 0), "boris": (2, 0, 0, 0, 0)})
    lost.answer(second="habu", place="F.I1", use=True)
    assert lost.tokens("boris") == (1, 0, 0, 0, 0)  # one token, not two


@rule("TV-12.4", "TV-12.7")
def test_the_whole_price_is_one_payment() -> None:
    """O42."""
    price = (1, 0, 0, 0, 1)
    assert payments((3, 0, 0, 0, 1), price, 1) == {(2, 0, 0, 0, 1)}
    assert payments((4, 0, 0, 0, 0), price, 1) == {(4, 0, 0, 0, 0)}
    t = scene(
        boards={"G": (0, 0)},
        creatures=[("cricket", "G.I1", "boris"), ("grass_lizard", "G.I2", "anna", 1)],
        hands={"anna": "harvest_mouse"},
        tokens={"anna": (3, 0, 0, 0, 1)},
    )
    t.answer(second="harvest_mouse", place="G.I1")
    assert (t.tokens("anna"), t.on("G.I2")) == ((1, 0, 0, 0, 0), ("grass_lizard", "anna", 0))


@rule("TV-12.4", "TV-12.5", "TV-12.7")
def test_of_several_payments_the_payer_chooses_kind_by_kind() -> None:
    t = scene(hands={"anna": "rhino_beetle"}, tokens={"anna": (1, 1, 1, 0, 0)})
    t.answer(second="rhino_beetle", place="F.I1")
    assert t.asks("anna", "pay", "TV-7.5")
    assert t.options() == [t.number(("L0", 0)), t.number(("L0", 1))]
    assert t.refuses(("L1", 1), "TV-12.7")
    assert t.refuses(("L0", 2), "TV-12.5")
    assert t.view("anna").payments == [[1, 0, 0, 0, 0], [0, 1, 1, 0, 0]]
    assert t.answer(pay=("L0", 0)).tokens("anna") == (1, 0, 0, 0, 0)  # the pair is all that is left
    three = scene(hands={"anna": "sika_deer"}, tokens={"anna": (3, 1, 1, 1, 0)}).answer(
        second="sika_deer", place="F.I1"
    )
    assert three.refuses(("L0", 1), "TV-12.4")


@rule("TV-12.4", "TV-12.5")
@settings(max_examples=150, deadline=None, derandomize=True)
@given(
    tokens=st.tuples(*[st.integers(0, 3)] * 5),
    cost=st.tuples(*[st.integers(0, 2)] * 5),
    any_=st.integers(0, 2),
)
def test_payments_are_all_the_minimal_ones(tokens: tuple[int, ...], cost: tuple[int, ...], any_: int) -> None:
    """Against every subset of the tokens: it suffices, and one token fewer doesn't."""
    minimal = set()
    for paid in product(*[range(n + 1) for n in tokens]):
        fewer = (tuple(n - (k == kind) for k, n in enumerate(paid)) for kind in range(5) if paid[kind])
        if suffices(paid, cost, any_) and not any(suffices(less, cost, any_) for less in fewer):
            minimal.add(paid)
    assert payments(tokens, cost, any_) == minimal
    assert affordable(tokens, cost, any_) == bool(minimal) == (not missing(tokens, Cost(cost, any_)))
    offered = all_payments(tokens, [*cost, any_, 0])
    assert set(map(tuple, offered)) <= minimal
    assert len(offered) == min(200, len(minimal))
    assert [sum(paid) for paid in offered] == sorted(sum(paid) for paid in offered)  # the cheapest first


@rule("TV-12.7")
def test_an_egg_in_a_cost_is_paid_by_using_an_egg() -> None:

    pack = with_creature("macaque", cost={"L0": 1, "egg": 1})
    creatures = [("tit", "F.I1", "boris"), ("dormouse", "F.I2", "anna", 1)]
    tokens = {"anna": (1, 0, 0, 0, 1)}
    t = scene(pack=pack, creatures=creatures, hands={"anna": "macaque"}, tokens=tokens).answer(
        second="macaque"
    )
    assert t.refuses("F.I1", "TV-8.4")  # an egg for the card, one more for the theft
    t.answer(place="F.I2")
    assert t.on("F.I2") == ("macaque", "anna", 0)  # the replaced one's own egg was used
    hungry = scene(pack=pack, hands={"anna": "macaque"}, tokens=tokens)
    assert hungry.refuses("macaque", "TV-8.4")


@rule("TV-13.1")
def test_eggs_come_from_the_supply_onto_a_creature() -> None:
    t = scene(creatures=[("purple_emperor", "F.I1", "anna", 1)], faces="L0 L1 L2 L3 H")
    t.answer(second="chain", chain="F.I1")
    assert t.refuses("F.I2", "TV-13.1")
    t.answer(egg="F.I1")
    assert t.on("F.I1") == ("purple_emperor", "anna", 2)


@rule("TV-13.2")
def test_the_wording_says_where_an_egg_may_go() -> None:
    """O40."""
    creatures = [
        ("honey_bee", "G.I1", "anna"),
        ("purple_emperor", "F.I1", "anna"),
        ("tit", "F.I2", "boris"),
        ("cricket", "G.I2", "anna"),
    ]
    boards = {"F": (0, 0), "G": (1, 0)}
    anybody = scene(boards=boards, creatures=creatures).answer(second="chain", chain="G.I1")
    assert anybody.placed() == {"G.I1", "F.I1", "F.I2", "G.I2", "stop"}
    own = scene(boards=boards, creatures=creatures).answer(second="chain", chain="G")
    assert own.placed() == {"G.I1", "F.I1", "G.I2", "stop"}
    assert own.refuses("F.I2", "TV-13.2")
    this = scene(boards=boards, creatures=creatures).answer(second="chain", chain="F.I1")
    assert this.placed() == {"F.I1", "stop"}
    assert this.refuses("G.I1", "TV-13.2")


@rule("TV-13.3")
def test_using_an_egg_returns_one_of_ones_own() -> None:
    creatures = [("tit", "F.I1", "boris", 3), ("dormouse", "F.I2", "anna", 3)]
    t = scene(creatures=creatures, hands={"anna": "iriomote_cat"}, tokens={"anna": (0, 0, 2, 0, 1)})
    t.answer(second="iriomote_cat")
    assert t.on("F.I2") == ("dormouse", "anna", 3)
    assert t.refuses("F.I1", "TV-8.4")


@rule("TV-13.4")
def test_what_finds_no_room_is_not_laid_and_the_effect_goes_on() -> None:
    t = scene(boards={"C": (0, 0)}, creatures=[("clownfish", "C.I1", "anna", 3)])
    t.answer(second="chain", chain="C", use=True, gain="L1")
    assert t.tokens("anna") == (0, 1, 0, 0, 0)
    assert t.asks("boris", "first")
    one = scene(boards={"G": (0, 0)}, creatures=[("skylark", "G.I1", "anna", 2)]).answer(
        second="chain", chain="G"
    )
    one.answer(egg="G.I1")
    assert one.asks("boris", "first")  # of two eggs one had room


@rule("TV-13.5")
def test_several_eggs_are_split_freely() -> None:
    creatures = [("skylark", "G.I1", "anna"), ("cricket", "G.I2", "anna")]
    for places in (("G.I1", "G.I2"), ("G.I2", "G.I1"), ("G.I1", "G.I1")):
        t = scene(boards={"G": (0, 0)}, creatures=creatures, faces="L0 L1 L2 L3 H").answer(
            second="chain", chain="G"
        )
        for place in places:
            t.answer(egg=place)
        assert t.asks("boris", "first")
        assert sum(t.s.eggs) == 2
