"""All that never changes in a match of «Терраформер»: options, content, numbers of beings, kinds of questions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludarium.games.terraformer import names
from ludarium.games.terraformer.content import Content, compile_content
from ludarium.games.terraformer.files import Shift
from ludarium.games.terraformer.options import Options
from ludarium.games.terraformer.printed import MOST, SIZES, Size
from ludarium.games.terraformer.state import COPIES, OWNERS
from ludarium.table.choice import Kind
from ludarium.table.phrase import Phrase

KEEP, REDEAL = range(2)  # options of REDEAL
NEW = MOST  # option of PLACE: a new ecosystem
BY_CLIMATE, BY_DIET = range(2)  # options of MODE
NICHE, MIGRATE = range(2)  # options of FATE


class Box:
    """Opened once for all matches of the same options, pack and number of seats; copies share it."""

    def __init__(self, options: Options, files: dict[str, Any], seats: int) -> None:
        self.options = options
        self.seats = seats
        self.content: Content = compile_content(files)
        self.size: Size = next(size for size in SIZES if size.id == options.planet)
        self.forecasts: dict[bytes, Any] = {}  # by planet (expecting.py)
        self.balanced: dict[bytes, Any] = {}  # by ecosystem
        self.settlers: dict[Any, Any] = {}  # by ecosystem, what it leaves over, weights (prospects.py)
        self.lands: dict[Any, Any] = {}  # by planet and weights (prospects.py)
        self.top = float(min(250, self.content.cards))  # in a sight: no card reaches further
        self._names = tuple(names.card_name(self.content, card) for card in range(self.content.cards))
        self._number_beings()
        self._make_kinds()

    # -- beings of the planet -------------------------------------------------------

    def _number_beings(self) -> None:
        """By number of a being: its card and its owner, and what is read off the card most often."""
        content = self.content
        self.numbers = content.beings * COPIES * OWNERS
        self.card_of = tuple(content.biomes + n // (COPIES * OWNERS) for n in range(self.numbers))
        self.owner_of = tuple(n % OWNERS for n in range(self.numbers))
        self.role_of = tuple(content.role[card] for card in self.card_of)
        self.worth_of = tuple(content.points[card] for card in self.card_of)
        self.counts_of = tuple(content.counts[card] for card in self.card_of)  # bits of what it is as food

        self.suited = tuple(  # by biome: the beings that may live there
            tuple(card for card in range(content.cards) if content.climates[card] >> climate & 1)
            for climate in content.climate
        )

        self.shifts = {
            action: tuple(_reached(content, effect, biome) for biome in range(content.biomes))
            for action, effect in enumerate(content.effect)
            if isinstance(effect, Shift)
        }  # by climate Action, by biome: bits of those it may be changed to (TF-6.1)

    def being_number(self, owner: int, card: int, copy: int = 0) -> int:
        """Of the first or second copy of a being in a player's deck; the same wherever it lives."""
        return ((card - self.content.biomes) * COPIES + copy) * OWNERS + owner

    # -- names ----------------------------------------------------------------------

    def card(self, card: int) -> Phrase:
        return self._names[card]

    def being(self, being: int) -> Phrase:
        """A being of the planet: its name and whose it is."""
        return Phrase("being-of", {"card": self.card(self.card_of[being]), "seat": self.owner_of[being]})

    def food(self, food: int) -> Phrase:
        return names.food_name(self.content, food)

    def deck(self, number: int) -> Phrase:
        """A starter deck."""
        return names.deck_name(self.content, number)

    # -- the kinds of questions -------------------------------------------------------

    def _make_kinds(self) -> None:
        """An option is a number of what it names; those that name nothing have the numbers after."""
        content = self.content
        cards, beings, actions = content.cards, self.numbers, cards_from(content)
        self.draw, self.end_turn = cards, cards + 1  # of STEP
        self.enough = cards  # of CLONE: no second card
        self.play_answer, self.passed = actions, 2 * actions  # of ANSWER: see below
        self.no_biome = content.biomes  # of REPLACEMENT
        self.stop = beings  # of EATER
        self.REDEAL = _words("redeal", "keep again")
        self.SIZE = _words("size", " ".join(size.id for size in SIZES))
        self.STEP = Kind("step", cards + 2, self._touch_step, self._say_step)
        self.PLACE = Kind("place", MOST + 1, _or("ecosystem", NEW, "ecosystem:new"), self._say_place)
        self.ECOSYSTEM = Kind("ecosystem", MOST, "ecosystem", _ecosystem)
        self.BEING = Kind("being", beings, "being", self.being)
        self.MODE = _words("mode", "climate diet")
        self.ICON = Kind("icon", len(content.foods), "icon", self.food)
        self.CLONE = Kind("clone", cards + 1, _or("discard", cards, "clone:enough"), self._say_clone)
        self.ANSWER = Kind("answer", 2 * actions + 1, self._touch_answer, self._say_answer)
        self.REPLACEMENT = Kind(
            "replacement", content.biomes + 1, _or("hand", content.biomes, "replacement:none"), self._say_laid
        )
        self.NEXT = Kind("next", beings, "being", self.being)
        self.TO = Kind("to", MOST, "ecosystem", _ecosystem)
        self.DISCARD = Kind("discard", cards, "hand", self.card)
        self.LOSE = Kind("lose", beings, "being", self.being)
        self.FATE = _words("fate", "niche migrate")
        self.EATER = Kind("eater", beings + 1, _or("being", beings, "eater:stop"), self._say_eater)
        self.FOOD = Kind("food", beings, "being", self.being)
        self.kinds = (
            self.REDEAL, self.SIZE, self.STEP, self.PLACE, self.ECOSYSTEM, self.BEING, self.MODE, self.ICON,
            self.CLONE, self.ANSWER, self.REPLACEMENT, self.NEXT, self.TO, self.DISCARD, self.LOSE, self.FATE,
            self.EATER, self.FOOD,
        )  # fmt: skip

    def cancel_with(self, card: int) -> int:
        """The option of ANSWER that cancels with this Action."""
        return card - self.content.first_action

    def play_as_answer(self, card: int) -> int:
        """The option of ANSWER that plays this out-of-turn Action for its own effect (TF-5.4)."""
        return self.play_answer + card - self.content.first_action

    # -- what is touched, how an option is said ---------------------------------------------

    def _touch_step(self, option: int) -> tuple[str, ...]:
        if option < self.content.cards:
            return (f"hand:{option}",)
        return ("deck:own",) if option == self.draw else ("turn:end",)

    def _say_step(self, option: int) -> Phrase:
        if option < self.content.cards:
            return Phrase("step-card", {"card": self.card(option)})
        return Phrase("step-draw" if option == self.draw else "step-end")

    def _say_place(self, option: int) -> Phrase:
        return Phrase("place-new") if option == NEW else _ecosystem(option)

    def _say_clone(self, option: int) -> Phrase:
        return Phrase("clone-enough") if option == self.enough else self.card(option)

    def _touch_answer(self, option: int) -> tuple[str, ...]:
        if option == self.passed:
            return ("answer:pass",)
        deed = "answer:play" if option >= self.play_answer else "answer:cancel"
        return (f"hand:{self.content.first_action + option % self.play_answer}", deed)

    def _say_answer(self, option: int) -> Phrase:
        if option == self.passed:
            return Phrase("answer-pass")
        card = self.card(self.content.first_action + option % self.play_answer)
        return Phrase("answer-play" if option >= self.play_answer else "answer-cancel", {"card": card})

    def _say_laid(self, option: int) -> Phrase:
        return Phrase("replacement-none") if option == self.no_biome else self.card(option)

    def _say_eater(self, option: int) -> Phrase:
        return Phrase("eater-stop") if option == self.stop else self.being(option)


def _reached(content: Content, effect: Shift, old: int) -> int:
    found = 0
    for biome in range(content.biomes):
        warmer = content.temperature(biome) - content.temperature(old)
        wetter = content.humidity(biome) - content.humidity(old)
        step, other = (warmer, wetter) if effect.scale == "temperature" else (wetter, warmer)
        if not other and step * effect.sign > 0:
            found |= 1 << biome
    return found


def cards_from(content: Content) -> int:
    """How many Actions there are."""
    return content.cards - content.first_action


def _ecosystem(at: int) -> Phrase:
    return Phrase("ecosystem-at", {"n": at + 1})


def _words(name: str, words: str) -> Kind:
    """A kind whose options have a word each."""
    ids = words.split()
    return Kind(name, len(ids), lambda o: (f"{name}:{ids[o]}",), lambda o: Phrase(f"{name}-{ids[o]}"))


def _or(target: str, last: int, otherwise: str) -> Callable[[int], tuple[str, ...]]:
    return lambda option: (otherwise,) if option == last else (f"{target}:{option}",)
