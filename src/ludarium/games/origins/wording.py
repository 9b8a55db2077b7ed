"""Effects in words, made from the data they are written in: the text of a tile is never typed."""

from __future__ import annotations

from ludarium.games.origins import grammar
from ludarium.games.origins.grammar import (
    BASIC,
    COLOURS,
    GOODS,
    OF_KIND,
    TEMPLES,
    Amount,
    Counter,
    Effect,
    Step,
)
from ludarium.table.phrase import Phrase

_COUNTER_IDS = {number: name.replace("_", "-") for name, number in grammar.COUNTERS.items()}


def say_effect(effect: Effect, kinds: tuple[str, ...], war_steps: int = 0) -> list[Phrase]:
    """A phrase for each step. `war_steps` is what the table option of that name says, where it is known."""
    return [_step(_settled(step, war_steps), kinds) for step in effect]


def _settled(step: Step, war_steps: int) -> Step:
    """With the number in the place of the option."""
    counters = step.amount.counters
    if war_steps and counters and counters[0].what == grammar.WAR_ACTION_STEPS:
        step = step._replace(amount=Amount(war_steps))
    return step._replace(then=tuple(_settled(inner, war_steps) for inner in step.then))


def _step(step: Step, kinds: tuple[str, ...]) -> Phrase:
    op = step.op
    if op == grammar.GAIN:
        return _counted("gain", step.amount, kinds, what=_goods(step.goods, step.amount))
    if op in (grammar.VP, grammar.WAR):
        return _counted("vp" if op == grammar.VP else "war", step.amount, kinds)
    if op == grammar.VP_TABLE:
        per = _counter(step.amount.counters[0], kinds)
        row = " / ".join(str(value) for value in step.table)
        return Phrase("effect-vp-table", {"row": row, "per": per})
    if op == grammar.TEMPLE:
        return _temple(step)
    if op == grammar.PAY:
        price = _goods(step.goods, step.amount)
        return Phrase(
            "effect-pay", {"n": step.amount.base, "what": price, "then": _step(step.then[0], kinds)}
        )
    if op in (grammar.AND_OR, grammar.OR):
        advance, attack = (_step(half, kinds) for half in step.then)
        return Phrase(
            "effect-and-or" if op == grammar.AND_OR else "effect-or", {"one": advance, "two": attack}
        )
    return _special(step)


def _special(step: Step) -> Phrase:
    op, n = step.op, step.amount.base
    if op == grammar.VP_VALUE:
        return Phrase("effect-vp-value", {"colour": Phrase(f"of-colour-{COLOURS[step.what]}"), "n": n})
    if op == grammar.TAKE_CITIZEN:
        return Phrase("effect-citizen-paid" if step.what else "effect-citizen-free")
    if op == grammar.TAKE_SPEAKER:
        return Phrase("effect-speaker-row" if step.what else "effect-speaker-board")
    if op == grammar.RAISE:
        return Phrase("effect-raise", {"n": n})
    if op == grammar.TRAIN:
        return Phrase("effect-train", {"n": n})
    ids = {
        grammar.ATTACK: "effect-attack",
        grammar.RESERVE: "effect-reserve",
        grammar.RECOLOUR: "effect-recolour",
        grammar.SHIP_TO_1: "effect-ship",
        grammar.COPY: "effect-copy",
        grammar.BUY: "effect-buy",
    }
    return Phrase(ids[op])


def _temple(step: Step) -> Phrase:
    names = (*TEMPLES, "any", "other")
    id = "effect-temple-card" if step.card else "effect-temple"
    return Phrase(id, {"n": step.amount.base, "temple": Phrase(f"in-{names[step.what]}")})


def _goods(goods: tuple[int, ...], amount: Amount) -> Phrase:
    n = amount.base or amount.factor
    if goods == BASIC:
        return Phrase("goods-basic", {"n": n})
    if len(goods) == 1:
        return Phrase(f"goods-{GOODS[goods[0]]}", {"n": n})
    return Phrase("goods-or", {"list": [Phrase(f"goods-{GOODS[good]}", {"n": n}) for good in goods]})


def _counted(id: str, amount: Amount, kinds: tuple[str, ...], **args: Phrase) -> Phrase:
    """n; n for each …; base and n for each …"""
    if not amount.factor:
        return Phrase(f"effect-{id}", {"n": amount.base, **args})
    if amount.counters[0].what == grammar.WAR_ACTION_STEPS:
        return Phrase(f"effect-{id}-by-option", args)
    per = [_counter(counter, kinds) for counter in amount.counters]
    if amount.base:
        return Phrase(f"effect-{id}-base-per", {"base": amount.base, "n": amount.factor, "per": per, **args})
    return Phrase(f"effect-{id}-per", {"n": amount.factor, "per": per, **args})


def _counter(counter: Counter, kinds: tuple[str, ...]) -> Phrase:
    id = f"per-{_COUNTER_IDS[counter.what]}"
    if counter.of >= OF_KIND:
        return Phrase(f"{id}-kind", {"kind": Phrase(f"kind-{kinds[counter.of - OF_KIND]}")})
    return (
        Phrase(f"{id}-colour", {"colour": Phrase(f"of-colour-{COLOURS[counter.of]}")})
        if counter.of >= 0
        else Phrase(id)
    )
