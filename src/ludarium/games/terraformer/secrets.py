"""Who sees what, and how all that a seat can't know is dealt anew (TF-12.36, TF-12.39, TF-12.44)."""

from __future__ import annotations

from collections import Counter

from ludarium.games.terraformer import naming, unseen_deck
from ludarium.games.terraformer.box import Box
from ludarium.games.terraformer.state import NOTHING, OVER, OWNERS, Picked, State
from ludarium.table.table import Table
from ludarium.table.zones import EVERYBODY, NOBODY, Zone

T = Table[Box]


def zones(t: T, s: State) -> list[Zone]:
    """Nobody knows the order of a deck: it is kept as a multiset. Cards of a deck bear a mark of their own."""
    found = []
    for seat in range(t.seats):
        back = f"mark-{seat}"
        known = Counter(s.known[seat])
        rest = sorted((Counter(s.hands[seat]) - known).elements())
        found += [
            Zone(f"deck-{seat}", s.decks[seat], NOBODY, back),
            Zone(f"hand-{seat}", rest, seat, back),
            Zone(f"known-{seat}", s.known[seat], EVERYBODY, back),
            Zone(f"discard-{seat}", s.discards[seat], EVERYBODY, back, ordered=True),
        ]
    return found


def list_is_known(t: T, s: State, seat: int, viewer: int | None) -> bool:
    """TF-12.39: starter decks are public, built ones at the end, or where the table says so; the own one is known."""
    return s.lists[seat] != NOTHING or t.box.options.open_lists or viewer == seat or s.phase == OVER


def lying_open(t: T, s: State, seat: int) -> list[int]:
    """Cards of this player that all see: on the planet, in the discard, being answered, known in the hand."""
    found = [*s.discards[seat], *s.known[seat]]
    for ecosystem in s.planet:
        found += [ecosystem.biome] * ecosystem.owners.count(seat)
        found += [t.box.card_of[being] for being in ecosystem.beings if t.box.owner_of[being] == seat]
        if ecosystem.rich != NOTHING and ecosystem.rich % OWNERS == seat:
            found.append(ecosystem.rich // OWNERS)
    found += [one.action for one in s.attached if one.owner == seat]
    found += [one.action for one in s.named if one.seat == seat]
    return found


# -- dealing anew ---------------------------------------------------------------------------------


def redeal(t: T, s: State, seat: int) -> None:
    """In place; what comes out depends on nothing that this seat can't see."""
    for owner in range(t.seats):
        if owner != seat:
            _redeal(t, s, owner, list_is_known(t, s, owner, seat))


def _redeal(t: T, s: State, owner: int, listed: bool) -> None:
    """Hand and deck of a player; cards that all have seen go to the hand stay there."""
    size, known = len(s.hands[owner]), list(s.known[owner])
    like = _asked_of(t, s, owner)
    if listed:
        pool = sorted((Counter(s.hands[owner] + s.decks[owner]) - Counter(known)).elements())
    else:
        hidden = size + len(s.decks[owner]) - len(known)
        pool = unseen_deck.deal(t, lying_open(t, s, owner), hidden, _wanted(t, s, owner, known, like))
    hand = known + _pick_anew(t, s, owner, known, pool, like)
    hand += [t.dice.pick(pool) for _ in range(size - len(hand))]
    s.hands[owner] = sorted(hand)
    s.decks[owner] = pool


# -- a card picked, and not yet shown (TF-5.2) ---------------------------------------------------------


def _asked_of(t: T, s: State, owner: int) -> naming.Step | None:
    """What this player is being asked about a card that is still hidden."""
    return naming.asked(t, s, s.picked) if s.picked.seat == owner else None


def _wanted(t: T, s: State, owner: int, known: list[int], like: naming.Step | None) -> list[int]:
    """Cards one of which must be in a deck whose owner is asked this, unless one known to be there will do."""
    if like is None:
        return []
    could = {card for card in range(t.box.content.cards) if any(naming.alike(t, s, owner, card, like))}
    return [] if could & set(known) else sorted(could)


def _pick_anew(
    t: T, s: State, owner: int, known: list[int], pool: list[int], like: naming.Step | None
) -> list[int]:
    """In place of the card picked one that would be asked the same; returned if it is none of those known."""
    if like is None:
        return []
    could = {card: list(naming.alike(t, s, owner, card, like)) for card in sorted({*known, *pool})}
    card = t.dice.choice([card for card in (*known, *pool) if could[card]])
    one = t.dice.choice(could[card])
    s.picked = Picked(owner, one.card, one.target, one.more)
    if card in known:
        return []
    pool.remove(card)
    return [card]
