"""A content pack, checked as a whole and made ready to play. Cards are numbers: each copy of a creature is a card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from ludarium.games.terravist.files import BoardRow, CheatRow, CreatureRow, Measure, PositionRow
from ludarium.games.terravist.terms import CLASSES, EDGES, HABITATS, TOKENS
from ludarium.games.terravist.vocabulary import Cost, Effects, Wrong, compile_effects, cost_of, mask_of
from ludarium.table.errors import ContentError

CHAIN, SETTLE, ENVIRON = range(3)  # when an ability may be used
TRIGGERS = ("chain", "settle", "environ")

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Creature:
    """A species; its cards are the numbers `first` … `first + copies - 1`."""

    row: CreatureRow
    first: int
    homes: int  # bits of the habitats it lives in
    cost: Cost
    when: int
    effects: Effects
    class_: int  # -1: none given


@dataclass(frozen=True, slots=True)
class Board:
    row: BoardRow
    habitat: int
    edges: tuple[int, ...]  # by niche of this board: 0 … 3 for N E S W, -1 for none
    effects: Effects
    cost: Cost


@dataclass(frozen=True, slots=True)
class Cheat:
    """Costs and bonuses of hard mode: by habitat, or by the order of development (TV-22.2)."""

    row: CheatRow
    by_order: bool
    cost: tuple[Cost, ...]
    bonus: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Content:
    creatures: tuple[Creature, ...]
    cards: tuple[int, ...]  # by card: the number of its species
    boards: tuple[Board | None, ...]  # by habitat
    dice: tuple[int, ...]  # by die: its kind
    faces: tuple[tuple[int, ...], ...]  # by kind of die
    die_names: tuple[str, ...]
    points: tuple[tuple[int, ...], ...]  # [round][rank]
    goals: tuple[Any, ...]
    positions: tuple[PositionRow, ...]
    environments: tuple[Effects, ...]
    environment_rows: tuple[Any, ...]
    cheats: dict[str, Cheat]


def compile_content(files: Mapping[str, Any], seats: int) -> Content:
    """Check a pack as a whole; ContentError says which file, where, and what was expected."""
    boards = _boards(files["boards"].board)
    creatures = _creatures(files["creatures"].creature, boards)
    cards = tuple(n for n, creature in enumerate(creatures) for _ in range(creature.row.copies))
    if len(cards) < 5 * seats + 10:
        _wrong(
            "creatures", "creature", f"at least {5 * seats + 10} cards for {seats} players, not {len(cards)}"
        )
    dice = files["dice"].die
    _distinct("dice", "die", dice, "kind")
    environments = files["environments"].environment
    _distinct("environments", "environment", environments)
    return Content(
        creatures=creatures,
        cards=cards,
        boards=boards,
        dice=_dice(dice),
        faces=tuple(tuple(TOKENS.index(face) for face in row.faces) for row in dice),
        die_names=tuple(row.kind for row in dice),
        points=_points(files["round_board"].points),
        goals=_goals(files["goals"].goal),
        positions=_positions(files["positions"].position, seats),
        environments=tuple(
            _in("environments", f"environment[{i}]", _effects(row.effects, "environment"))
            for i, row in enumerate(environments)
        ),
        environment_rows=environments,
        cheats=_cheats(files["cheats"].cheat, boards),
    )


def _wrong(file: str, where: str, problem: str) -> None:
    raise ContentError(f"{file}.toml", where, problem)


def _in(file: str, where: str, make: Callable[[], T]) -> T:
    """What is made there; a Wrong becomes an error that names the place."""
    try:
        return make()
    except Wrong as wrong:
        raise ContentError(f"{file}.toml", f"{where}.{wrong.where}".rstrip("."), wrong.problem) from None


def _effects(rows: Sequence[Any], on: str) -> Callable[[], Effects]:
    return lambda: compile_effects(rows, on)


def _distinct(file: str, table: str, rows: Iterable[Any], key: str = "id") -> None:
    for value, count in Counter(getattr(row, key) for row in rows).items():
        if count > 1:
            _wrong(file, f"{table}.{key}", f"{value!r} stands {count} times; expected once")


# -- boards and creatures -------------------------------------------------------


def _boards(rows: Sequence[BoardRow]) -> tuple[Board | None, ...]:
    _distinct("boards", "board", rows, "habitat")
    found = {row.habitat: _board(row, f"board[{i}]") for i, row in enumerate(rows)}
    return tuple(found.get(habitat) for habitat in HABITATS)


def _board(row: BoardRow, where: str) -> Board:
    _distinct("boards", f"{where}.niche", row.niche)
    if not row.niche:
        _wrong("boards", f"{where}.niche", "at least one niche expected (TV-7.1)")
    edges = tuple(EDGES.index(niche.edge) if niche.edge else -1 for niche in row.niche)
    effects = _in("boards", where, _effects(row.effects, "board"))
    cost = _in("boards", f"{where}.cost", lambda: cost_of(row.cost))
    _only_tokens("boards", f"{where}.cost", cost)
    return Board(row, HABITATS.index(row.habitat), edges, effects, cost)


def _only_tokens(file: str, where: str, cost: Cost) -> None:
    if cost.eggs or cost.cards:
        _wrong(file, where, "tokens expected: a board is developed for nothing else (TV-10.2)")


def _creatures(rows: Sequence[CreatureRow], boards: Sequence[Board | None]) -> tuple[Creature, ...]:
    _distinct("creatures", "creature", rows)
    creatures: list[Creature] = []
    first = 0
    for i, row in enumerate(rows):
        creatures.append(_creature(row, first, f"creature[{i}]", boards))
        first += row.copies
    return tuple(creatures)


def _creature(row: CreatureRow, first: int, where: str, boards: Sequence[Board | None]) -> Creature:
    for name, least in (("copies", 1), ("smile", 0), ("egg_cap", 0)):
        if not least <= getattr(row, name) <= 60:
            _wrong("creatures", f"{where}.{name}", f"{least} to 60 expected ({row.id})")
    if not 1 <= len(set(row.habitats)) == len(row.habitats) <= 3:
        _wrong("creatures", f"{where}.habitats", f"one to three different habitats expected ({row.id})")
    for habitat in row.habitats:
        if boards[HABITATS.index(habitat)] is None:
            _wrong("creatures", f"{where}.habitats", f"{habitat} has no board ({row.id})")
    cost = _in("creatures", f"{where}.cost", lambda: cost_of(row.cost))
    if cost.cards:
        _wrong("creatures", f"{where}.cost.card", f"a creature isn't paid with cards ({row.id})")
    effects = _in("creatures", where, _effects(row.effects, "creature"))
    class_ = CLASSES.index(row.class_) if row.class_ else -1
    return Creature(row, first, mask_of(row.habitats), cost, TRIGGERS.index(row.when), effects, class_)


# -- dice, round board, goals, positions, cheat cards ----------------------------


def _dice(rows: Sequence[Any]) -> tuple[int, ...]:
    for i, row in enumerate(rows):
        if not 1 <= row.count <= 20:
            _wrong("dice", f"die[{i}].count", "1 to 20 expected")
    if not rows:
        _wrong("dice", "die", "at least one die expected")
    return tuple(kind for kind, row in enumerate(rows) for _ in range(row.count))


def _points(points: Sequence[Sequence[int]]) -> tuple[tuple[int, ...], ...]:
    for i, ranks in enumerate(points):
        if len(ranks) < 4 or list(ranks) != sorted(ranks, reverse=True) or ranks[-1] != 0:
            _wrong("round_board", f"points[{i}]", "at least four ranks expected, falling to 0 (TV-20.5)")
    return tuple(tuple(ranks) for ranks in points)


def _goals(rows: Sequence[Any]) -> tuple[Any, ...]:
    _distinct("goals", "goal", rows)
    if len(rows) < 3:
        _wrong("goals", "goal", "at least three tiles expected, one for each round (TV-3.9)")
    for i, row in enumerate(rows):
        _measure("goals", f"goal[{i}].measure", row.measure)
    return tuple(rows)


def _measure(file: str, where: str, measure: Measure) -> None:
    if (measure.count == "distinct") != (measure.of is not None):
        _wrong(file, f"{where}.of", "'board', 'class' or 'level' expected for distinct, and for nothing else")
    filters = (measure.board, measure.class_, measure.level, measure.any_of)
    filtered = any(filters) or measure.level_min or measure.straddling or measure.starting_board
    if filtered and measure.count in ("developed", "hand", "tokens"):
        _wrong(file, f"{where}.count", "a filter chooses creatures, and this counts something else")


def _positions(rows: Sequence[PositionRow], seats: int) -> tuple[PositionRow, ...]:
    _distinct("positions", "position", rows)
    if len(rows) < seats:
        _wrong("positions", "position", f"at least one for each of {seats} players expected, not {len(rows)}")
    for i, row in enumerate(rows):
        ways = [bool(row.tiers), bool(row.per), bool(row.tiers_by)]
        if sum(ways) != 1 or (row.measure is None) != bool(row.tiers_by):
            _wrong("positions", f"position[{i}]", "a measure with tiers or per, or else tiers_by, expected")
        measures = [row.measure, *(tier.measure for tier in row.tiers_by)]
        for measure in measures:
            if measure is not None:
                _measure("positions", f"position[{i}].measure", measure)
    return tuple(rows)


def _cheats(rows: Sequence[CheatRow], boards: Sequence[Board | None]) -> dict[str, Cheat]:
    _distinct("cheats", "cheat", rows)
    return {row.id: _cheat(row, f"cheat[{i}]", boards) for i, row in enumerate(rows)}


def _cheat(row: CheatRow, where: str, boards: Sequence[Board | None]) -> Cheat:
    costs = _listed(row, row.cost, f"{where}.cost", boards)
    bonus = _listed(row, row.bonus, f"{where}.bonus", boards)
    made = tuple(_in("cheats", f"{where}.cost", lambda c=c: cost_of(c) if c else Cost()) for c in costs)  # type: ignore[misc]
    for cost in made:
        _only_tokens("cheats", f"{where}.cost", cost)
    return Cheat(row, row.by == "order", made, tuple(b or 0 for b in bonus))


def _listed(row: CheatRow, values: Any, where: str, boards: Sequence[Board | None]) -> list[Any]:
    """By habitat, or by order of development: one for every board that can be developed."""
    laid = [board.row.habitat for board in boards if board is not None]
    if row.by == "habitat":
        if not isinstance(values, dict) or not set(laid) <= set(values):
            _wrong("cheats", where, f"a table with {', '.join(laid)} expected")
        return [values.get(habitat) for habitat in HABITATS]
    if isinstance(values, dict) or len(values) < len(laid) - 1:
        _wrong("cheats", where, f"a list of {len(laid) - 1} expected, one for each board developed")
    return list(values)
