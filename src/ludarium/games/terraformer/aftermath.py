"""The planet as it would be, if the Actions now being answered took effect: for those who weigh a position.

Owners are taken to send refugees where the table would while balancing (TF-9.17); a climate Action takes the biome
that is best for who named it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ludarium.games.terraformer import files, living, planet
from ludarium.games.terraformer.box import Box
from ludarium.games.terraformer.expecting import expected
from ludarium.games.terraformer.forecast import planet_of
from ludarium.games.terraformer.policy import best_place
from ludarium.games.terraformer.printed import OPPORTUNITIES
from ludarium.games.terraformer.refugees import ORDER
from ludarium.games.terraformer.state import NOTHING, OWNERS, Attached, Named, State
from ludarium.table.table import Table

T = Table[Box]


def after(t: T, s: State) -> State:
    """The last named takes effect first. Of the state only the planet, and what is attached, is to be read."""
    copy = planet_of(t, s, t.dice)
    for named in reversed(s.named):
        if not named.cancels:
            copy = _after_one(t, s, copy, named)
    return copy


def _after_one(t: T, s: State, copy: State, named: Named) -> State:
    effect = t.box.content.effect[named.action]
    if isinstance(effect, files.Shift):
        return _best_change(t, s, copy, named, effect)
    if isinstance(effect, files.Enrich):
        copy.planet[named.target].rich = named.action * OWNERS + named.seat
    elif not living.on_planet(copy, named.target):
        return copy
    elif isinstance(effect, files.Remove):
        living.die_out(t, copy, named.target, "extinct")
    elif isinstance(effect, files.Displace):
        here = living.where(copy, named.target)
        _send_off(t, copy, named.target, [at for at in range(len(copy.planet)) if at != here])
    elif isinstance(effect, files.Adapt | files.Protect):
        copy.attached.append(Attached(named.target, named.action, named.seat, named.more))
    elif isinstance(effect, files.Move):
        living.move(t, copy, named.target, named.more)
    return copy


def _send_off(t: T, s: State, being: int, among: Iterable[int]) -> None:
    ways = living.destinations(t, s, being, among) if living.can_move(t, being) else []
    if ways:
        living.move(t, s, being, best_place(t, s, being, ways))
    else:
        living.die_out(t, s, being, "climate")


# -- another climate (TF-6) ----------------------------------------------------------------------


def _best_change(t: T, s: State, copy: State, named: Named, effect: files.Shift) -> State:
    """As it was, if who named it has no biome for it, or no opportunity left (TF-6.4)."""
    changed = [_changed(t, copy, named, biome) for biome in _biomes(t, s, named, effect)]
    return max(changed, key=lambda one: _lead(t, one, named.seat), default=copy)


def _biomes(t: T, s: State, named: Named, effect: files.Shift) -> Iterator[int]:
    content, old = t.box.content, s.planet[named.target].biome
    if s.used >= OPPORTUNITIES and not t.box.options.free_replacement:
        return
    for card in sorted(set(s.hands[named.seat])):
        if not content.is_biome(card) or planet.alike(s, card) >= planet.size(s).alike:
            continue
        warmer = content.temperature(card) - content.temperature(old)
        wetter = content.humidity(card) - content.humidity(old)
        step, other = (warmer, wetter) if effect.scale == "temperature" else (wetter, warmer)
        if not other and step * effect.sign > 0:
            yield card


def _changed(t: T, s: State, named: Named, biome: int) -> State:
    """TF-6.5 … TF-6.8, on a copy."""
    copy = planet_of(t, s, t.dice)
    there = copy.planet[named.target]
    there.biome, there.owners, there.rich = biome, [named.seat], NOTHING
    misfits = [being for being in there.beings if not living.suits(t, copy, being, named.target)]
    for role in (None, *ORDER):
        for being in misfits:
            if (living.role(t, being) if living.can_move(t, being) else None) == role:
                _send_off(t, copy, being, range(len(copy.planet)))
    return copy


def _lead(t: T, s: State, seat: int) -> float:
    points = expected(t, s).points
    return points[seat] - max(points[:seat] + points[seat + 1 :])
