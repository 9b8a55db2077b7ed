"""What Artifacts do on the tracks: Hypostasis, Residents, zeff, Reputation, markers, turns."""

from __future__ import annotations

from ludarium.games.trappers import theft
from ludarium.games.trappers.box import Box
from ludarium.games.trappers.deeds import FORMS
from ludarium.games.trappers.files import OpRow
from ludarium.games.trappers.ground import CLANS, NOBODY
from ludarium.games.trappers.hypostasis import become, choose_form
from ludarium.games.trappers.opponents import whom
from ludarium.games.trappers.reputation import change, earn, join, lose, pay
from ludarium.games.trappers.state import State
from ludarium.table.choice import Refusal
from ludarium.table.table import Table, Turn

T = Table[Box]


def set_hypostasis(t: T, s: State, me: int, row: OpRow) -> Turn:
    if row.to == "choice":
        form = yield from choose_form(t, s, me)
    else:
        form = FORMS.index(row.to)
    yield from become(t, s, me, form)


def add_residents(t: T, s: State, me: int, row: OpRow) -> Turn:
    seat = yield from whom(t, s, me, row)
    if row.n > 0:
        join(t, s, seat, row.n)
    else:
        lose(s, seat, -row.n)
    t.tell("residents-changed", seat=seat, n=row.n)


def add_zeff(t: T, s: State, me: int, row: OpRow) -> Turn:
    seat = yield from whom(t, s, me, row)
    if row.n > 0:
        earn(t, s, seat, row.n)
    else:
        pay(s, seat, -row.n)
    t.tell("zeff-changed", seat=seat, n=row.n)


def add_rep(t: T, s: State, me: int, row: OpRow) -> Turn:
    seat = yield from whom(t, s, me, row)
    if row.clan == "cell":
        clans = [t.box.clan_of[s.cell[me]]]
    elif row.clan == "warring":
        clans = [clan for clan in range(1, CLANS + 1) if s.foes[clan]]
    else:
        clans = [(yield t.ask(me, t.box.CLAN, range(1, CLANS + 1), "TR-22.2", _no_clan))]
    for clan in clans:
        if clan != NOBODY:
            change(t, s, seat, clan, row.n, row.echo)


def _no_clan(clan: int) -> Refusal | None:
    return None if clan != NOBODY else Refusal("TR-22.2", "no-clan")


def steal_rep(t: T, s: State, me: int, row: OpRow) -> Turn:
    for _ in range(row.n):
        target = yield from theft.choose(t, s, me, may_cancel=False)
        if target is None:
            return
        theft.steal(t, s, me, *target)


def remove_marker(t: T, s: State, me: int, row: OpRow) -> Turn:
    s.marks[me] &= ~(1 << s.cell[me])
    s.robbed[me] &= ~(1 << s.cell[me])
    t.tell("marker-removed", seat=me, cell=s.cell[me], at=t.box.at(s.cell[me]))
    yield from ()


def extra_turn(t: T, s: State, me: int, row: OpRow) -> Turn:
    s.again = 1
    yield from ()


def miss_turn(t: T, s: State, me: int, row: OpRow) -> Turn:
    seat = yield from whom(t, s, me, row)
    s.miss[seat] = 1
    t.tell("will-miss", seat=seat)
