"""What a pack's text says and the table can't read: the players apply it by hand, and all must agree (TR-22.3)."""

from __future__ import annotations

from ludarium.games.trappers.box import Box, read_adjustment
from ludarium.games.trappers.printed import REP_LEAST, REP_MOST
from ludarium.games.trappers.reputation import earn, join, lose, pay
from ludarium.games.trappers.state import State, others
from ludarium.table.choice import Refusal
from ludarium.table.phrase import Phrase
from ludarium.table.table import Asking, Table, Turn

T = Table[Box]

_AT_MOST = 40  # steps of one card


def agreed(t: T, s: State, me: int, because: str) -> Asking[bool]:
    """Whether all the others say yes, asked in turn order."""
    for who in others(s, me):
        if not (yield t.ask(who, t.box.AGREE, range(2), because)):
            t.tell("disagreed", seat=who)
            return False
    return True


def adjust(t: T, s: State, me: int) -> Turn:
    """One point up or down a question, until done; if somebody disagrees, all of it is taken back."""
    steps: list[int] = []
    done = t.box.ADJUST.size - 1

    def no_step(option: int) -> Refusal | None:
        if option == done:
            return None
        return None if len(steps) < _AT_MOST and _room(t, s, option) else Refusal("TR-22.3", "no-room")

    while True:
        option = yield t.ask(me, t.box.ADJUST, range(done + 1), "TR-22.3", no_step)
        if option == done:
            break
        steps.append(option)
        _apply(t, s, option)
    if steps and not (yield from agreed(t, s, me, "TR-22.3")):
        for option in reversed(steps):
            _apply(t, s, option ^ 1)


def _room(t: T, s: State, option: int) -> bool:
    seat, thing, up = read_adjustment(option)
    if thing > 1:
        rep = s.rep[seat][thing - 1]
        return rep < REP_MOST if up else rep > REP_LEAST
    have = s.zeff[seat] if thing == 0 else s.people[seat]
    most = t.box.money_max if thing == 0 else t.box.residents_max
    return (most is None or have < most) if up else have > 0


def _apply(t: T, s: State, option: int) -> None:
    seat, thing, up = read_adjustment(option)
    if thing > 1:
        s.rep[seat][thing - 1] += 1 if up else -1
        s.now.dirty = 1
    elif thing == 0:
        earn(t, s, seat, 1) if up else pay(s, seat, 1)
    elif up:
        join(t, s, seat, 1)
    else:
        lose(s, seat, 1)
    t.tell("adjusted-up" if up else "adjusted-down", seat=seat, thing=_name(t, thing))


def _name(t: T, thing: int) -> Phrase:
    if thing > 1:
        return Phrase("adjust-rep", {"clan": t.box.clan(thing - 1)})
    return Phrase(("adjust-zeff", "adjust-residents")[thing])
