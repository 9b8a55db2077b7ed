"""Scenarios of Origins in table words.

    t = at_table(2, home={0: "R3 B6"}, goods={0: "stone 2, gold 1"}, ships=[3, 1, 1, 1, 1])
    t.visit("R3", 1).part("upper")
    assert t.goods(0) == "stone 5, gold 1"

Nothing has to be conserved by hand: what is placed is taken from the supply, the stacks or the stock. Unless told
otherwise the bonus tokens lie R P B O Y at zones 1 to 5, ships show 1, nobody holds a zodiac card, the citizen row is
R1 O2 Y3 B4 P5, the district cards are four-coloured ones, temples have ten steps (T10, where the rulebook's example is
read most easily), and seat 0 is to move and first player.
"""

from __future__ import annotations

from typing import Any

from ludarium import Match
from ludarium.games.origins import GAME
from ludarium.games.origins.box import CAREFUL, CLOSE, END_TURN, GROW, PASS, TOWER, Box
from ludarium.games.origins.content import compile_content
from ludarium.games.origins.grammar import COLOURS, GOODS, TEMPLES
from ludarium.games.origins.ground import cell_at, place_of
from ludarium.games.origins.state import (
    AGORA,
    ARCHON,
    DIE_OF,
    FARM,
    PALACE,
    PLAY,
    SPEAKER,
    TILE_OF,
    WORKER_OF,
    State,
)
from ludarium.games.origins.visit import barred_part
from ludarium.table.choice import Choice, Refusal
from ludarium.table.pack import HOUSE, Pack
from ludarium.table.view import Event

CONTENT = compile_content(GAME.pack().files)
KINDS = {id: number for number, id in enumerate(CONTENT.kinds)}
CARDS = {card.id: number for number, card in enumerate(CONTENT.districts)}
ZODIAC = {row.id: number for number, row in enumerate(CONTENT.zodiac)}
ROW = "mint obelisk outpost castle healer"
TOPS = "veterans forum workshop statue gallery"  # by colour R O Y B P
QUIET = "D41 D42 D43 D44 D45 D40"  # cards that rarely match


def die(name: str) -> int:
    """`R3` a citizen, `S4` a speaker, `A` the archon."""
    if name == "A":
        return ARCHON
    return SPEAKER + int(name[1]) - 1 if name[0] == "S" else COLOURS.index(name[0]) * 6 + int(name[1]) - 1


def name_of(worker: int) -> str:
    if worker == ARCHON:
        return "A"
    return f"S{worker - SPEAKER + 1}" if worker >= SPEAKER else f"{COLOURS[worker // 6]}{worker % 6 + 1}"


def tile(name: str) -> int:
    """`castle`, `farm:castle`, `palace`, `agora`."""
    if name in ("palace", "agora"):
        return {"palace": PALACE, "agora": AGORA}[name]
    kind, farm = name.removeprefix("farm:"), name.startswith("farm:")
    return KINDS[kind] + FARM * farm


def at_table(
    seats: int = 2, *, options: dict[str, Any] | None = None, pack: Pack | str = HOUSE, **said: Any
) -> AtTable:
    """A match that stands as `said`; see `_Setting` for the words."""
    fresh = Match.new(GAME, seats, {"temple_table": "T10", **(options or {})}, bytes(32), pack=pack)
    while fresh.s.phase != PLAY:
        assert fresh.ask is not None
        fresh.answer(fresh.ask.options[0])
    state = _Setting(fresh.t.box, GAME.decode(GAME.encode(fresh.s)), said).state()
    GAME.check(fresh.t, state)
    match = Match._resume(fresh.terms._replace(seed=None), GAME.encode(state), [], True)
    return AtTable(match)


class _Setting:
    """Lays out a state. `by` arguments are dicts by seat; lists of things are words in one string."""

    def __init__(self, box: Box, s: State, said: dict[str, Any]) -> None:
        self.box, self.s, self.said = box, s, dict(said)
        self.seats = len(s.vp)

    def take(self, name: str, otherwise: Any) -> Any:
        return self.said.pop(name, otherwise)

    def state(self) -> State:
        s = self.s
        for name in ("round", "first", "active", "lacked"):
            setattr(s, name, self.take(name, {"round": 1}.get(name, 0)))
        s.bonus = [COLOURS.index(letter) for letter in self.take("bonus", "RPBOY")]
        s.ships = list(self.take("ships", [1] * 5))
        self.dice()
        self.tiles()
        self.cards()
        self.tracks()
        self.players()
        assert not self.said, f"unknown words: {sorted(self.said)}"
        return s

    def dice(self) -> None:
        s, each = self.s, range(self.seats)
        s.draft = []
        s.citizens = [die(name) for name in self.take("citizens", "R1 O2 Y3 B4 P5").split()]
        home, zones = self.take("home", {}), self.take("zones", {})
        s.home = [sorted(die(name) for name in home.get(seat, "").split()) for seat in each]
        s.zones = [[] for _ in range(5)]
        for zone, names in zones.items():  # {2: "0:R3 1:A"}
            for word in names.split():
                seat, _, name = word.partition(":")
                s.zones[zone - 1].append(int(seat) * WORKER_OF + die(name))
        advisers, powers = self.take("advisers", {}), self.take("powers", {})
        s.advisers = [[COLOURS.index(letter) for letter in advisers.get(seat, "")] for seat in each]
        s.seats = [[] for _ in each]
        for seat, dice in powers.items():  # {0: {(0, 0): "R4"}}
            s.seats[seat] = [cell_at(*place) * DIE_OF + die(name) for place, name in dice.items()]
        used = [*s.citizens, *(citizen for own in s.home for citizen in own)]
        used += [code % WORKER_OF for zone in s.zones for code in zone if code % WORKER_OF < SPEAKER]
        used += [code % DIE_OF for own in s.seats for code in own]
        used += [colour * 6 for own in s.advisers for colour in own]
        s.supply = [self.box.dice - sum(worker // 6 == colour for worker in used) for colour in range(5)]
        lent = self.take("supply", {})  # {"R": 0}: the rest are held by the last seat, in its advisers' stead
        assert not lent, "take dice away with `citizens` and `home`"
        held = self.take("held", {})
        s.held = [sorted(int(name[1]) for name in held.get(seat, "").split()) for seat in each]
        away = sum(SPEAKER <= code % WORKER_OF < ARCHON for zone in s.zones for code in zone)
        left = self.box.speaker_dice - away - sum(map(len, s.held))
        row = self.take("speakers", None)
        s.speakers = sorted(int(name[1]) for name in row.split()) if row is not None else [2] * left
        wanted = self.take("bases", {})
        s.bases = [wanted.get(seat, 0) for seat in each]

    def tiles(self) -> None:
        s = self.s
        s.row = [KINDS[id] for id in self.take("row", ROW).split()]
        s.tops = [KINDS[id] if id != "-" else -1 for id in self.take("tops", TOPS).split()]
        s.gaps, s.tile, s.bottoms = [], -1, [[] for _ in range(5)]
        cities, reserved = self.take("cities", {}), self.take("reserved", {})
        for seat in range(self.seats):  # {0: {(1, 1): "outpost"}}; palace and Agora stand already
            own = {(0, 0): "palace", (0, 1): "agora", **cities.get(seat, {})}
            s.cities[seat] = [cell_at(*place) * TILE_OF + tile(name) for place, name in own.items()]
            s.reserved[seat] = sorted(KINDS[id] for id in reserved.get(seat, "").split())
        used = [kind for kind in (*s.row, *s.tops) if kind >= 0]
        used += [kind for own in s.reserved for kind in own]
        tiles = (code % TILE_OF for own in s.cities for code in own)
        used += [number - FARM * (number >= FARM) for number in tiles if number < PALACE]
        s.stacks = [[] for _ in range(5)]
        for kind, copies in enumerate(self.box.content.copies):
            s.stacks[self.box.content.colours[kind]] += [kind] * (copies - used.count(kind))
        for letter in self.take(
            "exhausted", ""
        ):  # a stack whose hidden tiles lie reserved with the last seat
            colour = COLOURS.index(letter)
            s.reserved[-1] = sorted(s.reserved[-1] + s.stacks[colour])
            s.stacks[colour] = []

    def cards(self) -> None:
        s, count = self.s, self.box.districts
        ids = [*self.take("cards", "").split(), *QUIET.split()][:count]
        s.cards = sorted(CARDS[id] for id in ids)
        gold = self.take("gold", {})
        s.gold = [gold.get(self.box.content.districts[card].id, 2) for card in s.cards]
        s.paid = [0] * count
        zodiac = self.take("zodiac", "aries leo virgo")
        s.zodiac = [ZODIAC[id] for id in zodiac.split()]
        holders = self.take("holders", {})  # {"leo": 0}
        s.holders = [holders.get(id, -1) for id in zodiac.split()]

    def tracks(self) -> None:
        s = self.s
        steps = self.take("steps", {})  # {"forest": {0: 3}}
        piles = self.take("piles", {})  # {"forest": [1, 0]}: only where the order matters
        s.steps = [[steps.get(id, {}).get(seat, 0) for seat in range(self.seats)] for id in TEMPLES]
        s.piles = [self.pile(own, piles.get(id)) for own, id in zip(s.steps, TEMPLES, strict=True)]
        war = self.take("war", {})
        s.war = [war.get(disc, 0) for disc in range(self.seats + self.box.solo)]
        s.ranks = self.pile(s.war, self.take("ranks", None))

    def pile(self, spaces: list[int], order: list[int] | None) -> list[int]:
        return sorted(order or range(len(spaces)), key=lambda disc: spaces[disc])

    def players(self) -> None:
        s, each = self.s, range(self.seats)
        goods = self.take("goods", {})
        s.goods = [_goods(goods.get(seat, "")) for seat in each]
        for name in ("vp", "tokens", "passed"):
            wanted = self.take(name, {})
            setattr(s, name, [wanted.get(seat, 0) for seat in each])
        towers = self.take("towers", {})  # {0: "O3 P2"}
        icons = [icon for card in s.cards for icon in self.box.content.districts[card].icons]
        total = [1 + icons.count(colour) for colour in range(5)]
        for seat in each:
            s.towers[seat] = [1] * 5
            for word in towers.get(seat, "").split():
                s.towers[seat][COLOURS.index(word[0])] = int(word[1:])
                total[COLOURS.index(word[0])] -= int(word[1:]) - 1
        stock = self.take("stock", {})  # {"R": 0}: the others' tiers stand on the last seat's towers
        for letter, n in stock.items():
            colour = COLOURS.index(letter)
            s.towers[-1][colour] += total[colour] - n
            total[colour] = n
        assert min(total) >= 0, f"the stock can't be {total}"
        s.stock = total


def _goods(text: str) -> list[int]:
    amounts = {part.split()[0]: int(part.split()[1]) for part in text.split(",") if part.strip()}
    return [amounts.get(good, 0) for good in GOODS]


class AtTable:
    """A match, and what was told by the last answer."""

    def __init__(self, match: Match) -> None:
        self.m = match
        self.events: list[Event] = []
        self.ends = True  # a turn that can only end is ended at once

    @property
    def s(self) -> State:
        state: State = self.m.s
        return state

    @property
    def box(self) -> Box:
        box: Box = self.m.t.box
        return box

    @property
    def ask(self) -> Choice:
        assert self.m.ask is not None, "the match is over"
        return self.m.ask

    # -- what stands --------------------------------------------------------------

    def asks(self, kind: str, seat: int | None = None) -> bool:
        return self.m.ask is not None and self.ask.kind.name == kind and seat in (None, self.ask.seat)

    def goods(self, seat: int = 0) -> str:
        return ", ".join(f"{good} {n}" for good, n in zip(GOODS, self.s.goods[seat], strict=True) if n)

    def vp(self, seat: int = 0) -> int:
        return self.s.vp[seat]

    def home(self, seat: int = 0) -> str:
        return " ".join(name_of(citizen) for citizen in self.s.home[seat])

    def in_zone(self, zone: int) -> str:
        found = (divmod(code, WORKER_OF) for code in self.s.zones[zone - 1])
        return " ".join(f"{seat}:{name_of(worker)}" for seat, worker in found)

    def advisers(self, seat: int = 0) -> str:
        return "".join(COLOURS[colour] for colour in self.s.advisers[seat])

    def row(self) -> str:
        return " ".join(CONTENT.kinds[kind] if kind >= 0 else "-" for kind in self.s.row)

    def citizens(self) -> str:
        return " ".join(name_of(citizen) for citizen in self.s.citizens)

    def city(self, seat: int = 0) -> dict[tuple[int, int], str]:
        names = {}
        for code in self.s.cities[seat]:
            cell, number = divmod(code, TILE_OF)
            grey = {PALACE: "palace", AGORA: "agora"}.get(number)
            names[place_of(cell)] = grey or ("farm:" * (number >= FARM) + CONTENT.kinds[number % FARM])
        return names

    def powers(self, seat: int = 0) -> dict[tuple[int, int], str]:
        return {place_of(code // DIE_OF): name_of(code % DIE_OF) for code in self.s.seats[seat]}

    def steps(self, temple: str, seat: int = 0) -> int:
        return self.s.steps[TEMPLES.index(temple)][seat]

    def holder(self, zodiac: str) -> int:
        return self.s.holders[self.s.zodiac.index(ZODIAC[zodiac])]

    def projected(self, seat: int = 0) -> int:
        total: int = self.m.view(None).board.players[seat].projected
        return total

    def told(self, id: str) -> list[dict[str, Any]]:
        return [event.args for event in self.events if event.id == id]

    # -- answering ------------------------------------------------------------------

    def answer(self, kind: str, option: int) -> AtTable:
        assert self.ask.kind.name == kind, f"asked is {self.ask}"
        refused = self.m.why_not(option)
        assert refused is None, f"{option} is refused: {refused!r}"
        self.m.answer(option)
        self.events += self.m.events
        if self.asks("more") and self.ends and len(self.ask.options) == 1:
            return self.answer("more", END_TURN)
        return self

    def why_not(self, option: int) -> Refusal:
        refused = self.m.why_not(option)
        assert refused is not None, f"{option} is allowed"
        return refused

    def clause(self, option: int) -> str:
        return self.why_not(option).clause

    def offers(self, option: int) -> bool:
        return option in self.ask.options

    def visit(self, worker: str, zone: int) -> AtTable:
        return self.answer("act", visiting(worker, zone))

    def close(self, citizen: str, at: tuple[int, int] | None = None) -> AtTable:
        """The corner is named after its lower left cell."""
        self.answer("act", CLOSE + die(citizen))
        return self if at is None else self.answer("corner", cell_at(*at))

    def tower(self, letter: str) -> AtTable:
        return self.answer("act", TOWER + COLOURS.index(letter))

    def grow(self) -> AtTable:
        return self.answer("act", GROW)

    def pass_(self) -> AtTable:
        return self.answer("act", PASS)

    def careful(self) -> AtTable:
        return self.answer("act", CAREFUL)

    def part(self, name: str) -> AtTable:
        """A part of the visit; the only possible one the table has taken already."""
        return self.answer("part", PARTS.index(name)) if self.asks("part") else self

    def barred_part(self, worker: str, zone: int, name: str) -> str:
        """The clause that forbids this part at the beginning of such a visit, which need not be asked."""
        self.s.visit = [zone - 1, die(worker), 0]
        refused = barred_part(self.m.t, self.s, self.s.active, PARTS.index(name))
        self.s.visit = []
        assert refused is not None, f"{name} is allowed"
        return refused.clause

    def good(self, name: str) -> AtTable:
        return self.answer("good", good(name))

    def half(self, name: str) -> AtTable:
        return self.answer("half", ("advance", "attack", "done").index(name))

    def temple(self, name: str) -> AtTable:
        return self.answer("temple", temple(name))

    def buy(self, id: str, farm: bool = False, reserved: bool = False) -> AtTable:
        return self.answer("buy", buying(id, farm, reserved))

    def place(self, x: int, y: int) -> AtTable:
        return self.answer("cell", cell_at(x, y))

    def use(self, x: int, y: int) -> AtTable:
        return self.answer("use", cell_at(x, y))

    def done(self) -> AtTable:
        """Enough of what is asked now."""
        kind = self.ask.kind.name
        last = {"use": 441, "buy": self.box.bought, "part": 4, "half": 2, "train": 31, "more": 0}[kind]
        return self.answer(kind, last)

    def take(self, name: str) -> AtTable:
        return self.answer("die", die(name))

    def train(self, *names: str) -> AtTable:
        for name in names:
            self.answer("train", 30 if name == "war" else die(name))
        return self

    def citizen(self, name: str, away: bool = False) -> AtTable:
        return self.answer("citizen", die(name) + 30 * away)

    def pass_all(self) -> AtTable:
        """Everybody passes, until the round is over; questions on the way are answered by their first option."""
        before = self.s.round
        while self.m.asks and self.s.round == before:
            self.answer("act", PASS) if self.asks("act") else self.answer(
                self.ask.kind.name, self.ask.options[0]
            )
        return self


PARTS = ("upper", "lower", "bonus", "gold", "done")


def visiting(worker: str, zone: int) -> int:
    return die(worker) * 5 + zone - 1


def closing(citizen: str) -> int:
    return CLOSE + die(citizen)


def building(letter: str) -> int:
    return TOWER + COLOURS.index(letter)


def good(name: str) -> int:
    return (*GOODS, "none").index(name)


def temple(name: str) -> int:
    return (*TEMPLES, "none").index(name)


def buying(id: str, farm: bool = False, reserved: bool = False) -> int:
    return KINDS[id] + len(KINDS) * (reserved + 2 * farm)


def rows(board: Any) -> list[str]:
    """A board's building row by ids."""
    return [CONTENT.kinds[slot.kind] if slot.kind >= 0 else "-" for slot in board.row]
