"""Scenarios of Трапперы in table words.

    t = at_table(a={"at": "(1,4)", "rep": {4: 1}}, war=(4, 6), dice=[5, 3])
    t.answer("end", "build")
    assert t.a.stock == 5

Seats are letters, `a` moves first. Cells are named as on the board: (column,row). Answers are words of the question.
"""

from itertools import count
from typing import Any

import msgspec
import pytest

from ludarium import Match
from ludarium.games.trappers import GAME, build, places
from ludarium.games.trappers.box import Box
from ludarium.games.trappers.deeds import FORMS
from ludarium.games.trappers.ground import CLANS
from ludarium.games.trappers.quest_cards import DECKS
from ludarium.games.trappers.reputation import points
from ludarium.games.trappers.state import MASK, TURN, Deck, Held, State
from ludarium.table.choice import Choice, Refusal
from ludarium.table.dice import Dice, DiceCup
from ludarium.table.pack import Pack
from ludarium.table.position import Position, read
from ludarium.table.view import Event

LETTERS = "abcd"
HEADINGS = "NESW*"  # * is upside down
AWAY = (
    "(3,2)",
    "(4,5)",
    "(5,4)",
    "(2,3)",
)  # where seats stand that nothing was said about: nothing can be done there

MOVES = {"F": 0, "L": 1, "R": 2, "N": 3, "E": 4, "S": 5, "W": 6, "end": 7}


def key_for(rolls: list[int]) -> bytes:
    """A key whose first dice are these; 0 is any."""
    for number in count():
        key = number.to_bytes(8, "big") + b"\0" * 24
        cup = DiceCup(Dice(key))
        if all(wanted in (0, cup.below(6) + 1) for wanted in rolls):
            return key
    raise AssertionError


def at_table(
    seats: int = 2,
    *,
    war: tuple[int, int] | str = (),  # type: ignore[assignment]
    tiles: dict[str, str] | None = None,
    dice: list[int] | None = None,
    top: dict[str, list[str]] | None = None,
    pack: Pack | None = None,
    round: int = 1,
    turn: int = 1,
    at: str = "a",
    options: dict[str, Any] | None = None,
    **who: dict[str, Any],
) -> "AtTable":
    """A match at the start of somebody's turn. `tiles`: "b" is a Factory of b's, "B" a City. `top`: next cards."""
    start = Match.new(GAME, seats, options or {}, bytes(32), pack=pack or "house")
    box: Box = start.t.box
    s: State = start.s
    s.phase, s.round, s.turn, s.at = TURN, round, turn, LETTERS.index(at)
    s.order = list(range(seats))
    s.colours = list(range(seats))
    s.people = [5] * seats
    pairs = [(1, 2), (3, 4), (5, 6)] if war == "all" else [war] if war else []
    for one, other in pairs:
        s.foes[int(one)], s.foes[int(other)] = int(other), int(one)
    for cell, tile in (tiles or {}).items():
        s.tiles[box.ground.names.index(cell)] = 2 * LETTERS.index(tile.lower()) + tile.isupper()
    for seat in range(seats):
        _seat(box, s, seat, who.pop(LETTERS[seat], {}))
    assert not who, f"no such seats: {who}"
    for deck, cards in (top or {}).items():
        number = (*DECKS, "artifacts").index(deck)
        s.decks[number].over = [_take(s.decks[number], _number(box, card)) << MASK for card in cards]
    s.dice.key, s.dice.drawn = key_for(dice or []), 0
    return AtTable(reopened(start, s, pack))


def reopened(match: Match, s: State, pack: Pack | None) -> Match:
    position = Position(
        "trappers", match.seats, GAME.rules, msgspec.to_builtins(s), msgspec.to_builtins(match.terms.options)
    )
    return read(position, pack=pack)


def _take(deck: Deck, card: int) -> int:
    deck.mass.remove(card)
    return card


def _number(box: Box, id: str) -> int:
    rows = box.artifacts if id in {card.row.id for card in box.artifacts} else box.quests
    return next(card.number for card in rows if card.row.id == id)


def _seat(box: Box, s: State, seat: int, given: dict[str, Any]) -> None:
    given = {"at": AWAY[seat], **given}
    cell = given.pop("at")
    s.cell[seat] = box.ground.names.index(cell) if cell else -1
    s.facing[seat] = HEADINGS.index(given.pop("facing", "N" if cell else "*"))
    for clan, rep in given.pop("rep", {}).items():
        for number in range(1, CLANS + 1) if clan == "all" else [clan]:
            s.rep[seat][number] = rep
    s.form[seat] = FORMS.index(given.pop("form", "builder"))
    s.zeff[seat] = given.pop("zeff", 20)
    s.people[seat] = given.pop("residents", 5)
    s.quests[seat] = given.pop("points", 0)
    s.miss[seat] = given.pop("misses", 0)
    s.beaten[seat] = sum(1 << LETTERS.index(other) for other in given.pop("beaten", ""))
    s.marks[seat] = sum(1 << box.ground.names.index(name) for name in given.pop("marks", ()))
    s.raided[seat] = sum(1 << clan for clan in given.pop("raided", ()))
    artifacts = [_number(box, id) for id in given.pop("hand", ())]
    s.hands[seat] = sorted(_take(s.decks[2], card) << MASK | 1 << seat for card in artifacts)
    for quest, marks in _quests(given.pop("quests", {})).items():
        number = _number(box, quest)
        _take(s.decks[box.quests[number].deck], number)
        s.held[seat].append(Held(number, s.round, marks))
    s.held[seat].sort(key=lambda held: held.quest)
    assert not given, f"nothing known of {sorted(given)}"


def _quests(given: Any) -> dict[str, int]:
    return given if isinstance(given, dict) else dict.fromkeys(given, 0)


class Seat:
    """What lies before one Trapper."""

    def __init__(self, t: "AtTable", seat: int) -> None:
        self._t, self._seat = t, seat

    def __getattr__(self, name: str) -> Any:
        s = self._t.s
        if name in ("zeff", "form", "beaten", "miss", "duels", "cities", "quests"):
            return getattr(s, name)[self._seat]
        raise AttributeError(name)

    @property
    def residents(self) -> int:
        return self._t.s.people[self._seat]

    @property
    def points(self) -> int:
        return points(self._t.s, self._seat)

    @property
    def rep(self) -> list[int]:
        """With clan 1 … 6; index 0 is unused, so that rep[4] is clan 4."""
        return list(self._t.s.rep[self._seat])

    @property
    def at(self) -> str:
        cell = self._t.s.cell[self._seat]
        return self._t.box.ground.names[cell] if cell >= 0 else ""

    @property
    def facing(self) -> str:
        return HEADINGS[self._t.s.facing[self._seat]]

    @property
    def hand(self) -> list[str]:
        return [self._t.box.artifacts[code >> MASK].row.id for code in self._t.s.hands[self._seat]]

    @property
    def held(self) -> list[str]:
        return [self._t.box.quests[held.quest].row.id for held in self._t.s.held[self._seat]]

    def marked(self, quest: str) -> int:
        """How many boxes of a Quest are marked, or how often it was counted."""
        held = next(x for x in self._t.s.held[self._seat] if self._t.box.quests[x.quest].row.id == quest)
        counts = self._t.box.quests[held.quest].row.count is not None
        return held.marks if counts else held.marks.bit_count()

    @property
    def stock(self) -> int:
        return build.stock(self._t.s, self._seat)

    @property
    def form_name(self) -> str:
        return FORMS[self.form]

    @property
    def marks(self) -> list[str]:
        return self._t.names(self._t.s.marks[self._seat])


class AtTable:
    """A match, and what was told since it stood as it was set up."""

    def __init__(self, match: Match) -> None:
        self.m = match
        self.events: list[Event] = []

    def __getattr__(self, name: str) -> Seat:
        if name in LETTERS[: self.m.seats]:
            return Seat(self, LETTERS.index(name))
        raise AttributeError(name)

    @property
    def s(self) -> State:
        state: State = self.m.s
        return state

    @property
    def box(self) -> Box:
        box: Box = self.m.t.box
        return box

    @property
    def ask(self) -> Choice:
        assert self.m.ask is not None, "the game is over"
        return self.m.ask

    @property
    def asked(self) -> str:
        """Who is asked what: "a move"."""
        return f"{LETTERS[self.ask.seat]} {self.ask.kind.name}" if self.m.asks else "over"

    @property
    def mp(self) -> int:
        return self.s.now.mp

    def names(self, mask: int) -> list[str]:
        return [name for cell, name in enumerate(self.box.ground.names) if mask >> cell & 1]

    def tile(self, cell: str) -> str:
        """ "b": a Factory of b's, "B": a City; "": none."""
        tile = self.s.tiles[self.box.ground.names.index(cell)]
        letter = "" if tile < 0 else LETTERS[tile >> 1]
        return letter.upper() if tile & 1 and letter else letter

    def told(self, id: str) -> list[dict[str, Any]]:
        return [event.args for event in self.events if event.id == id]

    def under(self, deck: str) -> list[str]:
        """What lies at the bottom of a deck, the uppermost first."""
        number = (*DECKS, "artifacts").index(deck)
        rows: Any = self.box.artifacts if number == 2 else self.box.quests
        return [rows[code >> MASK].row.id for code in self.s.decks[number].under]

    # -- answering ---------------------------------------------------------------

    def answer(self, *words: str) -> "AtTable":
        for word in words:
            self.m.answer(self.option(word))
            self.events += self.m.events
        return self

    def can(self, word: str) -> bool:
        return self.option(word) in self.ask.options

    @property
    def words(self) -> set[str]:
        """The Fluent ids of the options of the open question."""
        return {self.ask.kind.say(option).id for option in self.ask.options}

    def refusal(self, word: str) -> str:
        """The clause that forbids this answer; trying it changes nothing, and it says why in both languages."""
        option = self.option(word)
        refused: Refusal | None = self.m.why_not(option)
        assert refused is not None, f"{word!r} is legal"
        before = self.m.position()
        with pytest.raises(ValueError, match=refused.clause.replace(".", r"\.")):
            self.m.answer(option)
        assert self.m.position() == before
        assert refused.text("en") != refused.text("ru")
        return refused.clause

    def option(self, word: str) -> int:
        """An answer's number, by the kind of the open question."""
        kind, box = self.ask.kind, self.box
        name, _, rest = word.partition(" ")
        if kind is box.MOVE:
            return MOVES[word] if word in MOVES else self._card(name, rest, box.move_use, box.move_abandon)
        if kind is box.ACT:
            return self._act(word, name, rest)
        if kind in (box.ROLL, box.RESULT):
            return 0 if word in ("go", "keep") else 1 + _number(box, rest)
        return self._small(word)

    def _act(self, word: str, name: str, rest: str) -> int:
        box = self.box
        if word in FORMS:
            return places.BECOME + FORMS.index(word)
        if word in places.ACT_WORDS:
            return places.ACT_WORDS.index(word)
        if name in ("duel", "beat"):
            return getattr(box, name) + LETTERS.index(rest)
        if name in ("sell", "hand-in"):
            return getattr(box, name.replace("-", "_")) + _number(box, rest)
        return self._card(name, rest, box.use, box.abandon)

    def _card(self, name: str, rest: str, use: int, abandon: int) -> int:
        return {"use": use, "abandon": abandon}[name] + _number(self.box, rest)

    def _small(self, word: str) -> int:
        kind, box = self.ask.kind, self.box
        if word == "cancel":
            return {box.GIVE: box.no_artifact, box.DISCARD: box.no_quest, box.VICTIM: box.no_seat}.get(
                kind, 0
            )
        if kind in (box.GIVE, box.DISCARD, box.FIRST, box.REACT):
            return box.no_artifact if word == "none" else _number(box, word)
        if kind is box.VICTIM:
            return LETTERS.index(word)
        if kind is box.CELL:
            return box.ground.names.index(word)
        if kind is box.SHAPE:
            return FORMS.index(word)
        if kind is box.DECK:
            return DECKS.index(word)
        if kind is box.SHOVE:
            return HEADINGS.index(word)
        if kind is box.FACE:
            return int(word) - 1
        if kind is box.AGREE:
            return ("no", "yes").index(word)
        return int(word)
