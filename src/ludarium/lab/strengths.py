"""From an arena’s standings to a game’s levels.toml: how strong each level is, for docs and for those who choose."""

from __future__ import annotations

import json
from collections.abc import Sequence

from ludarium.bots.strengths import Strength, Strengths
from ludarium.lab.arena import Standings
from ludarium.table.errors import LudariumError

_RANDOM = "random"
_HEAD = "# How strong the levels are: written by `ludarium lab arena {game} --levels-out`.\n"


def check(levels: Sequence[str]) -> None:
    """What can be known before hours are spent."""
    if levels[0] != _RANDOM:
        raise LudariumError(
            f"--levels-out: Elo counts from random, so it must be the first bot, not {levels[0]}"
        )


def strengths(found: Standings) -> Strengths:
    names = [one.level for one in found.standings]
    check(names)
    pairings = len(names) * (len(names) - 1) // 2
    levels = [
        Strength(
            level=one.level,
            elo=round(one.elo),
            low=round(one.low),
            high=round(one.high),
            random=round(found.table[at][0], 3),
            before=round(found.table[at][at - 1], 3) if at > 1 else None,
        )
        for at, one in enumerate(found.standings)
        if at
    ]
    return Strengths(found.seats, found.matches // pairings, levels, found.options)


def written(found: Strengths, game: str) -> str:
    """As TOML."""
    lines = [_HEAD.format(game=game), f"seats = {found.seats}", f"games = {found.games}  # of each pairing"]
    if found.options:
        inside = ", ".join(f"{name} = {json.dumps(value)}" for name, value in found.options.items())
        lines.append(f"options = {{ {inside} }}")
    for one in found.level:
        lines += ["", "[[level]]", f'level = "{one.level}"']
        lines += [f"elo = {one.elo:g}  # above random", f"low = {one.low:g}", f"high = {one.high:g}"]
        lines.append(f"random = {one.random:g}  # of its duels with it, so much was won")
        if one.before is not None:
            lines.append(f"before = {one.before:g}  # and of those with the level before it")
    return "\n".join(lines) + "\n"
