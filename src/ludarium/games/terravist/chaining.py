"""Action 2 B: creatures' chain abilities one after another, then the ability of a board (TV-9)."""

from __future__ import annotations

from functools import partial

from ludarium.games.terravist.abilities import use_ability, use_board
from ludarium.games.terravist.box import Box
from ludarium.games.terravist.content import CHAIN
from ludarium.games.terravist.lodging import ground_of
from ludarium.games.terravist.state import State
from ludarium.table.choice import Refusal
from ludarium.table.table import Asking, Table

T = Table[Box]

LONGEST = 4  # TV-9.6


def chain(t: T, s: State, seat: int) -> Asking[None]:
    """D30: from which creature, or which board's ability alone (D35)."""
    listed, barred = partial(starts, t.box, s, seat), partial(barred_start, t.box, s, seat)
    start = yield t.ask(seat, t.box.CHAIN, listed, "TV-9.1", barred, sifted=True)
    if start >= t.box.places:
        yield from use_board(t, s, seat, start - t.box.places, "TV-9.13")
        return
    last = yield from _links(t, s, seat, start)
    habitat = yield from _board_of(t, s, seat, last)
    s.chain = []
    if habitat >= 0:
        yield from use_board(t, s, seat, habitat, "TV-9.11")


def starts(box: Box, s: State, seat: int) -> list[int]:
    """TV-9.1, TV-9.8, TV-9.13."""
    when, own = box.when, box.options.chain_owner == "own_only"
    places = [
        p
        for p, card in enumerate(s.at)
        if card >= 0 and when[card] == CHAIN and not (own and s.owner[p] != seat)
    ]
    return places + [box.places + habitat for habitat in sorted(s.laid)]


def barred_start(box: Box, s: State, seat: int, option: int) -> Refusal | None:
    if option >= box.places:
        return None if option - box.places in s.laid else Refusal("TV-9.13", "not-laid-out")
    if s.at[option] < 0:
        return Refusal("TV-9.1", "no-creature")
    if box.when[s.at[option]] != CHAIN:
        return Refusal("TV-9.8", "no-chain-ability")
    if box.options.chain_owner == "own_only" and s.owner[option] != seat:
        return Refusal("TV-9.2", "not-yours")
    return None


def _links(t: T, s: State, seat: int, place: int) -> Asking[int]:
    """Target after target; the card whose board's ability ends the chain."""
    last = fired = -1
    while place != t.box.no_place:
        last = s.at[place]
        s.chain.append(last)
        t.tell("linked", seat=seat, card=t.box.creature(last), number=last, where=place, n=len(s.chain))
        if fires(t.box, s, seat, place) and (yield from use_ability(t, s, seat, last, "TV-9.3")):
            fired = last
        if len(s.chain) == LONGEST or last not in s.at:  # TV-9.6, TV-9.15
            break
        listed, barred = partial(nexts, t.box, s), partial(barred_next, t.box, s)
        place = yield t.ask(seat, t.box.LINK, listed, "TV-9.3", barred, sifted=True)
    if t.box.options.last_link_board == "last_fired" and fired >= 0:
        return fired  # TV-9.12
    return last


def fires(box: Box, s: State, seat: int, place: int) -> bool:
    """TV-9.2, TV-9.7: others are silent links."""
    if box.when[s.at[place]] != CHAIN:
        return False
    return box.options.chain_owner == "anyone" or s.owner[place] == seat


def next_level(level: int) -> int:
    """TV-9.3, TV-9.4: after the fourth comes the first."""
    return level % 4 + 1


def nexts(box: Box, s: State) -> list[int]:
    """TV-9.5: of the next level, on a board of the present target; or the chain stops (TV-9.9)."""
    last = s.chain[-1]
    if last not in s.at:
        return [box.no_place]
    return [*links_of(box, s, s.at.index(last)), box.no_place]


def links_of(box: Box, s: State, place: int) -> list[int]:
    """What may follow the creature that lies there."""
    bits, level = ground_of(box, s).bits, box.level
    here, wanted = bits[place], next_level(level[s.at[place]])
    return [p for p, card in enumerate(s.at) if card >= 0 and level[card] == wanted and bits[p] & here]


def barred_next(box: Box, s: State, place: int) -> Refusal | None:
    if place == box.no_place:
        return None
    if s.at[place] < 0:
        return Refusal("TV-9.3", "no-creature")
    last = s.chain[-1]
    if last not in s.at:
        return Refusal("TV-9.15", "gone")
    wanted = next_level(box.level[last])
    if box.level[s.at[place]] != wanted:
        return Refusal("TV-9.4" if wanted == 1 else "TV-9.3", "other-level", wanted=wanted)
    bits = ground_of(box, s).bits
    return None if bits[place] & bits[s.at.index(last)] else Refusal("TV-9.5", "other-board")


def _board_of(t: T, s: State, seat: int, card: int) -> Asking[int]:
    """TV-9.11, D33: of a creature between two boards, either."""
    if card not in s.at:
        return -1
    bits = ground_of(t.box, s).bits[s.at.index(card)]
    boards = [habitat for habitat in range(5) if bits >> habitat & 1]
    if len(boards) == 1:
        return boards[0]
    habitat: int = yield t.ask(seat, t.box.ENDS, range(5), "TV-9.11", partial(_barred_end, bits))
    return habitat


def _barred_end(bits: int, habitat: int) -> Refusal | None:
    return None if bits >> habitat & 1 else Refusal("TV-9.11", "not-its-board")
