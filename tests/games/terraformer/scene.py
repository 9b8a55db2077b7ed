"""Planets laid out in words, to be balanced without a game around them.

    scene = Scene("stp V: feather_grass V, souslik V, golden_eagle V, steppe_eagle A", "des B: saxaul B")
    scene.balance()
    assert scene.asks("A", "to")

Seats are A, B, V, clockwise. After a biome stand the owners of its cards; `+A` lays A's Rich ecosystem on it.
"""

from __future__ import annotations

from typing import Any

from ludarium.games.terraformer.balancing import balance
from ludarium.games.terraformer.box import Box
from ludarium.games.terraformer.options import Options
from ludarium.games.terraformer.score import result
from ludarium.games.terraformer.state import BALANCING, NOTHING, OVER, OWNERS, Attached, Ecosystem, State
from ludarium.table.choice import Choice
from ludarium.table.dice import Dice
from ludarium.table.table import Table, Turn
from ludarium.table.view import Result
from tests.games.terraformer.house import FILES_READ, HOUSE

SEATS = "ABVW"


class Scene:
    def __init__(
        self, *columns: str, seats: int = 3, first: str = "A", seed: int = 1, **options: Any
    ) -> None:
        self.t = Table(Box(Options(**options), FILES_READ, seats), seats)
        self.t.listening = True
        self.s = State(
            dice=Dice(seed.to_bytes(32, "little")),
            lists=[NOTHING] * seats,
            decks=[[] for _ in range(seats)],
            hands=[[] for _ in range(seats)],
            known=[[] for _ in range(seats)],
            discards=[[] for _ in range(seats)],
            first=SEATS.index(first),
            active=0,
            size=3,
            phase=BALANCING,
            reason="deck",
        )
        self.t.dice.take(self.s.dice)
        for column in columns:
            self._lay(column)
        self.ask: Choice | None = None
        self._turn: Turn | None = None

    # -- laying out -------------------------------------------------------------

    def _lay(self, column: str) -> None:
        head, _, beings = column.partition(":")
        biome, owners, *rich = head.replace("+", " ").split()
        laid = Ecosystem(HOUSE.number[biome], [SEATS.index(owner) for owner in owners])
        if rich:
            laid.rich = HOUSE.number["rich_ecosystem"] * OWNERS + SEATS.index(rich[0])
        self.s.planet.append(laid)
        for said in filter(None, (one.strip() for one in beings.split(","))):
            laid.beings.append(self._another(said))

    def _another(self, said: str) -> int:
        """The first copy that doesn't live anywhere yet."""
        id, owner = said.split()
        numbers = (self.t.box.being_number(SEATS.index(owner), HOUSE.number[id], copy) for copy in (0, 1))
        return next(n for n in numbers if all(n not in one.beings for one in self.s.planet))

    def adapt(self, said: str, mode: int) -> Scene:
        """An Adaptation lies with this being, of the same owner."""
        being = self.being(said)
        owner = self.t.box.owner_of[being]
        self.s.attached.append(Attached(being, HOUSE.number["adaptation"], owner, mode))
        return self

    # -- going on ---------------------------------------------------------------

    def balance(self) -> Scene:
        """Until somebody is asked, or the end."""
        while self.ask is None and self.s.phase != OVER:
            self._turn = balance(self.t, self.s)
            self._go_on(None)
        return self

    def answer(self, said: str | int) -> Scene:
        """`souslik V`, an ecosystem counted from 1, `stop`, `niche`, `migrate`."""
        assert self.ask is not None, "nothing is asked"
        option = self.number(said)
        assert option in self.ask.options, self.ask.why_not(option)
        self._go_on(option)
        return self.balance()

    def _go_on(self, answer: int | None) -> None:
        """As the table does it: what has one answer is answered."""
        assert self._turn is not None
        self.ask = None
        try:
            choice = self._turn.send(answer)
            assert isinstance(choice, Choice)
            while len(choice.options) == 1:
                choice = self._turn.send(choice.options[0])  # type: ignore[assignment]
            assert choice.options, choice
            assert list(choice.options) == sorted(set(choice.options)), choice
            assert not any(choice.barred and choice.barred(option) for option in choice.options)
            self.ask = choice
        except StopIteration:
            return

    def counted(self) -> Scene:
        """As if all this were balanced already."""
        self.s.phase = OVER
        return self

    def advised(self) -> Scene:
        """To the end, every owner taking the table's advice."""
        from ludarium.games.terraformer.policy import advice

        self.balance()
        while self.ask is not None:
            self._go_on(advice(self.t, self.s, self.ask))
            self.balance()
        return self

    # -- seeing -----------------------------------------------------------------

    def asks(self, who: str, kind: str, because: str = "") -> bool:
        choice = self.ask
        return (
            choice is not None
            and (choice.seat, choice.kind.name) == (SEATS.index(who), kind)
            and because in ("", choice.because)
        )

    def options(self) -> list[str]:
        assert self.ask is not None
        return [self.say(option) for option in self.ask.options]

    def refused(self, said: str | int) -> str:
        """The clause that forbids an answer, and why."""
        assert self.ask is not None
        refusal = self.ask.why_not(self.number(said))
        assert refusal is not None
        assert all("TF" in refusal.text(lang) and "{" not in refusal.text(lang) for lang in ("en", "ru"))
        return f"{refusal.clause} {refusal.why}"

    def living(self, column: int) -> list[str]:
        return [self.say_being(being) for being in self.s.planet[column - 1].beings]

    def lives(self, said: str, column: int) -> bool:
        return said in self.living(column)

    def dead(self, who: str) -> list[str]:
        return [HOUSE.ids[card] for card in self.s.discards[SEATS.index(who)]]

    def told(self, event: str) -> list[dict[str, Any]]:
        return [told.args for told in self.t.events if told.id == event]

    @property
    def result(self) -> Result:
        assert self.s.phase == OVER
        return result(self.t, self.s)

    @property
    def points(self) -> dict[str, int]:
        return dict(zip(SEATS, self.result.scores, strict=False))

    # -- names ------------------------------------------------------------------

    def number(self, said: str | int) -> int:
        assert self.ask is not None
        kind = self.ask.kind.name
        if isinstance(said, int):
            return said - 1
        if said == "stop":
            return self.t.box.stop
        if kind == "fate":
            return ("niche", "migrate").index(said)
        return self.being(said)

    def being(self, said: str) -> int:
        """One that lives on the planet; else the number it would have."""
        for ecosystem in self.s.planet:
            for being in ecosystem.beings:
                if self.say_being(being) == said:
                    return being
        id, owner = said.split()
        return self.t.box.being_number(SEATS.index(owner), HOUSE.number[id])

    def say(self, option: int) -> str:
        assert self.ask is not None
        kind = self.ask.kind.name
        if kind == "fate":
            return ("niche", "migrate")[option]
        if kind == "to":
            return str(option + 1)
        return "stop" if option == self.t.box.stop else self.say_being(option)

    def say_being(self, being: int) -> str:
        return f"{HOUSE.ids[self.t.box.card_of[being]]} {SEATS[self.t.box.owner_of[being]]}"
