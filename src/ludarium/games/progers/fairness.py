"""How fair a layout is to its four corners: the measure the generator judges by."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.games.progers.terrain import Terrain

NEAREST = 6  # so many nearest marks of each corner are compared


def spread(terrain: Terrain) -> int:
    """8.7: how unequal the corners are: by so many commands do their sums of the nearest marks differ at most."""
    stops = _run_stops(terrain)
    costs = [_corner_cost(terrain, corner, stops) for corner in terrain.corners]
    return max(costs) - min(costs)


def _run_stops(terrain: Terrain) -> list[int]:
    """By side: where a RUN ends that nothing but the terrain stops."""
    drive, stops = terrain.drive, []
    for side in range(len(drive)):
        heading, cell = side & 3, side >> 2
        while (onward := drive[cell * 4 + heading]) >= 0:
            cell = onward
        stops.append(cell)
    return stops


def _corner_cost(terrain: Terrain, corner: int, stops: Sequence[int]) -> int:
    """The sum of the least costs of the nearest marks: breadth first over (cell, heading), from every legal start."""
    leap, rides, wanted = terrain.leap, terrain.rides, set(terrain.marks)
    level = [corner * 4 + heading for heading in terrain.start_headings(corner)]
    seen = bytearray(len(leap))
    cost = total = found = 0
    while level:
        ahead: list[int] = []
        for side in level:
            if seen[side]:
                continue
            seen[side] = 1
            cell, heading = side >> 2, side & 3
            if cell in wanted:
                wanted.discard(cell)
                total, found = total + cost, found + 1
                if found == NEAREST:
                    return total
            turns = cell * 4
            ahead += (
                turns + (heading + 1 & 3),
                turns + (heading + 2 & 3),
                turns + (heading + 3 & 3),
                stops[side] * 4 + heading,
            )
            if leap[side] >= 0:  # a STEP that can be made is a JUMP, too
                ahead.append(leap[side] * 4 + heading)
            ahead += (ride * 4 + heading for ride in rides[cell])
        level, cost = ahead, cost + 1
    return total
