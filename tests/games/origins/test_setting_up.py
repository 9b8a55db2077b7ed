"""Set-up and the first draft (OR-2, OR-19.1 … OR-19.4, and their rulings)."""

from collections import Counter
from functools import cache
from typing import Any

import pytest

from ludarium import Match
from ludarium.games.origins import GAME
from ludarium.games.origins.setting_up import _bare, _lay_dice, _lay_districts
from ludarium.games.origins.state import AGORA, DRAFT, PALACE, PLAY, SOLO_DRAFT, SOLO_DROP, TILE_OF, State
from ludarium.table.dice import Dice
from ludarium.table.table import Table
from tests.games.origins.at_table import CARDS, CONTENT, KINDS, at_table, die, name_of
from tests.rule import rule


def fresh(seats: int, number: int = 0, **options: Any) -> Match:
    return Match.new(GAME, seats, options, number.to_bytes(32, "little"))


@cache
def many(seats: int) -> list[State]:
    return [fresh(seats, number).s for number in range(40)]


def colours(dice: list[int]) -> list[int]:
    return [number // 6 for number in dice]


@rule("OR-2.1", "OR-20.1")
@pytest.mark.parametrize(("seats", "dice"), [(2, 7), (3, 8), (4, 9)])
def test_dice_in_play(seats: int, dice: int) -> None:
    """Nine of each colour with four players; one less for each player less."""
    s = fresh(seats).s
    laid = Counter(colours([*s.citizens, *s.draft]))
    assert [s.supply[colour] + laid[colour] for colour in range(5)] == [dice] * 5


@rule("OR-2.2", "OR-2.3")
def test_bonus_tokens_and_ships() -> None:
    """The five tokens in any order, one a zone, their ships on 1; the ship has the token's colour."""
    tokens = [tuple(s.bonus) for s in many(2)]
    assert all(sorted(order) == [0, 1, 2, 3, 4] for order in tokens)
    assert len(set(tokens)) > 20
    assert all(s.ships == [1] * 5 for s in many(2))
    board = fresh(2).view(0).board
    assert [zone.bonus for zone in board.zones] == fresh(2).s.bonus


@rule("OR-2.4")
def test_three_zodiac_cards() -> None:
    """Three different ones of twelve, in any order, held by nobody."""
    assert all(len(set(s.zodiac)) == 3 and s.holders == [-1] * 3 for s in many(2))
    assert {card for s in many(2) for card in s.zodiac} == set(range(12))


@rule("OR-2.5", "OR-2.6")
def test_stacks_and_row() -> None:
    """Fifteen tiles a colour: one in the row, one open on its stack, thirteen face down; the row in any order."""
    orders = set()
    for s in many(2):
        row = [CONTENT.colours[kind] for kind in s.row]
        assert sorted(row) == [0, 1, 2, 3, 4]
        assert [CONTENT.colours[kind] for kind in s.tops] == [0, 1, 2, 3, 4]
        assert [len(pile) for pile in s.stacks] == [13] * 5
        orders.add(tuple(row))
    assert len(orders) > 20
    assert len({s.tops[0] for s in many(2)}) > 2


@rule("OR-2.7")
def test_citizen_row() -> None:
    """One die of each colour, values 1 to 5, rising."""
    for s in many(3):
        assert sorted(colours(s.citizens)) == [0, 1, 2, 3, 4]
        values = [number % 6 + 1 for number in s.citizens]
        assert values == sorted(values)
        assert max(values) <= 5
    assert {number % 6 + 1 for s in many(3) for number in s.citizens} == {1, 2, 3, 4, 5}


@rule("OR-2.8")
def test_equal_dice_lie_by_the_building_row() -> None:
    """Rolls B1 R3 O3 Y3 P5, buildings purple, blue, yellow, orange, red from the top: B1 R3 O3 Y3 P5."""
    t = at_table(2, row="gallery obelisk mint castle outpost")
    s = t.s
    rolled = iter([3, 3, 3, 1, 5])  # by colour R O Y B P
    table = t.m.t

    class Rigged:
        def below(self, _: int) -> int:
            return next(rolled) - 1

    table.dice, kept = Rigged(), table.dice  # type: ignore[assignment]
    _lay_dice(table, s)
    table.dice = kept
    assert [name_of(number) for number in s.citizens] == ["B1", "R3", "O3", "Y3", "P5"]


@rule("OR-2.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_speakers(seats: int) -> None:
    """As many as players; 1 and 6 are on no face, 2 and 3 on more than 4 and 5."""
    rolled = Counter(value for s in many(seats) for value in s.speakers)
    assert all(len(s.speakers) == seats for s in many(seats))
    assert set(rolled) == {2, 3, 4, 5}
    assert rolled[2] + rolled[3] > rolled[4] + rolled[5]


@rule("OR-2.10")
@pytest.mark.parametrize(("seats", "cards"), [(2, 4), (3, 5), (4, 6)])
def test_district_cards(seats: int, cards: int) -> None:
    """Four, five or six, two gold above each."""
    for s in many(seats):
        assert len(set(s.cards)) == cards
        assert s.gold == [2] * cards


@rule("OR-2.11", "OR-2.12", "OR-2.16")
def test_tower_stock() -> None:
    """Three players, D01 D06 D11 D21 D36: the stock is R 5, O 5, Y 4, B 3, P 3; the players hold 15 tiers."""
    table: Table[Any] = Table(GAME.open_box(GAME.read_options(None), GAME.pack(), 3), 3)
    s = _bare(table, Dice(bytes(32)))
    wanted = sorted(CARDS[id] for id in ("D01", "D06", "D11", "D21", "D36"))

    class Rigged:
        def pick(self, pile: list[int]) -> int:
            card = wanted[len(s.cards) + taken.count(1)]
            taken.append(1)
            pile.remove(card)
            return card

    taken: list[int] = []
    table.dice = Rigged()  # type: ignore[assignment]
    _lay_districts(table, s)
    assert s.cards == wanted
    assert s.stock == [5, 5, 4, 3, 3]
    assert s.towers == [[1] * 5] * 3


@rule("OR-2.13", "OR-2.14", "OR-2.15")
def test_what_a_player_begins_with() -> None:
    """One of each resource, two bases in use and four to buy, all discs on their starts, no VP, the smallest city."""
    match = fresh(4)
    s = match.s
    assert s.goods == [[1, 1, 1, 1]] * 4
    assert s.vp == [0] * 4
    assert s.war == [0] * 4
    assert s.steps == [[0] * 4] * 3
    assert s.bases == [0] * 4
    for player in match.view(None).board.players:
        assert player.free_bases == 2
        assert player.archon_home
        assert [(tile.x, tile.y, tile.tile) for tile in player.city] == [(0, 0, PALACE), (0, 1, AGORA)]
    assert all(code % TILE_OF in (PALACE, AGORA) for city in s.cities for code in city)


@rule("OR-2.17")
def test_anybody_may_be_first() -> None:
    assert {s.first for s in many(4)} == {0, 1, 2, 3}


@rule("OR-2.18", "OR-20.4")
def test_the_draft() -> None:
    """Three players, first C: C, A, B, B, A, C pick; two of each colour were rolled; four dice go back."""
    match = next(m for m in (fresh(3, n) for n in range(20)) if m.s.first == 2)
    assert match.s.phase == DRAFT
    assert sorted(colours(match.s.draft)) == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
    assert max(number % 6 + 1 for number in match.s.draft) <= 5
    before = sum(match.s.supply)
    order = []
    while match.s.phase == DRAFT:
        assert match.ask is not None
        taken = match.ask.options[-1]
        order.append(match.ask.seat)
        match.answer(taken)
        assert taken in match.s.home[order[-1]]
    assert order == [2, 0, 1, 1, 0, 2]
    assert [len(home) for home in match.s.home] == [2, 2, 2]
    assert sum(match.s.supply) == before + 4
    assert match.s.phase == PLAY
    assert match.s.active == 2


@rule("OR-2.18")
def test_only_dice_rolled_can_be_drafted() -> None:
    match = fresh(2)
    gone = next(number for number in range(30) if number not in match.s.draft)
    refused = match.why_not(gone)
    assert refused is not None
    assert refused.clause == "OR-2.18"


@rule("OR-20.3")
def test_discs_at_their_starts() -> None:
    """In turn order, the first player's at the bottom; or the other way round."""
    match = next(m for m in (fresh(3, n) for n in range(20)) if m.s.first == 1)
    assert match.s.ranks == [1, 2, 0]
    assert match.s.piles == [[1, 2, 0]] * 3
    number = int.from_bytes(match.terms.seed or b"", "little")
    assert fresh(3, number, start_stack="first_top").s.ranks == [0, 2, 1]


# -- alone ------------------------------------------------------------------------------


@rule("OR-19.1", "OR-19.2", "OR-19.3", "OR-20.2")
def test_alone() -> None:
    """Three cards, 6 gold; a neutral disc on the war track only; dice and speakers as for two, or in series."""
    s = fresh(1).s
    assert len(s.cards) == 3
    assert s.gold == [2, 2, 2]
    icons = Counter(icon for card in s.cards for icon in CONTENT.districts[card].icons)
    assert s.stock == [1 + icons[colour] for colour in range(5)]
    assert s.war == [0, 0]
    assert s.steps == [[0]] * 3
    assert [s.supply[c] + colours([*s.citizens, *s.draft]).count(c) for c in range(5)] == [7] * 5
    assert len(s.speakers) == 2
    series = fresh(1, solo_scaling="series").s
    assert [series.supply[c] + colours([*series.citizens, *series.draft]).count(c) for c in range(5)] == [
        6
    ] * 5
    assert len(series.speakers) == 1


def drafting_alone(dice: str) -> Match:
    match = fresh(1)
    s = match.s
    for number in s.draft:
        s.supply[number // 6] += 1
    s.draft = sorted(die(name) for name in dice.split())
    for number in s.draft:
        s.supply[number // 6] -= 1
    s.phase = SOLO_DROP
    return Match._resume(match.terms._replace(seed=None), GAME.encode(s), [], True)


@rule("OR-19.4", "OR-20.4")
def test_the_two_highest_go_back() -> None:
    """R5 and O4 leave by themselves; of Y3 B3 P1 two are taken, and the third goes back."""
    match = drafting_alone("R5 O4 Y3 B3 P1")
    assert match.s.phase == SOLO_DRAFT
    assert sorted(name_of(number) for number in match.s.draft) == ["B3", "P1", "Y3"]
    before = sum(match.s.supply)
    match.answer(die("P1"))
    match.answer(die("B3"))
    assert [name_of(number) for number in match.s.home[0]] == ["B3", "P1"]
    assert sum(match.s.supply) == before + 1
    assert match.s.phase == PLAY


@rule("OR-19.4")
def test_of_equal_highest_dice_you_choose() -> None:
    """R5 goes; of O4, Y4 and B4 one more, whichever you like, but not P1."""
    match = drafting_alone("R5 O4 Y4 B4 P1")
    assert match.ask is not None
    assert [name_of(number) for number in match.ask.options] == ["O4", "Y4", "B4"]
    refused = match.why_not(die("P1"))
    assert refused is not None
    assert refused.why == "not-highest"
    match.answer(die("Y4"))
    assert sorted(name_of(number) for number in match.s.draft) == ["B4", "O4", "P1"]


def test_kinds_are_those_of_the_house_set() -> None:
    assert len(KINDS) == 30
