"""What a seat sees of a game of Трапперы, field by field; and what is dealt anew when it imagines."""

from __future__ import annotations

import msgspec

from ludarium.games.trappers import board_view, card_view, decks, odds, offers, outlook, reach, trapper_view
from ludarium.games.trappers.board_view import ClanView, GroundView, TileView
from ludarium.games.trappers.box import Box
from ludarium.games.trappers.card_view import ArtifactView, DeckView
from ludarium.games.trappers.ground import CLANS
from ludarium.games.trappers.odds import FightView
from ludarium.games.trappers.offers import OfferView
from ludarium.games.trappers.outlook import OutlookView
from ludarium.games.trappers.places import PLACES
from ludarium.games.trappers.reach import ReachView
from ludarium.games.trappers.state import MASK, NO_TILE, TURN, State
from ludarium.games.trappers.trapper_view import TrapperView
from ludarium.table.phrase import Phrase
from ludarium.table.table import Table
from ludarium.table.zones import Zone

T = Table[Box]


class NowView(msgspec.Struct, frozen=True):
    """The turn under way."""

    active: int  # seat, -1 in the set-up and at the end
    moving: bool
    mp: int
    total: int
    stopped: bool
    place: str  # what the cell is for its visitor; empty while moving
    die: int
    other: int  # the opponent's die
    target: int  # of the raid under way, 5 in a duel, else -1
    foe: int
    pushed: int  # the seat whose rover an Artifact moves step by step, -1 for none
    played: list[int]  # Artifacts whose effect is under way
    aside: list[int]  # own Artifacts chosen for a hand-in


class TrappersBoard(msgspec.Struct, frozen=True):
    phase: int  # 0 colours, 1 entry, 2 round start, 3 turns, 4 over
    round: int
    turn: int
    order: list[int]
    ground: GroundView
    clans: list[ClanView]
    war: list[int]  # the last war dice, 0 before any
    tiles: list[TileView]
    trappers: list[TrapperView]  # by seat
    hand: list[int]  # own Artifacts, sorted
    cards: list[ArtifactView]
    decks: list[DeckView]  # People's Quests, Old Ones' Quests, Artifacts
    done: list[int]  # People's Quests out of the game
    quests: list[Phrase]  # names, by number
    now: NowView
    reach: list[ReachView]  # where the rover of the active seat may still come; empty for the others
    outlooks: list[OutlookView]  # what awaits it there, where anything does
    fights: list[FightView]  # raids and duels it may declare where it stands, with their odds
    offers: list[OfferView]  # what its cell offers, once it has stopped there; empty for the others
    target: int  # points that win


def zones(t: T, s: State) -> list[Zone]:
    """Who sees which cards. Nobody knows the order of a deck: it is kept as a multiset."""
    return decks.of_state(s)


def redeal(t: T, s: State, seat: int) -> None:
    """The others' Artifacts and the deck anew. What another has set aside for a hand-in is in its hand again."""
    active = s.order[s.at]
    if s.aside and active != seat:
        s.hands[active] = sorted(s.hands[active] + s.aside)
        s.aside = []
    decks.redeal(t.dice, s, seat)


def view(t: T, s: State, seat: int | None) -> TrappersBoard:
    box = t.box
    mine = s.phase == TURN and seat == s.order[s.at] and s.cell[seat] >= 0
    ways = reach.of(t, s) if mine and s.now.moving else []
    return TrappersBoard(
        phase=s.phase,
        round=s.round,
        turn=s.turn,
        order=list(s.order),
        ground=board_view.printed(box),
        clans=[board_view.clan(box, s, number) for number in range(1, CLANS + 1)],
        war=list(s.war),
        tiles=[board_view.tile(t, s, cell) for cell, tile in enumerate(s.tiles) if tile != NO_TILE],
        trappers=[trapper_view.trapper(t, s, other, seat) for other in range(t.seats)],
        hand=[] if seat is None else [code >> MASK for code in s.hands[seat]],
        cards=[card_view.card(box, number) for number in range(len(box.artifacts))],
        decks=[card_view.deck(s, number, seat) for number in range(3)],
        done=list(s.done),
        quests=[box.quest(number) for number in range(len(box.quests))],
        now=_now(s, seat),
        reach=ways,
        outlooks=outlook.of(t, s, sorted({way.cell for way in ways})),
        fights=odds.fights(t, s) if s.phase == TURN and s.cell[s.order[s.at]] >= 0 else [],
        offers=offers.of(t, s) if mine and not s.now.moving and s.now.place >= 0 else [],
        target=box.options.target_vp,
    )


def _now(s: State, seat: int | None) -> NowView:
    now, active = s.now, s.order[s.at]
    return NowView(
        active=active if s.phase == TURN else -1,
        moving=bool(now.moving),
        mp=now.mp,
        total=now.total,
        stopped=bool(now.stopped),
        place=PLACES[now.place] if now.place >= 0 else "",
        die=now.die,
        other=now.other,
        target=now.fight,
        foe=now.foe,
        pushed=now.pushed,
        played=list(s.played),
        aside=[code >> MASK for code in s.aside] if seat == active else [],
    )
