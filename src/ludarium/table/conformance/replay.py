"""What is written down can be played again: records, positions, undo."""

from __future__ import annotations

from hashlib import blake2b

import msgspec

from ludarium.table.conformance.case import Case, Walk, answer
from ludarium.table.conformance.copies import same_picture
from ludarium.table.conformance.picture import heard, picture
from ludarium.table.errors import LudariumError
from ludarium.table.game import at_hand
from ludarium.table.match import Match


def a_record_replays(case: Case) -> None:
    """The same answers from the same seed make each turn start from the same state; as text too."""
    walk = Walk(case, case.start())
    hashes = [_hash(walk.match)]
    while walk.match.asks:
        walk.step()
        hashes.append(_hash(walk.match))
    history = walk.match.history
    again = Walk(case, case.start())
    for (seat, option), before, after in zip(history, hashes, hashes[1:], strict=False):
        again.expect_equal(_hash(again.match), before, "played again, a turn starts from another state")
        answer(again, again.match, seat, option)
        again.count += 1
        again.expect_equal(_hash(again.match), after, "played again, an answer leads to another state")
    with at_hand(case.game):
        text = walk.match.record()
        read = Match.from_record(text)
        walk.expect_equal(read.record(), text, "a record read and written again is another text")
    same_picture(walk, picture(walk.match), picture(read), "what is read from the record is another match")


def _hash(match: Match) -> bytes:
    """Of the state at the turn's start, of what was entered since, and of where that has led."""
    point, _ = match.turn_point
    entries = [entry[:2] for entry in match.entries]
    return blake2b(msgspec.msgpack.encode([point, entries, match.game.encode(match.s)])).digest()


def positions_go_round(case: Case) -> None:
    """A position is JSON, and what is read from it is the match it was written from; dice included."""
    with at_hand(case.game):
        for walk in case.walk(share=0.5):
            match = walk.match
            position = match.position()
            try:
                read = Match.from_position(position.text())
            except LudariumError as error:
                walk.blame(f"a position of a match that was played is refused: {error}")
            walk.expect_equal(read.position(), position, "a position read and written again is another one")
            _same_but_for_undo(walk, read, "what is read from the position is another match")


def _same_but_for_undo(walk: Walk, read: Match, problem: str) -> None:
    """A match from a position can't be taken back into the turns before it."""
    fresh, true = walk.match.clone(), read
    fresh._past = None
    same_picture(walk, picture(fresh), picture(true), problem)


def positions_are_checked(case: Case) -> None:
    """A state with an unknown field, or without one of its fields, is refused."""
    match = case.start()
    walk = Walk(case, match)
    good = match.position()
    needed = [f.name for f in msgspec.structs.fields(case.game.state) if f.required]
    with at_hand(case.game):
        _refused(walk, good, {**good.state, "stranger": 1}, "stranger")
        for name in needed:
            _refused(walk, good, {key: value for key, value in good.state.items() if key != name}, name)
            _refused(walk, good, {**good.state, name: 1.5}, name)


def _refused(walk: Walk, good: object, state: dict[str, object], name: str) -> None:
    try:
        Match.from_position(msgspec.structs.replace(good, state=state))  # type: ignore[type-var]
    except LudariumError as error:
        walk.expect(name in str(error), f"a position refused for its {name} doesn't name it: {error}")
        return
    walk.blame(f"a position whose state is wrong about {name!r} is accepted")


def undo_then_redo_is_identity(case: Case) -> None:
    """Whatever can be taken back leads to where the match was before; answered again, to where it was after."""
    walk = Walk(case, case.start())
    before = [picture(walk.match)]
    often = 1 + case.play_out() // case.looks
    while walk.match.asks:
        walk.step()
        now = picture(walk.match)
        if walk.count % often == 0:
            _undone_and_redone(walk, before, now)
        before = [*before[-5:], now]


def _undone_and_redone(walk: Walk, before: list[dict[str, object]], now: dict[str, object]) -> None:
    """Answer by answer, as far back as this seat may go, and forward again."""
    assert walk.last is not None
    seat = walk.last[0]
    copy = walk.match.clone()
    taken: list[tuple[int, int]] = []
    while len(taken) < len(before) and copy.undoes(seat) is not None:
        history = copy.history
        index = max(i for i, (who, _) in enumerate(history) if who == seat)
        if index != len(history) - 1:
            return  # a sealed answer among others': the order of the rest is another
        taken.append(history[-1])
        copy.undo(seat)
        wanted = before[-len(taken)]
        same_picture(
            walk, wanted, picture(copy), f"{len(taken)} answers taken back, the match is not as before"
        )
    for seat_, option in reversed(taken):
        answer(walk, copy, seat_, option)
    if taken:
        same_picture(walk, now, picture(copy), "taken back and answered again, the match is not as it was")
        walk.expect_equal(
            copy.history, walk.match.history, "taken back and answered again, the history differs"
        )
        for eyes in (None, *range(walk.case.seats)):
            problem = "taken back and answered again, the same answer tells something else"
            walk.expect_equal(heard(copy, eyes), heard(walk.match, eyes), problem)


def undo_stops_where_something_is_learnt(case: Case) -> None:
    """At dice, at a reveal to who answered, at another seat's question within the turn."""
    walk = Walk(case, case.start())
    while walk.match.asks:
        match = walk.match
        drawn, turn = match.s.dice.drawn, match._gen
        walk.step()
        assert walk.last is not None
        seat = walk.last[0]
        learnt = match.s.dice.drawn != drawn or bool(match.t.learnt >> seat & 1 and not match._sealing)
        if learnt or (match._gen is turn and any(c.seat != seat for c in match.asks) and not match._sealing):
            walk.expect(
                match.undoes(seat) is None, f"seat {seat} has learnt something and may take its answer back"
            )
