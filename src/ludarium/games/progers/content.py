"""A content pack, checked as a whole and made ready to play: kinds, colours and sample types become small integers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from ludarium.games.progers.files import FILES as FILES  # the table reads the files by these types
from ludarium.games.progers.files import (
    BoardRow,
    CardRow,
    ColourRow,
    HillRow,
    ModeRules,
    Names,
    PackFile,
    PiecesFile,
    PresetRow,
    Rulings,
    SampleRow,
)
from ludarium.games.progers.files import Mode as Mode
from ludarium.games.progers.layouts import Yard, read_layout, yard
from ludarium.games.progers.printing import Board, DrawingError, Hill, read_board, read_hill
from ludarium.games.progers.terrain import HOUSE_LAND, LandRules, Layout
from ludarium.table.errors import ContentError

# The kinds of the house set, in the order of its cards.toml.
STEP, RUN, JUMP, LEFT, RIGHT, UTURN, TELEPORT, LOOP2, LOOP3 = range(9)

# In a row, a card whose kind is `turn_choice` also says which way it was laid (PG-20.43): kind + 16 * (1 + side).
KINDS_AT_MOST = 16
LAID_LEFT, LAID_RIGHT = range(2)

T = TypeVar("T")


def laid(kind: int, side: int) -> int:
    """A `turn_choice` card as it lies in the row."""
    return kind + KINDS_AT_MOST * (1 + side)


def kind_of(card: int) -> int:
    """The kind of a card in the row, whichever way it was laid."""
    return card % KINDS_AT_MOST


@dataclass(frozen=True, slots=True)
class Preset:
    id: str
    layout: Layout
    name: Names | None


@dataclass(frozen=True, slots=True)
class ModeContent:
    """All that is played with in one mode."""

    mode: Mode
    rules: ModeRules
    board: Board
    hills: tuple[Hill, ...]  # in placing order (PG-4.10)
    presets: tuple[Preset, ...]
    deck: tuple[int, ...]  # by kind: how many cards
    tokens: tuple[int, ...]  # by sample type: how many tokens

    def yard(self, rules: LandRules = HOUSE_LAND) -> Yard:
        """Where hills may lie in this mode."""
        return yard(self.board, self.hills, sum(self.tokens), rules)


@dataclass(frozen=True, slots=True)
class Content:
    """A checked pack. Kinds, colours and sample types are small integers, in the order of the files."""

    pack: PackFile
    cards: tuple[CardRow, ...]  # by kind
    colours: tuple[ColourRow, ...]
    types: tuple[SampleRow, ...]
    labs: tuple[
        tuple[bool, ...], ...
    ]  # labs[colour of the base token][colour of the rover]: a lab for it (PG-8.6)
    modes: dict[str, ModeContent]
    boards: dict[str, Board]  # by id
    hills: dict[str, Hill]  # by id
    options: Rulings
    codes: str  # one letter for each kind: "SFJLRUT23"
    colour_letters: str  # "RBGY"
    type_letters: str  # "ybgp"
    warnings: tuple[str, ...]

    def is_loop(self, kind: int) -> bool:
        return self.cards[kind].effect == "loop"

    def quarter(self, card: int) -> int:
        """How far a turning card in the row turns, in quarters clockwise."""
        side = card // KINDS_AT_MOST
        return self.cards[kind_of(card)].quarter if side == 0 else side * 2 - 3


def compile_content(files: Mapping[str, Any]) -> Content:
    """Check a pack as a whole and make it ready to play; ContentError says which file, where, and what was expected."""
    cards, pieces = files["cards"], files["pieces"]
    _check_cards(cards.card)
    _check_pieces(pieces)
    boards = {
        row.id: _board(row, i)
        for i, row in enumerate(_distinct(files["boards"].board, "boards.toml", "board"))
    }
    hills = {
        row.id: _hill(row, i) for i, row in enumerate(_distinct(files["hills"].hill, "hills.toml", "hill"))
    }
    modes = {mode: _mode(mode, files, boards, hills) for mode in ("basic", "full")}
    return Content(
        pack=files["pack"],
        cards=cards.card,
        colours=pieces.colour,
        types=pieces.sample_type,
        labs=_labs(pieces),
        modes=modes,
        boards=boards,
        hills=hills,
        options=files["modes"].options,
        codes="".join(card.code for card in cards.card),
        colour_letters="".join(colour.id for colour in pieces.colour),
        type_letters="".join(kind.id for kind in pieces.sample_type),
        warnings=tuple(warning for mode in modes.values() for warning in _too_few_marks(mode)),
    )


def _check_cards(cards: Sequence[CardRow]) -> None:
    """PG-2.1 and the codes, which notation reads letter by letter."""
    for i, card in enumerate(cards):
        where = f"card[{i}]"
        if card.effect == "loop":
            if not 2 <= card.times <= 9 or card.code != str(card.times):
                raise ContentError(
                    "cards.toml",
                    f"{where}.times",
                    "2 to 9, and the same digit as the code, expected for a loop",
                )
        elif len(card.code) != 1 or not "A" <= card.code <= "Z":
            raise ContentError("cards.toml", f"{where}.code", "one capital letter A-Z expected")
        if (card.quarter in (-1, 1, 2)) != (card.effect == "turn") or (
            card.quarter and card.effect != "turn"
        ):
            raise ContentError(
                "cards.toml",
                f"{where}.quarter",
                "-1, 1 or 2 expected for a turn, and no quarter for anything else",
            )
        basic = 0 if card.effect in ("loop", "teleport") else card.full
        if card.full < 0 or card.basic != basic:
            raise ContentError(
                "cards.toml",
                f"{where}.basic",
                f"{basic} expected: basic removes the loops and teleports and nothing else (PG-2.1)",
            )
    if len(cards) > KINDS_AT_MOST:
        raise ContentError("cards.toml", "card", f"at most {KINDS_AT_MOST} kinds expected, not {len(cards)}")
    for key in ("code", "kind"):
        _no_twins([getattr(card, key) for card in cards], "cards.toml", "card", key)
    if (total := sum(card.full for card in cards)) != 52:
        raise ContentError("cards.toml", "card", f"52 cards in all expected, not {total} (PG-2.1)")


def _check_pieces(pieces: PiecesFile) -> None:
    """PG-2.2 to PG-2.4."""
    file = "pieces.toml"
    colours = [colour.id for colour in pieces.colour]
    for name, letters, capital in (
        ("colour", colours, True),
        ("sample_type", [row.id for row in pieces.sample_type], False),
    ):
        _no_twins(letters, file, name, "id")
        if len(letters) != 4:
            raise ContentError(file, name, f"4 expected, not {len(letters)}")
        for i, letter in enumerate(letters):
            if (
                len(letter) != 1
                or not letter.isascii()
                or not letter.isalpha()
                or letter.isupper() != capital
                or letter == "x"
            ):
                raise ContentError(
                    file,
                    f"{name}[{i}].id",
                    f"one {'capital' if capital else 'small'} letter expected (and not x)",
                )
    for key, total in (("count_basic", 12), ("count_full", 20)):
        if (tokens := sum(getattr(row, key) for row in pieces.sample_type)) != total:
            raise ContentError(file, f"sample_type.{key}", f"{total} tokens in all expected, not {tokens}")
    if sorted(base.colour for base in pieces.base) != sorted(colours):
        raise ContentError(file, "base", "one base for each of the four colours expected (PG-2.3)")
    for i, base in enumerate(pieces.base):
        if (
            len(set(base.labs)) != 2
            or len(base.labs) != 2
            or not set(base.labs) <= set(colours) - {base.colour}
        ):
            raise ContentError(file, f"base[{i}].labs", "labs of two other colours expected (PG-2.4)")


def _no_twins(values: Iterable[str], file: str, table: str, key: str) -> None:
    for value, count in Counter(values).items():
        if count > 1:
            raise ContentError(file, f"{table}.{key}", f"{value!r} stands {count} times; expected once")


def _distinct(rows: Sequence[T], file: str, table: str) -> Sequence[T]:
    _no_twins([row.id for row in rows], file, table, "id")  # type: ignore[attr-defined]
    return rows


def _labs(pieces: PiecesFile) -> tuple[tuple[bool, ...], ...]:
    shown = {base.colour: base.labs for base in pieces.base}
    colours = [colour.id for colour in pieces.colour]
    return tuple(tuple(rover in shown[base] for rover in colours) for base in colours)


def _board(row: BoardRow, i: int) -> Board:
    try:
        board = read_board(row.id, row.ascii)
    except DrawingError as error:
        raise ContentError("boards.toml", f"board[{i}].ascii", str(error)) from None
    if board.size != row.size:
        raise ContentError(
            "boards.toml", f"board[{i}].ascii", f"{row.size} x {row.size} cells expected, not {board.size}"
        )
    return board


def _hill(row: HillRow, i: int) -> Hill:
    try:
        return read_hill(row.id, row.height, row.ascii, row.outer_walls)
    except DrawingError as error:
        raise ContentError("hills.toml", f"hill[{i}].ascii", str(error)) from None


def _mode(
    mode: Mode, files: Mapping[str, Any], boards: Mapping[str, Board], hills: Mapping[str, Hill]
) -> ModeContent:
    own = [boards[row.id] for row in files["boards"].board if row.mode == mode]
    if len(own) != 1:
        raise ContentError("boards.toml", "board", f"one board for {mode} expected, not {len(own)}")
    rows = [row for row in files["hills"].hill if row.mode == mode]
    tokens = tuple(getattr(row, f"count_{mode}") for row in files["pieces"].sample_type)
    ground = yard(own[0], tuple(hills[row.id] for row in rows), sum(tokens))
    _check_hills(mode, rows, ground)
    presets = [
        (i, row)
        for i, row in enumerate(_distinct(files["boards"].preset, "boards.toml", "preset"))
        if row.mode == mode
    ]
    return ModeContent(
        mode=mode,
        rules=_checked(mode, getattr(files["modes"].mode, mode)),
        board=own[0],
        hills=ground.hills,
        presets=tuple(_preset(row, i, ground) for i, row in presets),
        deck=tuple(getattr(card, mode) for card in files["cards"].card),
        tokens=tokens,
    )


def _check_hills(mode: Mode, rows: Sequence[HillRow], ground: Yard) -> None:
    """Every hill fits (PG-4.2, PG-4.4), and a high one has a low one to lean on (PG-4.5)."""
    if not rows:
        raise ContentError("hills.toml", "hill", f"at least one hill for {mode} expected")
    for row, spots in zip(rows, ground.spots, strict=True):
        if not spots:
            raise ContentError(
                "hills.toml",
                row.id,
                f"a hill that fits on {ground.board.id} beside the corners expected (PG-4.2, PG-4.4)",
            )
    if all(row.height == 2 for row in rows):
        raise ContentError(
            "hills.toml", "hill", f"a low hill for {mode} expected, for a high one to lean on (PG-4.5)"
        )


def _checked(mode: Mode, rules: ModeRules) -> ModeRules:
    where = f"mode.{mode}"
    for key in ("hand", "play_max", "hold", "target"):
        if getattr(rules, key) < 1:
            raise ContentError("modes.toml", f"{where}.{key}", "at least 1 expected")
    if (rules.row_limit == 0) != (mode == "basic") or rules.row_limit < 0:
        raise ContentError("modes.toml", f"{where}.row_limit", "0 expected in basic, at least 1 in full")
    return rules


def _preset(row: PresetRow, i: int, ground: Yard) -> Preset:
    where = f"preset[{i}].layout"
    try:
        layout = read_layout(row.layout, ground.board, ground.hills)
    except ValueError as error:
        raise ContentError("boards.toml", where, str(error)) from None
    if clause := ground.fault(layout):
        raise ContentError("boards.toml", where, f"a legal layout expected; this one breaks {clause}")
    return Preset(row.id, layout, row.name)


def _too_few_marks(mode: ModeContent) -> list[str]:
    """Constraint 3 of the house set: even if every hill hid as many marks as it can, enough would be left."""
    least, tokens = mode.yard().least_marks(), sum(mode.tokens)
    if least >= tokens:
        return []
    return [f"{mode.mode}: a layout may show as few as {least} marks for {tokens} tokens"]
