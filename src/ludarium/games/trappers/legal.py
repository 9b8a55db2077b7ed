"""What may be done on a cell, and why not (TR-6 … TR-14): one predicate lists, refuses and explains."""

from __future__ import annotations

from collections.abc import Callable

from ludarium.games.trappers import artifacts, build, decks, in_force, quests, theft
from ludarium.games.trappers.box import Box
from ludarium.games.trappers.ground import CAPITAL as CAPITAL_CELL
from ludarium.games.trappers.ground import NECHTO as NECHTO_CELL
from ludarium.games.trappers.ground import NOBODY
from ludarium.games.trappers.ground import OLD as OLD_CELL
from ludarium.games.trappers.ground import PEOPLE as PEOPLE_CELL
from ludarium.games.trappers.ground import RONGAUM as RONGAUM_CELL
from ludarium.games.trappers.movement import no_abandoning
from ludarium.games.trappers.places import (
    ACTS,
    BECOME,
    BUILD,
    BUY_ARTIFACT,
    BUY_REP,
    CAPITAL,
    CAPTURE,
    DAMAGE,
    DESTROY,
    DID_BECOME,
    DID_BUY_ARTIFACT,
    DID_BUY_REP,
    DID_STEAL,
    DID_TOLL,
    END,
    MENU,
    MODERNISE,
    NECHTO,
    NONE,
    OLD,
    OWN_CITY,
    OWN_FACTORY,
    PEACE,
    PEOPLE,
    RAID,
    ROB,
    RONGAUM,
    SHUT,
    STAY,
    TAKE_QUEST,
    TAKE_RESIDENTS,
    THEFT,
    THEIR_CITY,
    THEIR_FACTORY,
    WASTE,
    WHITE,
)
from ludarium.games.trappers.printed import (
    ARTIFACT_PRICE,
    ENGINEER,
    FIGHTER,
    MIMIC,
    RAID_FIGHTERS,
    RAID_RESIDENTS,
    REP_MOST,
    REP_PRICE,
)
from ludarium.games.trappers.quest_cards import HAND_IN, MANUAL, OLDS, PEOPLES
from ludarium.games.trappers.reputation import reputation
from ludarium.games.trappers.state import CITY, NO_TILE, State
from ludarium.table.choice import Refusal
from ludarium.table.table import Table

T = Table[Box]
No = Refusal | None

_SPECIAL = {
    NECHTO_CELL: NECHTO,
    RONGAUM_CELL: RONGAUM,
    CAPITAL_CELL: CAPITAL,
    PEOPLE_CELL: PEOPLE,
    OLD_CELL: OLD,
}
_THEIRS = (THEIR_FACTORY, THEIR_CITY)
_OWN = (OWN_FACTORY, OWN_CITY)


def place_of(t: T, s: State, me: int, cell: int) -> int:
    """What this cell is for this Trapper (TR-1.5, TR-6.1)."""
    special = _SPECIAL.get(t.box.ground.kind[cell])
    if special is not None:
        return special
    tile = s.tiles[cell]
    if tile == NO_TILE:
        return WASTE if t.box.clan_of[cell] else WHITE
    return (OWN_FACTORY if tile >> 1 == me else THEIR_FACTORY) + (tile & 1 == CITY)


def acts(t: T, s: State, me: int) -> list[int]:
    """What may be wanted here, sorted; `no_act` sifts it."""
    box, place = t.box, s.now.place
    found = list(MENU[place])
    cell = s.cell[me]
    if place != NECHTO and s.cell.count(cell) > 1:
        base = box.beat if place in _OWN else box.duel
        found += [base + seat for seat in range(t.seats) if seat != me and s.cell[seat] == cell]
    cards = decks.cards(s.hands[me]) if s.hands[me] else []
    if cards and place == PEOPLE:
        found += [box.sell + card for card in cards]
    own = s.held[me]
    found += [box.hand_in + held.quest for held in own if box.quests[held.quest].task in (HAND_IN, MANUAL)]
    found += [box.use + card for card in cards]
    found += [box.abandon + held.quest for held in own]
    return found


def no_act(t: T, s: State, me: int, option: int) -> No:
    """Why an option of ACT is not legal."""
    box = t.box
    if option < ACTS:
        return _CHECKS[option](t, s, me)
    if option < box.beat:
        return _no_duel(t, s, me, option - box.duel)
    if option < box.sell:
        return _no_beating(t, s, me, option - box.beat)
    if option < box.hand_in:
        return _no_sale(s, me, option - box.sell)
    if option < box.use:
        return _no_hand_in(t, s, me, option - box.hand_in)
    if option < box.abandon:
        return artifacts.barred(t, s, me, option - box.use)
    return no_abandoning(s, me, option - box.abandon)


def _not_here(s: State, *places: int) -> No:
    """TR-6.1: actions are those of the cell; TR-6.3: and of the line that was chosen."""
    if s.now.place not in places:
        return Refusal("TR-6.1", "not-here")
    return Refusal("TR-6.3", "other-line") if s.now.line == SHUT else None


def _poor(t: T, s: State, me: int, what: str, zeff: int, clause: str) -> No:
    needs = in_force.price(t, s, me, what, zeff)
    return Refusal(clause, "zeff", needs=needs, has=s.zeff[me]) if s.zeff[me] < needs else None


def _no_end(t: T, s: State, me: int) -> No:
    """Mandatory things come first (TR-6.2): on an opponent's settlement the toll or a raid."""
    if s.now.place in _THEIRS and s.now.line == NONE:
        return Refusal("TR-6.2", "toll-first")
    return None


def _no_becoming(form: int) -> Callable[[T, State, int], No]:
    def check(t: T, s: State, me: int) -> No:
        if refused := _not_here(s, NECHTO):
            return refused
        if s.now.did & DID_BECOME:
            return Refusal("TR-7.10", "one-change")
        return Refusal("TR-7.1", "same-form") if s.form[me] == form else None

    return check


def _no_buying_rep(t: T, s: State, me: int) -> No:
    """TR-6.7."""
    now = s.now
    if now.place in (PEOPLE, OLD):
        return Refusal("TR-6.7", "not-here")
    clan = t.box.clan_of[s.cell[me]]
    if clan == NOBODY:
        return Refusal("TR-12.8", "nobodys-cell")
    again = now.did & DID_BUY_REP and t.box.options.rep_buy_per_turn == "any"
    if now.line == SHUT and not again:
        return Refusal("TR-6.3", "other-line")
    if now.place in _THEIRS and not now.did & DID_TOLL:
        return Refusal("TR-14.1", "toll-first")
    if now.did & DID_BUY_ARTIFACT:
        return Refusal("TR-9.2", "order")
    if now.did & DID_BUY_REP and not again:
        return Refusal("TR-6.7", "one-point")
    if s.rep[me][clan] >= REP_MOST:
        return Refusal("TR-6.7", "rep-full", n=REP_MOST)
    return _poor(t, s, me, "buy_rep", REP_PRICE, "TR-6.7")


def _marker(t: T, s: State, me: int, marks: list[int], what: str, clause: str) -> No:
    if marks[me] >> s.cell[me] & 1 and not in_force.waived(t, s, me, "marker", what):
        return Refusal(clause, "marker")
    return None


def _no_residents(t: T, s: State, me: int) -> No:
    """TR-9.3, TR-13.1."""
    if refused := _not_here(s, CAPITAL, *_OWN):
        return refused
    now = s.now
    if now.did & (DID_BUY_REP | DID_BUY_ARTIFACT):
        return Refusal("TR-9.2" if now.place == CAPITAL else "TR-13.2", "order")
    if now.place == CAPITAL:
        if s.form[me] == MIMIC and not in_force.waived(t, s, me, "hypostasis", "recruit"):
            return Refusal("TR-7.7", "no-mimic")
    elif reputation(t, s, me, s.cell[me]) <= 0:
        return Refusal("TR-13.1", "nobody-comes")
    return _marker(t, s, me, s.marks, "recruit", "TR-6.5")


def _no_artifact(t: T, s: State, me: int) -> No:
    """TR-9.5."""
    if refused := _not_here(s, CAPITAL):
        return refused
    if s.now.did & DID_BUY_ARTIFACT:
        return Refusal("TR-9.5", "one-artifact")
    if not decks.size(s.decks[decks.ARTIFACTS]):
        return Refusal("TR-9.5", "deck-empty")
    return _poor(t, s, me, "buy_artifact", ARTIFACT_PRICE, "TR-9.5")


def _no_robbery(t: T, s: State, me: int) -> No:
    """TR-9.6."""
    if refused := _not_here(s, CAPITAL):
        return refused
    if s.now.line == PEACE:
        return Refusal("TR-9.1", "peace-was-chosen")
    if s.form[me] != FIGHTER:
        return Refusal("TR-9.6", "fighter")
    separate = t.box.options.capital_marker == "separate"
    return _marker(t, s, me, s.robbed if separate else s.marks, "raid", "TR-9.6")


def _no_quest(t: T, s: State, me: int) -> No:
    """TR-10.1, TR-11.1."""
    if refused := _not_here(s, PEOPLE, OLD):
        return refused
    at_people = s.now.place == PEOPLE
    clause = "TR-10.1" if at_people else "TR-11.1"
    if refused := _marker(t, s, me, s.marks, "quest", clause):
        return refused
    deck = s.decks[PEOPLES if at_people else OLDS]
    return None if decks.size(deck) else Refusal(clause, "deck-empty")


def _no_theft(t: T, s: State, me: int) -> No:
    """TR-11.4, TR-11.5."""
    if refused := _not_here(s, OLD):
        return refused
    if not s.hands[me]:
        return Refusal("TR-11.4", "no-artifact-to-give")
    if s.now.did & DID_STEAL and t.box.options.thefts_per_turn == "one":
        return Refusal("TR-11.5", "one-theft")
    return None if theft.victims(t, s, me) else Refusal("TR-11.4", "nothing-to-steal")


def _no_building(t: T, s: State, me: int) -> No:
    """TR-12.2."""
    if s.now.place == WHITE:
        return Refusal("TR-12.8", "nobodys-cell")
    return _not_here(s, WASTE) or build.no_building(t, s, me)


def _no_wasteland_raid(t: T, s: State, me: int) -> No:
    """TR-12.5 … 12.8."""
    if refused := _not_here(s, WASTE, WHITE):
        return refused
    clan = t.box.clan_of[s.cell[me]]
    if clan == NOBODY:
        if t.box.options.white_wasteland_raid == "forbidden":
            return Refusal("TR-12.8", "nobodys-cell")
        if refused := _marker(t, s, me, s.marks, "raid", "TR-12.8"):
            return refused
    elif s.raided[me] >> clan & 1 and not in_force.waived(t, s, me, "marker", "raid"):
        return Refusal("TR-12.6", "raided-already")
    needs = RAID_FIGHTERS if s.form[me] == FIGHTER else RAID_RESIDENTS
    if s.people[me] < needs and not in_force.waived(t, s, me, "residents", "raid"):
        return Refusal("TR-12.7", "residents", needs=needs, has=s.people[me])
    return None


def _no_modernising(t: T, s: State, me: int) -> No:
    """TR-13.2 … 13.4."""
    return _not_here(s, OWN_FACTORY) or build.no_modernising(t, s, me)


def _no_stay(t: T, s: State, me: int) -> No:
    """TR-14.1."""
    if refused := _not_here(s, *_THEIRS):
        return refused
    return Refusal("TR-14.1", "toll-paid") if s.now.line != NONE else None


def _no_assault(place: int, form: int) -> Callable[[T, State, int], No]:
    def check(t: T, s: State, me: int) -> No:
        """TR-14.2, TR-14.6."""
        if s.now.place == THEIR_CITY and place == THEIR_FACTORY:
            return Refusal("TR-14.6", "only-damage")
        if refused := _not_here(s, place):
            return refused
        if s.now.line != NONE:
            return Refusal("TR-6.3", "other-line")
        if s.form[me] != form and not in_force.waived(t, s, me, "hypostasis", "raid"):
            return Refusal("TR-14.2", "fighter" if form == FIGHTER else "engineer")
        return build.no_capture(t, s, me) if form == ENGINEER else None

    return check


def truce(t: T, s: State) -> bool:
    """TR-21.1."""
    return s.round <= t.box.options.truce_rounds


def _no_meeting(t: T, s: State, me: int, other: int) -> No:
    """Common to duels and to beating a guest (TR-17.1)."""
    if other == me:
        return Refusal("TR-17.2", "yourself")
    if s.now.place == NECHTO:
        return Refusal("TR-7.3", "peace-of-nechto")
    if s.cell[other] != s.cell[me]:
        return Refusal("TR-17.1", "not-met", other=other)
    if truce(t, s):
        return Refusal("TR-21.1", "truce", n=t.box.options.truce_rounds)
    return Refusal("TR-6.3", "other-line") if s.now.line != NONE else None


def _no_duel(t: T, s: State, me: int, other: int) -> No:
    """TR-17.2, TR-17.9."""
    if refused := _no_meeting(t, s, me, other):
        return refused
    if s.now.place in _OWN:
        return Refusal("TR-17.8", "host-wins")
    if s.now.place in _THEIRS:
        if s.tiles[s.cell[me]] >> 1 == other:
            return Refusal("TR-17.8", "host-wins")
        if t.box.options.third_party_duel == "forbidden":
            return Refusal("TR-17.9", "no-duel-in-settlements")
    return None if s.form[me] == FIGHTER else Refusal("TR-17.2", "fighter")


def _no_beating(t: T, s: State, me: int, other: int) -> No:
    """TR-17.8 (a)."""
    if refused := _no_meeting(t, s, me, other):
        return refused
    return None if s.now.place in _OWN else Refusal("TR-17.8", "not-your-settlement")


def _no_sale(s: State, me: int, card: int) -> No:
    """TR-10.2."""
    if refused := _not_here(s, PEOPLE):
        return refused
    return None if decks.has(s.hands[me], card) else Refusal("TR-19.4", "no-artifact")


def _no_hand_in(t: T, s: State, me: int, number: int) -> No:
    """TR-18.14."""
    quest = t.box.quests[number]
    if quests.held_by(s, me, number) is None:
        return Refusal("TR-18.14", "quest-not-held")
    if quest.task == MANUAL:
        return None
    row = quest.row.hand_in
    if row is None:
        return Refusal("TR-18.14", "nothing-to-hand-in")
    if t.box.ground.kind[s.cell[me]] != quest.place:
        return Refusal("TR-18.14", "not-here")
    if s.now.line == SHUT:
        return Refusal("TR-6.3", "other-line")
    if len(s.hands[me]) < row.artifacts:
        return Refusal("TR-18.14", "artifacts", needs=row.artifacts, has=len(s.hands[me]))
    if s.people[me] < row.residents:
        return Refusal("TR-18.14", "residents", needs=row.residents, has=s.people[me])
    return Refusal("TR-18.14", "zeff", needs=row.zeff, has=s.zeff[me]) if s.zeff[me] < row.zeff else None


_CHECKS: tuple[Callable[[T, State, int], No], ...] = tuple(
    check
    for _, check in sorted(
        {
            END: _no_end,
            **{BECOME + form: _no_becoming(form) for form in range(4)},
            BUY_REP: _no_buying_rep,
            TAKE_RESIDENTS: _no_residents,
            BUY_ARTIFACT: _no_artifact,
            ROB: _no_robbery,
            TAKE_QUEST: _no_quest,
            THEFT: _no_theft,
            BUILD: _no_building,
            RAID: _no_wasteland_raid,
            MODERNISE: _no_modernising,
            STAY: _no_stay,
            DESTROY: _no_assault(THEIR_FACTORY, FIGHTER),
            CAPTURE: _no_assault(THEIR_FACTORY, ENGINEER),
            DAMAGE: _no_assault(THEIR_CITY, FIGHTER),
        }.items()
    )
)
