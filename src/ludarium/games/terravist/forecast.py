"""Numbers that people want computed: what would happen, what could be done, what is still missing (spec 9)."""

from __future__ import annotations

from ludarium.games.terravist.abilities import Use, can_any
from ludarium.games.terravist.box import Box
from ludarium.games.terravist.chaining import fires
from ludarium.games.terravist.developing import movers
from ludarium.games.terravist.lodging import H, Reach, can_settle, ground_of
from ludarium.games.terravist.measures import measure, next_step
from ludarium.games.terravist.paying import affordable, eggs_of, missing
from ludarium.games.terravist.round_end import points_for
from ludarium.games.terravist.state import State
from ludarium.games.terravist.terms import TOKENS
from ludarium.table.table import Table

T = Table[Box]

_HUMAN = tuple(int(kind == H) for kind in range(len(TOKENS)))


def raiders(t: T, s: State, place: int) -> list[int]:
    """TV-8.3: rivals who have the human token (or a pair for it) and the eggs that stealing this niche takes."""
    eggs = s.eggs[place] + 1
    rivals = (seat for seat in range(t.seats) if seat != s.owner[place])
    return [seat for seat in rivals if eggs_of(s, seat) >= eggs and affordable(s.tokens[seat], _HUMAN, 0)]


def status(box: Box, s: State, seat: int, card: int) -> tuple[str, int, int]:
    """Of a hand card: how it could be settled now, with how many pairs, and how many tokens are missing."""
    cost, tokens = box.cost[card], s.tokens[seat]
    pairs = sum(max(0, want - have) for have, want in zip(tokens, cost.tokens, strict=True))
    short = missing(tokens, cost)
    if not any(box.homes[card] >> habitat & 1 for habitat in s.laid):
        return "homeless", pairs, short
    if short:
        return "dear", pairs, short
    if not can_settle(card, cost, Reach(box, s, seat)):
        return "full", pairs, 0
    return ("wild" if pairs else "playable"), pairs, 0


def moves(box: Box, s: State, habitat: int) -> list[tuple[int, list[int]]]:
    """TV-10.5: of a board that lies aside: cells where creatures would move between it and others, and from where."""
    if habitat in s.laid:
        return []
    found = []
    for cell in ground_of(box, s).free:
        cells = [cell if h == habitat else at for h, at in enumerate(s.cells)]
        if moving := movers(box, s, box.ground(tuple(cells)), habitat, cell):
            found.append((cell, [niche for niche, _ in moving]))
    return found


def works(t: T, s: State, seat: int | None, place: int) -> bool:
    """Whether this seat's chain would get something out of the creature there (TV-9.2, TV-16.7)."""
    card = s.at[place]
    if seat is None or not fires(t.box, s, seat, place):
        return False
    return can_any(t, s, Use(seat, card), t.box.effects[card])


def toll(s: State, place: int) -> list[int]:
    """TV-8.3: what a rival pays for this niche, besides the card's cost: as costs are listed."""
    return [*_HUMAN, 0, s.eggs[place] + 1]


def chances(box: Box, s: State) -> list[float]:
    """Of at least one die with each face, if the used dice were rolled now."""
    used = [box.content.faces[box.dice[die]] for die, face in enumerate(s.faces) if face < 0]
    missed = [1.0] * len(TOKENS)
    for faces in used:
        for kind in range(len(TOKENS)):
            missed[kind] *= 1 - faces.count(kind) / len(faces)
    return [round(1 - miss, 4) for miss in missed]


def progress(box: Box, s: State, seat: int, card: int) -> tuple[int, tuple[int, int]]:
    """Of a position card: what is reached of what it counts, the next number that is worth more, and how much."""
    row = box.content.positions[card]
    if row.measure is None:
        return 0, (0, 0)
    reached = measure(box, s, seat, row.measure)
    return reached, next_step(row, reached) or (0, 0)


__all__ = ["chances", "moves", "points_for", "progress", "raiders", "status", "toll", "works"]
