"""What a Board draws: the structs of a view of Origins. Cells, corners and workers are the numbers of state.py."""

from __future__ import annotations

import msgspec

from ludarium.table.phrase import Phrase


class WorkerView(msgspec.Struct, frozen=True):
    """A worker that could be sent now, and what each zone would cost it."""

    worker: int
    colour: int  # -1: none
    value: int  # 0: the archon, which needs none
    entry: list[int]  # by zone: wisdom that lacks
    payable: list[bool]  # by zone: it can be paid
    bonus: list[bool]  # by zone: its colour earns the bonus action
    both: bool  # value 6: both zone actions


class ZoneView(msgspec.Struct, frozen=True):
    bonus: int  # colour of the bonus token and of the ship
    ship: int
    next_ship: int  # what the ship will show after a visit
    workers: list[tuple[int, int]]  # seat, worker, in order of arrival
    upper: list[Phrase]
    lower: list[Phrase]
    bonus_says: list[Phrase]


class SlotView(msgspec.Struct, frozen=True):
    """A slot of the building row."""

    kind: int  # -1: empty
    wisdom: int  # as printed
    price: list[int]  # by seat: wisdom + stone that the building costs it
    affordable: list[bool]  # by seat


class StackView(msgspec.Struct, frozen=True):
    top: int  # the tile that lies open, -1: none
    hidden: int  # how many lie below it in unknown order
    unknown: list[int]  # which these are, sorted: everybody can work it out
    bottom: list[int]  # known tiles put under the stack


class DieView(msgspec.Struct, frozen=True):
    """A die of the citizen row."""

    citizen: int
    wisdom: int  # as printed
    price: list[int]  # by seat
    affordable: list[bool]  # by seat: it can be paid


class CardView(msgspec.Struct, frozen=True):
    """A revealed district card."""

    card: int
    id: str
    pattern: tuple[int, ...]  # top left, top right, bottom left, bottom right; -1: any tile
    first: int
    later: int
    gold: int
    worth: list[int]  # by seat: what it would pay now


class TempleView(msgspec.Struct, frozen=True):
    values: tuple[int, ...]  # VP by steps
    steps: list[int]  # by seat
    pile: list[int]  # seats from the start upwards, within a space from bottom to top
    zodiac: int
    holder: int  # -1: the card lies at its temple
    leader: int  # who would get the card if the round ended now; -1: nobody
    next: list[int]  # by seat: points at the end that one step more would bring


class WarView(msgspec.Struct, frozen=True):
    spaces: list[int]  # by disc; alone, disc 1 is the neutral one
    ranks: list[int]  # discs from the start upwards, within a space from bottom to top
    thresholds: tuple[int, ...]  # the spaces just above them
    rewards: list[list[Phrase]]  # by space
    retreats: tuple[int, ...]  # by space: where a disc on it goes at the end of the round
    attack: list[int]  # by seat: VP that an attack would bring now, beside the reward
    leader: int  # who would be first player if the round ended now
    last_points: int  # VP for arriving at the last space


class TileView(msgspec.Struct, frozen=True):
    cell: int
    x: int
    y: int
    tile: int  # its kind; 126 the palace, 127 the Agora
    farm: bool
    colour: int  # -1: none


class SeatOfPowerView(msgspec.Struct, frozen=True):
    corner: int
    x: int  # of the tile to its lower left
    y: int
    citizen: int
    points: int  # at the end, as the tower stands


class FitView(msgspec.Struct, frozen=True):
    card: int
    way: tuple[int, ...]  # the card's pattern as it lies here
    points: int
    gold: int


class DistrictView(msgspec.Struct, frozen=True):
    """A district that could be closed."""

    corner: int
    x: int
    y: int
    fits: list[FitView]
    works: list[list[int]]  # by colour of the die: cells whose effects it would bring


class CloserView(msgspec.Struct, frozen=True):
    """A citizen at home that could close a district, and what it would score at the end from its seat of power."""

    citizen: int
    value: int  # as it would sit there
    points: int  # as the tower stands
    higher: int  # with one tier more


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    goods: list[int]
    vp: int
    projected: int  # final score, were the game over now
    parts: dict[str, int]
    left_out: int  # the temple that doesn't count
    citizens: list[int]  # at home
    speakers: list[int]
    workers: list[WorkerView]
    free_bases: int
    bases: int  # bought
    next_base: int  # food for the next one, -1: none left
    archon_home: bool
    advisers: list[int]
    tokens: int
    towers: list[int]
    tower_price: list[int]  # gold for the next tier, by colour; -1: none in the stock
    tower_gain: list[int]  # by colour: points that one tier more would bring at the end
    city: list[TileView]
    seats: list[SeatOfPowerView]
    districts: list[DistrictView]
    closers: list[CloserView]
    reserved: list[int]
    zodiac: list[int]
    passed: bool


class KindView(msgspec.Struct, frozen=True):
    """A kind of building tile."""

    id: str
    name: Phrase
    colour: int
    stone: int
    says: list[Phrase]
    copies: int


class MeterView(msgspec.Struct, frozen=True):
    """How far an end condition is from coming true."""

    id: str
    left: int  # 0: it is met, or the next time decides
    of: int  # as it was at the beginning


class EndView(msgspec.Struct, frozen=True):
    """How far the game is from its end (OR-18.1)."""

    meters: list[MeterView]
    lacked: list[int]  # colours whose die the citizen row has lacked
    tops: list[int]  # by seat: discs on top of a temple
    met: list[str]  # conditions that hold now
    rounds: int  # alone: how many are played, else 0


class SoloView(msgspec.Struct, frozen=True):
    goal: int
    wishes: list[int]  # by zone: the colour wished for, -1: none
    wish_points: int


class OriginsBoard(msgspec.Struct, frozen=True):
    phase: int  # 0 … 2 drafts of the set-up, 3 rounds, 4 over
    round: int
    first: int
    active: int
    draft: list[int]  # dice to choose from
    zones: list[ZoneView]
    row: list[SlotView]
    stacks: list[StackView]  # by colour
    dice: list[DieView]
    supply: list[int]  # dice by colour
    speakers: list[int]
    cards: list[CardView]
    stock: list[int]  # tower tiers by colour
    temples: list[TempleView]
    war: WarView
    players: list[PlayerView]
    end: EndView
    visit: list[int]  # the visit going on: zone, worker, parts done (1 upper, 2 lower, 4 bonus)
    tile: int  # the tile being placed: its kind, or 64 + kind for a farm; -1
    closing: int  # the citizen about to close a district, -1
    careful: bool  # the active player says how each price is paid
    kinds: list[KindView]
    zodiac: list[str]  # ids of the zodiac cards
    agora: list[Phrase]
    solo: SoloView | None
    reach: int  # cells are (y + reach) * (2 * reach + 1) + x + reach
