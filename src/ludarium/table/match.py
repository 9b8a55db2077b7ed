"""A match: asks Choices, takes answers, keeps the record. Copies, undo and other worlds are all one thing:
the checkpoint at the turn's start, and the entries since, entered again."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec

from ludarium.table.choice import Choice, Kind, Refusal
from ludarium.table.errors import LudariumError
from ludarium.table.game import Game, find
from ludarium.table.pack import HOUSE, Pack
from ludarium.table.phrase import Phrase
from ludarium.table.play import Play, Terms
from ludarium.table.table import Table
from ludarium.table.view import AskView, Event, OptionView, Result, View

KEY_SIZE = 32


# (seat, option, kind): an answer; or (seat, key, None): a re-deal for that seat with that key.
Entry = tuple[int, Any, Kind | None]


class _Past(NamedTuple):
    """An earlier turn that undo may still go back into."""

    point: bytes
    entries: list[Entry]
    firm: int
    past: _Past | None


class Match(Play):
    """One game being played. Made by `new`, `from_position`, `from_record`, `clone` or `imagine`.

    Between answers: `_point` is the state at the turn's start, `_entries` what was entered since, and entering
    them again into the decoded point gives exactly this match. The first `_firm` entries can't be taken back.
    """

    __slots__ = (
        "_count",
        "_entries",
        "_firm",
        "_history",
        "_imagined",
        "_keep",
        "_past",
        "_point",
        "_sealing",
    )

    def __init__(self, terms: Terms, t: Table[Any], keep: bool) -> None:
        super().__init__(terms, t)
        self._sealing = 0  # how many of the last entries are sealed answers to the open question
        self._keep = keep
        self._imagined = False  # made by `imagine`: whoever holds it may not know the truth it was made from
        self._point = b""
        self._entries: list[Entry] = []
        self._firm = 0
        self._past: _Past | None = None
        # Shared with copies; only the first _count are ours. None: what began before is not known.
        self._history: list[tuple[int, int]] | None = None
        self._count = 0

    # -- beginnings ------------------------------------------------------

    @classmethod
    def new(
        cls,
        game: str | Game,
        seats: int,
        options: dict[str, Any] | msgspec.Struct | None = None,
        seed: bytes = b"",
        brings: dict[int, Any] | None = None,
        pack: str | Pack = HOUSE,
        keep: bool = True,
        listen: bool | None = None,
    ) -> Match:
        """Set up a match. The caller gives the chance: a seed of 32 bytes.

        With `keep=False` nothing is kept: the match can only be played on, which is what playouts do.
        `listen` says whether events are told (as a rule, where the match is kept); in search nobody listens.
        """
        rules = find(game) if isinstance(game, str) else game
        if len(seed) != KEY_SIZE:
            raise LudariumError(f"a seed is {KEY_SIZE} bytes, this one is {len(seed)}")
        content = rules.pack(pack) if isinstance(pack, str) else pack
        terms = Terms(
            rules,
            seats,
            rules.read_options(options, content),
            content,
            rules.read_brings(brings, seats),
            seed,
        )
        t = Table(rules.open_box(terms.options, terms.pack, seats), seats)
        rules.check_brings(t.box, terms.brings)
        match = cls(terms, t, keep)
        t.listening = keep if listen is None else listen
        if keep:
            match._history = []
        match.s = rules.setup(t, terms.brings, seed)
        match._begin()
        return match

    # -- what is open ----------------------------------------------------

    @property
    def ask(self) -> Choice | None:
        """The open question, the first if several are; None when the match is over."""
        return self.asks[0] if self.asks else None

    @property
    def result(self) -> Result | None:
        return None if self.asks else self.game.result(self.t, self.s)

    def standing(self) -> Result:
        """The scores as they are now, all cards open, and as if this were the end: for those who study matches."""
        return self.game.result(self.t, self.s)

    @property
    def events(self) -> list[Event]:
        """What the set-up, or the last answer and all that followed from it, told."""
        return self.t.events

    def worth(self, seat: int) -> float:
        """How good this looks for a seat, 0 … 1, all cards open: for worlds that a bot imagines."""
        return self.game.evaluate(self.t, self.s, seat)

    def worths(self) -> list[float]:
        """`worth` of every seat."""
        if self.game.worths is not None:
            return self.game.worths(self.t, self.s)
        return [self.game.evaluate(self.t, self.s, seat) for seat in range(self.seats)]

    def values(self, seat: int) -> dict[str, float]:
        """What makes a position good or bad for a seat, in the game's points; nothing where the game doesn't say."""
        return self.game.values(self.t, self.s, seat) if self.game.values is not None else {}

    def weigh_by(self, weights: Any) -> None:
        """Let `worth` use these weights (Game.read_weights) in place of the game's own; copies do so too."""
        self.t.weights = weights

    @property
    def rounds(self) -> int:
        """How many have begun; 0 where the game counts none."""
        return self.game.rounds(self.s) if self.game.rounds is not None else 0

    def digest(self) -> str:
        """A hash of the whole state: equal states, equal digests."""
        return blake2b(self.game.encode(self.s), digest_size=16).hexdigest()

    @property
    def keeps(self) -> bool:
        return self._keep

    @property
    def turn_point(self) -> tuple[bytes, int]:
        """The checkpoint (the encoded state at this turn's start) and how many entries came since."""
        self._keep_the_truth()
        return self._point, len(self._entries)

    def why_not(self, option: int, seat: int | None = None) -> Refusal | None:
        """None when the option is legal; else the clause that forbids it."""
        return self._asked(seat).why_not(option)

    def view(self, seat: int | None) -> View:
        """All that a seat sees; None is a spectator."""
        if seat is not None and not 0 <= seat < self.seats:
            raise LudariumError(f"there is no seat {seat}; seats are 0 to {self.seats - 1}")
        return View(
            game=self.game.id,
            seat=seat,
            seats=self.seats,
            asks=[_shown(choice, seat) for choice in self.asks],
            board=self.game.view(self.t, self.s, seat),
            undo=None if seat is None else self.undoes(seat),
            result=self.result,
        )

    def _repr_svg_(self) -> str:
        """How a notebook shows it: what a spectator sees, as a text board."""
        from ludarium.table.picture import svg

        return svg(self.view(None))

    # -- answering -------------------------------------------------------

    def answer(self, option: int, seat: int | None = None) -> None:
        """Answer the open question (of `seat`, when several are asked at once)."""
        asks = self.asks
        choice = asks[0] if asks and (seat is None or asks[0].seat == seat) else self._asked(seat)
        if option not in choice.options:
            if not isinstance(option, int):
                raise LudariumError(f"{option!r} is no answer: an option is a small int")
            refused = choice.why_not(option)
            assert refused is not None
            raise LudariumError(f"{option} is no answer to {choice.kind.name!r}: {refused.text()}")
        if self._keep:
            self._answer_kept(choice, option)
        else:
            self._enter(choice, option)

    def answer_aloud(self, option: int, seat: int) -> list[Event]:
        """Answer, and what that tells, though nobody else listens here."""
        listening, self.t.listening, self.t.events = self.t.listening, True, []
        self.answer(option, seat)
        self.t.listening = listening
        return self.t.events

    def _answer_kept(self, choice: Choice, option: int) -> None:
        t, gen, each, drawn = self.t, self._gen, self._each, self.s.dice.drawn
        if type(option) is not int:
            option = int(option)  # what equals an option is accepted; what is written down is an int
        t.learnt = 0
        if t.listening:
            t.events = []
        self._entries.append((choice.seat, option, choice.kind))
        if self._history is not None:
            self._write(choice.seat, option)
        if each is not None:
            self._sealing += 1
        self._enter(choice, option)
        if each is not None and self._each is each:
            return  # sealed, others still think: nobody has learnt anything
        self._sealing = 0
        if (
            each is not None
            or not self.asks
            or self.s.dice.drawn != drawn
            or t.learnt >> choice.seat & 1
            or (self._gen is gen and (len(self.asks) > 1 or self.asks[0].seat != choice.seat))
        ):
            # Who answered has learnt something: the dice, a reveal, the others' answers, that another seat is
            # asked in the midst of this turn. (That the next seat has its turn tells nothing.)
            self._firm = len(self._entries)
            self._past = None

    def _write(self, seat: int, option: int) -> None:
        history = self._history
        assert history is not None
        if len(history) != self._count:  # a copy went on from here, or something was taken back
            history = self._history = history[: self._count]
        history.append((seat, option))
        self._count += 1

    def _checkpoint(self) -> None:
        if not self._keep:
            return
        if self._entries:
            self._past = _Past(self._point, self._entries, self._firm, self._past)
            self._entries = []
            self._firm = 0
        self._point = self.game.encode(self.s)

    # -- copies, undo, other worlds --------------------------------------

    def _load(self, point: bytes, entries: list[Entry]) -> None:
        """Enter the entries again into the checkpoint; nobody listens."""
        keep, self._keep = self._keep, False
        listening, self.t.listening = self.t.listening, False
        self.s = self.game.decode(point)
        self.t.dice.take(self.s.dice)
        self._each = None
        self._sealed = {}
        self._sealing = 0
        self._begin()
        for seat, value, kind in entries:
            if kind is None:
                self._redeal(seat, value)
                continue
            for choice in self.asks:
                if choice.seat == seat:
                    self._sealing = self._sealing + 1 if self._each is not None else 0
                    self._enter(choice, value)
                    if self._each is None:
                        self._sealing = 0
                    break
        self._keep = keep
        self.t.listening = listening
        self._point = point
        self._entries = entries

    def _copy(self, keep: bool) -> Match:
        if not self._keep:
            raise LudariumError("this match keeps nothing (keep=False), so it can't be copied")
        copy = Match(self.terms, Table(self.t.box, self.seats), True)
        copy._load(self._point, list(self._entries))
        copy._keep = keep
        copy.t.listening = keep and self.t.listening
        copy.t.weights = self.t.weights
        return copy

    def clone(self, keep: bool = True) -> Match:
        """The same match once more; what happens to one does not happen to the other."""
        copy = self._copy(keep)
        copy._firm = self._firm
        copy._past = self._past
        copy._history = self._history if keep else None
        copy._imagined = self._imagined
        copy._count = self._count
        return copy

    def imagine(self, seat: int, key: bytes, keep: bool = True) -> Match:
        """Another world that looks the same to `seat`: all it can't know dealt anew, with dice of this key."""
        if len(key) != KEY_SIZE:
            raise LudariumError(f"a key is {KEY_SIZE} bytes, this one is {len(key)}")
        if not 0 <= seat < self.seats:
            raise LudariumError(f"there is no seat {seat}; seats are 0 to {self.seats - 1}")
        copy = self._copy(keep)
        copy._imagined = True
        # A world that was never set up; and bots may hold it.
        copy.terms = self.terms._replace(seed=None, brings={})
        copy._firm = self._firm
        copy._past = self._past
        copy._redeal(seat, key)
        copy._entries.append((seat, key, None))
        return copy

    def undoes(self, seat: int) -> Phrase | None:
        """The answer that `seat` could take back now, as it was said; None when there is none."""
        found = self._takes_back(seat)
        if isinstance(found, str):
            return None
        turn, at = found
        _, option, kind = turn.entries[at]
        assert kind is not None
        return kind.say(option)

    def undo(self, seat: int) -> None:
        """Take back this seat's last answer, as long as it has learnt nothing by it."""
        found = self._takes_back(seat)
        if isinstance(found, str):
            raise LudariumError(found)
        turn, at = found
        if self._history is not None:
            later = len(turn.entries) - at
            kept = self._history[: self._count]
            del kept[self._count - later]
            self._history, self._count = kept, self._count - 1
        entries = turn.entries[:at] + turn.entries[at + 1 :]
        if turn.entries is not self._entries:  # back into an earlier turn: what was re-dealt since stays so
            entries += self._entries
        self._load(turn.point, entries)
        self._firm, self._past = min(turn.firm, len(entries)), turn.past
        self.t.events = []

    def _takes_back(self, seat: int) -> tuple[_Past, int] | str:
        """The turn and the entry that undo would remove, or why there is none."""
        if not self._keep:
            return "this match keeps nothing (keep=False), so nothing can be taken back"
        turn: _Past | None = _Past(self._point, self._entries, self._firm, self._past)
        while turn is not None:
            if any(kind is None and dealt_for != seat for dealt_for, _, kind in turn.entries):
                return f"this world is imagined: what seat {seat} answered before is not known in it"
            answers = [at for at, (_, _, kind) in enumerate(turn.entries) if kind is not None]
            if not answers:
                turn = turn.past
                continue
            # Of sealed answers to a question still open each seat may take back its own.
            for at in reversed(answers[-max(self._sealing, 1) :]):
                if turn.entries[at][0] == seat:
                    if at < turn.firm:
                        return "it can't be taken back: something was learnt since"
                    return turn, at
            return f"the last answer is not seat {seat}'s to take back"
        return "there is nothing to take back"

    # -- writing down ----------------------------------------------------

    @property
    def history(self) -> list[tuple[int, int]]:
        """Every (seat, option) since the match began; what was taken back is not among them."""
        if self._history is None:
            raise LudariumError("this match has no history: it keeps nothing, or is an imagined one")
        return self._history[: self._count]

    @property
    def entries(self) -> list[Entry]:
        """What was entered since the turn's start."""
        self._keep_the_truth()
        return list(self._entries)

    def _keep_the_truth(self) -> None:
        """Until its turn is over an imagined world is made of the true checkpoint, which no bot may read."""
        if self._imagined and any(kind is None for _, _, kind in self._entries):
            raise LudariumError(
                "this world is imagined: what truly lay there at the turn's start is not told"
            )

    def position(self) -> Any:
        from ludarium.table.position import write

        return write(self)

    @classmethod
    def from_position(cls, position: Any, keep: bool = True) -> Match:
        from ludarium.table.position import read

        return read(position, keep)

    def record(self) -> str:
        from ludarium.table.record import write

        return write(self)

    @classmethod
    def from_record(cls, text: str) -> Match:
        from ludarium.table.record import replay

        return replay(text)

    @classmethod
    def _resume(cls, terms: Terms, point: bytes, entries: list[tuple[int, Any]], keep: bool) -> Match:
        """A match at a turn's start, and the answers since, each checked as if it were given now."""
        t = Table(terms.game.open_box(terms.options, terms.pack, terms.seats), terms.seats)
        match = cls(terms, t, True)
        match._load(point, [])
        match._history = []
        for seat, value in entries:
            if isinstance(value, bytes):
                match._redeal(seat, value)
                match._entries.append((seat, value, None))
                match._history = None
            else:
                match.answer(value, seat)
        match._keep = t.listening = keep
        return match


def _shown(choice: Choice, seat: int | None) -> AskView:
    own = choice.seat == seat
    kind = choice.kind
    options = [OptionView(o, kind.targets(o), kind.say(o)) for o in choice.options] if own else None
    return AskView(choice.seat, kind.name, choice.because, options)
