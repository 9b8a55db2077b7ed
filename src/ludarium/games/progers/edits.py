"""Editing the algorithm (PG-10.2, PG-11.3 … PG-11.12, PG-12.4 … PG-12.13): what may be laid where, and what falls.

All of it happens on the draft, which only the active player sees until it is committed (PG-17.4).
"""

from __future__ import annotations

from collections.abc import Iterator

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


def no_card(box: Box, s: State, me: int, kind: int) -> Refusal | None:
    """PG-10.2, PG-11.4: three cards at most, from hand; loops count among them (PG-11.5)."""
    laid = draft(s).laid
    if len(laid) >= box.rules.play_max:
        return ENOUGH if box.full else ENOUGH_BASIC
    return None if s.hands[me].count(kind) > laid.count(kind) else NO_CARD


def no_insert(box: Box, s: State, gap: int) -> Refusal | None:
    d = draft(s)
    slots = len(d.row)
    if not box.full:  # PG-10.2: laid in a line, one after another
        return None if gap == slots else ONLY_AT_END
    if slots >= box.width:
        return ROW_FULL  # PG-11.9
    if gap > slots:
        return NO_PLACE
    return _cards_full(box, d) or (
        LOOP_LAID_NOW if any(_falls(box, loop, gap) for loop in _fresh(d)) else None
    )


def no_cover(box: Box, s: State, slot: int) -> Refusal | None:
    d = draft(s)
    if not box.full:
        return NOT_IN_BASIC
    if slot >= len(d.row):
        return NO_PLACE
    if d.fresh[slot]:
        return LAID_NOW  # PG-11.11
    return _cards_full(box, d) or (LOOP_LAID_NOW if any(_spans(loop, slot) for loop in _fresh(d)) else None)


def no_loop(box: Box, s: State, slot: int, span: int) -> Refusal | None:
    d = draft(s)
    if not box.full:
        return NOT_IN_BASIC
    if slot + span > len(d.row):
        return NO_PLACE  # PG-12.4, PG-12.13
    covered = any(_spans(loop, slot) or _spans(loop, slot + span - 1) for loop in d.loops)
    return UNDER_LOOP if covered else None  # PG-12.5


def no_remove(box: Box, s: State, slot: int) -> Refusal | None:
    if not box.full:
        return NOT_IN_BASIC
    for loop in draft(s).loops:
        if loop[FIRST] == slot:
            return LOOP_LAID_NOW if loop[FRESH] else None  # PG-11.11, PG-12.11
    return NO_LOOP


def no_commit(box: Box, s: State) -> Refusal | None:
    if draft(s).row:
        return None  # PG-11.4: unchanged is legal
    return NOTHING_TO_RUN if box.full else PLAY_ONE  # PG-20.19, PG-10.4


def _cards_full(box: Box, d: Draft) -> Refusal | None:
    """PG-20.13: with `cards`, covered cards count towards the limit."""
    if box.options.row_count == "cards" and sum(map(len, d.row)) >= box.width:
        return CARDS_FULL
    return None


def _fresh(d: Draft) -> list[list[int]]:
    return [loop for loop in d.loops if loop[FRESH]]


def _spans(loop: list[int], slot: int) -> bool:
    return loop[FIRST] <= slot < loop[FIRST] + loop[SPAN]


def _falls(box: Box, loop: list[int], gap: int) -> bool:
    """PG-12.8 … 12.10: an insertion makes a loop fall if a slot under it changes its number, or, with
    loop_shift = gap, only if it comes between the two."""
    first, last = loop[FIRST], loop[FIRST] + loop[SPAN] - 1
    return gap <= last and (box.options.loop_shift == "index" or gap > first)


def barred(box: Box, s: State, me: int, option: int) -> Refusal | None:
    """Why this operation is not legal now (D7)."""
    op = box.operations[option]
    if op.what == INSERT:
        return no_insert(box, s, op.place) or no_card(box, s, me, op.kind)
    if op.what == COVER:
        return no_cover(box, s, op.place) or no_card(box, s, me, op.kind)
    if op.what == LOOP:
        return no_loop(box, s, op.place, op.span) or no_card(box, s, me, op.kind)
    return no_remove(box, s, op.place) if op.what == REMOVE else no_commit(box, s)


def legal(box: Box, s: State, me: int) -> list[int]:
    """All that `barred` lets through, found by asking each part of it once and not once for each pair."""
    return list(_legal(box, s, me))


def _legal(box: Box, s: State, me: int) -> Iterator[int]:
    cards = [kind for kind in dict.fromkeys(s.hands[me]) if no_card(box, s, me, kind) is None]
    if cards:
        yield from _placements(box, s, cards)
    if box.full:
        for loop in draft(s).loops:
            if no_remove(box, s, loop[FIRST]) is None:
                yield box.option[REMOVE, 0, loop[FIRST], 1]
    if no_commit(box, s) is None:
        yield box.commit


def _placements(box: Box, s: State, cards: list[int]) -> Iterator[int]:
    slots = len(draft(s).row)
    option, effects = box.option, box.effects
    if not box.full:
        for kind in cards:
            yield option[INSERT, kind, slots, 1]
        return
    gaps = [gap for gap in range(slots + 1) if no_insert(box, s, gap) is None]
    covers = [slot for slot in range(slots) if no_cover(box, s, slot) is None]
    loops = [
        (slot, span)
        for span in (1, 2)
        for slot in range(slots - span + 1)
        if no_loop(box, s, slot, span) is None
    ]
    for kind in cards:
        if effects[kind] == "loop":
            for slot, span in loops:
                yield option[LOOP, kind, slot, span]
        else:
            for gap in gaps:
                yield option[INSERT, kind, gap, 1]
            for slot in covers:
                yield option[COVER, kind, slot, 1]


# -- what it does ---------------------------------------------------------------


def apply(box: Box, s: State, op: Operation) -> None:
    """Carry out a legal operation on the draft."""
    d = draft(s)
    if op.what == INSERT:
        _drop(d, [loop for loop in d.loops if _falls(box, loop, op.place)])
        for loop in d.loops:
            loop[FIRST] += loop[FIRST] >= op.place
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
    if op.what in (INSERT, COVER, LOOP):
        d.laid.append(op.kind)


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


def commit(s: State, me: int) -> Draft:
    """PG-11.13: the draft becomes the row; laid cards leave the hand, fallen loops go to the discard."""
    d = draft(s)
    s.draft = None
    s.row = d.row
    s.loops = [loop[:FRESH] for loop in d.loops]
    for kind in d.laid:
        s.hands[me].remove(kind)
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
    order: list[int] = []
    slot = 0
    looped = {loop[FIRST]: loop for loop in s.loops}
    while slot < len(s.row):
        loop = looped.get(slot)
        span = loop[SPAN] if loop else 1
        order += list(range(slot, slot + span)) * (box.content.cards[loop[KIND]].times if loop else 1)
        slot += span
    return order
