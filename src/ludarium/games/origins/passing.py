"""Passing (OR-14.1 … OR-14.3)."""

from __future__ import annotations

from ludarium.games.origins.box import Box
from ludarium.games.origins.citizens import archon_away, away, forced_out, free_bases, retire, take_citizen
from ludarium.games.origins.state import ARCHON, SPEAKER, WORKER_OF, State
from ludarium.games.origins.war import gain_for_retreat, retreat_of
from ludarium.games.origins.zodiac import holds
from ludarium.table.choice import Refusal
from ludarium.table.table import Asking, Table

T = Table[Box]

SIX = 5  # what a citizen of value 6 leaves when divided by 6


def pass_round(t: T, s: State, me: int) -> Asking[None]:
    s.passed[me] = 1
    t.tell("passed", seat=me)
    yield from _abilities(t, s, me)
    if archon_away(s, me):  # OR-20.10: it comes back too
        _leave(s, me, ARCHON)
    while any(worker < SPEAKER for worker in away(s, me)):
        yield from _take_back(t, s, me)


def _abilities(t: T, s: State, me: int) -> Asking[None]:
    """Cancer and Gemini, in the order their owner likes, before anybody is taken back (OR-20.32, D-35)."""
    cancer = holds(t, s, me, "die_on_pass") and free_bases(s, me) > 0 and bool(s.citizens)  # OR-17.9
    gemini = holds(t, s, me, "goods_for_retreat") and retreat_of(t, s, me) > 0  # OR-17.13, OR-20.28
    if cancer and gemini:
        hooks = t.box.hooks
        twins = hooks.index("goods_for_retreat")
        both = tuple(sorted((hooks.index("die_on_pass"), twins)))

        def barred(card: int) -> Refusal | None:
            return None if card in both else Refusal("OR-20.32", "no-such-ability")

        first = yield t.ask(me, t.box.ABILITY, both, "OR-20.32", barred)
        if first == twins:
            yield from gain_for_retreat(t, s, me)
            gemini = False
    if cancer:
        yield from take_citizen(t, s, me, 0, "OR-17.9", optional=True)
    if gemini:
        yield from gain_for_retreat(t, s, me)


def _take_back(t: T, s: State, me: int) -> Asking[None]:
    """OR-14.2: one more for each; those of value 6 become advisers, in an order that matters (D-36)."""
    sixes = sorted({worker // 6 for worker in away(s, me) if worker < SPEAKER and worker % 6 == SIX})
    if not sixes:
        _grow(t, s, me)
        return

    def barred(colour: int) -> Refusal | None:
        worker = colour * 6 + SIX
        return None if worker in away(s, me) else Refusal("OR-14.1", "no-six")

    colour = yield t.ask(me, t.box.RETIRE, sixes, "OR-14.1", barred)
    _leave(s, me, colour * 6 + SIX)
    forced_out(t, s, me)  # OR-17.15
    retire(t, s, me, colour)


def _grow(t: T, s: State, me: int) -> None:
    for worker in away(s, me):
        if worker < SPEAKER:
            _leave(s, me, worker)
            s.home[me].append(worker + 1)
            t.tell("came-back", seat=me, worker=t.box.worker(worker + 1))
    s.home[me].sort()


def _leave(s: State, me: int, worker: int) -> None:
    code = me * WORKER_OF + worker
    next(zone for zone in s.zones if code in zone).remove(code)
