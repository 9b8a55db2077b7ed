"""What something would bring or cost, as a seat may know it beforehand: drawn as signs with numbers."""

from __future__ import annotations

import msgspec

from ludarium.games.trappers.box import Box
from ludarium.games.trappers.ground import NOBODY
from ludarium.games.trappers.printed import REP_LEAST, REP_MOST
from ludarium.games.trappers.state import State
from ludarium.table.table import Table

T = Table[Box]


class GainView(msgspec.Struct, frozen=True):
    what: str  # zeff, residents, artifact, quest, vp, income, rep, theirs (Reputation of another)
    n: int
    clan: int = 0  # of Reputation


def gains(**what: int) -> list[GainView]:
    """Those that are not 0, in the order given."""
    return [GainView(name, n) for name, n in what.items() if n]


def rep(t: T, s: State, seat: int, clan: int, by: int) -> list[GainView]:
    """A change with its opposite effect (TR-15.3), each within the ends of its track (TR-15.1, TR-15.6)."""
    if clan == NOBODY:
        return []
    found = _moved(s, seat, clan, by)
    enemy = s.foes[clan]
    if enemy and (found or t.box.options.echo_at_bound):
        found += _moved(s, seat, enemy, -1 if by > 0 else 1)
    return found


def _moved(s: State, seat: int, clan: int, by: int) -> list[GainView]:
    before = s.rep[seat][clan]
    change = max(REP_LEAST, min(REP_MOST, before + by)) - before
    return [GainView("rep", change, clan)] if change else []
