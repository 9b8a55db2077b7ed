"""What a seat sees of a game of «Терраформер»."""

from __future__ import annotations

import msgspec

from ludarium.games.terraformer import files, planet, targets
from ludarium.games.terraformer.balancing import STEPS
from ludarium.games.terraformer.box import Box
from ludarium.games.terraformer.forecast import Forecast, foretold
from ludarium.games.terraformer.natural_zones import NaturalZone, natural_zones
from ludarium.games.terraformer.printed import HAND_LIMIT, OPPORTUNITIES, SIZES
from ludarium.games.terraformer.state import (
    BALANCING,
    CLIMATE,
    DIET,
    NOTHING,
    OVER,
    PLAY,
    Named,
    Picked,
    State,
)
from ludarium.games.terraformer.view_of_cards import HandCard, PlayerView, hand, player
from ludarium.games.terraformer.view_of_planet import ChangeView, EcosystemView, changes, ecosystem
from ludarium.table.table import Table

T = Table[Box]

PHASES = ("redeal", "size", "play", "balancing", "over")
MODES = ("", "climate", "diet")
REASONS = ("", "deck", "stable")


class NamedView(msgspec.Struct, frozen=True):
    """An Action shown with its targets (or, to its owner, one whose targets are being named)."""

    action: int
    seat: int
    cancels: bool  # it is laid to cancel the one before it
    at: int  # the ecosystem named, else -1
    being: int  # the being named, else -1
    cards: list[int]  # cards of the own discard
    mode: str  # of an Adaptation: climate, diet; else ""
    food: int  # the food icon of a diet, else -1
    to: int  # where a moved animal goes, else -1


class BalanceView(msgspec.Struct, frozen=True):
    """The ecosystem being balanced."""

    at: int
    step: str  # producers, cleaners, consumers, surplus
    fed: list[int]  # beings that have their food
    meals: list[tuple[int, int]]  # who eats whom
    noted: list[int]  # food of this round
    duty: bool  # who can feed must
    rolls: list[int]  # by seat, 0: none; empty before any
    being: int  # the one asked about, else -1


class TerraformerBoard(msgspec.Struct, frozen=True):
    phase: str  # redeal, size, play, balancing, over
    size: str  # of the planet: small, medium, large, huge
    sizes: list[str]  # named so far, by seat from the first player (with opt:size_after_deal)
    ecosystems: int  # that the planet has in the end
    alike: int  # of a kind at most
    planet: list[EcosystemView]  # from left to right
    players: list[PlayerView]  # by seat
    hand: list[HandCard]  # own
    hand_limit: int
    first: int
    active: int  # whose turn it is, -1 outside turns
    used: int  # opportunities of this turn
    opportunities: int
    founded: bool  # a new ecosystem in this turn
    named: list[NamedView]  # Actions being answered, the first named first; the last one is being answered
    picked: int  # the own card whose place or targets are asked for, else -1
    naming: NamedView | None  # what of it is named so far
    changes: list[ChangeView]  # what the climate Action being named or answered would do
    balance: BalanceView | None
    forecast: Forecast | None  # if the game ended now; while balancing, what is still to come
    zones: list[NaturalZone]  # at the end, the map of the planet, from the cold to the hot (TF-10.4)
    reason: str  # deck, stable: why the game ends with this turn; "" while it doesn't


def view(t: T, s: State, seat: int | None) -> TerraformerBoard:
    size = planet.size(s)
    mine = seat is not None and s.picked.seat == seat
    return TerraformerBoard(
        phase=PHASES[s.phase],
        size=size.id,
        sizes=[SIZES[number].id for number in s.sizes],
        ecosystems=size.ecosystems,
        alike=size.alike,
        planet=[ecosystem(t, s, at) for at in range(len(s.planet))],
        players=[player(t, s, other, seat) for other in range(t.seats)],
        hand=hand(t, s, seat),
        hand_limit=HAND_LIMIT,
        first=s.first,
        active=s.active if s.phase == PLAY else -1,
        used=s.used,
        opportunities=OPPORTUNITIES,
        founded=bool(s.founded),
        named=[named(t, one) for one in s.named],
        picked=s.picked.card if mine else -1,
        naming=naming(t, s.picked) if mine else None,
        changes=_changes(t, s, seat),
        balance=_balance(s) if s.phase == BALANCING else None,
        forecast=foretold(t, s) if s.phase in (PLAY, BALANCING) else None,
        zones=natural_zones(t, s) if s.phase == OVER else [],
        reason=s.reason,
    )


# -- Actions ------------------------------------------------------------------------------------


def named(t: T, one: Named) -> NamedView:
    target = NOTHING if one.cancels else one.target
    return _targets(t, one.seat, one.action, target, one.more, cancels=bool(one.cancels))


def naming(t: T, picked: Picked) -> NamedView | None:
    if not t.box.content.is_action(picked.card):
        return None
    return _targets(t, picked.seat, picked.card, picked.target, picked.more)


def _targets(t: T, seat: int, action: int, target: int, more: int, cancels: bool = False) -> NamedView:
    """What the numbers mean says the Action."""
    effect = targets.effect_of(t, action)
    of_being = isinstance(effect, targets.OF_BEINGS)
    adapts = isinstance(effect, files.Adapt)
    return NamedView(
        action=action,
        seat=seat,
        cancels=cancels,
        at=target if isinstance(effect, targets.OF_ECOSYSTEMS) else NOTHING,
        being=target if of_being else NOTHING,
        cards=[card for card in (target, more) if card != NOTHING]
        if isinstance(effect, files.Recover)
        else [],
        mode=_mode(more) if adapts else "",
        food=more - DIET if adapts and more >= DIET else NOTHING,
        to=more if isinstance(effect, files.Move) else NOTHING,
    )


def _mode(more: int) -> str:
    if more == NOTHING:
        return ""
    return "climate" if more == CLIMATE else "diet"


def _changes(t: T, s: State, seat: int | None) -> list[ChangeView]:
    """Of the climate Action this seat is about to name, wherever it may; else of the one being answered."""
    if seat is not None and s.picked.seat == seat:
        action, places = (
            s.picked.card,
            targets.legal(t, s, seat, s.picked.card) if _shifts(t, s.picked.card) else [],
        )
    elif s.named:
        action, places = s.named[0].action, [s.named[0].target]
    else:
        return []
    effect = t.box.content.effect[action]
    return (
        [one for at in places for one in changes(t, s, effect, at)] if isinstance(effect, files.Shift) else []
    )


def _shifts(t: T, card: int) -> bool:
    return isinstance(t.box.content.effect[card], files.Shift)


# -- balancing -------------------------------------------------------------------------------------


def _balance(s: State) -> BalanceView:
    now = s.balance
    return BalanceView(
        at=now.at,
        step=STEPS[now.step],
        fed=list(now.fed),
        meals=list(zip(now.meals[::2], now.meals[1::2], strict=True)),
        noted=list(now.noted),
        duty=bool(now.duty),
        rolls=list(now.rolls),
        being=now.being,
    )
