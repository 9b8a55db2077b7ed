"""Scenarios of Прогеры in table words: `t = at_pfn("F E9 C9 - Rc3n.0.0,Bi1w.0.0 SR R"); t.play("+S@2 !")`.

Positions are PFN with five shorthands. Nobody needs to be given cards: whoever plays a turn is found to hold them,
exchanged against the draw pile, unless the hands are told. Colours name seats: `t.points("R")`.
"""

from collections import Counter
from typing import Any

import msgspec
import pytest

from ludarium import Match
from ludarium.games.progers import pfn
from ludarium.games.progers.box import COMMIT, COVER, INSERT, LOOP, PASS, REMOVE, RUN_ROW, Box
from ludarium.games.progers.content import kind_of
from ludarium.games.progers.score import points
from ludarium.games.progers.state import State
from ludarium.games.progers.terrain import name_cell
from ludarium.games.progers.turn_notation import Op, read_turn
from ludarium.table.choice import Choice, Refusal
from ludarium.table.position import read as read_position
from ludarium.table.view import Event

SHORT = {
    "E6": "6/6/6/6/6/6 - -",
    "E9": "9/9/9/9/9/9/9/9/9 - -",
    "C6": "a1R,a6Y,f1B,f6G",
    "C9": "a1R,a9Y,i1B,i9G",
    "LF": "9/9/9/3lll3/3lll3/3lll3/9/9/9 - e4s",
}

NO_SUCH_OPTION = "no such option"


def spelt_out(text: str) -> str:
    return " ".join(SHORT.get(word, word) for word in text.split(" "))


def at_pfn(text: str, hands: dict[str, str] | None = None, **options: Any) -> "AtTable":
    """A match that stands so. `hands` tells the cards of some colours; the others hold what is left."""
    text = spelt_out(text)
    if hands is not None:
        match = pfn.match(text, options)
        t = AtTable(match)
        for colour, cards in hands.items():
            t.give(colour, cards)
        t.fixed = True
        return t
    return AtTable(pfn.match(text, options), fixed="|d" in text)


class AtTable:
    """A match and what was told since the last turn was played."""

    def __init__(self, match: Match, fixed: bool = False) -> None:
        self.m = match
        self.fixed = fixed  # hands are as they were told
        self.events: list[Event] = []

    # -- what stands --------------------------------------------------------

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
        assert self.m.ask is not None
        return self.m.ask

    def pfn(self, hands: bool = False) -> str:
        return pfn.write(self.box, self.s, hands)

    def stands(self, text: str) -> bool:
        """Does the match stand as this line says? (Shows both when it does not.)"""
        assert self.pfn() == spelt_out(text)
        return True

    def seat(self, colour: str) -> int:
        return self.s.colours.index(self.box.content.colour_letters.index(colour))

    def rover(self, colour: str) -> str:
        """Where it stands and faces: "c3n"."""
        seat = self.seat(colour)
        return name_cell(self.s.at[seat], self.box.size) + "nesw"[self.s.facing[seat]]

    def hold(self, colour: str) -> int:
        held: int = self.m.view(None).board.rovers[self.seat(colour)].hold
        return held

    def points(self, colour: str) -> int:
        return points(self.s.delivered[self.seat(colour)])

    def hand(self, colour: str) -> str:
        return self.codes(self.s.hands[self.seat(colour)])

    @property
    def discard(self) -> str:
        return self.codes(self.s.discard)

    @property
    def row(self) -> str:
        return self.pfn().split(" ")[7]

    @property
    def to_move(self) -> str:
        return self.pfn().split(" ")[8][0]

    def codes(self, kinds: list[int]) -> str:
        return "".join(self.box.content.codes[kind] for kind in kinds)

    def tokens(self, cell: str) -> int:
        """How many tokens lie on a cell."""
        count: int = self.m.view(None).board.samples[self.cell(cell)]
        return count

    def cell(self, name: str) -> int:
        return self.box.names.index(name)

    # -- what happened --------------------------------------------------------

    @property
    def exec(self) -> str:
        """The commands that were carried out, loops unrolled: "SRSRS"."""
        return "".join(args["card"].id.removeprefix("card-") for args in self.told("command"))

    def told(self, id: str) -> list[dict[str, Any]]:
        return [event.args for event in self.events if event.id == id]

    @property
    def skipped(self) -> list[str]:
        """Why commands were skipped."""
        return [args["why"] for args in self.told("skipped")]

    # -- playing ----------------------------------------------------------------

    def play(self, *turns: str) -> "AtTable":
        """Play turns one after another, whoever's they are."""
        for turn in turns:
            ops = read_turn(turn, self.box.content)
            self._hold_cards(ops)
            self.events = []
            for option in self._options(ops):
                self.answer(option)
        return self

    def begin(self, *ops: str) -> "AtTable":
        """Operations of a turn that is not finished: begin("+S@0", "*2@1")."""
        read = read_turn(" ".join([*ops, "!"]), self.box.content)[:-1]
        self._hold_cards(read)
        self.events = []
        for option in self._options(read):
            self.answer(option)
        return self

    def answer(self, option: int) -> None:
        self.m.answer(option)
        self.events += self.m.events

    def refusal(self, turn: str) -> str:
        """The clause that forbids this turn, at its first illegal answer; the match stays as it is."""
        ops = read_turn(turn, self.box.content)
        self._hold_cards(ops)
        trial = AtTable(self.m.clone())
        before = self.pfn(hands=True)
        try:
            for option in trial._options(ops):
                refused = trial.m.why_not(option)
                if refused is not None:
                    return self._refused(trial, option, refused)
                trial.answer(option)
        except LookupError:
            return NO_SUCH_OPTION
        finally:
            assert self.pfn(hands=True) == before
        raise AssertionError(f"{turn!r} is legal")

    @staticmethod
    def _refused(trial: "AtTable", option: int, refused: Refusal) -> str:
        """A refused option changes nothing, and says why in both languages."""
        assert refused.why != "not-offered", "a refusal says why"
        before = trial.pfn(hands=True)
        with pytest.raises(ValueError, match=refused.clause.replace(".", r"\.")):
            trial.m.answer(option)
        assert trial.pfn(hands=True) == before
        assert refused.text("en") != refused.text("ru")
        return refused.clause

    def _options(self, ops: tuple[Op, ...]) -> Any:
        """The answers a turn in notation stands for, each worked out when its question is asked."""
        box = self.box
        if ops and ops[0][0] == "pass":
            yield PASS
            yield from ops[0][1]
            yield box.done
            return
        if self.ask.kind is box.TURN:
            yield RUN_ROW
        for op in ops:
            yield self._option(op)
            if op[0] in ("insert", "cover") and op[1] != kind_of(op[1]):
                yield op[1] // 16 - 1  # the side a card with a choice turns to

    def _option(self, op: Op) -> int:
        box = self.box
        match op:
            case ("insert", card, gap):
                place = {"what": INSERT, "kind": kind_of(card), "place": gap, "span": 1}
            case ("cover", card, slot):
                place = {"what": COVER, "kind": kind_of(card), "place": slot, "span": 1}
            case ("loop", kind, first, last):
                place = {"what": LOOP, "kind": kind, "place": first, "span": last - first + 1}
            case ("unloop", first, last):
                place = {"what": REMOVE, "kind": 0, "place": first, "span": 1}
                draft = self.s.draft
                spans = {loop[0]: loop[1] for loop in draft.loops} if draft else {}
                if spans.get(first, last - first + 1) != last - first + 1:
                    raise LookupError(op)
            case _:
                place = {"what": COMMIT, "kind": 0, "place": 0, "span": 1}
        numbers = [
            number for number, known in enumerate(box.operations) if msgspec.structs.asdict(known) == place
        ]
        if not numbers:
            raise LookupError(op)
        return numbers[0]

    # -- cards ------------------------------------------------------------------

    def _hold_cards(self, ops: tuple[Op, ...]) -> None:
        """Let the active player hold what the turn asks for, unless hands are as told."""
        if self.fixed or self.m.ask is None or self.ask.kind is not self.box.TURN:
            return
        needed = [kind_of(op[1]) for op in ops if op[0] in ("insert", "cover", "loop")]
        needed += [kind for op in ops if op[0] == "pass" for kind in op[1]]
        self._give(self.ask.seat, needed)

    def give(self, colour: str, cards: str) -> None:
        """Let somebody hold exactly these cards."""
        kinds = [self.box.content.codes.index(code) for code in cards]
        self._give(self.seat(colour), kinds, exactly=True)

    def _give(self, seat: int, needed: list[int], exactly: bool = False) -> None:
        position = msgspec.to_builtins(self.m.position())
        state = position["state"]
        hand = state["hands"][seat]
        missing = list((Counter(needed) - Counter(hand)).elements())
        spare = list((Counter(hand) - Counter(needed)).elements())
        if not missing and not (exactly and spare):
            return
        others = [state["deck"], state["discard"], *(h for n, h in enumerate(state["hands"]) if n != seat)]
        for kind in missing:
            pile = next(pile for pile in others if kind in pile)
            pile.remove(kind)
            hand.append(kind)
            if spare:
                gone = spare.pop()
                hand.remove(gone)
                pile.append(gone)
        for kind in spare if exactly else ():
            hand.remove(kind)
            state["deck"].append(kind)
        for pile in (hand, *others):
            pile.sort()
        self.m = read_position(position, pack=self.m.terms.pack)
