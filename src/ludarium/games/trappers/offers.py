"""What can be done on the cell where the active Trapper has stopped: what each action costs and brings, and what
forbids it (spec 9). Hands are not looked into: the panel is the same for whoever may see it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ludarium.games.trappers import build, decks, in_force, legal
from ludarium.games.trappers.box import Box
from ludarium.games.trappers.gains import GainView, gains, rep
from ludarium.games.trappers.places import (
    ACT_WORDS,
    AT_CAPITAL,
    BUILD,
    BUY_ARTIFACT,
    BUY_REP,
    END,
    MENU,
    MODERNISE,
    RAID,
    STAY,
    TAKE_QUEST,
    TAKE_RESIDENTS,
)
from ludarium.games.trappers.printed import (
    ARTIFACT_PRICE,
    BUILD_COST,
    BUILD_ZEFF,
    INCOME,
    JOINING,
    MODERNISE_COST,
    MODERNISE_ZEFF,
    REP_LEAST,
    REP_PRICE,
    TOLL,
    VP_CITY,
)
from ludarium.games.trappers.reputation import reputation
from ludarium.games.trappers.state import CITY, FACTORY, State
from ludarium.table.phrase import Phrase
from ludarium.table.table import Table
from ludarium.table.words import refusal_phrase

T = Table[Box]


class OfferView(msgspec.Struct, frozen=True):
    act: str  # the word of its target, act:…; of a meeting duel or beat, with the opponent's rover as target
    other: int  # the opponent, or -1
    gains: list[GainView]
    clause: str  # that forbids it, or empty
    why: Phrase | None


def of(t: T, s: State) -> list[OfferView]:
    """In the order of the rules; the end of the turn is no offer."""
    me = s.order[s.at]
    box, place = t.box, s.now.place
    found = [_offer(t, s, me, option) for option in MENU[place] if option != END]
    meetings = [option for option in legal.acts(t, s, me) if box.duel <= option < box.sell]
    return found + [_meeting(t, s, me, option) for option in meetings]


def _offer(t: T, s: State, me: int, option: int) -> OfferView:
    brings = _BRINGS.get(option)
    return _said(t, s, me, option, ACT_WORDS[option], -1, brings(t, s, me) if brings else [])


def _meeting(t: T, s: State, me: int, option: int) -> OfferView:
    word = "beat" if option >= t.box.beat else "duel"
    return _said(t, s, me, option, word, (option - t.box.duel) % t.seats, [])


def _said(t: T, s: State, me: int, option: int, word: str, other: int, brings: list[GainView]) -> OfferView:
    refused = legal.no_act(t, s, me, option)
    if refused is None:
        return OfferView(word, other, brings, "", None)
    why = refusal_phrase(refused.clause, refused.why, refused.args)
    return OfferView(word, other, brings, refused.clause, why)


def _buy_rep(t: T, s: State, me: int) -> list[GainView]:
    price = in_force.price(t, s, me, "buy_rep", REP_PRICE)
    return gains(zeff=-price) + rep(t, s, me, t.box.clan_of[s.cell[me]], 1)


def _take_residents(t: T, s: State, me: int) -> list[GainView]:
    count = reputation(t, s, me, s.cell[me])
    if s.now.place == AT_CAPITAL:
        count = JOINING[min(count - REP_LEAST, len(JOINING) - 1)]
    return gains(residents=max(0, count))


def _buy_artifact(t: T, s: State, me: int) -> list[GainView]:
    return gains(zeff=-in_force.price(t, s, me, "buy_artifact", ARTIFACT_PRICE), artifact=1)


def _take_quest(t: T, s: State, me: int) -> list[GainView]:
    return gains(quest=1)


def _build(t: T, s: State, me: int) -> list[GainView]:
    zeff = in_force.price(t, s, me, "build", BUILD_ZEFF)
    residents = in_force.residents(t, s, me, "build", BUILD_COST)
    bonus = rep(t, s, me, t.box.clan_of[s.cell[me]], 1) if build.would_be_only(t, s, me) else []
    return gains(zeff=-zeff, residents=-residents, income=INCOME[FACTORY]) + bonus


def _raid(t: T, s: State, me: int) -> list[GainView]:
    there = int(decks.size(s.decks[decks.ARTIFACTS]) > 0)
    return gains(residents=-1, artifact=there) + rep(t, s, me, t.box.clan_of[s.cell[me]], -1)


def _modernise(t: T, s: State, me: int) -> list[GainView]:
    zeff = in_force.price(t, s, me, "modernise", MODERNISE_ZEFF)
    residents = in_force.residents(t, s, me, "modernise", MODERNISE_COST)
    return gains(zeff=-zeff, residents=-residents, vp=VP_CITY, income=INCOME[CITY] - INCOME[FACTORY])


def _stay(t: T, s: State, me: int) -> list[GainView]:
    free = s.mods[me] and in_force.ignores(t, s, me, "toll")
    return gains(zeff=0 if free else -min(s.zeff[me], TOLL[s.tiles[s.cell[me]] & 1]))


_BRINGS: dict[int, Callable[[T, State, int], list[GainView]]] = {
    BUY_REP: _buy_rep,
    TAKE_RESIDENTS: _take_residents,
    BUY_ARTIFACT: _buy_artifact,
    TAKE_QUEST: _take_quest,
    BUILD: _build,
    RAID: _raid,
    MODERNISE: _modernise,
    STAY: _stay,
}
