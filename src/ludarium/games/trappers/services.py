"""What is bought and built, without a question between: Reputation, Residents, Artifacts, settlements."""

from __future__ import annotations

from ludarium.games.trappers import build, deeds, drawing, in_force, quests
from ludarium.games.trappers.box import Box
from ludarium.games.trappers.deeds import Deed
from ludarium.games.trappers.places import (
    BUILD,
    BUY_ARTIFACT,
    BUY_REP,
    CAPITAL,
    DID_BUY_ARTIFACT,
    DID_BUY_REP,
    DID_RESIDENTS,
    MODERNISE,
    PEACE,
    SHUT,
    TAKE_RESIDENTS,
    WASTE,
)
from ludarium.games.trappers.printed import ARTIFACT_PRICE, JOINING, REP_LEAST, REP_PRICE
from ludarium.games.trappers.reputation import at_war, change, join, pay, reputation
from ludarium.games.trappers.state import State
from ludarium.table.table import Table

T = Table[Box]


def _buy_rep(t: T, s: State, me: int) -> bool:
    """TR-6.7."""
    cell = s.cell[me]
    clan = t.box.clan_of[cell]
    pay(s, me, in_force.price(t, s, me, "buy_rep", REP_PRICE))
    s.now.did |= DID_BUY_REP
    s.now.line = SHUT if s.now.place == WASTE else PEACE  # TR-12.1
    t.tell("rep-bought", seat=me, clan=t.box.clan(clan), number=clan)
    change(t, s, me, clan, 1, echo=True)
    return quests.note(t, s, me, Deed(deeds.BUY_REP, clan=clan, cell=cell, war=at_war(s, clan)))


def _take_residents(t: T, s: State, me: int) -> bool:
    """TR-9.3 in a Capital, TR-13.1 in an own settlement; then the marker (TR-6.4)."""
    cell = s.cell[me]
    rep = reputation(t, s, me, cell)
    count = rep
    if s.now.place == CAPITAL:
        count = JOINING[min(rep - REP_LEAST, len(JOINING) - 1)]
    join(t, s, me, count)
    s.marks[me] |= 1 << cell
    s.now.did |= DID_RESIDENTS
    s.now.line = PEACE
    t.tell("residents-join", seat=me, n=count, cell=cell, at=t.box.at(cell))
    deed = Deed(
        deeds.RECRUIT, t.box.clan_of[cell], cell, t.box.ground.kind[cell], war=at_war(s, t.box.clan_of[cell])
    )
    return quests.note(t, s, me, deed)


def _buy_artifact(t: T, s: State, me: int) -> bool:
    """TR-9.5."""
    pay(s, me, in_force.price(t, s, me, "buy_artifact", ARTIFACT_PRICE))
    s.now.did |= DID_BUY_ARTIFACT
    s.now.line = PEACE
    t.tell("artifact-bought", seat=me)
    drawing.draw_artifact(t, s, me)
    clan = t.box.clan_of[s.cell[me]]
    return quests.note(t, s, me, Deed(deeds.BUY_ARTIFACT, clan=clan, cell=s.cell[me], war=at_war(s, clan)))


def _build(t: T, s: State, me: int) -> bool:
    s.now.line = SHUT
    return build.build(t, s, me)


def _modernise(t: T, s: State, me: int) -> bool:
    s.now.line = SHUT
    return build.modernise(t, s, me)


# What is done at once; each says whether a Quest may be completed by it.
PLAIN = {
    BUY_REP: _buy_rep,
    TAKE_RESIDENTS: _take_residents,
    BUY_ARTIFACT: _buy_artifact,
    BUILD: _build,
    MODERNISE: _modernise,
}
