"""What is bought and built, without a question between: Reputation, Residents, Artifacts, settlements."""

from __future__ import annotations

from ludarium.games.trappers import build, decks, deeds, drawing, in_force, quests
from ludarium.games.trappers.box import Box
from ludarium.games.trappers.ground import NOBODY
from ludarium.games.trappers.here import not_here, own_marker, poor
from ludarium.games.trappers.places import (
    AT_CAPITAL,
    AT_OLD,
    AT_OWN,
    AT_PEOPLE,
    AT_THEIRS,
    AT_WASTE,
    BUILD,
    BUY_ARTIFACT,
    BUY_REP,
    DID_BUY_ARTIFACT,
    DID_BUY_REP,
    DID_RESIDENTS,
    DID_TOLL,
    MODERNISE,
    PEACE,
    SHUT,
    TAKE_RESIDENTS,
)
from ludarium.games.trappers.printed import ARTIFACT_PRICE, JOINING, MIMIC, REP_LEAST, REP_MOST, REP_PRICE
from ludarium.games.trappers.reputation import change, join, pay, reputation
from ludarium.games.trappers.state import State
from ludarium.table.choice import Refusal
from ludarium.table.table import Table

T = Table[Box]


def _buy_rep(t: T, s: State, me: int) -> bool:
    """TR-6.7."""
    clan = t.box.clan_of[s.cell[me]]
    pay(s, me, in_force.price(t, s, me, "buy_rep", REP_PRICE))
    s.now.did |= DID_BUY_REP
    s.now.line = SHUT if s.now.place == AT_WASTE else PEACE  # TR-12.1
    t.tell("rep-bought", seat=me, clan=t.box.clan(clan), number=clan)
    change(t, s, me, clan, 1, echo=True)
    return quests.note_here(t, s, me, deeds.BUY_REP)


def _take_residents(t: T, s: State, me: int) -> bool:
    """TR-9.3 in a Capital, TR-13.1 in an own settlement; then the marker (TR-6.4)."""
    cell = s.cell[me]
    rep = reputation(t, s, me, cell)
    count = rep
    if s.now.place == AT_CAPITAL:
        count = JOINING[min(rep - REP_LEAST, len(JOINING) - 1)]
    join(t, s, me, count)
    s.marks[me] |= 1 << cell
    s.now.did |= DID_RESIDENTS
    s.now.line = PEACE
    t.tell("residents-join", seat=me, n=count, cell=cell, at=t.box.at(cell))
    return quests.note_here(t, s, me, deeds.RECRUIT)


def _buy_artifact(t: T, s: State, me: int) -> bool:
    """TR-9.5."""
    pay(s, me, in_force.price(t, s, me, "buy_artifact", ARTIFACT_PRICE))
    s.now.did |= DID_BUY_ARTIFACT
    s.now.line = PEACE
    t.tell("artifact-bought", seat=me)
    drawing.draw_artifact(t, s, me)
    return quests.note_here(t, s, me, deeds.BUY_ARTIFACT)


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


# -- why not ------------------------------------------------------------------


def no_buying_rep(t: T, s: State, me: int) -> Refusal | None:
    """TR-6.7."""
    now = s.now
    if now.place in (AT_PEOPLE, AT_OLD):
        return Refusal("TR-6.7", "not-here")
    clan = t.box.clan_of[s.cell[me]]
    if clan == NOBODY:
        return Refusal("TR-12.8", "nobodys-cell")
    again = now.did & DID_BUY_REP and t.box.options.rep_buy_per_turn == "any"
    if now.line == SHUT and not again:
        return Refusal("TR-6.3", "other-line")
    if now.place in AT_THEIRS and not now.did & DID_TOLL:
        return Refusal("TR-14.1", "toll-first")
    if now.did & DID_BUY_ARTIFACT:
        return Refusal("TR-9.2", "order")
    if now.did & DID_BUY_REP and not again:
        return Refusal("TR-6.7", "one-point")
    if s.rep[me][clan] >= REP_MOST:
        return Refusal("TR-6.7", "rep-full", n=REP_MOST)
    return poor(t, s, me, "buy_rep", REP_PRICE, "TR-6.7")


def no_residents(t: T, s: State, me: int) -> Refusal | None:
    """TR-9.3, TR-13.1."""
    if refused := not_here(s, AT_CAPITAL, *AT_OWN):
        return refused
    now = s.now
    if now.did & (DID_BUY_REP | DID_BUY_ARTIFACT):
        return Refusal("TR-9.2" if now.place == AT_CAPITAL else "TR-13.2", "order")
    if now.place == AT_CAPITAL:
        if s.form[me] == MIMIC and not in_force.waived(t, s, me, "hypostasis", "recruit"):
            return Refusal("TR-7.7", "no-mimic")
    elif reputation(t, s, me, s.cell[me]) <= 0:
        return Refusal("TR-13.1", "nobody-comes")
    return own_marker(t, s, me, s.marks, "recruit", "TR-6.5")


def no_artifact(t: T, s: State, me: int) -> Refusal | None:
    """TR-9.5."""
    if refused := not_here(s, AT_CAPITAL):
        return refused
    if s.now.did & DID_BUY_ARTIFACT:
        return Refusal("TR-9.5", "one-artifact")
    if not decks.size(s.decks[decks.ARTIFACTS]):
        return Refusal("TR-9.5", "deck-empty")
    return poor(t, s, me, "buy_artifact", ARTIFACT_PRICE, "TR-9.5")
