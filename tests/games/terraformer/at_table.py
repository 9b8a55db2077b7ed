"""Scenarios of «Терраформер» in table words.

    t = at_table("trf AB: acerola A, opossum A", "stp A: aphodius A", active="B", b="drying des saxaul")
    t.answer("drying", "1", "pass", "pass", "des")
    assert t.column(1) == "des B"

Seats are A (Continental), B (Contrasts) and V (Cold), clockwise; A is the first player. After a biome stand the owners
of its cards, `+A` lays A's Rich ecosystem on it. Cards are ids, beings "opossum A", ecosystems numbers from 1. What
isn't laid out lies in the decks.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ludarium import Match
from ludarium.games.terraformer import GAME, planet
from ludarium.games.terraformer.box import NEW, Box
from ludarium.games.terraformer.content import Content
from ludarium.games.terraformer.score import points
from ludarium.games.terraformer.state import DIET, NOTHING, OWNERS, PLAY, Attached, Ecosystem, State
from ludarium.table.choice import Choice
from ludarium.table.pack import HOUSE, Pack
from ludarium.table.position import Position, read
from ludarium.table.view import Event

SEATS = "ABVW"
STARTERS = ("continental", "contrast", "cold")


def at_table(
    *columns: str,
    seats: int = 3,
    active: str = "A",
    used: int = 0,
    founded: bool = False,
    discards: dict[str, str] | None = None,
    decks: dict[str, int] | None = None,
    attached: dict[str, str] | None = None,
    built: dict[str, dict[str, int]] | None = None,
    pack: Pack | str = HOUSE,
    seed: int = 1,
    a: str = "",
    b: str = "",
    v: str = "",
    **options: Any,
) -> AtTable:
    """In the middle of a turn. `decks`: so many cards are left, others lie in the discard. `attached`: being -> mode.
    `built`: lists that players bring."""
    given: dict[int, Any] = {seat: {"starter": STARTERS[seat]} for seat in range(min(seats, 3))}
    if built is not None:
        options["decks"] = "built"
        given |= {SEATS.index(who): {"cards": cards} for who, cards in built.items()}
    options = {"first": "seat", **options}
    match = Match.new(GAME, seats, options, seed.to_bytes(32, "little"), given, pack)
    table = AtTable(match)
    s = table.s
    for seat in range(seats):
        s.decks[seat] = sorted(s.decks[seat] + s.hands[seat])
        s.hands[seat] = []
    s.phase, s.active, s.used, s.founded = PLAY, SEATS.index(active), used, int(founded)
    for column in columns:
        _lay(table, column)
    for seat, cards in zip(range(seats), (a, b, v), strict=False):
        s.hands[seat] = sorted(table.take(seat, id) for id in cards.split())
    for said, mode in (attached or {}).items():
        _attach(table, said, mode)
    for who, cards in (discards or {}).items():
        s.discards[SEATS.index(who)] += [table.take(SEATS.index(who), id) for id in cards.split()]
    for who, left in (decks or {}).items():
        deck = s.decks[SEATS.index(who)]
        s.discards[SEATS.index(who)] += deck[left:]
        del deck[left:]
    if planet.all_stable(s) or not all(s.decks):
        s.reason = "deck" if not all(s.decks) else "stable"
    return AtTable(_reopened(match, s, pack))


def _reopened(match: Match, s: State, pack: Pack | str) -> Match:
    options = msgspec.to_builtins(match.terms.options)
    position = Position("terraformer", match.seats, GAME.rules, msgspec.to_builtins(s), options)
    return read(position, pack=pack if isinstance(pack, Pack) else None)


def _lay(table: AtTable, column: str) -> None:
    head, _, beings = column.partition(":")
    id, owners, *rich = head.replace("+", " ").split()
    one = Ecosystem(table.card(id), [SEATS.index(owner) for owner in owners])
    for owner in one.owners:
        table.take(owner, id)
    if rich:
        one.rich = table.take(SEATS.index(rich[0]), "rich_ecosystem") * OWNERS + SEATS.index(rich[0])
    table.s.planet.append(one)
    for said in filter(None, (being.strip() for being in beings.split(","))):
        being_id, owner_name = said.split()
        card = table.take(SEATS.index(owner_name), being_id)
        copies = (table.box.being_number(SEATS.index(owner_name), card, copy) for copy in (0, 1))
        lives = {being for other in table.s.planet for being in other.beings}
        one.beings.append(next(being for being in copies if being not in lives))


def _attach(table: AtTable, said: str, mode: str) -> None:
    """ "climate", or the food icon of a diet."""
    being = table.being(said)
    owner = table.box.owner_of[being]
    icons = [food.id for food in table.content.foods]
    number = 0 if mode == "climate" else DIET + icons.index(mode)
    table.s.attached.append(Attached(being, table.take(owner, "adaptation"), owner, number))


class AtTable:
    """A match, and what was told since it stood as it was laid out."""

    def __init__(self, match: Match) -> None:
        self.m = match
        self.events: list[Event] = []

    # -- what lies there -----------------------------------------------------------------------

    @property
    def s(self) -> State:
        state: State = self.m.s
        return state

    @property
    def box(self) -> Box:
        box: Box = self.m.t.box
        return box

    @property
    def content(self) -> Content:
        return self.box.content

    def card(self, id: str) -> int:
        return self.content.number[id]

    def ids(self, cards: list[int]) -> list[str]:
        return [self.content.ids[card] for card in cards]

    def take(self, seat: int, id: str) -> int:
        """Out of the deck."""
        self.s.decks[seat].remove(self.card(id))
        return self.card(id)

    def being(self, said: str) -> int:
        """Of two the first laid."""
        id, owner = said.split()
        for one in self.s.planet:
            for being in one.beings:
                if self.say(being) == f"{id} {owner}":
                    return being
        return self.box.being_number(SEATS.index(owner), self.card(id))

    def say(self, being: int) -> str:
        return f"{self.content.ids[self.box.card_of[being]]} {SEATS[self.box.owner_of[being]]}"

    def column(self, n: int) -> str:
        """As it was laid out."""
        one = self.s.planet[n - 1]
        rich = "" if one.rich == NOTHING else f" +{SEATS[one.rich % OWNERS]}"
        head = f"{self.content.ids[one.biome]} {''.join(SEATS[owner] for owner in one.owners)}{rich}"
        return ": ".join(filter(None, (head, ", ".join(map(self.say, one.beings)))))

    @property
    def columns(self) -> list[str]:
        return [self.column(n + 1) for n in range(len(self.s.planet))]

    def hand(self, who: str) -> list[str]:
        return self.ids(self.s.hands[SEATS.index(who)])

    def known(self, who: str) -> list[str]:
        return self.ids(self.s.known[SEATS.index(who)])

    def discard(self, who: str) -> list[str]:
        return self.ids(self.s.discards[SEATS.index(who)])

    def deck(self, who: str) -> int:
        return len(self.s.decks[SEATS.index(who)])

    @property
    def points(self) -> dict[str, int]:
        return dict(zip(SEATS, points(self.m.t, self.s), strict=False))

    def view(self, who: str | None) -> Any:
        return self.m.view(None if who is None else SEATS.index(who)).board

    # -- what is asked ---------------------------------------------------------------------------

    @property
    def ask(self) -> Choice:
        assert self.m.ask is not None, "the game is over"
        return self.m.ask

    @property
    def asked(self) -> str:
        """Who is asked what: "A step"."""
        return f"{SEATS[self.ask.seat]} {self.ask.kind.name}" if self.m.asks else "over"

    @property
    def words(self) -> list[str]:
        """The legal answers, as they are given."""
        return [self.word(option) for option in self.ask.options]

    def answer(self, *words: str) -> AtTable:
        for word in words:
            self.m.answer(self.option(word))
            self.events += self.m.events
        return self

    def can(self, word: str) -> bool:
        return self.option(word) in self.ask.options

    def refusal(self, word: str) -> str:
        """The clause that forbids this answer; trying it changes nothing, and it says why in both languages."""
        option = self.option(word)
        refused = self.m.why_not(option)
        assert refused is not None, f"{word!r} is legal"
        before = self.m.position()
        with pytest.raises(ValueError, match=refused.clause.replace(".", r"\.")):
            self.m.answer(option)
        assert self.m.position() == before
        assert refused.text("en") != refused.text("ru")
        return refused.clause

    def told(self, id: str) -> list[dict[str, Any]]:
        return [event.args for event in self.events if event.id == id]

    # -- words and numbers -------------------------------------------------------------------------

    def option(self, word: str) -> int:
        kind, box = self.ask.kind, self.box
        last = {
            box.STEP: {"draw": box.draw, "end": box.end_turn},
            box.PLACE: {"new": NEW},
            box.CLONE: {"enough": box.enough},
            box.ANSWER: {"pass": box.passed},
            box.REPLACEMENT: {"none": box.no_biome},
            box.EATER: {"stop": box.stop},
        }.get(kind, {})
        if word in last:
            return last[word]
        if kind in (box.PLACE, box.ECOSYSTEM, box.TO):
            return int(word) - 1
        if kind in (box.BEING, box.NEXT, box.LOSE, box.EATER, box.FOOD):
            return self.being(word)
        if kind is box.ANSWER:
            deed, _, id = word.rpartition(" ")
            return box.play_as_answer(self.card(id)) if deed == "play" else box.cancel_with(self.card(id))
        if kind in (box.STEP, box.CLONE, box.REPLACEMENT, box.DISCARD):
            return self.card(word)
        if kind is box.ICON:
            return [food.id for food in self.content.foods].index(word)
        said = [kind.say(option).id for option in range(kind.size)]
        return said.index(f"{kind.name}-{word}")

    def word(self, option: int) -> str:
        kind, box = self.ask.kind, self.box
        if kind in (box.PLACE, box.ECOSYSTEM, box.TO):
            return "new" if option == NEW else str(option + 1)
        if kind in (box.BEING, box.NEXT, box.LOSE, box.EATER, box.FOOD):
            return "stop" if option == box.numbers else self.say(option)
        if kind is box.ANSWER and option != box.passed:
            id = self.content.ids[self.content.first_action + option % box.play_answer]
            return f"play {id}" if option >= box.play_answer else id
        if kind is box.ICON:
            return self.content.foods[option].id
        ends = {box.CLONE: {box.enough: "enough"}, box.REPLACEMENT: {box.no_biome: "none"}}
        ends[box.STEP] = {box.draw: "draw", box.end_turn: "end"}
        if option in ends.get(kind, {}):
            return ends[kind][option]
        if kind in (box.STEP, box.CLONE, box.REPLACEMENT, box.DISCARD):
            return self.content.ids[option]
        return kind.say(option).id.partition("-")[2]
