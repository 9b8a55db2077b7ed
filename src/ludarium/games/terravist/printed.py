"""What a browser needs of cards and boards to draw them: made once from the content, the same for all."""

from __future__ import annotations

import msgspec

from ludarium.games.terravist.box import Box
from ludarium.games.terravist.content import TRIGGERS, Creature
from ludarium.games.terravist.terms import HABITATS
from ludarium.games.terravist.texts import cost_text, effects_text, measure_text, position_text, size_text
from ludarium.games.terravist.vocabulary import Cost, Effect, all_of
from ludarium.table.phrase import Phrase


class PartView(msgspec.Struct, frozen=True):
    """One effect of an ability, and whom it helps: you, the creature's owner, all, or whom it harms: rivals."""

    to: str
    text: Phrase


class CardView(msgspec.Struct, frozen=True):
    """A creature card. Costs are L0 L1 L2 L3 H, any, eggs."""

    card: int
    id: str
    name: Phrase
    latin: str
    class_: str
    level: int
    habitats: list[int]
    cost: list[int]
    cost_text: Phrase
    smile: int
    egg_cap: int
    when: str  # chain, settle, environ
    text: Phrase  # the ability, without its trigger
    parts: list[PartView]  # the same, effect by effect
    size: Phrase | None
    note: Phrase | None  # a pack's own words about the species


class NicheView(msgspec.Struct, frozen=True):
    place: int
    id: str
    x: int  # on the 4 x 3 grid of its board
    y: int
    edge: str  # N E S W, or nothing


class Printed:
    """The views of what never changes, kept by the box they were made from."""

    def __init__(self, box: Box) -> None:
        self.cards = [_card(box, number) for number in range(box.cards)]
        self.niches = [_niches(box, habitat) for habitat in range(5)]
        self.boards = [effects_text(board.effects) if board else None for board in box.content.boards]
        self.weather = [effects_text(effects) for effects in box.content.environments]
        self.goals = [measure_text(row.measure) for row in box.content.goals]
        self.positions = [position_text(row) for row in box.content.positions]
        abilities = [*box.effects, *(board.effects if board else () for board in box.content.boards)]
        self._abilities = [*abilities, *box.content.environments]  # in the order of Box.act_of_…

    def acting(self, act: int) -> Phrase | None:
        """The text of what acts."""
        effects = self._abilities[act] if act >= 0 else ()
        return effects_text(effects) if effects else None

    def choices(self, act: int) -> list[Phrase]:
        """What it lets one choose between (TV-23.15, TV-23.19)."""
        effects = self._abilities[act] if act >= 0 else ()
        options = next((e.options for e in all_of(effects) if e.options), ())
        return [effects_text(option) for option in options]


def cost_list(cost: Cost) -> list[int]:
    return [*cost.tokens, cost.any, cost.eggs]


def _card(box: Box, number: int) -> CardView:
    creature: Creature = box.content.creatures[box.content.cards[number]]
    row = creature.row
    note = (
        Phrase("named", {lang: row.text.get(lang, "") for lang in ("en", "ru", "ja")}) if row.text else None
    )
    return CardView(
        card=number,
        id=row.id,
        name=box.creature(number),
        latin=row.latin,
        class_=row.class_ or "",
        level=row.level,
        habitats=[habitat for habitat in range(len(HABITATS)) if creature.homes >> habitat & 1],
        cost=cost_list(creature.cost),
        cost_text=cost_text(creature.cost),
        smile=row.smile,
        egg_cap=row.egg_cap,
        when=TRIGGERS[creature.when],
        text=effects_text(creature.effects),
        parts=[_part(e) for e in creature.effects],
        size=size_text(row),
        note=note,
    )


_TO = {"everyone": "all", "environment": "all", "rivals_lose": "rivals", "hunt": "owner", "tuck": "owner"}


def _part(e: Effect) -> PartView:
    """TV-9.14: what is done to "this card" helps its owner, whoever uses it."""
    if e.op == "owner":
        return PartView("owner", effects_text(e.then))
    to = "owner" if e.op == "egg" and e.where == "this" else _TO.get(e.op, "you")
    return PartView(to, effects_text((e,)))


def _niches(box: Box, habitat: int) -> list[NicheView]:
    board = box.content.boards[habitat]
    if board is None:
        return []
    own = box.niches.of[habitat]
    return [
        NicheView(place, niche.id, niche.cell[0], niche.cell[1], niche.edge or "")
        for place, niche in zip(own, board.row.niche, strict=True)
    ]
