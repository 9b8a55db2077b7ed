"""All that never changes in a match of Прогеры: content of the mode, options, kinds of questions, grounds."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Literal

import msgspec

from ludarium.games.progers import content as printed
from ludarium.games.progers.content import Content, ModeContent
from ludarium.games.progers.files import Mode, Names
from ludarium.games.progers.layouts import Yard
from ludarium.games.progers.notation import ground as ground_of
from ludarium.games.progers.notation import read_field
from ludarium.games.progers.terrain import LandRules, Terrain, lay, name_cell
from ludarium.table.choice import Kind
from ludarium.table.errors import LudariumError
from ludarium.table.phrase import Phrase


def _reading(clause: str, **bounds: Any) -> msgspec.Meta:
    """One of the readings of the rulebook that part 20 of RULES.md rules on; the dialogue folds them away."""
    return msgspec.Meta(extra={"group": "readings", "clause": clause}, **bounds)


Preset = Literal["any", "B1", "B2", "B3", "B4", "F1", "F2", "F3", "F4", "F5"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table options of Прогеры; of each the first value is the default (RULES.md, part 20)."""

    mode: Mode = "basic"
    layout: Literal["random", "preset", "players"] = "random"
    preset: Preset = "any"  # with layout = preset
    first: Literal["random", "host_seat"] = "random"
    marks: Literal["random", "manual"] = "random"
    spare_bases: Literal["random", "last_player"] = "random"
    same_height_edge: Annotated[Literal["open", "closed"], _reading("PG-20.1")] = "open"
    full_hold_stops: Annotated[bool, _reading("PG-20.4")] = True
    comp_at_lab: Annotated[Literal["deliver", "wait"], _reading("PG-20.8")] = "deliver"
    lock_on: Annotated[Literal["paid", "bump"], _reading("PG-20.10")] = "paid"
    row_count: Annotated[Literal["slots", "cards"], _reading("PG-20.13")] = "slots"
    loop_shift: Annotated[Literal["index", "gap"], _reading("PG-20.16")] = "index"
    pulse_gap: Annotated[Literal["stop", "fly"], _reading("PG-20.21")] = "stop"
    home_pulse: Annotated[Literal["nothing", "drop"], _reading("PG-20.23")] = "nothing"
    pull_boards: Annotated[bool, _reading("PG-20.24")] = True
    lift_to_hill: Annotated[Literal["works", "dead"], _reading("PG-20.27")] = "works"
    tie: Annotated[Literal["shared", "types"], _reading("PG-20.38")] = "shared"
    stall_rounds: Annotated[int, _reading("PG-20.39", ge=0, le=1000)] = 20
    finish_round: Annotated[Literal["off", "on"], _reading("PG-20.40")] = "off"
    pass_discards: Annotated[Literal["open", "closed"], _reading("PG-20.42")] = "open"


class Operation(msgspec.Struct, frozen=True):
    """What an option of D7 does: `what` is one of the five constants below; unused fields are 0."""

    what: int
    kind: int = 0  # of card
    place: int = 0  # gap for INSERT, slot for the others
    span: int = 1  # of a loop


INSERT, COVER, LOOP, REMOVE, COMMIT = range(5)

RUN_ROW, PASS = range(2)  # the options of D6


class Box:
    """Opened once for all matches of the same mode, options and pack; copies share it."""

    def __init__(self, options: Options, files: dict[str, Any], seats: int) -> None:
        self.options = options
        self.seats = seats
        self.content: Content = printed.compile_content(files)
        self.mode: ModeContent = self.content.modes[options.mode]
        self.full = options.mode == "full"
        self.rules = self.mode.rules
        self.land_rules = LandRules(options.same_height_edge, options.lift_to_hill)
        self.yard: Yard = self.mode.yard(self.land_rules)
        self.size = self.mode.board.size
        self.cells = self.size * self.size
        self.names = [name_cell(cell, self.size) for cell in range(self.cells)]
        self.effects = [card.effect for card in self.content.cards]
        self.commands = [kind for kind, effect in enumerate(self.effects) if effect != "loop"]
        self.loops = [kind for kind, effect in enumerate(self.effects) if effect == "loop"]
        self.counts_covered = options.row_count == "cards"  # PG-20.13
        self.width = self.rules.row_limit or self.rules.play_max  # slots a row can have
        self.turns = dict(self._turns())
        self._list_operations()
        self._make_kinds()
        self.land = lru_cache(maxsize=256)(self._land)
        self._hill_names = {row.id: row.name for row in files["hills"].hill}
        self._check_preset()

    def _check_preset(self) -> None:
        known = ["any", *(preset.id for preset in self.mode.presets)]
        if self.options.layout == "preset" and self.options.preset not in known:
            raise LudariumError(
                f"options of progers: preset: {self.options.mode} has {', '.join(known)}, not {self.options.preset}"
            )

    def _turns(self) -> Any:
        """By card in the row, however it was laid: the quarters it turns the rover by."""
        for kind in self.commands:
            if self.effects[kind] == "turn":
                yield kind, self.content.quarter(kind) % 4
            elif self.effects[kind] == "turn_choice":
                for side in (printed.LAID_LEFT, printed.LAID_RIGHT):
                    card = printed.laid(kind, side)
                    yield card, self.content.quarter(card) % 4

    def _land(self, ground: str) -> Terrain:
        """The terrain that a state's `ground` tells of."""
        if ground == self.board_reference:
            return lay(self.mode.board, (), (), self.land_rules)
        letter = "F" if self.full else "B"
        first = f"{self.content.colour_letters[0]}a1n.0.0"
        field = read_field(f"{letter} {ground} - - {first} - {first[0]}", self.content)
        return ground_of(field, self.content, self.land_rules)

    @property
    def board_reference(self) -> str:
        return f"@{self.mode.board.id} - -"

    # -- D7: the numbers of operations -------------------------------------

    def _list_operations(self) -> None:
        """Insert kind x gap, cover kind x slot, loop x (slot, pair), remove by first slot, commit (spec 6)."""
        width = range(self.width)
        self.spans = [(slot, 1) for slot in width] + [(slot, 2) for slot in width[:-1]]
        self.operations: list[Operation] = []
        self.first_option: dict[tuple[int, int], int] = {}  # of (what, kind): the option for the first place
        for what in (INSERT, COVER):
            for kind in self.commands:
                self._add(what, kind, [(place, 1) for place in width])
        for kind in self.loops:
            self._add(LOOP, kind, self.spans)
        self._add(REMOVE, 0, [(slot, 1) for slot in width])
        self._add(COMMIT, 0, [(0, 1)])
        self.commit = len(self.operations) - 1
        self.first_insert = {kind: self.first_option[INSERT, kind] for kind in self.commands}
        self.first_cover = {kind: self.first_option[COVER, kind] for kind in self.commands}

    def _add(self, what: int, kind: int, places: list[tuple[int, int]]) -> None:
        self.first_option[what, kind] = len(self.operations)
        self.operations += [Operation(what, kind, place, span) for place, span in places]

    # -- the kinds of questions ----------------------------------------------

    def _make_kinds(self) -> None:
        cell = "cell"
        self.COLOUR = Kind("colour", 4, "colour", self._say_colour)
        self.HILL = Kind(
            "hill", self.cells * 4, lambda o: (f"cell:{o >> 2}", f"quarter:{o & 3}"), self._say_hill
        )
        self.TOKEN = Kind("token", self.cells, cell, self._say_cell("token"))
        self.CORNER = Kind("corner", self.cells, cell, self._say_cell("corner"))
        self.SPARE = Kind("spare", self.cells, cell, self._say_cell("spare"))
        self.HEADING = Kind("heading", 4, "heading", lambda o: Phrase(f"heading-{o}"))
        self.TURN = Kind("turn", 2, "turn", lambda o: Phrase(("turn-run", "turn-pass")[o]))
        self.OP = Kind("op", len(self.operations), self._touched, self._say_operation)
        self.REPLACE = Kind("replace", len(self.effects) + 1, self._touched_card, self._say_replace)
        self.LIFT = Kind("lift", self.cells, cell, self._say_cell("lift"))
        self.SIDE = Kind("side", 2, "side", lambda o: Phrase(("side-left", "side-right")[o]))
        self.kinds = (
            self.COLOUR, self.HILL, self.TOKEN, self.CORNER, self.SPARE, self.HEADING,
            self.TURN, self.OP, self.REPLACE, self.LIFT, self.SIDE,
        )  # fmt: skip

    @property
    def done(self) -> int:
        """The option of D9 that ends it."""
        return len(self.effects)

    def card(self, card: int) -> Phrase:
        """The name of a card, in hand or in the row."""
        kind = printed.kind_of(card)
        row = self.content.cards[kind]
        name = named(f"card-{row.code}", row.name)
        if card != kind:
            side = Phrase("side-left" if card == printed.laid(kind, printed.LAID_LEFT) else "side-right")
            return Phrase("card-turned", {"card": name, "side": side})
        return name

    def colour(self, colour: int) -> Phrase:
        row = self.content.colours[colour]
        return named(f"colour-{row.id}", row.name)

    def type(self, type_: int) -> Phrase:
        row = self.content.types[type_]
        return named(f"sample-{row.id}", row.name)

    def hill(self, id: str) -> Phrase:
        return named(f"hill-{id}", self._hill_names[id])

    def _say_colour(self, option: int) -> Phrase:
        return self.colour(option)

    def _say_cell(self, message: str) -> Any:
        return lambda option: Phrase(f"at-{message}", {"at": self.names[option]})

    def _say_hill(self, option: int) -> Phrase:
        return Phrase("at-hill", {"at": self.names[option >> 2], "quarter": option & 3})

    def _touched(self, option: int) -> tuple[str, ...]:
        """What is touched for an operation: the card in hand, then where it goes."""
        op = self.operations[option]
        if op.what == COMMIT:
            return ("turn:go",)
        if op.what == REMOVE:
            return (f"loop:{op.place}",)
        place = (f"gap:{op.place}", f"slot:{op.place}")[op.what != INSERT]
        if op.what == LOOP and op.span == 2:
            place = f"pair:{op.place}"
        return (f"card:{op.kind}", place)

    def _touched_card(self, option: int) -> tuple[str, ...]:
        return ("turn:done",) if option == self.done else (f"card:{option}",)

    def _say_operation(self, option: int) -> Phrase:
        op = self.operations[option]
        if op.what == COMMIT:
            return Phrase("op-commit")
        if op.what == REMOVE:
            return Phrase("op-remove", {"slot": op.place + 1})
        name = ("op-insert", "op-cover", "op-loop", "op-loop-pair")[op.what + (op.span == 2)]
        return Phrase(name, {"card": self.card(op.kind), "slot": op.place + 1})

    def _say_replace(self, option: int) -> Phrase:
        return (
            Phrase("replace-done")
            if option == self.done
            else Phrase("replace-card", {"card": self.card(option)})
        )


def named(message: str, names: Names | None) -> Phrase:
    """The name of a thing: ours, or the one that a pack has given it."""
    if not names:
        return Phrase(message)
    other = next(iter(names.values()))
    return Phrase("named", {lang: names.get(lang, other) for lang in ("en", "ru")})
