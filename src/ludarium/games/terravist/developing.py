"""Action 2 C: a board is paid for, linked to the others, and neighbours move between the boards (TV-10)."""

from __future__ import annotations

from functools import partial

from ludarium.games.terravist.box import Box
from ludarium.games.terravist.lodging import ground_of
from ludarium.games.terravist.paying import affordable, missing, pay
from ludarium.games.terravist.places import Ground
from ludarium.games.terravist.state import State
from ludarium.games.terravist.vocabulary import Cost
from ludarium.table.choice import Refusal
from ludarium.table.table import Asking, Table

T = Table[Box]


def cost_of(box: Box, s: State, habitat: int) -> Cost:
    """TV-10.2, TV-22.2."""
    return box.development(s.cheat, habitat, len(s.laid) - 1)


def developable(box: Box, s: State, seat: int) -> list[int]:
    """D40."""
    return [habitat for habitat in box.boards if barred_board(box, s, seat, habitat) is None]


def any_developable(box: Box, s: State, seat: int) -> bool:
    for habitat in box.boards:
        if habitat not in s.laid:
            cost = cost_of(box, s, habitat)
            if affordable(s.tokens[seat], cost.tokens, cost.any):
                return True
    return False


def barred_board(box: Box, s: State, seat: int, habitat: int) -> Refusal | None:
    if habitat not in box.boards:
        return Refusal("TV-10.1", "no-such-board")
    if habitat in s.laid:
        return Refusal("TV-10.1", "laid-out")
    short = missing(s.tokens[seat], cost_of(box, s, habitat))
    return Refusal("TV-10.2", "too-dear", short=short) if short else None


def why_nothing(box: Box, s: State, seat: int) -> Refusal | None:
    """Why the action as a whole can't be chosen."""
    if len(s.laid) == len(box.boards):
        return Refusal("TV-10.8", "all-laid-out")
    if any_developable(box, s, seat):
        return None
    short = min(missing(s.tokens[seat], cost_of(box, s, h)) for h in box.boards if h not in s.laid)
    return Refusal("TV-10.2", "too-dear", short=short)


def develop(t: T, s: State, seat: int) -> Asking[None]:
    """TV-10.1 … 10.5: which board, where, and what it costs."""
    box = t.box
    listed, barred = partial(developable, box, s, seat), partial(barred_board, box, s, seat)
    habitat = yield t.ask(seat, box.DEVELOP, listed, "TV-10.1", barred, sifted=True)
    cell = yield t.ask(
        seat, box.CELL, partial(_free, box, s), "TV-10.3", partial(_barred_cell, box, s), sifted=True
    )
    yield from pay(t, s, seat, cost_of(box, s, habitat), "TV-10.2")
    if t.listening:
        said = box.CELL.say(cell)
        t.tell("developed", seat=seat, board=box.board(habitat), number=habitat, cell=cell, at=said)
    lay_out(s, habitat, cell)
    s.developer[habitat] = seat  # TV-10.4
    _move_between(t, s, habitat, cell)


def _free(box: Box, s: State) -> tuple[int, ...]:
    return ground_of(box, s).free


def _barred_cell(box: Box, s: State, cell: int) -> Refusal | None:
    if cell in s.cells:
        return Refusal("TV-10.3", "cell-taken")
    return None if cell in ground_of(box, s).free else Refusal("TV-10.3", "not-beside")


def lay_out(s: State, habitat: int, cell: int) -> None:
    s.laid.append(habitat)
    s.cells[habitat] = cell


def _move_between(t: T, s: State, habitat: int, cell: int) -> None:
    """TV-10.5, TV-10.6: from the niches that face the new board, whoever can live in both."""
    for niche, seam in movers(t.box, s, ground_of(t.box, s), habitat, cell):
        _move(t, s, niche, seam)


def movers(box: Box, s: State, ground: Ground, habitat: int, cell: int) -> list[tuple[int, int]]:
    """Niches whose creatures move onto a seam when this board lies there, as it does on that ground; which seam."""
    niches = box.niches
    facing = [n for side, other in ground.beside(cell) for n in niches.along[other][(side + 2) % 4]]
    found = [(niche, ground.seam_of[niche], s.at[niche]) for niche in facing]
    return [(n, seam) for n, seam, card in found if seam >= 0 <= card and box.homes[card] >> habitat & 1]


def _move(t: T, s: State, niche: int, seam: int) -> None:
    """Eggs, marker and tucked cards move along; nothing fires."""
    for values, none in ((s.at, -1), (s.owner, -1), (s.eggs, 0)):
        values[seam], values[niche] = values[niche], none
    s.tucked[seam], s.tucked[niche] = s.tucked[niche], []
    if t.listening:
        card = s.at[seam]
        said = t.box.place(seam)
        t.tell(
            "moved",
            seat=s.owner[seam],
            card=t.box.creature(card),
            number=card,
            start=niche,
            where=seam,
            place=said,
        )
