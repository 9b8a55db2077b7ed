"""Observations: a view as a vector of fixed size, and what each of its numbers means.

The vector is made of the view of a seat, and of nothing else. Each number is scaled to 0 … 1 by its column's range;
-1 stands where there is nothing: beyond a list's end, in a part that isn't there.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Sequence
from hashlib import blake2b
from itertools import groupby
from typing import Any

import msgspec
import numpy as np

from ludarium.lab.envs.seen import Seen, look_around
from ludarium.table.game import Game, find
from ludarium.table.match import Match
from ludarium.table.pack import HOUSE
from ludarium.table.sight import Field
from ludarium.table.view import View

NOTHING = -32768.0  # in a raw vector: there is no such thing

Vector = np.ndarray[Any, np.dtype[np.float32]]
Put = Callable[[Any, list[float]], None]


class Column(msgspec.Struct, frozen=True):
    """One number of the vector."""

    name: str
    low: float
    high: float
    says: str


class Layout:
    """Which number of the vector is what. Kept with what was trained: `Layout.from_json(layout.to_json())`."""

    def __init__(
        self, game: str, seats: int, kinds: Sequence[str], fields: Sequence[Field], apart: bool = False
    ) -> None:
        """`apart`: each field's numbers stand together, as in a game's sight; else those of a struct do."""
        self.game, self.seats, self.kinds, self.fields = game, seats, tuple(kinds), tuple(fields)
        self.apart = apart
        self._put, self._order = _apart(self.fields) if apart else _putter(_grow(self.fields), ())
        self.head = _head(seats, self.kinds)
        body = [(name, field) for name, field in self._order]
        self.names = [*self.head, *(name for name, _ in body)]
        ranges = [(0.0, 1.0)] * len(self.head) + [_range(field) for _, field in body]
        self.low = np.array([low for low, _ in ranges], np.float32)
        span = np.array([high - low for low, high in ranges], np.float32)
        self.scale = np.where(span > 0, 1 / np.where(span > 0, span, 1), 1).astype(np.float32)
        self._kind_at = {name: 2 * seats + at for at, name in enumerate(self.kinds)}

    @property
    def size(self) -> int:
        return len(self.names)

    @property
    def body(self) -> int:
        """How many numbers come from the board."""
        return len(self._order)

    @property
    def digest(self) -> str:
        return blake2b(self.to_json(), digest_size=8).hexdigest()

    def to_json(self) -> bytes:
        return msgspec.json.encode((self.game, self.seats, self.kinds, self.fields, self.apart))

    @classmethod
    def from_json(cls, text: bytes) -> Layout:
        return cls(*msgspec.json.decode(text, type=tuple[str, int, list[str], list[Field], bool]))

    def raw(self, view: View) -> list[float]:
        """The numbers as they stand in the view; `NOTHING` where there is none."""
        numbers = self.heading(view.seat, [(ask.seat, ask.kind) for ask in view.asks])
        self._put(view.board, numbers)
        return numbers

    def heading(self, seat: int | None, asks: Sequence[tuple[int, str]]) -> list[float]:
        """Who looks, who is asked, and what this seat is asked."""
        numbers = [0.0] * len(self.head)
        if seat is not None:
            numbers[seat] = 1.0
        for asked, kind in asks:
            numbers[self.seats + asked] = 1.0
            if asked == seat:
                numbers[self._kind_at[kind]] = 1.0
        return numbers

    def scaled(self, raw: Any) -> Vector:
        """Raw numbers, of one vector or of many, from 0 to 1; -1 where there is nothing."""
        numbers = np.asarray(raw, np.float32)
        vector: Vector = np.clip((numbers - self.low) * self.scale, 0.0, 1.0)
        vector[numbers < self.low] = -1.0  # NOTHING, and -1 where the range begins at 0
        return vector

    def vector(self, view: View) -> Vector:
        return self.scaled(self.raw(view))

    def columns(self, board: type | None = None) -> list[Column]:
        """What each number means, with the words that stand beside the field in the game's view."""
        said = _comments(board) if board is not None else {}
        found = [Column(name, 0.0, 1.0, says) for name, says in self.head.items()]
        for name, field in self._order:
            found.append(Column(name, *_range(field), _meaning(field, said)))
        return found


_known: dict[tuple[int, int, bytes, str, str], tuple[Game, Layout]] = {}


def layout(
    game: str | Game,
    seats: int = 0,
    options: dict[str, Any] | None = None,
    pack: str = HOUSE,
    brings: dict[int, Any] | None = None,
) -> Layout:
    """The layout of a game's observations: the same for the same game, seats, options, pack and what seats bring.

    >>> from ludarium.lab.envs import layout
    >>> found = layout("progers", 2, {"mode": "basic"})
    >>> found.names[:4], "rovers[0].cell" in found.names
    (['own_seat[0]', 'own_seat[1]', 'asked[0]', 'asked[1]'], True)
    """
    rules = find(game) if isinstance(game, str) else game
    count = seats or rules.seats.start
    key = (id(rules), count, msgspec.json.encode(options or {}), pack, repr(brings))
    if key not in _known:
        _known[key] = rules, _make(rules, count, options, pack, brings)
    return _known[key][1]


def _make(
    game: Game, seats: int, options: dict[str, Any] | None, pack: str, brings: dict[int, Any] | None
) -> Layout:
    content = game.pack(pack)
    box = game.open_box(game.read_options(options, content), content, seats)
    kinds = [kind.name for kind in game.kinds(box)]
    if game.sight is not None:
        return Layout(game.id, seats, kinds, game.sight.fields(box), apart=True)
    seen = look_around(lambda seed: Match.new(game, seats, options, seed, brings, content, keep=False), seats)
    return Layout(game.id, seats, kinds, fields_of(seen))


def fields_of(seen: Seen) -> list[Field]:
    """All that was seen to change, and how long the lists are."""
    found = []
    for path in sorted(seen.lengths):
        shortest, longest = seen.lengths[path]
        if shortest != longest:
            found.append(Field(f"{path}#", _rooms(seen, path), 0, longest))
    for path, leaf in seen.leaves.items():
        if seen.observed(path):
            words = tuple(sorted(leaf.words))
            high = len(words) - 1.0 if words else leaf.high
            found.append(Field(path, _rooms(seen, path), 0.0 if words else leaf.low, high, words))
    return found


def _rooms(seen: Seen, path: str) -> tuple[int, ...]:
    """The room of each list on the way to this path."""
    return tuple(seen.room(path[: found.start()]) for found in re.finditer(r"\[\]", path))


def _head(seats: int, kinds: Sequence[str]) -> dict[str, str]:
    own = {f"own_seat[{seat}]": "1 at the seat that looks" for seat in range(seats)}
    asked = {f"asked[{seat}]": "1 at each seat that is asked now" for seat in range(seats)}
    kind = {f"kind.{name}": "1 if this is what the seat that looks is asked" for name in kinds}
    return {**own, **asked, **kind}


def _range(field: Field) -> tuple[float, float]:
    return field.low, field.high


# -- from fields to what fills a vector -------------------------------------------

Tree = dict[str, Any]  # by part: a tree, or the field itself under ""


def _grow(fields: Sequence[Field]) -> Tree:
    tree: Tree = {}
    for field in fields:
        at = tree
        for part in re.findall(r"\[\]|#|[/%]\d+|[^.\[\]#/%]+", field.path):
            at = at.setdefault(part, {})
        at[""] = field
    return tree


def _apart(fields: Sequence[Field]) -> tuple[Put, list[tuple[str, Field]]]:
    puts, order = [], []
    for _, block in groupby(fields, key=lambda field: field.block or field.path):
        put, names = _putter(_grow([*block]), ())
        puts.append(put)
        order += names
    return _all(puts), order


def _putter(tree: Tree, rooms: tuple[int, ...]) -> tuple[Put, list[tuple[str, Field]]]:
    """What puts the numbers of a part into the vector, and what these are, in the same order."""
    if "" in tree:
        return _leaf(tree[""]), [("", tree[""])]
    puts: list[Put] = []
    order: list[tuple[str, Field]] = []
    for part, below in tree.items():
        if part == "#":
            puts.append(_put_length)
            order.append(("#", below[""]))
        elif part[0] in "/%":
            puts.append(_put_share(part))
            order.append((part, below[""]))
        elif part == "[]":
            room = _room_of(below, len(rooms))
            put, items = _putter(below, (*rooms, room))
            puts.append(_each(put, room, len(items), below))
            order += [(_join(f"[{index}]", name), field) for index in range(room) for name, field in items]
        else:
            put, items = _putter(below, rooms)
            puts.append(_part(part, put, len(items)))
            order += [(_join(part, name), field) for name, field in items]
    return (puts[0] if len(puts) == 1 else _all(puts)), order


def _join(part: str, name: str) -> str:
    return part + name if not name or name[0] in "[#/%" else f"{part}.{name}"


def _room_of(tree: Tree, axis: int) -> int:
    while "" not in tree:
        tree = next(iter(tree.values()))
    return int(tree[""].shape[axis])


def _leaf(field: Field) -> Put:
    if not field.words:
        return _put_number
    numbers = {word: float(number) for number, word in enumerate(field.words)}

    def put(value: Any, out: list[float]) -> None:
        out.append(numbers.get(value, NOTHING))

    return put


def _put_number(value: Any, out: list[float]) -> None:
    out.append(NOTHING if value is None or isinstance(value, str) else value)


def _put_share(part: str) -> Put:
    """A number divided, or what is left of it: see Field."""
    by, left = int(part[1:]), part[0] == "%"

    def put(value: Any, out: list[float]) -> None:
        there = value is not None and value >= 0
        out.append((value % by if left else value // by) if there else NOTHING)

    return put


def _put_length(value: Any, out: list[float]) -> None:
    out.append(len(value))


def _all(puts: list[Put]) -> Put:
    def put(value: Any, out: list[float]) -> None:
        for each in puts:
            each(value, out)

    return put


def _part(name: str, put_part: Put, size: int) -> Put:
    get = _getter(name)

    def put(value: Any, out: list[float]) -> None:
        part = get(value)
        if part is None:
            out.extend([NOTHING] * size)
        else:
            put_part(part, out)

    return put


def _getter(name: str) -> Callable[[Any], Any]:
    def get(value: Any) -> Any:
        if isinstance(value, dict):
            return value.get(name)
        if isinstance(value, tuple):
            return value[int(name)]
        return getattr(value, name, None)

    return get


def _each(put_item: Put, room: int, size: int, below: Tree) -> Put:
    plain = "" in below and not below[""].words

    def put(value: Any, out: list[float]) -> None:
        if plain and None not in value:
            out.extend(value[:room])
        else:
            for item in value[:room]:
                if item is None:
                    out.extend([NOTHING] * size)
                else:
                    put_item(item, out)
        if len(value) < room:
            out.extend([NOTHING] * (size * (room - len(value))))

    return put


# -- what is said of a field ---------------------------------------------------------


def _meaning(field: Field, said: dict[str, str]) -> str:
    """What the view says of this field; which share of the number it is; which number is which word."""
    path, share = re.fullmatch(r"(.*?)([/%]\d+)?", field.path.replace("[]", "")).groups()  # type: ignore[union-attr]
    words = ", ".join(f"{n} {word}" for n, word in enumerate(field.words))
    how = ""
    if share:
        how = f"divided by {share[1:]}" if share[0] == "/" else f"what is left of it, divided by {share[1:]}"
    return "; ".join(filter(None, (said.get(path, ""), how, words)))


_FIELD = re.compile(r"^    (\w+):(?:[^#\n]*\n(?:        .*\n)*    \])?[^#\n]*(?:#\s*(.*))?$", re.MULTILINE)


def _comments(board: type, path: str = "", depth: int = 6) -> dict[str, str]:
    """By path without brackets: the comment beside the field in the source of its struct."""
    found: dict[str, str] = {}
    if depth == 0 or not hasattr(board, "__struct_fields__"):
        return found
    try:
        source = inspect.getsource(board)
    except (OSError, TypeError):
        return found
    for name, said in _FIELD.findall(source):
        found[f"{path}{name}"] = said.strip()
    for part in msgspec.structs.fields(board):
        for struct in _structs(part.type):
            found |= _comments(struct, f"{path}{part.name}.", depth - 1)
    return found


def _structs(type_: Any) -> list[type]:
    inner = getattr(type_, "__args__", ())
    if inner:
        return [struct for each in inner for struct in _structs(each)]
    return [type_] if hasattr(type_, "__struct_fields__") else []
