"""What a seat sees of a game of Трапперы, field by field; and what is dealt anew when it imagines."""

from __future__ import annotations

import msgspec

from ludarium.games.trappers import build, decks, odds, offers, outlook, reach, wording
from ludarium.games.trappers.box import Box
from ludarium.games.trappers.ground import CLANS, KINDS
from ludarium.games.trappers.odds import FightView
from ludarium.games.trappers.offers import OfferView
from ludarium.games.trappers.outlook import OutlookView
from ludarium.games.trappers.places import PLACES
from ludarium.games.trappers.printed import TOLL
from ludarium.games.trappers.reach import ReachView
from ludarium.games.trappers.reputation import effective, points
from ludarium.games.trappers.state import CITY, MASK, NO_TILE, PUBLIC, TURN, Held, State
from ludarium.games.trappers.wording import BoxView
from ludarium.table.phrase import Phrase
from ludarium.table.table import Table
from ludarium.table.zones import Zone

T = Table[Box]


class GroundView(msgspec.Struct, frozen=True):
    """The printed board; it doesn't change during play. Cells are numbered row by row from the top left."""

    id: str
    cols: int
    rows: int
    kinds: list[str]  # by cell: w, cap, nec, ron, peo, old
    clans: tuple[int, ...]  # by cell: 1 … 6, or 0 for nobody
    names: tuple[str, ...]
    chasms: tuple[tuple[int, int], ...]  # pairs of neighbouring cells
    white: tuple[int, ...]  # by die result - 1: the column it names
    black: tuple[int, ...]  # by die result - 1: the row


class ClanView(msgspec.Struct, frozen=True):
    number: int
    id: str
    name: Phrase
    hex: str
    pattern: str
    enemy: int  # the clan it is at war with, or 0


class TileView(msgspec.Struct, frozen=True):
    cell: int
    owner: int
    city: bool
    defence: int
    toll: int


class HeldView(msgspec.Struct, frozen=True):
    """A Quest in hand, with its progress."""

    quest: int
    name: Phrase
    deck: str
    vp: int
    task: Phrase
    reward: Phrase
    boxes: list[BoxView]
    have: int  # boxes marked, or how much of the state holds
    need: int
    since: int
    deadline: int  # the round at whose end it fails, or 0


class TrapperView(msgspec.Struct, frozen=True):
    seat: int
    colour: int  # -1 while not chosen
    name: Phrase | None
    hex: str
    cell: int  # -1 off the board
    facing: int  # n e s w = 0 … 3; 4 upside down
    zeff: int
    residents: int
    rep: list[int]  # base Reputation with clan 1 … 6
    effective: list[int]  # what counts: the Mimic's is higher
    form: int
    points: int
    duels: int
    cities: int
    quests: int
    beaten: list[int]  # seats marked on "Victories"
    stock: int  # tiles left
    income: int
    artifacts: int  # how many
    known: list[int]  # which of them this viewer knows
    held: list[HeldView]
    marks: list[int]  # cells with its marker
    raided: list[int]  # clans whose Wasteland it may not raid any more this round
    misses: bool  # its next turn


class ArtifactView(msgspec.Struct, frozen=True):
    """A kind of Artifact card."""

    number: int
    id: str
    name: Phrase
    text: Phrase
    window: str
    copies: int


class DeckView(msgspec.Struct, frozen=True):
    size: int
    under: list[int]  # cards at the bottom that all know, the uppermost first
    shown: list[int]  # cards this viewer knows at the top


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
        ground=_ground(box),
        clans=[_clan(box, s, number) for number in range(1, CLANS + 1)],
        war=list(s.war),
        tiles=[_tile(t, s, cell) for cell, tile in enumerate(s.tiles) if tile != NO_TILE],
        trappers=[_trapper(t, s, other, seat) for other in range(t.seats)],
        hand=[] if seat is None else [code >> MASK for code in s.hands[seat]],
        cards=[_card(box, number) for number in range(len(box.artifacts))],
        decks=[_deck(s, number, seat) for number in range(3)],
        done=list(s.done),
        quests=[box.quest(number) for number in range(len(box.quests))],
        now=_now(s, seat),
        reach=ways,
        outlooks=outlook.of(t, s, sorted({way.cell for way in ways})),
        fights=odds.fights(t, s) if s.phase == TURN and s.cell[s.order[s.at]] >= 0 else [],
        offers=offers.of(t, s) if mine and not s.now.moving and s.now.place >= 0 else [],
        target=box.options.target_vp,
    )


def _ground(box: Box) -> GroundView:
    ground = box.ground
    return GroundView(
        ground.id,
        ground.cols,
        ground.rows,
        [KINDS[kind] for kind in ground.kind],
        ground.clan,
        ground.names,
        ground.chasms,
        ground.white,
        ground.black,
    )


def _clan(box: Box, s: State, number: int) -> ClanView:
    row = box.content.clans[number - 1]
    return ClanView(number, row.id, box.clan(number), row.hex, row.pattern, s.foes[number])


def _tile(t: T, s: State, cell: int) -> TileView:
    owner, side = divmod(s.tiles[cell], 2)
    return TileView(cell, owner, side == CITY, build.defence(t, s, cell), TOLL[side])


def _trapper(t: T, s: State, seat: int, viewer: int | None) -> TrapperView:
    box, colour = t.box, s.colours[seat]
    chosen = colour >= 0
    return TrapperView(
        seat=seat,
        colour=colour,
        name=box.colour(colour) if chosen else None,
        hex=box.content.trappers[colour].hex if chosen else "",
        cell=s.cell[seat],
        facing=s.facing[seat],
        zeff=s.zeff[seat],
        residents=s.people[seat],
        rep=s.rep[seat][1:],
        effective=[effective(t, s, seat, clan) for clan in range(1, CLANS + 1)],
        form=s.form[seat],
        points=points(s, seat),
        duels=s.duels[seat],
        cities=s.cities[seat],
        quests=s.quests[seat],
        beaten=_bits(s.beaten[seat]),
        stock=build.stock(s, seat),
        income=build.income(s, seat),
        artifacts=_count(s, seat),
        known=_known(t, s, seat, viewer),
        held=[_held(t, s, seat, held) for held in s.held[seat]],
        marks=_bits(s.marks[seat] | s.robbed[seat]),
        raided=_bits(s.raided[seat]),
        misses=bool(s.miss[seat]),
    )


def _bits(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def _count(s: State, seat: int) -> int:
    """TR-19.4: the number is public, what is set aside included."""
    return len(s.hands[seat]) + (len(s.aside) if s.order[s.at] == seat else 0)


def _known(t: T, s: State, seat: int, viewer: int | None) -> list[int]:
    """Cards that came from places this viewer knew: of spectators, those that all know."""
    wanted = PUBLIC if viewer is None else 1 << viewer
    return [] if viewer == seat else [code >> MASK for code in s.hands[seat] if code & wanted == wanted]


def _held(t: T, s: State, seat: int, held: Held) -> HeldView:
    quest = t.box.quests[held.quest]
    boxes = wording.boxes(t.box, quest, held.marks)
    have, need = wording.progress(t, s, seat, held)
    late = quest.row.deadline_rounds
    return HeldView(
        quest=held.quest,
        name=t.box.quest(held.quest),
        deck=quest.row.deck,
        vp=quest.vp,
        task=wording.task(t.box, quest),
        reward=wording.reward(t.box, quest),
        boxes=boxes,
        have=have,
        need=need,
        since=held.since,
        deadline=held.since + late if late else 0,
    )


def _card(box: Box, number: int) -> ArtifactView:
    row = box.artifacts[number].row
    return ArtifactView(
        number, row.id, box.artifact(number), wording.artifact(box, number), row.window, row.copies
    )


def _deck(s: State, number: int, viewer: int | None) -> DeckView:
    """The place of a card that only some know is no secret, the card is."""
    deck = s.decks[number]
    wanted = PUBLIC if viewer is None else 1 << viewer
    under = [code >> MASK if code & wanted == wanted else -1 for code in deck.under]
    shown = [code >> MASK if code & wanted == wanted else -1 for code in deck.over]
    return DeckView(decks.size(deck), under, shown)


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
        played=list(s.played),
        aside=[code >> MASK for code in s.aside] if seat == active else [],
    )
