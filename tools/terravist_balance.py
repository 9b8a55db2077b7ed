"""`python tools/terravist_balance.py --seats 3 --games 100`: what a designer of Terravist's cards wants to know.

Beside `ludarium lab balance`, which counts answers and events: what positions paid, who had nothing of a goal, how long
chains were. Matches of greedy bots (or --bots), seeds from 0 (or --seed) on; the parent of the first round sits first.
With --keep FILE each finished match is written down, and the next call goes on from there. What it prints:
docs/games/terravist.md.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Any

from ludarium import Match, bots
from ludarium.games.terravist.measures import smile_of
from ludarium.games.terravist.questions import ACTS, SECOND_ACTS
from ludarium.table.eyes import Eyes
from ludarium.table.match import KEY_SIZE

LINES = ("creatures", "positions", "goals", "development", "eggs", "tucked")


def play(seats: int, seed: int, level: str, options: dict[str, Any]) -> dict[str, Any]:
    """One match, as plain counts."""
    match = Match.new("terravist", seats, {"first": "host_seat", **options}, Random(seed).randbytes(KEY_SIZE))
    players = [bots.make(level, seed * 64 + seat) for seat in range(seats)]
    counts: Counter[str] = Counter()
    while match.asks:
        choice = match.asks[0]
        option = players[choice.seat].choose(Eyes(match, choice.seat))
        _note_answer(match, choice.kind.name, option, counts)
        match.answer(option, choice.seat)
        _note_events(match, counts)
    result, box = match.result, match.t.box
    assert result is not None
    for seat, own in enumerate(match.s.positions):
        for card in own:
            counts[f"held:{box.content.positions[card].id}"] += 1
            counts[f"worth:{box.content.positions[card].id}"] += smile_of(box, match.s, seat, card)
    return {
        "seed": seed,
        "scores": result.scores,
        "ranks": result.ranks,
        "parts": result.parts,
        "counts": counts,
    }


def _note_answer(match: Match, kind: str, option: int, counts: Counter[str]) -> None:
    box = match.t.box
    if kind == "first":
        counts[f"first:{ACTS[option]}"] += 1
    elif kind == "second":
        counts["second:settle" if option < box.cards else f"second:{SECOND_ACTS[option - box.cards]}"] += 1
    elif kind == "chain":
        counts["chains" if option < box.places else "board-alone"] += 1
        counts["targets"] += option < box.places
    elif kind == "link":
        counts["targets"] += option != box.no_place


def _note_events(match: Match, counts: Counter[str]) -> None:
    paid = 0
    for event in match.events:
        if event.id in ("stolen", "replaced", "starved", "developed", "weather", "last-turn-egg"):
            counts[event.id] += 1
        if event.id == "paid":
            paid = sum(event.args["tokens"])
        elif event.id == "settled":
            row = match.t.box.row[event.args["number"]]
            counts[f"level:{row.level}"] += 1
            counts[f"card:{row.id}"] += 1
            counts["pairs"] += max(0, paid - match.t.box.cost[event.args["number"]].size - 1)
        elif event.id == "goal-scored":
            tile = match.t.box.content.goals[event.args["number"]].id
            counts[f"goal-seats:{tile}"] += match.seats
            counts[f"goal-nothing:{tile}"] += event.args["measured"].count(0)


# -- what they say together ---------------------------------------------------------------


def report(seats: int, played: list[dict[str, Any]]) -> list[str]:
    total: Counter[str] = Counter()
    for one in played:
        total.update(one["counts"])
    games = len(played)
    shares = [mean(_share(one["ranks"], seat) for one in played) for seat in range(seats)]
    scores = [score for one in played for score in one["scores"]]
    gaps = [ordered[-1] - ordered[-2] for one in played for ordered in [sorted(one["scores"])]]
    parts = {line: mean(own[line] for one in played for own in one["parts"]) for line in LINES}
    return [
        f"{seats} players, {games} games",
        "win share by seat, %: " + " / ".join(f"{100 * share:.0f}" for share in shares),
        f"score: {mean(scores):.1f} ({stdev(scores):.1f}), gap {mean(gaps):.1f}",
        "lines: "
        + ", ".join(f"{line} {n:.1f} ({100 * n / mean(scores):.0f} %)" for line, n in parts.items()),
        *_actions(total, games, seats),
        *_cards(total),
    ]


def _share(ranks: list[int], seat: int) -> float:
    return 1 / ranks.count(1) if ranks[seat] == 1 else 0.0


def _actions(total: Counter[str], games: int, seats: int) -> list[str]:
    firsts = [total[f"first:{name}"] for name in ACTS[:3]]
    settled = [total[f"level:{level}"] for level in (1, 2, 3, 4)]
    seconds = [total["second:settle"], total["chains"], total["board-alone"], total["second:develop"]]
    return [
        f"first action card / die / egg, %: {_percent(firsts)}",
        f"second action settle / chain / board alone / develop, %: {_percent(seconds)}",
        f"settled a game {sum(settled) / games:.1f}, levels, %: {_percent(settled)}",
        f"targets a chain {total['targets'] / max(1, total['chains']):.2f}",
        f"stolen a player {total['stolen'] / games / seats:.2f}, own replaced {total['replaced'] / games:.1f}",
        f"developed {total['developed'] / games:.1f}, starved {total['starved'] / games:.1f}",
        f"environment cards {total['weather'] / games:.1f}, wild pairs {total['pairs'] / games:.1f}",
    ]


def _percent(counts: list[int]) -> str:
    return " / ".join(f"{100 * n / max(1, sum(counts)):.0f}" for n in counts)


def _cards(total: Counter[str]) -> list[str]:
    match = Match.new("terravist", 2, seed=bytes(KEY_SIZE))
    names = [row.id for row in match.t.box.row]
    average = sum(total[f"card:{name}"] for name in names) / len(names)
    ordered = sorted(names, key=lambda name: total[f"card:{name}"])
    rates = [f"{name} {total[f'card:{name}'] / max(1e-9, average):.2f}" for name in ordered]
    roles = sorted(
        (total[f"worth:{row.id}"] / held, row.id)
        for row in match.t.box.content.positions
        if (held := total[f"held:{row.id}"])
    )
    tiles = sorted(
        (total[f"goal-nothing:{row.id}"] / seen, row.id)
        for row in match.t.box.content.goals
        if (seen := total[f"goal-seats:{row.id}"])
    )
    return [
        f"never settled: {', '.join(name for name in names if not total[f'card:{name}']) or 'none'}",
        f"least settled (average 1): {', '.join(rates[:8])}",
        f"most settled: {', '.join(reversed(rates[-8:]))}",
        "position cards, mean Smile: " + ", ".join(f"{name} {worth:.1f}" for worth, name in roles),
        "goals, share of seats at 0, %: " + ", ".join(f"{name} {100 * share:.0f}" for share, name in tiles),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--option", action="append", default=[])
    told = parser.parse_args()
    options = {name: json.loads(value) for name, _, value in (pair.partition("=") for pair in told.option)}
    lines = told.keep.read_text("utf-8").splitlines() if told.keep and told.keep.exists() else []
    played = [json.loads(line) for line in lines]
    known = {one["seed"] for one in played}
    for seed in range(told.seed, told.seed + told.games):
        if seed not in known:
            played.append(play(told.seats, seed, told.bots, options))
            if told.keep:
                with told.keep.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(played[-1]) + "\n")
    print("\n".join(report(told.seats, played)))


if __name__ == "__main__":
    main()
