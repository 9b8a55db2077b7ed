"""A content pack of Origins, checked as a whole and made ready to play: ids and letters become small integers."""

from __future__ import annotations

from collections import Counter as Count
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ludarium.games.origins import grammar
from ludarium.games.origins.files import BoardFile, BuildingRow, DistrictRow, PlayersRow, SetupFile, ZodiacRow
from ludarium.games.origins.grammar import COLOURS, Effect, GrammarError, Step, read_effect
from ludarium.games.origins.state import FARM, PALACE
from ludarium.table.errors import ContentError

TILES_OF_A_COLOUR = 15
TIERS_OF_A_COLOUR = 12  # towers (OR-2.12)
BASES_OF_A_PLAYER = 6
KINDS_AT_MOST = PALACE - FARM
MOST_PLAYERS = 4
HIGHEST_PRICE = 12  # of one resource: the domain of the question how much of it is paid in gold
ANYTHING = -1  # a blank place of a district card

# The district pattern's places are top left, top right, bottom left, bottom right.
TURNS = ((0, 1, 2, 3), (2, 0, 3, 1), (3, 2, 1, 0), (1, 3, 0, 2))
MIRRORED = tuple((b, a, d, c) for a, b, c, d in TURNS)


@dataclass(frozen=True, slots=True)
class District:
    """A district card."""

    id: str
    pattern: tuple[int, ...]  # colours, ANYTHING for a blank
    ways: tuple[tuple[int, ...], ...]  # the pattern turned and mirrored, each different way once (OR-11.7)
    first: int
    later: int
    icons: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Content:
    """A checked pack. Building kinds, district and zodiac cards are small integers, in the order of the files."""

    setup: SetupFile
    board: BoardFile
    kinds: tuple[str, ...]
    names: tuple[dict[str, str] | None, ...]  # by kind: what a pack calls it
    colours: tuple[int, ...]  # by kind
    stone: tuple[int, ...]  # by kind
    copies: tuple[int, ...]  # by kind
    effects: tuple[Effect, ...]  # by kind
    uppers: tuple[Effect, ...]  # by zone
    lowers: tuple[Effect, ...]
    bonuses: tuple[Effect, ...]  # by colour
    agora: dict[str, Effect]  # by the table option
    rewards: tuple[Effect, ...]  # by space of the war track
    districts: tuple[District, ...]
    zodiac: tuple[ZodiacRow, ...]
    warnings: tuple[str, ...]

    def players(self, seats: int) -> PlayersRow:
        return next(row for row in self.setup.players if row.count == seats)


def compile_content(files: Mapping[str, Any]) -> Content:
    """Check a pack; ContentError says which file, where, and what was expected."""
    board: BoardFile = files["board"]
    rows: tuple[BuildingRow, ...] = files["buildings"].building
    cards: tuple[DistrictRow, ...] = files["districts"].district
    _check_board(board)
    _check_setup(files["setup"], len(cards))
    _check_buildings(rows)
    _check_districts(cards, files["setup"])
    _check_zodiac(files["zodiac"].zodiac)
    kinds = {row.id: number for number, row in enumerate(rows)}
    return Content(
        setup=files["setup"],
        board=board,
        kinds=tuple(kinds),
        names=tuple(row.name for row in rows),
        colours=tuple(COLOURS.index(row.colour) for row in rows),
        stone=tuple(row.stone for row in rows),
        copies=tuple(row.copies for row in rows),
        effects=tuple(_of_building(row, i, kinds) for i, row in enumerate(rows)),
        uppers=tuple(_of_board(zone.upper, f"zone[{i}].upper", kinds) for i, zone in enumerate(board.zone)),
        lowers=tuple(_of_board(zone.lower, f"zone[{i}].lower", kinds) for i, zone in enumerate(board.zone)),
        bonuses=tuple(_of_board(board.bonus[letter], f"bonus.{letter}", kinds) for letter in _letters()),
        agora={name: _of_agora(board, name, kinds) for name in ("basic1", "gold1", "vp2", "none")},
        rewards=tuple(_reward(text, f"war.rewards[{i}]", kinds) for i, text in enumerate(board.war.rewards)),
        districts=tuple(district(row) for row in cards),
        zodiac=files["zodiac"].zodiac,
        warnings=_warnings(cards),
    )


def _letters() -> Any:
    """The colours, typed as the letters a file may have."""
    return tuple(COLOURS)


def district(row: DistrictRow) -> District:
    """A card with its pattern in all the ways it may lie (OR-11.7)."""
    places = [letter for line in row.pattern for letter in line]
    pattern = tuple(COLOURS.index(letter) if letter != "." else ANYTHING for letter in places)
    ways = dict.fromkeys(tuple(pattern[place] for place in way) for way in (*TURNS, *MIRRORED))
    icons = tuple(COLOURS.index(letter) for letter in row.icons)
    return District(row.id, pattern, tuple(ways), row.vp_first, row.vp_later, icons)


# -- effects ----------------------------------------------------------------------


def _read(file: str, where: str, text: str, kinds: Mapping[str, int]) -> Effect:
    try:
        effect = read_effect(text, kinds)
    except GrammarError as error:
        raise ContentError(file, where, str(error)) from None
    for step in _all_steps(effect):
        if step.op == grammar.PAY and step.amount.base > HIGHEST_PRICE:
            raise ContentError(file, where, f"a price of at most {HIGHEST_PRICE} expected")
        if step.op == grammar.RAISE and not 1 <= step.amount.base <= BASES_OF_A_PLAYER:
            raise ContentError(file, where, "RAISE(1) to RAISE(6) expected")
    return effect


def _all_steps(effect: Iterable[Step]) -> Iterable[Step]:
    for step in effect:
        yield step
        yield from _all_steps(step.then)


def _of_building(row: BuildingRow, i: int, kinds: Mapping[str, int]) -> Effect:
    where = f"building[{i}].effect"
    effect = _read("buildings.toml", where, row.effect, kinds)
    if any(step.op in grammar.FOR_ZONES or step.card for step in _all_steps(effect)):
        raise ContentError(
            "buildings.toml", where, "BUY, TRAIN and zodiac cards are for zones and bonus tokens"
        )
    return effect


def _of_board(text: str, where: str, kinds: Mapping[str, int]) -> Effect:
    effect = _read("board.toml", where, text, kinds)
    if not effect:
        raise ContentError("board.toml", where, "an effect expected")
    if where.endswith("upper") and any(step.op != grammar.GAIN for step in effect):
        raise ContentError(
            "board.toml", where, "GAIN steps expected: an upper action is always possible (OR-5.7)"
        )
    return effect


def _of_agora(board: BoardFile, name: str, kinds: Mapping[str, int]) -> Effect:
    effect = _read("board.toml", f"agora.{name}", getattr(board.agora, name), kinds)
    if any(step.op in grammar.FOR_ZONES or step.card for step in _all_steps(effect)):
        raise ContentError(
            "board.toml", f"agora.{name}", "BUY, TRAIN and zodiac cards are for zones and bonus tokens"
        )
    return effect


def _reward(text: str, where: str, kinds: Mapping[str, int]) -> Effect:
    effect = _read("board.toml", where, text, kinds)
    if any(step.op not in (grammar.GAIN, grammar.PAY) for step in effect):
        raise ContentError("board.toml", where, "GAIN and PAY steps expected for a reward (OR-8.6)")
    if any(step.op == grammar.PAY and step.then[0].op != grammar.GAIN for step in effect):
        raise ContentError("board.toml", where, "PAY(…) -> GAIN(…) expected for a reward (OR-8.6)")
    return effect


# -- checks -----------------------------------------------------------------------


def _check_board(board: BoardFile) -> None:
    expected = {
        "building_row_wisdom": 5,
        "citizen_row_wisdom": 5,
        "population_food": 4,
        "adviser_vp": 5,
        "zone": 5,
        "bonus": 5,
    }
    for name, count in expected.items():
        if len(getattr(board, name)) != count:
            raise ContentError("board.toml", name, f"{count} expected, not {len(getattr(board, name))}")
    prices = (*board.building_row_wisdom, *board.citizen_row_wisdom, *board.population_food)
    if max(prices) > HIGHEST_PRICE:
        raise ContentError("board.toml", "", f"prices of at most {HIGHEST_PRICE} expected")
    war = board.war
    if len(war.thresholds) != 5 or list(war.thresholds) != sorted(set(war.thresholds)):
        raise ContentError("board.toml", "war.thresholds", "five ascending spaces expected (OR-8.1)")
    if war.thresholds[0] < 1 or war.thresholds[-1] >= len(war.rewards):
        raise ContentError("board.toml", "war.thresholds", "spaces of the track expected, above its start")
    if not 2 <= len(war.rewards) <= 32:
        raise ContentError("board.toml", "war.rewards", "2 to 32 spaces expected")
    for name in ("T10", "T12"):
        _check_track(getattr(board.temples, name), f"temples.{name}")
    for i, track in enumerate(pack_tracks(board)):
        _check_track(track, f"temples.pack[{i}]")


def pack_tracks(board: BoardFile) -> tuple[tuple[int, ...], ...]:
    """The pack's own temple tracks, three or none."""
    own = board.temples.pack
    if not own:
        return ()
    flat = tuple(value for value in own if isinstance(value, int))
    if len(flat) == len(own):
        return (flat,) * 3
    lists = tuple(value for value in own if not isinstance(value, int))
    if flat or len(lists) != 3:
        raise ContentError("board.toml", "temples.pack", "one list of numbers, or three lists, expected")
    return lists


def _check_track(track: Sequence[int], where: str) -> None:
    if not 3 <= len(track) <= 32 or list(track) != sorted(track):
        raise ContentError("board.toml", where, "3 to 32 values, never falling, expected")


def _check_setup(setup: SetupFile, cards: int) -> None:
    counts = [row.count for row in setup.players]
    if sorted(counts) != [1, 2, 3, 4]:
        raise ContentError(
            "setup.toml", "players", f"a row for each of 1, 2, 3, 4 players expected, not {counts}"
        )
    for i, row in enumerate(setup.players):
        if row.districts > cards:
            raise ContentError(
                "setup.toml", f"players[{i}].districts", f"at most {cards} expected: so many cards there are"
            )
    if len(setup.solo.wishes) != 5:
        raise ContentError("setup.toml", "solo.wishes", "one for each of the five zones expected")


def _check_buildings(rows: Sequence[BuildingRow]) -> None:
    """OR-2.5: fifteen tiles of each colour."""
    file = "buildings.toml"
    _no_twins([row.id for row in rows], file, "building")
    if len(rows) > KINDS_AT_MOST:
        raise ContentError(file, "building", f"at most {KINDS_AT_MOST} kinds expected, not {len(rows)}")
    for i, row in enumerate(rows):
        if row.stone > HIGHEST_PRICE:
            raise ContentError(file, f"building[{i}].stone", f"at most {HIGHEST_PRICE} expected")
    for letter in COLOURS:
        tiles = sum(row.copies for row in rows if row.colour == letter)
        if tiles != TILES_OF_A_COLOUR:
            raise ContentError(
                file,
                "building.copies",
                f"{TILES_OF_A_COLOUR} tiles of colour {letter} expected, not {tiles} (OR-2.5)",
            )


def _check_districts(cards: Sequence[DistrictRow], setup: SetupFile) -> None:
    """OR-2.12: whatever is drawn, the tiers suffice."""
    _no_twins([card.id for card in cards], "districts.toml", "district")
    drawn = max(row.districts for row in setup.players)
    for letter in COLOURS:
        most = sum(sorted((card.icons.count(letter) for card in cards), reverse=True)[:drawn])
        if most + 1 + MOST_PLAYERS > TIERS_OF_A_COLOUR:
            raise ContentError(
                "districts.toml",
                "district.icons",
                f"{drawn} cards may show {most} icons {letter}; with 1 tier in the stock and {MOST_PLAYERS} for the"
                f" players that is more than {TIERS_OF_A_COLOUR} (OR-2.12)",
            )


def _check_zodiac(rows: Sequence[ZodiacRow]) -> None:
    _no_twins([row.id for row in rows], "zodiac.toml", "zodiac")
    if not 3 <= len(rows) <= 12:
        raise ContentError("zodiac.toml", "zodiac", f"3 to 12 cards expected, not {len(rows)}")


def _no_twins(ids: Sequence[str], file: str, table: str) -> None:
    for value, count in Count(ids).items():
        if count > 1:
            raise ContentError(file, f"{table}.id", f"{value!r} stands {count} times; expected once")


def _warnings(cards: Sequence[DistrictRow]) -> tuple[str, ...]:
    return () if len(cards) == 45 else (f"districts.toml: {len(cards)} cards; the game has 45",)
