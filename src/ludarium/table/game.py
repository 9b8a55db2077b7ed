"""What the table needs to know of a game, in one place; and which games are installed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache, cached_property
from importlib import import_module, resources
from importlib.metadata import entry_points
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec

from ludarium.table import weights, words
from ludarium.table.choice import Kind, Refusal
from ludarium.table.errors import LudariumError
from ludarium.table.pack import HOUSE, Pack
from ludarium.table.phrase import Phrase
from ludarium.table.rulebook import Rulebook, load
from ludarium.table.sight import Sight
from ludarium.table.table import Table, Tuning, Turn
from ludarium.table.view import Result
from ludarium.table.zones import Zone

GROUP = "ludarium.game"

Brings = dict[int, Any]


class Remark(msgspec.Struct, frozen=True):
    """Something to tell whoever puts together what a seat shall bring."""

    clause: str
    said: Phrase
    good: bool = True  # False: allowed, but perhaps not meant so


class Game(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """A game as the table sees it. `package` is where its RULES.md, content/ and strings/ lie."""

    id: str
    title: dict[str, str]  # by language; the original name under its own language
    prefix: str  # of its clauses: "PG"
    package: str
    seats: range
    options: type[msgspec.Struct]
    state: type[msgspec.Struct]  # has a field `dice: Dice`
    files: dict[str, Any]  # content file -> its type
    unpack: Callable[[Any, dict[str, Any], int], Any]  # options, files, seats -> box
    kinds: Callable[[Any], tuple[Kind, ...]]  # box -> every kind of question
    setup: Callable[[Table[Any], Brings, bytes], Any]  # -> state; the bytes are the dice's key
    next: Callable[[Table[Any], Any], Turn | None]
    zones: Callable[[Table[Any], Any], Iterable[Zone]]
    view: Callable[[Table[Any], Any, int | None], Any]
    redeal: Callable[[Table[Any], Any, int], None]
    check: Callable[[Table[Any], Any], None]  # raises LudariumError when something is not conserved
    result: Callable[[Table[Any], Any], Result]
    evaluate: Callable[[Table[Any], Any, int], float]  # how good this looks for a seat, 0 … 1
    worths: Callable[[Table[Any], Any], list[float]] | None = (
        None  # the same of all seats, where that is faster
    )
    # What it is made of, in the game's own points, each part by its name.
    values: Callable[[Table[Any], Any, int], dict[str, float]] | None = None
    # What bots weigh by: a struct whose numbers stand in the folder's weights.toml; a table has them as `t.weights`.
    weights: type[msgspec.Struct] | None = None
    tuning: Tuning = Tuning()  # of bots that search
    brings: type | None = None  # what a seat may bring along: a deck list
    # Every reason why a match can't be played with what these seats bring, and what else there is to say of it.
    unfit: Callable[[Any, Brings], list[Refusal]] | None = None
    remarks: Callable[[Any, Any], list[Remark]] | None = None
    brings_named: Callable[[str], Any] | None = None  # what is brought by its name alone: a starter deck
    # All that is printed, a struct: for those who look at it without a table, to choose what they bring.
    catalogue: Callable[[Any], Any] | None = None
    defaults: Callable[[dict[str, Any]], dict[str, Any]] | None = (
        None  # files -> the table options a pack sets
    )
    # What these answers of a seat would lead to, as far as it may know, told as events; nothing is changed by it.
    preview: Callable[[Table[Any], Any, int, list[int]], list[Phrase]] | None = None
    sight: Sight | None = None  # the view in numbers, where the game has a fast one
    rules: int = 1
    migrations: dict[int, Callable[[Table[Any], dict[str, Any]], dict[str, Any]]] = {}
    # How many rounds a state has begun. Where a game counts none, one go of each seat is one.
    rounds: Callable[[Any], int] | None = None
    longest: int = 20_000  # no match has more answers than this

    def __post_init__(self) -> None:
        words.register(self.id, self.folder / "strings")
        words.register(self.prefix, self.folder / "strings")

    @cached_property
    def folder(self) -> Traversable:
        return resources.files(self.package)

    @cached_property
    def own_weights(self) -> Any:
        """Those in weights.toml."""
        return self.read_weights({})

    def read_weights(self, changed: dict[str, Any]) -> Any:
        """Those in weights.toml, some of them changed."""
        if self.weights is None:
            if changed:
                raise LudariumError(f"{self.id}: its bots weigh by no numbers that could be changed")
            return None
        return weights.read(self.folder / "weights.toml", self.weights, changed)

    @cached_property
    def encode(self) -> Callable[[Any], bytes]:
        return msgspec.msgpack.Encoder().encode

    @cached_property
    def decode(self) -> Callable[[bytes], Any]:
        return msgspec.msgpack.Decoder(self.state).decode

    def rulebook(self, lang: str = "en") -> Rulebook:
        return _rulebook(self.package, lang)

    def pack(self, folder: str = HOUSE) -> Pack:
        """The house set, or the house set with the files of a folder in place of its own."""
        own = self.folder / "content"
        if folder == HOUSE:
            return _house(self.id, own, self)
        path = Path(folder)
        return Pack(self.files, own, path, path.name)

    def read_options(self, raw: dict[str, Any] | msgspec.Struct | None, pack: Pack | None = None) -> Any:
        """Options as the game's struct; a LudariumError names the field that is wrong. What is not given is as the
        pack says, where the game lets packs say it."""
        if isinstance(raw, self.options):
            return raw
        own = self.defaults(pack.files) if pack is not None and self.defaults is not None else {}
        given = {**own, **raw} if isinstance(raw, dict) else raw or own
        try:
            return msgspec.convert(given, self.options)
        except msgspec.ValidationError as error:
            raise LudariumError(f"options of {self.id}: {error}") from None

    def read_brings(self, raw: dict[int, Any] | None, seats: int) -> Brings:
        if not raw:
            return {}
        if self.brings is None:
            raise LudariumError(f"{self.id}: seats bring nothing to this game")
        try:
            brings = msgspec.convert(raw, dict[int, self.brings], strict=False)  # type: ignore[name-defined]
        except msgspec.ValidationError as error:
            raise LudariumError(f"what seats bring to {self.id}: {error}") from None
        for seat in brings:
            if not 0 <= seat < seats:
                raise LudariumError(f"what seats bring to {self.id}: there is no seat {seat}")
        return brings

    def check_brings(self, box: Any, brings: Brings) -> None:
        """Refuse what can't be played with, for every reason there is."""
        reasons = self.unfit(box, brings) if self.unfit else []
        if reasons:
            raise LudariumError(f"{self.id}: " + "; ".join(reason.text() for reason in reasons))

    def open_box(self, options: Any, pack: Pack, seats: int) -> Any:
        """All that never changes in a match; matches alike share one box."""
        if seats not in self.seats:
            raise LudariumError(
                f"{self.id} is played by {self.seats.start} to {self.seats.stop - 1} seats, not by {seats}"
            )
        key = (self.id, msgspec.json.encode(options), pack.digest, seats)
        box = _boxes.get(key)
        if box is None:
            if len(_boxes) > 64:
                _boxes.clear()
            box = _boxes[key] = self.unpack(options, pack.files, seats)
        return box


_boxes: dict[Any, Any] = {}
_packs: dict[str, Pack] = {}


@cache
def _rulebook(package: str, lang: str) -> Rulebook:
    return load(resources.files(package), lang)


def _house(id: str, own: Traversable, game: Game) -> Pack:
    if id not in _packs:
        _packs[id] = Pack(game.files, own)
    return _packs[id]


@cache
def _found() -> dict[str, Game]:
    games = {}
    for point in entry_points(group=GROUP):
        module, _, name = point.value.partition(":")
        game = getattr(import_module(module), name)
        games[game.id] = game
    return games


def installed() -> tuple[Game, ...]:
    """The games this installation has, found by the entry-point group `ludarium.game`."""
    return tuple(_found().values())


def add(game: Game) -> None:
    """Make a game known that no entry point names: one being written, a toy of a test."""
    _found()[game.id] = game


@contextmanager
def at_hand(game: Game) -> Iterator[None]:
    """For tests: inside, this game is found by its id as if it were installed."""
    games = _found()
    covered = games.get(game.id)
    games[game.id] = game
    try:
        yield
    finally:
        del games[game.id]
        if covered is not None:
            games[game.id] = covered


def find(id: str) -> Game:
    games = _found()
    if id not in games:
        raise LudariumError(f"no game is called {id!r}; installed are {', '.join(games) or 'none'}")
    return games[id]
