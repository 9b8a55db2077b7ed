"""Copies are equal and share nothing; a state is a tree; a suspended turn holds nothing of it."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from types import FrameType, FunctionType, GeneratorType
from typing import Any

import msgspec

from ludarium.table.conformance.case import Case, Walk, play_on
from ludarium.table.conformance.picture import difference, picture

_MUTABLE = (list, dict, set, bytearray, msgspec.Struct)


def copies_are_equal_and_unshared(case: Case) -> None:
    """A clone looks like the match in all it has, and what happens to one does not happen to the other."""
    for walk in case.walk():
        match = walk.match
        before = picture(match)
        copy = match.clone()
        same_picture(walk, before, picture(copy), "a clone is not what it was cloned from")
        walk.expect_equal(copy.position(), match.position(), "a clone stands at another position")
        bare = match.clone(keep=False)
        walk.expect_equal(case.game.encode(bare.s), before["state"], "a clone with keep=False differs")
        shared = parts(walk, match.s).keys() & parts(walk, copy.s).keys()
        walk.expect(not shared, "a clone shares a part of its state with the match")
        for played in (copy, bare):
            for _ in play_on(walk, played, walk.key(), answers=3):
                pass
        same_picture(walk, before, picture(match), "what happens to a clone changes the match")


def same_picture(walk: Walk, wanted: dict[str, Any], found: dict[str, Any], problem: str) -> None:
    if found != wanted:
        part = difference(wanted, found).split(", ")[0]
        walk.expect_equal(found[part], wanted[part], f"{problem}: {difference(wanted, found)}")


def a_state_is_a_tree(case: Case) -> None:
    """No part of it is reached in two ways, none is a set, none belongs to the box; its dice are those rolled."""
    for walk in case.walk():
        match = walk.match
        own = parts(walk, match.s)
        boxed = _box_parts(match.t.box)
        for part, path in own.items():
            walk.expect(part not in boxed, f"{path} is a part of the box, which all matches share")
        walk.expect(match.t.dice.dice is match.s.dice, "the table rolls other dice than those of the state")


def parts(walk: Walk, state: Any) -> dict[int, str]:
    """What can change in a state: its identity, and the path to it. Two paths to one part are an alias."""
    found: dict[int, str] = {}
    for part, path in _tree(state, "s"):
        walk.expect(not isinstance(part, set), f"{path} is a set: it has no order to rely on")
        if isinstance(part, dict):
            walk.expect(not any(isinstance(key, tuple) for key in part), f"{path} has tuples as keys")
        if isinstance(part, _MUTABLE):
            walk.expect(
                id(part) not in found, f"{path} and {found.get(id(part))} are one and the same: an alias"
            )
            found[id(part)] = path
    return found


def _tree(value: Any, path: str) -> Iterator[tuple[Any, str]]:
    yield value, path
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from _tree(getattr(value, name), f"{path}.{name}")
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _tree(item, f"{path}[{key!r}]")
    elif isinstance(value, list | tuple):
        for index, item in enumerate(value):
            yield from _tree(item, f"{path}[{index}]")


def _box_parts(box: Any) -> set[int]:
    """The lists and dicts of a box, as deep as its structs and collections go."""
    found: set[int] = set()
    left = [box]
    while left:
        part = left.pop()
        if id(part) in found or isinstance(part, str | bytes | int | float | type | FunctionType):
            continue
        found.add(id(part))
        if isinstance(part, dict):
            left.extend(part.values())
        elif isinstance(part, list | tuple):
            left.extend(part)
        elif hasattr(part, "__dict__") or isinstance(part, msgspec.Struct):
            left.extend(gc.get_referents(part))
    return found


def a_suspended_turn_holds_nothing(case: Case) -> None:
    """While somebody is asked, no local of the turn, no loop and no predicate holds a part of the state.

    An interrupt, or a re-deal, may replace that part meanwhile: after a `yield` the state is read again.
    """
    for walk in case.walk():
        own = parts(walk, walk.match.s)
        del own[id(walk.match.s)]
        for turn, frame in _suspended(walk.match._gen):
            where = f"{turn.__qualname__}, line {frame.f_lineno}"
            for name, value in frame.f_locals.items():
                if id(value) in own:
                    walk.blame(f"{where}: the local `{name}` holds {own[id(value)]} while a question is open")
            for value in gc.get_referents(turn):
                for part in _iterated(value):
                    if id(part) in own:
                        walk.blame(f"{where}: a loop runs over {own[id(part)]} while a question is open")
        for choice in walk.match.asks:
            for function in (choice.barred, choice.candidates):
                for part in _bound(function):
                    if id(part) in own:
                        walk.blame(
                            f"what {choice.kind.name} asks by holds {own[id(part)]}: look it up when asked"
                        )


def _suspended(turn: Any) -> Iterator[tuple[GeneratorType[Any, Any, Any], FrameType]]:
    """The turn, and what it has entered by `yield from`. A compiled one shows no locals."""
    while isinstance(turn, GeneratorType) and turn.gi_frame is not None:
        yield turn, turn.gi_frame
        turn = turn.gi_yieldfrom


def _iterated(value: Any, depth: int = 3) -> Iterator[Any]:
    """What a loop's iterator runs over: list_iterator, enumerate, zip, reversed …"""
    name = type(value).__name__
    if depth and ("iterator" in name or name in {"enumerate", "zip", "reversed", "map", "filter"}):
        for part in gc.get_referents(value):
            yield part
            yield from _iterated(part, depth - 1)


def _bound(function: Any) -> Iterator[Any]:
    """What a predicate carries along: the cells of a closure, defaults, arguments of a partial."""
    for cell in getattr(function, "__closure__", None) or ():
        yield cell.cell_contents
    yield from getattr(function, "__defaults__", None) or ()
    yield from getattr(function, "args", ())
    yield from (getattr(function, "keywords", None) or {}).values()
    if hasattr(function, "func"):
        yield from _bound(function.func)
