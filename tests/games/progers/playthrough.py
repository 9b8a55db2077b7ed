"""Whole matches of Прогеры as text for people: turn by turn what was answered, what happened, how it stands.

`python -m tests.games.progers.playthrough` writes all of them again from their own answers, after a change of words or
of rules; `python -m tests.games.progers.playthrough new` plays them anew. Review the diff: it is what the change does.
"""

from __future__ import annotations

import json
import random
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from ludarium import Match
from ludarium.games.progers import pfn
from ludarium.games.progers.state import PLAY
from ludarium.table import words

FOLDER = Path(__file__).parent / "playthroughs"
LANG = "en"

Line = list[tuple[int, int]]  # answers: seat, option
Player = Callable[[Match, random.Random], list[int]]


class Start(NamedTuple):
    """What a playthrough is played by; it is the first line of its file."""

    seats: int
    options: dict[str, Any]
    seed: int

    def match(self) -> Match:
        return Match.new("progers", self.seats, self.options, self.seed.to_bytes(32, "big"))


def at_random(match: Match, chance: random.Random) -> list[int]:
    assert match.ask is not None
    return [chance.choice(list(match.ask.options))]


def with_some_sense(match: Match, chance: random.Random) -> list[int]:
    """Of some turns at random, the one after which the seat stands best (it peeks at what it would draw)."""
    assert match.ask is not None
    seat = match.ask.seat
    return max((_some_turn(match, seat, chance) for _ in range(16)), key=lambda found: found[0])[1]


def _some_turn(match: Match, seat: int, chance: random.Random) -> tuple[float, list[int]]:
    world, line = match.clone(keep=False), []
    while world.ask is not None and world.ask.seat == seat and (not line or world.ask.kind.name != "turn"):
        line.append(chance.choice(list(world.ask.options)))
        world.answer(line[-1])
    return world.game.evaluate(world.t, world.s, seat), line


class Plan(NamedTuple):
    start: Start
    player: Player


PLANS = {
    "basic-2": Plan(Start(2, {"mode": "basic"}, 3), with_some_sense),
    "basic-3": Plan(Start(3, {"mode": "basic"}, 1), with_some_sense),
    "basic-4": Plan(Start(4, {"mode": "basic"}, 2), with_some_sense),
    "full-2": Plan(Start(2, {"mode": "full"}, 1), with_some_sense),
    "full-3": Plan(Start(3, {"mode": "full"}, 1), with_some_sense),
    "full-4": Plan(Start(4, {"mode": "full"}, 1), with_some_sense),
    "all-delivered": Plan(Start(4, {"mode": "basic"}, 18), with_some_sense),
    "stall": Plan(Start(2, {"mode": "full", "stall_rounds": 3}, 4), at_random),
}


def play(plan: Plan) -> Line:
    """Every answer of a match that this player plays against itself."""
    match, chance, line = plan.start.match(), random.Random(plan.start.seed), []
    while match.ask is not None:
        seat = match.ask.seat
        for option in plan.player(match, chance):
            line.append((seat, option))
            match.answer(option)
    return line


def told(start: Start, line: Line) -> str:
    """The playthrough as text."""
    return "\n".join(_told(start, line)) + "\n"


def _told(start: Start, line: Line) -> Iterator[str]:
    yield json.dumps(start._asdict())
    match = start.match()
    yield from _events(match)
    for seat, option in line:
        if match.ask is not None and match.ask.kind.name == "turn":
            yield ""
            yield f"= {pfn.write(match.t.box, match.s, hands=True)}"
        said = words.say(match.ask.kind.say(option), "progers", LANG) if match.ask else ""
        yield f"{seat} {option:<3} # {said}"
        match.answer(option, seat)
        yield from _events(match)
    yield ""
    if match.s.phase > PLAY:
        yield f"= {pfn.write(match.t.box, match.s, hands=True)}"
    assert match.result is not None
    yield f"{match.result.reason}: points {match.result.scores}, ranks {match.result.ranks}"


def _events(match: Match) -> Iterator[str]:
    name = words.seat_names([], LANG)
    for event in match.events:
        if event.id not in ("turn", "pulsed"):
            yield f"    {words.say(event.seen_by(None), 'progers', LANG, name)}"


def parse(text: str) -> tuple[Start, Line]:
    """Start and answers of a playthrough; everything else follows from them."""
    first, _, rest = text.partition("\n")
    answers = re.findall(r"^(\d) (\d+) +#", rest, re.MULTILINE)
    return Start(**json.loads(first)), [(int(seat), int(option)) for seat, option in answers]


def main(anew: bool) -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, plan in PLANS.items():
        file = FOLDER / f"{name}.txt"
        start, line = (plan.start, play(plan)) if anew else parse(file.read_text("utf-8"))
        file.write_text(told(start, line), "utf-8")
        print(name, len(line))


if __name__ == "__main__":
    main("new" in sys.argv[1:])
