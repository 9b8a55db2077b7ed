"""Quests (TR-18): taken, marked, completed, failed, abandoned."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ludarium.games.trappers import decks
from ludarium.games.trappers.box import Box
from ludarium.games.trappers.deeds import Deed
from ludarium.games.trappers.ground import CLANS, NOBODY
from ludarium.games.trappers.printed import CLANS_RAISED, QUESTS_OF_A_TYPE, REP_MOST
from ludarium.games.trappers.quest_cards import (
    BOXES,
    COUNT,
    DISTINCT,
    OLDS,
    PEOPLES,
    STATE,
    Quest,
)
from ludarium.games.trappers.reputation import at_war, award, change, earn
from ludarium.games.trappers.state import MASK, NO_TILE, Held, State, others
from ludarium.table.choice import Refusal
from ludarium.table.table import Asking, Table, Turn

T = Table[Box]


def held_by(s: State, seat: int, quest: int) -> Held | None:
    return next((held for held in s.held[seat] if held.quest == quest), None)


def of_deck(t: T, s: State, seat: int, deck: int) -> list[int]:
    return [held.quest for held in s.held[seat] if t.box.quests[held.quest].deck == deck]


# -- marks -------------------------------------------------------------------


def note(t: T, s: State, seat: int, deed: Deed) -> bool:
    """What this Trapper has done is marked on its Quests (TR-18.4, TR-18.12); whether one may be completed by it."""
    quests = t.box.quests
    found = False
    failed = 0
    for held in s.held[seat]:
        quest = quests[held.quest]
        if deed.on not in quest.ons:
            continue
        if _mark(t, seat, held, quest, deed):
            found = True
        elif any(filter_.fits(deed) for filter_ in quest.fails):
            failed |= 1 << held.quest
    if failed:
        _fail(t, s, seat, failed)
    return found


def note_here(t: T, s: State, seat: int, on: int, what: int = -1, good: int = -1) -> bool:
    """What it has done on the cell where it stands."""
    cell = s.cell[seat]
    clan = t.box.clan_of[cell]
    kind = t.box.ground.kind[cell]
    return note(t, s, seat, Deed(on, clan, cell, kind, what, good, war=at_war(s, clan)))


def _mark(t: T, seat: int, held: Held, quest: Quest, deed: Deed) -> bool:
    bit = _box(held, quest, deed)
    if bit < 0:
        return False
    if quest.task == COUNT:
        held.marks += 1
    else:
        held.marks |= 1 << bit
    if t.listening:
        t.tell("marked", seat=seat, quest=t.box.quest(quest.number), number=quest.number, box=bit)
    return True


def _box(held: Held, quest: Quest, deed: Deed) -> int:
    """The box that the deed marks, or -1: one event marks at most one (TR-18.12)."""
    if quest.task == BOXES:
        for box, filter_ in enumerate(quest.filters):
            if not held.marks >> box & 1:
                if filter_.fits(deed):
                    return box
                if quest.row.sequence:
                    break
    elif quest.task == COUNT:
        return held.marks if quest.filters[0].fits(deed) else -1
    elif quest.task == DISTINCT and quest.filters[0].fits(deed):
        value = deed.clan if quest.by_clan else deed.cell
        if not (held.marks >> value & 1 or (quest.by_clan and value == NOBODY)):
            return value
    return -1


def is_done(t: T, s: State, seat: int, held: Held) -> bool:
    """Whether its task is fulfilled now. What is handed in, or judged by hand, is completed when that is done."""
    quest = t.box.quests[held.quest]
    if quest.task == COUNT:
        return held.marks >= quest.need
    if quest.row.complete == "two_enemies":
        return any(
            held.marks >> clan & 1 and held.marks >> s.foes[clan] & 1
            for clan in range(1, CLANS + 1)
            if s.foes[clan]
        )
    if quest.task in (BOXES, DISTINCT):
        return held.marks.bit_count() >= quest.need
    return quest.task == STATE and state_holds(t, s, seat, quest)


def state_holds(t: T, s: State, seat: int, quest: Quest) -> bool:
    """TR-18.7, TR-18.13: base Reputation, settlements as they stand."""
    row = quest.row.state
    assert row is not None
    if row.what == "settlement_clans":
        return len(settled_clans(t, s, seat)) >= row.value
    if row.what == "rep_at_least":
        return sum(rep >= row.value for rep in s.rep[seat][1:]) >= row.clans
    return sum(rep <= row.value for rep in s.rep[seat][1:]) >= row.clans


def settled_clans(t: T, s: State, seat: int) -> set[int]:
    """The clans in which a Trapper has a settlement."""
    clan_of = t.box.clan_of
    return {clan_of[cell] for cell, tile in enumerate(s.tiles) if tile != NO_TILE and tile >> 1 == seat}


# -- completion ----------------------------------------------------------------


def settle(t: T, s: State) -> Turn:
    """Complete what is fulfilled, all that one event has (TR-18.8); its rewards may fulfil more."""
    s.now.dirty = 0
    while batch := _fulfilled(t, s):
        while batch:
            seat = batch[0][0]
            own = [quest for who, quest in batch if who == seat]
            quest = yield t.ask(seat, t.box.FIRST, tuple(own), "TR-18.8", _listed(own))  # D21
            batch.remove((seat, quest))
            yield from complete(t, s, seat, quest)
            if s.winner >= 0:
                return
        s.now.dirty = 0


def _listed(own: list[int]) -> Callable[[int], Refusal | None]:
    wanted = frozenset(own)

    def barred(quest: int) -> Refusal | None:
        return None if quest in wanted else Refusal("TR-18.8", "not-fulfilled")

    return barred


def _fulfilled(t: T, s: State) -> list[tuple[int, int]]:
    """(seat, Quest): the active Trapper's first, then by seating order (TR-18.8)."""
    found = []
    active = s.order[s.at]
    for seat in (active, *others(s, active)):
        found += [(seat, held.quest) for held in s.held[seat] if is_done(t, s, seat, held)]
    return found


def complete(t: T, s: State, seat: int, number: int) -> Turn:
    """The card leaves, then its reward is paid (TR-18.6, TR-18.9)."""
    quest = t.box.quests[number]
    _leave(s, seat, number)
    t.tell("quest-done", seat=seat, quest=t.box.quest(number), number=number, n=quest.vp)
    if quest.deck == PEOPLES:
        s.done.append(number)  # TR-10.3: out of the game
        earn(t, s, seat, t.box.options.people_quest_zeff)
        award(t, s, seat, s.quests, quest.vp)
        return
    decks.put_under(t, s.decks[OLDS], number)  # TR-11.3
    award(t, s, seat, s.quests, quest.vp)
    if s.winner < 0:
        yield from _raise_clans(t, s, seat)


def _leave(s: State, seat: int, quest: int) -> None:
    s.held[seat] = [held for held in s.held[seat] if held.quest != quest]


def _raise_clans(t: T, s: State, seat: int) -> Turn:
    """TR-11.2: four clans below 6, one a question and in their order; fewer such clans are all raised unasked (D20)."""
    clan = 0
    for left in range(CLANS_RAISED, 0, -1):
        may = tuple(_raisable(s, seat, clan, left))
        if not may:
            return
        clan = yield t.ask(seat, t.box.CLAN, may, "TR-11.2", _not_raisable(s, seat, clan, left))
        change(t, s, seat, clan, 1, echo=False)  # TR-15.5


def _raisable(s: State, seat: int, last: int, left: int) -> Iterator[int]:
    """Clans after the last one that leave enough others to choose from."""
    low = [clan for clan in range(last + 1, CLANS + 1) if s.rep[seat][clan] < REP_MOST]
    yield from low[: max(1, len(low) - left + 1)]


def _not_raisable(s: State, seat: int, last: int, left: int) -> Callable[[int], Refusal | None]:
    def barred(clan: int) -> Refusal | None:
        if clan in _raisable(s, seat, last, left):
            return None
        if clan == NOBODY:
            return Refusal("TR-11.2", "no-clan")
        if s.rep[seat][clan] >= REP_MOST:
            return Refusal("TR-11.2", "rep-full", n=REP_MOST)
        return Refusal("TR-11.2", "four-clans-in-order" if clan <= last else "four-clans")

    return barred


# -- taking, failing, abandoning -------------------------------------------------


def take(t: T, s: State, seat: int, deck: int) -> Turn:
    """The top card of a deck, open (TR-18.2); a state that is true already completes it at once (TR-18.7)."""
    quest = decks.draw(t, s.decks[deck], seat) >> MASK
    t.show()
    s.held[seat] = sorted([*s.held[seat], Held(quest, s.round)], key=lambda held: held.quest)
    t.tell("quest-taken", seat=seat, quest=t.box.quest(quest), number=quest)
    if t.box.quests[quest].task == STATE:
        yield from settle(t, s)


def make_room(t: T, s: State, seat: int, deck: int, because: str, may_cancel: bool) -> Asking[bool]:
    """TR-18.3: with two of the type one of them goes first (D5). False when that is taken back."""
    own = of_deck(t, s, seat, deck)
    if len(own) < QUESTS_OF_A_TYPE:
        return True
    may = (*own, t.box.no_quest) if may_cancel else tuple(own)

    def barred(option: int) -> Refusal | None:
        return None if option in may else Refusal(because, "which-of-these")

    quest = yield t.ask(seat, t.box.DISCARD, may, because, barred)
    if quest == t.box.no_quest:
        return False
    drop(t, s, seat, quest, "quest-discarded")
    return True


def drop(t: T, s: State, seat: int, quest: int, event: str) -> None:
    """Abandoned, discarded or failed: face down under its deck (TR-10.4, TR-11.3, TR-18.11)."""
    _leave(s, seat, quest)
    decks.put_under(t, s.decks[t.box.quests[quest].deck], quest)
    t.tell(event, seat=seat, quest=t.box.quest(quest), number=quest)


def _fail(t: T, s: State, seat: int, failed: int) -> None:
    """TR-18.10: without penalty."""
    for quest in range(failed.bit_length()):
        if failed >> quest & 1:
            drop(t, s, seat, quest, "quest-failed")


def end_round(t: T, s: State) -> None:
    """Deadlines run out after the last turn of a round (TR-18.10)."""
    for seat in s.order:
        late = [held.quest for held in s.held[seat] if _is_late(t, s, held)]
        for quest in late:
            drop(t, s, seat, quest, "quest-failed")


def _is_late(t: T, s: State, held: Held) -> bool:
    rounds = t.box.quests[held.quest].row.deadline_rounds
    return bool(rounds) and s.round >= held.since + rounds


def start_round(t: T, s: State) -> None:
    """Boxes that hold for one round only are cleared."""
    for own in s.held:
        for held in own:
            if t.box.quests[held.quest].row.reset == "round":
                held.marks = 0
