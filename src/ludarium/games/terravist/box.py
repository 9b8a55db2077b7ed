"""All that never changes in a match of Terravist: options, content, places, kinds of questions."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec

from ludarium.games.terravist.content import Cheat, compile_content
from ludarium.games.terravist.files import HABITATS, TOKENS, Names
from ludarium.games.terravist.places import SIDE, Ground, Niches
from ludarium.games.terravist.vocabulary import Cost, Effects, all_of
from ludarium.table.choice import Kind
from ludarium.table.errors import LudariumError
from ludarium.table.phrase import Phrase

if TYPE_CHECKING:
    from ludarium.games.terravist.printed import Printed

LANGUAGES = ("en", "ru", "ja")

NO, YES = range(2)  # the options of `use` and `hunt`
CARD, DIE, EGG, REROLL = range(4)  # the options of D10, the first action (TV-6)
ACTS = ("card", "die", "egg", "reroll")
SECOND_ACTS = (
    "chain",
    "develop",
    "reroll",
)  # those of D20, the second action, after the cards that can be settled
ANY = len(TOKENS)  # where tokens of any kind are counted after the five kinds


def _reading(clause: str) -> msgspec.Meta:
    """A reading of the rulebook, or a variant for those who know it; the dialogue folds these away."""
    return msgspec.Meta(extra={"group": "readings", "clause": clause})


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table options of Terravist; of each the first value is the default (TV-22.4, TV-22.5)."""

    first_round_turns: Annotated[int, msgspec.Meta(ge=3, le=8)] = 6
    hard_mode: Literal["off", "I", "II", "III", "IV", "random"] = "off"
    first: Literal["random", "host_seat"] = "random"
    open_hands: bool = False
    goals_visible: Annotated[Literal["from_start", "at_round_start"], _reading("TV-3.10")] = "from_start"
    chain_owner: Annotated[Literal["anyone", "own_only"], _reading("TV-9.2")] = "anyone"
    last_link_board: Annotated[Literal["last_target", "last_fired"], _reading("TV-9.12")] = "last_target"
    seam: Annotated[Literal["overlay", "extra"], _reading("TV-7.7")] = "overlay"


class Box:
    """Opened once for all matches of the same options, pack and number of seats; copies share it."""

    def __init__(self, options: Options, files: dict[str, Any], seats: int) -> None:
        self.options = options
        self.seats = seats
        self.content = compile_content(files, seats)
        self.overlay = options.seam == "overlay"
        self.lengths = tuple(options.first_round_turns - step for step in range(3))  # TV-3.2
        self._lay_out_cards()
        self.niches = Niches(self.content.boards)
        self.places = self.niches.places
        self.boards = tuple(h for h, board in enumerate(self.content.boards) if board is not None)
        self.ground = lru_cache(maxsize=4096)(self._ground)
        self.dice = self.content.dice
        self.all_used = [-1] * len(self.dice)
        self._check_options()
        self._make_kinds()

    @cached_property
    def printed(self) -> Printed:
        """What is printed, as a browser draws it."""
        from ludarium.games.terravist.printed import Printed

        return Printed(self)

    def _check_options(self) -> None:
        wanted, found = self.options.hard_mode, self.content.cheats
        if wanted not in ("off", "random", *found) or (wanted == "random" and not found):
            raise LudariumError(
                f"options of terravist: hard_mode: the pack has {', '.join(found) or 'none'}, not {wanted}"
            )

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

    def _ground(self, cells: tuple[int, ...]) -> Ground:
        return Ground(self.niches, cells)

    # -- whose ability acts ----------------------------------------------------

    def act_of_board(self, habitat: int) -> int:
        return self.cards + habitat

    def act_of_weather(self, card: int) -> int:
        return self.cards + len(HABITATS) + card

    def acting(self, act: int) -> Phrase | None:
        """The name of what acts, by the number the state has for it."""
        if act < 0:
            return None
        if act < self.cards:
            return self.creature(act)
        act -= self.cards
        return self.board(act) if act < len(HABITATS) else self.weather(act - len(HABITATS))

    # -- costs of developing ---------------------------------------------------

    def cheat(self, name: str) -> Cheat | None:
        return self.content.cheats[name] if name else None

    def development(self, cheat: str, habitat: int, before: int) -> Cost:
        """TV-10.2, TV-22.2: what a board costs when `before` boards have been developed."""
        card = self.cheat(cheat)
        if card is not None:
            return card.cost[before if card.by_order else habitat]
        board = self.content.boards[habitat]
        assert board is not None
        return board.cost

    def bonus(self, cheat: str, habitat: int, before: int) -> int:
        """TV-10.4, TV-22.2: what it is worth at the end."""
        card = self.cheat(cheat)
        if card is not None:
            return card.bonus[before if card.by_order else habitat]
        board = self.content.boards[habitat]
        assert board is not None
        return board.row.bonus

    # -- names -------------------------------------------------------------------

    def creature(self, card: int) -> Phrase:
        row = self.row[card]
        return named(f"creature-{row.id}", row.name)

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

    # -- the kinds of questions ----------------------------------------------------

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
        self._largest()
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
        return (f"token:{kind}", f"number:{n}")

    def _say_pay(self, option: int) -> Phrase:
        kind, n = divmod(option, self.pay_base)
        return Phrase("pay-tokens", {"n": n, "token": self.token(kind)})

    def _touch_eggs(self, option: int) -> tuple[str, ...]:
        place, n = divmod(option, self.egg_base)
        return (f"place:{place}", f"number:{n}")

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


def listed(phrases: list[Phrase]) -> Phrase:
    """One after another, joined as the language does it."""
    if len(phrases) == 1:
        return phrases[0]
    return Phrase("join-list", {"first": phrases[0], "next": listed(phrases[1:])})


def _or_none(target: str, none: int) -> Any:
    return lambda option: ("none:0",) if option == none else (f"{target}:{option}",)


def _say_cell(cell: int) -> Phrase:
    y, x = divmod(cell, SIDE)
    return Phrase("cell-at", {"x": x - SIDE // 2, "y": y - SIDE // 2})


def named(message: str, names: Names | None) -> Phrase:
    """The name of a thing: ours, or the one that a pack has given it."""
    if not names:
        return Phrase(message)
    other = next(iter(names.values()))
    return Phrase("named", {lang: names.get(lang, other) for lang in LANGUAGES})
