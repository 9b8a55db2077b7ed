"""Settlements: building (TR-12.2 … 12.4), modernising (TR-13.3, TR-13.4), tiles laid and taken back."""

from __future__ import annotations

from ludarium.games.trappers import in_force, quests
from ludarium.games.trappers.box import Box
from ludarium.games.trappers.deeds import BUILD, MODERNISE
from ludarium.games.trappers.places import DID_BUY_REP, NONE
from ludarium.games.trappers.printed import (
    BUILD_COST,
    BUILD_REP,
    BUILD_RESIDENTS,
    BUILD_ZEFF,
    CAPTURE_ZEFF,
    CITIES,
    DEFENCE,
    ENGINEER,
    FIGHTER,
    INCOME,
    MODERNISE_COST,
    MODERNISE_REP,
    MODERNISE_RESIDENTS,
    MODERNISE_ZEFF,
    TILES,
    VP_CITY,
)
from ludarium.games.trappers.reputation import award, change, earn, lose, pay, reputation
from ludarium.games.trappers.state import CITY, FACTORY, NO_TILE, State
from ludarium.table.choice import Refusal
from ludarium.table.table import Table

T = Table[Box]


def stock(s: State, seat: int) -> int:
    """Tiles not on the board (TR-1.10)."""
    return TILES - sum(1 for tile in s.tiles if tile != NO_TILE and tile >> 1 == seat)


def cities(s: State, seat: int) -> int:
    return s.tiles.count(2 * seat + CITY)


def factories(s: State, seat: int) -> int:
    return s.tiles.count(2 * seat + FACTORY)


def income(s: State, seat: int) -> int:
    """TR-3.7."""
    return INCOME[FACTORY] * factories(s, seat) + INCOME[CITY] * cities(s, seat)


def defence(t: T, s: State, cell: int) -> int:
    """TR-16.6: the owner's Reputation on that cell counts, negative too."""
    owner, side = divmod(s.tiles[cell], 2)
    return DEFENCE[side] + reputation(t, s, owner, cell) + in_force.total(t, s, owner, "add_defence")


def lay(t: T, s: State, seat: int, cell: int, side: int) -> None:
    s.tiles[cell] = 2 * seat + side
    s.now.dirty = 1
    t.tell("tile-laid", seat=seat, cell=cell, at=t.box.at(cell), city=side)


def remove(t: T, s: State, cell: int) -> None:
    owner = s.tiles[cell] >> 1
    s.tiles[cell] = NO_TILE
    s.now.dirty = 1
    t.tell("tile-removed", seat=owner, cell=cell, at=t.box.at(cell))


# -- building ------------------------------------------------------------------


def no_building(t: T, s: State, me: int) -> Refusal | None:
    """TR-12.2."""
    waived = in_force.waived
    if s.now.line != NONE:
        return Refusal("TR-12.1", "other-line")
    if s.form[me] == FIGHTER and not waived(t, s, me, "hypostasis", "build"):
        return Refusal("TR-7.5", "no-fighter")
    cost = in_force.residents(t, s, me, "build", BUILD_COST)
    needs = cost if waived(t, s, me, "residents", "build") else BUILD_RESIDENTS
    if s.people[me] < needs:
        return Refusal("TR-12.2", "residents", needs=needs, has=s.people[me])
    rep = reputation(t, s, me, s.cell[me])
    if rep < BUILD_REP and not waived(t, s, me, "rep", "build"):
        return Refusal("TR-12.2", "rep", needs=BUILD_REP, has=rep)
    zeff = in_force.price(t, s, me, "build", BUILD_ZEFF)
    if s.zeff[me] < zeff:
        return Refusal("TR-12.2", "zeff", needs=zeff, has=s.zeff[me])
    return None if stock(s, me) else Refusal("TR-1.10", "no-tile")


def build(t: T, s: State, me: int) -> bool:
    """Pay, lay the tile and a marker; +1 Reputation for the only settlement in the clan (TR-12.3)."""
    cell = s.cell[me]
    clan = t.box.clan_of[cell]
    pay(s, me, in_force.price(t, s, me, "build", BUILD_ZEFF))
    lose(s, me, in_force.residents(t, s, me, "build", BUILD_COST))
    only = would_be_only(t, s, me)
    lay(t, s, me, cell, FACTORY)
    s.marks[me] |= 1 << cell
    if only:
        change(t, s, me, clan, 1, echo=True)
    return quests.note_here(t, s, me, BUILD)


def would_be_only(t: T, s: State, me: int) -> bool:
    """TR-12.3: whether a settlement here would be the only one in its clan, of one's own or of anybody's."""
    clan = t.box.clan_of[s.cell[me]]
    owners = [
        tile >> 1 for cell, tile in enumerate(s.tiles) if tile != NO_TILE and t.box.clan_of[cell] == clan
    ]
    return not owners if t.box.options.first_factory_scope == "any" else me not in owners


# -- modernising ---------------------------------------------------------------


def no_modernising(t: T, s: State, me: int) -> Refusal | None:
    """TR-13.3, TR-13.4."""
    waived = in_force.waived
    if s.now.did & DID_BUY_REP:
        return Refusal("TR-13.2", "other-line")
    if s.form[me] != ENGINEER and not waived(t, s, me, "hypostasis", "modernise"):
        return Refusal("TR-13.3", "engineer")
    cost = in_force.residents(t, s, me, "modernise", MODERNISE_COST)
    needs = cost if waived(t, s, me, "residents", "modernise") else MODERNISE_RESIDENTS
    if s.people[me] < needs:
        return Refusal("TR-13.3", "residents", needs=needs, has=s.people[me])
    rep = reputation(t, s, me, s.cell[me])
    if rep < MODERNISE_REP and not waived(t, s, me, "rep", "modernise"):
        return Refusal("TR-13.3", "rep", needs=MODERNISE_REP, has=rep)
    zeff = in_force.price(t, s, me, "modernise", MODERNISE_ZEFF)
    if s.zeff[me] < zeff:
        return Refusal("TR-13.3", "zeff", needs=zeff, has=s.zeff[me])
    return None if waived(t, s, me, "city_limit", "modernise") else _city_limit(t, s, me)


def _city_limit(t: T, s: State, me: int) -> Refusal | None:
    if cities(s, me) >= CITIES:
        return Refusal("TR-13.4", "two-cities", n=CITIES)
    clan = t.box.clan_of[s.cell[me]]
    own = [t.box.clan_of[cell] for cell, tile in enumerate(s.tiles) if tile == 2 * me + CITY]
    return Refusal("TR-13.4", "city-in-clan") if clan in own else None


def modernise(t: T, s: State, me: int) -> bool:
    """The tile is turned; 6 points each time, also after damage (TR-13.3)."""
    pay(s, me, in_force.price(t, s, me, "modernise", MODERNISE_ZEFF))
    lose(s, me, in_force.residents(t, s, me, "modernise", MODERNISE_COST))
    lay(t, s, me, s.cell[me], CITY)
    award(t, s, me, s.cities, VP_CITY)
    return quests.note_here(t, s, me, MODERNISE)


# -- capturing -----------------------------------------------------------------


def no_capture(t: T, s: State, me: int) -> Refusal | None:
    """TR-14.5: a tile and the zeff beforehand."""
    if not stock(s, me):
        return Refusal("TR-14.5", "no-tile")
    zeff = capture_price(t, s, me)
    return Refusal("TR-14.5", "zeff", needs=zeff, has=s.zeff[me]) if s.zeff[me] < zeff else None


def capture_price(t: T, s: State, me: int) -> int:
    return in_force.price(t, s, me, "capture", CAPTURE_ZEFF) if t.box.options.capture_zeff == -4 else 0


def settle_capture(t: T, s: State, me: int) -> None:
    """What the bank gets, or pays (TR-14.4)."""
    if t.box.options.capture_zeff > 0:
        earn(t, s, me, CAPTURE_ZEFF)
    else:
        pay(s, me, capture_price(t, s, me))
