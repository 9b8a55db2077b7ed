"""Editing the algorithm (PG-10.2, PG-11.3 … PG-11.12, PG-12.4 … PG-12.13): what may be laid where, and what falls.

All of it happens on the draft, which only the active player sees until it is committed (PG-17.4).
"""

from __future__ import annotations

from collections.abc import Callable

from ludarium.games.progers.box import COMMIT, COVER, INSERT, LOOP, REMOVE, Box, Operation
from ludarium.games.progers.content import kind_of
from ludarium.games.progers.state import Draft, State
from ludarium.table.choice import Refusal

ENOUGH = Refusal("PG-11.4", "enough-cards")
ENOUGH_BASIC = Refusal("PG-10.2", "enough-cards")
NO_CARD = Refusal("PG-11.6", "no-card")
NO_PLACE = Refusal("PG-11.6", "no-place")
NO_LOOP = Refusal("PG-11.6", "no-loop")
ROW_FULL = Refusal("PG-11.9", "row-full")
CARDS_FULL = Refusal("PG-20.13", "cards-full")
LAID_NOW = Refusal("PG-11.11", "laid-now")
LOOP_LAID_NOW = Refusal("PG-11.11", "loop-laid-now")
UNDER_LOOP = Refusal("PG-12.5", "under-loop")
NOTHING_TO_RUN = Refusal("PG-11.3", "nothing-to-run")
PLAY_ONE = Refusal("PG-10.4", "play-one")
ONLY_AT_END = Refusal("PG-10.2", "only-at-end")
NOT_IN_BASIC = Refusal("PG-10.7", "not-in-basic")

FIRST, SPAN, KIND, FRESH = range(4)  # a loop of the draft; FRESH: laid this turn


def begin(s: State) -> None:
    s.draft = Draft([slot[:] for slot in s.row], [[*loop, 0] for loop in s.loops], [0] * len(s.row))


def draft(s: State) -> Draft:
    assert s.draft is not None
    return s.draft


# -- what is legal: each part of the predicate once ---------------------------


def enough(box: Box, d: Draft) -> Refusal | None:
    """PG-10.2, PG-11.4: three cards at most; loops count among them (PG-11.5)."""
    if len(d.laid) >= box.rules.play_max:
        return ENOUGH if box.full else ENOUGH_BASIC
    return None


def no_card(s: State, me: int, kind: int) -> Refusal | None:
    return None if kind in s.hands[me] else NO_CARD


def no_insert(box: Box, d: Draft, gap: int) -> Refusal | None:
    slots = len(d.row)
    if not box.full:  # PG-10.2: laid in a line, one after another
        return None if gap == slots else ONLY_AT_END
    if slots >= box.width:
        return ROW_FULL  # PG-11.9
    if gap > slots:
        return NO_PLACE
    if box.counts_covered and _cards(d) >= box.width:
        return CARDS_FULL  # PG-20.13
    return LOOP_LAID_NOW if _fresh_loop(d, lambda loop: _falls(box, loop, gap)) else None


def no_cover(box: Box, d: Draft, slot: int) -> Refusal | None:
    if not box.full:
        return NOT_IN_BASIC
    if slot >= len(d.row):
        return NO_PLACE
    if d.fresh[slot]:
        return LAID_NOW  # PG-11.11
    if box.counts_covered and _cards(d) >= box.width:
        return CARDS_FULL  # PG-20.13
    return LOOP_LAID_NOW if _fresh_loop(d, lambda loop: _spans(loop, slot)) else None


def no_loop(box: Box, d: Draft, slot: int, span: int) -> Refusal | None:
    if not box.full:
        return NOT_IN_BASIC
    last = slot + span - 1
    if last >= len(d.row):
        return NO_PLACE  # PG-12.4, PG-12.13
    for loop in d.loops:
        if _spans(loop, slot) or _spans(loop, last):
            return UNDER_LOOP  # PG-12.5
    return None


def no_remove(box: Box, d: Draft, slot: int) -> Refusal | None:
    if not box.full:
        return NOT_IN_BASIC
    for loop in d.loops:
        if loop[FIRST] == slot:
            return LOOP_LAID_NOW if loop[FRESH] else None  # PG-11.11, PG-12.11
    return NO_LOOP


def no_commit(box: Box, d: Draft) -> Refusal | None:
    if d.row:
        return None  # PG-11.4: unchanged is legal
    return NOTHING_TO_RUN if box.full else PLAY_ONE  # PG-20.19, PG-10.4


def _cards(d: Draft) -> int:
    return sum(map(len, d.row))


def _fresh_loop(d: Draft, hit: Callable[[list[int]], bool]) -> bool:
    """PG-11.11: would it make a loop fall that was laid this turn?"""
    return bool(d.loops) and any(loop[FRESH] and hit(loop) for loop in d.loops)


def _spans(loop: list[int], slot: int) -> bool:
    return loop[FIRST] <= slot < loop[FIRST] + loop[SPAN]


def _falls(box: Box, loop: list[int], gap: int) -> bool:
    """PG-12.8 … 12.10: an insertion makes a loop fall if a slot under it changes its number, or, with
    loop_shift = gap, only if it comes between the two."""
    first, last = loop[FIRST], loop[FIRST] + loop[SPAN] - 1
    return gap <= last and (box.options.loop_shift == "index" or gap > first)


def barred(box: Box, s: State, me: int, option: int) -> Refusal | None:
    """Why this operation is not legal now (D7)."""
    op, d = box.operations[option], draft(s)
    if op.what == REMOVE:
        return no_remove(box, d, op.place)
    if op.what == COMMIT:
        return no_commit(box, d)
    if op.what == INSERT:
        misplaced = no_insert(box, d, op.place)
    elif op.what == COVER:
        misplaced = no_cover(box, d, op.place)
    else:
        misplaced = no_loop(box, d, op.place, op.span)
    return misplaced or enough(box, d) or no_card(s, me, op.kind)


def legal(box: Box, s: State, me: int) -> list[int]:
    """All that `barred` lets through, found by asking each part of it once and not once for each pair."""
    d = draft(s)
    options = [] if enough(box, d) else _placements(box, d, list(dict.fromkeys(s.hands[me])))
    for loop in d.loops:
        if no_remove(box, d, loop[FIRST]) is None:
            options.append(box.first_option[REMOVE, 0] + loop[FIRST])
    if no_commit(box, d) is None:
        options.append(box.commit)
    if box.full:  # in basic rules they come sorted
        options.sort()
    return options


def _placements(box: Box, d: Draft, cards: list[int]) -> list[int]:
    """Every card of the hand wherever it may go: command cards into gaps and onto slots, loops over slots."""
    slots = len(d.row)
    if not box.full:
        return [box.first_insert[kind] + slots for kind in cards]
    gaps = [gap for gap in range(slots + 1) if no_insert(box, d, gap) is None]
    covers = [slot for slot in range(slots) if no_cover(box, d, slot) is None]
    options: list[int] = []
    for kind in cards:
        if kind in box.first_insert:
            first, over = box.first_insert[kind], box.first_cover[kind]
            options += [first + gap for gap in gaps]
            options += [over + slot for slot in covers]
        else:
            options += _loop_placements(box, d, kind)
    return options


def _loop_placements(box: Box, d: Draft, kind: int) -> list[int]:
    first = box.first_option[LOOP, kind]
    return [
        first + number
        for number, (slot, span) in enumerate(box.spans)
        if slot + span <= len(d.row) and no_loop(box, d, slot, span) is None
    ]


# -- what it does ---------------------------------------------------------------


def apply(box: Box, s: State, me: int, op: Operation) -> None:
    """Carry out a legal operation on the draft."""
    d = draft(s)
    if op.what != REMOVE:
        s.hands[me].remove(op.kind)
        d.laid.append(op.kind)
    if op.what == INSERT:
        if d.loops:
            _shift(box, d, op.place)
        d.row.insert(op.place, [op.kind])
        d.fresh.insert(op.place, 1)
    elif op.what == COVER:
        _drop(d, [loop for loop in d.loops if _spans(loop, op.place)])  # PG-12.7
        d.row[op.place].append(op.kind)
        d.fresh[op.place] = 1
    elif op.what == LOOP:
        d.loops.append([op.place, op.span, op.kind, 1])
        d.loops.sort()
    elif op.what == REMOVE:
        _drop(d, [loop for loop in d.loops if loop[FIRST] == op.place])


def _shift(box: Box, d: Draft, gap: int) -> None:
    _drop(d, [loop for loop in d.loops if _falls(box, loop, gap)])
    for loop in d.loops:
        loop[FIRST] += loop[FIRST] >= gap


def _drop(d: Draft, loops: list[list[int]]) -> None:
    """PG-12.12: a fallen or removed loop goes to the discard, with the commit."""
    for loop in loops:
        d.loops.remove(loop)
        d.fallen.append(loop[KIND])


def face(s: State, slot: int, card: int) -> None:
    """PG-20.43: the layer of a turning card with a choice has fixed its direction. (In a world imagined by another
    seat just now, the hidden draft began anew: there is nothing to turn.)"""
    if slot < len(draft(s).row) and draft(s).fresh[slot]:
        draft(s).row[slot][-1] = card


def commit(s: State) -> Draft:
    """PG-11.13: the draft becomes the row; fallen loops go to the discard."""
    d = draft(s)
    s.draft = None
    s.row = d.row
    s.loops = [loop[:FRESH] for loop in d.loops]
    if d.fallen:
        s.discard = sorted(s.discard + d.fallen)
    return d


def clear(s: State) -> None:
    """PG-11.14: everything in the row goes to the discard, covered cards and loops too."""
    cards = [kind_of(card) for slot in s.row for card in slot] + [loop[KIND] for loop in s.loops]
    s.discard = sorted(s.discard + cards)
    s.row = []
    s.loops = []


def expanded(s: State, box: Box) -> list[int]:
    """PG-12.1, PG-12.2: the slots in the order in which their commands are carried out."""
    if not s.loops:
        return list(range(len(s.row)))
    order: list[int] = []
    slot = 0
    looped = {loop[FIRST]: loop for loop in s.loops}
    while slot < len(s.row):
        loop = looped.get(slot)
        span = loop[SPAN] if loop else 1
        order += list(range(slot, slot + span)) * (box.content.cards[loop[KIND]].times if loop else 1)
        slot += span
    return order
