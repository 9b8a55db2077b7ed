"""Where a creature may settle and what that costs: the two conditions of an empty place, the three of a stolen one."""

from __future__ import annotations

from typing import NamedTuple

from ludarium.games.terravist.box import Box
from ludarium.games.terravist.paying import affordable, eggs_of, missing
from ludarium.games.terravist.places import Ground
from ludarium.games.terravist.state import State
from ludarium.games.terravist.vocabulary import Cost
from ludarium.table.choice import Refusal

_NEVER = 99
H = 4


class Taken(NamedTuple):
    """What of the places where somebody lives a seat can reach; and (TV-7.19) seams that are places of their own."""

    own: int  # bits of boards where a creature of its own could be replaced
    stolen: list[int]  # by habitat: the fewest eggs on a rival's creature there
    seams: list[tuple[int, int]]  # bits of both boards, eggs of a rival's straddler or -1 for no such price


def ground_of(box: Box, s: State) -> Ground:
    return box.ground(tuple(s.cells))


def tenant(box: Box, s: State, ground: Ground, place: int) -> int:
    """The place of the creature that occupies this one, -1 for none: a straddler occupies both halves (TV-7.7)."""
    if s.at[place] >= 0:
        return place
    if place < box.niches.count and box.overlay:
        seam = ground.seam_of[place]
        if seam >= 0 and s.at[seam] >= 0:
            return seam
    return -1


def is_open(box: Box, s: State, ground: Ground, seam: int) -> bool:
    """TV-7.8."""
    if s.at[seam] >= 0:
        return False
    if not box.overlay:
        return True
    one, other = ground.halves[seam]
    return s.at[one] < 0 and s.at[other] < 0


def must_straddle(box: Box, s: State, ground: Ground, homes: int) -> bool:
    """TV-7.3, TV-7.8, TV-7.10: whether some open seam lies between two habitats of the card."""
    if not homes & homes - 1:
        return False
    return any(not ground.bits[seam] & ~homes and is_open(box, s, ground, seam) for seam in ground.seams)


def landing(box: Box, s: State, ground: Ground, homes: int, niche: int) -> int:
    """TV-8.12: the place that a thief takes when the victim has left its niche; TV-7.19: just the niche."""
    if niche >= box.niches.count or not box.overlay:
        return niche
    seam = ground.seam_of[niche]
    if seam >= 0 and not ground.bits[seam] & ~homes and is_open(box, s, ground, seam):
        return seam
    return niche


# -- prices ------------------------------------------------------------------------


def price(s: State, seat: int, cost: Cost, victim: int) -> Cost:
    """TV-8.3, TV-8.6: a rival's creature costs one human token more, and its eggs plus one."""
    if victim < 0 or s.owner[victim] == seat:
        return cost
    tokens = (*cost.tokens[:H], cost.tokens[H] + 1)
    return Cost(tokens, cost.any, cost.eggs + s.eggs[victim] + 1)


def barred_price(s: State, seat: int, cost: Cost, victim: int) -> Refusal | None:
    """What is missing for it."""
    whole = price(s, seat, cost, victim)
    if short := missing(s.tokens[seat], whole):
        stolen = whole is not cost and not missing(s.tokens[seat], cost)
        return Refusal("TV-8.3" if stolen else "TV-7.5", "too-dear", short=short)
    if whole.eggs and (eggs := eggs_of(s, seat)) < whole.eggs:
        return Refusal("TV-8.4", "eggs-missing", needs=whole.eggs, has=eggs)
    return None


# -- places for a card -----------------------------------------------------------------


def barred_place(
    box: Box, s: State, seat: int, card: int, cost: Cost, steal: bool, place: int
) -> Refusal | None:
    """D22: why this card can't go there."""
    ground = ground_of(box, s)
    bits, homes = ground.bits[place], box.homes[card]
    if not bits:
        return Refusal("TV-7.1", "no-such-place")
    found = tenant(box, s, ground, place)
    if refused := _barred_habitat(box, s, ground, homes, place, found):
        return refused
    if found >= 0 and not steal:
        return Refusal("TV-23.13", "only-empty")
    return barred_price(s, seat, cost, found)


def _barred_habitat(box: Box, s: State, ground: Ground, homes: int, place: int, found: int) -> Refusal | None:
    """Condition 1, and what follows from lying between two boards."""
    bits = ground.bits[place]
    if place >= box.niches.count:
        if bits & ~homes:
            taken = found >= 0 and not box.overlay
            return Refusal("TV-7.19" if taken else "TV-7.3", "not-of-both")
        if found < 0 and not is_open(box, s, ground, place):
            return Refusal("TV-7.9", "seam-not-open")
    elif not bits & homes:
        return Refusal("TV-7.2", "other-habitat")
    elif found < 0 and must_straddle(box, s, ground, homes):
        return Refusal("TV-7.8", "must-straddle")
    elif found != place and found >= 0 and not ground.bits[found] & ~homes:
        return Refusal("TV-8.11", "must-straddle")
    return None


def places_for(box: Box, s: State, seat: int, card: int, cost: Cost, steal: bool) -> list[int]:
    """Those that aren't barred. What the empty ones have in common is looked up once."""
    ground, homes, count = ground_of(box, s), box.homes[card], box.niches.count
    payable, straddles = not barred_price(s, seat, cost, -1), must_straddle(box, s, ground, homes)
    found = []
    for place in ground.here:
        bits = ground.bits[place]
        if not bits & homes:
            continue
        if tenant(box, s, ground, place) >= 0:
            fits = steal and barred_place(box, s, seat, card, cost, steal, place) is None
        elif place < count:
            fits = payable and not straddles
        else:
            fits = payable and not bits & ~homes and is_open(box, s, ground, place)
        if fits:
            found.append(place)
    return found


# -- cards that have a place -------------------------------------------------------------


class Reach:
    """What a seat can reach: the same as asking every place of every card, in one look at the board."""

    __slots__ = ("_taken", "box", "empty", "ground", "s", "seat", "steal")

    def __init__(self, box: Box, s: State, seat: int, steal: bool = True) -> None:
        self.box, self.s, self.seat, self.steal = box, s, seat, steal
        self.ground = ground_of(box, s)
        self.empty = _empty(box, s, self.ground)
        self._taken: Taken | None = None

    @property
    def taken(self) -> Taken:
        """Looked up when no empty niche will do."""
        if self._taken is None:
            self._taken = _take(self.box, self.s, self.ground, self.seat, self.steal)
        return self._taken


def _empty(box: Box, s: State, ground: Ground) -> int:
    """Bits of boards with a niche in which nobody lives."""
    at, of, found = s.at, box.niches.of, 0
    seam_of = ground.seam_of if box.overlay else None
    for habitat in s.laid:
        for niche in of[habitat]:
            if at[niche] < 0 and (seam_of is None or seam_of[niche] < 0 or at[seam_of[niche]] < 0):
                found |= 1 << habitat
                break
    return found


def _take(box: Box, s: State, ground: Ground, seat: int, steal: bool) -> Taken:
    own, count = 0, box.niches.count
    stolen: list[int] = [_NEVER] * 5
    seams: list[tuple[int, int]] = []
    for place in ground.here:
        bits, owner = ground.bits[place], s.owner[place]
        if place >= count and not box.overlay:
            if steal or owner < 0:
                seams.append((bits, s.eggs[place] if owner not in (seat, -1) else -1))
        elif steal and owner == seat:
            own |= bits
        elif steal and owner >= 0:
            _note(stolen, bits, s.eggs[place])
    return Taken(own, stolen, seams)


def _note(stolen: list[int], bits: int, eggs: int) -> None:
    for habitat in range(5):
        if bits >> habitat & 1 and eggs < stolen[habitat]:
            stolen[habitat] = eggs


def can_settle(card: int, cost: Cost, found: Reach) -> bool:
    """Whether the card has a place that can be paid."""
    s, seat, homes = found.s, found.seat, found.box.homes[card]
    if not homes & found.ground.laid or not affordable(s.tokens[seat], cost.tokens, cost.any):
        return False
    if cost.eggs and eggs_of(s, seat) < cost.eggs:
        return False
    return bool(homes & found.empty) or _can_take(homes, cost, found)


def _can_take(homes: int, cost: Cost, found: Reach) -> bool:
    """A place of one's own, a rival's, or a seam that is a place."""
    taken, s, seat = found.taken, found.s, found.seat
    if homes & taken.own:
        return True
    least = min([taken.stolen[h] for h in range(5) if homes >> h & 1])
    for bits, eggs in taken.seams:
        if not bits & ~homes:
            if eggs < 0:
                return True
            least = min(least, eggs)
    if least == _NEVER:
        return False
    return eggs_of(s, seat) >= cost.eggs + least + 1 and _with_human(s.tokens[seat], cost)


def _with_human(tokens: list[int], cost: Cost) -> bool:
    return affordable(tokens, (*cost.tokens[:H], cost.tokens[H] + 1), cost.any)
