"""What may be done on a cell, and why not (TR-6 … TR-14): one predicate lists, refuses and explains.

The refusals of an action stand beside it, in the module that carries it out.
"""

from __future__ import annotations

from collections.abc import Callable

from ludarium.games.trappers import (
    artifacts,
    build,
    decks,
    duels,
    exchange,
    handing_in,
    hypostasis,
    raids,
    services,
    theft,
)
from ludarium.games.trappers.box import Box
from ludarium.games.trappers.ground import CAPITAL, NECHTO, OLD, PEOPLE, RONGAUM
from ludarium.games.trappers.here import not_here
from ludarium.games.trappers.movement import no_abandoning
from ludarium.games.trappers.places import (
    ACTS,
    AT_CAPITAL,
    AT_NECHTO,
    AT_OLD,
    AT_OWN,
    AT_OWN_FACTORY,
    AT_PEOPLE,
    AT_RONGAUM,
    AT_THEIR_CITY,
    AT_THEIR_FACTORY,
    AT_THEIRS,
    AT_WASTE,
    AT_WHITE,
    BECOME,
    BUILD,
    BUY_ARTIFACT,
    BUY_REP,
    CAPTURE,
    DAMAGE,
    DESTROY,
    END,
    MENU,
    MODERNISE,
    NONE,
    RAID,
    ROB,
    STAY,
    TAKE_QUEST,
    TAKE_RESIDENTS,
    THEFT,
)
from ludarium.games.trappers.printed import (
    ENGINEER,
    FIGHTER,
)
from ludarium.games.trappers.quest_cards import HAND_IN, MANUAL
from ludarium.games.trappers.state import CITY, NO_TILE, State
from ludarium.table.choice import Refusal
from ludarium.table.table import Table

T = Table[Box]

_SPECIAL = {
    NECHTO: AT_NECHTO,
    RONGAUM: AT_RONGAUM,
    CAPITAL: AT_CAPITAL,
    PEOPLE: AT_PEOPLE,
    OLD: AT_OLD,
}


def place_of(t: T, s: State, me: int, cell: int) -> int:
    """What this cell is for this Trapper (TR-1.5, TR-6.1)."""
    special = _SPECIAL.get(t.box.ground.kind[cell])
    if special is not None:
        return special
    tile = s.tiles[cell]
    if tile == NO_TILE:
        return AT_WASTE if t.box.clan_of[cell] else AT_WHITE
    return (AT_OWN_FACTORY if tile >> 1 == me else AT_THEIR_FACTORY) + (tile & 1 == CITY)


def acts(t: T, s: State, me: int) -> list[int]:
    """What may be wanted here, sorted; `no_act` sifts it."""
    box, place = t.box, s.now.place
    found = list(MENU[place])
    cell = s.cell[me]
    if place != AT_NECHTO and s.cell.count(cell) > 1:
        base = box.beat if place in AT_OWN else box.duel
        found += [base + seat for seat in range(t.seats) if seat != me and s.cell[seat] == cell]
    cards = decks.cards(s.hands[me]) if s.hands[me] else []
    if cards and place == AT_PEOPLE:
        found += [box.sell + card for card in cards]
    own = s.held[me]
    found += [box.hand_in + held.quest for held in own if box.quests[held.quest].task in (HAND_IN, MANUAL)]
    found += [box.use + card for card in cards]
    found += [box.abandon + held.quest for held in own]
    return found


def no_act(t: T, s: State, me: int, option: int) -> Refusal | None:
    """Why an option of ACT is not legal."""
    box = t.box
    if option < ACTS:
        return _CHECKS[option](t, s, me)
    if option < box.beat:
        return duels.no_duel(t, s, me, option - box.duel)
    if option < box.sell:
        return duels.no_beating(t, s, me, option - box.beat)
    if option < box.hand_in:
        return exchange.no_sale(s, me, option - box.sell)
    if option < box.use:
        return handing_in.no_hand_in(t, s, me, option - box.hand_in)
    if option < box.abandon:
        return artifacts.barred(t, s, me, option - box.use)
    return no_abandoning(s, me, option - box.abandon)


def _no_end(t: T, s: State, me: int) -> Refusal | None:
    """Mandatory things come first (TR-6.2): on an opponent's settlement the toll or a raid."""
    if s.now.place in AT_THEIRS and s.now.line == NONE:
        return Refusal("TR-6.2", "toll-first")
    return None


def _no_stay(t: T, s: State, me: int) -> Refusal | None:
    """TR-14.1."""
    if refused := not_here(s, *AT_THEIRS):
        return refused
    return Refusal("TR-14.1", "toll-paid") if s.now.line != NONE else None


def _no_building(t: T, s: State, me: int) -> Refusal | None:
    """TR-12.2."""
    if s.now.place == AT_WHITE:
        return Refusal("TR-12.8", "nobodys-cell")
    return not_here(s, AT_WASTE) or build.no_building(t, s, me)


def _no_modernising(t: T, s: State, me: int) -> Refusal | None:
    """TR-13.2 … 13.4."""
    return not_here(s, AT_OWN_FACTORY) or build.no_modernising(t, s, me)


_CHECKS: tuple[Callable[[T, State, int], Refusal | None], ...] = tuple(
    check
    for _, check in sorted(
        {
            END: _no_end,
            **{BECOME + form: hypostasis.no_becoming(form) for form in range(4)},
            BUY_REP: services.no_buying_rep,
            TAKE_RESIDENTS: services.no_residents,
            BUY_ARTIFACT: services.no_artifact,
            ROB: raids.no_robbery,
            TAKE_QUEST: exchange.no_quest,
            THEFT: theft.no_theft,
            BUILD: _no_building,
            RAID: raids.no_wasteland_raid,
            MODERNISE: _no_modernising,
            STAY: _no_stay,
            DESTROY: raids.no_assault(AT_THEIR_FACTORY, FIGHTER),
            CAPTURE: raids.no_assault(AT_THEIR_FACTORY, ENGINEER),
            DAMAGE: raids.no_assault(AT_THEIR_CITY, FIGHTER),
        }.items()
    )
)
