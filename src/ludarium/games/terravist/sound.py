"""What holds in every state of Terravist, whoever wrote it: the rules conserve it, and positions are checked by it."""

from __future__ import annotations

from collections.abc import Iterable

from ludarium.games.terravist.box import Box
from ludarium.games.terravist.lodging import ground_of
from ludarium.games.terravist.places import FIRST_CELL, SIDE
from ludarium.games.terravist.state import DEAL, OVER, ROUNDS, START, State
from ludarium.table.errors import LudariumError
from ludarium.table.table import Table

T = Table[Box]


def check(t: T, s: State) -> None:
    """LudariumError says what does not hold."""
    _lengths(t, s)
    _numbers(t, s)
    _cards(t.box, s)
    _boards(t.box, s)
    _creatures(t, s)


def _hold(true: bool, problem: str) -> None:
    if not true:
        raise LudariumError(problem)


def _within(numbers: Iterable[int], least: int, below: int) -> bool:
    return all(least <= n < below for n in numbers)


def _lengths(t: T, s: State) -> None:
    box = t.box
    by_seat = (s.hands, s.tokens, s.positions, s.positions_gone, s.points)
    _hold(all(len(each) == t.seats for each in by_seat), f"each list by seat is {t.seats} long")
    by_place = (s.at, s.owner, s.eggs, s.tucked)
    _hold(all(len(each) == box.places for each in by_place), f"each list by place is {box.places} long")
    _hold(
        len(s.cells) == len(s.developer) == 5, "cells and developers are lists of five, one for each habitat"
    )
    _hold(len(s.known) == box.cards, f"known is a list of {box.cards}, one for each card")
    _hold(len(s.faces) == len(box.dice), f"there are {len(box.dice)} dice (TV-3.12)")
    _hold(
        len(s.goals) == ROUNDS and all(len(own) == ROUNDS for own in s.points),
        "one goal for each round (TV-3.9)",
    )
    _hold(all(len(own) == 5 for own in s.tokens), "tokens are counted by their five kinds")
    _hold(len(s.due) in (0, 7), "what is due is counted by kind, any, eggs")


def _numbers(t: T, s: State) -> None:
    box = t.box
    _hold(START <= s.phase <= OVER and 0 <= s.round < ROUNDS, "phase and round are within their bounds")
    _hold(
        0 <= s.turn <= box.lengths[s.round], f"round {s.round + 1} has {box.lengths[s.round]} turns (TV-3.2)"
    )
    _hold(0 <= s.gone < t.seats and 0 <= s.parent < t.seats, "parent and seats gone are within their bounds")
    _hold(all(min(own) >= 0 for own in s.tokens), "nobody has less than no tokens")
    _hold(_within(s.faces, -1, 5), "a die shows one of five kinds, or lies in the used box (TV-14.1)")
    _hold(
        all(face in (-1, *box.content.faces[kind]) for face, kind in zip(s.faces, box.dice, strict=True)),
        "a die shows one of its faces",
    )
    _hold(_within(s.known, 0, 16), "who knows a card is told by four bits")
    _hold(_within(s.goals, -1, len(box.content.goals)), "goals are tiles of the pack")
    _hold(_within((s.looker, s.top_known), -1, t.seats), "who looks is a seat")
    _hold(s.cheat in ("", *box.content.cheats), f"the pack has no cheat card {s.cheat!r} (TV-22.2)")
    _hold(
        -1 <= s.acting < box.act_of_weather(len(box.content.environments)), "what acts is a card or a board"
    )
    _hold(s.waiting >= -1, "environment cards that wait are counted from none (TV-18.5)")


def _whole(found: Iterable[int], count: int, what: str) -> None:
    listed = sorted(found)
    _hold(
        listed == list(range(count)), f"each of the {count} {what} lies somewhere, and once; found {listed}"
    )


def _cards(box: Box, s: State) -> None:
    """TV-2.3: no card comes or goes."""
    settled = [card for card in s.at if card >= 0]
    piles = [s.deck, s.tray, s.discard, s.looked, settled, *s.hands, *s.tucked]
    _whole((card for pile in piles for card in pile), box.cards, "creature cards")
    positions = [s.pile, s.top, s.offered, *s.positions, *s.positions_gone]
    _whole((card for pile in positions for card in pile), len(box.content.positions), "position cards")
    _whole([*s.weather, *s.weather_gone], len(box.content.environments), "environment cards")
    _whole([*s.goals_left, *(goal for goal in s.goals if goal >= 0)], len(box.content.goals), "goal tiles")
    _hold(len(s.tray) <= 5, "the tray has no more than five cards (TV-3.3)")
    _hold(
        s.phase in (START, DEAL) or all(s.goals[: s.round + 1][-1:]) or s.goals[s.round] >= 0,
        "the round has its goal (TV-3.9)",
    )
    sorted_ = (
        s.deck,
        s.discard,
        s.looked,
        s.pile,
        s.weather,
        s.goals_left,
        *s.hands,
        *s.tucked,
        *s.positions,
    )
    _hold(all(pile == sorted(pile) for pile in sorted_), "piles whose order nobody knows are kept sorted")
    _hold(s.looker >= 0 or not (s.looked or s.offered), "somebody looks at the cards that are looked at")


def _boards(box: Box, s: State) -> None:
    """TV-10.3: the laid boards are linked to one whole."""
    _hold(
        len(set(s.laid)) == len(s.laid) and set(s.laid) <= set(box.boards),
        "each board is laid out once at most",
    )
    _hold([h for h in range(5) if s.cells[h] >= 0] == sorted(s.laid), "a board has a cell if it is laid out")
    _hold(
        bool(s.laid) == (s.phase > START), "the first board is laid out before the cards are dealt (TV-3.5)"
    )
    cells = [s.cells[habitat] for habitat in s.laid]
    _hold(
        _within(cells, 0, SIDE * SIDE) and len(set(cells)) == len(cells),
        "each board lies in a cell of its own",
    )
    _hold(not cells or cells[0] == FIRST_CELL, f"the starting board lies in cell {FIRST_CELL}")
    for n, cell in enumerate(cells[1:], 1):
        _hold(cell in box.ground(_first(s, n)).free, "a board is linked to one that lies already (TV-10.3)")
    for habitat, seat in enumerate(s.developer):
        developed = habitat in s.laid[1:]
        _hold(
            _within((seat,), 0 if developed else -1, box.seats if developed else 0),
            "who developed a board is noted (TV-10.4)",
        )


def _first(s: State, n: int) -> tuple[int, ...]:
    """Where the first n boards lie."""
    return tuple(cell if habitat in s.laid[:n] else -1 for habitat, cell in enumerate(s.cells))


def _creatures(t: T, s: State) -> None:
    """TV-7.2, TV-7.7, TV-6.5: each at home where it lies, with an owner, with no more eggs than it can hold."""
    box, ground = t.box, ground_of(t.box, s)
    for place, card in enumerate(s.at):
        if card < 0:
            _hold(
                s.owner[place] == -1 and not s.eggs[place] and not s.tucked[place],
                "where no creature is, nothing lies",
            )
            continue
        bits = ground.bits[place]
        _hold(0 <= s.owner[place] < t.seats, "every settled creature has an owner (TV-7.14)")
        _hold(0 <= s.eggs[place] <= box.cap[card], f"card {card} holds {box.cap[card]} eggs at most (TV-6.5)")
        homes = box.homes[card]
        lives = not bits & ~homes if place >= box.niches.count else bits & homes
        _hold(bool(bits and lives), f"card {card} can't live in place {place} (TV-7.2, TV-7.3)")
        if box.overlay and place >= box.niches.count:
            _hold(
                all(s.at[half] < 0 for half in ground.halves[place]),
                "a creature between two boards has both niches (TV-7.7)",
            )
