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


class Reach(NamedTuple):
    """What a seat can reach with which card: boards by price, and (TV-7.19) seams that are places of their own."""

    free: int  # bits of boards with a place that costs nothing beside the card
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
    ground, homes = ground_of(box, s), box.homes[card]
    near = [place for place in ground.here if ground.bits[place] & homes]
    return [place for place in near if barred_place(box, s, seat, card, cost, steal, place) is None]


# -- cards that have a place -------------------------------------------------------------


def reach(box: Box, s: State, seat: int, steal: bool = True) -> Reach:
    """What could be had where; the same as asking every place, in one look at the board."""
    free, stolen, seams = 0, [_NEVER] * 5, []
    ground = ground_of(box, s)
    count, at, owner, bits = box.niches.count, s.at, s.owner, ground.bits
    seam_of = ground.seam_of if box.overlay else None
    for place in ground.here:
        if place >= count and seam_of is None:
            seams.append((bits[place], s.eggs[place] if owner[place] not in (seat, -1) else -1))
        elif at[place] < 0:
            if place < count and (seam_of is None or seam_of[place] < 0 or at[seam_of[place]] < 0):
                free |= bits[place]
        elif owner[place] == seat:
            free |= bits[place] if steal else 0
        elif steal:
            _note(stolen, bits[place], s.eggs[place])
    return Reach(
        free, stolen, seams if steal else [pair for pair in seams if _empty_seam(s, ground, pair[0])]
    )


def _empty_seam(s: State, ground: Ground, bits: int) -> bool:
    return any(ground.bits[seam] == bits and s.at[seam] < 0 for seam in ground.seams)


def _note(stolen: list[int], bits: int, eggs: int) -> None:
    for habitat in range(5):
        if bits >> habitat & 1 and eggs < stolen[habitat]:
            stolen[habitat] = eggs


def can_settle(box: Box, s: State, seat: int, card: int, cost: Cost, found: Reach, eggs: int) -> bool:
    """Whether the card has a place that can be paid; `eggs` are the seat's own."""
    if eggs < cost.eggs or not affordable(s.tokens[seat], cost.tokens, cost.any):
        return False
    homes = box.homes[card]
    if homes & found.free:
        return True
    least = min([found.stolen[h] for h in range(5) if homes >> h & 1])
    for bits, price_ in found.seams:
        if not bits & ~homes:
            if price_ < 0:
                return True
            least = min(least, price_)
    return eggs >= cost.eggs + least + 1 and _with_human(s.tokens[seat], cost)


def _with_human(tokens: list[int], cost: Cost) -> bool:
    return affordable(tokens, (*cost.tokens[:H], cost.tokens[H] + 1), cost.any)
