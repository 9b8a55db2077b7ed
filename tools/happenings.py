"""`python tools/happenings.py origins --seats 3 --games 100`: what happens in matches of bots, and to whom who wins.

For designers: beside `ludarium lab balance`, which counts answers, this counts events with the thing they are about
(`quest-done Lost Caches`, `card-paid D21`, `zodiac-taken Leo`). Seeds from 0 (or --seed) on. With --keep FILE each
finished match is written down, and the next call goes on from there. What it prints: docs/games/<game>.md.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path
from random import Random
from statistics import mean, median, quantiles
from typing import Any

from ludarium import Match, bots
from ludarium.lab.intervals import share
from ludarium.table import words
from ludarium.table.eyes import Eyes
from ludarium.table.match import KEY_SIZE
from ludarium.table.phrase import Phrase
from ludarium.table.view import Event

SELDOM = 10  # seats; what happened to fewer is not printed


def play(game: str, seats: int, seed: int, level: str, options: dict[str, Any]) -> dict[str, Any]:
    """One match, as plain counts."""
    match = Match.new(game, seats, options, Random(seed).randbytes(KEY_SIZE))
    players = [bots.make(level, seed * 64 + seat) for seat in range(seats)]
    happened: list[Counter[str]] = [Counter() for _ in range(seats)]
    rounds = 0
    order: list[int] = []  # of turns
    while match.asks:
        choice = match.asks[0]
        match.answer(players[choice.seat].choose(Eyes(match, choice.seat)), choice.seat)
        for event in match.events:
            rounds += event.id == "round"
            if not order and event.id in ("order", "turn", "visited", "go"):
                order = event.args.get("order") or [(event.args["seat"] + n) % seats for n in range(seats)]
            if isinstance(event.args.get("seat"), int):
                happened[event.args["seat"]][_name(event, game)] += 1
    result = match.result
    assert result is not None
    return {
        "seed": seed,
        "scores": result.scores,
        "ranks": result.ranks,
        "parts": result.parts,
        "reason": result.reason,
        "rounds": rounds,
        "order": order or list(range(seats)),
        "happened": happened,
    }


def _name(event: Event, game: str) -> str:
    """The event and what it is about, as far as all may know it."""
    things = [words.say(thing, game) for thing in event.args.values() if isinstance(thing, Phrase)]
    return " ".join([event.id, *things])


# -- what they say together ---------------------------------------------------------------


def report(seats: int, played: list[dict[str, Any]]) -> list[str]:
    games = len(played)
    won = [sum(_share(one, one["order"][n]) for one in played) for n in range(seats)]
    ends = Counter(one["reason"] for one in played)
    rounds = [one["rounds"] for one in played]
    best = [max(one["scores"]) for one in played]
    parts = {
        name: mean(own[name] for one in played for own in one["parts"]) for name in played[0]["parts"][0]
    }
    cuts = quantiles(rounds, n=40) if games > 1 else rounds * 2
    return [
        f"{seats} players, {games} games",
        "win share in turn order, %: " + ", ".join(_percent(hits, games) for hits in won),
        "ends, %: " + ", ".join(f"{name} {100 * n / games:.0f}" for name, n in ends.most_common()),
        f"rounds: median {median(rounds):.0f}, 95 % within {cuts[0]:.0f} to {cuts[-1]:.0f}, most {max(rounds)}",
        f"score: mean {mean(x for one in played for x in one['scores']):.0f}, winner's median {median(best):.0f}",
        "points by source: " + ", ".join(f"{name} {points:.1f}" for name, points in parts.items()),
        "what happened: a game; to how many seats, %; their wins, the others' wins, %",
        *_happened(played, seats),
    ]


def _percent(hits: float, tries: int) -> str:
    found = share(hits, tries)
    return f"{100 * found.value:.0f} ({100 * found.low:.0f}–{100 * found.high:.0f})"


def _share(one: dict[str, Any], seat: int) -> float:
    return 1 / one["ranks"].count(1) if one["ranks"][seat] == 1 else 0.0


def _happened(played: list[dict[str, Any]], seats: int) -> list[str]:
    times: Counter[str] = Counter()
    seen: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    for one in played:
        for seat, counts in enumerate(one["happened"]):
            times.update(counts)
            seen.update(counts.keys())
            wins.update({name: _share(one, seat) for name in counts})
    of = len(played) * seats
    return [
        f"  {name}: {times[name] / len(played):.2f}; {100 * seen[name] / of:.0f}; "
        f"{100 * wins[name] / seen[name]:.0f}, {100 * (len(played) - wins[name]) / max(1, of - seen[name]):.0f}"
        for name in sorted(times)
        if seen[name] >= SELDOM
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--bots", default="hasty")
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--option", action="append", default=[])
    told = parser.parse_args()
    options = {name: json.loads(value) for name, _, value in (pair.partition("=") for pair in told.option)}
    lines = told.keep.read_text("utf-8").splitlines() if told.keep and told.keep.exists() else []
    played = [json.loads(line) for line in lines]
    known = {one["seed"] for one in played}
    for seed in range(told.seed, told.seed + told.games):
        if seed not in known:
            played.append(play(told.game, told.seats, seed, told.bots, options))
            if told.keep:
                with told.keep.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(played[-1]) + "\n")
    print("\n".join(report(told.seats, played)))


if __name__ == "__main__":
    main()
