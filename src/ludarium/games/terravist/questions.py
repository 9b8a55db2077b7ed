"""Every kind of question of Terravist: its domain, what a player touches to answer, how an option is said."""

from __future__ import annotations

from typing import Any

from ludarium.games.terravist.contents import Contents
from ludarium.games.terravist.places import SIDE
from ludarium.games.terravist.terms import TOKENS
from ludarium.games.terravist.vocabulary import ANY, Effects, all_of
from ludarium.table.choice import Kind
from ludarium.table.phrase import Phrase

NO, YES = range(2)  # the options of `use` and `hunt`
CARD, DIE, EGG, REROLL = range(4)  # the options of D10, the first action (TV-6)
ACTS = ("card", "die", "egg", "reroll")
# The options of D20, the second action, after the cards that can be settled.
SECOND_ACTS = ("chain", "develop", "reroll")


class Questions(Contents):
    """Between the pack and the Box: a kind is as large as what the pack holds."""

    def __init__(self, files: dict[str, Any], seats: int) -> None:
        super().__init__(files, seats)
        self._largest()
        self._make_kinds()

    def _largest(self) -> None:
        """The bounds of the domains, from the content."""
        effects = [e for own in self._all_effects() for e in all_of(own)]
        cheats = [cost for cheat in self.content.cheats.values() for cost in cheat.cost]
        boards = [board.cost for board in self.content.boards if board]
        costs = [*self.cost, *boards, *cheats, *(e.cost for e in effects)]
        self.most_paid = max(2 * (sum(c.tokens) + 1) + c.any for c in costs)  # of one kind, in one payment
        self.most_eggs = max(self.cap)
        self.most_options = max([2, *(len(e.options) for e in effects)])

    def _all_effects(self) -> list[Effects]:
        boards = [board.effects for board in self.content.boards if board]
        return [*self.effects, *boards, *self.content.environments]

    def _make_kinds(self) -> None:
        cards, places = self.cards, self.places
        positions = len(self.content.positions)
        die_faces = len(self.content.faces) * len(TOKENS)
        self.die_reroll, self.die_stop = die_faces, die_faces + 1
        self.take_deck, self.take_nothing = cards, cards + 1
        self.no_card, self.no_place, self.no_token = cards, places, len(TOKENS)
        self.no_option = self.most_options
        self.pay_base, self.egg_base = self.most_paid + 1, self.most_eggs + 1
        self.HABITAT = Kind("habitat", 5, "board", self.board)
        self.chain, self.develop, self.reroll = range(cards, cards + 3)  # options of `second`
        self.FIRST = Kind("first", 4, lambda o: (f"act:{ACTS[o]}",), lambda o: Phrase(f"first-{ACTS[o]}"))
        self.SECOND = Kind("second", cards + 3, self._touch_second, self._say_second)
        self.TAKE = Kind("take", cards + 2, self._touch_take, self._say_take)
        self.DIE = Kind("die", die_faces + 2, self._touch_die, self._say_die)
        self.EGG = Kind("egg", places + 1, _or_none("place", places), self._say_place("egg-stop"))
        self.AGAIN = Kind("again", cards + 1, _or_none("card", cards), self._say_card("again-none"))
        self.WAIVE = Kind("waive", 6, "token", self._say_waived)
        self.PLACE = Kind("place", places, "place", self.place)
        self.PAY = Kind("pay", 5 * self.pay_base, self._touch_pay, self._say_pay)
        self.EGGS = Kind("eggs", places * self.egg_base, self._touch_eggs, self._say_eggs)
        self.CHAIN = Kind("chain", places + 5, self._touch_chain, self._say_chain)
        self.LINK = Kind("link", places + 1, _or_none("place", places), self._say_place("link-stop"))
        self.ENDS = Kind("ends", 5, "board", self.board)
        self.USE = Kind("use", 2, "use", lambda o: Phrase(("use-no", "use-yes")[o]))
        self.DEVELOP = Kind("develop", 5, "board", self.board)
        self.CELL = Kind("cell", SIDE * SIDE, "cell", _say_cell)
        self.ORDER = Kind("order", places + 1, _or_none("place", places), self._say_place("order-stop"))
        self.GAIN = Kind("gain", 6, _or_none("token", 5), self._say_token("gain-none"))
        self.SWAP = Kind("swap", 6, _or_none("token", 5), self._say_token("swap-stop"))
        self.SWAP_FOR = Kind("swap-for", 5, "token", self.token)
        self.KEEP = Kind("keep", cards, "card", self.creature)
        self.RECOVER = Kind("recover", cards + 1, _or_none("card", cards), self._say_card("recover-stop"))
        self.TUCK = Kind("tuck", cards + 1, _or_none("card", cards), self._say_card("tuck-stop"))
        self.HUNT = Kind("hunt", 2, "use", lambda o: Phrase(("hunt-no", "hunt-yes")[o]))
        self.ATOP = Kind("atop", positions, "position", self.position)
        self.ROLE = Kind("role", positions, "position", self.position)
        self.CHOOSE = Kind("choose", self.most_options + 1, "choice", self._say_choice)
        self.RETURN = Kind("return", 5, "token", self.token)
        self.SPARE = Kind("spare", places, "place", self.place)
        self.DROP = Kind("drop", cards, "card", self.creature)
        self.PASS = Kind("pass", cards, "card", self.creature)
        self.EITHER = Kind("either", self.most_options, "choice", lambda o: Phrase("choice", {"n": o + 1}))
        self.kinds = (
            self.HABITAT, self.FIRST, self.SECOND, self.TAKE, self.DIE, self.EGG, self.AGAIN,
            self.WAIVE, self.PLACE, self.PAY, self.EGGS, self.CHAIN, self.LINK, self.ENDS, self.USE, self.DEVELOP,
            self.CELL, self.ORDER, self.GAIN, self.SWAP, self.SWAP_FOR, self.KEEP, self.RECOVER, self.TUCK,
            self.HUNT, self.ATOP, self.ROLE, self.CHOOSE, self.RETURN, self.SPARE, self.DROP, self.PASS, self.EITHER,
        )  # fmt: skip

    # -- what is touched, and how an option is said -------------------------------------

    def _touch_second(self, option: int) -> tuple[str, ...]:
        return (f"card:{option}",) if option < self.cards else (f"act:{SECOND_ACTS[option - self.cards]}",)

    def _say_second(self, option: int) -> Phrase:
        if option < self.cards:
            return Phrase("second-settle", {"card": self.creature(option)})
        return Phrase(f"second-{SECOND_ACTS[option - self.cards]}")

    def _touch_take(self, option: int) -> tuple[str, ...]:
        if option < self.cards:
            return (f"card:{option}",)
        return ("deck:0",) if option == self.take_deck else ("none:0",)

    def _say_take(self, option: int) -> Phrase:
        if option < self.cards:
            return self.creature(option)
        return Phrase("take-deck" if option == self.take_deck else "take-none")

    def _touch_die(self, option: int) -> tuple[str, ...]:
        if option == self.die_reroll:
            return ("reroll:0",)
        if option == self.die_stop:
            return ("none:0",)
        kind, face = divmod(option, 5)
        return (f"die:{kind}-{face}",)

    def _say_die(self, option: int) -> Phrase:
        if option >= self.die_reroll:
            return Phrase("die-reroll" if option == self.die_reroll else "die-stop")
        kind, face = divmod(option, 5)
        return Phrase("die-face", {"token": self.token(face), "die": self.content.die_names[kind]})

    def _touch_pay(self, option: int) -> tuple[str, ...]:
        kind, n = divmod(option, self.pay_base)
        return (f"pay:{kind}-{n}",)

    def _say_pay(self, option: int) -> Phrase:
        kind, n = divmod(option, self.pay_base)
        return Phrase("pay-tokens", {"n": n, "token": self.token(kind)})

    def _touch_eggs(self, option: int) -> tuple[str, ...]:
        place, n = divmod(option, self.egg_base)
        return (f"eggs:{place}-{n}",)

    def _say_eggs(self, option: int) -> Phrase:
        place, n = divmod(option, self.egg_base)
        return Phrase("pay-eggs", {"n": n, "place": self.place(place)})

    def _touch_chain(self, option: int) -> tuple[str, ...]:
        places = self.places
        return (f"place:{option}",) if option < places else (f"board:{option - places}",)

    def _say_chain(self, option: int) -> Phrase:
        if option < self.places:
            return Phrase("chain-from", {"place": self.place(option)})
        return Phrase("chain-board", {"board": self.board(option - self.places)})

    def _say_place(self, none: str) -> Any:
        return lambda option: Phrase(none) if option == self.places else self.place(option)

    def _say_card(self, none: str) -> Any:
        return lambda option: Phrase(none) if option == self.cards else self.creature(option)

    def _say_token(self, none: str) -> Any:
        return lambda option: Phrase(none) if option == len(TOKENS) else self.token(option)

    def _say_waived(self, option: int) -> Phrase:
        return Phrase("token-any") if option == ANY else self.token(option)

    def _say_choice(self, option: int) -> Phrase:
        return Phrase("choice-none") if option == self.no_option else Phrase("choice", {"n": option + 1})


def _or_none(target: str, none: int) -> Any:
    return lambda option: ("none:0",) if option == none else (f"{target}:{option}",)


def _say_cell(cell: int) -> Phrase:
    y, x = divmod(cell, SIDE)
    return Phrase("cell-at", {"x": x - SIDE // 2, "y": y - SIDE // 2})
