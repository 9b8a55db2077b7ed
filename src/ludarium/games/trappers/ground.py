"""The board as it is printed: cells, clans, chasms, scales (TR-1.2 … 1.4), checked and made fast to look up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ludarium.games.trappers.files import BoardRow
from ludarium.table.errors import ContentError

# TR-1.2: the kinds of cells, by the words of the files.
WASTE, CAPITAL, NECHTO, RONGAUM, PEOPLE, OLD = range(6)
KINDS = ("w", "cap", "nec", "ron", "peo", "old")

CLANS = 6
NOBODY = 0  # the clan of a cell that belongs to none

NORTH, EAST, SOUTH, WEST, FREE = range(5)  # FREE: upside down, any direction (TR-2.8)

CELLS_AT_MOST = 64  # markers are kept as the bits of one number
FILE = "board.toml"


@dataclass(frozen=True, slots=True)
class Ground:
    """Cells are numbered row by row from the top left, headings n e s w = 0 … 3; -1 is no cell."""

    id: str
    cols: int
    rows: int
    kind: tuple[int, ...]  # by cell
    clan: tuple[int, ...]  # by cell: 1 … 6, or NOBODY
    step: tuple[tuple[int, ...], ...]  # [cell][heading]: where a step leads; a chasm or the rim stops it
    near: tuple[tuple[int, ...], ...]  # [cell][heading]: the cell beyond, chasms or not
    ways: tuple[tuple[int, ...], ...]  # by cell: the headings that are open
    chasms: tuple[tuple[int, int], ...]
    white: tuple[int, ...]  # by die result - 1: a column
    black: tuple[int, ...]  # by die result - 1: a row
    names: tuple[str, ...]  # by cell, as (column,row) counted from 1

    @property
    def cells(self) -> int:
        return self.cols * self.rows

    def crossing(self, white: int, black: int) -> int:
        """The cell that these two dice name (TR-2.7)."""
        return self.black[black - 1] * self.cols + self.white[white - 1]


def lay(row: BoardRow) -> Ground:
    """A board of the files; ContentError says what is wrong with it."""
    _check_size(row)
    cells = [_cell(word, i) for i, line in enumerate(row.grid) for word in _words(row, line, i)]
    near = tuple(_neighbours(row.cols, row.rows, cell) for cell in range(len(cells)))
    chasms = tuple(_chasm(row, i, near) for i in range(len(row.chasms)))
    cut = {*chasms, *((b, a) for a, b in chasms)}
    step = tuple(
        tuple(to if to >= 0 and (cell, to) not in cut else -1 for to in near[cell])
        for cell in range(len(cells))
    )
    ground = Ground(
        id=row.id,
        cols=row.cols,
        rows=row.rows,
        kind=tuple(kind for _, kind in cells),
        clan=tuple(clan for clan, _ in cells),
        step=step,
        near=near,
        ways=tuple(tuple(heading for heading in range(4) if out[heading] >= 0) for out in step),
        chasms=chasms,
        white=_scale(row.white_scale, row.cols, "white_scale"),
        black=_scale(row.black_scale, row.rows, "black_scale"),
        names=tuple(f"({cell % row.cols + 1},{cell // row.cols + 1})" for cell in range(len(cells))),
    )
    _check_cells(ground)
    _check_connected(ground)
    return ground


def _check_size(row: BoardRow) -> None:
    if not (row.cols >= 1 and row.rows >= 1 and row.cols * row.rows <= CELLS_AT_MOST):
        raise ContentError(FILE, "board.cols", f"1 to {CELLS_AT_MOST} cells in all expected")
    if len(row.grid) != row.rows:
        raise ContentError(FILE, "board.grid", f"{row.rows} rows expected, not {len(row.grid)}")


def _words(row: BoardRow, line: str, i: int) -> list[str]:
    words = line.split()
    if len(words) != row.cols:
        raise ContentError(FILE, f"board.grid[{i}]", f"{row.cols} cells expected, not {len(words)}")
    return words


def _cell(word: str, i: int) -> tuple[int, int]:
    clan, _, kind = word.partition(":")
    if not clan.isdigit() or not 0 <= int(clan) <= CLANS or kind not in KINDS:
        expected = f"a clan 0 … {CLANS}, a colon and one of {', '.join(KINDS)} expected"
        raise ContentError(FILE, f"board.grid[{i}]", f"{expected}, not {word!r}")
    return int(clan), KINDS.index(kind)


def _neighbours(cols: int, rows: int, cell: int) -> tuple[int, ...]:
    x, y = cell % cols, cell // cols
    return (
        cell - cols if y else -1,
        cell + 1 if x < cols - 1 else -1,
        cell + cols if y < rows - 1 else -1,
        cell - 1 if x else -1,
    )


def _chasm(row: BoardRow, i: int, near: tuple[tuple[int, ...], ...]) -> tuple[int, int]:
    (ax, ay), (bx, by) = row.chasms[i]
    inside = all(1 <= x <= row.cols and 1 <= y <= row.rows for x, y in row.chasms[i])
    a, b = (ay - 1) * row.cols + ax - 1, (by - 1) * row.cols + bx - 1
    if not inside or b not in near[a]:
        raise ContentError(
            FILE, f"board.chasms[{i}]", "two neighbouring cells of the board expected (TR-1.4)"
        )
    return a, b


def _scale(scale: tuple[int, ...], length: int, name: str) -> tuple[int, ...]:
    if len(scale) != 6 or not all(1 <= place <= length for place in scale):
        raise ContentError(FILE, f"board.{name}", f"six places of 1 … {length} expected, one a die result")
    return tuple(place - 1 for place in scale)


def _check_cells(ground: Ground) -> None:
    """Every kind is there; every clan has a Capital and a Wasteland; People and Old belong to nobody (TR-1.3)."""
    for kind, word in enumerate(KINDS):
        if kind not in ground.kind:
            raise ContentError(FILE, "board.grid", f"at least one cell of kind {word} expected (TR-1.2)")
    for clan in range(1, CLANS + 1):
        for kind in (CAPITAL, WASTE):
            if (clan, kind) not in zip(ground.clan, ground.kind, strict=True):
                raise ContentError(FILE, "board.grid", f"a cell {clan}:{KINDS[kind]} expected (TR-1.3)")
    for clan, kind in zip(ground.clan, ground.kind, strict=True):
        if kind != WASTE and (clan == NOBODY) != (kind in (PEOPLE, OLD)):
            raise ContentError(FILE, "board.grid", f"{clan}:{KINDS[kind]} can't be: see TR-1.3")


def _check_connected(ground: Ground) -> None:
    reached = set(_reached(ground))
    for cell in range(ground.cells):
        if cell not in reached:
            raise ContentError(FILE, "board", f"{ground.names[cell]} can't be reached from {ground.names[0]}")


def _reached(ground: Ground) -> Iterator[int]:
    seen, left = {0}, [0]
    while left:
        cell = left.pop()
        yield cell
        fresh = [to for to in ground.step[cell] if to >= 0 and to not in seen]
        seen.update(fresh)
        left.extend(fresh)
