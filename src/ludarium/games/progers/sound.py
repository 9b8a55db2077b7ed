"""What holds in every state of Прогеры, whoever wrote it: the rules conserve it, and positions are checked by it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludarium.games.progers import samples
from ludarium.games.progers.box import Box
from ludarium.games.progers.content import kind_of
from ludarium.games.progers.state import DEAL, OVER, PLAY, TOKENS, State
from ludarium.table.errors import LudariumError
from ludarium.table.table import Table

T = Table[Box]


def check(t: T, s: State) -> None:
    """LudariumError says what does not hold."""
    _lists(t, s)
    _rovers(t, s)
    _cards(t.box, s)
    _tokens(t.box, s)
    _row(t.box, s)


def _hold(true: bool, problem: str) -> None:
    if not true:
        raise LudariumError(problem)


def _lists(t: T, s: State) -> None:
    """Every list is as long as there are seats, cells or colours, and says what its kind may say."""
    by_seat = (s.colours, s.at, s.facing, s.holds, s.delivered, s.waits, s.thrown, s.hands)
    _hold(all(len(each) == t.seats for each in by_seat), f"each list by seat is {t.seats} long")
    _hold(sorted(s.order) == list(range(t.seats)), "order names every seat once (PG-1.4)")
    _hold(len(s.samples) == t.box.cells and len(s.bases) == len(s.bag) == 4, "lists by cell, colour and type")
    _hold(COLOURS_AND_NONE.issuperset(s.colours) and _distinct(s.colours), "each seat a colour (PG-2.3)")
    _hold(all(0 <= heading < 4 for heading in s.facing), "headings are 0 to 3 (PG-3.1)")
    _hold(0 <= s.phase <= OVER and 0 <= s.turn < t.seats, "phase and turn are within their bounds")
    _hold((s.phase == OVER) == bool(s.reason), "a match that is over has a reason, and no other")
    _hold(t.box.land(s.ground).size == t.box.size, f"the ground is that of a board of size {t.box.size}")


COLOURS_AND_NONE = frozenset(range(-1, 4))


def _distinct(numbers: Iterable[int]) -> bool:
    placed = [number for number in numbers if number >= 0]
    return len(set(placed)) == len(placed)


def _rovers(t: T, s: State) -> None:
    """PG-3.1: one rover a cell; PG-8.4: no more on board than there is room; every rover has a home."""
    _hold(all(-1 <= cell < t.box.cells for cell in [*s.at, *s.bases]), "rovers and bases stand on cells")
    _hold(_distinct(s.at), "two rovers stand on one cell (PG-3.1)")
    _hold(_distinct(s.bases), "two bases lie on one cell")
    _hold(
        all(samples.count(pile) <= t.box.rules.hold for pile in s.holds), "a hold has no more room (PG-8.4)"
    )
    if s.phase >= DEAL:
        _hold(min(*s.at, *s.colours) >= 0, "every rover stands on the field")
        _hold(all(s.bases[colour] >= 0 for colour in s.colours), "every rover has a base (PG-2.3)")
        rides = t.box.land(s.ground).rides
        waits = zip(s.at, s.waits, strict=True)
        _hold(all(to < 0 or to in rides[cell] for cell, to in waits), "who waits stands at a lift (PG-14.10)")


def _cards(box: Box, s: State) -> None:
    """PG-2.5; PG-15.1: no hand above the limit."""
    laid = s.draft.laid if s.draft else []
    row = [kind_of(card) for slot in s.row for card in slot] + [loop[2] for loop in s.loops]
    found = sorted(_all([s.deck, s.discard, *s.thrown, *s.hands, laid, row]))
    whole = [kind for kind, count in enumerate(box.mode.deck) for _ in range(count)]
    _hold(found == whole, f"the cards are not those of the deck: {found} (PG-2.5)")
    _hold(all(len(hand) <= box.rules.hand for hand in s.hands), "a hand is above the limit (PG-15.1)")


def _all(piles: Sequence[list[int]]) -> list[int]:
    return [card for pile in piles for card in pile]


def _tokens(box: Box, s: State) -> None:
    """PG-2.5: by type, and in all: what lies, is held, is delivered, or (in a position written so) is left out."""
    lying = [token for pile in [*s.samples, *s.holds] for token in samples.tokens(pile)]
    _hold(all(len(own) == 4 for own in s.delivered), "delivered tokens are counted by type")
    _hold(min([*s.bag, *_all(s.delivered), s.absent]) >= 0, "no number of tokens is negative")
    for type_, total in enumerate(box.mode.tokens):
        known = lying.count(samples.known(type_)) + sum(own[type_] for own in s.delivered)
        _hold(known + s.bag[type_] == total, f"there are {total} tokens of each type (PG-2.5)")
    unknown = lying.count(samples.UNKNOWN) + s.absent
    if s.phase > TOKENS:
        _hold(unknown == sum(s.bag), f"{unknown} tokens of unknown type, {sum(s.bag)} in the bag (PG-2.5)")


def _row(box: Box, s: State) -> None:
    """PG-11.9, PG-12.4, PG-12.5, PG-12.13."""
    _hold(len(s.row) <= box.width, "the row is too long (PG-11.9)")
    _hold(all(slot and set(map(kind_of, slot)) <= set(box.commands) for slot in s.row), "slots hold commands")
    under: list[int] = []
    for first, span, kind in s.loops:
        _hold(span in (1, 2) and kind in box.loops, "a loop lies over one slot or two (PG-12.4)")
        under += range(first, first + span)
    _hold(
        _distinct(under) and all(0 <= slot < len(s.row) for slot in under), "loops lie over slots (PG-12.5)"
    )
    _hold(s.draft is None or s.phase == PLAY, "only a player whose turn it is edits")
