"""All that never changes in a match of Origins: the content, the options, and the kinds of questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludarium.games.origins import content as printed
from ludarium.games.origins.content import Content
from ludarium.games.origins.files import PlayersRow
from ludarium.games.origins.grammar import COLOURS, GOODS, TEMPLES, Effect
from ludarium.games.origins.ground import CELLS, place_of
from ludarium.games.origins.options import Options
from ludarium.games.origins.state import AGORA, ARCHON, FARM, PALACE, SPEAKER, WORKERS
from ludarium.table.choice import Kind
from ludarium.table.phrase import Phrase

# The options of ACT: a visit is worker * 5 + zone, then the rest.
CLOSE = WORKERS * 5  # + the citizen
TOWER = CLOSE + SPEAKER  # + the colour
GROW = TOWER + 5
PASS = GROW + 1
CAREFUL = PASS + 1
ACTS = CAREFUL + 1

UPPER, LOWER, BONUS, AS_GOLD, DONE = range(5)  # PART
ADVANCE, ATTACK, ENOUGH = range(3)  # HALF
SPEND_TOKEN, NO_NEIGHBOUR = 5, 6  # NEIGHBOUR, besides the zones
NO_GOOD = 4  # GOOD, besides the four goods
NO_TEMPLE = 3  # TEMPLE
USE_NO_MORE = CELLS  # USE
NO_DIE = SPEAKER  # DIE
SPEAKERS = 36  # SPEAKER: value - 1 in the row; 6 + zone * 6 + value - 1 in a zone
WAR_STEP, TRAINED = 30, 31  # TRAIN, besides the citizens
AWAY, NO_CITIZEN = 30, 60  # CITIZEN: at home, away (+30), nobody
RECOLOURS = 150  # RECOLOUR: citizen * 5 + colour
END_TURN, SPEND = 0, 1  # MORE

# The clauses of the house set's tiles; a pack's own tiles are explained by OR-9.6.
CLAUSES = {
    "forest_temple": "OR-10.1", "mountain_temple": "OR-10.2", "sea_temple": "OR-10.3", "obelisk": "OR-10.5",
    "sanctuary": "OR-10.6", "statue": "OR-10.7", "granary": "OR-10.8", "harbour": "OR-10.9",
    "market": "OR-10.10", "mint": "OR-10.11", "quarry": "OR-10.12", "workshop": "OR-10.13",
    "arsenal": "OR-10.14", "chariot_field": "OR-10.15", "outpost": "OR-10.16", "hippodrome": "OR-10.17",
    "citadel": "OR-10.18", "veterans": "OR-10.19", "castle": "OR-10.20", "construction_site": "OR-10.21",
    "courthouse": "OR-10.22", "manor": "OR-10.23", "forum": "OR-10.24", "shrine": "OR-10.25",
    "gallery": "OR-10.26", "astronomer": "OR-10.27", "fountain": "OR-10.28", "ritual_gate": "OR-10.29",
    "healer": "OR-10.30", "mage_tower": "OR-10.31",
}  # fmt: skip


class Box:
    """Opened once for all matches of the same options, pack and number of seats; copies share it."""

    def __init__(self, options: Options, files: dict[str, Any], seats: int) -> None:
        self.options = options
        self.seats = seats
        self.solo = seats == 1
        self.content: Content = printed.compile_content(files)
        self.count = len(self.content.kinds)
        self.players: PlayersRow = self.content.players(seats)
        self._scale_solo()
        self._lay_tracks()
        self._list_tiles()
        self.hooks: tuple[str, ...] = tuple(row.hook for row in self.content.zodiac)
        self._make_kinds()
        self.fits: dict[tuple[int, ...], int] = {}  # by the colours of a district (districts.py)
        self.prospects: dict[tuple[int, ...], Any] = {}  # by city (prospects.py)

    def _scale_solo(self) -> None:
        """Table 2.1; OR-20.2."""
        solo = self.content.setup.solo
        series = self.solo and self.options.solo_scaling == "series"
        self.dice = solo.series_dice if series else self.players.dice
        self.speaker_dice = solo.series_speakers if series else self.players.speakers
        self.districts = self.players.districts

    def _lay_tracks(self) -> None:
        board = self.content.board
        table = self.options.temple_table
        own = printed.pack_tracks(board) if table == "pack" else ()
        single = board.temples.T12 if table == "T12" else board.temples.T10
        self.temples: tuple[tuple[int, ...], ...] = own or (single,) * 3
        self.tops = tuple(len(track) - 1 for track in self.temples)
        spaces = range(len(board.war.rewards))
        self.last = len(spaces) - 1
        # OR-8.1: how many thresholds lie below a space; OR-16.4, OR-20.41: where a disc on it goes back to.
        self.thresholds = tuple(sum(space >= line for line in board.war.thresholds) for space in spaces)
        self.retreats = tuple(
            space if space in (0, self.last) else max([0, *(x for x in board.war.thresholds if x <= space)])
            for space in spaces
        )

    def _list_tiles(self) -> None:
        """By tile in a city: its colour (-1: none) and its effect."""
        content = self.content
        self.tile_colour = [-1] * (AGORA + 1)
        self.tile_effect: list[Effect] = [()] * (AGORA + 1)
        for kind in range(self.count):
            self.tile_colour[kind] = content.colours[kind]
            self.tile_effect[kind] = content.effects[kind]
        self.tile_effect[AGORA] = content.agora[self.options.agora_effect]
        self.clauses = ["OR-9.6"] * (AGORA + 1)
        for kind, id in enumerate(content.kinds):
            self.clauses[kind] = CLAUSES.get(id, "OR-9.6")
        self.clauses[AGORA] = "OR-10.32"

    # -- the kinds of questions ----------------------------------------------

    def _make_kinds(self) -> None:
        many = self.count
        self.DRAFT = Kind("draft", SPEAKER, "draft", self.worker)
        self.ACT = Kind("act", ACTS, self._touched, self._say_act)
        self.GOLD = Kind("gold", printed.HIGHEST_PRICE + 1, "gold", lambda o: Phrase("pay-gold", {"n": o}))
        self.PART = _words("part", "upper lower bonus gold done")
        self.NEIGHBOUR = Kind("neighbour", 7, self._touched_neighbour, self._say_neighbour)
        self.GOOD = _words("good", " ".join((*GOODS, "none")))
        self.HALF = _words("half", "advance attack done")
        self.TEMPLE = _words("temple", " ".join((*TEMPLES, "none")))
        self.BUY = Kind("buy", 4 * many + 1, self._touched_tile, self._say_buy)
        self.RESERVE = Kind("reserve", many, "row", lambda o: Phrase("reserve", {"tile": self.kind(o)}))
        self.CELL = Kind("cell", CELLS, "cell", lambda o: _at("cell", o))
        self.USE = Kind("use", CELLS + 1, _or("cell", CELLS, "use:done"), self._say_use)
        self.DIE = Kind("die", SPEAKER + 1, _or("die", NO_DIE, "die:none"), self._say_die)
        self.BOOST = Kind("boost", 2, "boost", lambda o: Phrase(("boost-no", "boost-yes")[o]))
        self.SPEAKER = Kind("speaker", SPEAKERS, self._touched_speaker, self._say_speaker)
        self.TRAIN = Kind("train", 32, self._touched_train, self._say_train)
        self.CITIZEN = Kind("citizen", NO_CITIZEN + 1, self._touched_citizen, self._say_citizen)
        self.AMOUNT = Kind("amount", 7, "amount", lambda o: Phrase("amount", {"n": o}))
        self.SHIP = Kind("ship", 5, "zone", lambda o: Phrase("ship", {"zone": o + 1}))
        self.RECOLOUR = Kind("recolour", RECOLOURS, self._touched_recolour, self._say_recolour)
        self.CARD = Kind("card", len(self.content.districts), "card", self.card)
        self.CORNER = Kind("corner", CELLS, "corner", lambda o: _at("corner", o))
        self.ABILITY = Kind("ability", len(self.content.zodiac), "zodiac", self.zodiac)
        self.RETIRE = Kind("retire", 5, lambda o: (f"away:{o * 6 + 5}",), lambda o: self.worker(o * 6 + 5))
        self.KEEP = Kind("keep", 3, "temple", lambda o: Phrase(f"temple-{TEMPLES[o]}"))
        self.MORE = Kind("more", 2, lambda o: (("turn:end", "token:spend")[o],), _say_more)
        self.kinds = (
            self.DRAFT, self.ACT, self.GOLD, self.PART, self.NEIGHBOUR, self.GOOD, self.HALF, self.TEMPLE,
            self.BUY, self.RESERVE, self.CELL, self.USE, self.DIE, self.BOOST, self.SPEAKER, self.TRAIN,
            self.CITIZEN, self.AMOUNT, self.SHIP, self.RECOLOUR, self.CARD, self.CORNER, self.ABILITY,
            self.RETIRE, self.KEEP, self.MORE,
        )  # fmt: skip

    @property
    def bought(self) -> int:
        """The option of BUY that ends it; the others are face * 2 * kinds + (0: row, 1: reserved) * kinds + kind."""
        return 4 * self.count

    # -- names ------------------------------------------------------------------

    def colour(self, colour: int) -> Phrase:
        return Phrase(f"colour-{COLOURS[colour]}")

    def worker(self, worker: int) -> Phrase:
        if worker == ARCHON:
            return Phrase("archon")
        if worker >= SPEAKER:
            return Phrase("speaker-die", {"value": worker - SPEAKER + 1})
        return Phrase("citizen-die", {"colour": self.colour(worker // 6), "value": worker % 6 + 1})

    def kind(self, kind: int) -> Phrase:
        id, own = self.content.kinds[kind], self.content.names[kind]
        if own is None:
            return Phrase(f"kind-{id}")
        english = own.get("en", id)
        return Phrase("named", {"en": english, "ru": own.get("ru", english)})

    def tile(self, tile: int) -> Phrase:
        if tile == PALACE:
            return Phrase("kind-palace")
        if tile == AGORA:
            return Phrase("kind-agora")
        return Phrase("kind-farm") if tile >= FARM else self.kind(tile)

    def card(self, card: int) -> Phrase:
        return Phrase("district-card", {"id": self.content.districts[card].id})

    def zodiac(self, card: int) -> Phrase:
        return Phrase(f"zodiac-{self.content.zodiac[card].id}")

    # -- what is touched, what is said ---------------------------------------------

    def _touched(self, option: int) -> tuple[str, ...]:
        if option < CLOSE:
            return (f"worker:{option // 5}", f"zone:{option % 5}")
        if option < TOWER:
            return (f"worker:{option - CLOSE}", "act:close")
        if option < GROW:
            return (f"tower:{option - TOWER}",)
        return ({GROW: "act:grow", PASS: "act:pass", CAREFUL: "act:careful"}[option],)

    def _say_act(self, option: int) -> Phrase:
        if option < CLOSE:
            return Phrase("act-visit", {"worker": self.worker(option // 5), "zone": option % 5 + 1})
        if option < TOWER:
            return Phrase("act-close", {"worker": self.worker(option - CLOSE)})
        if option < GROW:
            return Phrase("act-tower", {"colour": self.colour(option - TOWER)})
        return Phrase({GROW: "act-grow", PASS: "act-pass", CAREFUL: "act-careful"}[option])

    def _touched_neighbour(self, option: int) -> tuple[str, ...]:
        return (f"zone:{option}" if option < 5 else ("token:spend", "neighbour:none")[option - 5],)

    def _say_neighbour(self, option: int) -> Phrase:
        if option < 5:
            return Phrase("neighbour", {"zone": option + 1})
        return Phrase(("neighbour-token", "neighbour-none")[option - 5])

    def _touched_tile(self, option: int) -> tuple[str, ...]:
        if option == self.bought:
            return ("buy:done",)
        place = ("row", "reserved")[option // self.count % 2]
        face = ("face:build", "face:farm")[option // self.count // 2]
        return (f"{place}:{option % self.count}", face)

    def _say_buy(self, option: int) -> Phrase:
        if option == self.bought:
            return Phrase("buy-done")
        id = ("buy-build", "buy-reserved", "buy-farm", "buy-reserved-farm")[option // self.count]
        return Phrase(id, {"tile": self.kind(option % self.count)})

    def _say_use(self, option: int) -> Phrase:
        return Phrase("use-done") if option == USE_NO_MORE else _at("use", option)

    def _say_die(self, option: int) -> Phrase:
        return Phrase("die-none") if option == NO_DIE else self.worker(option)

    def _touched_speaker(self, option: int) -> tuple[str, ...]:
        return (
            (f"speaker:{option + 1}",)
            if option < 6
            else (f"zone-{option // 6 - 1}-speaker:{option % 6 + 1}",)
        )

    def _say_speaker(self, option: int) -> Phrase:
        if option < 6:
            return Phrase("speaker-row", {"value": option + 1})
        return Phrase("speaker-zone", {"zone": option // 6, "value": option % 6 + 1})

    def _touched_train(self, option: int) -> tuple[str, ...]:
        return ({WAR_STEP: "war:step", TRAINED: "train:done"}.get(option, f"worker:{option}"),)

    def _say_train(self, option: int) -> Phrase:
        if option >= WAR_STEP:
            return Phrase(("train-war", "train-done")[option - WAR_STEP])
        return Phrase("train-citizen", {"worker": self.worker(option)})

    def _touched_citizen(self, option: int) -> tuple[str, ...]:
        if option == NO_CITIZEN:
            return ("worker:none",)
        return (f"worker:{option}" if option < AWAY else f"away:{option - AWAY}",)

    def _say_citizen(self, option: int) -> Phrase:
        if option == NO_CITIZEN:
            return Phrase("citizen-none")
        return (
            self.worker(option)
            if option < AWAY
            else Phrase("citizen-away", {"worker": self.worker(option - AWAY)})
        )

    def _touched_recolour(self, option: int) -> tuple[str, ...]:
        return (f"worker:{option // 5}", f"colour:{option % 5}")

    def _say_recolour(self, option: int) -> Phrase:
        return Phrase("recolour", {"worker": self.worker(option // 5), "colour": self.colour(option % 5)})


def _words(name: str, words: str) -> Kind:
    """A kind whose options have a word each."""
    ids = words.split()
    return Kind(name, len(ids), lambda o: (f"{name}:{ids[o]}",), lambda o: Phrase(f"{name}-{ids[o]}"))


def _or(target: str, none: int, otherwise: str) -> Callable[[int], tuple[str, ...]]:
    return lambda option: (otherwise,) if option == none else (f"{target}:{option}",)


def _at(message: str, cell: int) -> Phrase:
    x, y = place_of(cell)
    return Phrase(f"{message}-at", {"x": x, "y": y})


def _say_more(option: int) -> Phrase:
    return Phrase(("more-end", "more-spend")[option])


def unpack(options: Options, files: Mapping[str, Any], seats: int) -> Box:
    return Box(options, dict(files), seats)
