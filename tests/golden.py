"""Golden playthroughs: whole matches as text a person can read. A change of rules is reviewed as a diff of a game.

Each game lists its own in tests/games/<id>/goldens.py, one for each number of seats and each way the game can end:

    GOLDENS = [Golden("four-seats", seats=4, seed=3), Golden("a-rush", seats=2, policy="greedy", options={…})]

`python -m tests.golden` plays them all anew and writes tests/games/<id>/golden/<name>.txt; with ids, those games only.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec

from ludarium import installed
from ludarium.table import words
from ludarium.table.choice import Choice
from ludarium.table.dice import Dice, DiceCup
from ludarium.table.game import Game
from ludarium.table.match import Match
from ludarium.table.pack import HOUSE, Pack
from ludarium.table.phrase import Phrase
from ludarium.table.view import Event
from tests.toys.harbour import HARBOUR

HERE = Path(__file__).parent
TRIES, LONGEST = 6, 40
NAMES = ("Anna", "Boris", "Clara", "Dora", "Egor", "Fanny")
LANG = "en"


class Golden(msgspec.Struct, frozen=True):
    """How a playthrough comes about. `greedy` looks to the end of its own turn, by the game's evaluation."""

    name: str
    seats: int
    options: dict[str, Any] = {}
    seed: int = 1
    policy: Literal["random", "greedy"] = "random"
    pack: str | Pack = HOUSE  # for what hardly ever happens with the house set


class Shelf(NamedTuple):
    """The playthroughs of one game, and where they lie."""

    game: Game
    goldens: list[Golden]
    folder: Path

    def file(self, golden: Golden) -> Path:
        return self.folder / f"{golden.name}.txt"


def shelves() -> list[Shelf]:
    """Of every installed game that lists some, and of the toy."""
    found = [Shelf(game, listed, HERE / "games" / game.id / "golden") for game, listed in _listed() if listed]
    toy = import_module("tests.toys.harbour.goldens").GOLDENS
    return [*found, Shelf(HARBOUR, toy, HERE / "toys" / "harbour" / "golden")]


def _listed() -> Iterator[tuple[Game, list[Golden]]]:
    for game in installed():
        name = f"tests.games.{game.id}"
        if find_spec(name) is not None and find_spec(f"{name}.goldens") is not None:
            yield game, import_module(f"{name}.goldens").GOLDENS
        else:
            yield game, []


def play(game: Game, golden: Golden) -> str:
    """The playthrough, a line for each answer and, indented, what it led to."""
    lines = [*_head(game, golden)]
    for number, (match, said) in enumerate(watch(game, golden)):
        lines += [_said(game, number, *said)] if said else []
        lines += _told(match)
    return "\n".join([*lines, *_end(match)]) + "\n"


def watch(game: Game, golden: Golden) -> Iterator[tuple[Match, tuple[Choice, int] | None]]:
    """The match after the set-up and after each answer, which is given with it."""
    seed = golden.seed.to_bytes(32, "little")
    match = Match.new(game, golden.seats, golden.options, seed, pack=golden.pack)
    chance = DiceCup(Dice((golden.seed + 1).to_bytes(32, "big")))
    yield match, None
    while match.asks:
        choice = chance.choice(match.asks)
        option = (
            _greedy(match, choice, chance) if golden.policy == "greedy" else chance.choice(choice.options)
        )
        match.answer(option, choice.seat)
        yield match, (choice, option)


def _head(game: Game, golden: Golden) -> Iterator[str]:
    options = ", ".join(f"{name} {value}" for name, value in golden.options.items()) or "as usual"
    pack = "" if golden.pack == HOUSE else ", a pack of the tests"
    yield f"{game.title.get(LANG, game.id)}: {golden.seats} seats, options {options}{pack}"
    yield f"Seed {golden.seed}, everybody plays {'greedily' if golden.policy == 'greedy' else 'at random'}"
    yield ""


def _greedy(match: Match, choice: Choice, chance: DiceCup) -> int:
    """What looks best at the end of the own turn, some ways to complete it being tried; chance among equals."""
    options = list(choice.options)
    if len(options) == 1:
        return options[0]
    worth = {
        option: max(_completed(match, choice.seat, option, chance) for _ in range(TRIES))
        for option in options
    }
    best = max(worth.values())
    return chance.choice([option for option in options if worth[option] == best])


def _completed(match: Match, seat: int, option: int, chance: DiceCup) -> float:
    ahead = match.clone(keep=False)
    turn = ahead.turn
    ahead.answer(option, seat)
    for _ in range(LONGEST):
        if not ahead.asks or ahead.turn is not turn or ahead.asks[0].seat != seat:
            break
        ahead.answer(chance.choice(ahead.asks[0].options), seat)
    return ahead.worth(seat)


def _said(game: Game, number: int, choice: Choice, option: int) -> str:
    said = words.say(choice.kind.say(option), game.id, LANG, _who)
    return f"{number:4} {_who(choice.seat)}, {choice.kind.name} ({choice.because}): {said}"


def _told(match: Match) -> Iterator[str]:
    """Each event as spectators hear it, and as those do who may know more."""
    for event in match.events:
        yield f"       {_sentence(match, event, None)}"
        own = {seat: _sentence(match, event, seat) for seat in sorted(event.private)}
        yield from (f"       [{_who(seat)}] {said}" for seat, said in own.items())


def _sentence(match: Match, event: Event, seat: int | None) -> str:
    return " ".join(words.say(event.seen_by(seat), match.game.id, LANG, _who).split())


def _end(match: Match) -> Iterator[str]:
    result = match.result
    assert result is not None
    yield ""
    yield words.say(Phrase(f"reason-{result.reason}"), match.game.id, LANG)
    for seat, score in enumerate(result.scores):
        parts = ", ".join(
            f"{words.say(Phrase(f'score-{name}'), match.game.id, LANG)} {points}"
            for name, points in result.parts[seat].items()
        )
        yield f"{result.ranks[seat]}. {_who(seat)}: {score} ({parts})"


def _who(seat: int) -> str:
    return NAMES[seat]


def main(ids: list[str]) -> None:
    for shelf in shelves():
        if ids and shelf.game.id not in ids:
            continue
        shelf.folder.mkdir(exist_ok=True)
        for stale in set(shelf.folder.glob("*.txt")) - {shelf.file(golden) for golden in shelf.goldens}:
            stale.unlink()
        for golden in shelf.goldens:
            shelf.file(golden).write_text(play(shelf.game, golden), "utf-8")
            print(shelf.file(golden).relative_to(HERE.parent))


if __name__ == "__main__":
    main(sys.argv[1:])
