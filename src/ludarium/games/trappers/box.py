"""All that never changes in a match of Трапперы: content, options, kinds of questions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludarium.games.trappers import places
from ludarium.games.trappers.artifact_cards import OPEN, Artifact
from ludarium.games.trappers.content import Content, compile_content
from ludarium.games.trappers.deeds import DUEL, FORMS, RAID, ROB, Deed
from ludarium.games.trappers.distances import costs
from ludarium.games.trappers.files import Names
from ludarium.games.trappers.ground import CLANS, KINDS, NOBODY, WASTE
from ludarium.games.trappers.options import Options as Options
from ludarium.games.trappers.quest_cards import Quest
from ludarium.table.choice import Kind
from ludarium.table.phrase import Phrase

HEADINGS = ("north", "east", "south", "west", "free")


class Box:
    """Opened once for all matches of the same options and pack; copies share it."""

    def __init__(self, options: Options, files: dict[str, Any], seats: int) -> None:
        self.options = options
        self.seats = seats
        self.everybody = (1 << seats) - 1  # bits of all seats
        self.content: Content = compile_content(files)
        self.ground = self.content.ground
        self.artifacts = self.content.artifacts
        self.quests = self.content.quests
        self.ops = self.content.ops
        self.cells = self.ground.cells
        self.clan_of = self.ground.clan  # by cell
        self.residents_max = self.content.pack.residents_max
        self.money_max = self.content.pack.money_max
        self.open_in = [self._bits(windows) for windows in OPEN]  # by moment of a turn: bits of Artifacts
        self.reactions = any(artifact.window == "reaction" for artifact in self.artifacts)
        self._number_options()
        self._make_kinds()
        self._list_cells()

    def _bits(self, windows: set[str]) -> int:
        return sum(1 << card.number for card in self.artifacts if card.window in windows)

    def _list_cells(self) -> None:
        """Cells by kind and clan, and how far they are from each other: what bots look up."""
        ground, clans = self.ground, range(CLANS + 1)
        every = range(self.cells)
        self.of_kind = tuple(tuple(c for c in every if ground.kind[c] == k) for k in range(len(KINDS)))
        self.of_clan = tuple(tuple(c for c in every if ground.clan[c] == clan) for clan in clans)
        self.waste_of = tuple(
            tuple(c for c in self.of_clan[clan] if ground.kind[c] == WASTE and clan) for clan in clans
        )
        self.clan_cells = tuple(c for c in every if ground.clan[c])
        self.far = costs(ground)
        self.for_fighters = tuple(_wants_fighter(quest) for quest in self.quests)

    def _number_options(self) -> None:
        """Where the options of MOVE and ACT begin that name an Artifact, a Quest or a seat."""
        a, q, n = len(self.artifacts), len(self.quests), self.seats
        self.move_use = places.MOVES
        self.move_abandon = self.move_use + a
        self.duel = places.ACTS
        self.beat = self.duel + n
        self.sell = self.beat + n
        self.hand_in = self.sell + a
        self.use = self.hand_in + q
        self.abandon = self.use + a
        self.acts = self.abandon + q
        self.no_artifact = a  # the last option of GIVE and REACT
        self.no_quest = q  # of DISCARD
        self.no_seat = n  # of VICTIM

    # -- the kinds of questions ----------------------------------------------

    def _make_kinds(self) -> None:
        a, q, n = len(self.artifacts), len(self.quests), self.seats
        self.COLOUR = Kind("colour", 4, "colour", self.colour)
        self.MOVE = Kind("move", self.move_abandon + q, self._touch_move, self._say_move)
        self.ACT = Kind("act", self.acts, self._touch_act, self._say_act)
        self.ROLL = Kind("roll", 1 + a, self._touch_roll, self._say_roll("roll-go"))
        self.RESULT = Kind("result", 1 + a, self._touch_roll, self._say_roll("result-accept"))
        self.DECK = Kind("deck", 2, "deck", lambda o: Phrase(("deck-people", "deck-old")[o]))
        self.DISCARD = Kind("discard", q + 1, self._touch_or("quest", q), self._say_discard)
        self.FIRST = Kind("first", q, "quest", self.quest)
        self.CLAN = Kind("clan", CLANS + 1, "clan", self.clan)
        self.VICTIM = Kind("victim", n + 1, self._touch_or("seat", n), self._say_victim)
        self.GIVE = Kind("give", a + 1, self._touch_or("artifact", a), self._say_give)
        self.CELL = Kind("cell", self.cells, "cell", lambda o: Phrase("at", {"at": self.ground.names[o]}))
        self.SHAPE = Kind("shape", 4, "form", self.form)
        self.FACE = Kind("face", 6, "die", lambda o: Phrase("die-face", {"n": o + 1}))
        self.SHOVE = Kind("shove", 5, "heading", lambda o: Phrase(f"shove-{HEADINGS[o]}"))
        self.REACT = Kind("react", a + 1, self._touch_or("artifact", a), self._say_react)
        self.AGREE = Kind("agree", 2, "agree", lambda o: Phrase(("agree-no", "agree-yes")[o]))
        self.ADJUST = Kind("adjust", self._adjustments(), "adjust", self._say_adjust)
        self.kinds = (
            self.COLOUR, self.MOVE, self.ACT, self.ROLL, self.RESULT, self.DECK, self.DISCARD, self.FIRST,
            self.CLAN, self.VICTIM, self.GIVE, self.CELL, self.SHAPE, self.FACE, self.SHOVE, self.REACT,
            self.AGREE, self.ADJUST,
        )  # fmt: skip

    def _adjustments(self) -> int:
        """ADJUST: by seat, a step up or down of zeff, Residents or one clan's Reputation; the last one ends it."""
        return self.seats * 2 * (2 + CLANS) + 1

    # -- names ---------------------------------------------------------------

    def colour(self, trapper: int) -> Phrase:
        row = self.content.trappers[trapper]
        return _named(row.name, f"colour-{row.id}")

    def clan(self, number: int) -> Phrase:
        if number == NOBODY:
            return Phrase("clan-nobody")
        row = self.content.clans[number - 1]
        return _named(row.name, f"clan-{row.id}")

    def form(self, form: int) -> Phrase:
        return Phrase(f"form-{FORMS[form]}")

    def artifact(self, number: int) -> Phrase:
        row = self.artifacts[number].row
        return _named(row.name, f"artifact-{row.id}")

    def quest(self, number: int) -> Phrase:
        row = self.quests[number].row
        return _named(row.name, f"quest-{row.id}")

    def at(self, cell: int) -> str:
        return self.ground.names[cell]

    def window(self, artifact: int) -> str:
        card: Artifact = self.artifacts[artifact]
        return card.window

    # -- what is touched, and said ---------------------------------------------

    def _touch_move(self, option: int) -> tuple[str, ...]:
        if option < self.move_use:
            return (f"move:{places.MOVE_WORDS[option]}",)
        if option < self.move_abandon:
            return (f"artifact:{option - self.move_use}",)
        return (f"quest:{option - self.move_abandon}",)

    def _say_move(self, option: int) -> Phrase:
        if option < self.move_use:
            return Phrase(f"move-{places.MOVE_WORDS[option]}")
        if option < self.move_abandon:
            return Phrase("use-artifact", {"card": self.artifact(option - self.move_use)})
        return Phrase("abandon-quest", {"quest": self.quest(option - self.move_abandon)})

    def _touch_act(self, option: int) -> tuple[str, ...]:
        if option < self.duel:
            return (f"act:{places.ACT_WORDS[option]}",)
        if option < self.sell:
            return (f"rover:{(option - self.duel) % self.seats}",)
        if option < self.hand_in:
            return ("act:sell", f"artifact:{option - self.sell}")
        if option < self.use:
            return ("act:hand-in", f"quest:{option - self.hand_in}")
        if option < self.abandon:
            return (f"artifact:{option - self.use}",)
        return (f"quest:{option - self.abandon}",)

    def _say_act(self, option: int) -> Phrase:
        if option < self.duel:
            return Phrase(f"act-{places.ACT_WORDS[option]}")
        if option < self.beat:
            return Phrase("act-duel", {"other": option - self.duel})
        if option < self.sell:
            return Phrase("act-beat", {"other": option - self.beat})
        if option < self.hand_in:
            return Phrase("act-sell", {"card": self.artifact(option - self.sell)})
        if option < self.use:
            return Phrase("act-hand-in", {"quest": self.quest(option - self.hand_in)})
        if option < self.abandon:
            return Phrase("use-artifact", {"card": self.artifact(option - self.use)})
        return Phrase("abandon-quest", {"quest": self.quest(option - self.abandon)})

    def _touch_roll(self, option: int) -> tuple[str, ...]:
        return (f"artifact:{option - 1}",) if option else ("die:own",)

    def _say_roll(self, go_on: str) -> Callable[[int], Phrase]:
        return lambda o: Phrase("use-artifact", {"card": self.artifact(o - 1)}) if o else Phrase(go_on)

    def _touch_or(self, word: str, last: int) -> Callable[[int], tuple[str, ...]]:
        return lambda o: (f"{word}:{o}",) if o < last else ("act:cancel",)

    def _say_discard(self, option: int) -> Phrase:
        if option == self.no_quest:
            return Phrase("cancel")
        return Phrase("discard-quest", {"quest": self.quest(option)})

    def _say_victim(self, option: int) -> Phrase:
        return Phrase("cancel") if option == self.no_seat else Phrase("victim", {"other": option})

    def _say_give(self, option: int) -> Phrase:
        if option == self.no_artifact:
            return Phrase("cancel")
        return Phrase("give-artifact", {"card": self.artifact(option)})

    def _say_react(self, option: int) -> Phrase:
        if option == self.no_artifact:
            return Phrase("react-none")
        return Phrase("use-artifact", {"card": self.artifact(option)})

    def _say_adjust(self, option: int) -> Phrase:
        if option == self._adjustments() - 1:
            return Phrase("adjust-done")
        seat, thing, up = read_adjustment(option)
        names = {0: Phrase("adjust-zeff"), 1: Phrase("adjust-residents")}
        name = names.get(thing) or Phrase("adjust-rep", {"clan": self.clan(thing - 1)})
        return Phrase("adjust-up" if up else "adjust-down", {"other": seat, "thing": name})


def read_adjustment(option: int) -> tuple[int, int, bool]:
    """An option of ADJUST: seat, 0 zeff, 1 Residents, 2 … Reputation with clan 1 …, and whether up."""
    step, up = divmod(option, 2)
    seat, thing = divmod(step, 2 + CLANS)
    return seat, thing, bool(up)


def _wants_fighter(quest: Quest) -> bool:
    """Whether some of it is done by Fighters only."""
    wanted = [dict(alternative) for filter_ in quest.filters for alternative in filter_.alternatives]
    what = Deed._fields.index("what")
    return any(each[0] <= {DUEL} or (each[0] <= {RAID} and ROB in each.get(what, ())) for each in wanted)


def _named(name: Names | None, id: str) -> Phrase:
    """What a pack calls its own things; what is of the house has its Fluent message."""
    if not name:
        return Phrase(id)
    known = next(iter(name.values()))
    return Phrase("named", {"en": name.get("en", known), "ru": name.get("ru", known)})
