"""How far cells are from each other, in movement points: must-stops and rovers ignored."""

from __future__ import annotations

from ludarium.games.trappers.ground import FREE, Ground

FAR = 99


def costs(ground: Ground) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """[cell][heading][target]: points from a cell and heading (or none) to a cell, whichever way it is entered."""
    return tuple(
        tuple(_from(ground, cell, heading) for heading in range(FREE + 1)) for cell in range(ground.cells)
    )


def _from(ground: Ground, cell: int, heading: int) -> tuple[int, ...]:
    found = [FAR] * ground.cells
    seen = {(cell, heading)}
    edge = [(cell, heading)]
    cost = 0
    while edge:
        further = []
        for at in edge:
            found[at[0]] = min(found[at[0]], cost)
            for to in _next(ground, *at):
                if to not in seen:
                    seen.add(to)
                    further.append(to)
        edge = further
        cost += 1
    return tuple(found)


def _next(ground: Ground, cell: int, heading: int) -> list[tuple[int, int]]:
    step = ground.step[cell]
    if heading == FREE:
        return [(step[way], way) for way in ground.ways[cell]]
    turned = [(cell, (heading + 1) % 4), (cell, (heading + 3) % 4)]
    return turned if step[heading] < 0 else [(step[heading], heading), *turned]
