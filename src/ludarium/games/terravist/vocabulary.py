"""Effects made ready to run: kinds of tokens and habitats are small integers, what an op leaves out is a default.

The checks are those that no type can say: which op may stand where, and within which bounds (docs: the pack guide).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from ludarium.games.terravist import effect_rows as written
from ludarium.games.terravist.effect_rows import CostRow
from ludarium.games.terravist.terms import HABITATS, TOKENS

ANY_KIND = (0, 1, 2, 3, 4)
ANY = len(TOKENS)  # where tokens of any kind are counted, after the five kinds
MOST = 20  # no number in an effect is above this

# Of a creature, because there must be a "this card"; of an environment card, because there is no "you".
_THIS = (written.TuckOp, written.HuntOp, written.OwnerOp)
_WORLD = (written.EachCreatureOp, written.EachPlayerOp, written.RenewOp, written.PassOp)


class Cost(NamedTuple):
    """What is asked for: specific tokens by kind, then tokens of any kind, eggs, hand cards."""

    tokens: tuple[int, ...] = (0, 0, 0, 0, 0)
    any: int = 0
    eggs: int = 0
    cards: int = 0

    @property
    def size(self) -> int:
        return sum(self.tokens) + self.any


class Effect(msgspec.Struct, frozen=True, kw_only=True):
    """One effect, compiled. Which fields mean something depends on `op` (TV-23)."""

    op: str
    n: int = 1
    of: tuple[int, ...] = ANY_KIND
    src: str = ""
    where: str = ""
    what: str = ""
    most: int = 0
    boards: int = 0  # bits of habitats; 0: all
    look: int = 0
    keep: int = 0
    discount: int = 0
    eggs_min: int = 0
    cost: Cost = Cost()
    then: tuple[Effect, ...] = ()
    options: tuple[tuple[Effect, ...], ...] = ()


Effects = tuple[Effect, ...]


class Wrong(Exception):
    """An effect that can't be: where in it, and what was expected."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(problem)
        self.where, self.problem = where, problem


def cost_of(row: CostRow) -> Cost:
    for name in (*TOKENS, "any", "egg", "card"):
        if not 0 <= getattr(row, name) <= MOST:
            raise Wrong(name, f"0 to {MOST} expected")
    return Cost((row.L0, row.L1, row.L2, row.L3, row.H), row.any, row.egg, row.card)


def mask_of(habitats: Sequence[str]) -> int:
    return sum(1 << HABITATS.index(habitat) for habitat in dict.fromkeys(habitats))


def compile_effects(rows: Sequence[Any], on: str) -> Effects:
    """`on` says whose they are: "creature", "board" or "environment"."""
    compiled = []
    for index, row in enumerate(rows):
        try:
            compiled.append(_compile(row, on))
        except Wrong as wrong:
            where = f"effects[{index}]" + (f".{wrong.where}" if wrong.where else "")
            raise Wrong(where, wrong.problem) from None
    return tuple(compiled)


def _compile(row: Any, on: str) -> Effect:
    _check_place(row, on)
    values: dict[str, Any] = {"op": row.__struct_config__.tag}
    for name in ("n", "src", "where", "what", "look", "keep", "discount", "eggs_min"):
        if hasattr(row, name):
            values[name] = _bounded(name, getattr(row, name))
    if hasattr(row, "of"):
        values["of"] = _kinds(row.of)
    if hasattr(row, "board"):
        values["boards"] = mask_of(row.board)
    if isinstance(row, written.PayOp):
        values["cost"] = cost_of(row.cost)
    if isinstance(row, written.EggOp):
        values["most"] = _bounded("max", row.max)
    if hasattr(row, "then"):
        values["then"] = compile_effects(row.then, _inside(row, on))
    if hasattr(row, "options"):
        values["options"] = tuple(compile_effects(option, _inside(row, on)) for option in row.options)
    effect = Effect(**values)
    _check_sense(effect)
    return effect


def _bounded(name: str, value: Any) -> Any:
    if isinstance(value, int) and not 0 <= value <= MOST:
        raise Wrong(name, f"0 to {MOST} expected")
    return value


def _kinds(of: Sequence[str]) -> tuple[int, ...]:
    if not of:
        raise Wrong("of", "at least one kind expected")
    return ANY_KIND if "any" in of else tuple(sorted({TOKENS.index(kind) for kind in of}))


def _inside(row: Any, on: str) -> str:
    """Where the effects inside this one stand: after `each_player` there is a "you", and losing is allowed."""
    if isinstance(row, written.EachPlayerOp | written.LoseOneOp):
        return "player"
    return "loss" if isinstance(row, written.EachCreatureOp) else on


def _check_place(row: Any, on: str) -> None:
    this = isinstance(row, _THIS) or (isinstance(row, written.EggOp) and row.where in ("this", "each_here"))
    if this and on != "creature":
        raise Wrong("", "only a creature's ability has a card that it says 'this card' of")
    if isinstance(row, written.LoseOp | written.LoseOneOp) and on not in ("player", "loss"):
        raise Wrong("", "losing stands inside each_player, each_creature or lose_one_of")
    world = isinstance(row, _WORLD)
    if world and on != "environment":
        raise Wrong("", "only an environment card does something to all")
    if on == "environment" and not world:
        raise Wrong(
            "", "each_player, each_creature, tray_renew or pass_card expected: there is no 'you' here"
        )
    if isinstance(row, written.EnvironmentOp) and on == "player":
        raise Wrong("", "an environment card plays no other one")


def _check_sense(effect: Effect) -> None:
    if effect.op in ("draft", "position_draw") and not 1 <= effect.keep <= effect.look:
        raise Wrong("keep", "1 to look expected")
    if effect.n < 1:
        raise Wrong("n", "at least 1 expected")
    if effect.where == "each_here" and effect.most < 1:
        raise Wrong("max", "at least 1 expected")
    if effect.op == "pay" and effect.cost == Cost():
        raise Wrong("cost", "something to pay expected")
    if effect.op in ("choose", "lose_one_of") and (len(effect.options) < 2 or not all(effect.options)):
        raise Wrong("options", "at least two alternatives expected, none of them empty")
    if effect.op in ("pay", "everyone", "owner", "may", "each_player") and not effect.then:
        raise Wrong("then", "at least one effect expected")
    if effect.op == "each_creature" and [(e.what, e.boards) for e in effect.then] != [("egg", 0)]:
        raise Wrong("then", "one effect expected: lose an egg")


def all_of(effects: Effects) -> Iterator[Effect]:
    """These effects and all inside them."""
    for effect in effects:
        yield effect
        yield from all_of(effect.then)
        for option in effect.options:
            yield from all_of(option)
