"""What lies on the table of a game of «Терраформер».

A card is the number of its kind in the content: biomes first, then beings, then Actions. Whose it is says the zone it
lies in. On the planet a being has a number of its own (Box.being_number: owner, copy and kind in one), wherever it
wanders; a Rich ecosystem that lies there is `action * OWNERS + owner`.
"""

from __future__ import annotations

import msgspec

from ludarium.table.dice import Dice

# Phases: who redeals, what size the planet has (opt:size_after_deal), turns, food chains, the end.
REDEAL, SIZE, PLAY, BALANCING, OVER = range(5)

OWNERS = 4  # no more seats than that
COPIES = 2  # of a being in a deck (TF-11.3)
NOTHING = -1

CLIMATE, DIET = 0, 1  # modes of an Adaptation: CLIMATE, or DIET + food icon
SOME_ICON = -2  # Picked.more: to diet, and the icon is still to be named


class Ecosystem(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """A column of the planet."""

    biome: int
    owners: list[int]  # of the biome cards, in the order they were laid
    rich: int = NOTHING  # the Rich ecosystem that lies here: action * OWNERS + owner
    beings: list[int] = []  # their numbers, in the order they came
    meals: list[int] = []  # once it is balanced: eater, food, eater, food … (TF-9.14)


class Attached(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """An Action that stays with a being."""

    being: int
    action: int
    owner: int
    mode: int = NOTHING  # CLIMATE, or DIET + the food icon


class Named(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """An Action shown with its targets, which others may still answer (TF-5.2, TF-5.4)."""

    action: int
    seat: int
    target: int = (
        NOTHING  # an ecosystem, a being's number, or a card of the own discard, as the Action has it
    )
    more: int = NOTHING  # the mode of an Adaptation, the second card to be cloned, where a moved animal goes
    cancels: int = 0  # 1: it is laid to cancel the one named before it (TF-5.3)


class Picked(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """A card chosen in the hand, and what has been named for it: only its owner knows until all is named (TF-5.2)."""

    seat: int = NOTHING  # NOTHING: no card is chosen
    card: int = NOTHING
    target: int = NOTHING
    more: int = NOTHING


class Balance(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """The balancing going on (TF-9): what it knows of the ecosystem at hand."""

    at: int = 0  # the ecosystem
    step: int = 0  # PRODUCERS, CLEANERS, CONSUMERS, SURPLUS of balancing.py
    held: int = 0  # passes of the Consumers' step that are over (TF-9.18)
    fed: list[int] = []  # beings that have their food
    meals: list[int] = []  # eater, food, eater, food …
    noted: list[int] = []  # food noted for the round (TF-9.10)
    duty: int = 0  # 1: who can feed must (TF-9.11)
    rolls: list[int] = []  # by seat, 0: none
    being: int = NOTHING  # the one that is asked about: what it does, eats, where it goes


class State(msgspec.Struct, forbid_unknown_fields=True):
    """Lists by seat, and the planet's ecosystems from left to right."""

    dice: Dice
    lists: list[int]  # by seat: the starter deck it plays, NOTHING: one that was built
    decks: list[list[int]]  # by seat: cards, sorted: nobody knows their order, a draw is a roll
    hands: list[list[int]]  # by seat, sorted
    known: list[list[int]]  # by seat: cards of that hand that all have seen go there (TF-12.36), sorted
    discards: list[list[int]]  # by seat, the latest last
    first: int
    active: int
    size: int  # of the planet: an index of printed.SIZES
    phase: int = REDEAL
    planet: list[Ecosystem] = []
    attached: list[Attached] = []
    named: list[Named] = []  # Actions being answered, the first named first
    picked: Picked = msgspec.field(default_factory=Picked)
    used: int = 0  # opportunities of this turn
    founded: int = 0  # 1: a new ecosystem this turn (TF-2.6)
    redealt: int = 0  # bits of the seats that have redealt
    sizes: list[int] = []  # named so far (opt:size_after_deal)
    reason: str = ""  # why the game ends with this turn
    balance: Balance = msgspec.field(default_factory=Balance)
