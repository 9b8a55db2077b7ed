"""What always holds (TR-1): cards and tiles are conserved, tracks keep to their ends, positions make sense."""

from __future__ import annotations

from typing import NoReturn

from ludarium.games.trappers import build
from ludarium.games.trappers.box import Box
from ludarium.games.trappers.ground import CLANS, FREE, NECHTO, WASTE
from ludarium.games.trappers.printed import QUESTS_OF_A_TYPE, REP_LEAST, REP_MOST, TILES, TURNS
from ludarium.games.trappers.quest_cards import OLDS, PEOPLES
from ludarium.games.trappers.state import MASK, NO_TILE, OVER, TURN, Deck, State
from ludarium.table.errors import LudariumError
from ludarium.table.table import Table

T = Table[Box]


def check(t: T, s: State) -> None:
    """Raises a LudariumError that says what can't be."""
    _lengths(t, s)
    _clock(t, s)
    _tracks(t, s)
    _board(t, s)
    _quests(t, s)
    _artifacts(t, s)


def _wrong(problem: str) -> NoReturn:
    raise LudariumError(problem)


def _lengths(t: T, s: State) -> None:
    by_seat = (
        "colours", "zeff", "people", "rep", "form", "duels", "cities", "quests", "beaten", "cell", "facing",
        "miss", "marks", "robbed", "raided", "held", "hands", "mods",
    )  # fmt: skip
    for name in by_seat:
        if len(getattr(s, name)) != t.seats:
            _wrong(f"{name}: a list of {t.seats} expected, one for each seat")
    if sorted(s.order) != list(range(t.seats)):
        _wrong(f"order: the seats 0 … {t.seats - 1} expected, each once")
    if len(s.tiles) != t.box.cells or len(s.decks) != 3 or len(s.foes) != CLANS + 1 or len(s.war) != 2:
        _wrong(
            f"tiles by cell ({t.box.cells}), three decks, foes by clan (0 … {CLANS}), two war dice expected"
        )


def _clock(t: T, s: State) -> None:
    if not (0 <= s.phase <= OVER and 0 <= s.at < t.seats and 1 <= s.turn <= TURNS and s.round >= 0):
        _wrong("phase, round, turn or at: no such moment (TR-3.1)")
    if not -1 <= s.winner < t.seats or (s.winner >= 0 and s.phase != OVER):
        _wrong("winner: a seat expected, and the game over")


def _tracks(t: T, s: State) -> None:
    for seat in range(t.seats):
        track = s.rep[seat]
        if len(track) != CLANS + 1 or track[0] or not all(REP_LEAST <= rep <= REP_MOST for rep in track):
            _wrong(f"rep of seat {seat}: 0, then {CLANS} numbers from {REP_LEAST} to {REP_MOST} (TR-15.1)")
        if s.zeff[seat] < 0 or s.people[seat] < 0:
            _wrong(f"zeff or people of seat {seat}: nobody has less than none (TR-1.9)")
        if (
            not 0 <= s.form[seat] < 4
            or not 0 <= s.facing[seat] <= FREE
            or not -1 <= s.cell[seat] < t.box.cells
        ):
            _wrong(f"form, facing or cell of seat {seat}: no such thing")
        if s.beaten[seat] & ~(t.box.everybody & ~(1 << seat)) or s.beaten[seat] < 0:
            _wrong(f"beaten of seat {seat}: bits of the other seats expected")
    for clan, foe in enumerate(s.foes):
        if not 0 <= foe <= CLANS or (foe and s.foes[foe] != clan) or (clan == foe and clan):
            _wrong(f"foes: clan {clan} is at war with {foe}, not the other way round (TR-3.4)")


def _board(t: T, s: State) -> None:
    for cell, tile in enumerate(s.tiles):
        if tile == NO_TILE:
            continue
        if not 0 <= tile < 2 * t.seats or t.box.ground.kind[cell] != WASTE or not t.box.clan_of[cell]:
            _wrong(f"tiles: {tile} can't lie on {t.box.at(cell)} (TR-1.5)")
    for seat in range(t.seats):
        if build.stock(s, seat) < 0:
            _wrong(f"tiles: seat {seat} has more than {TILES} (TR-1.1)")
        for name in ("marks", "robbed"):
            if not 0 <= getattr(s, name)[seat] < 1 << t.box.cells:
                _wrong(f"{name} of seat {seat}: bits of cells expected")
    if s.phase == TURN and s.now.fight >= 0 and t.box.ground.kind[s.cell[s.order[s.at]]] == NECHTO:
        _wrong("a fight on Nechto (TR-7.3)")


def _cards_of(deck: Deck) -> list[int]:
    return [*deck.mass, *(code >> MASK for code in (*deck.over, *deck.under))]


def _quests(t: T, s: State) -> None:
    for deck in (PEOPLES, OLDS):
        wanted = [quest.number for quest in t.box.quests if quest.deck == deck]
        held = [one.quest for own in s.held for one in own if one.quest in wanted]
        found = [*_cards_of(s.decks[deck]), *held, *([] if deck == OLDS else s.done)]
        if sorted(found) != wanted:
            _wrong(
                f"the quests of deck {deck} are {sorted(found)}, not {wanted}: each lies somewhere, and once"
            )
        for seat, own in enumerate(s.held):
            if sum(one.quest in wanted for one in own) > QUESTS_OF_A_TYPE:
                _wrong(f"held: seat {seat} has more than {QUESTS_OF_A_TYPE} of a type (TR-18.3)")
    for own in s.held:
        if [one.quest for one in own] != sorted(one.quest for one in own):
            _wrong("held: the quests of a seat stand in the order of their numbers")


def _artifacts(t: T, s: State) -> None:
    wanted = [card.number for card in t.box.artifacts for _ in range(card.row.copies)]
    hidden = [code >> MASK for hand in (*s.hands, s.aside) for code in hand]
    found = sorted([*_cards_of(s.decks[2]), *hidden, *s.played])
    if found != wanted:
        _wrong(f"the Artifacts are {found}, not {wanted}: each lies somewhere, and once")
    for seat, hand in enumerate(s.hands):
        if hand != sorted(hand) or not all(code >> seat & 1 for code in hand):
            _wrong(f"hands: seat {seat} knows its own cards, and they are sorted")
