"""PFN, the position notation: one line for one position, read into a `Field` and written back canonically.

    mode heights walls lifts bases samples rovers row turn [hands]
    F 9/9/9/9/9/9/9/9/9 - - a1R,a9Y,i1B,i9G - Rc3n.0.0,Bi1w.0.0 (SR)2(S)2J R R:SSLLU,B:5|d20|x3

Two things are ours: a hand of loop cards alone is written `=22`, for a bare `22` is a number of cards; and in the row
a `turn_choice` card (PG-20.43) is followed by `l` or `r`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Any, TypeVar

from ludarium.games.progers.content import KINDS_AT_MOST, Content, kind_of, laid
from ludarium.games.progers.cursor import Cursor
from ludarium.games.progers.cursor import NotationError as NotationError
from ludarium.games.progers.field import Field as Field
from ludarium.games.progers.field import Hand, Loop, Rover, Samples
from ludarium.games.progers.field import ground as ground
from ludarium.games.progers.printing import HEADINGS
from ludarium.games.progers.terrain import edge, name_cell, name_side, pfn_order

_MODES = {"B": "basic", "F": "full"}
_LEVELS = ".lh"
_SIDES = "lr"
T = TypeVar("T")


def read_field(text: str, content: Content) -> Field:
    """Read a position; a NotationError says at which sign what was expected."""
    return _Reader(text, content).field()


class _Reader:
    """One method for each field of the line, in the order of the line."""

    def __init__(self, text: str, content: Content) -> None:
        self.cursor, self.content = Cursor(text), content
        self.size = 0
        self.moving: tuple[int, ...] = ()  # colours that have a rover

    def field(self) -> Field:
        told: dict[str, Any] = {"mode": list(_MODES.values())[self.cursor.one_of("".join(_MODES), "a mode")]}
        self.blank()
        told |= self.layout() if self.cursor.peek() == "@" else self.heights()
        self.blank()
        told["bases"] = self.by_cell(self.items(self.base, lambda base: base[0]))
        self.blank()
        told["samples"] = self.by_cell(self.items(self.samples, lambda item: item.cell))
        self.blank()
        told["rovers"] = self.rovers()
        self.blank()
        told["row"], told["loops"] = self.row()
        self.blank()
        told |= self.turn()
        told |= self.hands()
        self.cursor.end()
        return Field(size=self.size, **told)

    def blank(self) -> None:
        self.cursor.expect(" ", "a blank")

    def items(self, read: Callable[[], T], key: Callable[[T], Hashable] = lambda item: item) -> list[T]:
        """`-`, or items between commas, none of them twice."""
        if self.cursor.skip("-"):
            return []
        found: list[T] = []
        seen: set[Hashable] = set()
        while True:
            start = self.cursor.at
            found.append(read())
            if key(found[-1]) in seen:
                raise self.cursor.fail("something not listed before", start)
            seen.add(key(found[-1]))
            if not self.cursor.skip(","):
                return found

    def by_cell(self, items: Iterable[T]) -> tuple[T, ...]:
        """Sorted as PFN sorts: by file, then rank."""
        return tuple(sorted(items, key=lambda item: pfn_order(item[0], self.size)))  # type: ignore[index]

    def layout(self) -> dict[str, Any]:
        start = self.cursor.at
        reference = self.cursor.word()
        field = Field(mode="", size=0, reference=reference, bases=(), rovers=(), turn=0)
        try:
            self.size = ground(field, self.content).size
        except (KeyError, ValueError) as error:
            raise self.cursor.fail(f"a layout of this pack ({error})", start) from None
        for what in ("walls", "lifts"):
            self.blank()
            self.cursor.expect("-", f"- for the {what}, which the layout tells")
        return {"reference": reference}

    def heights(self) -> dict[str, Any]:
        ranks = [self.rank()]
        while self.cursor.skip("/"):
            ranks.append(self.rank())
        self.size = len(ranks)
        if any(len(rank) != self.size for rank in ranks):
            raise self.cursor.fail(f"{self.size} cells in each of {self.size} ranks")
        self.blank()
        walls = self.items(self.wall)
        self.blank()
        lifts = self.items(lambda: (self.cursor.cell(self.size), self.cursor.heading()))
        return {
            "heights": tuple(level for rank in reversed(ranks) for level in rank),
            "walls": tuple(sorted(walls, key=self.side_order)),
            "lifts": tuple(sorted(lifts, key=lambda lift: self.side_order(lift[0] * 4 + lift[1]))),
        }

    def side_order(self, side: int) -> tuple[tuple[int, int], int]:
        return pfn_order(side >> 2, self.size), side & 3

    def rank(self) -> list[int]:
        levels: list[int] = []
        while (sign := self.cursor.peek()) not in ("/", " "):
            place = self.cursor.one_of("lh123456789", "l, h or a number of ground cells")
            levels += [place + 1] if sign in "lh" else [0] * int(sign)
        return levels

    def wall(self) -> int:
        start = self.cursor.at
        wall = edge(self.cursor.cell(self.size), self.cursor.heading(), self.size)
        if wall < 0:
            raise self.cursor.fail("an edge between two cells", start)
        return wall

    def colour(self) -> int:
        return self.cursor.one_of(self.content.colour_letters, "a colour")

    def base(self) -> tuple[int, int]:
        return self.cursor.cell(self.size), self.colour()

    def types(self) -> tuple[int, ...]:
        """Sample types, at least one, counted by type."""
        letters = self.content.type_letters
        found = [self.cursor.one_of(letters, "a sample type"), *self.cursor.some_of(letters)]
        return tuple(found.count(kind) for kind in range(len(letters)))

    def samples(self) -> Samples:
        cell = self.cursor.cell(self.size)
        if self.cursor.skip("="):
            types = self.types()
            return Samples(cell, sum(types), types)
        if not self.cursor.skip("x"):
            return Samples(cell, 1)
        start = self.cursor.at
        if (count := self.cursor.number("how many tokens")) < 1:
            raise self.cursor.fail("at least one token", start)
        return Samples(cell, count)

    def rovers(self) -> tuple[Rover, ...]:
        start = self.cursor.at
        rovers = self.items(self.rover, lambda rover: rover.colour)
        self.moving = tuple(rover.colour for rover in rovers)
        if not rovers or len({rover.cell for rover in rovers}) < len(rovers):  # PG-3.1
            raise self.cursor.fail("rovers, each on a cell of its own", start)
        return tuple(rovers)

    def rover(self) -> Rover:
        colour, cell, heading = self.colour(), self.cursor.cell(self.size), self.cursor.heading()
        self.cursor.expect(".")
        known = self.cursor.peek() in set(self.content.type_letters)
        types = self.types() if known else None
        hold = sum(types) if types else self.cursor.number("a number of tokens or their types")
        self.cursor.expect(".")
        none = (0,) * len(self.content.type_letters)
        delivered = none if self.cursor.skip("0") else self.types()
        return Rover(colour, cell, heading, hold, types, delivered)

    def row(self) -> tuple[tuple[tuple[int, ...], ...], tuple[Loop, ...]]:
        slots: list[tuple[int, ...]] = []
        loops: list[Loop] = []
        if self.cursor.skip("-"):
            return (), ()
        while self.cursor.peek() not in ("", " "):
            if not self.cursor.skip("("):
                slots.append(self.slot())
                continue
            first = len(slots)
            slots.append(self.slot())
            if not self.cursor.skip(")"):
                slots.append(self.slot())
                self.cursor.expect(")", "')', for a loop lies over one slot or two")
            loops.append(Loop(first, len(slots) - first, self.loop()))
        if not slots:
            raise self.cursor.fail("the row, or -")
        return tuple(slots), tuple(loops)

    def slot(self) -> tuple[int, ...]:
        cards = [self.card()]
        while self.cursor.skip("<"):
            cards.append(self.card())
        return tuple(reversed(cards))

    def card(self) -> int:
        return read_card(self.cursor, self.content)

    def loop(self) -> int:
        return read_loop(self.cursor, self.content)

    def turn(self) -> dict[str, Any]:
        turn, waits, locks = self.mover(), {}, set()
        while self.cursor.skip("^"):
            colour = self.mover()
            waits[colour] = self.cursor.cell(self.size) if self.cursor.skip(">") else -1
        while self.cursor.skip("="):
            start = self.cursor.at
            pair = sorted((self.mover(), self.mover()))
            if pair[0] == pair[1]:
                raise self.cursor.fail("two different colours", start)
            locks.add((pair[0], pair[1]))
        return {"turn": turn, "waits": tuple(sorted(waits.items())), "locks": tuple(sorted(locks))}

    def mover(self) -> int:
        """A colour that has a rover."""
        start = self.cursor.at
        if (colour := self.colour()) not in self.moving:
            raise self.cursor.fail("the colour of a rover on the field", start)
        return colour

    def hands(self) -> dict[str, Any]:
        if not self.cursor.skip(" "):
            return {}
        found = self.items(self.hand, lambda hand: hand.colour)
        self.cursor.expect("|d")
        draw = self.cursor.number("the size of the draw pile")
        self.cursor.expect("|x")
        discard = self.cursor.number("the size of the discard")
        hands = tuple(sorted(found, key=lambda hand: self.moving.index(hand.colour)))
        return {"hands": hands, "draw": draw, "discard": discard}

    def hand(self) -> Hand:
        colour = self.mover()
        self.cursor.expect(":")
        start = self.cursor.at
        told = self.cursor.skip("=")
        cards = self.cursor.some_of(self.content.codes)
        if not told and (not cards or self.cursor.text[start : self.cursor.at].isdecimal()):
            self.cursor.at = start
            return Hand(colour, self.cursor.number("cards or a number of cards"))
        return Hand(colour, len(cards), tuple(sorted(cards)))


def read_card(cursor: Cursor, content: Content) -> int:
    """A command card; one that is turned as it is laid says which way."""
    commands = "".join(code for kind, code in enumerate(content.codes) if not content.is_loop(kind))
    kind = content.codes.index(commands[cursor.one_of(commands, "a command card")])
    if content.cards[kind].effect != "turn_choice":
        return kind
    return laid(kind, cursor.one_of(_SIDES, "the side it turns to"))


def read_loop(cursor: Cursor, content: Content) -> int:
    loops = "".join(code for kind, code in enumerate(content.codes) if content.is_loop(kind))
    return content.codes.index(loops[cursor.one_of(loops, "a loop card")])


def write_card(card: int, content: Content) -> str:
    side = card // KINDS_AT_MOST
    return content.codes[kind_of(card)] + (_SIDES[side - 1] if side else "")


def write_field(field: Field, content: Content) -> str:
    """The canonical line of a position."""
    words = [next(letter for letter, mode in _MODES.items() if mode == field.mode)]
    words += _write_ground(field)
    bases = sorted(field.bases, key=lambda base: pfn_order(base[0], field.size))
    words.append(
        _listed(name_cell(cell, field.size) + content.colour_letters[colour] for cell, colour in bases)
    )
    samples = sorted(field.samples, key=lambda item: pfn_order(item.cell, field.size))
    words.append(_listed(_write_samples(item, field.size, content) for item in samples))
    words.append(_listed(_write_rover(rover, field.size, content) for rover in field.rovers))
    words.append(_write_row(field, content) or "-")
    words.append(_write_turn(field, content))
    if field.hands:
        words.append(_write_hands(field, content))
    return " ".join(words)


def _listed(words: Iterable[str]) -> str:
    return ",".join(words) or "-"


def _write_ground(field: Field) -> list[str]:
    if field.reference:
        return [field.reference, "-", "-"]
    size = field.size
    ranks = [_write_rank(field.heights[rank * size : (rank + 1) * size]) for rank in reversed(range(size))]
    sides = [
        sorted(sides, key=lambda side: (pfn_order(side >> 2, size), side & 3)) for sides in _sides(field)
    ]
    return ["/".join(ranks), *(_listed(name_side(side, size) for side in some) for some in sides)]


def _sides(field: Field) -> tuple[Iterable[int], Iterable[int]]:
    return field.walls, [platform * 4 + heading for platform, heading in field.lifts]


def _write_rank(levels: tuple[int, ...]) -> str:
    signs = "".join(_LEVELS[level] for level in levels)
    for run in range(9, 0, -1):
        signs = signs.replace("." * run, str(run))
    return signs


def _write_types(types: tuple[int, ...], content: Content) -> str:
    return "".join(letter * count for letter, count in zip(content.type_letters, types, strict=True)) or "0"


def _write_samples(item: Samples, size: int, content: Content) -> str:
    cell = name_cell(item.cell, size)
    if item.types is not None:
        return f"{cell}={_write_types(item.types, content)}"
    return cell if item.tokens == 1 else f"{cell}x{item.tokens}"


def _write_rover(rover: Rover, size: int, content: Content) -> str:
    hold = str(rover.hold) if rover.types is None else _write_types(rover.types, content)
    place = content.colour_letters[rover.colour] + name_cell(rover.cell, size) + HEADINGS[rover.heading]
    return f"{place}.{hold}.{_write_types(rover.delivered, content)}"


def _write_row(field: Field, content: Content) -> str:
    slots = ["<".join(write_card(card, content) for card in reversed(slot)) for slot in field.row]
    for first, span, kind in field.loops:
        slots[first] = "(" + slots[first]
        slots[first + span - 1] += ")" + content.codes[kind]
    return "".join(slots)


def _write_turn(field: Field, content: Content) -> str:
    letters = content.colour_letters
    waits = (
        f"^{letters[colour]}" + (f">{name_cell(platform, field.size)}" if platform >= 0 else "")
        for colour, platform in sorted(field.waits)
    )
    locks = (f"={letters[a]}{letters[b]}" for a, b in sorted(field.locks))
    return letters[field.turn] + "".join(waits) + "".join(locks)


def _write_hands(field: Field, content: Content) -> str:
    hands = (f"{content.colour_letters[hand.colour]}:{_write_hand(hand, content)}" for hand in field.hands)
    return f"{_listed(hands)}|d{field.draw}|x{field.discard}"


def _write_hand(hand: Hand, content: Content) -> str:
    if not hand.cards:
        return str(hand.size)
    codes = "".join(content.codes[kind] for kind in sorted(hand.cards))
    return f"={codes}" if codes.isdecimal() else codes
