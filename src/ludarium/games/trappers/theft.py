"""Reputation stolen from an opponent (TR-11.4 … 11.6)."""

from __future__ import annotations

from ludarium.games.trappers.box import Box
from ludarium.games.trappers.ground import CLANS, NOBODY
from ludarium.games.trappers.here import not_here
from ludarium.games.trappers.places import AT_OLD, DID_STEAL
from ludarium.games.trappers.reputation import change
from ludarium.games.trappers.state import State
from ludarium.table.choice import Refusal
from ludarium.table.table import Asking, Table

T = Table[Box]


def victims(t: T, s: State, me: int) -> list[int]:
    """Opponents with a base Reputation above 0 somewhere; also those off the board (TR-11.6)."""
    return [seat for seat in range(t.seats) if seat != me and max(s.rep[seat]) > 0]


def choose(t: T, s: State, me: int, may_cancel: bool) -> Asking[tuple[int, int] | None]:
    """Opponent, then clan; None when it is taken back, or nobody can be robbed."""
    cancel = (t.box.no_seat,) if may_cancel else ()

    def no_victim(seat: int) -> Refusal | None:
        if seat in cancel or seat in victims(t, s, me):
            return None
        return Refusal("TR-11.4", "yourself" if seat == me else "nothing-to-steal")

    seats = (*victims(t, s, me), *cancel)
    if not seats:
        return None
    victim: int = yield t.ask(me, t.box.VICTIM, seats, "TR-11.4", no_victim)
    if victim == t.box.no_seat:
        return None
    clans = tuple(clan for clan in range(1, CLANS + 1) if s.rep[victim][clan] > 0)

    def no_clan(clan: int) -> Refusal | None:
        if clan in clans or (may_cancel and clan == NOBODY):
            return None
        return Refusal("TR-11.4", "nothing-to-steal")

    clan: int = yield t.ask(me, t.box.CLAN, (NOBODY, *clans) if may_cancel else clans, "TR-11.4", no_clan)
    return None if clan == NOBODY else (victim, clan)


def steal(t: T, s: State, me: int, victim: int, clan: int) -> None:
    """TR-11.6: base values, no opposite effect for either; at 6 the thief gains nothing."""
    t.tell("stole", seat=me, other=victim, clan=t.box.clan(clan), number=clan)
    change(t, s, victim, clan, -1, echo=False)
    change(t, s, me, clan, 1, echo=False)


def no_theft(t: T, s: State, me: int) -> Refusal | None:
    """TR-11.4, TR-11.5."""
    if refused := not_here(s, AT_OLD):
        return refused
    if not s.hands[me]:
        return Refusal("TR-11.4", "no-artifact-to-give")
    if s.now.did & DID_STEAL and t.box.options.thefts_per_turn == "one":
        return Refusal("TR-11.5", "one-theft")
    return None if victims(t, s, me) else Refusal("TR-11.4", "nothing-to-steal")
