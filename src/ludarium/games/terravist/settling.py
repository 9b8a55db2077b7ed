"""Settling creatures: on an empty place or on a stolen one (TV-7, TV-8), and once more by an ability (TV-23.13)."""

from __future__ import annotations

from bisect import insort
from functools import partial

from ludarium.games.terravist import lodging
from ludarium.games.terravist.abilities import Use, op, use_ability
from ludarium.games.terravist.box import Box
from ludarium.games.terravist.content import SETTLE
from ludarium.games.terravist.paying import pay
from ludarium.games.terravist.state import EVERYBODY, State
from ludarium.games.terravist.vocabulary import ANY, Cost, Effect
from ludarium.table.choice import Refusal
from ludarium.table.table import Asking, Table

T = Table[Box]


# -- Action 2 A -----------------------------------------------------------------------


def playable(t: T, s: State, seat: int) -> list[int]:
    """D21: the hand cards that have a place and can be paid."""
    box = t.box
    found = lodging.Reach(box, s, seat)
    return [card for card in s.hands[seat] if lodging.can_settle(card, box.cost[card], found)]


def barred_card(t: T, s: State, seat: int, card: int) -> Refusal | None:
    """Why this card can't be settled now, wherever."""
    box = t.box
    if card not in s.hands[seat]:
        return Refusal("TV-7.1", "not-in-hand")
    if lodging.can_settle(card, box.cost[card], lodging.Reach(box, s, seat)):
        return None
    return _why_no_place(box, s, seat, card)


def _why_no_place(box: Box, s: State, seat: int, card: int) -> Refusal:
    if not any(box.homes[card] >> habitat & 1 for habitat in s.laid):
        return Refusal("TV-7.13", "no-habitat")
    refused = [
        lodging.barred_place(box, s, seat, card, box.cost[card], True, place)
        for place in lodging.ground_of(box, s).here
    ]
    priced = [one for one in refused if one and one.why in ("too-dear", "eggs-missing")]
    cheap = [one for one in priced if one.why == "too-dear"]
    return min(cheap, key=lambda one: one.args["short"]) if cheap else priced[0]


def settle(t: T, s: State, seat: int, card: int) -> Asking[None]:
    """TV-7, D21: this card."""
    _show(t, s, seat, card)
    yield from _lodge(t, s, seat, card, t.box.cost[card], True)


def _show(t: T, s: State, seat: int, card: int) -> None:
    """All see it from now on, while its place and its payment are still chosen."""
    s.known[card] = EVERYBODY
    t.tell("shown", seat=seat, card=t.box.creature(card), number=card)


def _lodge(t: T, s: State, seat: int, card: int, cost: Cost, steal: bool) -> Asking[None]:
    """TV-7.17: place, payment, the replaced card leaves, the new one comes, its ability, the last turn's egg."""
    box = t.box
    places = partial(lodging.places_for, box, s, seat, card, cost, steal)
    barred = partial(lodging.barred_place, box, s, seat, card, cost, steal)
    place = yield t.ask(seat, box.PLACE, places, "TV-7.1", barred, sifted=True)
    victim = lodging.tenant(box, s, lodging.ground_of(box, s), place)
    yield from pay(t, s, seat, lodging.price(s, seat, cost, victim), "TV-8.3" if victim >= 0 else "TV-7.5")
    _move_in(t, s, seat, card, place, victim)
    if box.when[card] == SETTLE:
        yield from use_ability(t, s, seat, card, "TV-7.15")
    _last_turns_egg(t, s, card)


def _move_in(t: T, s: State, seat: int, card: int, place: int, victim: int) -> None:
    box = t.box
    inherited = _move_out(t, s, seat, victim) if victim >= 0 else []
    if victim >= 0:
        place = lodging.landing(box, s, lodging.ground_of(box, s), box.homes[card], place)
    s.hands[seat].remove(card)
    s.known[card] = 0
    s.at[place], s.owner[place], s.eggs[place] = card, seat, 0
    s.tucked[place] = inherited
    if t.listening:
        said = box.place(place)
        t.tell("settled", seat=seat, card=box.creature(card), number=card, where=place, place=said)


def _move_out(t: T, s: State, seat: int, place: int) -> list[int]:
    """TV-8.5, TV-8.7, TV-8.8: the replaced creature goes, what is tucked under it stays."""
    card, owner = s.at[place], s.owner[place]
    inherited, s.tucked[place] = s.tucked[place], []
    if t.listening:
        event = "replaced" if owner == seat else "stolen"
        name = t.box.creature(card)
        t.tell(event, seat=seat, other=owner, card=name, number=card, where=place, eggs=s.eggs[place])
    clear(s, place)
    insort(s.discard, card)
    return inherited


def clear(s: State, place: int) -> None:
    """No creature here any more."""
    s.at[place] = s.owner[place] = -1
    s.eggs[place] = 0


def _last_turns_egg(t: T, s: State, card: int) -> None:
    """TV-7.16."""
    if s.turn != t.box.lengths[s.round] - 1 or card not in s.at:
        return
    place = s.at.index(card)
    if s.eggs[place] < t.box.cap[card]:
        s.eggs[place] += 1
        t.tell("last-turn-egg", seat=s.owner[place], card=t.box.creature(card), place=place)


# -- settle again (TV-23.13) ------------------------------------------------------------


def waivers(cost: Cost, left: int) -> list[Cost]:
    """What the cost can become when so many of its tokens are waived."""
    if not left or not cost.size:
        return [cost]
    return [c for kind in range(ANY + 1) if (less := waive(cost, kind)) for c in waivers(less, left - 1)]


def waive(cost: Cost, kind: int) -> Cost | None:
    if kind == ANY:
        return cost._replace(any=cost.any - 1) if cost.any else None
    if not cost.tokens[kind]:
        return None
    tokens = tuple(n - (k == kind) for k, n in enumerate(cost.tokens))
    return cost._replace(tokens=tokens)


def _payable(box: Box, s: State, seat: int, card: int, cost: Cost, left: int) -> bool:
    """Whether the card can be settled in an empty place with `left` more tokens waived."""
    found = lodging.Reach(box, s, seat, steal=False)
    return any(lodging.can_settle(card, less, found) for less in waivers(cost, left))


def _again(t: T, s: State, use: Use, e: Effect) -> list[int]:
    box, seat = t.box, use.seat
    cards = [c for c in s.hands[seat] if _payable(box, s, seat, c, box.cost[c], e.discount)]
    return [*cards, box.no_card]


def _barred_again(t: T, s: State, use: Use, e: Effect, card: int) -> Refusal | None:
    if card == t.box.no_card:
        return None
    if card not in s.hands[use.seat]:
        return Refusal("TV-7.1", "not-in-hand")
    if _payable(t.box, s, use.seat, card, t.box.cost[card], e.discount):
        return None
    return Refusal("TV-23.13", "no-empty-place")


def _barred_waiver(t: T, s: State, seat: int, card: int, cost: Cost, left: int, kind: int) -> Refusal | None:
    less = waive(cost, kind)
    if less is None:
        return Refusal("TV-23.13", "not-in-cost")
    return None if _payable(t.box, s, seat, card, less, left) else Refusal("TV-23.13", "still-too-dear")


def _has_card(t: T, s: State, use: Use, e: Effect) -> bool:
    return bool(s.hands[use.seat])


@op("settle_again", _has_card, asks=True)
def settle_again(t: T, s: State, use: Use, e: Effect, free: bool) -> Asking[bool]:
    """D70: one more hand card in an empty place. Whether it was impossible or declined is not seen (always=True)."""
    box, seat = t.box, use.seat
    listed, barred = partial(_again, t, s, use, e), partial(_barred_again, t, s, use, e)
    card = yield t.ask(seat, box.AGAIN, listed, "TV-23.13", barred, always=True, sifted=True)
    if card == box.no_card:
        return False
    _show(t, s, seat, card)
    cost = box.cost[card]
    for left in reversed(range(min(e.discount, cost.size))):
        refuse = partial(_barred_waiver, t, s, seat, card, cost, left)
        less = waive(cost, (yield t.ask(seat, box.WAIVE, range(ANY + 1), "TV-23.13", refuse)))
        assert less is not None
        cost = less
    yield from _lodge(t, s, seat, card, cost, False)
    return True
