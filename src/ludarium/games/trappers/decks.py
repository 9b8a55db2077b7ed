"""Face-down decks, and who knows which card of them and of the Artifacts in hand.

A card in a known place is a code: its number, and below it the bits of the seats that know it; PUBLIC, if spectators
do too.
"""

from __future__ import annotations

from ludarium.games.trappers.box import Box
from ludarium.games.trappers.quest_cards import OLDS, PEOPLES
from ludarium.games.trappers.state import MASK, PUBLIC, Deck, State
from ludarium.table.dice import DiceCup
from ludarium.table.table import Table
from ludarium.table.zones import EVERYBODY, NOBODY, Zone

T = Table[Box]

ARTIFACTS = 2  # beside PEOPLES and OLDS in State.decks
KNOWING = (1 << MASK) - 1


def size(deck: Deck) -> int:
    return len(deck.over) + len(deck.mass) + len(deck.under)


def draw(t: T, deck: Deck, seat: int) -> int:
    """The top card, as a code; `seat` gets to know it (TR-9.5). Cards put under the deck come last, in their order."""
    own = 1 << seat
    if not deck.over and deck.mass:
        return t.dice.pick(deck.mass) << MASK | own
    code = (deck.over or deck.under).pop(0)
    if not code & own:
        t.show(seat)
    return code | own


def put_under(t: T, deck: Deck, card: int) -> None:
    """Face down under its deck; all have seen which card it is (TR-10.4, TR-11.3, TR-19.3)."""
    deck.under.append(card << MASK | t.box.everybody | PUBLIC)


def peek(t: T, deck: Deck, seat: int, count: int) -> list[int]:
    """The top cards, shown to this seat alone."""
    while len(deck.over) < count and deck.mass:
        deck.over.append(t.dice.pick(deck.mass) << MASK)
    seen: list[int] = []
    for pile in (deck.over, deck.under):
        for i in range(min(len(pile), count - len(seen))):
            pile[i] |= 1 << seat
            seen.append(pile[i] >> MASK)
    t.show(seat)
    return seen


# -- Artifacts in hand -------------------------------------------------------


def cards(hand: list[int]) -> list[int]:
    """The Artifacts of a hand, each kind once."""
    return list(dict.fromkeys(code >> MASK for code in hand))


def has(hand: list[int], card: int) -> bool:
    return any(code >> MASK == card for code in hand)


def take_openly(hand: list[int], card: int) -> None:
    """Out of a hand, for all to see: of equal cards the one most seats know of goes.

    Who knew of one such card, but not of the one that went, knows of one less.
    """
    copies = sorted(
        (code for code in hand if code >> MASK == card), key=lambda code: (code & KNOWING).bit_count()
    )
    gone = copies.pop()
    hand.remove(gone)
    for place in range(MASK):
        bit = 1 << place
        if not gone & bit and (knew := next((code for code in reversed(copies) if code & bit), 0)):
            copies[copies.index(knew)] = knew & ~bit
    hand[:] = sorted([code for code in hand if code >> MASK != card] + copies)


def take_unseen(hand: list[int], card: int, owner: int) -> int:
    """Out of a hand, face down (TR-11.7, TR-19.7); the code under which it goes on.

    Another seat still knows it only if it knows the whole hand, and all its cards are alike; else it can't tell any
    more which of the cards it knew are still there.
    """
    own = 1 << owner
    alike = len({code >> MASK for code in hand}) == 1
    knowing = KNOWING if alike else own
    for code in hand:
        knowing &= code
    gone = next(code for code in hand if code >> MASK == card)
    hand.remove(gone)
    hand[:] = sorted(code & ~KNOWING | (code & knowing) | own for code in hand)
    return card << MASK | knowing | own


# -- who sees what -----------------------------------------------------------


def of_state(s: State) -> list[Zone]:
    """All that is or may be hidden."""
    hands = [
        Zone(f"hand-{seat}", [code >> MASK for code in hand], seat, "artifact")
        for seat, hand in enumerate(s.hands)
    ]
    quests = [
        Zone(f"quests-{deck}", s.decks[deck].mass, EVERYBODY, f"quest-{deck}") for deck in (PEOPLES, OLDS)
    ]
    return [*quests, Zone("artifacts", s.decks[ARTIFACTS].mass, NOBODY, "artifact"), *hands]


def redeal(dice: DiceCup, s: State, seat: int) -> None:
    """Deal anew, in place, what this seat doesn't know: cards in places unknown to it."""
    for deck in s.decks:
        piles = [deck.over, deck.under]
        if deck is s.decks[ARTIFACTS]:
            piles += _hands(s, seat)
        _deal(dice, deck.mass, piles, 1 << seat)
    for owner, hand in enumerate(s.hands):
        if owner != seat:
            hand.sort()


def _deal(dice: DiceCup, mass: list[int], piles: list[list[int]], bit: int) -> None:
    """The cards in places without this bit, and those of the mass, mixed; who else knows a place is kept."""
    places = [(pile, i) for pile in piles for i, code in enumerate(pile) if not code & bit]
    if not places:
        return
    pool = sorted([*mass, *(pile[i] >> MASK for pile, i in places)])
    for pile, i in places:
        pile[i] = dice.pick(pool) << MASK | pile[i] & KNOWING
    mass[:] = pool


def _hands(s: State, seat: int) -> list[list[int]]:
    """The others' hands. Who else knows of a card there is forgotten, unless all do: it hangs on what card it is."""
    bit = 1 << seat
    hands = []
    for owner, hand in enumerate(s.hands):
        if owner == seat or not hand:
            continue
        own = 1 << owner
        for i, code in enumerate(hand):
            hand[i] = code if code & PUBLIC else code & (~KNOWING | bit) | own
        hand.sort(key=lambda code: not code & bit)
        hands.append(hand)
    return hands
