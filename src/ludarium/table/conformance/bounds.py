"""How long a match may be, how heavy its state; what must hold after each answer and at the end."""

from __future__ import annotations

from statistics import median
from typing import Any

import msgspec

from ludarium.table.conformance.case import Case, Walk, conserves
from ludarium.table.view import Result


def a_match_ends(case: Case) -> None:
    """After at least one question and at most the game's `longest` answers, no question being a dead end."""
    walk = Walk(case, case.start())
    walk.expect(
        walk.match.result is None and bool(walk.match.asks), "the match is over before anybody is asked"
    )
    walk.expect(case.play_out() > 0, "nobody is asked anything")


def what_is_conserved_stays_so(case: Case) -> None:
    """`check` finds nothing wrong after the set-up and after any answer."""
    walk = Walk(case, case.start())
    conserves(walk, walk.match)
    while walk.match.asks:
        walk.step()
        conserves(walk, walk.match)


def a_state_is_light_and_does_not_grow(case: Case) -> None:
    """Copying costs what the state weighs."""
    walk = Walk(case, case.start())
    leaves: list[int] = []
    while walk.match.asks:
        point, entered = walk.match.turn_point
        weight = len(point)
        most = case.limits.state_bytes
        walk.expect(weight <= most, f"the state weighs {weight} bytes as msgpack, more than {most}")
        if not entered:
            leaves.append(_leaves(msgspec.msgpack.decode(point)))
        walk.step()
    if not case.limits.why_growing:
        walk.expect(
            not _grows(leaves), f"the state grows with the game: so many values at each turn: {leaves}"
        )


def _leaves(value: Any) -> int:
    if isinstance(value, dict):
        return sum(_leaves(item) for item in value.values())
    if isinstance(value, list):
        return sum(_leaves(item) for item in value)
    return 1


def _grows(leaves: list[int]) -> bool:
    """From quarter to quarter of the match, and no slower at the end than at its beginning."""
    quarter = len(leaves) // 4
    if quarter < 3:
        return False
    a, b, c, d = (median(leaves[i * quarter : (i + 1) * quarter]) for i in range(4))
    return a < b < c < d and d - a >= max(6, a / 10) and 2 * (d - c) >= b - a


def a_result_adds_up(case: Case) -> None:
    """Scores are the sums of their parts, ranks say who is before whom, and the result is the state's alone."""
    walk = case.end()
    match, game = walk.match, walk.match.game
    result = match.result
    assert result is not None
    _adds_up(walk, result)
    copy = game.decode(game.encode(match.s))
    walk.expect_equal(game.result(match.t, copy), result, "the result depends on more than the state")
    walk.expect(game.next(match.t, copy) is None, "the match is over, and there is a next turn all the same")
    for seat in (None, *range(case.seats)):
        walk.expect_equal(match.view(seat).result, result, "not everybody sees the result")


def _adds_up(walk: Walk, result: Result) -> None:
    seats = walk.case.seats
    for name, values in (("scores", result.scores), ("ranks", result.ranks), ("parts", result.parts)):
        walk.expect(len(values) == seats, f"the result has {len(values)} {name} for {seats} seats")
    sums = [sum(part.values()) for part in result.parts]
    walk.expect_equal(result.scores, sums, "scores are not the sums of their parts")
    walk.expect(min(result.ranks) == 1, f"nobody is first: ranks {result.ranks}")
    for rank in result.ranks:
        before = sum(other < rank for other in result.ranks)
        walk.expect(
            rank == before + 1, f"ranks {result.ranks}: {rank} is the rank of those with {rank - 1} before"
        )
    better = [(a, b) for a in range(seats) for b in range(seats) if result.scores[a] > result.scores[b]]
    if not walk.case.limits.why_ranks:
        for a, b in better:
            agrees = result.ranks[a] < result.ranks[b]
            walk.expect(agrees, f"scores {result.scores} and ranks {result.ranks} contradict each other")
    walk.expect(bool(result.reason), "the result gives no reason why the match is over")


def evaluations_are_shares(case: Case) -> None:
    """How good it looks for a seat is a number from 0 to 1, whoever is asked."""
    for walk in case.walk(share=0.5):
        for seat in range(case.seats):
            worth = case.game.evaluate(walk.match.t, walk.match.s, seat)
            walk.expect(0.0 <= worth <= 1.0, f"evaluated for seat {seat} it is worth {worth}, not 0 … 1")
