"""The ghost tells what the run will do, and nothing that nobody can know yet (PG-17.3, PG-17.4)."""

from random import Random

import pytest

from ludarium import Match
from ludarium.games.progers import GAME
from ludarium.table.phrase import Phrase

RUN = {
    "command",
    "turned",
    "skipped",
    "drove",
    "jumped",
    "lifted",
    "lift-blocked",
    "loaded",
    "delivered",
    "bumped",
}
RUN |= {"paid", "pulsed", "pulled", "dropped", "teleported"}
HIDDEN = {"types", "samples", "points"}


def told(events: list[Phrase]) -> list[tuple[str, dict[str, object]]]:
    """The events of a run, without what only the delivery shows."""
    return [(e.id, {k: v for k, v in e.args.items() if k not in HIDDEN}) for e in events if e.id in RUN]


def ghost(match: Match, options: list[int]) -> list[Phrase]:
    assert GAME.preview is not None
    assert match.ask is not None
    return GAME.preview(match.t, match.s, match.ask.seat, options)


def start(mode: str, seed: int) -> tuple[Match, Random]:
    match = Match.new("progers", 3, {"mode": mode}, bytes([seed]) * 32)
    return match, Random(seed)


@pytest.mark.parametrize("mode", ["basic", "full"])
@pytest.mark.parametrize("seed", range(3))
def test_the_run_is_what_the_ghost_told(mode: str, seed: int) -> None:
    match, random = start(mode, seed)
    runs = 0
    while match.ask is not None and runs < 25:
        ask = match.ask
        commit = match.t.box.commit
        if ask.kind.name == "op" and commit in ask.options and random.random() < 0.5:
            before = GAME.encode(match.s)
            foretold = ghost(match, [])
            assert GAME.encode(match.s) == before
            assert not any(HIDDEN & e.args.keys() for e in foretold)
            match.answer(commit)
            if match.result is None and not (match.ask and match.ask.kind.name == "lift"):
                happened = [Phrase(e.id, e.args) for e in match.events]
                turn = next(
                    n for n, e in enumerate(happened) if e.id == "turn"
                )  # the next one's lift is not ours
                assert told(foretold) == told(happened[:turn])
            runs += 1
        else:
            match.answer(random.choice(list(ask.options)))
    assert runs


def test_an_operation_is_foretold_with_the_loops_that_fall_by_it() -> None:
    match, random = start("full", 5)
    seen = set()
    for _ in range(4000):
        ask = match.ask
        if ask is None:
            break
        if ask.kind.name == "op":
            for option in ask.options:
                falls = [e for e in ghost(match, [option]) if e.id == "loop-falls"]
                if falls:
                    trial = match.clone()
                    loops = len(trial.s.draft.loops)
                    trial.answer(option)
                    assert len(trial.s.draft.loops) == loops - len(falls)
                    seen |= {e.args["why"] for e in falls}
        match.answer(random.choice(list(ask.options)))
    assert seen == {"removed", "covered", "parted", "shifted"}


def test_nobody_else_and_no_pass_has_a_ghost() -> None:
    match, random = start("full", 7)
    while match.ask and match.ask.kind.name != "op":
        match.answer(random.choice(list(match.ask.options)) if match.ask.kind.name != "turn" else 0)
    assert match.ask is not None
    assert GAME.preview is not None
    other = (match.ask.seat + 1) % 3
    assert GAME.preview(match.t, match.s, other, []) == []
    assert ghost(match, [10**6]) == []
