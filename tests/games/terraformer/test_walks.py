"""Whole matches at random, looked at from outside: what each turn may do is counted from what was told and what lies
there, by code that shares nothing with the rules (TF-2, TF-3, TF-4, TF-6)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from ludarium import Match
from ludarium.games.terraformer import GAME
from ludarium.games.terraformer.files import BeingRow, BiomeRow
from ludarium.games.terraformer.state import CLIMATE, OVER, PLAY, State
from tests.games.terraformer.house import HOUSE
from tests.rule import rule

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"planet": "small"}),
    (3, {"planet": "medium", "counter_cancel": True}),
    (3, {"planet": "huge", "free_replacement": True, "migration_food": False}),
    (4, {"planet": "large", "decks": "built", "grow_stable": False}),
]


class Walk:
    """A match, its state before the last answer, and what this turn has done."""

    def __init__(self, seats: int, options: dict[str, Any], seed: int) -> None:
        self.match = Match.new(GAME, seats, options, seed.to_bytes(32, "little"))
        self.free = bool(options.get("free_replacement"))
        self.chance = Random(seed)
        self.done: Counter[str] = Counter()

    @property
    def s(self) -> State:
        state: State = self.match.s
        return state

    def play(self) -> None:
        while self.match.asks:
            before = msgspec.msgpack.decode(msgspec.msgpack.encode(self.s), type=State)
            ask = self.chance.choice(self.match.asks)
            self.match.answer(self.chance.choice(list(ask.options)), ask.seat)
            for event in self.match.events:
                self._told(before, event.id, event.args)
            self._planet()

    # -- what was told ---------------------------------------------------------------------------

    def _told(self, before: State, id: str, args: dict[str, Any]) -> None:
        if id in ("turn", "game-ends"):
            self._turn_over(before)
        elif before.phase == PLAY:
            self.done[id] += 1
            if id == "settled":
                self._settled(args["being"], args["at"] - 1)

    def _turn_over(self, before: State) -> None:
        """TF-2.1, TF-2.3, TF-2.4, TF-2.6, TF-2.7."""
        if before.phase != PLAY:
            return
        used = sum(self.done[id] for id in ("drew", "founded", "grew", "settled"))
        used += 0 if self.free else self.done["changed"]
        assert used == 2 or (used < 2 and not before.decks[before.active])
        assert self.done["founded"] <= 1
        assert len(self.s.hands[before.active]) <= 7
        self.done.clear()

    def _settled(self, being: int, at: int) -> None:
        """TF-3.7, TF-4.1, TF-4.4."""
        one, row = self.s.planet[at], self._row(being)
        assert len(one.beings) <= (3 if one.rich >= 0 else 2) * len(one.owners)
        assert self._suits(row, one.biome)
        if row.role in ("C2", "C3"):
            others = [self._row(other) for other in one.beings if other != being]
            assert any(set(row.eats) & set(other.counts_as) and other.id != row.id for other in others)

    # -- what lies there ---------------------------------------------------------------------------

    def _planet(self) -> None:
        """TF-3.2, TF-4.1: everybody lives where it can, but while refugees are still on their way."""
        s = self.s
        most = {"small": 2, "medium": 2, "large": 3, "huge": 3}[self.match.terms.options.planet]
        assert all(n <= most for n in Counter(one.biome for one in s.planet).values())
        if s.named or s.phase == OVER:
            return
        for one in s.planet:
            for being in one.beings:
                assert self._lives(being, one.biome)

    def _lives(self, being: int, biome: int) -> bool:
        row = self._row(being)
        if self._suits(row, biome):
            return True
        climate = HOUSE.rows[biome]
        assert isinstance(climate, BiomeRow)
        near = any(abs(climate.temperature - level) <= 1 for level in row.temperature)
        wet = any(
            abs(climate.humidity - level) <= 1 and (climate.humidity == 4) == (level == 4)
            for level in row.humidity
        )
        return any(a.being == being and a.mode == CLIMATE for a in self.s.attached) and near and wet

    def _row(self, being: int) -> BeingRow:
        row = HOUSE.rows[self.match.t.box.card_of[being]]
        assert isinstance(row, BeingRow)
        return row

    def _suits(self, row: BeingRow, biome: int) -> bool:
        climate = HOUSE.rows[biome]
        assert isinstance(climate, BiomeRow)
        return climate.temperature in row.temperature and climate.humidity in row.humidity


@rule("TF-2.1", "TF-2.3", "TF-2.6", "TF-3.2", "TF-3.7", "TF-4.1", "TF-4.4", "TF-6.6", "TF-7.7")
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=lambda value: str(value))
def test_whatever_is_played(seats: int, options: dict[str, Any]) -> None:
    for seed in range(12):
        Walk(seats, options, seed).play()


def test_the_walks_see_what_they_look_for() -> None:
    """Enough of everything happens in them."""
    seen: Counter[str] = Counter()
    for seats, options in TABLES:
        for seed in range(6):
            walk = Walk(seats, options, seed)
            match = walk.match
            while match.asks:
                ask = walk.chance.choice(match.asks)
                match.answer(walk.chance.choice(list(ask.options)), ask.seat)
                seen.update(event.id for event in match.events)
    wanted = ("changed", "migrated", "died-climate", "cancelled", "adapted", "enriched", "cloned")
    assert [id for id in wanted if not seen[id]] == []
