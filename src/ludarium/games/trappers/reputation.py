"""Reputation (TR-15), and what else is counted on a Trapper's tracks: zeff, Residents, points."""

from __future__ import annotations

from ludarium.games.trappers.box import Box
from ludarium.games.trappers.ground import CLANS, NOBODY
from ludarium.games.trappers.printed import MIMIC, REP_LEAST, REP_MOST
from ludarium.games.trappers.state import OVER, State
from ludarium.table.table import Table

T = Table[Box]


def reputation(t: T, s: State, seat: int, cell: int) -> int:
    """TR-1.7, TR-7.8: what counts on this cell. A cell of nobody: 0, and the Mimic gets nothing."""
    return effective(t, s, seat, t.box.clan_of[cell])


def effective(t: T, s: State, seat: int, clan: int) -> int:
    base = s.rep[seat][clan]
    if clan and s.form[seat] == MIMIC:
        return min(t.box.options.mimic_cap, base + 2)
    return base


def change(t: T, s: State, seat: int, clan: int, by: int, echo: bool) -> None:
    """A change on the track (TR-15.1); with `echo` the clan's enemy takes it the other way round (TR-15.3)."""
    moved = _move(t, s, seat, clan, by)
    enemy = s.foes[clan]
    if echo and enemy and (moved or t.box.options.echo_at_bound):  # TR-15.6
        _move(t, s, seat, enemy, -1 if by > 0 else 1)  # one point, and no chain


def _move(t: T, s: State, seat: int, clan: int, by: int) -> bool:
    track = s.rep[seat]
    before = track[clan]
    after = track[clan] = max(REP_LEAST, min(REP_MOST, before + by))
    if after == before:
        return False
    s.now.dirty = 1
    if t.listening:
        t.tell(
            "rep-up" if after > before else "rep-down",
            seat=seat,
            clan=t.box.clan(clan),
            number=clan,
            rep=after,
            by=after - before,
        )
    return True


def raise_all_at_war(t: T, s: State, seat: int) -> None:
    """TR-8.5: every clan at war, no opposite effect."""
    for clan in range(1, CLANS + 1):
        if s.foes[clan]:
            change(t, s, seat, clan, 1, echo=False)


def at_war(s: State, clan: int) -> int:
    return 1 if clan != NOBODY and s.foes[clan] else 0


# -- zeff and Residents (TR-1.9) ----------------------------------------------


def pay(s: State, seat: int, zeff: int) -> int:
    """To the bank, or to whom the caller gives it: what there is, if it isn't enough."""
    paid = min(zeff, s.zeff[seat])
    s.zeff[seat] -= paid
    return paid


def earn(t: T, s: State, seat: int, zeff: int) -> None:
    total = s.zeff[seat] + zeff
    most = t.box.money_max
    s.zeff[seat] = total if most is None else min(most, total)


def join(t: T, s: State, seat: int, residents: int) -> None:
    total = s.people[seat] + residents
    most = t.box.residents_max
    s.people[seat] = total if most is None else min(most, total)


def lose(s: State, seat: int, residents: int) -> int:
    lost = min(residents, s.people[seat])
    s.people[seat] -= lost
    return lost


# -- victory points ------------------------------------------------------------


def points(s: State, seat: int) -> int:
    return s.duels[seat] + s.cities[seat] + s.quests[seat]


def award(t: T, s: State, seat: int, track: list[int], vp: int) -> None:
    """TR-20.1: whoever has enough wins at once; TR-20.2: the first to be counted, nothing pending is resolved."""
    track[seat] += vp
    t.tell("points", seat=seat, n=vp, total=points(s, seat))
    if s.winner < 0 and points(s, seat) >= t.box.options.target_vp:
        s.winner = seat
        s.phase = OVER
        s.reason = "target"
        t.tell("won", seat=seat)
