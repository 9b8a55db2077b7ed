"""Closing a district (OR-11)."""

from __future__ import annotations

from ludarium.games.origins.box import Box
from ludarium.games.origins.citizens import forced_out, no_die, take_citizen
from ludarium.games.origins.city import around, is_farm, open_corners
from ludarium.games.origins.content import ANYTHING, District
from ludarium.games.origins.effects import use_some
from ludarium.games.origins.goods import gain, score
from ludarium.games.origins.grammar import GOLD
from ludarium.games.origins.ground import is_corner
from ludarium.games.origins.state import AGORA, DIE_OF, State
from ludarium.games.origins.zodiac import holds
from ludarium.table.choice import Refusal
from ludarium.table.table import Asking, Table

T = Table[Box]


def barred_closing(s: State, me: int, citizen: int) -> Refusal | None:
    """OR-11.2: an empty seat of power, and a citizen at home."""
    if citizen not in s.home[me]:
        return Refusal("OR-11.2", "not-at-home")
    return None if open_corners(s, me) else Refusal("OR-11.2", "no-district")


def close(t: T, s: State, me: int, citizen: int) -> Asking[None]:
    """OR-11.3 … OR-11.6, then Libra."""
    s.closing = citizen

    def barred(corner: int) -> Refusal | None:
        if corner in open_corners(s, me):
            return None
        closed = is_corner(corner) and any(code // DIE_OF == corner for code in s.seats[me])
        return Refusal("OR-11.2", "seat-filled" if closed else "no-block")

    corner = yield t.ask(me, t.box.CORNER, open_corners(s, me), "OR-11.2", barred)
    s.closing = -1
    _sit(t, s, me, citizen, corner)
    yield from reward(t, s, me, corner)
    yield from use_some(t, s, me, working(t, s, me, corner, citizen // 6), "OR-11.6")
    if holds(t, s, me, "die_after_district") and no_die(t, s, me, 1, "OR-17.10") is None:
        yield from take_citizen(t, s, me, 1, "OR-17.10", optional=True)


def _sit(t: T, s: State, me: int, citizen: int, corner: int) -> None:
    """OR-11.3; Scorpio (OR-17.15) by itself."""
    s.home[me].remove(citizen)
    citizen = seated(t, s, me, citizen)
    s.seats[me].append(corner * DIE_OF + citizen)
    t.tell("closed", seat=me, worker=t.box.worker(citizen), corner=corner)
    forced_out(t, s, me)


def seated(t: T, s: State, me: int, citizen: int) -> int:
    """The citizen as it sits in a seat of power: 2 more with Leo, not above 6 (OR-17.12)."""
    return citizen + min(2, 5 - citizen % 6) if holds(t, s, me, "district_die_raised") else citizen


def working(t: T, s: State, me: int, corner: int, colour: int) -> tuple[int, ...]:
    """OR-11.6: the cells of tiles of the die's colour, and of the Agora."""
    tiles = around(s, me, corner)
    return tuple(sorted(cell for cell, tile in tiles if t.box.tile_colour[tile] == colour or tile == AGORA))


# -- district cards -------------------------------------------------------------------


def matches(card: District, colours: tuple[int, ...]) -> tuple[int, ...] | None:
    """OR-11.7: the pattern as it fits these four tiles, turned or mirrored; None if it doesn't."""
    for way in card.ways:
        if all(want in (ANYTHING, colour) for want, colour in zip(way, colours, strict=True)):
            return way
    return None


def colours_around(t: T, s: State, me: int, corner: int) -> tuple[int, ...]:
    """Colours of the four tiles; -1 for a farm and the grey tiles, which fit blank places only."""
    return tuple(
        -2 if t.box.tile_colour[tile] < 0 or is_farm(tile) else t.box.tile_colour[tile]
        for _, tile in around(s, me, corner)
    )


def fitting(t: T, colours: tuple[int, ...]) -> int:
    """The district cards that fit these four tiles, a bit each; looked up for every district of a search."""
    known = t.box.fits
    found: int | None = known.get(colours)
    if found is None:
        cards = enumerate(t.box.content.districts)
        found = sum(1 << number for number, card in cards if matches(card, colours) is not None)
        known[colours] = found
    return found


def matching(t: T, s: State, me: int, corner: int) -> list[int]:
    """The revealed cards that fit, as indices into s.cards."""
    fits = fitting(t, colours_around(t, s, me, corner))
    return [i for i, card in enumerate(s.cards) if fits >> card & 1]


def worth(t: T, s: State, me: int, i: int) -> int:
    """OR-20.8: the higher value while its gold lies there; or once for each player; or always."""
    card = t.box.content.districts[s.cards[i]]
    repeat = t.box.options.district_repeat
    unpaid = s.gold[i] > 0 if repeat == "by_gold" else not s.paid[i] >> me & 1
    return card.first if unpaid or repeat == "flat" else card.later


def reward(t: T, s: State, me: int, corner: int) -> Asking[None]:
    """OR-11.4, OR-20.7: of the cards that fit exactly one is rewarded, however often it was before (OR-11.5)."""
    found = tuple(s.cards[i] for i in matching(t, s, me, corner))
    if not found:
        return

    def barred(card: int) -> Refusal | None:
        if card in found:
            return None
        return Refusal("OR-11.4", "no-match" if card in s.cards else "not-revealed")

    card = yield t.ask(me, t.box.CARD, found, "OR-11.4", barred)
    i = s.cards.index(card)
    points = worth(t, s, me, i)
    t.tell("card-paid", seat=me, card=t.box.card(card), n=points, gold=s.gold[i])
    score(t, s, me, points, "OR-11.4")
    gain(t, s, me, GOLD, s.gold[i])
    s.gold[i] = 0
    s.paid[i] |= 1 << me
