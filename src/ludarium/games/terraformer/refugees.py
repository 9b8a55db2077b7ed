"""Who must leave an ecosystem, in what order, and where to (TF-6.6 … TF-6.10)."""

from __future__ import annotations

from functools import partial

from ludarium.games.terraformer import living
from ludarium.games.terraformer.box import Box
from ludarium.games.terraformer.content import C1, C2, C3, CL
from ludarium.games.terraformer.state import State
from ludarium.table.choice import Refusal
from ludarium.table.table import Table, Turn

T = Table[Box]

ORDER = (CL, C1, C2, C3)  # TF-6.8: up the food chain


def leave(t: T, s: State, at: int) -> Turn:
    """TF-6.6, TF-6.8: who doesn't suit the new climate goes; those that can't migrate die first."""
    for being in _misfits(t, s, at):
        if not living.can_move(t, being):
            living.die_out(t, s, being, "climate")
    for role in ORDER:
        for k in range(t.seats):
            yield from _leave_in_order(t, s, at, role, (s.active + k) % t.seats)


def _leave_in_order(t: T, s: State, at: int, role: int, owner: int) -> Turn:
    """TF-6.8: within a role each owner, clockwise from the active player, orders the own ones."""
    while _leaving(t, s, at, role, owner):
        listed, barred = (
            partial(_leaving, t, s, at, role, owner),
            partial(_not_leaving, t, s, at, role, owner),
        )
        being = yield t.ask(owner, t.box.NEXT, listed, "TF-6.8", barred, sifted=True)
        yield from send_off(t, s, being, tuple(range(len(s.planet))), "climate", "TF-6.7")


def _misfits(t: T, s: State, at: int) -> list[int]:
    return [being for being in s.planet[at].beings if not living.suits(t, s, being, at)]


def _leaving(t: T, s: State, at: int, role: int, owner: int) -> list[int]:
    return sorted(
        being
        for being in _misfits(t, s, at)
        if living.role(t, being) == role and t.box.owner_of[being] == owner
    )


def _not_leaving(t: T, s: State, at: int, role: int, owner: int, being: int) -> Refusal | None:
    return None if being in _leaving(t, s, at, role, owner) else Refusal("TF-6.8", "not-its-turn")


def send_off(t: T, s: State, being: int, among: tuple[int, ...], why: str, because: str) -> Turn:
    """TF-6.7, TF-6.9: it takes one of its destinations; with none it dies out, and `why` says of what."""
    if not living.can_move(t, being) or not living.destinations(t, s, being, among):
        living.die_out(t, s, being, why)
        return
    listed, barred = partial(living.destinations, t, s, being, among), partial(_no_way, t, s, being, among)
    to = yield t.ask(t.box.owner_of[being], t.box.TO, listed, because, barred, sifted=True)
    living.move(t, s, being, to)


def _no_way(t: T, s: State, being: int, among: tuple[int, ...], at: int) -> Refusal | None:
    if at in living.destinations(t, s, being, among):
        return None
    if at >= len(s.planet):
        return Refusal("TF-3.3", "no-ecosystem", n=at + 1)
    name, place = living.name(t, being), t.box.card(s.planet[at].biome)
    if at not in among:
        return Refusal("TF-7.8", "leaves-here", card=name)
    why = "no-food" if living.suits(t, s, being, at) else "climate"
    return Refusal("TF-6.7", why, card=name, place=place)
