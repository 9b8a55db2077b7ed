"""The Action phase (TR-6): what happens when a movement ends, then one action a question until the end."""

from __future__ import annotations

from ludarium.games.trappers import (
    artifacts,
    deeds,
    drawing,
    duels,
    exchange,
    handing_in,
    hypostasis,
    in_force,
    legal,
    quests,
    raids,
    services,
)
from ludarium.games.trappers.box import Box
from ludarium.games.trappers.places import (
    ACTS,
    AT_RONGAUM,
    AT_THEIR_CITY,
    AT_THEIR_FACTORY,
    BECAUSE,
    BECOME,
    BUY_REP,
    CAPTURE,
    DAMAGE,
    DESTROY,
    DID_BECOME,
    DID_TOLL,
    END,
    PEACE,
    RAID,
    ROB,
    SHUT,
    STAY,
    TAKE_QUEST,
    THEFT,
)
from ludarium.games.trappers.printed import TOLL
from ludarium.games.trappers.reputation import earn, lose, pay, raise_all_at_war
from ludarium.games.trappers.state import NO_TILE, State
from ludarium.table.choice import Choice, Refusal
from ludarium.table.table import Asking, Table, Turn

T = Table[Box]


def action(t: T, s: State, me: int) -> Turn:
    """TR-6.9: the stop and its Quests; the Rongaum die; a host; then the voluntary actions."""
    cell = s.cell[me]
    s.now.place = legal.place_of(t, s, me, cell)
    if quests.note_here(t, s, me, deeds.STOP):
        yield from quests.settle(t, s)
        if s.winner >= 0:
            return
    if s.now.place == AT_RONGAUM and (s.now.entered or t.box.options.rongaum_stay == "roll"):
        yield from rongaum(t, s, me)
    host = host_at(t, s, me, cell)
    if host >= 0:
        yield from _pay_toll(t, s, me)
        if s.winner < 0:
            yield from duels.be_beaten(t, s, me, host)
        return
    while s.winner < 0 and s.cell[me] >= 0:
        option = yield from _asked(t, s, me)
        if option == END:
            return
        yield from act(t, s, me, option)


def host_at(t: T, s: State, me: int, cell: int) -> int:
    """TR-17.8 (b): the owner of a settlement, if its rover is there and wins."""
    tile = s.tiles[cell]
    if tile == NO_TILE or s.cell[tile >> 1] != cell or tile >> 1 == me:
        return -1
    always = t.box.options.host_win == "always" and not duels.truce(t, s)
    return tile >> 1 if always else -1


def _asked(t: T, s: State, me: int) -> Asking[int]:
    """What is done next. Who holds no Artifacts is asked only if there is something to do: a Quest that could be
    abandoned is nothing (spec 6)."""

    def candidates() -> list[int]:
        return legal.acts(t, s, me)

    def barred(option: int) -> Refusal | None:
        return legal.no_act(t, s, me, option)

    hidden = bool(s.hands[me])
    choice: Choice = t.ask(me, t.box.ACT, candidates, BECAUSE[s.now.place], barred, hidden)
    if not hidden and len(choice.options) == 1 + len(s.held[me]):
        return choice.options[0]
    option: int = yield choice
    return option


def act(t: T, s: State, me: int, option: int) -> Turn:
    """Do what was chosen."""
    box = t.box
    if option < ACTS:
        yield from _do(t, s, me, option)
    elif option < box.beat:
        yield from _duel(t, s, me, option - box.duel)
    elif option < box.sell:
        s.now.line = SHUT
        yield from duels.beat(t, s, me, option - box.beat)
    elif option < box.hand_in:
        yield from exchange.sell(t, s, me, option - box.sell)
    elif option < box.use:
        yield from handing_in.hand_in(t, s, me, option - box.hand_in)
    elif option < box.abandon:
        yield from artifacts.use(t, s, me, option - box.use)
    else:
        quests.drop(t, s, me, option - box.abandon, "quest-abandoned")  # TR-18.11


def _do(t: T, s: State, me: int, option: int) -> Turn:
    if BECOME <= option < BUY_REP:
        s.now.did |= DID_BECOME  # TR-7.10
        yield from hypostasis.become(t, s, me, option - BECOME)
    elif option == TAKE_QUEST:
        yield from exchange.take_quest(t, s, me)
    elif option == THEFT:
        yield from exchange.steal(t, s, me)
    elif option in _ASSAULTS:
        s.now.line = SHUT
        yield from raids.assault(t, s, me, _ASSAULTS[option])
    elif option == RAID:
        s.now.line = SHUT
        yield from raids.raid_wasteland(t, s, me)
    elif option == STAY:
        yield from _pay_toll(t, s, me)
    else:
        found = services.PLAIN[option](t, s, me)
        if s.winner < 0 and (found or s.now.dirty):
            yield from quests.settle(t, s)


_ASSAULTS = {ROB: deeds.ROB, DESTROY: deeds.DESTROY, CAPTURE: deeds.CAPTURE, DAMAGE: deeds.DAMAGE}


# -- mandatory: the Rongaum die, the toll ----------------------------------------


def rongaum(t: T, s: State, me: int) -> Turn:
    """TR-8.1 … 8.5."""
    die = yield from artifacts.roll(t, s, me)
    if s.winner >= 0:
        return
    if quests.note_here(t, s, me, deeds.RONGAUM_DIE, die):
        yield from quests.settle(t, s)
        if s.winner >= 0:
            return
    if die == 2:
        t.tell("residents-lost", seat=me, n=lose(s, me, 2))
    elif die == 3:
        s.miss[me] = 1
        t.tell("will-miss", seat=me)
    elif die == 4:
        drawing.draw_artifact(t, s, me)
    elif die == 5:
        yield from drawing.draw_quest(t, s, me, "TR-8.4")
    elif die == 6:
        raise_all_at_war(t, s, me)
        if s.now.dirty:
            yield from quests.settle(t, s)


def _pay_toll(t: T, s: State, me: int) -> Turn:
    """TR-14.1: what there is, if it isn't enough."""
    owner, side = divmod(s.tiles[s.cell[me]], 2)
    s.now.line = PEACE
    s.now.did |= DID_TOLL
    if s.mods[me] and in_force.ignores(t, s, me, "toll"):
        return
    paid = pay(s, me, TOLL[side])
    earn(t, s, owner, paid)
    t.tell("toll-paid", seat=me, other=owner, n=paid)
    if quests.note_here(t, s, me, deeds.TOLL):
        yield from quests.settle(t, s)


def _duel(t: T, s: State, me: int, other: int) -> Turn:
    """In somebody's settlement the toll comes first (TR-17.9)."""
    if s.now.place in (AT_THEIR_FACTORY, AT_THEIR_CITY):
        yield from _pay_toll(t, s, me)
        if s.winner >= 0:
            return
    s.now.line = SHUT
    yield from duels.duel(t, s, me, other)
