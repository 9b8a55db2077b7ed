"""The pack of a match laid out by card and by place, and what its things are called."""

from __future__ import annotations

from typing import Any

from ludarium.games.terravist.content import compile_content
from ludarium.games.terravist.names import named
from ludarium.games.terravist.places import Niches
from ludarium.games.terravist.terms import HABITATS, TOKENS
from ludarium.table.phrase import Phrase


class Contents:
    """The base of the Box."""

    def __init__(self, files: dict[str, Any], seats: int) -> None:
        self.content = compile_content(files, seats)
        self._lay_out_cards()
        self.niches = Niches(self.content.boards)
        self.places = self.niches.places
        self.boards = tuple(h for h, board in enumerate(self.content.boards) if board is not None)
        self.dice = self.content.dice

    def _lay_out_cards(self) -> None:
        """What is printed, by card: a step less for every look at it."""
        species = [self.content.creatures[n] for n in self.content.cards]
        self.cards = len(species)
        self.row = [one.row for one in species]
        self.homes = [one.homes for one in species]
        self.cost = [one.cost for one in species]
        self.level = [one.row.level for one in species]
        self.smile = [one.row.smile for one in species]
        self.cap = [one.row.egg_cap for one in species]
        self.when = [one.when for one in species]
        self.effects = [one.effects for one in species]
        self.class_ = [one.class_ for one in species]
        self.anyone = [one.row.users == "anyone" for one in species]
        self._names = [named(f"creature-{one.row.id}", one.row.name) for one in species]

    # -- names ------------------------------------------------------------------------

    def creature(self, card: int) -> Phrase:
        return self._names[card]

    def board(self, habitat: int) -> Phrase:
        board = self.content.boards[habitat]
        return named(f"board-{HABITATS[habitat]}", board.row.name if board else None)

    def weather(self, card: int) -> Phrase:
        row = self.content.environment_rows[card]
        return named(f"environment-{row.id}", row.name)

    def position(self, card: int) -> Phrase:
        row = self.content.positions[card]
        return named(f"position-{row.id}", row.name)

    def goal(self, tile: int) -> Phrase:
        row = self.content.goals[tile]
        return named(f"goal-{row.id}", row.name)

    def token(self, kind: int) -> Phrase:
        return Phrase(f"token-{TOKENS[kind]}")

    def place(self, place: int) -> Phrase:
        """Where it is: a niche of a board, or the seam between two."""
        niches = self.niches
        if place < niches.count:
            habitat = niches.board[place]
            board = self.content.boards[habitat]
            assert board is not None
            niche = board.row.niche[place - niches.of[habitat][0]].id
            return Phrase("place-niche", {"board": self.board(habitat), "niche": niche})
        a, b = niches.pair(place)
        return Phrase("place-seam", {"board": self.board(a), "next": self.board(b)})
