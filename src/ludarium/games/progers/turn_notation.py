"""One turn in one line: `+J@4 *3@4 !`, `pass:SLU`. It becomes operations as tuples of small integers.

+C@g      ("insert", card, gap)          gap 0 is before the first slot
C/s       ("cover", card, slot)          slots count from 1 in the notation and from 0 in the tuple
*m@s-t    ("loop", kind, first, last)    last = first without -t
-@s-t     ("unloop", first, last)
!         ("commit",)
pass:SLU  ("pass", (kind, kind, kind))   sorted
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludarium.games.progers.content import Content
from ludarium.games.progers.cursor import Cursor
from ludarium.games.progers.notation import read_card, read_loop, write_card

Op = tuple[Any, ...]


def read_turn(text: str, content: Content) -> tuple[Op, ...]:
    """Read a turn; a NotationError says at which sign what was expected. What is legal is for the rules."""
    cursor = Cursor(text)
    if cursor.skip("pass"):
        cards = cursor.some_of(content.codes) if cursor.skip(":") else ()
        cursor.end()
        return (("pass", tuple(sorted(cards))),)
    ops = []
    while not cursor.skip("!"):
        ops.append(_op(cursor, content))
        cursor.expect(" ", "a blank")
    cursor.end()
    return (*ops, ("commit",))


def _op(cursor: Cursor, content: Content) -> Op:
    if cursor.skip("+"):
        card = _any_card(cursor, content)
        cursor.expect("@")
        return "insert", card, cursor.number("a gap")
    if cursor.skip("*"):
        kind = read_loop(cursor, content)
        return "loop", kind, *_slots(cursor)
    if cursor.skip("-"):
        return "unloop", *_slots(cursor)
    card = _any_card(cursor, content)
    cursor.expect("/")
    return "cover", card, _slot(cursor)


def _any_card(cursor: Cursor, content: Content) -> int:
    """Loops too, so that the rules may refuse them by their clause (PG-12.13)."""
    kind = content.codes.find(cursor.peek() or " ")
    if kind >= 0 and content.is_loop(kind):
        return read_loop(cursor, content)
    return read_card(cursor, content)


def _slots(cursor: Cursor) -> tuple[int, int]:
    cursor.expect("@")
    first = _slot(cursor)
    return first, _slot(cursor) if cursor.skip("-") else first


def _slot(cursor: Cursor) -> int:
    start = cursor.at
    if (slot := cursor.number("a slot")) < 1:
        raise cursor.fail("a slot, counted from 1", start)
    return slot - 1


def write_turn(ops: Iterable[Op], content: Content) -> str:
    return " ".join(_write_op(op, content) for op in ops)


def _write_op(op: Op, content: Content) -> str:
    match op:
        case ("insert", card, gap):
            return f"+{write_card(card, content)}@{gap}"
        case ("cover", card, slot):
            return f"{write_card(card, content)}/{slot + 1}"
        case ("loop", kind, first, last):
            return f"*{content.codes[kind]}@{_write_slots(first, last)}"
        case ("unloop", first, last):
            return f"-@{_write_slots(first, last)}"
        case ("pass", cards):
            return "pass:" + "".join(content.codes[kind] for kind in sorted(cards)) if cards else "pass"
    return "!"


def _write_slots(first: int, last: int) -> str:
    return str(first + 1) if first == last else f"{first + 1}-{last + 1}"
